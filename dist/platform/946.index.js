export const id = 946;
export const ids = [946];
export const modules = {
    946: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            createGrpcAnswerer: () => (createGrpcAnswerer)
        });
        var failure = __webpack_require__(3161);
        var message_packages = __webpack_require__(729);
        var answer_call = __webpack_require__(240);
        var error_body = __webpack_require__(6511);
        var route_call = __webpack_require__(8270);
        var external_node_util_ = __webpack_require__(7975);
        var external_node_zlib_ = __webpack_require__(8522);
        var errors = __webpack_require__(6603);
        var grpc_answer = __webpack_require__(9943);
        ;
        function failureTrailers(failure, { registry, write }) {
            const { code, message } = failure;
            if (failure.details?.length === 0)
                return statusTrailers(code, message);
            const schema = registry.getMessage('google.rpc.Status');
            if (schema === undefined)
                throw new Error('no message has the name google.rpc.Status');
            const status = write(schema, failure);
            const details = Buffer.from(status).toString('base64').replace(/=+$/, '');
            return {
                ...statusTrailers(code, message),
                ...(details.length > MOST_DETAILS ? {} : { 'grpc-status-details-bin': details }),
            };
        }
        const MOST_DETAILS = 32 * 1024;
        function statusTrailers(code, message) {
            return { 'grpc-status': String(code), 'grpc-message': percentEncode(message) };
        }
        function percentEncode(message) {
            return [...Buffer.from(message.slice(0, MOST_MESSAGE))]
                .map((byte) => byte >= 0x20 && byte <= 0x7e && byte !== 0x25
                ? String.fromCharCode(byte)
                : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
                .join('');
        }
        const MOST_MESSAGE = 2_048;
        class GrpcFailure extends Error {
            name = 'GrpcFailure';
            code;
            constructor(code, message, options) {
                super(message, options);
                this.code = code;
            }
        }
        const HTTP_CODES = {
            400: failure.E.INTERNAL,
            401: failure.E.UNAUTHENTICATED,
            403: failure.E.PERMISSION_DENIED,
            404: failure.E.UNIMPLEMENTED,
            429: failure.E.UNAVAILABLE,
            502: failure.E.UNAVAILABLE,
            503: failure.E.UNAVAILABLE,
            504: failure.E.UNAVAILABLE,
        };
        ;
        const COMPRESSED = 1;
        async function readFrame({ bytes: body, overflow }, encoding) {
            if (body.length === 0)
                throw internal('cardinality violation: received no request message from non-client-streaming RPC');
            if (body.length < grpc_answer.FI)
                throw internal('unexpected EOF');
            const head = Buffer.from(body.buffer, body.byteOffset, grpc_answer.FI);
            const flag = head.readUInt8(0);
            const length = head.readUInt32BE(1);
            if (length > grpc_answer.mN)
                throw tooLarge(`grpc: received message larger than max (${length} vs. ${grpc_answer.mN})`);
            const end = grpc_answer.FI + length;
            if (body.length < end)
                throw internal('unexpected EOF');
            const message = await decode(body.subarray(grpc_answer.FI, end), flag, encoding);
            if (overflow || body.length > end)
                throw internal('cardinality violation: received multiple request messages for non-client-streaming RPC');
            return message;
        }
        async function* readFrames(chunks, encoding) {
            let held = Buffer.alloc(0);
            for await (const chunk of chunks) {
                held = Buffer.concat([held, chunk]);
                while (held.length >= Math.min((0, grpc_answer.NI)(held), grpc_answer.FI + grpc_answer.mN)) {
                    const end = (0, grpc_answer.NI)(held);
                    yield await readFrame({ bytes: held.subarray(0, end), overflow: false }, encoding);
                    held = held.subarray(end);
                }
            }
            if (held.length > 0)
                throw internal('unexpected EOF');
        }
        function requireEncoding(encoding) {
            if (encoding !== IDENTITY && encoding !== 'gzip') {
                throw new GrpcFailure(failure.E.UNIMPLEMENTED, `grpc: Decompressor is not installed for grpc-encoding "${encoding.slice(0, 60)}"`);
            }
        }
        const IDENTITY = 'identity';
        async function decode(bytes, flag, encoding) {
            if (flag === 0)
                return bytes;
            if (flag !== COMPRESSED)
                throw internal(`grpc: received unexpected payload format ${flag}`);
            if (encoding === IDENTITY)
                throw internal('grpc: compressed flag set with identity or empty encoding');
            try {
                return await (0, external_node_util_.promisify)(external_node_zlib_.gunzip)(bytes, { maxOutputLength: grpc_answer.mN });
            }
            catch (error) {
                if ((0, errors.UQ)(error) === 'ERR_BUFFER_TOO_LARGE')
                    throw tooLarge(`grpc: received message after decompression larger than max ${grpc_answer.mN}`);
                throw internal('grpc: failed to decompress the message');
            }
        }
        async function writeFrame(message, encoding) {
            const isPlain = encoding === IDENTITY;
            const content = isPlain ? message : await (0, external_node_util_.promisify)(external_node_zlib_.gzip)(message);
            const frame = Buffer.allocUnsafe(grpc_answer.FI + content.length);
            frame.writeUInt8(isPlain ? 0 : COMPRESSED, 0);
            frame.writeUInt32BE(content.length, 1);
            frame.set(content, grpc_answer.FI);
            return frame;
        }
        function internal(message) {
            return new GrpcFailure(failure.E.INTERNAL, message);
        }
        function tooLarge(message) {
            return new GrpcFailure(failure.E.RESOURCE_EXHAUSTED, message);
        }
        var registry = __webpack_require__(370);
        var create = __webpack_require__(6149);
        var any_pb = __webpack_require__(9859);
        var duration_pb = __webpack_require__(8099);
        var empty_pb = __webpack_require__(8526);
        var field_mask_pb = __webpack_require__(3328);
        var struct_pb = __webpack_require__(1392);
        var timestamp_pb = __webpack_require__(6641);
        var descriptor_pb = __webpack_require__(6177);
        var message_names = __webpack_require__(9153);
        var message_package = __webpack_require__(5149);
        var body_form = __webpack_require__(9);
        ;
        const WELL_KNOWN = [
            any_pb.f,
            duration_pb.U,
            empty_pb.t,
            field_mask_pb.B,
            struct_pb.dA,
            timestamp_pb.i,
        ];
        function createMessageRegistry(parts) {
            const packages = [...Map.groupBy(parts, ({ name }) => name)].map(([name, own]) => ({
                name,
                services: new Map(own.flatMap(({ services }) => Object.entries(services ?? {}))),
                messages: new Map(own.flatMap(({ messages }) => Object.entries(messages ?? {}))),
                enums: new Map(own.flatMap(({ enums }) => Object.entries(enums ?? {}))),
            }));
            const types = typesOf(packages);
            const files = new Map(packages.map((one) => [fileName(one), createFile(one, types)]));
            const file = [...WELL_KNOWN.map(({ proto }) => proto), ...inOrder(files)];
            return (0, registry.uO)((0, create.v)(descriptor_pb.Zw, { file }));
        }
        function fileName({ name }) {
            return `${name}.proto`;
        }
        function typesOf(packages) {
            const wellKnown = WELL_KNOWN.flatMap(({ proto, messages }) => messages.map(({ typeName }) => [typeName, { type: descriptor_pb.P3.MESSAGE, file: proto.name }]));
            const own = packages.flatMap((one) => [
                ...[...one.messages.keys()].map((name) => [name, descriptor_pb.P3.MESSAGE, one]),
                ...[...one.enums.keys()].map((name) => [name, descriptor_pb.P3.ENUM, one]),
            ]);
            return new Map([
                ...wellKnown,
                ...own.map(([name, type, one]) => [`${one.name}.${name}`, { type, file: fileName(one) }]),
            ]);
        }
        function inOrder(files) {
            const ordered = new Set();
            const add = (file) => {
                if (file === undefined || ordered.has(file))
                    return;
                for (const name of file.dependency ?? [])
                    add(files.get(name));
                ordered.add(file);
            };
            for (const file of files.values())
                add(file);
            return [...ordered];
        }
        function createFile(own, types) {
            const fields = [...own.messages.values()].flatMap((message) => Object.values(message));
            const methods = [...own.services.values()].flatMap((service) => Object.values(service));
            const used = [
                ...fields.map(([, type]) => (0, message_names.qh)(type)?.[1] ?? type),
                ...methods.flatMap(({ request, response }) => [request, response]),
            ].map((type) => (0, message_names.PM)(type, own.name));
            const imported = new Set(used.map((name) => types.get(name)?.file).filter((file) => file !== undefined));
            imported.delete(fileName(own));
            const { nestedType, ...rest } = typesBelow('', own, types);
            return {
                name: fileName(own),
                package: own.name,
                syntax: 'proto3',
                dependency: [...imported],
                service: [...own.services].map(([name, declared]) => ({
                    name,
                    method: Object.entries(declared).map(([method, { request, response }]) => ({
                        name: method,
                        inputType: `.${(0, message_names.PM)(request, own.name)}`,
                        outputType: `.${(0, message_names.PM)(response, own.name)}`,
                    })),
                })),
                messageType: nestedType,
                ...rest,
            };
        }
        function typesBelow(parent, own, types) {
            const prefix = parent === '' ? '' : `${parent}.`;
            const below = [...own.messages.keys(), ...own.enums.keys()].filter((name) => name.startsWith(prefix));
            const messages = below.flatMap((name) => {
                const [first = '', ...others] = name.slice(prefix.length).split('.');
                return others.length > 0 || own.messages.has(name) ? [`${prefix}${first}`] : [];
            });
            const enums = below.filter((name) => own.enums.has(name) && !name.slice(prefix.length).includes('.'));
            return {
                nestedType: [...new Set(messages)].map((name) => createMessage(name, own, types)),
                enumType: enums.map((name) => ({
                    name: lastName(name),
                    value: Object.entries(own.enums.get(name) ?? {}).map(([value, number]) => ({ name: value, number })),
                })),
            };
        }
        function lastName(name) {
            return name.slice(name.lastIndexOf('.') + 1);
        }
        function createMessage(name, own, types) {
            const fields = Object.entries(own.messages.get(name) ?? {});
            const oneofs = new Set(fields.flatMap(([, [, , occurrence]]) => oneofName(occurrence) ?? []));
            const optional = fields.flatMap(([field, [, , occurrence]]) => occurrence === 'optional' ? [`_${field}`] : []);
            const all = [...oneofs, ...optional];
            const place = { message: `${own.name}.${name}`, own, types };
            const { nestedType, enumType } = typesBelow(name, own, types);
            return {
                name: lastName(name),
                field: fields.map(([field, form]) => createField(field, form, { ...place, oneofs: all })),
                oneofDecl: all.map((oneof) => ({ name: oneof })),
                nestedType: [...nestedType, ...fields.flatMap(([field, [, type]]) => createEntry(field, type, place))],
                enumType,
            };
        }
        function oneofName(occurrence) {
            return occurrence?.startsWith('oneof ') === true ? occurrence.slice('oneof '.length) : undefined;
        }
        function createField(name, [number, type, occurrence], { oneofs, ...place }) {
            const isMap = (0, message_names.qh)(type) !== undefined;
            const oneof = occurrence === 'optional' ? `_${name}` : oneofName(occurrence);
            return {
                name,
                number,
                jsonName: message_package.q[`${place.message}.${name}`] ?? (0, body_form.Cb)(name),
                label: isMap || occurrence === 'repeated' ? descriptor_pb.TX.REPEATED : descriptor_pb.TX.OPTIONAL,
                ...(isMap
                    ? { type: descriptor_pb.P3.MESSAGE, typeName: `.${place.message}.${entryName(name)}` }
                    : fieldType(type, place)),
                ...(occurrence === 'optional' ? { proto3Optional: true } : {}),
                ...(oneof === undefined ? {} : { oneofIndex: oneofs.indexOf(oneof) }),
            };
        }
        function createEntry(name, type, place) {
            const [key, value] = (0, message_names.qh)(type) ?? [];
            if (key === undefined || value === undefined)
                return [];
            const field = [
                { name: 'key', jsonName: 'key', number: 1, label: descriptor_pb.TX.OPTIONAL, ...fieldType(key, place) },
                { name: 'value', jsonName: 'value', number: 2, label: descriptor_pb.TX.OPTIONAL, ...fieldType(value, place) },
            ];
            return [{ name: entryName(name), field, options: { mapEntry: true } }];
        }
        function entryName(field) {
            const camelCase = (0, body_form.Cb)(field);
            return `${camelCase.charAt(0).toUpperCase()}${camelCase.slice(1)}Entry`;
        }
        const SCALARS = {
            bool: descriptor_pb.P3.BOOL,
            bytes: descriptor_pb.P3.BYTES,
            int32: descriptor_pb.P3.INT32,
            int64: descriptor_pb.P3.INT64,
            string: descriptor_pb.P3.STRING,
            uint32: descriptor_pb.P3.UINT32,
        };
        function fieldType(type, { own, types }) {
            const scalar = SCALARS[type];
            if (scalar !== undefined)
                return { type: scalar };
            const typeName = (0, message_names.PM)(type, own.name);
            const known = types.get(typeName);
            if (known === undefined)
                throw new Error(`no message or enum has the name ${type}`);
            return { type: known.type, typeName: `.${typeName}` };
        }
        var server_routes = __webpack_require__(1401);
        ;
        function createMethods(parts, registry) {
            const rows = new Map([...server_routes.s].map(([name, route]) => [route.rpc, { name, route }]));
            const methods = parts.flatMap(({ name: packageName, services = {} }) => Object.entries(services).map(([service, own]) => {
                const serviceName = `${packageName}.${service}`;
                const known = Object.entries(own).flatMap(([method, declared]) => {
                    const row = rows.get((0, message_names._k)(packageName, service, method));
                    return row === undefined
                        ? []
                        : [[method, createMethod(row, declared, { packageName, registry })]];
                });
                return [serviceName, new Map(known)];
            }));
            return new Map(methods);
        }
        function createMethod({ name, route }, { request, response, body, path = {} }, { packageName, registry }) {
            const message = (type) => {
                const known = registry.getMessage((0, message_names.PM)(type, packageName));
                if (known === undefined)
                    throw new Error(`no message has the name ${type}`);
                return known;
            };
            const values = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value);
            return {
                name,
                route,
                request: message(request),
                response: message(response),
                body: body === undefined ? undefined : (0, body_form.Cb)(body),
                path: values.map((value) => [value, (path[value] ?? value).split('.').map(body_form.Cb)]),
            };
        }
        function matchMethod(path, methods) {
            const [, service, method] = /^\/(.*)\/([^/]*)$/.exec(path) ?? [];
            if (service === undefined || method === undefined)
                return unknown(`malformed method name: "${path}"`);
            const own = methods.get(service.replace('.v2beta1.', '.v2.'));
            if (own === undefined)
                return unknown(`unknown service ${service}`);
            const known = own.get(method);
            return known === undefined
                ? unknown(`unknown method ${method} for service ${service}`)
                : { kind: 'method', method: known };
        }
        function unknown(reason) {
            return { kind: 'unknown', reason: reason.slice(0, 200) };
        }
        var to_binary = __webpack_require__(5224);
        ;
        const reflectionMessages = {
            name: 'grpc.reflection.v1',
            messages: {
                ServerReflectionRequest: {
                    host: [1, 'string'],
                    file_by_filename: [3, 'string', 'oneof message_request'],
                    file_containing_symbol: [4, 'string', 'oneof message_request'],
                    file_containing_extension: [5, 'ExtensionRequest', 'oneof message_request'],
                    all_extension_numbers_of_type: [6, 'string', 'oneof message_request'],
                    list_services: [7, 'string', 'oneof message_request'],
                },
                ExtensionRequest: { containing_type: [1, 'string'], extension_number: [2, 'int32'] },
                ServerReflectionResponse: {
                    valid_host: [1, 'string'],
                    original_request: [2, 'ServerReflectionRequest'],
                    file_descriptor_response: [4, 'FileDescriptorResponse', 'oneof message_response'],
                    list_services_response: [6, 'ListServiceResponse', 'oneof message_response'],
                    error_response: [7, 'ErrorResponse', 'oneof message_response'],
                },
                FileDescriptorResponse: { file_descriptor_proto: [1, 'bytes', 'repeated'] },
                ListServiceResponse: { service: [1, 'ServiceResponse', 'repeated'] },
                ServiceResponse: { name: [1, 'string'] },
                ErrorResponse: { error_code: [1, 'int32'], error_message: [2, 'string'] },
            },
        };
        var from_binary = __webpack_require__(2240);
        var is_message = __webpack_require__(6731);
        var to_json = __webpack_require__(8619);
        var reflect = __webpack_require__(1106);
        ;
        function readMessage({ route, request, body, path }, bytes, headers) {
            const fields = plainFields(decodeMessage(request, bytes));
            const own = new Set([...path.map(([, [field]]) => field), body]);
            const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !own.has(name)));
            return {
                values: Object.fromEntries(path.map(([value, field]) => [value, textAt(fields, field)])),
                headers,
                query: body === '*' ? new Map() : parametersOf(others),
                form: new Map(),
                body: body === '*' ? others : bodyAt(fields, body ?? ''),
                bodyForm: (0, body_form.YQ)(route),
            };
        }
        function decodeMessage(schema, bytes) {
            try {
                return (0, reflect.E4)(schema, (0, from_binary.Er)(schema, bytes));
            }
            catch (cause) {
                const reason = 'grpc: failed to unmarshal the received message';
                throw new GrpcFailure(failure.E.INTERNAL, reason, { cause });
            }
        }
        function plainFields(message) {
            const populated = message.fields.filter((field) => message.isSet(field));
            return Object.fromEntries(populated.map((field) => [field.jsonName, plainField(field, message)]));
        }
        function plainField(field, message) {
            if (field.fieldKind === 'list') {
                const list = message.get(field);
                return [...list].map((value) => plainValue(value, field.enum));
            }
            if (field.fieldKind === 'map') {
                const map = message.get(field);
                return Object.fromEntries([...map].map(([key, value]) => [String(key), plainValue(value, field.enum)]));
            }
            return plainValue(message.get(field), field.enum);
        }
        function plainValue(value, ofEnum) {
            if (ofEnum !== undefined)
                return ofEnum.value[Number(value)]?.name ?? value;
            if (typeof value === 'bigint')
                return String(value);
            if (value instanceof Uint8Array)
                return Buffer.from(value).toString('base64');
            return isReflectMessage(value) ? plainMessage(value) : value;
        }
        function isReflectMessage(value) {
            return typeof value === 'object' && value !== null && 'desc' in value;
        }
        function plainMessage(value) {
            const { desc, message } = value;
            if ((0, is_message.K)(message, field_mask_pb.G))
                return message.paths.join(',');
            if (desc.typeName !== 'google.protobuf.Timestamp' && desc.typeName !== 'google.protobuf.Duration')
                return plainFields(value);
            try {
                return (0, to_json.aB)(desc, message);
            }
            catch {
                return 'out of range';
            }
        }
        function textAt(fields, [name = '', ...rest]) {
            if (rest.length > 0)
                return textAt(fieldsAt(fields, name), rest);
            const value = fields[name];
            return typeof value === 'string' ? value : '';
        }
        function bodyAt(fields, name) {
            const value = fields[name];
            return Array.isArray(value) ? value : fieldsAt(fields, name);
        }
        function fieldsAt(fields, name) {
            const value = fields[name];
            return isFields(value) ? value : {};
        }
        function parametersOf(fields) {
            const entries = Object.entries(fields).flatMap(([name, value]) => isFields(value)
                ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
                : [[name, value]]);
            return new Map(entries.map(([name, value]) => [
                name,
                (Array.isArray(value) ? value : [value]).map((one) => (isFields(one) ? one : String(one))),
            ]));
        }
        function isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        var from_json = __webpack_require__(8208);
        ;
        function createMessageWriter(registry) {
            const options = { ignoreUnknownFields: true, registry };
            return (schema, value) => {
                const shown = JSON.parse(JSON.stringify(value ?? {}));
                return (0, to_binary.R)(schema, (0, from_json.Rf)(schema, shown, options));
            };
        }
        ;
        function isReflection(path) {
            return /^\/grpc\.reflection\.v1(?:alpha)?\.ServerReflection\/ServerReflectionInfo$/.test(path);
        }
        function createReflection(registry, methods) {
            const own = createMessageRegistry([reflectionMessages]);
            const write = createMessageWriter(own);
            const request = messageOf('ServerReflectionRequest', own);
            const response = messageOf('ServerReflectionResponse', own);
            return async function* answerQuestions(chunks, encoding) {
                try {
                    for await (const bytes of readFrames(chunks, encoding)) {
                        const question = plainFields(decodeMessage(request, bytes));
                        const answer = {
                            validHost: question['host'],
                            originalRequest: question,
                            ...answerQuestion(question, registry, methods),
                        };
                        yield await writeFrame(write(response, answer), encoding);
                    }
                    return { 'grpc-status': '0' };
                }
                catch (error) {
                    if (error instanceof GrpcFailure)
                        return statusTrailers(error.code, error.message);
                    throw error;
                }
            };
        }
        function messageOf(name, registry) {
            const message = registry.getMessage(`${reflectionMessages.name}.${name}`);
            if (message === undefined)
                throw new Error(`no message has the name ${name}`);
            return message;
        }
        function answerQuestion({ listServices, fileByFilename, fileContainingSymbol }, registry, methods) {
            if (listServices !== undefined) {
                const served = [...methods].flatMap(([name, own]) => (own.size === 0 ? [] : [name]));
                return { listServicesResponse: { service: served.sort().map((name) => ({ name })) } };
            }
            const named = typeof fileByFilename === 'string' ? registry.getFile(fileByFilename) : undefined;
            const file = typeof fileContainingSymbol === 'string' ? findFile(fileContainingSymbol, registry) : named;
            if (file === undefined)
                return { errorResponse: { errorCode: failure.E.NOT_FOUND, errorMessage: 'not found' } };
            const files = [...withImports(file)].map(({ proto }) => (0, to_binary.R)(descriptor_pb.tr, proto));
            const base64 = files.map((bytes) => Buffer.from(bytes).toString('base64'));
            return { fileDescriptorResponse: { fileDescriptorProto: base64 } };
        }
        function findFile(symbol, registry) {
            const declared = registry.get(symbol);
            if (declared !== undefined)
                return declared.file;
            const dot = symbol.lastIndexOf('.');
            const [parent, member] = [registry.get(symbol.slice(0, dot)), symbol.slice(dot + 1)];
            const members = parent?.kind === 'message' ? parent.fields : parent?.kind === 'service' ? parent.methods : [];
            return members.some(({ name }) => name === member) ? parent?.file : undefined;
        }
        function withImports(file, found = new Set()) {
            if (!found.has(file)) {
                found.add(file);
                for (const imported of file.dependencies)
                    withImports(imported, found);
            }
            return found;
        }
        var faults = __webpack_require__(7443);
        ;
        function createGrpcAnswerer(options) {
            const wire = createWire();
            return async (request) => {
                const abort = findAbort(request);
                if (abort !== undefined)
                    return abort;
                try {
                    return await answerGrpc(request, wire, options);
                }
                catch (error) {
                    if (!(error instanceof GrpcFailure))
                        throw error;
                    return { kind: 'response', ...withoutMessage(statusTrailers(error.code, error.message)) };
                }
            };
        }
        function createWire() {
            const registry = createMessageRegistry(message_packages.u);
            const messages = { registry, write: createMessageWriter(registry) };
            const methods = createMethods(message_packages.u, registry);
            return { messages, methods, reflect: createReflection(registry, methods) };
        }
        function findAbort({ headers }) {
            const { 'content-type': type = '', 'grpc-timeout': timeout } = headers;
            if (!/^application\/grpc(?:[+;].*)?$/.test(type))
                return aborted(415, failure.E.INVALID_ARGUMENT, `invalid gRPC request content-type "${type.slice(0, 60)}"`);
            if (timeout !== undefined && readTimeout(timeout) === undefined)
                return aborted(400, failure.E.INTERNAL, `malformed grpc-timeout: "${timeout.slice(0, 60)}"`);
            return undefined;
        }
        function aborted(status, code, message) {
            const headers = { 'content-type': 'application/grpc', ...statusTrailers(code, message) };
            return { kind: 'http', response: { status, headers, body: new Uint8Array() } };
        }
        async function answerGrpc(request, wire, options) {
            const { path, headers, signal } = request;
            const timeout = headers['grpc-timeout'];
            const timeoutMs = timeout === undefined ? Infinity : (readTimeout(timeout) ?? Infinity);
            const deadline = startDeadline(timeoutMs, { clock: options.services.clock, signal });
            deadline.check();
            if (options.latencyMs > 0)
                await deadline.sleep(options.latencyMs);
            const encoding = headers['grpc-encoding'] || IDENTITY;
            if (isReflection(path)) {
                requireEncoding(encoding);
                const messages = wire.reflect(request.chunks, encoding);
                return { kind: 'stream', headers: compressionHeaders(encoding), messages };
            }
            const match = matchMethod(path, wire.methods);
            if (match.kind === 'unknown')
                return { kind: 'refusal', ...withoutMessage(statusTrailers(failure.E.UNIMPLEMENTED, match.reason)) };
            requireEncoding(encoding);
            const { name, route } = match.method;
            const body = await request.receive();
            if (typeof body === 'string')
                return { kind: body === 'late' ? body : 'hang' };
            const call = readMessage(match.method, await readFrame(body, encoding), headers);
            const form = grpcForm({ method: match.method, messages: wire.messages, encoding, deadline }, options);
            const answer = await (0, answer_call.l)({ name, route, call, sleep: deadline.sleep }, form, options);
            deadline.check();
            return answer;
        }
        function readTimeout(text) {
            const [, digits, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(text) ?? [];
            return digits === undefined ? undefined : Number(digits) * (TIMEOUT_UNITS[unit] ?? 0);
        }
        const TIMEOUT_UNITS = {
            H: 3_600_000,
            M: 60_000,
            S: 1_000,
            m: 1,
            u: 1e-3,
            n: 1e-6,
        };
        function startDeadline(timeoutMs, { clock, signal }) {
            const startedAt = clock.now();
            let waitedMs = 0;
            const remaining = () => timeoutMs - Math.max(waitedMs, clock.now() - startedAt);
            const check = () => {
                if (remaining() <= 0)
                    throw new GrpcFailure(failure.E.DEADLINE_EXCEEDED, 'context deadline exceeded');
            };
            return {
                timeoutMs,
                check,
                sleep: async (milliseconds) => {
                    check();
                    const wait = Math.min(milliseconds, remaining(), LONGEST_WAIT_MS);
                    await clock.sleep(wait, signal);
                    waitedMs += wait;
                    check();
                },
            };
        }
        const LONGEST_WAIT_MS = 2 ** 31 - 1;
        function grpcForm({ method, messages, encoding, deadline }, { services }) {
            const { path } = method.route;
            const place = { path, serviceDomain: services.addresses.hostname };
            return {
                respond: async (value) => {
                    const shown = value instanceof route_call.g6 ? value.value : value;
                    const body = await writeFrame(messages.write(method.response, shown), encoding);
                    return { headers: compressionHeaders(encoding), body, trailers: { 'grpc-status': '0' } };
                },
                refuse: (refusal) => withoutMessage(failureTrailers((0, error_body.w2)(refusal, place), messages)),
                fail: () => withoutMessage(failureTrailers((0, error_body.R)(), messages)),
                deliver: (response, delivery) => ({ ...delivery, ...response }),
                replace: (fault) => replacedAnswer(fault, messages),
                withhold: async (kind) => {
                    if (kind === 'hang' && Number.isFinite(deadline.timeoutMs))
                        await deadline.sleep(Infinity);
                    return { kind };
                },
            };
        }
        const ACCEPTED = { 'grpc-accept-encoding': 'gzip' };
        function compressionHeaders(encoding) {
            return { ...ACCEPTED, ...(encoding === IDENTITY ? {} : { 'grpc-encoding': encoding }) };
        }
        function withoutMessage(trailers) {
            return { headers: ACCEPTED, body: new Uint8Array(), trailers };
        }
        function replacedAnswer(fault, messages) {
            const status = fault.status ?? 200;
            if (fault.kind === 'html')
                return { kind: 'http', response: (0, faults.Q)(fault) };
            const given = failure.H.safeParse(fault.body);
            if (fault.kind === 'status' && given.success) {
                const details = given.data.details?.filter((detail) => isKnownDetail(detail['@type'], messages));
                return faultAnswer(fault, failureTrailers({ ...given.data, details }, messages));
            }
            if (status !== 200)
                return faultAnswer(fault, statusTrailers(HTTP_CODES[status] ?? failure.E.UNKNOWN, `HTTP status ${status}`));
            if (fault.kind === 'status')
                return { kind: 'http', response: (0, faults.Q)(fault) };
            return faultAnswer(fault, { 'grpc-status': '0' }, fault.kind === 'empty' ? new Uint8Array() : GARBLED_FRAME);
        }
        function isKnownDetail(typeUrl, { registry }) {
            return registry.getMessage(typeUrl.slice(typeUrl.lastIndexOf('/') + 1)) !== undefined;
        }
        function faultAnswer(fault, trailers, body = new Uint8Array()) {
            const { 'content-type': _type, 'content-length': _length, ...headers } = (0, faults.lR)(fault);
            return { kind: 'response', headers, body, trailers };
        }
        const GARBLED_FRAME = Uint8Array.of(0, 0, 0, 0, 2, 0x0a, 5);
    })
};
