export const id = 477;
export const ids = [477];
export const modules = {
    2858: (() => {
        var Reflect;
        (function (Reflect) {
            (function (factory) {
                var root = typeof globalThis === "object" ? globalThis :
                    typeof global === "object" ? global :
                        typeof self === "object" ? self :
                            typeof this === "object" ? this :
                                sloppyModeThis();
                var exporter = makeExporter(Reflect);
                if (typeof root.Reflect !== "undefined") {
                    exporter = makeExporter(root.Reflect, exporter);
                }
                factory(exporter, root);
                if (typeof root.Reflect === "undefined") {
                    root.Reflect = Reflect;
                }
                function makeExporter(target, previous) {
                    return function (key, value) {
                        Object.defineProperty(target, key, { configurable: true, writable: true, value: value });
                        if (previous)
                            previous(key, value);
                    };
                }
                function functionThis() {
                    try {
                        return Function("return this;")();
                    }
                    catch (_) { }
                }
                function indirectEvalThis() {
                    try {
                        return (void 0, eval)("(function() { return this; })()");
                    }
                    catch (_) { }
                }
                function sloppyModeThis() {
                    return functionThis() || indirectEvalThis();
                }
            })(function (exporter, root) {
                var hasOwn = Object.prototype.hasOwnProperty;
                var supportsSymbol = typeof Symbol === "function";
                var toPrimitiveSymbol = supportsSymbol && typeof Symbol.toPrimitive !== "undefined" ? Symbol.toPrimitive : "@@toPrimitive";
                var iteratorSymbol = supportsSymbol && typeof Symbol.iterator !== "undefined" ? Symbol.iterator : "@@iterator";
                var supportsCreate = typeof Object.create === "function";
                var supportsProto = { __proto__: [] } instanceof Array;
                var downLevel = !supportsCreate && !supportsProto;
                var HashMap = {
                    create: supportsCreate
                        ? function () { return MakeDictionary(Object.create(null)); }
                        : supportsProto
                            ? function () { return MakeDictionary({ __proto__: null }); }
                            : function () { return MakeDictionary({}); },
                    has: downLevel
                        ? function (map, key) { return hasOwn.call(map, key); }
                        : function (map, key) { return key in map; },
                    get: downLevel
                        ? function (map, key) { return hasOwn.call(map, key) ? map[key] : undefined; }
                        : function (map, key) { return map[key]; },
                };
                var functionPrototype = Object.getPrototypeOf(Function);
                var _Map = typeof Map === "function" && typeof Map.prototype.entries === "function" ? Map : CreateMapPolyfill();
                var _Set = typeof Set === "function" && typeof Set.prototype.entries === "function" ? Set : CreateSetPolyfill();
                var _WeakMap = typeof WeakMap === "function" ? WeakMap : CreateWeakMapPolyfill();
                var registrySymbol = supportsSymbol ? Symbol.for("@reflect-metadata:registry") : undefined;
                var metadataRegistry = GetOrCreateMetadataRegistry();
                var metadataProvider = CreateMetadataProvider(metadataRegistry);
                function decorate(decorators, target, propertyKey, attributes) {
                    if (!IsUndefined(propertyKey)) {
                        if (!IsArray(decorators))
                            throw new TypeError();
                        if (!IsObject(target))
                            throw new TypeError();
                        if (!IsObject(attributes) && !IsUndefined(attributes) && !IsNull(attributes))
                            throw new TypeError();
                        if (IsNull(attributes))
                            attributes = undefined;
                        propertyKey = ToPropertyKey(propertyKey);
                        return DecorateProperty(decorators, target, propertyKey, attributes);
                    }
                    else {
                        if (!IsArray(decorators))
                            throw new TypeError();
                        if (!IsConstructor(target))
                            throw new TypeError();
                        return DecorateConstructor(decorators, target);
                    }
                }
                exporter("decorate", decorate);
                function metadata(metadataKey, metadataValue) {
                    function decorator(target, propertyKey) {
                        if (!IsObject(target))
                            throw new TypeError();
                        if (!IsUndefined(propertyKey) && !IsPropertyKey(propertyKey))
                            throw new TypeError();
                        OrdinaryDefineOwnMetadata(metadataKey, metadataValue, target, propertyKey);
                    }
                    return decorator;
                }
                exporter("metadata", metadata);
                function defineMetadata(metadataKey, metadataValue, target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryDefineOwnMetadata(metadataKey, metadataValue, target, propertyKey);
                }
                exporter("defineMetadata", defineMetadata);
                function hasMetadata(metadataKey, target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryHasMetadata(metadataKey, target, propertyKey);
                }
                exporter("hasMetadata", hasMetadata);
                function hasOwnMetadata(metadataKey, target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryHasOwnMetadata(metadataKey, target, propertyKey);
                }
                exporter("hasOwnMetadata", hasOwnMetadata);
                function getMetadata(metadataKey, target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryGetMetadata(metadataKey, target, propertyKey);
                }
                exporter("getMetadata", getMetadata);
                function getOwnMetadata(metadataKey, target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryGetOwnMetadata(metadataKey, target, propertyKey);
                }
                exporter("getOwnMetadata", getOwnMetadata);
                function getMetadataKeys(target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryMetadataKeys(target, propertyKey);
                }
                exporter("getMetadataKeys", getMetadataKeys);
                function getOwnMetadataKeys(target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    return OrdinaryOwnMetadataKeys(target, propertyKey);
                }
                exporter("getOwnMetadataKeys", getOwnMetadataKeys);
                function deleteMetadata(metadataKey, target, propertyKey) {
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    if (!IsObject(target))
                        throw new TypeError();
                    if (!IsUndefined(propertyKey))
                        propertyKey = ToPropertyKey(propertyKey);
                    var provider = GetMetadataProvider(target, propertyKey, false);
                    if (IsUndefined(provider))
                        return false;
                    return provider.OrdinaryDeleteMetadata(metadataKey, target, propertyKey);
                }
                exporter("deleteMetadata", deleteMetadata);
                function DecorateConstructor(decorators, target) {
                    for (var i = decorators.length - 1; i >= 0; --i) {
                        var decorator = decorators[i];
                        var decorated = decorator(target);
                        if (!IsUndefined(decorated) && !IsNull(decorated)) {
                            if (!IsConstructor(decorated))
                                throw new TypeError();
                            target = decorated;
                        }
                    }
                    return target;
                }
                function DecorateProperty(decorators, target, propertyKey, descriptor) {
                    for (var i = decorators.length - 1; i >= 0; --i) {
                        var decorator = decorators[i];
                        var decorated = decorator(target, propertyKey, descriptor);
                        if (!IsUndefined(decorated) && !IsNull(decorated)) {
                            if (!IsObject(decorated))
                                throw new TypeError();
                            descriptor = decorated;
                        }
                    }
                    return descriptor;
                }
                function OrdinaryHasMetadata(MetadataKey, O, P) {
                    var hasOwn = OrdinaryHasOwnMetadata(MetadataKey, O, P);
                    if (hasOwn)
                        return true;
                    var parent = OrdinaryGetPrototypeOf(O);
                    if (!IsNull(parent))
                        return OrdinaryHasMetadata(MetadataKey, parent, P);
                    return false;
                }
                function OrdinaryHasOwnMetadata(MetadataKey, O, P) {
                    var provider = GetMetadataProvider(O, P, false);
                    if (IsUndefined(provider))
                        return false;
                    return ToBoolean(provider.OrdinaryHasOwnMetadata(MetadataKey, O, P));
                }
                function OrdinaryGetMetadata(MetadataKey, O, P) {
                    var hasOwn = OrdinaryHasOwnMetadata(MetadataKey, O, P);
                    if (hasOwn)
                        return OrdinaryGetOwnMetadata(MetadataKey, O, P);
                    var parent = OrdinaryGetPrototypeOf(O);
                    if (!IsNull(parent))
                        return OrdinaryGetMetadata(MetadataKey, parent, P);
                    return undefined;
                }
                function OrdinaryGetOwnMetadata(MetadataKey, O, P) {
                    var provider = GetMetadataProvider(O, P, false);
                    if (IsUndefined(provider))
                        return;
                    return provider.OrdinaryGetOwnMetadata(MetadataKey, O, P);
                }
                function OrdinaryDefineOwnMetadata(MetadataKey, MetadataValue, O, P) {
                    var provider = GetMetadataProvider(O, P, true);
                    provider.OrdinaryDefineOwnMetadata(MetadataKey, MetadataValue, O, P);
                }
                function OrdinaryMetadataKeys(O, P) {
                    var ownKeys = OrdinaryOwnMetadataKeys(O, P);
                    var parent = OrdinaryGetPrototypeOf(O);
                    if (parent === null)
                        return ownKeys;
                    var parentKeys = OrdinaryMetadataKeys(parent, P);
                    if (parentKeys.length <= 0)
                        return ownKeys;
                    if (ownKeys.length <= 0)
                        return parentKeys;
                    var set = new _Set();
                    var keys = [];
                    for (var _i = 0, ownKeys_1 = ownKeys; _i < ownKeys_1.length; _i++) {
                        var key = ownKeys_1[_i];
                        var hasKey = set.has(key);
                        if (!hasKey) {
                            set.add(key);
                            keys.push(key);
                        }
                    }
                    for (var _a = 0, parentKeys_1 = parentKeys; _a < parentKeys_1.length; _a++) {
                        var key = parentKeys_1[_a];
                        var hasKey = set.has(key);
                        if (!hasKey) {
                            set.add(key);
                            keys.push(key);
                        }
                    }
                    return keys;
                }
                function OrdinaryOwnMetadataKeys(O, P) {
                    var provider = GetMetadataProvider(O, P, false);
                    if (!provider) {
                        return [];
                    }
                    return provider.OrdinaryOwnMetadataKeys(O, P);
                }
                function Type(x) {
                    if (x === null)
                        return 1;
                    switch (typeof x) {
                        case "undefined": return 0;
                        case "boolean": return 2;
                        case "string": return 3;
                        case "symbol": return 4;
                        case "number": return 5;
                        case "object": return x === null ? 1 : 6;
                        default: return 6;
                    }
                }
                function IsUndefined(x) {
                    return x === undefined;
                }
                function IsNull(x) {
                    return x === null;
                }
                function IsSymbol(x) {
                    return typeof x === "symbol";
                }
                function IsObject(x) {
                    return typeof x === "object" ? x !== null : typeof x === "function";
                }
                function ToPrimitive(input, PreferredType) {
                    switch (Type(input)) {
                        case 0: return input;
                        case 1: return input;
                        case 2: return input;
                        case 3: return input;
                        case 4: return input;
                        case 5: return input;
                    }
                    var hint = PreferredType === 3 ? "string" : PreferredType === 5 ? "number" : "default";
                    var exoticToPrim = GetMethod(input, toPrimitiveSymbol);
                    if (exoticToPrim !== undefined) {
                        var result = exoticToPrim.call(input, hint);
                        if (IsObject(result))
                            throw new TypeError();
                        return result;
                    }
                    return OrdinaryToPrimitive(input, hint === "default" ? "number" : hint);
                }
                function OrdinaryToPrimitive(O, hint) {
                    if (hint === "string") {
                        var toString_1 = O.toString;
                        if (IsCallable(toString_1)) {
                            var result = toString_1.call(O);
                            if (!IsObject(result))
                                return result;
                        }
                        var valueOf = O.valueOf;
                        if (IsCallable(valueOf)) {
                            var result = valueOf.call(O);
                            if (!IsObject(result))
                                return result;
                        }
                    }
                    else {
                        var valueOf = O.valueOf;
                        if (IsCallable(valueOf)) {
                            var result = valueOf.call(O);
                            if (!IsObject(result))
                                return result;
                        }
                        var toString_2 = O.toString;
                        if (IsCallable(toString_2)) {
                            var result = toString_2.call(O);
                            if (!IsObject(result))
                                return result;
                        }
                    }
                    throw new TypeError();
                }
                function ToBoolean(argument) {
                    return !!argument;
                }
                function ToString(argument) {
                    return "" + argument;
                }
                function ToPropertyKey(argument) {
                    var key = ToPrimitive(argument, 3);
                    if (IsSymbol(key))
                        return key;
                    return ToString(key);
                }
                function IsArray(argument) {
                    return Array.isArray
                        ? Array.isArray(argument)
                        : argument instanceof Object
                            ? argument instanceof Array
                            : Object.prototype.toString.call(argument) === "[object Array]";
                }
                function IsCallable(argument) {
                    return typeof argument === "function";
                }
                function IsConstructor(argument) {
                    return typeof argument === "function";
                }
                function IsPropertyKey(argument) {
                    switch (Type(argument)) {
                        case 3: return true;
                        case 4: return true;
                        default: return false;
                    }
                }
                function SameValueZero(x, y) {
                    return x === y || x !== x && y !== y;
                }
                function GetMethod(V, P) {
                    var func = V[P];
                    if (func === undefined || func === null)
                        return undefined;
                    if (!IsCallable(func))
                        throw new TypeError();
                    return func;
                }
                function GetIterator(obj) {
                    var method = GetMethod(obj, iteratorSymbol);
                    if (!IsCallable(method))
                        throw new TypeError();
                    var iterator = method.call(obj);
                    if (!IsObject(iterator))
                        throw new TypeError();
                    return iterator;
                }
                function IteratorValue(iterResult) {
                    return iterResult.value;
                }
                function IteratorStep(iterator) {
                    var result = iterator.next();
                    return result.done ? false : result;
                }
                function IteratorClose(iterator) {
                    var f = iterator["return"];
                    if (f)
                        f.call(iterator);
                }
                function OrdinaryGetPrototypeOf(O) {
                    var proto = Object.getPrototypeOf(O);
                    if (typeof O !== "function" || O === functionPrototype)
                        return proto;
                    if (proto !== functionPrototype)
                        return proto;
                    var prototype = O.prototype;
                    var prototypeProto = prototype && Object.getPrototypeOf(prototype);
                    if (prototypeProto == null || prototypeProto === Object.prototype)
                        return proto;
                    var constructor = prototypeProto.constructor;
                    if (typeof constructor !== "function")
                        return proto;
                    if (constructor === O)
                        return proto;
                    return constructor;
                }
                function CreateMetadataRegistry() {
                    var fallback;
                    if (!IsUndefined(registrySymbol) &&
                        typeof root.Reflect !== "undefined" &&
                        !(registrySymbol in root.Reflect) &&
                        typeof root.Reflect.defineMetadata === "function") {
                        fallback = CreateFallbackProvider(root.Reflect);
                    }
                    var first;
                    var second;
                    var rest;
                    var targetProviderMap = new _WeakMap();
                    var registry = {
                        registerProvider: registerProvider,
                        getProvider: getProvider,
                        setProvider: setProvider,
                    };
                    return registry;
                    function registerProvider(provider) {
                        if (!Object.isExtensible(registry)) {
                            throw new Error("Cannot add provider to a frozen registry.");
                        }
                        switch (true) {
                            case fallback === provider: break;
                            case IsUndefined(first):
                                first = provider;
                                break;
                            case first === provider: break;
                            case IsUndefined(second):
                                second = provider;
                                break;
                            case second === provider: break;
                            default:
                                if (rest === undefined)
                                    rest = new _Set();
                                rest.add(provider);
                                break;
                        }
                    }
                    function getProviderNoCache(O, P) {
                        if (!IsUndefined(first)) {
                            if (first.isProviderFor(O, P))
                                return first;
                            if (!IsUndefined(second)) {
                                if (second.isProviderFor(O, P))
                                    return first;
                                if (!IsUndefined(rest)) {
                                    var iterator = GetIterator(rest);
                                    while (true) {
                                        var next = IteratorStep(iterator);
                                        if (!next) {
                                            return undefined;
                                        }
                                        var provider = IteratorValue(next);
                                        if (provider.isProviderFor(O, P)) {
                                            IteratorClose(iterator);
                                            return provider;
                                        }
                                    }
                                }
                            }
                        }
                        if (!IsUndefined(fallback) && fallback.isProviderFor(O, P)) {
                            return fallback;
                        }
                        return undefined;
                    }
                    function getProvider(O, P) {
                        var providerMap = targetProviderMap.get(O);
                        var provider;
                        if (!IsUndefined(providerMap)) {
                            provider = providerMap.get(P);
                        }
                        if (!IsUndefined(provider)) {
                            return provider;
                        }
                        provider = getProviderNoCache(O, P);
                        if (!IsUndefined(provider)) {
                            if (IsUndefined(providerMap)) {
                                providerMap = new _Map();
                                targetProviderMap.set(O, providerMap);
                            }
                            providerMap.set(P, provider);
                        }
                        return provider;
                    }
                    function hasProvider(provider) {
                        if (IsUndefined(provider))
                            throw new TypeError();
                        return first === provider || second === provider || !IsUndefined(rest) && rest.has(provider);
                    }
                    function setProvider(O, P, provider) {
                        if (!hasProvider(provider)) {
                            throw new Error("Metadata provider not registered.");
                        }
                        var existingProvider = getProvider(O, P);
                        if (existingProvider !== provider) {
                            if (!IsUndefined(existingProvider)) {
                                return false;
                            }
                            var providerMap = targetProviderMap.get(O);
                            if (IsUndefined(providerMap)) {
                                providerMap = new _Map();
                                targetProviderMap.set(O, providerMap);
                            }
                            providerMap.set(P, provider);
                        }
                        return true;
                    }
                }
                function GetOrCreateMetadataRegistry() {
                    var metadataRegistry;
                    if (!IsUndefined(registrySymbol) && IsObject(root.Reflect) && Object.isExtensible(root.Reflect)) {
                        metadataRegistry = root.Reflect[registrySymbol];
                    }
                    if (IsUndefined(metadataRegistry)) {
                        metadataRegistry = CreateMetadataRegistry();
                    }
                    if (!IsUndefined(registrySymbol) && IsObject(root.Reflect) && Object.isExtensible(root.Reflect)) {
                        Object.defineProperty(root.Reflect, registrySymbol, {
                            enumerable: false,
                            configurable: false,
                            writable: false,
                            value: metadataRegistry
                        });
                    }
                    return metadataRegistry;
                }
                function CreateMetadataProvider(registry) {
                    var metadata = new _WeakMap();
                    var provider = {
                        isProviderFor: function (O, P) {
                            var targetMetadata = metadata.get(O);
                            if (IsUndefined(targetMetadata))
                                return false;
                            return targetMetadata.has(P);
                        },
                        OrdinaryDefineOwnMetadata: OrdinaryDefineOwnMetadata,
                        OrdinaryHasOwnMetadata: OrdinaryHasOwnMetadata,
                        OrdinaryGetOwnMetadata: OrdinaryGetOwnMetadata,
                        OrdinaryOwnMetadataKeys: OrdinaryOwnMetadataKeys,
                        OrdinaryDeleteMetadata: OrdinaryDeleteMetadata,
                    };
                    metadataRegistry.registerProvider(provider);
                    return provider;
                    function GetOrCreateMetadataMap(O, P, Create) {
                        var targetMetadata = metadata.get(O);
                        var createdTargetMetadata = false;
                        if (IsUndefined(targetMetadata)) {
                            if (!Create)
                                return undefined;
                            targetMetadata = new _Map();
                            metadata.set(O, targetMetadata);
                            createdTargetMetadata = true;
                        }
                        var metadataMap = targetMetadata.get(P);
                        if (IsUndefined(metadataMap)) {
                            if (!Create)
                                return undefined;
                            metadataMap = new _Map();
                            targetMetadata.set(P, metadataMap);
                            if (!registry.setProvider(O, P, provider)) {
                                targetMetadata.delete(P);
                                if (createdTargetMetadata) {
                                    metadata.delete(O);
                                }
                                throw new Error("Wrong provider for target.");
                            }
                        }
                        return metadataMap;
                    }
                    function OrdinaryHasOwnMetadata(MetadataKey, O, P) {
                        var metadataMap = GetOrCreateMetadataMap(O, P, false);
                        if (IsUndefined(metadataMap))
                            return false;
                        return ToBoolean(metadataMap.has(MetadataKey));
                    }
                    function OrdinaryGetOwnMetadata(MetadataKey, O, P) {
                        var metadataMap = GetOrCreateMetadataMap(O, P, false);
                        if (IsUndefined(metadataMap))
                            return undefined;
                        return metadataMap.get(MetadataKey);
                    }
                    function OrdinaryDefineOwnMetadata(MetadataKey, MetadataValue, O, P) {
                        var metadataMap = GetOrCreateMetadataMap(O, P, true);
                        metadataMap.set(MetadataKey, MetadataValue);
                    }
                    function OrdinaryOwnMetadataKeys(O, P) {
                        var keys = [];
                        var metadataMap = GetOrCreateMetadataMap(O, P, false);
                        if (IsUndefined(metadataMap))
                            return keys;
                        var keysObj = metadataMap.keys();
                        var iterator = GetIterator(keysObj);
                        var k = 0;
                        while (true) {
                            var next = IteratorStep(iterator);
                            if (!next) {
                                keys.length = k;
                                return keys;
                            }
                            var nextValue = IteratorValue(next);
                            try {
                                keys[k] = nextValue;
                            }
                            catch (e) {
                                try {
                                    IteratorClose(iterator);
                                }
                                finally {
                                    throw e;
                                }
                            }
                            k++;
                        }
                    }
                    function OrdinaryDeleteMetadata(MetadataKey, O, P) {
                        var metadataMap = GetOrCreateMetadataMap(O, P, false);
                        if (IsUndefined(metadataMap))
                            return false;
                        if (!metadataMap.delete(MetadataKey))
                            return false;
                        if (metadataMap.size === 0) {
                            var targetMetadata = metadata.get(O);
                            if (!IsUndefined(targetMetadata)) {
                                targetMetadata.delete(P);
                                if (targetMetadata.size === 0) {
                                    metadata.delete(targetMetadata);
                                }
                            }
                        }
                        return true;
                    }
                }
                function CreateFallbackProvider(reflect) {
                    var defineMetadata = reflect.defineMetadata, hasOwnMetadata = reflect.hasOwnMetadata, getOwnMetadata = reflect.getOwnMetadata, getOwnMetadataKeys = reflect.getOwnMetadataKeys, deleteMetadata = reflect.deleteMetadata;
                    var metadataOwner = new _WeakMap();
                    var provider = {
                        isProviderFor: function (O, P) {
                            var metadataPropertySet = metadataOwner.get(O);
                            if (!IsUndefined(metadataPropertySet) && metadataPropertySet.has(P)) {
                                return true;
                            }
                            if (getOwnMetadataKeys(O, P).length) {
                                if (IsUndefined(metadataPropertySet)) {
                                    metadataPropertySet = new _Set();
                                    metadataOwner.set(O, metadataPropertySet);
                                }
                                metadataPropertySet.add(P);
                                return true;
                            }
                            return false;
                        },
                        OrdinaryDefineOwnMetadata: defineMetadata,
                        OrdinaryHasOwnMetadata: hasOwnMetadata,
                        OrdinaryGetOwnMetadata: getOwnMetadata,
                        OrdinaryOwnMetadataKeys: getOwnMetadataKeys,
                        OrdinaryDeleteMetadata: deleteMetadata,
                    };
                    return provider;
                }
                function GetMetadataProvider(O, P, Create) {
                    var registeredProvider = metadataRegistry.getProvider(O, P);
                    if (!IsUndefined(registeredProvider)) {
                        return registeredProvider;
                    }
                    if (Create) {
                        if (metadataRegistry.setProvider(O, P, metadataProvider)) {
                            return metadataProvider;
                        }
                        throw new Error("Illegal state.");
                    }
                    return undefined;
                }
                function CreateMapPolyfill() {
                    var cacheSentinel = {};
                    var arraySentinel = [];
                    var MapIterator = (function () {
                        function MapIterator(keys, values, selector) {
                            this._index = 0;
                            this._keys = keys;
                            this._values = values;
                            this._selector = selector;
                        }
                        MapIterator.prototype["@@iterator"] = function () { return this; };
                        MapIterator.prototype[iteratorSymbol] = function () { return this; };
                        MapIterator.prototype.next = function () {
                            var index = this._index;
                            if (index >= 0 && index < this._keys.length) {
                                var result = this._selector(this._keys[index], this._values[index]);
                                if (index + 1 >= this._keys.length) {
                                    this._index = -1;
                                    this._keys = arraySentinel;
                                    this._values = arraySentinel;
                                }
                                else {
                                    this._index++;
                                }
                                return { value: result, done: false };
                            }
                            return { value: undefined, done: true };
                        };
                        MapIterator.prototype.throw = function (error) {
                            if (this._index >= 0) {
                                this._index = -1;
                                this._keys = arraySentinel;
                                this._values = arraySentinel;
                            }
                            throw error;
                        };
                        MapIterator.prototype.return = function (value) {
                            if (this._index >= 0) {
                                this._index = -1;
                                this._keys = arraySentinel;
                                this._values = arraySentinel;
                            }
                            return { value: value, done: true };
                        };
                        return MapIterator;
                    }());
                    var Map = (function () {
                        function Map() {
                            this._keys = [];
                            this._values = [];
                            this._cacheKey = cacheSentinel;
                            this._cacheIndex = -2;
                        }
                        Object.defineProperty(Map.prototype, "size", {
                            get: function () { return this._keys.length; },
                            enumerable: true,
                            configurable: true
                        });
                        Map.prototype.has = function (key) { return this._find(key, false) >= 0; };
                        Map.prototype.get = function (key) {
                            var index = this._find(key, false);
                            return index >= 0 ? this._values[index] : undefined;
                        };
                        Map.prototype.set = function (key, value) {
                            var index = this._find(key, true);
                            this._values[index] = value;
                            return this;
                        };
                        Map.prototype.delete = function (key) {
                            var index = this._find(key, false);
                            if (index >= 0) {
                                var size = this._keys.length;
                                for (var i = index + 1; i < size; i++) {
                                    this._keys[i - 1] = this._keys[i];
                                    this._values[i - 1] = this._values[i];
                                }
                                this._keys.length--;
                                this._values.length--;
                                if (SameValueZero(key, this._cacheKey)) {
                                    this._cacheKey = cacheSentinel;
                                    this._cacheIndex = -2;
                                }
                                return true;
                            }
                            return false;
                        };
                        Map.prototype.clear = function () {
                            this._keys.length = 0;
                            this._values.length = 0;
                            this._cacheKey = cacheSentinel;
                            this._cacheIndex = -2;
                        };
                        Map.prototype.keys = function () { return new MapIterator(this._keys, this._values, getKey); };
                        Map.prototype.values = function () { return new MapIterator(this._keys, this._values, getValue); };
                        Map.prototype.entries = function () { return new MapIterator(this._keys, this._values, getEntry); };
                        Map.prototype["@@iterator"] = function () { return this.entries(); };
                        Map.prototype[iteratorSymbol] = function () { return this.entries(); };
                        Map.prototype._find = function (key, insert) {
                            if (!SameValueZero(this._cacheKey, key)) {
                                this._cacheIndex = -1;
                                for (var i = 0; i < this._keys.length; i++) {
                                    if (SameValueZero(this._keys[i], key)) {
                                        this._cacheIndex = i;
                                        break;
                                    }
                                }
                            }
                            if (this._cacheIndex < 0 && insert) {
                                this._cacheIndex = this._keys.length;
                                this._keys.push(key);
                                this._values.push(undefined);
                            }
                            return this._cacheIndex;
                        };
                        return Map;
                    }());
                    return Map;
                    function getKey(key, _) {
                        return key;
                    }
                    function getValue(_, value) {
                        return value;
                    }
                    function getEntry(key, value) {
                        return [key, value];
                    }
                }
                function CreateSetPolyfill() {
                    var Set = (function () {
                        function Set() {
                            this._map = new _Map();
                        }
                        Object.defineProperty(Set.prototype, "size", {
                            get: function () { return this._map.size; },
                            enumerable: true,
                            configurable: true
                        });
                        Set.prototype.has = function (value) { return this._map.has(value); };
                        Set.prototype.add = function (value) { return this._map.set(value, value), this; };
                        Set.prototype.delete = function (value) { return this._map.delete(value); };
                        Set.prototype.clear = function () { this._map.clear(); };
                        Set.prototype.keys = function () { return this._map.keys(); };
                        Set.prototype.values = function () { return this._map.keys(); };
                        Set.prototype.entries = function () { return this._map.entries(); };
                        Set.prototype["@@iterator"] = function () { return this.keys(); };
                        Set.prototype[iteratorSymbol] = function () { return this.keys(); };
                        return Set;
                    }());
                    return Set;
                }
                function CreateWeakMapPolyfill() {
                    var UUID_SIZE = 16;
                    var keys = HashMap.create();
                    var rootKey = CreateUniqueKey();
                    return (function () {
                        function WeakMap() {
                            this._key = CreateUniqueKey();
                        }
                        WeakMap.prototype.has = function (target) {
                            var table = GetOrCreateWeakMapTable(target, false);
                            return table !== undefined ? HashMap.has(table, this._key) : false;
                        };
                        WeakMap.prototype.get = function (target) {
                            var table = GetOrCreateWeakMapTable(target, false);
                            return table !== undefined ? HashMap.get(table, this._key) : undefined;
                        };
                        WeakMap.prototype.set = function (target, value) {
                            var table = GetOrCreateWeakMapTable(target, true);
                            table[this._key] = value;
                            return this;
                        };
                        WeakMap.prototype.delete = function (target) {
                            var table = GetOrCreateWeakMapTable(target, false);
                            return table !== undefined ? delete table[this._key] : false;
                        };
                        WeakMap.prototype.clear = function () {
                            this._key = CreateUniqueKey();
                        };
                        return WeakMap;
                    }());
                    function CreateUniqueKey() {
                        var key;
                        do
                            key = "@@WeakMap@@" + CreateUUID();
                        while (HashMap.has(keys, key));
                        keys[key] = true;
                        return key;
                    }
                    function GetOrCreateWeakMapTable(target, create) {
                        if (!hasOwn.call(target, rootKey)) {
                            if (!create)
                                return undefined;
                            Object.defineProperty(target, rootKey, { value: HashMap.create() });
                        }
                        return target[rootKey];
                    }
                    function FillRandomBytes(buffer, size) {
                        for (var i = 0; i < size; ++i)
                            buffer[i] = Math.random() * 0xff | 0;
                        return buffer;
                    }
                    function GenRandomBytes(size) {
                        if (typeof Uint8Array === "function") {
                            var array = new Uint8Array(size);
                            if (typeof crypto !== "undefined") {
                                crypto.getRandomValues(array);
                            }
                            else if (typeof msCrypto !== "undefined") {
                                msCrypto.getRandomValues(array);
                            }
                            else {
                                FillRandomBytes(array, size);
                            }
                            return array;
                        }
                        return FillRandomBytes(new Array(size), size);
                    }
                    function CreateUUID() {
                        var data = GenRandomBytes(UUID_SIZE);
                        data[6] = data[6] & 0x4f | 0x40;
                        data[8] = data[8] & 0xbf | 0x80;
                        var result = "";
                        for (var offset = 0; offset < UUID_SIZE; ++offset) {
                            var byte = data[offset];
                            if (offset === 4 || offset === 6 || offset === 8)
                                result += "-";
                            if (byte < 16)
                                result += "0";
                            result += byte.toString(16).toLowerCase();
                        }
                        return result;
                    }
                }
                function MakeDictionary(obj) {
                    obj.__ = undefined;
                    delete obj.__;
                    return obj;
                }
            });
        })(Reflect || (Reflect = {}));
    })
};
