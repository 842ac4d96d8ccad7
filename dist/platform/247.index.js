export const id = 247;
export const ids = [247];
export const modules = {
    4396: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Accuracy = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        class Accuracy {
            constructor(params = {}) {
                this.seconds = 0;
                Object.assign(this, params);
            }
        }
        exports.Accuracy = Accuracy;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer, optional: true })
        ], Accuracy.prototype, "seconds", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer, context: 0, implicit: true, optional: true })
        ], Accuracy.prototype, "millis", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer, context: 1, implicit: true, optional: true })
        ], Accuracy.prototype, "micros", void 0);
    }),
    7305: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const tslib_1 = __webpack_require__(1860);
        tslib_1.__exportStar(__webpack_require__(4396), exports);
        tslib_1.__exportStar(__webpack_require__(4552), exports);
        tslib_1.__exportStar(__webpack_require__(1913), exports);
        tslib_1.__exportStar(__webpack_require__(2923), exports);
        tslib_1.__exportStar(__webpack_require__(5354), exports);
        tslib_1.__exportStar(__webpack_require__(9693), exports);
        tslib_1.__exportStar(__webpack_require__(9195), exports);
        tslib_1.__exportStar(__webpack_require__(6849), exports);
        tslib_1.__exportStar(__webpack_require__(1114), exports);
        tslib_1.__exportStar(__webpack_require__(4081), exports);
    }),
    4552: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.MessageImprint = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        class MessageImprint {
            constructor(params = {}) {
                this.hashAlgorithm = new asn1_x509_1.AlgorithmIdentifier();
                this.hashedMessage = new asn1_schema_1.OctetString();
                Object.assign(this, params);
            }
        }
        exports.MessageImprint = MessageImprint;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.AlgorithmIdentifier })
        ], MessageImprint.prototype, "hashAlgorithm", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.OctetString })
        ], MessageImprint.prototype, "hashedMessage", void 0);
    }),
    1913: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.id_ct_tstInfo = void 0;
        exports.id_ct_tstInfo = "1.2.840.113549.1.9.16.1.4";
    }),
    2923: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PKIFailureInfo = exports.PKIFailureInfoFlags = void 0;
        const asn1_schema_1 = __webpack_require__(7261);
        var PKIFailureInfoFlags;
        (function (PKIFailureInfoFlags) {
            PKIFailureInfoFlags[PKIFailureInfoFlags["badAlg"] = 1] = "badAlg";
            PKIFailureInfoFlags[PKIFailureInfoFlags["badRequest"] = 2] = "badRequest";
            PKIFailureInfoFlags[PKIFailureInfoFlags["badDataFormat"] = 16] = "badDataFormat";
            PKIFailureInfoFlags[PKIFailureInfoFlags["timeNotAvailable"] = 8192] = "timeNotAvailable";
            PKIFailureInfoFlags[PKIFailureInfoFlags["unacceptedPolicy"] = 16384] = "unacceptedPolicy";
            PKIFailureInfoFlags[PKIFailureInfoFlags["unacceptedExtension"] = 32768] = "unacceptedExtension";
            PKIFailureInfoFlags[PKIFailureInfoFlags["addInfoNotAvailable"] = 65536] = "addInfoNotAvailable";
            PKIFailureInfoFlags[PKIFailureInfoFlags["systemFailure"] = 16777216] = "systemFailure";
        })(PKIFailureInfoFlags || (exports.PKIFailureInfoFlags = PKIFailureInfoFlags = {}));
        class PKIFailureInfo extends asn1_schema_1.BitString {
            toJSON() {
                const flag = this.toNumber();
                const res = [];
                if (flag & PKIFailureInfoFlags.addInfoNotAvailable) {
                    res.push("addInfoNotAvailable");
                }
                if (flag & PKIFailureInfoFlags.badAlg) {
                    res.push("badAlg");
                }
                if (flag & PKIFailureInfoFlags.badDataFormat) {
                    res.push("badDataFormat");
                }
                if (flag & PKIFailureInfoFlags.badRequest) {
                    res.push("badRequest");
                }
                if (flag & PKIFailureInfoFlags.systemFailure) {
                    res.push("systemFailure");
                }
                if (flag & PKIFailureInfoFlags.systemFailure) {
                    res.push("systemFailure");
                }
                if (flag & PKIFailureInfoFlags.timeNotAvailable) {
                    res.push("timeNotAvailable");
                }
                if (flag & PKIFailureInfoFlags.unacceptedExtension) {
                    res.push("unacceptedExtension");
                }
                if (flag & PKIFailureInfoFlags.unacceptedPolicy) {
                    res.push("unacceptedPolicy");
                }
                return res;
            }
            toString() {
                return `[${this.toJSON().join(", ")}]`;
            }
        }
        exports.PKIFailureInfo = PKIFailureInfo;
    }),
    5354: ((__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PKIStatus = void 0;
        var PKIStatus;
        (function (PKIStatus) {
            PKIStatus[PKIStatus["granted"] = 0] = "granted";
            PKIStatus[PKIStatus["grantedWithMods"] = 1] = "grantedWithMods";
            PKIStatus[PKIStatus["rejection"] = 2] = "rejection";
            PKIStatus[PKIStatus["waiting"] = 3] = "waiting";
            PKIStatus[PKIStatus["revocationWarning"] = 4] = "revocationWarning";
            PKIStatus[PKIStatus["revocationNotification"] = 5] = "revocationNotification";
        })(PKIStatus || (exports.PKIStatus = PKIStatus = {}));
    }),
    9693: ((__unused_webpack_module, exports, __webpack_require__) => {
        var PKIFreeText_1;
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.PKIStatusInfo = exports.PKIFreeText = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const pki_failure_info_1 = __webpack_require__(2923);
        const pki_status_1 = __webpack_require__(5354);
        let PKIFreeText = PKIFreeText_1 = class PKIFreeText extends asn1_schema_1.AsnArray {
            constructor(items) {
                super(items);
                Object.setPrototypeOf(this, PKIFreeText_1.prototype);
            }
        };
        exports.PKIFreeText = PKIFreeText;
        exports.PKIFreeText = PKIFreeText = PKIFreeText_1 = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence, itemType: asn1_schema_1.AsnPropTypes.Utf8String })
        ], PKIFreeText);
        class PKIStatusInfo {
            constructor(params = {}) {
                this.status = pki_status_1.PKIStatus.granted;
                Object.assign(this, params);
            }
        }
        exports.PKIStatusInfo = PKIStatusInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], PKIStatusInfo.prototype, "status", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: PKIFreeText, optional: true })
        ], PKIStatusInfo.prototype, "statusString", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: pki_failure_info_1.PKIFailureInfo, optional: true })
        ], PKIStatusInfo.prototype, "failInfo", void 0);
    }),
    9195: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TimeStampReq = exports.TimeStampReqVersion = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const message_imprint_1 = __webpack_require__(4552);
        var TimeStampReqVersion;
        (function (TimeStampReqVersion) {
            TimeStampReqVersion[TimeStampReqVersion["v1"] = 1] = "v1";
        })(TimeStampReqVersion || (exports.TimeStampReqVersion = TimeStampReqVersion = {}));
        class TimeStampReq {
            constructor(params = {}) {
                this.version = TimeStampReqVersion.v1;
                this.messageImprint = new message_imprint_1.MessageImprint();
                this.certReq = false;
                Object.assign(this, params);
            }
        }
        exports.TimeStampReq = TimeStampReq;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], TimeStampReq.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: message_imprint_1.MessageImprint })
        ], TimeStampReq.prototype, "messageImprint", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier, optional: true })
        ], TimeStampReq.prototype, "reqPolicy", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
                optional: true,
            })
        ], TimeStampReq.prototype, "nonce", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Boolean, defaultValue: false })
        ], TimeStampReq.prototype, "certReq", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.Extensions, optional: true, context: 0, implicit: true })
        ], TimeStampReq.prototype, "extensions", void 0);
    }),
    6849: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TimeStampResp = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const pki_status_info_1 = __webpack_require__(9693);
        const time_stamp_token_1 = __webpack_require__(1114);
        class TimeStampResp {
            constructor(params = {}) {
                this.status = new pki_status_info_1.PKIStatusInfo();
                Object.assign(this, params);
            }
        }
        exports.TimeStampResp = TimeStampResp;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: pki_status_info_1.PKIStatusInfo })
        ], TimeStampResp.prototype, "status", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: time_stamp_token_1.TimeStampToken, optional: true })
        ], TimeStampResp.prototype, "timeStampToken", void 0);
    }),
    1114: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TimeStampToken = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_cms_1 = __webpack_require__(1467);
        const asn1_schema_1 = __webpack_require__(7261);
        let TimeStampToken = class TimeStampToken extends asn1_cms_1.ContentInfo {
        };
        exports.TimeStampToken = TimeStampToken;
        exports.TimeStampToken = TimeStampToken = tslib_1.__decorate([
            (0, asn1_schema_1.AsnType)({ type: asn1_schema_1.AsnTypeTypes.Sequence })
        ], TimeStampToken);
    }),
    4081: ((__unused_webpack_module, exports, __webpack_require__) => {
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TSTInfo = exports.TSTInfoVersion = void 0;
        const tslib_1 = __webpack_require__(1860);
        const asn1_schema_1 = __webpack_require__(7261);
        const asn1_x509_1 = __webpack_require__(3594);
        const accuracy_1 = __webpack_require__(4396);
        const message_imprint_1 = __webpack_require__(4552);
        var TSTInfoVersion;
        (function (TSTInfoVersion) {
            TSTInfoVersion[TSTInfoVersion["v1"] = 1] = "v1";
        })(TSTInfoVersion || (exports.TSTInfoVersion = TSTInfoVersion = {}));
        class TSTInfo {
            constructor(params = {}) {
                this.version = TSTInfoVersion.v1;
                this.policy = "";
                this.messageImprint = new message_imprint_1.MessageImprint();
                this.serialNumber = new ArrayBuffer(0);
                this.genTime = new Date();
                this.ordering = false;
                Object.assign(this, params);
            }
        }
        exports.TSTInfo = TSTInfo;
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer })
        ], TSTInfo.prototype, "version", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.ObjectIdentifier })
        ], TSTInfo.prototype, "policy", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: message_imprint_1.MessageImprint })
        ], TSTInfo.prototype, "messageImprint", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Integer, converter: asn1_schema_1.AsnIntegerArrayBufferConverter })
        ], TSTInfo.prototype, "serialNumber", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.GeneralizedTime })
        ], TSTInfo.prototype, "genTime", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: accuracy_1.Accuracy, optional: true })
        ], TSTInfo.prototype, "accuracy", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_schema_1.AsnPropTypes.Boolean, defaultValue: false })
        ], TSTInfo.prototype, "ordering", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({
                type: asn1_schema_1.AsnPropTypes.Integer,
                converter: asn1_schema_1.AsnIntegerArrayBufferConverter,
                optional: true,
            })
        ], TSTInfo.prototype, "nonce", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.GeneralName, context: 0, optional: true })
        ], TSTInfo.prototype, "tsa", void 0);
        tslib_1.__decorate([
            (0, asn1_schema_1.AsnProp)({ type: asn1_x509_1.Extensions, context: 1, implicit: true, optional: true })
        ], TSTInfo.prototype, "extensions", void 0);
    }),
    7386: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ak: () => (normalizeZ),
            CT: () => (ScalarMultiplier),
            GV: () => (createKeygen),
            Ne: () => (probeRandomBytes),
            Pl: () => (createCurveFields),
            ej: () => (validatePointCons),
            iN: () => (mulAddUnsafe)
        });
        var _utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8593);
        var _modular_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6297);
        const _0n = BigInt(0);
        const _1n = BigInt(1);
        const _4n = BigInt(4);
        const BLIND_BYTES = 16;
        const BLIND_BITS = 128;
        const FW_WINDOW = 5;
        const TABLE_BYTES_MAX = (() => 2 ** 31)();
        function validatePointCons(Point) {
            const pc = Point;
            if (typeof pc !== 'function')
                throw new TypeError('"Point" expected constructor, got type=' + typeof Point);
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.ig)(pc.fromAffine, 'Point.fromAffine');
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.ig)(pc.fromBytes, 'Point.fromBytes');
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.ig)(pc.fromHex, 'Point.fromHex');
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.zu)(pc.BASE, 'Point.BASE');
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.zu)(pc.ZERO, 'Point.ZERO');
            (0, _modular_js__WEBPACK_IMPORTED_MODULE_1__.jr)(pc.Fp);
            (0, _modular_js__WEBPACK_IMPORTED_MODULE_1__.jr)(pc.Fn);
        }
        function normalizeZ(c, points) {
            validatePointCons(c);
            validateMSMPoints(points, c);
            const invertedZs = (0, _modular_js__WEBPACK_IMPORTED_MODULE_1__.pS)(c.Fp, points.map((p) => p.Z));
            return points.map((p, i) => c.fromAffine(p.toAffine(invertedZs[i])));
        }
        function validateW(W, bits, min = 1) {
            if (!Number.isSafeInteger(W) || W < min || W > bits)
                throw new Error('invalid window size, expected [' + min + '..' + bits + '], got W=' + W);
        }
        function validateTableBytes(numPoints, fpBytes) {
            const bytes = numPoints * (4 * fpBytes + 128);
            if (bytes > TABLE_BYTES_MAX)
                throw new Error('invalid window size: table would need ~' +
                    Math.ceil(bytes / 2 ** 20) +
                    ' MiB, max ' +
                    TABLE_BYTES_MAX / 2 ** 20 +
                    ' MiB');
        }
        function probeRandomBytes(randomBytes, length) {
            if (randomBytes === undefined)
                return undefined;
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.ig)(randomBytes, 'randomBytes');
            try {
                const probe = randomBytes(length);
                if (!(0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.aY)(probe) || probe.length !== length)
                    return undefined;
            }
            catch {
                return undefined;
            }
            return randomBytes;
        }
        function validateMSMPoints(points, c) {
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.tO)(points, 'points');
            points.forEach((p, i) => {
                if (!(p instanceof c))
                    throw new Error('invalid point at index ' + i);
            });
        }
        function validateMSMScalars(scalars, field, maxScalar) {
            if (!Array.isArray(scalars))
                throw new Error('array of scalars expected');
            scalars.forEach((s, i) => {
                const ok = maxScalar === undefined ? field.isValid(s) : (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Dp)(s) && s < maxScalar;
                if (!ok)
                    throw new Error('invalid scalar at index ' + i);
            });
        }
        const pointWindowSizes = new WeakMap();
        function getWindowSize(P) {
            return pointWindowSizes.get(P) || 1;
        }
        function oddMultiples(p, size) {
            const dbl = p.double();
            const t = [p];
            for (let j = 1; j < size; j++)
                t.push(t[j - 1].add(dbl));
            return t;
        }
        function wnafDigits(n, W) {
            const size = 2 ** W;
            const half = size / 2;
            const mask = BigInt(size - 1);
            const d = [];
            while (n > _0n) {
                let w = 0;
                if (n & _1n) {
                    w = Number(n & mask);
                    if (w >= half)
                        w -= size;
                    n -= BigInt(w);
                }
                d.push(w);
                n >>= _1n;
            }
            return d;
        }
        function signedWindowDigits(n, W, windows) {
            const size = 2 ** W;
            const half = size / 2;
            const mask = BigInt(size - 1);
            const shiftBy = BigInt(W);
            const d = [];
            for (let w = 0; w < windows; w++) {
                let v = Number(n & mask);
                n >>= shiftBy;
                if (v > half) {
                    v -= size;
                    n += _1n;
                }
                d.push(v);
            }
            if (n !== _0n)
                throw new Error('invalid wnaf');
            return d;
        }
        function wnafWalk(zero, tables, digits) {
            let max = 0;
            for (const d of digits)
                max = Math.max(max, d.length);
            let acc = zero;
            for (let bit = max - 1; bit >= 0; bit--) {
                if (bit !== max - 1)
                    acc = acc.double();
                for (let i = 0; i < digits.length; i++) {
                    const w = digits[i][bit];
                    if (w) {
                        const item = tables[i][(Math.abs(w) - 1) >> 1];
                        acc = acc.add(w < 0 ? item.negate() : item);
                    }
                }
            }
            return acc;
        }
        class ScalarMultiplier {
            Point;
            BASE;
            ZERO;
            randomBytes;
            wnafPrecomputes = new WeakMap();
            baseCanBeBlinded;
            bits;
            constructor(Point, randomBytes) {
                validatePointCons(Point);
                this.randomBytes = probeRandomBytes(randomBytes, BLIND_BYTES);
                this.Point = Point;
                this.BASE = Point.BASE;
                this.ZERO = Point.ZERO;
                this.bits = Point.Fn.BITS;
            }
            buildWnafTable(point, W, bits) {
                const windows = Math.ceil(bits / W) + 1;
                const half = 2 ** (W - 1);
                const comp = [];
                let base = point;
                for (let w = 0; w < windows; w++) {
                    let acc = base;
                    for (let i = 0; i < half; i++) {
                        comp.push(acc);
                        acc = acc.add(base);
                    }
                    base = comp[comp.length - 1].double();
                }
                return { W, bits, windows, comp };
            }
            wnafCachedCT(precomputes, n) {
                const { W, windows, comp } = precomputes;
                const half = 2 ** (W - 1);
                const digits = signedWindowDigits(n, W, windows);
                let p = this.ZERO;
                let f = this.BASE;
                for (let w = 0; w < windows; w++) {
                    const digit = digits[w];
                    const start = w * half;
                    const idx = Math.abs(digit) - 1;
                    let sel = comp[start];
                    for (let i = 1; i < half; i++)
                        sel = i === idx ? comp[start + i] : sel;
                    const neg = sel.negate();
                    if (digit === 0)
                        f = f.add(comp[start]);
                    else
                        p = p.add(digit < 0 ? neg : sel);
                }
                return { p, f };
            }
            getWnafPrecomputes(W, point, bits, transform) {
                let entries = this.wnafPrecomputes.get(point);
                let comp = entries?.find((entry) => entry.W === W && entry.bits === bits);
                if (!comp) {
                    comp = this.buildWnafTable(point, W, bits);
                    if (typeof transform === 'function')
                        comp = { ...comp, comp: transform(comp.comp) };
                    if (!entries) {
                        entries = [];
                        this.wnafPrecomputes.set(point, entries);
                    }
                    entries.push(comp);
                }
                return comp;
            }
            assertPoint(point) {
                if (!(point instanceof this.Point))
                    throw new TypeError('"point" expected Point instance, got type=' + typeof point);
            }
            validateMulInput(point, scalar) {
                this.assertPoint(point);
                if (!(0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.r4)(scalar, _1n, this.Point.Fn.ORDER))
                    throw new Error('invalid scalar');
            }
            runCT(point, n, bits, transform) {
                const W = getWindowSize(point);
                if (W === 1)
                    return this.fixedWindowCT(point, n, bits);
                return this.wnafCachedCT(this.getWnafPrecomputes(W, point, bits, transform), n);
            }
            mulCT(point, scalar, transform) {
                this.validateMulInput(point, scalar);
                return this.runCT(point, scalar, this.bits, transform);
            }
            mulCTBlinded(point, scalar, transform) {
                this.validateMulInput(point, scalar);
                if (this.randomBytes === undefined)
                    throw new Error('randomBytes is required for scalar blinding');
                const bits = this.Point.Fn.BITS + BLIND_BITS;
                const blind = this.randomBytes(BLIND_BYTES);
                if (!(0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.aY)(blind) || blind.length !== BLIND_BYTES)
                    throw new Error('randomBytes returned invalid byte array');
                blind[0] = (blind[0] & 0x3f) | 0x80;
                const n = scalar + (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Ph)(blind) * this.Point.Fn.ORDER;
                return this.runCT(point, n, bits, transform);
            }
            fixedWindowCT(point, n, bits) {
                const W = FW_WINDOW;
                const size = 1 << W;
                const mask = (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.OG)(W);
                const table = new Array(size);
                table[0] = this.ZERO;
                for (let i = 1; i < size; i++)
                    table[i] = table[i - 1].add(point);
                const windows = Math.ceil(bits / W);
                let acc = this.ZERO;
                for (let window = windows - 1; window >= 0; window--) {
                    if (window !== windows - 1)
                        for (let d = 0; d < W; d++)
                            acc = acc.double();
                    const digit = Number((n >> BigInt(window * W)) & mask);
                    let sel = table[0];
                    for (let i = 1; i < size; i++)
                        sel = i === digit ? table[i] : sel;
                    acc = acc.add(sel);
                }
                return { p: acc, f: acc };
            }
            shouldBlind(point, cofactor) {
                if (this.randomBytes === undefined)
                    return false;
                if (cofactor === _1n)
                    return true;
                if (point !== this.BASE)
                    return false;
                if (this.baseCanBeBlinded === undefined)
                    this.baseCanBeBlinded = this.mulUnsafe(this.BASE, this.Point.Fn.ORDER).is0();
                return this.baseCanBeBlinded;
            }
            mulSecret(point, scalar, cofactor, transform) {
                return this.shouldBlind(point, cofactor)
                    ? this.mulCTBlinded(point, scalar, transform)
                    : this.mulCT(point, scalar, transform);
            }
            mulUnsafe(point, scalar, transform) {
                this.assertPoint(point);
                if (!(0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Dp)(scalar))
                    throw new Error('invalid scalar');
                const W = getWindowSize(point);
                if (W === 1 || scalar >= this.Point.Fn.ORDER)
                    return mulAddUnsafe(this.Point, [point], [scalar], true);
                const precomputes = this.getWnafPrecomputes(W, point, this.bits, transform);
                return this.wnafCachedCT(precomputes, scalar).p;
            }
            setWindowSize(point, W) {
                this.assertPoint(point);
                validateW(W, this.bits);
                const windows = Math.ceil((this.bits + BLIND_BITS) / W) + 1;
                validateTableBytes(windows * 2 ** (W - 1), this.Point.Fp.BYTES);
                pointWindowSizes.set(point, W);
                this.wnafPrecomputes.delete(point);
            }
            hasWindowSize(point) {
                return getWindowSize(point) !== 1;
            }
        }
        function mulAddUnsafe(c, points, scalars, allowOversized = false) {
            validatePointCons(c);
            validateMSMPoints(points, c);
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.e8)(allowOversized, 'allowOversized');
            validateMSMScalars(scalars, c.Fn, allowOversized ? c.Fn.ORDER ** _4n : undefined);
            if (points.length !== scalars.length)
                throw new Error('arrays of points and scalars must have equal length');
            const tables = points.map((p) => oddMultiples(p, 4));
            const digits = scalars.map((n) => wnafDigits(n, 4));
            return wnafWalk(c.ZERO, tables, digits);
        }
        function pippenger(c, points, scalars) {
            validatePointCons(c);
            const fieldN = c.Fn;
            validateMSMPoints(points, c);
            validateMSMScalars(scalars, fieldN);
            const plength = points.length;
            const slength = scalars.length;
            if (plength !== slength)
                throw new Error('arrays of points and scalars must have equal length');
            const zero = c.ZERO;
            if (plength === 0)
                return zero;
            const wbits = bitLen(BigInt(plength));
            let windowSize = 1;
            if (wbits > 12)
                windowSize = wbits - 3;
            else if (wbits > 4)
                windowSize = wbits - 2;
            else if (wbits > 0)
                windowSize = 2;
            const MASK = bitMask(windowSize);
            const buckets = new Array(Number(MASK) + 1).fill(zero);
            const lastBits = Math.floor((fieldN.BITS - 1) / windowSize) * windowSize;
            let sum = zero;
            for (let i = lastBits; i >= 0; i -= windowSize) {
                buckets.fill(zero);
                for (let j = 0; j < slength; j++) {
                    const scalar = scalars[j];
                    const wbits = Number((scalar >> BigInt(i)) & MASK);
                    buckets[wbits] = buckets[wbits].add(points[j]);
                }
                let resI = zero;
                for (let j = buckets.length - 1, sumI = zero; j > 0; j--) {
                    sumI = sumI.add(buckets[j]);
                    resI = resI.add(sumI);
                }
                sum = sum.add(resI);
                if (i !== 0)
                    for (let j = 0; j < windowSize; j++)
                        sum = sum.double();
            }
            return sum;
        }
        function interleavedMSMUnsafe(c, points, windowSize) {
            validatePointCons(c);
            const fieldN = c.Fn;
            validateW(windowSize, fieldN.BITS, 2);
            validateMSMPoints(points, c);
            validateTableBytes(points.length * 2 ** (windowSize - 2), c.Fp.BYTES);
            const tables = points.map((p) => oddMultiples(p, 2 ** (windowSize - 2)));
            return (scalars) => {
                validateMSMScalars(scalars, fieldN);
                if (scalars.length > points.length)
                    throw new Error('array of scalars must not be larger than array of points');
                return wnafWalk(c.ZERO, tables, scalars.map((n) => wnafDigits(n, windowSize)));
            };
        }
        function createField(order, field, isLE) {
            if (field) {
                if (field.ORDER !== order)
                    throw new Error('Field.ORDER must match order: Fp == p, Fn == n');
                (0, _modular_js__WEBPACK_IMPORTED_MODULE_1__.jr)(field);
                return field;
            }
            else {
                return (0, _modular_js__WEBPACK_IMPORTED_MODULE_1__.D0)(order, { isLE });
            }
        }
        function createCurveFields(type, CURVE, curveOpts = {}, FpFnLE) {
            if (type !== 'weierstrass' && type !== 'edwards')
                throw new Error('expected curve type "weierstrass" or "edwards"');
            if (FpFnLE === undefined)
                FpFnLE = type === 'edwards';
            if (!CURVE || typeof CURVE !== 'object')
                throw new Error(`expected valid ${type} CURVE object`);
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Q5)(curveOpts);
            for (const p of ['p', 'n', 'h']) {
                const val = CURVE[p];
                if (!((0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Dp)(val) && val !== _0n))
                    throw new Error(`CURVE.${p} must be positive bigint`);
            }
            const Fp = createField(CURVE.p, curveOpts.Fp, FpFnLE);
            const Fn = createField(CURVE.n, curveOpts.Fn, FpFnLE);
            const _b = type === 'weierstrass' ? 'b' : 'd';
            const params = ['Gx', 'Gy', 'a', _b];
            for (const p of params) {
                if (!Fp.isValid(CURVE[p]))
                    throw new Error(`CURVE.${p} must be valid field element of CURVE.Fp`);
            }
            CURVE = Object.freeze(Object.assign({}, CURVE));
            return { CURVE, Fp, Fn };
        }
        function createKeygen(randomSecretKey, getPublicKey) {
            return function keygen(seed) {
                const secretKey = randomSecretKey(seed);
                return { secretKey, publicKey: getPublicKey(secretKey) };
            };
        }
    }),
    6297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D0: () => (Field),
            I4: () => (invertCt),
            Tp: () => (getMinHashLength),
            dQ: () => (isNegativeLE),
            jr: () => (validateField),
            pS: () => (FpInvertBatch),
            qy: () => (mapHashToField),
            tB: () => (FpLegendre),
            zH: () => (pow2),
            zi: () => (mod)
        });
        var _utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8593);
        const _0n = BigInt(0), _1n = BigInt(1), _2n = BigInt(2);
        const _3n = BigInt(3), _4n = BigInt(4), _5n = BigInt(5);
        const _7n = BigInt(7), _8n = BigInt(8), _9n = BigInt(9);
        const _15n = BigInt(15), _16n = BigInt(16);
        const POW_WINDOWED_MIN = BigInt('0x10000000000000000');
        function mod(a, b) {
            if (b <= _0n)
                throw new Error('mod: expected positive modulus, got ' + b);
            const result = a % b;
            return result >= _0n ? result : b + result;
        }
        function pow(num, power, modulo) {
            if (modulo <= _1n)
                throw new Error('pow: expected modulus > 1, got ' + modulo);
            if (typeof power !== 'bigint')
                throw new TypeError('invalid exponent: expected bigint, got ' + typeof power);
            if (power < _0n)
                throw new Error('invalid exponent, negatives unsupported');
            if (power === _0n)
                return _1n;
            if (power === _1n)
                return num;
            let d = num % modulo;
            if (d < _0n)
                d += modulo;
            if (power < POW_WINDOWED_MIN) {
                let p = _1n;
                while (power > _0n) {
                    if (power & _1n)
                        p = (p * d) % modulo;
                    d = (d * d) % modulo;
                    power >>= _1n;
                }
                return p;
            }
            const digits = [];
            while (power > _0n) {
                digits.push(Number(power & _15n));
                power >>= _4n;
            }
            const table = new Array(16);
            table[0] = _1n;
            table[1] = d;
            for (let i = 2; i < 16; i++)
                table[i] = (table[i - 1] * d) % modulo;
            let p = table[digits[digits.length - 1]];
            for (let w = digits.length - 2; w >= 0; w--) {
                p = (p * p) % modulo;
                p = (p * p) % modulo;
                p = (p * p) % modulo;
                p = (p * p) % modulo;
                const digit = digits[w];
                if (digit !== 0)
                    p = (p * table[digit]) % modulo;
            }
            return p;
        }
        function pow2(x, power, modulo) {
            if (modulo <= _1n)
                throw new Error('pow2: expected modulus > 1, got ' + modulo);
            if (power < _0n)
                throw new Error('pow2: expected non-negative exponent, got ' + power);
            let res = x;
            while (power-- > _0n) {
                res *= res;
                res %= modulo;
            }
            return res;
        }
        function invert(number, modulo) {
            if (number === _0n)
                throw new Error('invert: expected non-zero number');
            if (modulo <= _1n)
                throw new Error('invert: expected modulus > 1, got ' + modulo);
            let a = mod(number, modulo);
            let b = modulo;
            let x = _0n, u = _1n;
            while (a !== _0n) {
                const q = b / a;
                const r = b - a * q;
                const m = x - u * q;
                b = a, a = r, x = u, u = m;
            }
            const gcd = b;
            if (gcd !== _1n)
                throw new Error('invert: does not exist');
            return mod(x, modulo);
        }
        function invertCt(a, prime) {
            if (prime <= _1n)
                throw new Error('invertCt: expected prime modulus > 1, got ' + prime);
            const an = mod(a, prime);
            if (an === _0n)
                throw new Error('invertCt: expected non-zero number');
            const inverse = pow(an, prime - _2n, prime);
            if (mod(an * inverse, prime) !== _1n)
                throw new Error('invertCt: does not exist');
            return inverse;
        }
        function assertIsSquare(Fp, root, n) {
            const F = Fp;
            if (!F.eql(F.sqr(root), n))
                throw new Error('Cannot find square root');
        }
        function aoddModulus(order, fnName) {
            if ((order & _1n) === _0n)
                throw new Error(fnName + ': expected odd modulus, got ' + order);
        }
        function sqrt3mod4(Fp, n) {
            const F = Fp;
            const p1div4 = (F.ORDER + _1n) / _4n;
            const root = F.pow(n, p1div4);
            assertIsSquare(F, root, n);
            return root;
        }
        function sqrt5mod8(Fp, n) {
            const F = Fp;
            const p5div8 = (F.ORDER - _5n) / _8n;
            const n2 = F.mul(n, _2n);
            const v = F.pow(n2, p5div8);
            const nv = F.mul(n, v);
            const i = F.mul(F.mul(nv, _2n), v);
            const root = F.mul(nv, F.sub(i, F.ONE));
            assertIsSquare(F, root, n);
            return root;
        }
        function sqrt9mod16(P) {
            const Fp_ = Field(P);
            const tn = tonelliShanks(P);
            const c1 = tn(Fp_, Fp_.neg(Fp_.ONE));
            const c2 = tn(Fp_, c1);
            const c3 = tn(Fp_, Fp_.neg(c1));
            const c4 = (P + _7n) / _16n;
            return ((Fp, n) => {
                const F = Fp;
                let tv1 = F.pow(n, c4);
                let tv2 = F.mul(tv1, c1);
                const tv3 = F.mul(tv1, c2);
                const tv4 = F.mul(tv1, c3);
                const e1 = F.eql(F.sqr(tv2), n);
                const e2 = F.eql(F.sqr(tv3), n);
                tv1 = F.cmov(tv1, tv2, e1);
                tv2 = F.cmov(tv4, tv3, e2);
                const e3 = F.eql(F.sqr(tv2), n);
                const root = F.cmov(tv1, tv2, e3);
                assertIsSquare(F, root, n);
                return root;
            });
        }
        function tonelliShanks(P) {
            if (P < _3n)
                throw new Error('sqrt is not defined for small field');
            aoddModulus(P, 'tonelliShanks');
            let Q = P - _1n;
            let S = 0;
            while (Q % _2n === _0n) {
                Q /= _2n;
                S++;
            }
            let Z = _2n;
            const _Fp = Field(P);
            while (FpLegendre(_Fp, Z) === 1) {
                if (Z++ > 1000)
                    throw new Error('Cannot find square root: probably non-prime P');
            }
            if (S === 1)
                return sqrt3mod4;
            let cc = _Fp.pow(Z, Q);
            const Q1div2 = (Q + _1n) / _2n;
            return function tonelliSlow(Fp, n) {
                const F = Fp;
                if (F.is0(n))
                    return n;
                if (FpLegendre(F, n) !== 1)
                    throw new Error('Cannot find square root');
                let M = S;
                let c = F.mul(F.ONE, cc);
                let t = F.pow(n, Q);
                let R = F.pow(n, Q1div2);
                while (!F.eql(t, F.ONE)) {
                    if (F.is0(t))
                        throw new Error('Cannot find square root: probably non-prime P');
                    let i = 1;
                    let t_tmp = F.sqr(t);
                    while (!F.eql(t_tmp, F.ONE)) {
                        i++;
                        t_tmp = F.sqr(t_tmp);
                        if (i === M)
                            throw new Error('Cannot find square root');
                    }
                    const exponent = _1n << BigInt(M - i - 1);
                    const b = F.pow(c, exponent);
                    M = i;
                    c = F.sqr(b);
                    t = F.mul(t, c);
                    R = F.mul(R, b);
                }
                return R;
            };
        }
        function FpSqrt(P) {
            aoddModulus(P, 'Fp.sqrt');
            if (P % _4n === _3n)
                return sqrt3mod4;
            if (P % _8n === _5n)
                return sqrt5mod8;
            if (P % _16n === _9n)
                return sqrt9mod16(P);
            return tonelliShanks(P);
        }
        const isNegativeLE = (num, modulo) => (mod(num, modulo) & _1n) === _1n;
        const FIELD_FIELDS = [
            'create', 'isValid', 'is0', 'neg', 'inv', 'sqrt', 'sqr',
            'eql', 'add', 'sub', 'mul', 'pow', 'div',
            'addN', 'subN', 'mulN', 'sqrN'
        ];
        function validateField(field) {
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.zu)(field, 'field');
            if (typeof field.ORDER !== 'bigint')
                throw new TypeError('param "ORDER" is invalid: expected bigint, got ' + typeof field.ORDER);
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.gr)(field.BYTES, 'BYTES');
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.gr)(field.BITS, 'BITS');
            for (const name of FIELD_FIELDS)
                (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.ig)(field[name], 'field.' + name);
            if (field.BYTES < 1 || field.BITS < 1)
                throw new Error('invalid field: expected BYTES/BITS > 0');
            if (field.ORDER <= _1n)
                throw new Error('invalid field: expected ORDER > 1, got ' + field.ORDER);
            return field;
        }
        function FpPow(Fp, num, power) {
            validateField(Fp);
            const F = Fp;
            if (typeof power !== 'bigint')
                throw new TypeError('invalid exponent: expected bigint, got ' + typeof power);
            if (power < _0n)
                throw new Error('invalid exponent, negatives unsupported');
            if (power === _0n)
                return F.ONE;
            if (power === _1n)
                return num;
            if (power < POW_WINDOWED_MIN) {
                let p = F.ONE;
                let d = num;
                while (power > _0n) {
                    if (power & _1n)
                        p = F.mul(p, d);
                    d = F.sqr(d);
                    power >>= _1n;
                }
                return p;
            }
            const digits = [];
            while (power > _0n) {
                digits.push(Number(power & _15n));
                power >>= _4n;
            }
            const table = new Array(16);
            table[0] = F.ONE;
            table[1] = num;
            for (let i = 2; i < 16; i++)
                table[i] = F.mul(table[i - 1], num);
            let p = table[digits[digits.length - 1]];
            for (let w = digits.length - 2; w >= 0; w--) {
                p = F.sqr(F.sqr(F.sqr(F.sqr(p))));
                const digit = digits[w];
                if (digit !== 0)
                    p = F.mul(p, table[digit]);
            }
            return p;
        }
        function FpInvertBatch(Fp, nums, passZero = false) {
            validateField(Fp);
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.tO)(nums, 'nums');
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.e8)(passZero, 'passZero');
            const F = Fp;
            const inverted = new Array(nums.length).fill(passZero ? F.ZERO : undefined);
            const multipliedAcc = nums.reduce((acc, num, i) => {
                if (F.is0(num))
                    return acc;
                inverted[i] = acc;
                return F.mul(acc, num);
            }, F.ONE);
            const invertedAcc = F.inv(multipliedAcc);
            nums.reduceRight((acc, num, i) => {
                if (F.is0(num))
                    return acc;
                inverted[i] = F.mul(acc, inverted[i]);
                return F.mul(acc, num);
            }, invertedAcc);
            return inverted;
        }
        function FpDiv(Fp, lhs, rhs) {
            validateField(Fp);
            const F = Fp;
            return F.mul(lhs, typeof rhs === 'bigint' ? invert(rhs, F.ORDER) : F.inv(rhs));
        }
        function FpLegendre(Fp, n) {
            validateField(Fp);
            const F = Fp;
            aoddModulus(F.ORDER, 'FpLegendre');
            const p1mod2 = (F.ORDER - _1n) / _2n;
            const powered = F.pow(n, p1mod2);
            const yes = F.eql(powered, F.ONE);
            const zero = F.eql(powered, F.ZERO);
            const no = F.eql(powered, F.neg(F.ONE));
            if (!yes && !zero && !no)
                throw new Error('invalid Legendre symbol result');
            return yes ? 1 : zero ? 0 : -1;
        }
        function FpIsSquare(Fp, n) {
            const l = FpLegendre(Fp, n);
            return l !== -1;
        }
        function nLength(n, nBitLength) {
            if (nBitLength !== undefined)
                (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Fe)(nBitLength);
            if (n <= _0n)
                throw new Error('invalid n length: expected positive n, got ' + n);
            if (nBitLength !== undefined && nBitLength < 1)
                throw new Error('invalid n length: expected positive bit length, got ' + nBitLength);
            const bits = (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(n);
            if (nBitLength !== undefined && nBitLength < bits)
                throw new Error(`invalid n length: expected nBitLength (${nBitLength}) >= bitLen(n) (${bits})`);
            const _nBitLength = nBitLength !== undefined ? nBitLength : bits;
            const nByteLength = Math.ceil(_nBitLength / 8);
            return { nBitLength: _nBitLength, nByteLength };
        }
        const FIELD_SQRT = new WeakMap();
        class _Field {
            ORDER;
            BITS;
            BYTES;
            isLE;
            ZERO = _0n;
            ONE = _1n;
            _lengths;
            _mod;
            constructor(ORDER, opts = {}) {
                if (ORDER <= _1n)
                    throw new Error('invalid field: expected ORDER > 1, got ' + ORDER);
                let _nbitLength = undefined;
                this.isLE = false;
                if (opts != null && typeof opts === 'object') {
                    if (typeof opts.BITS === 'number')
                        _nbitLength = opts.BITS;
                    if (typeof opts.sqrt === 'function')
                        Object.defineProperty(this, 'sqrt', { value: opts.sqrt, enumerable: true });
                    if (typeof opts.isLE === 'boolean')
                        this.isLE = opts.isLE;
                    if (opts.allowedLengths)
                        this._lengths = Object.freeze(opts.allowedLengths.slice());
                    if (typeof opts.modFromBytes === 'boolean')
                        this._mod = opts.modFromBytes;
                }
                const { nBitLength, nByteLength } = nLength(ORDER, _nbitLength);
                if (nByteLength > 2048)
                    throw new Error('invalid field: expected ORDER of <= 2048 bytes');
                this.ORDER = ORDER;
                this.BITS = nBitLength;
                this.BYTES = nByteLength;
                Object.freeze(this);
            }
            create(num) {
                return mod(num, this.ORDER);
            }
            isValid(num) {
                if (typeof num !== 'bigint')
                    throw new TypeError('invalid field element: expected bigint, got ' + typeof num);
                return _0n <= num && num < this.ORDER;
            }
            is0(num) {
                return num === _0n;
            }
            isValidNot0(num) {
                return !this.is0(num) && this.isValid(num);
            }
            isOdd(num) {
                return (num & _1n) === _1n;
            }
            neg(num) {
                return mod(-num, this.ORDER);
            }
            eql(lhs, rhs) {
                return lhs === rhs;
            }
            sqr(num) {
                return mod(num * num, this.ORDER);
            }
            add(lhs, rhs) {
                return mod(lhs + rhs, this.ORDER);
            }
            sub(lhs, rhs) {
                return mod(lhs - rhs, this.ORDER);
            }
            mul(lhs, rhs) {
                return mod(lhs * rhs, this.ORDER);
            }
            pow(num, power) {
                return pow(num, power, this.ORDER);
            }
            div(lhs, rhs) {
                return mod(lhs * invert(rhs, this.ORDER), this.ORDER);
            }
            sqrN(num) {
                return num * num;
            }
            addN(lhs, rhs) {
                return lhs + rhs;
            }
            subN(lhs, rhs) {
                return lhs - rhs;
            }
            mulN(lhs, rhs) {
                return lhs * rhs;
            }
            inv(num) {
                return invert(num, this.ORDER);
            }
            sqrt(num) {
                let sqrt = FIELD_SQRT.get(this);
                if (!sqrt)
                    FIELD_SQRT.set(this, (sqrt = FpSqrt(this.ORDER)));
                return sqrt(this, num);
            }
            toBytes(num) {
                return this.isLE ? (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.z)(num, this.BYTES) : (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.lq)(num, this.BYTES);
            }
            fromBytes(bytes, skipValidation = false) {
                (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.DO)(bytes);
                const { _lengths: allowedLengths, BYTES, isLE, ORDER, _mod: modFromBytes } = this;
                if (allowedLengths) {
                    if (bytes.length < 1 || !allowedLengths.includes(bytes.length) || bytes.length > BYTES) {
                        throw new Error('Field.fromBytes: expected ' + allowedLengths + ' bytes, got ' + bytes.length);
                    }
                    const padded = new Uint8Array(BYTES);
                    padded.set(bytes, isLE ? 0 : padded.length - bytes.length);
                    bytes = padded;
                }
                if (bytes.length !== BYTES)
                    throw new Error('Field.fromBytes: expected ' + BYTES + ' bytes, got ' + bytes.length);
                let scalar = isLE ? (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.lX)(bytes) : (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Ph)(bytes);
                if (modFromBytes)
                    scalar = mod(scalar, ORDER);
                if (!skipValidation)
                    if (!this.isValid(scalar))
                        throw new Error('invalid field element: outside of range 0..ORDER');
                return scalar;
            }
            invertBatch(lst) {
                return FpInvertBatch(this, lst, true);
            }
            cmov(a, b, condition) {
                (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.e8)(condition, 'condition');
                return condition ? b : a;
            }
        }
        function Field(ORDER, opts = {}) {
            Object.freeze(_Field.prototype);
            return new _Field(ORDER, opts);
        }
        function FpSqrtOdd(Fp, elm) {
            validateField(Fp);
            const F = Fp;
            if (!F.isOdd)
                throw new Error("Field doesn't have isOdd");
            const root = F.sqrt(elm);
            return F.isOdd(root) ? root : F.neg(root);
        }
        function FpSqrtEven(Fp, elm) {
            validateField(Fp);
            const F = Fp;
            if (!F.isOdd)
                throw new Error("Field doesn't have isOdd");
            const root = F.sqrt(elm);
            return F.isOdd(root) ? F.neg(root) : root;
        }
        function getFieldBytesLength(fieldOrder) {
            if (typeof fieldOrder !== 'bigint')
                throw new Error('field order must be bigint');
            if (fieldOrder <= _1n)
                throw new Error('field order must be greater than 1');
            const bitLength = (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(fieldOrder - _1n);
            return Math.ceil(bitLength / 8);
        }
        function getMinHashLength(fieldOrder) {
            const length = getFieldBytesLength(fieldOrder);
            return length + Math.ceil(length / 2);
        }
        function mapHashToField(key, fieldOrder, isLE = false) {
            (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.DO)(key);
            const len = key.length;
            const fieldLen = getFieldBytesLength(fieldOrder);
            const minLen = Math.max(getMinHashLength(fieldOrder), 16);
            if (len < minLen || len > 1024)
                throw new Error('expected ' + minLen + '-1024 bytes of input, got ' + len);
            const num = isLE ? (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.lX)(key) : (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.Ph)(key);
            const reduced = mod(num, fieldOrder - _1n) + _1n;
            return isLE ? (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.z)(reduced, fieldLen) : (0, _utils_js__WEBPACK_IMPORTED_MODULE_0__.lq)(reduced, fieldLen);
        }
    }),
    1185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ev: () => (ed25519)
        });
        var sha2 = __webpack_require__(5108);
        var utils = __webpack_require__(2565);
        var curves_utils = __webpack_require__(8593);
        var curve = __webpack_require__(7386);
        var modular = __webpack_require__(6297);
        ;
        const _0n = BigInt(0), _1n = BigInt(1), _2n = BigInt(2), _4n = BigInt(4), _8n = BigInt(8);
        function isEdValidXY(Fp, CURVE, x, y) {
            const x2 = Fp.sqr(x);
            const y2 = Fp.sqr(y);
            const left = Fp.add(Fp.mul(CURVE.a, x2), y2);
            const right = Fp.add(Fp.ONE, Fp.mul(CURVE.d, Fp.mul(x2, y2)));
            return Fp.eql(left, right);
        }
        function edwards(params, extraOpts = {}) {
            (0, curves_utils.Q5)(extraOpts, {}, {}, 'extraOpts');
            const opts = extraOpts;
            const validated = (0, curve.Pl)('edwards', params, opts, opts.FpFnLE);
            const { Fp, Fn } = validated;
            let CURVE = validated.CURVE;
            const { h: cofactor } = CURVE;
            if ((0, modular.tB)(Fp, CURVE.a) !== 1)
                throw new Error('edwards: CURVE.a must be a square in Fp for complete addition formulas');
            if ((0, modular.tB)(Fp, CURVE.d) !== -1)
                throw new Error('edwards: CURVE.d must be a non-square in Fp for complete addition formulas');
            (0, curves_utils.Q5)(opts, {}, { uvRatio: 'function', randomBytes: 'function' });
            const randomBytes = opts.randomBytes === undefined ? curves_utils.po : opts.randomBytes;
            const MASK = _2n << (BigInt(Fp.BYTES * 8) - _1n);
            function isOdd(n) {
                if (!Fp.isOdd)
                    throw new Error('Field does not have .isOdd()');
                return Fp.isOdd(n);
            }
            const uvRatio = opts.uvRatio === undefined
                ? (u, v) => {
                    try {
                        return { isValid: true, value: Fp.sqrt(Fp.div(u, v)) };
                    }
                    catch (e) {
                        return { isValid: false, value: _0n };
                    }
                }
                : opts.uvRatio;
            if (!isEdValidXY(Fp, CURVE, CURVE.Gx, CURVE.Gy))
                throw new Error('bad curve params: generator point');
            const mulA = Fp.eql(CURVE.a, Fp.neg(Fp.ONE)) ? (x) => Fp.neg(x)
                : Fp.eql(CURVE.a, Fp.ONE) ? (x) => x
                    : (x) => Fp.mul(CURVE.a, x);
            function acoord(title, n, banZero = false) {
                const min = banZero ? _1n : _0n;
                (0, curves_utils.aK)('coordinate ' + title, n, min, MASK);
                return n;
            }
            function aedpoint(other) {
                if (!(other instanceof Point))
                    throw new Error('EdwardsPoint expected');
            }
            class Point {
                static BASE = new Point(CURVE.Gx, CURVE.Gy, Fp.ONE, Fp.mul(CURVE.Gx, CURVE.Gy));
                static ZERO = new Point(Fp.ZERO, Fp.ONE, Fp.ONE, Fp.ZERO);
                static Fp = Fp;
                static Fn = Fn;
                X;
                Y;
                Z;
                T;
                constructor(X, Y, Z, T) {
                    this.X = acoord('x', X);
                    this.Y = acoord('y', Y);
                    this.Z = acoord('z', Z, true);
                    this.T = acoord('t', T);
                    Object.freeze(this);
                }
                static CURVE() {
                    return CURVE;
                }
                static fromAffine(p) {
                    if (p instanceof Point)
                        throw new Error('extended point not allowed');
                    const { x, y } = p || {};
                    acoord('x', x);
                    acoord('y', y);
                    return new Point(x, y, Fp.ONE, Fp.mul(x, y));
                }
                static fromBytes(bytes, zip215 = false) {
                    const len = Fp.BYTES;
                    const { a, d } = CURVE;
                    bytes = (0, curves_utils.nC)((0, curves_utils.DO)(bytes, len, 'point'));
                    (0, curves_utils.e8)(zip215, 'zip215');
                    const normed = (0, curves_utils.nC)(bytes);
                    const lastByte = bytes[len - 1];
                    normed[len - 1] = lastByte & ~0x80;
                    const y = (0, curves_utils.lX)(normed);
                    const max = zip215 ? MASK : Fp.ORDER;
                    (0, curves_utils.aK)('point.y', y, _0n, max);
                    const y2 = Fp.sqr(y);
                    const u = Fp.sub(y2, Fp.ONE);
                    const v = Fp.sub(Fp.mulN(d, y2), a);
                    let { isValid, value: x } = uvRatio(u, v);
                    if (!isValid)
                        throw new Error('bad point: invalid y coordinate');
                    const isXOdd = isOdd(x);
                    const isLastByteOdd = (lastByte & 0x80) !== 0;
                    if (!zip215 && Fp.is0(x) && isLastByteOdd)
                        throw new Error('bad point: x=0 and x_0=1');
                    if (isLastByteOdd !== isXOdd)
                        x = Fp.neg(x);
                    return Point.fromAffine({ x, y });
                }
                static fromHex(hex, zip215 = false) {
                    return Point.fromBytes((0, curves_utils.aT)(hex), zip215);
                }
                get x() {
                    return this.toAffine().x;
                }
                get y() {
                    return this.toAffine().y;
                }
                precompute(windowSize = 6, isLazy = true) {
                    wnaf.setWindowSize(this, windowSize);
                    if (!isLazy)
                        this.multiply(_2n);
                    return this;
                }
                assertValidity() {
                    const p = this;
                    const { a, d } = CURVE;
                    if (p.is0())
                        throw new Error('bad point: ZERO');
                    const { X, Y, Z, T } = p;
                    const X2 = Fp.sqr(X);
                    const Y2 = Fp.sqr(Y);
                    const Z2 = Fp.sqr(Z);
                    const Z4 = Fp.sqr(Z2);
                    const aX2 = Fp.mul(X2, a);
                    const left = Fp.mul(Fp.add(aX2, Y2), Z2);
                    const right = Fp.add(Z4, Fp.mul(d, Fp.mul(X2, Y2)));
                    if (!Fp.eql(left, right))
                        throw new Error('bad point: equation left != right (1)');
                    const XY = Fp.mul(X, Y);
                    const ZT = Fp.mul(Z, T);
                    if (!Fp.eql(XY, ZT))
                        throw new Error('bad point: equation left != right (2)');
                }
                equals(other) {
                    aedpoint(other);
                    const { X: X1, Y: Y1, Z: Z1 } = this;
                    const { X: X2, Y: Y2, Z: Z2 } = other;
                    const X1Z2 = Fp.mul(X1, Z2);
                    const X2Z1 = Fp.mul(X2, Z1);
                    const Y1Z2 = Fp.mul(Y1, Z2);
                    const Y2Z1 = Fp.mul(Y2, Z1);
                    return Fp.eql(X1Z2, X2Z1) && Fp.eql(Y1Z2, Y2Z1);
                }
                is0() {
                    return this.equals(Point.ZERO);
                }
                negate() {
                    return new Point(Fp.neg(this.X), this.Y, this.Z, Fp.neg(this.T));
                }
                double() {
                    const { X: X1, Y: Y1, Z: Z1 } = this;
                    const A = Fp.sqr(X1);
                    const B = Fp.sqr(Y1);
                    const C = Fp.mul(Fp.sqr(Z1), _2n);
                    const D = mulA(A);
                    const x1y1 = Fp.addN(X1, Y1);
                    const E = Fp.sub(Fp.subN(Fp.sqr(x1y1), A), B);
                    const G = Fp.addN(D, B);
                    const F = Fp.subN(G, C);
                    const H = Fp.subN(D, B);
                    const X3 = Fp.mul(E, F);
                    const Y3 = Fp.mul(G, H);
                    const T3 = Fp.mul(E, H);
                    const Z3 = Fp.mul(F, G);
                    return new Point(X3, Y3, Z3, T3);
                }
                add(other) {
                    aedpoint(other);
                    const { d } = CURVE;
                    const { X: X1, Y: Y1, Z: Z1, T: T1 } = this;
                    const { X: X2, Y: Y2, Z: Z2, T: T2 } = other;
                    const A = Fp.mul(X1, X2);
                    const B = Fp.mul(Y1, Y2);
                    const C = Fp.mul(Fp.mulN(T1, d), T2);
                    const D = Fp.mul(Z1, Z2);
                    const E = Fp.sub(Fp.subN(Fp.mulN(Fp.addN(X1, Y1), Fp.addN(X2, Y2)), A), B);
                    const F = Fp.subN(D, C);
                    const G = Fp.addN(D, C);
                    const H = Fp.sub(B, mulA(A));
                    const X3 = Fp.mul(E, F);
                    const Y3 = Fp.mul(G, H);
                    const T3 = Fp.mul(E, H);
                    const Z3 = Fp.mul(F, G);
                    return new Point(X3, Y3, Z3, T3);
                }
                subtract(other) {
                    aedpoint(other);
                    return this.add(other.negate());
                }
                multiply(scalar) {
                    if (!Fn.isValidNot0(scalar))
                        throw new RangeError('invalid scalar: expected 1 <= sc < curve.n');
                    const { p, f } = wnaf.mulSecret(this, scalar, cofactor, normalize);
                    return normalize([p, f])[0];
                }
                multiplyUnsafe(scalar) {
                    if (!Fn.isValid(scalar))
                        throw new RangeError('invalid scalar: expected 0 <= sc < curve.n');
                    if (scalar === _0n)
                        return Point.ZERO;
                    if (this.is0() || scalar === _1n)
                        return this;
                    return wnaf.mulUnsafe(this, scalar, normalize);
                }
                isSmallOrder() {
                    return this.clearCofactor().is0();
                }
                isTorsionFree() {
                    return wnaf.mulUnsafe(this, CURVE.n).is0();
                }
                toAffine(invertedZ) {
                    const p = this;
                    let iz = invertedZ;
                    if (iz != null && typeof iz !== 'bigint')
                        throw new TypeError('"invertedZ" expected bigint, got type=' + typeof iz);
                    const { X, Y, Z } = p;
                    const is0 = p.is0();
                    if (iz == null)
                        iz = is0 ? Fp.create(_8n) : Fp.inv(Z);
                    const x = Fp.mul(X, iz);
                    const y = Fp.mul(Y, iz);
                    const zz = Fp.mul(Z, iz);
                    if (is0)
                        return { x: Fp.ZERO, y: Fp.ONE };
                    if (!Fp.eql(zz, Fp.ONE))
                        throw new Error('invZ was invalid');
                    return { x, y };
                }
                clearCofactor() {
                    if (cofactor === _1n)
                        return this;
                    if (cofactor === _2n)
                        return this.double();
                    if (cofactor === _4n)
                        return this.double().double();
                    if (cofactor === _8n)
                        return this.double().double().double();
                    return this.multiplyUnsafe(cofactor);
                }
                toBytes() {
                    const { x, y } = this.toAffine();
                    const bytes = Fp.toBytes(y);
                    bytes[bytes.length - 1] |= isOdd(x) ? 0x80 : 0;
                    return bytes;
                }
                toHex() {
                    return (0, curves_utils.My)(this.toBytes());
                }
                toString() {
                    return `<Point ${this.is0() ? 'ZERO' : this.toHex()}>`;
                }
            }
            const normalize = (points) => (0, curve.Ak)(Point, points);
            const wnaf = new curve.CT(Point, randomBytes);
            if (wnaf.bits >= 6)
                Point.BASE.precompute(6);
            Object.freeze(Point.prototype);
            Object.freeze(Point);
            return Point;
        }
        class PrimeEdwardsPoint {
            static BASE;
            static ZERO;
            static Fp;
            static Fn;
            ep;
            constructor(ep) {
                this.ep = ep;
            }
            static fromBytes(_bytes) {
                (0, curves_utils.SJ)();
            }
            static fromHex(_hex) {
                (0, curves_utils.SJ)();
            }
            get x() {
                return this.toAffine().x;
            }
            get y() {
                return this.toAffine().y;
            }
            clearCofactor() {
                return this;
            }
            assertValidity() {
                this.ep.assertValidity();
            }
            toAffine(invertedZ) {
                return this.ep.toAffine(invertedZ);
            }
            toHex() {
                return (0, curves_utils.My)(this.toBytes());
            }
            toString() {
                return this.toHex();
            }
            isTorsionFree() {
                return true;
            }
            isSmallOrder() {
                return false;
            }
            add(other) {
                this.assertSame(other);
                return this.init(this.ep.add(other.ep));
            }
            subtract(other) {
                this.assertSame(other);
                return this.init(this.ep.subtract(other.ep));
            }
            multiply(scalar) {
                return this.init(this.ep.multiply(scalar));
            }
            multiplyUnsafe(scalar) {
                return this.init(this.ep.multiplyUnsafe(scalar));
            }
            double() {
                return this.init(this.ep.double());
            }
            negate() {
                return this.init(this.ep.negate());
            }
            precompute(windowSize, isLazy) {
                this.ep.precompute(windowSize, isLazy);
                return this;
            }
        }
        function eddsa(Point, cHash, eddsaOpts = {}) {
            (0, curve.ej)(Point);
            if (typeof cHash !== 'function')
                throw new Error('"hash" function param is required');
            const hash = cHash;
            const opts = eddsaOpts;
            (0, curves_utils.Q5)(opts, {}, {
                adjustScalarBytes: 'function',
                randomBytes: 'function',
                domain: 'function',
                prehash: 'function',
                zip215: 'boolean',
                mapToCurve: 'function',
                toMontgomery: 'function',
                toMontgomerySecret: 'function',
            });
            const { prehash } = opts;
            const { BASE, Fp, Fn } = Point;
            const outputLen = hash.outputLen;
            const expectedLen = 2 * Fp.BYTES;
            if (outputLen !== undefined) {
                (0, curves_utils.gr)(outputLen, 'hash.outputLen');
                if (outputLen !== expectedLen)
                    throw new Error(`hash.outputLen must be ${expectedLen}, got ${outputLen}`);
            }
            const randomBytes = opts.randomBytes === undefined ? curves_utils.po : opts.randomBytes;
            const toMontgomery = opts.toMontgomery;
            const toMontgomerySecret = opts.toMontgomerySecret;
            const adjustScalarBytes = opts.adjustScalarBytes === undefined
                ? (bytes) => bytes
                : opts.adjustScalarBytes;
            const domain = opts.domain === undefined
                ? (data, ctx, phflag) => {
                    (0, curves_utils.e8)(phflag, 'phflag');
                    if (ctx.length || phflag)
                        throw new Error('Contexts/pre-hash are not supported');
                    return data;
                }
                : opts.domain;
            function modN_LE(hash) {
                return Fn.create((0, curves_utils.lX)(hash));
            }
            function getPrivateScalar(key) {
                const len = lengths.secretKey;
                (0, curves_utils.DO)(key, lengths.secretKey, 'secretKey');
                const hashed = (0, curves_utils.DO)(hash(key), 2 * len, 'hashedSecretKey');
                const head = adjustScalarBytes(hashed.slice(0, len));
                const prefix = hashed.slice(len, 2 * len);
                const scalar = modN_LE(head);
                return { head, prefix, scalar };
            }
            function getExtendedPublicKey(secretKey) {
                const { head, prefix, scalar } = getPrivateScalar(secretKey);
                const point = BASE.multiply(scalar);
                const pointBytes = point.toBytes();
                return { head, prefix, scalar, point, pointBytes };
            }
            function getPublicKey(secretKey) {
                return getExtendedPublicKey(secretKey).pointBytes;
            }
            function hashDomainToScalar(context = Uint8Array.of(), ...msgs) {
                const msg = (0, curves_utils.Id)(...msgs);
                return modN_LE(hash(domain(msg, (0, curves_utils.DO)(context, undefined, 'context'), !!prehash)));
            }
            function sign(msg, secretKey, options = {}) {
                (0, curves_utils.Q5)(options, {}, {}, 'options');
                msg = (0, curves_utils.nC)((0, curves_utils.DO)(msg, undefined, 'message'));
                if (prehash)
                    msg = prehash(msg);
                const { prefix, scalar, pointBytes } = getExtendedPublicKey(secretKey);
                const r = hashDomainToScalar(options.context, prefix, msg);
                const R = BASE.multiply(r).toBytes();
                const k = hashDomainToScalar(options.context, R, pointBytes, msg);
                const s = Fn.create(r + k * scalar);
                if (!Fn.isValid(s))
                    throw new Error('sign failed: invalid s');
                const rs = (0, curves_utils.Id)(R, Fn.toBytes(s));
                return (0, curves_utils.DO)(rs, lengths.signature, 'result');
            }
            const verifyOpts = {
                zip215: opts.zip215,
            };
            function verify(sig, msg, publicKey, options = verifyOpts) {
                (0, curves_utils.Q5)(options);
                const { context } = options;
                const zip215 = options.zip215 === undefined ? !!verifyOpts.zip215 : options.zip215;
                const len = lengths.signature;
                sig = (0, curves_utils.DO)(sig, len, 'signature');
                msg = (0, curves_utils.DO)(msg, undefined, 'message');
                publicKey = (0, curves_utils.DO)(publicKey, lengths.publicKey, 'publicKey');
                if (zip215 !== undefined)
                    (0, curves_utils.e8)(zip215, 'zip215');
                if (prehash)
                    msg = prehash(msg);
                const mid = len / 2;
                const r = sig.subarray(0, mid);
                const s = (0, curves_utils.lX)(sig.subarray(mid, len));
                let A, R, SB;
                try {
                    A = Point.fromBytes(publicKey, zip215);
                    R = Point.fromBytes(r, zip215);
                    SB = BASE.multiplyUnsafe(s);
                }
                catch (error) {
                    return false;
                }
                if (!zip215 && A.isSmallOrder())
                    return false;
                const k = hashDomainToScalar(context, r, publicKey, msg);
                const RkA = R.add(A.multiplyUnsafe(k));
                return RkA.subtract(SB).clearCofactor().is0();
            }
            const _size = Fp.BYTES;
            const lengths = {
                secretKey: _size,
                publicKey: _size,
                signature: 2 * _size,
                seed: _size,
            };
            function randomSecretKey(seed) {
                seed = seed === undefined ? randomBytes(lengths.seed) : seed;
                return (0, curves_utils.DO)(seed, lengths.seed, 'seed');
            }
            function isValidSecretKey(key) {
                return (0, curves_utils.aY)(key) && key.length === lengths.secretKey;
            }
            function isValidPublicKey(key, zip215) {
                try {
                    return !!Point.fromBytes(key, zip215 === undefined ? verifyOpts.zip215 : zip215);
                }
                catch (error) {
                    return false;
                }
            }
            const utils = {
                getExtendedPublicKey,
                randomSecretKey,
                isValidSecretKey,
                isValidPublicKey,
                toMontgomery(publicKey) {
                    if (toMontgomery === undefined)
                        throw new Error('Montgomery conversion is not supported for this curve');
                    return toMontgomery(Point.fromBytes(publicKey));
                },
                toMontgomerySecret(secretKey) {
                    if (toMontgomerySecret === undefined)
                        throw new Error('Montgomery conversion is not supported for this curve');
                    return toMontgomerySecret(secretKey);
                },
            };
            Object.freeze(lengths);
            Object.freeze(utils);
            return Object.freeze({
                keygen: (0, curve.GV)(randomSecretKey, getPublicKey),
                getPublicKey,
                sign,
                verify,
                utils,
                Point,
                lengths,
            });
        }
        ;
        const hash_to_curve_0n = (null && (BigInt(0))), hash_to_curve_1n = (null && (BigInt(1))), hash_to_curve_2n = (null && (BigInt(2))), _3n = (null && (BigInt(3))), hash_to_curve_4n = (null && (BigInt(4)));
        const os2ip = (null && (bytesToNumberBE));
        function i2osp(value, length) {
            (0, curves_utils.gr)(value);
            (0, curves_utils.gr)(length);
            if (length < 0 || length > 4)
                throw new Error('invalid I2OSP length: ' + length);
            if (value < 0 || value > 2 ** (8 * length) - 1)
                throw new Error('invalid I2OSP input: ' + value);
            const res = Array.from({ length }).fill(0);
            for (let i = length - 1; i >= 0; i--) {
                res[i] = value & 0xff;
                value >>>= 8;
            }
            return new Uint8Array(res);
        }
        function strxor(a, b) {
            const arr = new Uint8Array(a.length);
            for (let i = 0; i < a.length; i++) {
                arr[i] = a[i] ^ b[i];
            }
            return arr;
        }
        function normDST(DST) {
            if (!(0, curves_utils.aY)(DST) && typeof DST !== 'string')
                throw new Error('DST must be Uint8Array or ascii string');
            const dst = typeof DST === 'string' ? (0, curves_utils.Mh)(DST) : DST;
            if (dst.length === 0)
                throw new Error('DST must be non-empty');
            return dst;
        }
        function expand_message_xmd(msg, DST, lenInBytes, H) {
            (0, curves_utils.DO)(msg);
            (0, curves_utils.gr)(lenInBytes);
            if (typeof H !== 'function')
                throw new Error('expand_message_xmd: expected hash function');
            (0, curves_utils.gr)(H.outputLen, 'hash.outputLen');
            (0, curves_utils.gr)(H.blockLen, 'hash.blockLen');
            DST = normDST(DST);
            if (DST.length > 255)
                DST = H((0, curves_utils.Id)((0, curves_utils.Mh)('H2C-OVERSIZE-DST-'), DST));
            const { outputLen: b_in_bytes, blockLen: r_in_bytes } = H;
            const ell = Math.ceil(lenInBytes / b_in_bytes);
            if (lenInBytes > 65535 || ell > 255)
                throw new Error('expand_message_xmd: invalid lenInBytes');
            const DST_prime = (0, curves_utils.Id)(DST, i2osp(DST.length, 1));
            const Z_pad = new Uint8Array(r_in_bytes);
            const l_i_b_str = i2osp(lenInBytes, 2);
            const b = new Array(ell);
            const b_0 = H((0, curves_utils.Id)(Z_pad, msg, l_i_b_str, i2osp(0, 1), DST_prime));
            b[0] = H((0, curves_utils.Id)(b_0, i2osp(1, 1), DST_prime));
            for (let i = 1; i < ell; i++) {
                const args = [strxor(b_0, b[i - 1]), i2osp(i + 1, 1), DST_prime];
                b[i] = H((0, curves_utils.Id)(...args));
            }
            const pseudo_random_bytes = (0, curves_utils.Id)(...b);
            return pseudo_random_bytes.slice(0, lenInBytes);
        }
        function expand_message_xof(msg, DST, lenInBytes, k, H) {
            abytes(msg);
            asafenumber(lenInBytes);
            asafenumber(k, 'k');
            if (k < 0)
                throw new Error('expand_message_xof: invalid k');
            if (typeof H !== 'function')
                throw new Error('expand_message_xof: expected XOF function');
            if (typeof H.create !== 'function')
                throw new Error('expand_message_xof: expected XOF create');
            DST = normDST(DST);
            if (lenInBytes < 0 || lenInBytes > 65535)
                throw new Error('expand_message_xof: invalid lenInBytes');
            if (DST.length > 255) {
                const dkLen = Math.ceil((2 * k) / 8);
                DST = H.create({ dkLen }).update(asciiToBytes('H2C-OVERSIZE-DST-')).update(DST).digest();
            }
            if (DST.length > 255)
                throw new Error('expand_message_xof: invalid DST');
            return (H.create({ dkLen: lenInBytes })
                .update(msg)
                .update(i2osp(lenInBytes, 2))
                .update(DST)
                .update(i2osp(DST.length, 1))
                .digest());
        }
        function hash_to_field(msg, count, options) {
            validateObject(options, {
                p: 'bigint',
                m: 'number',
                k: 'number',
                hash: 'function',
            });
            const { p, k, m, hash, expand, DST } = options;
            asafenumber(hash.outputLen, 'valid hash');
            abytes(msg);
            asafenumber(count);
            asafenumber(m, 'm');
            asafenumber(k, 'k');
            if (p <= BigInt(1))
                throw new Error('hash_to_field: expected valid field characteristic');
            if (count < 1)
                throw new Error('hash_to_field: expected count >= 1');
            if (m < 1)
                throw new Error('hash_to_field: expected m >= 1');
            if (k < 0)
                throw new Error('hash_to_field: invalid k');
            const log2p = p.toString(2).length;
            const L = Math.ceil((log2p + k) / 8);
            const len_in_bytes = count * m * L;
            let prb;
            if (expand === 'xmd') {
                prb = expand_message_xmd(msg, DST, len_in_bytes, hash);
            }
            else if (expand === 'xof') {
                prb = expand_message_xof(msg, DST, len_in_bytes, k, hash);
            }
            else if (expand === '_internal_pass') {
                prb = msg;
            }
            else {
                throw new Error('expand must be "xmd" or "xof"');
            }
            const u = new Array(count);
            for (let i = 0; i < count; i++) {
                const e = new Array(m);
                for (let j = 0; j < m; j++) {
                    const elm_offset = L * (j + i * m);
                    const tv = prb.subarray(elm_offset, elm_offset + L);
                    e[j] = mod(os2ip(tv), p);
                }
                u[i] = e;
            }
            return u;
        }
        function isogenyMap(field, map) {
            validateField(field);
            aarray(map, 'map');
            const coeff = map.map((i, row) => {
                aarray(i, 'map[' + row + ']');
                if (i.length < 1)
                    throw new Error('isogenyMap: expected non-empty coefficients');
                return Array.from(i).reverse();
            });
            return (x, y) => {
                const [xn, xd, yn, yd] = coeff.map((val) => val.reduce((acc, i) => field.add(field.mul(acc, x), i)));
                const isZero = field.is0(xd) || field.is0(yd);
                const [xd_inv, yd_inv] = FpInvertBatch(field, [xd, yd], true);
                x = field.mul(xn, xd_inv);
                y = field.mul(y, field.mul(yn, yd_inv));
                return isZero ? { x: field.ZERO, y: field.ZERO } : { x, y };
            };
        }
        const _DST_scalar = 'HashToScalar-';
        function hash_to_curve_createHasher(Point, mapToCurve, defaults) {
            if (typeof mapToCurve !== 'function')
                throw new Error('mapToCurve() must be defined');
            validateObject(defaults);
            const snapshot = (src) => Object.freeze({
                ...src,
                DST: isBytes(src.DST) ? copyBytes(src.DST) : src.DST,
                ...(src.encodeDST === undefined
                    ? {}
                    : { encodeDST: isBytes(src.encodeDST) ? copyBytes(src.encodeDST) : src.encodeDST }),
            });
            const safeDefaults = snapshot(defaults);
            const dstOverride = (options) => options && options.DST !== undefined ? { DST: options.DST } : undefined;
            function map(num) {
                return Point.fromAffine(mapToCurve(num));
            }
            function clear(initial) {
                const P = initial.clearCofactor();
                if (P.equals(Point.ZERO))
                    return Point.ZERO;
                P.assertValidity();
                return P;
            }
            return Object.freeze({
                get defaults() {
                    return snapshot(safeDefaults);
                },
                Point,
                hashToCurve(msg, options) {
                    const opts = Object.assign({}, safeDefaults, dstOverride(options));
                    const u = hash_to_field(msg, 2, opts);
                    const u0 = map(u[0]);
                    const u1 = map(u[1]);
                    return clear(u0.add(u1));
                },
                encodeToCurve(msg, options) {
                    const optsDst = safeDefaults.encodeDST === undefined ? {} : { DST: safeDefaults.encodeDST };
                    const opts = Object.assign({}, safeDefaults, optsDst, dstOverride(options));
                    const u = hash_to_field(msg, 1, opts);
                    const u0 = map(u[0]);
                    return clear(u0);
                },
                mapToCurve(scalars) {
                    if (safeDefaults.m === 1) {
                        if (typeof scalars !== 'bigint')
                            throw new Error('expected bigint (m=1)');
                        return clear(map([scalars]));
                    }
                    if (!Array.isArray(scalars))
                        throw new Error('expected array of bigints');
                    if (scalars.length !== safeDefaults.m)
                        throw new Error(`expected array of ${safeDefaults.m} bigints`);
                    for (const i of scalars)
                        if (typeof i !== 'bigint')
                            throw new Error('expected array of bigints');
                    return clear(map(scalars));
                },
                hashToScalar(msg, options) {
                    const N = Point.Fn.ORDER;
                    const opts = Object.assign({}, safeDefaults, { DST: _DST_scalar }, dstOverride(options), {
                        p: N,
                        m: 1,
                    });
                    return hash_to_field(msg, 1, opts)[0][0];
                },
            });
        }
        function SWUFpSqrtRatio(Fp, Z) {
            const F = validateField(Fp);
            const q = F.ORDER;
            let l = hash_to_curve_0n;
            for (let o = q - hash_to_curve_1n; o % hash_to_curve_2n === hash_to_curve_0n; o /= hash_to_curve_2n)
                l += hash_to_curve_1n;
            const c1 = l;
            const _2n_pow_c1_1 = hash_to_curve_2n << (c1 - hash_to_curve_1n - hash_to_curve_1n);
            const _2n_pow_c1 = _2n_pow_c1_1 * hash_to_curve_2n;
            const c2 = (q - hash_to_curve_1n) / _2n_pow_c1;
            const c3 = (c2 - hash_to_curve_1n) / hash_to_curve_2n;
            const c4 = _2n_pow_c1 - hash_to_curve_1n;
            const c5 = _2n_pow_c1_1;
            const c6 = F.pow(Z, c2);
            const c7 = F.pow(Z, (c2 + hash_to_curve_1n) / hash_to_curve_2n);
            let sqrtRatio = (u, v) => {
                let tv1 = c6;
                let tv2 = F.pow(v, c4);
                let tv3 = F.sqr(tv2);
                tv3 = F.mul(tv3, v);
                let tv5 = F.mul(u, tv3);
                tv5 = F.pow(tv5, c3);
                tv5 = F.mul(tv5, tv2);
                tv2 = F.mul(tv5, v);
                tv3 = F.mul(tv5, u);
                let tv4 = F.mul(tv3, tv2);
                tv5 = F.pow(tv4, c5);
                let isQR = F.eql(tv5, F.ONE);
                tv2 = F.mul(tv3, c7);
                tv5 = F.mul(tv4, tv1);
                tv3 = F.cmov(tv2, tv3, isQR);
                tv4 = F.cmov(tv5, tv4, isQR);
                for (let i = c1; i > hash_to_curve_1n; i--) {
                    let tv5 = i - hash_to_curve_2n;
                    tv5 = hash_to_curve_2n << (tv5 - hash_to_curve_1n);
                    let tvv5 = F.pow(tv4, tv5);
                    const e1 = F.eql(tvv5, F.ONE);
                    tv2 = F.mul(tv3, tv1);
                    tv1 = F.mul(tv1, tv1);
                    tvv5 = F.mul(tv4, tv1);
                    tv3 = F.cmov(tv2, tv3, e1);
                    tv4 = F.cmov(tvv5, tv4, e1);
                }
                return { isValid: !F.is0(v) && (isQR || F.is0(u)), value: tv3 };
            };
            if (F.ORDER % hash_to_curve_4n === _3n) {
                const c1 = (F.ORDER - _3n) / hash_to_curve_4n;
                const c2 = F.sqrt(F.neg(Z));
                sqrtRatio = (u, v) => {
                    let tv1 = F.sqr(v);
                    const tv2 = F.mul(u, v);
                    tv1 = F.mul(tv1, tv2);
                    let y1 = F.pow(tv1, c1);
                    y1 = F.mul(y1, tv2);
                    const y2 = F.mul(y1, c2);
                    const tv3 = F.mul(F.sqr(y1), v);
                    const isQR = F.eql(tv3, u);
                    let y = F.cmov(y2, y1, isQR);
                    return { isValid: !F.is0(v) && isQR, value: y };
                };
            }
            return sqrtRatio;
        }
        function mapToCurveSimpleSWU(Fp, opts) {
            const F = validateField(Fp);
            validateObject(opts, {}, {}, 'opts');
            const { A, B, Z } = opts;
            if (!F.isValidNot0(A) || !F.isValidNot0(B) || !F.isValid(Z))
                throw new Error('mapToCurveSimpleSWU: invalid opts');
            if (F.eql(Z, F.neg(F.ONE)) || FpIsSquare(F, Z))
                throw new Error('mapToCurveSimpleSWU: invalid opts');
            const x = F.mul(B, F.inv(F.mul(Z, A)));
            const gx = F.add(F.add(F.mul(F.sqr(x), x), F.mul(A, x)), B);
            if (!FpIsSquare(F, gx))
                throw new Error('mapToCurveSimpleSWU: invalid opts');
            const sqrtRatio = SWUFpSqrtRatio(F, Z);
            if (!F.isOdd)
                throw new Error('Field does not have .isOdd()');
            return (u) => {
                let tv1, tv2, tv3, tv4, tv5, tv6, x, y;
                tv1 = F.sqr(u);
                tv1 = F.mul(tv1, Z);
                tv2 = F.sqr(tv1);
                tv2 = F.add(tv2, tv1);
                tv3 = F.add(tv2, F.ONE);
                tv3 = F.mul(tv3, B);
                tv4 = F.cmov(Z, F.neg(tv2), !F.eql(tv2, F.ZERO));
                tv4 = F.mul(tv4, A);
                tv2 = F.sqr(tv3);
                tv6 = F.sqr(tv4);
                tv5 = F.mul(tv6, A);
                tv2 = F.add(tv2, tv5);
                tv2 = F.mul(tv2, tv3);
                tv6 = F.mul(tv6, tv4);
                tv5 = F.mul(tv6, B);
                tv2 = F.add(tv2, tv5);
                x = F.mul(tv1, tv3);
                const { isValid, value } = sqrtRatio(tv2, tv6);
                y = F.mul(tv1, u);
                y = F.mul(y, value);
                x = F.cmov(x, tv3, isValid);
                y = F.cmov(y, value, isValid);
                const e1 = F.isOdd(u) === F.isOdd(y);
                y = F.cmov(F.neg(y), y, e1);
                const tv4_inv = FpInvertBatch(F, [tv4], true)[0];
                x = F.mul(x, tv4_inv);
                return { x, y };
            };
        }
        ;
        const ed25519_0n = (null && (BigInt(0))), ed25519_1n = BigInt(1), ed25519_2n = BigInt(2), ed25519_3n = (null && (BigInt(3)));
        const _5n = BigInt(5), ed25519_8n = BigInt(8);
        const ed25519_CURVE_p = BigInt('0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed');
        const ed25519_CURVE = (() => ({
            p: ed25519_CURVE_p,
            n: BigInt('0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed'),
            h: ed25519_8n,
            a: BigInt('0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffec'),
            d: BigInt('0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3'),
            Gx: BigInt('0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a'),
            Gy: BigInt('0x6666666666666666666666666666666666666666666666666666666666666658'),
        }))();
        function ed25519_pow_2_252_3(x) {
            const _10n = BigInt(10), _20n = BigInt(20), _40n = BigInt(40), _80n = BigInt(80);
            const P = ed25519_CURVE_p;
            const x2 = (x * x) % P;
            const b2 = (x2 * x) % P;
            const b4 = ((0, modular.zH)(b2, ed25519_2n, P) * b2) % P;
            const b5 = ((0, modular.zH)(b4, ed25519_1n, P) * x) % P;
            const b10 = ((0, modular.zH)(b5, _5n, P) * b5) % P;
            const b20 = ((0, modular.zH)(b10, _10n, P) * b10) % P;
            const b40 = ((0, modular.zH)(b20, _20n, P) * b20) % P;
            const b80 = ((0, modular.zH)(b40, _40n, P) * b40) % P;
            const b160 = ((0, modular.zH)(b80, _80n, P) * b80) % P;
            const b240 = ((0, modular.zH)(b160, _80n, P) * b80) % P;
            const b250 = ((0, modular.zH)(b240, _10n, P) * b10) % P;
            const pow_p_5_8 = ((0, modular.zH)(b250, ed25519_2n, P) * x) % P;
            return { pow_p_5_8, b2 };
        }
        function adjustScalarBytes(bytes) {
            bytes[0] &= 248;
            bytes[31] &= 127;
            bytes[31] |= 64;
            return bytes;
        }
        const ED25519_SQRT_M1 = BigInt('19681161376707505956807079304988542015446066515923890162744021073123829784752');
        function uvRatio(u, v) {
            const P = ed25519_CURVE_p;
            const v3 = (0, modular.zi)(v * v * v, P);
            const v7 = (0, modular.zi)(v3 * v3 * v, P);
            const pow = ed25519_pow_2_252_3(u * v7).pow_p_5_8;
            let x = (0, modular.zi)(u * v3 * pow, P);
            const vx2 = (0, modular.zi)(v * x * x, P);
            const root1 = x;
            const root2 = (0, modular.zi)(x * ED25519_SQRT_M1, P);
            const useRoot1 = vx2 === u;
            const useRoot2 = vx2 === (0, modular.zi)(-u, P);
            const noRoot = vx2 === (0, modular.zi)(-u * ED25519_SQRT_M1, P);
            if (useRoot1)
                x = root1;
            if (useRoot2 || noRoot)
                x = root2;
            if ((0, modular.dQ)(x, P))
                x = (0, modular.zi)(-x, P);
            return { isValid: useRoot1 || useRoot2, value: x };
        }
        const ed25519_Point = edwards(ed25519_CURVE, { uvRatio });
        const Fp = (() => ed25519_Point.Fp)();
        function toMontgomery(point) {
            const { y } = point;
            return Fp.toBytes(Fp.div(ed25519_1n + y, ed25519_1n - y));
        }
        function toMontgomerySecret(secretKey) {
            const size = ed25519_Point.Fp.BYTES;
            (0, utils.DO)(secretKey, size);
            return adjustScalarBytes((0, sha2.Zf)(secretKey.subarray(0, size))).subarray(0, size);
        }
        const Fn = (() => ed25519_Point.Fn)();
        function ed25519_domain(data, ctx, phflag) {
            if (ctx.length > 255)
                throw new Error('Context is too big');
            return (0, utils.Id)((0, curves_utils.Mh)('SigEd25519 no Ed25519 collisions'), new Uint8Array([phflag ? 1 : 0, ctx.length]), ctx, data);
        }
        function ed(opts) {
            return eddsa(ed25519_Point, sha2.Zf, Object.assign({ adjustScalarBytes, toMontgomery, toMontgomerySecret, zip215: true }, opts));
        }
        const ed25519 = ed({});
        const ed25519ctx = ed({ domain: ed25519_domain });
        const ed25519ph = ed({ domain: ed25519_domain, prehash: sha2.Zf });
        const ed25519_FROST = (null && ((() => createFROST({
            name: 'FROST-ED25519-SHA512-v1',
            Point: ed25519_Point,
            validatePoint: (p) => {
                p.assertValidity();
                if (!p.isTorsionFree())
                    throw new Error('bad point: not torsion-free');
            },
            hash: sha512,
            H2: '',
        }))()));
        const x25519 = (null && ((() => {
            const P = ed25519_CURVE_p;
            const powPminus2 = (x) => {
                const { pow_p_5_8, b2 } = ed25519_pow_2_252_3(x);
                return mod(pow2(pow_p_5_8, ed25519_3n, P) * b2, P);
            };
            return montgomery({
                P,
                type: 'x25519',
                powPminus2,
                adjustScalarBytes,
                scalarMultBase: (k) => {
                    const kn = mod(k, ed25519_Point.Fn.ORDER);
                    if (kn === ed25519_0n)
                        return ed25519_0n;
                    const p = ed25519_Point.BASE.multiply(kn);
                    return mod((p.Z + p.Y) * powPminus2(mod(p.Z - p.Y, P)), P);
                },
            });
        })()));
        const ELL2_C1 = (null && ((() => (ed25519_CURVE_p + ed25519_3n) / ed25519_8n)()));
        const ELL2_C2 = (null && ((() => Fp.pow(ed25519_2n, ELL2_C1))()));
        const ELL2_C3 = (null && ((() => Fp.sqrt(Fp.neg(Fp.ONE)))()));
        const ELL2_J = (null && (BigInt(486662)));
        function _map_to_curve_elligator2_curve25519(u) {
            let tv1 = Fp.sqr(u);
            tv1 = Fp.mul(tv1, ed25519_2n);
            let xd = Fp.add(tv1, Fp.ONE);
            let x1n = Fp.neg(ELL2_J);
            let tv2 = Fp.sqr(xd);
            let gxd = Fp.mul(tv2, xd);
            let gx1 = Fp.mul(tv1, ELL2_J);
            gx1 = Fp.mul(gx1, x1n);
            gx1 = Fp.add(gx1, tv2);
            gx1 = Fp.mul(gx1, x1n);
            let tv3 = Fp.sqr(gxd);
            tv2 = Fp.sqr(tv3);
            tv3 = Fp.mul(tv3, gxd);
            tv3 = Fp.mul(tv3, gx1);
            tv2 = Fp.mul(tv2, tv3);
            let y11 = ed25519_pow_2_252_3(tv2).pow_p_5_8;
            y11 = Fp.mul(y11, tv3);
            let y12 = Fp.mul(y11, ELL2_C3);
            tv2 = Fp.sqr(y11);
            tv2 = Fp.mul(tv2, gxd);
            let e1 = Fp.eql(tv2, gx1);
            let y1 = Fp.cmov(y12, y11, e1);
            let x2n = Fp.mul(x1n, tv1);
            let y21 = Fp.mul(y11, u);
            y21 = Fp.mul(y21, ELL2_C2);
            let y22 = Fp.mul(y21, ELL2_C3);
            let gx2 = Fp.mul(gx1, tv1);
            tv2 = Fp.sqr(y21);
            tv2 = Fp.mul(tv2, gxd);
            let e2 = Fp.eql(tv2, gx2);
            let y2 = Fp.cmov(y22, y21, e2);
            tv2 = Fp.sqr(y1);
            tv2 = Fp.mul(tv2, gxd);
            let e3 = Fp.eql(tv2, gx1);
            let xn = Fp.cmov(x2n, x1n, e3);
            let y = Fp.cmov(y2, y1, e3);
            let e4 = Fp.isOdd(y);
            y = Fp.cmov(y, Fp.neg(y), e3 !== e4);
            return { xMn: xn, xMd: xd, yMn: y, yMd: ed25519_1n };
        }
        const ELL2_C1_EDWARDS = (null && ((() => FpSqrtEven(Fp, Fp.neg(BigInt(486664))))()));
        function map_to_curve_elligator2_edwards25519(u) {
            const { xMn, xMd, yMn, yMd } = _map_to_curve_elligator2_curve25519(u);
            let xn = Fp.mul(xMn, yMd);
            xn = Fp.mul(xn, ELL2_C1_EDWARDS);
            let xd = Fp.mul(xMd, yMn);
            let yn = Fp.sub(xMn, xMd);
            let yd = Fp.add(xMn, xMd);
            let tv1 = Fp.mul(xd, yd);
            let e = Fp.eql(tv1, Fp.ZERO);
            xn = Fp.cmov(xn, Fp.ZERO, e);
            xd = Fp.cmov(xd, Fp.ONE, e);
            yn = Fp.cmov(yn, Fp.ONE, e);
            yd = Fp.cmov(yd, Fp.ONE, e);
            const [xd_inv, yd_inv] = FpInvertBatch(Fp, [xd, yd], true);
            return { x: Fp.mul(xn, xd_inv), y: Fp.mul(yn, yd_inv) };
        }
        const ed25519_hasher = (null && ((() => createHasher(ed25519_Point, (scalars) => map_to_curve_elligator2_edwards25519(scalars[0]), {
            DST: 'edwards25519_XMD:SHA-512_ELL2_RO_',
            encodeDST: 'edwards25519_XMD:SHA-512_ELL2_NU_',
            p: ed25519_CURVE_p,
            m: 1,
            k: 128,
            expand: 'xmd',
            hash: sha512,
        }))()));
        const SQRT_M1 = ED25519_SQRT_M1;
        const SQRT_AD_MINUS_ONE = BigInt('25063068953384623474111414158702152701244531502492656460079210482610430750235');
        const INVSQRT_A_MINUS_D = BigInt('54469307008909316920995813868745141605393597292927456921205312896311721017578');
        const ONE_MINUS_D_SQ = BigInt('1159843021668779879193775521855586647937357759715417654439879720876111806838');
        const D_MINUS_ONE_SQ = BigInt('40440834346308536858101042469323190826248399146238708352240133220865137265952');
        const invertSqrt = (number) => uvRatio(ed25519_1n, number);
        const MAX_255B = BigInt('0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff');
        const bytes255ToNumberLE = (bytes) => Fp.create((0, curves_utils.lX)(bytes) & MAX_255B);
        function calcElligatorRistrettoMap(r0) {
            const { d } = ed25519_CURVE;
            const r = Fp.mul(Fp.mulN(SQRT_M1, r0), r0);
            const Ns = Fp.mul(Fp.addN(r, ed25519_1n), ONE_MINUS_D_SQ);
            let c = BigInt(-1);
            const D = Fp.mul(Fp.subN(c, Fp.mulN(d, r)), Fp.add(r, d));
            let { isValid: Ns_D_is_sq, value: s } = uvRatio(Ns, D);
            let s_ = Fp.mul(s, r0);
            if (!Fp.isOdd(s_))
                s_ = Fp.neg(s_);
            if (!Ns_D_is_sq)
                s = s_;
            if (!Ns_D_is_sq)
                c = r;
            const Nt = Fp.sub(Fp.mulN(Fp.mulN(c, Fp.subN(r, ed25519_1n)), D_MINUS_ONE_SQ), D);
            const s2 = Fp.sqrN(s);
            const W0 = Fp.mul(Fp.addN(s, s), D);
            const W1 = Fp.mul(Nt, SQRT_AD_MINUS_ONE);
            const W2 = Fp.sub(ed25519_1n, s2);
            const W3 = Fp.add(ed25519_1n, s2);
            return new ed25519_Point(Fp.mul(W0, W3), Fp.mul(W2, W1), Fp.mul(W1, W3), Fp.mul(W0, W2));
        }
        class _RistrettoPoint extends PrimeEdwardsPoint {
            static BASE = (() => new _RistrettoPoint(ed25519_Point.BASE))();
            static ZERO = (() => new _RistrettoPoint(ed25519_Point.ZERO))();
            static Fp = (() => Fp)();
            static Fn = (() => Fn)();
            constructor(ep) {
                super(ep);
            }
            static fromAffine(ap) {
                return new _RistrettoPoint(ed25519_Point.fromAffine(ap));
            }
            assertSame(other) {
                if (!(other instanceof _RistrettoPoint))
                    throw new Error('RistrettoPoint expected');
            }
            init(ep) {
                return new _RistrettoPoint(ep);
            }
            static fromBytes(bytes) {
                (0, utils.DO)(bytes, 32);
                const { a, d } = ed25519_CURVE;
                const s = bytes255ToNumberLE(bytes);
                if (!(0, curves_utils.ex)(Fp.toBytes(s), bytes) || Fp.isOdd(s))
                    throw new Error('invalid ristretto255 encoding 1');
                const s2 = Fp.sqr(s);
                const u1 = Fp.add(ed25519_1n, Fp.mulN(a, s2));
                const u2 = Fp.sub(ed25519_1n, Fp.mulN(a, s2));
                const u1_2 = Fp.sqr(u1);
                const u2_2 = Fp.sqr(u2);
                const v = Fp.sub(Fp.mulN(Fp.mulN(a, d), u1_2), u2_2);
                const { isValid, value: I } = invertSqrt(Fp.mul(v, u2_2));
                const Dx = Fp.mul(I, u2);
                const Dy = Fp.mul(Fp.mulN(I, Dx), v);
                let x = Fp.mul(Fp.addN(s, s), Dx);
                if (Fp.isOdd(x))
                    x = Fp.neg(x);
                const y = Fp.mul(u1, Dy);
                const t = Fp.mul(x, y);
                if (!isValid || Fp.isOdd(t) || Fp.is0(y))
                    throw new Error('invalid ristretto255 encoding 2');
                return new _RistrettoPoint(new ed25519_Point(x, y, Fp.ONE, t));
            }
            static fromHex(hex) {
                return _RistrettoPoint.fromBytes((0, utils.aT)(hex));
            }
            toBytes() {
                let { X, Y, Z, T } = this.ep;
                const u1 = Fp.mul(Fp.add(Z, Y), Fp.sub(Z, Y));
                const u2 = Fp.mul(X, Y);
                const u2sq = Fp.sqr(u2);
                const { value: invsqrt } = invertSqrt(Fp.mul(u1, u2sq));
                const D1 = Fp.mul(invsqrt, u1);
                const D2 = Fp.mul(invsqrt, u2);
                const zInv = Fp.mul(Fp.mulN(D1, D2), T);
                let D;
                if (Fp.isOdd(Fp.mul(T, zInv))) {
                    let _x = Fp.mul(Y, SQRT_M1);
                    let _y = Fp.mul(X, SQRT_M1);
                    X = _x;
                    Y = _y;
                    D = Fp.mul(D1, INVSQRT_A_MINUS_D);
                }
                else {
                    D = D2;
                }
                if (Fp.isOdd(Fp.mul(X, zInv)))
                    Y = Fp.neg(Y);
                let s = Fp.mul(Fp.subN(Z, Y), D);
                if (Fp.isOdd(s))
                    s = Fp.neg(s);
                return Fp.toBytes(s);
            }
            equals(other) {
                this.assertSame(other);
                const { X: X1, Y: Y1 } = this.ep;
                const { X: X2, Y: Y2 } = other.ep;
                const one = Fp.eql(Fp.mul(X1, Y2), Fp.mul(Y1, X2));
                const two = Fp.eql(Fp.mul(Y1, Y2), Fp.mul(X1, X2));
                return one || two;
            }
            is0() {
                return this.equals(_RistrettoPoint.ZERO);
            }
        }
        const ristretto255 = (null && ((() => {
            Object.freeze(_RistrettoPoint.BASE);
            Object.freeze(_RistrettoPoint.ZERO);
            Object.freeze(_RistrettoPoint.prototype);
            Object.freeze(_RistrettoPoint);
            return Object.freeze({ Point: _RistrettoPoint });
        })()));
        const ristretto255_hasher = Object.freeze({
            Point: _RistrettoPoint,
            hashToCurve(msg, options) {
                const DST = options?.DST === undefined ? 'ristretto255_XMD:SHA-512_R255MAP_RO_' : options.DST;
                const xmd = expand_message_xmd(msg, DST, 64, sha2.Zf);
                return ristretto255_hasher.deriveToCurve(xmd);
            },
            hashToScalar(msg, options) {
                const DST = options?.DST === undefined ? _DST_scalar : options.DST;
                const xmd = expand_message_xmd(msg, DST, 64, sha2.Zf);
                return Fn.create((0, curves_utils.lX)(xmd));
            },
            deriveToCurve(bytes) {
                (0, utils.DO)(bytes, 64);
                const r1 = bytes255ToNumberLE(bytes.subarray(0, 32));
                const R1 = calcElligatorRistrettoMap(r1);
                const r2 = bytes255ToNumberLE(bytes.subarray(32, 64));
                const R2 = calcElligatorRistrettoMap(r2);
                return new _RistrettoPoint(R1.add(R2));
            },
        });
        const ristretto255_oprf = (null && ((() => createOPRF({
            name: 'ristretto255-SHA512',
            Point: _RistrettoPoint,
            hash: sha512,
            hashToGroup: ristretto255_hasher.hashToCurve,
            hashToScalar: ristretto255_hasher.hashToScalar,
        }))()));
        const ristretto255_FROST = (null && ((() => createFROST({
            name: 'FROST-RISTRETTO255-SHA512-v1',
            Point: _RistrettoPoint,
            validatePoint: (p) => {
                p.assertValidity();
            },
            hash: sha512,
        }))()));
        const ED25519_TORSION_SUBGROUP = (null && (Object.freeze([
            '0100000000000000000000000000000000000000000000000000000000000000',
            'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
            '0000000000000000000000000000000000000000000000000000000000000080',
            '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
            'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
            '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
            '0000000000000000000000000000000000000000000000000000000000000000',
            'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
        ])));
    }),
    895: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            s9: () => (p256),
            sL: () => (p384)
        });
        var sha2 = __webpack_require__(5108);
        var hashes_utils = __webpack_require__(2565);
        ;
        class _HMAC {
            oHash;
            iHash;
            blockLen;
            outputLen;
            canXOF = false;
            finished = false;
            destroyed = false;
            constructor(hash, key) {
                (0, hashes_utils.sd)(hash);
                (0, hashes_utils.DO)(key, undefined, 'key');
                this.iHash = hash.create();
                if (typeof this.iHash.update !== 'function')
                    throw new Error('expected Hash instance');
                this.blockLen = this.iHash.blockLen;
                this.outputLen = this.iHash.outputLen;
                const blockLen = this.blockLen;
                const pad = new Uint8Array(blockLen);
                pad.set(key.length > blockLen ? hash.create().update(key).digest() : key);
                for (let i = 0; i < pad.length; i++)
                    pad[i] ^= 0x36;
                this.iHash.update(pad);
                this.oHash = hash.create();
                for (let i = 0; i < pad.length; i++)
                    pad[i] ^= 0x36 ^ 0x5c;
                this.oHash.update(pad);
                (0, hashes_utils.uH)(pad);
            }
            update(buf) {
                (0, hashes_utils.CC)(this);
                this.iHash.update(buf);
                return this;
            }
            digestInto(out) {
                (0, hashes_utils.CC)(this);
                (0, hashes_utils.Ht)(out, this);
                this.finished = true;
                const buf = out.subarray(0, this.outputLen);
                this.iHash.digestInto(buf);
                this.oHash.update(buf);
                this.oHash.digestInto(buf);
                this.destroy();
            }
            digest() {
                const out = new Uint8Array(this.oHash.outputLen);
                this.digestInto(out);
                return out;
            }
            _cloneInto(to) {
                to ||= Object.create(Object.getPrototypeOf(this), {});
                const { oHash, iHash, finished, destroyed, blockLen, outputLen, canXOF } = this;
                to = to;
                to.finished = finished;
                to.destroyed = destroyed;
                to.blockLen = blockLen;
                to.outputLen = outputLen;
                to.canXOF = canXOF;
                to.oHash = oHash._cloneInto(to.oHash);
                to.iHash = iHash._cloneInto(to.iHash);
                return to;
            }
            clone() {
                return this._cloneInto();
            }
            destroy() {
                this.destroyed = true;
                this.oHash.destroy();
                this.iHash.destroy();
            }
        }
        const hmac_hmac = (() => {
            const hmac_ = ((hash, key, message) => new _HMAC(hash, key).update(message).digest());
            hmac_.create = (hash, key) => new _HMAC(hash, key);
            return hmac_;
        })();
        var curves_utils = __webpack_require__(8593);
        var curve = __webpack_require__(7386);
        ;
        const _0n = BigInt(0);
        class DERErr extends Error {
            constructor(m = '') {
                super(m);
            }
        }
        const _DER = {
            Err: DERErr,
            _tlv: {
                encode: (tag, data) => {
                    const { Err: E } = _DER;
                    (0, curves_utils.gr)(tag, 'tag');
                    if (tag < 0 || tag > 255)
                        throw new E('tlv.encode: wrong tag');
                    (0, curves_utils.pe)(data, 'data');
                    if (data.length & 1)
                        throw new E('tlv.encode: unpadded data');
                    const dataLen = data.length / 2;
                    const len = (0, curves_utils.zW)(dataLen);
                    if ((len.length / 2) & 0b1000_0000)
                        throw new E('tlv.encode: long form length too big');
                    const lenLen = dataLen > 127 ? (0, curves_utils.zW)((len.length / 2) | 0b1000_0000) : '';
                    const t = (0, curves_utils.zW)(tag);
                    return t + lenLen + len + data;
                },
                decode(tag, data) {
                    const { Err: E } = _DER;
                    data = (0, curves_utils.DO)(data, undefined, 'DER data');
                    let pos = 0;
                    if (tag < 0 || tag > 255)
                        throw new E('tlv.decode: wrong tag');
                    if (data.length < 2 || data[pos++] !== tag)
                        throw new E('tlv.decode: wrong tlv');
                    const first = data[pos++];
                    const isLong = !!(first & 0b1000_0000);
                    let length = 0;
                    if (!isLong)
                        length = first;
                    else {
                        const lenLen = first & 0b0111_1111;
                        if (!lenLen)
                            throw new E('tlv.decode(long): indefinite length not supported');
                        if (lenLen > 4)
                            throw new E('tlv.decode(long): byte length is too big');
                        const lengthBytes = data.subarray(pos, pos + lenLen);
                        if (lengthBytes.length !== lenLen)
                            throw new E('tlv.decode: length bytes not complete');
                        if (lengthBytes[0] === 0)
                            throw new E('tlv.decode(long): zero leftmost byte');
                        for (const b of lengthBytes)
                            length = (length << 8) | b;
                        pos += lenLen;
                        if (length < 128)
                            throw new E('tlv.decode(long): not minimal encoding');
                    }
                    const v = data.subarray(pos, pos + length);
                    if (v.length !== length)
                        throw new E('tlv.decode: wrong value length');
                    return { v, l: data.subarray(pos + length) };
                },
            },
            _int: {
                encode(num) {
                    const { Err: E } = _DER;
                    (0, curves_utils.Nf)(num);
                    if (num < _0n)
                        throw new E('integer: negative integers are not allowed');
                    let hex = (0, curves_utils.zW)(num);
                    if (Number.parseInt(hex[0], 16) & 0b1000)
                        hex = '00' + hex;
                    if (hex.length & 1)
                        throw new E('unexpected DER parsing assertion: unpadded hex');
                    return hex;
                },
                decode(data) {
                    const { Err: E } = _DER;
                    if (data.length < 1)
                        throw new E('invalid signature integer: empty');
                    if (data[0] & 0b1000_0000)
                        throw new E('invalid signature integer: negative');
                    if (data.length > 1 && data[0] === 0x00 && !(data[1] & 0b1000_0000))
                        throw new E('invalid signature integer: unnecessary leading zero');
                    return (0, curves_utils.Ph)(data);
                },
            },
            toSig(bytes, maxScalarBytes) {
                const { Err: E, _int: int, _tlv: tlv } = _DER;
                if (maxScalarBytes !== undefined) {
                    (0, curves_utils.gr)(maxScalarBytes, 'maxScalarBytes');
                    if (maxScalarBytes < 1)
                        throw new E('invalid signature: maxScalarBytes must be positive');
                }
                const data = (0, curves_utils.DO)(bytes, undefined, 'signature');
                const { v: seqBytes, l: seqLeftBytes } = tlv.decode(0x30, data);
                if (seqLeftBytes.length)
                    throw new E('invalid signature: left bytes after parsing');
                const { v: rBytes, l: rLeftBytes } = tlv.decode(0x02, seqBytes);
                const { v: sBytes, l: sLeftBytes } = tlv.decode(0x02, rLeftBytes);
                if (sLeftBytes.length)
                    throw new E('invalid signature: left bytes after parsing');
                if (maxScalarBytes !== undefined &&
                    (rBytes.length > maxScalarBytes || sBytes.length > maxScalarBytes))
                    throw new E('invalid signature: integer too large');
                return { r: int.decode(rBytes), s: int.decode(sBytes) };
            },
            hexFromSig(sig) {
                const { _tlv: tlv, _int: int } = _DER;
                (0, curves_utils.Q5)(sig, { r: 'bigint', s: 'bigint' }, {}, 'sig');
                const rs = tlv.encode(0x02, int.encode(sig.r));
                const ss = tlv.encode(0x02, int.encode(sig.s));
                const seq = rs + ss;
                return tlv.encode(0x30, seq);
            },
        };
        const DER = (() => {
            Object.freeze(_DER._tlv);
            Object.freeze(_DER._int);
            return Object.freeze(_DER);
        })();
        var modular = __webpack_require__(6297);
        ;
        const divNearest = (num, den) => (num + (num >= 0 ? den : -den) / _2n) / den;
        function _splitEndoScalar(k, basis, n) {
            (0, curves_utils.aK)('scalar', k, weierstrass_0n, n);
            const [[a1, b1], [a2, b2]] = basis;
            const c1 = divNearest(b2 * k, n);
            const c2 = divNearest(-b1 * k, n);
            let k1 = k - c1 * a1 - c2 * a2;
            let k2 = -c1 * b1 - c2 * b2;
            const k1neg = k1 < weierstrass_0n;
            const k2neg = k2 < weierstrass_0n;
            if (k1neg)
                k1 = -k1;
            if (k2neg)
                k2 = -k2;
            const MAX_NUM = (0, curves_utils.OG)(Math.ceil((0, curves_utils.dJ)(n) / 2)) + _1n;
            if (k1 < weierstrass_0n || k1 >= MAX_NUM || k2 < weierstrass_0n || k2 >= MAX_NUM) {
                throw new Error('splitScalar (endomorphism): failed for k');
            }
            return { k1neg, k1, k2neg, k2 };
        }
        function validateSigFormat(format) {
            if (!['compact', 'recovered', 'der'].includes(format))
                throw new Error('Signature format must be "compact", "recovered", or "der"');
            return format;
        }
        function validateSigOpts(opts, def) {
            (0, curves_utils.Q5)(opts);
            const optsn = {};
            for (let optName of Object.keys(def)) {
                optsn[optName] = opts[optName] === undefined ? def[optName] : opts[optName];
            }
            (0, curves_utils.e8)(optsn.lowS, 'lowS');
            (0, curves_utils.e8)(optsn.prehash, 'prehash');
            if (optsn.format !== undefined)
                validateSigFormat(optsn.format);
            return optsn;
        }
        const weierstrass_0n = BigInt(0), _1n = BigInt(1), _2n = BigInt(2), _3n = BigInt(3), _4n = BigInt(4);
        function weierstrass_weierstrass(params, extraOpts = {}) {
            const validated = (0, curve.Pl)('weierstrass', params, extraOpts);
            const Fp = validated.Fp;
            const Fn = validated.Fn;
            let CURVE = validated.CURVE;
            const { h: cofactor, n: CURVE_ORDER } = CURVE;
            (0, curves_utils.Q5)(extraOpts, {}, {
                allowInfinityPoint: 'boolean',
                clearCofactor: 'function',
                isTorsionFree: 'function',
                fromBytes: 'function',
                toBytes: 'function',
                endo: 'object',
                randomBytes: 'function',
            });
            const { endo: endoOpts, allowInfinityPoint, clearCofactor, isTorsionFree, fromBytes, toBytes, } = extraOpts;
            const randomBytes = extraOpts.randomBytes === undefined ? curves_utils.po : extraOpts.randomBytes;
            if (endoOpts) {
                if (!Fp.is0(CURVE.a) || typeof endoOpts.beta !== 'bigint' || !Array.isArray(endoOpts.basises)) {
                    throw new Error('invalid endo: expected "beta": bigint and "basises": array');
                }
            }
            const endo = endoOpts
                ? {
                    beta: endoOpts.beta,
                    basises: endoOpts.basises.map((basis) => [...basis]),
                }
                : undefined;
            const lengths = getWLengths(Fp, Fn);
            function assertCompressionIsSupported() {
                if (!Fp.isOdd)
                    throw new Error('compression is not supported: Field does not have .isOdd()');
            }
            function pointToBytes(_c, point, isCompressed) {
                if (point.is0()) {
                    if (!allowInfinityPoint)
                        throw new Error('bad point: ZERO');
                    return Uint8Array.of(0);
                }
                const { x, y } = point.toAffine();
                const bx = Fp.toBytes(x);
                (0, curves_utils.e8)(isCompressed, 'isCompressed');
                if (isCompressed) {
                    assertCompressionIsSupported();
                    const hasEvenY = !Fp.isOdd(y);
                    return (0, curves_utils.Id)(pprefix(hasEvenY), bx);
                }
                else {
                    return (0, curves_utils.Id)(Uint8Array.of(0x04), bx, Fp.toBytes(y));
                }
            }
            function pointFromBytes(bytes) {
                (0, curves_utils.DO)(bytes, undefined, 'Point');
                const { publicKey: comp, publicKeyUncompressed: uncomp } = lengths;
                const length = bytes.length;
                const head = bytes[0];
                const tail = bytes.subarray(1);
                if (allowInfinityPoint && length === 1 && head === 0x00)
                    return { x: Fp.ZERO, y: Fp.ZERO };
                if (length === comp && (head === 0x02 || head === 0x03)) {
                    const x = Fp.fromBytes(tail);
                    if (!Fp.isValid(x))
                        throw new Error('bad point: is not on curve, wrong x');
                    const y2 = weierstrassEquation(x);
                    let y;
                    try {
                        y = Fp.sqrt(y2);
                    }
                    catch (sqrtError) {
                        const err = sqrtError instanceof Error ? ': ' + sqrtError.message : '';
                        throw new Error('bad point: is not on curve, sqrt error' + err);
                    }
                    assertCompressionIsSupported();
                    const evenY = Fp.isOdd(y);
                    const evenH = (head & 1) === 1;
                    if (evenH !== evenY)
                        y = Fp.neg(y);
                    return { x, y };
                }
                else if (length === uncomp && head === 0x04) {
                    const L = Fp.BYTES;
                    const x = Fp.fromBytes(tail.subarray(0, L));
                    const y = Fp.fromBytes(tail.subarray(L, L * 2));
                    if (!isValidXY(x, y))
                        throw new Error('bad point: is not on curve');
                    return { x, y };
                }
                else {
                    throw new Error(`bad point: got length ${length}, expected compressed=${comp} or uncompressed=${uncomp}`);
                }
            }
            const encodePoint = toBytes === undefined ? pointToBytes : toBytes;
            const decodePoint = fromBytes === undefined ? pointFromBytes : fromBytes;
            const b3 = Fp.mul(CURVE.b, _3n);
            const mulA = Fp.is0(CURVE.a) ? (_) => Fp.ZERO : (x) => Fp.mul(CURVE.a, x);
            function weierstrassEquation(x) {
                const x2 = Fp.sqr(x);
                const x3 = Fp.mul(x2, x);
                return Fp.add(Fp.add(x3, Fp.mul(x, CURVE.a)), CURVE.b);
            }
            function isValidXY(x, y) {
                const left = Fp.sqr(y);
                const right = weierstrassEquation(x);
                return Fp.eql(left, right);
            }
            if (!isValidXY(CURVE.Gx, CURVE.Gy))
                throw new Error('bad curve params: generator point');
            const _4a3 = Fp.mul(Fp.pow(CURVE.a, _3n), _4n);
            const _27b2 = Fp.mul(Fp.sqr(CURVE.b), BigInt(27));
            if (Fp.is0(Fp.add(_4a3, _27b2)))
                throw new Error('bad curve params: a or b');
            function acoord(title, n, banZero = false) {
                if (!Fp.isValid(n) || (banZero && Fp.is0(n)))
                    throw new Error(`bad point coordinate ${title}`);
                return typeof n === 'object' && n !== null ? Fp.create(n) : n;
            }
            function aprjpoint(other) {
                if (!(other instanceof Point))
                    throw new Error('Weierstrass Point expected');
            }
            function splitEndoScalarN(k) {
                if (!endo || !endo.basises)
                    throw new Error('no endo');
                return _splitEndoScalar(k, endo.basises, Fn.ORDER);
            }
            function pushWnafPair(points, scalars, p, k) {
                if (!Fn.isValid(k))
                    throw new RangeError('invalid scalar: out of range');
                if (endo) {
                    const { k1neg, k1, k2neg, k2 } = splitEndoScalarN(k);
                    const psi = new Point(Fp.mul(p.X, endo.beta), p.Y, p.Z);
                    points.push(k1neg ? p.negate() : p, k2neg ? psi.negate() : psi);
                    scalars.push(k1, k2);
                }
                else {
                    points.push(p);
                    scalars.push(k);
                }
            }
            const validityCache = new WeakSet();
            class Point {
                static BASE = new Point(CURVE.Gx, CURVE.Gy, Fp.ONE);
                static ZERO = new Point(Fp.ZERO, Fp.ONE, Fp.ZERO);
                static Fp = Fp;
                static Fn = Fn;
                X;
                Y;
                Z;
                constructor(X, Y, Z) {
                    this.X = acoord('x', X);
                    this.Y = acoord('y', Y, true);
                    this.Z = acoord('z', Z);
                    Object.freeze(this);
                }
                static CURVE() {
                    return CURVE;
                }
                static fromAffine(p) {
                    const { x, y } = p || {};
                    if (!p || !Fp.isValid(x) || !Fp.isValid(y))
                        throw new Error('invalid affine point');
                    if (p instanceof Point)
                        throw new Error('projective point not allowed');
                    if (Fp.is0(x) && Fp.is0(y))
                        return Point.ZERO;
                    return new Point(x, y, Fp.ONE);
                }
                static fromBytes(bytes) {
                    const P = Point.fromAffine(decodePoint((0, curves_utils.DO)(bytes, undefined, 'point')));
                    P.assertValidity();
                    return P;
                }
                static fromHex(hex) {
                    return Point.fromBytes((0, curves_utils.aT)(hex));
                }
                get x() {
                    return this.toAffine().x;
                }
                get y() {
                    return this.toAffine().y;
                }
                precompute(windowSize = 6, isLazy = true) {
                    wnaf.setWindowSize(this, windowSize);
                    if (!isLazy)
                        this.multiply(_3n);
                    return this;
                }
                assertValidity() {
                    const p = this;
                    if (p.is0()) {
                        if (allowInfinityPoint && Fp.is0(p.X) && Fp.eql(p.Y, Fp.ONE) && Fp.is0(p.Z))
                            return;
                        throw new Error('bad point: ZERO');
                    }
                    if (validityCache.has(p))
                        return;
                    const { x, y } = p.toAffine();
                    if (!Fp.isValid(x) || !Fp.isValid(y))
                        throw new Error('bad point: x or y not field elements');
                    if (!isValidXY(x, y))
                        throw new Error('bad point: equation left != right');
                    if (!p.isTorsionFree())
                        throw new Error('bad point: not in prime-order subgroup');
                    validityCache.add(p);
                }
                hasEvenY() {
                    const { y } = this.toAffine();
                    if (!Fp.isOdd)
                        throw new Error("Field doesn't support isOdd");
                    return !Fp.isOdd(y);
                }
                equals(other) {
                    aprjpoint(other);
                    const { X: X1, Y: Y1, Z: Z1 } = this;
                    const { X: X2, Y: Y2, Z: Z2 } = other;
                    const U1 = Fp.eql(Fp.mul(X1, Z2), Fp.mul(X2, Z1));
                    const U2 = Fp.eql(Fp.mul(Y1, Z2), Fp.mul(Y2, Z1));
                    return U1 && U2;
                }
                negate() {
                    return new Point(this.X, Fp.neg(this.Y), this.Z);
                }
                double() {
                    const { X: X1, Y: Y1, Z: Z1 } = this;
                    let X3 = Fp.ZERO, Y3 = Fp.ZERO, Z3 = Fp.ZERO;
                    let t0 = Fp.mul(X1, X1);
                    let t1 = Fp.mul(Y1, Y1);
                    let t2 = Fp.mul(Z1, Z1);
                    let t3 = Fp.mul(X1, Y1);
                    t3 = Fp.add(t3, t3);
                    Z3 = Fp.mul(X1, Z1);
                    Z3 = Fp.add(Z3, Z3);
                    X3 = mulA(Z3);
                    Y3 = Fp.mul(b3, t2);
                    Y3 = Fp.add(X3, Y3);
                    X3 = Fp.sub(t1, Y3);
                    Y3 = Fp.add(t1, Y3);
                    Y3 = Fp.mul(X3, Y3);
                    X3 = Fp.mul(t3, X3);
                    Z3 = Fp.mul(b3, Z3);
                    t2 = mulA(t2);
                    t3 = Fp.sub(t0, t2);
                    t3 = mulA(t3);
                    t3 = Fp.add(t3, Z3);
                    Z3 = Fp.add(t0, t0);
                    t0 = Fp.add(Z3, t0);
                    t0 = Fp.add(t0, t2);
                    t0 = Fp.mul(t0, t3);
                    Y3 = Fp.add(Y3, t0);
                    t2 = Fp.mul(Y1, Z1);
                    t2 = Fp.add(t2, t2);
                    t0 = Fp.mul(t2, t3);
                    X3 = Fp.sub(X3, t0);
                    Z3 = Fp.mul(t2, t1);
                    Z3 = Fp.add(Z3, Z3);
                    Z3 = Fp.add(Z3, Z3);
                    return new Point(X3, Y3, Z3);
                }
                add(other) {
                    aprjpoint(other);
                    const { X: X1, Y: Y1, Z: Z1 } = this;
                    const { X: X2, Y: Y2, Z: Z2 } = other;
                    let X3 = Fp.ZERO, Y3 = Fp.ZERO, Z3 = Fp.ZERO;
                    let t0 = Fp.mul(X1, X2);
                    let t1 = Fp.mul(Y1, Y2);
                    let t2 = Fp.mul(Z1, Z2);
                    let t3 = Fp.add(X1, Y1);
                    let t4 = Fp.add(X2, Y2);
                    t3 = Fp.mul(t3, t4);
                    t4 = Fp.add(t0, t1);
                    t3 = Fp.sub(t3, t4);
                    t4 = Fp.add(X1, Z1);
                    let t5 = Fp.add(X2, Z2);
                    t4 = Fp.mul(t4, t5);
                    t5 = Fp.add(t0, t2);
                    t4 = Fp.sub(t4, t5);
                    t5 = Fp.add(Y1, Z1);
                    X3 = Fp.add(Y2, Z2);
                    t5 = Fp.mul(t5, X3);
                    X3 = Fp.add(t1, t2);
                    t5 = Fp.sub(t5, X3);
                    Z3 = mulA(t4);
                    X3 = Fp.mul(b3, t2);
                    Z3 = Fp.add(X3, Z3);
                    X3 = Fp.sub(t1, Z3);
                    Z3 = Fp.add(t1, Z3);
                    Y3 = Fp.mul(X3, Z3);
                    t1 = Fp.add(t0, t0);
                    t1 = Fp.add(t1, t0);
                    t2 = mulA(t2);
                    t4 = Fp.mul(b3, t4);
                    t1 = Fp.add(t1, t2);
                    t2 = Fp.sub(t0, t2);
                    t2 = mulA(t2);
                    t4 = Fp.add(t4, t2);
                    t0 = Fp.mul(t1, t4);
                    Y3 = Fp.add(Y3, t0);
                    t0 = Fp.mul(t5, t4);
                    X3 = Fp.mul(t3, X3);
                    X3 = Fp.sub(X3, t0);
                    t0 = Fp.mul(t3, t1);
                    Z3 = Fp.mul(t5, Z3);
                    Z3 = Fp.add(Z3, t0);
                    return new Point(X3, Y3, Z3);
                }
                subtract(other) {
                    aprjpoint(other);
                    return this.add(other.negate());
                }
                is0() {
                    return this.equals(Point.ZERO);
                }
                multiply(scalar) {
                    if (!Fn.isValidNot0(scalar))
                        throw new RangeError('invalid scalar: out of range');
                    const { p, f } = wnaf.mulSecret(this, scalar, cofactor, normalize);
                    return normalize([p, f])[0];
                }
                multiplyUnsafe(scalar) {
                    const p = this;
                    const sc = scalar;
                    if (!Fn.isValid(sc))
                        throw new RangeError('invalid scalar: out of range');
                    if (sc === weierstrass_0n || p.is0())
                        return Point.ZERO;
                    if (sc === _1n)
                        return p;
                    if (wnaf.hasWindowSize(this))
                        return wnaf.mulUnsafe(p, sc, normalize);
                    const points = [];
                    const scalars = [];
                    pushWnafPair(points, scalars, p, sc);
                    return (0, curve.iN)(Point, points, scalars);
                }
                mulAddUnsafe(a, other, b) {
                    aprjpoint(other);
                    const points = [];
                    const scalars = [];
                    pushWnafPair(points, scalars, this, a);
                    pushWnafPair(points, scalars, other, b);
                    return (0, curve.iN)(Point, points, scalars);
                }
                toAffine(invertedZ) {
                    const p = this;
                    let iz = invertedZ;
                    if (iz != null && !Fp.isValid(iz))
                        throw new RangeError('"invertedZ" expected valid field element');
                    const { X, Y, Z } = p;
                    if (Fp.eql(Z, Fp.ONE))
                        return { x: X, y: Y };
                    const is0 = p.is0();
                    if (iz == null)
                        iz = is0 ? Fp.ONE : Fp.inv(Z);
                    const x = Fp.mul(X, iz);
                    const y = Fp.mul(Y, iz);
                    const zz = Fp.mul(Z, iz);
                    if (is0)
                        return { x: Fp.ZERO, y: Fp.ZERO };
                    if (!Fp.eql(zz, Fp.ONE))
                        throw new Error('invZ was invalid');
                    return { x, y };
                }
                isTorsionFree() {
                    if (cofactor === _1n)
                        return true;
                    if (isTorsionFree)
                        return isTorsionFree(Point, this);
                    return wnaf.mulUnsafe(this, CURVE_ORDER).is0();
                }
                clearCofactor() {
                    if (cofactor === _1n)
                        return this;
                    if (clearCofactor)
                        return clearCofactor(Point, this);
                    return this.multiplyUnsafe(cofactor);
                }
                isSmallOrder() {
                    if (cofactor === _1n)
                        return this.is0();
                    return this.clearCofactor().is0();
                }
                toBytes(isCompressed = true) {
                    (0, curves_utils.e8)(isCompressed, 'isCompressed');
                    this.assertValidity();
                    return encodePoint(Point, this, isCompressed);
                }
                toHex(isCompressed = true) {
                    return (0, curves_utils.My)(this.toBytes(isCompressed));
                }
                toString() {
                    return `<Point ${this.is0() ? 'ZERO' : this.toHex()}>`;
                }
            }
            const normalize = (points) => (0, curve.Ak)(Point, points);
            const wnaf = new curve.CT(Point, randomBytes);
            if (wnaf.bits >= 6)
                Point.BASE.precompute(6);
            Object.freeze(Point.prototype);
            Object.freeze(Point);
            return Point;
        }
        function pprefix(hasEvenY) {
            return Uint8Array.of(hasEvenY ? 0x02 : 0x03);
        }
        function getWLengths(Fp, Fn) {
            return {
                secretKey: Fn.BYTES,
                publicKey: 1 + Fp.BYTES,
                publicKeyUncompressed: 1 + 2 * Fp.BYTES,
                publicKeyHasPrefix: true,
                signature: 2 * Fn.BYTES,
            };
        }
        function ecdh(Point, ecdhOpts = {}) {
            (0, curve.ej)(Point);
            const { Fn } = Point;
            const randomBytes_ = ecdhOpts.randomBytes === undefined ? curves_utils.po : ecdhOpts.randomBytes;
            const lengths = Object.assign(getWLengths(Point.Fp, Fn), {
                seed: Math.max((0, modular.Tp)(Fn.ORDER), 16),
            });
            function isValidSecretKey(secretKey) {
                try {
                    const num = Fn.fromBytes(secretKey);
                    return Fn.isValidNot0(num);
                }
                catch (error) {
                    return false;
                }
            }
            function isValidPublicKey(publicKey, isCompressed) {
                const { publicKey: comp, publicKeyUncompressed } = lengths;
                try {
                    const l = publicKey.length;
                    if (isCompressed === true && l !== comp)
                        return false;
                    if (isCompressed === false && l !== publicKeyUncompressed)
                        return false;
                    return !Point.fromBytes(publicKey).is0();
                }
                catch (error) {
                    return false;
                }
            }
            function randomSecretKey(seed) {
                seed = seed === undefined ? randomBytes_(lengths.seed) : seed;
                return (0, modular.qy)((0, curves_utils.DO)(seed, lengths.seed, 'seed'), Fn.ORDER);
            }
            function getPublicKey(secretKey, isCompressed = true) {
                return Point.BASE.multiply(Fn.fromBytes(secretKey)).toBytes(isCompressed);
            }
            function isProbPub(item) {
                const { secretKey, publicKey, publicKeyUncompressed } = lengths;
                const allowedLengths = Fn._lengths;
                if (!(0, curves_utils.aY)(item))
                    return undefined;
                const l = (0, curves_utils.DO)(item, undefined, 'key').length;
                const isPub = l === publicKey || l === publicKeyUncompressed;
                const isSec = l === secretKey || !!allowedLengths?.includes(l);
                if (isPub && isSec)
                    return undefined;
                return isPub;
            }
            function getSharedSecret(secretKeyA, publicKeyB, isCompressed = true) {
                if (isProbPub(secretKeyA) === true)
                    throw new Error('first arg must be private key');
                if (isProbPub(publicKeyB) === false)
                    throw new Error('second arg must be public key');
                const s = Fn.fromBytes(secretKeyA);
                const b = Point.fromBytes(publicKeyB);
                if (b.is0())
                    throw new Error('invalid public key: point at infinity');
                return b.multiply(s).toBytes(isCompressed);
            }
            const utils = {
                isValidSecretKey,
                isValidPublicKey,
                randomSecretKey,
            };
            const keygen = (0, curve.GV)(randomSecretKey, getPublicKey);
            Object.freeze(utils);
            Object.freeze(lengths);
            return Object.freeze({ getPublicKey, getSharedSecret, keygen, Point, utils, lengths });
        }
        function weierstrass_ecdsa(Point, hash, ecdsaOpts = {}) {
            (0, curve.ej)(Point);
            const hash_ = hash;
            (0, hashes_utils.sd)(hash_);
            (0, curves_utils.Q5)(ecdsaOpts, {}, {
                hmac: 'function',
                lowS: 'boolean',
                randomBytes: 'function',
                bits2int: 'function',
                bits2int_modN: 'function',
            });
            const opts = Object.assign({}, ecdsaOpts);
            const randomBytes = opts.randomBytes === undefined ? curves_utils.po : opts.randomBytes;
            const hmac = opts.hmac === undefined
                ? (key, msg) => hmac_hmac(hash_, key, msg)
                : opts.hmac;
            const { Fp, Fn } = Point;
            const { ORDER: CURVE_ORDER, BITS: fnBits } = Fn;
            const blindLength = (0, modular.Tp)(CURVE_ORDER);
            const csprng = (0, curve.Ne)(randomBytes, blindLength);
            const { keygen, getPublicKey, getSharedSecret, utils, lengths } = ecdh(Point, opts);
            const defaultSigOpts = {
                prehash: true,
                lowS: typeof opts.lowS === 'boolean' ? opts.lowS : true,
                format: 'compact',
                extraEntropy: false,
            };
            const hasLargeRecoveryLifts = CURVE_ORDER * _2n + _1n < Fp.ORDER;
            function isBiggerThanHalfOrder(number) {
                const HALF = CURVE_ORDER >> _1n;
                return number > HALF;
            }
            function validateRS(title, num) {
                if (!Fn.isValidNot0(num))
                    throw new Error(`invalid signature ${title}: out of range 1..Point.Fn.ORDER`);
                return num;
            }
            function assertFieldSignIsSupported() {
                if (!Fp.isOdd)
                    throw new Error("Field doesn't support isOdd");
            }
            function getRecoveryBit(x, y, r) {
                assertFieldSignIsSupported();
                return (x === r ? 0 : 2) | Number(Fp.isOdd(y));
            }
            function assertRecoverableCurve() {
                if (hasLargeRecoveryLifts)
                    throw new Error('"recovered" sig type is not supported for cofactor >2 curves');
            }
            function validateSigLength(bytes, format) {
                validateSigFormat(format);
                const size = lengths.signature;
                const sizer = format === 'compact' ? size : format === 'recovered' ? size + 1 : undefined;
                return (0, curves_utils.DO)(bytes, sizer);
            }
            class Signature {
                r;
                s;
                recovery;
                constructor(r, s, recovery) {
                    this.r = validateRS('r', r);
                    this.s = validateRS('s', s);
                    if (recovery != null) {
                        assertRecoverableCurve();
                        if (![0, 1, 2, 3].includes(recovery))
                            throw new Error('invalid recovery id');
                        this.recovery = recovery;
                    }
                    Object.freeze(this);
                }
                static fromBytes(bytes, format = defaultSigOpts.format) {
                    validateSigLength(bytes, format);
                    let recid;
                    if (format === 'der') {
                        if (bytes.length > 2 * Fn.BYTES + 16)
                            throw new DER.Err('invalid signature: DER signature too long');
                        const { r, s } = DER.toSig((0, curves_utils.DO)(bytes), Fn.BYTES + 1);
                        return new Signature(r, s);
                    }
                    if (format === 'recovered') {
                        recid = bytes[0];
                        format = 'compact';
                        bytes = bytes.subarray(1);
                    }
                    const L = lengths.signature / 2;
                    const r = bytes.subarray(0, L);
                    const s = bytes.subarray(L, L * 2);
                    return new Signature(Fn.fromBytes(r), Fn.fromBytes(s), recid);
                }
                static fromHex(hex, format) {
                    return this.fromBytes((0, curves_utils.aT)(hex), format);
                }
                assertRecovery() {
                    const { recovery } = this;
                    if (recovery == null)
                        throw new Error('invalid recovery id: must be present');
                    return recovery;
                }
                addRecoveryBit(recovery) {
                    return new Signature(this.r, this.s, recovery);
                }
                recoverPublicKey(messageHash) {
                    const { r, s } = this;
                    const recovery = this.assertRecovery();
                    const radj = recovery === 2 || recovery === 3 ? r + CURVE_ORDER : r;
                    if (!Fp.isValid(radj))
                        throw new Error('invalid recovery id: sig.r+curve.n != R.x');
                    const x = Fp.toBytes(radj);
                    const R = Point.fromBytes((0, curves_utils.Id)(pprefix((recovery & 1) === 0), x));
                    const ir = Fn.inv(radj);
                    const h = bits2int_modN((0, curves_utils.DO)(messageHash, undefined, 'msgHash'));
                    const u1 = Fn.create(-h * ir);
                    const u2 = Fn.create(s * ir);
                    const Q = Point.BASE.mulAddUnsafe(u1, R, u2);
                    if (Q.is0())
                        throw new Error('invalid recovery: point at infinify');
                    Q.assertValidity();
                    return Q;
                }
                hasHighS() {
                    return isBiggerThanHalfOrder(this.s);
                }
                toBytes(format = defaultSigOpts.format) {
                    validateSigFormat(format);
                    if (format === 'der')
                        return (0, curves_utils.aT)(DER.hexFromSig(this));
                    const { r, s } = this;
                    const rb = Fn.toBytes(r);
                    const sb = Fn.toBytes(s);
                    if (format === 'recovered') {
                        assertRecoverableCurve();
                        return (0, curves_utils.Id)(Uint8Array.of(this.assertRecovery()), rb, sb);
                    }
                    return (0, curves_utils.Id)(rb, sb);
                }
                toHex(format) {
                    return (0, curves_utils.My)(this.toBytes(format));
                }
            }
            Object.freeze(Signature.prototype);
            Object.freeze(Signature);
            const bits2int = opts.bits2int === undefined
                ? function bits2int_def(bytes) {
                    if (bytes.length > 8192)
                        throw new Error('input is too large');
                    const num = (0, curves_utils.Ph)(bytes);
                    const delta = bytes.length * 8 - fnBits;
                    return delta > 0 ? num >> BigInt(delta) : num;
                }
                : opts.bits2int;
            const bits2int_modN = opts.bits2int_modN === undefined
                ? function bits2int_modN_def(bytes) {
                    return Fn.create(bits2int(bytes));
                }
                : opts.bits2int_modN;
            const ORDER_MASK = (0, curves_utils.OG)(fnBits);
            function int2octets(num) {
                (0, curves_utils.aK)('num < 2^' + fnBits, num, weierstrass_0n, ORDER_MASK);
                return Fn.toBytes(num);
            }
            function validateMsgAndHash(message, prehash) {
                (0, curves_utils.DO)(message, undefined, 'message');
                return (prehash ? (0, curves_utils.DO)(hash_(message), undefined, 'prehashed message') : message);
            }
            function prepSig(message, secretKey, opts) {
                const { lowS, prehash, extraEntropy } = validateSigOpts(opts, defaultSigOpts);
                message = validateMsgAndHash(message, prehash);
                const h1int = bits2int_modN(message);
                const d = Fn.fromBytes(secretKey);
                if (!Fn.isValidNot0(d))
                    throw new Error('invalid private key');
                const seedArgs = [int2octets(d), int2octets(h1int)];
                if (extraEntropy != null && extraEntropy !== false) {
                    const e = extraEntropy === true ? randomBytes(lengths.secretKey) : extraEntropy;
                    seedArgs.push((0, curves_utils.DO)(e, undefined, 'extraEntropy'));
                }
                const seed = (0, curves_utils.Id)(...seedArgs);
                const m = h1int;
                function k2sig(kBytes) {
                    const k = bits2int(kBytes);
                    if (!Fn.isValidNot0(k))
                        return;
                    const q = Point.BASE.multiply(k).toAffine();
                    const r = Fn.create(q.x);
                    if (r === weierstrass_0n)
                        return;
                    let s;
                    if (csprng !== undefined) {
                        const b = (0, curves_utils.Ph)((0, modular.qy)(csprng(blindLength), CURVE_ORDER));
                        const ibk = Fn.inv(Fn.mul(b, k));
                        const bm = Fn.mul(b, m);
                        const bd = Fn.mul(b, d);
                        s = Fn.create(ibk * Fn.create(bm + bd * r));
                    }
                    else {
                        const ik = (0, modular.I4)(k, CURVE_ORDER);
                        s = Fn.create(ik * Fn.create(m + r * d));
                    }
                    if (s === weierstrass_0n)
                        return;
                    let recovery = getRecoveryBit(q.x, q.y, r);
                    let normS = s;
                    if (lowS && isBiggerThanHalfOrder(s)) {
                        normS = Fn.neg(s);
                        recovery ^= 1;
                    }
                    return new Signature(r, normS, hasLargeRecoveryLifts ? undefined : recovery);
                }
                return { seed, k2sig };
            }
            function sign(message, secretKey, opts = {}) {
                const { seed, k2sig } = prepSig(message, secretKey, opts);
                const drbg = (0, curves_utils.fg)(hash_.outputLen, Fn.BYTES, hmac);
                const sig = drbg(seed, k2sig);
                return sig.toBytes(opts.format);
            }
            function verify(signature, message, publicKey, opts = {}) {
                const { lowS, prehash, format } = validateSigOpts(opts, defaultSigOpts);
                publicKey = (0, curves_utils.DO)(publicKey, undefined, 'publicKey');
                message = validateMsgAndHash(message, prehash);
                if (!(0, curves_utils.aY)(signature)) {
                    const end = signature instanceof Signature ? ', use sig.toBytes()' : '';
                    throw new Error('verify expects Uint8Array signature' + end);
                }
                validateSigLength(signature, format);
                try {
                    const sig = Signature.fromBytes(signature, format);
                    const P = Point.fromBytes(publicKey);
                    if (P.is0())
                        return false;
                    if (lowS && sig.hasHighS())
                        return false;
                    const { r, s } = sig;
                    const h = bits2int_modN(message);
                    const is = Fn.inv(s);
                    const u1 = Fn.create(h * is);
                    const u2 = Fn.create(r * is);
                    const R = Point.BASE.mulAddUnsafe(u1, P, u2);
                    if (R.is0())
                        return false;
                    const q = R.toAffine();
                    const v = Fn.create(q.x);
                    if (v !== r)
                        return false;
                    if (format === 'recovered' && sig.recovery !== getRecoveryBit(q.x, q.y, r))
                        return false;
                    return true;
                }
                catch (e) {
                    return false;
                }
            }
            function recoverPublicKey(signature, message, opts = {}) {
                const { prehash } = validateSigOpts(opts, defaultSigOpts);
                message = validateMsgAndHash(message, prehash);
                return Signature.fromBytes(signature, 'recovered').recoverPublicKey(message).toBytes();
            }
            return Object.freeze({
                keygen,
                getPublicKey,
                getSharedSecret,
                utils,
                lengths,
                Point,
                sign,
                verify,
                recoverPublicKey,
                Signature,
                hash: hash_,
            });
        }
        ;
        const p256_CURVE = (() => ({
            p: BigInt('0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff'),
            n: BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551'),
            h: BigInt(1),
            a: BigInt('0xffffffff00000001000000000000000000000000fffffffffffffffffffffffc'),
            b: BigInt('0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b'),
            Gx: BigInt('0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296'),
            Gy: BigInt('0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5'),
        }))();
        const p384_CURVE = (() => ({
            p: BigInt('0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff'),
            n: BigInt('0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973'),
            h: BigInt(1),
            a: BigInt('0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000fffffffc'),
            b: BigInt('0xb3312fa7e23ee7e4988e056be3f82d19181d9c6efe8141120314088f5013875ac656398d8a2ed19d2a85c8edd3ec2aef'),
            Gx: BigInt('0xaa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7'),
            Gy: BigInt('0x3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f'),
        }))();
        const p521_CURVE = (null && ((() => ({
            p: BigInt('0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff'),
            n: BigInt('0x01fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409'),
            h: BigInt(1),
            a: BigInt('0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc'),
            b: BigInt('0x0051953eb9618e1c9a1f929a21a0b68540eea2da725b99b315f3b8b489918ef109e156193951ec7e937b1652c0bd3bb1bf073573df883d2c34f1ef451fd46b503f00'),
            Gx: BigInt('0x00c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66'),
            Gy: BigInt('0x011839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650'),
        }))()));
        function createSWU(Point, opts) {
            let map;
            return (scalars) => (map || (map = mapToCurveSimpleSWU(Point.Fp, opts)))(scalars[0]);
        }
        const p256_Point = weierstrass_weierstrass(p256_CURVE);
        const p256 = weierstrass_ecdsa(p256_Point, sha2.sc);
        const p256_hasher = (null && ((() => {
            return createHasher(p256_Point, createSWU(p256_Point, {
                A: p256_CURVE.a,
                B: p256_CURVE.b,
                Z: p256_Point.Fp.neg(BigInt(10)),
            }), {
                DST: 'P256_XMD:SHA-256_SSWU_RO_',
                encodeDST: 'P256_XMD:SHA-256_SSWU_NU_',
                p: p256_CURVE.p,
                m: 1,
                k: 128,
                expand: 'xmd',
                hash: sha256,
            });
        })()));
        const p256_oprf = (null && ((() => createOPRF({
            name: 'P256-SHA256',
            Point: p256_Point,
            hash: sha256,
            hashToGroup: p256_hasher.hashToCurve,
            hashToScalar: p256_hasher.hashToScalar,
        }))()));
        const p256_FROST = (null && ((() => createFROST({
            name: 'FROST-P256-SHA256-v1',
            Point: p256_Point,
            hashToScalar: p256_hasher.hashToScalar,
            hash: sha256,
        }))()));
        const p384_Point = weierstrass_weierstrass(p384_CURVE);
        const p384 = weierstrass_ecdsa(p384_Point, sha2.qt);
        const p384_hasher = (null && ((() => {
            return createHasher(p384_Point, createSWU(p384_Point, {
                A: p384_CURVE.a,
                B: p384_CURVE.b,
                Z: p384_Point.Fp.neg(BigInt(12)),
            }), {
                DST: 'P384_XMD:SHA-384_SSWU_RO_',
                encodeDST: 'P384_XMD:SHA-384_SSWU_NU_',
                p: p384_CURVE.p,
                m: 1,
                k: 192,
                expand: 'xmd',
                hash: sha384,
            });
        })()));
        const p384_oprf = (null && ((() => createOPRF({
            name: 'P384-SHA384',
            Point: p384_Point,
            hash: sha384,
            hashToGroup: p384_hasher.hashToCurve,
            hashToScalar: p384_hasher.hashToScalar,
        }))()));
        const p521_Point = (null && (weierstrass(p521_CURVE)));
        const p521 = (null && (ecdsa(p521_Point, sha512)));
        const p521_hasher = (null && ((() => {
            return createHasher(p521_Point, createSWU(p521_Point, {
                A: p521_CURVE.a,
                B: p521_CURVE.b,
                Z: p521_Point.Fp.neg(BigInt(4)),
            }), {
                DST: 'P521_XMD:SHA-512_SSWU_RO_',
                encodeDST: 'P521_XMD:SHA-512_SSWU_NU_',
                p: p521_CURVE.p,
                m: 1,
                k: 256,
                expand: 'xmd',
                hash: sha512,
            });
        })()));
        const p521_oprf = (null && ((() => createOPRF({
            name: 'P521-SHA512',
            Point: p521_Point,
            hash: sha512,
            hashToGroup: p521_hasher.hashToCurve,
            hashToScalar: p521_hasher.hashToScalar,
        }))()));
    }),
    8593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DO: () => (abytes),
            Dp: () => (isPosBig),
            Fe: () => (anumber),
            Id: () => (concatBytes),
            Mh: () => (asciiToBytes),
            My: () => (bytesToHex),
            Nf: () => (abignumber),
            OG: () => (bitMask),
            Ph: () => (bytesToNumberBE),
            Q5: () => (validateObject),
            SJ: () => (notImplemented),
            aK: () => (aInRange),
            aT: () => (hexToBytes),
            aY: () => (isBytes),
            dJ: () => (bitLen),
            e8: () => (abool),
            ex: () => (equalBytes),
            fg: () => (createHmacDrbg),
            gr: () => (asafenumber),
            ig: () => (afunction),
            lX: () => (bytesToNumberLE),
            lq: () => (numberToBytesBE),
            nC: () => (copyBytes),
            pe: () => (astring),
            po: () => (randomBytes),
            r4: () => (inRange),
            tO: () => (aarray),
            z: () => (numberToBytesLE),
            zW: () => (numberToHexUnpadded),
            zu: () => (aobject)
        });
        var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
        function aarray(item, title, inner = () => { }) {
            if (!Array.isArray(item))
                throw new TypeError(`"${title}" expected array, got type=${typeof item}`);
            for (let i = 0; i < item.length; i++)
                inner(item[i], `${title}[${i}]`);
            return item;
        }
        const abytes = (value, length, title) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.DO)(value, length, title);
        const anumber = _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Fe;
        function astring(value, title = '') {
            if (typeof value !== 'string') {
                const prefix = title && `"${title}" `;
                throw new TypeError(prefix + 'expected string, got type=' + typeof value);
            }
            return value;
        }
        function aobject(value, title = 'object') {
            if (value === null || typeof value !== 'object' || Array.isArray(value))
                throw new TypeError(title === 'object'
                    ? 'expected valid options object'
                    : `"${title}" expected object, got type=${typeof value}`);
            return value;
        }
        function afunction(value, title) {
            if (typeof value !== 'function')
                throw new TypeError(`"${title}" is invalid: expected function, got ${typeof value}`);
            return value;
        }
        const bytesToHex = _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My;
        const concatBytes = (...arrays) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...arrays);
        const hexToBytes = (hex) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(hex);
        const isBytes = _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aY;
        const randomBytes = (bytesLength) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.po)(bytesLength);
        const _0n = BigInt(0);
        const _1n = BigInt(1);
        const atitle = (title) => (title ? `"${title}" ` : '');
        function abool(value, title = '') {
            if (typeof value !== 'boolean')
                throw new TypeError(atitle(title) + 'expected boolean, got type=' + typeof value);
            return value;
        }
        function abignumber(n) {
            if (typeof n === 'bigint') {
                if (!isPosBig(n))
                    throw new RangeError('positive bigint expected, got ' + n);
            }
            else
                anumber(n);
            return n;
        }
        function asafenumber(value, title = '') {
            if (typeof value !== 'number') {
                const prefix = title && `"${title}" `;
                throw new TypeError(prefix + 'expected number, got type=' + typeof value);
            }
            if (!Number.isSafeInteger(value)) {
                const prefix = title && `"${title}" `;
                throw new RangeError(prefix + 'expected safe integer, got ' + value);
            }
        }
        function numberToHexUnpadded(num) {
            const hex = abignumber(num).toString(16);
            return hex.length & 1 ? '0' + hex : hex;
        }
        function hexToNumber(hex) {
            if (typeof hex !== 'string')
                throw new TypeError('hex string expected, got ' + typeof hex);
            return hex === '' ? _0n : BigInt('0x' + hex);
        }
        function bytesToNumberBE(bytes) {
            return hexToNumber((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes));
        }
        function bytesToNumberLE(bytes) {
            return hexToNumber((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(copyBytes((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.DO)(bytes)).reverse()));
        }
        function numberToBytesBE(n, len) {
            (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Fe)(len);
            if (len === 0)
                throw new Error('zero output length is invalid');
            n = abignumber(n);
            const expectedLen = len * 2;
            const hex = n.toString(16);
            if (hex.length > expectedLen)
                throw new RangeError('number is too large');
            return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(hex.padStart(expectedLen, '0'));
        }
        function numberToBytesLE(n, len) {
            return numberToBytesBE(n, len).reverse();
        }
        function numberToVarBytesBE(n) {
            return hexToBytes_(numberToHexUnpadded(abignumber(n)));
        }
        function equalBytes(a, b) {
            a = abytes(a);
            b = abytes(b);
            if (a.length !== b.length)
                return false;
            let diff = 0;
            for (let i = 0; i < a.length; i++)
                diff |= a[i] ^ b[i];
            return diff === 0;
        }
        function copyBytes(bytes) {
            return Uint8Array.from(abytes(bytes));
        }
        function asciiToBytes(ascii) {
            if (typeof ascii !== 'string')
                throw new TypeError('ascii string expected, got ' + typeof ascii);
            return Uint8Array.from(ascii, (c, i) => {
                const charCode = c.charCodeAt(0);
                if (c.length !== 1 || charCode > 127) {
                    throw new RangeError(`string contains non-ASCII character "${ascii[i]}" with code ${charCode} at position ${i}`);
                }
                return charCode;
            });
        }
        function isPosBig(n) {
            return typeof n === 'bigint' && _0n <= n;
        }
        function inRange(n, min, max) {
            return isPosBig(n) && isPosBig(min) && isPosBig(max) && min <= n && n < max;
        }
        function aInRange(title, n, min, max) {
            if (!inRange(n, min, max))
                throw new RangeError('expected valid ' + title + ': ' + min + ' <= n < ' + max + ', got ' + n);
        }
        function bitLen(n) {
            if (n < _0n)
                throw new Error('expected non-negative bigint, got ' + n);
            return n === _0n ? 0 : n.toString(2).length;
        }
        function bitGet(n, pos) {
            if (typeof n !== 'bigint')
                throw new TypeError('"n" expected bigint, got type=' + typeof n);
            asafenumber(pos, 'pos');
            return (n >> BigInt(pos)) & _1n;
        }
        function bitSet(n, pos, value) {
            if (typeof n !== 'bigint')
                throw new TypeError('"n" expected bigint, got type=' + typeof n);
            asafenumber(pos, 'pos');
            abool(value, 'value');
            const mask = _1n << BigInt(pos);
            return value ? n | mask : n & ~mask;
        }
        const bitMask = (n) => {
            asafenumber(n, 'n');
            return (_1n << BigInt(n)) - _1n;
        };
        function createHmacDrbg(hashLen, qByteLen, hmacFn) {
            (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Fe)(hashLen, 'hashLen');
            (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Fe)(qByteLen, 'qByteLen');
            if (typeof hmacFn !== 'function')
                throw new TypeError('hmacFn must be a function');
            const u8n = (len) => new Uint8Array(len);
            const NULL = Uint8Array.of();
            const byte0 = Uint8Array.of(0x00);
            const byte1 = Uint8Array.of(0x01);
            const _maxDrbgIters = 1000;
            let v = u8n(hashLen);
            let k = u8n(hashLen);
            let i = 0;
            const reset = () => {
                v.fill(1);
                k.fill(0);
                i = 0;
            };
            const h = (...msgs) => hmacFn(k, concatBytes(v, ...msgs));
            const reseed = (seed = NULL) => {
                k = h(byte0, seed);
                v = h();
                if (seed.length === 0)
                    return;
                k = h(byte1, seed);
                v = h();
            };
            const gen = () => {
                if (i++ >= _maxDrbgIters)
                    throw new Error('drbg: tried max amount of iterations');
                let len = 0;
                const out = [];
                while (len < qByteLen) {
                    v = h();
                    const sl = v.slice();
                    out.push(sl);
                    len += v.length;
                }
                return concatBytes(...out);
            };
            const genUntil = (seed, pred) => {
                reset();
                reseed(seed);
                let res = undefined;
                while ((res = pred(gen())) === undefined)
                    reseed();
                reset();
                return res;
            };
            return genUntil;
        }
        function validateObject(object, fields = {}, optFields = {}, title = 'object') {
            aobject(object, title);
            aobject(fields, 'fields');
            aobject(optFields, 'optFields');
            function checkField(fieldName, expectedType, isOpt) {
                const label = title === 'object' ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`;
                const val = object[fieldName];
                if (!Object.hasOwn(object, fieldName) &&
                    (isOpt ? val !== undefined : expectedType !== 'function')) {
                    throw new TypeError(`${label} is invalid: expected own property`);
                }
                if (isOpt && val === undefined)
                    return;
                const current = typeof val;
                if (current !== expectedType || val === null)
                    throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`);
            }
            const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt));
            iter(fields, false);
            iter(optFields, true);
        }
        const notImplemented = () => {
            throw new Error('not implemented');
        };
    }),
    5108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            sc: () => (sha256),
            qt: () => (sha384),
            Zf: () => (sha512)
        });
        ;
        const U32_MASK64 = (() => BigInt(2 ** 32 - 1))();
        const _32n = BigInt(32);
        function fromBig(n, le = false) {
            if (le)
                return { h: Number(n & U32_MASK64), l: Number((n >> _32n) & U32_MASK64) };
            return { h: Number((n >> _32n) & U32_MASK64) | 0, l: Number(n & U32_MASK64) | 0 };
        }
        function split(lst, le = false) {
            const len = lst.length;
            let Ah = new Uint32Array(len);
            let Al = new Uint32Array(len);
            for (let i = 0; i < len; i++) {
                const { h, l } = fromBig(lst[i], le);
                [Ah[i], Al[i]] = [h, l];
            }
            return [Ah, Al];
        }
        const toBig = (h, l) => (BigInt(h >>> 0) << _32n) | BigInt(l >>> 0);
        const fromNumH = (n) => (n / 2 ** 32) | 0;
        const fromNumL = (n) => n >>> 0;
        function setU64FromNum(view, byteOffset, n, isLE) {
            const h = fromNumH(n);
            const l = fromNumL(n);
            view.setUint32(byteOffset, isLE ? l : h, isLE);
            view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
        }
        const shrSH = (h, _l, s) => h >>> s;
        const shrSL = (h, l, s) => (h << (32 - s)) | (l >>> s);
        const rotrSH = (h, l, s) => (h >>> s) | (l << (32 - s));
        const rotrSL = (h, l, s) => (h << (32 - s)) | (l >>> s);
        const rotrBH = (h, l, s) => (h << (64 - s)) | (l >>> (s - 32));
        const rotrBL = (h, l, s) => (h >>> (s - 32)) | (l << (64 - s));
        const rotr32H = (_h, l) => l;
        const rotr32L = (h, _l) => h;
        function add(Ah, Al, Bh, Bl) {
            const l = (Al >>> 0) + (Bl >>> 0);
            return { h: (Ah + Bh + ((l / 2 ** 32) | 0)) | 0, l: l | 0 };
        }
        const add3L = (Al, Bl, Cl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0);
        const add3H = (low, Ah, Bh, Ch) => (Ah + Bh + Ch + ((low / 2 ** 32) | 0)) | 0;
        const add4L = (Al, Bl, Cl, Dl) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0);
        const add4H = (low, Ah, Bh, Ch, Dh) => (Ah + Bh + Ch + Dh + ((low / 2 ** 32) | 0)) | 0;
        const add5L = (Al, Bl, Cl, Dl, El) => (Al >>> 0) + (Bl >>> 0) + (Cl >>> 0) + (Dl >>> 0) + (El >>> 0);
        const add5H = (low, Ah, Bh, Ch, Dh, Eh) => (Ah + Bh + Ch + Dh + Eh + ((low / 2 ** 32) | 0)) | 0;
        var utils = __webpack_require__(2565);
        ;
        function Chi(a, b, c) {
            return (a & b) ^ (~a & c);
        }
        function Maj(a, b, c) {
            return (a & b) ^ (a & c) ^ (b & c);
        }
        class HashMD {
            blockLen;
            outputLen;
            canXOF = false;
            padOffset;
            isLE;
            buffer;
            view;
            finished = false;
            length = 0;
            pos = 0;
            destroyed = false;
            constructor(blockLen, outputLen, padOffset, isLE) {
                this.blockLen = blockLen;
                this.outputLen = outputLen;
                this.padOffset = padOffset;
                this.isLE = isLE;
                this.buffer = new Uint8Array(blockLen);
                this.view = (0, utils.O8)(this.buffer);
            }
            update(data) {
                (0, utils.CC)(this);
                (0, utils.DO)(data);
                const { view, buffer, blockLen } = this;
                const len = data.length;
                let processed = false;
                for (let pos = 0; pos < len;) {
                    const take = Math.min(blockLen - this.pos, len - pos);
                    if (take === blockLen) {
                        const dataView = (0, utils.O8)(data);
                        for (; blockLen <= len - pos; pos += blockLen)
                            this.process(dataView, pos);
                        processed = true;
                        continue;
                    }
                    buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
                    this.pos += take;
                    pos += take;
                    if (this.pos === blockLen) {
                        this.process(view, 0);
                        this.pos = 0;
                        processed = true;
                    }
                }
                this.length += data.length;
                if (processed)
                    this.roundClean();
                return this;
            }
            digestInto(out) {
                (0, utils.CC)(this);
                (0, utils.Ht)(out, this);
                this.finished = true;
                const { buffer, view, blockLen, isLE } = this;
                let { pos } = this;
                buffer[pos++] = 0b10000000;
                buffer.fill(0, pos);
                if (this.padOffset > blockLen - pos) {
                    this.process(view, 0);
                    buffer.fill(0);
                }
                setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
                this.process(view, 0);
                this.roundClean();
                const oview = out === buffer ? view : (0, utils.O8)(out);
                const len = this.outputLen;
                const outLen = len / 4;
                const state = this.get();
                if (len % 4 || outLen > state.length)
                    throw new Error('invalid outputLen');
                for (let i = 0; i < outLen; i++)
                    oview.setUint32(4 * i, state[i], isLE);
            }
            digest() {
                const { buffer, outputLen } = this;
                this.digestInto(buffer);
                const res = buffer.slice(0, outputLen);
                this.destroy();
                return res;
            }
            _cloneIntoMeta(to) {
                const { buffer, length, finished, destroyed, pos } = this;
                to.destroyed = destroyed;
                to.finished = finished;
                to.length = length;
                to.pos = pos;
                if (pos)
                    to.buffer.set(buffer);
                return to;
            }
            clone() {
                return this._cloneInto();
            }
        }
        const SHA256_IV = Uint32Array.from([
            0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
        ]);
        const SHA224_IV = Uint32Array.from([
            0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939, 0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
        ]);
        const SHA384_IV = Uint32Array.from([
            0xcbbb9d5d, 0xc1059ed8, 0x629a292a, 0x367cd507, 0x9159015a, 0x3070dd17, 0x152fecd8, 0xf70e5939,
            0x67332667, 0xffc00b31, 0x8eb44a87, 0x68581511, 0xdb0c2e0d, 0x64f98fa7, 0x47b5481d, 0xbefa4fa4,
        ]);
        const SHA512_IV = Uint32Array.from([
            0x6a09e667, 0xf3bcc908, 0xbb67ae85, 0x84caa73b, 0x3c6ef372, 0xfe94f82b, 0xa54ff53a, 0x5f1d36f1,
            0x510e527f, 0xade682d1, 0x9b05688c, 0x2b3e6c1f, 0x1f83d9ab, 0xfb41bd6b, 0x5be0cd19, 0x137e2179,
        ]);
        ;
        const SHA256_K = Uint32Array.from([
            0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
            0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
            0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
            0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
            0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
            0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
            0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
            0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
        ]);
        const SHA256_W = new Uint32Array(64);
        class SHA2_32B extends HashMD {
            A = 0;
            B = 0;
            C = 0;
            D = 0;
            E = 0;
            F = 0;
            G = 0;
            H = 0;
            constructor(outputLen, IV) {
                super(64, outputLen, 8, false);
                this.A = IV[0] | 0;
                this.B = IV[1] | 0;
                this.C = IV[2] | 0;
                this.D = IV[3] | 0;
                this.E = IV[4] | 0;
                this.F = IV[5] | 0;
                this.G = IV[6] | 0;
                this.H = IV[7] | 0;
            }
            get() {
                const { A, B, C, D, E, F, G, H } = this;
                return [A, B, C, D, E, F, G, H];
            }
            set(A, B, C, D, E, F, G, H) {
                this.A = A | 0;
                this.B = B | 0;
                this.C = C | 0;
                this.D = D | 0;
                this.E = E | 0;
                this.F = F | 0;
                this.G = G | 0;
                this.H = H | 0;
            }
            _cloneInto(to) {
                (to ||= new this.constructor()).set(...this.get());
                return this._cloneIntoMeta(to);
            }
            process(view, offset) {
                for (let i = 0; i < 16; i++, offset += 4)
                    SHA256_W[i] = view.getUint32(offset, false);
                for (let i = 16; i < 64; i++) {
                    const W15 = SHA256_W[i - 15];
                    const W2 = SHA256_W[i - 2];
                    const s0 = (0, utils.Ow)(W15, 7) ^ (0, utils.Ow)(W15, 18) ^ (W15 >>> 3);
                    const s1 = (0, utils.Ow)(W2, 17) ^ (0, utils.Ow)(W2, 19) ^ (W2 >>> 10);
                    SHA256_W[i] = (s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16]) | 0;
                }
                let { A, B, C, D, E, F, G, H } = this;
                for (let i = 0; i < 64; i++) {
                    const sigma1 = (0, utils.Ow)(E, 6) ^ (0, utils.Ow)(E, 11) ^ (0, utils.Ow)(E, 25);
                    const T1 = (H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i]) | 0;
                    const sigma0 = (0, utils.Ow)(A, 2) ^ (0, utils.Ow)(A, 13) ^ (0, utils.Ow)(A, 22);
                    const T2 = (sigma0 + Maj(A, B, C)) | 0;
                    H = G;
                    G = F;
                    F = E;
                    E = (D + T1) | 0;
                    D = C;
                    C = B;
                    B = A;
                    A = (T1 + T2) | 0;
                }
                A = (A + this.A) | 0;
                B = (B + this.B) | 0;
                C = (C + this.C) | 0;
                D = (D + this.D) | 0;
                E = (E + this.E) | 0;
                F = (F + this.F) | 0;
                G = (G + this.G) | 0;
                H = (H + this.H) | 0;
                this.set(A, B, C, D, E, F, G, H);
            }
            roundClean() {
                (0, utils.uH)(SHA256_W);
            }
            destroy() {
                this.destroyed = true;
                this.set(0, 0, 0, 0, 0, 0, 0, 0);
                (0, utils.uH)(this.buffer);
            }
        }
        class _SHA256 extends SHA2_32B {
            constructor() {
                super(32, SHA256_IV);
            }
        }
        class _SHA224 extends SHA2_32B {
            constructor() {
                super(28, SHA224_IV);
            }
        }
        const K512 = (() => split([
            '0x428a2f98d728ae22', '0x7137449123ef65cd', '0xb5c0fbcfec4d3b2f', '0xe9b5dba58189dbbc',
            '0x3956c25bf348b538', '0x59f111f1b605d019', '0x923f82a4af194f9b', '0xab1c5ed5da6d8118',
            '0xd807aa98a3030242', '0x12835b0145706fbe', '0x243185be4ee4b28c', '0x550c7dc3d5ffb4e2',
            '0x72be5d74f27b896f', '0x80deb1fe3b1696b1', '0x9bdc06a725c71235', '0xc19bf174cf692694',
            '0xe49b69c19ef14ad2', '0xefbe4786384f25e3', '0x0fc19dc68b8cd5b5', '0x240ca1cc77ac9c65',
            '0x2de92c6f592b0275', '0x4a7484aa6ea6e483', '0x5cb0a9dcbd41fbd4', '0x76f988da831153b5',
            '0x983e5152ee66dfab', '0xa831c66d2db43210', '0xb00327c898fb213f', '0xbf597fc7beef0ee4',
            '0xc6e00bf33da88fc2', '0xd5a79147930aa725', '0x06ca6351e003826f', '0x142929670a0e6e70',
            '0x27b70a8546d22ffc', '0x2e1b21385c26c926', '0x4d2c6dfc5ac42aed', '0x53380d139d95b3df',
            '0x650a73548baf63de', '0x766a0abb3c77b2a8', '0x81c2c92e47edaee6', '0x92722c851482353b',
            '0xa2bfe8a14cf10364', '0xa81a664bbc423001', '0xc24b8b70d0f89791', '0xc76c51a30654be30',
            '0xd192e819d6ef5218', '0xd69906245565a910', '0xf40e35855771202a', '0x106aa07032bbd1b8',
            '0x19a4c116b8d2d0c8', '0x1e376c085141ab53', '0x2748774cdf8eeb99', '0x34b0bcb5e19b48a8',
            '0x391c0cb3c5c95a63', '0x4ed8aa4ae3418acb', '0x5b9cca4f7763e373', '0x682e6ff3d6b2b8a3',
            '0x748f82ee5defb2fc', '0x78a5636f43172f60', '0x84c87814a1f0ab72', '0x8cc702081a6439ec',
            '0x90befffa23631e28', '0xa4506cebde82bde9', '0xbef9a3f7b2c67915', '0xc67178f2e372532b',
            '0xca273eceea26619c', '0xd186b8c721c0c207', '0xeada7dd6cde0eb1e', '0xf57d4f7fee6ed178',
            '0x06f067aa72176fba', '0x0a637dc5a2c898a6', '0x113f9804bef90dae', '0x1b710b35131c471b',
            '0x28db77f523047d84', '0x32caab7b40c72493', '0x3c9ebe0a15c9bebc', '0x431d67c49c100d4c',
            '0x4cc5d4becb3e42b6', '0x597f299cfc657e2a', '0x5fcb6fab3ad6faec', '0x6c44198c4a475817'
        ].map(n => BigInt(n))))();
        const SHA512_Kh = (() => K512[0])();
        const SHA512_Kl = (() => K512[1])();
        const SHA512_W_H = new Uint32Array(80);
        const SHA512_W_L = new Uint32Array(80);
        class SHA2_64B extends HashMD {
            Ah = 0;
            Al = 0;
            Bh = 0;
            Bl = 0;
            Ch = 0;
            Cl = 0;
            Dh = 0;
            Dl = 0;
            Eh = 0;
            El = 0;
            Fh = 0;
            Fl = 0;
            Gh = 0;
            Gl = 0;
            Hh = 0;
            Hl = 0;
            constructor(outputLen, IV) {
                super(128, outputLen, 16, false);
                this.Ah = IV[0] | 0;
                this.Al = IV[1] | 0;
                this.Bh = IV[2] | 0;
                this.Bl = IV[3] | 0;
                this.Ch = IV[4] | 0;
                this.Cl = IV[5] | 0;
                this.Dh = IV[6] | 0;
                this.Dl = IV[7] | 0;
                this.Eh = IV[8] | 0;
                this.El = IV[9] | 0;
                this.Fh = IV[10] | 0;
                this.Fl = IV[11] | 0;
                this.Gh = IV[12] | 0;
                this.Gl = IV[13] | 0;
                this.Hh = IV[14] | 0;
                this.Hl = IV[15] | 0;
            }
            get() {
                const { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
                return [Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl];
            }
            set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl) {
                this.Ah = Ah | 0;
                this.Al = Al | 0;
                this.Bh = Bh | 0;
                this.Bl = Bl | 0;
                this.Ch = Ch | 0;
                this.Cl = Cl | 0;
                this.Dh = Dh | 0;
                this.Dl = Dl | 0;
                this.Eh = Eh | 0;
                this.El = El | 0;
                this.Fh = Fh | 0;
                this.Fl = Fl | 0;
                this.Gh = Gh | 0;
                this.Gl = Gl | 0;
                this.Hh = Hh | 0;
                this.Hl = Hl | 0;
            }
            _cloneInto(to) {
                (to ||= new this.constructor()).set(...this.get());
                return this._cloneIntoMeta(to);
            }
            process(view, offset) {
                for (let i = 0; i < 16; i++, offset += 4) {
                    SHA512_W_H[i] = view.getUint32(offset);
                    SHA512_W_L[i] = view.getUint32((offset += 4));
                }
                for (let i = 16; i < 80; i++) {
                    const W15h = SHA512_W_H[i - 15] | 0;
                    const W15l = SHA512_W_L[i - 15] | 0;
                    const s0h = rotrSH(W15h, W15l, 1) ^ rotrSH(W15h, W15l, 8) ^ shrSH(W15h, W15l, 7);
                    const s0l = rotrSL(W15h, W15l, 1) ^ rotrSL(W15h, W15l, 8) ^ shrSL(W15h, W15l, 7);
                    const W2h = SHA512_W_H[i - 2] | 0;
                    const W2l = SHA512_W_L[i - 2] | 0;
                    const s1h = rotrSH(W2h, W2l, 19) ^ rotrBH(W2h, W2l, 61) ^ shrSH(W2h, W2l, 6);
                    const s1l = rotrSL(W2h, W2l, 19) ^ rotrBL(W2h, W2l, 61) ^ shrSL(W2h, W2l, 6);
                    const SUMl = add4L(s0l, s1l, SHA512_W_L[i - 7], SHA512_W_L[i - 16]);
                    const SUMh = add4H(SUMl, s0h, s1h, SHA512_W_H[i - 7], SHA512_W_H[i - 16]);
                    SHA512_W_H[i] = SUMh | 0;
                    SHA512_W_L[i] = SUMl | 0;
                }
                let { Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl } = this;
                for (let i = 0; i < 80; i++) {
                    const sigma1h = rotrSH(Eh, El, 14) ^ rotrSH(Eh, El, 18) ^ rotrBH(Eh, El, 41);
                    const sigma1l = rotrSL(Eh, El, 14) ^ rotrSL(Eh, El, 18) ^ rotrBL(Eh, El, 41);
                    const CHIh = (Eh & Fh) ^ (~Eh & Gh);
                    const CHIl = (El & Fl) ^ (~El & Gl);
                    const T1ll = add5L(Hl, sigma1l, CHIl, SHA512_Kl[i], SHA512_W_L[i]);
                    const T1h = add5H(T1ll, Hh, sigma1h, CHIh, SHA512_Kh[i], SHA512_W_H[i]);
                    const T1l = T1ll | 0;
                    const sigma0h = rotrSH(Ah, Al, 28) ^ rotrBH(Ah, Al, 34) ^ rotrBH(Ah, Al, 39);
                    const sigma0l = rotrSL(Ah, Al, 28) ^ rotrBL(Ah, Al, 34) ^ rotrBL(Ah, Al, 39);
                    const MAJh = (Ah & Bh) ^ (Ah & Ch) ^ (Bh & Ch);
                    const MAJl = (Al & Bl) ^ (Al & Cl) ^ (Bl & Cl);
                    Hh = Gh | 0;
                    Hl = Gl | 0;
                    Gh = Fh | 0;
                    Gl = Fl | 0;
                    Fh = Eh | 0;
                    Fl = El | 0;
                    ({ h: Eh, l: El } = add(Dh | 0, Dl | 0, T1h | 0, T1l | 0));
                    Dh = Ch | 0;
                    Dl = Cl | 0;
                    Ch = Bh | 0;
                    Cl = Bl | 0;
                    Bh = Ah | 0;
                    Bl = Al | 0;
                    const All = add3L(T1l, sigma0l, MAJl);
                    Ah = add3H(All, T1h, sigma0h, MAJh);
                    Al = All | 0;
                }
                ({ h: Ah, l: Al } = add(this.Ah | 0, this.Al | 0, Ah | 0, Al | 0));
                ({ h: Bh, l: Bl } = add(this.Bh | 0, this.Bl | 0, Bh | 0, Bl | 0));
                ({ h: Ch, l: Cl } = add(this.Ch | 0, this.Cl | 0, Ch | 0, Cl | 0));
                ({ h: Dh, l: Dl } = add(this.Dh | 0, this.Dl | 0, Dh | 0, Dl | 0));
                ({ h: Eh, l: El } = add(this.Eh | 0, this.El | 0, Eh | 0, El | 0));
                ({ h: Fh, l: Fl } = add(this.Fh | 0, this.Fl | 0, Fh | 0, Fl | 0));
                ({ h: Gh, l: Gl } = add(this.Gh | 0, this.Gl | 0, Gh | 0, Gl | 0));
                ({ h: Hh, l: Hl } = add(this.Hh | 0, this.Hl | 0, Hh | 0, Hl | 0));
                this.set(Ah, Al, Bh, Bl, Ch, Cl, Dh, Dl, Eh, El, Fh, Fl, Gh, Gl, Hh, Hl);
            }
            roundClean() {
                (0, utils.uH)(SHA512_W_H, SHA512_W_L);
            }
            destroy() {
                this.destroyed = true;
                (0, utils.uH)(this.buffer);
                this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
            }
        }
        class _SHA512 extends SHA2_64B {
            constructor() {
                super(64, SHA512_IV);
            }
        }
        class _SHA384 extends SHA2_64B {
            constructor() {
                super(48, SHA384_IV);
            }
        }
        const T224_IV = Uint32Array.from([
            0x8c3d37c8, 0x19544da2, 0x73e19966, 0x89dcd4d6, 0x1dfab7ae, 0x32ff9c82, 0x679dd514, 0x582f9fcf,
            0x0f6d2b69, 0x7bd44da8, 0x77e36f73, 0x04c48942, 0x3f9d85a8, 0x6a1d36c8, 0x1112e6ad, 0x91d692a1,
        ]);
        const T256_IV = Uint32Array.from([
            0x22312194, 0xfc2bf72c, 0x9f555fa3, 0xc84c64c2, 0x2393b86b, 0x6f53b151, 0x96387719, 0x5940eabd,
            0x96283ee2, 0xa88effe3, 0xbe5e1e25, 0x53863992, 0x2b0199fc, 0x2c85b8aa, 0x0eb72ddc, 0x81c52ca2,
        ]);
        class _SHA512_224 extends SHA2_64B {
            constructor() {
                super(28, T224_IV);
            }
        }
        class _SHA512_256 extends SHA2_64B {
            constructor() {
                super(32, T256_IV);
            }
        }
        const sha256 = (0, utils.qj)(() => new _SHA256(), (0, utils.nx)(0x01));
        const sha224 = (null && (createHasher(() => new _SHA224(), oidNist(0x04))));
        const sha512 = (0, utils.qj)(() => new _SHA512(), (0, utils.nx)(0x03));
        const sha384 = (0, utils.qj)(() => new _SHA384(), (0, utils.nx)(0x02));
        const sha512_256 = (null && (createHasher(() => new _SHA512_256(), oidNist(0x06))));
        const sha512_224 = (null && (createHasher(() => new _SHA512_224(), oidNist(0x05))));
    }),
    2565: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CC: () => (aexists),
            DO: () => (abytes),
            Fe: () => (anumber),
            Ht: () => (aoutput),
            Id: () => (concatBytes),
            My: () => (bytesToHex),
            O8: () => (createView),
            Ow: () => (rotr),
            aT: () => (hexToBytes),
            aY: () => (isBytes),
            nx: () => (oidNist),
            po: () => (randomBytes),
            qj: () => (createHasher),
            sd: () => (ahash),
            uH: () => (clean)
        });
        function isBytes(a) {
            return (a instanceof Uint8Array ||
                (ArrayBuffer.isView(a) &&
                    a.constructor.name === 'Uint8Array' &&
                    'BYTES_PER_ELEMENT' in a &&
                    a.BYTES_PER_ELEMENT === 1));
        }
        const atitle = (title) => (title ? `"${title}" ` : '');
        function anumber(n, title = '') {
            if (typeof n !== 'number')
                throw new TypeError(atitle(title) + 'expected number, got ' + typeof n);
            if (!Number.isSafeInteger(n) || n < 0)
                throw new RangeError(atitle(title) + 'expected integer >= 0, got ' + n);
            return n;
        }
        function abool(value, title = '') {
            if (typeof value !== 'boolean')
                throw new TypeError(atitle(title) + 'expected boolean, got type=' + typeof value);
            return value;
        }
        function abytes(value, length, title = '') {
            if (isBytes(value) && (length === undefined || value.length === length))
                return value;
            if (length !== undefined)
                anumber(length, 'length');
            const bytes = isBytes(value);
            const ofLen = length !== undefined ? ` of length ${length}` : '';
            const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
            const message = atitle(title) + 'expected Uint8Array' + ofLen + ', got ' + got;
            if (!bytes)
                throw new TypeError(message);
            throw new RangeError(message);
        }
        function copyBytes(bytes) {
            return Uint8Array.from(abytes(bytes));
        }
        function ahash(h) {
            if (typeof h !== 'function' || typeof h.create !== 'function')
                throw new TypeError('expected hash wrapped by utils.createHasher');
            anumber(h.outputLen);
            anumber(h.blockLen);
            if (h.outputLen < 1 || h.blockLen < 1)
                throw new Error('hash blockLen / outputLen must be >= 1');
        }
        const aobject = (value, label) => {
            if (value === null || typeof value !== 'object' || Array.isArray(value))
                throw new TypeError((label === 'object' ? '' : `"${label}" `) + 'expected object, got type=' + typeof value);
        };
        const aopts = (value, label) => {
            aobject(value, label);
            const proto = Object.getPrototypeOf(value);
            if (proto !== Object.prototype && proto !== null)
                throw new TypeError(`"${label}" expected plain object`);
            if (Object.hasOwn(value, '__proto__'))
                throw new TypeError(`"${label}.__proto__" is not allowed`);
        };
        function aexists(instance, checkFinished = true) {
            if (instance.destroyed)
                throw new Error('hash was destroyed');
            if (checkFinished && instance.finished)
                throw new Error('digest() was already called');
        }
        function aoutput(out, instance) {
            abytes(out, undefined, 'output');
            const min = instance.outputLen;
            if (!(out.length >= min)) {
                throw new RangeError('"output" expected length >= ' + min);
            }
        }
        function u8(arr) {
            return new Uint8Array(arr.buffer, arr.byteOffset, arr.byteLength);
        }
        function u32(arr) {
            return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
        }
        function clean(...arrays) {
            for (let i = 0; i < arrays.length; i++) {
                arrays[i].fill(0);
            }
        }
        function createView(arr) {
            return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
        }
        function rotr(word, shift) {
            return (word << (32 - shift)) | (word >>> shift);
        }
        function rotl(word, shift) {
            return (word << shift) | ((word >>> (32 - shift)) >>> 0);
        }
        const isLE = (null && ((() => new Uint8Array(new Uint32Array([0x11223344]).buffer)[0] === 0x44)()));
        function byteSwap(word) {
            return (((word << 24) & 0xff000000) |
                ((word << 8) & 0xff0000) |
                ((word >>> 8) & 0xff00) |
                ((word >>> 24) & 0xff));
        }
        const swap8IfBE = (null && (isLE
            ? (n) => n
            : (n) => byteSwap(n) >>> 0));
        function byteSwap32(arr) {
            for (let i = 0; i < arr.length; i++) {
                arr[i] = byteSwap(arr[i]);
            }
            return arr;
        }
        const swap32IfBE = (null && (isLE
            ? (u) => u
            : byteSwap32));
        const hasHexBuiltin = (() => typeof Uint8Array.from([]).toHex === 'function' && typeof Uint8Array.fromHex === 'function')();
        const hexes = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0'));
        function bytesToHex(bytes) {
            abytes(bytes);
            if (hasHexBuiltin)
                return bytes.toHex();
            let hex = '';
            for (let i = 0; i < bytes.length; i++) {
                hex += hexes[bytes[i]];
            }
            return hex;
        }
        function asciiToBase16(ch) {
            return ch >= 48 && ch <= 57 ? ch - 48
                : ch >= 65 && ch <= 70 ? ch - (65 - 10)
                    : ch >= 97 && ch <= 102 ? ch - (97 - 10)
                        : undefined;
        }
        function hexToBytes(hex) {
            if (typeof hex !== 'string')
                throw new TypeError('hex string expected, got ' + typeof hex);
            if (hasHexBuiltin) {
                try {
                    return Uint8Array.fromHex(hex);
                }
                catch (error) {
                    if (error instanceof SyntaxError)
                        throw new RangeError(error.message);
                    throw error;
                }
            }
            const hl = hex.length;
            const al = hl / 2;
            if (hl % 2)
                throw new RangeError('hex string expected, got unpadded hex of length ' + hl);
            const array = new Uint8Array(al);
            for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
                const n1 = asciiToBase16(hex.charCodeAt(hi));
                const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
                if (n1 === undefined || n2 === undefined) {
                    const char = hex[hi] + hex[hi + 1];
                    throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
                }
                array[ai] = n1 * 16 + n2;
            }
            return array;
        }
        function nextTick(onReject) {
            const host = globalThis;
            if (typeof host.scheduler?.yield === 'function') {
                const promise = host.scheduler.yield();
                if (onReject)
                    promise.catch(onReject);
                return promise;
            }
            return new Promise((resolve) => host.setTimeout(resolve, 0));
        }
        async function asyncLoop(iters, tick, cb, onReject) {
            anumber(iters, 'iters');
            anumber(tick, 'tick');
            if (typeof cb !== 'function')
                throw new TypeError('callback must be a function');
            let ts = Date.now();
            for (let i = 0; i < iters; i++) {
                cb(i);
                const diff = Date.now() - ts;
                if (diff >= 0 && diff < tick)
                    continue;
                await nextTick(onReject);
                ts = Date.now();
            }
        }
        function utf8ToBytes(str) {
            if (typeof str !== 'string')
                throw new TypeError('string expected');
            const encoded = new TextEncoder().encode(str);
            try {
                return new Uint8Array(encoded);
            }
            finally {
                clean(encoded);
            }
        }
        function kdfInputToBytes(data, errorTitle = '') {
            if (typeof data === 'string')
                return utf8ToBytes(data);
            return abytes(data, undefined, errorTitle);
        }
        function concatBytes(...arrays) {
            let sum = 0;
            for (let i = 0; i < arrays.length; i++) {
                const a = arrays[i];
                abytes(a);
                sum += a.length;
            }
            const res = new Uint8Array(sum);
            for (let i = 0, pad = 0; i < arrays.length; i++) {
                const a = arrays[i];
                res.set(a, pad);
                pad += a.length;
            }
            return res;
        }
        const validateObject = (object, fields = {}, optFields = {}, title = 'object') => {
            aobject(object, title);
            aobject(fields, 'fields');
            aobject(optFields, 'optFields');
            function checkField(fieldName, expectedType, isOpt) {
                const label = title === 'object' ? `param "${String(fieldName)}"` : `"${title}.${String(fieldName)}"`;
                const val = object[fieldName];
                if (!Object.hasOwn(object, fieldName) &&
                    (isOpt ? val !== undefined : expectedType !== 'function')) {
                    throw new TypeError(`${label} is invalid: expected own property`);
                }
                if (isOpt && val === undefined)
                    return;
                const current = typeof val;
                if (current !== expectedType || val === null)
                    throw new TypeError(`${label} is invalid: expected ${expectedType}, got ${current}`);
            }
            const iter = (f, isOpt) => Object.entries(f).forEach(([k, v]) => checkField(k, v, isOpt));
            iter(fields, false);
            iter(optFields, true);
        };
        function checkOpts(defaults, opts, title = 'opts') {
            aopts(defaults, 'defaults');
            if (opts !== undefined)
                aopts(opts, title);
            const merged = Object.assign(Object.create(null), defaults, opts);
            return merged;
        }
        function createHasher(hashCons, info = {}) {
            if (typeof hashCons !== 'function')
                throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
            info = checkOpts({}, info, 'info');
            const hashC = (msg, opts) => hashCons(opts)
                .update(msg)
                .digest();
            const tmp = hashCons(undefined);
            hashC.outputLen = tmp.outputLen;
            hashC.blockLen = tmp.blockLen;
            hashC.canXOF = tmp.canXOF;
            hashC.create = (opts) => hashCons(opts);
            Object.assign(hashC, info);
            return Object.freeze(hashC);
        }
        function randomBytes(bytesLength = 32) {
            anumber(bytesLength, 'bytesLength');
            const cr = typeof globalThis === 'object' ? globalThis.crypto : null;
            if (typeof cr?.getRandomValues !== 'function')
                throw new Error('crypto.getRandomValues must be defined');
            if (bytesLength > 65536)
                throw new RangeError(`"bytesLength" expected <= 65536, got ${bytesLength}`);
            return cr.getRandomValues(new Uint8Array(bytesLength));
        }
        const oidNist = (suffix) => ({
            oid: Uint8Array.from([0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, suffix]),
        });
    })
};
