export const id = 10;
export const ids = [10];
export const modules = {
    1285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            w: () => (fileDesc)
        });
        var _wire_base64_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1712);
        var _wkt_google_protobuf_descriptor_pb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6177);
        var _registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(370);
        var _restore_json_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4637);
        var _from_binary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2240);
        function fileDesc(b64, imports) {
            var _a;
            const root = (0, _from_binary_js__WEBPACK_IMPORTED_MODULE_0__.Er)(_wkt_google_protobuf_descriptor_pb_js__WEBPACK_IMPORTED_MODULE_1__.tr, (0, _wire_base64_encoding_js__WEBPACK_IMPORTED_MODULE_2__.u)(b64));
            root.messageType.forEach(_restore_json_names_js__WEBPACK_IMPORTED_MODULE_3__.h);
            root.dependency = (_a = imports === null || imports === void 0 ? void 0 : imports.map((f) => f.proto.name)) !== null && _a !== void 0 ? _a : [];
            const reg = (0, _registry_js__WEBPACK_IMPORTED_MODULE_4__.OP)(root, (protoFileName) => imports === null || imports === void 0 ? void 0 : imports.find((f) => f.proto.name === protoFileName));
            return reg.getFile(root.name);
        }
    }),
    104: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Z: () => (messageDesc)
        });
        function messageDesc(file, path, ...paths) {
            return paths.reduce((acc, cur) => acc.nestedMessages[cur], file.messages[path]);
        }
    }),
    4637: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            h: () => (restoreJsonNames)
        });
        var _reflect_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6424);
        var _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
        function restoreJsonNames(message) {
            for (const f of message.field) {
                if (!(0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.b1)(f, "jsonName")) {
                    f.jsonName = (0, _reflect_names_js__WEBPACK_IMPORTED_MODULE_1__.RM)(f.name);
                }
            }
            message.nestedType.forEach(restoreJsonNames);
        }
    }),
    6149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (create)
        });
        var _is_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6731);
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2567);
        var _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3039);
        var _reflect_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1394);
        var _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
        var _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5898);
        const EDITION_PROTO3 = 999;
        const EDITION_PROTO2 = 998;
        const IMPLICIT = 2;
        function create(schema, init) {
            if ((0, _is_message_js__WEBPACK_IMPORTED_MODULE_0__.K)(init, schema)) {
                return init;
            }
            return compiledCreate(schema)(init);
        }
        const compiledCreates = new WeakMap();
        function compiledCreate(desc) {
            let compiled = compiledCreates.get(desc);
            if (compiled === undefined) {
                compiled = compileCreate(desc);
                compiledCreates.set(desc, compiled);
            }
            return compiled;
        }
        const INIT_SINGULAR = 0;
        const INIT_LIST = 1;
        const INIT_MAP = 2;
        const INIT_ONEOF = 3;
        function compileCreate(desc) {
            const typeName = desc.typeName;
            const { properties, prototype } = compileInitMessage(desc);
            return (init) => {
                let message;
                if (prototype !== undefined) {
                    message = Object.create(prototype);
                    message.$typeName = typeName;
                }
                else {
                    message = { $typeName: typeName };
                }
                for (let i = 0; i < properties.length; i++) {
                    const property = properties[i];
                    const name = property.name;
                    const initValue = init === null || init === void 0 ? void 0 : init[name];
                    switch (property.kind) {
                        case INIT_SINGULAR:
                            if (initValue != null) {
                                message[name] =
                                    property.convert !== undefined
                                        ? property.convert(initValue)
                                        : initValue;
                            }
                            else if (property.constant !== undefined) {
                                message[name] = property.constant;
                            }
                            break;
                        case INIT_LIST:
                            message[name] =
                                property.convert !== undefined && Array.isArray(initValue)
                                    ? initValue.map(property.convert)
                                    : (initValue !== null && initValue !== void 0 ? initValue : []);
                            break;
                        case INIT_MAP:
                            if (property.convert === undefined || !(0, _reflect_guard_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(initValue)) {
                                message[name] = initValue !== null && initValue !== void 0 ? initValue : {};
                            }
                            else {
                                const converted = {};
                                const keys = Object.keys(initValue);
                                for (let k = 0; k < keys.length; k++) {
                                    (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_2__.P5)(converted, keys[k], property.convert(initValue[keys[k]]));
                                }
                                message[name] = converted;
                            }
                            break;
                        case INIT_ONEOF: {
                            const oneofValue = initValue;
                            if ((oneofValue === null || oneofValue === void 0 ? void 0 : oneofValue.case) != null) {
                                const convert = property.convert.get(oneofValue.case);
                                if (convert !== undefined) {
                                    message[name] = {
                                        case: oneofValue.case,
                                        value: convert(oneofValue.value),
                                    };
                                    break;
                                }
                            }
                            message[name] = { case: undefined };
                            break;
                        }
                    }
                }
                return message;
            };
        }
        function compileInitMessage(desc) {
            var _a, _b;
            const properties = [];
            const prototype = {};
            const usePrototype = needsPrototypeChain(desc);
            for (const member of desc.members) {
                const name = member.localName;
                if (member.kind == "oneof") {
                    properties.push({
                        name,
                        kind: INIT_ONEOF,
                        constant: undefined,
                        convert: compileConvertOneof(member),
                    });
                    continue;
                }
                switch (member.fieldKind) {
                    case "message": {
                        properties.push({
                            name,
                            kind: INIT_SINGULAR,
                            constant: undefined,
                            convert: compileConvertMessage(member),
                        });
                        break;
                    }
                    case "list": {
                        properties.push({
                            name,
                            kind: INIT_LIST,
                            constant: undefined,
                            convert: member.listKind == "message"
                                ? ((_a = compileConvertMessage(member)) !== null && _a !== void 0 ? _a : ((value) => value))
                                : member.scalar == _descriptors_js__WEBPACK_IMPORTED_MODULE_3__.L.BYTES
                                    ? toU8Arr
                                    : undefined,
                        });
                        break;
                    }
                    case "map": {
                        properties.push({
                            name,
                            kind: INIT_MAP,
                            constant: undefined,
                            convert: member.mapKind == "message"
                                ? ((_b = compileConvertMessage(member)) !== null && _b !== void 0 ? _b : ((value) => value))
                                : member.scalar == _descriptors_js__WEBPACK_IMPORTED_MODULE_3__.L.BYTES
                                    ? toU8Arr
                                    : undefined,
                        });
                        break;
                    }
                    default: {
                        const zeroValue = createZeroValue(member);
                        properties.push({
                            name,
                            kind: INIT_SINGULAR,
                            constant: member.presence == IMPLICIT ? zeroValue : undefined,
                            convert: member.fieldKind == "scalar" && member.scalar == _descriptors_js__WEBPACK_IMPORTED_MODULE_3__.L.BYTES
                                ? toU8Arr
                                : undefined,
                        });
                        if (usePrototype) {
                            prototype[name] = zeroValue;
                        }
                        break;
                    }
                }
            }
            return {
                properties,
                prototype: usePrototype ? prototype : undefined,
            };
        }
        function compileConvertOneof(oneof) {
            const converters = new Map();
            for (const field of oneof.fields) {
                let convert;
                if (field.fieldKind == "message") {
                    convert = compileConvertMessage(field);
                }
                else if (field.fieldKind == "scalar" &&
                    field.scalar == _descriptors_js__WEBPACK_IMPORTED_MODULE_3__.L.BYTES) {
                    convert = toU8Arr;
                }
                converters.set(field.localName, convert !== null && convert !== void 0 ? convert : ((value) => value));
            }
            return converters;
        }
        function compileConvertMessage(field) {
            if (field.fieldKind == "message" &&
                !field.oneof &&
                (0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_4__.lU)(field.message)) {
                return field.message.fields[0].scalar == _descriptors_js__WEBPACK_IMPORTED_MODULE_3__.L.BYTES
                    ? toU8Arr
                    : undefined;
            }
            if (field.message.typeName == "google.protobuf.Struct" &&
                field.parent.typeName !== "google.protobuf.Value") {
                return undefined;
            }
            const messageDesc = field.message;
            let compiled;
            return (value) => {
                if (!(0, _reflect_guard_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value) || (0, _is_message_js__WEBPACK_IMPORTED_MODULE_0__.K)(value, messageDesc)) {
                    return value;
                }
                compiled !== null && compiled !== void 0 ? compiled : (compiled = compiledCreate(messageDesc));
                return compiled(value);
            };
        }
        function toU8Arr(value) {
            return Array.isArray(value) ? new Uint8Array(value) : value;
        }
        function needsPrototypeChain(desc) {
            switch (desc.file.edition) {
                case EDITION_PROTO3:
                    return false;
                case EDITION_PROTO2:
                    return true;
                default:
                    return desc.fields.some((f) => f.presence != IMPLICIT && f.fieldKind != "message" && !f.oneof);
            }
        }
        function createZeroValue(field) {
            const defaultValue = field.getDefaultValue();
            if (defaultValue !== undefined) {
                return field.fieldKind == "scalar" && field.longAsString
                    ? defaultValue.toString()
                    : defaultValue;
            }
            return field.fieldKind == "scalar"
                ? (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_5__.M7)(field.scalar, field.longAsString)
                : field.enum.values[0].number;
        }
    }),
    2567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (ScalarType)
        });
        var ScalarType;
        (function (ScalarType) {
            ScalarType[ScalarType["DOUBLE"] = 1] = "DOUBLE";
            ScalarType[ScalarType["FLOAT"] = 2] = "FLOAT";
            ScalarType[ScalarType["INT64"] = 3] = "INT64";
            ScalarType[ScalarType["UINT64"] = 4] = "UINT64";
            ScalarType[ScalarType["INT32"] = 5] = "INT32";
            ScalarType[ScalarType["FIXED64"] = 6] = "FIXED64";
            ScalarType[ScalarType["FIXED32"] = 7] = "FIXED32";
            ScalarType[ScalarType["BOOL"] = 8] = "BOOL";
            ScalarType[ScalarType["STRING"] = 9] = "STRING";
            ScalarType[ScalarType["BYTES"] = 12] = "BYTES";
            ScalarType[ScalarType["UINT32"] = 13] = "UINT32";
            ScalarType[ScalarType["SFIXED32"] = 15] = "SFIXED32";
            ScalarType[ScalarType["SFIXED64"] = 16] = "SFIXED64";
            ScalarType[ScalarType["SINT32"] = 17] = "SINT32";
            ScalarType[ScalarType["SINT64"] = 18] = "SINT64";
        })(ScalarType || (ScalarType = {}));
    }),
    4483: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G6: () => (setExtension),
            uQ: () => (getExtension),
            z3: () => (createExtensionContainer)
        });
        var _create_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6149);
        var _from_binary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2240);
        var _reflect_reflect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1106);
        var _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3039);
        var _to_binary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5224);
        var _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3322);
        var _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5898);
        function getExtension(message, extension, options) {
            assertExtendee(extension, message);
            const ufs = filterUnknownFields(message.$unknown, extension);
            const [container, field, get] = createExtensionContainer(extension);
            const ctx = (0, _from_binary_js__WEBPACK_IMPORTED_MODULE_0__.OH)(options);
            for (const uf of ufs) {
                (0, _from_binary_js__WEBPACK_IMPORTED_MODULE_0__.dR)(container, new _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.V5(uf.data), field, uf.wireType, ctx);
            }
            return get();
        }
        function setExtension(message, extension, value) {
            var _a;
            assertExtendee(extension, message);
            const ufs = ((_a = message.$unknown) !== null && _a !== void 0 ? _a : []).filter((uf) => uf.no !== extension.number);
            const [container, field] = createExtensionContainer(extension, value);
            const writer = new _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.fI();
            (0, _to_binary_js__WEBPACK_IMPORTED_MODULE_2__.Y)(writer, { writeUnknownFields: true }, container, field);
            const reader = new _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.V5(writer.finish());
            while (reader.pos < reader.len) {
                const [no, wireType] = reader.tag();
                const data = reader.skip(wireType, no);
                ufs.push({ no, wireType, data });
            }
            message.$unknown = ufs;
        }
        function clearExtension(message, extension) {
            assertExtendee(extension, message);
            if (message.$unknown === undefined) {
                return;
            }
            message.$unknown = message.$unknown.filter((uf) => uf.no !== extension.number);
        }
        function hasExtension(message, extension) {
            var _a;
            return (extension.extendee.typeName === message.$typeName &&
                !!((_a = message.$unknown) === null || _a === void 0 ? void 0 : _a.find((uf) => uf.no === extension.number)));
        }
        function hasOption(element, option) {
            const message = element.proto.options;
            if (!message) {
                return false;
            }
            return hasExtension(message, option);
        }
        function getOption(element, option) {
            const message = element.proto.options;
            if (!message) {
                const [, , get] = createExtensionContainer(option);
                return get();
            }
            return getExtension(message, option);
        }
        function filterUnknownFields(unknownFields, extension) {
            if (unknownFields === undefined)
                return [];
            if (extension.fieldKind === "enum" || extension.fieldKind === "scalar") {
                for (let i = unknownFields.length - 1; i >= 0; --i) {
                    if (unknownFields[i].no == extension.number) {
                        return [unknownFields[i]];
                    }
                }
                return [];
            }
            return unknownFields.filter((uf) => uf.no === extension.number);
        }
        function createExtensionContainer(extension, value) {
            const localName = extension.typeName;
            const field = Object.assign(Object.assign({}, extension), { kind: "field", parent: extension.extendee, localName });
            const desc = Object.assign(Object.assign({}, extension.extendee), { fields: [field], members: [field], oneofs: [] });
            const container = (0, _create_js__WEBPACK_IMPORTED_MODULE_3__.v)(desc, value !== undefined ? { [localName]: value } : undefined);
            return [
                (0, _reflect_reflect_js__WEBPACK_IMPORTED_MODULE_4__.E4)(desc, container),
                field,
                () => {
                    const value = container[localName];
                    if (value === undefined) {
                        const desc = extension.message;
                        if ((0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_5__.lU)(desc)) {
                            return (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__.M7)(desc.fields[0].scalar, desc.fields[0].longAsString);
                        }
                        return (0, _create_js__WEBPACK_IMPORTED_MODULE_3__.v)(desc);
                    }
                    return value;
                },
            ];
        }
        function assertExtendee(extension, message) {
            if (extension.extendee.typeName != message.$typeName) {
                throw new Error(`extension ${extension.typeName} can only be applied to message ${extension.extendee.typeName}`);
            }
        }
    }),
    2240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Er: () => (fromBinary),
            OH: () => (makeReadContext),
            dR: () => (readField)
        });
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2567);
        var _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3039);
        var _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6629);
        var _reflect_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3792);
        var _create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6149);
        var _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3322);
        var _wire_varint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
        function makeReadContext(options) {
            return Object.assign(Object.assign({ readUnknownFields: true, recursionLimit: 100 }, options), { depth: 0 });
        }
        function fromBinary(schema, bytes, options) {
            const message = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(schema);
            compiledReader(schema).read(message, new _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.V5(bytes), makeReadContext(options), bytes.byteLength);
            return message;
        }
        function mergeFromBinary(schema, target, bytes, options) {
            if (target.$typeName !== schema.typeName &&
                schema.fields.length > 0) {
                throw new FieldError(schema.fields[0], `cannot use ${schema.fields[0]} with message ${target.$typeName}`, "ForeignFieldError");
            }
            compiledReader(schema).read(target, new BinaryReader(bytes), makeReadContext(options), bytes.byteLength);
            return target;
        }
        const compiledReaders = new WeakMap();
        function compiledReader(desc) {
            let compiled = compiledReaders.get(desc);
            if (compiled === undefined) {
                compiled = compileMessage(desc);
            }
            return compiled;
        }
        function compileMessage(desc) {
            const descString = String(desc);
            const fieldReaders = new Map();
            const compiled = {
                read: compileMessageReader(descString, fieldReaders),
                readGroup: compileGroupReader(descString, fieldReaders),
            };
            compiledReaders.set(desc, compiled);
            for (const field of desc.fields) {
                fieldReaders.set(field.number, compileFieldReader(field));
            }
            return compiled;
        }
        function compileMessageReader(descString, fieldReaders) {
            return (message, reader, ctx, length) => {
                var _a;
                if (++ctx.depth > ctx.recursionLimit) {
                    throw new Error(`cannot decode ${descString} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
                }
                const end = reader.pos + length;
                const unknownFields = (_a = message.$unknown) !== null && _a !== void 0 ? _a : [];
                while (reader.pos < end) {
                    const [fieldNo, wireType] = reader.tag();
                    const fieldReader = fieldReaders.get(fieldNo);
                    if (fieldReader === undefined) {
                        const data = reader.skip(wireType, fieldNo, ctx.recursionLimit - ctx.depth);
                        if (ctx.readUnknownFields) {
                            unknownFields.push({ no: fieldNo, wireType, data });
                        }
                        continue;
                    }
                    fieldReader(message, reader, ctx, wireType);
                }
                if (unknownFields.length > 0) {
                    message.$unknown = unknownFields;
                }
                ctx.depth--;
            };
        }
        function compileGroupReader(descString, fieldReaders) {
            return (message, reader, ctx, fieldNo) => {
                var _a;
                if (++ctx.depth > ctx.recursionLimit) {
                    throw new Error(`cannot decode ${descString} from binary: maximum recursion depth of ${ctx.recursionLimit} reached`);
                }
                let recordFieldNo;
                let wireType;
                const unknownFields = (_a = message.$unknown) !== null && _a !== void 0 ? _a : [];
                while (reader.pos < reader.len) {
                    [recordFieldNo, wireType] = reader.tag();
                    if (wireType == _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.O0.EndGroup) {
                        break;
                    }
                    const fieldReader = fieldReaders.get(recordFieldNo);
                    if (fieldReader === undefined) {
                        const data = reader.skip(wireType, recordFieldNo, ctx.recursionLimit - ctx.depth);
                        if (ctx.readUnknownFields) {
                            unknownFields.push({ no: recordFieldNo, wireType, data });
                        }
                        continue;
                    }
                    fieldReader(message, reader, ctx, wireType);
                }
                if (wireType != _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.O0.EndGroup || recordFieldNo !== fieldNo) {
                    throw new Error("invalid end group tag");
                }
                if (unknownFields.length > 0) {
                    message.$unknown = unknownFields;
                }
                ctx.depth--;
            };
        }
        function readField(message, reader, field, wireType, ctx) {
            compileFieldReader(field)(message[_reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_2__.I4], reader, ctx, wireType);
        }
        function compileFieldReader(field) {
            switch (field.fieldKind) {
                case "scalar":
                    return compileScalarFieldReader(field);
                case "enum":
                    return compileEnumFieldReader(field);
                case "message":
                    return compileMessageFieldReader(field);
                case "list":
                    return compileListFieldReader(field);
                case "map":
                    return compileMapFieldReader(field);
            }
        }
        function compileScalarFieldReader(field) {
            const readScalar = compileScalarReader(field.scalar, field.utf8Validation, field.longAsString);
            const localName = field.localName;
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (message, reader) => {
                    message[oneofLocalName] = {
                        case: localName,
                        value: readScalar(reader),
                    };
                };
            }
            return (message, reader) => {
                message[localName] = readScalar(reader);
            };
        }
        function compileEnumFieldReader(field) {
            var _a;
            const localName = field.localName;
            const oneofLocalName = (_a = field.oneof) === null || _a === void 0 ? void 0 : _a.localName;
            if (field.enum.open) {
                if (oneofLocalName !== undefined) {
                    return (message, reader) => {
                        message[oneofLocalName] = { case: localName, value: reader.int32() };
                    };
                }
                return (message, reader) => {
                    message[localName] = reader.int32();
                };
            }
            const values = field.enum.values;
            const fieldNo = field.number;
            return (message, reader, ctx, wireType) => {
                var _a;
                const val = reader.int32();
                if (values.some((v) => v.number === val)) {
                    if (oneofLocalName !== undefined) {
                        message[oneofLocalName] = { case: localName, value: val };
                    }
                    else {
                        message[localName] = val;
                    }
                }
                else if (ctx.readUnknownFields) {
                    const bytes = [];
                    (0, _wire_varint_js__WEBPACK_IMPORTED_MODULE_3__.f7)(val, bytes);
                    const unknownFields = (_a = message.$unknown) !== null && _a !== void 0 ? _a : [];
                    unknownFields.push({
                        no: fieldNo,
                        wireType,
                        data: new Uint8Array(bytes),
                    });
                    message.$unknown = unknownFields;
                }
            };
        }
        function compileMessageFieldReader(field) {
            const localName = field.localName;
            const { toMessage, toLocal } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_4__.IK)(field);
            const readChild = compileChildReader(field);
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (message, reader, ctx) => {
                    const oneof = message[oneofLocalName];
                    const child = toMessage(oneof.case === localName ? oneof.value : undefined);
                    readChild(child, reader, ctx);
                    message[oneofLocalName] = { case: localName, value: toLocal(child) };
                };
            }
            return (message, reader, ctx) => {
                const child = toMessage(message[localName]);
                readChild(child, reader, ctx);
                message[localName] = toLocal(child);
            };
        }
        function compileChildReader(field) {
            const compiledChild = compiledReader(field.message);
            if (field.delimitedEncoding) {
                const fieldNo = field.number;
                return (child, reader, ctx) => compiledChild.readGroup(child, reader, ctx, fieldNo);
            }
            return (child, reader, ctx) => compiledChild.read(child, reader, ctx, reader.uint32());
        }
        function compileListFieldReader(field) {
            const localName = field.localName;
            if (field.listKind == "message") {
                const { toMessage, toLocal } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_4__.IK)(field);
                const readChild = compileChildReader(field);
                return (message, reader, ctx) => {
                    const child = toMessage(undefined);
                    readChild(child, reader, ctx);
                    message[localName].push(toLocal(child));
                };
            }
            const scalarType = field.listKind == "enum" ? _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.INT32 : field.scalar;
            const longAsString = field.listKind == "scalar" ? field.longAsString : false;
            const readScalar = compileScalarReader(scalarType, field.utf8Validation, longAsString);
            const packedPossible = scalarType != _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.STRING && scalarType != _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.BYTES;
            return (message, reader, ctx, wireType) => {
                const items = message[localName];
                if (wireType == _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_1__.O0.LengthDelimited && packedPossible) {
                    const end = reader.uint32() + reader.pos;
                    while (reader.pos < end) {
                        items.push(readScalar(reader));
                    }
                }
                else {
                    items.push(readScalar(reader));
                }
            };
        }
        function compileMapFieldReader(field) {
            const localName = field.localName;
            const readKey = compileScalarReader(field.mapKey, field.utf8Validation, false);
            const keyZero = (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__.M7)(field.mapKey, false);
            let readValue;
            let valueDefault;
            switch (field.mapKind) {
                case "scalar": {
                    const scalar = field.scalar;
                    const readScalar = compileScalarReader(scalar, field.utf8Validation, false);
                    readValue = (reader) => readScalar(reader);
                    if (scalar == _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.BYTES) {
                        valueDefault = () => new Uint8Array(0);
                    }
                    else {
                        const zero = (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__.M7)(scalar, false);
                        valueDefault = () => zero;
                    }
                    break;
                }
                case "enum": {
                    const zero = field.enum.values[0].number;
                    readValue = (reader) => reader.int32();
                    valueDefault = () => zero;
                    break;
                }
                case "message": {
                    const { toMessage, toLocal } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_4__.IK)(field);
                    const readChild = compiledReader(field.message).read;
                    readValue = (reader, ctx, existing) => {
                        const child = toMessage(existing);
                        readChild(child, reader, ctx, reader.uint32());
                        return toLocal(child);
                    };
                    valueDefault = () => toLocal(toMessage(undefined));
                    break;
                }
            }
            return (message, reader, ctx) => {
                const record = message[localName];
                let key;
                let val;
                const len = reader.uint32();
                const end = reader.pos + len;
                while (reader.pos < end) {
                    const [fieldNo, wireType] = reader.tag();
                    switch (fieldNo) {
                        case 1:
                            key = readKey(reader);
                            break;
                        case 2:
                            val = readValue(reader, ctx, val);
                            break;
                        default:
                            reader.skip(wireType, fieldNo, ctx.recursionLimit - ctx.depth);
                    }
                }
                if (key === undefined) {
                    key = keyZero;
                }
                if (val === undefined) {
                    val = valueDefault();
                }
                (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_2__.P5)(record, key, val);
            };
        }
        function compileScalarReader(type, utf8Validation, longAsString) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.STRING:
                    return (reader) => reader.string(utf8Validation);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.BOOL:
                    return (reader) => reader.bool();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.DOUBLE:
                    return (reader) => reader.double();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.FLOAT:
                    return (reader) => reader.float();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.INT32:
                    return (reader) => reader.int32();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.INT64:
                    if (longAsString) {
                        return (reader) => String(reader.int64());
                    }
                    return (reader) => reader.int64();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.UINT64:
                    if (longAsString) {
                        return (reader) => String(reader.uint64());
                    }
                    return (reader) => reader.uint64();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.FIXED64:
                    if (longAsString) {
                        return (reader) => String(reader.fixed64());
                    }
                    return (reader) => reader.fixed64();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.BYTES:
                    return (reader) => reader.bytes();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.FIXED32:
                    return (reader) => reader.fixed32();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.SFIXED32:
                    return (reader) => reader.sfixed32();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.SFIXED64:
                    if (longAsString) {
                        return (reader) => String(reader.sfixed64());
                    }
                    return (reader) => reader.sfixed64();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.SINT64:
                    if (longAsString) {
                        return (reader) => String(reader.sint64());
                    }
                    return (reader) => reader.sint64();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.UINT32:
                    return (reader) => reader.uint32();
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_5__.L.SINT32:
                    return (reader) => reader.sint32();
            }
        }
    }),
    8208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Rf: () => (fromJson)
        });
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2567);
        var _proto_int64_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5238);
        var _create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6149);
        var _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(477);
        var _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
        var _reflect_names_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6424);
        var _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3039);
        var _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6629);
        var _reflect_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3792);
        var _wire_base64_encoding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1712);
        var _wkt_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5898);
        var _wkt_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(962);
        var _wkt_index_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1392);
        var _extensions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4483);
        var _wkt_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7180);
        const IMPLICIT = 2;
        function makeReadContext(options) {
            return Object.assign(Object.assign({ ignoreUnknownFields: false, recursionLimit: 100 }, options), { depth: 0 });
        }
        function fromJsonString(schema, json, options) {
            return fromJson(schema, parseJsonString(json, schema.typeName), options);
        }
        function mergeFromJsonString(schema, target, json, options) {
            return mergeFromJson(schema, target, parseJsonString(json, schema.typeName), options);
        }
        function fromJson(schema, json, options) {
            const message = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(schema);
            readMessage(schema, message, json, options);
            return message;
        }
        function mergeFromJson(schema, target, json, options) {
            if (target.$typeName !== schema.typeName &&
                schema.fields.length > 0) {
                throw new FieldError(schema.fields[0], `cannot use ${schema.fields[0]} with message ${target.$typeName}`, "ForeignFieldError");
            }
            readMessage(schema, target, json, options);
            return target;
        }
        function readMessage(schema, message, json, options) {
            try {
                compiledReader(schema)(message, json, makeReadContext(options));
            }
            catch (e) {
                if ((0, _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.p)(e)) {
                    throw new Error(`cannot decode ${e.field()} from JSON: ${e.message}`, {
                        cause: e,
                    });
                }
                throw e;
            }
        }
        function enumFromJson(descEnum, json) {
            return compileEnumConverter(descEnum)(json, false);
        }
        function isEnumJson(descEnum, value) {
            return descEnum.values.some((v) => v.jsonName === value);
        }
        const compiledReaders = new WeakMap();
        function compiledReader(desc) {
            let compiled = compiledReaders.get(desc);
            if (compiled === undefined) {
                compiled = compileMessage(desc);
            }
            return compiled;
        }
        function compileMessage(desc) {
            const descString = String(desc);
            const readWkt = compileWkt(desc);
            if (readWkt !== undefined) {
                const compiled = (message, json, ctx) => {
                    if (++ctx.depth > ctx.recursionLimit) {
                        throw new Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
                    }
                    readWkt(message, json, ctx);
                    ctx.depth--;
                };
                compiledReaders.set(desc, compiled);
                return compiled;
            }
            const typeName = desc.typeName;
            const fieldsByJsonKey = new Map();
            const compiled = (message, json, ctx) => {
                var _a;
                if (++ctx.depth > ctx.recursionLimit) {
                    throw new Error(`cannot decode ${descString} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
                }
                if (json == null || Array.isArray(json) || typeof json != "object") {
                    throw new Error(`cannot decode ${descString} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
                }
                const oneofSeen = new Map();
                const fieldSeen = new Set();
                const jsonKeys = Object.keys(json);
                for (let i = 0; i < jsonKeys.length; i++) {
                    const jsonKey = jsonKeys[i];
                    const jsonValue = json[jsonKey];
                    const entry = fieldsByJsonKey.get(jsonKey);
                    if (entry !== undefined) {
                        const field = entry.field;
                        if (fieldSeen.has(field)) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "set multiple times");
                        }
                        fieldSeen.add(field);
                        if (entry.oneofScalarNullSkip && jsonValue === null) {
                            continue;
                        }
                        if (entry.oneof) {
                            const seen = oneofSeen.get(entry.oneof);
                            if (seen !== undefined) {
                                throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(entry.oneof, `oneof set multiple times by ${seen.name} and ${field.name}`);
                            }
                            oneofSeen.set(entry.oneof, field);
                        }
                        entry.read(message, jsonValue, ctx);
                    }
                    else {
                        const extension = jsonKey.startsWith("[") && jsonKey.endsWith("]")
                            ? (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getExtension(jsonKey.substring(1, jsonKey.length - 1))
                            : undefined;
                        if ((extension === null || extension === void 0 ? void 0 : extension.extendee.typeName) == typeName) {
                            const [container, field, get] = (0, _extensions_js__WEBPACK_IMPORTED_MODULE_3__.z3)(extension);
                            compileFieldReader(field)(container[_reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_4__.I4], jsonValue, ctx);
                            (0, _extensions_js__WEBPACK_IMPORTED_MODULE_3__.G6)(message, extension, get());
                        }
                        if (extension === undefined && !ctx.ignoreUnknownFields) {
                            throw new Error(`cannot decode ${descString} from JSON: key "${jsonKey}" is unknown`);
                        }
                    }
                }
                ctx.depth--;
            };
            compiledReaders.set(desc, compiled);
            for (const field of desc.fields) {
                const entry = {
                    read: compileFieldReader(field),
                    field,
                    oneof: field.oneof,
                    oneofScalarNullSkip: field.oneof !== undefined && field.fieldKind == "scalar",
                };
                fieldsByJsonKey.set(field.name, entry).set(field.jsonName, entry);
            }
            return compiled;
        }
        function compileWkt(desc) {
            if (!desc.typeName.startsWith("google.protobuf.")) {
                return undefined;
            }
            switch (desc.typeName) {
                case "google.protobuf.Any":
                    return (message, json, ctx) => anyFromJson(message, json, ctx);
                case "google.protobuf.Timestamp":
                    return (message, json) => timestampFromJson(message, json);
                case "google.protobuf.Duration":
                    return (message, json) => durationFromJson(message, json);
                case "google.protobuf.FieldMask":
                    return (message, json) => fieldMaskFromJson(message, json);
                case "google.protobuf.Struct":
                    return (message, json, ctx) => structFromJson(message, json, ctx);
                case "google.protobuf.Value":
                    return (message, json, ctx) => valueFromJson(message, json, ctx);
                case "google.protobuf.ListValue":
                    return (message, json, ctx) => listValueFromJson(message, json, ctx);
                default:
                    if ((0, _wkt_index_js__WEBPACK_IMPORTED_MODULE_5__.lU)(desc)) {
                        const valueField = desc.fields[0];
                        const localName = valueField.localName;
                        const scalar = valueField.scalar;
                        const longAsString = valueField.longAsString;
                        const readScalar = compileScalarConverter(valueField);
                        return (message, json) => {
                            if (json === null) {
                                message[localName] = (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__.M7)(scalar, longAsString);
                            }
                            else {
                                message[localName] = readScalar(json);
                            }
                        };
                    }
                    return undefined;
            }
        }
        function compileFieldReader(field) {
            switch (field.fieldKind) {
                case "scalar":
                    return compileScalarFieldReader(field);
                case "enum":
                    return compileEnumFieldReader(field);
                case "message":
                    return compileMessageFieldReader(field);
                case "list":
                    return compileListFieldReader(field);
                case "map":
                    return compileMapFieldReader(field);
            }
        }
        function compileScalarFieldReader(field) {
            const readScalar = compileScalarConverter(field);
            const localName = field.localName;
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (message, json) => {
                    message[oneofLocalName] = {
                        case: localName,
                        value: readScalar(json),
                    };
                };
            }
            const clear = compileClear(field);
            return (message, json) => {
                if (json === null) {
                    clear(message);
                }
                else {
                    message[localName] = readScalar(json);
                }
            };
        }
        function compileClear(field) {
            const localName = field.localName;
            if (field.presence != IMPLICIT) {
                return (message) => {
                    delete message[localName];
                };
            }
            if (field.fieldKind == "enum") {
                const zero = field.enum.values[0].number;
                return (message) => {
                    message[localName] = zero;
                };
            }
            const scalar = field.scalar;
            const longAsString = field.longAsString;
            return (message) => {
                message[localName] = (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_6__.M7)(scalar, longAsString);
            };
        }
        function compileEnumFieldReader(field) {
            const readEnumValue = compileEnumConverter(field.enum);
            const checkEnum = compileEnumCheck(field.enum);
            const localName = field.localName;
            const nullResets = field.enum.typeName != "google.protobuf.NullValue";
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (message, json, ctx) => {
                    if (json === null && nullResets) {
                        const oneof = message[oneofLocalName];
                        if (oneof.case === localName) {
                            message[oneofLocalName] = { case: undefined };
                        }
                        return;
                    }
                    const value = readEnumValue(json, ctx.ignoreUnknownFields);
                    if (value === tokenIgnoredUnknownEnum) {
                        return;
                    }
                    const check = checkEnum(value);
                    if (check !== true) {
                        throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)(field, value, check));
                    }
                    message[oneofLocalName] = { case: localName, value };
                };
            }
            const clear = compileClear(field);
            return (message, json, ctx) => {
                if (json === null && nullResets) {
                    clear(message);
                    return;
                }
                const value = readEnumValue(json, ctx.ignoreUnknownFields);
                if (value === tokenIgnoredUnknownEnum) {
                    return;
                }
                const check = checkEnum(value);
                if (check !== true) {
                    throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)(field, value, check));
                }
                message[localName] = value;
            };
        }
        function compileMessageFieldReader(field) {
            const localName = field.localName;
            const { toMessage, toLocal } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_7__.IK)(field);
            const readChild = compiledReader(field.message);
            const nullResets = field.message.typeName != "google.protobuf.Value";
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (message, json, ctx) => {
                    const oneof = message[oneofLocalName];
                    if (json === null && nullResets) {
                        if (oneof.case === localName) {
                            message[oneofLocalName] = { case: undefined };
                        }
                        return;
                    }
                    const child = toMessage(oneof.case === localName ? oneof.value : undefined);
                    readChild(child, json, ctx);
                    message[oneofLocalName] = { case: localName, value: toLocal(child) };
                };
            }
            return (message, json, ctx) => {
                if (json === null && nullResets) {
                    delete message[localName];
                    return;
                }
                const child = toMessage(message[localName]);
                readChild(child, json, ctx);
                message[localName] = toLocal(child);
            };
        }
        function compileListFieldReader(field) {
            const localName = field.localName;
            const readItem = compileListItemReader(field);
            return (message, json, ctx) => {
                if (json === null) {
                    return;
                }
                if (!Array.isArray(json)) {
                    throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "expected Array, got " + (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json));
                }
                const items = message[localName];
                for (let i = 0; i < json.length; i++) {
                    const value = readItem(json[i], ctx, items.length);
                    if (value !== tokenIgnoredUnknownEnum) {
                        items.push(value);
                    }
                }
            };
        }
        function compileListItemReader(field) {
            switch (field.listKind) {
                case "scalar": {
                    const parseScalar = compileScalarParse(field);
                    const checkValue = (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.__)(field.scalar);
                    const toLocal = compileScalarToLocal(field);
                    return (json, ctx, index) => {
                        if (json === null) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "list item must not be null");
                        }
                        const value = parseScalar(json);
                        const check = checkValue(value);
                        if (check !== true) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `list item #${index + 1}: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)(field, value, check)}`);
                        }
                        return toLocal(value);
                    };
                }
                case "enum": {
                    const readEnumValue = compileEnumConverter(field.enum);
                    const checkEnum = compileEnumCheck(field.enum);
                    const nullResets = field.enum.typeName != "google.protobuf.NullValue";
                    return (json, ctx, index) => {
                        if (json === null && nullResets) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "list item must not be null");
                        }
                        const value = readEnumValue(json, ctx.ignoreUnknownFields);
                        if (value === tokenIgnoredUnknownEnum) {
                            return value;
                        }
                        const check = checkEnum(value);
                        if (check !== true) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `list item #${index + 1}: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)(field, value, check)}`);
                        }
                        return value;
                    };
                }
                case "message": {
                    const { toMessage, toLocal } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_7__.IK)(field);
                    const readChild = compiledReader(field.message);
                    const nullResets = field.message.typeName != "google.protobuf.Value";
                    return (json, ctx) => {
                        if (json === null && nullResets) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "list item must not be null");
                        }
                        const child = toMessage(undefined);
                        readChild(child, json, ctx);
                        return toLocal(child);
                    };
                }
            }
        }
        function compileMapFieldReader(field) {
            const localName = field.localName;
            const mapKey = field.mapKey;
            const parseMapKey = compileMapKeyParse(mapKey);
            const checkMapKey = (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.__)(mapKey);
            let parseValue;
            let checkValue;
            let toLocalValue = (value) => value;
            let nullResets = true;
            switch (field.mapKind) {
                case "scalar": {
                    parseValue = compileScalarParse(field);
                    checkValue = (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.__)(field.scalar);
                    toLocalValue = compileScalarToLocal(field);
                    break;
                }
                case "enum": {
                    const readEnumValue = compileEnumConverter(field.enum);
                    parseValue = (json, ctx) => readEnumValue(json, ctx.ignoreUnknownFields);
                    checkValue = compileEnumCheck(field.enum);
                    nullResets = field.enum.typeName != "google.protobuf.NullValue";
                    break;
                }
                case "message": {
                    const { toMessage, toLocal } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_7__.IK)(field);
                    const readChild = compiledReader(field.message);
                    nullResets = field.message.typeName != "google.protobuf.Value";
                    parseValue = (json, ctx) => {
                        const child = toMessage(undefined);
                        readChild(child, json, ctx);
                        return toLocal(child);
                    };
                    break;
                }
            }
            return (message, json, ctx) => {
                if (json === null) {
                    return;
                }
                if (typeof json != "object" || Array.isArray(json)) {
                    throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "expected object, got " + (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json));
                }
                const record = message[localName];
                const seen = new Set();
                const jsonMapKeys = Object.keys(json);
                for (let i = 0; i < jsonMapKeys.length; i++) {
                    const jsonMapKey = jsonMapKeys[i];
                    const jsonMapValue = json[jsonMapKey];
                    const key = parseMapKey(jsonMapKey);
                    if (seen.has(key)) {
                        throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `duplicate map key "${jsonMapKey}"`);
                    }
                    seen.add(key);
                    if (jsonMapValue === null && nullResets) {
                        throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "map value must not be null");
                    }
                    const value = parseValue(jsonMapValue, ctx);
                    if (value === tokenIgnoredUnknownEnum) {
                        continue;
                    }
                    const checkKey = checkMapKey(key);
                    if (checkKey !== true) {
                        throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `invalid map key: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)({ scalar: mapKey }, key, checkKey)}`);
                    }
                    if (checkValue !== undefined) {
                        const check = checkValue(value);
                        if (check !== true) {
                            throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `map entry ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(key)}: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)(field, value, check)}`);
                        }
                    }
                    (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_4__.P5)(record, key, toLocalValue(value));
                }
            };
        }
        const tokenIgnoredUnknownEnum = Symbol();
        function compileEnumConverter(desc) {
            const zero = desc.values[0].number;
            const numbers = new Map();
            for (const value of desc.values) {
                numbers.set(value.jsonName, value.number);
            }
            for (const value of desc.values) {
                numbers.set(value.name, value.number);
            }
            return (json, ignoreUnknownFields) => {
                if (json === null) {
                    return zero;
                }
                switch (typeof json) {
                    case "number":
                        if (Number.isInteger(json)) {
                            return json;
                        }
                        break;
                    case "string": {
                        const number = numbers.get(json);
                        if (number !== undefined) {
                            return number;
                        }
                        if (ignoreUnknownFields) {
                            return tokenIgnoredUnknownEnum;
                        }
                        break;
                    }
                }
                throw new Error(`cannot decode ${desc} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            };
        }
        function compileEnumCheck(desc) {
            if (desc.open) {
                return (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.__)(_descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT32);
            }
            const values = desc.values;
            return (value) => values.some((v) => v.number === value);
        }
        function compileScalarConverter(field) {
            const parseScalar = compileScalarParse(field);
            const checkValue = (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.__)(field.scalar);
            const toLocal = compileScalarToLocal(field);
            return (json) => {
                const value = parseScalar(json);
                const check = checkValue(value);
                if (check !== true) {
                    throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.o1)(field, value, check));
                }
                return toLocal(value);
            };
        }
        function compileScalarParse(field) {
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.DOUBLE:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FLOAT:
                    return (json) => {
                        if (json === "NaN")
                            return NaN;
                        if (json === "Infinity")
                            return Number.POSITIVE_INFINITY;
                        if (json === "-Infinity")
                            return Number.NEGATIVE_INFINITY;
                        if (typeof json == "number") {
                            if (Number.isNaN(json)) {
                                throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "unexpected NaN number");
                            }
                            if (!Number.isFinite(json)) {
                                throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, "unexpected infinite number");
                            }
                            return json;
                        }
                        if (typeof json == "string") {
                            if (json === "") {
                                return json;
                            }
                            if (json.trim().length !== json.length) {
                                return json;
                            }
                            const float = Number(json);
                            if (!Number.isFinite(float)) {
                                return json;
                            }
                            return float;
                        }
                        return json;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT32:
                    return int32FromJson;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.BYTES:
                    return (json) => {
                        if (typeof json == "string") {
                            if (json === "") {
                                return new Uint8Array(0);
                            }
                            try {
                                return (0, _wire_base64_encoding_js__WEBPACK_IMPORTED_MODULE_9__.u)(json);
                            }
                            catch (e) {
                                const message = e instanceof Error ? e.message : String(e);
                                throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, message);
                            }
                        }
                        return json;
                    };
                default:
                    return (json) => json;
            }
        }
        function compileScalarToLocal(field) {
            const longAsString = field.fieldKind !== "map" && field.longAsString;
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT64:
                    if (longAsString) {
                        return (value) => String(value);
                    }
                    return (value) => typeof value == "string" || typeof value == "number"
                        ? _proto_int64_js__WEBPACK_IMPORTED_MODULE_10__.M.parse(value)
                        : value;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT64:
                    if (longAsString) {
                        return (value) => String(value);
                    }
                    return (value) => typeof value == "string" || typeof value == "number"
                        ? _proto_int64_js__WEBPACK_IMPORTED_MODULE_10__.M.uParse(value)
                        : value;
                default:
                    return (value) => value;
            }
        }
        function compileMapKeyParse(type) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.BOOL:
                    return (jsonString) => {
                        switch (jsonString) {
                            case "true":
                                return true;
                            case "false":
                                return false;
                        }
                        return jsonString;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT32:
                    return int32FromJson;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED64:
                    return (jsonString) => /^-?0+$/.test(jsonString)
                        ? "0"
                        : jsonString.replace(/^(-?)0+(?=\d)/, "$1");
                default:
                    return (jsonString) => jsonString;
            }
        }
        function int32FromJson(json) {
            if (typeof json == "string") {
                if (json === "") {
                    return json;
                }
                if (json.trim().length !== json.length) {
                    return json;
                }
                const num = Number(json);
                if (Number.isNaN(num)) {
                    return json;
                }
                return num;
            }
            return json;
        }
        function parseJsonString(jsonString, typeName) {
            let json;
            try {
                json = JSON.parse(jsonString);
            }
            catch (e) {
                const message = e instanceof Error ? e.message : String(e);
                throw new Error(`cannot decode message ${typeName} from JSON: ${message}`, { cause: e });
            }
            checkDuplicateKeys(jsonString, typeName);
            return json;
        }
        function checkDuplicateKeys(jsonString, typeName) {
            const stack = [];
            let expectKey = false;
            let i = 0;
            while (i < jsonString.length) {
                switch (jsonString[i]) {
                    case "{":
                        stack.push(new Set());
                        expectKey = true;
                        i++;
                        break;
                    case "[":
                        stack.push(null);
                        expectKey = false;
                        i++;
                        break;
                    case "}":
                    case "]":
                        stack.pop();
                        expectKey = false;
                        i++;
                        break;
                    case ",":
                        expectKey = stack[stack.length - 1] != null;
                        i++;
                        break;
                    case ":":
                        expectKey = false;
                        i++;
                        break;
                    case '"': {
                        const open = i++;
                        let escaped = false;
                        while (i < jsonString.length) {
                            if (jsonString[i] == "\\") {
                                escaped = true;
                                i += 2;
                                continue;
                            }
                            if (jsonString[i] == '"') {
                                break;
                            }
                            i++;
                        }
                        const close = i++;
                        const seen = stack[stack.length - 1];
                        if (expectKey && seen) {
                            const name = escaped
                                ? JSON.parse(jsonString.substring(open, close + 1))
                                : jsonString.substring(open + 1, close);
                            if (seen.has(name)) {
                                throw new Error(`cannot decode message ${typeName} from JSON: duplicate object key "${name}"`);
                            }
                            seen.add(name);
                        }
                        expectKey = false;
                        break;
                    }
                    default:
                        i++;
                        break;
                }
            }
        }
        function anyFromJson(any, json, ctx) {
            var _a;
            if (json === null || Array.isArray(json) || typeof json != "object") {
                throw new Error(`cannot decode message ${any.$typeName} from JSON: expected object but got ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            if (Object.keys(json).length == 0) {
                return;
            }
            const typeUrl = json["@type"];
            if (typeof typeUrl != "string" || typeUrl == "") {
                throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is empty`);
            }
            const typeName = typeUrl.includes("/")
                ? typeUrl.substring(typeUrl.lastIndexOf("/") + 1)
                : typeUrl;
            if (!typeName.length) {
                throw new Error(`cannot decode message ${any.$typeName} from JSON: "@type" is invalid`);
            }
            const desc = (_a = ctx.registry) === null || _a === void 0 ? void 0 : _a.getMessage(typeName);
            if (!desc) {
                throw new Error(`cannot decode message ${any.$typeName} from JSON: ${typeUrl} is not in the type registry`);
            }
            const message = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(desc);
            if ((0, _wkt_index_js__WEBPACK_IMPORTED_MODULE_5__.vi)(desc) &&
                Object.prototype.hasOwnProperty.call(json, "value")) {
                compiledReader(desc)(message, json.value, ctx);
            }
            else {
                const copy = {};
                for (const key of Object.keys(json)) {
                    if (key !== "@type") {
                        (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_4__.P5)(copy, key, json[key]);
                    }
                }
                compiledReader(desc)(message, copy, ctx);
            }
            (0, _wkt_index_js__WEBPACK_IMPORTED_MODULE_11__.G0)(desc, message, any);
        }
        function timestampFromJson(timestamp, json) {
            if (typeof json !== "string") {
                throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            const matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
            if (!matches) {
                throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
            }
            const ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
            if (Number.isNaN(ms)) {
                throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: invalid RFC 3339 string`);
            }
            if (ms < _wkt_json_js__WEBPACK_IMPORTED_MODULE_12__.zf || ms > _wkt_json_js__WEBPACK_IMPORTED_MODULE_12__.dX) {
                throw new Error(`cannot decode message ${timestamp.$typeName} from JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
            }
            timestamp.seconds = _proto_int64_js__WEBPACK_IMPORTED_MODULE_10__.M.parse(ms / 1000);
            timestamp.nanos = 0;
            if (matches[7]) {
                timestamp.nanos =
                    parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) -
                        1000000000;
            }
        }
        function durationFromJson(duration, json) {
            if (typeof json !== "string") {
                throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            const match = json.match(/^(-?[0-9]+)(?:\.([0-9]+))?s/);
            if (match === null) {
                throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            const longSeconds = Number(match[1]);
            if (longSeconds > _wkt_json_js__WEBPACK_IMPORTED_MODULE_12__.Uf || longSeconds < _wkt_json_js__WEBPACK_IMPORTED_MODULE_12__.YG) {
                throw new Error(`cannot decode message ${duration.$typeName} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            duration.seconds = _proto_int64_js__WEBPACK_IMPORTED_MODULE_10__.M.parse(longSeconds);
            if (typeof match[2] !== "string") {
                return;
            }
            const nanosStr = match[2] + "0".repeat(9 - match[2].length);
            duration.nanos = parseInt(nanosStr);
            if (longSeconds < 0 || Object.is(longSeconds, -0)) {
                duration.nanos = -duration.nanos;
            }
        }
        function fieldMaskFromJson(fieldMask, json) {
            if (typeof json !== "string") {
                throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            if (json === "") {
                return;
            }
            fieldMask.paths = json.split(",").map((path) => {
                if (path.includes("_")) {
                    throw new Error(`cannot decode message ${fieldMask.$typeName} from JSON: path names must be lowerCamelCase`);
                }
                return (0, _reflect_names_js__WEBPACK_IMPORTED_MODULE_13__.t5)(path);
            });
        }
        function structFromJson(struct, json, ctx) {
            if (typeof json != "object" || json == null || Array.isArray(json)) {
                throw new Error(`cannot decode message ${struct.$typeName} from JSON ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            const keys = Object.keys(json);
            for (let i = 0; i < keys.length; i++) {
                const key = keys[i];
                const parsedValue = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(_wkt_index_js__WEBPACK_IMPORTED_MODULE_14__.Pb);
                valueFromJson(parsedValue, json[key], ctx);
                (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_4__.P5)(struct.fields, key, parsedValue);
            }
        }
        function valueFromJson(value, json, ctx) {
            if (++ctx.depth > ctx.recursionLimit) {
                throw new Error(`cannot decode ${value.$typeName} from JSON: maximum recursion depth of ${ctx.recursionLimit} reached`);
            }
            switch (typeof json) {
                case "number":
                    value.kind = { case: "numberValue", value: json };
                    break;
                case "string":
                    value.kind = { case: "stringValue", value: json };
                    break;
                case "boolean":
                    value.kind = { case: "boolValue", value: json };
                    break;
                case "object":
                    if (json === null) {
                        value.kind = { case: "nullValue", value: _wkt_index_js__WEBPACK_IMPORTED_MODULE_14__.Xz.NULL_VALUE };
                    }
                    else if (Array.isArray(json)) {
                        const listValue = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(_wkt_index_js__WEBPACK_IMPORTED_MODULE_14__.$5);
                        listValueFromJson(listValue, json, ctx);
                        value.kind = { case: "listValue", value: listValue };
                    }
                    else {
                        const struct = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(_wkt_index_js__WEBPACK_IMPORTED_MODULE_14__.fI);
                        structFromJson(struct, json, ctx);
                        value.kind = { case: "structValue", value: struct };
                    }
                    break;
                default:
                    throw new Error(`cannot decode message ${value.$typeName} from JSON ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            ctx.depth--;
            return value;
        }
        function listValueFromJson(listValue, json, ctx) {
            if (!Array.isArray(json)) {
                throw new Error(`cannot decode message ${listValue.$typeName} from JSON ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_2__.$L)(json)}`);
            }
            for (let i = 0; i < json.length; i++) {
                const value = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(_wkt_index_js__WEBPACK_IMPORTED_MODULE_14__.Pb);
                valueFromJson(value, json[i], ctx);
                listValue.values.push(value);
            }
        }
    }),
    6731: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K: () => (isMessage)
        });
        function isMessage(arg, schema) {
            const isMessage = arg !== null &&
                typeof arg == "object" &&
                "$typeName" in arg &&
                typeof arg.$typeName == "string";
            if (!isMessage) {
                return false;
            }
            if (schema === undefined) {
                return true;
            }
            return schema.typeName === arg.$typeName;
        }
    }),
    5238: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (protoInt64)
        });
        var _wire_varint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4745);
        const protoInt64 = makeInt64Support();
        function makeInt64Support() {
            const dv = new DataView(new ArrayBuffer(8));
            const ok = typeof BigInt === "function" &&
                typeof dv.getBigInt64 === "function" &&
                typeof dv.getBigUint64 === "function" &&
                typeof dv.setBigInt64 === "function" &&
                typeof dv.setBigUint64 === "function" &&
                (!!globalThis.Deno ||
                    !!globalThis.Bun ||
                    typeof process != "object" ||
                    typeof process.env != "object" ||
                    process.env.BUF_BIGINT_DISABLE !== "1");
            if (ok) {
                const MIN = BigInt("-9223372036854775808");
                const MAX = BigInt("9223372036854775807");
                const UMIN = BigInt("0");
                const UMAX = BigInt("18446744073709551615");
                return {
                    zero: BigInt(0),
                    supported: true,
                    parse(value) {
                        const bi = typeof value == "bigint" ? value : BigInt(value);
                        if (bi > MAX || bi < MIN) {
                            throw new Error(`invalid int64: ${value}`);
                        }
                        return bi;
                    },
                    uParse(value) {
                        const bi = typeof value == "bigint" ? value : BigInt(value);
                        if (bi > UMAX || bi < UMIN) {
                            throw new Error(`invalid uint64: ${value}`);
                        }
                        return bi;
                    },
                    enc(value) {
                        dv.setBigInt64(0, this.parse(value), true);
                        return {
                            lo: dv.getInt32(0, true),
                            hi: dv.getInt32(4, true),
                        };
                    },
                    uEnc(value) {
                        dv.setBigInt64(0, this.uParse(value), true);
                        return {
                            lo: dv.getInt32(0, true),
                            hi: dv.getInt32(4, true),
                        };
                    },
                    dec(lo, hi) {
                        dv.setInt32(0, lo, true);
                        dv.setInt32(4, hi, true);
                        return dv.getBigInt64(0, true);
                    },
                    uDec(lo, hi) {
                        dv.setInt32(0, lo, true);
                        dv.setInt32(4, hi, true);
                        return dv.getBigUint64(0, true);
                    },
                };
            }
            return {
                zero: "0",
                supported: false,
                parse(value) {
                    if (typeof value != "string") {
                        value = value.toString();
                    }
                    assertInt64String(value);
                    return value;
                },
                uParse(value) {
                    if (typeof value != "string") {
                        value = value.toString();
                    }
                    assertUInt64String(value);
                    return value;
                },
                enc(value) {
                    if (typeof value != "string") {
                        value = value.toString();
                    }
                    assertInt64String(value);
                    return (0, _wire_varint_js__WEBPACK_IMPORTED_MODULE_0__.LJ)(value);
                },
                uEnc(value) {
                    if (typeof value != "string") {
                        value = value.toString();
                    }
                    assertUInt64String(value);
                    return (0, _wire_varint_js__WEBPACK_IMPORTED_MODULE_0__.LJ)(value);
                },
                dec(lo, hi) {
                    return (0, _wire_varint_js__WEBPACK_IMPORTED_MODULE_0__._Q)(lo, hi);
                },
                uDec(lo, hi) {
                    return (0, _wire_varint_js__WEBPACK_IMPORTED_MODULE_0__.Hc)(lo, hi);
                },
            };
        }
        function assertInt64String(value) {
            if (!/^-?[0-9]+$/.test(value)) {
                throw new Error("invalid int64: " + value);
            }
        }
        function assertUInt64String(value) {
            if (!/^[0-9]+$/.test(value)) {
                throw new Error("invalid uint64: " + value);
            }
        }
    }),
    477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (FieldError),
            p: () => (isFieldError)
        });
        const errorNames = [
            "FieldValueInvalidError",
            "FieldListRangeError",
            "ForeignFieldError",
        ];
        class FieldError extends Error {
            constructor(fieldOrOneof, message, name = "FieldValueInvalidError") {
                super(message);
                this.name = name;
                this.field = () => fieldOrOneof;
            }
        }
        function isFieldError(arg) {
            return (arg instanceof Error &&
                errorNames.includes(arg.name) &&
                "field" in arg &&
                typeof arg.field == "function");
        }
    }),
    1394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G6: () => (isReflectMap),
            Gv: () => (isObject),
            LT: () => (isReflectMessage),
            sG: () => (isReflectList)
        });
        var _unsafe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
        function isObject(arg) {
            return arg !== null && typeof arg == "object" && !Array.isArray(arg);
        }
        function isOneofADT(arg) {
            return (arg !== null &&
                typeof arg == "object" &&
                "case" in arg &&
                ((typeof arg.case == "string" && "value" in arg && arg.value != null) ||
                    (arg.case === undefined &&
                        (!("value" in arg) || arg.value === undefined))));
        }
        function isReflectList(arg, field) {
            var _a, _b, _c, _d;
            if (isObject(arg) &&
                _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4 in arg &&
                "add" in arg &&
                "field" in arg &&
                typeof arg.field == "function") {
                if (field !== undefined) {
                    const a = field;
                    const b = arg.field();
                    return (a.listKind == b.listKind &&
                        a.scalar === b.scalar &&
                        ((_a = a.message) === null || _a === void 0 ? void 0 : _a.typeName) === ((_b = b.message) === null || _b === void 0 ? void 0 : _b.typeName) &&
                        ((_c = a.enum) === null || _c === void 0 ? void 0 : _c.typeName) === ((_d = b.enum) === null || _d === void 0 ? void 0 : _d.typeName));
                }
                return true;
            }
            return false;
        }
        function isReflectMap(arg, field) {
            var _a, _b, _c, _d;
            if (isObject(arg) &&
                _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4 in arg &&
                "has" in arg &&
                "field" in arg &&
                typeof arg.field == "function") {
                if (field !== undefined) {
                    const a = field, b = arg.field();
                    return (a.mapKey === b.mapKey &&
                        a.mapKind == b.mapKind &&
                        a.scalar === b.scalar &&
                        ((_a = a.message) === null || _a === void 0 ? void 0 : _a.typeName) === ((_b = b.message) === null || _b === void 0 ? void 0 : _b.typeName) &&
                        ((_c = a.enum) === null || _c === void 0 ? void 0 : _c.typeName) === ((_d = b.enum) === null || _d === void 0 ? void 0 : _d.typeName));
                }
                return true;
            }
            return false;
        }
        function isReflectMessage(arg, messageDesc) {
            return (isObject(arg) &&
                _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4 in arg &&
                "desc" in arg &&
                isObject(arg.desc) &&
                arg.desc.kind === "message" &&
                (messageDesc === undefined || arg.desc.typeName == messageDesc.typeName));
        }
    }),
    3792: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cc: () => (wktStructToLocal),
            IK: () => (localMessageMapper),
            aL: () => (wktStructToReflect)
        });
        var _create_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6149);
        var _guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1394);
        var _unsafe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
        var _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5898);
        const NULL_VALUE = 0;
        function localMessageMapper(field) {
            if (usesJsonRepresentation(field)) {
                return {
                    toMessage: (local) => wktStructToReflect(local),
                    toLocal: (message) => wktStructToLocal(message),
                };
            }
            if (field.fieldKind == "message" &&
                !field.oneof &&
                (0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_0__.lU)(field.message)) {
                const wrapperDesc = field.message;
                const valueLocalName = wrapperDesc.fields[0].localName;
                return {
                    toMessage: (local) => {
                        const message = (0, _create_js__WEBPACK_IMPORTED_MODULE_1__.v)(wrapperDesc);
                        if (local !== undefined) {
                            message[valueLocalName] = local;
                        }
                        return message;
                    },
                    toLocal: (message) => message[valueLocalName],
                };
            }
            const childDesc = field.message;
            return {
                toMessage: (local) => (local === undefined ? (0, _create_js__WEBPACK_IMPORTED_MODULE_1__.v)(childDesc) : local),
                toLocal: (message) => message,
            };
        }
        function usesJsonRepresentation(field) {
            return (field.message.typeName == "google.protobuf.Struct" &&
                field.parent.typeName != "google.protobuf.Value");
        }
        function wktStructToReflect(json) {
            const struct = {
                $typeName: "google.protobuf.Struct",
                fields: {},
            };
            if ((0, _guard_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json)) {
                for (const k of Object.keys(json)) {
                    (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_3__.P5)(struct.fields, k, wktValueToReflect(json[k]));
                }
            }
            return struct;
        }
        function wktStructToLocal(val) {
            const json = {};
            for (const k of Object.keys(val.fields)) {
                (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_3__.P5)(json, k, wktValueToLocal(val.fields[k]));
            }
            return json;
        }
        function wktValueToLocal(val) {
            switch (val.kind.case) {
                case "structValue":
                    return wktStructToLocal(val.kind.value);
                case "listValue":
                    return val.kind.value.values.map(wktValueToLocal);
                case "nullValue":
                case undefined:
                    return null;
                default:
                    return val.kind.value;
            }
        }
        function wktValueToReflect(json) {
            const value = {
                $typeName: "google.protobuf.Value",
                kind: { case: undefined },
            };
            switch (typeof json) {
                case "number":
                    value.kind = { case: "numberValue", value: json };
                    break;
                case "string":
                    value.kind = { case: "stringValue", value: json };
                    break;
                case "boolean":
                    value.kind = { case: "boolValue", value: json };
                    break;
                case "object":
                    if (json === null) {
                        value.kind = { case: "nullValue", value: NULL_VALUE };
                    }
                    else if (Array.isArray(json)) {
                        const listValue = {
                            $typeName: "google.protobuf.ListValue",
                            values: [],
                        };
                        if (Array.isArray(json)) {
                            for (const e of json) {
                                listValue.values.push(wktValueToReflect(e));
                            }
                        }
                        value.kind = {
                            case: "listValue",
                            value: listValue,
                        };
                    }
                    else {
                        value.kind = {
                            case: "structValue",
                            value: wktStructToReflect(json),
                        };
                    }
                    break;
            }
            return value;
        }
    }),
    6424: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RM: () => (protoCamelCase),
            aV: () => (safeObjectProperty),
            t5: () => (protoSnakeCase)
        });
        function qualifiedName(desc) {
            switch (desc.kind) {
                case "field":
                case "oneof":
                case "rpc":
                    return desc.parent.typeName + "." + desc.name;
                case "enum_value": {
                    const p = desc.parent.parent
                        ? desc.parent.parent.typeName
                        : desc.parent.file.proto.package;
                    return p + (p.length > 0 ? "." : "") + desc.name;
                }
                case "service":
                case "message":
                case "enum":
                case "extension":
                    return desc.typeName;
                case "file":
                    return desc.proto.name;
            }
        }
        function protoCamelCase(snakeCase) {
            let capNext = false;
            const b = [];
            for (let i = 0; i < snakeCase.length; i++) {
                let c = snakeCase.charAt(i);
                switch (c) {
                    case "_":
                        capNext = true;
                        break;
                    case "0":
                    case "1":
                    case "2":
                    case "3":
                    case "4":
                    case "5":
                    case "6":
                    case "7":
                    case "8":
                    case "9":
                        b.push(c);
                        capNext = false;
                        break;
                    default:
                        if (capNext) {
                            capNext = false;
                            c = c.toUpperCase();
                        }
                        b.push(c);
                        break;
                }
            }
            return b.join("");
        }
        function protoSnakeCase(lowerCamelCase) {
            return lowerCamelCase.replace(/[A-Z]/g, (letter) => "_" + letter.toLowerCase());
        }
        const reservedObjectProperties = new Set([
            "constructor",
            "toString",
            "toJSON",
            "valueOf",
        ]);
        function safeObjectProperty(name) {
            return reservedObjectProperties.has(name) ? name + "$" : name;
        }
    }),
    923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $L: () => (formatVal),
            MJ: () => (checkListItem),
            PZ: () => (checkField),
            __: () => (checkScalarValue),
            o1: () => (reasonSingular),
            xI: () => (checkMapEntry)
        });
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2567);
        var _is_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6731);
        var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(477);
        var _guard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1394);
        var _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3322);
        var _wire_text_encoding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1600);
        var _proto_int64_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5238);
        function checkField(field, value) {
            const check = field.fieldKind == "list"
                ? (0, _guard_js__WEBPACK_IMPORTED_MODULE_0__.sG)(value, field)
                : field.fieldKind == "map"
                    ? (0, _guard_js__WEBPACK_IMPORTED_MODULE_0__.G6)(value, field)
                    : checkSingular(field, value);
            if (check === true) {
                return undefined;
            }
            let reason;
            switch (field.fieldKind) {
                case "list":
                    reason = `expected ${formatReflectList(field)}, got ${formatVal(value)}`;
                    break;
                case "map":
                    reason = `expected ${formatReflectMap(field)}, got ${formatVal(value)}`;
                    break;
                default: {
                    reason = reasonSingular(field, value, check);
                }
            }
            return new _error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, reason);
        }
        function checkListItem(field, index, value) {
            const check = checkSingular(field, value);
            if (check !== true) {
                return new _error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `list item #${index + 1}: ${reasonSingular(field, value, check)}`);
            }
            return undefined;
        }
        function checkMapEntry(field, key, value) {
            const checkKey = checkScalarValue(field.mapKey)(key);
            if (checkKey !== true) {
                return new _error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `invalid map key: ${reasonSingular({ scalar: field.mapKey }, key, checkKey)}`);
            }
            const checkVal = checkSingular(field, value);
            if (checkVal !== true) {
                return new _error_js__WEBPACK_IMPORTED_MODULE_1__.b(field, `map entry ${formatVal(key)}: ${reasonSingular(field, value, checkVal)}`);
            }
            return undefined;
        }
        function checkSingular(field, value) {
            if (field.scalar !== undefined) {
                return checkScalarValue(field.scalar)(value);
            }
            if (field.enum !== undefined) {
                if (field.enum.open) {
                    return checkScalarValue(_descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32)(value);
                }
                return field.enum.values.some((v) => v.number === value);
            }
            return (0, _guard_js__WEBPACK_IMPORTED_MODULE_0__.LT)(value, field.message);
        }
        function checkScalarValue(scalar) {
            switch (scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.DOUBLE:
                    return (value) => typeof value == "number";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FLOAT:
                    return (value) => {
                        if (typeof value != "number") {
                            return false;
                        }
                        if (!Number.isFinite(Math.fround(value)) && Number.isFinite(value)) {
                            return `${value.toFixed()} out of range`;
                        }
                        return true;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT32:
                    return (value) => {
                        if (typeof value !== "number" || !Number.isInteger(value)) {
                            return false;
                        }
                        if (value > _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_3__.go || value < _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_3__.Qh) {
                            return `${value.toFixed()} out of range`;
                        }
                        return true;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT32:
                    return (value) => {
                        if (typeof value !== "number" || !Number.isInteger(value)) {
                            return false;
                        }
                        if (value > _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_3__.f7 || value < 0) {
                            return `${value.toFixed()} out of range`;
                        }
                        return true;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BOOL:
                    return (value) => typeof value == "boolean";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.STRING:
                    return (value) => {
                        if (typeof value != "string") {
                            return false;
                        }
                        return (0, _wire_text_encoding_js__WEBPACK_IMPORTED_MODULE_4__.dM)().checkUtf8(value) || "invalid UTF8";
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BYTES:
                    return (value) => value instanceof Uint8Array;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT64:
                    return (value) => {
                        if (typeof value == "bigint" ||
                            typeof value == "number" ||
                            (typeof value == "string" && value.length > 0)) {
                            try {
                                _proto_int64_js__WEBPACK_IMPORTED_MODULE_5__.M.parse(value);
                                return true;
                            }
                            catch (_) {
                                return `${value} out of range`;
                            }
                        }
                        return false;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT64:
                    return (value) => {
                        if (typeof value == "bigint" ||
                            typeof value == "number" ||
                            (typeof value == "string" && value.length > 0)) {
                            try {
                                _proto_int64_js__WEBPACK_IMPORTED_MODULE_5__.M.uParse(value);
                                return true;
                            }
                            catch (_) {
                                return `${value} out of range`;
                            }
                        }
                        return false;
                    };
            }
        }
        function reasonSingular(field, val, details) {
            details =
                typeof details == "string" ? `: ${details}` : `, got ${formatVal(val)}`;
            if (field.scalar !== undefined) {
                return `expected ${scalarTypeDescription(field.scalar)}` + details;
            }
            if (field.enum !== undefined) {
                return `expected ${field.enum.toString()}` + details;
            }
            return `expected ${formatReflectMessage(field.message)}` + details;
        }
        function formatVal(val) {
            switch (typeof val) {
                case "object":
                    if (val === null) {
                        return "null";
                    }
                    if (val instanceof Uint8Array) {
                        return `Uint8Array(${val.length})`;
                    }
                    if (Array.isArray(val)) {
                        return `Array(${val.length})`;
                    }
                    if ((0, _guard_js__WEBPACK_IMPORTED_MODULE_0__.sG)(val)) {
                        return formatReflectList(val.field());
                    }
                    if ((0, _guard_js__WEBPACK_IMPORTED_MODULE_0__.G6)(val)) {
                        return formatReflectMap(val.field());
                    }
                    if ((0, _guard_js__WEBPACK_IMPORTED_MODULE_0__.LT)(val)) {
                        return formatReflectMessage(val.desc);
                    }
                    if ((0, _is_message_js__WEBPACK_IMPORTED_MODULE_6__.K)(val)) {
                        return `message ${val.$typeName}`;
                    }
                    return "object";
                case "string":
                    return val.length > 30 ? "string" : `"${val.split('"').join('\\"')}"`;
                case "boolean":
                    return String(val);
                case "number":
                    return String(val);
                case "bigint":
                    return String(val) + "n";
                default:
                    return typeof val;
            }
        }
        function formatReflectMessage(desc) {
            return `ReflectMessage (${desc.typeName})`;
        }
        function formatReflectList(field) {
            switch (field.listKind) {
                case "message":
                    return `ReflectList (${field.message.toString()})`;
                case "enum":
                    return `ReflectList (${field.enum.toString()})`;
                case "scalar":
                    return `ReflectList (${_descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L[field.scalar]})`;
            }
        }
        function formatReflectMap(field) {
            switch (field.mapKind) {
                case "message":
                    return `ReflectMap (${_descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L[field.mapKey]}, ${field.message.toString()})`;
                case "enum":
                    return `ReflectMap (${_descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L[field.mapKey]}, ${field.enum.toString()})`;
                case "scalar":
                    return `ReflectMap (${_descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L[field.mapKey]}, ${_descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L[field.scalar]})`;
            }
        }
        function scalarTypeDescription(scalar) {
            switch (scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.STRING:
                    return "string";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BOOL:
                    return "boolean";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED64:
                    return "bigint (int64)";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED64:
                    return "bigint (uint64)";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BYTES:
                    return "Uint8Array";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.DOUBLE:
                    return "number (float64)";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FLOAT:
                    return "number (float32)";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT32:
                    return "number (uint32)";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT32:
                    return "number (int32)";
            }
        }
    }),
    1106: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E4: () => (reflect)
        });
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2567);
        var _reflect_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
        var _error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(477);
        var _unsafe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6629);
        var _create_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6149);
        var _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5898);
        var _scalar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3039);
        var _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5238);
        var _guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1394);
        var _message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3792);
        function reflect(messageDesc, message, check = true) {
            return new ReflectMessageImpl(messageDesc, message, check);
        }
        const messageSortedFields = new WeakMap();
        class ReflectMessageImpl {
            get sortedFields() {
                const cached = messageSortedFields.get(this.desc);
                if (cached) {
                    return cached;
                }
                const sortedFields = this.desc.fields
                    .concat()
                    .sort((a, b) => a.number - b.number);
                messageSortedFields.set(this.desc, sortedFields);
                return sortedFields;
            }
            constructor(messageDesc, message, check = true) {
                this.lists = new Map();
                this.maps = new Map();
                this.check = check;
                this.desc = messageDesc;
                this.message = this[_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4] = message !== null && message !== void 0 ? message : (0, _create_js__WEBPACK_IMPORTED_MODULE_1__.v)(messageDesc);
                this.fields = messageDesc.fields;
                this.oneofs = messageDesc.oneofs;
                this.members = messageDesc.members;
            }
            findNumber(number) {
                if (!this._fieldsByNumber) {
                    this._fieldsByNumber = new Map(this.desc.fields.map((f) => [f.number, f]));
                }
                return this._fieldsByNumber.get(number);
            }
            oneofCase(oneof) {
                assertOwn(this.message, oneof);
                return (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.mO)(this.message, oneof);
            }
            isSet(field) {
                assertOwn(this.message, field);
                return (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.zB)(this.message, field);
            }
            clear(field) {
                assertOwn(this.message, field);
                (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.yO)(this.message, field);
            }
            get(field) {
                assertOwn(this.message, field);
                const value = (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.$v)(this.message, field);
                switch (field.fieldKind) {
                    case "list":
                        let list = this.lists.get(field);
                        if (!list || list[_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4] !== value) {
                            this.lists.set(field, (list = new ReflectListImpl(field, value, this.check)));
                        }
                        return list;
                    case "map":
                        let map = this.maps.get(field);
                        if (!map || map[_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4] !== value) {
                            this.maps.set(field, (map = new ReflectMapImpl(field, value, this.check)));
                        }
                        return map;
                    case "message":
                        return messageToReflect(field, value, this.check);
                    case "scalar":
                        return (value === undefined
                            ? (0, _scalar_js__WEBPACK_IMPORTED_MODULE_2__.M7)(field.scalar, false)
                            : longToReflect(field, value));
                    case "enum":
                        return (value !== null && value !== void 0 ? value : field.enum.values[0].number);
                }
            }
            set(field, value) {
                assertOwn(this.message, field);
                if (this.check) {
                    const err = (0, _reflect_check_js__WEBPACK_IMPORTED_MODULE_3__.PZ)(field, value);
                    if (err) {
                        throw err;
                    }
                }
                let local;
                if (field.fieldKind == "message") {
                    local = messageToLocal(field, value);
                }
                else if ((0, _guard_js__WEBPACK_IMPORTED_MODULE_4__.G6)(value) || (0, _guard_js__WEBPACK_IMPORTED_MODULE_4__.sG)(value)) {
                    local = value[_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4];
                }
                else {
                    local = longToLocal(field, value);
                }
                (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.lA)(this.message, field, local);
            }
            getUnknown() {
                return this.message.$unknown;
            }
            setUnknown(value) {
                this.message.$unknown = value;
            }
        }
        function assertOwn(owner, member) {
            if (member.parent.typeName !== owner.$typeName) {
                throw new _error_js__WEBPACK_IMPORTED_MODULE_5__.b(member, `cannot use ${member.toString()} with message ${owner.$typeName}`, "ForeignFieldError");
            }
        }
        function reflectList(field, unsafeInput, check = true) {
            return new ReflectListImpl(field, unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : [], check);
        }
        class ReflectListImpl {
            field() {
                return this._field;
            }
            get size() {
                return this._arr.length;
            }
            constructor(field, unsafeInput, check) {
                this._field = field;
                this._arr = this[_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4] = unsafeInput;
                this.check = check;
            }
            get(index) {
                const item = this._arr[index];
                return item === undefined
                    ? undefined
                    : listItemToReflect(this._field, item, this.check);
            }
            set(index, item) {
                if (index < 0 || index >= this._arr.length) {
                    throw new _error_js__WEBPACK_IMPORTED_MODULE_5__.b(this._field, `list item #${index + 1}: out of range`);
                }
                if (this.check) {
                    const err = (0, _reflect_check_js__WEBPACK_IMPORTED_MODULE_3__.MJ)(this._field, index, item);
                    if (err) {
                        throw err;
                    }
                }
                this._arr[index] = listItemToLocal(this._field, item);
            }
            add(item) {
                if (this.check) {
                    const err = (0, _reflect_check_js__WEBPACK_IMPORTED_MODULE_3__.MJ)(this._field, this._arr.length, item);
                    if (err) {
                        throw err;
                    }
                }
                this._arr.push(listItemToLocal(this._field, item));
                return undefined;
            }
            clear() {
                this._arr.splice(0, this._arr.length);
            }
            [Symbol.iterator]() {
                return this.values();
            }
            keys() {
                return this._arr.keys();
            }
            *values() {
                for (const item of this._arr) {
                    yield listItemToReflect(this._field, item, this.check);
                }
            }
            *entries() {
                for (let i = 0; i < this._arr.length; i++) {
                    yield [i, listItemToReflect(this._field, this._arr[i], this.check)];
                }
            }
        }
        function reflectMap(field, unsafeInput, check = true) {
            return new ReflectMapImpl(field, unsafeInput, check);
        }
        class ReflectMapImpl {
            constructor(field, unsafeInput, check = true) {
                this.obj = this[_unsafe_js__WEBPACK_IMPORTED_MODULE_0__.I4] = unsafeInput !== null && unsafeInput !== void 0 ? unsafeInput : {};
                this.check = check;
                this._field = field;
            }
            field() {
                return this._field;
            }
            set(key, value) {
                if (this.check) {
                    const err = (0, _reflect_check_js__WEBPACK_IMPORTED_MODULE_3__.xI)(this._field, key, value);
                    if (err) {
                        throw err;
                    }
                }
                (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.P5)(this.obj, mapKeyToLocal(key), mapValueToLocal(this._field, value));
                return this;
            }
            delete(key) {
                const k = mapKeyToLocal(key);
                const has = Object.prototype.hasOwnProperty.call(this.obj, k);
                if (has) {
                    delete this.obj[k];
                }
                return has;
            }
            clear() {
                for (const key of Object.keys(this.obj)) {
                    delete this.obj[key];
                }
            }
            get(key) {
                let val = (0, _unsafe_js__WEBPACK_IMPORTED_MODULE_0__.Ng)(this.obj, mapKeyToLocal(key));
                if (val !== undefined) {
                    val = mapValueToReflect(this._field, val, this.check);
                }
                return val;
            }
            has(key) {
                return Object.prototype.hasOwnProperty.call(this.obj, mapKeyToLocal(key));
            }
            *keys() {
                for (const objKey of Object.keys(this.obj)) {
                    yield mapKeyToReflect(objKey, this._field.mapKey);
                }
            }
            *entries() {
                for (const objEntry of Object.entries(this.obj)) {
                    yield [
                        mapKeyToReflect(objEntry[0], this._field.mapKey),
                        mapValueToReflect(this._field, objEntry[1], this.check),
                    ];
                }
            }
            [Symbol.iterator]() {
                return this.entries();
            }
            get size() {
                return Object.keys(this.obj).length;
            }
            *values() {
                for (const val of Object.values(this.obj)) {
                    yield mapValueToReflect(this._field, val, this.check);
                }
            }
            forEach(callbackfn, thisArg) {
                for (const mapEntry of this.entries()) {
                    callbackfn.call(thisArg, mapEntry[1], mapEntry[0], this);
                }
            }
        }
        function messageToLocal(field, value) {
            if (!(0, _guard_js__WEBPACK_IMPORTED_MODULE_4__.LT)(value)) {
                return value;
            }
            if ((0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_6__.Yx)(value.message) &&
                !field.oneof &&
                field.fieldKind == "message") {
                return value.message.value;
            }
            if (value.desc.typeName == "google.protobuf.Struct" &&
                field.parent.typeName != "google.protobuf.Value") {
                return (0, _message_js__WEBPACK_IMPORTED_MODULE_7__.Cc)(value.message);
            }
            return value.message;
        }
        function messageToReflect(field, value, check) {
            if (value !== undefined) {
                if ((0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_6__.lU)(field.message) &&
                    !field.oneof &&
                    field.fieldKind == "message") {
                    value = {
                        $typeName: field.message.typeName,
                        value: longToReflect(field.message.fields[0], value),
                    };
                }
                else if (field.message.typeName == "google.protobuf.Struct" &&
                    field.parent.typeName != "google.protobuf.Value" &&
                    (0, _guard_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(value)) {
                    value = (0, _message_js__WEBPACK_IMPORTED_MODULE_7__.aL)(value);
                }
            }
            return new ReflectMessageImpl(field.message, value, check);
        }
        function listItemToLocal(field, value) {
            if (field.listKind == "message") {
                return messageToLocal(field, value);
            }
            return longToLocal(field, value);
        }
        function listItemToReflect(field, value, check) {
            if (field.listKind == "message") {
                return messageToReflect(field, value, check);
            }
            return longToReflect(field, value);
        }
        function mapValueToLocal(field, value) {
            if (field.mapKind == "message") {
                return messageToLocal(field, value);
            }
            return longToLocal(field, value);
        }
        function mapValueToReflect(field, value, check) {
            if (field.mapKind == "message") {
                return messageToReflect(field, value, check);
            }
            return value;
        }
        function mapKeyToLocal(key) {
            return typeof key == "string" || typeof key == "number" ? key : String(key);
        }
        function mapKeyToReflect(key, type) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.STRING:
                    return key;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT32: {
                    const n = Number.parseInt(key);
                    if (Number.isFinite(n)) {
                        return n;
                    }
                    break;
                }
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.BOOL:
                    switch (key) {
                        case "true":
                            return true;
                        case "false":
                            return false;
                    }
                    break;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED64:
                    try {
                        return _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__.M.uParse(key);
                    }
                    catch (_a) {
                    }
                    break;
                default:
                    try {
                        return _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__.M.parse(key);
                    }
                    catch (_b) {
                    }
                    break;
            }
            return key;
        }
        function longToReflect(field, value) {
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT64:
                    if ("longAsString" in field &&
                        field.longAsString &&
                        typeof value == "string") {
                        value = _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__.M.parse(value);
                    }
                    break;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT64:
                    if ("longAsString" in field &&
                        field.longAsString &&
                        typeof value == "string") {
                        value = _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__.M.uParse(value);
                    }
                    break;
            }
            return value;
        }
        function longToLocal(field, value) {
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.SINT64:
                    if ("longAsString" in field && field.longAsString) {
                        value = String(value);
                    }
                    else if (typeof value == "string" || typeof value == "number") {
                        value = _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__.M.parse(value);
                    }
                    break;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_8__.L.UINT64:
                    if ("longAsString" in field && field.longAsString) {
                        value = String(value);
                    }
                    else if (typeof value == "string" || typeof value == "number") {
                        value = _proto_int64_js__WEBPACK_IMPORTED_MODULE_9__.M.uParse(value);
                    }
                    break;
            }
            return value;
        }
    }),
    3039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M7: () => (scalarZeroValue),
            MZ: () => (isScalarZeroValue)
        });
        var _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5238);
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2567);
        function scalarEquals(type, a, b) {
            if (a === b) {
                return true;
            }
            if (type == ScalarType.BYTES) {
                if (!(a instanceof Uint8Array) || !(b instanceof Uint8Array)) {
                    return false;
                }
                if (a.length !== b.length) {
                    return false;
                }
                for (let i = 0; i < a.length; i++) {
                    if (a[i] !== b[i]) {
                        return false;
                    }
                }
                return true;
            }
            switch (type) {
                case ScalarType.UINT64:
                case ScalarType.FIXED64:
                case ScalarType.INT64:
                case ScalarType.SFIXED64:
                case ScalarType.SINT64:
                    return a == b;
            }
            return false;
        }
        function scalarZeroValue(type, longAsString) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.STRING:
                    return "";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.BOOL:
                    return false;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.DOUBLE:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.FLOAT:
                    return 0.0;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.UINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.SINT64:
                    return (longAsString ? "0" : _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.zero);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.BYTES:
                    return new Uint8Array(0);
                default:
                    return 0;
            }
        }
        function isScalarZeroValue(type, value) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.BOOL:
                    return value === false;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.STRING:
                    return value === "";
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.BYTES:
                    return value instanceof Uint8Array && !value.byteLength;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.DOUBLE:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_0__.L.FLOAT:
                    return Object.is(value, 0);
                default:
                    return value == 0;
            }
        }
    }),
    6629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $v: () => (unsafeGet),
            I4: () => (unsafeLocal),
            Ng: () => (getOwn),
            P5: () => (setOwn),
            b1: () => (unsafeIsSetExplicit),
            lA: () => (unsafeSet),
            mO: () => (unsafeOneofCase),
            yO: () => (unsafeClear),
            zB: () => (unsafeIsSet)
        });
        var _scalar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3039);
        const IMPLICIT = 2;
        const unsafeLocal = Symbol.for("reflect unsafe local");
        function unsafeOneofCase(target, oneof) {
            const c = target[oneof.localName].case;
            if (c === undefined) {
                return c;
            }
            return oneof.fields.find((f) => f.localName === c);
        }
        function unsafeIsSet(target, field) {
            const name = field.localName;
            if (field.oneof) {
                return target[field.oneof.localName].case === name;
            }
            if (field.presence != IMPLICIT) {
                return (target[name] !== undefined &&
                    Object.prototype.hasOwnProperty.call(target, name));
            }
            switch (field.fieldKind) {
                case "list":
                    return target[name].length > 0;
                case "map":
                    return Object.keys(target[name]).length > 0;
                case "scalar":
                    return !(0, _scalar_js__WEBPACK_IMPORTED_MODULE_0__.MZ)(field.scalar, target[name]);
                case "enum":
                    return target[name] !== field.enum.values[0].number;
            }
            throw new Error("message field with implicit presence");
        }
        function unsafeIsSetExplicit(target, localName) {
            return (Object.prototype.hasOwnProperty.call(target, localName) &&
                target[localName] !== undefined);
        }
        function unsafeGet(target, field) {
            if (field.oneof) {
                const oneof = target[field.oneof.localName];
                if (oneof.case === field.localName) {
                    return oneof.value;
                }
                return undefined;
            }
            return target[field.localName];
        }
        function unsafeSet(target, field, value) {
            if (field.oneof) {
                target[field.oneof.localName] = {
                    case: field.localName,
                    value: value,
                };
            }
            else {
                target[field.localName] = value;
            }
        }
        function setOwn(obj, key, value) {
            if (key === "__proto__") {
                Object.defineProperty(obj, "__proto__", {
                    value,
                    writable: true,
                    enumerable: true,
                    configurable: true,
                });
            }
            else {
                obj[key] = value;
            }
        }
        function getOwn(obj, key) {
            return Object.prototype.hasOwnProperty.call(obj, key) ? obj[key] : undefined;
        }
        function unsafeClear(target, field) {
            const name = field.localName;
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                if (target[oneofLocalName].case === name) {
                    target[oneofLocalName] = { case: undefined };
                }
            }
            else if (field.presence != IMPLICIT) {
                delete target[name];
            }
            else {
                switch (field.fieldKind) {
                    case "map":
                        target[name] = {};
                        break;
                    case "list":
                        target[name] = [];
                        break;
                    case "enum":
                        target[name] = field.enum.values[0].number;
                        break;
                    case "scalar":
                        target[name] = (0, _scalar_js__WEBPACK_IMPORTED_MODULE_0__.M7)(field.scalar, field.longAsString);
                        break;
                }
            }
        }
    }),
    370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            OP: () => (createEmbeddedFileRegistry),
            uO: () => (createFileRegistry)
        });
        var descriptors = __webpack_require__(2567);
        var proto_int64 = __webpack_require__(5238);
        ;
        function parseTextFormatEnumValue(descEnum, value) {
            const enumValue = descEnum.values.find((v) => v.name === value);
            if (!enumValue) {
                throw new Error(`cannot parse ${descEnum} default value: ${value}`);
            }
            return enumValue.number;
        }
        function parseTextFormatScalarValue(type, value) {
            switch (type) {
                case descriptors.L.STRING:
                    return value;
                case descriptors.L.BYTES: {
                    const u = unescapeBytesDefaultValue(value);
                    if (u === false) {
                        throw new Error(`cannot parse ${descriptors.L[type]} default value: ${value}`);
                    }
                    return u;
                }
                case descriptors.L.INT64:
                case descriptors.L.SFIXED64:
                case descriptors.L.SINT64:
                    return proto_int64.M.parse(value);
                case descriptors.L.UINT64:
                case descriptors.L.FIXED64:
                    return proto_int64.M.uParse(value);
                case descriptors.L.DOUBLE:
                case descriptors.L.FLOAT:
                    switch (value) {
                        case "inf":
                            return Number.POSITIVE_INFINITY;
                        case "-inf":
                            return Number.NEGATIVE_INFINITY;
                        case "nan":
                            return Number.NaN;
                        default:
                            return parseFloat(value);
                    }
                case descriptors.L.BOOL:
                    return value === "true";
                case descriptors.L.INT32:
                case descriptors.L.UINT32:
                case descriptors.L.SINT32:
                case descriptors.L.FIXED32:
                case descriptors.L.SFIXED32:
                    return parseInt(value, 10);
            }
        }
        function unescapeBytesDefaultValue(str) {
            const b = [];
            const input = {
                tail: str,
                c: "",
                next() {
                    if (this.tail.length == 0) {
                        return false;
                    }
                    this.c = this.tail[0];
                    this.tail = this.tail.substring(1);
                    return true;
                },
                take(n) {
                    if (this.tail.length >= n) {
                        const r = this.tail.substring(0, n);
                        this.tail = this.tail.substring(n);
                        return r;
                    }
                    return false;
                },
            };
            while (input.next()) {
                switch (input.c) {
                    case "\\":
                        if (input.next()) {
                            switch (input.c) {
                                case "\\":
                                    b.push(input.c.charCodeAt(0));
                                    break;
                                case "b":
                                    b.push(0x08);
                                    break;
                                case "f":
                                    b.push(0x0c);
                                    break;
                                case "n":
                                    b.push(0x0a);
                                    break;
                                case "r":
                                    b.push(0x0d);
                                    break;
                                case "t":
                                    b.push(0x09);
                                    break;
                                case "v":
                                    b.push(0x0b);
                                    break;
                                case "0":
                                case "1":
                                case "2":
                                case "3":
                                case "4":
                                case "5":
                                case "6":
                                case "7": {
                                    const s = input.c;
                                    const t = input.take(2);
                                    if (t === false) {
                                        return false;
                                    }
                                    const n = parseInt(s + t, 8);
                                    if (Number.isNaN(n)) {
                                        return false;
                                    }
                                    b.push(n);
                                    break;
                                }
                                case "x": {
                                    const s = input.c;
                                    const t = input.take(2);
                                    if (t === false) {
                                        return false;
                                    }
                                    const n = parseInt(s + t, 16);
                                    if (Number.isNaN(n)) {
                                        return false;
                                    }
                                    b.push(n);
                                    break;
                                }
                                case "u": {
                                    const s = input.c;
                                    const t = input.take(4);
                                    if (t === false) {
                                        return false;
                                    }
                                    const n = parseInt(s + t, 16);
                                    if (Number.isNaN(n)) {
                                        return false;
                                    }
                                    const chunk = new Uint8Array(4);
                                    const view = new DataView(chunk.buffer);
                                    view.setInt32(0, n, true);
                                    b.push(chunk[0], chunk[1], chunk[2], chunk[3]);
                                    break;
                                }
                                case "U": {
                                    const s = input.c;
                                    const t = input.take(8);
                                    if (t === false) {
                                        return false;
                                    }
                                    const tc = proto_int64.M.uEnc(s + t);
                                    const chunk = new Uint8Array(8);
                                    const view = new DataView(chunk.buffer);
                                    view.setInt32(0, tc.lo, true);
                                    view.setInt32(4, tc.hi, true);
                                    b.push(chunk[0], chunk[1], chunk[2], chunk[3], chunk[4], chunk[5], chunk[6], chunk[7]);
                                    break;
                                }
                            }
                        }
                        break;
                    default:
                        b.push(input.c.charCodeAt(0));
                }
            }
            return new Uint8Array(b);
        }
        ;
        function* nestedTypes(desc) {
            switch (desc.kind) {
                case "file":
                    for (const message of desc.messages) {
                        yield message;
                        yield* nestedTypes(message);
                    }
                    yield* desc.enums;
                    yield* desc.services;
                    yield* desc.extensions;
                    break;
                case "message":
                    for (const message of desc.nestedMessages) {
                        yield message;
                        yield* nestedTypes(message);
                    }
                    yield* desc.nestedEnums;
                    yield* desc.nestedExtensions;
                    break;
            }
        }
        function usedTypes(descMessage) {
            return usedTypesInternal(descMessage, new Set());
        }
        function* usedTypesInternal(descMessage, seen) {
            var _a, _b;
            for (const field of descMessage.fields) {
                const ref = (_b = (_a = field.enum) !== null && _a !== void 0 ? _a : field.message) !== null && _b !== void 0 ? _b : undefined;
                if (!ref || seen.has(ref.typeName)) {
                    continue;
                }
                seen.add(ref.typeName);
                yield ref;
                if (ref.kind == "message") {
                    yield* usedTypesInternal(ref, seen);
                }
            }
        }
        function parentTypes(desc) {
            const parents = [];
            while (desc.kind !== "file") {
                const p = nested_types_parent(desc);
                desc = p;
                parents.push(p);
            }
            return parents;
        }
        function nested_types_parent(desc) {
            var _a;
            switch (desc.kind) {
                case "enum_value":
                case "field":
                case "oneof":
                case "rpc":
                    return desc.parent;
                case "service":
                    return desc.file;
                case "extension":
                case "enum":
                case "message":
                    return (_a = desc.parent) !== null && _a !== void 0 ? _a : desc.file;
            }
        }
        var unsafe = __webpack_require__(6629);
        var names = __webpack_require__(6424);
        var binary_encoding = __webpack_require__(3322);
        ;
        function createRegistry(...input) {
            return initBaseRegistry(input);
        }
        function createMutableRegistry(...input) {
            const reg = initBaseRegistry(input);
            return Object.assign(Object.assign({}, reg), { remove(desc) {
                    var _a;
                    if (desc.kind == "extension") {
                        (_a = reg.extendees.get(desc.extendee.typeName)) === null || _a === void 0 ? void 0 : _a.delete(desc.number);
                    }
                    reg.types.delete(desc.typeName);
                } });
        }
        function createFileRegistry(...args) {
            return buildFileRegistry(args, assertValidNames);
        }
        function createEmbeddedFileRegistry(fileDescriptorProto, resolve) {
            return buildFileRegistry([fileDescriptorProto, resolve]);
        }
        function buildFileRegistry(args, check) {
            const registry = createBaseRegistry();
            if (!args.length) {
                return registry;
            }
            if ("$typeName" in args[0] &&
                args[0].$typeName == "google.protobuf.FileDescriptorSet") {
                for (const file of args[0].file) {
                    check === null || check === void 0 ? void 0 : check(file);
                    addFile(file, registry);
                }
                return registry;
            }
            if ("$typeName" in args[0]) {
                const input = args[0];
                const resolve = args[1];
                const seen = new Set();
                function recurseDeps(file) {
                    const deps = [];
                    for (const protoFileName of file.dependency) {
                        if (registry.getFile(protoFileName) != undefined) {
                            continue;
                        }
                        if (seen.has(protoFileName)) {
                            continue;
                        }
                        const dep = resolve(protoFileName);
                        if (!dep) {
                            throw new Error(`Unable to resolve ${protoFileName}, imported by ${file.name}`);
                        }
                        if ("kind" in dep) {
                            registry.addFile(dep, false, true);
                        }
                        else {
                            seen.add(dep.name);
                            deps.push(dep);
                        }
                    }
                    return deps.concat(...deps.map(recurseDeps));
                }
                for (const file of [input, ...recurseDeps(input)].reverse()) {
                    check === null || check === void 0 ? void 0 : check(file);
                    addFile(file, registry);
                }
            }
            else {
                for (const fileReg of args) {
                    for (const file of fileReg.files) {
                        registry.addFile(file);
                    }
                }
            }
            return registry;
        }
        const identifierRe = /^[A-Za-z0-9_]+$/;
        function assertValidNames(file) {
            const check = (kind, name) => {
                if (!identifierRe.test(name)) {
                    throw new Error(`${file.name}: invalid ${kind} name ${JSON.stringify(name)}`);
                }
            };
            const checkEnum = (enumType) => {
                check("enum", enumType.name);
                for (const value of enumType.value) {
                    check("enum value", value.name);
                }
            };
            const checkMessage = (message) => {
                check("message", message.name);
                for (const field of message.field) {
                    check("field", field.name);
                }
                for (const oneof of message.oneofDecl) {
                    check("oneof", oneof.name);
                }
                for (const extension of message.extension) {
                    check("extension", extension.name);
                }
                message.nestedType.forEach(checkMessage);
                message.enumType.forEach(checkEnum);
            };
            file.messageType.forEach(checkMessage);
            file.enumType.forEach(checkEnum);
            for (const extension of file.extension) {
                check("extension", extension.name);
            }
            for (const service of file.service) {
                check("service", service.name);
                for (const method of service.method) {
                    check("method", method.name);
                }
            }
        }
        function createBaseRegistry() {
            const types = new Map();
            const extendees = new Map();
            const files = new Map();
            return {
                kind: "registry",
                types,
                extendees,
                [Symbol.iterator]() {
                    return types.values();
                },
                get files() {
                    return files.values();
                },
                addFile(file, skipTypes, withDeps) {
                    files.set(file.proto.name, file);
                    if (!skipTypes) {
                        for (const type of nestedTypes(file)) {
                            this.add(type);
                        }
                    }
                    if (withDeps) {
                        for (const f of file.dependencies) {
                            this.addFile(f, skipTypes, withDeps);
                        }
                    }
                },
                add(desc) {
                    if (desc.kind == "extension") {
                        let numberToExt = extendees.get(desc.extendee.typeName);
                        if (!numberToExt) {
                            extendees.set(desc.extendee.typeName, (numberToExt = new Map()));
                        }
                        numberToExt.set(desc.number, desc);
                    }
                    types.set(desc.typeName, desc);
                },
                get(typeName) {
                    return types.get(typeName);
                },
                getFile(fileName) {
                    return files.get(fileName);
                },
                getMessage(typeName) {
                    const t = types.get(typeName);
                    return (t === null || t === void 0 ? void 0 : t.kind) == "message" ? t : undefined;
                },
                getEnum(typeName) {
                    const t = types.get(typeName);
                    return (t === null || t === void 0 ? void 0 : t.kind) == "enum" ? t : undefined;
                },
                getExtension(typeName) {
                    const t = types.get(typeName);
                    return (t === null || t === void 0 ? void 0 : t.kind) == "extension" ? t : undefined;
                },
                getExtensionFor(extendee, no) {
                    var _a;
                    return (_a = extendees.get(extendee.typeName)) === null || _a === void 0 ? void 0 : _a.get(no);
                },
                getService(typeName) {
                    const t = types.get(typeName);
                    return (t === null || t === void 0 ? void 0 : t.kind) == "service" ? t : undefined;
                },
            };
        }
        function initBaseRegistry(inputs) {
            const registry = createBaseRegistry();
            for (const input of inputs) {
                switch (input.kind) {
                    case "registry":
                        for (const n of input) {
                            registry.add(n);
                        }
                        break;
                    case "file":
                        registry.addFile(input);
                        break;
                    default:
                        registry.add(input);
                        break;
                }
            }
            return registry;
        }
        const EDITION_PROTO2 = 998;
        const EDITION_PROTO3 = 999;
        const EDITION_UNSTABLE = 9999;
        const TYPE_STRING = 9;
        const TYPE_GROUP = 10;
        const TYPE_MESSAGE = 11;
        const TYPE_BYTES = 12;
        const TYPE_ENUM = 14;
        const LABEL_REPEATED = 3;
        const LABEL_REQUIRED = 2;
        const JS_STRING = 1;
        const IDEMPOTENCY_UNKNOWN = 0;
        const EXPLICIT = 1;
        const IMPLICIT = 2;
        const LEGACY_REQUIRED = 3;
        const PACKED = 1;
        const DELIMITED = 2;
        const OPEN = 1;
        const VERIFY = 2;
        const minimumEdition = 998, maximumEdition = 1002;
        const featureDefaults = {
            998: {
                fieldPresence: 1,
                enumType: 2,
                repeatedFieldEncoding: 2,
                utf8Validation: 3,
                messageEncoding: 1,
                jsonFormat: 2,
                enforceNamingStyle: 2,
                defaultSymbolVisibility: 1,
                enforceProtoLimits: 1,
            },
            999: {
                fieldPresence: 2,
                enumType: 1,
                repeatedFieldEncoding: 1,
                utf8Validation: 2,
                messageEncoding: 1,
                jsonFormat: 1,
                enforceNamingStyle: 2,
                defaultSymbolVisibility: 1,
                enforceProtoLimits: 1,
            },
            1000: {
                fieldPresence: 1,
                enumType: 1,
                repeatedFieldEncoding: 1,
                utf8Validation: 2,
                messageEncoding: 1,
                jsonFormat: 1,
                enforceNamingStyle: 2,
                defaultSymbolVisibility: 1,
                enforceProtoLimits: 1,
            },
            1001: {
                fieldPresence: 1,
                enumType: 1,
                repeatedFieldEncoding: 1,
                utf8Validation: 2,
                messageEncoding: 1,
                jsonFormat: 1,
                enforceNamingStyle: 1,
                defaultSymbolVisibility: 2,
                enforceProtoLimits: 1,
            },
            1002: {
                fieldPresence: 1,
                enumType: 1,
                repeatedFieldEncoding: 1,
                utf8Validation: 2,
                messageEncoding: 1,
                jsonFormat: 1,
                enforceNamingStyle: 3,
                defaultSymbolVisibility: 4,
                enforceProtoLimits: 2,
            },
        };
        function addFile(proto, reg) {
            var _a, _b;
            const file = {
                kind: "file",
                proto,
                deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
                edition: getFileEdition(proto),
                name: proto.name.replace(/\.proto$/, ""),
                dependencies: findFileDependencies(proto, reg),
                enums: [],
                messages: [],
                extensions: [],
                services: [],
                toString() {
                    return `file ${proto.name}`;
                },
            };
            const mapEntriesStore = new Map();
            const mapEntries = {
                get(typeName) {
                    return mapEntriesStore.get(typeName);
                },
                add(desc) {
                    var _a;
                    assert(((_a = desc.proto.options) === null || _a === void 0 ? void 0 : _a.mapEntry) === true);
                    mapEntriesStore.set(desc.typeName, desc);
                },
            };
            for (const enumProto of proto.enumType) {
                addEnum(enumProto, file, undefined, reg);
            }
            for (const messageProto of proto.messageType) {
                addMessage(messageProto, file, undefined, reg, mapEntries);
            }
            for (const serviceProto of proto.service) {
                addService(serviceProto, file, reg);
            }
            addExtensions(file, reg);
            for (const mapEntry of mapEntriesStore.values()) {
                addFields(mapEntry, reg, mapEntries);
            }
            for (const message of file.messages) {
                addFields(message, reg, mapEntries);
                addExtensions(message, reg);
            }
            reg.addFile(file, true);
        }
        function addExtensions(desc, reg) {
            switch (desc.kind) {
                case "file":
                    for (const proto of desc.proto.extension) {
                        const ext = newField(proto, desc, reg);
                        desc.extensions.push(ext);
                        reg.add(ext);
                    }
                    break;
                case "message":
                    for (const proto of desc.proto.extension) {
                        const ext = newField(proto, desc, reg);
                        desc.nestedExtensions.push(ext);
                        reg.add(ext);
                    }
                    for (const message of desc.nestedMessages) {
                        addExtensions(message, reg);
                    }
                    break;
            }
        }
        function addFields(message, reg, mapEntries) {
            const allOneofs = message.proto.oneofDecl.map((proto) => newOneof(proto, message));
            const oneofsSeen = new Set();
            for (const proto of message.proto.field) {
                const oneof = findOneof(proto, allOneofs);
                const field = newField(proto, message, reg, oneof, mapEntries);
                message.fields.push(field);
                message.field[field.localName] = field;
                if (oneof === undefined) {
                    message.members.push(field);
                }
                else {
                    oneof.fields.push(field);
                    if (!oneofsSeen.has(oneof)) {
                        oneofsSeen.add(oneof);
                        message.members.push(oneof);
                    }
                }
            }
            for (const oneof of allOneofs.filter((o) => oneofsSeen.has(o))) {
                message.oneofs.push(oneof);
            }
            for (const child of message.nestedMessages) {
                addFields(child, reg, mapEntries);
            }
        }
        function addEnum(proto, file, parent, reg) {
            var _a, _b, _c, _d, _e, _f, _g;
            var _h, _j;
            const sharedPrefix = findEnumSharedPrefix(proto.name, proto.value);
            const desc = {
                kind: "enum",
                proto,
                deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
                file,
                parent,
                open: true,
                name: proto.name,
                typeName: makeTypeName(proto, parent, file),
                value: {},
                values: [],
                sharedPrefix,
                toString() {
                    return `enum ${this.typeName}`;
                },
            };
            desc.open = isEnumOpen(desc);
            reg.add(desc);
            for (const p of proto.value) {
                const name = p.name;
                const value = {
                    kind: "enum_value",
                    proto: p,
                    deprecated: (_d = (_c = p.options) === null || _c === void 0 ? void 0 : _c.deprecated) !== null && _d !== void 0 ? _d : false,
                    parent: desc,
                    name,
                    localName: (0, names.aV)(sharedPrefix == undefined ? name : name.substring(sharedPrefix.length)),
                    number: p.number,
                    jsonName: (_e = findEnumValueJsonName(p)) !== null && _e !== void 0 ? _e : name,
                    toString() {
                        return `enum value ${desc.typeName}.${name}`;
                    },
                };
                desc.values.push(value);
                (_f = (_h = desc.value)[_j = p.number]) !== null && _f !== void 0 ? _f : (_h[_j] = value);
            }
            ((_g = parent === null || parent === void 0 ? void 0 : parent.nestedEnums) !== null && _g !== void 0 ? _g : file.enums).push(desc);
        }
        function addMessage(proto, file, parent, reg, mapEntries) {
            var _a, _b, _c, _d;
            const desc = {
                kind: "message",
                proto,
                deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
                file,
                parent,
                name: proto.name,
                typeName: makeTypeName(proto, parent, file),
                fields: [],
                field: {},
                oneofs: [],
                members: [],
                nestedEnums: [],
                nestedMessages: [],
                nestedExtensions: [],
                toString() {
                    return `message ${this.typeName}`;
                },
            };
            if (((_c = proto.options) === null || _c === void 0 ? void 0 : _c.mapEntry) === true) {
                mapEntries.add(desc);
            }
            else {
                ((_d = parent === null || parent === void 0 ? void 0 : parent.nestedMessages) !== null && _d !== void 0 ? _d : file.messages).push(desc);
                reg.add(desc);
            }
            for (const enumProto of proto.enumType) {
                addEnum(enumProto, file, desc, reg);
            }
            for (const messageProto of proto.nestedType) {
                addMessage(messageProto, file, desc, reg, mapEntries);
            }
        }
        function addService(proto, file, reg) {
            var _a, _b;
            const desc = {
                kind: "service",
                proto,
                deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
                file,
                name: proto.name,
                typeName: makeTypeName(proto, undefined, file),
                methods: [],
                method: {},
                toString() {
                    return `service ${this.typeName}`;
                },
            };
            file.services.push(desc);
            reg.add(desc);
            for (const methodProto of proto.method) {
                const method = newMethod(methodProto, desc, reg);
                desc.methods.push(method);
                desc.method[method.localName] = method;
            }
        }
        function newMethod(proto, parent, reg) {
            var _a, _b, _c, _d;
            let methodKind;
            if (proto.clientStreaming && proto.serverStreaming) {
                methodKind = "bidi_streaming";
            }
            else if (proto.clientStreaming) {
                methodKind = "client_streaming";
            }
            else if (proto.serverStreaming) {
                methodKind = "server_streaming";
            }
            else {
                methodKind = "unary";
            }
            const input = reg.getMessage(trimLeadingDot(proto.inputType));
            const output = reg.getMessage(trimLeadingDot(proto.outputType));
            assert(input, `invalid MethodDescriptorProto: input_type ${proto.inputType} not found`);
            assert(output, `invalid MethodDescriptorProto: output_type ${proto.inputType} not found`);
            const name = proto.name;
            return {
                kind: "rpc",
                proto,
                deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
                parent,
                name,
                localName: (0, names.aV)(name.length
                    ? (0, names.aV)(name[0].toLowerCase() + name.substring(1))
                    : name),
                methodKind,
                input,
                output,
                idempotency: (_d = (_c = proto.options) === null || _c === void 0 ? void 0 : _c.idempotencyLevel) !== null && _d !== void 0 ? _d : IDEMPOTENCY_UNKNOWN,
                toString() {
                    return `rpc ${parent.typeName}.${name}`;
                },
            };
        }
        function newOneof(proto, parent) {
            return {
                kind: "oneof",
                proto,
                deprecated: false,
                parent,
                fields: [],
                name: proto.name,
                localName: (0, names.aV)((0, names.RM)(proto.name)),
                toString() {
                    return `oneof ${parent.typeName}.${this.name}`;
                },
            };
        }
        function newField(proto, parentOrFile, reg, oneof, mapEntries) {
            var _a, _b, _c;
            const isExtension = mapEntries === undefined;
            const field = {
                kind: "field",
                proto,
                deprecated: (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.deprecated) !== null && _b !== void 0 ? _b : false,
                name: proto.name,
                number: proto.number,
                scalar: undefined,
                message: undefined,
                enum: undefined,
                presence: getFieldPresence(proto, oneof, isExtension, parentOrFile),
                utf8Validation: isUtf8Validated(proto, parentOrFile),
                listKind: undefined,
                mapKind: undefined,
                mapKey: undefined,
                delimitedEncoding: undefined,
                packed: undefined,
                longAsString: false,
                getDefaultValue: undefined,
            };
            let toStr;
            if (isExtension) {
                const file = parentOrFile.kind == "file" ? parentOrFile : parentOrFile.file;
                const parent = parentOrFile.kind == "file" ? undefined : parentOrFile;
                const typeName = makeTypeName(proto, parent, file);
                field.kind = "extension";
                field.file = file;
                field.parent = parent;
                field.oneof = undefined;
                field.typeName = typeName;
                field.jsonName = `[${typeName}]`;
                toStr = () => `extension ${typeName}`;
                const extendee = reg.getMessage(trimLeadingDot(proto.extendee));
                assert(extendee, `invalid FieldDescriptorProto: extendee ${proto.extendee} not found`);
                field.extendee = extendee;
            }
            else {
                const parent = parentOrFile;
                assert(parent.kind == "message");
                field.parent = parent;
                field.oneof = oneof;
                field.localName = oneof
                    ? (0, names.RM)(proto.name)
                    : (0, names.aV)((0, names.RM)(proto.name));
                field.jsonName = proto.jsonName;
                toStr = () => `field ${parent.typeName}.${proto.name}`;
            }
            Object.defineProperty(field, "toString", {
                value: toStr,
                writable: true,
                enumerable: true,
                configurable: true,
            });
            const label = proto.label;
            const type = proto.type;
            const jstype = (_c = proto.options) === null || _c === void 0 ? void 0 : _c.jstype;
            if (label === LABEL_REPEATED) {
                const mapEntry = type == TYPE_MESSAGE
                    ? mapEntries === null || mapEntries === void 0 ? void 0 : mapEntries.get(trimLeadingDot(proto.typeName))
                    : undefined;
                if (mapEntry) {
                    field.fieldKind = "map";
                    const { key, value } = findMapEntryFields(mapEntry);
                    field.mapKey = key.scalar;
                    field.mapKind = value.fieldKind;
                    field.message = value.message;
                    field.delimitedEncoding = false;
                    field.enum = value.enum;
                    field.scalar = value.scalar;
                    return field;
                }
                field.fieldKind = "list";
                switch (type) {
                    case TYPE_MESSAGE:
                    case TYPE_GROUP:
                        field.listKind = "message";
                        field.message = reg.getMessage(trimLeadingDot(proto.typeName));
                        assert(field.message);
                        field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
                        break;
                    case TYPE_ENUM:
                        field.listKind = "enum";
                        field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
                        assert(field.enum);
                        break;
                    default:
                        field.listKind = "scalar";
                        field.scalar = type;
                        field.longAsString = jstype == JS_STRING;
                        break;
                }
                field.packed = isPackedField(proto, parentOrFile);
                return field;
            }
            switch (type) {
                case TYPE_MESSAGE:
                case TYPE_GROUP:
                    field.fieldKind = "message";
                    field.message = reg.getMessage(trimLeadingDot(proto.typeName));
                    assert(field.message, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
                    field.delimitedEncoding = isDelimitedEncoding(proto, parentOrFile);
                    field.getDefaultValue = () => undefined;
                    break;
                case TYPE_ENUM: {
                    const enumeration = reg.getEnum(trimLeadingDot(proto.typeName));
                    assert(enumeration !== undefined, `invalid FieldDescriptorProto: type_name ${proto.typeName} not found`);
                    field.fieldKind = "enum";
                    field.enum = reg.getEnum(trimLeadingDot(proto.typeName));
                    field.getDefaultValue = () => {
                        return (0, unsafe.b1)(proto, "defaultValue")
                            ? parseTextFormatEnumValue(enumeration, proto.defaultValue)
                            : undefined;
                    };
                    break;
                }
                default: {
                    field.fieldKind = "scalar";
                    field.scalar = type;
                    field.longAsString = jstype == JS_STRING;
                    field.getDefaultValue = () => {
                        return (0, unsafe.b1)(proto, "defaultValue")
                            ? parseTextFormatScalarValue(type, proto.defaultValue)
                            : undefined;
                    };
                    break;
                }
            }
            return field;
        }
        function getFileEdition(proto) {
            switch (proto.syntax) {
                case "":
                case "proto2":
                    return EDITION_PROTO2;
                case "proto3":
                    return EDITION_PROTO3;
                case "editions":
                    if (proto.edition === EDITION_UNSTABLE) {
                        return maximumEdition;
                    }
                    if (proto.edition in featureDefaults) {
                        return proto.edition;
                    }
                    throw new Error(`${proto.name}: unsupported edition`);
                default:
                    throw new Error(`${proto.name}: unsupported syntax "${proto.syntax}"`);
            }
        }
        function findFileDependencies(proto, reg) {
            return proto.dependency.map((wantName) => {
                const dep = reg.getFile(wantName);
                if (!dep) {
                    throw new Error(`Cannot find ${wantName}, imported by ${proto.name}`);
                }
                return dep;
            });
        }
        function findEnumSharedPrefix(enumName, values) {
            const prefix = camelToSnakeCase(enumName) + "_";
            for (const value of values) {
                if (!value.name.toLowerCase().startsWith(prefix)) {
                    return undefined;
                }
                const shortName = value.name.substring(prefix.length);
                if (shortName.length == 0) {
                    return undefined;
                }
                if (/^\d/.test(shortName)) {
                    return undefined;
                }
            }
            return prefix;
        }
        function findEnumValueJsonName(proto) {
            var _a, _b;
            const extensionNumber = 998;
            const fieldNumber = 1;
            let jsonName;
            for (const uf of (_b = (_a = proto.options) === null || _a === void 0 ? void 0 : _a.$unknown) !== null && _b !== void 0 ? _b : []) {
                if (uf.no !== extensionNumber || uf.wireType !== binary_encoding.O0.LengthDelimited) {
                    continue;
                }
                const reader = new binary_encoding.V5(new binary_encoding.V5(uf.data).bytes());
                while (reader.pos < reader.len) {
                    const [no, wireType] = reader.tag();
                    if (no === fieldNumber && wireType === binary_encoding.O0.LengthDelimited) {
                        jsonName = reader.string();
                    }
                    else {
                        reader.skip(wireType, no);
                    }
                }
            }
            return jsonName;
        }
        function camelToSnakeCase(camel) {
            return (camel.substring(0, 1) + camel.substring(1).replace(/[A-Z]/g, (c) => "_" + c)).toLowerCase();
        }
        function makeTypeName(proto, parent, file) {
            let typeName;
            if (parent) {
                typeName = `${parent.typeName}.${proto.name}`;
            }
            else if (file.proto.package.length > 0) {
                typeName = `${file.proto.package}.${proto.name}`;
            }
            else {
                typeName = `${proto.name}`;
            }
            return typeName;
        }
        function trimLeadingDot(typeName) {
            return typeName.startsWith(".") ? typeName.substring(1) : typeName;
        }
        function findOneof(proto, allOneofs) {
            if (!(0, unsafe.b1)(proto, "oneofIndex")) {
                return undefined;
            }
            if (proto.proto3Optional) {
                return undefined;
            }
            const oneof = allOneofs[proto.oneofIndex];
            assert(oneof, `invalid FieldDescriptorProto: oneof #${proto.oneofIndex} for field #${proto.number} not found`);
            return oneof;
        }
        function getFieldPresence(proto, oneof, isExtension, parent) {
            if (proto.label == LABEL_REQUIRED) {
                return LEGACY_REQUIRED;
            }
            if (proto.label == LABEL_REPEATED) {
                return IMPLICIT;
            }
            if (!!oneof || proto.proto3Optional) {
                return EXPLICIT;
            }
            if (isExtension) {
                return EXPLICIT;
            }
            const resolved = resolveFeature("fieldPresence", { proto, parent });
            if (resolved == IMPLICIT &&
                (proto.type == TYPE_MESSAGE || proto.type == TYPE_GROUP)) {
                return EXPLICIT;
            }
            return resolved;
        }
        function isPackedField(proto, parent) {
            if (proto.label != LABEL_REPEATED) {
                return false;
            }
            switch (proto.type) {
                case TYPE_STRING:
                case TYPE_BYTES:
                case TYPE_GROUP:
                case TYPE_MESSAGE:
                    return false;
            }
            const o = proto.options;
            if (o && (0, unsafe.b1)(o, "packed")) {
                return o.packed;
            }
            return (PACKED ==
                resolveFeature("repeatedFieldEncoding", {
                    proto,
                    parent,
                }));
        }
        function findMapEntryFields(mapEntry) {
            const key = mapEntry.fields.find((f) => f.number === 1);
            const value = mapEntry.fields.find((f) => f.number === 2);
            assert(key &&
                key.fieldKind == "scalar" &&
                key.scalar != descriptors.L.BYTES &&
                key.scalar != descriptors.L.FLOAT &&
                key.scalar != descriptors.L.DOUBLE &&
                value &&
                value.fieldKind != "list" &&
                value.fieldKind != "map");
            return { key, value };
        }
        function isEnumOpen(desc) {
            var _a;
            return (OPEN ==
                resolveFeature("enumType", {
                    proto: desc.proto,
                    parent: (_a = desc.parent) !== null && _a !== void 0 ? _a : desc.file,
                }));
        }
        function isDelimitedEncoding(proto, parent) {
            if (proto.type == TYPE_GROUP) {
                return true;
            }
            return (DELIMITED ==
                resolveFeature("messageEncoding", {
                    proto,
                    parent,
                }));
        }
        function isUtf8Validated(proto, parent) {
            return (VERIFY ==
                resolveFeature("utf8Validation", {
                    proto,
                    parent,
                }));
        }
        function resolveFeature(name, ref) {
            var _a, _b;
            const featureSet = (_a = ref.proto.options) === null || _a === void 0 ? void 0 : _a.features;
            if (featureSet) {
                const val = featureSet[name];
                if (val != 0) {
                    return val;
                }
            }
            if ("kind" in ref) {
                if (ref.kind == "message") {
                    return resolveFeature(name, (_b = ref.parent) !== null && _b !== void 0 ? _b : ref.file);
                }
                const editionDefaults = featureDefaults[ref.edition];
                if (!editionDefaults) {
                    throw new Error(`feature default for edition ${ref.edition} not found`);
                }
                return editionDefaults[name];
            }
            return resolveFeature(name, ref.parent);
        }
        function assert(condition, msg) {
            if (!condition) {
                throw new Error(msg);
            }
        }
    }),
    5224: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (toBinary),
            Y: () => (writeField)
        });
        var _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3322);
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2567);
        var _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(477);
        var _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6629);
        var _reflect_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3792);
        var _proto_int64_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5238);
        const IMPLICIT = 2;
        const LEGACY_REQUIRED = 3;
        const writeDefaults = {
            writeUnknownFields: true,
        };
        function makeWriteOptions(options) {
            return options ? Object.assign(Object.assign({}, writeDefaults), options) : writeDefaults;
        }
        function toBinary(schema, message, options) {
            const writer = new _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.fI();
            compiledWriter(schema)(writer, makeWriteOptions(options), message);
            return writer.finish();
        }
        const compiledWriters = new WeakMap();
        function compiledWriter(desc) {
            let compiled = compiledWriters.get(desc);
            if (compiled === undefined) {
                compiled = compileMessage(desc);
            }
            return compiled;
        }
        function compileMessage(desc) {
            const typeName = desc.typeName;
            const sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
            const foreignField = sortedFields[0];
            const fieldWriters = [];
            const compiled = (writer, opts, message) => {
                if (message.$typeName !== typeName && foreignField !== undefined) {
                    throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_1__.b(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
                }
                for (let i = 0; i < fieldWriters.length; i++) {
                    fieldWriters[i](writer, opts, message);
                }
                const unknown = message.$unknown;
                if (unknown !== undefined && opts.writeUnknownFields) {
                    for (let i = 0; i < unknown.length; i++) {
                        const { no, wireType, data } = unknown[i];
                        writer.tag(no, wireType).raw(data);
                    }
                }
            };
            compiledWriters.set(desc, compiled);
            for (const field of sortedFields) {
                fieldWriters.push(compileField(field));
            }
            return compiled;
        }
        function compileField(field) {
            switch (field.fieldKind) {
                case "message":
                case "scalar":
                case "enum":
                    return compileSingularField(field);
                case "list":
                    return compileListField(field);
                case "map":
                    return compileMapField(field);
            }
        }
        function compileSingularField(field) {
            const writeValue = compileSingularValue(field);
            const localName = field.localName;
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (writer, opts, message) => {
                    const oneof = message[oneofLocalName];
                    if (oneof.case === localName) {
                        writeValue(writer, opts, oneof.value);
                    }
                };
            }
            if (field.presence != IMPLICIT) {
                const requiredError = field.presence == LEGACY_REQUIRED
                    ? `cannot encode ${field} to binary: required field not set`
                    : undefined;
                return (writer, opts, message) => {
                    const value = message[localName];
                    if (value !== undefined &&
                        Object.prototype.hasOwnProperty.call(message, localName)) {
                        writeValue(writer, opts, value);
                    }
                    else if (requiredError !== undefined) {
                        throw new Error(requiredError);
                    }
                };
            }
            if (field.fieldKind == "enum") {
                const zero = field.enum.values[0].number;
                return (writer, opts, message) => {
                    const value = message[localName];
                    if (value !== zero) {
                        writeValue(writer, opts, value);
                    }
                };
            }
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BOOL:
                    return (writer, opts, message) => {
                        const value = message[localName];
                        if (value !== false) {
                            writeValue(writer, opts, value);
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.STRING:
                    return (writer, opts, message) => {
                        const value = message[localName];
                        if (value !== "") {
                            writeValue(writer, opts, value);
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BYTES:
                    return (writer, opts, message) => {
                        const value = message[localName];
                        if (!(value instanceof Uint8Array) || value.byteLength > 0) {
                            writeValue(writer, opts, value);
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.DOUBLE:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FLOAT:
                    return (writer, opts, message) => {
                        const value = message[localName];
                        if (!Object.is(value, 0)) {
                            writeValue(writer, opts, value);
                        }
                    };
                default:
                    return (writer, opts, message) => {
                        const value = message[localName];
                        if (value != 0) {
                            writeValue(writer, opts, value);
                        }
                    };
            }
        }
        function compileSingularValue(field) {
            switch (field.fieldKind) {
                case "message": {
                    const { toMessage } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_3__.IK)(field);
                    const writeChild = compileChildWriter(field);
                    return (writer, opts, value) => {
                        writeChild(writer, opts, toMessage(value));
                    };
                }
                case "scalar":
                case "enum": {
                    const scalarType = field.fieldKind == "enum" ? _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32 : field.scalar;
                    const fieldNo = field.number;
                    const wireType = writeTypeOfScalar(scalarType);
                    const writeScalar = compileScalarValue(scalarType, field.parent.typeName, field.name);
                    return (writer, opts, value) => {
                        writer.tag(fieldNo, wireType);
                        writeScalar(writer, value);
                    };
                }
            }
        }
        function compileListField(field) {
            const localName = field.localName;
            const fieldNo = field.number;
            switch (field.listKind) {
                case "message": {
                    const { toMessage } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_3__.IK)(field);
                    const writeChild = compileChildWriter(field);
                    return (writer, opts, message) => {
                        const items = message[localName];
                        for (let i = 0; i < items.length; i++) {
                            writeChild(writer, opts, toMessage(items[i]));
                        }
                    };
                }
                case "scalar":
                case "enum": {
                    const scalarType = field.listKind == "enum" ? _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32 : field.scalar;
                    const writeScalar = compileScalarValue(scalarType, field.parent.typeName, field.name);
                    if (field.packed) {
                        return (writer, opts, message) => {
                            const items = message[localName];
                            if (items.length == 0) {
                                return;
                            }
                            writer.tag(fieldNo, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.LengthDelimited).fork();
                            for (let i = 0; i < items.length; i++) {
                                writeScalar(writer, items[i]);
                            }
                            writer.join();
                        };
                    }
                    const wireType = writeTypeOfScalar(scalarType);
                    return (writer, opts, message) => {
                        const items = message[localName];
                        for (let i = 0; i < items.length; i++) {
                            writer.tag(fieldNo, wireType);
                            writeScalar(writer, items[i]);
                        }
                    };
                }
            }
        }
        function compileMapField(field) {
            const localName = field.localName;
            const fieldNo = field.number;
            const writeKey = compileMapKey(field);
            if (field.mapKind == "message") {
                const { toMessage } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_3__.IK)(field);
                const writeMessage = compiledWriter(field.message);
                return (writer, opts, message) => {
                    const record = message[localName];
                    const keys = Object.keys(record);
                    for (let i = 0; i < keys.length; i++) {
                        const key = keys[i];
                        writer.tag(fieldNo, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.LengthDelimited).fork();
                        writeKey(writer, key);
                        writer.tag(2, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.LengthDelimited).fork();
                        writeMessage(writer, opts, toMessage(record[key]));
                        writer.join();
                        writer.join();
                    }
                };
            }
            const scalarType = field.mapKind == "enum" ? _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32 : field.scalar;
            const valueWireType = writeTypeOfScalar(scalarType);
            const writeScalar = compileScalarValue(scalarType, field.parent.typeName, field.name);
            return (writer, opts, message) => {
                const record = message[localName];
                const keys = Object.keys(record);
                for (let i = 0; i < keys.length; i++) {
                    const key = keys[i];
                    writer.tag(fieldNo, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.LengthDelimited).fork();
                    writeKey(writer, key);
                    writer.tag(2, valueWireType);
                    writeScalar(writer, record[key]);
                    writer.join();
                }
            };
        }
        function compileMapKey(field) {
            const wireType = writeTypeOfScalar(field.mapKey);
            const writeScalar = compileScalarValue(field.mapKey, field.parent.typeName, field.name);
            const convertKey = compileMapKeyConverter(field.mapKey);
            return (writer, key) => {
                writer.tag(1, wireType);
                writeScalar(writer, convertKey(key));
            };
        }
        function compileMapKeyConverter(type) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.STRING:
                    return (key) => key;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BOOL:
                    return (key) => (key === "true" ? true : key === "false" ? false : key);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED64:
                    return (key) => {
                        try {
                            return _proto_int64_js__WEBPACK_IMPORTED_MODULE_4__.M.uParse(key);
                        }
                        catch (_a) {
                            return key;
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT64:
                    return (key) => {
                        try {
                            return _proto_int64_js__WEBPACK_IMPORTED_MODULE_4__.M.parse(key);
                        }
                        catch (_a) {
                            return key;
                        }
                    };
                default:
                    return (key) => {
                        const n = Number.parseInt(key);
                        return Number.isFinite(n) ? n : key;
                    };
            }
        }
        function compileScalarValue(type, messageName, fieldName) {
            const writeScalar = compileScalarWrite(type);
            return (writer, value) => {
                try {
                    writeScalar(writer, value);
                }
                catch (e) {
                    if (e instanceof Error) {
                        throw new Error(`cannot encode field ${messageName}.${fieldName} to binary: ${e.message}`);
                    }
                    throw e;
                }
            };
        }
        function compileScalarWrite(type) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.STRING:
                    return (writer, value) => writer.string(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BOOL:
                    return (writer, value) => writer.bool(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.DOUBLE:
                    return (writer, value) => writer.double(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FLOAT:
                    return (writer, value) => writer.float(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT32:
                    return (writer, value) => writer.int32(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.INT64:
                    return (writer, value) => writer.int64(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT64:
                    return (writer, value) => writer.uint64(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED64:
                    return (writer, value) => writer.fixed64(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BYTES:
                    return (writer, value) => writer.bytes(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED32:
                    return (writer, value) => writer.fixed32(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED32:
                    return (writer, value) => writer.sfixed32(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED64:
                    return (writer, value) => writer.sfixed64(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT64:
                    return (writer, value) => writer.sint64(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.UINT32:
                    return (writer, value) => writer.uint32(value);
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SINT32:
                    return (writer, value) => writer.sint32(value);
            }
        }
        function writeField(writer, opts, msg, field) {
            compileField(field)(writer, opts, msg[_reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_5__.I4]);
        }
        function compileChildWriter(field) {
            const fieldNo = field.number;
            const writeMessage = compiledWriter(field.message);
            if (field.delimitedEncoding) {
                return (writer, opts, child) => {
                    writer.tag(fieldNo, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.StartGroup);
                    writeMessage(writer, opts, child);
                    writer.tag(fieldNo, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.EndGroup);
                };
            }
            return (writer, opts, child) => {
                writer.tag(fieldNo, _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.LengthDelimited).fork();
                writeMessage(writer, opts, child);
                writer.join();
            };
        }
        function writeTypeOfScalar(type) {
            switch (type) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.BYTES:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.STRING:
                    return _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.LengthDelimited;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.DOUBLE:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED64:
                    return _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.Bit64;
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_2__.L.FLOAT:
                    return _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.Bit32;
                default:
                    return _wire_binary_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O0.Varint;
            }
        }
    }),
    8619: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            aB: () => (toJson)
        });
        var _descriptors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2567);
        var _reflect_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6424);
        var _wkt_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(962);
        var _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5898);
        var _wkt_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7180);
        var _wire_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1712);
        var _extensions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4483);
        var _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
        var _reflect_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(477);
        var _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6629);
        var _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3039);
        var _reflect_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3792);
        const LEGACY_REQUIRED = 3;
        const IMPLICIT = 2;
        const jsonWriteDefaults = {
            alwaysEmitImplicit: false,
            enumAsInteger: false,
            useProtoFieldName: false,
        };
        function makeWriteOptions(options) {
            return options ? Object.assign(Object.assign({}, jsonWriteDefaults), options) : jsonWriteDefaults;
        }
        function toJson(schema, message, options) {
            return compiledWriter(schema)(makeWriteOptions(options), message);
        }
        function toJsonString(schema, message, options) {
            var _a;
            const jsonValue = toJson(schema, message, options);
            return JSON.stringify(jsonValue, null, (_a = options === null || options === void 0 ? void 0 : options.prettySpaces) !== null && _a !== void 0 ? _a : 0);
        }
        function enumToJson(descEnum, value) {
            var _a;
            if (descEnum.typeName == "google.protobuf.NullValue") {
                return null;
            }
            const name = (_a = descEnum.value[value]) === null || _a === void 0 ? void 0 : _a.jsonName;
            if (name === undefined) {
                throw new Error(`${value} is not a value in ${descEnum}`);
            }
            return name;
        }
        const compiledWriters = new WeakMap();
        function compiledWriter(desc) {
            let compiled = compiledWriters.get(desc);
            if (compiled === undefined) {
                compiled = compileMessage(desc);
            }
            return compiled;
        }
        function compileMessage(desc) {
            const typeName = desc.typeName;
            const writeWkt = compileWkt(desc);
            if (writeWkt !== undefined) {
                const foreignField = desc.fields[0];
                const compiledWriter = (opts, message) => {
                    if (message.$typeName !== typeName && foreignField !== undefined) {
                        throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_0__.b(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
                    }
                    return writeWkt(opts, message);
                };
                compiledWriters.set(desc, compiledWriter);
                return compiledWriter;
            }
            const sortedFields = desc.fields.concat().sort((a, b) => a.number - b.number);
            const foreignField = sortedFields[0];
            const fieldWriters = [];
            const compiledWriter = (opts, message) => {
                if (message.$typeName !== typeName && foreignField !== undefined) {
                    throw new _reflect_error_js__WEBPACK_IMPORTED_MODULE_0__.b(foreignField, `cannot use ${foreignField} with message ${message.$typeName}`, "ForeignFieldError");
                }
                const json = {};
                for (let i = 0; i < fieldWriters.length; i++) {
                    fieldWriters[i](opts, message, json);
                }
                if (opts.registry) {
                    writeExtensions(json, opts, opts.registry, message, desc);
                }
                return json;
            };
            compiledWriters.set(desc, compiledWriter);
            for (const field of sortedFields) {
                const writeField = compileField(field);
                fieldWriters.push(field.jsonName === "__proto__" || field.name === "__proto__"
                    ? writeOwnKeys(writeField)
                    : writeField);
            }
            return compiledWriter;
        }
        function writeOwnKeys(writeField) {
            return (opts, message, json) => {
                const tmp = Object.create(null);
                writeField(opts, message, tmp);
                for (const key of Object.keys(tmp)) {
                    (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_1__.P5)(json, key, tmp[key]);
                }
            };
        }
        function compileWkt(desc) {
            if (!desc.typeName.startsWith("google.protobuf.")) {
                return undefined;
            }
            switch (desc.typeName) {
                case "google.protobuf.Any":
                    return (opts, message) => anyToJson(message, opts);
                case "google.protobuf.Timestamp":
                    return (opts, message) => timestampToJson(message);
                case "google.protobuf.Duration":
                    return (opts, message) => durationToJson(message);
                case "google.protobuf.FieldMask":
                    return (opts, message) => fieldMaskToJson(message);
                case "google.protobuf.Struct":
                    return (opts, message) => structToJson(message);
                case "google.protobuf.Value":
                    return (opts, message) => valueToJson(message);
                case "google.protobuf.ListValue":
                    return (opts, message) => listValueToJson(message);
                default:
                    if ((0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.lU)(desc)) {
                        const valueField = desc.fields[0];
                        const localName = valueField.localName;
                        const zero = (0, _reflect_scalar_js__WEBPACK_IMPORTED_MODULE_3__.M7)(valueField.scalar, false);
                        const writeScalar = compileScalarValue(valueField);
                        return (opts, message) => {
                            const value = message[localName];
                            return writeScalar(opts, value === undefined ? zero : value);
                        };
                    }
                    return undefined;
            }
        }
        function compileField(field) {
            switch (field.fieldKind) {
                case "scalar":
                case "enum":
                case "message":
                    return compileSingularField(field);
                case "list":
                case "map": {
                    const writeValue = field.fieldKind == "list"
                        ? compileListValue(field)
                        : compileMapValue(field);
                    const protoName = field.name;
                    const jsonKey = field.jsonName;
                    const localName = field.localName;
                    return (opts, message, json) => {
                        const value = writeValue(opts, message[localName]);
                        if (value !== undefined) {
                            json[opts.useProtoFieldName ? protoName : jsonKey] = value;
                        }
                    };
                }
            }
        }
        function compileSingularField(field) {
            const writeValue = compileSingularValue(field);
            const protoName = field.name;
            const jsonKey = field.jsonName;
            const localName = field.localName;
            if (field.oneof) {
                const oneofLocalName = field.oneof.localName;
                return (opts, message, json) => {
                    const oneof = message[oneofLocalName];
                    if (oneof.case === localName) {
                        json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, oneof.value);
                    }
                };
            }
            if (field.presence != IMPLICIT) {
                const requiredError = field.presence == LEGACY_REQUIRED
                    ? `cannot encode ${field} to JSON: required field not set`
                    : undefined;
                return (opts, message, json) => {
                    const value = message[localName];
                    if (value !== undefined &&
                        Object.prototype.hasOwnProperty.call(message, localName)) {
                        json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                    }
                    else if (requiredError !== undefined) {
                        throw new Error(requiredError);
                    }
                };
            }
            if (field.fieldKind == "enum") {
                const zero = field.enum.values[0].number;
                return (opts, message, json) => {
                    const value = message[localName];
                    if (value !== zero || opts.alwaysEmitImplicit) {
                        json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                    }
                };
            }
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.BOOL:
                    return (opts, message, json) => {
                        const value = message[localName];
                        if (value !== false || opts.alwaysEmitImplicit) {
                            json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.STRING:
                    return (opts, message, json) => {
                        const value = message[localName];
                        if (value !== "" || opts.alwaysEmitImplicit) {
                            json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.BYTES:
                    return (opts, message, json) => {
                        const value = message[localName];
                        if (!(value instanceof Uint8Array) ||
                            value.byteLength > 0 ||
                            opts.alwaysEmitImplicit) {
                            json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                        }
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.DOUBLE:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.FLOAT:
                    return (opts, message, json) => {
                        const value = message[localName];
                        if (!Object.is(value, 0) || opts.alwaysEmitImplicit) {
                            json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                        }
                    };
                default:
                    return (opts, message, json) => {
                        const value = message[localName];
                        if (value != 0 || opts.alwaysEmitImplicit) {
                            json[opts.useProtoFieldName ? protoName : jsonKey] = writeValue(opts, value);
                        }
                    };
            }
        }
        function compileFieldValue(field) {
            switch (field.fieldKind) {
                case "scalar":
                case "enum":
                case "message":
                    return compileSingularValue(field);
                case "list":
                    return compileListValue(field);
                case "map":
                    return compileMapValue(field);
            }
        }
        function compileSingularValue(field) {
            switch (field.fieldKind) {
                case "scalar":
                    return compileScalarValue(field);
                case "enum":
                    return compileEnumValue(field);
                case "message":
                    return compileMessageValue(field);
            }
        }
        function compileMessageValue(field) {
            const { toMessage } = (0, _reflect_message_js__WEBPACK_IMPORTED_MODULE_5__.IK)(field);
            const writeMessage = compiledWriter(field.message);
            return (opts, value) => writeMessage(opts, toMessage(value));
        }
        function compileListValue(field) {
            const writeItem = compileListItemValue(field);
            return (opts, value) => {
                const items = value;
                if (items.length == 0 && !opts.alwaysEmitImplicit) {
                    return undefined;
                }
                const jsonArray = [];
                for (let i = 0; i < items.length; i++) {
                    jsonArray.push(writeItem(opts, items[i]));
                }
                return jsonArray;
            };
        }
        function compileListItemValue(field) {
            switch (field.listKind) {
                case "scalar":
                    return compileScalarValue(field);
                case "enum":
                    return compileEnumValue(field);
                case "message":
                    return compileMessageValue(field);
            }
        }
        function compileMapValue(field) {
            const writeMapValue = compileMapEntryValue(field);
            return (opts, value) => {
                const record = value;
                const keys = Object.keys(record);
                if (keys.length == 0 && !opts.alwaysEmitImplicit) {
                    return undefined;
                }
                const jsonObject = {};
                for (let i = 0; i < keys.length; i++) {
                    const key = keys[i];
                    (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_1__.P5)(jsonObject, key, writeMapValue(opts, record[key]));
                }
                return jsonObject;
            };
        }
        function compileMapEntryValue(field) {
            switch (field.mapKind) {
                case "scalar":
                    return compileScalarValue(field);
                case "enum":
                    return compileEnumValue(field);
                case "message":
                    return compileMessageValue(field);
            }
        }
        function compileEnumValue(field) {
            const desc = field.enum;
            if (desc.typeName == "google.protobuf.NullValue") {
                return (opts, value) => {
                    if (typeof value != "number") {
                        throw errorEnumValue(desc, value);
                    }
                    return null;
                };
            }
            return (opts, value) => {
                var _a, _b;
                if (typeof value != "number") {
                    throw errorEnumValue(desc, value);
                }
                if (opts.enumAsInteger) {
                    return value;
                }
                return (_b = (_a = desc.value[value]) === null || _a === void 0 ? void 0 : _a.jsonName) !== null && _b !== void 0 ? _b : value;
            };
        }
        function errorEnumValue(desc, value) {
            return new Error(`cannot encode ${desc} to JSON: expected number, got ${(0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_6__.$L)(value)}`);
        }
        function compileScalarValue(field) {
            switch (field.scalar) {
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.INT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.SFIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.SINT32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.FIXED32:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.UINT32:
                    return (opts, value) => {
                        if (typeof value != "number") {
                            throw errorScalarValue(field, value);
                        }
                        return value;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.FLOAT:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.DOUBLE:
                    return (opts, value) => {
                        if (typeof value != "number") {
                            throw errorScalarValue(field, value);
                        }
                        if (Number.isNaN(value))
                            return "NaN";
                        if (value === Number.POSITIVE_INFINITY)
                            return "Infinity";
                        if (value === Number.NEGATIVE_INFINITY)
                            return "-Infinity";
                        return value;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.STRING:
                    return (opts, value) => {
                        if (typeof value != "string") {
                            throw errorScalarValue(field, value);
                        }
                        return value;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.BOOL:
                    return (opts, value) => {
                        if (typeof value != "boolean") {
                            throw errorScalarValue(field, value);
                        }
                        return value;
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.UINT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.FIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.INT64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.SFIXED64:
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.SINT64:
                    return (opts, value) => {
                        if (typeof value == "bigint" ||
                            typeof value == "string" ||
                            (typeof value == "number" && Number.isInteger(value))) {
                            return value.toString();
                        }
                        throw errorScalarValue(field, value);
                    };
                case _descriptors_js__WEBPACK_IMPORTED_MODULE_4__.L.BYTES:
                    return (opts, value) => {
                        if (value instanceof Uint8Array) {
                            return (0, _wire_index_js__WEBPACK_IMPORTED_MODULE_7__.K)(value);
                        }
                        throw errorScalarValue(field, value);
                    };
            }
        }
        function errorScalarValue(field, value) {
            var _a;
            return new Error(`cannot encode ${field} to JSON: ${(_a = (0, _reflect_reflect_check_js__WEBPACK_IMPORTED_MODULE_6__.PZ)(field, value)) === null || _a === void 0 ? void 0 : _a.message}`);
        }
        function writeExtensions(json, opts, registry, message, desc) {
            const unknown = message.$unknown;
            if (unknown === undefined) {
                return;
            }
            const tagSeen = new Set();
            for (let i = 0; i < unknown.length; i++) {
                const { no } = unknown[i];
                if (!tagSeen.has(no)) {
                    tagSeen.add(no);
                    const extension = registry.getExtensionFor(desc, no);
                    if (!extension) {
                        continue;
                    }
                    const value = (0, _extensions_js__WEBPACK_IMPORTED_MODULE_8__.uQ)(message, extension);
                    const [container, field] = (0, _extensions_js__WEBPACK_IMPORTED_MODULE_8__.z3)(extension, value);
                    const local = container[_reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_1__.I4];
                    const jsonValue = compileFieldValue(field)(opts, local[field.localName]);
                    if (jsonValue !== undefined) {
                        json[extension.jsonName] = jsonValue;
                    }
                }
            }
        }
        function anyToJson(val, opts) {
            if (val.typeUrl === "") {
                return {};
            }
            const { registry } = opts;
            let message;
            let desc;
            if (registry) {
                message = (0, _wkt_index_js__WEBPACK_IMPORTED_MODULE_9__.rW)(val, registry);
                if (message) {
                    desc = registry.getMessage(message.$typeName);
                }
            }
            if (!desc || !message) {
                throw new Error(`cannot encode message ${val.$typeName} to JSON: "${val.typeUrl}" is not in the type registry`);
            }
            const json = (0, _wkt_wrappers_js__WEBPACK_IMPORTED_MODULE_2__.vi)(desc)
                ? {
                    value: compiledWriter(desc)(opts, message),
                }
                : compiledWriter(desc)(opts, message);
            json["@type"] = val.typeUrl;
            return json;
        }
        function durationToJson(val) {
            const seconds = Number(val.seconds);
            const nanos = val.nanos;
            if (seconds > _wkt_json_js__WEBPACK_IMPORTED_MODULE_10__.Uf || seconds < _wkt_json_js__WEBPACK_IMPORTED_MODULE_10__.YG) {
                throw new Error(`cannot encode message ${val.$typeName} to JSON: value out of range`);
            }
            if ((seconds > 0 && nanos < 0) || (seconds < 0 && nanos > 0)) {
                throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos sign must match seconds sign`);
            }
            let text = val.seconds.toString();
            if (nanos !== 0) {
                let nanosStr = Math.abs(nanos).toString();
                nanosStr = "0".repeat(9 - nanosStr.length) + nanosStr;
                if (nanosStr.substring(3) === "000000") {
                    nanosStr = nanosStr.substring(0, 3);
                }
                else if (nanosStr.substring(6) === "000") {
                    nanosStr = nanosStr.substring(0, 6);
                }
                text += "." + nanosStr;
                if (nanos < 0 && seconds == 0) {
                    text = "-" + text;
                }
            }
            return text + "s";
        }
        function fieldMaskToJson(val) {
            return val.paths
                .map((p) => {
                if ((0, _reflect_names_js__WEBPACK_IMPORTED_MODULE_11__.t5)((0, _reflect_names_js__WEBPACK_IMPORTED_MODULE_11__.RM)(p)) !== p) {
                    throw new Error(`cannot encode message ${val.$typeName} to JSON: lowerCamelCase of path name "${p}" is irreversible`);
                }
                return (0, _reflect_names_js__WEBPACK_IMPORTED_MODULE_11__.RM)(p);
            })
                .join(",");
        }
        function structToJson(val) {
            const json = {};
            const keys = Object.keys(val.fields);
            for (let i = 0; i < keys.length; i++) {
                const key = keys[i];
                (0, _reflect_unsafe_js__WEBPACK_IMPORTED_MODULE_1__.P5)(json, key, valueToJson(val.fields[key]));
            }
            return json;
        }
        function valueToJson(val) {
            switch (val.kind.case) {
                case "nullValue":
                    return null;
                case "numberValue":
                    if (!Number.isFinite(val.kind.value)) {
                        throw new Error(`${val.$typeName} cannot be NaN or Infinity`);
                    }
                    return val.kind.value;
                case "boolValue":
                    return val.kind.value;
                case "stringValue":
                    return val.kind.value;
                case "structValue":
                    return structToJson(val.kind.value);
                case "listValue":
                    return listValueToJson(val.kind.value);
                default:
                    throw new Error(`${val.$typeName} must have a value`);
            }
        }
        function listValueToJson(val) {
            return val.values.map(valueToJson);
        }
        function timestampToJson(val) {
            const ms = Number(val.seconds) * 1000;
            if (ms < _wkt_json_js__WEBPACK_IMPORTED_MODULE_10__.zf || ms > _wkt_json_js__WEBPACK_IMPORTED_MODULE_10__.dX) {
                throw new Error(`cannot encode message ${val.$typeName} to JSON: must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive`);
            }
            if (val.nanos < 0) {
                throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be negative`);
            }
            if (val.nanos > 999999999) {
                throw new Error(`cannot encode message ${val.$typeName} to JSON: nanos must not be greater than 999999999`);
            }
            let z = "Z";
            if (val.nanos > 0) {
                const nanosStr = (val.nanos + 1000000000).toString().substring(1);
                if (nanosStr.substring(3) === "000000") {
                    z = "." + nanosStr.substring(0, 3) + "Z";
                }
                else if (nanosStr.substring(6) === "000") {
                    z = "." + nanosStr.substring(0, 6) + "Z";
                }
                else {
                    z = "." + nanosStr + "Z";
                }
            }
            return new Date(ms).toISOString().replace(".000Z", z);
        }
    }),
    1712: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K: () => (base64Encode),
            u: () => (base64Decode)
        });
        const nativeSetFromBase64 = Uint8Array.prototype.setFromBase64;
        function base64Decode(base64Str) {
            const len = base64Str.length;
            let size = len - ((len + 3) >> 2);
            if ((len & 3) == 0 && base64Str[len - 1] == "=") {
                size -= base64Str[len - 2] == "=" ? 2 : 1;
            }
            const bytes = new Uint8Array(size);
            let written = -1;
            if (nativeSetFromBase64) {
                try {
                    const result = nativeSetFromBase64.call(bytes, base64Str);
                    if (result.read == len) {
                        written = result.written;
                    }
                }
                catch (_a) {
                }
            }
            if (written < 0) {
                written = setFromBase64(bytes, base64Str);
            }
            return written == size ? bytes : bytes.subarray(0, written);
        }
        function setFromBase64(bytes, base64Str) {
            const table = getDecodeTable();
            let bytePos = 0, groupPos = 0, b, p = 0;
            for (let i = 0; i < base64Str.length; i++) {
                b = table[base64Str.charCodeAt(i)];
                if (b === undefined) {
                    switch (base64Str[i]) {
                        case "=":
                            groupPos = 0;
                        case "\n":
                        case "\r":
                        case "\t":
                        case " ":
                            continue;
                        default:
                            throw Error("invalid base64 string");
                    }
                }
                switch (groupPos) {
                    case 0:
                        p = b;
                        groupPos = 1;
                        break;
                    case 1:
                        bytes[bytePos++] = (p << 2) | ((b & 48) >> 4);
                        p = b;
                        groupPos = 2;
                        break;
                    case 2:
                        bytes[bytePos++] = ((p & 15) << 4) | ((b & 60) >> 2);
                        p = b;
                        groupPos = 3;
                        break;
                    case 3:
                        bytes[bytePos++] = ((p & 3) << 6) | b;
                        groupPos = 0;
                        break;
                }
            }
            if (groupPos == 1)
                throw Error("invalid base64 string");
            return bytePos;
        }
        const nativeToBase64 = Uint8Array.prototype.toBase64;
        const toBase64OptionsMap = {
            std: { alphabet: "base64", omitPadding: false },
            std_raw: { alphabet: "base64", omitPadding: true },
            url: { alphabet: "base64url", omitPadding: true },
        };
        function base64Encode(bytes, encoding = "std") {
            if (nativeToBase64) {
                return nativeToBase64.call(bytes, toBase64OptionsMap[encoding]);
            }
            const table = getEncodeTable(encoding);
            const pad = encoding == "std";
            let base64 = "", groupPos = 0, b, p = 0;
            for (let i = 0; i < bytes.length; i++) {
                b = bytes[i];
                switch (groupPos) {
                    case 0:
                        base64 += table[b >> 2];
                        p = (b & 3) << 4;
                        groupPos = 1;
                        break;
                    case 1:
                        base64 += table[p | (b >> 4)];
                        p = (b & 15) << 2;
                        groupPos = 2;
                        break;
                    case 2:
                        base64 += table[p | (b >> 6)];
                        base64 += table[b & 63];
                        groupPos = 0;
                        break;
                }
            }
            if (groupPos) {
                base64 += table[p];
                if (pad) {
                    base64 += "=";
                    if (groupPos == 1)
                        base64 += "=";
                }
            }
            return base64;
        }
        let encodeTableStd;
        let encodeTableUrl;
        let decodeTable;
        function getEncodeTable(encoding) {
            if (!encodeTableStd) {
                encodeTableStd =
                    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("");
                encodeTableUrl = encodeTableStd.slice(0, -2).concat("-", "_");
            }
            return encoding == "url"
                ?
                    encodeTableUrl
                : encodeTableStd;
        }
        function getDecodeTable() {
            if (!decodeTable) {
                decodeTable = [];
                const encodeTable = getEncodeTable("std");
                for (let i = 0; i < encodeTable.length; i++)
                    decodeTable[encodeTable[i].charCodeAt(0)] = i;
                decodeTable["-".charCodeAt(0)] = encodeTable.indexOf("+");
                decodeTable["_".charCodeAt(0)] = encodeTable.indexOf("/");
            }
            return decodeTable;
        }
    }),
    3322: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O0: () => (WireType),
            Qh: () => (INT32_MIN),
            V5: () => (BinaryReader),
            f7: () => (UINT32_MAX),
            fI: () => (BinaryWriter),
            go: () => (INT32_MAX)
        });
        var _varint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4745);
        var _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5238);
        var _text_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1600);
        var WireType;
        (function (WireType) {
            WireType[WireType["Varint"] = 0] = "Varint";
            WireType[WireType["Bit64"] = 1] = "Bit64";
            WireType[WireType["LengthDelimited"] = 2] = "LengthDelimited";
            WireType[WireType["StartGroup"] = 3] = "StartGroup";
            WireType[WireType["EndGroup"] = 4] = "EndGroup";
            WireType[WireType["Bit32"] = 5] = "Bit32";
        })(WireType || (WireType = {}));
        const FLOAT32_MAX = 3.4028234663852886e38;
        const FLOAT32_MIN = (null && (-3.4028234663852886e38));
        const UINT32_MAX = 0xffffffff;
        const INT32_MAX = 0x7fffffff;
        const INT32_MIN = -0x80000000;
        class BinaryWriter {
            constructor(encodeUtf8) {
                this.stackPos = [];
                this.encodeUtf8Into = encodeUtf8
                    ? (0, _text_encoding_js__WEBPACK_IMPORTED_MODULE_0__.O5)(encodeUtf8)
                    : (0, _text_encoding_js__WEBPACK_IMPORTED_MODULE_0__.dM)().encodeUtf8Into;
                this.buffer = EMPTY_BUFFER;
                this.viewCache = EMPTY_VIEW;
                this.pos = 0;
            }
            ensureCapacity(size) {
                const required = this.pos + size;
                if (required > this.buffer.length) {
                    let newLen = this.buffer.length || INITIAL_SIZE;
                    while (newLen < required)
                        newLen *= 2;
                    const newBuf = new Uint8Array(newLen);
                    if (this.pos > 0)
                        newBuf.set(this.buffer);
                    this.buffer = newBuf;
                }
            }
            view() {
                const bytes = this.buffer;
                const view = this.viewCache;
                if (view.byteLength === bytes.byteLength)
                    return view;
                const newView = new DataView(bytes.buffer);
                this.viewCache = newView;
                return newView;
            }
            finish() {
                const result = this.buffer.slice(0, this.pos);
                this.pos = 0;
                this.stackPos = [];
                return result;
            }
            fork() {
                this.stackPos.push(this.pos);
                this.ensureCapacity(DEFAULT_LEN_PREFIX_SIZE);
                this.buffer[this.pos++] = 0;
                return this;
            }
            join() {
                const forkPos = this.stackPos.pop();
                if (forkPos === undefined)
                    throw new Error("invalid state, fork stack empty");
                const len = this.pos - forkPos - DEFAULT_LEN_PREFIX_SIZE;
                const lenPrefixSize = varint32Size(len);
                if (lenPrefixSize > DEFAULT_LEN_PREFIX_SIZE) {
                    this.ensureCapacity(lenPrefixSize - DEFAULT_LEN_PREFIX_SIZE);
                    this.buffer.copyWithin(forkPos + lenPrefixSize, forkPos + DEFAULT_LEN_PREFIX_SIZE, this.pos);
                }
                this.pos = forkPos;
                this.uint32(len);
                this.pos += len;
                return this;
            }
            tag(fieldNo, type) {
                return this.uint32(((fieldNo << 3) | type) >>> 0);
            }
            raw(chunk) {
                this.ensureCapacity(chunk.length);
                this.buffer.set(chunk, this.pos);
                this.pos += chunk.length;
                return this;
            }
            uint32(value) {
                assertUInt32(value);
                this.ensureCapacity(5);
                if (value < 0x80) {
                    this.buffer[this.pos++] = value;
                    return this;
                }
                while (value > 0x7f) {
                    this.buffer[this.pos++] = (value & 0x7f) | 0x80;
                    value >>>= 7;
                }
                this.buffer[this.pos++] = value;
                return this;
            }
            int32(value) {
                assertInt32(value);
                if (value >= 0) {
                    return this.uint32(value);
                }
                this.ensureCapacity(10);
                for (let i = 0; i < 9; i++) {
                    this.buffer[this.pos++] = (value & 0x7f) | 0x80;
                    value >>= 7;
                }
                this.buffer[this.pos++] = 1;
                return this;
            }
            bool(value) {
                this.ensureCapacity(1);
                this.buffer[this.pos++] = value ? 1 : 0;
                return this;
            }
            bytes(value) {
                this.uint32(value.byteLength);
                return this.raw(value);
            }
            string(value) {
                if (typeof value !== "string") {
                    value = String(value);
                }
                const len = value.length;
                if (len <= ASCII_MAX_LENGTH) {
                    this.ensureCapacity(len + 1);
                    const ascii = this.buffer;
                    let pos = this.pos;
                    ascii[pos++] = len;
                    let i = 0;
                    for (; i < len; i++) {
                        const code = value.charCodeAt(i);
                        if (code > 0x7f)
                            break;
                        ascii[pos++] = code;
                    }
                    if (i == len) {
                        this.pos = pos;
                        return this;
                    }
                }
                this.ensureCapacity(len * 3 + 5);
                const lenPrefixSizeGuess = varint32Size(len);
                const buf = this.buffer;
                const start = this.pos;
                const { written } = this.encodeUtf8Into(value, buf.subarray(start + lenPrefixSizeGuess));
                const lenPrefixSize = varint32Size(written);
                if (lenPrefixSize != lenPrefixSizeGuess) {
                    buf.copyWithin(start + lenPrefixSize, start + lenPrefixSizeGuess, start + lenPrefixSizeGuess + written);
                }
                this.uint32(written);
                this.pos += written;
                return this;
            }
            float(value) {
                assertFloat32(value);
                this.ensureCapacity(4);
                this.view().setFloat32(this.pos, value, true);
                this.pos += 4;
                return this;
            }
            double(value) {
                this.ensureCapacity(8);
                this.view().setFloat64(this.pos, value, true);
                this.pos += 8;
                return this;
            }
            fixed32(value) {
                assertUInt32(value);
                this.ensureCapacity(4);
                this.view().setUint32(this.pos, value, true);
                this.pos += 4;
                return this;
            }
            sfixed32(value) {
                assertInt32(value);
                this.ensureCapacity(4);
                this.view().setInt32(this.pos, value, true);
                this.pos += 4;
                return this;
            }
            sint32(value) {
                assertInt32(value);
                return this.uint32(((value << 1) ^ (value >> 31)) >>> 0);
            }
            sfixed64(value) {
                const tc = _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.enc(value);
                this.ensureCapacity(8);
                const view = this.view();
                view.setInt32(this.pos, tc.lo, true);
                view.setInt32(this.pos + 4, tc.hi, true);
                this.pos += 8;
                return this;
            }
            fixed64(value) {
                const tc = _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.uEnc(value);
                this.ensureCapacity(8);
                const view = this.view();
                view.setInt32(this.pos, tc.lo, true);
                view.setInt32(this.pos + 4, tc.hi, true);
                this.pos += 8;
                return this;
            }
            int64(value) {
                const tc = _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.enc(value);
                return this.writeVarint64(tc.lo, tc.hi);
            }
            sint64(value) {
                const tc = _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.enc(value), sign = tc.hi >> 31, lo = (tc.lo << 1) ^ sign, hi = ((tc.hi << 1) | (tc.lo >>> 31)) ^ sign;
                return this.writeVarint64(lo, hi);
            }
            uint64(value) {
                const tc = _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.uEnc(value);
                return this.writeVarint64(tc.lo, tc.hi);
            }
            writeVarint64(lo, hi) {
                this.ensureCapacity(10);
                const buf = this.buffer;
                let pos = this.pos;
                for (let i = 0; i < 28; i = i + 7) {
                    const shift = lo >>> i;
                    const hasNext = !(shift >>> 7 == 0 && hi == 0);
                    buf[pos++] = (hasNext ? shift | 0x80 : shift) & 0xff;
                    if (!hasNext) {
                        this.pos = pos;
                        return this;
                    }
                }
                const splitBits = ((lo >>> 28) & 0x0f) | ((hi & 0x07) << 4);
                const hasMoreBits = !(hi >> 3 == 0);
                buf[pos++] = (hasMoreBits ? splitBits | 0x80 : splitBits) & 0xff;
                if (!hasMoreBits) {
                    this.pos = pos;
                    return this;
                }
                for (let i = 3; i < 31; i = i + 7) {
                    const shift = hi >>> i;
                    const hasNext = !(shift >>> 7 == 0);
                    buf[pos++] = (hasNext ? shift | 0x80 : shift) & 0xff;
                    if (!hasNext) {
                        this.pos = pos;
                        return this;
                    }
                }
                buf[pos++] = (hi >>> 31) & 0x01;
                this.pos = pos;
                return this;
            }
        }
        const INITIAL_SIZE = 128;
        const DEFAULT_LEN_PREFIX_SIZE = 1;
        const EMPTY_BUFFER = new Uint8Array(0);
        const EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
        const ASCII_MAX_LENGTH = 32;
        function varint32Size(value) {
            if (value < 0x80)
                return 1;
            if (value < 0x4000)
                return 2;
            if (value < 0x200000)
                return 3;
            if (value < 0x10000000)
                return 4;
            return 5;
        }
        class BinaryReader {
            constructor(buf, decodeUtf8 = (0, _text_encoding_js__WEBPACK_IMPORTED_MODULE_0__.dM)().decodeUtf8) {
                this.decodeUtf8 = decodeUtf8;
                this.varint64Lo = 0;
                this.varint64Hi = 0;
                this.varint64 = _varint_js__WEBPACK_IMPORTED_MODULE_2__.ls;
                this.uint32 = _varint_js__WEBPACK_IMPORTED_MODULE_2__.Gn;
                this.buf = buf;
                this.len = buf.length;
                this.pos = 0;
                this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
            }
            tag() {
                const start = this.pos;
                const tag = this.uint32();
                const bytesRead = this.pos - start;
                if (bytesRead > 5 || (bytesRead == 5 && this.buf[this.pos - 1] > 0x0f)) {
                    throw new Error("illegal tag: varint overflows uint32");
                }
                const fieldNo = tag >>> 3;
                const wireType = tag & 7;
                if (fieldNo <= 0 || wireType > 5) {
                    throw new Error("illegal tag: field no " + fieldNo + " wire type " + wireType);
                }
                return [fieldNo, wireType];
            }
            skip(wireType, fieldNo, recursionLimit = 100) {
                let start = this.pos;
                switch (wireType) {
                    case WireType.Varint:
                        while (this.buf[this.pos++] & 0x80) {
                        }
                        break;
                    case WireType.Bit64:
                        this.pos += 4;
                    case WireType.Bit32:
                        this.pos += 4;
                        break;
                    case WireType.LengthDelimited:
                        let len = this.uint32();
                        this.pos += len;
                        break;
                    case WireType.StartGroup:
                        if (recursionLimit <= 0) {
                            throw new Error("maximum recursion depth reached");
                        }
                        for (;;) {
                            const [fn, wt] = this.tag();
                            if (wt === WireType.EndGroup) {
                                if (fieldNo !== undefined && fn !== fieldNo) {
                                    throw new Error("invalid end group tag");
                                }
                                break;
                            }
                            this.skip(wt, fn, recursionLimit - 1);
                        }
                        break;
                    default:
                        throw new Error("cant skip wire type " + wireType);
                }
                this.assertBounds();
                return this.buf.subarray(start, this.pos);
            }
            assertBounds() {
                if (this.pos > this.len)
                    throw new RangeError("premature EOF");
            }
            int32() {
                return this.uint32() | 0;
            }
            sint32() {
                let zze = this.uint32();
                return (zze >>> 1) ^ -(zze & 1);
            }
            int64() {
                this.varint64();
                return _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.dec(this.varint64Lo, this.varint64Hi);
            }
            uint64() {
                this.varint64();
                return _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.uDec(this.varint64Lo, this.varint64Hi);
            }
            sint64() {
                this.varint64();
                let lo = this.varint64Lo;
                let hi = this.varint64Hi;
                let s = -(lo & 1);
                lo = ((lo >>> 1) | ((hi & 1) << 31)) ^ s;
                hi = (hi >>> 1) ^ s;
                return _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.dec(lo, hi);
            }
            bool() {
                const b = this.buf[this.pos];
                if (b < 0x80) {
                    this.pos++;
                    return b !== 0;
                }
                this.varint64();
                return this.varint64Lo !== 0 || this.varint64Hi !== 0;
            }
            fixed32() {
                return this.view.getUint32((this.pos += 4) - 4, true);
            }
            sfixed32() {
                return this.view.getInt32((this.pos += 4) - 4, true);
            }
            fixed64() {
                return _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.uDec(this.sfixed32(), this.sfixed32());
            }
            sfixed64() {
                return _proto_int64_js__WEBPACK_IMPORTED_MODULE_1__.M.dec(this.sfixed32(), this.sfixed32());
            }
            float() {
                return this.view.getFloat32((this.pos += 4) - 4, true);
            }
            double() {
                return this.view.getFloat64((this.pos += 8) - 8, true);
            }
            bytes() {
                let len = this.uint32(), start = this.pos;
                this.pos += len;
                this.assertBounds();
                return this.buf.subarray(start, start + len);
            }
            string(strict) {
                const len = this.uint32();
                const start = this.pos;
                this.pos += len;
                this.assertBounds();
                const buf = this.buf;
                if (len <= ASCII_MAX_LENGTH) {
                    const codes = new Array(len);
                    for (let i = 0; i < len; i++) {
                        const byte = buf[start + i];
                        if (byte > 0x7f) {
                            return this.decodeUtf8(buf.subarray(start, this.pos), strict);
                        }
                        codes[i] = byte;
                    }
                    return String.fromCharCode.apply(String, codes);
                }
                return this.decodeUtf8(buf.subarray(start, this.pos), strict);
            }
        }
        function assertInt32(arg) {
            if (typeof arg == "string") {
                arg = Number(arg);
            }
            else if (typeof arg != "number") {
                throw new Error("invalid int32: " + typeof arg);
            }
            if (!Number.isInteger(arg) ||
                arg > INT32_MAX ||
                arg < INT32_MIN)
                throw new Error("invalid int32: " + arg);
        }
        function assertUInt32(arg) {
            if (typeof arg == "string") {
                arg = Number(arg);
            }
            else if (typeof arg != "number") {
                throw new Error("invalid uint32: " + typeof arg);
            }
            if (!Number.isInteger(arg) ||
                arg > UINT32_MAX ||
                arg < 0)
                throw new Error("invalid uint32: " + arg);
        }
        function assertFloat32(arg) {
            if (typeof arg == "string") {
                const o = arg;
                arg = Number(arg);
                if (Number.isNaN(arg) && o !== "NaN") {
                    throw new Error("invalid float32: " + o);
                }
            }
            else if (typeof arg != "number") {
                throw new Error("invalid float32: " + typeof arg);
            }
            if (!Number.isFinite(Math.fround(arg)) && Number.isFinite(arg)) {
                throw new Error("invalid float32: " + arg);
            }
        }
    }),
    1600: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O5: () => (emulateEncodeInto),
            dM: () => (getTextEncoding)
        });
        let te;
        function configureTextEncoding(textEncoding) {
            var _a;
            te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: (_a = textEncoding.encodeUtf8Into) !== null && _a !== void 0 ? _a : emulateEncodeInto(textEncoding.encodeUtf8.bind(textEncoding)) });
        }
        function getTextEncoding() {
            if (!te) {
                const globals = globalThis;
                if (!globals.TextEncoder || !globals.TextDecoder) {
                    throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
                }
                const textEncoder = new globals.TextEncoder();
                const textDecoder = new globals.TextDecoder("utf-8", {
                    ignoreBOM: true,
                });
                let textDecoderStrict;
                const config = {
                    encodeUtf8(text) {
                        return textEncoder.encode(text);
                    },
                    decodeUtf8(bytes, strict) {
                        if (strict) {
                            if (!textDecoderStrict) {
                                textDecoderStrict = new globals.TextDecoder("utf-8", {
                                    fatal: true,
                                    ignoreBOM: true,
                                });
                            }
                            return textDecoderStrict.decode(bytes);
                        }
                        return textDecoder.decode(bytes);
                    },
                    checkUtf8(text) {
                        try {
                            encodeURIComponent(text);
                            return true;
                        }
                        catch (_) {
                            return false;
                        }
                    },
                };
                if (textEncoder.encodeInto) {
                    config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder);
                }
                const nativeStringIsWellFormed = String.prototype.isWellFormed;
                if (nativeStringIsWellFormed) {
                    config.checkUtf8 = (text) => {
                        return nativeStringIsWellFormed.call(text);
                    };
                }
                configureTextEncoding(config);
            }
            return te;
        }
        function emulateEncodeInto(encodeUtf8) {
            return (text, dest) => {
                const bytes = encodeUtf8(text);
                dest.set(bytes);
                return { written: bytes.byteLength };
            };
        }
    }),
    4745: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gn: () => (varint32read),
            Hc: () => (uInt64ToString),
            LJ: () => (int64FromString),
            _Q: () => (int64ToString),
            f7: () => (varint32write),
            ls: () => (varint64read)
        });
        function varint64read() {
            const buf = this.buf;
            let pos = this.pos;
            let lo = 0;
            let hi = 0;
            for (let shift = 0; shift < 28; shift += 7) {
                const b = buf[pos++];
                lo |= (b & 0x7f) << shift;
                if ((b & 0x80) == 0) {
                    this.pos = pos;
                    this.assertBounds();
                    this.varint64Lo = lo;
                    this.varint64Hi = hi;
                    return;
                }
            }
            const middleByte = buf[pos++];
            lo |= (middleByte & 0x0f) << 28;
            hi = (middleByte & 0x70) >> 4;
            if ((middleByte & 0x80) == 0) {
                this.pos = pos;
                this.assertBounds();
                this.varint64Lo = lo;
                this.varint64Hi = hi;
                return;
            }
            for (let shift = 3; shift <= 31; shift += 7) {
                const b = buf[pos++];
                hi |= (b & 0x7f) << shift;
                if ((b & 0x80) == 0) {
                    this.pos = pos;
                    this.assertBounds();
                    this.varint64Lo = lo;
                    this.varint64Hi = hi;
                    return;
                }
            }
            throw new Error("invalid varint");
        }
        function varint64write(lo, hi, bytes) {
            for (let i = 0; i < 28; i = i + 7) {
                const shift = lo >>> i;
                const hasNext = !(shift >>> 7 == 0 && hi == 0);
                const byte = (hasNext ? shift | 0x80 : shift) & 0xff;
                bytes.push(byte);
                if (!hasNext) {
                    return;
                }
            }
            const splitBits = ((lo >>> 28) & 0x0f) | ((hi & 0x07) << 4);
            const hasMoreBits = !(hi >> 3 == 0);
            bytes.push((hasMoreBits ? splitBits | 0x80 : splitBits) & 0xff);
            if (!hasMoreBits) {
                return;
            }
            for (let i = 3; i < 31; i = i + 7) {
                const shift = hi >>> i;
                const hasNext = !(shift >>> 7 == 0);
                const byte = (hasNext ? shift | 0x80 : shift) & 0xff;
                bytes.push(byte);
                if (!hasNext) {
                    return;
                }
            }
            bytes.push((hi >>> 31) & 0x01);
        }
        const TWO_PWR_32_DBL = 0x100000000;
        function int64FromString(dec) {
            const minus = dec[0] === "-";
            if (minus) {
                dec = dec.slice(1);
            }
            const base = 1e6;
            let lowBits = 0;
            let highBits = 0;
            function add1e6digit(begin, end) {
                const digit1e6 = Number(dec.slice(begin, end));
                highBits *= base;
                lowBits = lowBits * base + digit1e6;
                if (lowBits >= TWO_PWR_32_DBL) {
                    highBits = highBits + ((lowBits / TWO_PWR_32_DBL) | 0);
                    lowBits = lowBits % TWO_PWR_32_DBL;
                }
            }
            add1e6digit(-24, -18);
            add1e6digit(-18, -12);
            add1e6digit(-12, -6);
            add1e6digit(-6);
            return minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
        }
        function int64ToString(lo, hi) {
            let bits = newBits(lo, hi);
            const negative = bits.hi & 0x80000000;
            if (negative) {
                bits = negate(bits.lo, bits.hi);
            }
            const result = uInt64ToString(bits.lo, bits.hi);
            return negative ? "-" + result : result;
        }
        function uInt64ToString(lo, hi) {
            ({ lo, hi } = toUnsigned(lo, hi));
            if (hi <= 0x1fffff) {
                return String(TWO_PWR_32_DBL * hi + lo);
            }
            const low = lo & 0xffffff;
            const mid = ((lo >>> 24) | (hi << 8)) & 0xffffff;
            const high = (hi >> 16) & 0xffff;
            let digitA = low + mid * 6777216 + high * 6710656;
            let digitB = mid + high * 8147497;
            let digitC = high * 2;
            const base = 10000000;
            if (digitA >= base) {
                digitB += Math.floor(digitA / base);
                digitA %= base;
            }
            if (digitB >= base) {
                digitC += Math.floor(digitB / base);
                digitB %= base;
            }
            return (digitC.toString() +
                decimalFrom1e7WithLeadingZeros(digitB) +
                decimalFrom1e7WithLeadingZeros(digitA));
        }
        function toUnsigned(lo, hi) {
            return { lo: lo >>> 0, hi: hi >>> 0 };
        }
        function newBits(lo, hi) {
            return { lo: lo | 0, hi: hi | 0 };
        }
        function negate(lowBits, highBits) {
            highBits = ~highBits;
            if (lowBits) {
                lowBits = ~lowBits + 1;
            }
            else {
                highBits += 1;
            }
            return newBits(lowBits, highBits);
        }
        const decimalFrom1e7WithLeadingZeros = (digit1e7) => {
            const partial = String(digit1e7);
            return "0000000".slice(partial.length) + partial;
        };
        function varint32write(value, bytes) {
            if (value >>> 0 < 0x80) {
                bytes.push(value);
                return;
            }
            if (value >= 0) {
                while (value > 0x7f) {
                    bytes.push((value & 0x7f) | 0x80);
                    value = value >>> 7;
                }
                bytes.push(value);
            }
            else {
                for (let i = 0; i < 9; i++) {
                    bytes.push((value & 127) | 128);
                    value = value >> 7;
                }
                bytes.push(1);
            }
        }
        function varint32read() {
            let b = this.buf[this.pos++];
            if ((b & 0x80) === 0) {
                this.assertBounds();
                return b;
            }
            let result = b & 0x7f;
            b = this.buf[this.pos++];
            result |= (b & 0x7f) << 7;
            if ((b & 0x80) === 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x7f) << 14;
            if ((b & 0x80) === 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x7f) << 21;
            if ((b & 0x80) === 0) {
                this.assertBounds();
                return result;
            }
            b = this.buf[this.pos++];
            result |= (b & 0x0f) << 28;
            for (let readBytes = 5; (b & 0x80) !== 0 && readBytes < 10; readBytes++)
                b = this.buf[this.pos++];
            if ((b & 0x80) !== 0)
                throw new Error("invalid varint");
            this.assertBounds();
            return result >>> 0;
        }
    }),
    962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G0: () => (anyPack),
            rW: () => (anyUnpack)
        });
        var _google_protobuf_any_pb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9859);
        var _create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6149);
        var _to_binary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5224);
        var _from_binary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2240);
        function anyPack(schema, message, into) {
            let ret = false;
            if (!into) {
                into = (0, _create_js__WEBPACK_IMPORTED_MODULE_0__.v)(_google_protobuf_any_pb_js__WEBPACK_IMPORTED_MODULE_1__.y);
                ret = true;
            }
            into.value = (0, _to_binary_js__WEBPACK_IMPORTED_MODULE_2__.R)(schema, message);
            into.typeUrl = typeNameToUrl(message.$typeName);
            return ret ? into : undefined;
        }
        function anyIs(any, descOrTypeName) {
            if (any.typeUrl === "") {
                return false;
            }
            const want = typeof descOrTypeName == "string"
                ? descOrTypeName
                : descOrTypeName.typeName;
            const got = typeUrlToName(any.typeUrl);
            return want === got;
        }
        function anyUnpack(any, registryOrMessageDesc) {
            if (any.typeUrl === "") {
                return undefined;
            }
            const desc = registryOrMessageDesc.kind == "message"
                ? registryOrMessageDesc
                : registryOrMessageDesc.getMessage(typeUrlToName(any.typeUrl));
            if (!desc || !anyIs(any, desc)) {
                return undefined;
            }
            return (0, _from_binary_js__WEBPACK_IMPORTED_MODULE_3__.Er)(desc, any.value);
        }
        function anyUnpackTo(any, schema, message) {
            if (!anyIs(any, schema)) {
                return undefined;
            }
            return mergeFromBinary(schema, message, any.value);
        }
        function typeNameToUrl(name) {
            return `type.googleapis.com/${name}`;
        }
        function typeUrlToName(url) {
            const slash = url.lastIndexOf("/");
            const name = slash >= 0 ? url.substring(slash + 1) : url;
            if (!name.length) {
                throw new Error(`invalid type url: ${url}`);
            }
            return name;
        }
    }),
    9859: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            f: () => (file_google_protobuf_any),
            y: () => (AnySchema)
        });
        var _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
        var _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(104);
        const file_google_protobuf_any = (0, _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__.w)("Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiJgoDQW55EhAKCHR5cGVfdXJsGAEgASgJEg0KBXZhbHVlGAIgASgMQnYKE2NvbS5nb29nbGUucHJvdG9idWZCCEFueVByb3RvUAFaLGdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2FueXBiogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
        const AnySchema = (0, _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__.Z)(file_google_protobuf_any, 0);
    }),
    6177: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            TX: () => (FieldDescriptorProto_Label),
            P3: () => (FieldDescriptorProto_Type),
            tr: () => (FileDescriptorProtoSchema),
            Zw: () => (FileDescriptorSetSchema)
        });
        var restore_json_names = __webpack_require__(4637);
        var registry = __webpack_require__(370);
        ;
        function boot(boot) {
            const root = bootFileDescriptorProto(boot);
            root.messageType.forEach(restore_json_names.h);
            const reg = (0, registry.OP)(root, () => undefined);
            return reg.getFile(root.name);
        }
        function bootFileDescriptorProto(init) {
            const proto = Object.create({
                syntax: "",
                edition: 0,
            });
            return Object.assign(proto, Object.assign(Object.assign({ $typeName: "google.protobuf.FileDescriptorProto", dependency: [], publicDependency: [], weakDependency: [], optionDependency: [], service: [], extension: [] }, init), { messageType: init.messageType.map(bootDescriptorProto), enumType: init.enumType.map(bootEnumDescriptorProto) }));
        }
        function bootDescriptorProto(init) {
            var _a, _b, _c, _d, _e, _f, _g, _h;
            const proto = Object.create({
                visibility: 0,
            });
            return Object.assign(proto, {
                $typeName: "google.protobuf.DescriptorProto",
                name: init.name,
                field: (_b = (_a = init.field) === null || _a === void 0 ? void 0 : _a.map(bootFieldDescriptorProto)) !== null && _b !== void 0 ? _b : [],
                extension: [],
                nestedType: (_d = (_c = init.nestedType) === null || _c === void 0 ? void 0 : _c.map(bootDescriptorProto)) !== null && _d !== void 0 ? _d : [],
                enumType: (_f = (_e = init.enumType) === null || _e === void 0 ? void 0 : _e.map(bootEnumDescriptorProto)) !== null && _f !== void 0 ? _f : [],
                extensionRange: (_h = (_g = init.extensionRange) === null || _g === void 0 ? void 0 : _g.map((e) => (Object.assign({ $typeName: "google.protobuf.DescriptorProto.ExtensionRange" }, e)))) !== null && _h !== void 0 ? _h : [],
                oneofDecl: [],
                reservedRange: [],
                reservedName: [],
            });
        }
        function bootFieldDescriptorProto(init) {
            const proto = Object.create({
                label: 1,
                typeName: "",
                extendee: "",
                defaultValue: "",
                oneofIndex: 0,
                jsonName: "",
                proto3Optional: false,
            });
            return Object.assign(proto, Object.assign(Object.assign({ $typeName: "google.protobuf.FieldDescriptorProto" }, init), { options: init.options ? bootFieldOptions(init.options) : undefined }));
        }
        function bootFieldOptions(init) {
            var _a, _b, _c;
            const proto = Object.create({
                ctype: 0,
                packed: false,
                jstype: 0,
                lazy: false,
                unverifiedLazy: false,
                deprecated: false,
                weak: false,
                debugRedact: false,
                retention: 0,
            });
            return Object.assign(proto, Object.assign(Object.assign({ $typeName: "google.protobuf.FieldOptions" }, init), { targets: (_a = init.targets) !== null && _a !== void 0 ? _a : [], editionDefaults: (_c = (_b = init.editionDefaults) === null || _b === void 0 ? void 0 : _b.map((e) => (Object.assign({ $typeName: "google.protobuf.FieldOptions.EditionDefault" }, e)))) !== null && _c !== void 0 ? _c : [], uninterpretedOption: [] }));
        }
        function bootEnumDescriptorProto(init) {
            const proto = Object.create({
                visibility: 0,
            });
            return Object.assign(proto, {
                $typeName: "google.protobuf.EnumDescriptorProto",
                name: init.name,
                reservedName: [],
                reservedRange: [],
                value: init.value.map((e) => (Object.assign({ $typeName: "google.protobuf.EnumValueDescriptorProto" }, e))),
            });
        }
        var message = __webpack_require__(104);
        ;
        const file_google_protobuf_descriptor = boot({ "name": "google/protobuf/descriptor.proto", "package": "google.protobuf", "messageType": [{ "name": "FileDescriptorSet", "field": [{ "name": "file", "number": 1, "type": 11, "label": 3, "typeName": ".google.protobuf.FileDescriptorProto" }], "extensionRange": [{ "start": 536000000, "end": 536000001 }] }, { "name": "FileDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "package", "number": 2, "type": 9, "label": 1 }, { "name": "dependency", "number": 3, "type": 9, "label": 3 }, { "name": "public_dependency", "number": 10, "type": 5, "label": 3 }, { "name": "weak_dependency", "number": 11, "type": 5, "label": 3 }, { "name": "option_dependency", "number": 15, "type": 9, "label": 3 }, { "name": "message_type", "number": 4, "type": 11, "label": 3, "typeName": ".google.protobuf.DescriptorProto" }, { "name": "enum_type", "number": 5, "type": 11, "label": 3, "typeName": ".google.protobuf.EnumDescriptorProto" }, { "name": "service", "number": 6, "type": 11, "label": 3, "typeName": ".google.protobuf.ServiceDescriptorProto" }, { "name": "extension", "number": 7, "type": 11, "label": 3, "typeName": ".google.protobuf.FieldDescriptorProto" }, { "name": "options", "number": 8, "type": 11, "label": 1, "typeName": ".google.protobuf.FileOptions" }, { "name": "source_code_info", "number": 9, "type": 11, "label": 1, "typeName": ".google.protobuf.SourceCodeInfo" }, { "name": "syntax", "number": 12, "type": 9, "label": 1 }, { "name": "edition", "number": 14, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }] }, { "name": "DescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "field", "number": 2, "type": 11, "label": 3, "typeName": ".google.protobuf.FieldDescriptorProto" }, { "name": "extension", "number": 6, "type": 11, "label": 3, "typeName": ".google.protobuf.FieldDescriptorProto" }, { "name": "nested_type", "number": 3, "type": 11, "label": 3, "typeName": ".google.protobuf.DescriptorProto" }, { "name": "enum_type", "number": 4, "type": 11, "label": 3, "typeName": ".google.protobuf.EnumDescriptorProto" }, { "name": "extension_range", "number": 5, "type": 11, "label": 3, "typeName": ".google.protobuf.DescriptorProto.ExtensionRange" }, { "name": "oneof_decl", "number": 8, "type": 11, "label": 3, "typeName": ".google.protobuf.OneofDescriptorProto" }, { "name": "options", "number": 7, "type": 11, "label": 1, "typeName": ".google.protobuf.MessageOptions" }, { "name": "reserved_range", "number": 9, "type": 11, "label": 3, "typeName": ".google.protobuf.DescriptorProto.ReservedRange" }, { "name": "reserved_name", "number": 10, "type": 9, "label": 3 }, { "name": "visibility", "number": 11, "type": 14, "label": 1, "typeName": ".google.protobuf.SymbolVisibility" }], "nestedType": [{ "name": "ExtensionRange", "field": [{ "name": "start", "number": 1, "type": 5, "label": 1 }, { "name": "end", "number": 2, "type": 5, "label": 1 }, { "name": "options", "number": 3, "type": 11, "label": 1, "typeName": ".google.protobuf.ExtensionRangeOptions" }] }, { "name": "ReservedRange", "field": [{ "name": "start", "number": 1, "type": 5, "label": 1 }, { "name": "end", "number": 2, "type": 5, "label": 1 }] }] }, { "name": "ExtensionRangeOptions", "field": [{ "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }, { "name": "declaration", "number": 2, "type": 11, "label": 3, "typeName": ".google.protobuf.ExtensionRangeOptions.Declaration", "options": { "retention": 2 } }, { "name": "features", "number": 50, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "verification", "number": 3, "type": 14, "label": 1, "typeName": ".google.protobuf.ExtensionRangeOptions.VerificationState", "defaultValue": "UNVERIFIED", "options": { "retention": 2 } }], "nestedType": [{ "name": "Declaration", "field": [{ "name": "number", "number": 1, "type": 5, "label": 1 }, { "name": "full_name", "number": 2, "type": 9, "label": 1 }, { "name": "type", "number": 3, "type": 9, "label": 1 }, { "name": "reserved", "number": 5, "type": 8, "label": 1 }, { "name": "repeated", "number": 6, "type": 8, "label": 1 }] }], "enumType": [{ "name": "VerificationState", "value": [{ "name": "DECLARATION", "number": 0 }, { "name": "UNVERIFIED", "number": 1 }] }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "FieldDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "number", "number": 3, "type": 5, "label": 1 }, { "name": "label", "number": 4, "type": 14, "label": 1, "typeName": ".google.protobuf.FieldDescriptorProto.Label" }, { "name": "type", "number": 5, "type": 14, "label": 1, "typeName": ".google.protobuf.FieldDescriptorProto.Type" }, { "name": "type_name", "number": 6, "type": 9, "label": 1 }, { "name": "extendee", "number": 2, "type": 9, "label": 1 }, { "name": "default_value", "number": 7, "type": 9, "label": 1 }, { "name": "oneof_index", "number": 9, "type": 5, "label": 1 }, { "name": "json_name", "number": 10, "type": 9, "label": 1 }, { "name": "options", "number": 8, "type": 11, "label": 1, "typeName": ".google.protobuf.FieldOptions" }, { "name": "proto3_optional", "number": 17, "type": 8, "label": 1 }], "enumType": [{ "name": "Type", "value": [{ "name": "TYPE_DOUBLE", "number": 1 }, { "name": "TYPE_FLOAT", "number": 2 }, { "name": "TYPE_INT64", "number": 3 }, { "name": "TYPE_UINT64", "number": 4 }, { "name": "TYPE_INT32", "number": 5 }, { "name": "TYPE_FIXED64", "number": 6 }, { "name": "TYPE_FIXED32", "number": 7 }, { "name": "TYPE_BOOL", "number": 8 }, { "name": "TYPE_STRING", "number": 9 }, { "name": "TYPE_GROUP", "number": 10 }, { "name": "TYPE_MESSAGE", "number": 11 }, { "name": "TYPE_BYTES", "number": 12 }, { "name": "TYPE_UINT32", "number": 13 }, { "name": "TYPE_ENUM", "number": 14 }, { "name": "TYPE_SFIXED32", "number": 15 }, { "name": "TYPE_SFIXED64", "number": 16 }, { "name": "TYPE_SINT32", "number": 17 }, { "name": "TYPE_SINT64", "number": 18 }] }, { "name": "Label", "value": [{ "name": "LABEL_OPTIONAL", "number": 1 }, { "name": "LABEL_REPEATED", "number": 3 }, { "name": "LABEL_REQUIRED", "number": 2 }] }] }, { "name": "OneofDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "options", "number": 2, "type": 11, "label": 1, "typeName": ".google.protobuf.OneofOptions" }] }, { "name": "EnumDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "value", "number": 2, "type": 11, "label": 3, "typeName": ".google.protobuf.EnumValueDescriptorProto" }, { "name": "options", "number": 3, "type": 11, "label": 1, "typeName": ".google.protobuf.EnumOptions" }, { "name": "reserved_range", "number": 4, "type": 11, "label": 3, "typeName": ".google.protobuf.EnumDescriptorProto.EnumReservedRange" }, { "name": "reserved_name", "number": 5, "type": 9, "label": 3 }, { "name": "visibility", "number": 6, "type": 14, "label": 1, "typeName": ".google.protobuf.SymbolVisibility" }], "nestedType": [{ "name": "EnumReservedRange", "field": [{ "name": "start", "number": 1, "type": 5, "label": 1 }, { "name": "end", "number": 2, "type": 5, "label": 1 }] }] }, { "name": "EnumValueDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "number", "number": 2, "type": 5, "label": 1 }, { "name": "options", "number": 3, "type": 11, "label": 1, "typeName": ".google.protobuf.EnumValueOptions" }] }, { "name": "ServiceDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "method", "number": 2, "type": 11, "label": 3, "typeName": ".google.protobuf.MethodDescriptorProto" }, { "name": "options", "number": 3, "type": 11, "label": 1, "typeName": ".google.protobuf.ServiceOptions" }] }, { "name": "MethodDescriptorProto", "field": [{ "name": "name", "number": 1, "type": 9, "label": 1 }, { "name": "input_type", "number": 2, "type": 9, "label": 1 }, { "name": "output_type", "number": 3, "type": 9, "label": 1 }, { "name": "options", "number": 4, "type": 11, "label": 1, "typeName": ".google.protobuf.MethodOptions" }, { "name": "client_streaming", "number": 5, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "server_streaming", "number": 6, "type": 8, "label": 1, "defaultValue": "false" }] }, { "name": "FileOptions", "field": [{ "name": "java_package", "number": 1, "type": 9, "label": 1 }, { "name": "java_outer_classname", "number": 8, "type": 9, "label": 1 }, { "name": "java_multiple_files", "number": 10, "type": 8, "label": 1, "defaultValue": "false", "options": {} }, { "name": "java_generate_equals_and_hash", "number": 20, "type": 8, "label": 1, "options": { "deprecated": true } }, { "name": "java_string_check_utf8", "number": 27, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "optimize_for", "number": 9, "type": 14, "label": 1, "typeName": ".google.protobuf.FileOptions.OptimizeMode", "defaultValue": "SPEED" }, { "name": "go_package", "number": 11, "type": 9, "label": 1 }, { "name": "cc_generic_services", "number": 16, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "java_generic_services", "number": 17, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "py_generic_services", "number": 18, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "deprecated", "number": 23, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "cc_enable_arenas", "number": 31, "type": 8, "label": 1, "defaultValue": "true", "options": {} }, { "name": "objc_class_prefix", "number": 36, "type": 9, "label": 1 }, { "name": "csharp_namespace", "number": 37, "type": 9, "label": 1 }, { "name": "swift_prefix", "number": 39, "type": 9, "label": 1 }, { "name": "php_class_prefix", "number": 40, "type": 9, "label": 1 }, { "name": "php_namespace", "number": 41, "type": 9, "label": 1 }, { "name": "php_metadata_namespace", "number": 44, "type": 9, "label": 1 }, { "name": "ruby_package", "number": 45, "type": 9, "label": 1 }, { "name": "features", "number": 50, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "enumType": [{ "name": "OptimizeMode", "value": [{ "name": "SPEED", "number": 1 }, { "name": "CODE_SIZE", "number": 2 }, { "name": "LITE_RUNTIME", "number": 3 }] }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "MessageOptions", "field": [{ "name": "message_set_wire_format", "number": 1, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "no_standard_descriptor_accessor", "number": 2, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "deprecated", "number": 3, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "map_entry", "number": 7, "type": 8, "label": 1 }, { "name": "deprecated_legacy_json_field_conflicts", "number": 11, "type": 8, "label": 1, "options": { "deprecated": true } }, { "name": "features", "number": 12, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "FieldOptions", "field": [{ "name": "ctype", "number": 1, "type": 14, "label": 1, "typeName": ".google.protobuf.FieldOptions.CType", "defaultValue": "STRING" }, { "name": "packed", "number": 2, "type": 8, "label": 1 }, { "name": "jstype", "number": 6, "type": 14, "label": 1, "typeName": ".google.protobuf.FieldOptions.JSType", "defaultValue": "JS_NORMAL" }, { "name": "lazy", "number": 5, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "unverified_lazy", "number": 15, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "deprecated", "number": 3, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "weak", "number": 10, "type": 8, "label": 1, "defaultValue": "false", "options": { "deprecated": true } }, { "name": "debug_redact", "number": 16, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "retention", "number": 17, "type": 14, "label": 1, "typeName": ".google.protobuf.FieldOptions.OptionRetention" }, { "name": "targets", "number": 19, "type": 14, "label": 3, "typeName": ".google.protobuf.FieldOptions.OptionTargetType" }, { "name": "edition_defaults", "number": 20, "type": 11, "label": 3, "typeName": ".google.protobuf.FieldOptions.EditionDefault" }, { "name": "features", "number": 21, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "feature_support", "number": 22, "type": 11, "label": 1, "typeName": ".google.protobuf.FieldOptions.FeatureSupport" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "nestedType": [{ "name": "EditionDefault", "field": [{ "name": "edition", "number": 3, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }, { "name": "value", "number": 2, "type": 9, "label": 1 }] }, { "name": "FeatureSupport", "field": [{ "name": "edition_introduced", "number": 1, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }, { "name": "edition_deprecated", "number": 2, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }, { "name": "deprecation_warning", "number": 3, "type": 9, "label": 1 }, { "name": "edition_removed", "number": 4, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }, { "name": "removal_error", "number": 5, "type": 9, "label": 1 }] }], "enumType": [{ "name": "CType", "value": [{ "name": "STRING", "number": 0 }, { "name": "CORD", "number": 1 }, { "name": "STRING_PIECE", "number": 2 }] }, { "name": "JSType", "value": [{ "name": "JS_NORMAL", "number": 0 }, { "name": "JS_STRING", "number": 1 }, { "name": "JS_NUMBER", "number": 2 }] }, { "name": "OptionRetention", "value": [{ "name": "RETENTION_UNKNOWN", "number": 0 }, { "name": "RETENTION_RUNTIME", "number": 1 }, { "name": "RETENTION_SOURCE", "number": 2 }] }, { "name": "OptionTargetType", "value": [{ "name": "TARGET_TYPE_UNKNOWN", "number": 0 }, { "name": "TARGET_TYPE_FILE", "number": 1 }, { "name": "TARGET_TYPE_EXTENSION_RANGE", "number": 2 }, { "name": "TARGET_TYPE_MESSAGE", "number": 3 }, { "name": "TARGET_TYPE_FIELD", "number": 4 }, { "name": "TARGET_TYPE_ONEOF", "number": 5 }, { "name": "TARGET_TYPE_ENUM", "number": 6 }, { "name": "TARGET_TYPE_ENUM_ENTRY", "number": 7 }, { "name": "TARGET_TYPE_SERVICE", "number": 8 }, { "name": "TARGET_TYPE_METHOD", "number": 9 }] }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "OneofOptions", "field": [{ "name": "features", "number": 1, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "EnumOptions", "field": [{ "name": "allow_alias", "number": 2, "type": 8, "label": 1 }, { "name": "deprecated", "number": 3, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "deprecated_legacy_json_field_conflicts", "number": 6, "type": 8, "label": 1, "options": { "deprecated": true } }, { "name": "features", "number": 7, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "EnumValueOptions", "field": [{ "name": "deprecated", "number": 1, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "features", "number": 2, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "debug_redact", "number": 3, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "feature_support", "number": 4, "type": 11, "label": 1, "typeName": ".google.protobuf.FieldOptions.FeatureSupport" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "ServiceOptions", "field": [{ "name": "features", "number": 34, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "deprecated", "number": 33, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "MethodOptions", "field": [{ "name": "deprecated", "number": 33, "type": 8, "label": 1, "defaultValue": "false" }, { "name": "idempotency_level", "number": 34, "type": 14, "label": 1, "typeName": ".google.protobuf.MethodOptions.IdempotencyLevel", "defaultValue": "IDEMPOTENCY_UNKNOWN" }, { "name": "features", "number": 35, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "uninterpreted_option", "number": 999, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption" }], "enumType": [{ "name": "IdempotencyLevel", "value": [{ "name": "IDEMPOTENCY_UNKNOWN", "number": 0 }, { "name": "NO_SIDE_EFFECTS", "number": 1 }, { "name": "IDEMPOTENT", "number": 2 }] }], "extensionRange": [{ "start": 990, "end": 999 }, { "start": 1000, "end": 536870912 }] }, { "name": "UninterpretedOption", "field": [{ "name": "name", "number": 2, "type": 11, "label": 3, "typeName": ".google.protobuf.UninterpretedOption.NamePart" }, { "name": "identifier_value", "number": 3, "type": 9, "label": 1 }, { "name": "positive_int_value", "number": 4, "type": 4, "label": 1 }, { "name": "negative_int_value", "number": 5, "type": 3, "label": 1 }, { "name": "double_value", "number": 6, "type": 1, "label": 1 }, { "name": "string_value", "number": 7, "type": 12, "label": 1 }, { "name": "aggregate_value", "number": 8, "type": 9, "label": 1 }], "nestedType": [{ "name": "NamePart", "field": [{ "name": "name_part", "number": 1, "type": 9, "label": 2 }, { "name": "is_extension", "number": 2, "type": 8, "label": 2 }] }] }, { "name": "FeatureSet", "field": [{ "name": "field_presence", "number": 1, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.FieldPresence", "options": { "retention": 1, "targets": [4, 1], "editionDefaults": [{ "value": "EXPLICIT", "edition": 900 }, { "value": "IMPLICIT", "edition": 999 }, { "value": "EXPLICIT", "edition": 1000 }] } }, { "name": "enum_type", "number": 2, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.EnumType", "options": { "retention": 1, "targets": [6, 1], "editionDefaults": [{ "value": "CLOSED", "edition": 900 }, { "value": "OPEN", "edition": 999 }] } }, { "name": "repeated_field_encoding", "number": 3, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.RepeatedFieldEncoding", "options": { "retention": 1, "targets": [4, 1], "editionDefaults": [{ "value": "EXPANDED", "edition": 900 }, { "value": "PACKED", "edition": 999 }] } }, { "name": "utf8_validation", "number": 4, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.Utf8Validation", "options": { "retention": 1, "targets": [4, 1], "editionDefaults": [{ "value": "NONE", "edition": 900 }, { "value": "VERIFY", "edition": 999 }] } }, { "name": "message_encoding", "number": 5, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.MessageEncoding", "options": { "retention": 1, "targets": [4, 1], "editionDefaults": [{ "value": "LENGTH_PREFIXED", "edition": 900 }] } }, { "name": "json_format", "number": 6, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.JsonFormat", "options": { "retention": 1, "targets": [3, 6, 1], "editionDefaults": [{ "value": "LEGACY_BEST_EFFORT", "edition": 900 }, { "value": "ALLOW", "edition": 999 }] } }, { "name": "enforce_naming_style", "number": 7, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.EnforceNamingStyle", "options": { "retention": 2, "targets": [1, 2, 3, 4, 5, 6, 7, 8, 9], "editionDefaults": [{ "value": "STYLE_LEGACY", "edition": 900 }, { "value": "STYLE2024", "edition": 1001 }, { "value": "STYLE2026", "edition": 1002 }] } }, { "name": "default_symbol_visibility", "number": 8, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.VisibilityFeature.DefaultSymbolVisibility", "options": { "retention": 2, "targets": [1], "editionDefaults": [{ "value": "EXPORT_ALL", "edition": 900 }, { "value": "EXPORT_TOP_LEVEL", "edition": 1001 }, { "value": "STRICT", "edition": 1002 }] } }, { "name": "enforce_proto_limits", "number": 9, "type": 14, "label": 1, "typeName": ".google.protobuf.FeatureSet.ProtoLimitsFeature.EnforceProtoLimits", "options": { "retention": 2, "targets": [6, 3, 4, 5], "editionDefaults": [{ "value": "LEGACY_NO_EXPLICIT_LIMITS", "edition": 900 }, { "value": "PROTO_LIMITS2026", "edition": 1002 }] } }], "nestedType": [{ "name": "VisibilityFeature", "enumType": [{ "name": "DefaultSymbolVisibility", "value": [{ "name": "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN", "number": 0 }, { "name": "EXPORT_ALL", "number": 1 }, { "name": "EXPORT_TOP_LEVEL", "number": 2 }, { "name": "LOCAL_ALL", "number": 3 }, { "name": "STRICT", "number": 4 }] }] }, { "name": "ProtoLimitsFeature", "enumType": [{ "name": "EnforceProtoLimits", "value": [{ "name": "PROTO_LIMITS_UNKNOWN", "number": 0 }, { "name": "LEGACY_NO_EXPLICIT_LIMITS", "number": 1 }, { "name": "PROTO_LIMITS2026", "number": 2 }] }] }], "enumType": [{ "name": "FieldPresence", "value": [{ "name": "FIELD_PRESENCE_UNKNOWN", "number": 0 }, { "name": "EXPLICIT", "number": 1 }, { "name": "IMPLICIT", "number": 2 }, { "name": "LEGACY_REQUIRED", "number": 3 }] }, { "name": "EnumType", "value": [{ "name": "ENUM_TYPE_UNKNOWN", "number": 0 }, { "name": "OPEN", "number": 1 }, { "name": "CLOSED", "number": 2 }] }, { "name": "RepeatedFieldEncoding", "value": [{ "name": "REPEATED_FIELD_ENCODING_UNKNOWN", "number": 0 }, { "name": "PACKED", "number": 1 }, { "name": "EXPANDED", "number": 2 }] }, { "name": "Utf8Validation", "value": [{ "name": "UTF8_VALIDATION_UNKNOWN", "number": 0 }, { "name": "VERIFY", "number": 2 }, { "name": "NONE", "number": 3 }] }, { "name": "MessageEncoding", "value": [{ "name": "MESSAGE_ENCODING_UNKNOWN", "number": 0 }, { "name": "LENGTH_PREFIXED", "number": 1 }, { "name": "DELIMITED", "number": 2 }] }, { "name": "JsonFormat", "value": [{ "name": "JSON_FORMAT_UNKNOWN", "number": 0 }, { "name": "ALLOW", "number": 1 }, { "name": "LEGACY_BEST_EFFORT", "number": 2 }] }, { "name": "EnforceNamingStyle", "value": [{ "name": "ENFORCE_NAMING_STYLE_UNKNOWN", "number": 0 }, { "name": "STYLE2024", "number": 1 }, { "name": "STYLE_LEGACY", "number": 2 }, { "name": "STYLE2026", "number": 3 }] }], "extensionRange": [{ "start": 1000, "end": 9995 }, { "start": 9995, "end": 10000 }, { "start": 10000, "end": 10001 }] }, { "name": "FeatureSetDefaults", "field": [{ "name": "defaults", "number": 1, "type": 11, "label": 3, "typeName": ".google.protobuf.FeatureSetDefaults.FeatureSetEditionDefault" }, { "name": "minimum_edition", "number": 4, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }, { "name": "maximum_edition", "number": 5, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }], "nestedType": [{ "name": "FeatureSetEditionDefault", "field": [{ "name": "edition", "number": 3, "type": 14, "label": 1, "typeName": ".google.protobuf.Edition" }, { "name": "overridable_features", "number": 4, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }, { "name": "fixed_features", "number": 5, "type": 11, "label": 1, "typeName": ".google.protobuf.FeatureSet" }] }] }, { "name": "SourceCodeInfo", "field": [{ "name": "location", "number": 1, "type": 11, "label": 3, "typeName": ".google.protobuf.SourceCodeInfo.Location" }], "nestedType": [{ "name": "Location", "field": [{ "name": "path", "number": 1, "type": 5, "label": 3, "options": { "packed": true } }, { "name": "span", "number": 2, "type": 5, "label": 3, "options": { "packed": true } }, { "name": "leading_comments", "number": 3, "type": 9, "label": 1 }, { "name": "trailing_comments", "number": 4, "type": 9, "label": 1 }, { "name": "leading_detached_comments", "number": 6, "type": 9, "label": 3 }] }], "extensionRange": [{ "start": 536000000, "end": 536000001 }] }, { "name": "GeneratedCodeInfo", "field": [{ "name": "annotation", "number": 1, "type": 11, "label": 3, "typeName": ".google.protobuf.GeneratedCodeInfo.Annotation" }], "nestedType": [{ "name": "Annotation", "field": [{ "name": "path", "number": 1, "type": 5, "label": 3, "options": { "packed": true } }, { "name": "source_file", "number": 2, "type": 9, "label": 1 }, { "name": "begin", "number": 3, "type": 5, "label": 1 }, { "name": "end", "number": 4, "type": 5, "label": 1 }, { "name": "semantic", "number": 5, "type": 14, "label": 1, "typeName": ".google.protobuf.GeneratedCodeInfo.Annotation.Semantic" }], "enumType": [{ "name": "Semantic", "value": [{ "name": "NONE", "number": 0 }, { "name": "SET", "number": 1 }, { "name": "ALIAS", "number": 2 }] }] }] }], "enumType": [{ "name": "Edition", "value": [{ "name": "EDITION_UNKNOWN", "number": 0 }, { "name": "EDITION_LEGACY", "number": 900 }, { "name": "EDITION_PROTO2", "number": 998 }, { "name": "EDITION_PROTO3", "number": 999 }, { "name": "EDITION_2023", "number": 1000 }, { "name": "EDITION_2024", "number": 1001 }, { "name": "EDITION_2026", "number": 1002 }, { "name": "EDITION_UNSTABLE", "number": 9999 }, { "name": "EDITION_1_TEST_ONLY", "number": 1 }, { "name": "EDITION_2_TEST_ONLY", "number": 2 }, { "name": "EDITION_99997_TEST_ONLY", "number": 99997 }, { "name": "EDITION_99998_TEST_ONLY", "number": 99998 }, { "name": "EDITION_99999_TEST_ONLY", "number": 99999 }, { "name": "EDITION_MAX", "number": 2147483647 }] }, { "name": "SymbolVisibility", "value": [{ "name": "VISIBILITY_UNSET", "number": 0 }, { "name": "VISIBILITY_LOCAL", "number": 1 }, { "name": "VISIBILITY_EXPORT", "number": 2 }] }] });
        const FileDescriptorSetSchema = (0, message.Z)(file_google_protobuf_descriptor, 0);
        const FileDescriptorProtoSchema = (0, message.Z)(file_google_protobuf_descriptor, 1);
        const DescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 2)));
        const DescriptorProto_ExtensionRangeSchema = (null && (messageDesc(file_google_protobuf_descriptor, 2, 0)));
        const DescriptorProto_ReservedRangeSchema = (null && (messageDesc(file_google_protobuf_descriptor, 2, 1)));
        const ExtensionRangeOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 3)));
        const ExtensionRangeOptions_DeclarationSchema = (null && (messageDesc(file_google_protobuf_descriptor, 3, 0)));
        var ExtensionRangeOptions_VerificationState;
        (function (ExtensionRangeOptions_VerificationState) {
            ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState["DECLARATION"] = 0] = "DECLARATION";
            ExtensionRangeOptions_VerificationState[ExtensionRangeOptions_VerificationState["UNVERIFIED"] = 1] = "UNVERIFIED";
        })(ExtensionRangeOptions_VerificationState || (ExtensionRangeOptions_VerificationState = {}));
        const ExtensionRangeOptions_VerificationStateSchema = (null && (enumDesc(file_google_protobuf_descriptor, 3, 0)));
        const FieldDescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 4)));
        var FieldDescriptorProto_Type;
        (function (FieldDescriptorProto_Type) {
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["DOUBLE"] = 1] = "DOUBLE";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["FLOAT"] = 2] = "FLOAT";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["INT64"] = 3] = "INT64";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["UINT64"] = 4] = "UINT64";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["INT32"] = 5] = "INT32";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["FIXED64"] = 6] = "FIXED64";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["FIXED32"] = 7] = "FIXED32";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["BOOL"] = 8] = "BOOL";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["STRING"] = 9] = "STRING";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["GROUP"] = 10] = "GROUP";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["MESSAGE"] = 11] = "MESSAGE";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["BYTES"] = 12] = "BYTES";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["UINT32"] = 13] = "UINT32";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["ENUM"] = 14] = "ENUM";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["SFIXED32"] = 15] = "SFIXED32";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["SFIXED64"] = 16] = "SFIXED64";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["SINT32"] = 17] = "SINT32";
            FieldDescriptorProto_Type[FieldDescriptorProto_Type["SINT64"] = 18] = "SINT64";
        })(FieldDescriptorProto_Type || (FieldDescriptorProto_Type = {}));
        const FieldDescriptorProto_TypeSchema = (null && (enumDesc(file_google_protobuf_descriptor, 4, 0)));
        var FieldDescriptorProto_Label;
        (function (FieldDescriptorProto_Label) {
            FieldDescriptorProto_Label[FieldDescriptorProto_Label["OPTIONAL"] = 1] = "OPTIONAL";
            FieldDescriptorProto_Label[FieldDescriptorProto_Label["REPEATED"] = 3] = "REPEATED";
            FieldDescriptorProto_Label[FieldDescriptorProto_Label["REQUIRED"] = 2] = "REQUIRED";
        })(FieldDescriptorProto_Label || (FieldDescriptorProto_Label = {}));
        const FieldDescriptorProto_LabelSchema = (null && (enumDesc(file_google_protobuf_descriptor, 4, 1)));
        const OneofDescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 5)));
        const EnumDescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 6)));
        const EnumDescriptorProto_EnumReservedRangeSchema = (null && (messageDesc(file_google_protobuf_descriptor, 6, 0)));
        const EnumValueDescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 7)));
        const ServiceDescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 8)));
        const MethodDescriptorProtoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 9)));
        const FileOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 10)));
        var FileOptions_OptimizeMode;
        (function (FileOptions_OptimizeMode) {
            FileOptions_OptimizeMode[FileOptions_OptimizeMode["SPEED"] = 1] = "SPEED";
            FileOptions_OptimizeMode[FileOptions_OptimizeMode["CODE_SIZE"] = 2] = "CODE_SIZE";
            FileOptions_OptimizeMode[FileOptions_OptimizeMode["LITE_RUNTIME"] = 3] = "LITE_RUNTIME";
        })(FileOptions_OptimizeMode || (FileOptions_OptimizeMode = {}));
        const FileOptions_OptimizeModeSchema = (null && (enumDesc(file_google_protobuf_descriptor, 10, 0)));
        const MessageOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 11)));
        const FieldOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 12)));
        const FieldOptions_EditionDefaultSchema = (null && (messageDesc(file_google_protobuf_descriptor, 12, 0)));
        const FieldOptions_FeatureSupportSchema = (null && (messageDesc(file_google_protobuf_descriptor, 12, 1)));
        var FieldOptions_CType;
        (function (FieldOptions_CType) {
            FieldOptions_CType[FieldOptions_CType["STRING"] = 0] = "STRING";
            FieldOptions_CType[FieldOptions_CType["CORD"] = 1] = "CORD";
            FieldOptions_CType[FieldOptions_CType["STRING_PIECE"] = 2] = "STRING_PIECE";
        })(FieldOptions_CType || (FieldOptions_CType = {}));
        const FieldOptions_CTypeSchema = (null && (enumDesc(file_google_protobuf_descriptor, 12, 0)));
        var FieldOptions_JSType;
        (function (FieldOptions_JSType) {
            FieldOptions_JSType[FieldOptions_JSType["JS_NORMAL"] = 0] = "JS_NORMAL";
            FieldOptions_JSType[FieldOptions_JSType["JS_STRING"] = 1] = "JS_STRING";
            FieldOptions_JSType[FieldOptions_JSType["JS_NUMBER"] = 2] = "JS_NUMBER";
        })(FieldOptions_JSType || (FieldOptions_JSType = {}));
        const FieldOptions_JSTypeSchema = (null && (enumDesc(file_google_protobuf_descriptor, 12, 1)));
        var FieldOptions_OptionRetention;
        (function (FieldOptions_OptionRetention) {
            FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_UNKNOWN"] = 0] = "RETENTION_UNKNOWN";
            FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_RUNTIME"] = 1] = "RETENTION_RUNTIME";
            FieldOptions_OptionRetention[FieldOptions_OptionRetention["RETENTION_SOURCE"] = 2] = "RETENTION_SOURCE";
        })(FieldOptions_OptionRetention || (FieldOptions_OptionRetention = {}));
        const FieldOptions_OptionRetentionSchema = (null && (enumDesc(file_google_protobuf_descriptor, 12, 2)));
        var FieldOptions_OptionTargetType;
        (function (FieldOptions_OptionTargetType) {
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_UNKNOWN"] = 0] = "TARGET_TYPE_UNKNOWN";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_FILE"] = 1] = "TARGET_TYPE_FILE";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_EXTENSION_RANGE"] = 2] = "TARGET_TYPE_EXTENSION_RANGE";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_MESSAGE"] = 3] = "TARGET_TYPE_MESSAGE";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_FIELD"] = 4] = "TARGET_TYPE_FIELD";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ONEOF"] = 5] = "TARGET_TYPE_ONEOF";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ENUM"] = 6] = "TARGET_TYPE_ENUM";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_ENUM_ENTRY"] = 7] = "TARGET_TYPE_ENUM_ENTRY";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_SERVICE"] = 8] = "TARGET_TYPE_SERVICE";
            FieldOptions_OptionTargetType[FieldOptions_OptionTargetType["TARGET_TYPE_METHOD"] = 9] = "TARGET_TYPE_METHOD";
        })(FieldOptions_OptionTargetType || (FieldOptions_OptionTargetType = {}));
        const FieldOptions_OptionTargetTypeSchema = (null && (enumDesc(file_google_protobuf_descriptor, 12, 3)));
        const OneofOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 13)));
        const EnumOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 14)));
        const EnumValueOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 15)));
        const ServiceOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 16)));
        const MethodOptionsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 17)));
        var MethodOptions_IdempotencyLevel;
        (function (MethodOptions_IdempotencyLevel) {
            MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["IDEMPOTENCY_UNKNOWN"] = 0] = "IDEMPOTENCY_UNKNOWN";
            MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["NO_SIDE_EFFECTS"] = 1] = "NO_SIDE_EFFECTS";
            MethodOptions_IdempotencyLevel[MethodOptions_IdempotencyLevel["IDEMPOTENT"] = 2] = "IDEMPOTENT";
        })(MethodOptions_IdempotencyLevel || (MethodOptions_IdempotencyLevel = {}));
        const MethodOptions_IdempotencyLevelSchema = (null && (enumDesc(file_google_protobuf_descriptor, 17, 0)));
        const UninterpretedOptionSchema = (null && (messageDesc(file_google_protobuf_descriptor, 18)));
        const UninterpretedOption_NamePartSchema = (null && (messageDesc(file_google_protobuf_descriptor, 18, 0)));
        const FeatureSetSchema = (null && (messageDesc(file_google_protobuf_descriptor, 19)));
        const FeatureSet_VisibilityFeatureSchema = (null && (messageDesc(file_google_protobuf_descriptor, 19, 0)));
        var FeatureSet_VisibilityFeature_DefaultSymbolVisibility;
        (function (FeatureSet_VisibilityFeature_DefaultSymbolVisibility) {
            FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["DEFAULT_SYMBOL_VISIBILITY_UNKNOWN"] = 0] = "DEFAULT_SYMBOL_VISIBILITY_UNKNOWN";
            FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["EXPORT_ALL"] = 1] = "EXPORT_ALL";
            FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["EXPORT_TOP_LEVEL"] = 2] = "EXPORT_TOP_LEVEL";
            FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["LOCAL_ALL"] = 3] = "LOCAL_ALL";
            FeatureSet_VisibilityFeature_DefaultSymbolVisibility[FeatureSet_VisibilityFeature_DefaultSymbolVisibility["STRICT"] = 4] = "STRICT";
        })(FeatureSet_VisibilityFeature_DefaultSymbolVisibility || (FeatureSet_VisibilityFeature_DefaultSymbolVisibility = {}));
        const FeatureSet_VisibilityFeature_DefaultSymbolVisibilitySchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 0, 0)));
        const FeatureSet_ProtoLimitsFeatureSchema = (null && (messageDesc(file_google_protobuf_descriptor, 19, 1)));
        var FeatureSet_ProtoLimitsFeature_EnforceProtoLimits;
        (function (FeatureSet_ProtoLimitsFeature_EnforceProtoLimits) {
            FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits["PROTO_LIMITS_UNKNOWN"] = 0] = "PROTO_LIMITS_UNKNOWN";
            FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits["LEGACY_NO_EXPLICIT_LIMITS"] = 1] = "LEGACY_NO_EXPLICIT_LIMITS";
            FeatureSet_ProtoLimitsFeature_EnforceProtoLimits[FeatureSet_ProtoLimitsFeature_EnforceProtoLimits["PROTO_LIMITS2026"] = 2] = "PROTO_LIMITS2026";
        })(FeatureSet_ProtoLimitsFeature_EnforceProtoLimits || (FeatureSet_ProtoLimitsFeature_EnforceProtoLimits = {}));
        const FeatureSet_ProtoLimitsFeature_EnforceProtoLimitsSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 1, 0)));
        var FeatureSet_FieldPresence;
        (function (FeatureSet_FieldPresence) {
            FeatureSet_FieldPresence[FeatureSet_FieldPresence["FIELD_PRESENCE_UNKNOWN"] = 0] = "FIELD_PRESENCE_UNKNOWN";
            FeatureSet_FieldPresence[FeatureSet_FieldPresence["EXPLICIT"] = 1] = "EXPLICIT";
            FeatureSet_FieldPresence[FeatureSet_FieldPresence["IMPLICIT"] = 2] = "IMPLICIT";
            FeatureSet_FieldPresence[FeatureSet_FieldPresence["LEGACY_REQUIRED"] = 3] = "LEGACY_REQUIRED";
        })(FeatureSet_FieldPresence || (FeatureSet_FieldPresence = {}));
        const FeatureSet_FieldPresenceSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 0)));
        var FeatureSet_EnumType;
        (function (FeatureSet_EnumType) {
            FeatureSet_EnumType[FeatureSet_EnumType["ENUM_TYPE_UNKNOWN"] = 0] = "ENUM_TYPE_UNKNOWN";
            FeatureSet_EnumType[FeatureSet_EnumType["OPEN"] = 1] = "OPEN";
            FeatureSet_EnumType[FeatureSet_EnumType["CLOSED"] = 2] = "CLOSED";
        })(FeatureSet_EnumType || (FeatureSet_EnumType = {}));
        const FeatureSet_EnumTypeSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 1)));
        var FeatureSet_RepeatedFieldEncoding;
        (function (FeatureSet_RepeatedFieldEncoding) {
            FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["REPEATED_FIELD_ENCODING_UNKNOWN"] = 0] = "REPEATED_FIELD_ENCODING_UNKNOWN";
            FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["PACKED"] = 1] = "PACKED";
            FeatureSet_RepeatedFieldEncoding[FeatureSet_RepeatedFieldEncoding["EXPANDED"] = 2] = "EXPANDED";
        })(FeatureSet_RepeatedFieldEncoding || (FeatureSet_RepeatedFieldEncoding = {}));
        const FeatureSet_RepeatedFieldEncodingSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 2)));
        var FeatureSet_Utf8Validation;
        (function (FeatureSet_Utf8Validation) {
            FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["UTF8_VALIDATION_UNKNOWN"] = 0] = "UTF8_VALIDATION_UNKNOWN";
            FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["VERIFY"] = 2] = "VERIFY";
            FeatureSet_Utf8Validation[FeatureSet_Utf8Validation["NONE"] = 3] = "NONE";
        })(FeatureSet_Utf8Validation || (FeatureSet_Utf8Validation = {}));
        const FeatureSet_Utf8ValidationSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 3)));
        var FeatureSet_MessageEncoding;
        (function (FeatureSet_MessageEncoding) {
            FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["MESSAGE_ENCODING_UNKNOWN"] = 0] = "MESSAGE_ENCODING_UNKNOWN";
            FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["LENGTH_PREFIXED"] = 1] = "LENGTH_PREFIXED";
            FeatureSet_MessageEncoding[FeatureSet_MessageEncoding["DELIMITED"] = 2] = "DELIMITED";
        })(FeatureSet_MessageEncoding || (FeatureSet_MessageEncoding = {}));
        const FeatureSet_MessageEncodingSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 4)));
        var FeatureSet_JsonFormat;
        (function (FeatureSet_JsonFormat) {
            FeatureSet_JsonFormat[FeatureSet_JsonFormat["JSON_FORMAT_UNKNOWN"] = 0] = "JSON_FORMAT_UNKNOWN";
            FeatureSet_JsonFormat[FeatureSet_JsonFormat["ALLOW"] = 1] = "ALLOW";
            FeatureSet_JsonFormat[FeatureSet_JsonFormat["LEGACY_BEST_EFFORT"] = 2] = "LEGACY_BEST_EFFORT";
        })(FeatureSet_JsonFormat || (FeatureSet_JsonFormat = {}));
        const FeatureSet_JsonFormatSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 5)));
        var FeatureSet_EnforceNamingStyle;
        (function (FeatureSet_EnforceNamingStyle) {
            FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["ENFORCE_NAMING_STYLE_UNKNOWN"] = 0] = "ENFORCE_NAMING_STYLE_UNKNOWN";
            FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE2024"] = 1] = "STYLE2024";
            FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE_LEGACY"] = 2] = "STYLE_LEGACY";
            FeatureSet_EnforceNamingStyle[FeatureSet_EnforceNamingStyle["STYLE2026"] = 3] = "STYLE2026";
        })(FeatureSet_EnforceNamingStyle || (FeatureSet_EnforceNamingStyle = {}));
        const FeatureSet_EnforceNamingStyleSchema = (null && (enumDesc(file_google_protobuf_descriptor, 19, 6)));
        const FeatureSetDefaultsSchema = (null && (messageDesc(file_google_protobuf_descriptor, 20)));
        const FeatureSetDefaults_FeatureSetEditionDefaultSchema = (null && (messageDesc(file_google_protobuf_descriptor, 20, 0)));
        const SourceCodeInfoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 21)));
        const SourceCodeInfo_LocationSchema = (null && (messageDesc(file_google_protobuf_descriptor, 21, 0)));
        const GeneratedCodeInfoSchema = (null && (messageDesc(file_google_protobuf_descriptor, 22)));
        const GeneratedCodeInfo_AnnotationSchema = (null && (messageDesc(file_google_protobuf_descriptor, 22, 0)));
        var GeneratedCodeInfo_Annotation_Semantic;
        (function (GeneratedCodeInfo_Annotation_Semantic) {
            GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["NONE"] = 0] = "NONE";
            GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["SET"] = 1] = "SET";
            GeneratedCodeInfo_Annotation_Semantic[GeneratedCodeInfo_Annotation_Semantic["ALIAS"] = 2] = "ALIAS";
        })(GeneratedCodeInfo_Annotation_Semantic || (GeneratedCodeInfo_Annotation_Semantic = {}));
        const GeneratedCodeInfo_Annotation_SemanticSchema = (null && (enumDesc(file_google_protobuf_descriptor, 22, 0, 0)));
        var Edition;
        (function (Edition) {
            Edition[Edition["EDITION_UNKNOWN"] = 0] = "EDITION_UNKNOWN";
            Edition[Edition["EDITION_LEGACY"] = 900] = "EDITION_LEGACY";
            Edition[Edition["EDITION_PROTO2"] = 998] = "EDITION_PROTO2";
            Edition[Edition["EDITION_PROTO3"] = 999] = "EDITION_PROTO3";
            Edition[Edition["EDITION_2023"] = 1000] = "EDITION_2023";
            Edition[Edition["EDITION_2024"] = 1001] = "EDITION_2024";
            Edition[Edition["EDITION_2026"] = 1002] = "EDITION_2026";
            Edition[Edition["EDITION_UNSTABLE"] = 9999] = "EDITION_UNSTABLE";
            Edition[Edition["EDITION_1_TEST_ONLY"] = 1] = "EDITION_1_TEST_ONLY";
            Edition[Edition["EDITION_2_TEST_ONLY"] = 2] = "EDITION_2_TEST_ONLY";
            Edition[Edition["EDITION_99997_TEST_ONLY"] = 99997] = "EDITION_99997_TEST_ONLY";
            Edition[Edition["EDITION_99998_TEST_ONLY"] = 99998] = "EDITION_99998_TEST_ONLY";
            Edition[Edition["EDITION_99999_TEST_ONLY"] = 99999] = "EDITION_99999_TEST_ONLY";
            Edition[Edition["EDITION_MAX"] = 2147483647] = "EDITION_MAX";
        })(Edition || (Edition = {}));
        const EditionSchema = (null && (enumDesc(file_google_protobuf_descriptor, 0)));
        var SymbolVisibility;
        (function (SymbolVisibility) {
            SymbolVisibility[SymbolVisibility["VISIBILITY_UNSET"] = 0] = "VISIBILITY_UNSET";
            SymbolVisibility[SymbolVisibility["VISIBILITY_LOCAL"] = 1] = "VISIBILITY_LOCAL";
            SymbolVisibility[SymbolVisibility["VISIBILITY_EXPORT"] = 2] = "VISIBILITY_EXPORT";
        })(SymbolVisibility || (SymbolVisibility = {}));
        const SymbolVisibilitySchema = (null && (enumDesc(file_google_protobuf_descriptor, 1)));
    }),
    8099: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            U: () => (file_google_protobuf_duration)
        });
        var _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
        const file_google_protobuf_duration = (0, _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__.w)("Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIqCghEdXJhdGlvbhIPCgdzZWNvbmRzGAEgASgDEg0KBW5hbm9zGAIgASgFQoMBChNjb20uZ29vZ2xlLnByb3RvYnVmQg1EdXJhdGlvblByb3RvUAFaMWdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2R1cmF0aW9ucGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
        const DurationSchema = (null && (messageDesc(file_google_protobuf_duration, 0)));
    }),
    8526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            t: () => (file_google_protobuf_empty)
        });
        var _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
        const file_google_protobuf_empty = (0, _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__.w)("Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3RvYnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
        const EmptySchema = (null && (messageDesc(file_google_protobuf_empty, 0)));
    }),
    3328: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B: () => (file_google_protobuf_field_mask),
            G: () => (FieldMaskSchema)
        });
        var _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
        var _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(104);
        const file_google_protobuf_field_mask = (0, _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__.w)("CiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIhoKCUZpZWxkTWFzaxINCgVwYXRocxgBIAMoCUKFAQoTY29tLmdvb2dsZS5wcm90b2J1ZkIORmllbGRNYXNrUHJvdG9QAVoyZ29vZ2xlLmdvbGFuZy5vcmcvcHJvdG9idWYvdHlwZXMva25vd24vZmllbGRtYXNrcGL4AQGiAgNHUEKqAh5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw");
        const FieldMaskSchema = (0, _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__.Z)(file_google_protobuf_field_mask, 0);
    }),
    1392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $5: () => (ListValueSchema),
            Pb: () => (ValueSchema),
            Xz: () => (NullValue),
            dA: () => (file_google_protobuf_struct),
            fI: () => (StructSchema)
        });
        var _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
        var _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(104);
        const file_google_protobuf_struct = (0, _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__.w)("Chxnb29nbGUvcHJvdG9idWYvc3RydWN0LnByb3RvEg9nb29nbGUucHJvdG9idWYihAEKBlN0cnVjdBIzCgZmaWVsZHMYASADKAsyIy5nb29nbGUucHJvdG9idWYuU3RydWN0LkZpZWxkc0VudHJ5GkUKC0ZpZWxkc0VudHJ5EgsKA2tleRgBIAEoCRIlCgV2YWx1ZRgCIAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZToCOAEi6gEKBVZhbHVlEjAKCm51bGxfdmFsdWUYASABKA4yGi5nb29nbGUucHJvdG9idWYuTnVsbFZhbHVlSAASFgoMbnVtYmVyX3ZhbHVlGAIgASgBSAASFgoMc3RyaW5nX3ZhbHVlGAMgASgJSAASFAoKYm9vbF92YWx1ZRgEIAEoCEgAEi8KDHN0cnVjdF92YWx1ZRgFIAEoCzIXLmdvb2dsZS5wcm90b2J1Zi5TdHJ1Y3RIABIwCgpsaXN0X3ZhbHVlGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLkxpc3RWYWx1ZUgAQgYKBGtpbmQiMwoJTGlzdFZhbHVlEiYKBnZhbHVlcxgBIAMoCzIWLmdvb2dsZS5wcm90b2J1Zi5WYWx1ZSobCglOdWxsVmFsdWUSDgoKTlVMTF9WQUxVRRAAQn8KE2NvbS5nb29nbGUucHJvdG9idWZCC1N0cnVjdFByb3RvUAFaL2dvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3N0cnVjdHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
        const StructSchema = (0, _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__.Z)(file_google_protobuf_struct, 0);
        const ValueSchema = (0, _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__.Z)(file_google_protobuf_struct, 1);
        const ListValueSchema = (0, _codegenv2_message_js__WEBPACK_IMPORTED_MODULE_1__.Z)(file_google_protobuf_struct, 2);
        var NullValue;
        (function (NullValue) {
            NullValue[NullValue["NULL_VALUE"] = 0] = "NULL_VALUE";
        })(NullValue || (NullValue = {}));
        const NullValueSchema = (null && (enumDesc(file_google_protobuf_struct, 0)));
    }),
    6641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            i: () => (file_google_protobuf_timestamp)
        });
        var _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1285);
        const file_google_protobuf_timestamp = (0, _codegenv2_file_js__WEBPACK_IMPORTED_MODULE_0__.w)("Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiKwoJVGltZXN0YW1wEg8KB3NlY29uZHMYASABKAMSDQoFbmFub3MYAiABKAVChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDlRpbWVzdGFtcFByb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL3RpbWVzdGFtcHBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM");
        const TimestampSchema = (null && (messageDesc(file_google_protobuf_timestamp, 0)));
    }),
    7180: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Uf: () => (durationSecondsMax),
            YG: () => (durationSecondsMin),
            dX: () => (timestampMsMax),
            zf: () => (timestampMsMin)
        });
        const timestampMsMin = Date.parse("0001-01-01T00:00:00Z");
        const timestampMsMax = Date.parse("9999-12-31T23:59:59Z");
        const durationSecondsMin = -315576000000;
        const durationSecondsMax = 315576000000;
    }),
    5898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Yx: () => (isWrapper),
            lU: () => (isWrapperDesc),
            vi: () => (hasCustomJsonRepresentation)
        });
        function isWrapper(arg) {
            return isWrapperTypeName(arg.$typeName);
        }
        function isWrapperDesc(messageDesc) {
            const f = messageDesc.fields[0];
            return (isWrapperTypeName(messageDesc.typeName) &&
                f !== undefined &&
                f.fieldKind == "scalar" &&
                f.name == "value" &&
                f.number == 1);
        }
        function hasCustomJsonRepresentation(desc) {
            switch (desc.typeName) {
                case "google.protobuf.Any":
                case "google.protobuf.Timestamp":
                case "google.protobuf.Duration":
                case "google.protobuf.FieldMask":
                case "google.protobuf.Struct":
                case "google.protobuf.Value":
                case "google.protobuf.ListValue":
                    return true;
                default:
                    return isWrapperDesc(desc);
            }
        }
        const wrapperTypeNames = new Set([
            "google.protobuf.DoubleValue",
            "google.protobuf.FloatValue",
            "google.protobuf.Int64Value",
            "google.protobuf.UInt64Value",
            "google.protobuf.Int32Value",
            "google.protobuf.UInt32Value",
            "google.protobuf.BoolValue",
            "google.protobuf.StringValue",
            "google.protobuf.BytesValue",
        ]);
        function isWrapperTypeName(name) {
            return wrapperTypeNames.has(name);
        }
    })
};
