import { shared } from './shared.js';
export const id = 2119;
export const ids = [2119, 9783];
export const modules = {
    20770: ((module, __unused_webpack_exports, __webpack_require__) => {
        module.exports = __webpack_require__(20218);
    }),
    20218: ((__unused_webpack_module, exports, __webpack_require__) => {
        var __webpack_unused_export__;
        var net = __webpack_require__(69278);
        var tls = __webpack_require__(64756);
        var http = __webpack_require__(58611);
        var https = __webpack_require__(65692);
        var events = __webpack_require__(24434);
        var assert = __webpack_require__(42613);
        var util = __webpack_require__(39023);
        exports.httpOverHttp = httpOverHttp;
        exports.httpsOverHttp = httpsOverHttp;
        exports.httpOverHttps = httpOverHttps;
        exports.httpsOverHttps = httpsOverHttps;
        function httpOverHttp(options) {
            var agent = new TunnelingAgent(options);
            agent.request = http.request;
            return agent;
        }
        function httpsOverHttp(options) {
            var agent = new TunnelingAgent(options);
            agent.request = http.request;
            agent.createSocket = createSecureSocket;
            agent.defaultPort = 443;
            return agent;
        }
        function httpOverHttps(options) {
            var agent = new TunnelingAgent(options);
            agent.request = https.request;
            return agent;
        }
        function httpsOverHttps(options) {
            var agent = new TunnelingAgent(options);
            agent.request = https.request;
            agent.createSocket = createSecureSocket;
            agent.defaultPort = 443;
            return agent;
        }
        function TunnelingAgent(options) {
            var self = this;
            self.options = options || {};
            self.proxyOptions = self.options.proxy || {};
            self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
            self.requests = [];
            self.sockets = [];
            self.on('free', function onFree(socket, host, port, localAddress) {
                var options = toOptions(host, port, localAddress);
                for (var i = 0, len = self.requests.length; i < len; ++i) {
                    var pending = self.requests[i];
                    if (pending.host === options.host && pending.port === options.port) {
                        self.requests.splice(i, 1);
                        pending.request.onSocket(socket);
                        return;
                    }
                }
                socket.destroy();
                self.removeSocket(socket);
            });
        }
        util.inherits(TunnelingAgent, events.EventEmitter);
        TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
            var self = this;
            var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
            if (self.sockets.length >= this.maxSockets) {
                self.requests.push(options);
                return;
            }
            self.createSocket(options, function (socket) {
                socket.on('free', onFree);
                socket.on('close', onCloseOrRemove);
                socket.on('agentRemove', onCloseOrRemove);
                req.onSocket(socket);
                function onFree() {
                    self.emit('free', socket, options);
                }
                function onCloseOrRemove(err) {
                    self.removeSocket(socket);
                    socket.removeListener('free', onFree);
                    socket.removeListener('close', onCloseOrRemove);
                    socket.removeListener('agentRemove', onCloseOrRemove);
                }
            });
        };
        TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
            var self = this;
            var placeholder = {};
            self.sockets.push(placeholder);
            var connectOptions = mergeOptions({}, self.proxyOptions, {
                method: 'CONNECT',
                path: options.host + ':' + options.port,
                agent: false,
                headers: {
                    host: options.host + ':' + options.port
                }
            });
            if (options.localAddress) {
                connectOptions.localAddress = options.localAddress;
            }
            if (connectOptions.proxyAuth) {
                connectOptions.headers = connectOptions.headers || {};
                connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
                    new Buffer(connectOptions.proxyAuth).toString('base64');
            }
            debug('making CONNECT request');
            var connectReq = self.request(connectOptions);
            connectReq.useChunkedEncodingByDefault = false;
            connectReq.once('response', onResponse);
            connectReq.once('upgrade', onUpgrade);
            connectReq.once('connect', onConnect);
            connectReq.once('error', onError);
            connectReq.end();
            function onResponse(res) {
                res.upgrade = true;
            }
            function onUpgrade(res, socket, head) {
                process.nextTick(function () {
                    onConnect(res, socket, head);
                });
            }
            function onConnect(res, socket, head) {
                connectReq.removeAllListeners();
                socket.removeAllListeners();
                if (res.statusCode !== 200) {
                    debug('tunneling socket could not be established, statusCode=%d', res.statusCode);
                    socket.destroy();
                    var error = new Error('tunneling socket could not be established, ' +
                        'statusCode=' + res.statusCode);
                    error.code = 'ECONNRESET';
                    options.request.emit('error', error);
                    self.removeSocket(placeholder);
                    return;
                }
                if (head.length > 0) {
                    debug('got illegal response body from proxy');
                    socket.destroy();
                    var error = new Error('got illegal response body from proxy');
                    error.code = 'ECONNRESET';
                    options.request.emit('error', error);
                    self.removeSocket(placeholder);
                    return;
                }
                debug('tunneling connection has established');
                self.sockets[self.sockets.indexOf(placeholder)] = socket;
                return cb(socket);
            }
            function onError(cause) {
                connectReq.removeAllListeners();
                debug('tunneling socket could not be established, cause=%s\n', cause.message, cause.stack);
                var error = new Error('tunneling socket could not be established, ' +
                    'cause=' + cause.message);
                error.code = 'ECONNRESET';
                options.request.emit('error', error);
                self.removeSocket(placeholder);
            }
        };
        TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
            var pos = this.sockets.indexOf(socket);
            if (pos === -1) {
                return;
            }
            this.sockets.splice(pos, 1);
            var pending = this.requests.shift();
            if (pending) {
                this.createSocket(pending, function (socket) {
                    pending.request.onSocket(socket);
                });
            }
        };
        function createSecureSocket(options, cb) {
            var self = this;
            TunnelingAgent.prototype.createSocket.call(self, options, function (socket) {
                var hostHeader = options.request.getHeader('host');
                var tlsOptions = mergeOptions({}, self.options, {
                    socket: socket,
                    servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
                });
                var secureSocket = tls.connect(0, tlsOptions);
                self.sockets[self.sockets.indexOf(socket)] = secureSocket;
                cb(secureSocket);
            });
        }
        function toOptions(host, port, localAddress) {
            if (typeof host === 'string') {
                return {
                    host: host,
                    port: port,
                    localAddress: localAddress
                };
            }
            return host;
        }
        function mergeOptions(target) {
            for (var i = 1, len = arguments.length; i < len; ++i) {
                var overrides = arguments[i];
                if (typeof overrides === 'object') {
                    var keys = Object.keys(overrides);
                    for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
                        var k = keys[j];
                        if (overrides[k] !== undefined) {
                            target[k] = overrides[k];
                        }
                    }
                }
            }
            return target;
        }
        var debug;
        if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
            debug = function () {
                var args = Array.prototype.slice.call(arguments);
                if (typeof args[0] === 'string') {
                    args[0] = 'TUNNEL: ' + args[0];
                }
                else {
                    args.unshift('TUNNEL:');
                }
                console.error.apply(console, args);
            };
        }
        else {
            debug = function () { };
        }
        __webpack_unused_export__ = debug;
    }),
    24371: ((module, __unused_webpack_exports, __webpack_require__) => {
        var __webpack_unused_export__;
        const Client = __webpack_require__(23701);
        const Dispatcher = __webpack_require__(30883);
        const Pool = __webpack_require__(30628);
        const BalancedPool = __webpack_require__(837);
        const RoundRobinPool = __webpack_require__(45520);
        const Agent = __webpack_require__(57405);
        const Dispatcher1Wrapper = __webpack_require__(3650);
        const ProxyAgent = __webpack_require__(76672);
        const Socks5ProxyAgent = __webpack_require__(87223);
        const EnvHttpProxyAgent = __webpack_require__(53137);
        const RetryAgent = __webpack_require__(30050);
        const H2CClient = __webpack_require__(36815);
        const errors = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        const { InvalidArgumentError } = errors;
        const api = __webpack_require__(56615);
        const buildConnector = __webpack_require__(59136);
        const MockClient = __webpack_require__(47365);
        const { MockCallHistory, MockCallHistoryLog } = __webpack_require__(30431);
        const MockAgent = __webpack_require__(47501);
        const MockPool = __webpack_require__(94004);
        const SnapshotAgent = __webpack_require__(55095);
        const mockErrors = __webpack_require__(52429);
        const RetryHandler = __webpack_require__(17816);
        const { getGlobalDispatcher, setGlobalDispatcher } = __webpack_require__(32581);
        const DecoratorHandler = __webpack_require__(58155);
        const RedirectHandler = __webpack_require__(8754);
        Object.assign(Dispatcher.prototype, api);
        __webpack_unused_export__ = Dispatcher;
        __webpack_unused_export__ = Client;
        __webpack_unused_export__ = Pool;
        __webpack_unused_export__ = BalancedPool;
        __webpack_unused_export__ = RoundRobinPool;
        __webpack_unused_export__ = Agent;
        __webpack_unused_export__ = Dispatcher1Wrapper;
        module.exports.kT = ProxyAgent;
        __webpack_unused_export__ = Socks5ProxyAgent;
        __webpack_unused_export__ = EnvHttpProxyAgent;
        __webpack_unused_export__ = RetryAgent;
        __webpack_unused_export__ = H2CClient;
        __webpack_unused_export__ = RetryHandler;
        __webpack_unused_export__ = DecoratorHandler;
        __webpack_unused_export__ = RedirectHandler;
        __webpack_unused_export__ = {
            redirect: __webpack_require__(21514),
            responseError: __webpack_require__(8918),
            retry: __webpack_require__(92026),
            dump: __webpack_require__(88060),
            dns: __webpack_require__(70379),
            cache: __webpack_require__(75542),
            decompress: __webpack_require__(40557),
            deduplicate: __webpack_require__(67240)
        };
        __webpack_unused_export__ = {
            MemoryCacheStore: __webpack_require__(74889)
        };
        const SqliteCacheStore = __webpack_require__(71522);
        __webpack_unused_export__ = SqliteCacheStore;
        __webpack_unused_export__ = buildConnector;
        __webpack_unused_export__ = errors;
        __webpack_unused_export__ = {
            parseHeaders: util.parseHeaders,
            headerNameToString: util.headerNameToString
        };
        function makeDispatcher(fn) {
            return (url, opts, handler) => {
                if (typeof opts === 'function') {
                    handler = opts;
                    opts = null;
                }
                if (!url || (typeof url !== 'string' && typeof url !== 'object' && !(url instanceof URL))) {
                    throw new InvalidArgumentError('invalid url');
                }
                if (opts != null && typeof opts !== 'object') {
                    throw new InvalidArgumentError('invalid opts');
                }
                if (opts && opts.path != null) {
                    if (typeof opts.path !== 'string') {
                        throw new InvalidArgumentError('invalid opts.path');
                    }
                    let path = opts.path;
                    if (!opts.path.startsWith('/')) {
                        path = `/${path}`;
                    }
                    url = new URL(util.parseOrigin(url).origin + path);
                }
                else {
                    if (!opts) {
                        opts = typeof url === 'object' ? url : {};
                    }
                    url = util.parseURL(url);
                }
                const { agent, dispatcher = getGlobalDispatcher(), ...restOpts } = opts;
                if (agent) {
                    throw new InvalidArgumentError('unsupported opts.agent. Did you mean opts.client?');
                }
                return fn.call(dispatcher, {
                    ...restOpts,
                    origin: url.origin,
                    path: url.search ? `${url.pathname}${url.search}` : url.pathname,
                    method: opts.method || (opts.body ? 'PUT' : 'GET')
                }, handler);
            };
        }
        __webpack_unused_export__ = setGlobalDispatcher;
        __webpack_unused_export__ = getGlobalDispatcher;
        const fetchImpl = (__webpack_require__(54398).fetch);
        const currentFilename = typeof __filename !== 'undefined' ? __filename : undefined;
        function appendFetchStackTrace(err, filename) {
            if (!err || typeof err !== 'object') {
                return;
            }
            const stack = typeof err.stack === 'string' ? err.stack : '';
            const normalizedFilename = filename.replace(/\\/g, '/');
            if (stack && (stack.includes(filename) || stack.includes(normalizedFilename))) {
                return;
            }
            const capture = {};
            Error.captureStackTrace(capture, appendFetchStackTrace);
            if (!capture.stack) {
                return;
            }
            const captureLines = capture.stack.split('\n').slice(1).join('\n');
            err.stack = stack ? `${stack}\n${captureLines}` : capture.stack;
        }
        module.exports.hd = function fetch(init, options = undefined) {
            return fetchImpl(init, options).catch(err => {
                if (currentFilename) {
                    appendFetchStackTrace(err, currentFilename);
                }
                else if (err && typeof err === 'object') {
                    Error.captureStackTrace(err, module.exports.hd);
                }
                throw err;
            });
        };
        module.exports.Headers = __webpack_require__(60660).Headers;
        module.exports.Response = __webpack_require__(99051).Response;
        module.exports.Request = __webpack_require__(9967).Request;
        module.exports.FormData = __webpack_require__(35910).FormData;
        const { setGlobalOrigin, getGlobalOrigin } = __webpack_require__(51059);
        __webpack_unused_export__ = setGlobalOrigin;
        __webpack_unused_export__ = getGlobalOrigin;
        const { CacheStorage } = __webpack_require__(3245);
        const { kConstruct } = __webpack_require__(36443);
        __webpack_unused_export__ = new CacheStorage(kConstruct);
        const { deleteCookie, getCookies, getSetCookies, setCookie, parseCookie } = __webpack_require__(79061);
        __webpack_unused_export__ = deleteCookie;
        __webpack_unused_export__ = getCookies;
        __webpack_unused_export__ = getSetCookies;
        __webpack_unused_export__ = setCookie;
        __webpack_unused_export__ = parseCookie;
        const { parseMIMEType, serializeAMimeType } = __webpack_require__(51900);
        __webpack_unused_export__ = parseMIMEType;
        __webpack_unused_export__ = serializeAMimeType;
        const { CloseEvent, ErrorEvent, MessageEvent } = __webpack_require__(15188);
        const { WebSocket, ping } = __webpack_require__(13726);
        module.exports.kb = WebSocket;
        module.exports.rd = CloseEvent;
        module.exports.NN = ErrorEvent;
        module.exports.aM = MessageEvent;
        __webpack_unused_export__ = ping;
        __webpack_require__(12873).WebSocketStream;
        __webpack_require__(56919).WebSocketError;
        __webpack_unused_export__ = makeDispatcher(api.request);
        __webpack_unused_export__ = makeDispatcher(api.stream);
        __webpack_unused_export__ = makeDispatcher(api.pipeline);
        __webpack_unused_export__ = makeDispatcher(api.connect);
        __webpack_unused_export__ = makeDispatcher(api.upgrade);
        __webpack_unused_export__ = MockClient;
        __webpack_unused_export__ = MockCallHistory;
        __webpack_unused_export__ = MockCallHistoryLog;
        __webpack_unused_export__ = MockPool;
        __webpack_unused_export__ = MockAgent;
        __webpack_unused_export__ = SnapshotAgent;
        __webpack_unused_export__ = mockErrors;
        const { EventSource } = __webpack_require__(21238);
        module.exports.GD = EventSource;
        function install() {
            globalThis.fetch = module.exports.hd;
            globalThis.Headers = module.exports.Headers;
            globalThis.Response = module.exports.Response;
            globalThis.Request = module.exports.Request;
            globalThis.FormData = module.exports.FormData;
            globalThis.WebSocket = module.exports.kb;
            globalThis.CloseEvent = module.exports.rd;
            globalThis.ErrorEvent = module.exports.NN;
            globalThis.MessageEvent = module.exports.aM;
            globalThis.EventSource = module.exports.GD;
        }
        __webpack_unused_export__ = install;
    }),
    76862: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Readable, Duplex, PassThrough } = __webpack_require__(57075);
        const assert = __webpack_require__(34589);
        const { AsyncResource } = __webpack_require__(16698);
        const { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        const { kBodyUsed } = __webpack_require__(36443);
        const { addSignal, removeSignal } = __webpack_require__(80158);
        function noop() { }
        const kResume = Symbol('resume');
        class PipelineRequest extends Readable {
            constructor() {
                super({ autoDestroy: true });
                this[kResume] = null;
                this[kBodyUsed] = true;
            }
            _read() {
                const { [kResume]: resume } = this;
                if (resume) {
                    this[kResume] = null;
                    resume();
                }
            }
            _destroy(err, callback) {
                this._read();
                callback(err);
            }
        }
        class PipelineResponse extends Readable {
            constructor(resume) {
                super({ autoDestroy: true });
                this[kResume] = resume;
            }
            _read() {
                this[kResume]();
            }
            _destroy(err, callback) {
                if (!err && !this._readableState.endEmitted) {
                    err = new RequestAbortedError();
                }
                callback(err);
            }
        }
        class PipelineHandler extends AsyncResource {
            constructor(opts, handler) {
                if (!opts || typeof opts !== 'object') {
                    throw new InvalidArgumentError('invalid opts');
                }
                if (typeof handler !== 'function') {
                    throw new InvalidArgumentError('invalid handler');
                }
                const { signal, method, opaque, onInfo, responseHeaders } = opts;
                if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
                    throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget');
                }
                if (method === 'CONNECT') {
                    throw new InvalidArgumentError('invalid method');
                }
                if (onInfo && typeof onInfo !== 'function') {
                    throw new InvalidArgumentError('invalid onInfo callback');
                }
                super('UNDICI_PIPELINE');
                this.opaque = opaque || null;
                this.responseHeaders = responseHeaders || null;
                this.handler = handler;
                this.abort = null;
                this.context = null;
                this.onInfo = onInfo || null;
                this.req = new PipelineRequest().on('error', noop);
                this.ret = new Duplex({
                    readableObjectMode: opts.objectMode,
                    autoDestroy: true,
                    read: () => {
                        const { body } = this;
                        if (body?.resume) {
                            body.resume();
                        }
                    },
                    write: (chunk, encoding, callback) => {
                        const { req } = this;
                        if (req.push(chunk, encoding) || req._readableState.destroyed) {
                            callback();
                        }
                        else {
                            req[kResume] = callback;
                        }
                    },
                    destroy: (err, callback) => {
                        const { body, req, res, ret, abort } = this;
                        if (!err && !ret._readableState.endEmitted) {
                            err = new RequestAbortedError();
                        }
                        if (abort && err) {
                            abort();
                        }
                        util.destroy(body, err);
                        util.destroy(req, err);
                        util.destroy(res, err);
                        removeSignal(this);
                        callback(err);
                    }
                }).on('prefinish', () => {
                    const { req } = this;
                    req.push(null);
                });
                this.res = null;
                addSignal(this, signal);
            }
            onRequestStart(controller, context) {
                const { res } = this;
                if (this.reason) {
                    controller.abort(this.reason);
                    return;
                }
                assert(!res, 'pipeline cannot be retried');
                this.abort = (reason) => controller.abort(reason);
                this.context = context;
            }
            onResponseStart(controller, statusCode, headers, _statusMessage) {
                const { opaque, handler, context } = this;
                if (statusCode < 200) {
                    if (this.onInfo) {
                        const rawHeaders = controller?.rawHeaders;
                        const responseHeaders = this.responseHeaders === 'raw'
                            ? util.parseRawHeaders(rawHeaders)
                            : headers;
                        this.onInfo({ statusCode, headers: responseHeaders });
                    }
                    return;
                }
                this.res = new PipelineResponse(() => controller.resume());
                let body;
                try {
                    this.handler = null;
                    const rawHeaders = controller?.rawHeaders;
                    const responseHeaders = this.responseHeaders === 'raw'
                        ? util.parseRawHeaders(rawHeaders)
                        : headers;
                    body = this.runInAsyncScope(handler, null, {
                        statusCode,
                        headers: responseHeaders,
                        opaque,
                        body: this.res,
                        context
                    });
                }
                catch (err) {
                    this.res.on('error', noop);
                    throw err;
                }
                if (!body || typeof body.on !== 'function') {
                    throw new InvalidReturnValueError('expected Readable');
                }
                body
                    .on('data', (chunk) => {
                    const { ret, body } = this;
                    if (!ret.push(chunk) && body.pause) {
                        body.pause();
                    }
                })
                    .on('error', (err) => {
                    const { ret } = this;
                    util.destroy(ret, err);
                })
                    .on('end', () => {
                    const { ret } = this;
                    ret.push(null);
                })
                    .on('close', () => {
                    const { ret } = this;
                    if (!ret._readableState.ended) {
                        util.destroy(ret, new RequestAbortedError());
                    }
                });
                this.body = body;
            }
            onResponseData(controller, chunk) {
                const { res } = this;
                if (res.push(chunk) === false) {
                    controller.pause();
                }
            }
            onResponseEnd(_controller, _trailers) {
                const { res } = this;
                res.push(null);
            }
            onResponseError(_controller, err) {
                const { ret } = this;
                this.handler = null;
                util.destroy(ret, err);
            }
        }
        function pipeline(opts, handler) {
            try {
                const pipelineHandler = new PipelineHandler(opts, handler);
                this.dispatch({ ...opts, body: pipelineHandler.req }, pipelineHandler);
                return pipelineHandler.ret;
            }
            catch (err) {
                return new PassThrough().destroy(err);
            }
        }
        module.exports = pipeline;
    }),
    14043: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { AsyncResource } = __webpack_require__(16698);
        const { Readable } = __webpack_require__(49927);
        const { InvalidArgumentError, RequestAbortedError } = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        function noop() { }
        class RequestHandler extends AsyncResource {
            constructor(opts, callback) {
                if (!opts || typeof opts !== 'object') {
                    throw new InvalidArgumentError('invalid opts');
                }
                const { signal, method, opaque, body, onInfo, responseHeaders, highWaterMark } = opts;
                try {
                    if (typeof callback !== 'function') {
                        throw new InvalidArgumentError('invalid callback');
                    }
                    if (highWaterMark != null && (!Number.isFinite(highWaterMark) || highWaterMark < 0)) {
                        throw new InvalidArgumentError('invalid highWaterMark');
                    }
                    if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
                        throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget');
                    }
                    if (method === 'CONNECT') {
                        throw new InvalidArgumentError('invalid method');
                    }
                    if (onInfo && typeof onInfo !== 'function') {
                        throw new InvalidArgumentError('invalid onInfo callback');
                    }
                    super('UNDICI_REQUEST');
                }
                catch (err) {
                    if (util.isStream(body)) {
                        util.destroy(body.on('error', noop), err);
                    }
                    throw err;
                }
                this.method = method;
                this.responseHeaders = responseHeaders || null;
                this.opaque = opaque || null;
                this.callback = callback;
                this.res = null;
                this.abort = null;
                this.body = body;
                this.trailers = {};
                this.context = null;
                this.controller = null;
                this.onInfo = onInfo || null;
                this.highWaterMark = highWaterMark;
                this.reason = null;
                this.removeAbortListener = null;
                if (signal?.aborted) {
                    this.reason = signal.reason ?? new RequestAbortedError();
                }
                else if (signal) {
                    this.removeAbortListener = util.addAbortListener(signal, () => {
                        this.reason = signal.reason ?? new RequestAbortedError();
                        if (this.res) {
                            const res = this.res;
                            this.res = null;
                            util.destroy(res.on('error', noop), this.reason);
                        }
                        else if (this.abort) {
                            this.abort(this.reason);
                        }
                    });
                }
            }
            onRequestStart(controller, context) {
                if (this.reason) {
                    controller.abort(this.reason);
                    return;
                }
                assert(this.callback);
                this.controller = controller;
                this.abort = (reason) => controller.abort(reason);
                this.context = context;
            }
            onResponseStart(controller, statusCode, headers, statusText) {
                const { callback, opaque, context, responseHeaders, highWaterMark } = this;
                const rawHeaders = controller?.rawHeaders;
                const responseHeaderData = responseHeaders === 'raw'
                    ? util.parseRawHeaders(rawHeaders)
                    : headers;
                if (statusCode < 200) {
                    if (this.onInfo) {
                        this.onInfo({ statusCode, headers: responseHeaderData });
                    }
                    return;
                }
                const parsedHeaders = headers;
                const contentType = parsedHeaders?.['content-type'];
                const contentLength = parsedHeaders?.['content-length'];
                const res = new Readable({
                    resume: () => controller.resume(),
                    abort: (reason) => controller.abort(reason),
                    contentType,
                    contentLength: this.method !== 'HEAD' && contentLength
                        ? Number(contentLength)
                        : null,
                    highWaterMark
                });
                if (this.removeAbortListener) {
                    res.on('close', this.removeAbortListener);
                    this.removeAbortListener = null;
                }
                this.callback = null;
                this.res = res;
                if (callback !== null) {
                    try {
                        this.runInAsyncScope(callback, null, null, {
                            statusCode,
                            statusText,
                            headers: responseHeaderData,
                            trailers: this.trailers,
                            opaque,
                            body: res,
                            context
                        });
                    }
                    catch (err) {
                        this.res = null;
                        util.destroy(res.on('error', noop), err);
                        queueMicrotask(() => {
                            throw err;
                        });
                    }
                }
            }
            onResponseData(controller, chunk) {
                if (!this.res) {
                    return;
                }
                if (this.res.push(chunk) === false) {
                    controller.pause();
                }
            }
            onResponseEnd(_controller, trailers) {
                if (trailers && typeof trailers === 'object') {
                    for (const key of Object.keys(trailers)) {
                        if (key === '__proto__') {
                            Object.defineProperty(this.trailers, key, {
                                value: trailers[key],
                                enumerable: true,
                                configurable: true,
                                writable: true
                            });
                        }
                        else {
                            this.trailers[key] = trailers[key];
                        }
                    }
                }
                this.res?.push(null);
            }
            onResponseError(_controller, err) {
                const { res, callback, body, opaque } = this;
                if (callback) {
                    this.callback = null;
                    queueMicrotask(() => {
                        this.runInAsyncScope(callback, null, err, { opaque });
                    });
                }
                if (res) {
                    this.res = null;
                    queueMicrotask(() => {
                        util.destroy(res.on('error', noop), err);
                    });
                }
                if (body) {
                    this.body = null;
                    if (util.isStream(body)) {
                        body.on('error', noop);
                        util.destroy(body, err);
                    }
                }
                if (this.removeAbortListener) {
                    this.removeAbortListener();
                    this.removeAbortListener = null;
                }
            }
        }
        function request(opts, callback) {
            if (callback === undefined) {
                return new Promise((resolve, reject) => {
                    request.call(this, opts, (err, data) => {
                        return err ? reject(err) : resolve(data);
                    });
                });
            }
            try {
                const handler = new RequestHandler(opts, callback);
                this.dispatch(opts, handler);
            }
            catch (err) {
                if (typeof callback !== 'function') {
                    throw err;
                }
                const opaque = opts?.opaque;
                queueMicrotask(() => callback(err, { opaque }));
            }
        }
        module.exports = request;
        module.exports.RequestHandler = RequestHandler;
    }),
    3560: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { AsyncResource } = __webpack_require__(16698);
        const { InvalidArgumentError, InvalidReturnValueError } = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        const { addSignal, removeSignal } = __webpack_require__(80158);
        function noop() { }
        function getWritableError(stream) {
            return stream.errored ?? stream.writableErrored ?? stream._writableState?.errored;
        }
        function createPrematureCloseError() {
            const err = new Error('Premature close');
            err.code = 'ERR_STREAM_PREMATURE_CLOSE';
            return err;
        }
        function trackWritableLifecycle(stream, callback) {
            let done = false;
            const cleanup = () => {
                stream.removeListener('close', onClose);
                stream.removeListener('error', onError);
                stream.removeListener('finish', onFinish);
            };
            const finish = (err, fromErrorEvent = false) => {
                if (done) {
                    return;
                }
                done = true;
                cleanup();
                callback(err, fromErrorEvent);
            };
            const onClose = () => {
                const err = getWritableError(stream);
                finish(err ?? (!stream.writableFinished ? createPrematureCloseError() : undefined));
            };
            const onError = (err) => finish(err, true);
            const onFinish = () => finish();
            stream.on('close', onClose);
            stream.on('error', onError);
            stream.on('finish', onFinish);
            if (stream.closed) {
                process.nextTick(onClose);
            }
            else if (stream.writableFinished) {
                process.nextTick(onFinish);
            }
        }
        class StreamHandler extends AsyncResource {
            constructor(opts, factory, callback) {
                if (!opts || typeof opts !== 'object') {
                    throw new InvalidArgumentError('invalid opts');
                }
                const { signal, method, opaque, body, onInfo, responseHeaders } = opts;
                try {
                    if (typeof callback !== 'function') {
                        throw new InvalidArgumentError('invalid callback');
                    }
                    if (typeof factory !== 'function') {
                        throw new InvalidArgumentError('invalid factory');
                    }
                    if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
                        throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget');
                    }
                    if (method === 'CONNECT') {
                        throw new InvalidArgumentError('invalid method');
                    }
                    if (onInfo && typeof onInfo !== 'function') {
                        throw new InvalidArgumentError('invalid onInfo callback');
                    }
                    super('UNDICI_STREAM');
                }
                catch (err) {
                    if (util.isStream(body)) {
                        util.destroy(body.on('error', noop), err);
                    }
                    throw err;
                }
                this.responseHeaders = responseHeaders || null;
                this.opaque = opaque || null;
                this.factory = factory;
                this.callback = callback;
                this.res = null;
                this.abort = null;
                this.context = null;
                this.controller = null;
                this.trailers = null;
                this.body = body;
                this.onInfo = onInfo || null;
                if (util.isStream(body)) {
                    body.on('error', (err) => {
                        this.onResponseError(this.controller, err);
                    });
                }
                addSignal(this, signal);
            }
            onRequestStart(controller, context) {
                if (this.reason) {
                    controller.abort(this.reason);
                    return;
                }
                assert(this.callback);
                this.controller = controller;
                this.abort = (reason) => controller.abort(reason);
                this.context = context;
            }
            onResponseStart(controller, statusCode, headers, _statusMessage) {
                const { factory, opaque, context, responseHeaders } = this;
                const rawHeaders = controller?.rawHeaders;
                const responseHeaderData = responseHeaders === 'raw'
                    ? util.parseRawHeaders(rawHeaders)
                    : headers;
                if (statusCode < 200) {
                    if (this.onInfo) {
                        this.onInfo({ statusCode, headers: responseHeaderData });
                    }
                    return;
                }
                this.factory = null;
                if (factory === null) {
                    return;
                }
                const res = this.runInAsyncScope(factory, null, {
                    statusCode,
                    headers: responseHeaderData,
                    opaque,
                    context
                });
                if (!res ||
                    typeof res.write !== 'function' ||
                    typeof res.end !== 'function' ||
                    typeof res.on !== 'function') {
                    throw new InvalidReturnValueError('expected Writable');
                }
                trackWritableLifecycle(res, (err, fromErrorEvent) => {
                    const { callback, res, opaque, trailers, abort } = this;
                    this.res = null;
                    if (err || !res?.readable) {
                        util.destroy(res, fromErrorEvent ? undefined : err);
                    }
                    this.callback = null;
                    this.runInAsyncScope(callback, null, err || null, { opaque, trailers });
                    if (err) {
                        abort(err);
                    }
                });
                res.on('drain', () => controller.resume());
                this.res = res;
                const needDrain = res.writableNeedDrain !== undefined
                    ? res.writableNeedDrain
                    : res._writableState?.needDrain;
                if (needDrain === true) {
                    controller.pause();
                }
            }
            onResponseData(controller, chunk) {
                const { res } = this;
                if (!res) {
                    return;
                }
                if (res.write(chunk) === false) {
                    controller.pause();
                }
            }
            onResponseEnd(_controller, trailers) {
                const { res } = this;
                removeSignal(this);
                if (!res) {
                    return;
                }
                if (trailers && typeof trailers === 'object') {
                    this.trailers = trailers;
                }
                res.end();
            }
            onResponseError(_controller, err) {
                const { res, callback, opaque, body } = this;
                removeSignal(this);
                this.factory = null;
                if (res) {
                    this.res = null;
                    util.destroy(res, err);
                }
                else if (callback) {
                    this.callback = null;
                    queueMicrotask(() => {
                        this.runInAsyncScope(callback, null, err, { opaque });
                    });
                }
                if (body) {
                    this.body = null;
                    util.destroy(body, err);
                }
            }
        }
        function stream(opts, factory, callback) {
            if (callback === undefined) {
                return new Promise((resolve, reject) => {
                    stream.call(this, opts, factory, (err, data) => {
                        return err ? reject(err) : resolve(data);
                    });
                });
            }
            try {
                const handler = new StreamHandler(opts, factory, callback);
                this.dispatch(opts, handler);
            }
            catch (err) {
                if (typeof callback !== 'function') {
                    throw err;
                }
                const opaque = opts?.opaque;
                queueMicrotask(() => callback(err, { opaque }));
            }
        }
        module.exports = stream;
    }),
    61882: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { InvalidArgumentError, SocketError } = __webpack_require__(68707);
        const { AsyncResource } = __webpack_require__(16698);
        const assert = __webpack_require__(34589);
        const util = __webpack_require__(3440);
        const { kHTTP2Stream } = __webpack_require__(36443);
        const { addSignal, removeSignal } = __webpack_require__(80158);
        class UpgradeHandler extends AsyncResource {
            constructor(opts, callback) {
                if (!opts || typeof opts !== 'object') {
                    throw new InvalidArgumentError('invalid opts');
                }
                if (typeof callback !== 'function') {
                    throw new InvalidArgumentError('invalid callback');
                }
                const { signal, opaque, responseHeaders } = opts;
                if (signal && typeof signal.on !== 'function' && typeof signal.addEventListener !== 'function') {
                    throw new InvalidArgumentError('signal must be an EventEmitter or EventTarget');
                }
                super('UNDICI_UPGRADE');
                this.responseHeaders = responseHeaders || null;
                this.opaque = opaque || null;
                this.callback = callback;
                this.abort = null;
                this.context = null;
                addSignal(this, signal);
            }
            onRequestStart(controller, context) {
                if (this.reason) {
                    controller.abort(this.reason);
                    return;
                }
                assert(this.callback);
                this.abort = (reason) => controller.abort(reason);
                this.context = context;
            }
            onResponseStart() {
                throw new SocketError('bad upgrade', null);
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                const expectedStatusCode = socket[kHTTP2Stream] === true ? 200 : 101;
                if (statusCode !== expectedStatusCode) {
                    const socketInfo = socket[kHTTP2Stream] === true ? null : util.getSocketInfo(socket);
                    controller.abort(new SocketError('bad upgrade', socketInfo));
                    return;
                }
                const { callback, opaque, context } = this;
                removeSignal(this);
                this.callback = null;
                const rawHeaders = controller?.rawHeaders;
                const responseHeaders = this.responseHeaders === 'raw'
                    ? util.parseRawHeaders(rawHeaders)
                    : headers;
                this.runInAsyncScope(callback, null, null, {
                    headers: responseHeaders,
                    socket,
                    opaque,
                    context
                });
            }
            onResponseError(_controller, err) {
                const { callback, opaque } = this;
                removeSignal(this);
                if (callback) {
                    this.callback = null;
                    queueMicrotask(() => {
                        this.runInAsyncScope(callback, null, err, { opaque });
                    });
                }
            }
        }
        function upgrade(opts, callback) {
            if (callback === undefined) {
                return new Promise((resolve, reject) => {
                    upgrade.call(this, opts, (err, data) => {
                        return err ? reject(err) : resolve(data);
                    });
                });
            }
            try {
                const upgradeHandler = new UpgradeHandler(opts, callback);
                const upgradeOpts = {
                    ...opts,
                    method: opts.method || 'GET',
                    upgrade: opts.protocol || 'Websocket'
                };
                this.dispatch(upgradeOpts, upgradeHandler);
            }
            catch (err) {
                if (typeof callback !== 'function') {
                    throw err;
                }
                const opaque = opts?.opaque;
                queueMicrotask(() => callback(err, { opaque }));
            }
        }
        module.exports = upgrade;
    }),
    56615: ((module, __unused_webpack_exports, __webpack_require__) => {
        module.exports.request = __webpack_require__(14043);
        module.exports.stream = __webpack_require__(3560);
        module.exports.pipeline = __webpack_require__(76862);
        module.exports.upgrade = __webpack_require__(61882);
        module.exports.connect = __webpack_require__(34660);
    }),
    49927: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { addAbortListener } = __webpack_require__(78474);
        const { Readable } = __webpack_require__(57075);
        const { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        const kConsume = Symbol('kConsume');
        const kReading = Symbol('kReading');
        const kBody = Symbol('kBody');
        const kAbort = Symbol('kAbort');
        const kContentType = Symbol('kContentType');
        const kContentLength = Symbol('kContentLength');
        const kUsed = Symbol('kUsed');
        const kBytesRead = Symbol('kBytesRead');
        const noop = () => { };
        class BodyReadable extends Readable {
            constructor({ resume, abort, contentType = '', contentLength, highWaterMark = 64 * 1024 }) {
                super({
                    autoDestroy: true,
                    read: resume,
                    highWaterMark
                });
                this._readableState.dataEmitted = false;
                this[kAbort] = abort;
                this[kConsume] = null;
                this[kBytesRead] = 0;
                this[kBody] = null;
                this[kUsed] = false;
                this[kContentType] = contentType;
                this[kContentLength] = Number.isFinite(contentLength) ? contentLength : null;
                this[kReading] = false;
            }
            _destroy(err, callback) {
                if (!err && !this._readableState.endEmitted) {
                    err = new RequestAbortedError();
                }
                if (err) {
                    this[kAbort]();
                }
                if (!this[kUsed]) {
                    setImmediate(callback, err);
                }
                else {
                    callback(err);
                }
            }
            on(event, listener) {
                if (event === 'data' || event === 'readable') {
                    this[kReading] = true;
                    this[kUsed] = true;
                }
                return super.on(event, listener);
            }
            addListener(event, listener) {
                return this.on(event, listener);
            }
            off(event, listener) {
                const ret = super.off(event, listener);
                if (event === 'data' || event === 'readable') {
                    this[kReading] = (this.listenerCount('data') > 0 ||
                        this.listenerCount('readable') > 0);
                }
                return ret;
            }
            removeListener(event, listener) {
                return this.off(event, listener);
            }
            push(chunk) {
                if (chunk) {
                    this[kBytesRead] += chunk.length;
                    if (this[kConsume]) {
                        consumePush(this[kConsume], chunk);
                        return this[kReading] ? super.push(chunk) : true;
                    }
                }
                return super.push(chunk);
            }
            text() {
                return consume(this, 'text');
            }
            json() {
                return consume(this, 'json');
            }
            blob() {
                return consume(this, 'blob');
            }
            bytes() {
                return consume(this, 'bytes');
            }
            arrayBuffer() {
                return consume(this, 'arrayBuffer');
            }
            async formData() {
                throw new NotSupportedError();
            }
            get bodyUsed() {
                return util.isDisturbed(this);
            }
            get body() {
                if (!this[kBody]) {
                    this[kBody] = ReadableStream.from(this);
                    if (this[kConsume]) {
                        this[kBody].getReader();
                        assert(this[kBody].locked);
                    }
                }
                return this[kBody];
            }
            dump(opts) {
                const signal = opts?.signal;
                if (signal != null && (typeof signal !== 'object' || !('aborted' in signal))) {
                    return Promise.reject(new InvalidArgumentError('signal must be an AbortSignal'));
                }
                const limit = opts?.limit && Number.isFinite(opts.limit)
                    ? opts.limit
                    : 128 * 1024;
                if (signal?.aborted) {
                    return Promise.reject(signal.reason ?? new AbortError());
                }
                if (this._readableState.closeEmitted) {
                    return Promise.resolve(null);
                }
                return new Promise((resolve, reject) => {
                    if ((this[kContentLength] && (this[kContentLength] > limit)) ||
                        this[kBytesRead] > limit) {
                        this.destroy(new AbortError());
                    }
                    if (signal) {
                        const onAbort = () => {
                            this.destroy(signal.reason ?? new AbortError());
                        };
                        const abortListener = addAbortListener(signal, onAbort);
                        this
                            .on('close', function () {
                            abortListener[Symbol.dispose]();
                            if (signal.aborted) {
                                reject(signal.reason ?? new AbortError());
                            }
                            else {
                                resolve(null);
                            }
                        });
                    }
                    else {
                        this.on('close', resolve);
                    }
                    this
                        .on('error', noop)
                        .on('data', () => {
                        if (this[kBytesRead] > limit) {
                            this.destroy();
                        }
                    })
                        .resume();
                });
            }
            setEncoding(encoding) {
                if (Buffer.isEncoding(encoding)) {
                    super.setEncoding(encoding);
                }
                return this;
            }
        }
        function isLocked(bodyReadable) {
            return bodyReadable[kBody]?.locked === true || bodyReadable[kConsume] !== null;
        }
        function isUnusable(bodyReadable) {
            return util.isDisturbed(bodyReadable) || isLocked(bodyReadable);
        }
        function consume(stream, type) {
            assert(!stream[kConsume]);
            return new Promise((resolve, reject) => {
                if (isUnusable(stream)) {
                    const rState = stream._readableState;
                    if (rState.destroyed && rState.closeEmitted === false) {
                        stream
                            .on('error', reject)
                            .on('close', () => {
                            reject(new TypeError('unusable'));
                        });
                    }
                    else {
                        reject(rState.errored ?? new TypeError('unusable'));
                    }
                }
                else {
                    queueMicrotask(() => {
                        stream[kConsume] = {
                            type,
                            stream,
                            resolve,
                            reject,
                            length: 0,
                            body: []
                        };
                        stream
                            .on('error', function (err) {
                            consumeFinish(this[kConsume], err);
                        })
                            .on('close', function () {
                            if (this[kConsume].body !== null) {
                                consumeFinish(this[kConsume], new RequestAbortedError());
                            }
                        });
                        consumeStart(stream[kConsume]);
                    });
                }
            });
        }
        function consumeStart(consume) {
            if (consume.body === null) {
                return;
            }
            const { _readableState: state } = consume.stream;
            if (state.bufferIndex) {
                const start = state.bufferIndex;
                const end = state.buffer.length;
                for (let n = start; n < end; n++) {
                    consumePush(consume, state.buffer[n]);
                }
            }
            else {
                for (const chunk of state.buffer) {
                    consumePush(consume, chunk);
                }
            }
            const decoder = state.decoder;
            if (decoder != null && decoder.lastNeed > 0) {
                consumePush(consume, Buffer.from(decoder.lastChar.subarray(0, decoder.lastTotal - decoder.lastNeed)));
            }
            if (state.endEmitted) {
                consumeEnd(consume, state.encoding);
                return;
            }
            consume.stream.on('end', function () {
                consumeEnd(this[kConsume], this._readableState.encoding);
            });
            consume.stream.resume();
            while (consume.stream.read() != null) {
            }
        }
        function chunksDecode(chunks, length, encoding) {
            if (chunks.length === 0 || length === 0) {
                return '';
            }
            const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
            const bufferLength = buffer.length;
            const start = bufferLength > 2 &&
                buffer[0] === 0xef &&
                buffer[1] === 0xbb &&
                buffer[2] === 0xbf
                ? 3
                : 0;
            if (!encoding || encoding === 'utf8' || encoding === 'utf-8') {
                return buffer.utf8Slice(start, bufferLength);
            }
            else {
                return buffer.subarray(start, bufferLength).toString(encoding);
            }
        }
        function chunksConcat(chunks, length) {
            if (chunks.length === 0 || length === 0) {
                return new Uint8Array(0);
            }
            if (chunks.length === 1) {
                return new Uint8Array(chunks[0]);
            }
            const buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
            let offset = 0;
            for (let i = 0; i < chunks.length; ++i) {
                const chunk = chunks[i];
                buffer.set(chunk, offset);
                offset += chunk.length;
            }
            return buffer;
        }
        function consumeEnd(consume, encoding) {
            const { type, body, resolve, stream, length } = consume;
            try {
                if (type === 'text') {
                    resolve(chunksDecode(body, length, encoding));
                }
                else if (type === 'json') {
                    resolve(JSON.parse(chunksDecode(body, length, encoding)));
                }
                else if (type === 'arrayBuffer') {
                    resolve(chunksConcat(body, length).buffer);
                }
                else if (type === 'blob') {
                    resolve(new Blob(body, { type: stream[kContentType] }));
                }
                else if (type === 'bytes') {
                    resolve(chunksConcat(body, length));
                }
                consumeFinish(consume);
            }
            catch (err) {
                stream.destroy(err);
            }
        }
        function consumePush(consume, chunk) {
            if (consume.body === null) {
                return;
            }
            if (typeof chunk === 'string') {
                chunk = Buffer.from(chunk, consume.stream._readableState.encoding);
            }
            consume.length += chunk.length;
            consume.body.push(chunk);
        }
        function consumeFinish(consume, err) {
            if (consume.body === null) {
                return;
            }
            if (err) {
                consume.reject(err);
            }
            else {
                consume.resolve();
            }
            consume.type = null;
            consume.stream = null;
            consume.resolve = null;
            consume.reject = null;
            consume.length = 0;
            consume.body = null;
        }
        module.exports = {
            Readable: BodyReadable,
            chunksDecode
        };
    }),
    74889: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Writable } = __webpack_require__(57075);
        const { EventEmitter } = __webpack_require__(78474);
        const { assertCacheKey, assertCacheValue } = __webpack_require__(47659);
        class MemoryCacheStore extends EventEmitter {
            #maxCount = 1024;
            #maxSize = 104857600;
            #maxEntrySize = 5242880;
            #size = 0;
            #count = 0;
            #entries = new Map();
            #hasEmittedMaxSizeEvent = false;
            constructor(opts) {
                super();
                if (opts) {
                    if (typeof opts !== 'object') {
                        throw new TypeError('MemoryCacheStore options must be an object');
                    }
                    if (opts.maxCount !== undefined) {
                        if (typeof opts.maxCount !== 'number' ||
                            !Number.isInteger(opts.maxCount) ||
                            opts.maxCount < 0) {
                            throw new TypeError('MemoryCacheStore options.maxCount must be a non-negative integer');
                        }
                        this.#maxCount = opts.maxCount;
                    }
                    if (opts.maxSize !== undefined) {
                        if (typeof opts.maxSize !== 'number' ||
                            !Number.isInteger(opts.maxSize) ||
                            opts.maxSize < 0) {
                            throw new TypeError('MemoryCacheStore options.maxSize must be a non-negative integer');
                        }
                        this.#maxSize = opts.maxSize;
                    }
                    if (opts.maxEntrySize !== undefined) {
                        if (typeof opts.maxEntrySize !== 'number' ||
                            !Number.isInteger(opts.maxEntrySize) ||
                            opts.maxEntrySize < 0) {
                            throw new TypeError('MemoryCacheStore options.maxEntrySize must be a non-negative integer');
                        }
                        this.#maxEntrySize = opts.maxEntrySize;
                    }
                }
            }
            get size() {
                return this.#size;
            }
            isFull() {
                return this.#size >= this.#maxSize || this.#count >= this.#maxCount;
            }
            get(key) {
                assertCacheKey(key);
                const topLevelKey = `${key.origin}:${key.path}`;
                const now = Date.now();
                const entries = this.#entries.get(topLevelKey);
                const entry = entries ? findEntry(key, entries, now) : null;
                if (entry != null) {
                    this.#entries.delete(topLevelKey);
                    this.#entries.set(topLevelKey, entries);
                }
                return entry == null
                    ? undefined
                    : {
                        statusMessage: entry.statusMessage,
                        statusCode: entry.statusCode,
                        headers: entry.headers,
                        body: entry.body,
                        vary: entry.vary ? entry.vary : undefined,
                        etag: entry.etag,
                        cacheControlDirectives: entry.cacheControlDirectives,
                        cachedAt: entry.cachedAt,
                        staleAt: entry.staleAt,
                        deleteAt: entry.deleteAt
                    };
            }
            createWriteStream(key, val) {
                assertCacheKey(key);
                assertCacheValue(val);
                const topLevelKey = `${key.origin}:${key.path}`;
                const store = this;
                const entry = { ...key, ...val, body: [], size: 0 };
                return new Writable({
                    write(chunk, encoding, callback) {
                        if (typeof chunk === 'string') {
                            chunk = Buffer.from(chunk, encoding);
                        }
                        entry.size += chunk.byteLength;
                        if (entry.size > store.#maxEntrySize) {
                            this.destroy();
                        }
                        else {
                            entry.body.push(chunk);
                        }
                        callback(null);
                    },
                    final(callback) {
                        let entries = store.#entries.get(topLevelKey);
                        if (entries) {
                            store.#entries.delete(topLevelKey);
                        }
                        else {
                            entries = [];
                        }
                        store.#entries.set(topLevelKey, entries);
                        const previousEntry = findEntry(key, entries, -Infinity);
                        if (previousEntry) {
                            const index = entries.indexOf(previousEntry);
                            entries.splice(index, 1, entry);
                            store.#size -= previousEntry.size;
                        }
                        else {
                            entries.push(entry);
                            store.#count += 1;
                        }
                        store.#size += entry.size;
                        if (store.#size > store.#maxSize || store.#count > store.#maxCount) {
                            if (!store.#hasEmittedMaxSizeEvent) {
                                store.emit('maxSizeExceeded', {
                                    size: store.#size,
                                    maxSize: store.#maxSize,
                                    count: store.#count,
                                    maxCount: store.#maxCount
                                });
                                store.#hasEmittedMaxSizeEvent = true;
                            }
                            store.#evict(entry);
                            if (store.#size < store.#maxSize && store.#count < store.#maxCount) {
                                store.#hasEmittedMaxSizeEvent = false;
                            }
                        }
                        callback(null);
                    }
                });
            }
            #evict(keep) {
                const targetSize = this.#maxSize / 2;
                const targetCount = this.#maxCount / 2;
                for (const [key, entries] of this.#entries) {
                    for (let i = 0; i < entries.length && (this.#size > targetSize || this.#count > targetCount);) {
                        const entry = entries[i];
                        if (entry === keep) {
                            i++;
                            continue;
                        }
                        entries.splice(i, 1);
                        this.#size -= entry.size;
                        this.#count -= 1;
                    }
                    if (entries.length === 0) {
                        this.#entries.delete(key);
                    }
                    if (this.#size <= targetSize && this.#count <= targetCount) {
                        return;
                    }
                }
                if (this.#size > this.#maxSize || this.#count > this.#maxCount) {
                    const topLevelKey = `${keep.origin}:${keep.path}`;
                    const entries = this.#entries.get(topLevelKey);
                    entries.splice(entries.indexOf(keep), 1);
                    this.#size -= keep.size;
                    this.#count -= 1;
                    if (entries.length === 0) {
                        this.#entries.delete(topLevelKey);
                    }
                }
            }
            delete(key) {
                if (typeof key !== 'object') {
                    throw new TypeError(`expected key to be object, got ${typeof key}`);
                }
                const topLevelKey = `${key.origin}:${key.path}`;
                for (const entry of this.#entries.get(topLevelKey) ?? []) {
                    this.#size -= entry.size;
                    this.#count -= 1;
                }
                this.#entries.delete(topLevelKey);
            }
        }
        function findEntry(key, entries, now) {
            for (let i = 0; i < entries.length; i++) {
                const entry = entries[i];
                if (entry.deleteAt > now &&
                    entry.method === key.method &&
                    varyMatches(key, entry)) {
                    return entry;
                }
            }
        }
        function varyMatches(key, entry) {
            if (entry.vary == null) {
                return true;
            }
            for (const headerName in entry.vary) {
                if (Object.hasOwn(entry.vary, headerName) && !headerValueEquals(key.headers?.[headerName], entry.vary[headerName])) {
                    return false;
                }
            }
            return true;
        }
        function headerValueEquals(lhs, rhs) {
            if (lhs == null && rhs == null) {
                return true;
            }
            if ((lhs == null && rhs != null) ||
                (lhs != null && rhs == null)) {
                return false;
            }
            if (Array.isArray(lhs) && Array.isArray(rhs)) {
                if (lhs.length !== rhs.length) {
                    return false;
                }
                for (let i = 0; i < lhs.length; i++) {
                    if (lhs[i] !== rhs[i]) {
                        return false;
                    }
                }
                return true;
            }
            return lhs === rhs;
        }
        module.exports = MemoryCacheStore;
    }),
    71522: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Writable } = __webpack_require__(57075);
        const { assertCacheKey, assertCacheValue } = __webpack_require__(47659);
        const { zstdCompressSync, zstdDecompressSync } = __webpack_require__(38522);
        let DatabaseSync;
        const VERSION = 5;
        const MAX_ENTRY_SIZE = 2 * 1000 * 1000 * 1000;
        const COMPRESS_THRESHOLD = 1024 * 1024;
        const hasZstd = typeof zstdCompressSync === 'function' && typeof zstdDecompressSync === 'function';
        const SQLITE_BUSY = 5;
        const SQLITE_LOCKED = 6;
        function isLockedError(err) {
            return err?.errcode === SQLITE_BUSY || err?.errcode === SQLITE_LOCKED;
        }
        module.exports = class SqliteCacheStore {
            #maxEntrySize = MAX_ENTRY_SIZE;
            #maxCount = Infinity;
            #compressThreshold = COMPRESS_THRESHOLD;
            #db;
            #getValuesQuery;
            #updateValueQuery;
            #insertValueQuery;
            #deleteExpiredValuesQuery;
            #deleteByUrlQuery;
            #countEntriesQuery;
            #deleteOldValuesQuery;
            constructor(opts) {
                if (opts) {
                    if (typeof opts !== 'object') {
                        throw new TypeError('SqliteCacheStore options must be an object');
                    }
                    if (opts.maxEntrySize !== undefined) {
                        if (typeof opts.maxEntrySize !== 'number' ||
                            !Number.isInteger(opts.maxEntrySize) ||
                            opts.maxEntrySize < 0) {
                            throw new TypeError('SqliteCacheStore options.maxEntrySize must be a non-negative integer');
                        }
                        if (opts.maxEntrySize > MAX_ENTRY_SIZE) {
                            throw new TypeError('SqliteCacheStore options.maxEntrySize must be less than 2gb');
                        }
                        this.#maxEntrySize = opts.maxEntrySize;
                    }
                    if (opts.maxCount !== undefined) {
                        if (typeof opts.maxCount !== 'number' ||
                            !Number.isInteger(opts.maxCount) ||
                            opts.maxCount < 0) {
                            throw new TypeError('SqliteCacheStore options.maxCount must be a non-negative integer');
                        }
                        this.#maxCount = opts.maxCount;
                    }
                    if (opts.compressThreshold !== undefined) {
                        if (typeof opts.compressThreshold !== 'number' ||
                            !Number.isInteger(opts.compressThreshold) ||
                            opts.compressThreshold < 0) {
                            throw new TypeError('SqliteCacheStore options.compressThreshold must be a non-negative integer');
                        }
                        this.#compressThreshold = opts.compressThreshold;
                    }
                }
                if (!DatabaseSync) {
                    DatabaseSync = (__webpack_require__(80099).DatabaseSync);
                }
                this.#db = new DatabaseSync(opts?.location ?? ':memory:');
                this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${VERSION} (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        compressed TEXT NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${VERSION}_getValuesQuery ON cacheInterceptorV${VERSION}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${VERSION}_deleteByUrlQuery ON cacheInterceptorV${VERSION}(deleteAt);
    `);
                this.#getValuesQuery = this.#db.prepare(`
      SELECT
        id,
        body,
        compressed,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV${VERSION}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `);
                this.#updateValueQuery = this.#db.prepare(`
      UPDATE cacheInterceptorV${VERSION} SET
        body = ?,
        compressed = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        vary = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `);
                this.#insertValueQuery = this.#db.prepare(`
      INSERT INTO cacheInterceptorV${VERSION} (
        url,
        method,
        body,
        compressed,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `);
                this.#deleteByUrlQuery = this.#db.prepare(`DELETE FROM cacheInterceptorV${VERSION} WHERE url = ?`);
                this.#countEntriesQuery = this.#db.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${VERSION}`);
                this.#deleteExpiredValuesQuery = this.#db.prepare(`DELETE FROM cacheInterceptorV${VERSION} WHERE deleteAt <= ?`);
                this.#deleteOldValuesQuery = this.#maxCount === Infinity
                    ? null
                    : this.#db.prepare(`
        DELETE FROM cacheInterceptorV${VERSION}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${VERSION}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `);
            }
            close() {
                this.#db.close();
            }
            get(key) {
                assertCacheKey(key);
                const value = this.#lockSafe(() => this.#findValue(key));
                return value
                    ? {
                        body: value.body
                            ? value.compressed === 'zstd'
                                ? zstdDecompressSync(Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength))
                                : Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength)
                            : undefined,
                        statusCode: value.statusCode,
                        statusMessage: value.statusMessage,
                        headers: value.headers ? JSON.parse(value.headers) : undefined,
                        etag: value.etag ? value.etag : undefined,
                        vary: value.vary ? JSON.parse(value.vary) : undefined,
                        cacheControlDirectives: value.cacheControlDirectives
                            ? JSON.parse(value.cacheControlDirectives)
                            : undefined,
                        cachedAt: value.cachedAt,
                        staleAt: value.staleAt,
                        deleteAt: value.deleteAt
                    }
                    : undefined;
            }
            set(key, value) {
                assertCacheKey(key);
                const url = this.#makeValueUrl(key);
                const body = Array.isArray(value.body) ? Buffer.concat(value.body) : value.body;
                const size = body?.byteLength;
                if (size && size > this.#maxEntrySize) {
                    return;
                }
                let compressed = null;
                let storedBody = body;
                if (body && hasZstd && (size > this.#compressThreshold || isCompressibleContentType(getContentType(value.headers)))) {
                    const candidate = zstdCompressSync(body);
                    if (candidate.byteLength < body.byteLength) {
                        storedBody = candidate;
                        compressed = 'zstd';
                    }
                }
                const existingValue = this.#lockSafe(() => this.#findValue(key, true));
                if (existingValue) {
                    this.#lockSafe(() => this.#updateValueQuery.run(storedBody, compressed, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt, existingValue.id));
                }
                else {
                    this.#lockSafe(() => this.#insertValueQuery.run(url, key.method, storedBody, compressed, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt));
                    this.#prune();
                }
            }
            createWriteStream(key, value) {
                assertCacheKey(key);
                assertCacheValue(value);
                let size = 0;
                const body = [];
                const store = this;
                return new Writable({
                    decodeStrings: true,
                    write(chunk, encoding, callback) {
                        size += chunk.byteLength;
                        if (size <= store.#maxEntrySize) {
                            body.push(chunk);
                        }
                        else {
                            this.destroy();
                        }
                        callback();
                    },
                    final(callback) {
                        store.set(key, { ...value, body });
                        callback();
                    }
                });
            }
            delete(key) {
                if (typeof key !== 'object') {
                    throw new TypeError(`expected key to be object, got ${typeof key}`);
                }
                this.#lockSafe(() => this.#deleteByUrlQuery.run(this.#makeValueUrl(key)));
            }
            #lockSafe(fn) {
                try {
                    return fn();
                }
                catch (err) {
                    if (!isLockedError(err)) {
                        throw err;
                    }
                    return undefined;
                }
            }
            #prune() {
                if (Number.isFinite(this.#maxCount)) {
                    const size = this.#lockSafe(() => this.size);
                    if (size === undefined || size <= this.#maxCount) {
                        return 0;
                    }
                }
                {
                    const removed = this.#lockSafe(() => this.#deleteExpiredValuesQuery.run(Date.now()).changes);
                    if (removed) {
                        return removed;
                    }
                }
                {
                    const removed = this.#lockSafe(() => this.#deleteOldValuesQuery?.run(Math.max(Math.floor(this.#maxCount * 0.1), 1)).changes);
                    if (removed) {
                        return removed;
                    }
                }
                return 0;
            }
            get size() {
                const { total } = this.#countEntriesQuery.get();
                return total;
            }
            #makeValueUrl(key) {
                return `${key.origin}/${key.path}`;
            }
            #findValue(key, canBeExpired = false) {
                const url = this.#makeValueUrl(key);
                const { headers, method } = key;
                const values = this.#getValuesQuery.all(url, method);
                if (values.length === 0) {
                    return undefined;
                }
                const now = Date.now();
                for (const value of values) {
                    if (now >= value.deleteAt && !canBeExpired) {
                        continue;
                    }
                    let matches = true;
                    if (value.vary) {
                        const vary = JSON.parse(value.vary);
                        for (const header in vary) {
                            if (!headerValueEquals(headers[header], vary[header])) {
                                matches = false;
                                break;
                            }
                        }
                    }
                    if (matches) {
                        return value;
                    }
                }
                return undefined;
            }
        };
        function headerValueEquals(lhs, rhs) {
            if (lhs == null && rhs == null) {
                return true;
            }
            if ((lhs == null && rhs != null) ||
                (lhs != null && rhs == null)) {
                return false;
            }
            if (Array.isArray(lhs) && Array.isArray(rhs)) {
                if (lhs.length !== rhs.length) {
                    return false;
                }
                for (let i = 0; i < lhs.length; i++) {
                    if (lhs[i] !== rhs[i]) {
                        return false;
                    }
                }
                return true;
            }
            return lhs === rhs;
        }
        function getContentType(headers) {
            if (headers == null) {
                return undefined;
            }
            for (const key in headers) {
                if (key.toLowerCase() === 'content-type') {
                    const value = headers[key];
                    return Array.isArray(value) ? value[0] : value;
                }
            }
            return undefined;
        }
        function isCompressibleContentType(contentType) {
            if (contentType == null) {
                return false;
            }
            const type = contentType.toLowerCase();
            return /^text\//.test(type) ||
                /^application\/(json|xml|javascript|x-www-form-urlencoded|graphql)(\s|;|$)/.test(type) ||
                /\+(json|xml)(\s|;|$)/.test(type);
        }
    }),
    837: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { BalancedPoolMissingUpstreamError, InvalidArgumentError } = __webpack_require__(68707);
        const { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = __webpack_require__(42128);
        const Pool = __webpack_require__(30628);
        const { kOriginless, kUrl } = __webpack_require__(36443);
        const util = __webpack_require__(3440);
        const kFactory = Symbol('factory');
        const kOptions = Symbol('options');
        const kGreatestCommonDivisor = Symbol('kGreatestCommonDivisor');
        const kCurrentWeight = Symbol('kCurrentWeight');
        const kIndex = Symbol('kIndex');
        const kWeight = Symbol('kWeight');
        const kMaxWeightPerServer = Symbol('kMaxWeightPerServer');
        const kErrorPenalty = Symbol('kErrorPenalty');
        function getGreatestCommonDivisor(a, b) {
            if (a === 0)
                return b;
            while (b !== 0) {
                const t = b;
                b = a % b;
                a = t;
            }
            return a;
        }
        function defaultFactory(origin, opts) {
            return new Pool(origin, opts);
        }
        class BalancedPool extends PoolBase {
            constructor(upstreams = [], { factory = defaultFactory, connect, tls, ...opts } = {}) {
                if (typeof factory !== 'function') {
                    throw new InvalidArgumentError('factory must be a function.');
                }
                super(opts);
                this[kOriginless] = true;
                if (connect && typeof connect !== 'function')
                    connect = { ...connect };
                if (tls && typeof tls !== 'function')
                    tls = { ...tls };
                this[kOptions] = { ...util.deepClone(opts), connect, tls };
                this[kIndex] = -1;
                this[kCurrentWeight] = 0;
                this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100;
                this[kErrorPenalty] = this[kOptions].errorPenalty || 15;
                if (!Array.isArray(upstreams)) {
                    upstreams = [upstreams];
                }
                this[kFactory] = factory;
                for (const upstream of upstreams) {
                    this.addUpstream(upstream);
                }
                this._updateBalancedPoolStats();
            }
            addUpstream(upstream) {
                const upstreamOrigin = util.parseOrigin(upstream).origin;
                if (this[kClients].find((pool) => (pool[kUrl].origin === upstreamOrigin &&
                    pool.closed !== true &&
                    pool.destroyed !== true))) {
                    return this;
                }
                const pool = this[kFactory](upstreamOrigin, this[kOptions]);
                this[kAddClient](pool);
                pool.on('connect', () => {
                    pool[kWeight] = Math.min(this[kMaxWeightPerServer], pool[kWeight] + this[kErrorPenalty]);
                });
                pool.on('connectionError', () => {
                    pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
                    this._updateBalancedPoolStats();
                });
                pool.on('disconnect', (...args) => {
                    const err = args[2];
                    if (err && err.code === 'UND_ERR_SOCKET') {
                        pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
                        this._updateBalancedPoolStats();
                    }
                });
                for (const client of this[kClients]) {
                    client[kWeight] = this[kMaxWeightPerServer];
                }
                this._updateBalancedPoolStats();
                return this;
            }
            _updateBalancedPoolStats() {
                let result = 0;
                for (let i = 0; i < this[kClients].length; i++) {
                    result = getGreatestCommonDivisor(this[kClients][i][kWeight], result);
                }
                this[kGreatestCommonDivisor] = result;
            }
            removeUpstream(upstream) {
                const upstreamOrigin = util.parseOrigin(upstream).origin;
                const pool = this[kClients].find((pool) => (pool[kUrl].origin === upstreamOrigin &&
                    pool.closed !== true &&
                    pool.destroyed !== true));
                if (pool) {
                    this[kRemoveClient](pool);
                }
                return this;
            }
            getUpstream(upstream) {
                const upstreamOrigin = util.parseOrigin(upstream).origin;
                return this[kClients].find((pool) => (pool[kUrl].origin === upstreamOrigin &&
                    pool.closed !== true &&
                    pool.destroyed !== true));
            }
            get upstreams() {
                return this[kClients]
                    .filter(dispatcher => dispatcher.closed !== true && dispatcher.destroyed !== true)
                    .map((p) => p[kUrl].origin);
            }
            [kGetDispatcher]() {
                if (this[kClients].length === 0) {
                    throw new BalancedPoolMissingUpstreamError();
                }
                let counter = 0;
                let maxWeightIndex = -1;
                while (counter++ < this[kClients].length) {
                    this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
                    const pool = this[kClients][this[kIndex]];
                    if (this[kIndex] === 0) {
                        this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor];
                        if (this[kCurrentWeight] <= 0) {
                            this[kCurrentWeight] = this[kMaxWeightPerServer];
                        }
                    }
                    if (pool[kNeedDrain] ||
                        pool.closed === true ||
                        pool.destroyed === true) {
                        continue;
                    }
                    if (maxWeightIndex === -1 || pool[kWeight] > this[kClients][maxWeightIndex][kWeight]) {
                        maxWeightIndex = this[kIndex];
                    }
                    if (pool[kWeight] >= this[kCurrentWeight]) {
                        return pool;
                    }
                }
                if (maxWeightIndex === -1) {
                    return;
                }
                this[kCurrentWeight] = this[kClients][maxWeightIndex][kWeight];
                this[kIndex] = maxWeightIndex;
                return this[kClients][maxWeightIndex];
            }
        }
        module.exports = BalancedPool;
    }),
    3650: ((module, __unused_webpack_exports, __webpack_require__) => {
        const Dispatcher = __webpack_require__(30883);
        const { InvalidArgumentError } = __webpack_require__(68707);
        const { toRawHeaders } = __webpack_require__(3440);
        const { kOriginless, kUrl } = __webpack_require__(36443);
        class LegacyHandlerWrapper {
            #handler;
            constructor(handler) {
                this.#handler = handler;
            }
            onRequestStart(controller, context) {
                this.#handler.onConnect?.((reason) => controller.abort(reason), context);
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                const rawHeaders = Array.isArray(controller?.rawHeaders)
                    ? controller.rawHeaders
                    : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
                this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                const rawHeaders = Array.isArray(controller?.rawHeaders)
                    ? controller.rawHeaders
                    : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
                if (this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === false) {
                    controller.pause();
                }
            }
            onResponseData(controller, chunk) {
                if (this.#handler.onData?.(chunk) === false) {
                    controller.pause();
                }
            }
            onResponseEnd(controller, trailers) {
                const rawTrailers = Array.isArray(controller?.rawTrailers)
                    ? controller.rawTrailers
                    : toRawHeaders(controller?.rawTrailers ?? trailers ?? {});
                this.#handler.onComplete?.(rawTrailers);
            }
            onResponseError(_controller, err) {
                if (!this.#handler.onError) {
                    throw err;
                }
                this.#handler.onError(err);
            }
            onBodySent(chunk) {
                this.#handler.onBodySent?.(chunk);
            }
            onRequestSent() {
                this.#handler.onRequestSent?.();
            }
            onResponseStarted() {
                this.#handler.onResponseStarted?.();
            }
        }
        class Dispatcher1Wrapper extends Dispatcher {
            #dispatcher;
            constructor(dispatcher) {
                super();
                if (!dispatcher || typeof dispatcher.dispatch !== 'function') {
                    throw new InvalidArgumentError('Argument dispatcher must implement dispatch');
                }
                this.#dispatcher = dispatcher;
                this[kUrl] = dispatcher[kUrl];
                this[kOriginless] = dispatcher[kOriginless];
            }
            static wrapHandler(handler) {
                if (!handler || typeof handler !== 'object') {
                    throw new InvalidArgumentError('handler must be an object');
                }
                if (typeof handler.onRequestStart === 'function') {
                    return handler;
                }
                return new LegacyHandlerWrapper(handler);
            }
            dispatch(opts, handler) {
                if (opts.allowH2 !== false) {
                    opts = { ...opts, allowH2: false };
                }
                return this.#dispatcher.dispatch(opts, Dispatcher1Wrapper.wrapHandler(handler));
            }
            get webSocketOptions() {
                return this.#dispatcher.webSocketOptions;
            }
            get eventSourceOptions() {
                return this.#dispatcher.eventSourceOptions;
            }
            close(...args) {
                return this.#dispatcher.close(...args);
            }
            destroy(...args) {
                return this.#dispatcher.destroy(...args);
            }
        }
        module.exports = Dispatcher1Wrapper;
    }),
    36815: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { InvalidArgumentError } = __webpack_require__(68707);
        const Client = __webpack_require__(23701);
        class H2CClient extends Client {
            constructor(origin, clientOpts) {
                if (typeof origin === 'string') {
                    origin = new URL(origin);
                }
                if (origin.protocol !== 'http:') {
                    throw new InvalidArgumentError('h2c-client: Only h2c protocol is supported');
                }
                const { maxConcurrentStreams, pipelining, ...opts } = clientOpts ?? {};
                const defaultMaxConcurrentStreams = maxConcurrentStreams ?? 100;
                let defaultPipelining = 100;
                if (maxConcurrentStreams != null &&
                    (!Number.isInteger(maxConcurrentStreams) ||
                        maxConcurrentStreams < 1)) {
                    throw new InvalidArgumentError('maxConcurrentStreams must be a positive integer, greater than 0');
                }
                if (pipelining != null && Number.isInteger(pipelining) && pipelining > 0) {
                    defaultPipelining = pipelining;
                }
                if (defaultPipelining > defaultMaxConcurrentStreams) {
                    throw new InvalidArgumentError('h2c-client: pipelining cannot be greater than maxConcurrentStreams');
                }
                super(origin, {
                    ...opts,
                    maxConcurrentStreams: defaultMaxConcurrentStreams,
                    pipelining: defaultPipelining,
                    allowH2: true,
                    useH2c: true
                });
            }
        }
        module.exports = H2CClient;
    }),
    30050: ((module, __unused_webpack_exports, __webpack_require__) => {
        const Dispatcher = __webpack_require__(30883);
        const RetryHandler = __webpack_require__(17816);
        const { kOriginless, kUrl } = __webpack_require__(36443);
        class RetryAgent extends Dispatcher {
            #agent = null;
            #options = null;
            constructor(agent, options = {}) {
                super(options);
                this.#agent = agent;
                this.#options = options;
                this[kUrl] = agent[kUrl];
                this[kOriginless] = agent[kOriginless];
            }
            dispatch(opts, handler) {
                const retry = new RetryHandler({
                    ...opts,
                    retryOptions: this.#options
                }, {
                    dispatch: this.#agent.dispatch.bind(this.#agent),
                    handler
                });
                return this.#agent.dispatch(opts, retry);
            }
            get webSocketOptions() {
                return this.#agent.webSocketOptions;
            }
            get eventSourceOptions() {
                return this.#agent.eventSourceOptions;
            }
            close() {
                return this.#agent.close();
            }
            destroy() {
                return this.#agent.destroy();
            }
        }
        module.exports = RetryAgent;
    }),
    45520: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient, kDrainQueue } = __webpack_require__(42128);
        const Client = __webpack_require__(23701);
        const { InvalidArgumentError } = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        const { kUrl, kQueued } = __webpack_require__(36443);
        const buildConnector = __webpack_require__(59136);
        const kOptions = Symbol('options');
        const kConnections = Symbol('connections');
        const kFactory = Symbol('factory');
        const kIndex = Symbol('index');
        function defaultFactory(origin, opts) {
            return new Client(origin, opts);
        }
        class RoundRobinPool extends PoolBase {
            constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, clientTtl, ...options } = {}) {
                if (connections != null && (!Number.isFinite(connections) || connections < 0)) {
                    throw new InvalidArgumentError('invalid connections');
                }
                if (typeof factory !== 'function') {
                    throw new InvalidArgumentError('factory must be a function.');
                }
                if (connect != null && typeof connect !== 'function' && typeof connect !== 'object') {
                    throw new InvalidArgumentError('connect must be a function or an object');
                }
                if (typeof connect !== 'function') {
                    connect = buildConnector({
                        ...tls,
                        maxCachedSessions,
                        allowH2,
                        socketPath,
                        timeout: connectTimeout,
                        ...(typeof autoSelectFamily === 'boolean' ? { autoSelectFamily, autoSelectFamilyAttemptTimeout } : undefined),
                        ...connect
                    });
                }
                super(options);
                this[kConnections] = connections || null;
                this[kUrl] = util.parseOrigin(origin);
                this[kOptions] = { ...util.deepClone(options), connect, allowH2, clientTtl, socketPath };
                this[kFactory] = factory;
                this[kIndex] = -1;
                this.on('connect', (origin, targets) => {
                    if (clientTtl != null && clientTtl > 0) {
                        for (const target of targets) {
                            Object.assign(target, { ttl: Date.now() });
                        }
                    }
                });
                this.on('connectionError', (origin, targets, error) => {
                    for (const target of targets) {
                        if (this[kClients].includes(target)) {
                            this[kRetireClient](target);
                        }
                    }
                    if (this[kQueued] > 0) {
                        this[kDrainQueue](origin, targets.slice(1));
                    }
                });
            }
            [kGetDispatcher]() {
                const clientTtlOption = this[kOptions].clientTtl;
                if (this[kClients].length === 0) {
                    const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
                    this[kAddClient](dispatcher);
                    return dispatcher;
                }
                let checked = 0;
                while (checked < this[kClients].length) {
                    this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
                    const client = this[kClients][this[kIndex]];
                    if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && ((Date.now() - client.ttl) > clientTtlOption)) {
                        this[kRemoveClient](client);
                        this[kIndex]--;
                        continue;
                    }
                    if (!client[kNeedDrain]) {
                        return client;
                    }
                    checked++;
                }
                if (!this[kConnections] || this[kClients].length < this[kConnections]) {
                    const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
                    this[kAddClient](dispatcher);
                    return dispatcher;
                }
            }
            [kHasDispatcher]() {
                const clientTtlOption = this[kOptions].clientTtl;
                for (let i = 0; i < this[kClients].length; i++) {
                    const client = this[kClients][i];
                    if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && ((Date.now() - client.ttl) > clientTtlOption)) {
                        this[kRemoveClient](client);
                        if (i <= this[kIndex]) {
                            this[kIndex]--;
                        }
                        i--;
                    }
                    else if (!client[kNeedDrain]) {
                        return true;
                    }
                }
                if (!this[kConnections] || this[kClients].length < this[kConnections]) {
                    const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
                    this[kAddClient](dispatcher);
                    return true;
                }
                return false;
            }
        }
        module.exports = RoundRobinPool;
    }),
    32581: ((module, __unused_webpack_exports, __webpack_require__) => {
        const globalDispatcher = Symbol.for('undici.globalDispatcher.2');
        const legacyGlobalDispatcher = Symbol.for('undici.globalDispatcher.1');
        const { InvalidArgumentError } = __webpack_require__(68707);
        const Agent = __webpack_require__(57405);
        const Dispatcher1Wrapper = __webpack_require__(3650);
        let fallbackDispatcher;
        if (getGlobalDispatcher() === undefined) {
            setGlobalDispatcher(new Agent());
        }
        function setGlobalDispatcher(agent) {
            if (!agent || typeof agent.dispatch !== 'function') {
                throw new InvalidArgumentError('Argument agent must implement Agent');
            }
            try {
                Object.defineProperty(globalThis, globalDispatcher, {
                    value: agent,
                    writable: true,
                    enumerable: false,
                    configurable: false
                });
            }
            catch (err) {
                if (err instanceof TypeError) {
                    fallbackDispatcher = agent;
                    return;
                }
                throw err;
            }
            try {
                const legacyAgent = agent instanceof Dispatcher1Wrapper ? agent : new Dispatcher1Wrapper(agent);
                Object.defineProperty(globalThis, legacyGlobalDispatcher, {
                    value: legacyAgent,
                    writable: true,
                    enumerable: false,
                    configurable: false
                });
            }
            catch (err) {
                if (!(err instanceof TypeError)) {
                    throw err;
                }
            }
        }
        function getGlobalDispatcher() {
            return globalThis[globalDispatcher] ?? fallbackDispatcher;
        }
        const installedExports = ([
            'fetch',
            'Headers',
            'Response',
            'Request',
            'FormData',
            'WebSocket',
            'CloseEvent',
            'ErrorEvent',
            'MessageEvent',
            'EventSource'
        ]);
        module.exports = {
            setGlobalDispatcher,
            getGlobalDispatcher,
            installedExports
        };
    }),
    39976: ((module, __unused_webpack_exports, __webpack_require__) => {
        const util = __webpack_require__(3440);
        const { kRedirectCacheControl } = __webpack_require__(36443);
        const { parseCacheControlHeader, hasInvalidCacheControlDirective, parseVaryHeader, hasVaryStar, isInvalidOrWildcardVaryHeader, isEtagUsable } = __webpack_require__(47659);
        const { parseHttpDate } = __webpack_require__(25453);
        function noop() { }
        class CacheController {
            #blocked = false;
            #downstreamPaused = false;
            constructor(target) {
                this.target = target;
            }
            block() {
                this.#blocked = true;
            }
            release() {
                this.#blocked = false;
                if (!this.#downstreamPaused) {
                    this.target.resume();
                }
            }
            pause() {
                this.#downstreamPaused = true;
                this.target.pause();
            }
            resume() {
                this.#downstreamPaused = false;
                if (!this.#blocked) {
                    this.target.resume();
                }
            }
            abort(reason) {
                this.target.abort(reason);
            }
            get paused() { return this.#downstreamPaused; }
            get aborted() { return this.target.aborted; }
            get reason() { return this.target.reason; }
            get rawHeaders() { return this.target.rawHeaders; }
            set rawHeaders(value) { this.target.rawHeaders = value; }
            get rawTrailers() { return this.target.rawTrailers; }
            set rawTrailers(value) { this.target.rawTrailers = value; }
        }
        function sameOrigin(a, b) {
            try {
                return new URL(String(a)).origin === new URL(String(b)).origin;
            }
            catch {
                return String(a) === String(b);
            }
        }
        const HEURISTICALLY_CACHEABLE_STATUS_CODES = [
            200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501
        ];
        const NOT_UNDERSTOOD_STATUS_CODES = [
            206
        ];
        const MAX_RESPONSE_AGE = 2147483647000;
        const REVALIDATION_ONLY_RETENTION = 86400000;
        function trimOWS(value) {
            return value.replace(/^[\t ]+|[\t ]+$/g, '');
        }
        function arrayIncludes(array, value) {
            for (let i = 0; i < array.length; i++) {
                if (array[i] === value) {
                    return true;
                }
            }
            return false;
        }
        function appendVaryValues(target, varyValue) {
            if (Array.isArray(varyValue)) {
                for (let i = 0; i < varyValue.length; i++) {
                    target.push(varyValue[i]);
                }
            }
            else if (varyValue != null) {
                target.push(varyValue);
            }
        }
        function appendConnectionHeaderTokens(headersToRemove, connectionHeader) {
            const values = Array.isArray(connectionHeader) ? connectionHeader : [connectionHeader];
            for (let i = 0; i < values.length; i++) {
                const tokens = values[i].split(',');
                for (let j = 0; j < tokens.length; j++) {
                    headersToRemove.push(trimOWS(tokens[j]).toLowerCase());
                }
            }
        }
        function getSameOriginPath(cacheKey, location) {
            if (typeof location !== 'string') {
                return undefined;
            }
            let originUrl;
            let requestUrl;
            let locationUrl;
            try {
                originUrl = new URL(cacheKey.origin);
                requestUrl = new URL(cacheKey.path, originUrl);
                locationUrl = new URL(location, requestUrl);
            }
            catch {
                return undefined;
            }
            if (locationUrl.origin !== originUrl.origin) {
                return undefined;
            }
            return locationUrl.pathname + locationUrl.search;
        }
        function deleteCachedUri(store, cacheKey, path) {
            deleteCachedValue(store, {
                ...cacheKey,
                path
            });
            for (let i = 0; i < util.safeHTTPMethods.length; i++) {
                const method = util.safeHTTPMethods[i];
                if (method !== cacheKey.method) {
                    deleteCachedValue(store, {
                        ...cacheKey,
                        method,
                        path
                    });
                }
            }
        }
        function deleteLocationTargets(store, cacheKey, headerValue) {
            if (headerValue === undefined) {
                return;
            }
            const values = Array.isArray(headerValue) ? headerValue : [headerValue];
            for (let i = 0; i < values.length; i++) {
                const path = getSameOriginPath(cacheKey, values[i]);
                if (path !== undefined) {
                    deleteCachedUri(store, cacheKey, path);
                }
            }
        }
        function invalidateUnsafeRequest(store, cacheKey, resHeaders) {
            deleteCachedUri(store, cacheKey, cacheKey.path);
            deleteLocationTargets(store, cacheKey, resHeaders.location);
            deleteLocationTargets(store, cacheKey, resHeaders['content-location']);
        }
        function requestCarriesCredentials(headers) {
            return headers != null && (Object.hasOwn(headers, 'authorization') ||
                Object.hasOwn(headers, 'cookie') ||
                Object.hasOwn(headers, 'proxy-authorization'));
        }
        class CacheHandler {
            #cacheKey;
            #cacheType;
            #cacheByDefault;
            #store;
            #handler;
            #downstreamController;
            #writeStream;
            #history;
            constructor({ store, type, cacheByDefault }, cacheKey, handler) {
                this.#store = store;
                this.#cacheType = type;
                this.#cacheByDefault = cacheByDefault;
                this.#cacheKey = cacheKey;
                this.#handler = handler;
            }
            onRequestStart(controller, context) {
                this.#writeStream?.destroy();
                this.#writeStream = undefined;
                this.#downstreamController = new CacheController(controller);
                this.#history = context?.history;
                this.#handler.onRequestStart?.(this.#downstreamController, context);
            }
            onBodySent(chunk) {
                this.#handler.onBodySent?.(chunk);
            }
            onRequestSent() {
                this.#handler.onRequestSent?.();
            }
            onRequestUpgrade(_controller, statusCode, headers, socket) {
                this.#handler.onRequestUpgrade?.(this.#downstreamController, statusCode, headers, socket);
            }
            onResponseStart(controller, statusCode, resHeaders, statusMessage) {
                const downstreamOnHeaders = () => this.#handler.onResponseStart?.(this.#downstreamController, statusCode, resHeaders, statusMessage);
                const handler = this;
                if (!arrayIncludes(util.safeHTTPMethods, this.#cacheKey.method) &&
                    statusCode >= 200 &&
                    statusCode <= 399) {
                    invalidateUnsafeRequest(this.#store, this.#cacheKey, resHeaders);
                    return downstreamOnHeaders();
                }
                if (this.#history && this.#history.length > 1 &&
                    requestCarriesCredentials(this.#cacheKey.headers)) {
                    return downstreamOnHeaders();
                }
                if (this.#history && this.#history.length > 0) {
                    for (const hopUrl of this.#history) {
                        if (!sameOrigin(hopUrl.origin, this.#cacheKey.origin)) {
                            return downstreamOnHeaders();
                        }
                    }
                }
                const now = Date.now();
                const redirectHopInfo = this.#history?.[kRedirectCacheControl];
                const redirectPolicy = redirectHopInfo?.length > 0
                    ? getRedirectPolicy(this.#cacheType, this.#cacheKey.method, redirectHopInfo, this.#cacheKey.headers, this.#cacheByDefault, now)
                    : undefined;
                if (redirectHopInfo?.length > 0 && redirectPolicy === undefined) {
                    return downstreamOnHeaders();
                }
                const cacheControlHeader = resHeaders['cache-control'];
                const cacheControlDirectives = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
                if (revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives)) {
                    deleteCachedValue(this.#store, this.#cacheKey);
                    return downstreamOnHeaders();
                }
                const heuristicallyCacheable = resHeaders['last-modified'] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode);
                if (!cacheControlHeader &&
                    !resHeaders['expires'] &&
                    !heuristicallyCacheable &&
                    !this.#cacheByDefault) {
                    if (statusCode === 304 && resHeaders.vary && isInvalidOrWildcardVaryHeader(resHeaders.vary)) {
                        deleteCachedValue(this.#store, this.#cacheKey);
                    }
                    return downstreamOnHeaders();
                }
                if (!canCacheResponse(this.#cacheType, this.#cacheKey.method, statusCode, resHeaders, cacheControlDirectives, this.#cacheKey.headers)) {
                    if (statusCode === 304 && (cacheControlHeader || revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives))) {
                        deleteCachedValue(this.#store, this.#cacheKey);
                    }
                    return downstreamOnHeaders();
                }
                const resAge = Object.hasOwn(resHeaders, 'age') ? getAge(resHeaders.age) : undefined;
                if (resAge !== undefined && resAge >= MAX_RESPONSE_AGE) {
                    deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
                    return downstreamOnHeaders();
                }
                const resDate = Object.hasOwn(resHeaders, 'date') ? getDate(resHeaders.date) : undefined;
                if (resDate === null) {
                    deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
                    return downstreamOnHeaders();
                }
                const apparentAge = resDate ? Math.max(0, now - resDate.getTime()) : 0;
                const currentAge = Math.max(apparentAge, resAge ?? 0);
                const hasValidator = (typeof resHeaders.etag === 'string' && isEtagUsable(resHeaders.etag)) ||
                    typeof resHeaders['last-modified'] === 'string';
                const staleAt = determineStaleAt(this.#cacheType, now, resAge, resHeaders, resDate, cacheControlDirectives, hasValidator) ??
                    this.#cacheByDefault;
                const revalidationOnly = staleAt === 0 && hasValidator;
                if (staleAt === undefined || (currentAge >= staleAt && !revalidationOnly)) {
                    if (cacheControlHeader || staleAt !== undefined) {
                        deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
                    }
                    return downstreamOnHeaders();
                }
                const baseTime = now - currentAge;
                let absoluteStaleAt = staleAt + baseTime;
                if (redirectPolicy !== undefined) {
                    absoluteStaleAt = Math.min(absoluteStaleAt, redirectPolicy.staleAt);
                }
                if (now >= absoluteStaleAt && !revalidationOnly) {
                    deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
                    return downstreamOnHeaders();
                }
                let varyDirectives;
                const combinedVary = [];
                if (redirectHopInfo) {
                    for (const hop of redirectHopInfo) {
                        appendVaryValues(combinedVary, hop?.headers?.vary);
                    }
                }
                appendVaryValues(combinedVary, resHeaders.vary);
                if (combinedVary.length > 0) {
                    for (const varyHeader of combinedVary) {
                        if (hasVaryStar(varyHeader)) {
                            return downstreamOnHeaders();
                        }
                    }
                    if (this.#cacheKey.headers) {
                        varyDirectives = parseVaryHeader(combinedVary, this.#cacheKey.headers);
                        if (!varyDirectives) {
                            return downstreamOnHeaders();
                        }
                    }
                }
                let effectiveCacheControlDirectives = cacheControlDirectives;
                if (redirectPolicy !== undefined) {
                    effectiveCacheControlDirectives = { ...cacheControlDirectives };
                    delete effectiveCacheControlDirectives['stale-while-revalidate'];
                    delete effectiveCacheControlDirectives['stale-if-error'];
                    if (redirectPolicy.requiresRevalidation === true) {
                        effectiveCacheControlDirectives['proxy-revalidate'] = true;
                    }
                }
                const cachedAt = baseTime;
                const deleteAt = determineDeleteAt(baseTime, now, effectiveCacheControlDirectives, absoluteStaleAt);
                const strippedHeaders = stripNecessaryHeaders(resHeaders, cacheControlDirectives);
                const value = {
                    statusCode,
                    statusMessage,
                    headers: strippedHeaders,
                    vary: varyDirectives,
                    cacheControlDirectives: effectiveCacheControlDirectives,
                    cachedAt,
                    staleAt: absoluteStaleAt,
                    deleteAt
                };
                if (statusCode === 304) {
                    let done = false;
                    const finish304 = () => {
                        if (done) {
                            return;
                        }
                        done = true;
                        this.#downstreamController.release();
                    };
                    const failReplay = (err) => {
                        if (done) {
                            return;
                        }
                        done = true;
                        controller.abort(err);
                    };
                    const handle304 = (cachedValue) => {
                        if (!cachedValue) {
                            downstreamOnHeaders();
                            finish304();
                            return;
                        }
                        value.statusCode = cachedValue.statusCode;
                        value.statusMessage = cachedValue.statusMessage;
                        value.etag = cachedValue.etag;
                        value.vary = varyDirectives ?? cachedValue.vary;
                        value.headers = { ...cachedValue.headers, ...strippedHeaders };
                        downstreamOnHeaders();
                        this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
                        if (!this.#writeStream || !cachedValue?.body) {
                            finish304();
                            return;
                        }
                        if (typeof cachedValue.body.values === 'function') {
                            const bodyIterator = cachedValue.body.values();
                            const streamCachedBody = () => {
                                if (done) {
                                    return;
                                }
                                try {
                                    for (const chunk of bodyIterator) {
                                        const full = this.#writeStream?.write(chunk) === false;
                                        this.#handler.onResponseData?.(this.#downstreamController, chunk);
                                        if (full) {
                                            return;
                                        }
                                    }
                                    finish304();
                                }
                                catch (err) {
                                    failReplay(err);
                                }
                            };
                            this.#writeStream
                                .on('error', function () {
                                handler.#writeStream = undefined;
                                handler.#store.delete(handler.#cacheKey);
                                streamCachedBody();
                            })
                                .on('drain', () => {
                                streamCachedBody();
                            })
                                .on('close', function () {
                                if (handler.#writeStream === this) {
                                    handler.#writeStream = undefined;
                                    streamCachedBody();
                                }
                            });
                            streamCachedBody();
                        }
                        else if (typeof cachedValue.body.on === 'function') {
                            cachedValue.body
                                .on('data', (chunk) => {
                                try {
                                    this.#writeStream?.write(chunk);
                                    this.#handler.onResponseData?.(this.#downstreamController, chunk);
                                }
                                catch (err) {
                                    cachedValue.body.destroy();
                                    failReplay(err);
                                }
                            })
                                .on('end', () => {
                                this.#writeStream?.end();
                                finish304();
                            })
                                .on('error', () => {
                                this.#writeStream = undefined;
                                this.#store.delete(this.#cacheKey);
                                finish304();
                            });
                            this.#writeStream
                                .on('error', function () {
                                handler.#writeStream = undefined;
                                handler.#store.delete(handler.#cacheKey);
                            })
                                .on('close', function () {
                                if (handler.#writeStream === this) {
                                    handler.#writeStream = undefined;
                                }
                            });
                        }
                        else {
                            finish304();
                        }
                    };
                    const result = this.#store.get(this.#cacheKey);
                    this.#downstreamController.block();
                    controller.pause();
                    if (result && typeof result.then === 'function') {
                        result.then(handle304, () => handle304(undefined)).catch((err) => {
                            controller.abort(err);
                        });
                    }
                    else {
                        handle304(result);
                    }
                }
                else {
                    if (typeof resHeaders.etag === 'string' && isEtagUsable(resHeaders.etag)) {
                        value.etag = resHeaders.etag;
                    }
                    this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
                    if (!this.#writeStream) {
                        return downstreamOnHeaders();
                    }
                    this.#writeStream
                        .on('drain', () => controller.resume())
                        .on('error', function () {
                        handler.#writeStream = undefined;
                        handler.#store.delete(handler.#cacheKey);
                    })
                        .on('close', function () {
                        if (handler.#writeStream === this) {
                            handler.#writeStream = undefined;
                        }
                        controller.resume();
                    });
                    downstreamOnHeaders();
                }
            }
            onResponseData(controller, chunk) {
                if (this.#writeStream?.write(chunk) === false) {
                    controller.pause();
                }
                this.#handler.onResponseData?.(this.#downstreamController, chunk);
            }
            onResponseEnd(controller, trailers) {
                this.#writeStream?.end();
                this.#handler.onResponseEnd?.(this.#downstreamController, trailers);
            }
            onResponseError(controller, err) {
                this.#writeStream?.destroy(err);
                this.#writeStream = undefined;
                this.#handler.onResponseError?.(this.#downstreamController, err);
            }
        }
        function deleteCachedValue(store, cacheKey) {
            try {
                store.delete(cacheKey)?.catch?.(noop);
            }
            catch {
            }
        }
        function deleteCachedValueIfNotModified(statusCode, store, cacheKey) {
            if (statusCode === 304) {
                deleteCachedValue(store, cacheKey);
            }
        }
        function revalidationResponseDisallowsCachedReuse(cacheType, resHeaders, cacheControlDirectives) {
            return cacheControlDirectives['no-store'] === true ||
                (cacheType === 'shared' && (cacheControlDirectives.private === true ||
                    Object.hasOwn(resHeaders, 'set-cookie'))) ||
                (resHeaders.vary ? isInvalidOrWildcardVaryHeader(resHeaders.vary) : false);
        }
        function canCacheResponse(cacheType, method, statusCode, resHeaders, cacheControlDirectives, reqHeaders) {
            if (!arrayIncludes(util.safeHTTPMethods, method)) {
                return false;
            }
            if (statusCode < 200 || arrayIncludes(NOT_UNDERSTOOD_STATUS_CODES, statusCode)) {
                return false;
            }
            if (!arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode) && !resHeaders['expires'] &&
                !cacheControlDirectives.public &&
                cacheControlDirectives['max-age'] === undefined &&
                !(cacheControlDirectives.private && cacheType === 'private') &&
                !(cacheControlDirectives['s-maxage'] !== undefined && cacheType === 'shared')) {
                return false;
            }
            if (cacheControlDirectives['no-store']) {
                return false;
            }
            if (cacheType === 'shared' && (cacheControlDirectives.private === true ||
                Object.hasOwn(resHeaders, 'set-cookie'))) {
                return false;
            }
            if (resHeaders.vary && hasVaryStar(resHeaders.vary)) {
                return false;
            }
            if (reqHeaders != null && Object.hasOwn(reqHeaders, 'authorization')) {
                if (!cacheControlDirectives.public &&
                    !cacheControlDirectives['s-maxage'] &&
                    !cacheControlDirectives['must-revalidate']) {
                    return false;
                }
                if (typeof reqHeaders.authorization !== 'string') {
                    return false;
                }
                if (Array.isArray(cacheControlDirectives['no-cache']) &&
                    arrayIncludes(cacheControlDirectives['no-cache'], 'authorization')) {
                    return false;
                }
                if (Array.isArray(cacheControlDirectives['private']) &&
                    arrayIncludes(cacheControlDirectives['private'], 'authorization')) {
                    return false;
                }
            }
            return true;
        }
        function getRedirectPolicy(cacheType, method, redirectHops, reqHeaders, cacheByDefault, now) {
            let staleAt = Infinity;
            let requiresRevalidation = false;
            for (const hop of redirectHops) {
                const hopPolicy = getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault);
                if (hopPolicy === undefined || hopPolicy.staleAt <= now) {
                    return undefined;
                }
                staleAt = Math.min(staleAt, hopPolicy.staleAt);
                requiresRevalidation ||= hopPolicy.requiresRevalidation;
            }
            return { staleAt, requiresRevalidation };
        }
        function getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault) {
            if (!Number.isInteger(hop?.statusCode) || !Number.isFinite(hop?.receivedAt)) {
                return undefined;
            }
            const hopHeaders = hop.headers ?? {};
            const cacheControlHeader = hopHeaders['cache-control'];
            const hopCacheControl = cacheControlHeader
                ? parseCacheControlHeader(cacheControlHeader)
                : {};
            if (hopHeaders.vary && hasVaryStar(hopHeaders.vary)) {
                return undefined;
            }
            if (hopCacheControl['no-store'] === true) {
                return undefined;
            }
            if (cacheType === 'shared' && Object.hasOwn(hopCacheControl, 'private')) {
                return undefined;
            }
            if (Object.hasOwn(hopCacheControl, 'no-cache') ||
                hopCacheControl['must-revalidate'] === true ||
                (cacheType === 'shared' && hopCacheControl['proxy-revalidate'] === true)) {
                return undefined;
            }
            const heuristicallyCacheable = hopHeaders['last-modified'] &&
                arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, hop.statusCode);
            if (!cacheControlHeader &&
                !hopHeaders.expires &&
                !heuristicallyCacheable &&
                !cacheByDefault) {
                return undefined;
            }
            if (!canCacheResponse(cacheType, method, hop.statusCode, hopHeaders, hopCacheControl, reqHeaders)) {
                return undefined;
            }
            const age = Object.hasOwn(hopHeaders, 'age') ? getAge(hopHeaders.age) : undefined;
            if (age !== undefined && age >= MAX_RESPONSE_AGE) {
                return undefined;
            }
            const responseDate = Object.hasOwn(hopHeaders, 'date') ? getDate(hopHeaders.date) : undefined;
            if (responseDate === null) {
                return undefined;
            }
            const apparentAge = responseDate ? Math.max(0, hop.receivedAt - responseDate.getTime()) : 0;
            const currentAge = Math.max(apparentAge, age ?? 0);
            const hasValidator = (typeof hopHeaders.etag === 'string' && isEtagUsable(hopHeaders.etag)) ||
                typeof hopHeaders['last-modified'] === 'string';
            const freshnessLifetime = determineStaleAt(cacheType, hop.receivedAt, age, hopHeaders, responseDate, hopCacheControl, hasValidator) ?? cacheByDefault;
            if (freshnessLifetime === undefined) {
                return undefined;
            }
            return {
                staleAt: hop.receivedAt - currentAge + freshnessLifetime,
                requiresRevalidation: cacheType === 'shared' && Object.hasOwn(hopCacheControl, 's-maxage')
            };
        }
        function getDate(dateHeader) {
            let dateValue = dateHeader;
            if (Array.isArray(dateValue)) {
                if (dateValue.length !== 1) {
                    return null;
                }
                dateValue = dateValue[0];
            }
            if (typeof dateValue !== 'string') {
                return null;
            }
            return parseHttpDate(dateValue);
        }
        function getAge(ageHeader) {
            let ageValue = ageHeader;
            if (Array.isArray(ageValue)) {
                if (ageValue.length !== 1) {
                    return MAX_RESPONSE_AGE;
                }
                ageValue = ageValue[0];
            }
            if (typeof ageValue !== 'string' || !/^[\t ]*[0-9]+[\t ]*$/.test(ageValue)) {
                return MAX_RESPONSE_AGE;
            }
            const age = BigInt(ageValue.replace(/^[\t ]+|[\t ]+$/g, ''));
            if (age >= BigInt(MAX_RESPONSE_AGE / 1000)) {
                return MAX_RESPONSE_AGE;
            }
            return Number(age) * 1000;
        }
        function determineStaleAt(cacheType, now, age, resHeaders, responseDate, cacheControlDirectives, hasValidator) {
            if (cacheType === 'shared') {
                if (hasInvalidCacheControlDirective(cacheControlDirectives, 's-maxage')) {
                    return 0;
                }
                const sMaxAge = cacheControlDirectives['s-maxage'];
                if (sMaxAge !== undefined) {
                    if (sMaxAge > 0) {
                        return sMaxAge * 1000;
                    }
                    return 0;
                }
            }
            if (hasInvalidCacheControlDirective(cacheControlDirectives, 'max-age')) {
                return 0;
            }
            const maxAge = cacheControlDirectives['max-age'];
            if (maxAge !== undefined) {
                if (maxAge > 0) {
                    return maxAge * 1000;
                }
                return 0;
            }
            if (Object.hasOwn(resHeaders, 'expires')) {
                if (typeof resHeaders.expires !== 'string') {
                    return 0;
                }
                const expiresDate = parseHttpDate(resHeaders.expires);
                if (!expiresDate) {
                    return 0;
                }
                if (now >= expiresDate.getTime()) {
                    return 0;
                }
                if (responseDate) {
                    if (responseDate >= expiresDate) {
                        return 0;
                    }
                    const freshnessLifetime = expiresDate.getTime() - responseDate.getTime();
                    if (age !== undefined && age >= freshnessLifetime) {
                        return 0;
                    }
                    return freshnessLifetime;
                }
                return expiresDate.getTime() - now;
            }
            if (typeof resHeaders['last-modified'] === 'string') {
                const lastModified = parseHttpDate(resHeaders['last-modified']);
                if (lastModified) {
                    if (lastModified.getTime() >= now) {
                        return undefined;
                    }
                    const responseAge = now - lastModified.getTime();
                    return responseAge * 0.1;
                }
            }
            if (cacheControlDirectives.immutable) {
                return 31536000000;
            }
            if (cacheControlDirectives['no-cache'] === true && hasValidator) {
                return 0;
            }
            return undefined;
        }
        function determineDeleteAt(baseTime, cachedAt, cacheControlDirectives, staleAt) {
            let staleWhileRevalidate = -Infinity;
            let staleIfError = -Infinity;
            let immutable = -Infinity;
            if (cacheControlDirectives['stale-while-revalidate']) {
                staleWhileRevalidate = staleAt + (cacheControlDirectives['stale-while-revalidate'] * 1000);
            }
            if (cacheControlDirectives['stale-if-error']) {
                staleIfError = staleAt + (cacheControlDirectives['stale-if-error'] * 1000);
            }
            if (cacheControlDirectives.immutable && staleWhileRevalidate === -Infinity && staleIfError === -Infinity) {
                immutable = cachedAt + 31536000000;
            }
            if (staleWhileRevalidate === -Infinity && staleIfError === -Infinity && immutable === -Infinity) {
                const freshnessLifetime = staleAt - baseTime;
                if (freshnessLifetime <= 0) {
                    return cachedAt + REVALIDATION_ONLY_RETENTION;
                }
                const datePrecisionPadding = Math.min(Math.max(cachedAt - baseTime, 0), 1000);
                return staleAt + freshnessLifetime + datePrecisionPadding;
            }
            return Math.max(staleAt, staleWhileRevalidate, staleIfError, immutable);
        }
        function stripNecessaryHeaders(resHeaders, cacheControlDirectives) {
            const headersToRemove = [
                'connection',
                'proxy-authenticate',
                'proxy-authentication-info',
                'proxy-authorization',
                'proxy-connection',
                'te',
                'transfer-encoding',
                'upgrade',
                'age'
            ];
            if (resHeaders['connection']) {
                appendConnectionHeaderTokens(headersToRemove, resHeaders['connection']);
            }
            if (Array.isArray(cacheControlDirectives['no-cache'])) {
                headersToRemove.push(...cacheControlDirectives['no-cache']);
            }
            if (Array.isArray(cacheControlDirectives['private'])) {
                headersToRemove.push(...cacheControlDirectives['private']);
            }
            let strippedHeaders;
            for (const headerName of headersToRemove) {
                if (Object.hasOwn(resHeaders, headerName)) {
                    strippedHeaders ??= { ...resHeaders };
                    delete strippedHeaders[headerName];
                }
            }
            return strippedHeaders ?? resHeaders;
        }
        module.exports = CacheHandler;
    }),
    17133: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        class CacheRevalidationHandler {
            #successful = false;
            #callback;
            #handler;
            #context;
            #allowErrorStatusCodes;
            constructor(callback, handler, allowErrorStatusCodes) {
                if (typeof callback !== 'function') {
                    throw new TypeError('callback must be a function');
                }
                this.#callback = callback;
                this.#handler = handler;
                this.#allowErrorStatusCodes = allowErrorStatusCodes;
            }
            onRequestStart(_, context) {
                this.#successful = false;
                this.#context = context;
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                this.#handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                assert(this.#callback != null);
                this.#successful = statusCode === 304 ||
                    (this.#allowErrorStatusCodes && statusCode >= 500 && statusCode <= 504);
                this.#callback(this.#successful, this.#context, statusCode, headers);
                this.#callback = null;
                if (this.#successful) {
                    return true;
                }
                this.#handler.onRequestStart?.(controller, this.#context);
                this.#handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
            }
            onResponseData(controller, chunk) {
                if (this.#successful) {
                    return;
                }
                return this.#handler.onResponseData?.(controller, chunk);
            }
            onResponseEnd(controller, trailers) {
                if (this.#successful) {
                    return;
                }
                this.#handler.onResponseEnd?.(controller, trailers);
            }
            onResponseError(controller, err) {
                if (this.#successful) {
                    return;
                }
                if (this.#callback) {
                    if (this.#allowErrorStatusCodes) {
                        this.#successful = true;
                        this.#callback(true, this.#context);
                        this.#callback = null;
                        return;
                    }
                    this.#callback(false);
                    this.#callback = null;
                }
                if (typeof this.#handler.onResponseError === 'function') {
                    this.#handler.onResponseError(controller, err);
                }
                else {
                    throw err;
                }
            }
        }
        module.exports = CacheRevalidationHandler;
    }),
    58155: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        module.exports = class DecoratorHandler {
            #handler;
            #onCompleteCalled = false;
            #onErrorCalled = false;
            #onResponseStartCalled = false;
            constructor(handler) {
                if (typeof handler !== 'object' || handler === null) {
                    throw new TypeError('handler must be an object');
                }
                this.#handler = handler;
            }
            onRequestStart(...args) {
                this.#handler.onRequestStart?.(...args);
            }
            onRequestUpgrade(...args) {
                assert(!this.#onCompleteCalled);
                assert(!this.#onErrorCalled);
                return this.#handler.onRequestUpgrade?.(...args);
            }
            onResponseStart(...args) {
                assert(!this.#onCompleteCalled);
                assert(!this.#onErrorCalled);
                const statusCode = args[1];
                if (statusCode >= 200) {
                    assert(!this.#onResponseStartCalled);
                    this.#onResponseStartCalled = true;
                }
                return this.#handler.onResponseStart?.(...args);
            }
            onResponseData(...args) {
                assert(!this.#onCompleteCalled);
                assert(!this.#onErrorCalled);
                return this.#handler.onResponseData?.(...args);
            }
            onResponseEnd(...args) {
                assert(!this.#onCompleteCalled);
                assert(!this.#onErrorCalled);
                this.#onCompleteCalled = true;
                return this.#handler.onResponseEnd?.(...args);
            }
            onResponseError(...args) {
                this.#onErrorCalled = true;
                return this.#handler.onResponseError?.(...args);
            }
            onBodySent(...args) {
                return this.#handler.onBodySent?.(...args);
            }
            onRequestSent(...args) {
                return this.#handler.onRequestSent?.(...args);
            }
        };
    }),
    53599: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { RequestAbortedError } = __webpack_require__(68707);
        const DEFAULT_MAX_BUFFER_SIZE = 5 * 1024 * 1024;
        class DeduplicationHandler {
            #primaryHandler;
            #requestStarted = false;
            #context = null;
            #waitingHandlers = [];
            #maxBufferSize = DEFAULT_MAX_BUFFER_SIZE;
            #statusCode = 0;
            #headers = {};
            #statusMessage = '';
            #aborted = false;
            #responseStarted = false;
            #responseDataStarted = false;
            #completed = false;
            #controller = null;
            #onComplete = null;
            constructor(primaryHandler, onComplete, maxBufferSize = DEFAULT_MAX_BUFFER_SIZE) {
                this.#primaryHandler = primaryHandler;
                this.#onComplete = onComplete;
                this.#maxBufferSize = maxBufferSize;
            }
            addWaitingHandler(handler) {
                if (this.#completed || this.#responseDataStarted) {
                    return false;
                }
                const waitingHandler = this.#createWaitingHandler(handler);
                const waitingController = waitingHandler.controller;
                try {
                    if (this.#requestStarted) {
                        handler.onRequestStart?.(waitingController, this.#context);
                        if (waitingController.aborted) {
                            waitingHandler.done = true;
                            return true;
                        }
                        if (this.#responseStarted) {
                            handler.onResponseStart?.(waitingController, this.#statusCode, this.#headers, this.#statusMessage);
                        }
                    }
                    else {
                        waitingHandler.pendingStart = true;
                    }
                }
                catch {
                    waitingHandler.done = true;
                    return true;
                }
                if (!waitingController.aborted) {
                    this.#waitingHandlers.push(waitingHandler);
                }
                return true;
            }
            onRequestStart(controller, context) {
                this.#controller = controller;
                if (!this.#requestStarted) {
                    this.#requestStarted = true;
                    this.#context = context;
                    for (const waitingHandler of this.#waitingHandlers) {
                        if (waitingHandler.pendingStart && !waitingHandler.done && !waitingHandler.controller.aborted) {
                            waitingHandler.pendingStart = false;
                            try {
                                waitingHandler.handler.onRequestStart?.(waitingHandler.controller, context);
                            }
                            catch {
                                waitingHandler.done = true;
                            }
                        }
                    }
                    this.#pruneDoneWaitingHandlers();
                }
                this.#primaryHandler.onRequestStart?.(controller, context);
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                this.#primaryHandler.onRequestUpgrade?.(controller, statusCode, headers, socket);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                this.#responseStarted = true;
                this.#statusCode = statusCode;
                this.#headers = headers;
                this.#statusMessage = statusMessage;
                this.#primaryHandler.onResponseStart?.(controller, statusCode, headers, statusMessage);
                for (const waitingHandler of this.#waitingHandlers) {
                    const { handler, controller: waitingController } = waitingHandler;
                    if (waitingHandler.done || waitingController.aborted) {
                        waitingHandler.done = true;
                        continue;
                    }
                    try {
                        handler.onResponseStart?.(waitingController, statusCode, headers, statusMessage);
                    }
                    catch {
                    }
                    if (waitingController.aborted) {
                        waitingHandler.done = true;
                    }
                }
                this.#pruneDoneWaitingHandlers();
            }
            onResponseData(controller, chunk) {
                if (this.#aborted || this.#completed) {
                    return;
                }
                this.#responseDataStarted = true;
                this.#primaryHandler.onResponseData?.(controller, chunk);
                for (const waitingHandler of this.#waitingHandlers) {
                    const { handler, controller: waitingController } = waitingHandler;
                    if (waitingHandler.done || waitingController.aborted) {
                        waitingHandler.done = true;
                        continue;
                    }
                    if (waitingController.paused) {
                        this.#bufferWaitingChunk(waitingHandler, chunk);
                        continue;
                    }
                    try {
                        handler.onResponseData?.(waitingController, chunk);
                    }
                    catch {
                    }
                    if (waitingController.aborted) {
                        waitingHandler.done = true;
                        waitingHandler.bufferedChunks = [];
                        waitingHandler.bufferedBytes = 0;
                    }
                }
                this.#pruneDoneWaitingHandlers();
            }
            onResponseEnd(controller, trailers) {
                if (this.#aborted || this.#completed) {
                    return;
                }
                this.#completed = true;
                this.#cleanup();
                try {
                    this.#primaryHandler.onResponseEnd?.(controller, trailers);
                }
                catch (err) {
                    this.#primaryHandler.onResponseError?.(controller, err);
                }
                finally {
                    for (const waitingHandler of this.#waitingHandlers) {
                        if (waitingHandler.done || waitingHandler.controller.aborted) {
                            waitingHandler.done = true;
                            continue;
                        }
                        this.#flushWaitingHandler(waitingHandler);
                        if (waitingHandler.done || waitingHandler.controller.aborted) {
                            waitingHandler.done = true;
                            continue;
                        }
                        if (waitingHandler.controller.paused) {
                            waitingHandler.pendingTrailers = trailers;
                            continue;
                        }
                        this.#endWaitingHandler(waitingHandler, trailers);
                    }
                    this.#pruneDoneWaitingHandlers();
                }
            }
            onResponseError(controller, err) {
                if (this.#completed) {
                    return;
                }
                this.#aborted = true;
                this.#completed = true;
                this.#cleanup();
                try {
                    this.#primaryHandler.onResponseError?.(controller, err);
                }
                finally {
                    for (const waitingHandler of this.#waitingHandlers) {
                        this.#errorWaitingHandler(waitingHandler, err);
                    }
                    this.#waitingHandlers = [];
                }
            }
            #cleanup() {
                const onComplete = this.#onComplete;
                this.#onComplete = null;
                onComplete?.();
            }
            #createWaitingHandler(handler) {
                const waitingHandler = {
                    handler,
                    controller: null,
                    bufferedChunks: [],
                    bufferedBytes: 0,
                    pendingTrailers: null,
                    done: false,
                    pendingStart: false
                };
                const state = {
                    aborted: false,
                    paused: false,
                    reason: null
                };
                waitingHandler.controller = {
                    resume: () => {
                        if (state.aborted) {
                            return;
                        }
                        state.paused = false;
                        this.#flushWaitingHandler(waitingHandler);
                        if (this.#completed &&
                            waitingHandler.pendingTrailers &&
                            waitingHandler.bufferedChunks.length === 0 &&
                            !state.paused &&
                            !state.aborted) {
                            this.#endWaitingHandler(waitingHandler, waitingHandler.pendingTrailers);
                        }
                        this.#pruneDoneWaitingHandlers();
                    },
                    pause: () => {
                        if (!state.aborted) {
                            state.paused = true;
                        }
                    },
                    get paused() { return state.paused; },
                    get aborted() { return state.aborted; },
                    get reason() { return state.reason; },
                    abort: (reason) => {
                        if (state.aborted) {
                            return;
                        }
                        state.aborted = true;
                        state.reason = reason ?? null;
                        waitingHandler.done = true;
                        waitingHandler.pendingTrailers = null;
                        waitingHandler.bufferedChunks = [];
                        waitingHandler.bufferedBytes = 0;
                        try {
                            handler.onResponseError?.(waitingHandler.controller, state.reason ?? new RequestAbortedError());
                        }
                        catch {
                        }
                    }
                };
                return waitingHandler;
            }
            #bufferWaitingChunk(waitingHandler, chunk) {
                if (waitingHandler.done || waitingHandler.controller.aborted) {
                    waitingHandler.done = true;
                    waitingHandler.bufferedChunks = [];
                    waitingHandler.bufferedBytes = 0;
                    return;
                }
                const bufferedChunk = Buffer.from(chunk);
                waitingHandler.bufferedChunks.push(bufferedChunk);
                waitingHandler.bufferedBytes += bufferedChunk.length;
                if (waitingHandler.bufferedBytes > this.#maxBufferSize) {
                    const err = new RequestAbortedError(`Deduplicated waiting handler exceeded maxBufferSize (${this.#maxBufferSize} bytes) while paused`);
                    waitingHandler.controller.abort(err);
                }
            }
            #flushWaitingHandler(waitingHandler) {
                const { handler, controller } = waitingHandler;
                while (!waitingHandler.done &&
                    !controller.aborted &&
                    !controller.paused &&
                    waitingHandler.bufferedChunks.length > 0) {
                    const bufferedChunk = waitingHandler.bufferedChunks.shift();
                    waitingHandler.bufferedBytes -= bufferedChunk.length;
                    try {
                        handler.onResponseData?.(controller, bufferedChunk);
                    }
                    catch {
                    }
                    if (controller.aborted) {
                        waitingHandler.done = true;
                        waitingHandler.pendingTrailers = null;
                        waitingHandler.bufferedChunks = [];
                        waitingHandler.bufferedBytes = 0;
                        break;
                    }
                }
            }
            #endWaitingHandler(waitingHandler, trailers) {
                waitingHandler.done = true;
                waitingHandler.pendingTrailers = null;
                try {
                    waitingHandler.handler.onResponseEnd?.(waitingHandler.controller, trailers);
                }
                catch (err) {
                    try {
                        waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
                    }
                    catch {
                    }
                }
            }
            #errorWaitingHandler(waitingHandler, err) {
                if (waitingHandler.done) {
                    return;
                }
                waitingHandler.done = true;
                waitingHandler.pendingTrailers = null;
                waitingHandler.bufferedChunks = [];
                waitingHandler.bufferedBytes = 0;
                try {
                    waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
                }
                catch {
                }
            }
            #pruneDoneWaitingHandlers() {
                this.#waitingHandlers = this.#waitingHandlers.filter(waitingHandler => waitingHandler.done === false);
            }
        }
        module.exports = DeduplicationHandler;
    }),
    8754: ((module, __unused_webpack_exports, __webpack_require__) => {
        const util = __webpack_require__(3440);
        const assert = __webpack_require__(34589);
        const { InvalidArgumentError, MaxRedirectsError } = __webpack_require__(68707);
        const { kRequestOrigin, kRedirectCacheControl } = __webpack_require__(36443);
        const redirectableStatusCodes = [300, 301, 302, 303, 307, 308];
        const noop = () => { };
        class RedirectHandler {
            static buildDispatch(dispatcher, maxRedirections) {
                if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
                    throw new InvalidArgumentError('maxRedirections must be a positive number');
                }
                const dispatch = dispatcher.dispatch.bind(dispatcher);
                return (opts, originalHandler) => dispatch(opts, new RedirectHandler(dispatch, maxRedirections, opts, originalHandler));
            }
            constructor(dispatch, maxRedirections, opts, handler) {
                if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) {
                    throw new InvalidArgumentError('maxRedirections must be a positive number');
                }
                if (opts.throwOnMaxRedirect != null && typeof opts.throwOnMaxRedirect !== 'boolean') {
                    throw new InvalidArgumentError('throwOnMaxRedirect must be a boolean');
                }
                this.dispatch = dispatch;
                this.location = null;
                const { maxRedirections: _, stripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect, ...cleanOpts } = opts;
                this.opts = cleanOpts;
                this.opts.body = util.wrapRequestBody(this.opts.body);
                this.stripHeadersOnRedirect = normalizeStripHeaders(stripHeadersOnRedirect, 'stripHeadersOnRedirect');
                this.stripHeadersOnCrossOriginRedirect = normalizeStripHeaders(stripHeadersOnCrossOriginRedirect, 'stripHeadersOnCrossOriginRedirect');
                this.maxRedirections = maxRedirections;
                this.handler = handler;
                this.history = [];
                Object.defineProperty(this.history, kRedirectCacheControl, {
                    value: [],
                    enumerable: false
                });
            }
            onRequestStart(controller, context) {
                this.handler.onRequestStart?.(controller, { ...context, history: this.history });
            }
            onBodySent(chunk) {
                this.handler.onBodySent?.(chunk);
            }
            onRequestSent() {
                this.handler.onRequestSent?.();
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                this.handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                if (statusCode < 200) {
                    this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
                    return;
                }
                let removeContentHeaders = statusCode === 303;
                if ((statusCode === 301 || statusCode === 302) && this.opts.method === 'POST') {
                    this.opts.method = 'GET';
                    if (util.isStream(this.opts.body)) {
                        util.destroy(this.opts.body.on('error', noop));
                    }
                    this.opts.body = null;
                    removeContentHeaders = true;
                }
                if (statusCode === 303 && this.opts.method !== 'HEAD') {
                    this.opts.method = 'GET';
                    if (util.isStream(this.opts.body)) {
                        util.destroy(this.opts.body.on('error', noop));
                    }
                    this.opts.body = null;
                }
                this.location = util.isDisturbed(this.opts.body) || redirectableStatusCodes.indexOf(statusCode) === -1
                    ? null
                    : headers.location || null;
                if (this.location && this.history.length >= this.maxRedirections) {
                    if (this.opts.throwOnMaxRedirect) {
                        throw new MaxRedirectsError();
                    }
                    this.location = null;
                }
                const requestOrigin = this.opts[kRequestOrigin] === undefined
                    ? this.opts.origin
                    : this.opts[kRequestOrigin];
                if (requestOrigin) {
                    this.history.push(new URL(this.opts.path, requestOrigin));
                }
                if (!this.location) {
                    this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
                    return;
                }
                this.history[kRedirectCacheControl].push({
                    statusCode,
                    headers: { ...headers },
                    receivedAt: Date.now()
                });
                const baseUrl = requestOrigin
                    ? new URL(this.opts.path, requestOrigin)
                    : undefined;
                const { origin, pathname, search } = util.parseURL(new URL(this.location, baseUrl));
                const path = search ? `${pathname}${search}` : pathname;
                const redirectUrlString = `${origin}${path}`;
                for (const historyUrl of this.history) {
                    if (historyUrl.toString() === redirectUrlString) {
                        throw new InvalidArgumentError(`Redirect loop detected. Cannot redirect to ${origin}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
                    }
                }
                this.opts.headers = cleanRequestHeaders(this.opts.headers, removeContentHeaders, requestOrigin !== origin, this.stripHeadersOnRedirect, this.stripHeadersOnCrossOriginRedirect);
                this.opts.path = path;
                this.opts.origin = origin;
                this.opts[kRequestOrigin] = origin;
                this.opts.query = null;
            }
            onResponseData(controller, chunk) {
                if (this.location) {
                }
                else {
                    this.handler.onResponseData?.(controller, chunk);
                }
            }
            onResponseEnd(controller, trailers) {
                if (this.location) {
                    this.dispatch(this.opts, this);
                }
                else {
                    this.handler.onResponseEnd(controller, trailers);
                }
            }
            onResponseError(controller, error) {
                this.handler.onResponseError?.(controller, error);
            }
        }
        function shouldRemoveHeader(header, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) {
            const name = util.headerNameToString(header);
            if (name === 'host') {
                return true;
            }
            if (stripHeaders?.has(name) || (unknownOrigin && stripHeadersOnCrossOrigin?.has(name))) {
                return true;
            }
            if (removeContent && name.startsWith('content-')) {
                return true;
            }
            if (unknownOrigin) {
                return name === 'authorization' || name === 'cookie' || name === 'proxy-authorization';
            }
            return false;
        }
        function normalizeStripHeaders(headers, optionName) {
            if (headers == null) {
                return null;
            }
            if (!Array.isArray(headers)) {
                throw new InvalidArgumentError(`${optionName} must be an array`);
            }
            const normalized = new Set();
            for (const header of headers) {
                if (typeof header !== 'string') {
                    throw new InvalidArgumentError(`${optionName} must contain header names`);
                }
                normalized.add(util.headerNameToString(header));
            }
            return normalized;
        }
        function cleanRequestHeaders(headers, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) {
            const ret = [];
            if (Array.isArray(headers)) {
                if (headers.length > 0 && Array.isArray(headers[0])) {
                    for (const [key, value] of headers) {
                        if (!shouldRemoveHeader(key, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin)) {
                            ret.push(key, value);
                        }
                    }
                }
                else {
                    for (let i = 0; i < headers.length; i += 2) {
                        if (!shouldRemoveHeader(headers[i], removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin)) {
                            ret.push(headers[i], headers[i + 1]);
                        }
                    }
                }
            }
            else if (headers && typeof headers === 'object') {
                const entries = util.hasSafeIterator(headers) ? headers : Object.entries(headers);
                for (const [key, value] of entries) {
                    if (!shouldRemoveHeader(key, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin)) {
                        ret.push(key, value);
                    }
                }
            }
            else {
                assert(headers == null, 'headers must be an object or an array');
            }
            return ret;
        }
        module.exports = RedirectHandler;
    }),
    17816: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { kRetryHandlerDefaultRetry } = __webpack_require__(36443);
        const { RequestRetryError, RequestAbortedError } = __webpack_require__(68707);
        const { hasSafeIterator, isDisturbed, parseRangeHeader, wrapRequestBody } = __webpack_require__(3440);
        function calculateRetryAfterHeader(retryAfter) {
            const retryTime = new Date(retryAfter).getTime();
            return isNaN(retryTime) ? null : retryTime - Date.now();
        }
        function validatePartialResponseContentLength(headers, range, statusCode, retryCount) {
            const contentLength = headers['content-length'];
            if (contentLength == null) {
                return;
            }
            if (!Number.isFinite(range.start) || !Number.isFinite(range.end)) {
                return;
            }
            const length = Number(contentLength);
            const expectedLength = range.end - range.start + 1;
            if (!Number.isFinite(length) || length !== expectedLength) {
                throw new RequestRetryError('Content-Length mismatch', statusCode, {
                    headers,
                    data: { count: retryCount }
                });
            }
        }
        class RetryController {
            #onAbort;
            #paused = false;
            #target = null;
            constructor(onAbort) {
                this.#onAbort = onAbort;
            }
            set target(target) {
                this.#target = target;
                if (this.#paused) {
                    target?.pause();
                }
            }
            get target() { return this.#target; }
            pause() {
                this.#paused = true;
                this.#target?.pause();
            }
            resume() {
                this.#paused = false;
                this.#target?.resume();
            }
            abort(reason) {
                this.#target?.abort(reason);
                this.#onAbort(reason);
            }
            get paused() { return this.#paused || (this.#target?.paused ?? false); }
            get aborted() { return this.#target?.aborted ?? false; }
            get reason() { return this.#target?.reason ?? null; }
            get rawHeaders() { return this.#target?.rawHeaders ?? null; }
            set rawHeaders(value) {
                if (this.#target) {
                    this.#target.rawHeaders = value;
                }
            }
            get rawTrailers() { return this.#target?.rawTrailers ?? null; }
            set rawTrailers(value) {
                if (this.#target) {
                    this.#target.rawTrailers = value;
                }
            }
        }
        class RetryHandler {
            constructor(opts, { dispatch, handler }) {
                const { retryOptions, ...dispatchOpts } = opts;
                const { retry: retryFn, maxRetries, maxTimeout, minTimeout, timeoutFactor, methods, errorCodes, retryAfter, statusCodes, throwOnError } = retryOptions ?? {};
                this.error = null;
                this.dispatch = dispatch;
                this.handler = handler;
                this.opts = { ...dispatchOpts, body: wrapRequestBody(opts.body) };
                this.retryOpts = {
                    throwOnError: throwOnError ?? true,
                    retry: retryFn ?? RetryHandler[kRetryHandlerDefaultRetry],
                    retryAfter: retryAfter ?? true,
                    maxTimeout: maxTimeout ?? 30 * 1000,
                    minTimeout: minTimeout ?? 500,
                    timeoutFactor: timeoutFactor ?? 2,
                    maxRetries: maxRetries ?? 5,
                    methods: methods ?? ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'QUERY'],
                    statusCodes: statusCodes ?? [500, 502, 503, 504, 429],
                    errorCodes: errorCodes ?? [
                        'ECONNRESET',
                        'ECONNREFUSED',
                        'ENOTFOUND',
                        'ENETDOWN',
                        'ENETUNREACH',
                        'EHOSTDOWN',
                        'EHOSTUNREACH',
                        'EPIPE',
                        'UND_ERR_SOCKET'
                    ]
                };
                this.retryCount = 0;
                this.retryCountCheckpoint = 0;
                this.headersSent = false;
                this.start = 0;
                this.end = null;
                this.etag = null;
                this.statusCode = null;
                this.headers = null;
                this.controllerProxy = new RetryController(reason => this.#onAbort(reason));
                this.retryPending = false;
                this.retryTimer = null;
                this.pendingResponseData = null;
                this.pendingResponseTrailers = null;
                this.pendingResponseEnded = false;
                this.aborted = false;
            }
            onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err) {
                if (this.retryOpts.throwOnError) {
                    if (this.retryOpts.statusCodes.includes(statusCode) === false) {
                        if (this.headersSent) {
                            this.handler.onResponseError?.(this.controllerProxy, err);
                        }
                        else {
                            this.headersSent = true;
                            this.checkpointResponseEnd(headers);
                            this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
                        }
                    }
                    else {
                        this.error = err;
                    }
                    return;
                }
                if (isDisturbed(this.opts.body)) {
                    this.headersSent = true;
                    this.checkpointResponseEnd(headers);
                    this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
                    return;
                }
                function shouldRetry(passedErr) {
                    if (this.aborted) {
                        return;
                    }
                    this.retryPending = false;
                    this.retryTimer = null;
                    const pendingData = this.pendingResponseData;
                    const pendingTrailers = this.pendingResponseTrailers;
                    const pendingEnd = this.pendingResponseEnded;
                    this.pendingResponseData = null;
                    this.pendingResponseTrailers = null;
                    this.pendingResponseEnded = false;
                    if (passedErr) {
                        if (this.headersSent) {
                            this.handler.onResponseError?.(this.controllerProxy, passedErr);
                        }
                        else {
                            this.headersSent = true;
                            this.checkpointResponseEnd(headers);
                            this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
                            controller.resume();
                            if (pendingEnd) {
                                for (const chunk of pendingData) {
                                    this.onResponseData(controller, chunk);
                                }
                                this.onResponseEnd(controller, pendingTrailers);
                            }
                            return;
                        }
                        controller.resume();
                        return;
                    }
                    this.error = err;
                    controller.resume();
                    if (pendingEnd) {
                        this.onResponseEnd(controller, pendingTrailers);
                    }
                }
                controller.pause();
                this.retryPending = true;
                this.pendingResponseData = [];
                this.pendingResponseTrailers = null;
                this.pendingResponseEnded = false;
                this.retryTimer = this.retryOpts.retry(err, {
                    state: { counter: this.retryCount },
                    opts: { retryOptions: this.retryOpts, ...this.opts }
                }, shouldRetry.bind(this)) ?? null;
            }
            checkpointResponseEnd(headers) {
                if (this.end == null && this.opts.method !== 'HEAD') {
                    const contentLength = headers['content-length'];
                    this.end = contentLength != null ? Number(contentLength) - 1 : null;
                    assert(this.end == null || Number.isFinite(this.end), 'invalid content-length');
                    this.resume = this.end != null;
                }
            }
            onRequestStart(controller, context) {
                this.controllerProxy.target = controller;
                if (!this.headersSent) {
                    this.handler.onRequestStart?.(this.controllerProxy, context);
                }
            }
            onBodySent(chunk) {
                this.handler.onBodySent?.(chunk);
            }
            onRequestSent() {
                this.handler.onRequestSent?.();
            }
            onRequestUpgrade(_controller, statusCode, headers, socket) {
                this.handler.onRequestUpgrade?.(this.controllerProxy, statusCode, headers, socket);
            }
            static [kRetryHandlerDefaultRetry](err, { state, opts }, cb) {
                const { statusCode, code, headers } = err;
                const { method, retryOptions } = opts;
                const { maxRetries, minTimeout, maxTimeout, timeoutFactor, statusCodes, errorCodes, methods, retryAfter } = retryOptions;
                const { counter } = state;
                if (code && code !== 'UND_ERR_REQ_RETRY' && !errorCodes.includes(code)) {
                    cb(err);
                    return;
                }
                if (Array.isArray(methods) && !methods.includes(method)) {
                    cb(err);
                    return;
                }
                if (statusCode != null &&
                    Array.isArray(statusCodes) &&
                    !statusCodes.includes(statusCode)) {
                    cb(err);
                    return;
                }
                if (counter > maxRetries) {
                    cb(err);
                    return;
                }
                let retryAfterHeader = retryAfter === false ? undefined : headers?.['retry-after'];
                if (retryAfterHeader) {
                    retryAfterHeader = Number(retryAfterHeader);
                    retryAfterHeader = Number.isNaN(retryAfterHeader)
                        ? calculateRetryAfterHeader(headers['retry-after'])
                        : retryAfterHeader * 1e3;
                }
                const retryTimeout = retryAfterHeader === 0
                    ? 0
                    : retryAfterHeader > 0
                        ? Math.min(retryAfterHeader, maxTimeout)
                        : Math.min(minTimeout * timeoutFactor ** (counter - 1), maxTimeout);
                return setTimeout(() => cb(null), retryTimeout);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                if (statusCode < 200) {
                    this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
                    return;
                }
                this.error = null;
                this.retryCount += 1;
                this.statusCode = statusCode;
                this.headers = headers;
                if (this.headersSent) {
                    if (statusCode !== 206 && (this.start > 0 || statusCode !== 200)) {
                        throw new RequestRetryError('server does not support the range header and the payload was partially consumed', statusCode, {
                            headers,
                            data: { count: this.retryCount }
                        });
                    }
                    const contentRange = parseRangeHeader(headers['content-range']);
                    if (!contentRange) {
                        throw new RequestRetryError('Content-Range mismatch', statusCode, {
                            headers,
                            data: { count: this.retryCount }
                        });
                    }
                    if (this.etag != null && this.etag !== headers.etag) {
                        throw new RequestRetryError('ETag mismatch', statusCode, {
                            headers,
                            data: { count: this.retryCount }
                        });
                    }
                    validatePartialResponseContentLength(headers, contentRange, statusCode, this.retryCount);
                    const { start, size, end = size ? size - 1 : null } = contentRange;
                    if (this.start !== start || (this.end != null && this.end !== end)) {
                        throw new RequestRetryError('Content-Range mismatch', statusCode, {
                            headers,
                            data: { count: this.retryCount }
                        });
                    }
                    return;
                }
                if (statusCode >= 300) {
                    const err = new RequestRetryError('Request failed', statusCode, {
                        headers,
                        data: {
                            count: this.retryCount
                        }
                    });
                    this.onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err);
                    return;
                }
                if (this.end == null) {
                    if (statusCode === 206) {
                        const range = parseRangeHeader(headers['content-range']);
                        if (range == null || range.end == null) {
                            this.headersSent = true;
                            this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
                            return;
                        }
                        validatePartialResponseContentLength(headers, range, statusCode, this.retryCount);
                        const { start, size, end = size ? size - 1 : null } = range;
                        assert(start != null && Number.isFinite(start), 'content-range mismatch');
                        assert(end != null && Number.isFinite(end), 'invalid content-length');
                        this.start = start;
                        this.end = end;
                    }
                    if (this.end == null && this.opts.method !== 'HEAD') {
                        const contentLength = headers['content-length'];
                        this.end = contentLength != null ? Number(contentLength) - 1 : null;
                    }
                    assert(Number.isFinite(this.start));
                    assert(this.end == null || Number.isFinite(this.end), 'invalid content-length');
                    this.resume = true;
                    this.etag = headers.etag != null ? headers.etag : null;
                    if (this.etag != null &&
                        this.etag[0] === 'W' &&
                        this.etag[1] === '/') {
                        this.etag = null;
                    }
                    this.headersSent = true;
                    this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
                }
                else {
                    throw new RequestRetryError('Request failed', statusCode, {
                        headers,
                        data: { count: this.retryCount }
                    });
                }
            }
            onResponseData(_controller, chunk) {
                if (this.pendingResponseData !== null) {
                    this.pendingResponseData.push(chunk);
                    return;
                }
                if (this.error) {
                    return;
                }
                this.start += chunk.length;
                this.handler.onResponseData?.(this.controllerProxy, chunk);
            }
            onResponseEnd(_controller, trailers) {
                if (this.pendingResponseData !== null) {
                    this.pendingResponseTrailers = trailers;
                    this.pendingResponseEnded = true;
                    return;
                }
                if (this.error && this.retryOpts.throwOnError) {
                    throw this.error;
                }
                if (!this.error) {
                    if (this.end != null && Number.isFinite(this.end)) {
                        if (this.start !== this.end + 1) {
                            throw new RequestRetryError('Content-Range mismatch', this.statusCode, {
                                headers: this.headers,
                                data: { count: this.retryCount }
                            });
                        }
                    }
                    this.retryCount = 0;
                    return this.handler.onResponseEnd?.(this.controllerProxy, trailers);
                }
                this.retry();
            }
            retry() {
                if (this.start !== 0) {
                    this.opts = {
                        ...this.opts,
                        headers: buildResumeHeaders(this.opts.headers, `bytes=${this.start}-${this.end ?? ''}`, this.etag)
                    };
                }
                try {
                    this.retryCountCheckpoint = this.retryCount;
                    this.dispatch(this.opts, this);
                }
                catch (err) {
                    this.handler.onResponseError?.(this.controllerProxy, err);
                }
            }
            onResponseError(controller, err) {
                if (this.aborted) {
                    return;
                }
                if (controller?.aborted || isDisturbed(this.opts.body) || (this.headersSent && !this.resume)) {
                    this.handler.onResponseError?.(this.controllerProxy, err);
                    return;
                }
                function shouldRetry(returnedErr) {
                    if (this.aborted) {
                        return;
                    }
                    this.retryPending = false;
                    this.retryTimer = null;
                    if (!returnedErr) {
                        this.retry();
                        return;
                    }
                    this.handler?.onResponseError?.(this.controllerProxy, returnedErr);
                }
                if (this.retryCount - this.retryCountCheckpoint > 0) {
                    this.retryCount =
                        this.retryCountCheckpoint +
                            (this.retryCount - this.retryCountCheckpoint);
                }
                else {
                    this.retryCount += 1;
                }
                this.retryPending = true;
                this.retryTimer = this.retryOpts.retry(err, {
                    state: { counter: this.retryCount },
                    opts: { retryOptions: this.retryOpts, ...this.opts }
                }, shouldRetry.bind(this)) ?? null;
            }
            #onAbort(reason) {
                if (!this.retryPending) {
                    return;
                }
                this.aborted = true;
                this.retryPending = false;
                clearTimeout(this.retryTimer);
                this.retryTimer = null;
                this.pendingResponseData = null;
                this.pendingResponseTrailers = null;
                this.pendingResponseEnded = false;
                this.handler.onResponseError?.(this.controllerProxy, reason ?? new RequestAbortedError());
            }
        }
        function isReplacedHeader(key, etag) {
            const name = key.toLowerCase();
            return name === 'range' || (etag != null && name === 'if-match');
        }
        function buildResumeHeaders(headers, range, etag) {
            if (Array.isArray(headers) || (headers && typeof headers === 'object' && hasSafeIterator(headers))) {
                const ret = [];
                if (Array.isArray(headers)) {
                    for (let i = 0; i < headers.length; i += 2) {
                        if (!isReplacedHeader(headers[i], etag)) {
                            ret.push(headers[i], headers[i + 1]);
                        }
                    }
                }
                else {
                    for (const [key, value] of headers) {
                        if (!isReplacedHeader(key, etag)) {
                            ret.push(key, value);
                        }
                    }
                }
                ret.push('range', range);
                if (etag != null) {
                    ret.push('if-match', etag);
                }
                return ret;
            }
            const ret = {};
            for (const key in headers) {
                if (Object.hasOwn(headers, key) && !isReplacedHeader(key, etag)) {
                    ret[key] = headers[key];
                }
            }
            ret.range = range;
            if (etag != null) {
                ret['if-match'] = etag;
            }
            return ret;
        }
        module.exports = RetryHandler;
    }),
    75542: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { Readable } = __webpack_require__(57075);
        const util = __webpack_require__(3440);
        const CacheHandler = __webpack_require__(39976);
        const MemoryCacheStore = __webpack_require__(74889);
        const CacheRevalidationHandler = __webpack_require__(17133);
        const { assertCacheStore, assertCacheMethods, getInterceptorOrigin, makeCacheKey, normalizeHeaders, parseCacheControlHeader, isInvalidOrWildcardVaryHeader, parseVaryHeader, isEtagUsable } = __webpack_require__(47659);
        const { AbortError } = __webpack_require__(68707);
        const { parseHttpDate } = __webpack_require__(25453);
        function assertCacheOrigins(origins, name) {
            if (origins === undefined)
                return;
            if (!Array.isArray(origins)) {
                throw new TypeError(`expected ${name} to be an array or undefined, got ${typeof origins}`);
            }
            for (let i = 0; i < origins.length; i++) {
                const origin = origins[i];
                if (typeof origin !== 'string' && !(origin instanceof RegExp)) {
                    throw new TypeError(`expected ${name}[${i}] to be a string or RegExp, got ${typeof origin}`);
                }
            }
        }
        const nop = () => { };
        function trimOWS(value) {
            return value.replace(/^[\t ]+|[\t ]+$/g, '');
        }
        function arrayIncludes(array, value) {
            for (let i = 0; i < array.length; i++) {
                if (array[i] === value) {
                    return true;
                }
            }
            return false;
        }
        function hasPragmaNoCache(headers) {
            const pragma = headers?.pragma;
            if (!pragma) {
                return false;
            }
            const values = Array.isArray(pragma) ? pragma : [pragma];
            for (let i = 0; i < values.length; i++) {
                const value = values[i];
                if (typeof value !== 'string') {
                    continue;
                }
                const directives = value.split(',');
                for (let j = 0; j < directives.length; j++) {
                    if (trimOWS(directives[j]).toLowerCase() === 'no-cache') {
                        return true;
                    }
                }
            }
            return false;
        }
        function needsRevalidation(result, cacheControlDirectives, { headers = {} }) {
            if (cacheControlDirectives?.['no-cache']) {
                return true;
            }
            if (result.cacheControlDirectives?.['no-cache'] && !Array.isArray(result.cacheControlDirectives['no-cache'])) {
                return true;
            }
            if (headers['if-modified-since'] || headers['if-none-match']) {
                return true;
            }
            return false;
        }
        function staleResponseRequiresRevalidation(result, cacheType) {
            return result.cacheControlDirectives?.['must-revalidate'] === true ||
                (cacheType === 'shared' && (result.cacheControlDirectives?.['proxy-revalidate'] === true ||
                    result.cacheControlDirectives?.['s-maxage'] !== undefined));
        }
        function revalidationResponseDisallowsCachedReuse(cacheType, headers) {
            if ((headers.vary && isInvalidOrWildcardVaryHeader(headers.vary)) ||
                (cacheType === 'shared' && Object.hasOwn(headers, 'set-cookie'))) {
                return true;
            }
            const cacheControl = headers['cache-control'];
            if (!cacheControl) {
                return false;
            }
            const cacheControlDirectives = parseCacheControlHeader(cacheControl);
            return cacheControlDirectives['no-store'] === true ||
                (cacheType === 'shared' && cacheControlDirectives.private === true);
        }
        function revalidationResponseUpdatesCacheControl(headers) {
            return headers['cache-control'] !== undefined;
        }
        function revalidationResponseAddsVary(result, varyDirectives) {
            if (!varyDirectives) {
                return false;
            }
            for (const key in varyDirectives) {
                if (result.vary == null || !Object.hasOwn(result.vary, key)) {
                    return true;
                }
            }
            return false;
        }
        function deleteCachedValue(store, cacheKey) {
            try {
                store.delete(cacheKey)?.catch?.(nop);
            }
            catch {
            }
        }
        function getUsableLastModified(headers) {
            const lastModified = headers?.['last-modified'];
            if (typeof lastModified === 'string' && parseHttpDate(lastModified)) {
                return lastModified;
            }
        }
        function makeRevalidationHeaders(opts, result) {
            const headers = {
                ...opts.headers,
                'if-modified-since': getUsableLastModified(result.headers) ?? new Date(result.cachedAt).toUTCString()
            };
            if (result.etag) {
                headers['if-none-match'] = result.etag;
            }
            if (result.vary) {
                for (const key in result.vary) {
                    if (result.vary[key] != null) {
                        headers[key] = result.vary[key];
                    }
                }
            }
            return headers;
        }
        function revalidationTargetMatchesCacheKey(cacheKey, context) {
            const history = context?.history;
            if (!Array.isArray(history) || history.length === 0) {
                return true;
            }
            try {
                const cachedUrl = new URL(cacheKey.path, cacheKey.origin);
                const responseUrl = history[history.length - 1];
                return responseUrl.origin === cachedUrl.origin &&
                    responseUrl.pathname === cachedUrl.pathname &&
                    responseUrl.search === cachedUrl.search;
            }
            catch {
                return false;
            }
        }
        function revalidationEtagMatchesCachedValue(result, headers) {
            if (!Object.hasOwn(headers, 'etag')) {
                return true;
            }
            const responseEtag = headers.etag;
            const cachedEtag = result.etag;
            if (typeof responseEtag !== 'string' ||
                typeof cachedEtag !== 'string' ||
                !isEtagUsable(responseEtag) ||
                !isEtagUsable(cachedEtag)) {
                return false;
            }
            if (!responseEtag.startsWith('W/')) {
                return responseEtag === cachedEtag;
            }
            const cachedOpaqueTag = cachedEtag.startsWith('W/') ? cachedEtag.slice(2) : cachedEtag;
            return responseEtag.slice(2) === cachedOpaqueTag;
        }
        function isStale(result, cacheControlDirectives, cacheType) {
            const now = Date.now();
            if (now > result.staleAt || result.staleAt <= result.cachedAt) {
                if (!staleResponseRequiresRevalidation(result, cacheType) && cacheControlDirectives?.['max-stale']) {
                    const gracePeriod = result.staleAt + (cacheControlDirectives['max-stale'] * 1000);
                    return now > gracePeriod;
                }
                return true;
            }
            if (cacheControlDirectives?.['min-fresh']) {
                const timeLeftTillStale = result.staleAt - now;
                const threshold = cacheControlDirectives['min-fresh'] * 1000;
                return timeLeftTillStale <= threshold;
            }
            return false;
        }
        function withinStaleWhileRevalidateWindow(result, cacheType) {
            const staleWhileRevalidate = result.cacheControlDirectives?.['stale-while-revalidate'];
            if (!staleWhileRevalidate || staleResponseRequiresRevalidation(result, cacheType)) {
                return false;
            }
            const now = Date.now();
            const staleWhileRevalidateExpiry = result.staleAt + (staleWhileRevalidate * 1000);
            return now <= staleWhileRevalidateExpiry;
        }
        function handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl) {
            if (reqCacheControl?.['only-if-cached']) {
                let aborted = false;
                const controller = {
                    paused: false,
                    rawHeaders: [],
                    rawTrailers: [],
                    pause() {
                        this.paused = true;
                    },
                    resume() {
                        this.paused = false;
                    },
                    abort: (reason) => {
                        aborted = true;
                        handler.onResponseError?.(controller, reason ?? new AbortError());
                    }
                };
                try {
                    handler.onRequestStart?.(controller, null);
                    if (aborted) {
                        return;
                    }
                    handler.onResponseStart?.(controller, 504, {}, 'Gateway Timeout');
                    if (aborted) {
                        return;
                    }
                    handler.onResponseEnd?.(controller, {});
                }
                catch (err) {
                    if (typeof handler.onResponseError === 'function') {
                        handler.onResponseError(controller, err);
                    }
                }
                return true;
            }
            return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
        }
        function sendCachedValue(handler, opts, result, age, context, isStale) {
            const stream = util.isStream(result.body)
                ? result.body
                : Readable.from(result.body ?? []);
            assert(!stream.destroyed, 'stream should not be destroyed');
            assert(!stream.readableDidRead, 'stream should not be readableDidRead');
            let aborted = false;
            let abortReason = null;
            const controller = {
                rawHeaders: [],
                rawTrailers: [],
                resume() {
                    stream.resume();
                },
                pause() {
                    stream.pause();
                },
                get paused() {
                    return stream.isPaused();
                },
                get aborted() {
                    return aborted;
                },
                get reason() {
                    return abortReason;
                },
                abort(reason) {
                    if (aborted) {
                        return;
                    }
                    aborted = true;
                    abortReason = reason ?? new AbortError();
                    stream.destroy(abortReason);
                }
            };
            stream
                .on('error', function (err) {
                if (!this.readableEnded) {
                    handler.onResponseError?.(controller, err);
                }
            })
                .on('close', function () {
                if (!this.errored) {
                    try {
                        handler.onResponseEnd?.(controller, {});
                    }
                    catch (err) {
                        handler.onResponseError?.(controller, err);
                    }
                }
            });
            try {
                handler.onRequestStart?.(controller, context);
            }
            catch (err) {
                stream.destroy(err);
                return;
            }
            if (stream.destroyed) {
                return;
            }
            const headers = { ...result.headers, age: String(age) };
            if (isStale) {
                headers.warning = '110 - "response is stale"';
            }
            controller.rawHeaders = util.toRawHeaders(headers);
            try {
                handler.onResponseStart?.(controller, result.statusCode, headers, result.statusMessage);
            }
            catch (err) {
                stream.destroy(err);
                return;
            }
            if (opts.method === 'HEAD') {
                stream.destroy();
            }
            else {
                stream.on('data', function (chunk) {
                    try {
                        handler.onResponseData?.(controller, chunk);
                    }
                    catch (err) {
                        stream.destroy(err);
                    }
                });
            }
        }
        function handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result) {
            if (!result) {
                return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
            }
            if (globalOpts.type === 'shared' && Object.hasOwn(result.headers, 'set-cookie')) {
                if (util.isStream(result.body)) {
                    result.body.on('error', nop).destroy();
                }
                deleteCachedValue(globalOpts.store, cacheKey);
                return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
            }
            const now = Date.now();
            if (now > result.deleteAt) {
                return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
            }
            const age = Math.round((now - result.cachedAt) / 1000);
            const requestMaxAgeExpired = reqCacheControl?.['max-age'] !== undefined && age >= reqCacheControl['max-age'];
            const stale = requestMaxAgeExpired || isStale(result, reqCacheControl, globalOpts.type);
            const revalidate = requestMaxAgeExpired || needsRevalidation(result, reqCacheControl, opts);
            if (stale || revalidate) {
                if (util.isStream(opts.body) && util.bodyLength(opts.body) !== 0) {
                    return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
                }
                if (!revalidate && withinStaleWhileRevalidateWindow(result, globalOpts.type)) {
                    sendCachedValue(handler, opts, result, age, null, true);
                    queueMicrotask(() => {
                        const headers = makeRevalidationHeaders(opts, result);
                        dispatch({
                            ...opts,
                            headers
                        }, new CacheHandler(globalOpts, cacheKey, {
                            onRequestStart() { },
                            onRequestUpgrade() { },
                            onResponseStart() { },
                            onResponseData() { },
                            onResponseEnd() { },
                            onResponseError() { }
                        }));
                    });
                    return true;
                }
                let withinStaleIfErrorThreshold = false;
                if (!staleResponseRequiresRevalidation(result, globalOpts.type)) {
                    const staleIfErrorExpiry = result.cacheControlDirectives['stale-if-error'] ?? reqCacheControl?.['stale-if-error'];
                    if (staleIfErrorExpiry) {
                        withinStaleIfErrorThreshold = now < (result.staleAt + (staleIfErrorExpiry * 1000));
                    }
                }
                const headers = makeRevalidationHeaders(opts, result);
                const refetch = () => {
                    if (util.isStream(result.body)) {
                        result.body.on('error', nop).destroy();
                    }
                    deleteCachedValue(globalOpts.store, cacheKey);
                    return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
                };
                return dispatch({
                    ...opts,
                    headers
                }, new CacheRevalidationHandler((success, context, statusCode, headers) => {
                    if (success) {
                        if (statusCode === 304) {
                            if (!revalidationTargetMatchesCacheKey(cacheKey, context) ||
                                !revalidationEtagMatchesCachedValue(result, headers) ||
                                revalidationResponseDisallowsCachedReuse(globalOpts.type, headers)) {
                                return refetch();
                            }
                            if (revalidationResponseUpdatesCacheControl(headers)) {
                                deleteCachedValue(globalOpts.store, cacheKey);
                            }
                            else if (revalidationResponseAddsVary(result, headers.vary ? parseVaryHeader(headers.vary, opts.headers) : undefined)) {
                                return refetch();
                            }
                        }
                        sendCachedValue(handler, opts, result, age, context, stale);
                    }
                    else if (util.isStream(result.body)) {
                        result.body.on('error', nop).destroy();
                    }
                }, new CacheHandler(globalOpts, cacheKey, handler), withinStaleIfErrorThreshold));
            }
            if (util.isStream(opts.body)) {
                opts.body.on('error', nop).destroy();
            }
            sendCachedValue(handler, opts, result, age, null, false);
        }
        module.exports = (opts = {}) => {
            const { store = new MemoryCacheStore(), methods = ['GET'], cacheByDefault = undefined, type = 'shared', origins = undefined } = opts;
            if (typeof opts !== 'object' || opts === null) {
                throw new TypeError(`expected type of opts to be an Object, got ${opts === null ? 'null' : typeof opts}`);
            }
            assertCacheStore(store, 'opts.store');
            assertCacheMethods(methods, 'opts.methods');
            assertCacheOrigins(origins, 'opts.origins');
            if (typeof cacheByDefault !== 'undefined' && typeof cacheByDefault !== 'number') {
                throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof cacheByDefault}`);
            }
            if (typeof type !== 'undefined' && type !== 'shared' && type !== 'private') {
                throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof type}`);
            }
            const globalOpts = {
                store,
                methods,
                cacheByDefault,
                type
            };
            const safeMethodsToNotCache = [];
            for (let i = 0; i < util.safeHTTPMethods.length; i++) {
                const method = util.safeHTTPMethods[i];
                if (!arrayIncludes(methods, method)) {
                    safeMethodsToNotCache.push(method);
                }
            }
            return (dispatch, interceptorOrigin) => {
                return (opts, handler) => {
                    const requestOrigin = getInterceptorOrigin(opts, interceptorOrigin);
                    if (!requestOrigin || arrayIncludes(safeMethodsToNotCache, opts.method)) {
                        return dispatch(opts, handler);
                    }
                    if (origins !== undefined) {
                        const normalizedRequestOrigin = requestOrigin.toString().toLowerCase();
                        let isAllowed = false;
                        for (let i = 0; i < origins.length; i++) {
                            const allowed = origins[i];
                            if (typeof allowed === 'string') {
                                if (allowed.toLowerCase() === normalizedRequestOrigin) {
                                    isAllowed = true;
                                    break;
                                }
                            }
                            else if (allowed.test(normalizedRequestOrigin)) {
                                isAllowed = true;
                                break;
                            }
                        }
                        if (!isAllowed) {
                            return dispatch(opts, handler);
                        }
                    }
                    opts = {
                        ...opts,
                        headers: normalizeHeaders(opts)
                    };
                    const reqCacheControl = opts.headers?.['cache-control']
                        ? parseCacheControlHeader(opts.headers['cache-control'])
                        : hasPragmaNoCache(opts.headers)
                            ? { 'no-cache': true }
                            : undefined;
                    if (reqCacheControl?.['no-store']) {
                        return dispatch(opts, handler);
                    }
                    const cacheKey = makeCacheKey(opts, requestOrigin);
                    if (!arrayIncludes(util.safeHTTPMethods, opts.method)) {
                        return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
                    }
                    const result = store.get(cacheKey);
                    if (result && typeof result.then === 'function') {
                        return result
                            .then(result => handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result))
                            .catch((err) => {
                            if (typeof handler.onResponseError === 'function') {
                                handler.onResponseError({
                                    rawHeaders: [],
                                    rawTrailers: [],
                                    pause() { },
                                    resume() { },
                                    get paused() { return false; },
                                    get aborted() { return false; },
                                    get reason() { return null; },
                                    abort() { }
                                }, err);
                            }
                            else {
                                throw err;
                            }
                        });
                    }
                    else {
                        return handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result);
                    }
                };
            };
        };
    }),
    40557: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { createInflate, createGunzip, createBrotliDecompress, createZstdDecompress, constants } = __webpack_require__(38522);
        const { pipeline, Transform: TransformStream } = __webpack_require__(57075);
        const { InvalidArgumentError, ResponseExceededMaxSizeError } = __webpack_require__(68707);
        const DecoratorHandler = __webpack_require__(58155);
        class DecompressController {
            #onPause;
            #onResume;
            #onAbort;
            #paused = false;
            constructor(onPause, onResume, onAbort) {
                this.#onPause = onPause;
                this.#onResume = onResume;
                this.#onAbort = onAbort;
                this.target = null;
            }
            pause() {
                if (this.#paused) {
                    return;
                }
                this.#paused = true;
                this.#onPause();
            }
            resume() {
                if (!this.#paused) {
                    return;
                }
                this.#paused = false;
                this.#onResume();
            }
            abort(reason) {
                this.target?.abort(reason);
                this.#onAbort(reason);
            }
            get paused() { return this.#paused; }
            get aborted() { return this.target?.aborted ?? false; }
            get reason() { return this.target?.reason ?? null; }
            get rawHeaders() { return this.target?.rawHeaders ?? null; }
            set rawHeaders(value) {
                if (this.target) {
                    this.target.rawHeaders = value;
                }
            }
            get rawTrailers() { return this.target?.rawTrailers ?? null; }
            set rawTrailers(value) {
                if (this.target) {
                    this.target.rawTrailers = value;
                }
            }
        }
        const supportedEncodings = {
            __proto__: null,
            gzip: createGunzip,
            'x-gzip': createGunzip,
            br: createBrotliDecompress,
            deflate: createInflate,
            zstd: createZstdDecompress.bind(null, { params: { [constants.ZSTD_d_windowLogMax]: 23 } })
        };
        const defaultSkipStatusCodes = ([204, 304]);
        const defaultMaxSize = 0;
        function createMaxSizeLimiter(maxSize) {
            let size = 0;
            return new TransformStream({
                transform(chunk, _encoding, callback) {
                    const decompressedSize = size + chunk.length;
                    if (decompressedSize > maxSize) {
                        callback(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${maxSize})`));
                        return;
                    }
                    size = decompressedSize;
                    callback(null, chunk);
                }
            });
        }
        let warningEmitted = (false);
        class DecompressHandler extends DecoratorHandler {
            #decompressors = [];
            #trailers;
            #skipStatusCodes;
            #skipErrorResponses;
            #maxSize;
            #decompressedSize = 0;
            #terminated = false;
            #inputEnded = false;
            #inputBackpressured = false;
            #upstreamPaused = false;
            #draining = false;
            #drainRequested = false;
            #completionPending = false;
            #finalDecompressor;
            #controller;
            constructor(handler, { skipStatusCodes = defaultSkipStatusCodes, skipErrorResponses = true, maxSize = defaultMaxSize } = {}) {
                if (!Number.isSafeInteger(maxSize) || maxSize < 0) {
                    throw new InvalidArgumentError('maxSize must be a non-negative integer');
                }
                super(handler);
                this.#skipStatusCodes = skipStatusCodes;
                this.#skipErrorResponses = skipErrorResponses;
                this.#maxSize = maxSize;
                this.#controller = new DecompressController(() => this.#onDownstreamPause(), () => this.#onDownstreamResume(), reason => {
                    if (this.#inputEnded && !this.#terminated) {
                        this.onResponseError(this.#controller, reason);
                    }
                });
            }
            #onDownstreamPause() {
                this.#pauseUpstream();
            }
            #onDownstreamResume() {
                const drainWasDeferred = this.#draining;
                this.#drainOutput();
                if (!drainWasDeferred) {
                    this.#resumeUpstreamIfNeeded();
                    this.#finishIfReady();
                }
            }
            #pauseUpstream() {
                if (!this.#upstreamPaused && !this.#terminated) {
                    this.#upstreamPaused = true;
                    this.#controller.target?.pause();
                }
            }
            #resumeUpstreamIfNeeded() {
                if (this.#upstreamPaused && !this.#controller.paused && !this.#inputBackpressured) {
                    this.#upstreamPaused = false;
                    if (!this.#inputEnded) {
                        this.#controller.target?.resume();
                    }
                }
            }
            #drainOutput() {
                if (this.#terminated || this.#controller.paused || !this.#finalDecompressor) {
                    return;
                }
                if (this.#draining) {
                    this.#drainRequested = true;
                    return;
                }
                this.#draining = true;
                try {
                    do {
                        this.#drainRequested = false;
                        let chunk;
                        while (!this.#terminated && !this.#controller.paused && (chunk = this.#finalDecompressor.read()) !== null) {
                            if (this.#maxSize > 0) {
                                const decompressedSize = this.#decompressedSize + chunk.length;
                                if (decompressedSize > this.#maxSize) {
                                    this.#fail(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${this.#maxSize})`));
                                    return;
                                }
                                this.#decompressedSize = decompressedSize;
                            }
                            try {
                                const result = super.onResponseData(this.#controller, chunk);
                                if (result === false && !this.#controller.paused) {
                                    this.#controller.pause();
                                }
                            }
                            catch (err) {
                                this.#fail(err);
                                return;
                            }
                        }
                    } while (this.#drainRequested && !this.#terminated && !this.#controller.paused);
                }
                finally {
                    this.#draining = false;
                }
                this.#resumeUpstreamIfNeeded();
                this.#finishIfReady();
            }
            #finishIfReady() {
                if (this.#terminated || !this.#completionPending || this.#controller.paused || this.#draining) {
                    return;
                }
                this.#cleanupDecompressors();
                try {
                    super.onResponseEnd(this.#controller, this.#trailers);
                }
                catch (err) {
                    this.#fail(err);
                    return;
                }
                this.#terminated = true;
            }
            #onDecompressionEnd() {
                if (this.#terminated) {
                    return;
                }
                this.#completionPending = true;
                this.#drainOutput();
                this.#finishIfReady();
            }
            #shouldSkipDecompression(contentEncoding, statusCode) {
                if (!contentEncoding || statusCode < 200)
                    return true;
                if (this.#skipStatusCodes.includes(statusCode))
                    return true;
                if (this.#skipErrorResponses && statusCode >= 400)
                    return true;
                return false;
            }
            #createDecompressionChain(encodings) {
                const parts = encodings.split(',');
                const maxContentEncodings = 5;
                if (parts.length > maxContentEncodings) {
                    throw new Error(`too many content-encodings in response: ${parts.length}, maximum allowed is ${maxContentEncodings}`);
                }
                const decompressors = [];
                for (let i = parts.length - 1; i >= 0; i--) {
                    const encoding = parts[i].trim();
                    if (!encoding)
                        continue;
                    if (!supportedEncodings[encoding]) {
                        decompressors.length = 0;
                        return decompressors;
                    }
                    decompressors.push(supportedEncodings[encoding]());
                }
                if (decompressors.length < 2) {
                    return decompressors;
                }
                const streams = [];
                for (let i = 0; i < decompressors.length; i++) {
                    streams.push(decompressors[i]);
                    if (i < decompressors.length - 1 && this.#maxSize > 0) {
                        streams.push(createMaxSizeLimiter(this.#maxSize));
                    }
                }
                return streams;
            }
            #fail(error) {
                if (this.#terminated) {
                    return;
                }
                if (this.#inputEnded) {
                    this.onResponseError(this.#controller, error);
                }
                else {
                    this.#controller.abort(error);
                }
            }
            #setupDecompressorEvents(decompressor) {
                this.#finalDecompressor = decompressor;
                decompressor.on('readable', () => this.#drainOutput());
                decompressor.on('error', (error) => this.#fail(error));
            }
            #setupSingleDecompressor() {
                const decompressor = this.#decompressors[0];
                this.#setupDecompressorEvents(decompressor);
                decompressor.on('end', () => this.#onDecompressionEnd());
            }
            #setupMultipleDecompressors() {
                const lastDecompressor = this.#decompressors[this.#decompressors.length - 1];
                this.#setupDecompressorEvents(lastDecompressor);
                pipeline(this.#decompressors, (err) => {
                    if (this.#terminated) {
                        return;
                    }
                    if (err) {
                        this.#fail(err);
                        return;
                    }
                    this.#onDecompressionEnd();
                });
            }
            #setupInputBackpressure() {
                const decompressor = this.#decompressors[0];
                decompressor.on('drain', () => {
                    if (this.#terminated) {
                        return;
                    }
                    this.#inputBackpressured = false;
                    if (!this.#controller.paused) {
                        this.#drainOutput();
                        this.#resumeUpstreamIfNeeded();
                    }
                });
            }
            #cleanupDecompressors() {
                this.#decompressors.length = 0;
                this.#finalDecompressor = undefined;
            }
            onRequestStart(controller, context) {
                this.#controller.target = controller;
                return super.onRequestStart(this.#controller, context);
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                return super.onRequestUpgrade(this.#controller, statusCode, headers, socket);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                const rawContentEncoding = headers['content-encoding'];
                const contentEncoding = Array.isArray(rawContentEncoding)
                    ? rawContentEncoding.join(',')
                    : rawContentEncoding;
                if (this.#shouldSkipDecompression(contentEncoding, statusCode)) {
                    return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
                }
                const decompressors = this.#createDecompressionChain(contentEncoding.toLowerCase());
                if (decompressors.length === 0) {
                    this.#cleanupDecompressors();
                    return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
                }
                this.#decompressors = decompressors;
                const { 'content-encoding': _, 'content-length': __, ...newHeaders } = headers;
                if (this.#controller.rawHeaders) {
                    const rawHeaders = this.#controller.rawHeaders;
                    if (Array.isArray(rawHeaders)) {
                        const filteredHeaders = [];
                        for (let i = 0; i < rawHeaders.length; i += 2) {
                            const headerName = rawHeaders[i];
                            const name = Buffer.isBuffer(headerName) ? headerName.toString('latin1') : `${headerName}`;
                            const lowerName = name.toLowerCase();
                            if (lowerName === 'content-encoding' || lowerName === 'content-length') {
                                continue;
                            }
                            filteredHeaders.push(rawHeaders[i], rawHeaders[i + 1]);
                        }
                        rawHeaders.splice(0, rawHeaders.length, ...filteredHeaders);
                    }
                    else if (typeof rawHeaders === 'object') {
                        for (const name of Object.keys(rawHeaders)) {
                            const lowerName = name.toLowerCase();
                            if (lowerName === 'content-encoding' || lowerName === 'content-length') {
                                delete rawHeaders[name];
                            }
                        }
                    }
                }
                this.#setupInputBackpressure();
                if (this.#decompressors.length === 1) {
                    this.#setupSingleDecompressor();
                }
                else {
                    this.#setupMultipleDecompressors();
                }
                return super.onResponseStart(this.#controller, statusCode, newHeaders, statusMessage);
            }
            onResponseData(controller, chunk) {
                if (this.#decompressors.length > 0) {
                    if (!this.#decompressors[0].write(chunk)) {
                        this.#inputBackpressured = true;
                        this.#pauseUpstream();
                    }
                    return;
                }
                return super.onResponseData(this.#controller, chunk);
            }
            onResponseEnd(controller, trailers) {
                if (this.#decompressors.length > 0) {
                    this.#inputEnded = true;
                    this.#trailers = trailers;
                    this.#decompressors[0].end();
                    return;
                }
                return super.onResponseEnd(this.#controller, trailers);
            }
            onResponseError(controller, err) {
                if (this.#terminated) {
                    return;
                }
                this.#terminated = true;
                for (const decompressor of this.#decompressors) {
                    decompressor.destroy();
                }
                this.#cleanupDecompressors();
                super.onResponseError(this.#controller, err);
            }
        }
        function createDecompressInterceptor(options = {}) {
            if (!warningEmitted) {
                process.emitWarning('DecompressInterceptor is experimental and subject to change', 'ExperimentalWarning');
                warningEmitted = true;
            }
            return (dispatch) => {
                return (opts, handler) => {
                    if (opts.method === 'HEAD') {
                        return dispatch(opts, handler);
                    }
                    const decompressHandler = new DecompressHandler(handler, options);
                    return dispatch(opts, decompressHandler);
                };
            };
        }
        module.exports = createDecompressInterceptor;
    }),
    67240: ((module, __unused_webpack_exports, __webpack_require__) => {
        const diagnosticsChannel = __webpack_require__(53053);
        const util = __webpack_require__(3440);
        const DeduplicationHandler = __webpack_require__(53599);
        const { getInterceptorOrigin, normalizeHeaders, makeCacheKey, makeDeduplicationKey } = __webpack_require__(47659);
        const pendingRequestsChannel = diagnosticsChannel.channel('undici:request:pending-requests');
        module.exports = (opts = {}) => {
            const { methods = ['GET'], skipHeaderNames = [], excludeHeaderNames = [], maxBufferSize = 5 * 1024 * 1024 } = opts;
            if (typeof opts !== 'object' || opts === null) {
                throw new TypeError(`expected type of opts to be an Object, got ${opts === null ? 'null' : typeof opts}`);
            }
            if (!Array.isArray(methods)) {
                throw new TypeError(`expected opts.methods to be an array, got ${typeof methods}`);
            }
            for (const method of methods) {
                if (!util.safeHTTPMethods.includes(method)) {
                    throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${method}`);
                }
            }
            if (!Array.isArray(skipHeaderNames)) {
                throw new TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof skipHeaderNames}`);
            }
            if (!Array.isArray(excludeHeaderNames)) {
                throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof excludeHeaderNames}`);
            }
            if (!Number.isFinite(maxBufferSize) || maxBufferSize <= 0) {
                throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${maxBufferSize}`);
            }
            const skipHeaderNamesSet = new Set(skipHeaderNames.map(name => name.toLowerCase()));
            const excludeHeaderNamesSet = new Set(excludeHeaderNames.map(name => name.toLowerCase()));
            const pendingRequests = new Map();
            return (dispatch, interceptorOrigin) => {
                return (opts, handler) => {
                    const requestOrigin = getInterceptorOrigin(opts, interceptorOrigin);
                    if (!requestOrigin || opts.upgrade || methods.includes(opts.method) === false) {
                        return dispatch(opts, handler);
                    }
                    opts = {
                        ...opts,
                        headers: normalizeHeaders(opts)
                    };
                    if (skipHeaderNamesSet.size > 0) {
                        for (const headerName of Object.keys(opts.headers)) {
                            if (skipHeaderNamesSet.has(headerName.toLowerCase())) {
                                return dispatch(opts, handler);
                            }
                        }
                    }
                    const cacheKey = makeCacheKey(opts, requestOrigin);
                    const dedupeKey = makeDeduplicationKey(cacheKey, excludeHeaderNamesSet);
                    const pendingHandler = pendingRequests.get(dedupeKey);
                    if (pendingHandler) {
                        if (pendingHandler.addWaitingHandler(handler)) {
                            return true;
                        }
                        return dispatch(opts, handler);
                    }
                    const deduplicationHandler = new DeduplicationHandler(handler, () => {
                        pendingRequests.delete(dedupeKey);
                        if (pendingRequestsChannel.hasSubscribers) {
                            pendingRequestsChannel.publish({ size: pendingRequests.size, key: dedupeKey, type: 'removed' });
                        }
                    }, maxBufferSize);
                    pendingRequests.set(dedupeKey, deduplicationHandler);
                    if (pendingRequestsChannel.hasSubscribers) {
                        pendingRequestsChannel.publish({ size: pendingRequests.size, key: dedupeKey, type: 'added' });
                    }
                    return dispatch(opts, deduplicationHandler);
                };
            };
        };
    }),
    70379: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { isIP } = __webpack_require__(77030);
        const { lookup } = __webpack_require__(40610);
        const DecoratorHandler = __webpack_require__(58155);
        const { InvalidArgumentError, InformationalError } = __webpack_require__(68707);
        const { kRequestOrigin } = __webpack_require__(36443);
        const maxInt = Math.pow(2, 31) - 1;
        function hasSafeIterator(headers) {
            const prototype = Object.getPrototypeOf(headers);
            const ownIterator = Object.hasOwn(headers, Symbol.iterator);
            return ownIterator || (prototype != null && prototype !== Object.prototype && typeof headers[Symbol.iterator] === 'function');
        }
        function isHostHeader(key) {
            return typeof key === 'string' && key.toLowerCase() === 'host';
        }
        function normalizeHeaders(headers) {
            if (headers == null) {
                return null;
            }
            if (Array.isArray(headers)) {
                if (headers.length === 0 || !Array.isArray(headers[0])) {
                    return headers;
                }
                const normalized = [];
                for (const header of headers) {
                    if (Array.isArray(header) && header.length === 2) {
                        normalized.push(header[0], header[1]);
                    }
                    else {
                        normalized.push(header);
                    }
                }
                return normalized;
            }
            if (typeof headers === 'object' && hasSafeIterator(headers)) {
                const normalized = [];
                for (const header of headers) {
                    if (Array.isArray(header) && header.length === 2) {
                        normalized.push(header[0], header[1]);
                    }
                    else {
                        normalized.push(header);
                    }
                }
                return normalized;
            }
            return headers;
        }
        function hasHostHeader(headers) {
            if (headers == null) {
                return false;
            }
            if (Array.isArray(headers)) {
                if (headers.length === 0) {
                    return false;
                }
                for (let i = 0; i < headers.length; i += 2) {
                    if (isHostHeader(headers[i])) {
                        return true;
                    }
                }
                return false;
            }
            if (typeof headers === 'object') {
                for (const key in headers) {
                    if (isHostHeader(key)) {
                        return true;
                    }
                }
            }
            return false;
        }
        function withHostHeader(host, headers) {
            const normalizedHeaders = normalizeHeaders(headers);
            if (hasHostHeader(normalizedHeaders)) {
                return normalizedHeaders;
            }
            if (Array.isArray(normalizedHeaders)) {
                return ['host', host, ...normalizedHeaders];
            }
            if (normalizedHeaders && typeof normalizedHeaders === 'object') {
                return {
                    host,
                    ...normalizedHeaders
                };
            }
            return { host };
        }
        class DNSStorage {
            #maxItems = 0;
            #records = new Map();
            constructor(opts) {
                this.#maxItems = opts.maxItems;
            }
            get size() {
                return this.#records.size;
            }
            get(hostname) {
                return this.#records.get(hostname) ?? null;
            }
            set(hostname, records) {
                this.#records.set(hostname, records);
            }
            delete(hostname) {
                this.#records.delete(hostname);
            }
            full() {
                return this.size >= this.#maxItems;
            }
        }
        class DNSInstance {
            #maxTTL = 0;
            #maxItems = 0;
            dualStack = true;
            affinity = null;
            lookup = null;
            pick = null;
            storage = null;
            constructor(opts) {
                this.#maxTTL = opts.maxTTL;
                this.#maxItems = opts.maxItems;
                this.dualStack = opts.dualStack;
                this.affinity = opts.affinity;
                this.lookup = opts.lookup ?? this.#defaultLookup;
                this.pick = opts.pick ?? this.#defaultPick;
                this.storage = opts.storage ?? new DNSStorage(opts);
            }
            runLookup(origin, opts, cb) {
                const ips = this.storage.get(origin.hostname);
                if (ips == null && this.storage.full()) {
                    cb(null, origin);
                    return;
                }
                const newOpts = {
                    affinity: this.affinity,
                    dualStack: this.dualStack,
                    lookup: this.lookup,
                    pick: this.pick,
                    ...opts.dns,
                    maxTTL: this.#maxTTL,
                    maxItems: this.#maxItems
                };
                if (ips == null) {
                    this.lookup(origin, newOpts, (err, addresses) => {
                        if (err || addresses == null || addresses.length === 0) {
                            cb(err ?? new InformationalError('No DNS entries found'));
                            return;
                        }
                        this.setRecords(origin, addresses);
                        const records = this.storage.get(origin.hostname);
                        const ip = this.pick(origin, records, newOpts.affinity);
                        if (ip == null) {
                            this.storage.delete(origin.hostname);
                            cb(new InformationalError('No DNS entries found'));
                            return;
                        }
                        let port;
                        if (typeof ip.port === 'number') {
                            port = `:${ip.port}`;
                        }
                        else if (origin.port !== '') {
                            port = `:${origin.port}`;
                        }
                        else {
                            port = '';
                        }
                        cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
                    });
                }
                else {
                    const ip = this.pick(origin, ips, newOpts.affinity);
                    if (ip == null) {
                        this.storage.delete(origin.hostname);
                        this.runLookup(origin, opts, cb);
                        return;
                    }
                    let port;
                    if (typeof ip.port === 'number') {
                        port = `:${ip.port}`;
                    }
                    else if (origin.port !== '') {
                        port = `:${origin.port}`;
                    }
                    else {
                        port = '';
                    }
                    cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
                }
            }
            #defaultLookup(origin, opts, cb) {
                lookup(origin.hostname, {
                    all: true,
                    family: this.dualStack === false ? this.affinity : 0,
                    order: 'ipv4first'
                }, (err, addresses) => {
                    if (err) {
                        return cb(err);
                    }
                    const results = new Map();
                    for (const addr of addresses) {
                        results.set(`${addr.address}:${addr.family}`, addr);
                    }
                    cb(null, results.values());
                });
            }
            #defaultPick(origin, hostnameRecords, affinity) {
                let ip = null;
                const { records, offset } = hostnameRecords;
                let family;
                if (this.dualStack) {
                    if (affinity == null) {
                        if (offset == null || offset === maxInt) {
                            hostnameRecords.offset = 0;
                            affinity = 4;
                        }
                        else {
                            hostnameRecords.offset++;
                            affinity = (hostnameRecords.offset & 1) === 1 ? 6 : 4;
                        }
                    }
                    if (records[affinity] != null && records[affinity].ips.length > 0) {
                        family = records[affinity];
                    }
                    else {
                        family = records[affinity === 4 ? 6 : 4];
                    }
                }
                else {
                    family = records[affinity];
                }
                if (family == null || family.ips.length === 0) {
                    return ip;
                }
                if (family.offset == null || family.offset === maxInt) {
                    family.offset = 0;
                }
                else {
                    family.offset++;
                }
                const position = family.offset % family.ips.length;
                ip = family.ips[position] ?? null;
                if (ip == null) {
                    return ip;
                }
                if (Date.now() - ip.timestamp > ip.ttl) {
                    family.ips.splice(position, 1);
                    return this.pick(origin, hostnameRecords, affinity);
                }
                return ip;
            }
            pickFamily(origin, ipFamily) {
                const records = this.storage.get(origin.hostname)?.records;
                if (!records) {
                    return null;
                }
                const family = records[ipFamily];
                if (!family) {
                    return null;
                }
                if (family.offset == null || family.offset === maxInt) {
                    family.offset = 0;
                }
                else {
                    family.offset++;
                }
                const position = family.offset % family.ips.length;
                const ip = family.ips[position] ?? null;
                if (ip == null) {
                    return ip;
                }
                if (Date.now() - ip.timestamp > ip.ttl) {
                    family.ips.splice(position, 1);
                    return this.pickFamily(origin, ipFamily);
                }
                return ip;
            }
            setRecords(origin, addresses) {
                const timestamp = Date.now();
                const records = { records: { 4: null, 6: null } };
                let minTTL = this.#maxTTL;
                for (const record of addresses) {
                    record.timestamp = timestamp;
                    if (typeof record.ttl === 'number') {
                        record.ttl = Math.min(record.ttl, this.#maxTTL);
                        minTTL = Math.min(minTTL, record.ttl);
                    }
                    else {
                        record.ttl = this.#maxTTL;
                    }
                    const familyRecords = records.records[record.family] ?? { ips: [] };
                    familyRecords.ips.push(record);
                    records.records[record.family] = familyRecords;
                }
                this.storage.set(origin.hostname, records, { ttl: minTTL });
            }
            deleteRecords(origin) {
                this.storage.delete(origin.hostname);
            }
            getHandler(meta, opts) {
                return new DNSDispatchHandler(this, meta, opts);
            }
        }
        class DNSDispatchHandler extends DecoratorHandler {
            #state = null;
            #opts = null;
            #dispatch = null;
            #origin = null;
            #controller = null;
            #newOrigin = null;
            #firstTry = true;
            constructor(state, { origin, handler, dispatch, newOrigin }, opts) {
                super(handler);
                this.#origin = origin;
                this.#newOrigin = newOrigin;
                this.#opts = { ...opts };
                this.#state = state;
                this.#dispatch = dispatch;
            }
            onResponseError(controller, err) {
                switch (err.code) {
                    case 'ETIMEDOUT':
                    case 'ECONNREFUSED': {
                        if (this.#state.dualStack) {
                            if (!this.#firstTry) {
                                super.onResponseError(controller, err);
                                return;
                            }
                            this.#firstTry = false;
                            const otherFamily = this.#newOrigin.hostname[0] === '[' ? 4 : 6;
                            const ip = this.#state.pickFamily(this.#origin, otherFamily);
                            if (ip == null) {
                                super.onResponseError(controller, err);
                                return;
                            }
                            let port;
                            if (typeof ip.port === 'number') {
                                port = `:${ip.port}`;
                            }
                            else if (this.#origin.port !== '') {
                                port = `:${this.#origin.port}`;
                            }
                            else {
                                port = '';
                            }
                            const dispatchOpts = {
                                ...this.#opts,
                                origin: `${this.#origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`,
                                [kRequestOrigin]: this.#opts[kRequestOrigin] === undefined
                                    ? this.#origin
                                    : this.#opts[kRequestOrigin],
                                headers: withHostHeader(this.#origin.host, this.#opts.headers)
                            };
                            this.#dispatch(dispatchOpts, this);
                            return;
                        }
                        super.onResponseError(controller, err);
                        break;
                    }
                    case 'ENOTFOUND':
                        this.#state.deleteRecords(this.#origin);
                        super.onResponseError(controller, err);
                        break;
                    default:
                        super.onResponseError(controller, err);
                        break;
                }
            }
        }
        module.exports = interceptorOpts => {
            if (interceptorOpts?.maxTTL != null &&
                (typeof interceptorOpts?.maxTTL !== 'number' || interceptorOpts?.maxTTL < 0)) {
                throw new InvalidArgumentError('Invalid maxTTL. Must be a positive number');
            }
            if (interceptorOpts?.maxItems != null &&
                (typeof interceptorOpts?.maxItems !== 'number' ||
                    interceptorOpts?.maxItems < 1)) {
                throw new InvalidArgumentError('Invalid maxItems. Must be a positive number and greater than zero');
            }
            if (interceptorOpts?.affinity != null &&
                interceptorOpts?.affinity !== 4 &&
                interceptorOpts?.affinity !== 6) {
                throw new InvalidArgumentError('Invalid affinity. Must be either 4 or 6');
            }
            if (interceptorOpts?.dualStack != null &&
                typeof interceptorOpts?.dualStack !== 'boolean') {
                throw new InvalidArgumentError('Invalid dualStack. Must be a boolean');
            }
            if (interceptorOpts?.lookup != null &&
                typeof interceptorOpts?.lookup !== 'function') {
                throw new InvalidArgumentError('Invalid lookup. Must be a function');
            }
            if (interceptorOpts?.pick != null &&
                typeof interceptorOpts?.pick !== 'function') {
                throw new InvalidArgumentError('Invalid pick. Must be a function');
            }
            if (interceptorOpts?.storage != null &&
                (typeof interceptorOpts?.storage?.get !== 'function' ||
                    typeof interceptorOpts?.storage?.set !== 'function' ||
                    typeof interceptorOpts?.storage?.full !== 'function' ||
                    typeof interceptorOpts?.storage?.delete !== 'function')) {
                throw new InvalidArgumentError('Invalid storage. Must be a object with methods: { get, set, full, delete }');
            }
            const dualStack = interceptorOpts?.dualStack ?? true;
            let affinity;
            if (dualStack) {
                affinity = interceptorOpts?.affinity ?? null;
            }
            else {
                affinity = interceptorOpts?.affinity ?? 4;
            }
            const opts = {
                maxTTL: interceptorOpts?.maxTTL ?? 10e3,
                lookup: interceptorOpts?.lookup ?? null,
                pick: interceptorOpts?.pick ?? null,
                dualStack,
                affinity,
                maxItems: interceptorOpts?.maxItems ?? Infinity,
                storage: interceptorOpts?.storage
            };
            const instance = new DNSInstance(opts);
            return dispatch => {
                return function dnsInterceptor(origDispatchOpts, handler) {
                    if (origDispatchOpts.origin == null) {
                        return dispatch(origDispatchOpts, handler);
                    }
                    const origin = origDispatchOpts.origin.constructor === URL
                        ? origDispatchOpts.origin
                        : new URL(origDispatchOpts.origin);
                    if (isIP(origin.hostname) !== 0) {
                        return dispatch(origDispatchOpts, handler);
                    }
                    instance.runLookup(origin, origDispatchOpts, (err, newOrigin) => {
                        if (err) {
                            return handler.onResponseError(null, err);
                        }
                        const dispatchOpts = {
                            ...origDispatchOpts,
                            servername: origin.hostname,
                            origin: newOrigin.origin,
                            [kRequestOrigin]: origDispatchOpts[kRequestOrigin] === undefined
                                ? origin
                                : origDispatchOpts[kRequestOrigin],
                            headers: withHostHeader(origin.host, origDispatchOpts.headers)
                        };
                        dispatch(dispatchOpts, instance.getHandler({ origin, dispatch, handler, newOrigin }, origDispatchOpts));
                    });
                    return true;
                };
            };
        };
    }),
    88060: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { InvalidArgumentError, RequestAbortedError } = __webpack_require__(68707);
        const DecoratorHandler = __webpack_require__(58155);
        class DumpHandler extends DecoratorHandler {
            #maxSize = 1024 * 1024;
            #dumped = false;
            #size = 0;
            aborted = false;
            reason = false;
            constructor({ maxSize, signal }, handler) {
                if (maxSize != null && (!Number.isFinite(maxSize) || maxSize < 1)) {
                    throw new InvalidArgumentError('maxSize must be a number greater than 0');
                }
                super(handler);
                this.#maxSize = maxSize ?? this.#maxSize;
            }
            #abort(reason) {
                this.aborted = true;
                this.reason = reason;
            }
            onRequestStart(controller, context) {
                controller.abort = this.#abort.bind(this);
                return super.onRequestStart(controller, context);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                const contentLength = headers['content-length'];
                if (contentLength != null && contentLength > this.#maxSize) {
                    throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);
                }
                if (this.aborted === true) {
                    return true;
                }
                return super.onResponseStart(controller, statusCode, headers, statusMessage);
            }
            onResponseError(controller, err) {
                super.onResponseError(controller, this.aborted === true ? this.reason : err);
            }
            onResponseData(controller, chunk) {
                this.#size = this.#size + chunk.length;
                if (this.#size > this.#maxSize) {
                    throw new RequestAbortedError(`Response size (${this.#size}) larger than maxSize (${this.#maxSize})`);
                }
                if (this.#size === this.#maxSize) {
                    this.#dumped = true;
                }
                return true;
            }
            onResponseEnd(controller, trailers) {
                if (this.aborted === true) {
                    super.onResponseError(controller, this.reason);
                    return;
                }
                super.onResponseEnd(controller, this.#dumped ? {} : trailers);
            }
        }
        function createDumpInterceptor({ maxSize: defaultMaxSize } = {
            maxSize: 1024 * 1024
        }) {
            return dispatch => {
                return function Intercept(opts, handler) {
                    const { dumpMaxSize = defaultMaxSize } = opts;
                    const dumpHandler = new DumpHandler({ maxSize: dumpMaxSize, signal: opts.signal }, handler);
                    return dispatch(opts, dumpHandler);
                };
            };
        }
        module.exports = createDumpInterceptor;
    }),
    21514: ((module, __unused_webpack_exports, __webpack_require__) => {
        const RedirectHandler = __webpack_require__(8754);
        function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections, throwOnMaxRedirect: defaultThrowOnMaxRedirect, stripHeadersOnRedirect: defaultStripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect: defaultStripHeadersOnCrossOriginRedirect } = {}) {
            return (dispatch) => {
                return function Intercept(opts, handler) {
                    const { maxRedirections = defaultMaxRedirections, throwOnMaxRedirect = defaultThrowOnMaxRedirect, stripHeadersOnRedirect = defaultStripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect = defaultStripHeadersOnCrossOriginRedirect, ...rest } = opts;
                    if (maxRedirections == null || maxRedirections === 0) {
                        return dispatch(opts, handler);
                    }
                    const dispatchOpts = { ...rest, throwOnMaxRedirect, stripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect };
                    const redirectHandler = new RedirectHandler(dispatch, maxRedirections, dispatchOpts, handler);
                    return dispatch(dispatchOpts, redirectHandler);
                };
            };
        }
        module.exports = createRedirectInterceptor;
    }),
    8918: ((module, __unused_webpack_exports, __webpack_require__) => {
        const DecoratorHandler = __webpack_require__(58155);
        const { InvalidArgumentError, ResponseError } = __webpack_require__(68707);
        const defaultMaxSize = 1024 * 1024;
        class ResponseErrorHandler extends DecoratorHandler {
            #statusCode;
            #contentType;
            #decoder;
            #headers;
            #body;
            #bodySize;
            #bodyTruncated;
            #maxSize;
            constructor({ maxSize }, { handler }) {
                super(handler);
                this.#maxSize = maxSize;
            }
            #checkContentType(contentType) {
                return (this.#contentType ?? '').indexOf(contentType) === 0;
            }
            onRequestStart(controller, context) {
                this.#statusCode = 0;
                this.#contentType = null;
                this.#decoder = null;
                this.#headers = null;
                this.#body = '';
                this.#bodySize = 0;
                this.#bodyTruncated = false;
                return super.onRequestStart(controller, context);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                this.#statusCode = statusCode;
                this.#headers = headers;
                this.#contentType = headers['content-type'];
                if (this.#statusCode < 400) {
                    return super.onResponseStart(controller, statusCode, headers, statusMessage);
                }
                if (this.#checkContentType('application/json') || this.#checkContentType('text/plain')) {
                    this.#decoder = new TextDecoder('utf-8');
                }
            }
            #createResponseError() {
                this.#body += this.#decoder?.decode(undefined, { stream: false }) ?? '';
                this.#decoder = null;
                if (!this.#bodyTruncated && this.#checkContentType('application/json')) {
                    try {
                        this.#body = JSON.parse(this.#body);
                    }
                    catch {
                    }
                }
                let err;
                const stackTraceLimit = Error.stackTraceLimit;
                Error.stackTraceLimit = 0;
                try {
                    err = new ResponseError('Response Error', this.#statusCode, {
                        body: this.#body,
                        bodyTruncated: this.#bodyTruncated,
                        headers: this.#headers
                    });
                }
                finally {
                    Error.stackTraceLimit = stackTraceLimit;
                }
                return err;
            }
            onResponseData(controller, chunk) {
                if (this.#statusCode < 400) {
                    return super.onResponseData(controller, chunk);
                }
                if (this.#decoder == null) {
                    return;
                }
                if (this.#maxSize === 0) {
                    this.#body += this.#decoder.decode(chunk, { stream: true });
                    return;
                }
                const remaining = this.#maxSize - this.#bodySize;
                if (chunk.length <= remaining) {
                    this.#bodySize += chunk.length;
                    this.#body += this.#decoder.decode(chunk, { stream: true });
                    return;
                }
                if (remaining > 0) {
                    this.#body += this.#decoder.decode(chunk.subarray(0, remaining), { stream: true });
                    this.#bodySize = this.#maxSize;
                }
                this.#bodyTruncated = true;
                this.#body += this.#decoder.decode(undefined, { stream: false });
                this.#decoder = null;
            }
            onResponseEnd(controller, trailers) {
                if (this.#statusCode >= 400) {
                    super.onResponseError(controller, this.#createResponseError());
                }
                else {
                    super.onResponseEnd(controller, trailers);
                }
            }
            onResponseError(controller, err) {
                super.onResponseError(controller, err);
            }
        }
        module.exports = (opts = {}) => {
            const { maxSize = defaultMaxSize } = opts;
            if (!Number.isSafeInteger(maxSize) || maxSize < 0) {
                throw new InvalidArgumentError('maxSize must be a non-negative integer');
            }
            return (dispatch) => {
                return function Intercept(opts, handler) {
                    return dispatch(opts, new ResponseErrorHandler({ maxSize }, { handler }));
                };
            };
        };
    }),
    92026: ((module, __unused_webpack_exports, __webpack_require__) => {
        const RetryHandler = __webpack_require__(17816);
        module.exports = globalOpts => {
            return dispatch => {
                return function retryInterceptor(opts, handler) {
                    return dispatch(opts, new RetryHandler({ ...opts, retryOptions: { ...globalOpts, ...opts.retryOptions } }, {
                        handler,
                        dispatch
                    }));
                };
            };
        };
    }),
    47501: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { kClients } = __webpack_require__(36443);
        const Agent = __webpack_require__(57405);
        const { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory, kMockAgentRegisterCallHistory, kMockAgentIsCallHistoryEnabled, kMockAgentAddCallHistoryLog, kMockAgentMockCallHistoryInstance, kMockAgentAcceptsNonStandardSearchParameters, kMockCallHistoryAddLog, kIgnoreTrailingSlash } = __webpack_require__(91117);
        const MockClient = __webpack_require__(47365);
        const MockPool = __webpack_require__(94004);
        const { matchValue, normalizeSearchParams, buildAndValidateMockOptions, normalizeOrigin } = __webpack_require__(53397);
        const { InvalidArgumentError, UndiciError } = __webpack_require__(68707);
        const Dispatcher = __webpack_require__(30883);
        const PendingInterceptorsFormatter = __webpack_require__(56142);
        const { MockCallHistory } = __webpack_require__(30431);
        class MockAgent extends Dispatcher {
            constructor(opts = {}) {
                super(opts);
                const mockOptions = buildAndValidateMockOptions(opts);
                this[kNetConnect] = true;
                this[kIsMockActive] = true;
                this[kMockAgentIsCallHistoryEnabled] = mockOptions.enableCallHistory ?? false;
                this[kMockAgentAcceptsNonStandardSearchParameters] = mockOptions.acceptNonStandardSearchParameters ?? false;
                this[kIgnoreTrailingSlash] = mockOptions.ignoreTrailingSlash ?? false;
                if (opts?.agent && typeof opts.agent.dispatch !== 'function') {
                    throw new InvalidArgumentError('Argument opts.agent must implement Agent');
                }
                const agent = opts?.agent ? opts.agent : new Agent(opts);
                this[kAgent] = agent;
                this[kClients] = agent[kClients];
                this[kOptions] = mockOptions;
                if (this[kMockAgentIsCallHistoryEnabled]) {
                    this[kMockAgentRegisterCallHistory]();
                }
            }
            get webSocketOptions() {
                return this[kAgent].webSocketOptions;
            }
            get eventSourceOptions() {
                return this[kAgent].eventSourceOptions;
            }
            get(origin) {
                const normalizedOrigin = normalizeOrigin(origin);
                const originKey = this[kIgnoreTrailingSlash] ? normalizedOrigin.replace(/\/$/, '') : normalizedOrigin;
                let dispatcher = this[kMockAgentGet](originKey);
                if (!dispatcher) {
                    dispatcher = this[kFactory](originKey);
                    this[kMockAgentSet](originKey, dispatcher);
                }
                return dispatcher;
            }
            dispatch(opts, handler) {
                opts.origin = normalizeOrigin(opts.origin);
                const mockDispatcher = this.get(opts.origin);
                this[kMockAgentAddCallHistoryLog](opts);
                const acceptNonStandardSearchParameters = this[kMockAgentAcceptsNonStandardSearchParameters];
                const dispatchOpts = { ...opts };
                if (dispatchOpts.allowH2 === false) {
                    const http1OnlyKey = `${dispatchOpts.origin}#http1-only`;
                    if (!this[kClients].has(http1OnlyKey)) {
                        const http1OnlyDispatcher = this[kFactory](dispatchOpts.origin);
                        http1OnlyDispatcher[kDispatches] = mockDispatcher[kDispatches];
                        this[kMockAgentSet](http1OnlyKey, http1OnlyDispatcher);
                    }
                }
                if (acceptNonStandardSearchParameters && dispatchOpts.path) {
                    const [path, searchParams] = dispatchOpts.path.split('?');
                    const normalizedSearchParams = normalizeSearchParams(searchParams, acceptNonStandardSearchParameters);
                    dispatchOpts.path = `${path}?${normalizedSearchParams}`;
                }
                return this[kAgent].dispatch(dispatchOpts, handler);
            }
            async close() {
                this.clearCallHistory();
                await this[kAgent].close();
                this[kClients].clear();
            }
            deactivate() {
                this[kIsMockActive] = false;
            }
            activate() {
                this[kIsMockActive] = true;
            }
            enableNetConnect(matcher) {
                if (typeof matcher === 'string' || typeof matcher === 'function' || matcher instanceof RegExp) {
                    if (Array.isArray(this[kNetConnect])) {
                        this[kNetConnect].push(matcher);
                    }
                    else {
                        this[kNetConnect] = [matcher];
                    }
                }
                else if (typeof matcher === 'undefined') {
                    this[kNetConnect] = true;
                }
                else {
                    throw new InvalidArgumentError('Unsupported matcher. Must be one of String|Function|RegExp.');
                }
            }
            disableNetConnect() {
                this[kNetConnect] = false;
            }
            enableCallHistory() {
                this[kMockAgentIsCallHistoryEnabled] = true;
                return this;
            }
            disableCallHistory() {
                this[kMockAgentIsCallHistoryEnabled] = false;
                return this;
            }
            getCallHistory() {
                return this[kMockAgentMockCallHistoryInstance];
            }
            clearCallHistory() {
                if (this[kMockAgentMockCallHistoryInstance] !== undefined) {
                    this[kMockAgentMockCallHistoryInstance].clear();
                }
            }
            get isMockActive() {
                return this[kIsMockActive];
            }
            [kMockAgentRegisterCallHistory]() {
                if (this[kMockAgentMockCallHistoryInstance] === undefined) {
                    this[kMockAgentMockCallHistoryInstance] = new MockCallHistory();
                }
            }
            [kMockAgentAddCallHistoryLog](opts) {
                if (this[kMockAgentIsCallHistoryEnabled]) {
                    this[kMockAgentRegisterCallHistory]();
                    this[kMockAgentMockCallHistoryInstance][kMockCallHistoryAddLog](opts);
                }
            }
            [kMockAgentSet](origin, dispatcher) {
                this[kClients].set(origin, dispatcher);
            }
            [kFactory](origin) {
                const mockOptions = Object.assign({ agent: this }, this[kOptions]);
                return this[kOptions] && this[kOptions].connections === 1
                    ? new MockClient(origin, mockOptions)
                    : new MockPool(origin, mockOptions);
            }
            [kMockAgentGet](origin) {
                const dispatcher = this[kClients].get(origin);
                if (dispatcher) {
                    return dispatcher;
                }
                if (typeof origin !== 'string') {
                    const dispatcher = this[kFactory]('http://localhost:9999');
                    this[kMockAgentSet](origin, dispatcher);
                    return dispatcher;
                }
                for (const [keyMatcher, nonExplicitDispatcher] of Array.from(this[kClients])) {
                    if (nonExplicitDispatcher && typeof keyMatcher !== 'string' && matchValue(keyMatcher, origin)) {
                        const dispatcher = this[kFactory](origin);
                        this[kMockAgentSet](origin, dispatcher);
                        dispatcher[kDispatches] = nonExplicitDispatcher[kDispatches];
                        return dispatcher;
                    }
                }
            }
            [kGetNetConnect]() {
                return this[kNetConnect];
            }
            pendingInterceptors() {
                const mockAgentClients = this[kClients];
                return Array.from(mockAgentClients.entries())
                    .flatMap(([origin, dispatcher]) => dispatcher[kDispatches].map(dispatch => ({ ...dispatch, origin })))
                    .filter(({ pending }) => pending);
            }
            assertNoPendingInterceptors({ pendingInterceptorsFormatter = new PendingInterceptorsFormatter() } = {}) {
                const pending = this.pendingInterceptors();
                if (pending.length === 0) {
                    return;
                }
                throw new UndiciError(pending.length === 1
                    ? `1 interceptor is pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim()
                    : `${pending.length} interceptors are pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim());
            }
        }
        module.exports = MockAgent;
    }),
    30431: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { kMockCallHistoryAddLog } = __webpack_require__(91117);
        const { InvalidArgumentError } = __webpack_require__(68707);
        function handleFilterCallsWithOptions(criteria, options, handler, store, allLogs) {
            switch (options.operator) {
                case 'OR':
                    store.push(...handler(criteria, allLogs));
                    return store;
                case 'AND':
                    return handler(criteria, store);
                default:
                    throw new InvalidArgumentError('options.operator must to be a case insensitive string equal to \'OR\' or \'AND\'');
            }
        }
        function buildAndValidateFilterCallsOptions(options = {}) {
            const finalOptions = {};
            if ('operator' in options) {
                if (typeof options.operator !== 'string' || (options.operator.toUpperCase() !== 'OR' && options.operator.toUpperCase() !== 'AND')) {
                    throw new InvalidArgumentError('options.operator must to be a case insensitive string equal to \'OR\' or \'AND\'');
                }
                return {
                    ...finalOptions,
                    operator: options.operator.toUpperCase()
                };
            }
            return finalOptions;
        }
        function makeFilterCalls(parameterName) {
            return (parameterValue, logs = this.logs) => {
                if (typeof parameterValue === 'string' || parameterValue == null) {
                    return logs.filter((log) => {
                        return log[parameterName] === parameterValue;
                    });
                }
                if (parameterValue instanceof RegExp) {
                    return logs.filter((log) => {
                        return parameterValue.test(log[parameterName]);
                    });
                }
                throw new InvalidArgumentError(`${parameterName} parameter should be one of string, regexp, undefined or null`);
            };
        }
        function computeUrlWithMaybeSearchParameters(requestInit) {
            try {
                const url = new URL(requestInit.path, requestInit.origin);
                if (url.search.length !== 0) {
                    return url;
                }
                url.search = new URLSearchParams(requestInit.query).toString();
                return url;
            }
            catch (error) {
                throw new InvalidArgumentError('An error occurred when computing MockCallHistoryLog.url', { cause: error });
            }
        }
        class MockCallHistoryLog {
            constructor(requestInit = {}) {
                this.body = requestInit.body;
                this.headers = requestInit.headers;
                this.method = requestInit.method;
                const url = computeUrlWithMaybeSearchParameters(requestInit);
                this.fullUrl = url.toString();
                this.origin = url.origin;
                this.path = url.pathname;
                this.searchParams = Object.fromEntries(url.searchParams);
                this.protocol = url.protocol;
                this.host = url.host;
                this.port = url.port;
                this.hash = url.hash;
            }
            toMap() {
                return new Map([
                    ['protocol', this.protocol],
                    ['host', this.host],
                    ['port', this.port],
                    ['origin', this.origin],
                    ['path', this.path],
                    ['hash', this.hash],
                    ['searchParams', this.searchParams],
                    ['fullUrl', this.fullUrl],
                    ['method', this.method],
                    ['body', this.body],
                    ['headers', this.headers]
                ]);
            }
            toString() {
                const options = { betweenKeyValueSeparator: '->', betweenPairSeparator: '|' };
                let result = '';
                this.toMap().forEach((value, key) => {
                    if (typeof value === 'string' || value === undefined || value === null) {
                        result = `${result}${key}${options.betweenKeyValueSeparator}${value}${options.betweenPairSeparator}`;
                    }
                    if ((typeof value === 'object' && value !== null) || Array.isArray(value)) {
                        result = `${result}${key}${options.betweenKeyValueSeparator}${JSON.stringify(value)}${options.betweenPairSeparator}`;
                    }
                });
                return result.slice(0, -1);
            }
        }
        class MockCallHistory {
            logs = [];
            calls() {
                return this.logs;
            }
            firstCall() {
                return this.logs.at(0);
            }
            lastCall() {
                return this.logs.at(-1);
            }
            nthCall(number) {
                if (typeof number !== 'number') {
                    throw new InvalidArgumentError('nthCall must be called with a number');
                }
                if (!Number.isInteger(number)) {
                    throw new InvalidArgumentError('nthCall must be called with an integer');
                }
                if (Math.sign(number) !== 1) {
                    throw new InvalidArgumentError('nthCall must be called with a positive value. use firstCall or lastCall instead');
                }
                return this.logs.at(number - 1);
            }
            filterCalls(criteria, options) {
                if (this.logs.length === 0) {
                    return this.logs;
                }
                if (typeof criteria === 'function') {
                    return this.logs.filter(criteria);
                }
                if (criteria instanceof RegExp) {
                    return this.logs.filter((log) => {
                        return criteria.test(log.toString());
                    });
                }
                if (typeof criteria === 'object' && criteria !== null) {
                    if (Object.keys(criteria).length === 0) {
                        return this.logs;
                    }
                    const finalOptions = { operator: 'OR', ...buildAndValidateFilterCallsOptions(options) };
                    let maybeDuplicatedLogsFiltered = finalOptions.operator === 'AND' ? this.logs : [];
                    if ('protocol' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.protocol, finalOptions, this.filterCallsByProtocol, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('host' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.host, finalOptions, this.filterCallsByHost, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('port' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.port, finalOptions, this.filterCallsByPort, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('origin' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.origin, finalOptions, this.filterCallsByOrigin, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('path' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.path, finalOptions, this.filterCallsByPath, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('hash' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.hash, finalOptions, this.filterCallsByHash, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('fullUrl' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.fullUrl, finalOptions, this.filterCallsByFullUrl, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    if ('method' in criteria) {
                        maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.method, finalOptions, this.filterCallsByMethod, maybeDuplicatedLogsFiltered, this.logs);
                    }
                    const uniqLogsFiltered = [...new Set(maybeDuplicatedLogsFiltered)];
                    return uniqLogsFiltered;
                }
                throw new InvalidArgumentError('criteria parameter should be one of function, regexp, or object');
            }
            filterCallsByProtocol = makeFilterCalls.call(this, 'protocol');
            filterCallsByHost = makeFilterCalls.call(this, 'host');
            filterCallsByPort = makeFilterCalls.call(this, 'port');
            filterCallsByOrigin = makeFilterCalls.call(this, 'origin');
            filterCallsByPath = makeFilterCalls.call(this, 'path');
            filterCallsByHash = makeFilterCalls.call(this, 'hash');
            filterCallsByFullUrl = makeFilterCalls.call(this, 'fullUrl');
            filterCallsByMethod = makeFilterCalls.call(this, 'method');
            clear() {
                this.logs = [];
            }
            [kMockCallHistoryAddLog](requestInit) {
                const log = new MockCallHistoryLog(requestInit);
                this.logs.push(log);
                return log;
            }
            *[Symbol.iterator]() {
                for (const log of this.calls()) {
                    yield log;
                }
            }
        }
        module.exports.MockCallHistory = MockCallHistory;
        module.exports.MockCallHistoryLog = MockCallHistoryLog;
    }),
    47365: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { promisify } = __webpack_require__(57975);
        const Client = __webpack_require__(23701);
        const { buildMockDispatch } = __webpack_require__(53397);
        const { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = __webpack_require__(91117);
        const { MockInterceptor } = __webpack_require__(31511);
        const Symbols = __webpack_require__(36443);
        const { InvalidArgumentError } = __webpack_require__(68707);
        class MockClient extends Client {
            constructor(origin, opts) {
                if (!opts || !opts.agent || typeof opts.agent.dispatch !== 'function') {
                    throw new InvalidArgumentError('Argument opts.agent must implement Agent');
                }
                super(origin, opts);
                this[kMockAgent] = opts.agent;
                this[kOrigin] = origin;
                this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? false;
                this[kDispatches] = [];
                this[kConnected] = 1;
                this[kOriginalDispatch] = this.dispatch;
                this[kOriginalClose] = this.close.bind(this);
                this.dispatch = buildMockDispatch.call(this);
                this.close = this[kClose];
            }
            get [Symbols.kConnected]() {
                return this[kConnected];
            }
            intercept(opts) {
                return new MockInterceptor(opts && { ignoreTrailingSlash: this[kIgnoreTrailingSlash], ...opts }, this[kDispatches]);
            }
            cleanMocks() {
                this[kDispatches] = [];
            }
            async [kClose]() {
                await promisify(this[kOriginalClose])();
                this[kConnected] = 0;
                this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
            }
        }
        module.exports = MockClient;
    }),
    52429: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { UndiciError } = __webpack_require__(68707);
        const kMockNotMatchedError = Symbol.for('undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED');
        class MockNotMatchedError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = 'MockNotMatchedError';
                this.message = message || 'The request does not match any registered mock dispatches';
                this.code = 'UND_MOCK_ERR_MOCK_NOT_MATCHED';
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kMockNotMatchedError] === true;
            }
            get [kMockNotMatchedError]() {
                return true;
            }
        }
        module.exports = {
            MockNotMatchedError
        };
    }),
    31511: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { getResponseData, buildKey, addMockDispatch } = __webpack_require__(53397);
        const { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch, kIgnoreTrailingSlash } = __webpack_require__(91117);
        const { InvalidArgumentError } = __webpack_require__(68707);
        const { serializePathWithQuery } = __webpack_require__(3440);
        const { types: { isPromise } } = __webpack_require__(57975);
        class MockScope {
            constructor(mockDispatch) {
                this[kMockDispatch] = mockDispatch;
            }
            delay(waitInMs) {
                if (typeof waitInMs !== 'number' || !Number.isInteger(waitInMs) || waitInMs <= 0) {
                    throw new InvalidArgumentError('waitInMs must be a valid integer > 0');
                }
                this[kMockDispatch].delay = waitInMs;
                return this;
            }
            persist() {
                this[kMockDispatch].persist = true;
                return this;
            }
            times(repeatTimes) {
                if (typeof repeatTimes !== 'number' || !Number.isInteger(repeatTimes) || repeatTimes <= 0) {
                    throw new InvalidArgumentError('repeatTimes must be a valid integer > 0');
                }
                this[kMockDispatch].times = repeatTimes;
                return this;
            }
        }
        class MockInterceptor {
            constructor(opts, mockDispatches) {
                if (typeof opts !== 'object') {
                    throw new InvalidArgumentError('opts must be an object');
                }
                if (typeof opts.path === 'undefined') {
                    throw new InvalidArgumentError('opts.path must be defined');
                }
                if (typeof opts.method === 'undefined') {
                    opts.method = 'GET';
                }
                if (typeof opts.path === 'string') {
                    if (opts.query) {
                        opts.path = serializePathWithQuery(opts.path, opts.query);
                    }
                    else {
                        const parsedURL = new URL(opts.path, 'data://');
                        opts.path = parsedURL.pathname + parsedURL.search;
                    }
                }
                if (typeof opts.method === 'string') {
                    opts.method = opts.method.toUpperCase();
                }
                this[kDispatchKey] = buildKey(opts);
                this[kDispatches] = mockDispatches;
                this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? false;
                this[kDefaultHeaders] = {};
                this[kDefaultTrailers] = {};
                this[kContentLength] = false;
            }
            createMockScopeDispatchData({ statusCode, data, responseOptions }) {
                const responseData = getResponseData(data);
                const contentLength = this[kContentLength] ? { 'content-length': responseData.length } : {};
                const headers = { ...this[kDefaultHeaders], ...contentLength, ...responseOptions.headers };
                const trailers = { ...this[kDefaultTrailers], ...responseOptions.trailers };
                return { statusCode, data, headers, trailers };
            }
            validateReplyParameters(replyParameters) {
                if (typeof replyParameters.statusCode === 'undefined') {
                    throw new InvalidArgumentError('statusCode must be defined');
                }
                if (typeof replyParameters.responseOptions !== 'object' || replyParameters.responseOptions === null) {
                    throw new InvalidArgumentError('responseOptions must be an object');
                }
            }
            reply(replyOptionsCallbackOrStatusCode) {
                if (typeof replyOptionsCallbackOrStatusCode === 'function') {
                    const resolveReplyCallbackData = (resolvedData) => {
                        if (typeof resolvedData !== 'object' || resolvedData === null) {
                            throw new InvalidArgumentError('reply options callback must return an object');
                        }
                        const replyParameters = { data: '', responseOptions: {}, ...resolvedData };
                        this.validateReplyParameters(replyParameters);
                        return {
                            ...this.createMockScopeDispatchData(replyParameters)
                        };
                    };
                    const wrappedDefaultsCallback = (opts) => {
                        const resolvedData = replyOptionsCallbackOrStatusCode(opts);
                        if (isPromise(resolvedData)) {
                            return resolvedData.then(resolveReplyCallbackData);
                        }
                        return resolveReplyCallbackData(resolvedData);
                    };
                    const newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], wrappedDefaultsCallback, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
                    return new MockScope(newMockDispatch);
                }
                const replyParameters = {
                    statusCode: replyOptionsCallbackOrStatusCode,
                    data: arguments[1] === undefined ? '' : arguments[1],
                    responseOptions: arguments[2] === undefined ? {} : arguments[2]
                };
                this.validateReplyParameters(replyParameters);
                const dispatchData = this.createMockScopeDispatchData(replyParameters);
                const newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], dispatchData, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
                return new MockScope(newMockDispatch);
            }
            replyWithError(error) {
                if (typeof error === 'undefined') {
                    throw new InvalidArgumentError('error must be defined');
                }
                const newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], { error }, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
                return new MockScope(newMockDispatch);
            }
            defaultReplyHeaders(headers) {
                if (typeof headers === 'undefined') {
                    throw new InvalidArgumentError('headers must be defined');
                }
                this[kDefaultHeaders] = headers;
                return this;
            }
            defaultReplyTrailers(trailers) {
                if (typeof trailers === 'undefined') {
                    throw new InvalidArgumentError('trailers must be defined');
                }
                this[kDefaultTrailers] = trailers;
                return this;
            }
            replyContentLength() {
                this[kContentLength] = true;
                return this;
            }
        }
        module.exports.MockInterceptor = MockInterceptor;
        module.exports.MockScope = MockScope;
    }),
    94004: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { promisify } = __webpack_require__(57975);
        const Pool = __webpack_require__(30628);
        const { buildMockDispatch } = __webpack_require__(53397);
        const { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = __webpack_require__(91117);
        const { MockInterceptor } = __webpack_require__(31511);
        const Symbols = __webpack_require__(36443);
        const { InvalidArgumentError } = __webpack_require__(68707);
        class MockPool extends Pool {
            constructor(origin, opts) {
                if (!opts || !opts.agent || typeof opts.agent.dispatch !== 'function') {
                    throw new InvalidArgumentError('Argument opts.agent must implement Agent');
                }
                super(origin, opts);
                this[kMockAgent] = opts.agent;
                this[kOrigin] = origin;
                this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? false;
                this[kDispatches] = [];
                this[kConnected] = 1;
                this[kOriginalDispatch] = this.dispatch;
                this[kOriginalClose] = this.close.bind(this);
                this.dispatch = buildMockDispatch.call(this);
                this.close = this[kClose];
            }
            get [Symbols.kConnected]() {
                return this[kConnected];
            }
            intercept(opts) {
                return new MockInterceptor(opts && { ignoreTrailingSlash: this[kIgnoreTrailingSlash], ...opts }, this[kDispatches]);
            }
            cleanMocks() {
                this[kDispatches] = [];
            }
            async [kClose]() {
                await promisify(this[kOriginalClose])();
                this[kConnected] = 0;
                this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
            }
        }
        module.exports = MockPool;
    }),
    91117: ((module) => {
        module.exports = {
            kAgent: Symbol('agent'),
            kOptions: Symbol('options'),
            kFactory: Symbol('factory'),
            kDispatches: Symbol('dispatches'),
            kDispatchKey: Symbol('dispatch key'),
            kDefaultHeaders: Symbol('default headers'),
            kDefaultTrailers: Symbol('default trailers'),
            kContentLength: Symbol('content length'),
            kMockAgent: Symbol('mock agent'),
            kMockAgentSet: Symbol('mock agent set'),
            kMockAgentGet: Symbol('mock agent get'),
            kMockDispatch: Symbol('mock dispatch'),
            kClose: Symbol('close'),
            kOriginalClose: Symbol('original agent close'),
            kOriginalDispatch: Symbol('original dispatch'),
            kOrigin: Symbol('origin'),
            kIsMockActive: Symbol('is mock active'),
            kNetConnect: Symbol('net connect'),
            kGetNetConnect: Symbol('get net connect'),
            kConnected: Symbol('connected'),
            kIgnoreTrailingSlash: Symbol('ignore trailing slash'),
            kMockAgentMockCallHistoryInstance: Symbol('mock agent mock call history name'),
            kMockAgentRegisterCallHistory: Symbol('mock agent register mock call history'),
            kMockAgentAddCallHistoryLog: Symbol('mock agent add call history log'),
            kMockAgentIsCallHistoryEnabled: Symbol('mock agent is call history enabled'),
            kMockAgentAcceptsNonStandardSearchParameters: Symbol('mock agent accepts non standard search parameters'),
            kMockCallHistoryAddLog: Symbol('mock call history add log'),
            kTotalDispatchCount: Symbol('total dispatch count')
        };
    }),
    53397: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { MockNotMatchedError } = __webpack_require__(52429);
        const { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect, kTotalDispatchCount } = __webpack_require__(91117);
        const { serializePathWithQuery, parseHeaders } = __webpack_require__(3440);
        const { STATUS_CODES } = __webpack_require__(37067);
        const { types: { isPromise } } = __webpack_require__(57975);
        const { InvalidArgumentError } = __webpack_require__(68707);
        const requestAborted = Symbol('request aborted');
        function matchValue(match, value) {
            if (typeof match === 'string') {
                return match === value;
            }
            if (match instanceof RegExp) {
                return match.test(value);
            }
            if (typeof match === 'function') {
                return match(value) === true;
            }
            return false;
        }
        function lowerCaseEntries(headers) {
            return Object.fromEntries(Object.entries(headers).map(([headerName, headerValue]) => {
                return [headerName.toLocaleLowerCase(), headerValue];
            }));
        }
        function getHeaderByName(headers, key) {
            if (Array.isArray(headers)) {
                for (let i = 0; i < headers.length; i += 2) {
                    if (headers[i].toLocaleLowerCase() === key.toLocaleLowerCase()) {
                        return headers[i + 1];
                    }
                }
                return undefined;
            }
            else if (typeof headers.get === 'function') {
                return headers.get(key);
            }
            else {
                return lowerCaseEntries(headers)[key.toLocaleLowerCase()];
            }
        }
        function buildHeadersFromArray(headers) {
            const clone = headers.slice();
            const entries = [];
            for (let index = 0; index < clone.length; index += 2) {
                entries.push([clone[index], clone[index + 1]]);
            }
            return Object.fromEntries(entries);
        }
        function matchHeaders(mockDispatch, headers) {
            if (typeof mockDispatch.headers === 'function') {
                if (Array.isArray(headers)) {
                    headers = buildHeadersFromArray(headers);
                }
                return mockDispatch.headers(headers ? lowerCaseEntries(headers) : {});
            }
            if (typeof mockDispatch.headers === 'undefined') {
                return true;
            }
            if (typeof headers !== 'object' || typeof mockDispatch.headers !== 'object') {
                return false;
            }
            for (const [matchHeaderName, matchHeaderValue] of Object.entries(mockDispatch.headers)) {
                const headerValue = getHeaderByName(headers, matchHeaderName);
                if (!matchValue(matchHeaderValue, headerValue)) {
                    return false;
                }
            }
            return true;
        }
        function normalizeSearchParams(query) {
            if (typeof query !== 'string') {
                return query;
            }
            const originalQp = new URLSearchParams(query);
            const normalizedQp = new URLSearchParams();
            for (let [key, value] of originalQp.entries()) {
                key = key.replace('[]', '');
                const valueRepresentsString = /^(['"]).*\1$/.test(value);
                if (valueRepresentsString) {
                    normalizedQp.append(key, value);
                    continue;
                }
                if (value.includes(',')) {
                    const values = value.split(',');
                    for (const v of values) {
                        normalizedQp.append(key, v);
                    }
                    continue;
                }
                normalizedQp.append(key, value);
            }
            return normalizedQp;
        }
        function safeUrl(path) {
            if (typeof path !== 'string') {
                return path;
            }
            const pathSegments = path.split('?', 3);
            if (pathSegments.length !== 2) {
                return path;
            }
            const qp = new URLSearchParams(pathSegments.pop());
            qp.sort();
            return [...pathSegments, qp.toString()].join('?');
        }
        function matchKey(mockDispatch, { path, method, body, headers }) {
            const pathMatch = matchValue(mockDispatch.path, path);
            const methodMatch = matchValue(mockDispatch.method, method);
            const bodyMatch = typeof mockDispatch.body !== 'undefined' ? matchValue(mockDispatch.body, body) : true;
            const headersMatch = matchHeaders(mockDispatch, headers);
            return pathMatch && methodMatch && bodyMatch && headersMatch;
        }
        function getResponseData(data) {
            if (Buffer.isBuffer(data)) {
                return data;
            }
            else if (data instanceof Uint8Array) {
                return data;
            }
            else if (data instanceof ArrayBuffer) {
                return data;
            }
            else if (ArrayBuffer.isView(data)) {
                return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
            }
            else if (typeof data === 'object') {
                return JSON.stringify(data);
            }
            else if (data) {
                return data.toString();
            }
            else {
                return '';
            }
        }
        function getMockDispatch(mockDispatches, key) {
            const basePath = key.query ? serializePathWithQuery(key.path, key.query) : key.path;
            const resolvedPath = typeof basePath === 'string' ? safeUrl(basePath) : basePath;
            const resolvedPathWithoutTrailingSlash = removeTrailingSlash(resolvedPath);
            let matchedMockDispatches = mockDispatches
                .filter(({ consumed }) => !consumed)
                .filter(({ path, ignoreTrailingSlash }) => {
                return ignoreTrailingSlash
                    ? matchValue(removeTrailingSlash(safeUrl(path)), resolvedPathWithoutTrailingSlash)
                    : matchValue(safeUrl(path), resolvedPath);
            });
            if (matchedMockDispatches.length === 0) {
                throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`);
            }
            matchedMockDispatches = matchedMockDispatches.filter(({ method }) => matchValue(method, key.method));
            if (matchedMockDispatches.length === 0) {
                throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);
            }
            matchedMockDispatches = matchedMockDispatches.filter(({ body }) => typeof body !== 'undefined' ? matchValue(body, key.body) : true);
            if (matchedMockDispatches.length === 0) {
                throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`);
            }
            matchedMockDispatches = matchedMockDispatches.filter((mockDispatch) => matchHeaders(mockDispatch, key.headers));
            if (matchedMockDispatches.length === 0) {
                const headers = typeof key.headers === 'object' ? JSON.stringify(key.headers) : key.headers;
                throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`);
            }
            return matchedMockDispatches[0];
        }
        function addMockDispatch(mockDispatches, key, data, opts) {
            const baseData = { timesInvoked: 0, times: 1, persist: false, consumed: false, ...opts };
            const replyData = typeof data === 'function' ? { callback: data } : { ...data };
            const newMockDispatch = { ...baseData, ...key, pending: true, data: { error: null, ...replyData } };
            mockDispatches.push(newMockDispatch);
            mockDispatches[kTotalDispatchCount] = (mockDispatches[kTotalDispatchCount] || 0) + 1;
            return newMockDispatch;
        }
        function deleteMockDispatch(mockDispatches, key) {
            const index = mockDispatches.findIndex(dispatch => {
                if (!dispatch.consumed) {
                    return false;
                }
                return matchKey(dispatch, key);
            });
            if (index !== -1) {
                mockDispatches.splice(index, 1);
            }
        }
        function removeTrailingSlash(path) {
            if (typeof path !== 'string') {
                return path;
            }
            const queryIndex = path.indexOf('?');
            const search = queryIndex === -1 ? '' : path.slice(queryIndex);
            if (queryIndex !== -1) {
                path = path.slice(0, queryIndex);
            }
            while (path.endsWith('/')) {
                path = path.slice(0, -1);
            }
            if (path.length === 0) {
                path = '/';
            }
            return path + search;
        }
        function buildKey(opts) {
            const { path, method, body, headers, query } = opts;
            return {
                path,
                method,
                body,
                headers,
                query
            };
        }
        function generateKeyValues(data) {
            const keys = Object.keys(data);
            const result = [];
            for (let i = 0; i < keys.length; ++i) {
                const key = keys[i];
                const value = data[key];
                const name = Buffer.from(`${key}`);
                if (Array.isArray(value)) {
                    for (let j = 0; j < value.length; ++j) {
                        result.push(name, Buffer.from(`${value[j]}`));
                    }
                }
                else {
                    result.push(name, Buffer.from(`${value}`));
                }
            }
            return result;
        }
        function getStatusText(statusCode) {
            return STATUS_CODES[statusCode] || 'unknown';
        }
        async function getResponse(body) {
            const buffers = [];
            for await (const data of body) {
                buffers.push(data);
            }
            return Buffer.concat(buffers).toString('utf8');
        }
        function mockDispatch(opts, handler) {
            const key = buildKey(opts);
            const mockDispatch = getMockDispatch(this[kDispatches], key);
            const mockDispatches = this[kDispatches];
            mockDispatch.timesInvoked++;
            const { timesInvoked, times } = mockDispatch;
            mockDispatch.consumed = !mockDispatch.persist && timesInvoked >= times;
            mockDispatch.pending = timesInvoked < times;
            const hasBodyHooks = typeof handler.onBodySent === 'function' ||
                typeof handler.onRequestSent === 'function';
            if (mockDispatch.data.callback && (!hasBodyHooks || opts.body == null)) {
                const { callback, ...responseDefaults } = mockDispatch.data;
                const callbackResult = callback(opts);
                if (isPromise(callbackResult)) {
                    callbackResult.then((resolvedData) => {
                        if (resolvedData == null || typeof resolvedData !== 'object') {
                            handler.onResponseError(null, new InvalidArgumentError('reply options callback must return an object'));
                            return;
                        }
                        dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, { ...responseDefaults, ...resolvedData });
                    }, (error) => {
                        handler.onResponseError(null, error);
                    });
                    return true;
                }
                if (callbackResult == null || typeof callbackResult !== 'object') {
                    throw new InvalidArgumentError('reply options callback must return an object');
                }
                return dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, { ...responseDefaults, ...callbackResult });
            }
            return dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler);
        }
        function dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, resolvedResponse) {
            const { data: responseData, delay } = mockDispatch;
            const response = resolvedResponse ?? responseData;
            if (response.error !== null) {
                deleteMockDispatch(mockDispatches, key);
                handler.onResponseError(null, response.error);
                return true;
            }
            let aborted = false;
            let timer = null;
            const controller = {
                paused: false,
                rawHeaders: null,
                rawTrailers: null,
                get aborted() {
                    return aborted;
                },
                pause() {
                    this.paused = true;
                },
                resume() {
                    this.paused = false;
                },
                abort: (reason) => {
                    if (aborted) {
                        return;
                    }
                    aborted = true;
                    if (timer !== null) {
                        clearTimeout(timer);
                        timer = null;
                    }
                    handler.onResponseError?.(controller, reason);
                }
            };
            let replyOpts = opts;
            const dispatches = mockDispatches;
            handler.onRequestStart?.(controller, null);
            if (aborted) {
                return true;
            }
            const requestBody = dispatchRequestBody(opts.body, handler, controller, () => aborted);
            if (isPromise(requestBody)) {
                requestBody.then((body) => {
                    if (body === requestAborted) {
                        return;
                    }
                    if (body !== opts.body) {
                        replyOpts = { ...opts, body };
                    }
                    sendReply();
                }, (error) => controller.abort(error));
                return true;
            }
            if (requestBody === requestAborted) {
                return true;
            }
            if (requestBody !== opts.body) {
                replyOpts = { ...opts, body: requestBody };
            }
            sendReply();
            function sendReply() {
                if (response.callback) {
                    const { callback, ...responseDefaults } = response;
                    let callbackResult;
                    try {
                        callbackResult = callback(replyOpts);
                    }
                    catch (err) {
                        deleteMockDispatch(mockDispatches, key);
                        handler.onResponseError(null, err);
                        return;
                    }
                    if (isPromise(callbackResult)) {
                        callbackResult.then((resolvedData) => {
                            if (resolvedData == null || typeof resolvedData !== 'object') {
                                handler.onResponseError(null, new InvalidArgumentError('reply options callback must return an object'));
                                return;
                            }
                            handleReply(dispatches, { ...responseDefaults, ...resolvedData });
                        }, (err) => {
                            handler.onResponseError(null, err);
                        });
                        return;
                    }
                    if (callbackResult == null || typeof callbackResult !== 'object') {
                        throw new InvalidArgumentError('reply options callback must return an object');
                    }
                    handleReply(dispatches, { ...responseDefaults, ...callbackResult });
                    return;
                }
                if (typeof delay === 'number' && delay > 0) {
                    timer = setTimeout(() => {
                        timer = null;
                        handleReply(dispatches);
                    }, delay);
                }
                else {
                    handleReply(dispatches);
                }
            }
            function handleReply(mockDispatches, _response = response) {
                if (aborted) {
                    return;
                }
                const { statusCode, data, headers, trailers } = _response;
                const optsHeaders = Array.isArray(opts.headers)
                    ? buildHeadersFromArray(opts.headers)
                    : opts.headers;
                const body = typeof data === 'function'
                    ? data({ ...replyOpts, headers: optsHeaders })
                    : data;
                if (isPromise(body)) {
                    return body.then((newData) => handleReply(mockDispatches, { ..._response, data: newData }));
                }
                if (aborted) {
                    return;
                }
                const responseData = getResponseData(body);
                const responseHeaders = generateKeyValues(headers ?? {});
                const responseTrailers = generateKeyValues(trailers ?? {});
                controller.rawHeaders = responseHeaders;
                controller.rawTrailers = responseTrailers;
                handler.onResponseStart?.(controller, statusCode, parseHeaders(responseHeaders), getStatusText(statusCode));
                handler.onResponseData?.(controller, Buffer.from(responseData));
                handler.onResponseEnd?.(controller, parseHeaders(responseTrailers));
                deleteMockDispatch(mockDispatches, key);
            }
            return true;
        }
        function dispatchRequestBody(body, handler, controller, isAborted) {
            if (typeof handler.onBodySent !== 'function' && typeof handler.onRequestSent !== 'function') {
                return body;
            }
            if (body == null) {
                return callOnRequestSent(handler, controller, isAborted) ? body : requestAborted;
            }
            if (body && typeof body[Symbol.asyncIterator] === 'function') {
                return dispatchAsyncIterableBody(body, handler, controller, isAborted);
            }
            if (isIterableBody(body)) {
                const chunks = [];
                for (const chunk of body) {
                    if (isAborted()) {
                        return requestAborted;
                    }
                    chunks.push(chunk);
                    if (!callOnBodySent(handler, controller, chunk) || isAborted()) {
                        return requestAborted;
                    }
                }
                return callOnRequestSent(handler, controller, isAborted) ? chunks : requestAborted;
            }
            if (isAborted()) {
                return requestAborted;
            }
            if (!callOnBodySent(handler, controller, body)) {
                return requestAborted;
            }
            return callOnRequestSent(handler, controller, isAborted) ? body : requestAborted;
        }
        async function dispatchAsyncIterableBody(body, handler, controller, isAborted) {
            const chunks = [];
            for await (const chunk of body) {
                if (isAborted()) {
                    return requestAborted;
                }
                chunks.push(chunk);
                if (!callOnBodySent(handler, controller, chunk) || isAborted()) {
                    return requestAborted;
                }
            }
            if (!callOnRequestSent(handler, controller, isAborted)) {
                return requestAborted;
            }
            return {
                async *[Symbol.asyncIterator]() {
                    yield* chunks;
                }
            };
        }
        function callOnBodySent(handler, controller, chunk) {
            try {
                handler.onBodySent?.(chunk);
                return true;
            }
            catch (error) {
                controller.abort(error);
                return false;
            }
        }
        function callOnRequestSent(handler, controller, isAborted) {
            try {
                handler.onRequestSent?.();
                return !isAborted();
            }
            catch (error) {
                controller.abort(error);
                return false;
            }
        }
        function isIterableBody(body) {
            return typeof body !== 'string' &&
                !Buffer.isBuffer(body) &&
                !ArrayBuffer.isView(body) &&
                typeof body[Symbol.iterator] === 'function';
        }
        function buildMockDispatch() {
            const agent = this[kMockAgent];
            const origin = this[kOrigin];
            const originalDispatch = this[kOriginalDispatch];
            return function dispatch(opts, handler) {
                if (agent.isMockActive) {
                    try {
                        mockDispatch.call(this, opts, handler);
                    }
                    catch (error) {
                        if (error.code === 'UND_MOCK_ERR_MOCK_NOT_MATCHED') {
                            const netConnect = agent[kGetNetConnect]();
                            const totalInterceptsCount = this[kDispatches][kTotalDispatchCount] || this[kDispatches].length;
                            const pendingInterceptsCount = this[kDispatches].filter(({ consumed }) => !consumed).length;
                            const interceptsMessage = `, ${pendingInterceptsCount} interceptor(s) remaining out of ${totalInterceptsCount} defined`;
                            if (netConnect === false) {
                                throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)${interceptsMessage}`);
                            }
                            if (checkNetConnect(netConnect, origin)) {
                                originalDispatch.call(this, '__mockAgentBodyForDispatch' in opts
                                    ? { ...opts, body: opts.__mockAgentBodyForDispatch }
                                    : opts, handler);
                            }
                            else {
                                throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)${interceptsMessage}`);
                            }
                        }
                        else {
                            throw error;
                        }
                    }
                }
                else {
                    originalDispatch.call(this, opts, handler);
                }
            };
        }
        function checkNetConnect(netConnect, origin) {
            const url = new URL(origin);
            if (netConnect === true) {
                return true;
            }
            else if (Array.isArray(netConnect) && netConnect.some((matcher) => matchValue(matcher, url.host))) {
                return true;
            }
            return false;
        }
        function normalizeOrigin(origin) {
            if (typeof origin !== 'string' && !(origin instanceof URL)) {
                return origin;
            }
            if (origin instanceof URL) {
                return origin.origin;
            }
            return origin.toLowerCase();
        }
        function buildAndValidateMockOptions(opts) {
            const { agent, ...mockOptions } = opts;
            if ('enableCallHistory' in mockOptions && typeof mockOptions.enableCallHistory !== 'boolean') {
                throw new InvalidArgumentError('options.enableCallHistory must to be a boolean');
            }
            if ('acceptNonStandardSearchParameters' in mockOptions && typeof mockOptions.acceptNonStandardSearchParameters !== 'boolean') {
                throw new InvalidArgumentError('options.acceptNonStandardSearchParameters must to be a boolean');
            }
            if ('ignoreTrailingSlash' in mockOptions && typeof mockOptions.ignoreTrailingSlash !== 'boolean') {
                throw new InvalidArgumentError('options.ignoreTrailingSlash must to be a boolean');
            }
            return mockOptions;
        }
        module.exports = {
            getResponseData,
            getMockDispatch,
            addMockDispatch,
            deleteMockDispatch,
            buildKey,
            generateKeyValues,
            matchValue,
            getResponse,
            getStatusText,
            mockDispatch,
            buildMockDispatch,
            checkNetConnect,
            buildAndValidateMockOptions,
            getHeaderByName,
            buildHeadersFromArray,
            normalizeSearchParams,
            normalizeOrigin
        };
    }),
    56142: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Transform } = __webpack_require__(57075);
        const { Console } = __webpack_require__(37540);
        const PERSISTENT = process.versions.icu ? '✅' : 'Y ';
        const NOT_PERSISTENT = process.versions.icu ? '❌' : 'N ';
        module.exports = class PendingInterceptorsFormatter {
            constructor({ disableColors } = {}) {
                this.transform = new Transform({
                    transform(chunk, _enc, cb) {
                        cb(null, chunk);
                    }
                });
                this.logger = new Console({
                    stdout: this.transform,
                    inspectOptions: {
                        colors: !disableColors && !process.env.CI
                    }
                });
            }
            format(pendingInterceptors) {
                const withPrettyHeaders = pendingInterceptors.map(({ method, path, data: { statusCode }, persist, times, timesInvoked, origin }) => ({
                    Method: method,
                    Origin: origin,
                    Path: path,
                    'Status code': statusCode,
                    Persistent: persist ? PERSISTENT : NOT_PERSISTENT,
                    Invocations: timesInvoked,
                    Remaining: persist ? Infinity : times - timesInvoked
                }));
                this.logger.table(withPrettyHeaders);
                return this.transform.read().toString();
            }
        };
    }),
    55095: ((module, __unused_webpack_exports, __webpack_require__) => {
        const Agent = __webpack_require__(57405);
        const MockAgent = __webpack_require__(47501);
        const { SnapshotRecorder } = __webpack_require__(13766);
        const { InvalidArgumentError, UndiciError } = __webpack_require__(68707);
        const util = __webpack_require__(3440);
        const { validateSnapshotMode } = __webpack_require__(9683);
        const kSnapshotRecorder = Symbol('kSnapshotRecorder');
        const kSnapshotMode = Symbol('kSnapshotMode');
        const kSnapshotPath = Symbol('kSnapshotPath');
        const kSnapshotLoaded = Symbol('kSnapshotLoaded');
        const kRealAgent = Symbol('kRealAgent');
        let warningEmitted = false;
        class SnapshotAgent extends MockAgent {
            constructor(opts = {}) {
                if (!warningEmitted) {
                    process.emitWarning('SnapshotAgent is experimental and subject to change', 'ExperimentalWarning');
                    warningEmitted = true;
                }
                const { mode = 'record', snapshotPath = null, ...mockAgentOpts } = opts;
                super(mockAgentOpts);
                validateSnapshotMode(mode);
                if ((mode === 'playback' || mode === 'update') && !snapshotPath) {
                    throw new InvalidArgumentError(`snapshotPath is required when mode is '${mode}'`);
                }
                this[kSnapshotMode] = mode;
                this[kSnapshotPath] = snapshotPath;
                this[kSnapshotRecorder] = new SnapshotRecorder({
                    snapshotPath: this[kSnapshotPath],
                    mode: this[kSnapshotMode],
                    maxSnapshots: opts.maxSnapshots,
                    autoFlush: opts.autoFlush,
                    flushInterval: opts.flushInterval,
                    matchHeaders: opts.matchHeaders,
                    ignoreHeaders: opts.ignoreHeaders,
                    excludeHeaders: opts.excludeHeaders,
                    matchBody: opts.matchBody,
                    normalizeBody: opts.normalizeBody,
                    matchQuery: opts.matchQuery,
                    normalizeQuery: opts.normalizeQuery,
                    caseSensitive: opts.caseSensitive,
                    shouldRecord: opts.shouldRecord,
                    shouldPlayback: opts.shouldPlayback,
                    excludeUrls: opts.excludeUrls
                });
                this[kSnapshotLoaded] = false;
                if (this[kSnapshotMode] === 'record' || this[kSnapshotMode] === 'update' ||
                    (this[kSnapshotMode] === 'playback' && opts.excludeUrls && opts.excludeUrls.length > 0)) {
                    this[kRealAgent] = new Agent(opts);
                }
                if ((this[kSnapshotMode] === 'playback' || this[kSnapshotMode] === 'update') && this[kSnapshotPath]) {
                    this.loadSnapshots().catch(() => {
                    });
                }
            }
            dispatch(opts, handler) {
                const mode = this[kSnapshotMode];
                if (this[kSnapshotRecorder].isUrlExcluded(opts)) {
                    return this[kRealAgent].dispatch(opts, handler);
                }
                if (mode === 'playback' || mode === 'update') {
                    if (!this[kSnapshotLoaded]) {
                        return this.#asyncDispatch(opts, handler);
                    }
                    const snapshot = this[kSnapshotRecorder].findSnapshot(opts);
                    if (snapshot) {
                        return this.#replaySnapshot(snapshot, handler);
                    }
                    else if (mode === 'update') {
                        return this.#recordAndReplay(opts, handler);
                    }
                    else {
                        const error = new UndiciError(`No snapshot found for ${opts.method || 'GET'} ${opts.path}`);
                        if (handler.onResponseError) {
                            handler.onResponseError(null, error);
                            return;
                        }
                        throw error;
                    }
                }
                else if (mode === 'record') {
                    return this.#recordAndReplay(opts, handler);
                }
            }
            async #asyncDispatch(opts, handler) {
                await this.loadSnapshots();
                return this.dispatch(opts, handler);
            }
            #recordAndReplay(opts, handler) {
                const responseData = {
                    statusCode: null,
                    headers: {},
                    trailers: {},
                    body: []
                };
                const self = this;
                const recordingHandler = {
                    onRequestStart(controller, context) {
                        return handler.onRequestStart(controller, { ...context, history: this.history });
                    },
                    onRequestUpgrade(controller, statusCode, headers, socket) {
                        return handler.onRequestUpgrade(controller, statusCode, headers, socket);
                    },
                    onResponseStart(controller, statusCode, headers, statusMessage) {
                        responseData.statusCode = statusCode;
                        responseData.headers = headers;
                        return handler.onResponseStart(controller, statusCode, headers, statusMessage);
                    },
                    onResponseData(controller, chunk) {
                        responseData.body.push(chunk);
                        return handler.onResponseData(controller, chunk);
                    },
                    onResponseEnd(controller, trailers) {
                        responseData.trailers = trailers;
                        const responseBody = Buffer.concat(responseData.body);
                        self[kSnapshotRecorder].record(opts, {
                            statusCode: responseData.statusCode,
                            headers: responseData.headers,
                            body: responseBody,
                            trailers: responseData.trailers
                        })
                            .then(() => handler.onResponseEnd(controller, trailers))
                            .catch((error) => handler.onResponseError(controller, error));
                    },
                    onResponseError(controller, error) {
                        return handler.onResponseError(controller, error);
                    }
                };
                const agent = this[kRealAgent];
                return agent.dispatch(opts, recordingHandler);
            }
            #replaySnapshot(snapshot, handler) {
                try {
                    const { response } = snapshot;
                    const rawHeaders = response.headers ? util.toRawHeaders(response.headers) : [];
                    const rawTrailers = response.trailers ? util.toRawHeaders(response.trailers) : [];
                    const controller = {
                        rawHeaders,
                        rawTrailers,
                        pause() { },
                        resume() { },
                        abort(reason) {
                            this.aborted = true;
                            this.reason = reason;
                        },
                        aborted: false,
                        paused: false
                    };
                    handler.onRequestStart(controller);
                    handler.onResponseStart(controller, response.statusCode, response.headers, response.statusMessage);
                    const body = Buffer.from(response.body, 'base64');
                    handler.onResponseData(controller, body);
                    handler.onResponseEnd(controller, response.trailers);
                }
                catch (error) {
                    handler.onResponseError?.(null, error);
                }
            }
            async loadSnapshots(filePath) {
                await this[kSnapshotRecorder].loadSnapshots(filePath || this[kSnapshotPath]);
                this[kSnapshotLoaded] = true;
                if (this[kSnapshotMode] === 'playback') {
                    this.#setupMockInterceptors();
                }
            }
            async saveSnapshots(filePath) {
                return this[kSnapshotRecorder].saveSnapshots(filePath || this[kSnapshotPath]);
            }
            #setupMockInterceptors() {
                for (const snapshot of this[kSnapshotRecorder].getSnapshots()) {
                    const { request, responses, response } = snapshot;
                    const url = new URL(request.url);
                    const mockPool = this.get(url.origin);
                    const responseData = responses ? responses[0] : response;
                    if (!responseData)
                        continue;
                    mockPool.intercept({
                        path: url.pathname + url.search,
                        method: request.method,
                        headers: request.headers,
                        body: request.body
                    }).reply(responseData.statusCode, responseData.body, {
                        headers: responseData.headers,
                        trailers: responseData.trailers
                    }).persist();
                }
            }
            getRecorder() {
                return this[kSnapshotRecorder];
            }
            getMode() {
                return this[kSnapshotMode];
            }
            clearSnapshots() {
                this[kSnapshotRecorder].clear();
            }
            resetCallCounts() {
                this[kSnapshotRecorder].resetCallCounts();
            }
            deleteSnapshot(requestOpts) {
                return this[kSnapshotRecorder].deleteSnapshot(requestOpts);
            }
            getSnapshotInfo(requestOpts) {
                return this[kSnapshotRecorder].getSnapshotInfo(requestOpts);
            }
            replaceSnapshots(snapshotData) {
                this[kSnapshotRecorder].replaceSnapshots(snapshotData);
            }
            async close() {
                if (this[kSnapshotMode] === 'playback') {
                    this[kSnapshotRecorder].destroy();
                }
                else {
                    await this[kSnapshotRecorder].close();
                }
                await this[kRealAgent]?.close();
                await super.close();
            }
        }
        module.exports = SnapshotAgent;
    }),
    13766: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { writeFile, readFile, mkdir } = __webpack_require__(51455);
        const { dirname, resolve } = __webpack_require__(76760);
        const { setTimeout, clearTimeout } = __webpack_require__(87997);
        const { InvalidArgumentError, UndiciError } = __webpack_require__(68707);
        const { setHeader } = __webpack_require__(3440);
        const { hashId, isUrlExcludedFactory, normalizeHeaders, createHeaderFilters } = __webpack_require__(9683);
        function normalizeUrlForMatching(url, matchQuery, normalizeQuery) {
            if (matchQuery === false)
                return `${url.origin}${url.pathname}`;
            if (normalizeQuery) {
                const normalized = String(normalizeQuery(url.searchParams) ?? '');
                return normalized ? `${url.origin}${url.pathname}?${normalized}` : `${url.origin}${url.pathname}`;
            }
            return url.toString();
        }
        function normalizeBodyForMatching(body, matchBody, normalizeBody) {
            if (matchBody === false)
                return '';
            if (normalizeBody)
                return String(normalizeBody(body) ?? '');
            return body ? String(body) : '';
        }
        function formatRequestKey(opts, headerFilters, matchOptions = {}) {
            const url = new URL(opts.path, opts.origin);
            const normalized = opts._normalizedHeaders || normalizeHeaders(opts.headers);
            if (!opts._normalizedHeaders) {
                opts._normalizedHeaders = normalized;
            }
            return {
                method: opts.method || 'GET',
                url: normalizeUrlForMatching(url, matchOptions.matchQuery, matchOptions.normalizeQuery),
                headers: filterHeadersForMatching(normalized, headerFilters, matchOptions),
                body: normalizeBodyForMatching(opts.body, matchOptions.matchBody, matchOptions.normalizeBody)
            };
        }
        function filterHeadersForMatching(headers, headerFilters, matchOptions = {}) {
            if (!headers || typeof headers !== 'object')
                return {};
            const { caseSensitive = false } = matchOptions;
            const filtered = {};
            const { ignore, exclude, match } = headerFilters;
            for (const [key, value] of Object.entries(headers)) {
                const headerKey = caseSensitive ? key : key.toLowerCase();
                if (exclude.has(headerKey))
                    continue;
                if (ignore.has(headerKey))
                    continue;
                if (match.size !== 0) {
                    if (!match.has(headerKey))
                        continue;
                }
                setHeader(filtered, headerKey, value);
            }
            return filtered;
        }
        function filterHeadersForStorage(headers, headerFilters, matchOptions = {}) {
            if (!headers || typeof headers !== 'object')
                return {};
            const { caseSensitive = false } = matchOptions;
            const filtered = {};
            const { exclude: excludeSet } = headerFilters;
            for (const [key, value] of Object.entries(headers)) {
                const headerKey = caseSensitive ? key : key.toLowerCase();
                if (excludeSet.has(headerKey))
                    continue;
                setHeader(filtered, headerKey, value);
            }
            return filtered;
        }
        function createRequestHash(formattedRequest) {
            const parts = [
                formattedRequest.method,
                formattedRequest.url
            ];
            if (formattedRequest.headers && typeof formattedRequest.headers === 'object') {
                const headerKeys = Object.keys(formattedRequest.headers).sort();
                for (const key of headerKeys) {
                    const values = Array.isArray(formattedRequest.headers[key])
                        ? formattedRequest.headers[key]
                        : [formattedRequest.headers[key]];
                    parts.push(key);
                    for (const value of values.sort()) {
                        parts.push(String(value));
                    }
                }
            }
            parts.push(formattedRequest.body);
            const content = parts.join('|');
            return hashId(content);
        }
        class SnapshotRecorder {
            #flushTimeout;
            #isUrlExcluded;
            #snapshots = new Map();
            #snapshotPath;
            #maxSnapshots = Infinity;
            #autoFlush = false;
            #headerFilters;
            constructor(options = {}) {
                this.#snapshotPath = options.snapshotPath;
                this.#maxSnapshots = options.maxSnapshots || Infinity;
                this.#autoFlush = options.autoFlush || false;
                this.flushInterval = options.flushInterval || 30000;
                this._flushTimer = null;
                this.matchOptions = {
                    matchHeaders: options.matchHeaders || [],
                    ignoreHeaders: options.ignoreHeaders || [],
                    excludeHeaders: options.excludeHeaders || [],
                    matchBody: options.matchBody !== false,
                    normalizeBody: options.normalizeBody || undefined,
                    matchQuery: options.matchQuery !== false,
                    normalizeQuery: options.normalizeQuery || undefined,
                    caseSensitive: options.caseSensitive || false
                };
                this.#headerFilters = createHeaderFilters(this.matchOptions);
                this.shouldRecord = options.shouldRecord || (() => true);
                this.shouldPlayback = options.shouldPlayback || (() => true);
                this.#isUrlExcluded = isUrlExcludedFactory(options.excludeUrls);
                if (this.#autoFlush && this.#snapshotPath) {
                    this.#startAutoFlush();
                }
            }
            async record(requestOpts, response) {
                if (!this.shouldRecord(requestOpts)) {
                    return;
                }
                if (this.isUrlExcluded(requestOpts)) {
                    return;
                }
                const request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions);
                const hash = createRequestHash(request);
                const normalizedHeaders = normalizeHeaders(response.headers);
                const responseData = {
                    statusCode: response.statusCode,
                    headers: filterHeadersForStorage(normalizedHeaders, this.#headerFilters, this.matchOptions),
                    body: Buffer.isBuffer(response.body)
                        ? response.body.toString('base64')
                        : Buffer.from(String(response.body || '')).toString('base64'),
                    trailers: response.trailers
                };
                if (this.#snapshots.size >= this.#maxSnapshots && !this.#snapshots.has(hash)) {
                    const oldestKey = this.#snapshots.keys().next().value;
                    this.#snapshots.delete(oldestKey);
                }
                const existingSnapshot = this.#snapshots.get(hash);
                if (existingSnapshot && existingSnapshot.responses) {
                    existingSnapshot.responses.push(responseData);
                    existingSnapshot.timestamp = new Date().toISOString();
                }
                else {
                    this.#snapshots.set(hash, {
                        request,
                        responses: [responseData],
                        callCount: 0,
                        timestamp: new Date().toISOString()
                    });
                }
                if (this.#autoFlush && this.#snapshotPath) {
                    this.#scheduleFlush();
                }
            }
            isUrlExcluded(requestOpts) {
                const url = new URL(requestOpts.path, requestOpts.origin).toString();
                return this.#isUrlExcluded(url);
            }
            findSnapshot(requestOpts) {
                if (!this.shouldPlayback(requestOpts)) {
                    return undefined;
                }
                if (this.isUrlExcluded(requestOpts)) {
                    return undefined;
                }
                const request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions);
                const hash = createRequestHash(request);
                const snapshot = this.#snapshots.get(hash);
                if (!snapshot)
                    return undefined;
                const currentCallCount = snapshot.callCount || 0;
                const responseIndex = Math.min(currentCallCount, snapshot.responses.length - 1);
                snapshot.callCount = currentCallCount + 1;
                return {
                    ...snapshot,
                    response: snapshot.responses[responseIndex]
                };
            }
            async loadSnapshots(filePath) {
                const path = filePath || this.#snapshotPath;
                if (!path) {
                    throw new InvalidArgumentError('Snapshot path is required');
                }
                try {
                    const data = await readFile(resolve(path), 'utf8');
                    const parsed = JSON.parse(data);
                    if (Array.isArray(parsed)) {
                        this.#snapshots.clear();
                        for (const { hash, snapshot } of parsed) {
                            this.#snapshots.set(hash, snapshot);
                        }
                    }
                    else {
                        this.#snapshots = new Map(Object.entries(parsed));
                    }
                }
                catch (error) {
                    if (error.code === 'ENOENT') {
                        this.#snapshots.clear();
                    }
                    else {
                        throw new UndiciError(`Failed to load snapshots from ${path}`, { cause: error });
                    }
                }
            }
            async saveSnapshots(filePath) {
                const path = filePath || this.#snapshotPath;
                if (!path) {
                    throw new InvalidArgumentError('Snapshot path is required');
                }
                const resolvedPath = resolve(path);
                await mkdir(dirname(resolvedPath), { recursive: true });
                const data = Array.from(this.#snapshots.entries()).map(([hash, snapshot]) => ({
                    hash,
                    snapshot
                }));
                await writeFile(resolvedPath, JSON.stringify(data, null, 2), { flush: true });
            }
            clear() {
                this.#snapshots.clear();
            }
            getSnapshots() {
                return Array.from(this.#snapshots.values());
            }
            size() {
                return this.#snapshots.size;
            }
            resetCallCounts() {
                for (const snapshot of this.#snapshots.values()) {
                    snapshot.callCount = 0;
                }
            }
            deleteSnapshot(requestOpts) {
                const request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions);
                const hash = createRequestHash(request);
                return this.#snapshots.delete(hash);
            }
            getSnapshotInfo(requestOpts) {
                const request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions);
                const hash = createRequestHash(request);
                const snapshot = this.#snapshots.get(hash);
                if (!snapshot)
                    return null;
                return {
                    hash,
                    request: snapshot.request,
                    responseCount: snapshot.responses ? snapshot.responses.length : (snapshot.response ? 1 : 0),
                    callCount: snapshot.callCount || 0,
                    timestamp: snapshot.timestamp
                };
            }
            replaceSnapshots(snapshotData) {
                this.#snapshots.clear();
                if (Array.isArray(snapshotData)) {
                    for (const { hash, snapshot } of snapshotData) {
                        this.#snapshots.set(hash, snapshot);
                    }
                }
                else if (snapshotData && typeof snapshotData === 'object') {
                    this.#snapshots = new Map(Object.entries(snapshotData));
                }
            }
            #startAutoFlush() {
                return this.#scheduleFlush();
            }
            #stopAutoFlush() {
                if (this.#flushTimeout) {
                    clearTimeout(this.#flushTimeout);
                    this.saveSnapshots().catch(() => {
                    });
                    this.#flushTimeout = null;
                }
            }
            #scheduleFlush() {
                this.#flushTimeout = setTimeout(() => {
                    this.saveSnapshots().catch(() => {
                    });
                    if (this.#autoFlush) {
                        this.#flushTimeout?.refresh();
                    }
                    else {
                        this.#flushTimeout = null;
                    }
                }, 1000);
            }
            destroy() {
                this.#stopAutoFlush();
                if (this.#flushTimeout) {
                    clearTimeout(this.#flushTimeout);
                    this.#flushTimeout = null;
                }
            }
            async close() {
                if (this.#snapshotPath && this.#snapshots.size !== 0) {
                    await this.saveSnapshots();
                }
                this.destroy();
            }
        }
        module.exports = { SnapshotRecorder, formatRequestKey, createRequestHash, filterHeadersForMatching, filterHeadersForStorage, createHeaderFilters };
    }),
    9683: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { InvalidArgumentError } = __webpack_require__(68707);
        const { setHeader } = __webpack_require__(3440);
        const { runtimeFeatures } = __webpack_require__(313);
        function createHeaderFilters(matchOptions = {}) {
            const { ignoreHeaders = [], excludeHeaders = [], matchHeaders = [], caseSensitive = false } = matchOptions;
            return {
                ignore: new Set(ignoreHeaders.map(header => caseSensitive ? header : header.toLowerCase())),
                exclude: new Set(excludeHeaders.map(header => caseSensitive ? header : header.toLowerCase())),
                match: new Set(matchHeaders.map(header => caseSensitive ? header : header.toLowerCase()))
            };
        }
        const crypto = runtimeFeatures.has('crypto')
            ? __webpack_require__(77598)
            : null;
        const hashId = crypto?.hash
            ? (value) => crypto.hash('sha256', value, 'base64url')
            : (value) => Buffer.from(value).toString('base64url');
        function isUndiciHeaders(headers) {
            return Array.isArray(headers) && (headers.length & 1) === 0;
        }
        function isUrlExcludedFactory(excludePatterns = []) {
            if (excludePatterns.length === 0) {
                return () => false;
            }
            return function isUrlExcluded(url) {
                let urlLowerCased;
                for (const pattern of excludePatterns) {
                    if (typeof pattern === 'string') {
                        if (!urlLowerCased) {
                            urlLowerCased = url.toLowerCase();
                        }
                        if (urlLowerCased.includes(pattern.toLowerCase())) {
                            return true;
                        }
                    }
                    else if (pattern instanceof RegExp) {
                        if (pattern.test(url)) {
                            return true;
                        }
                    }
                }
                return false;
            };
        }
        function normalizeHeaders(headers) {
            const normalizedHeaders = {};
            if (!headers)
                return normalizedHeaders;
            if (isUndiciHeaders(headers)) {
                for (let i = 0; i < headers.length; i += 2) {
                    const key = headers[i];
                    const value = headers[i + 1];
                    if (key && value !== undefined) {
                        const keyStr = Buffer.isBuffer(key) ? key.toString() : key;
                        const valueStr = Buffer.isBuffer(value) ? value.toString() : value;
                        setHeader(normalizedHeaders, keyStr.toLowerCase(), valueStr);
                    }
                }
                return normalizedHeaders;
            }
            if (headers && typeof headers === 'object') {
                for (const [key, value] of Object.entries(headers)) {
                    if (key && typeof key === 'string') {
                        setHeader(normalizedHeaders, key.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value));
                    }
                }
            }
            return normalizedHeaders;
        }
        const validSnapshotModes = (['record', 'playback', 'update']);
        function validateSnapshotMode(mode) {
            if (!validSnapshotModes.includes(mode)) {
                throw new InvalidArgumentError(`Invalid snapshot mode: ${mode}. Must be one of: ${validSnapshotModes.join(', ')}`);
            }
        }
        module.exports = {
            createHeaderFilters,
            hashId,
            isUndiciHeaders,
            normalizeHeaders,
            isUrlExcludedFactory,
            validateSnapshotMode
        };
    }),
    47659: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { safeHTTPMethods, pathHasQueryOrFragment, hasSafeIterator, isValidHTTPToken, setHeader } = __webpack_require__(3440);
        const { serializePathWithQuery } = __webpack_require__(3440);
        const { kRequestOrigin } = __webpack_require__(36443);
        const MAX_DELTA_SECONDS = 2147483647;
        const RESTRICTIVE_DIRECTIVE_NAMES = ['no-store', 'private', 'no-cache'];
        const kInvalidCacheControlDirectives = Symbol('invalid cache-control directives');
        function trimOWS(value) {
            return value.replace(/^[\t ]+|[\t ]+$/g, '');
        }
        function arrayIncludes(array, value) {
            for (let i = 0; i < array.length; i++) {
                if (array[i] === value) {
                    return true;
                }
            }
            return false;
        }
        function trimOWSStart(value) {
            return value.replace(/^[\t ]+/, '');
        }
        function trimOWSEnd(value) {
            return value.replace(/[\t ]+$/, '');
        }
        function findUnescapedQuote(value, start) {
            let escaped = false;
            for (let i = start; i < value.length; i++) {
                if (escaped) {
                    escaped = false;
                }
                else if (value[i] === '\\') {
                    escaped = true;
                }
                else if (value[i] === '"') {
                    return i;
                }
            }
            return -1;
        }
        function splitCacheControlHeaderValue(value) {
            const directives = [];
            let start = 0;
            let quoteStart = -1;
            let inQuote = false;
            let escaped = false;
            for (let i = 0; i < value.length; i++) {
                if (inQuote) {
                    if (escaped) {
                        escaped = false;
                    }
                    else if (value[i] === '\\') {
                        escaped = true;
                    }
                    else if (value[i] === '"') {
                        inQuote = false;
                        quoteStart = -1;
                    }
                }
                else if (value[i] === '"') {
                    inQuote = true;
                    quoteStart = i;
                }
                else if (value[i] === ',') {
                    directives.push({ value: value.substring(start, i), fromMalformedQuote: false });
                    start = i + 1;
                }
            }
            if (!inQuote) {
                directives.push({ value: value.substring(start), fromMalformedQuote: false });
                return directives;
            }
            const tail = value.substring(start);
            const quoteOffset = quoteStart - start;
            let tailStart = 0;
            for (let i = 0; i < tail.length; i++) {
                if (tail[i] === ',') {
                    directives.push({
                        value: tail.substring(tailStart, i),
                        fromMalformedQuote: tailStart > quoteOffset
                    });
                    tailStart = i + 1;
                }
            }
            directives.push({
                value: tail.substring(tailStart),
                fromMalformedQuote: tailStart > quoteOffset
            });
            return directives;
        }
        function markInvalidCacheControlDirective(directives, key) {
            let invalidDirectives = directives[kInvalidCacheControlDirectives];
            if (invalidDirectives === undefined) {
                invalidDirectives = new Set();
                Object.defineProperty(directives, kInvalidCacheControlDirectives, {
                    value: invalidDirectives
                });
            }
            invalidDirectives.add(key);
        }
        function hasInvalidCacheControlDirective(directives, key) {
            return directives[kInvalidCacheControlDirectives]?.has(key) === true;
        }
        function getMalformedRestrictiveDirectiveName(key) {
            for (const directiveName of RESTRICTIVE_DIRECTIVE_NAMES) {
                if (key.startsWith(directiveName) &&
                    key.length > directiveName.length &&
                    !isValidHTTPToken(key[directiveName.length])) {
                    return directiveName;
                }
            }
            let tokenOnlyKey = '';
            let hasInvalidTokenChar = false;
            for (let i = 0; i < key.length; i++) {
                if (isValidHTTPToken(key[i])) {
                    tokenOnlyKey += key[i];
                }
                else {
                    hasInvalidTokenChar = true;
                }
            }
            if (hasInvalidTokenChar && arrayIncludes(RESTRICTIVE_DIRECTIVE_NAMES, tokenOnlyKey)) {
                return tokenOnlyKey;
            }
        }
        function getRequestOrigin(opts) {
            const origin = opts[kRequestOrigin] === undefined
                ? opts.origin
                : opts[kRequestOrigin];
            return typeof origin === 'string' || origin instanceof URL
                ? origin
                : null;
        }
        function getInterceptorOrigin(opts, interceptorOrigin) {
            const requestOrigin = getRequestOrigin(opts);
            if (interceptorOrigin === undefined) {
                return requestOrigin;
            }
            if (interceptorOrigin === null) {
                return null;
            }
            if (requestOrigin) {
                try {
                    if (new URL(requestOrigin).origin !== interceptorOrigin) {
                        return null;
                    }
                }
                catch {
                    return interceptorOrigin;
                }
            }
            return interceptorOrigin;
        }
        function makeCacheKey(opts, origin = getRequestOrigin(opts)) {
            if (!origin) {
                throw new Error('opts.origin is undefined');
            }
            let fullPath = opts.path || '/';
            if (opts.query && !pathHasQueryOrFragment(fullPath)) {
                fullPath = serializePathWithQuery(fullPath, opts.query);
            }
            return {
                origin: origin.toString(),
                method: opts.method,
                path: fullPath,
                headers: opts.headers
            };
        }
        function appendHeader(headers, key, val) {
            const headerName = key.toLowerCase();
            const current = Object.hasOwn(headers, headerName)
                ? headers[headerName]
                : undefined;
            const values = Array.isArray(val) ? val : [val];
            if (current === undefined) {
                setHeader(headers, headerName, Array.isArray(val) ? val.slice() : val);
            }
            else if (Array.isArray(current)) {
                current.push(...values);
            }
            else {
                setHeader(headers, headerName, [current, ...values]);
            }
        }
        function normalizeHeaders(opts) {
            let headers;
            if (opts.headers == null) {
                headers = {};
            }
            else if (typeof opts.headers === 'object') {
                headers = {};
                if (hasSafeIterator(opts.headers)) {
                    if (Array.isArray(opts.headers)) {
                        const first = opts.headers[0];
                        if (Array.isArray(first)) {
                            for (const x of opts.headers) {
                                if (!Array.isArray(x)) {
                                    throw new Error('opts.headers is not a valid header map');
                                }
                                const [key, val] = x;
                                if (typeof key !== 'string' || typeof val !== 'string') {
                                    throw new Error('opts.headers is not a valid header map');
                                }
                                appendHeader(headers, key, val);
                            }
                        }
                        else {
                            const len = opts.headers.length;
                            if (len % 2 !== 0) {
                                throw new Error('opts.headers is not a valid header map');
                            }
                            for (let i = 0; i < len; i += 2) {
                                const key = opts.headers[i];
                                const val = opts.headers[i + 1];
                                if (typeof key !== 'string' || (typeof val !== 'string' && !Array.isArray(val))) {
                                    throw new Error('opts.headers is not a valid header map');
                                }
                                if (typeof val === 'string') {
                                    appendHeader(headers, key, val);
                                }
                                else {
                                    const mapped = [];
                                    for (let j = 0; j < val.length; j++) {
                                        const v = val[j];
                                        mapped.push(typeof v === 'string' ? v : v.toString('latin1'));
                                    }
                                    appendHeader(headers, key, mapped);
                                }
                            }
                        }
                    }
                    else {
                        for (const x of opts.headers) {
                            if (!Array.isArray(x)) {
                                throw new Error('opts.headers is not a valid header map');
                            }
                            const [key, val] = x;
                            if (typeof key !== 'string' || typeof val !== 'string') {
                                throw new Error('opts.headers is not a valid header map');
                            }
                            appendHeader(headers, key, val);
                        }
                    }
                }
                else {
                    for (const key of Object.keys(opts.headers)) {
                        appendHeader(headers, key, opts.headers[key]);
                    }
                }
            }
            else {
                throw new Error('opts.headers is not an object');
            }
            return headers;
        }
        function assertCacheKey(key) {
            if (typeof key !== 'object') {
                throw new TypeError(`expected key to be object, got ${typeof key}`);
            }
            for (const property of ['origin', 'method', 'path']) {
                if (typeof key[property] !== 'string') {
                    throw new TypeError(`expected key.${property} to be string, got ${typeof key[property]}`);
                }
            }
            if (key.headers !== undefined && typeof key.headers !== 'object') {
                throw new TypeError(`expected headers to be object, got ${typeof key}`);
            }
        }
        function assertCacheValue(value) {
            if (typeof value !== 'object') {
                throw new TypeError(`expected value to be object, got ${typeof value}`);
            }
            for (const property of ['statusCode', 'cachedAt', 'staleAt', 'deleteAt']) {
                if (typeof value[property] !== 'number') {
                    throw new TypeError(`expected value.${property} to be number, got ${typeof value[property]}`);
                }
            }
            if (typeof value.statusMessage !== 'string') {
                throw new TypeError(`expected value.statusMessage to be string, got ${typeof value.statusMessage}`);
            }
            if (value.headers != null && typeof value.headers !== 'object') {
                throw new TypeError(`expected value.rawHeaders to be object, got ${typeof value.headers}`);
            }
            if (value.vary !== undefined && typeof value.vary !== 'object') {
                throw new TypeError(`expected value.vary to be object, got ${typeof value.vary}`);
            }
            if (value.etag !== undefined && typeof value.etag !== 'string') {
                throw new TypeError(`expected value.etag to be string, got ${typeof value.etag}`);
            }
        }
        function parseCacheControlHeader(header) {
            const output = {};
            const invalidNumericDirectives = new Set();
            const invalidNoArgumentDirectives = new Set();
            const directives = splitCacheControlHeaderValue(Array.isArray(header) ? header.join(',') : header);
            for (let i = 0; i < directives.length; i++) {
                const directiveRecord = directives[i];
                const directive = directiveRecord.value.toLowerCase();
                const fromMalformedQuote = directiveRecord.fromMalformedQuote;
                const keyValueDelimiter = directive.indexOf('=');
                let key;
                let value;
                let keyHasTrailingWhitespace = false;
                let valueHasLeadingWhitespace = false;
                if (keyValueDelimiter !== -1) {
                    const rawKey = directive.substring(0, keyValueDelimiter);
                    const rawValue = directive.substring(keyValueDelimiter + 1);
                    keyHasTrailingWhitespace = trimOWSEnd(rawKey) !== rawKey;
                    valueHasLeadingWhitespace = trimOWSStart(rawValue) !== rawValue;
                    key = trimOWS(rawKey);
                    value = trimOWSStart(rawValue);
                }
                else {
                    key = trimOWS(directive);
                }
                const malformedRestrictiveDirectiveName = getMalformedRestrictiveDirectiveName(key);
                if (malformedRestrictiveDirectiveName !== undefined) {
                    output[malformedRestrictiveDirectiveName] = true;
                    continue;
                }
                switch (key) {
                    case 'min-fresh':
                    case 'max-stale':
                    case 'max-age':
                    case 's-maxage':
                    case 'stale-while-revalidate':
                    case 'stale-if-error': {
                        if (fromMalformedQuote || invalidNumericDirectives.has(key)) {
                            continue;
                        }
                        if (value === undefined || keyHasTrailingWhitespace || valueHasLeadingWhitespace) {
                            delete output[key];
                            invalidNumericDirectives.add(key);
                            markInvalidCacheControlDirective(output, key);
                            continue;
                        }
                        if (value.length >= 2 &&
                            value[0] === '"' &&
                            value[value.length - 1] === '"') {
                            value = value.substring(1, value.length - 1);
                        }
                        if (!/^[0-9]+$/.test(value)) {
                            delete output[key];
                            invalidNumericDirectives.add(key);
                            markInvalidCacheControlDirective(output, key);
                            continue;
                        }
                        const parsedValue = Math.min(parseInt(value, 10), MAX_DELTA_SECONDS);
                        if (key === 'min-fresh') {
                            if (!(key in output) || output[key] < parsedValue) {
                                output[key] = parsedValue;
                            }
                        }
                        else if (!(key in output) || output[key] > parsedValue) {
                            output[key] = parsedValue;
                        }
                        break;
                    }
                    case 'private':
                    case 'no-cache': {
                        if (fromMalformedQuote) {
                            output[key] = true;
                            break;
                        }
                        if (value !== undefined && value.length === 0) {
                            output[key] = true;
                            break;
                        }
                        if (value) {
                            if (value[0] === '"') {
                                value = trimOWSEnd(value);
                                let fieldList = '';
                                let lastQuotedPart = i;
                                let foundEndingQuote = false;
                                const closingQuote = findUnescapedQuote(value, 1);
                                if (closingQuote !== -1) {
                                    fieldList = value.substring(1, closingQuote);
                                    foundEndingQuote = true;
                                }
                                else {
                                    const fieldListParts = [value.substring(1)];
                                    for (let j = i + 1; j < directives.length; j++) {
                                        const nextPart = trimOWS(directives[j].value);
                                        const closingQuote = findUnescapedQuote(nextPart, 0);
                                        lastQuotedPart = j;
                                        if (closingQuote !== -1) {
                                            fieldListParts.push(nextPart.substring(0, closingQuote));
                                            foundEndingQuote = true;
                                            break;
                                        }
                                        fieldListParts.push(nextPart);
                                    }
                                    fieldList = fieldListParts.join(',');
                                }
                                if (!foundEndingQuote) {
                                    output[key] = true;
                                    break;
                                }
                                i = lastQuotedPart;
                                const headers = fieldList.split(',');
                                let validFieldNames = true;
                                for (let j = 0; j < headers.length; j++) {
                                    headers[j] = trimOWS(headers[j]);
                                    if (!isValidHTTPToken(headers[j])) {
                                        validFieldNames = false;
                                    }
                                }
                                if (!validFieldNames) {
                                    output[key] = true;
                                }
                                else if (output[key] !== true) {
                                    if (key in output) {
                                        output[key] = output[key].concat(headers);
                                    }
                                    else {
                                        output[key] = headers;
                                    }
                                }
                            }
                            else {
                                const fieldName = trimOWS(value);
                                if (!isValidHTTPToken(fieldName)) {
                                    output[key] = true;
                                }
                                else if (output[key] !== true) {
                                    if (key in output) {
                                        output[key] = output[key].concat(fieldName);
                                    }
                                    else {
                                        output[key] = [fieldName];
                                    }
                                }
                            }
                            break;
                        }
                    }
                    case 'public':
                    case 'must-revalidate':
                    case 'proxy-revalidate':
                    case 'immutable':
                    case 'no-transform':
                    case 'must-understand':
                    case 'only-if-cached':
                        if (fromMalformedQuote || invalidNoArgumentDirectives.has(key)) {
                            continue;
                        }
                        if (value !== undefined) {
                            delete output[key];
                            invalidNoArgumentDirectives.add(key);
                            continue;
                        }
                        output[key] = true;
                        break;
                    case 'no-store':
                        output[key] = true;
                        break;
                    default:
                        continue;
                }
            }
            return output;
        }
        function splitVaryHeader(varyHeader) {
            const values = Array.isArray(varyHeader) ? varyHeader : [varyHeader];
            const output = [];
            for (let i = 0; i < values.length; i++) {
                const parts = values[i].split(',');
                for (let j = 0; j < parts.length; j++) {
                    output.push(parts[j]);
                }
            }
            return output;
        }
        function hasVaryStar(varyHeader) {
            const values = splitVaryHeader(varyHeader);
            for (let i = 0; i < values.length; i++) {
                if (trimOWS(values[i]).indexOf('*') !== -1) {
                    return true;
                }
            }
            return false;
        }
        function parseVaryHeader(varyHeader, headers) {
            if (hasVaryStar(varyHeader)) {
                return headers;
            }
            const output = ({});
            const varyingHeaders = splitVaryHeader(varyHeader);
            for (const header of varyingHeaders) {
                const trimmedHeader = trimOWS(header).toLowerCase();
                if (trimmedHeader.length === 0) {
                    continue;
                }
                if (!isValidHTTPToken(trimmedHeader)) {
                    return undefined;
                }
                const headerValue = headers[trimmedHeader];
                output[trimmedHeader] = Array.isArray(headerValue) ? headerValue.slice() : headerValue ?? null;
            }
            return output;
        }
        function isInvalidOrWildcardVaryHeader(varyHeader) {
            return hasVaryStar(varyHeader) || parseVaryHeader(varyHeader, {}) === undefined;
        }
        function isEtagUsable(etag) {
            if (etag.length <= 2) {
                return false;
            }
            if (etag[0] === '"' && etag[etag.length - 1] === '"') {
                return !(etag[1] === '"' || etag.startsWith('"W/'));
            }
            if (etag.startsWith('W/"') && etag[etag.length - 1] === '"') {
                return etag.length !== 4;
            }
            return false;
        }
        function assertCacheStore(store, name = 'CacheStore') {
            if (typeof store !== 'object' || store === null) {
                throw new TypeError(`expected type of ${name} to be a CacheStore, got ${store === null ? 'null' : typeof store}`);
            }
            for (const fn of ['get', 'createWriteStream', 'delete']) {
                if (typeof store[fn] !== 'function') {
                    throw new TypeError(`${name} needs to have a \`${fn}()\` function`);
                }
            }
        }
        function assertCacheMethods(methods, name = 'CacheMethods') {
            if (!Array.isArray(methods)) {
                throw new TypeError(`expected type of ${name} needs to be an array, got ${methods === null ? 'null' : typeof methods}`);
            }
            if (methods.length === 0) {
                throw new TypeError(`${name} needs to have at least one method`);
            }
            for (const method of methods) {
                if (!arrayIncludes(safeHTTPMethods, method)) {
                    throw new TypeError(`element of ${name}-array needs to be one of following values: ${safeHTTPMethods.join(', ')}, got ${method}`);
                }
            }
        }
        function makeDeduplicationKey(cacheKey, excludeHeaders) {
            const headers = {};
            if (cacheKey.headers) {
                const sortedHeaders = Object.keys(cacheKey.headers).sort();
                for (const header of sortedHeaders) {
                    if (excludeHeaders?.has(header.toLowerCase())) {
                        continue;
                    }
                    setHeader(headers, header, cacheKey.headers[header]);
                }
            }
            return JSON.stringify([cacheKey.origin, cacheKey.method, cacheKey.path, headers]);
        }
        module.exports = {
            getInterceptorOrigin,
            getRequestOrigin,
            makeCacheKey,
            normalizeHeaders,
            assertCacheKey,
            assertCacheValue,
            parseCacheControlHeader,
            hasInvalidCacheControlDirective,
            parseVaryHeader,
            hasVaryStar,
            isInvalidOrWildcardVaryHeader,
            isEtagUsable,
            assertCacheMethods,
            assertCacheStore,
            makeDeduplicationKey
        };
    }),
    25453: ((module) => {
        function parseHttpDate(date) {
            switch (date[3]) {
                case ',': return parseImfDate(date);
                case ' ': return parseAscTimeDate(date);
                default: return parseRfc850Date(date);
            }
        }
        function makeDate(year, monthIdx, day, hour, minute, second, weekday) {
            const result = new Date(Date.UTC(year, monthIdx, day, hour, minute, second));
            if (year >= 0 && year <= 99) {
                result.setUTCFullYear(year);
            }
            return result.getUTCFullYear() === year &&
                result.getUTCMonth() === monthIdx &&
                result.getUTCDate() === day &&
                result.getUTCHours() === hour &&
                result.getUTCMinutes() === minute &&
                result.getUTCSeconds() === second &&
                result.getUTCDay() === weekday
                ? result
                : undefined;
        }
        function parseImfDate(date) {
            if (date.length !== 29 ||
                date[4] !== ' ' ||
                date[7] !== ' ' ||
                date[11] !== ' ' ||
                date[16] !== ' ' ||
                date[19] !== ':' ||
                date[22] !== ':' ||
                date[25] !== ' ' ||
                date[26] !== 'G' ||
                date[27] !== 'M' ||
                date[28] !== 'T') {
                return undefined;
            }
            let weekday = -1;
            if (date[0] === 'S' && date[1] === 'u' && date[2] === 'n') {
                weekday = 0;
            }
            else if (date[0] === 'M' && date[1] === 'o' && date[2] === 'n') {
                weekday = 1;
            }
            else if (date[0] === 'T' && date[1] === 'u' && date[2] === 'e') {
                weekday = 2;
            }
            else if (date[0] === 'W' && date[1] === 'e' && date[2] === 'd') {
                weekday = 3;
            }
            else if (date[0] === 'T' && date[1] === 'h' && date[2] === 'u') {
                weekday = 4;
            }
            else if (date[0] === 'F' && date[1] === 'r' && date[2] === 'i') {
                weekday = 5;
            }
            else if (date[0] === 'S' && date[1] === 'a' && date[2] === 't') {
                weekday = 6;
            }
            else {
                return undefined;
            }
            let day = 0;
            if (date[5] === '0') {
                const code = date.charCodeAt(6);
                if (code < 49 || code > 57) {
                    return undefined;
                }
                day = code - 48;
            }
            else {
                const code1 = date.charCodeAt(5);
                if (code1 < 49 || code1 > 51) {
                    return undefined;
                }
                const code2 = date.charCodeAt(6);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                day = (code1 - 48) * 10 + (code2 - 48);
            }
            let monthIdx = -1;
            if ((date[8] === 'J' && date[9] === 'a' && date[10] === 'n')) {
                monthIdx = 0;
            }
            else if ((date[8] === 'F' && date[9] === 'e' && date[10] === 'b')) {
                monthIdx = 1;
            }
            else if ((date[8] === 'M' && date[9] === 'a')) {
                if (date[10] === 'r') {
                    monthIdx = 2;
                }
                else if (date[10] === 'y') {
                    monthIdx = 4;
                }
                else {
                    return undefined;
                }
            }
            else if ((date[8] === 'J')) {
                if (date[9] === 'a' && date[10] === 'n') {
                    monthIdx = 0;
                }
                else if (date[9] === 'u') {
                    if (date[10] === 'n') {
                        monthIdx = 5;
                    }
                    else if (date[10] === 'l') {
                        monthIdx = 6;
                    }
                    else {
                        return undefined;
                    }
                }
                else {
                    return undefined;
                }
            }
            else if ((date[8] === 'A')) {
                if (date[9] === 'p' && date[10] === 'r') {
                    monthIdx = 3;
                }
                else if (date[9] === 'u' && date[10] === 'g') {
                    monthIdx = 7;
                }
                else {
                    return undefined;
                }
            }
            else if ((date[8] === 'S' && date[9] === 'e' && date[10] === 'p')) {
                monthIdx = 8;
            }
            else if ((date[8] === 'O' && date[9] === 'c' && date[10] === 't')) {
                monthIdx = 9;
            }
            else if ((date[8] === 'N' && date[9] === 'o' && date[10] === 'v')) {
                monthIdx = 10;
            }
            else if ((date[8] === 'D' && date[9] === 'e' && date[10] === 'c')) {
                monthIdx = 11;
            }
            else {
                return undefined;
            }
            const yearDigit1 = date.charCodeAt(12);
            if (yearDigit1 < 48 || yearDigit1 > 57) {
                return undefined;
            }
            const yearDigit2 = date.charCodeAt(13);
            if (yearDigit2 < 48 || yearDigit2 > 57) {
                return undefined;
            }
            const yearDigit3 = date.charCodeAt(14);
            if (yearDigit3 < 48 || yearDigit3 > 57) {
                return undefined;
            }
            const yearDigit4 = date.charCodeAt(15);
            if (yearDigit4 < 48 || yearDigit4 > 57) {
                return undefined;
            }
            const year = (yearDigit1 - 48) * 1000 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48);
            let hour = 0;
            if (date[17] === '0') {
                const code = date.charCodeAt(18);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                hour = code - 48;
            }
            else {
                const code1 = date.charCodeAt(17);
                if (code1 < 48 || code1 > 50) {
                    return undefined;
                }
                const code2 = date.charCodeAt(18);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                if (code1 === 50 && code2 > 51) {
                    return undefined;
                }
                hour = (code1 - 48) * 10 + (code2 - 48);
            }
            let minute = 0;
            if (date[20] === '0') {
                const code = date.charCodeAt(21);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                minute = code - 48;
            }
            else {
                const code1 = date.charCodeAt(20);
                if (code1 < 48 || code1 > 53) {
                    return undefined;
                }
                const code2 = date.charCodeAt(21);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                minute = (code1 - 48) * 10 + (code2 - 48);
            }
            let second = 0;
            if (date[23] === '0') {
                const code = date.charCodeAt(24);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                second = code - 48;
            }
            else {
                const code1 = date.charCodeAt(23);
                if (code1 < 48 || code1 > 53) {
                    return undefined;
                }
                const code2 = date.charCodeAt(24);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                second = (code1 - 48) * 10 + (code2 - 48);
            }
            return makeDate(year, monthIdx, day, hour, minute, second, weekday);
        }
        function parseAscTimeDate(date) {
            if (date.length !== 24 ||
                date[7] !== ' ' ||
                date[10] !== ' ' ||
                date[19] !== ' ') {
                return undefined;
            }
            let weekday = -1;
            if (date[0] === 'S' && date[1] === 'u' && date[2] === 'n') {
                weekday = 0;
            }
            else if (date[0] === 'M' && date[1] === 'o' && date[2] === 'n') {
                weekday = 1;
            }
            else if (date[0] === 'T' && date[1] === 'u' && date[2] === 'e') {
                weekday = 2;
            }
            else if (date[0] === 'W' && date[1] === 'e' && date[2] === 'd') {
                weekday = 3;
            }
            else if (date[0] === 'T' && date[1] === 'h' && date[2] === 'u') {
                weekday = 4;
            }
            else if (date[0] === 'F' && date[1] === 'r' && date[2] === 'i') {
                weekday = 5;
            }
            else if (date[0] === 'S' && date[1] === 'a' && date[2] === 't') {
                weekday = 6;
            }
            else {
                return undefined;
            }
            let monthIdx = -1;
            if ((date[4] === 'J' && date[5] === 'a' && date[6] === 'n')) {
                monthIdx = 0;
            }
            else if ((date[4] === 'F' && date[5] === 'e' && date[6] === 'b')) {
                monthIdx = 1;
            }
            else if ((date[4] === 'M' && date[5] === 'a')) {
                if (date[6] === 'r') {
                    monthIdx = 2;
                }
                else if (date[6] === 'y') {
                    monthIdx = 4;
                }
                else {
                    return undefined;
                }
            }
            else if ((date[4] === 'J')) {
                if (date[5] === 'a' && date[6] === 'n') {
                    monthIdx = 0;
                }
                else if (date[5] === 'u') {
                    if (date[6] === 'n') {
                        monthIdx = 5;
                    }
                    else if (date[6] === 'l') {
                        monthIdx = 6;
                    }
                    else {
                        return undefined;
                    }
                }
                else {
                    return undefined;
                }
            }
            else if ((date[4] === 'A')) {
                if (date[5] === 'p' && date[6] === 'r') {
                    monthIdx = 3;
                }
                else if (date[5] === 'u' && date[6] === 'g') {
                    monthIdx = 7;
                }
                else {
                    return undefined;
                }
            }
            else if ((date[4] === 'S' && date[5] === 'e' && date[6] === 'p')) {
                monthIdx = 8;
            }
            else if ((date[4] === 'O' && date[5] === 'c' && date[6] === 't')) {
                monthIdx = 9;
            }
            else if ((date[4] === 'N' && date[5] === 'o' && date[6] === 'v')) {
                monthIdx = 10;
            }
            else if ((date[4] === 'D' && date[5] === 'e' && date[6] === 'c')) {
                monthIdx = 11;
            }
            else {
                return undefined;
            }
            let day = 0;
            if (date[8] === ' ') {
                const code = date.charCodeAt(9);
                if (code < 49 || code > 57) {
                    return undefined;
                }
                day = code - 48;
            }
            else {
                const code1 = date.charCodeAt(8);
                if (code1 < 49 || code1 > 51) {
                    return undefined;
                }
                const code2 = date.charCodeAt(9);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                day = (code1 - 48) * 10 + (code2 - 48);
            }
            let hour = 0;
            if (date[11] === '0') {
                const code = date.charCodeAt(12);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                hour = code - 48;
            }
            else {
                const code1 = date.charCodeAt(11);
                if (code1 < 48 || code1 > 50) {
                    return undefined;
                }
                const code2 = date.charCodeAt(12);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                if (code1 === 50 && code2 > 51) {
                    return undefined;
                }
                hour = (code1 - 48) * 10 + (code2 - 48);
            }
            let minute = 0;
            if (date[14] === '0') {
                const code = date.charCodeAt(15);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                minute = code - 48;
            }
            else {
                const code1 = date.charCodeAt(14);
                if (code1 < 48 || code1 > 53) {
                    return undefined;
                }
                const code2 = date.charCodeAt(15);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                minute = (code1 - 48) * 10 + (code2 - 48);
            }
            let second = 0;
            if (date[17] === '0') {
                const code = date.charCodeAt(18);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                second = code - 48;
            }
            else {
                const code1 = date.charCodeAt(17);
                if (code1 < 48 || code1 > 53) {
                    return undefined;
                }
                const code2 = date.charCodeAt(18);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                second = (code1 - 48) * 10 + (code2 - 48);
            }
            const yearDigit1 = date.charCodeAt(20);
            if (yearDigit1 < 48 || yearDigit1 > 57) {
                return undefined;
            }
            const yearDigit2 = date.charCodeAt(21);
            if (yearDigit2 < 48 || yearDigit2 > 57) {
                return undefined;
            }
            const yearDigit3 = date.charCodeAt(22);
            if (yearDigit3 < 48 || yearDigit3 > 57) {
                return undefined;
            }
            const yearDigit4 = date.charCodeAt(23);
            if (yearDigit4 < 48 || yearDigit4 > 57) {
                return undefined;
            }
            const year = (yearDigit1 - 48) * 1000 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48);
            return makeDate(year, monthIdx, day, hour, minute, second, weekday);
        }
        function parseRfc850Date(date) {
            let commaIndex = -1;
            let weekday = -1;
            if (date[0] === 'S') {
                if (date[1] === 'u' && date[2] === 'n' && date[3] === 'd' && date[4] === 'a' && date[5] === 'y') {
                    weekday = 0;
                    commaIndex = 6;
                }
                else if (date[1] === 'a' && date[2] === 't' && date[3] === 'u' && date[4] === 'r' && date[5] === 'd' && date[6] === 'a' && date[7] === 'y') {
                    weekday = 6;
                    commaIndex = 8;
                }
            }
            else if (date[0] === 'M' && date[1] === 'o' && date[2] === 'n' && date[3] === 'd' && date[4] === 'a' && date[5] === 'y') {
                weekday = 1;
                commaIndex = 6;
            }
            else if (date[0] === 'T') {
                if (date[1] === 'u' && date[2] === 'e' && date[3] === 's' && date[4] === 'd' && date[5] === 'a' && date[6] === 'y') {
                    weekday = 2;
                    commaIndex = 7;
                }
                else if (date[1] === 'h' && date[2] === 'u' && date[3] === 'r' && date[4] === 's' && date[5] === 'd' && date[6] === 'a' && date[7] === 'y') {
                    weekday = 4;
                    commaIndex = 8;
                }
            }
            else if (date[0] === 'W' && date[1] === 'e' && date[2] === 'd' && date[3] === 'n' && date[4] === 'e' && date[5] === 's' && date[6] === 'd' && date[7] === 'a' && date[8] === 'y') {
                weekday = 3;
                commaIndex = 9;
            }
            else if (date[0] === 'F' && date[1] === 'r' && date[2] === 'i' && date[3] === 'd' && date[4] === 'a' && date[5] === 'y') {
                weekday = 5;
                commaIndex = 6;
            }
            else {
                return undefined;
            }
            if (date[commaIndex] !== ',' ||
                (date.length - commaIndex - 1) !== 23 ||
                date[commaIndex + 1] !== ' ' ||
                date[commaIndex + 4] !== '-' ||
                date[commaIndex + 8] !== '-' ||
                date[commaIndex + 11] !== ' ' ||
                date[commaIndex + 14] !== ':' ||
                date[commaIndex + 17] !== ':' ||
                date[commaIndex + 20] !== ' ' ||
                date[commaIndex + 21] !== 'G' ||
                date[commaIndex + 22] !== 'M' ||
                date[commaIndex + 23] !== 'T') {
                return undefined;
            }
            let day = 0;
            if (date[commaIndex + 2] === '0') {
                const code = date.charCodeAt(commaIndex + 3);
                if (code < 49 || code > 57) {
                    return undefined;
                }
                day = code - 48;
            }
            else {
                const code1 = date.charCodeAt(commaIndex + 2);
                if (code1 < 49 || code1 > 51) {
                    return undefined;
                }
                const code2 = date.charCodeAt(commaIndex + 3);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                day = (code1 - 48) * 10 + (code2 - 48);
            }
            let monthIdx = -1;
            if ((date[commaIndex + 5] === 'J' && date[commaIndex + 6] === 'a' && date[commaIndex + 7] === 'n')) {
                monthIdx = 0;
            }
            else if ((date[commaIndex + 5] === 'F' && date[commaIndex + 6] === 'e' && date[commaIndex + 7] === 'b')) {
                monthIdx = 1;
            }
            else if ((date[commaIndex + 5] === 'M' && date[commaIndex + 6] === 'a' && date[commaIndex + 7] === 'r')) {
                monthIdx = 2;
            }
            else if ((date[commaIndex + 5] === 'A' && date[commaIndex + 6] === 'p' && date[commaIndex + 7] === 'r')) {
                monthIdx = 3;
            }
            else if ((date[commaIndex + 5] === 'M' && date[commaIndex + 6] === 'a' && date[commaIndex + 7] === 'y')) {
                monthIdx = 4;
            }
            else if ((date[commaIndex + 5] === 'J' && date[commaIndex + 6] === 'u' && date[commaIndex + 7] === 'n')) {
                monthIdx = 5;
            }
            else if ((date[commaIndex + 5] === 'J' && date[commaIndex + 6] === 'u' && date[commaIndex + 7] === 'l')) {
                monthIdx = 6;
            }
            else if ((date[commaIndex + 5] === 'A' && date[commaIndex + 6] === 'u' && date[commaIndex + 7] === 'g')) {
                monthIdx = 7;
            }
            else if ((date[commaIndex + 5] === 'S' && date[commaIndex + 6] === 'e' && date[commaIndex + 7] === 'p')) {
                monthIdx = 8;
            }
            else if ((date[commaIndex + 5] === 'O' && date[commaIndex + 6] === 'c' && date[commaIndex + 7] === 't')) {
                monthIdx = 9;
            }
            else if ((date[commaIndex + 5] === 'N' && date[commaIndex + 6] === 'o' && date[commaIndex + 7] === 'v')) {
                monthIdx = 10;
            }
            else if ((date[commaIndex + 5] === 'D' && date[commaIndex + 6] === 'e' && date[commaIndex + 7] === 'c')) {
                monthIdx = 11;
            }
            else {
                return undefined;
            }
            const yearDigit1 = date.charCodeAt(commaIndex + 9);
            if (yearDigit1 < 48 || yearDigit1 > 57) {
                return undefined;
            }
            const yearDigit2 = date.charCodeAt(commaIndex + 10);
            if (yearDigit2 < 48 || yearDigit2 > 57) {
                return undefined;
            }
            let year = (yearDigit1 - 48) * 10 + (yearDigit2 - 48);
            year += year < 70 ? 2000 : 1900;
            let hour = 0;
            if (date[commaIndex + 12] === '0') {
                const code = date.charCodeAt(commaIndex + 13);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                hour = code - 48;
            }
            else {
                const code1 = date.charCodeAt(commaIndex + 12);
                if (code1 < 48 || code1 > 50) {
                    return undefined;
                }
                const code2 = date.charCodeAt(commaIndex + 13);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                if (code1 === 50 && code2 > 51) {
                    return undefined;
                }
                hour = (code1 - 48) * 10 + (code2 - 48);
            }
            let minute = 0;
            if (date[commaIndex + 15] === '0') {
                const code = date.charCodeAt(commaIndex + 16);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                minute = code - 48;
            }
            else {
                const code1 = date.charCodeAt(commaIndex + 15);
                if (code1 < 48 || code1 > 53) {
                    return undefined;
                }
                const code2 = date.charCodeAt(commaIndex + 16);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                minute = (code1 - 48) * 10 + (code2 - 48);
            }
            let second = 0;
            if (date[commaIndex + 18] === '0') {
                const code = date.charCodeAt(commaIndex + 19);
                if (code < 48 || code > 57) {
                    return undefined;
                }
                second = code - 48;
            }
            else {
                const code1 = date.charCodeAt(commaIndex + 18);
                if (code1 < 48 || code1 > 53) {
                    return undefined;
                }
                const code2 = date.charCodeAt(commaIndex + 19);
                if (code2 < 48 || code2 > 57) {
                    return undefined;
                }
                second = (code1 - 48) * 10 + (code2 - 48);
            }
            return makeDate(year, monthIdx, day, hour, minute, second, weekday);
        }
        module.exports = {
            parseHttpDate
        };
    }),
    89634: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { kConstruct } = __webpack_require__(36443);
        const { urlEquals, getFieldValues } = __webpack_require__(76798);
        const { kEnumerableProperty, isDisturbed } = __webpack_require__(3440);
        const { webidl } = __webpack_require__(47879);
        const { cloneResponse, fromInnerResponse, getResponseState } = __webpack_require__(99051);
        const { Request, fromInnerRequest, getRequestState } = __webpack_require__(9967);
        const { fetching } = __webpack_require__(54398);
        const { urlIsHttpHttpsScheme, readAllBytes } = __webpack_require__(73168);
        class Cache {
            #relevantRequestResponseList;
            constructor() {
                if (arguments[0] !== kConstruct) {
                    webidl.illegalConstructor();
                }
                webidl.util.markAsUncloneable(this);
                this.#relevantRequestResponseList = arguments[1];
            }
            async match(request, options = {}) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.match';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                request = webidl.converters.RequestInfo(request);
                options = webidl.converters.CacheQueryOptions(options, prefix, 'options');
                const p = this.#internalMatchAll(request, options, 1);
                if (p.length === 0) {
                    return;
                }
                return p[0];
            }
            async matchAll(request = undefined, options = {}) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.matchAll';
                if (request !== undefined)
                    request = webidl.converters.RequestInfo(request);
                options = webidl.converters.CacheQueryOptions(options, prefix, 'options');
                return this.#internalMatchAll(request, options);
            }
            async add(request) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.add';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                request = webidl.converters.RequestInfo(request);
                const requests = [request];
                const responseArrayPromise = this.addAll(requests);
                return await responseArrayPromise;
            }
            async addAll(requests) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.addAll';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                const responsePromises = [];
                const requestList = [];
                for (let request of requests) {
                    if (request === undefined) {
                        throw webidl.errors.conversionFailed({
                            prefix,
                            argument: 'Argument 1',
                            types: ['undefined is not allowed']
                        });
                    }
                    request = webidl.converters.RequestInfo(request);
                    if (typeof request === 'string') {
                        continue;
                    }
                    const r = getRequestState(request);
                    if (!urlIsHttpHttpsScheme(r.url) || r.method !== 'GET') {
                        throw webidl.errors.exception({
                            header: prefix,
                            message: 'Expected http/s scheme when method is not GET.'
                        });
                    }
                }
                const fetchControllers = [];
                for (const request of requests) {
                    const r = getRequestState(new Request(request));
                    if (!urlIsHttpHttpsScheme(r.url)) {
                        throw webidl.errors.exception({
                            header: prefix,
                            message: 'Expected http/s scheme.'
                        });
                    }
                    r.initiator = 'fetch';
                    r.destination = 'subresource';
                    requestList.push(r);
                    const responsePromise = Promise.withResolvers();
                    fetchControllers.push(fetching({
                        request: r,
                        processResponse(response) {
                            if (response.type === 'error' || response.status === 206 || response.status < 200 || response.status > 299) {
                                responsePromise.reject(webidl.errors.exception({
                                    header: 'Cache.addAll',
                                    message: 'Received an invalid status code or the request failed.'
                                }));
                            }
                            else if (response.headersList.contains('vary')) {
                                const fieldValues = getFieldValues(response.headersList.get('vary'));
                                for (const fieldValue of fieldValues) {
                                    if (fieldValue === '*') {
                                        responsePromise.reject(webidl.errors.exception({
                                            header: 'Cache.addAll',
                                            message: 'invalid vary field value'
                                        }));
                                        for (const controller of fetchControllers) {
                                            controller.abort();
                                        }
                                        return;
                                    }
                                }
                            }
                        },
                        processResponseConsumeBody(response) {
                            if (response.aborted) {
                                responsePromise.reject(new DOMException('aborted', 'AbortError'));
                                return;
                            }
                            responsePromise.resolve(response);
                        }
                    }));
                    responsePromises.push(responsePromise.promise);
                }
                const p = Promise.all(responsePromises);
                const responses = await p;
                const operations = [];
                let index = 0;
                for (const response of responses) {
                    const operation = {
                        type: 'put',
                        request: requestList[index],
                        response
                    };
                    operations.push(operation);
                    index++;
                }
                const cacheJobPromise = Promise.withResolvers();
                let errorData = null;
                try {
                    this.#batchCacheOperations(operations);
                }
                catch (e) {
                    errorData = e;
                }
                queueMicrotask(() => {
                    if (errorData === null) {
                        cacheJobPromise.resolve(undefined);
                    }
                    else {
                        cacheJobPromise.reject(errorData);
                    }
                });
                return cacheJobPromise.promise;
            }
            async put(request, response) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.put';
                webidl.argumentLengthCheck(arguments, 2, prefix);
                request = webidl.converters.RequestInfo(request);
                response = webidl.converters.Response(response, prefix, 'response');
                let innerRequest = null;
                if (webidl.is.Request(request)) {
                    innerRequest = getRequestState(request);
                }
                else {
                    innerRequest = getRequestState(new Request(request));
                }
                if (!urlIsHttpHttpsScheme(innerRequest.url) || innerRequest.method !== 'GET') {
                    throw webidl.errors.exception({
                        header: prefix,
                        message: 'Expected an http/s scheme when method is not GET'
                    });
                }
                const innerResponse = getResponseState(response);
                if (innerResponse.status === 206) {
                    throw webidl.errors.exception({
                        header: prefix,
                        message: 'Got 206 status'
                    });
                }
                if (innerResponse.headersList.contains('vary')) {
                    const fieldValues = getFieldValues(innerResponse.headersList.get('vary'));
                    for (const fieldValue of fieldValues) {
                        if (fieldValue === '*') {
                            throw webidl.errors.exception({
                                header: prefix,
                                message: 'Got * vary field value'
                            });
                        }
                    }
                }
                if (innerResponse.body && (isDisturbed(innerResponse.body.stream) || innerResponse.body.stream.locked)) {
                    throw webidl.errors.exception({
                        header: prefix,
                        message: 'Response body is locked or disturbed'
                    });
                }
                const clonedResponse = cloneResponse(innerResponse);
                const bodyReadPromise = Promise.withResolvers();
                if (innerResponse.body != null) {
                    const stream = innerResponse.body.stream;
                    const reader = stream.getReader();
                    readAllBytes(reader, bodyReadPromise.resolve, bodyReadPromise.reject);
                }
                else {
                    bodyReadPromise.resolve(undefined);
                }
                const operations = [];
                const operation = {
                    type: 'put',
                    request: innerRequest,
                    response: clonedResponse
                };
                operations.push(operation);
                const bytes = await bodyReadPromise.promise;
                if (clonedResponse.body != null) {
                    clonedResponse.body.source = bytes;
                }
                const cacheJobPromise = Promise.withResolvers();
                let errorData = null;
                try {
                    this.#batchCacheOperations(operations);
                }
                catch (e) {
                    errorData = e;
                }
                queueMicrotask(() => {
                    if (errorData === null) {
                        cacheJobPromise.resolve();
                    }
                    else {
                        cacheJobPromise.reject(errorData);
                    }
                });
                return cacheJobPromise.promise;
            }
            async delete(request, options = {}) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.delete';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                request = webidl.converters.RequestInfo(request);
                options = webidl.converters.CacheQueryOptions(options, prefix, 'options');
                let r = null;
                if (webidl.is.Request(request)) {
                    r = getRequestState(request);
                    if (r.method !== 'GET' && !options.ignoreMethod) {
                        return false;
                    }
                }
                else {
                    assert(typeof request === 'string');
                    r = getRequestState(new Request(request));
                }
                const operations = [];
                const operation = {
                    type: 'delete',
                    request: r,
                    options
                };
                operations.push(operation);
                const cacheJobPromise = Promise.withResolvers();
                let errorData = null;
                let requestResponses;
                try {
                    requestResponses = this.#batchCacheOperations(operations);
                }
                catch (e) {
                    errorData = e;
                }
                queueMicrotask(() => {
                    if (errorData === null) {
                        cacheJobPromise.resolve(!!requestResponses?.length);
                    }
                    else {
                        cacheJobPromise.reject(errorData);
                    }
                });
                return cacheJobPromise.promise;
            }
            async keys(request = undefined, options = {}) {
                webidl.brandCheck(this, webidl.is.Cache);
                const prefix = 'Cache.keys';
                if (request !== undefined)
                    request = webidl.converters.RequestInfo(request);
                options = webidl.converters.CacheQueryOptions(options, prefix, 'options');
                let r = null;
                if (request !== undefined) {
                    if (webidl.is.Request(request)) {
                        r = getRequestState(request);
                        if (r.method !== 'GET' && !options.ignoreMethod) {
                            return [];
                        }
                    }
                    else if (typeof request === 'string') {
                        r = getRequestState(new Request(request));
                    }
                }
                const promise = Promise.withResolvers();
                const requests = [];
                if (request === undefined) {
                    for (const requestResponse of this.#relevantRequestResponseList) {
                        requests.push(requestResponse[0]);
                    }
                }
                else {
                    const requestResponses = this.#queryCache(r, options);
                    for (const requestResponse of requestResponses) {
                        requests.push(requestResponse[0]);
                    }
                }
                queueMicrotask(() => {
                    const requestList = [];
                    for (const request of requests) {
                        const requestObject = fromInnerRequest(request, undefined, new AbortController().signal, 'immutable');
                        requestList.push(requestObject);
                    }
                    promise.resolve(Object.freeze(requestList));
                });
                return promise.promise;
            }
            #batchCacheOperations(operations) {
                const cache = this.#relevantRequestResponseList;
                const backupCache = [...cache];
                const addedItems = [];
                const resultList = [];
                try {
                    for (const operation of operations) {
                        if (operation.type !== 'delete' && operation.type !== 'put') {
                            throw webidl.errors.exception({
                                header: 'Cache.#batchCacheOperations',
                                message: 'operation type does not match "delete" or "put"'
                            });
                        }
                        if (operation.type === 'delete' && operation.response != null) {
                            throw webidl.errors.exception({
                                header: 'Cache.#batchCacheOperations',
                                message: 'delete operation should not have an associated response'
                            });
                        }
                        if (this.#queryCache(operation.request, operation.options, addedItems).length) {
                            throw new DOMException('???', 'InvalidStateError');
                        }
                        let requestResponses;
                        if (operation.type === 'delete') {
                            requestResponses = this.#queryCache(operation.request, operation.options);
                            if (requestResponses.length === 0) {
                                return [];
                            }
                            for (const requestResponse of requestResponses) {
                                const idx = cache.indexOf(requestResponse);
                                assert(idx !== -1);
                                cache.splice(idx, 1);
                            }
                        }
                        else if (operation.type === 'put') {
                            if (operation.response == null) {
                                throw webidl.errors.exception({
                                    header: 'Cache.#batchCacheOperations',
                                    message: 'put operation should have an associated response'
                                });
                            }
                            const r = operation.request;
                            if (!urlIsHttpHttpsScheme(r.url)) {
                                throw webidl.errors.exception({
                                    header: 'Cache.#batchCacheOperations',
                                    message: 'expected http or https scheme'
                                });
                            }
                            if (r.method !== 'GET') {
                                throw webidl.errors.exception({
                                    header: 'Cache.#batchCacheOperations',
                                    message: 'not get method'
                                });
                            }
                            if (operation.options != null) {
                                throw webidl.errors.exception({
                                    header: 'Cache.#batchCacheOperations',
                                    message: 'options must not be defined'
                                });
                            }
                            requestResponses = this.#queryCache(operation.request);
                            for (const requestResponse of requestResponses) {
                                const idx = cache.indexOf(requestResponse);
                                assert(idx !== -1);
                                cache.splice(idx, 1);
                            }
                            cache.push([operation.request, operation.response]);
                            addedItems.push([operation.request, operation.response]);
                        }
                        resultList.push([operation.request, operation.response]);
                    }
                    return resultList;
                }
                catch (e) {
                    this.#relevantRequestResponseList.length = 0;
                    this.#relevantRequestResponseList = backupCache;
                    throw e;
                }
            }
            #queryCache(requestQuery, options, targetStorage) {
                const resultList = [];
                const storage = targetStorage ?? this.#relevantRequestResponseList;
                for (const requestResponse of storage) {
                    const [cachedRequest, cachedResponse] = requestResponse;
                    if (this.#requestMatchesCachedItem(requestQuery, cachedRequest, cachedResponse, options)) {
                        resultList.push(requestResponse);
                    }
                }
                return resultList;
            }
            #requestMatchesCachedItem(requestQuery, request, response = null, options) {
                const queryURL = new URL(requestQuery.url);
                const cachedURL = new URL(request.url);
                if (options?.ignoreSearch) {
                    cachedURL.search = '';
                    queryURL.search = '';
                }
                if (!urlEquals(queryURL, cachedURL, true)) {
                    return false;
                }
                if (response == null ||
                    options?.ignoreVary ||
                    !response.headersList.contains('vary')) {
                    return true;
                }
                const fieldValues = getFieldValues(response.headersList.get('vary'));
                for (const fieldValue of fieldValues) {
                    if (fieldValue === '*') {
                        return false;
                    }
                    const requestValue = request.headersList.get(fieldValue);
                    const queryValue = requestQuery.headersList.get(fieldValue);
                    if (requestValue !== queryValue) {
                        return false;
                    }
                }
                return true;
            }
            #internalMatchAll(request, options, maxResponses = Infinity) {
                let r = null;
                if (request !== undefined) {
                    if (webidl.is.Request(request)) {
                        r = getRequestState(request);
                        if (r.method !== 'GET' && !options.ignoreMethod) {
                            return [];
                        }
                    }
                    else if (typeof request === 'string') {
                        r = getRequestState(new Request(request));
                    }
                }
                const responses = [];
                if (request === undefined) {
                    for (const requestResponse of this.#relevantRequestResponseList) {
                        responses.push(requestResponse[1]);
                    }
                }
                else {
                    const requestResponses = this.#queryCache(r, options);
                    for (const requestResponse of requestResponses) {
                        responses.push(requestResponse[1]);
                    }
                }
                const responseList = [];
                for (const response of responses) {
                    const responseObject = fromInnerResponse(cloneResponse(response), 'immutable');
                    responseList.push(responseObject);
                    if (responseList.length >= maxResponses) {
                        break;
                    }
                }
                return Object.freeze(responseList);
            }
            static {
                webidl.is.Cache = (arg) => {
                    return arg != null && typeof arg === 'object' && #relevantRequestResponseList in arg;
                };
            }
        }
        Object.defineProperties(Cache.prototype, {
            [Symbol.toStringTag]: {
                value: 'Cache',
                configurable: true
            },
            match: kEnumerableProperty,
            matchAll: kEnumerableProperty,
            add: kEnumerableProperty,
            addAll: kEnumerableProperty,
            put: kEnumerableProperty,
            delete: kEnumerableProperty,
            keys: kEnumerableProperty
        });
        const cacheQueryOptionConverters = [
            {
                key: 'ignoreSearch',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            },
            {
                key: 'ignoreMethod',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            },
            {
                key: 'ignoreVary',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            }
        ];
        webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters);
        webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([
            ...cacheQueryOptionConverters,
            {
                key: 'cacheName',
                converter: webidl.converters.DOMString
            }
        ]);
        webidl.converters.Response = webidl.interfaceConverter(webidl.is.Response, 'Response');
        webidl.converters['sequence<RequestInfo>'] = webidl.sequenceConverter(webidl.converters.RequestInfo);
        module.exports = {
            Cache
        };
    }),
    3245: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Cache } = __webpack_require__(89634);
        const { webidl } = __webpack_require__(47879);
        const { kEnumerableProperty } = __webpack_require__(3440);
        const { kConstruct } = __webpack_require__(36443);
        class CacheStorage {
            #caches = new Map();
            constructor() {
                if (arguments[0] !== kConstruct) {
                    webidl.illegalConstructor();
                }
                webidl.util.markAsUncloneable(this);
            }
            async match(request, options = {}) {
                webidl.brandCheck(this, webidl.is.CacheStorage);
                webidl.argumentLengthCheck(arguments, 1, 'CacheStorage.match');
                request = webidl.converters.RequestInfo(request);
                options = webidl.converters.MultiCacheQueryOptions(options);
                if (options.cacheName != null) {
                    if (this.#caches.has(options.cacheName)) {
                        const cacheList = this.#caches.get(options.cacheName);
                        const cache = new Cache(kConstruct, cacheList);
                        return await cache.match(request, options);
                    }
                }
                else {
                    for (const cacheList of this.#caches.values()) {
                        const cache = new Cache(kConstruct, cacheList);
                        const response = await cache.match(request, options);
                        if (response !== undefined) {
                            return response;
                        }
                    }
                }
            }
            async has(cacheName) {
                webidl.brandCheck(this, webidl.is.CacheStorage);
                const prefix = 'CacheStorage.has';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                cacheName = webidl.converters.DOMString(cacheName, prefix, 'cacheName');
                return this.#caches.has(cacheName);
            }
            async open(cacheName) {
                webidl.brandCheck(this, webidl.is.CacheStorage);
                const prefix = 'CacheStorage.open';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                cacheName = webidl.converters.DOMString(cacheName, prefix, 'cacheName');
                if (this.#caches.has(cacheName)) {
                    const cache = this.#caches.get(cacheName);
                    return new Cache(kConstruct, cache);
                }
                const cache = [];
                this.#caches.set(cacheName, cache);
                return new Cache(kConstruct, cache);
            }
            async delete(cacheName) {
                webidl.brandCheck(this, webidl.is.CacheStorage);
                const prefix = 'CacheStorage.delete';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                cacheName = webidl.converters.DOMString(cacheName, prefix, 'cacheName');
                return this.#caches.delete(cacheName);
            }
            async keys() {
                webidl.brandCheck(this, webidl.is.CacheStorage);
                const keys = this.#caches.keys();
                return [...keys];
            }
            static {
                webidl.is.CacheStorage = (arg) => {
                    return arg != null && typeof arg === 'object' && #caches in arg;
                };
            }
        }
        Object.defineProperties(CacheStorage.prototype, {
            [Symbol.toStringTag]: {
                value: 'CacheStorage',
                configurable: true
            },
            match: kEnumerableProperty,
            has: kEnumerableProperty,
            open: kEnumerableProperty,
            delete: kEnumerableProperty,
            keys: kEnumerableProperty
        });
        module.exports = {
            CacheStorage
        };
    }),
    76798: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { URLSerializer } = __webpack_require__(51900);
        const { isValidHeaderName } = __webpack_require__(73168);
        function urlEquals(A, B, excludeFragment = false) {
            const serializedA = URLSerializer(A, excludeFragment);
            const serializedB = URLSerializer(B, excludeFragment);
            return serializedA === serializedB;
        }
        function getFieldValues(header) {
            assert(header !== null);
            const values = [];
            for (let value of header.split(',')) {
                value = value.trim();
                if (isValidHeaderName(value)) {
                    values.push(value);
                }
            }
            return values;
        }
        module.exports = {
            urlEquals,
            getFieldValues
        };
    }),
    71276: ((module) => {
        const maxAttributeValueSize = 1024;
        const maxNameValuePairSize = 4096;
        module.exports = {
            maxAttributeValueSize,
            maxNameValuePairSize
        };
    }),
    79061: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { parseSetCookie } = __webpack_require__(11978);
        const { stringify } = __webpack_require__(57797);
        const { webidl } = __webpack_require__(47879);
        const globalHeadersBrandCheck = (arg) => webidl.brandCheck(arg, webidl.util.MakeTypeAssertion(globalThis.Headers));
        const undiciHeadersBrandCheck = (arg) => webidl.brandCheck(arg, webidl.is.Headers);
        function brandCheckHeaders(arg) {
            try {
                undiciHeadersBrandCheck(arg);
                return;
            }
            catch {
            }
            globalHeadersBrandCheck(arg);
        }
        function getCookies(headers) {
            webidl.argumentLengthCheck(arguments, 1, 'getCookies');
            brandCheckHeaders(headers);
            const cookie = headers.get('cookie');
            const out = { __proto__: null };
            if (!cookie) {
                return out;
            }
            for (const piece of cookie.split(';')) {
                const [name, ...value] = piece.split('=');
                out[name.trim()] = value.join('=');
            }
            return out;
        }
        function deleteCookie(headers, name, attributes) {
            brandCheckHeaders(headers);
            const prefix = 'deleteCookie';
            webidl.argumentLengthCheck(arguments, 2, prefix);
            name = webidl.converters.DOMString(name, prefix, 'name');
            attributes = webidl.converters.DeleteCookieAttributes(attributes);
            setCookie(headers, {
                name,
                value: '',
                expires: new Date(0),
                ...attributes
            });
        }
        function getSetCookies(headers) {
            webidl.argumentLengthCheck(arguments, 1, 'getSetCookies');
            brandCheckHeaders(headers);
            const cookies = headers.getSetCookie();
            if (!cookies) {
                return [];
            }
            return cookies.map((pair) => parseSetCookie(pair));
        }
        function parseCookie(cookie) {
            cookie = webidl.converters.DOMString(cookie);
            return parseSetCookie(cookie);
        }
        function setCookie(headers, cookie) {
            webidl.argumentLengthCheck(arguments, 2, 'setCookie');
            brandCheckHeaders(headers);
            cookie = webidl.converters.Cookie(cookie);
            const str = stringify(cookie);
            if (str) {
                headers.append('set-cookie', str, true);
            }
        }
        webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([
            {
                converter: webidl.nullableConverter(webidl.converters.DOMString),
                key: 'path',
                defaultValue: () => null
            },
            {
                converter: webidl.nullableConverter(webidl.converters.DOMString),
                key: 'domain',
                defaultValue: () => null
            }
        ]);
        webidl.converters.Cookie = webidl.dictionaryConverter([
            {
                converter: webidl.converters.DOMString,
                key: 'name'
            },
            {
                converter: webidl.converters.DOMString,
                key: 'value'
            },
            {
                converter: webidl.nullableConverter((value) => {
                    if (typeof value === 'number') {
                        return webidl.converters['unsigned long long'](value);
                    }
                    return new Date(value);
                }),
                key: 'expires',
                defaultValue: () => null
            },
            {
                converter: webidl.nullableConverter(webidl.converters['long long']),
                key: 'maxAge',
                defaultValue: () => null
            },
            {
                converter: webidl.nullableConverter(webidl.converters.DOMString),
                key: 'domain',
                defaultValue: () => null
            },
            {
                converter: webidl.nullableConverter(webidl.converters.DOMString),
                key: 'path',
                defaultValue: () => null
            },
            {
                converter: webidl.nullableConverter(webidl.converters.boolean),
                key: 'secure',
                defaultValue: () => null
            },
            {
                converter: webidl.nullableConverter(webidl.converters.boolean),
                key: 'httpOnly',
                defaultValue: () => null
            },
            {
                converter: webidl.converters.USVString,
                key: 'sameSite',
                allowedValues: ['Strict', 'Lax', 'None']
            },
            {
                converter: webidl.sequenceConverter(webidl.converters.DOMString),
                key: 'unparsed',
                defaultValue: () => []
            }
        ]);
        module.exports = {
            getCookies,
            deleteCookie,
            getSetCookies,
            setCookie,
            parseCookie
        };
    }),
    11978: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { collectASequenceOfCodePointsFast } = __webpack_require__(8116);
        const { maxNameValuePairSize, maxAttributeValueSize } = __webpack_require__(71276);
        const { isCTLExcludingHtab } = __webpack_require__(57797);
        const assert = __webpack_require__(34589);
        function parseSetCookie(header) {
            if (isCTLExcludingHtab(header)) {
                return null;
            }
            let nameValuePair = '';
            let unparsedAttributes = '';
            let name = '';
            let value = '';
            if (header.includes(';')) {
                const position = { position: 0 };
                nameValuePair = collectASequenceOfCodePointsFast(';', header, position);
                unparsedAttributes = header.slice(position.position);
            }
            else {
                nameValuePair = header;
            }
            if (!nameValuePair.includes('=')) {
                value = nameValuePair;
            }
            else {
                const position = { position: 0 };
                name = collectASequenceOfCodePointsFast('=', nameValuePair, position);
                value = nameValuePair.slice(position.position + 1);
            }
            name = name.trim();
            value = value.trim();
            if (name.length + value.length > maxNameValuePairSize) {
                return null;
            }
            return {
                name, value, ...parseUnparsedAttributes(unparsedAttributes)
            };
        }
        function parseUnparsedAttributes(unparsedAttributes, cookieAttributeList = {}) {
            while (true) {
                if (unparsedAttributes.length === 0) {
                    return cookieAttributeList;
                }
                assert(unparsedAttributes[0] === ';');
                unparsedAttributes = unparsedAttributes.slice(1);
                let cookieAv = '';
                if (unparsedAttributes.includes(';')) {
                    cookieAv = collectASequenceOfCodePointsFast(';', unparsedAttributes, { position: 0 });
                    unparsedAttributes = unparsedAttributes.slice(cookieAv.length);
                }
                else {
                    cookieAv = unparsedAttributes;
                    unparsedAttributes = '';
                }
                let attributeName = '';
                let attributeValue = '';
                if (cookieAv.includes('=')) {
                    const position = { position: 0 };
                    attributeName = collectASequenceOfCodePointsFast('=', cookieAv, position);
                    attributeValue = cookieAv.slice(position.position + 1);
                }
                else {
                    attributeName = cookieAv;
                }
                attributeName = attributeName.trim();
                attributeValue = attributeValue.trim();
                if (attributeValue.length > maxAttributeValueSize) {
                    continue;
                }
                const attributeNameLowercase = attributeName.toLowerCase();
                if (attributeNameLowercase === 'expires') {
                    const expiryTime = new Date(attributeValue);
                    if (!Number.isNaN(expiryTime.getTime())) {
                        cookieAttributeList.expires = expiryTime;
                    }
                }
                else if (attributeNameLowercase === 'max-age') {
                    const charCode = attributeValue.charCodeAt(0);
                    const startsWithDigit = charCode >= 48 && charCode <= 57;
                    const startsWithSignedDigit = attributeValue[0] === '-' && attributeValue.length > 1;
                    if (!startsWithDigit && !startsWithSignedDigit) {
                        continue;
                    }
                    if (/[^\d]/.test(attributeValue.slice(1))) {
                        continue;
                    }
                    const deltaSeconds = Number(attributeValue);
                    cookieAttributeList.maxAge = deltaSeconds;
                }
                else if (attributeNameLowercase === 'domain') {
                    let cookieDomain = attributeValue;
                    if (cookieDomain[0] === '.') {
                        cookieDomain = cookieDomain.slice(1);
                    }
                    cookieDomain = cookieDomain.toLowerCase();
                    cookieAttributeList.domain = cookieDomain;
                }
                else if (attributeNameLowercase === 'path') {
                    let cookiePath = '';
                    if (attributeValue.length === 0 || attributeValue[0] !== '/') {
                        cookiePath = '/';
                    }
                    else {
                        cookiePath = attributeValue;
                    }
                    cookieAttributeList.path = cookiePath;
                }
                else if (attributeNameLowercase === 'secure') {
                    cookieAttributeList.secure = true;
                }
                else if (attributeNameLowercase === 'httponly') {
                    cookieAttributeList.httpOnly = true;
                }
                else if (attributeNameLowercase === 'samesite') {
                    const attributeValueLowercase = attributeValue.toLowerCase();
                    if (attributeValueLowercase === 'none') {
                        cookieAttributeList.sameSite = 'None';
                    }
                    else if (attributeValueLowercase === 'strict') {
                        cookieAttributeList.sameSite = 'Strict';
                    }
                    else if (attributeValueLowercase === 'lax') {
                        cookieAttributeList.sameSite = 'Lax';
                    }
                }
                else {
                    cookieAttributeList.unparsed ??= [];
                    cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`);
                }
            }
        }
        module.exports = {
            parseSetCookie,
            parseUnparsedAttributes
        };
    }),
    57797: ((module) => {
        function isCTLExcludingHtab(value) {
            for (let i = 0; i < value.length; ++i) {
                const code = value.charCodeAt(i);
                if ((code >= 0x00 && code <= 0x08) ||
                    (code >= 0x0A && code <= 0x1F) ||
                    code === 0x7F) {
                    return true;
                }
            }
            return false;
        }
        function validateCookieName(name) {
            for (let i = 0; i < name.length; ++i) {
                const code = name.charCodeAt(i);
                if (code < 0x21 ||
                    code > 0x7E ||
                    code === 0x22 ||
                    code === 0x28 ||
                    code === 0x29 ||
                    code === 0x3C ||
                    code === 0x3E ||
                    code === 0x40 ||
                    code === 0x2C ||
                    code === 0x3B ||
                    code === 0x3A ||
                    code === 0x5C ||
                    code === 0x2F ||
                    code === 0x5B ||
                    code === 0x5D ||
                    code === 0x3F ||
                    code === 0x3D ||
                    code === 0x7B ||
                    code === 0x7D) {
                    throw new Error('Invalid cookie name');
                }
            }
        }
        function validateCookieValue(value) {
            let len = value.length;
            let i = 0;
            if (value[0] === '"') {
                if (len === 1 || value[len - 1] !== '"') {
                    throw new Error('Invalid cookie value');
                }
                --len;
                ++i;
            }
            while (i < len) {
                const code = value.charCodeAt(i++);
                if (code < 0x21 ||
                    code > 0x7E ||
                    code === 0x22 ||
                    code === 0x2C ||
                    code === 0x3B ||
                    code === 0x5C) {
                    throw new Error('Invalid cookie value');
                }
            }
        }
        function validateCookiePath(path) {
            for (let i = 0; i < path.length; ++i) {
                const code = path.charCodeAt(i);
                if (code < 0x20 ||
                    code > 0x7E ||
                    code === 0x3B) {
                    throw new Error('Invalid cookie path');
                }
            }
        }
        function isLetterOrDigit(code) {
            return ((code >= 0x30 && code <= 0x39) ||
                (code >= 0x41 && code <= 0x5A) ||
                (code >= 0x61 && code <= 0x7A));
        }
        function validateCookieDomain(domain) {
            if (domain === ' ') {
                return;
            }
            if (domain.length > 255) {
                throw new Error('Invalid cookie domain');
            }
            let labelLength = 0;
            for (let i = 0; i < domain.length; ++i) {
                const code = domain.charCodeAt(i);
                if (code === 0x2E) {
                    if (labelLength === 0) {
                        throw new Error('Invalid cookie domain');
                    }
                    if (domain.charCodeAt(i - 1) === 0x2D) {
                        throw new Error('Invalid cookie domain');
                    }
                    labelLength = 0;
                    continue;
                }
                if (labelLength === 0 && !isLetterOrDigit(code)) {
                    throw new Error('Invalid cookie domain');
                }
                if (!isLetterOrDigit(code) && code !== 0x2D) {
                    throw new Error('Invalid cookie domain');
                }
                if (++labelLength > 63) {
                    throw new Error('Invalid cookie domain');
                }
            }
            if (labelLength === 0 || domain.charCodeAt(domain.length - 1) === 0x2D) {
                throw new Error('Invalid cookie domain');
            }
        }
        const IMFDays = [
            'Sun', 'Mon', 'Tue', 'Wed',
            'Thu', 'Fri', 'Sat'
        ];
        const IMFMonths = [
            'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun',
            'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'
        ];
        const IMFPaddedNumbers = Array(61).fill(0).map((_, i) => i.toString().padStart(2, '0'));
        function toIMFDate(date) {
            if (typeof date === 'number') {
                date = new Date(date);
            }
            return `${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`;
        }
        function validateCookieMaxAge(maxAge) {
            if (maxAge < 0) {
                throw new Error('Invalid cookie max-age');
            }
        }
        function stringify(cookie) {
            if (cookie.name.length === 0) {
                return null;
            }
            validateCookieName(cookie.name);
            validateCookieValue(cookie.value);
            const out = [`${cookie.name}=${cookie.value}`];
            if (cookie.name.startsWith('__Secure-')) {
                cookie.secure = true;
            }
            if (cookie.name.startsWith('__Host-')) {
                cookie.secure = true;
                cookie.domain = null;
                cookie.path = '/';
            }
            if (cookie.secure) {
                out.push('Secure');
            }
            if (cookie.httpOnly) {
                out.push('HttpOnly');
            }
            if (typeof cookie.maxAge === 'number') {
                validateCookieMaxAge(cookie.maxAge);
                out.push(`Max-Age=${cookie.maxAge}`);
            }
            if (cookie.domain) {
                validateCookieDomain(cookie.domain);
                out.push(`Domain=${cookie.domain}`);
            }
            if (cookie.path) {
                validateCookiePath(cookie.path);
                out.push(`Path=${cookie.path}`);
            }
            if (cookie.expires != null) {
                const expiresMs = cookie.expires instanceof Date
                    ? cookie.expires.getTime()
                    : cookie.expires;
                const maxTimeValue = 8640000000000000;
                if (typeof expiresMs === 'number' && Number.isFinite(expiresMs) && Math.abs(expiresMs) <= maxTimeValue) {
                    out.push(`Expires=${toIMFDate(cookie.expires)}`);
                }
            }
            if (cookie.sameSite) {
                out.push(`SameSite=${cookie.sameSite}`);
            }
            for (const part of cookie.unparsed) {
                if (!part.includes('=')) {
                    throw new Error('Invalid unparsed');
                }
                const [key, ...value] = part.split('=');
                const trimmedKey = key.trim();
                const joinedValue = value.join('=');
                validateCookieName(trimmedKey);
                validateCookieValue(joinedValue);
                out.push(`${trimmedKey}=${joinedValue}`);
            }
            return out.join('; ');
        }
        module.exports = {
            isCTLExcludingHtab,
            validateCookieName,
            validateCookiePath,
            validateCookieValue,
            toIMFDate,
            stringify
        };
    }),
    24031: ((module, __unused_webpack_exports, __webpack_require__) => {
        const buffer = __webpack_require__(4573);
        const { Transform } = __webpack_require__(57075);
        const { isASCIINumber, isValidLastEventId } = __webpack_require__(94811);
        const BOM = [0xEF, 0xBB, 0xBF];
        const LF = 0x0A;
        const CR = 0x0D;
        const COLON = 0x3A;
        const SPACE = 0x20;
        const defaultMaxEventSize = buffer.kStringMaxLength;
        const DATA = Buffer.from('data');
        const EVENT = Buffer.from('event');
        const ID = Buffer.from('id');
        const RETRY = Buffer.from('retry');
        const minParserItems = 1024;
        const maxParserItems = 131072;
        const bytesPerParserItem = 128;
        function isASCIINumberBytes(buffer, start) {
            if (start >= buffer.length) {
                return false;
            }
            for (let i = start; i < buffer.length; i++) {
                if (buffer[i] < 0x30 || buffer[i] > 0x39) {
                    return false;
                }
            }
            return true;
        }
        function isValidLastEventIdBytes(buffer, start) {
            for (let i = start; i < buffer.length; i++) {
                if (buffer[i] === 0x00) {
                    return false;
                }
            }
            return true;
        }
        function isFieldName(line, length, field) {
            if (length !== field.length) {
                return false;
            }
            for (let i = 0; i < length; i++) {
                if (line[i] !== field[i]) {
                    return false;
                }
            }
            return true;
        }
        function createMaxEventSizeExceededError() {
            const error = new Error('EventSource message size exceeded');
            error.aborted = false;
            return error;
        }
        class EventSourceStream extends Transform {
            state;
            checkBOM = true;
            crlfCheck = false;
            eventEndCheck = false;
            chunks = [];
            chunkIndex = 0;
            pos = 0;
            lineChunkIndex = 0;
            linePos = 0;
            lineLength = 0;
            eventSize = 0;
            eventFieldSizes = { data: 0, event: 0, id: 0, retry: 0 };
            dataLineCount = 0;
            maxEventSize;
            maxDataLines;
            maxBufferedChunks;
            event = {
                data: undefined,
                event: undefined,
                id: undefined,
                retry: undefined
            };
            constructor(options = {}) {
                options.readableObjectMode = true;
                super(options);
                this.state = options.eventSourceSettings || {};
                this.maxEventSize = options.maxEventSize ?? defaultMaxEventSize;
                const parserItemLimit = this.maxEventSize > 0
                    ? Math.min(maxParserItems, Math.max(minParserItems, Math.floor(this.maxEventSize / bytesPerParserItem)))
                    : 0;
                this.maxDataLines = parserItemLimit;
                this.maxBufferedChunks = parserItemLimit;
                if (options.push) {
                    this.push = options.push;
                }
            }
            _transform(chunk, _encoding, callback) {
                if (chunk.length === 0) {
                    callback();
                    return;
                }
                if (this.maxEventSize > 0 &&
                    this.chunks.length >= this.maxBufferedChunks &&
                    chunk[0] !== LF && chunk[0] !== CR) {
                    callback(createMaxEventSizeExceededError());
                    return;
                }
                this.chunks.push(chunk);
                if (this.checkBOM) {
                    if (this.handleBOM()) {
                        callback();
                        return;
                    }
                }
                while (this.hasCurrentByte()) {
                    const byte = this.currentByte();
                    if (this.eventEndCheck) {
                        if (this.crlfCheck) {
                            if (byte === LF) {
                                this.crlfCheck = false;
                                this.consumeCurrentByte();
                                continue;
                            }
                            this.crlfCheck = false;
                        }
                        if (byte === LF || byte === CR) {
                            if (byte === CR) {
                                this.crlfCheck = true;
                            }
                            this.consumeCurrentByte();
                            if (this.hasPendingEvent()) {
                                this.processEvent(this.event);
                            }
                            this.clearEvent();
                            continue;
                        }
                        this.eventEndCheck = false;
                        continue;
                    }
                    if (byte === LF || byte === CR) {
                        if (byte === CR) {
                            this.crlfCheck = true;
                        }
                        try {
                            this.parseLine(this.readLine(), this.event);
                        }
                        catch (error) {
                            callback(error);
                            return;
                        }
                        this.consumeCurrentByte();
                        this.eventEndCheck = true;
                        continue;
                    }
                    if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
                        callback(createMaxEventSizeExceededError());
                        return;
                    }
                    this.advanceCursor();
                }
                callback();
            }
            _destroy(error, callback) {
                this.chunks.length = 0;
                this.clearEvent();
                super._destroy(error, callback);
            }
            parseLine(line, event) {
                if (line.length === 0) {
                    return;
                }
                const colonPosition = line.indexOf(COLON);
                if (colonPosition === 0) {
                    return;
                }
                let fieldLength = line.length;
                let valueStart = line.length;
                if (colonPosition !== -1) {
                    fieldLength = colonPosition;
                    valueStart = colonPosition + 1;
                    if (line[valueStart] === SPACE) {
                        ++valueStart;
                    }
                }
                if (isFieldName(line, fieldLength, DATA)) {
                    if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) {
                        throw createMaxEventSizeExceededError();
                    }
                    const valueBytes = line.length - valueStart;
                    const dataSize = this.eventFieldSizes.data + (event.data === undefined ? 0 : 1) + valueBytes;
                    this.setEventFieldSize('data', dataSize);
                    const value = line.toString('utf8', valueStart);
                    if (event.data === undefined) {
                        event.data = value;
                    }
                    else {
                        event.data += `\n${value}`;
                    }
                    this.dataLineCount++;
                    return;
                }
                if (isFieldName(line, fieldLength, RETRY)) {
                    if (isASCIINumberBytes(line, valueStart)) {
                        this.setEventFieldSize('retry', line.length - valueStart);
                        event.retry = line.toString('utf8', valueStart);
                    }
                    return;
                }
                if (isFieldName(line, fieldLength, ID)) {
                    if (isValidLastEventIdBytes(line, valueStart)) {
                        this.setEventFieldSize('id', line.length - valueStart);
                        event.id = line.toString('utf8', valueStart);
                    }
                    return;
                }
                if (isFieldName(line, fieldLength, EVENT)) {
                    if (valueStart < line.length) {
                        this.setEventFieldSize('event', line.length - valueStart);
                        event.event = line.toString('utf8', valueStart);
                    }
                }
            }
            setEventFieldSize(field, size) {
                const eventSize = this.eventSize - this.eventFieldSizes[field] + size;
                if (this.maxEventSize > 0 && eventSize > this.maxEventSize) {
                    throw createMaxEventSizeExceededError();
                }
                this.eventSize = eventSize;
                this.eventFieldSizes[field] = size;
            }
            processEvent(event) {
                if (event.retry && isASCIINumber(event.retry)) {
                    this.state.reconnectionTime = parseInt(event.retry, 10);
                }
                if (event.id !== undefined && isValidLastEventId(event.id)) {
                    this.state.lastEventId = event.id;
                }
                if (event.data !== undefined) {
                    this.push({
                        type: event.event || 'message',
                        options: {
                            data: event.data,
                            lastEventId: this.state.lastEventId,
                            origin: this.state.origin
                        }
                    });
                }
            }
            clearEvent() {
                this.event.data = undefined;
                this.event.event = undefined;
                this.event.id = undefined;
                this.event.retry = undefined;
                this.eventSize = 0;
                this.dataLineCount = 0;
                this.eventFieldSizes.data = 0;
                this.eventFieldSizes.event = 0;
                this.eventFieldSizes.id = 0;
                this.eventFieldSizes.retry = 0;
            }
            hasPendingEvent() {
                return this.event.data !== undefined ||
                    this.event.event !== undefined ||
                    this.event.id !== undefined ||
                    this.event.retry !== undefined;
            }
            hasCurrentByte() {
                return this.chunkIndex < this.chunks.length &&
                    this.pos < this.chunks[this.chunkIndex].length;
            }
            currentByte() {
                return this.chunks[this.chunkIndex][this.pos];
            }
            consumeCurrentByte() {
                this.advanceCursor();
                this.syncLineStartToCursor();
            }
            advanceCursor() {
                this.pos++;
                while (this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length) {
                    this.chunkIndex++;
                    this.pos = 0;
                }
            }
            syncLineStartToCursor() {
                this.lineChunkIndex = this.chunkIndex;
                this.linePos = this.pos;
                this.lineLength = 0;
                this.dropConsumedChunks();
            }
            dropConsumedChunks() {
                if (this.lineChunkIndex > 0) {
                    const consumed = this.lineChunkIndex;
                    this.chunks.splice(0, consumed);
                    this.lineChunkIndex = 0;
                    this.chunkIndex -= consumed;
                }
                if (this.chunkIndex === this.chunks.length) {
                    this.chunks.length = 0;
                    this.chunkIndex = 0;
                    this.pos = 0;
                    this.lineChunkIndex = 0;
                    this.linePos = 0;
                }
            }
            readLine() {
                if (this.lineChunkIndex === this.chunkIndex) {
                    return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
                }
                const chunks = [];
                let length = 0;
                for (let i = this.lineChunkIndex; i <= this.chunkIndex; i++) {
                    const chunk = this.chunks[i];
                    const start = i === this.lineChunkIndex ? this.linePos : 0;
                    const end = i === this.chunkIndex ? this.pos : chunk.length;
                    const slice = chunk.subarray(start, end);
                    length += slice.length;
                    chunks.push(slice);
                }
                return Buffer.concat(chunks, length);
            }
            peekBufferedByte(offset) {
                let chunkIndex = this.lineChunkIndex;
                let pos = this.linePos;
                while (chunkIndex < this.chunks.length) {
                    const chunk = this.chunks[chunkIndex];
                    const remaining = chunk.length - pos;
                    if (offset < remaining) {
                        return chunk[pos + offset];
                    }
                    offset -= remaining;
                    chunkIndex++;
                    pos = 0;
                }
            }
            discardLeadingBytes(count) {
                while (count > 0 && this.lineChunkIndex < this.chunks.length) {
                    const chunk = this.chunks[this.lineChunkIndex];
                    const remaining = chunk.length - this.linePos;
                    if (count < remaining) {
                        this.linePos += count;
                        count = 0;
                    }
                    else {
                        count -= remaining;
                        this.lineChunkIndex++;
                        this.linePos = 0;
                    }
                }
                this.chunkIndex = this.lineChunkIndex;
                this.pos = this.linePos;
                this.dropConsumedChunks();
            }
            handleBOM() {
                const first = this.peekBufferedByte(0);
                const second = this.peekBufferedByte(1);
                const third = this.peekBufferedByte(2);
                if (second === undefined) {
                    if (first === BOM[0]) {
                        return true;
                    }
                    this.checkBOM = false;
                    return true;
                }
                if (third === undefined) {
                    if (first === BOM[0] && second === BOM[1]) {
                        return true;
                    }
                    this.checkBOM = false;
                    return false;
                }
                if (first === BOM[0] && second === BOM[1] && third === BOM[2]) {
                    this.discardLeadingBytes(3);
                }
                this.checkBOM = false;
                return !this.hasCurrentByte();
            }
        }
        module.exports = {
            EventSourceStream
        };
    }),
    21238: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { pipeline } = __webpack_require__(57075);
        const { fetching } = __webpack_require__(54398);
        const { webidl } = __webpack_require__(47879);
        const { EventSourceStream } = __webpack_require__(24031);
        const { parseMIMEType } = __webpack_require__(51900);
        const { createFastMessageEvent } = __webpack_require__(15188);
        const { isNetworkError } = __webpack_require__(99051);
        const { cloneRequest } = __webpack_require__(9967);
        const { isValidHeaderValue, kEnumerableProperty } = __webpack_require__(3440);
        const { environmentSettingsObject } = __webpack_require__(73168);
        const { createPotentialCORSRequest } = __webpack_require__(94811);
        const { getGlobalDispatcher } = __webpack_require__(32581);
        const { isomorphicDecode } = __webpack_require__(8116);
        const textEncoder = new TextEncoder();
        let experimentalWarned = false;
        const defaultReconnectionTime = 3000;
        const maxReconnectionTime = 2 ** 31 - 1;
        const CONNECTING = 0;
        const OPEN = 1;
        const CLOSED = 2;
        const ANONYMOUS = 'anonymous';
        const USE_CREDENTIALS = 'use-credentials';
        class EventSource extends EventTarget {
            #events = {
                open: null,
                error: null,
                message: null
            };
            #url;
            #withCredentials = false;
            #readyState = CONNECTING;
            #request = null;
            #controller = null;
            #dispatcher;
            #state;
            constructor(url, eventSourceInitDict = {}) {
                super();
                webidl.util.markAsUncloneable(this);
                const prefix = 'EventSource constructor';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                if (!experimentalWarned) {
                    experimentalWarned = true;
                    process.emitWarning('EventSource is experimental, expect them to change at any time.', {
                        code: 'UNDICI-ES'
                    });
                }
                url = webidl.converters.USVString(url);
                eventSourceInitDict = webidl.converters.EventSourceInitDict(eventSourceInitDict, prefix, 'eventSourceInitDict');
                this.#dispatcher = eventSourceInitDict.node.dispatcher || eventSourceInitDict.dispatcher;
                this.#state = {
                    lastEventId: '',
                    reconnectionTime: eventSourceInitDict.node.reconnectionTime
                };
                const settings = environmentSettingsObject;
                let urlRecord;
                try {
                    urlRecord = new URL(url, settings.settingsObject.baseUrl);
                    this.#state.origin = urlRecord.origin;
                }
                catch (e) {
                    throw new DOMException(e, 'SyntaxError');
                }
                this.#url = urlRecord.href;
                let corsAttributeState = ANONYMOUS;
                if (eventSourceInitDict.withCredentials === true) {
                    corsAttributeState = USE_CREDENTIALS;
                    this.#withCredentials = true;
                }
                const request = createPotentialCORSRequest(urlRecord, '', corsAttributeState);
                request.client = environmentSettingsObject.settingsObject;
                request.headersList.set('Accept', 'text/event-stream');
                request.cache = 'no-store';
                request.initiator = 'other';
                this.#request = request;
                this.#connect();
            }
            get readyState() {
                webidl.brandCheck(this, webidl.is.EventSource);
                return this.#readyState;
            }
            get url() {
                webidl.brandCheck(this, webidl.is.EventSource);
                return this.#url;
            }
            get withCredentials() {
                webidl.brandCheck(this, webidl.is.EventSource);
                return this.#withCredentials;
            }
            #connect() {
                if (this.#readyState === CLOSED)
                    return;
                this.#readyState = CONNECTING;
                const request = cloneRequest(this.#request);
                request.urlList = [...this.#request.urlList];
                const fetchParams = {
                    request,
                    dispatcher: this.#dispatcher
                };
                const processEventSourceEndOfBody = (response) => {
                    if (!isNetworkError(response)) {
                        return this.#reconnect();
                    }
                };
                fetchParams.processResponseEndOfBody = processEventSourceEndOfBody;
                fetchParams.processResponse = (response) => {
                    if (isNetworkError(response)) {
                        if (response.aborted) {
                            this.close();
                            this.dispatchEvent(new Event('error'));
                            return;
                        }
                        else {
                            this.#reconnect();
                            return;
                        }
                    }
                    const contentType = response.headersList.get('content-type', true);
                    const mimeType = contentType !== null ? parseMIMEType(contentType) : 'failure';
                    const contentTypeValid = mimeType !== 'failure' && mimeType.essence === 'text/event-stream';
                    if (response.status !== 200 ||
                        contentTypeValid === false) {
                        this.close();
                        this.dispatchEvent(new Event('error'));
                        return;
                    }
                    this.#readyState = OPEN;
                    this.dispatchEvent(new Event('open'));
                    this.#state.origin = response.urlList[response.urlList.length - 1].origin;
                    const eventSourceStream = new EventSourceStream({
                        eventSourceSettings: this.#state,
                        maxEventSize: this.#dispatcher.eventSourceOptions?.maxEventSize,
                        push: (event) => {
                            this.dispatchEvent(createFastMessageEvent(event.type, event.options));
                        }
                    });
                    pipeline(response.body.stream, eventSourceStream, (error) => {
                        if (error?.aborted === false) {
                            this.close();
                            this.dispatchEvent(new Event('error'));
                        }
                    });
                };
                this.#controller = fetching(fetchParams);
            }
            #reconnect() {
                if (this.#readyState === CLOSED)
                    return;
                this.#readyState = CONNECTING;
                this.dispatchEvent(new Event('error'));
                setTimeout(() => {
                    if (this.#readyState !== CONNECTING)
                        return;
                    this.#request.headersList.delete('last-event-id', true);
                    if (this.#state.lastEventId.length) {
                        const lastEventId = isomorphicDecode(textEncoder.encode(this.#state.lastEventId));
                        if (isValidHeaderValue(lastEventId)) {
                            this.#request.headersList.set('last-event-id', lastEventId, true);
                        }
                    }
                    this.#connect();
                }, Math.min(this.#state.reconnectionTime, maxReconnectionTime))?.unref();
            }
            close() {
                webidl.brandCheck(this, webidl.is.EventSource);
                if (this.#readyState === CLOSED)
                    return;
                this.#readyState = CLOSED;
                this.#controller.abort();
                this.#request = null;
            }
            get onopen() {
                webidl.brandCheck(this, webidl.is.EventSource);
                return this.#events.open;
            }
            set onopen(fn) {
                webidl.brandCheck(this, webidl.is.EventSource);
                if (this.#events.open) {
                    this.removeEventListener('open', this.#events.open);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('open', listener);
                    this.#events.open = fn;
                }
                else {
                    this.#events.open = null;
                }
            }
            get onmessage() {
                webidl.brandCheck(this, webidl.is.EventSource);
                return this.#events.message;
            }
            set onmessage(fn) {
                webidl.brandCheck(this, webidl.is.EventSource);
                if (this.#events.message) {
                    this.removeEventListener('message', this.#events.message);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('message', listener);
                    this.#events.message = fn;
                }
                else {
                    this.#events.message = null;
                }
            }
            get onerror() {
                webidl.brandCheck(this, webidl.is.EventSource);
                return this.#events.error;
            }
            set onerror(fn) {
                webidl.brandCheck(this, webidl.is.EventSource);
                if (this.#events.error) {
                    this.removeEventListener('error', this.#events.error);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('error', listener);
                    this.#events.error = fn;
                }
                else {
                    this.#events.error = null;
                }
            }
            static {
                webidl.is.EventSource = (arg) => {
                    return arg != null && typeof arg === 'object' && #events in arg;
                };
            }
        }
        const constantsPropertyDescriptors = {
            CONNECTING: {
                __proto__: null,
                configurable: false,
                enumerable: true,
                value: CONNECTING,
                writable: false
            },
            OPEN: {
                __proto__: null,
                configurable: false,
                enumerable: true,
                value: OPEN,
                writable: false
            },
            CLOSED: {
                __proto__: null,
                configurable: false,
                enumerable: true,
                value: CLOSED,
                writable: false
            }
        };
        Object.defineProperties(EventSource, constantsPropertyDescriptors);
        Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors);
        Object.defineProperties(EventSource.prototype, {
            close: kEnumerableProperty,
            onerror: kEnumerableProperty,
            onmessage: kEnumerableProperty,
            onopen: kEnumerableProperty,
            readyState: kEnumerableProperty,
            url: kEnumerableProperty,
            withCredentials: kEnumerableProperty
        });
        webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([
            {
                key: 'withCredentials',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            },
            {
                key: 'dispatcher',
                converter: webidl.converters.any,
                defaultValue: () => getGlobalDispatcher()
            },
            {
                key: 'node',
                converter: webidl.dictionaryConverter([
                    {
                        key: 'reconnectionTime',
                        converter: webidl.converters['unsigned long'],
                        defaultValue: () => defaultReconnectionTime
                    },
                    {
                        key: 'dispatcher',
                        converter: webidl.converters.any
                    }
                ]),
                defaultValue: () => ({})
            }
        ]);
        module.exports = {
            EventSource,
            defaultReconnectionTime
        };
    }),
    94811: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { makeRequest } = __webpack_require__(9967);
        function isValidLastEventId(value) {
            return value.indexOf('\u0000') === -1;
        }
        function isASCIINumber(value) {
            if (value.length === 0)
                return false;
            for (let i = 0; i < value.length; i++) {
                if (value.charCodeAt(i) < 0x30 || value.charCodeAt(i) > 0x39)
                    return false;
            }
            return true;
        }
        function createPotentialCORSRequest(url, destination, corsAttributeState, sameOriginFallback) {
            let mode = corsAttributeState === 'no cors' ? 'no-cors' : 'cors';
            if (sameOriginFallback && mode === 'no-cors') {
                mode = 'same-origin';
            }
            let credentialsMode = 'include';
            if (corsAttributeState === 'anonymous') {
                credentialsMode = 'same-origin';
            }
            return makeRequest({
                urlList: [url],
                destination,
                mode,
                credentials: credentialsMode,
                useURLCredentials: true
            });
        }
        module.exports = {
            isValidLastEventId,
            isASCIINumber,
            createPotentialCORSRequest
        };
    }),
    60660: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { kConstruct } = __webpack_require__(36443);
        const { kEnumerableProperty, setHeader } = __webpack_require__(3440);
        const { iteratorMixin, isValidHeaderName, isValidHeaderValue } = __webpack_require__(73168);
        const { webidl } = __webpack_require__(47879);
        const assert = __webpack_require__(34589);
        const util = __webpack_require__(57975);
        function isHTTPWhiteSpaceCharCode(code) {
            return code === 0x0a || code === 0x0d || code === 0x09 || code === 0x20;
        }
        function headerValueNormalize(potentialValue) {
            let i = 0;
            let j = potentialValue.length;
            while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1)))
                --j;
            while (j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i)))
                ++i;
            return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
        }
        function fill(headers, object) {
            if (Array.isArray(object)) {
                for (let i = 0; i < object.length; ++i) {
                    const header = object[i];
                    if (header.length !== 2) {
                        throw webidl.errors.exception({
                            header: 'Headers constructor',
                            message: `expected name/value pair to be length 2, found ${header.length}.`
                        });
                    }
                    appendHeader(headers, header[0], header[1]);
                }
            }
            else if (typeof object === 'object' && object !== null) {
                const keys = Object.keys(object);
                for (let i = 0; i < keys.length; ++i) {
                    appendHeader(headers, keys[i], object[keys[i]]);
                }
            }
            else {
                throw webidl.errors.conversionFailed({
                    prefix: 'Headers constructor',
                    argument: 'Argument 1',
                    types: ['sequence<sequence<ByteString>>', 'record<ByteString, ByteString>']
                });
            }
        }
        function appendHeader(headers, name, value) {
            value = headerValueNormalize(value);
            if (!isValidHeaderName(name)) {
                throw webidl.errors.invalidArgument({
                    prefix: 'Headers.append',
                    value: name,
                    type: 'header name'
                });
            }
            else if (!isValidHeaderValue(value)) {
                throw webidl.errors.invalidArgument({
                    prefix: 'Headers.append',
                    value,
                    type: 'header value'
                });
            }
            if (getHeadersGuard(headers) === 'immutable') {
                throw new TypeError('immutable');
            }
            return getHeadersList(headers).append(name, value, false);
        }
        function headersListSortAndCombine(target) {
            const headersList = getHeadersList(target);
            if (!headersList) {
                return [];
            }
            if (headersList.sortedMap) {
                return headersList.sortedMap;
            }
            const headers = [];
            const names = headersList.toSortedArray();
            const cookies = headersList.cookies;
            if (cookies === null || cookies.length === 1) {
                return (headersList.sortedMap = names);
            }
            for (let i = 0; i < names.length; ++i) {
                const { 0: name, 1: value } = names[i];
                if (name === 'set-cookie') {
                    for (let j = 0; j < cookies.length; ++j) {
                        headers.push([name, cookies[j]]);
                    }
                }
                else {
                    headers.push([name, value]);
                }
            }
            return (headersList.sortedMap = headers);
        }
        function compareHeaderName(a, b) {
            return a[0] < b[0] ? -1 : 1;
        }
        class HeadersList {
            cookies = null;
            sortedMap;
            headersMap;
            constructor(init) {
                if (init instanceof HeadersList) {
                    this.headersMap = new Map(init.headersMap);
                    this.sortedMap = init.sortedMap;
                    this.cookies = init.cookies === null ? null : [...init.cookies];
                }
                else {
                    this.headersMap = new Map(init);
                    this.sortedMap = null;
                }
            }
            contains(name, isLowerCase) {
                return this.headersMap.has(isLowerCase ? name : name.toLowerCase());
            }
            clear() {
                this.headersMap.clear();
                this.sortedMap = null;
                this.cookies = null;
            }
            append(name, value, isLowerCase) {
                this.sortedMap = null;
                const lowercaseName = isLowerCase ? name : name.toLowerCase();
                const exists = this.headersMap.get(lowercaseName);
                if (exists) {
                    const delimiter = lowercaseName === 'cookie' ? '; ' : ', ';
                    this.headersMap.set(lowercaseName, {
                        name: exists.name,
                        value: `${exists.value}${delimiter}${value}`
                    });
                }
                else {
                    this.headersMap.set(lowercaseName, { name, value });
                }
                if (lowercaseName === 'set-cookie') {
                    (this.cookies ??= []).push(value);
                }
            }
            set(name, value, isLowerCase) {
                this.sortedMap = null;
                const lowercaseName = isLowerCase ? name : name.toLowerCase();
                if (lowercaseName === 'set-cookie') {
                    this.cookies = [value];
                }
                this.headersMap.set(lowercaseName, { name, value });
            }
            delete(name, isLowerCase) {
                this.sortedMap = null;
                if (!isLowerCase)
                    name = name.toLowerCase();
                if (name === 'set-cookie') {
                    this.cookies = null;
                }
                this.headersMap.delete(name);
            }
            get(name, isLowerCase) {
                return this.headersMap.get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
            }
            *[Symbol.iterator]() {
                for (const { 0: name, 1: { value } } of this.headersMap) {
                    yield [name, value];
                }
            }
            get entries() {
                const headers = {};
                if (this.headersMap.size !== 0) {
                    for (const { name, value } of this.headersMap.values()) {
                        setHeader(headers, name, value);
                    }
                }
                return headers;
            }
            rawValues() {
                return this.headersMap.values();
            }
            get entriesList() {
                const headers = [];
                if (this.headersMap.size !== 0) {
                    for (const { 0: lowerName, 1: { name, value } } of this.headersMap) {
                        if (lowerName === 'set-cookie') {
                            for (const cookie of this.cookies) {
                                headers.push([name, cookie]);
                            }
                        }
                        else {
                            headers.push([name, value]);
                        }
                    }
                }
                return headers;
            }
            toSortedArray() {
                const size = this.headersMap.size;
                const array = new Array(size);
                if (size <= 32) {
                    if (size === 0) {
                        return array;
                    }
                    const iterator = this.headersMap[Symbol.iterator]();
                    const firstValue = iterator.next().value;
                    array[0] = [firstValue[0], firstValue[1].value];
                    assert(firstValue[1].value !== null);
                    for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
                        value = iterator.next().value;
                        x = array[i] = [value[0], value[1].value];
                        assert(x[1] !== null);
                        left = 0;
                        right = i;
                        while (left < right) {
                            pivot = left + ((right - left) >> 1);
                            if (array[pivot][0] <= x[0]) {
                                left = pivot + 1;
                            }
                            else {
                                right = pivot;
                            }
                        }
                        if (i !== pivot) {
                            j = i;
                            while (j > left) {
                                array[j] = array[--j];
                            }
                            array[left] = x;
                        }
                    }
                    if (!iterator.next().done) {
                        throw new TypeError('Unreachable');
                    }
                    return array;
                }
                else {
                    let i = 0;
                    for (const { 0: name, 1: { value } } of this.headersMap) {
                        array[i++] = [name, value];
                        assert(value !== null);
                    }
                    return array.sort(compareHeaderName);
                }
            }
        }
        let getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList;
        class Headers {
            #guard;
            #headersList;
            constructor(init = undefined) {
                webidl.util.markAsUncloneable(this);
                if (init === kConstruct) {
                    return;
                }
                this.#headersList = new HeadersList();
                this.#guard = 'none';
                if (init !== undefined) {
                    init = webidl.converters.HeadersInit(init, 'Headers constructor', 'init');
                    fill(this, init);
                }
            }
            append(name, value) {
                webidl.brandCheck(this, webidl.is.Headers);
                webidl.argumentLengthCheck(arguments, 2, 'Headers.append');
                const prefix = 'Headers.append';
                name = webidl.converters.ByteString(name, prefix, 'name');
                value = webidl.converters.ByteString(value, prefix, 'value');
                return appendHeader(this, name, value);
            }
            delete(name) {
                webidl.brandCheck(this, webidl.is.Headers);
                webidl.argumentLengthCheck(arguments, 1, 'Headers.delete');
                const prefix = 'Headers.delete';
                name = webidl.converters.ByteString(name, prefix, 'name');
                if (!isValidHeaderName(name)) {
                    throw webidl.errors.invalidArgument({
                        prefix: 'Headers.delete',
                        value: name,
                        type: 'header name'
                    });
                }
                if (this.#guard === 'immutable') {
                    throw new TypeError('immutable');
                }
                if (!this.#headersList.contains(name, false)) {
                    return;
                }
                this.#headersList.delete(name, false);
            }
            get(name) {
                webidl.brandCheck(this, webidl.is.Headers);
                webidl.argumentLengthCheck(arguments, 1, 'Headers.get');
                const prefix = 'Headers.get';
                name = webidl.converters.ByteString(name, prefix, 'name');
                if (!isValidHeaderName(name)) {
                    throw webidl.errors.invalidArgument({
                        prefix,
                        value: name,
                        type: 'header name'
                    });
                }
                return this.#headersList.get(name, false);
            }
            has(name) {
                webidl.brandCheck(this, webidl.is.Headers);
                webidl.argumentLengthCheck(arguments, 1, 'Headers.has');
                const prefix = 'Headers.has';
                name = webidl.converters.ByteString(name, prefix, 'name');
                if (!isValidHeaderName(name)) {
                    throw webidl.errors.invalidArgument({
                        prefix,
                        value: name,
                        type: 'header name'
                    });
                }
                return this.#headersList.contains(name, false);
            }
            set(name, value) {
                webidl.brandCheck(this, webidl.is.Headers);
                webidl.argumentLengthCheck(arguments, 2, 'Headers.set');
                const prefix = 'Headers.set';
                name = webidl.converters.ByteString(name, prefix, 'name');
                value = webidl.converters.ByteString(value, prefix, 'value');
                value = headerValueNormalize(value);
                if (!isValidHeaderName(name)) {
                    throw webidl.errors.invalidArgument({
                        prefix,
                        value: name,
                        type: 'header name'
                    });
                }
                else if (!isValidHeaderValue(value)) {
                    throw webidl.errors.invalidArgument({
                        prefix,
                        value,
                        type: 'header value'
                    });
                }
                if (this.#guard === 'immutable') {
                    throw new TypeError('immutable');
                }
                this.#headersList.set(name, value, false);
            }
            getSetCookie() {
                webidl.brandCheck(this, webidl.is.Headers);
                const list = this.#headersList.cookies;
                if (list) {
                    return [...list];
                }
                return [];
            }
            [util.inspect.custom](depth, options) {
                options.depth ??= depth;
                return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
            }
            static {
                getHeadersGuard = (headers) => headers.#guard;
                setHeadersGuard = (headers, guard) => {
                    headers.#guard = guard;
                };
                getHeadersList = (headers) => headers.#headersList;
                setHeadersList = (target, list) => {
                    target.#headersList = list;
                };
                webidl.is.Headers = (arg) => {
                    return arg != null && typeof arg === 'object' && #guard in arg;
                };
            }
        }
        iteratorMixin('Headers', Headers, headersListSortAndCombine, 0, 1, webidl.is.Headers);
        Object.defineProperties(Headers.prototype, {
            append: kEnumerableProperty,
            delete: kEnumerableProperty,
            get: kEnumerableProperty,
            has: kEnumerableProperty,
            set: kEnumerableProperty,
            getSetCookie: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: 'Headers',
                configurable: true
            },
            [util.inspect.custom]: {
                enumerable: false
            }
        });
        webidl.converters.HeadersInit = function (V, prefix, argument) {
            if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
                const iterator = Reflect.get(V, Symbol.iterator);
                if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) {
                    try {
                        return getHeadersList(V).entriesList;
                    }
                    catch {
                    }
                }
                if (typeof iterator === 'function') {
                    return webidl.converters['sequence<sequence<ByteString>>'](V, prefix, argument, iterator.bind(V));
                }
                return webidl.converters['record<ByteString, ByteString>'](V, prefix, argument);
            }
            throw webidl.errors.conversionFailed({
                prefix: 'Headers constructor',
                argument: 'Argument 1',
                types: ['sequence<sequence<ByteString>>', 'record<ByteString, ByteString>']
            });
        };
        module.exports = {
            fill,
            compareHeaderName,
            Headers,
            HeadersList,
            getHeadersGuard,
            setHeadersGuard,
            setHeadersList,
            getHeadersList
        };
    }),
    54398: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse, getResponseState } = __webpack_require__(99051);
        const { HeadersList } = __webpack_require__(60660);
        const { Request, cloneRequest, getRequestDispatcher, getRequestState, removeRequestAbortListener } = __webpack_require__(9967);
        const zlib = __webpack_require__(38522);
        const { makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType, hasAuthenticationEntry, includesCredentials, isTraversableNavigable } = __webpack_require__(73168);
        const assert = __webpack_require__(34589);
        const { safelyExtractBody, extractBody } = __webpack_require__(84492);
        const { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = __webpack_require__(4495);
        const EE = __webpack_require__(78474);
        const { Readable, pipeline, finished, isErrored, isReadable } = __webpack_require__(57075);
        const { addAbortListener, bufferToLowerCasedHeaderName } = __webpack_require__(3440);
        const { SocketError } = __webpack_require__(68707);
        const { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = __webpack_require__(51900);
        const { getGlobalDispatcher } = __webpack_require__(32581);
        const { webidl } = __webpack_require__(47879);
        const { STATUS_CODES } = __webpack_require__(37067);
        const { bytesMatch } = __webpack_require__(45082);
        const { isomorphicEncode } = __webpack_require__(8116);
        const GET_OR_HEAD = ['GET', 'HEAD'];
        const defaultUserAgent = typeof __UNDICI_IS_NODE__ !== 'undefined' || typeof esbuildDetection !== 'undefined'
            ? 'node'
            : 'undici';
        let resolveObjectURL;
        function appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders) {
            if (Array.isArray(rawHeaders)) {
                for (let i = 0; i < rawHeaders.length; i += 2) {
                    const nameStr = bufferToLowerCasedHeaderName(rawHeaders[i]);
                    const value = rawHeaders[i + 1];
                    if (Array.isArray(value) && !Buffer.isBuffer(value)) {
                        for (const val of value) {
                            headersList.append(nameStr, val.toString('latin1'), true);
                        }
                    }
                    else {
                        headersList.append(nameStr, value.toString('latin1'), true);
                    }
                }
                return;
            }
            for (const [name, value] of Object.entries(headers ?? {})) {
                if (Array.isArray(value)) {
                    for (const entry of value) {
                        headersList.append(name, `${entry}`, true);
                    }
                }
                else {
                    headersList.append(name, `${value}`, true);
                }
            }
        }
        class Fetch extends EE {
            constructor(dispatcher) {
                super();
                this.dispatcher = dispatcher;
                this.connection = null;
                this.dump = false;
                this.state = 'ongoing';
            }
            terminate(reason) {
                if (this.state !== 'ongoing') {
                    return;
                }
                this.state = 'terminated';
                this.connection?.destroy(reason);
                this.emit('terminated', reason);
            }
            abort(error) {
                if (this.state !== 'ongoing') {
                    return;
                }
                this.state = 'aborted';
                if (!error) {
                    error = new DOMException('The operation was aborted.', 'AbortError');
                }
                this.serializedAbortReason = error;
                this.connection?.destroy(error);
                this.emit('terminated', error);
            }
        }
        function handleFetchDone(response) {
            finalizeAndReportTiming(response, 'fetch');
        }
        function fetch(input, init = undefined) {
            webidl.argumentLengthCheck(arguments, 1, 'globalThis.fetch');
            let p = Promise.withResolvers();
            let requestObject;
            try {
                requestObject = new Request(input, init);
            }
            catch (e) {
                p.reject(e);
                return p.promise;
            }
            const request = getRequestState(requestObject);
            if (requestObject.signal.aborted) {
                abortFetch(p, request, null, requestObject.signal.reason, null);
                return p.promise;
            }
            const globalObject = request.client.globalObject;
            if (globalObject?.constructor?.name === 'ServiceWorkerGlobalScope') {
                request.serviceWorkers = 'none';
            }
            let responseObject = null;
            let locallyAborted = false;
            let controller = null;
            const removeAbortListener = addAbortListener(requestObject.signal, () => {
                locallyAborted = true;
                assert(controller != null);
                controller.abort(requestObject.signal.reason);
                const realResponse = responseObject?.deref();
                abortFetch(p, request, realResponse, requestObject.signal.reason, controller.controller);
            });
            const cleanupAbortListeners = () => {
                removeAbortListener();
                removeRequestAbortListener(requestObject);
            };
            const processResponse = (response) => {
                if (locallyAborted) {
                    return;
                }
                if (response.aborted) {
                    abortFetch(p, request, responseObject, controller.serializedAbortReason, controller.controller);
                    cleanupAbortListeners();
                    return;
                }
                if (response.type === 'error') {
                    p.reject(new TypeError('fetch failed', { cause: response.error }));
                    cleanupAbortListeners();
                    return;
                }
                responseObject = new WeakRef(fromInnerResponse(response, 'immutable'));
                p.resolve(responseObject.deref());
                p = null;
            };
            controller = fetching({
                request,
                processResponseEndOfBody: (response) => {
                    handleFetchDone(response);
                    cleanupAbortListeners();
                },
                processResponse,
                dispatcher: getRequestDispatcher(requestObject)
            });
            return p.promise;
        }
        function finalizeAndReportTiming(response, initiatorType = 'other') {
            if (response.type === 'error' && response.aborted) {
                return;
            }
            if (!response.urlList?.length) {
                return;
            }
            const originalURL = response.urlList[0];
            let timingInfo = response.timingInfo;
            let cacheState = response.cacheState;
            if (!urlIsHttpHttpsScheme(originalURL)) {
                return;
            }
            if (timingInfo === null) {
                return;
            }
            if (!response.timingAllowPassed) {
                timingInfo = createOpaqueTimingInfo({
                    startTime: timingInfo.startTime
                });
                cacheState = '';
            }
            timingInfo.endTime = coarsenedSharedCurrentTime();
            response.timingInfo = timingInfo;
            markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState, '', response.status);
        }
        const markResourceTiming = performance.markResourceTiming;
        function abortFetch(p, request, responseObject, error, controller) {
            if (p) {
                p.reject(error);
            }
            if (request.body?.stream != null && isReadable(request.body.stream)) {
                request.body.stream.cancel(error).catch((err) => {
                    if (err.code === 'ERR_INVALID_STATE') {
                        return;
                    }
                    throw err;
                });
            }
            if (responseObject == null) {
                return;
            }
            const response = getResponseState(responseObject);
            if (response.body?.stream != null && isReadable(response.body.stream)) {
                controller.error(error);
            }
        }
        function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = false, dispatcher = getGlobalDispatcher() }) {
            assert(dispatcher);
            let taskDestination = null;
            let crossOriginIsolatedCapability = false;
            if (request.client != null) {
                taskDestination = request.client.globalObject;
                crossOriginIsolatedCapability =
                    request.client.crossOriginIsolatedCapability;
            }
            const currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
            const timingInfo = createOpaqueTimingInfo({
                startTime: currentTime
            });
            const fetchParams = {
                controller: new Fetch(dispatcher),
                request,
                timingInfo,
                processRequestBodyChunkLength,
                processRequestEndOfBody,
                processResponse,
                processResponseConsumeBody,
                processResponseEndOfBody,
                taskDestination,
                crossOriginIsolatedCapability
            };
            assert(!request.body || request.body.stream);
            if (request.window === 'client') {
                request.window =
                    request.client?.globalObject?.constructor?.name === 'Window'
                        ? request.client
                        : 'no-window';
            }
            if (request.origin === 'client') {
                request.origin = request.client.origin;
            }
            if (request.policyContainer === 'client') {
                if (request.client != null) {
                    request.policyContainer = clonePolicyContainer(request.client.policyContainer);
                }
                else {
                    request.policyContainer = makePolicyContainer();
                }
            }
            if (!request.headersList.contains('accept', true)) {
                const value = '*/*';
                request.headersList.append('accept', value, true);
            }
            if (!request.headersList.contains('accept-language', true)) {
                request.headersList.append('accept-language', '*', true);
            }
            if (request.priority === null) {
            }
            if (subresourceSet.has(request.destination)) {
            }
            mainFetch(fetchParams, false);
            return fetchParams.controller;
        }
        async function mainFetch(fetchParams, recursive) {
            try {
                const request = fetchParams.request;
                let response = null;
                if (request.localURLsOnly && !urlIsLocal(requestCurrentURL(request))) {
                    response = makeNetworkError('local URLs only');
                }
                tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
                if (requestBadPort(request) === 'blocked') {
                    response = makeNetworkError('bad port');
                }
                if (request.referrerPolicy === '') {
                    request.referrerPolicy = request.policyContainer.referrerPolicy;
                }
                if (request.referrer !== 'no-referrer') {
                    request.referrer = determineRequestsReferrer(request);
                }
                if (response === null) {
                    const currentURL = requestCurrentURL(request);
                    if ((sameOrigin(currentURL, request.url) && request.responseTainting === 'basic') ||
                        (currentURL.protocol === 'data:') ||
                        (request.mode === 'navigate' || request.mode === 'websocket')) {
                        request.responseTainting = 'basic';
                        response = await schemeFetch(fetchParams);
                    }
                    else if (request.mode === 'same-origin') {
                        response = makeNetworkError('request mode cannot be "same-origin"');
                    }
                    else if (request.mode === 'no-cors') {
                        if (request.redirect !== 'follow') {
                            response = makeNetworkError('redirect mode cannot be "follow" for "no-cors" request');
                        }
                        else {
                            request.responseTainting = 'opaque';
                            response = await schemeFetch(fetchParams);
                        }
                    }
                    else if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) {
                        response = makeNetworkError('URL scheme must be a HTTP(S) scheme');
                    }
                    else {
                        request.responseTainting = 'cors';
                        response = await httpFetch(fetchParams);
                    }
                }
                if (recursive) {
                    return response;
                }
                if (response.status !== 0 && !response.internalResponse) {
                    if (request.responseTainting === 'cors') {
                    }
                    if (request.responseTainting === 'basic') {
                        response = filterResponse(response, 'basic');
                    }
                    else if (request.responseTainting === 'cors') {
                        response = filterResponse(response, 'cors');
                    }
                    else if (request.responseTainting === 'opaque') {
                        response = filterResponse(response, 'opaque');
                    }
                    else {
                        assert(false);
                    }
                }
                let internalResponse = response.status === 0 ? response : response.internalResponse;
                if (internalResponse.urlList.length === 0) {
                    internalResponse.urlList.push(...request.urlList);
                }
                if (!request.timingAllowFailed) {
                    response.timingAllowPassed = true;
                }
                if (response.type === 'opaque' &&
                    internalResponse.status === 206 &&
                    internalResponse.rangeRequested &&
                    !request.headers.contains('range', true)) {
                    response = internalResponse = makeNetworkError();
                }
                if (response.status !== 0 &&
                    (request.method === 'HEAD' ||
                        request.method === 'CONNECT' ||
                        nullBodyStatus.includes(internalResponse.status))) {
                    internalResponse.body = null;
                    fetchParams.controller.dump = true;
                }
                if (request.integrity) {
                    const processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
                    if (request.responseTainting === 'opaque' || response.body == null) {
                        processBodyError(response.error);
                        return;
                    }
                    const processBody = (bytes) => {
                        if (!bytesMatch(bytes, request.integrity)) {
                            processBodyError('integrity mismatch');
                            return;
                        }
                        response.body = safelyExtractBody(bytes)[0];
                        fetchFinale(fetchParams, response);
                    };
                    fullyReadBody(response.body, processBody, processBodyError);
                }
                else {
                    fetchFinale(fetchParams, response);
                }
            }
            catch (err) {
                fetchParams.controller.terminate(err);
            }
        }
        function schemeFetch(fetchParams) {
            if (isCancelled(fetchParams)) {
                return Promise.resolve(makeAppropriateNetworkError(fetchParams));
            }
            const { request } = fetchParams;
            const { protocol: scheme } = requestCurrentURL(request);
            switch (scheme) {
                case 'about:': {
                    return Promise.resolve(makeNetworkError('about scheme is not supported'));
                }
                case 'blob:': {
                    if (!resolveObjectURL) {
                        resolveObjectURL = (__webpack_require__(4573).resolveObjectURL);
                    }
                    const blobURLEntry = requestCurrentURL(request);
                    if (blobURLEntry.search.length !== 0) {
                        return Promise.resolve(makeNetworkError('NetworkError when attempting to fetch resource.'));
                    }
                    const blob = resolveObjectURL(blobURLEntry.toString());
                    if (request.method !== 'GET' || !webidl.is.Blob(blob)) {
                        return Promise.resolve(makeNetworkError('invalid method'));
                    }
                    const response = makeResponse();
                    const fullLength = blob.size;
                    const serializedFullLength = isomorphicEncode(`${fullLength}`);
                    const type = blob.type;
                    if (!request.headersList.contains('range', true)) {
                        const bodyWithType = extractBody(blob);
                        response.statusText = 'OK';
                        response.body = bodyWithType[0];
                        response.headersList.set('content-length', serializedFullLength, true);
                        response.headersList.set('content-type', type, true);
                    }
                    else {
                        response.rangeRequested = true;
                        const rangeHeader = request.headersList.get('range', true);
                        const rangeValue = simpleRangeHeaderValue(rangeHeader, true);
                        if (rangeValue === 'failure') {
                            return Promise.resolve(makeNetworkError('failed to fetch the data URL'));
                        }
                        let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
                        if (rangeStart === null) {
                            rangeStart = fullLength - rangeEnd;
                            rangeEnd = rangeStart + rangeEnd - 1;
                        }
                        else {
                            if (rangeStart >= fullLength) {
                                return Promise.resolve(makeNetworkError('Range start is greater than the blob\'s size.'));
                            }
                            if (rangeEnd === null || rangeEnd >= fullLength) {
                                rangeEnd = fullLength - 1;
                            }
                        }
                        const slicedBlob = blob.slice(rangeStart, rangeEnd + 1, type);
                        const slicedBodyWithType = extractBody(slicedBlob);
                        response.body = slicedBodyWithType[0];
                        const serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
                        const contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
                        response.status = 206;
                        response.statusText = 'Partial Content';
                        response.headersList.set('content-length', serializedSlicedLength, true);
                        response.headersList.set('content-type', type, true);
                        response.headersList.set('content-range', contentRange, true);
                    }
                    return Promise.resolve(response);
                }
                case 'data:': {
                    const currentURL = requestCurrentURL(request);
                    const dataURLStruct = dataURLProcessor(currentURL);
                    if (dataURLStruct === 'failure') {
                        return Promise.resolve(makeNetworkError('failed to fetch the data URL'));
                    }
                    const mimeType = serializeAMimeType(dataURLStruct.mimeType);
                    return Promise.resolve(makeResponse({
                        statusText: 'OK',
                        headersList: [
                            ['content-type', { name: 'Content-Type', value: mimeType }]
                        ],
                        body: safelyExtractBody(dataURLStruct.body)[0]
                    }));
                }
                case 'file:': {
                    return Promise.resolve(makeNetworkError('not implemented... yet...'));
                }
                case 'http:':
                case 'https:': {
                    return httpFetch(fetchParams)
                        .catch((err) => makeNetworkError(err));
                }
                default: {
                    return Promise.resolve(makeNetworkError('unknown scheme'));
                }
            }
        }
        function finalizeResponse(fetchParams, response) {
            fetchParams.request.done = true;
            if (fetchParams.processResponseDone != null) {
                queueMicrotask(() => fetchParams.processResponseDone(response));
            }
        }
        function fetchFinale(fetchParams, response) {
            let timingInfo = fetchParams.timingInfo;
            if (fetchParams.request.destination === 'document') {
                fetchParams.controller.fullTimingInfo = timingInfo;
            }
            const processResponseEndOfBody = () => {
                const unsafeEndTime = Date.now();
                fetchParams.controller.reportTimingSteps = () => {
                    if (!urlIsHttpHttpsScheme(fetchParams.request.url)) {
                        return;
                    }
                    timingInfo.endTime = unsafeEndTime;
                    let cacheState = response.cacheState;
                    const bodyInfo = response.bodyInfo;
                    if (!response.timingAllowPassed) {
                        timingInfo = createOpaqueTimingInfo(timingInfo);
                        cacheState = '';
                    }
                    let responseStatus = 0;
                    if (fetchParams.request.mode !== 'navigate' || !response.hasCrossOriginRedirects) {
                        responseStatus = response.status;
                        const mimeType = extractMimeType(response.headersList);
                        if (mimeType !== 'failure') {
                            bodyInfo.contentType = minimizeSupportedMimeType(mimeType);
                        }
                    }
                    if (fetchParams.request.initiatorType != null) {
                        markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
                    }
                };
                const processResponseEndOfBodyTask = () => {
                    fetchParams.request.done = true;
                    if (fetchParams.processResponseEndOfBody != null) {
                        queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
                    }
                    if (fetchParams.request.initiatorType != null) {
                        fetchParams.controller.reportTimingSteps();
                    }
                };
                queueMicrotask(() => processResponseEndOfBodyTask());
            };
            if (fetchParams.processResponse != null) {
                queueMicrotask(() => {
                    fetchParams.processResponse(response);
                    fetchParams.processResponse = null;
                });
            }
            const internalResponse = response.type === 'error' ? response : (response.internalResponse ?? response);
            if (internalResponse.body == null) {
                processResponseEndOfBody();
            }
            else {
                finished(internalResponse.body.stream, () => {
                    processResponseEndOfBody();
                });
            }
            if (fetchParams.processResponseConsumeBody != null) {
                const processBody = (nullOrBytes) => fetchParams.processResponseConsumeBody(response, nullOrBytes);
                const processBodyError = () => fetchParams.processResponseConsumeBody(response, 'failure');
                if (internalResponse.body == null) {
                    queueMicrotask(() => processBody(null));
                }
                else {
                    fullyReadBody(internalResponse.body, processBody, processBodyError);
                }
            }
        }
        async function httpFetch(fetchParams) {
            const request = fetchParams.request;
            let response = null;
            let actualResponse = null;
            const timingInfo = fetchParams.timingInfo;
            if (request.serviceWorkers === 'all') {
            }
            if (response === null) {
                if (request.redirect === 'follow') {
                    request.serviceWorkers = 'none';
                }
                actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
                if (request.responseTainting === 'cors' &&
                    corsCheck(request, response) === 'failure') {
                    return makeNetworkError('cors failure');
                }
                if (TAOCheck(request, response) === 'failure') {
                    request.timingAllowFailed = true;
                }
            }
            if ((request.responseTainting === 'opaque' || response.type === 'opaque') &&
                crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === 'blocked') {
                return makeNetworkError('blocked');
            }
            if (redirectStatusSet.has(actualResponse.status)) {
                if (request.redirect !== 'manual') {
                    fetchParams.controller.connection.destroy();
                }
                if (request.redirect === 'error') {
                    response = makeNetworkError('unexpected redirect');
                }
                else if (request.redirect === 'manual') {
                    response = actualResponse;
                }
                else if (request.redirect === 'follow') {
                    response = await httpRedirectFetch(fetchParams, response);
                }
                else {
                    assert(false);
                }
            }
            response.timingInfo = timingInfo;
            return response;
        }
        function httpRedirectFetch(fetchParams, response) {
            const request = fetchParams.request;
            const actualResponse = response.internalResponse
                ? response.internalResponse
                : response;
            let locationURL;
            try {
                locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
                if (locationURL == null) {
                    return response;
                }
            }
            catch (err) {
                return Promise.resolve(makeNetworkError(err));
            }
            if (!urlIsHttpHttpsScheme(locationURL)) {
                return Promise.resolve(makeNetworkError('URL scheme must be a HTTP(S) scheme'));
            }
            if (request.redirectCount === 20) {
                return Promise.resolve(makeNetworkError('redirect count exceeded'));
            }
            request.redirectCount += 1;
            if (request.mode === 'cors' &&
                (locationURL.username || locationURL.password) &&
                !sameOrigin(request, locationURL)) {
                return Promise.resolve(makeNetworkError('cross origin not allowed for request mode "cors"'));
            }
            if (request.responseTainting === 'cors' &&
                (locationURL.username || locationURL.password)) {
                return Promise.resolve(makeNetworkError('URL cannot contain credentials for request mode "cors"'));
            }
            if (actualResponse.status !== 303 &&
                request.body != null &&
                request.body.source == null) {
                return Promise.resolve(makeNetworkError());
            }
            if (([301, 302].includes(actualResponse.status) && request.method === 'POST') ||
                (actualResponse.status === 303 &&
                    !GET_OR_HEAD.includes(request.method))) {
                request.method = 'GET';
                request.body = null;
                for (const headerName of requestBodyHeader) {
                    request.headersList.delete(headerName);
                }
            }
            if (!sameOrigin(requestCurrentURL(request), locationURL)) {
                request.headersList.delete('authorization', true);
                request.headersList.delete('proxy-authorization', true);
                request.headersList.delete('cookie', true);
                request.headersList.delete('host', true);
            }
            if (request.body != null) {
                assert(request.body.source != null);
                request.body = safelyExtractBody(request.body.source)[0];
            }
            const timingInfo = fetchParams.timingInfo;
            timingInfo.redirectEndTime = timingInfo.postRedirectStartTime =
                coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
            if (timingInfo.redirectStartTime === 0) {
                timingInfo.redirectStartTime = timingInfo.startTime;
            }
            request.urlList.push(locationURL);
            setRequestReferrerPolicyOnRedirect(request, actualResponse);
            return mainFetch(fetchParams, true);
        }
        async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = false, isNewConnectionFetch = false) {
            const request = fetchParams.request;
            let httpFetchParams = null;
            let httpRequest = null;
            let response = null;
            const httpCache = null;
            const revalidatingFlag = false;
            if (request.window === 'no-window' && request.redirect === 'error') {
                httpFetchParams = fetchParams;
                httpRequest = request;
            }
            else {
                if (request.body?.source != null) {
                    httpRequest = cloneRequest(request);
                }
                else {
                    httpRequest = cloneRequest({ ...request, body: null });
                    httpRequest.body = request.body;
                }
                httpFetchParams = { ...fetchParams };
                httpFetchParams.request = httpRequest;
            }
            const includeCredentials = request.credentials === 'include' ||
                (request.credentials === 'same-origin' &&
                    request.responseTainting === 'basic');
            const contentLength = httpRequest.body ? httpRequest.body.length : null;
            let contentLengthHeaderValue = null;
            if (httpRequest.body == null &&
                ['POST', 'PUT'].includes(httpRequest.method)) {
                contentLengthHeaderValue = '0';
            }
            if (contentLength != null) {
                contentLengthHeaderValue = isomorphicEncode(`${contentLength}`);
            }
            if (contentLengthHeaderValue != null &&
                !httpRequest.headersList.contains('content-length', true)) {
                httpRequest.headersList.append('content-length', contentLengthHeaderValue, true);
            }
            if (contentLength != null && httpRequest.keepalive) {
            }
            if (webidl.is.URL(httpRequest.referrer)) {
                httpRequest.headersList.append('referer', isomorphicEncode(httpRequest.referrer.href), true);
            }
            appendRequestOriginHeader(httpRequest);
            appendFetchMetadata(httpRequest);
            if (!httpRequest.headersList.contains('user-agent', true)) {
                httpRequest.headersList.append('user-agent', defaultUserAgent, true);
            }
            if (httpRequest.cache === 'default' &&
                (httpRequest.headersList.contains('if-modified-since', true) ||
                    httpRequest.headersList.contains('if-none-match', true) ||
                    httpRequest.headersList.contains('if-unmodified-since', true) ||
                    httpRequest.headersList.contains('if-match', true) ||
                    httpRequest.headersList.contains('if-range', true))) {
                httpRequest.cache = 'no-store';
            }
            if (httpRequest.cache === 'no-cache' &&
                !httpRequest.preventNoCacheCacheControlHeaderModification &&
                !httpRequest.headersList.contains('cache-control', true)) {
                httpRequest.headersList.append('cache-control', 'max-age=0', true);
            }
            if (httpRequest.cache === 'no-store' || httpRequest.cache === 'reload') {
                if (!httpRequest.headersList.contains('pragma', true)) {
                    httpRequest.headersList.append('pragma', 'no-cache', true);
                }
                if (!httpRequest.headersList.contains('cache-control', true)) {
                    httpRequest.headersList.append('cache-control', 'no-cache', true);
                }
            }
            if (httpRequest.headersList.contains('range', true)) {
                httpRequest.headersList.append('accept-encoding', 'identity', true);
            }
            if (!httpRequest.headersList.contains('accept-encoding', true)) {
                if (urlHasHttpsScheme(requestCurrentURL(httpRequest))) {
                    httpRequest.headersList.append('accept-encoding', 'br, gzip, deflate, zstd', true);
                }
                else {
                    httpRequest.headersList.append('accept-encoding', 'gzip, deflate', true);
                }
            }
            httpRequest.headersList.delete('host', true);
            if (includeCredentials) {
                if (!httpRequest.headersList.contains('authorization', true)) {
                    let authorizationValue = null;
                    if (hasAuthenticationEntry(httpRequest) && (httpRequest.useURLCredentials === undefined || !includesCredentials(requestCurrentURL(httpRequest)))) {
                    }
                    else if (includesCredentials(requestCurrentURL(httpRequest)) && isAuthenticationFetch) {
                        const { username, password } = requestCurrentURL(httpRequest);
                        authorizationValue = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
                    }
                    if (authorizationValue !== null) {
                        httpRequest.headersList.append('Authorization', authorizationValue, false);
                    }
                }
            }
            if (httpCache == null) {
                httpRequest.cache = 'no-store';
            }
            if (httpRequest.cache !== 'no-store' && httpRequest.cache !== 'reload') {
            }
            if (response == null) {
                if (httpRequest.cache === 'only-if-cached') {
                    return makeNetworkError('only if cached');
                }
                const forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
                if (!safeMethodsSet.has(httpRequest.method) &&
                    forwardResponse.status >= 200 &&
                    forwardResponse.status <= 399) {
                }
                if (revalidatingFlag && forwardResponse.status === 304) {
                }
                if (response == null) {
                    response = forwardResponse;
                }
            }
            response.urlList = [...httpRequest.urlList];
            if (httpRequest.headersList.contains('range', true)) {
                response.rangeRequested = true;
            }
            response.requestIncludesCredentials = includeCredentials;
            if (response.status === 401 && httpRequest.responseTainting !== 'cors' && includeCredentials && (request.useURLCredentials !== undefined ||
                isTraversableNavigable(request.traversableForUserPrompts))) {
                if (request.body != null) {
                    if (request.body.source == null) {
                        return response;
                    }
                    request.body = safelyExtractBody(request.body.source)[0];
                }
                if (request.useURLCredentials === undefined || isAuthenticationFetch) {
                    if (isCancelled(fetchParams)) {
                        return makeAppropriateNetworkError(fetchParams);
                    }
                    return response;
                }
                fetchParams.controller.connection.destroy();
                response = await httpNetworkOrCacheFetch(fetchParams, true);
            }
            if (response.status === 407) {
                if (request.window === 'no-window') {
                    return makeNetworkError();
                }
                if (isCancelled(fetchParams)) {
                    return makeAppropriateNetworkError(fetchParams);
                }
                return makeNetworkError('proxy authentication required');
            }
            if (response.status === 421 &&
                !isNewConnectionFetch &&
                (request.body == null || request.body.source != null)) {
                if (isCancelled(fetchParams)) {
                    return makeAppropriateNetworkError(fetchParams);
                }
                fetchParams.controller.connection.destroy();
                response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, true);
            }
            if (isAuthenticationFetch) {
            }
            return response;
        }
        async function httpNetworkFetch(fetchParams, includeCredentials = false, forceNewConnection = false) {
            assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
            fetchParams.controller.connection = {
                abort: null,
                destroyed: false,
                destroy(err) {
                    if (!this.destroyed) {
                        this.destroyed = true;
                        this.abort?.(err ?? new DOMException('The operation was aborted.', 'AbortError'));
                    }
                }
            };
            const request = fetchParams.request;
            let response = null;
            const timingInfo = fetchParams.timingInfo;
            const httpCache = null;
            if (httpCache == null) {
                request.cache = 'no-store';
            }
            const newConnection = forceNewConnection ? 'yes' : 'no';
            if (request.mode === 'websocket') {
            }
            else {
            }
            let requestBody = null;
            if (request.body == null && fetchParams.processRequestEndOfBody) {
                queueMicrotask(() => fetchParams.processRequestEndOfBody());
            }
            else if (request.body != null) {
                const processBodyChunk = async function* (bytes) {
                    if (isCancelled(fetchParams)) {
                        return;
                    }
                    yield bytes;
                    fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
                };
                const processEndOfBody = () => {
                    if (isCancelled(fetchParams)) {
                        return;
                    }
                    if (fetchParams.processRequestEndOfBody) {
                        fetchParams.processRequestEndOfBody();
                    }
                };
                const processBodyError = (e) => {
                    if (isCancelled(fetchParams)) {
                        return;
                    }
                    if (e.name === 'AbortError') {
                        fetchParams.controller.abort();
                    }
                    else {
                        fetchParams.controller.terminate(e);
                    }
                };
                requestBody = (async function* () {
                    try {
                        for await (const bytes of request.body.stream) {
                            yield* processBodyChunk(bytes);
                        }
                        processEndOfBody();
                    }
                    catch (err) {
                        processBodyError(err);
                    }
                })();
            }
            try {
                const { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
                if (socket) {
                    response = makeResponse({ status, statusText, headersList, socket });
                }
                else {
                    const iterator = body[Symbol.asyncIterator]();
                    fetchParams.controller.next = () => iterator.next();
                    response = makeResponse({ status, statusText, headersList });
                }
            }
            catch (err) {
                if (err.name === 'AbortError') {
                    fetchParams.controller.connection.destroy();
                    return makeAppropriateNetworkError(fetchParams, err);
                }
                return makeNetworkError(err);
            }
            const pullAlgorithm = () => {
                return fetchParams.controller.resume();
            };
            const cancelAlgorithm = (reason) => {
                if (!isCancelled(fetchParams)) {
                    fetchParams.controller.abort(reason);
                }
            };
            const stream = new ReadableStream({
                start(controller) {
                    fetchParams.controller.controller = controller;
                },
                pull: pullAlgorithm,
                cancel: cancelAlgorithm,
                type: 'bytes'
            });
            response.body = { stream, source: null, length: null };
            if (!fetchParams.controller.resume) {
                fetchParams.controller.on('terminated', onAborted);
            }
            fetchParams.controller.resume = async () => {
                while (true) {
                    let bytes;
                    let isFailure;
                    try {
                        const { done, value } = await fetchParams.controller.next();
                        if (isAborted(fetchParams)) {
                            break;
                        }
                        bytes = done ? undefined : value;
                    }
                    catch (err) {
                        if (fetchParams.controller.ended && !timingInfo.encodedBodySize) {
                            bytes = undefined;
                        }
                        else {
                            bytes = err;
                            isFailure = true;
                        }
                    }
                    if (bytes === undefined) {
                        readableStreamClose(fetchParams.controller.controller);
                        finalizeResponse(fetchParams, response);
                        return;
                    }
                    timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
                    if (isFailure) {
                        fetchParams.controller.terminate(bytes);
                        return;
                    }
                    const buffer = new Uint8Array(bytes);
                    if (buffer.byteLength) {
                        fetchParams.controller.controller.enqueue(buffer);
                    }
                    if (isErrored(stream)) {
                        fetchParams.controller.terminate();
                        return;
                    }
                    if (fetchParams.controller.controller.desiredSize <= 0) {
                        return;
                    }
                }
            };
            function onAborted(reason) {
                if (isAborted(fetchParams)) {
                    response.aborted = true;
                    if (isReadable(stream)) {
                        fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
                    }
                }
                else {
                    if (isReadable(stream)) {
                        fetchParams.controller.controller.error(new TypeError('terminated', {
                            cause: isErrorLike(reason) ? reason : undefined
                        }));
                    }
                }
                fetchParams.controller.connection.destroy();
            }
            return response;
            function dispatch({ body }) {
                const url = requestCurrentURL(request);
                const agent = fetchParams.controller.dispatcher;
                const path = url.pathname + url.search;
                const hasTrailingQuestionMark = url.search.length === 0 && url.href[url.href.length - url.hash.length - 1] === '?';
                return dispatchWithProtocolPreference(body);
                function dispatchWithProtocolPreference(body, allowH2) {
                    return new Promise((resolve, reject) => agent.dispatch({
                        path: hasTrailingQuestionMark ? `${path}?` : path,
                        origin: url.origin,
                        method: request.method,
                        body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
                        __mockAgentBodyForDispatch: body,
                        headers: request.headersList.entries,
                        maxRedirections: 0,
                        upgrade: request.mode === 'websocket' ? 'websocket' : undefined,
                        ...(allowH2 === false ? { allowH2 } : null)
                    }, {
                        body: null,
                        abort: null,
                        onRequestStart(controller) {
                            const { connection } = fetchParams.controller;
                            timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(undefined, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
                            const abort = (reason) => controller.abort(reason);
                            if (connection.destroyed) {
                                abort(new DOMException('The operation was aborted.', 'AbortError'));
                            }
                            else {
                                fetchParams.controller.on('terminated', abort);
                                this.abort = connection.abort = abort;
                            }
                            timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
                        },
                        onResponseStarted() {
                            timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
                        },
                        onResponseStart(controller, status, headers, statusText) {
                            if (status < 200) {
                                return;
                            }
                            const rawHeaders = controller?.rawHeaders ?? [];
                            const headersList = new HeadersList();
                            appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
                            const location = headersList.get('location', true);
                            const willFollow = location && request.redirect === 'follow' &&
                                redirectStatusSet.has(status);
                            const decoders = [];
                            if (request.method !== 'HEAD' && request.method !== 'CONNECT' && !nullBodyStatus.includes(status) && !willFollow) {
                                const contentEncoding = headersList.get('content-encoding', true);
                                const codings = contentEncoding ? contentEncoding.toLowerCase().split(',') : [];
                                const maxContentEncodings = 5;
                                if (codings.length > maxContentEncodings) {
                                    controller.abort(new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`));
                                    return;
                                }
                                for (let i = codings.length - 1; i >= 0; --i) {
                                    const coding = codings[i].trim();
                                    if (coding === 'x-gzip' || coding === 'gzip') {
                                        decoders.push(zlib.createGunzip({
                                            flush: zlib.constants.Z_SYNC_FLUSH,
                                            finishFlush: zlib.constants.Z_SYNC_FLUSH
                                        }));
                                    }
                                    else if (coding === 'deflate') {
                                        decoders.push(createInflate({
                                            flush: zlib.constants.Z_SYNC_FLUSH,
                                            finishFlush: zlib.constants.Z_SYNC_FLUSH
                                        }));
                                    }
                                    else if (coding === 'br') {
                                        decoders.push(zlib.createBrotliDecompress({
                                            flush: zlib.constants.BROTLI_OPERATION_FLUSH,
                                            finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
                                        }));
                                    }
                                    else if (coding === 'zstd') {
                                        decoders.push(zlib.createZstdDecompress({
                                            flush: zlib.constants.ZSTD_e_continue,
                                            finishFlush: zlib.constants.ZSTD_e_end,
                                            params: {
                                                [zlib.constants.ZSTD_d_windowLogMax]: 23
                                            }
                                        }));
                                    }
                                    else {
                                        decoders.length = 0;
                                        break;
                                    }
                                }
                            }
                            this.body = new Readable({ read: () => controller.resume() });
                            const onError = (err) => this.onResponseError(controller, err);
                            resolve({
                                status,
                                statusText,
                                headersList,
                                body: decoders.length
                                    ? pipeline(this.body, ...decoders, (err) => {
                                        if (err) {
                                            this.onResponseError(controller, err);
                                        }
                                    }).on('error', onError)
                                    : this.body.on('error', onError)
                            });
                        },
                        onResponseData(controller, chunk) {
                            if (fetchParams.controller.dump) {
                                return;
                            }
                            const bytes = chunk;
                            timingInfo.encodedBodySize += bytes.byteLength;
                            if (this.body.push(bytes) === false) {
                                controller.pause();
                            }
                        },
                        onResponseEnd() {
                            if (this.abort) {
                                fetchParams.controller.off('terminated', this.abort);
                            }
                            fetchParams.controller.ended = true;
                            this.body?.push(null);
                        },
                        onResponseError(controller, error) {
                            if (this.abort) {
                                fetchParams.controller.off('terminated', this.abort);
                            }
                            if (request.mode === 'websocket' &&
                                allowH2 !== false &&
                                error?.code === 'UND_ERR_INFO' &&
                                error?.message === 'HTTP/2: Extended CONNECT protocol not supported by server') {
                                resolve(dispatchWithProtocolPreference(body, false));
                                return;
                            }
                            this.body?.destroy(error);
                            if (!controller?.aborted) {
                                fetchParams.controller.terminate(error);
                            }
                            reject(error);
                        },
                        onRequestUpgrade(controller, status, headers, socket) {
                            if ((socket.session != null && status !== 200) || (socket.session == null && status !== 101)) {
                                if (socket.session != null) {
                                    controller.abort(new SocketError('bad upgrade', null));
                                }
                                return false;
                            }
                            const rawHeaders = controller?.rawHeaders ?? [];
                            const headersList = new HeadersList();
                            appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
                            resolve({
                                status,
                                statusText: STATUS_CODES[status],
                                headersList,
                                socket
                            });
                            return true;
                        }
                    }));
                }
            }
        }
        module.exports = {
            fetch,
            Fetch,
            fetching,
            finalizeAndReportTiming
        };
    }),
    9967: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { extractBody, mixinBody, cloneBody, bodyUnusable } = __webpack_require__(84492);
        const { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = __webpack_require__(60660);
        const util = __webpack_require__(3440);
        const nodeUtil = __webpack_require__(57975);
        const { isValidHTTPToken, sameOrigin, environmentSettingsObject } = __webpack_require__(73168);
        const { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = __webpack_require__(4495);
        const { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
        const { webidl } = __webpack_require__(47879);
        const { URLSerializer } = __webpack_require__(51900);
        const { kConstruct } = __webpack_require__(36443);
        const assert = __webpack_require__(34589);
        const requestFinalizer = new FinalizationRegistry(({ signal, reference }) => {
            removeSignalFollower(signal, reference);
        });
        const requestSignals = new WeakMap();
        const signalFollowers = new WeakMap();
        function removeSignalFollower(signal, reference) {
            const followers = signalFollowers.get(signal);
            if (followers instanceof Set) {
                followers.delete(reference);
                if (followers.size !== 0)
                    return;
            }
            signal.removeEventListener('abort', abortSignalFollowers);
            signalFollowers.delete(signal);
        }
        function abortSignalFollower(reference, reason) {
            requestFinalizer.unregister(reference);
            const ac = reference.deref();
            if (ac !== undefined) {
                requestSignals.delete(ac.signal);
                ac.abort(reason);
            }
        }
        function abortSignalFollowers() {
            this.removeEventListener('abort', abortSignalFollowers);
            const followers = signalFollowers.get(this);
            if (followers instanceof Set) {
                for (const reference of followers) {
                    abortSignalFollower(reference, this.reason);
                }
                followers.clear();
            }
            else {
                abortSignalFollower(followers, this.reason);
            }
            signalFollowers.delete(this);
        }
        function createDependentSignal(signal) {
            const ac = new AbortController();
            if (signal == null)
                return ac.signal;
            if (signal.aborted) {
                ac.abort(signal.reason);
                return ac.signal;
            }
            const reference = new WeakRef(ac);
            const followers = signalFollowers.get(signal);
            if (followers === undefined) {
                util.addAbortListener(signal, abortSignalFollowers);
                signalFollowers.set(signal, reference);
            }
            else if (followers instanceof WeakRef) {
                const controllers = new Set();
                controllers.add(followers);
                controllers.add(reference);
                signalFollowers.set(signal, controllers);
            }
            else {
                followers.add(reference);
            }
            requestFinalizer.register(ac, { signal, reference }, reference);
            requestSignals.set(ac.signal, { controller: ac, source: signal, reference });
            return ac.signal;
        }
        let patchMethodWarning = false;
        let setRequestSignal, getRequestDispatcher, setRequestDispatcher, setRequestHeaders, getRequestState, setRequestState, removeRequestAbortListener;
        class Request {
            #signal;
            #dispatcher;
            #headers;
            #state;
            constructor(input, init = undefined) {
                webidl.util.markAsUncloneable(this);
                if (input === kConstruct) {
                    return;
                }
                const prefix = 'Request constructor';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                input = webidl.converters.RequestInfo(input);
                init = webidl.converters.RequestInit(init);
                let request = null;
                let fallbackMode = null;
                const baseUrl = environmentSettingsObject.settingsObject.baseUrl;
                let signal = null;
                if (typeof input === 'string') {
                    this.#dispatcher = init.dispatcher;
                    let parsedURL;
                    try {
                        parsedURL = new URL(input, baseUrl);
                    }
                    catch (err) {
                        throw new TypeError('Failed to parse URL from ' + input, { cause: err });
                    }
                    if (parsedURL.username || parsedURL.password) {
                        throw new TypeError('Request cannot be constructed from a URL that includes credentials: ' +
                            input);
                    }
                    request = makeRequest({ urlList: [parsedURL] });
                    fallbackMode = 'cors';
                }
                else {
                    assert(webidl.is.Request(input));
                    request = input.#state;
                    signal = input.#signal;
                    this.#dispatcher = init.dispatcher || input.#dispatcher;
                }
                const origin = environmentSettingsObject.settingsObject.origin;
                let window = 'client';
                if (request.window?.constructor?.name === 'EnvironmentSettingsObject' &&
                    sameOrigin(request.window, origin)) {
                    window = request.window;
                }
                if (init.window != null) {
                    throw new TypeError(`'window' option '${window}' must be null`);
                }
                if ('window' in init) {
                    window = 'no-window';
                }
                request = makeRequest({
                    method: request.method,
                    headersList: request.headersList,
                    unsafeRequest: request.unsafeRequest,
                    client: environmentSettingsObject.settingsObject,
                    window,
                    priority: request.priority,
                    origin: request.origin,
                    referrer: request.referrer,
                    referrerPolicy: request.referrerPolicy,
                    mode: request.mode,
                    credentials: request.credentials,
                    cache: request.cache,
                    redirect: request.redirect,
                    integrity: request.integrity,
                    keepalive: request.keepalive,
                    reloadNavigation: request.reloadNavigation,
                    historyNavigation: request.historyNavigation,
                    urlList: [...request.urlList]
                });
                const initHasKey = Object.keys(init).length !== 0;
                if (initHasKey) {
                    if (request.mode === 'navigate') {
                        request.mode = 'same-origin';
                    }
                    request.reloadNavigation = false;
                    request.historyNavigation = false;
                    request.origin = 'client';
                    request.referrer = 'client';
                    request.referrerPolicy = '';
                    request.url = request.urlList[request.urlList.length - 1];
                    request.urlList = [request.url];
                }
                if (init.referrer !== undefined) {
                    const referrer = init.referrer;
                    if (referrer === '') {
                        request.referrer = 'no-referrer';
                    }
                    else {
                        let parsedReferrer;
                        try {
                            parsedReferrer = new URL(referrer, baseUrl);
                        }
                        catch (err) {
                            throw new TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
                        }
                        if ((parsedReferrer.protocol === 'about:' && parsedReferrer.hostname === 'client') ||
                            (origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl))) {
                            request.referrer = 'client';
                        }
                        else {
                            request.referrer = parsedReferrer;
                        }
                    }
                }
                if (init.referrerPolicy !== undefined) {
                    request.referrerPolicy = init.referrerPolicy;
                }
                let mode;
                if (init.mode !== undefined) {
                    mode = init.mode;
                }
                else {
                    mode = fallbackMode;
                }
                if (mode === 'navigate') {
                    throw webidl.errors.exception({
                        header: 'Request constructor',
                        message: 'invalid request mode navigate.'
                    });
                }
                if (mode != null) {
                    request.mode = mode;
                }
                if (init.credentials !== undefined) {
                    request.credentials = init.credentials;
                }
                if (init.cache !== undefined) {
                    request.cache = init.cache;
                }
                if (request.cache === 'only-if-cached' && request.mode !== 'same-origin') {
                    throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
                }
                if (init.redirect !== undefined) {
                    request.redirect = init.redirect;
                }
                if (init.integrity != null) {
                    request.integrity = String(init.integrity);
                }
                if (init.keepalive !== undefined) {
                    request.keepalive = Boolean(init.keepalive);
                }
                if (init.method !== undefined) {
                    let method = init.method;
                    const mayBeNormalized = normalizedMethodRecords[method];
                    if (mayBeNormalized !== undefined) {
                        request.method = mayBeNormalized;
                    }
                    else {
                        if (!isValidHTTPToken(method)) {
                            throw new TypeError(`'${method}' is not a valid HTTP method.`);
                        }
                        const upperCase = method.toUpperCase();
                        if (forbiddenMethodsSet.has(upperCase)) {
                            throw new TypeError(`'${method}' HTTP method is unsupported.`);
                        }
                        method = normalizedMethodRecordsBase[upperCase] ?? method;
                        request.method = method;
                    }
                    if (!patchMethodWarning && request.method === 'patch') {
                        process.emitWarning('Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.', {
                            code: 'UNDICI-FETCH-patch'
                        });
                        patchMethodWarning = true;
                    }
                }
                if (init.signal !== undefined) {
                    signal = init.signal;
                }
                this.#state = request;
                this.#signal = createDependentSignal(signal);
                this.#headers = new Headers(kConstruct);
                setHeadersList(this.#headers, request.headersList);
                setHeadersGuard(this.#headers, 'request');
                if (mode === 'no-cors') {
                    if (!corsSafeListedMethodsSet.has(request.method)) {
                        throw new TypeError(`'${request.method} is unsupported in no-cors mode.`);
                    }
                    setHeadersGuard(this.#headers, 'request-no-cors');
                }
                if (initHasKey) {
                    const headersList = getHeadersList(this.#headers);
                    const headers = init.headers !== undefined ? init.headers : new HeadersList(headersList);
                    headersList.clear();
                    if (headers instanceof HeadersList) {
                        for (const { name, value } of headers.rawValues()) {
                            headersList.append(name, value, false);
                        }
                        headersList.cookies = headers.cookies;
                    }
                    else {
                        fillHeaders(this.#headers, headers);
                    }
                }
                const inputBody = webidl.is.Request(input) ? input.#state.body : null;
                if ((init.body != null || inputBody != null) &&
                    (request.method === 'GET' || request.method === 'HEAD')) {
                    throw new TypeError('Request with GET/HEAD method cannot have body.');
                }
                let initBody = null;
                if (init.body != null) {
                    const [extractedBody, contentType] = extractBody(init.body, request.keepalive);
                    initBody = extractedBody;
                    if (contentType && !getHeadersList(this.#headers).contains('content-type', true)) {
                        this.#headers.append('content-type', contentType, true);
                    }
                }
                const inputOrInitBody = initBody ?? inputBody;
                if (inputOrInitBody != null && inputOrInitBody.source == null) {
                    if (initBody != null && init.duplex == null) {
                        throw new TypeError('RequestInit: duplex option is required when sending a body.');
                    }
                    if (request.mode !== 'same-origin' && request.mode !== 'cors') {
                        throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');
                    }
                    request.useCORSPreflightFlag = true;
                }
                let finalBody = inputOrInitBody;
                if (initBody == null && inputBody != null) {
                    if (bodyUnusable(input.#state)) {
                        throw new TypeError('Cannot construct a Request with a Request object that has already been used.');
                    }
                    const identityTransform = new TransformStream();
                    inputBody.stream.pipeThrough(identityTransform);
                    finalBody = {
                        source: inputBody.source,
                        length: inputBody.length,
                        stream: identityTransform.readable
                    };
                }
                this.#state.body = finalBody;
            }
            get method() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.method;
            }
            get url() {
                webidl.brandCheck(this, webidl.is.Request);
                return URLSerializer(this.#state.url);
            }
            get headers() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#headers;
            }
            get destination() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.destination;
            }
            get referrer() {
                webidl.brandCheck(this, webidl.is.Request);
                if (this.#state.referrer === 'no-referrer') {
                    return '';
                }
                if (this.#state.referrer === 'client') {
                    return 'about:client';
                }
                return this.#state.referrer.toString();
            }
            get referrerPolicy() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.referrerPolicy;
            }
            get mode() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.mode;
            }
            get credentials() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.credentials;
            }
            get cache() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.cache;
            }
            get redirect() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.redirect;
            }
            get integrity() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.integrity;
            }
            get keepalive() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.keepalive;
            }
            get isReloadNavigation() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.reloadNavigation;
            }
            get isHistoryNavigation() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.historyNavigation;
            }
            get signal() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#signal;
            }
            get body() {
                webidl.brandCheck(this, webidl.is.Request);
                return this.#state.body ? this.#state.body.stream : null;
            }
            get bodyUsed() {
                webidl.brandCheck(this, webidl.is.Request);
                return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
            }
            get duplex() {
                webidl.brandCheck(this, webidl.is.Request);
                return 'half';
            }
            clone() {
                webidl.brandCheck(this, webidl.is.Request);
                if (bodyUnusable(this.#state)) {
                    throw new TypeError('unusable');
                }
                const clonedRequest = cloneRequest(this.#state);
                const signal = createDependentSignal(this.#signal);
                return fromInnerRequest(clonedRequest, this.#dispatcher, signal, getHeadersGuard(this.#headers));
            }
            [nodeUtil.inspect.custom](depth, options) {
                if (options.depth === null) {
                    options.depth = 2;
                }
                options.colors ??= true;
                const properties = {
                    method: this.method,
                    url: this.url,
                    headers: this.headers,
                    destination: this.destination,
                    referrer: this.referrer,
                    referrerPolicy: this.referrerPolicy,
                    mode: this.mode,
                    credentials: this.credentials,
                    cache: this.cache,
                    redirect: this.redirect,
                    integrity: this.integrity,
                    keepalive: this.keepalive,
                    isReloadNavigation: this.isReloadNavigation,
                    isHistoryNavigation: this.isHistoryNavigation,
                    signal: this.signal
                };
                return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
            }
            static {
                setRequestSignal = (request, newSignal) => {
                    request.#signal = newSignal;
                };
                getRequestDispatcher = (request) => {
                    return request.#dispatcher;
                };
                setRequestDispatcher = (request, newDispatcher) => {
                    request.#dispatcher = newDispatcher;
                };
                setRequestHeaders = (request, newHeaders) => {
                    request.#headers = newHeaders;
                };
                getRequestState = (request) => {
                    return request.#state;
                };
                setRequestState = (request, newState) => {
                    request.#state = newState;
                };
                removeRequestAbortListener = (request) => {
                    const state = requestSignals.get(request.#signal);
                    if (state !== undefined) {
                        requestSignals.delete(request.#signal);
                        requestFinalizer.unregister(state.reference);
                        removeSignalFollower(state.source, state.reference);
                    }
                };
                webidl.is.Request = (arg) => {
                    return arg != null && typeof arg === 'object' && #state in arg;
                };
            }
        }
        mixinBody(Request, getRequestState, webidl.is.Request);
        function makeRequest(init) {
            return {
                method: init.method ?? 'GET',
                localURLsOnly: init.localURLsOnly ?? false,
                unsafeRequest: init.unsafeRequest ?? false,
                body: init.body ?? null,
                client: init.client ?? null,
                reservedClient: init.reservedClient ?? null,
                replacesClientId: init.replacesClientId ?? '',
                window: init.window ?? 'client',
                keepalive: init.keepalive ?? false,
                serviceWorkers: init.serviceWorkers ?? 'all',
                initiator: init.initiator ?? '',
                destination: init.destination ?? '',
                priority: init.priority ?? 'auto',
                origin: init.origin ?? 'client',
                policyContainer: init.policyContainer ?? 'client',
                referrer: init.referrer ?? 'client',
                referrerPolicy: init.referrerPolicy ?? '',
                mode: init.mode ?? 'no-cors',
                useCORSPreflightFlag: init.useCORSPreflightFlag ?? false,
                credentials: init.credentials ?? 'same-origin',
                useCredentials: init.useCredentials ?? false,
                cache: init.cache ?? 'default',
                redirect: init.redirect ?? 'follow',
                integrity: init.integrity ?? '',
                cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? '',
                parserMetadata: init.parserMetadata ?? '',
                reloadNavigation: init.reloadNavigation ?? false,
                historyNavigation: init.historyNavigation ?? false,
                userActivation: init.userActivation ?? false,
                taintedOrigin: init.taintedOrigin ?? false,
                redirectCount: init.redirectCount ?? 0,
                responseTainting: init.responseTainting ?? 'basic',
                preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? false,
                done: init.done ?? false,
                timingAllowFailed: init.timingAllowFailed ?? false,
                useURLCredentials: init.useURLCredentials ?? undefined,
                traversableForUserPrompts: init.traversableForUserPrompts ?? 'client',
                urlList: init.urlList,
                url: init.urlList[0],
                headersList: init.headersList
                    ? new HeadersList(init.headersList)
                    : new HeadersList()
            };
        }
        function cloneRequest(request) {
            const newRequest = makeRequest({ ...request, body: null });
            if (request.body != null) {
                newRequest.body = cloneBody(request.body);
            }
            return newRequest;
        }
        function fromInnerRequest(innerRequest, dispatcher, signal, guard) {
            const request = new Request(kConstruct);
            setRequestState(request, innerRequest);
            setRequestDispatcher(request, dispatcher);
            setRequestSignal(request, signal);
            const headers = new Headers(kConstruct);
            setRequestHeaders(request, headers);
            setHeadersList(headers, innerRequest.headersList);
            setHeadersGuard(headers, guard);
            return request;
        }
        Object.defineProperties(Request.prototype, {
            method: kEnumerableProperty,
            url: kEnumerableProperty,
            headers: kEnumerableProperty,
            redirect: kEnumerableProperty,
            clone: kEnumerableProperty,
            signal: kEnumerableProperty,
            duplex: kEnumerableProperty,
            destination: kEnumerableProperty,
            body: kEnumerableProperty,
            bodyUsed: kEnumerableProperty,
            isHistoryNavigation: kEnumerableProperty,
            isReloadNavigation: kEnumerableProperty,
            keepalive: kEnumerableProperty,
            integrity: kEnumerableProperty,
            cache: kEnumerableProperty,
            credentials: kEnumerableProperty,
            attribute: kEnumerableProperty,
            referrerPolicy: kEnumerableProperty,
            referrer: kEnumerableProperty,
            mode: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: 'Request',
                configurable: true
            }
        });
        webidl.converters.RequestInfo = function (V) {
            if (typeof V === 'string') {
                return webidl.converters.USVString(V);
            }
            if (webidl.is.Request(V)) {
                return V;
            }
            return webidl.converters.USVString(V);
        };
        webidl.converters.RequestInit = webidl.dictionaryConverter([
            {
                key: 'method',
                converter: webidl.converters.ByteString
            },
            {
                key: 'headers',
                converter: webidl.converters.HeadersInit
            },
            {
                key: 'body',
                converter: webidl.nullableConverter(webidl.converters.BodyInit)
            },
            {
                key: 'referrer',
                converter: webidl.converters.USVString
            },
            {
                key: 'referrerPolicy',
                converter: webidl.converters.DOMString,
                allowedValues: referrerPolicy
            },
            {
                key: 'mode',
                converter: webidl.converters.DOMString,
                allowedValues: requestMode
            },
            {
                key: 'credentials',
                converter: webidl.converters.DOMString,
                allowedValues: requestCredentials
            },
            {
                key: 'cache',
                converter: webidl.converters.DOMString,
                allowedValues: requestCache
            },
            {
                key: 'redirect',
                converter: webidl.converters.DOMString,
                allowedValues: requestRedirect
            },
            {
                key: 'integrity',
                converter: webidl.converters.DOMString
            },
            {
                key: 'keepalive',
                converter: webidl.converters.boolean
            },
            {
                key: 'signal',
                converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, 'RequestInit', 'signal'))
            },
            {
                key: 'window',
                converter: webidl.converters.any
            },
            {
                key: 'duplex',
                converter: webidl.converters.DOMString,
                allowedValues: requestDuplex
            },
            {
                key: 'dispatcher',
                converter: webidl.converters.any
            },
            {
                key: 'priority',
                converter: webidl.converters.DOMString,
                allowedValues: ['high', 'low', 'auto']
            }
        ]);
        module.exports = {
            Request,
            makeRequest,
            fromInnerRequest,
            cloneRequest,
            getRequestDispatcher,
            getRequestState,
            removeRequestAbortListener
        };
    }),
    99051: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = __webpack_require__(60660);
        const { extractBody, cloneBody, mixinBody, streamRegistry, bodyUnusable } = __webpack_require__(84492);
        const util = __webpack_require__(3440);
        const nodeUtil = __webpack_require__(57975);
        const { kEnumerableProperty } = util;
        const { isValidReasonPhrase, isCancelled, isAborted, isErrorLike, environmentSettingsObject: relevantRealm } = __webpack_require__(73168);
        const { redirectStatusSet, nullBodyStatus } = __webpack_require__(4495);
        const { webidl } = __webpack_require__(47879);
        const { URLSerializer } = __webpack_require__(51900);
        const { kConstruct } = __webpack_require__(36443);
        const assert = __webpack_require__(34589);
        const { isomorphicEncode, serializeJavascriptValueToJSONString } = __webpack_require__(8116);
        const textEncoder = new TextEncoder('utf-8');
        let getResponseHeaders, setResponseHeaders, getResponseState, setResponseState;
        class Response {
            #headers;
            #state;
            static error() {
                const responseObject = fromInnerResponse(makeNetworkError(), 'immutable');
                return responseObject;
            }
            static json(data, init = undefined) {
                webidl.argumentLengthCheck(arguments, 1, 'Response.json');
                init = webidl.converters.ResponseInit(init);
                const bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
                const body = extractBody(bytes);
                const responseObject = fromInnerResponse(makeResponse({}), 'response');
                initializeResponse(responseObject, init, { body: body[0], type: 'application/json' });
                return responseObject;
            }
            static redirect(url, status = 302) {
                webidl.argumentLengthCheck(arguments, 1, 'Response.redirect');
                url = webidl.converters.USVString(url);
                status = webidl.converters['unsigned short'](status);
                let parsedURL;
                try {
                    parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
                }
                catch (err) {
                    throw new TypeError(`Failed to parse URL from ${url}`, { cause: err });
                }
                if (!redirectStatusSet.has(status)) {
                    throw new RangeError(`Invalid status code ${status}`);
                }
                const responseObject = fromInnerResponse(makeResponse({}), 'immutable');
                responseObject.#state.status = status;
                const value = isomorphicEncode(URLSerializer(parsedURL));
                responseObject.#state.headersList.append('location', value, true);
                return responseObject;
            }
            constructor(body = null, init = undefined) {
                webidl.util.markAsUncloneable(this);
                if (body === kConstruct) {
                    return;
                }
                if (body !== null) {
                    body = webidl.converters.BodyInit(body, 'Response', 'body');
                }
                init = webidl.converters.ResponseInit(init);
                this.#state = makeResponse({});
                this.#headers = new Headers(kConstruct);
                setHeadersGuard(this.#headers, 'response');
                setHeadersList(this.#headers, this.#state.headersList);
                let bodyWithType = null;
                if (body != null) {
                    const [extractedBody, type] = extractBody(body);
                    bodyWithType = { body: extractedBody, type };
                }
                initializeResponse(this, init, bodyWithType);
            }
            get type() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#state.type;
            }
            get url() {
                webidl.brandCheck(this, webidl.is.Response);
                const urlList = this.#state.urlList;
                const url = urlList[urlList.length - 1] ?? null;
                if (url === null) {
                    return '';
                }
                return URLSerializer(url, true);
            }
            get redirected() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#state.urlList.length > 1;
            }
            get status() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#state.status;
            }
            get ok() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#state.status >= 200 && this.#state.status <= 299;
            }
            get statusText() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#state.statusText;
            }
            get headers() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#headers;
            }
            get body() {
                webidl.brandCheck(this, webidl.is.Response);
                return this.#state.body ? this.#state.body.stream : null;
            }
            get bodyUsed() {
                webidl.brandCheck(this, webidl.is.Response);
                return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
            }
            clone() {
                webidl.brandCheck(this, webidl.is.Response);
                if (bodyUnusable(this.#state)) {
                    throw webidl.errors.exception({
                        header: 'Response.clone',
                        message: 'Body has already been consumed.'
                    });
                }
                const clonedResponse = cloneResponse(this.#state);
                if (this.#state.urlList.length !== 0 && this.#state.body?.stream) {
                    streamRegistry.register(this, new WeakRef(this.#state.body.stream));
                }
                return fromInnerResponse(clonedResponse, getHeadersGuard(this.#headers));
            }
            [nodeUtil.inspect.custom](depth, options) {
                if (options.depth === null) {
                    options.depth = 2;
                }
                options.colors ??= true;
                const properties = {
                    status: this.status,
                    statusText: this.statusText,
                    headers: this.headers,
                    body: this.body,
                    bodyUsed: this.bodyUsed,
                    ok: this.ok,
                    redirected: this.redirected,
                    type: this.type,
                    url: this.url
                };
                return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
            }
            static {
                getResponseHeaders = (response) => {
                    return response.#headers;
                };
                setResponseHeaders = (response, newHeaders) => {
                    response.#headers = newHeaders;
                };
                getResponseState = (response) => {
                    return response.#state;
                };
                setResponseState = (response, newState) => {
                    response.#state = newState;
                };
                webidl.is.Response = (arg) => {
                    return arg != null && typeof arg === 'object' && #state in arg;
                };
            }
        }
        mixinBody(Response, getResponseState, webidl.is.Response);
        Object.defineProperties(Response.prototype, {
            type: kEnumerableProperty,
            url: kEnumerableProperty,
            status: kEnumerableProperty,
            ok: kEnumerableProperty,
            redirected: kEnumerableProperty,
            statusText: kEnumerableProperty,
            headers: kEnumerableProperty,
            clone: kEnumerableProperty,
            body: kEnumerableProperty,
            bodyUsed: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: 'Response',
                configurable: true
            }
        });
        Object.defineProperties(Response, {
            json: kEnumerableProperty,
            redirect: kEnumerableProperty,
            error: kEnumerableProperty
        });
        function cloneResponse(response) {
            if (response.internalResponse) {
                return filterResponse(cloneResponse(response.internalResponse), response.type);
            }
            const newResponse = makeResponse({ ...response, body: null });
            if (response.body != null) {
                newResponse.body = cloneBody(response.body);
            }
            return newResponse;
        }
        function makeResponse(init) {
            return {
                aborted: false,
                rangeRequested: false,
                timingAllowPassed: false,
                requestIncludesCredentials: false,
                type: 'default',
                status: 200,
                timingInfo: null,
                cacheState: '',
                statusText: '',
                ...init,
                headersList: init?.headersList
                    ? new HeadersList(init?.headersList)
                    : new HeadersList(),
                urlList: init?.urlList ? [...init.urlList] : []
            };
        }
        function makeNetworkError(reason) {
            const isError = isErrorLike(reason);
            return makeResponse({
                type: 'error',
                status: 0,
                error: isError
                    ? reason
                    : new Error(reason ? String(reason) : reason),
                aborted: reason && reason.name === 'AbortError'
            });
        }
        function isNetworkError(response) {
            return (response.type === 'error' &&
                response.status === 0);
        }
        function makeFilteredResponse(response, state) {
            state = {
                internalResponse: response,
                ...state
            };
            return new Proxy(response, {
                get(target, p) {
                    return p in state ? state[p] : target[p];
                },
                set(target, p, value) {
                    assert(!(p in state));
                    target[p] = value;
                    return true;
                }
            });
        }
        function filterResponse(response, type) {
            if (type === 'basic') {
                return makeFilteredResponse(response, {
                    type: 'basic',
                    headersList: response.headersList
                });
            }
            else if (type === 'cors') {
                return makeFilteredResponse(response, {
                    type: 'cors',
                    headersList: response.headersList
                });
            }
            else if (type === 'opaque') {
                return makeFilteredResponse(response, {
                    type: 'opaque',
                    urlList: [],
                    status: 0,
                    statusText: '',
                    body: null
                });
            }
            else if (type === 'opaqueredirect') {
                return makeFilteredResponse(response, {
                    type: 'opaqueredirect',
                    status: 0,
                    statusText: '',
                    headersList: [],
                    body: null
                });
            }
            else {
                assert(false);
            }
        }
        function makeAppropriateNetworkError(fetchParams, err = null) {
            assert(isCancelled(fetchParams));
            return isAborted(fetchParams)
                ? makeNetworkError(Object.assign(new DOMException('The operation was aborted.', 'AbortError'), { cause: err }))
                : makeNetworkError(Object.assign(new DOMException('Request was cancelled.'), { cause: err }));
        }
        function initializeResponse(response, init, body) {
            if (init.status !== null && (init.status < 200 || init.status > 599)) {
                throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
            }
            if ('statusText' in init && init.statusText != null) {
                if (!isValidReasonPhrase(String(init.statusText))) {
                    throw new TypeError('Invalid statusText');
                }
            }
            if ('status' in init && init.status != null) {
                getResponseState(response).status = init.status;
            }
            if ('statusText' in init && init.statusText != null) {
                getResponseState(response).statusText = init.statusText;
            }
            if ('headers' in init && init.headers != null) {
                fill(getResponseHeaders(response), init.headers);
            }
            if (body) {
                if (nullBodyStatus.includes(response.status)) {
                    throw webidl.errors.exception({
                        header: 'Response constructor',
                        message: `Invalid response status code ${response.status}`
                    });
                }
                getResponseState(response).body = body.body;
                if (body.type != null && !getResponseState(response).headersList.contains('content-type', true)) {
                    getResponseState(response).headersList.append('content-type', body.type, true);
                }
            }
        }
        function fromInnerResponse(innerResponse, guard) {
            const response = new Response(kConstruct);
            setResponseState(response, innerResponse);
            const headers = new Headers(kConstruct);
            setResponseHeaders(response, headers);
            setHeadersList(headers, innerResponse.headersList);
            setHeadersGuard(headers, guard);
            if (innerResponse.urlList.length !== 0 && innerResponse.body?.stream) {
                streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
            }
            return response;
        }
        webidl.converters.XMLHttpRequestBodyInit = function (V, prefix, name) {
            if (typeof V === 'string') {
                return webidl.converters.USVString(V, prefix, name);
            }
            if (webidl.is.Blob(V)) {
                return V;
            }
            if (webidl.is.BufferSource(V)) {
                return V;
            }
            if (webidl.is.FormData(V)) {
                return V;
            }
            if (webidl.is.URLSearchParams(V)) {
                return V;
            }
            return webidl.converters.DOMString(V, prefix, name);
        };
        webidl.converters.BodyInit = function (V, prefix, argument) {
            if (webidl.is.ReadableStream(V)) {
                return V;
            }
            if (V?.[Symbol.asyncIterator]) {
                return V;
            }
            return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
        };
        webidl.converters.ResponseInit = webidl.dictionaryConverter([
            {
                key: 'status',
                converter: webidl.converters['unsigned short'],
                defaultValue: () => 200
            },
            {
                key: 'statusText',
                converter: webidl.converters.ByteString,
                defaultValue: () => ''
            },
            {
                key: 'headers',
                converter: webidl.converters.HeadersInit
            }
        ]);
        module.exports = {
            isNetworkError,
            makeNetworkError,
            makeResponse,
            makeAppropriateNetworkError,
            filterResponse,
            Response,
            cloneResponse,
            fromInnerResponse,
            getResponseState
        };
    }),
    45082: ((module, __unused_webpack_exports, __webpack_require__) => {
        const assert = __webpack_require__(34589);
        const { runtimeFeatures } = __webpack_require__(313);
        const { asciiLowercase } = __webpack_require__(8116);
        const validSRIHashAlgorithmTokenSet = new Map([['sha256', 0], ['sha384', 1], ['sha512', 2]]);
        let crypto;
        if (runtimeFeatures.has('crypto')) {
            crypto = __webpack_require__(77598);
            const cryptoHashes = crypto.getHashes();
            if (cryptoHashes.length === 0) {
                validSRIHashAlgorithmTokenSet.clear();
            }
            for (const algorithm of validSRIHashAlgorithmTokenSet.keys()) {
                if (cryptoHashes.includes(algorithm) === false) {
                    validSRIHashAlgorithmTokenSet.delete(algorithm);
                }
            }
        }
        else {
            validSRIHashAlgorithmTokenSet.clear();
        }
        const getSRIHashAlgorithmIndex = (Map.prototype.get.bind(validSRIHashAlgorithmTokenSet));
        const isValidSRIHashAlgorithm = (algorithm) => validSRIHashAlgorithmTokenSet.has(asciiLowercase(algorithm));
        const bytesMatch = runtimeFeatures.has('crypto') === false || validSRIHashAlgorithmTokenSet.size === 0
            ? () => true
            : (bytes, metadataList) => {
                const parsedMetadata = parseMetadata(metadataList);
                if (parsedMetadata.length === 0) {
                    return true;
                }
                const metadata = getStrongestMetadata(parsedMetadata);
                for (const item of metadata) {
                    const algorithm = item.alg;
                    const expectedValue = item.val;
                    const actualValue = applyAlgorithmToBytes(algorithm, bytes);
                    if (caseSensitiveMatch(actualValue, expectedValue)) {
                        return true;
                    }
                }
                return false;
            };
        function getStrongestMetadata(metadataList) {
            const result = [];
            let strongest = null;
            for (const item of metadataList) {
                assert(isValidSRIHashAlgorithm(item.alg), 'Invalid SRI hash algorithm token');
                if (result.length === 0) {
                    result.push(item);
                    strongest = item;
                    continue;
                }
                const currentAlgorithm = (strongest).alg;
                const currentAlgorithmIndex = getSRIHashAlgorithmIndex(currentAlgorithm);
                const newAlgorithm = item.alg;
                const newAlgorithmIndex = getSRIHashAlgorithmIndex(newAlgorithm);
                if (newAlgorithmIndex < currentAlgorithmIndex) {
                    continue;
                }
                else if (newAlgorithmIndex > currentAlgorithmIndex) {
                    strongest = item;
                    result[0] = item;
                    result.length = 1;
                }
                else {
                    result.push(item);
                }
            }
            return result;
        }
        function parseMetadata(metadata) {
            const result = [];
            for (const item of metadata.split(/[\t\n\f\r ]+/)) {
                const expressionAndOptions = item.split('?', 1);
                const algorithmExpression = expressionAndOptions[0];
                let base64Value = '';
                const algorithmAndValue = [algorithmExpression.slice(0, 6), algorithmExpression.slice(7)];
                const algorithm = algorithmAndValue[0];
                if (!isValidSRIHashAlgorithm(algorithm)) {
                    continue;
                }
                if (algorithmAndValue[1]) {
                    base64Value = algorithmAndValue[1];
                }
                const metadata = {
                    alg: asciiLowercase(algorithm),
                    val: base64Value
                };
                result.push(metadata);
            }
            return result;
        }
        const applyAlgorithmToBytes = (algorithm, bytes) => {
            return crypto.hash(algorithm, bytes, 'base64');
        };
        function caseSensitiveMatch(actualValue, expectedValue) {
            let actualValueLength = actualValue.length;
            if (actualValueLength !== 0 && actualValue[actualValueLength - 1] === '=') {
                actualValueLength -= 1;
            }
            if (actualValueLength !== 0 && actualValue[actualValueLength - 1] === '=') {
                actualValueLength -= 1;
            }
            let expectedValueLength = expectedValue.length;
            if (expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === '=') {
                expectedValueLength -= 1;
            }
            if (expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === '=') {
                expectedValueLength -= 1;
            }
            if (actualValueLength !== expectedValueLength) {
                return false;
            }
            for (let i = 0; i < actualValueLength; ++i) {
                if (actualValue[i] === expectedValue[i] ||
                    (actualValue[i] === '+' && expectedValue[i] === '-') ||
                    (actualValue[i] === '/' && expectedValue[i] === '_')) {
                    continue;
                }
                return false;
            }
            return true;
        }
        module.exports = {
            applyAlgorithmToBytes,
            bytesMatch,
            caseSensitiveMatch,
            isValidSRIHashAlgorithm,
            getStrongestMetadata,
            parseMetadata
        };
    }),
    86897: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = __webpack_require__(20736);
        const { parseExtensions, isClosed, isClosing, isEstablished, isConnecting, validateCloseCodeAndReason } = __webpack_require__(98625);
        const { makeRequest } = __webpack_require__(9967);
        const { fetching } = __webpack_require__(54398);
        const { Headers, getHeadersList } = __webpack_require__(60660);
        const { getDecodeSplit } = __webpack_require__(73168);
        const { WebsocketFrameSend } = __webpack_require__(3264);
        const assert = __webpack_require__(34589);
        const { runtimeFeatures } = __webpack_require__(313);
        const crypto = runtimeFeatures.has('crypto')
            ? __webpack_require__(77598)
            : null;
        let warningEmitted = false;
        function establishWebSocketConnection(url, protocols, client, handler, options) {
            const requestURL = url;
            requestURL.protocol = url.protocol === 'ws:' ? 'http:' : 'https:';
            const request = makeRequest({
                urlList: [requestURL],
                client,
                serviceWorkers: 'none',
                referrer: 'no-referrer',
                mode: 'websocket',
                credentials: 'include',
                cache: 'no-store',
                redirect: 'error',
                useURLCredentials: true
            });
            if (options.headers) {
                const headersList = getHeadersList(new Headers(options.headers));
                request.headersList = headersList;
            }
            const keyValue = crypto.randomBytes(16).toString('base64');
            request.headersList.append('sec-websocket-key', keyValue, true);
            request.headersList.append('sec-websocket-version', '13', true);
            for (const protocol of protocols) {
                request.headersList.append('sec-websocket-protocol', protocol, true);
            }
            const permessageDeflate = 'permessage-deflate; client_max_window_bits';
            request.headersList.append('sec-websocket-extensions', permessageDeflate, true);
            const controller = fetching({
                request,
                useParallelQueue: true,
                dispatcher: options.dispatcher,
                processResponse(response) {
                    if (response.type === 'error' || response.status !== 101) {
                        if (response.socket?.session == null) {
                            failHandshake(handler, response, 1002, 'Received network error or non-101 status code.', response.error);
                            return;
                        }
                        if (response.status !== 200) {
                            failHandshake(handler, response, 1002, 'Received network error or non-200 status code.', response.error);
                            return;
                        }
                    }
                    if (warningEmitted === false && response.socket?.session != null) {
                        process.emitWarning('WebSocket over HTTP2 is experimental, and subject to change.', 'ExperimentalWarning');
                        warningEmitted = true;
                    }
                    if (protocols.length !== 0 && !response.headersList.get('Sec-WebSocket-Protocol')) {
                        failHandshake(handler, response, 1002, 'Server did not respond with sent protocols.');
                        return;
                    }
                    if (response.socket.session == null && response.headersList.get('Upgrade')?.toLowerCase() !== 'websocket') {
                        failHandshake(handler, response, 1002, 'Server did not set Upgrade header to "websocket".');
                        return;
                    }
                    if (response.socket.session == null && response.headersList.get('Connection')?.toLowerCase() !== 'upgrade') {
                        failHandshake(handler, response, 1002, 'Server did not set Connection header to "upgrade".');
                        return;
                    }
                    if (response.socket.session == null) {
                        const secWSAccept = response.headersList.get('Sec-WebSocket-Accept');
                        const digest = crypto.hash('sha1', keyValue + uid, 'base64');
                        if (secWSAccept !== digest) {
                            failHandshake(handler, response, 1002, 'Incorrect hash received in Sec-WebSocket-Accept header.');
                            return;
                        }
                    }
                    const secExtension = response.headersList.get('Sec-WebSocket-Extensions');
                    let extensions;
                    if (secExtension !== null) {
                        extensions = parseExtensions(secExtension);
                        if (!extensions.has('permessage-deflate')) {
                            failHandshake(handler, response, 1002, 'Sec-WebSocket-Extensions header does not match.');
                            return;
                        }
                    }
                    const secProtocol = response.headersList.get('Sec-WebSocket-Protocol');
                    if (secProtocol !== null) {
                        const requestProtocols = getDecodeSplit('sec-websocket-protocol', request.headersList);
                        if (requestProtocols === null || !requestProtocols.includes(secProtocol)) {
                            failHandshake(handler, response, 1002, 'Protocol was not set in the opening handshake.');
                            return;
                        }
                    }
                    if (response.socket.session != null) {
                        response.socket.allowHalfOpen = false;
                    }
                    response.socket.on('data', handler.onSocketData);
                    response.socket.on('close', handler.onSocketClose);
                    response.socket.on('error', handler.onSocketError);
                    handler.wasEverConnected = true;
                    handler.onConnectionEstablished(response, extensions);
                }
            });
            return controller;
        }
        function closeWebSocketConnection(object, code, reason, validate = false) {
            code ??= null;
            reason ??= '';
            if (validate)
                validateCloseCodeAndReason(code, reason);
            if (isClosed(object.readyState) || isClosing(object.readyState)) {
            }
            else if (!isEstablished(object.readyState)) {
                failWebsocketConnection(object);
                object.readyState = states.CLOSING;
            }
            else if (!object.closeState.has(sentCloseFrameState.SENT) && !object.closeState.has(sentCloseFrameState.RECEIVED)) {
                const frame = new WebsocketFrameSend();
                if (reason.length !== 0 && code === null) {
                    code = 1000;
                }
                assert(code === null || Number.isInteger(code));
                if (code === null && reason.length === 0) {
                    frame.frameData = emptyBuffer;
                }
                else if (code !== null && reason === null) {
                    frame.frameData = Buffer.allocUnsafe(2);
                    frame.frameData.writeUInt16BE(code, 0);
                }
                else if (code !== null && reason !== null) {
                    frame.frameData = Buffer.allocUnsafe(2 + Buffer.byteLength(reason));
                    frame.frameData.writeUInt16BE(code, 0);
                    frame.frameData.write(reason, 2, 'utf-8');
                }
                else {
                    frame.frameData = emptyBuffer;
                }
                object.socket.write(frame.createFrame(opcodes.CLOSE));
                object.closeState.add(sentCloseFrameState.SENT);
                object.readyState = states.CLOSING;
            }
            else {
                object.readyState = states.CLOSING;
            }
        }
        function failHandshake(handler, response, code, reason, cause) {
            if (response.socket?.session != null && !response.socket.destroyed) {
                response.socket.destroy();
            }
            failWebsocketConnection(handler, code, reason, cause);
        }
        function failWebsocketConnection(handler, code, reason, cause) {
            if (isEstablished(handler.readyState)) {
                closeWebSocketConnection(handler, code, reason, false);
            }
            handler.controller.abort();
            if (isConnecting(handler.readyState)) {
                handler.onSocketClose();
            }
            else if (handler.socket?.destroyed === false) {
                handler.socket.destroy();
            }
        }
        module.exports = {
            establishWebSocketConnection,
            failWebsocketConnection,
            closeWebSocketConnection
        };
    }),
    20736: ((module) => {
        const uid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
        const staticPropertyDescriptors = {
            enumerable: true,
            writable: false,
            configurable: false
        };
        const states = {
            CONNECTING: 0,
            OPEN: 1,
            CLOSING: 2,
            CLOSED: 3
        };
        const sentCloseFrameState = {
            SENT: 1,
            RECEIVED: 2
        };
        const opcodes = {
            CONTINUATION: 0x0,
            TEXT: 0x1,
            BINARY: 0x2,
            CLOSE: 0x8,
            PING: 0x9,
            PONG: 0xA
        };
        const maxUnsigned16Bit = 65535;
        const parserStates = {
            INFO: 0,
            PAYLOADLENGTH_16: 2,
            PAYLOADLENGTH_64: 3,
            READ_DATA: 4
        };
        const emptyBuffer = Buffer.allocUnsafe(0);
        const sendHints = {
            text: 1,
            typedArray: 2,
            arrayBuffer: 3,
            blob: 4
        };
        module.exports = {
            uid,
            sentCloseFrameState,
            staticPropertyDescriptors,
            states,
            opcodes,
            maxUnsigned16Bit,
            parserStates,
            emptyBuffer,
            sendHints
        };
    }),
    15188: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { webidl } = __webpack_require__(47879);
        const { kEnumerableProperty } = __webpack_require__(3440);
        const { kConstruct } = __webpack_require__(36443);
        let createFastMessageEvent;
        class MessageEvent extends Event {
            #eventInit;
            constructor(type, eventInitDict = {}) {
                if (type === kConstruct) {
                    super(arguments[1], arguments[2]);
                    webidl.util.markAsUncloneable(this);
                    return;
                }
                const prefix = 'MessageEvent constructor';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                type = webidl.converters.DOMString(type, prefix, 'type');
                eventInitDict = webidl.converters.MessageEventInit(eventInitDict, prefix, 'eventInitDict');
                super(type, eventInitDict);
                this.#eventInit = eventInitDict;
                webidl.util.markAsUncloneable(this);
            }
            get data() {
                webidl.brandCheck(this, webidl.is.MessageEvent);
                return this.#eventInit.data;
            }
            get origin() {
                webidl.brandCheck(this, webidl.is.MessageEvent);
                return this.#eventInit.origin;
            }
            get lastEventId() {
                webidl.brandCheck(this, webidl.is.MessageEvent);
                return this.#eventInit.lastEventId;
            }
            get source() {
                webidl.brandCheck(this, webidl.is.MessageEvent);
                return this.#eventInit.source;
            }
            get ports() {
                webidl.brandCheck(this, webidl.is.MessageEvent);
                if (!Object.isFrozen(this.#eventInit.ports)) {
                    Object.freeze(this.#eventInit.ports);
                }
                return this.#eventInit.ports;
            }
            initMessageEvent(type, bubbles = false, cancelable = false, data = null, origin = '', lastEventId = '', source = null, ports = []) {
                webidl.brandCheck(this, webidl.is.MessageEvent);
                webidl.argumentLengthCheck(arguments, 1, 'MessageEvent.initMessageEvent');
                return new MessageEvent(type, {
                    bubbles, cancelable, data, origin, lastEventId, source, ports
                });
            }
            static {
                createFastMessageEvent = (type, init) => {
                    const messageEvent = new MessageEvent(kConstruct, type, init);
                    messageEvent.#eventInit = init;
                    messageEvent.#eventInit.data ??= null;
                    messageEvent.#eventInit.origin ??= '';
                    messageEvent.#eventInit.lastEventId ??= '';
                    messageEvent.#eventInit.source ??= null;
                    messageEvent.#eventInit.ports ??= [];
                    return messageEvent;
                };
                webidl.is.MessageEvent = (arg) => {
                    return arg != null && typeof arg === 'object' && #eventInit in arg;
                };
            }
        }
        class CloseEvent extends Event {
            #eventInit;
            constructor(type, eventInitDict = {}) {
                const prefix = 'CloseEvent constructor';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                type = webidl.converters.DOMString(type, prefix, 'type');
                eventInitDict = webidl.converters.CloseEventInit(eventInitDict);
                super(type, eventInitDict);
                this.#eventInit = eventInitDict;
                webidl.util.markAsUncloneable(this);
            }
            get wasClean() {
                webidl.brandCheck(this, webidl.is.CloseEvent);
                return this.#eventInit.wasClean;
            }
            get code() {
                webidl.brandCheck(this, webidl.is.CloseEvent);
                return this.#eventInit.code;
            }
            get reason() {
                webidl.brandCheck(this, webidl.is.CloseEvent);
                return this.#eventInit.reason;
            }
            static {
                webidl.is.CloseEvent = (arg) => {
                    return arg != null && typeof arg === 'object' && #eventInit in arg;
                };
            }
        }
        class ErrorEvent extends Event {
            #eventInit;
            constructor(type, eventInitDict) {
                const prefix = 'ErrorEvent constructor';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                super(type, eventInitDict);
                webidl.util.markAsUncloneable(this);
                type = webidl.converters.DOMString(type, prefix, 'type');
                eventInitDict = webidl.converters.ErrorEventInit(eventInitDict ?? {});
                this.#eventInit = eventInitDict;
            }
            get message() {
                webidl.brandCheck(this, webidl.is.ErrorEvent);
                return this.#eventInit.message;
            }
            get filename() {
                webidl.brandCheck(this, webidl.is.ErrorEvent);
                return this.#eventInit.filename;
            }
            get lineno() {
                webidl.brandCheck(this, webidl.is.ErrorEvent);
                return this.#eventInit.lineno;
            }
            get colno() {
                webidl.brandCheck(this, webidl.is.ErrorEvent);
                return this.#eventInit.colno;
            }
            get error() {
                webidl.brandCheck(this, webidl.is.ErrorEvent);
                return this.#eventInit.error;
            }
            static {
                webidl.is.ErrorEvent = (arg) => {
                    return arg != null && typeof arg === 'object' && #eventInit in arg;
                };
            }
        }
        Object.defineProperties(MessageEvent.prototype, {
            [Symbol.toStringTag]: {
                value: 'MessageEvent',
                configurable: true
            },
            data: kEnumerableProperty,
            origin: kEnumerableProperty,
            lastEventId: kEnumerableProperty,
            source: kEnumerableProperty,
            ports: kEnumerableProperty,
            initMessageEvent: kEnumerableProperty
        });
        Object.defineProperties(CloseEvent.prototype, {
            [Symbol.toStringTag]: {
                value: 'CloseEvent',
                configurable: true
            },
            reason: kEnumerableProperty,
            code: kEnumerableProperty,
            wasClean: kEnumerableProperty
        });
        Object.defineProperties(ErrorEvent.prototype, {
            [Symbol.toStringTag]: {
                value: 'ErrorEvent',
                configurable: true
            },
            message: kEnumerableProperty,
            filename: kEnumerableProperty,
            lineno: kEnumerableProperty,
            colno: kEnumerableProperty,
            error: kEnumerableProperty
        });
        webidl.converters.MessagePort = webidl.interfaceConverter(webidl.is.MessagePort, 'MessagePort');
        webidl.converters['sequence<MessagePort>'] = webidl.sequenceConverter(webidl.converters.MessagePort);
        const eventInit = [
            {
                key: 'bubbles',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            },
            {
                key: 'cancelable',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            },
            {
                key: 'composed',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            }
        ];
        webidl.converters.MessageEventInit = webidl.dictionaryConverter([
            ...eventInit,
            {
                key: 'data',
                converter: webidl.converters.any,
                defaultValue: () => null
            },
            {
                key: 'origin',
                converter: webidl.converters.USVString,
                defaultValue: () => ''
            },
            {
                key: 'lastEventId',
                converter: webidl.converters.DOMString,
                defaultValue: () => ''
            },
            {
                key: 'source',
                converter: webidl.nullableConverter(webidl.converters.MessagePort),
                defaultValue: () => null
            },
            {
                key: 'ports',
                converter: webidl.converters['sequence<MessagePort>'],
                defaultValue: () => []
            }
        ]);
        webidl.converters.CloseEventInit = webidl.dictionaryConverter([
            ...eventInit,
            {
                key: 'wasClean',
                converter: webidl.converters.boolean,
                defaultValue: () => false
            },
            {
                key: 'code',
                converter: webidl.converters['unsigned short'],
                defaultValue: () => 0
            },
            {
                key: 'reason',
                converter: webidl.converters.USVString,
                defaultValue: () => ''
            }
        ]);
        webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
            ...eventInit,
            {
                key: 'message',
                converter: webidl.converters.DOMString,
                defaultValue: () => ''
            },
            {
                key: 'filename',
                converter: webidl.converters.USVString,
                defaultValue: () => ''
            },
            {
                key: 'lineno',
                converter: webidl.converters['unsigned long'],
                defaultValue: () => 0
            },
            {
                key: 'colno',
                converter: webidl.converters['unsigned long'],
                defaultValue: () => 0
            },
            {
                key: 'error',
                converter: webidl.converters.any
            }
        ]);
        module.exports = {
            MessageEvent,
            CloseEvent,
            ErrorEvent,
            createFastMessageEvent
        };
    }),
    3264: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { runtimeFeatures } = __webpack_require__(313);
        const { maxUnsigned16Bit, opcodes } = __webpack_require__(20736);
        const BUFFER_SIZE = 8 * 1024;
        let buffer = null;
        let bufIdx = BUFFER_SIZE;
        const randomFillSync = runtimeFeatures.has('crypto')
            ? (__webpack_require__(77598).randomFillSync)
            : null;
        function generateMask() {
            if (bufIdx === BUFFER_SIZE) {
                bufIdx = 0;
                randomFillSync((buffer ??= Buffer.allocUnsafeSlow(BUFFER_SIZE)), 0, BUFFER_SIZE);
            }
            return [buffer[bufIdx++], buffer[bufIdx++], buffer[bufIdx++], buffer[bufIdx++]];
        }
        class WebsocketFrameSend {
            constructor(data) {
                this.frameData = data;
            }
            createFrame(opcode) {
                const frameData = this.frameData;
                const maskKey = generateMask();
                const bodyLength = frameData?.byteLength ?? 0;
                let payloadLength = bodyLength;
                let offset = 6;
                if (bodyLength > maxUnsigned16Bit) {
                    offset += 8;
                    payloadLength = 127;
                }
                else if (bodyLength > 125) {
                    offset += 2;
                    payloadLength = 126;
                }
                const buffer = Buffer.allocUnsafe(bodyLength + offset);
                buffer[0] = buffer[1] = 0;
                buffer[0] |= 0x80;
                buffer[0] = (buffer[0] & 0xF0) + opcode;
                buffer[offset - 4] = maskKey[0];
                buffer[offset - 3] = maskKey[1];
                buffer[offset - 2] = maskKey[2];
                buffer[offset - 1] = maskKey[3];
                buffer[1] = payloadLength;
                if (payloadLength === 126) {
                    buffer.writeUInt16BE(bodyLength, 2);
                }
                else if (payloadLength === 127) {
                    buffer[2] = buffer[3] = 0;
                    buffer.writeUIntBE(bodyLength, 4, 6);
                }
                buffer[1] |= 0x80;
                for (let i = 0; i < bodyLength; ++i) {
                    buffer[offset + i] = frameData[i] ^ maskKey[i & 3];
                }
                return buffer;
            }
            static createFastTextFrame(buffer) {
                const maskKey = generateMask();
                const bodyLength = buffer.length;
                for (let i = 0; i < bodyLength; ++i) {
                    buffer[i] ^= maskKey[i & 3];
                }
                let payloadLength = bodyLength;
                let offset = 6;
                if (bodyLength > maxUnsigned16Bit) {
                    offset += 8;
                    payloadLength = 127;
                }
                else if (bodyLength > 125) {
                    offset += 2;
                    payloadLength = 126;
                }
                const head = Buffer.allocUnsafeSlow(offset);
                head[0] = 0x80 | opcodes.TEXT;
                head[1] = payloadLength | 0x80;
                head[offset - 4] = maskKey[0];
                head[offset - 3] = maskKey[1];
                head[offset - 2] = maskKey[2];
                head[offset - 1] = maskKey[3];
                if (payloadLength === 126) {
                    head.writeUInt16BE(bodyLength, 2);
                }
                else if (payloadLength === 127) {
                    head[2] = head[3] = 0;
                    head.writeUIntBE(bodyLength, 4, 6);
                }
                return [head, buffer];
            }
        }
        module.exports = {
            WebsocketFrameSend,
            generateMask
        };
    }),
    19469: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { createInflateRaw, Z_DEFAULT_WINDOWBITS } = __webpack_require__(38522);
        const { isValidClientWindowBits } = __webpack_require__(98625);
        const { MessageSizeExceededError } = __webpack_require__(68707);
        const tail = Buffer.from([0x00, 0x00, 0xff, 0xff]);
        const kBuffer = Symbol('kBuffer');
        const kLength = Symbol('kLength');
        class PerMessageDeflate {
            #inflate;
            #options = {};
            #maxPayloadSize = 0;
            constructor(extensions, options) {
                this.#options.serverNoContextTakeover = extensions.has('server_no_context_takeover');
                this.#options.serverMaxWindowBits = extensions.get('server_max_window_bits');
                this.#maxPayloadSize = options.maxPayloadSize;
            }
            decompress(chunk, fin, callback) {
                if (!this.#inflate) {
                    let windowBits = Z_DEFAULT_WINDOWBITS;
                    if (this.#options.serverMaxWindowBits) {
                        if (!isValidClientWindowBits(this.#options.serverMaxWindowBits)) {
                            callback(new Error('Invalid server_max_window_bits'));
                            return;
                        }
                        windowBits = Number.parseInt(this.#options.serverMaxWindowBits);
                    }
                    try {
                        this.#inflate = createInflateRaw({ windowBits });
                    }
                    catch (err) {
                        callback(err);
                        return;
                    }
                    this.#inflate[kBuffer] = [];
                    this.#inflate[kLength] = 0;
                    this.#inflate.on('data', (data) => {
                        this.#inflate[kLength] += data.length;
                        if (this.#maxPayloadSize > 0 && this.#inflate[kLength] > this.#maxPayloadSize) {
                            callback(new MessageSizeExceededError());
                            this.#inflate.removeAllListeners();
                            this.#inflate.destroy();
                            this.#inflate = null;
                            return;
                        }
                        this.#inflate[kBuffer].push(data);
                    });
                    this.#inflate.on('error', (err) => {
                        this.#inflate = null;
                        callback(err);
                    });
                }
                this.#inflate.write(chunk);
                if (fin) {
                    this.#inflate.write(tail);
                }
                this.#inflate.flush(() => {
                    if (!this.#inflate) {
                        return;
                    }
                    const full = Buffer.concat(this.#inflate[kBuffer], this.#inflate[kLength]);
                    this.#inflate[kBuffer].length = 0;
                    this.#inflate[kLength] = 0;
                    callback(null, full);
                });
            }
        }
        module.exports = { PerMessageDeflate };
    }),
    81652: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { Writable } = __webpack_require__(57075);
        const assert = __webpack_require__(34589);
        const { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = __webpack_require__(20736);
        const { isValidStatusCode, isValidOpcode, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = __webpack_require__(98625);
        const { failWebsocketConnection } = __webpack_require__(86897);
        const { WebsocketFrameSend } = __webpack_require__(3264);
        const { PerMessageDeflate } = __webpack_require__(19469);
        const { MessageSizeExceededError } = __webpack_require__(68707);
        const { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = __webpack_require__(10735);
        class ByteParser extends Writable {
            #buffers = [];
            #fragmentsBytes = 0;
            #byteOffset = 0;
            #loop = false;
            #state = parserStates.INFO;
            #info = {};
            #fragments = [];
            #extensions;
            #handler;
            #maxFragments;
            #maxPayloadSize;
            constructor(handler, extensions, options = {}) {
                super();
                this.#handler = handler;
                this.#extensions = extensions == null ? new Map() : extensions;
                this.#maxFragments = options.maxFragments ?? defaultWebSocketMaxFragments;
                this.#maxPayloadSize = options.maxPayloadSize ?? defaultWebSocketMaxPayloadSize;
                if (this.#extensions.has('permessage-deflate')) {
                    this.#extensions.set('permessage-deflate', new PerMessageDeflate(extensions, {
                        maxPayloadSize: this.#maxPayloadSize
                    }));
                }
            }
            _write(chunk, _, callback) {
                this.#buffers.push(chunk);
                this.#byteOffset += chunk.length;
                this.#loop = true;
                this.run(callback);
            }
            #validatePayloadLength() {
                if (this.#maxPayloadSize > 0 &&
                    !isControlFrame(this.#info.opcode) &&
                    this.#info.payloadLength + this.#fragmentsBytes > this.#maxPayloadSize) {
                    failWebsocketConnection(this.#handler, 1009, 'Payload size exceeds maximum allowed size');
                    return false;
                }
                return true;
            }
            run(callback) {
                while (this.#loop) {
                    if (this.#state === parserStates.INFO) {
                        if (this.#byteOffset < 2) {
                            return callback();
                        }
                        const buffer = this.consume(2);
                        const fin = (buffer[0] & 0x80) !== 0;
                        const opcode = buffer[0] & 0x0F;
                        const masked = (buffer[1] & 0x80) === 0x80;
                        const fragmented = !fin && opcode !== opcodes.CONTINUATION;
                        const payloadLength = buffer[1] & 0x7F;
                        const rsv1 = buffer[0] & 0x40;
                        const rsv2 = buffer[0] & 0x20;
                        const rsv3 = buffer[0] & 0x10;
                        if (!isValidOpcode(opcode)) {
                            failWebsocketConnection(this.#handler, 1002, 'Invalid opcode received');
                            return callback();
                        }
                        if (masked) {
                            failWebsocketConnection(this.#handler, 1002, 'Frame cannot be masked');
                            return callback();
                        }
                        if (rsv1 !== 0 && !this.#extensions.has('permessage-deflate')) {
                            failWebsocketConnection(this.#handler, 1002, 'Expected RSV1 to be clear.');
                            return;
                        }
                        if (rsv2 !== 0 || rsv3 !== 0) {
                            failWebsocketConnection(this.#handler, 1002, 'RSV1, RSV2, RSV3 must be clear');
                            return;
                        }
                        if (fragmented && !isTextBinaryFrame(opcode)) {
                            failWebsocketConnection(this.#handler, 1002, 'Invalid frame type was fragmented.');
                            return;
                        }
                        if (isTextBinaryFrame(opcode) && this.#fragments.length > 0) {
                            failWebsocketConnection(this.#handler, 1002, 'Expected continuation frame');
                            return;
                        }
                        if (this.#info.fragmented && fragmented) {
                            failWebsocketConnection(this.#handler, 1002, 'Fragmented frame exceeded 125 bytes.');
                            return;
                        }
                        if ((payloadLength > 125 || fragmented) && isControlFrame(opcode)) {
                            failWebsocketConnection(this.#handler, 1002, 'Control frame either too large or fragmented');
                            return;
                        }
                        if (isContinuationFrame(opcode) && this.#fragments.length === 0 && !this.#info.compressed) {
                            failWebsocketConnection(this.#handler, 1002, 'Unexpected continuation frame');
                            return;
                        }
                        if (payloadLength <= 125) {
                            this.#info.payloadLength = payloadLength;
                            this.#state = parserStates.READ_DATA;
                            if (!this.#validatePayloadLength()) {
                                return;
                            }
                        }
                        else if (payloadLength === 126) {
                            this.#state = parserStates.PAYLOADLENGTH_16;
                        }
                        else if (payloadLength === 127) {
                            this.#state = parserStates.PAYLOADLENGTH_64;
                        }
                        if (isTextBinaryFrame(opcode)) {
                            this.#info.binaryType = opcode;
                            this.#info.compressed = rsv1 !== 0;
                        }
                        this.#info.opcode = opcode;
                        this.#info.masked = masked;
                        this.#info.fin = fin;
                        this.#info.fragmented = fragmented;
                    }
                    else if (this.#state === parserStates.PAYLOADLENGTH_16) {
                        if (this.#byteOffset < 2) {
                            return callback();
                        }
                        const buffer = this.consume(2);
                        this.#info.payloadLength = buffer.readUInt16BE(0);
                        this.#state = parserStates.READ_DATA;
                        if (!this.#validatePayloadLength()) {
                            return;
                        }
                    }
                    else if (this.#state === parserStates.PAYLOADLENGTH_64) {
                        if (this.#byteOffset < 8) {
                            return callback();
                        }
                        const buffer = this.consume(8);
                        const upper = buffer.readUInt32BE(0);
                        const lower = buffer.readUInt32BE(4);
                        if (upper !== 0 || lower > 2 ** 31 - 1) {
                            failWebsocketConnection(this.#handler, 1009, 'Received payload length > 2^31 bytes.');
                            return;
                        }
                        this.#info.payloadLength = lower;
                        this.#state = parserStates.READ_DATA;
                        if (!this.#validatePayloadLength()) {
                            return;
                        }
                    }
                    else if (this.#state === parserStates.READ_DATA) {
                        if (this.#byteOffset < this.#info.payloadLength) {
                            return callback();
                        }
                        const body = this.consume(this.#info.payloadLength);
                        if (isControlFrame(this.#info.opcode)) {
                            this.#loop = this.parseControlFrame(body);
                            this.#state = parserStates.INFO;
                            if (this.#loop && this.#handler.socket.writableNeedDrain) {
                                this.#loop = false;
                                this.#handler.socket.once('drain', () => {
                                    if (this.destroyed)
                                        return;
                                    this.#loop = true;
                                    this.run(callback);
                                });
                                return;
                            }
                        }
                        else {
                            if (!this.#info.compressed) {
                                if (!this.writeFragments(body)) {
                                    return;
                                }
                                if (!this.#info.fragmented && this.#info.fin) {
                                    websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
                                }
                                this.#state = parserStates.INFO;
                            }
                            else {
                                this.#extensions.get('permessage-deflate').decompress(body, this.#info.fin, (error, data) => {
                                    if (error) {
                                        const code = error instanceof MessageSizeExceededError ? 1009 : 1007;
                                        failWebsocketConnection(this.#handler, code, error.message);
                                        return;
                                    }
                                    if (!this.writeFragments(data)) {
                                        return;
                                    }
                                    if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
                                        failWebsocketConnection(this.#handler, 1009, new MessageSizeExceededError().message);
                                        return;
                                    }
                                    if (!this.#info.fin) {
                                        this.#state = parserStates.INFO;
                                        this.#loop = true;
                                        this.run(callback);
                                        return;
                                    }
                                    websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
                                    this.#loop = true;
                                    this.#state = parserStates.INFO;
                                    this.run(callback);
                                }, this.#fragmentsBytes);
                                this.#loop = false;
                                break;
                            }
                        }
                    }
                }
            }
            consume(n) {
                if (n > this.#byteOffset) {
                    throw new Error('Called consume() before buffers satiated.');
                }
                else if (n === 0) {
                    return emptyBuffer;
                }
                this.#byteOffset -= n;
                const first = this.#buffers[0];
                if (first.length > n) {
                    this.#buffers[0] = first.subarray(n, first.length);
                    return first.subarray(0, n);
                }
                else if (first.length === n) {
                    return this.#buffers.shift();
                }
                else {
                    let offset = 0;
                    const buffer = Buffer.allocUnsafeSlow(n);
                    while (offset !== n) {
                        const next = this.#buffers[0];
                        const length = next.length;
                        if (length + offset === n) {
                            buffer.set(this.#buffers.shift(), offset);
                            break;
                        }
                        else if (length + offset > n) {
                            buffer.set(next.subarray(0, n - offset), offset);
                            this.#buffers[0] = next.subarray(n - offset);
                            break;
                        }
                        else {
                            buffer.set(this.#buffers.shift(), offset);
                            offset += length;
                        }
                    }
                    return buffer;
                }
            }
            writeFragments(fragment) {
                if (this.#maxFragments > 0 &&
                    this.#fragments.length === this.#maxFragments) {
                    failWebsocketConnection(this.#handler, 1008, 'Too many message fragments');
                    return false;
                }
                this.#fragmentsBytes += fragment.length;
                this.#fragments.push(fragment);
                return true;
            }
            consumeFragments() {
                const fragments = this.#fragments;
                this.#info.compressed = false;
                if (fragments.length === 1) {
                    this.#fragmentsBytes = 0;
                    return fragments.shift();
                }
                let offset = 0;
                const output = Buffer.allocUnsafeSlow(this.#fragmentsBytes);
                for (let i = 0; i < fragments.length; ++i) {
                    const buffer = fragments[i];
                    output.set(buffer, offset);
                    offset += buffer.length;
                }
                this.#fragments = [];
                this.#fragmentsBytes = 0;
                return output;
            }
            parseCloseBody(data) {
                assert(data.length !== 1);
                let code;
                if (data.length >= 2) {
                    code = data.readUInt16BE(0);
                }
                if (code !== undefined && !isValidStatusCode(code)) {
                    return { code: 1002, reason: 'Invalid status code', error: true };
                }
                let reason = data.subarray(2);
                if (reason[0] === 0xEF && reason[1] === 0xBB && reason[2] === 0xBF) {
                    reason = reason.subarray(3);
                }
                try {
                    reason = utf8Decode(reason);
                }
                catch {
                    return { code: 1007, reason: 'Invalid UTF-8', error: true };
                }
                return { code, reason, error: false };
            }
            parseControlFrame(body) {
                const { opcode, payloadLength } = this.#info;
                if (opcode === opcodes.CLOSE) {
                    if (payloadLength === 1) {
                        failWebsocketConnection(this.#handler, 1002, 'Received close frame with a 1-byte body.');
                        return false;
                    }
                    this.#info.closeInfo = this.parseCloseBody(body);
                    if (this.#info.closeInfo.error) {
                        const { code, reason } = this.#info.closeInfo;
                        failWebsocketConnection(this.#handler, code, reason);
                        return false;
                    }
                    if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
                        let body = emptyBuffer;
                        if (this.#info.closeInfo.code) {
                            body = Buffer.allocUnsafe(2);
                            body.writeUInt16BE(this.#info.closeInfo.code, 0);
                        }
                        const closeFrame = new WebsocketFrameSend(body);
                        this.#handler.socket.write(closeFrame.createFrame(opcodes.CLOSE));
                        this.#handler.closeState.add(sentCloseFrameState.SENT);
                    }
                    this.#handler.readyState = states.CLOSING;
                    this.#handler.closeState.add(sentCloseFrameState.RECEIVED);
                    return false;
                }
                else if (opcode === opcodes.PING) {
                    if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
                        const frame = new WebsocketFrameSend(body);
                        this.#handler.socket.write(frame.createFrame(opcodes.PONG));
                        this.#handler.onPing(body);
                    }
                }
                else if (opcode === opcodes.PONG) {
                    this.#handler.onPong(body);
                }
                return true;
            }
            get closingInfo() {
                return this.#info.closeInfo;
            }
        }
        module.exports = {
            ByteParser
        };
    }),
    13900: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { WebsocketFrameSend } = __webpack_require__(3264);
        const { opcodes, sendHints } = __webpack_require__(20736);
        const FixedQueue = __webpack_require__(64660);
        class SendQueue {
            #queue = new FixedQueue();
            #running = false;
            #socket;
            constructor(socket) {
                this.#socket = socket;
            }
            add(item, cb, hint) {
                if (hint !== sendHints.blob) {
                    if (!this.#running) {
                        if (hint === sendHints.text) {
                            const { 0: head, 1: body } = WebsocketFrameSend.createFastTextFrame(item);
                            this.#socket.cork();
                            this.#socket.write(head);
                            this.#socket.write(body, cb);
                            this.#socket.uncork();
                        }
                        else {
                            this.#socket.write(createFrame(item, hint), cb);
                        }
                    }
                    else {
                        const node = {
                            promise: null,
                            callback: cb,
                            frame: createFrame(item, hint)
                        };
                        this.#queue.push(node);
                    }
                    return;
                }
                const node = {
                    promise: item.arrayBuffer().then((ab) => {
                        node.promise = null;
                        node.frame = createFrame(ab, hint);
                    }),
                    callback: cb,
                    frame: null
                };
                this.#queue.push(node);
                if (!this.#running) {
                    this.#run();
                }
            }
            async #run() {
                this.#running = true;
                const queue = this.#queue;
                while (!queue.isEmpty()) {
                    const node = queue.shift();
                    if (node.promise !== null) {
                        await node.promise;
                    }
                    this.#socket.write(node.frame, node.callback);
                    node.callback = node.frame = null;
                }
                this.#running = false;
            }
        }
        function createFrame(data, hint) {
            return new WebsocketFrameSend(toBuffer(data, hint)).createFrame(hint === sendHints.text ? opcodes.TEXT : opcodes.BINARY);
        }
        function toBuffer(data, hint) {
            switch (hint) {
                case sendHints.text:
                case sendHints.typedArray:
                    return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
                case sendHints.arrayBuffer:
                case sendHints.blob:
                    return new Uint8Array(data);
            }
        }
        module.exports = { SendQueue };
    }),
    56919: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { webidl } = __webpack_require__(47879);
        const { validateCloseCodeAndReason } = __webpack_require__(98625);
        const { kConstruct } = __webpack_require__(36443);
        const { kEnumerableProperty } = __webpack_require__(3440);
        function createInheritableDOMException() {
            class Test extends DOMException {
                get reason() {
                    return '';
                }
            }
            if (new Test().reason !== undefined) {
                return DOMException;
            }
            return new Proxy(DOMException, {
                construct(target, args, newTarget) {
                    const instance = Reflect.construct(target, args, target);
                    Object.setPrototypeOf(instance, newTarget.prototype);
                    return instance;
                }
            });
        }
        let createUnvalidatedWebSocketError;
        class WebSocketError extends createInheritableDOMException() {
            #closeCode;
            #reason;
            constructor(message = '', init = undefined) {
                message = webidl.converters.DOMString(message, 'WebSocketError', 'message');
                super(message, 'WebSocketError');
                if (init === kConstruct) {
                    return;
                }
                else if (init !== null) {
                    init = webidl.converters.WebSocketCloseInfo(init);
                }
                let code = init.closeCode ?? null;
                const reason = init.reason ?? '';
                validateCloseCodeAndReason(code, reason);
                if (reason.length !== 0 && code === null) {
                    code = 1000;
                }
                this.#closeCode = code;
                this.#reason = reason;
            }
            get closeCode() {
                return this.#closeCode;
            }
            get reason() {
                return this.#reason;
            }
            static {
                createUnvalidatedWebSocketError = (message, code, reason) => {
                    const error = new WebSocketError(message, kConstruct);
                    error.#closeCode = code;
                    error.#reason = reason;
                    return error;
                };
                webidl.is.WebSocketError = (arg) => {
                    return arg != null && typeof arg === 'object' && #reason in arg;
                };
            }
        }
        Object.defineProperties(WebSocketError.prototype, {
            closeCode: kEnumerableProperty,
            reason: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: 'WebSocketError',
                writable: false,
                enumerable: false,
                configurable: true
            }
        });
        module.exports = { WebSocketError, createUnvalidatedWebSocketError };
    }),
    12873: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { addAbortListener } = __webpack_require__(78474);
        const { environmentSettingsObject, readableStreamClose } = __webpack_require__(73168);
        const { states, opcodes, sentCloseFrameState } = __webpack_require__(20736);
        const { webidl } = __webpack_require__(47879);
        const { getURLRecord, isValidSubprotocol, isEstablished, utf8Decode } = __webpack_require__(98625);
        const { establishWebSocketConnection, failWebsocketConnection, closeWebSocketConnection } = __webpack_require__(86897);
        const { channels } = __webpack_require__(42414);
        const { WebsocketFrameSend } = __webpack_require__(3264);
        const { ByteParser } = __webpack_require__(81652);
        const { WebSocketError, createUnvalidatedWebSocketError } = __webpack_require__(56919);
        const { kEnumerableProperty } = __webpack_require__(3440);
        const { utf8DecodeBytes } = __webpack_require__(276);
        let emittedExperimentalWarning = false;
        class WebSocketStream {
            #url;
            #openedPromise;
            #closedPromise;
            #readableStream;
            #readableStreamController;
            #writableStreamController;
            #handshakeAborted = false;
            #handler = {
                onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
                onMessage: (opcode, data) => this.#onMessage(opcode, data),
                onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
                onParserDrain: () => this.#handler.socket.resume(),
                onSocketData: (chunk) => {
                    if (!this.#parser.write(chunk)) {
                        this.#handler.socket.pause();
                    }
                },
                onSocketError: (err) => {
                    this.#handler.readyState = states.CLOSING;
                    if (channels.socketError.hasSubscribers) {
                        channels.socketError.publish(err);
                    }
                    this.#handler.socket.destroy();
                },
                onSocketClose: () => queueMicrotask(() => this.#onSocketClose()),
                onPing: () => { },
                onPong: () => { },
                readyState: states.CONNECTING,
                socket: null,
                closeState: new Set(),
                controller: null,
                wasEverConnected: false
            };
            #parser;
            constructor(url, options = undefined) {
                if (!emittedExperimentalWarning) {
                    process.emitWarning('WebSocketStream is experimental! Expect it to change at any time.', {
                        code: 'UNDICI-WSS'
                    });
                    emittedExperimentalWarning = true;
                }
                webidl.argumentLengthCheck(arguments, 1, 'WebSocket');
                url = webidl.converters.USVString(url);
                if (options !== null) {
                    options = webidl.converters.WebSocketStreamOptions(options);
                }
                const baseURL = environmentSettingsObject.settingsObject.baseUrl;
                const urlRecord = getURLRecord(url, baseURL);
                const protocols = options.protocols;
                if (protocols.length !== new Set(protocols.map(p => p.toLowerCase())).size) {
                    throw new DOMException('Invalid Sec-WebSocket-Protocol value', 'SyntaxError');
                }
                if (protocols.length > 0 && !protocols.every(p => isValidSubprotocol(p))) {
                    throw new DOMException('Invalid Sec-WebSocket-Protocol value', 'SyntaxError');
                }
                this.#url = urlRecord.toString();
                this.#openedPromise = Promise.withResolvers();
                this.#closedPromise = Promise.withResolvers();
                if (options.signal != null) {
                    const signal = options.signal;
                    if (signal.aborted) {
                        this.#openedPromise.reject(signal.reason);
                        this.#closedPromise.reject(signal.reason);
                        return;
                    }
                    addAbortListener(signal, () => {
                        if (!isEstablished(this.#handler.readyState)) {
                            failWebsocketConnection(this.#handler);
                            this.#handler.readyState = states.CLOSING;
                            this.#openedPromise.reject(signal.reason);
                            this.#closedPromise.reject(signal.reason);
                            this.#handshakeAborted = true;
                        }
                    });
                }
                const client = environmentSettingsObject.settingsObject;
                this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
            }
            get url() {
                return this.#url.toString();
            }
            get opened() {
                return this.#openedPromise.promise;
            }
            get closed() {
                return this.#closedPromise.promise;
            }
            close(closeInfo = undefined) {
                if (closeInfo !== null) {
                    closeInfo = webidl.converters.WebSocketCloseInfo(closeInfo);
                }
                const code = closeInfo.closeCode ?? null;
                const reason = closeInfo.reason;
                closeWebSocketConnection(this.#handler, code, reason, true);
            }
            #write(chunk) {
                chunk = webidl.converters.WebSocketStreamWrite(chunk);
                const promise = Promise.withResolvers();
                let data = null;
                let opcode = null;
                if (webidl.is.BufferSource(chunk)) {
                    data = new Uint8Array(ArrayBuffer.isView(chunk) ? new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength) : chunk.slice());
                    opcode = opcodes.BINARY;
                }
                else {
                    let string;
                    try {
                        string = webidl.converters.DOMString(chunk);
                    }
                    catch (e) {
                        promise.reject(e);
                        return promise.promise;
                    }
                    data = new TextEncoder().encode(string);
                    opcode = opcodes.TEXT;
                }
                if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
                    const frame = new WebsocketFrameSend(data);
                    this.#handler.socket.write(frame.createFrame(opcode), () => {
                        promise.resolve(undefined);
                    });
                }
                else {
                    promise.resolve(undefined);
                }
                return promise.promise;
            }
            #onConnectionEstablished(response, parsedExtensions) {
                this.#handler.socket = response.socket;
                const maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;
                const maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
                const parser = new ByteParser(this.#handler, parsedExtensions, {
                    maxFragments,
                    maxPayloadSize
                });
                parser.on('drain', () => this.#handler.onParserDrain());
                parser.on('error', (err) => this.#handler.onParserError(err));
                this.#parser = parser;
                this.#handler.readyState = states.OPEN;
                const extensions = response.headersList.get('sec-websocket-extensions') ?? '';
                const protocol = response.headersList.get('sec-websocket-protocol') ?? '';
                const readable = new ReadableStream({
                    start: (controller) => {
                        this.#readableStreamController = controller;
                    },
                    pull: () => this.#pull(),
                    cancel: (reason) => this.#cancel(reason)
                });
                const writable = new WritableStream({
                    start: (controller) => {
                        this.#writableStreamController = controller;
                    },
                    write: (chunk) => this.#write(chunk),
                    close: () => closeWebSocketConnection(this.#handler, null, null),
                    abort: (reason) => this.#closeUsingReason(reason)
                });
                this.#readableStream = readable;
                this.#openedPromise.resolve({
                    extensions,
                    protocol,
                    readable,
                    writable
                });
            }
            #onMessage(type, data) {
                if (this.#handler.readyState !== states.OPEN) {
                    return;
                }
                let chunk;
                if (type === opcodes.TEXT) {
                    try {
                        chunk = utf8Decode(data);
                    }
                    catch {
                        failWebsocketConnection(this.#handler, 1007, 'Received invalid UTF-8 in text frame.');
                        return;
                    }
                }
                else if (type === opcodes.BINARY) {
                    chunk = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
                }
                this.#readableStreamController.enqueue(chunk);
                if (this.#readableStreamController.desiredSize <= 0) {
                    this.#handler.socket.pause();
                }
            }
            #onSocketClose() {
                const wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) &&
                    this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
                this.#handler.readyState = states.CLOSED;
                if (this.#handshakeAborted) {
                    return;
                }
                if (!this.#handler.wasEverConnected) {
                    this.#openedPromise.reject(new WebSocketError('Socket never opened'));
                }
                const result = this.#parser?.closingInfo;
                let code = result?.code ?? 1005;
                if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
                    code = 1006;
                }
                const reason = result?.reason == null ? '' : utf8DecodeBytes(Buffer.from(result.reason));
                if (wasClean) {
                    readableStreamClose(this.#readableStreamController);
                    this.#writableStreamController.error(new DOMException('A closed WebSocketStream cannot be written to', 'InvalidStateError'));
                    this.#closedPromise.resolve({
                        closeCode: code,
                        reason
                    });
                }
                else {
                    const error = createUnvalidatedWebSocketError('unclean close', code, reason);
                    this.#readableStreamController?.error(error);
                    this.#writableStreamController?.error(error);
                    this.#closedPromise.reject(error);
                }
            }
            #closeUsingReason(reason) {
                let code = null;
                let reasonString = '';
                if (webidl.is.WebSocketError(reason)) {
                    code = reason.closeCode;
                    reasonString = reason.reason;
                }
                closeWebSocketConnection(this.#handler, code, reasonString);
            }
            #pull() {
                this.#handler.socket.resume();
            }
            #cancel(reason) {
                this.#closeUsingReason(reason);
            }
        }
        Object.defineProperties(WebSocketStream.prototype, {
            url: kEnumerableProperty,
            opened: kEnumerableProperty,
            closed: kEnumerableProperty,
            close: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: 'WebSocketStream',
                writable: false,
                enumerable: false,
                configurable: true
            }
        });
        webidl.converters.WebSocketStreamOptions = webidl.dictionaryConverter([
            {
                key: 'protocols',
                converter: webidl.sequenceConverter(webidl.converters.USVString),
                defaultValue: () => []
            },
            {
                key: 'signal',
                converter: webidl.nullableConverter(webidl.converters.AbortSignal),
                defaultValue: () => null
            }
        ]);
        webidl.converters.WebSocketCloseInfo = webidl.dictionaryConverter([
            {
                key: 'closeCode',
                converter: (V) => webidl.converters['unsigned short'](V, webidl.attributes.EnforceRange)
            },
            {
                key: 'reason',
                converter: webidl.converters.USVString,
                defaultValue: () => ''
            }
        ]);
        webidl.converters.WebSocketStreamWrite = function (V) {
            if (typeof V === 'string') {
                return webidl.converters.USVString(V);
            }
            return webidl.converters.BufferSource(V);
        };
        module.exports = { WebSocketStream };
    }),
    98625: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { states, opcodes } = __webpack_require__(20736);
        const { isUtf8 } = __webpack_require__(4573);
        const { removeHTTPWhitespace } = __webpack_require__(51900);
        const { collectASequenceOfCodePointsFast } = __webpack_require__(8116);
        function isConnecting(readyState) {
            return readyState === states.CONNECTING;
        }
        function isEstablished(readyState) {
            return readyState === states.OPEN;
        }
        function isClosing(readyState) {
            return readyState === states.CLOSING;
        }
        function isClosed(readyState) {
            return readyState === states.CLOSED;
        }
        function fireEvent(e, target, eventFactory = (type, init) => new Event(type, init), eventInitDict = {}) {
            const event = eventFactory(e, eventInitDict);
            target.dispatchEvent(event);
        }
        function websocketMessageReceived(handler, type, data) {
            handler.onMessage(type, data);
        }
        function toArrayBuffer(buffer) {
            if (buffer.byteLength === buffer.buffer.byteLength) {
                return buffer.buffer;
            }
            return new Uint8Array(buffer).buffer;
        }
        function isValidSubprotocol(protocol) {
            if (protocol.length === 0) {
                return false;
            }
            for (let i = 0; i < protocol.length; ++i) {
                const code = protocol.charCodeAt(i);
                if (code < 0x21 ||
                    code > 0x7E ||
                    code === 0x22 ||
                    code === 0x28 ||
                    code === 0x29 ||
                    code === 0x2C ||
                    code === 0x2F ||
                    code === 0x3A ||
                    code === 0x3B ||
                    code === 0x3C ||
                    code === 0x3D ||
                    code === 0x3E ||
                    code === 0x3F ||
                    code === 0x40 ||
                    code === 0x5B ||
                    code === 0x5C ||
                    code === 0x5D ||
                    code === 0x7B ||
                    code === 0x7D) {
                    return false;
                }
            }
            return true;
        }
        function isValidStatusCode(code) {
            if (code >= 1000 && code < 1015) {
                return (code !== 1004 &&
                    code !== 1005 &&
                    code !== 1006);
            }
            return code >= 3000 && code <= 4999;
        }
        function isControlFrame(opcode) {
            return (opcode === opcodes.CLOSE ||
                opcode === opcodes.PING ||
                opcode === opcodes.PONG);
        }
        function isContinuationFrame(opcode) {
            return opcode === opcodes.CONTINUATION;
        }
        function isTextBinaryFrame(opcode) {
            return opcode === opcodes.TEXT || opcode === opcodes.BINARY;
        }
        function isValidOpcode(opcode) {
            return isTextBinaryFrame(opcode) || isContinuationFrame(opcode) || isControlFrame(opcode);
        }
        function parseExtensions(extensions) {
            const position = { position: 0 };
            const extensionList = new Map();
            while (position.position < extensions.length) {
                const pair = collectASequenceOfCodePointsFast(';', extensions, position);
                const [name, value = ''] = pair.split('=', 2);
                extensionList.set(removeHTTPWhitespace(name, true, false), removeHTTPWhitespace(value, false, true));
                position.position++;
            }
            return extensionList;
        }
        function isValidClientWindowBits(value) {
            if (value.length === 0) {
                return false;
            }
            for (let i = 0; i < value.length; i++) {
                const byte = value.charCodeAt(i);
                if (byte < 0x30 || byte > 0x39) {
                    return false;
                }
            }
            const num = Number.parseInt(value, 10);
            return num >= 8 && num <= 15;
        }
        function getURLRecord(url, baseURL) {
            let urlRecord;
            try {
                urlRecord = new URL(url, baseURL);
            }
            catch (e) {
                throw new DOMException(e, 'SyntaxError');
            }
            if (urlRecord.protocol === 'http:') {
                urlRecord.protocol = 'ws:';
            }
            else if (urlRecord.protocol === 'https:') {
                urlRecord.protocol = 'wss:';
            }
            if (urlRecord.protocol !== 'ws:' && urlRecord.protocol !== 'wss:') {
                throw new DOMException('expected a ws: or wss: url', 'SyntaxError');
            }
            if (urlRecord.hash.length || urlRecord.href.endsWith('#')) {
                throw new DOMException('hash', 'SyntaxError');
            }
            return urlRecord;
        }
        function validateCloseCodeAndReason(code, reason) {
            if (code !== null) {
                if (code !== 1000 && (code < 3000 || code > 4999)) {
                    throw new DOMException('invalid code', 'InvalidAccessError');
                }
            }
            if (reason !== null) {
                const reasonBytesLength = Buffer.byteLength(reason);
                if (reasonBytesLength > 123) {
                    throw new DOMException(`Reason must be less than 123 bytes; received ${reasonBytesLength}`, 'SyntaxError');
                }
            }
        }
        const utf8Decode = (() => {
            if (typeof process.versions.icu === 'string') {
                const fatalDecoder = new TextDecoder('utf-8', { fatal: true });
                return fatalDecoder.decode.bind(fatalDecoder);
            }
            return function (buffer) {
                if (isUtf8(buffer)) {
                    return buffer.toString('utf-8');
                }
                throw new TypeError('Invalid utf-8 received.');
            };
        })();
        module.exports = {
            isConnecting,
            isEstablished,
            isClosing,
            isClosed,
            fireEvent,
            isValidSubprotocol,
            isValidStatusCode,
            websocketMessageReceived,
            utf8Decode,
            isControlFrame,
            isContinuationFrame,
            isTextBinaryFrame,
            isValidOpcode,
            parseExtensions,
            isValidClientWindowBits,
            toArrayBuffer,
            getURLRecord,
            validateCloseCodeAndReason
        };
    }),
    13726: ((module, __unused_webpack_exports, __webpack_require__) => {
        const { isArrayBuffer } = __webpack_require__(73429);
        const { webidl } = __webpack_require__(47879);
        const { URLSerializer } = __webpack_require__(51900);
        const { environmentSettingsObject } = __webpack_require__(73168);
        const { staticPropertyDescriptors, states, sentCloseFrameState, sendHints, opcodes } = __webpack_require__(20736);
        const { isConnecting, isEstablished, isClosing, isClosed, isValidSubprotocol, fireEvent, utf8Decode, toArrayBuffer, getURLRecord } = __webpack_require__(98625);
        const { establishWebSocketConnection, closeWebSocketConnection, failWebsocketConnection } = __webpack_require__(86897);
        const { ByteParser } = __webpack_require__(81652);
        const { kEnumerableProperty } = __webpack_require__(3440);
        const { getGlobalDispatcher } = __webpack_require__(32581);
        const { ErrorEvent, CloseEvent, createFastMessageEvent } = __webpack_require__(15188);
        const { SendQueue } = __webpack_require__(13900);
        const { WebsocketFrameSend } = __webpack_require__(3264);
        const { channels } = __webpack_require__(42414);
        const kRef = Symbol.for('nodejs.ref');
        const kUnref = Symbol.for('nodejs.unref');
        let ping;
        function getSocketAddress(socket) {
            if (typeof socket?.address === 'function') {
                return socket.address();
            }
            if (typeof socket?.session?.socket?.address === 'function') {
                return socket.session.socket.address();
            }
            return null;
        }
        class WebSocket extends EventTarget {
            #events = {
                open: null,
                error: null,
                close: null,
                message: null
            };
            #bufferedAmount = 0;
            #protocol = '';
            #extensions = '';
            #refed = true;
            #sendQueue;
            #handler = {
                onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
                onMessage: (opcode, data) => this.#onMessage(opcode, data),
                onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
                onParserDrain: () => this.#onParserDrain(),
                onSocketData: (chunk) => {
                    if (!this.#parser.write(chunk)) {
                        this.#handler.socket.pause();
                    }
                },
                onSocketError: (err) => {
                    this.#handler.readyState = states.CLOSING;
                    if (channels.socketError.hasSubscribers) {
                        channels.socketError.publish(err);
                    }
                    this.#handler.socket.destroy();
                },
                onSocketClose: () => this.#onSocketClose(),
                onPing: (body) => {
                    if (channels.ping.hasSubscribers) {
                        channels.ping.publish({
                            payload: body,
                            websocket: this
                        });
                    }
                },
                onPong: (body) => {
                    if (channels.pong.hasSubscribers) {
                        channels.pong.publish({
                            payload: body,
                            websocket: this
                        });
                    }
                },
                readyState: states.CONNECTING,
                socket: null,
                closeState: new Set(),
                controller: null,
                wasEverConnected: false
            };
            #url;
            #binaryType;
            #parser;
            constructor(url, protocols = []) {
                super();
                webidl.util.markAsUncloneable(this);
                const prefix = 'WebSocket constructor';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                const options = webidl.converters['DOMString or sequence<DOMString> or WebSocketInit'](protocols, prefix, 'options');
                url = webidl.converters.USVString(url);
                protocols = options.protocols;
                const baseURL = environmentSettingsObject.settingsObject.baseUrl;
                const urlRecord = getURLRecord(url, baseURL);
                if (typeof protocols === 'string') {
                    protocols = [protocols];
                }
                if (protocols.length !== new Set(protocols.map(p => p.toLowerCase())).size) {
                    throw new DOMException('Invalid Sec-WebSocket-Protocol value', 'SyntaxError');
                }
                if (protocols.length > 0 && !protocols.every(p => isValidSubprotocol(p))) {
                    throw new DOMException('Invalid Sec-WebSocket-Protocol value', 'SyntaxError');
                }
                this.#url = new URL(urlRecord.href);
                const client = environmentSettingsObject.settingsObject;
                this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
                this.#handler.readyState = WebSocket.CONNECTING;
                this.#binaryType = 'blob';
            }
            [kRef]() {
                this.#refed = true;
                this.#handler.socket?.ref?.();
            }
            [kUnref]() {
                this.#refed = false;
                this.#handler.socket?.unref?.();
            }
            close(code = undefined, reason = undefined) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                const prefix = 'WebSocket.close';
                if (code !== undefined) {
                    code = webidl.converters['unsigned short'](code, prefix, 'code', webidl.attributes.Clamp);
                }
                if (reason !== undefined) {
                    reason = webidl.converters.USVString(reason);
                }
                code ??= null;
                reason ??= '';
                closeWebSocketConnection(this.#handler, code, reason, true);
            }
            send(data) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                const prefix = 'WebSocket.send';
                webidl.argumentLengthCheck(arguments, 1, prefix);
                data = webidl.converters.WebSocketSendData(data, prefix, 'data');
                if (isConnecting(this.#handler.readyState)) {
                    throw new DOMException('Sent before connected.', 'InvalidStateError');
                }
                if (!isEstablished(this.#handler.readyState) || isClosing(this.#handler.readyState)) {
                    return;
                }
                if (typeof data === 'string') {
                    const buffer = Buffer.from(data);
                    this.#bufferedAmount += buffer.byteLength;
                    this.#sendQueue.add(buffer, () => {
                        this.#bufferedAmount -= buffer.byteLength;
                    }, sendHints.text);
                }
                else if (isArrayBuffer(data)) {
                    this.#bufferedAmount += data.byteLength;
                    this.#sendQueue.add(data, () => {
                        this.#bufferedAmount -= data.byteLength;
                    }, sendHints.arrayBuffer);
                }
                else if (ArrayBuffer.isView(data)) {
                    this.#bufferedAmount += data.byteLength;
                    this.#sendQueue.add(data, () => {
                        this.#bufferedAmount -= data.byteLength;
                    }, sendHints.typedArray);
                }
                else if (webidl.is.Blob(data)) {
                    this.#bufferedAmount += data.size;
                    this.#sendQueue.add(data, () => {
                        this.#bufferedAmount -= data.size;
                    }, sendHints.blob);
                }
            }
            get readyState() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#handler.readyState;
            }
            get bufferedAmount() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#bufferedAmount;
            }
            get url() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return URLSerializer(this.#url);
            }
            get extensions() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#extensions;
            }
            get protocol() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#protocol;
            }
            get onopen() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#events.open;
            }
            set onopen(fn) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                if (this.#events.open) {
                    this.removeEventListener('open', this.#events.open);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('open', listener);
                    this.#events.open = fn;
                }
                else {
                    this.#events.open = null;
                }
            }
            get onerror() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#events.error;
            }
            set onerror(fn) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                if (this.#events.error) {
                    this.removeEventListener('error', this.#events.error);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('error', listener);
                    this.#events.error = fn;
                }
                else {
                    this.#events.error = null;
                }
            }
            get onclose() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#events.close;
            }
            set onclose(fn) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                if (this.#events.close) {
                    this.removeEventListener('close', this.#events.close);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('close', listener);
                    this.#events.close = fn;
                }
                else {
                    this.#events.close = null;
                }
            }
            get onmessage() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#events.message;
            }
            set onmessage(fn) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                if (this.#events.message) {
                    this.removeEventListener('message', this.#events.message);
                }
                const listener = webidl.converters.EventHandlerNonNull(fn);
                if (listener !== null) {
                    this.addEventListener('message', listener);
                    this.#events.message = fn;
                }
                else {
                    this.#events.message = null;
                }
            }
            get binaryType() {
                webidl.brandCheck(this, webidl.is.WebSocket);
                return this.#binaryType;
            }
            set binaryType(type) {
                webidl.brandCheck(this, webidl.is.WebSocket);
                if (type !== 'blob' && type !== 'arraybuffer') {
                    this.#binaryType = 'blob';
                }
                else {
                    this.#binaryType = type;
                }
            }
            #onConnectionEstablished(response, parsedExtensions) {
                this.#handler.socket = response.socket;
                if (!this.#refed) {
                    this.#handler.socket.unref?.();
                }
                const maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;
                const maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
                const parser = new ByteParser(this.#handler, parsedExtensions, {
                    maxFragments,
                    maxPayloadSize
                });
                parser.on('drain', () => this.#handler.onParserDrain());
                parser.on('error', (err) => this.#handler.onParserError(err));
                this.#parser = parser;
                this.#sendQueue = new SendQueue(response.socket);
                this.#handler.readyState = states.OPEN;
                const extensions = response.headersList.get('sec-websocket-extensions');
                if (extensions !== null) {
                    this.#extensions = extensions;
                }
                const protocol = response.headersList.get('sec-websocket-protocol');
                if (protocol !== null) {
                    this.#protocol = protocol;
                }
                fireEvent('open', this);
                if (channels.open.hasSubscribers) {
                    const headers = response.headersList.entries;
                    channels.open.publish({
                        address: getSocketAddress(response.socket),
                        protocol: this.#protocol,
                        extensions: this.#extensions,
                        websocket: this,
                        handshakeResponse: {
                            status: response.status,
                            statusText: response.statusText,
                            headers
                        }
                    });
                }
            }
            #onMessage(type, data) {
                if (this.#handler.readyState !== states.OPEN) {
                    return;
                }
                let dataForEvent;
                if (type === opcodes.TEXT) {
                    try {
                        dataForEvent = utf8Decode(data);
                    }
                    catch {
                        failWebsocketConnection(this.#handler, 1007, 'Received invalid UTF-8 in text frame.');
                        return;
                    }
                }
                else if (type === opcodes.BINARY) {
                    if (this.#binaryType === 'blob') {
                        dataForEvent = new Blob([data]);
                    }
                    else {
                        dataForEvent = toArrayBuffer(data);
                    }
                }
                fireEvent('message', this, createFastMessageEvent, {
                    origin: this.#url.origin,
                    data: dataForEvent
                });
            }
            #onParserDrain() {
                this.#handler.socket.resume();
            }
            #onSocketClose() {
                const wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) &&
                    this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
                let code = 1005;
                let reason = '';
                const result = this.#parser?.closingInfo;
                if (result && !result.error) {
                    code = result.code ?? 1005;
                    reason = result.reason;
                }
                this.#handler.readyState = states.CLOSED;
                if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
                    code = 1006;
                    fireEvent('error', this, (type, init) => new ErrorEvent(type, init), {
                        error: new TypeError(reason)
                    });
                }
                fireEvent('close', this, (type, init) => new CloseEvent(type, init), {
                    wasClean, code, reason
                });
                if (channels.close.hasSubscribers) {
                    channels.close.publish({
                        websocket: this,
                        code,
                        reason
                    });
                }
            }
            static {
                ping = (ws, buffer) => {
                    if (Buffer.isBuffer(buffer)) {
                        if (buffer.length > 125) {
                            throw new TypeError('A PING frame cannot have a body larger than 125 bytes.');
                        }
                    }
                    else if (buffer !== undefined) {
                        throw new TypeError('Expected buffer payload');
                    }
                    const readyState = ws.#handler.readyState;
                    if (isEstablished(readyState) && !isClosing(readyState) && !isClosed(readyState)) {
                        const frame = new WebsocketFrameSend(buffer);
                        ws.#handler.socket.write(frame.createFrame(opcodes.PING));
                    }
                };
                webidl.is.WebSocket = (arg) => {
                    return arg != null && typeof arg === 'object' && #handler in arg;
                };
            }
        }
        WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING;
        WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN;
        WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING;
        WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED;
        Object.defineProperties(WebSocket.prototype, {
            CONNECTING: staticPropertyDescriptors,
            OPEN: staticPropertyDescriptors,
            CLOSING: staticPropertyDescriptors,
            CLOSED: staticPropertyDescriptors,
            url: kEnumerableProperty,
            readyState: kEnumerableProperty,
            bufferedAmount: kEnumerableProperty,
            onopen: kEnumerableProperty,
            onerror: kEnumerableProperty,
            onclose: kEnumerableProperty,
            close: kEnumerableProperty,
            onmessage: kEnumerableProperty,
            binaryType: kEnumerableProperty,
            send: kEnumerableProperty,
            extensions: kEnumerableProperty,
            protocol: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: 'WebSocket',
                writable: false,
                enumerable: false,
                configurable: true
            }
        });
        Object.defineProperties(WebSocket, {
            CONNECTING: staticPropertyDescriptors,
            OPEN: staticPropertyDescriptors,
            CLOSING: staticPropertyDescriptors,
            CLOSED: staticPropertyDescriptors
        });
        webidl.converters['sequence<DOMString>'] = webidl.sequenceConverter(webidl.converters.DOMString);
        webidl.converters['DOMString or sequence<DOMString>'] = function (V, prefix, argument) {
            if (webidl.util.Type(V) === webidl.util.Types.OBJECT && Symbol.iterator in V) {
                return webidl.converters['sequence<DOMString>'](V);
            }
            return webidl.converters.DOMString(V, prefix, argument);
        };
        webidl.converters.WebSocketInit = webidl.dictionaryConverter([
            {
                key: 'protocols',
                converter: webidl.converters['DOMString or sequence<DOMString>'],
                defaultValue: () => []
            },
            {
                key: 'dispatcher',
                converter: webidl.converters.any,
                defaultValue: () => getGlobalDispatcher()
            },
            {
                key: 'headers',
                converter: webidl.nullableConverter(webidl.converters.HeadersInit)
            }
        ]);
        webidl.converters['DOMString or sequence<DOMString> or WebSocketInit'] = function (V) {
            if (webidl.util.Type(V) === webidl.util.Types.OBJECT && !(Symbol.iterator in V)) {
                return webidl.converters.WebSocketInit(V);
            }
            return { protocols: webidl.converters['DOMString or sequence<DOMString>'](V) };
        };
        webidl.converters.WebSocketSendData = function (V) {
            if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
                if (webidl.is.Blob(V)) {
                    return V;
                }
                if (webidl.is.BufferSource(V)) {
                    return V;
                }
            }
            return webidl.converters.USVString(V);
        };
        module.exports = {
            WebSocket,
            ping
        };
    }),
    12119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            getOctokit: () => (getOctokit)
        });
        var external_fs_ = __webpack_require__(79896);
        var external_os_ = __webpack_require__(70857);
        ;
        class Context {
            constructor() {
                var _a, _b, _c;
                this.payload = {};
                if (process.env.GITHUB_EVENT_PATH) {
                    if ((0, external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)) {
                        this.payload = JSON.parse((0, external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
                    }
                    else {
                        const path = process.env.GITHUB_EVENT_PATH;
                        process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`);
                    }
                }
                this.eventName = process.env.GITHUB_EVENT_NAME;
                this.sha = process.env.GITHUB_SHA;
                this.ref = process.env.GITHUB_REF;
                this.workflow = process.env.GITHUB_WORKFLOW;
                this.action = process.env.GITHUB_ACTION;
                this.actor = process.env.GITHUB_ACTOR;
                this.job = process.env.GITHUB_JOB;
                this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
                this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
                this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
                this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
                this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
                this.graphqlUrl =
                    (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
            }
            get issue() {
                const payload = this.payload;
                return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
            }
            get repo() {
                if (process.env.GITHUB_REPOSITORY) {
                    const [owner, repo] = process.env.GITHUB_REPOSITORY.split('/');
                    return { owner, repo };
                }
                if (this.payload.repository) {
                    return {
                        owner: this.payload.repository.owner.login,
                        repo: this.payload.repository.name
                    };
                }
                throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
            }
        }
        var external_http_ = __webpack_require__(58611);
        var external_http_namespaceObject = __webpack_require__.t(external_http_, 2);
        var external_https_ = __webpack_require__(65692);
        var external_https_namespaceObject = __webpack_require__.t(external_https_, 2);
        var proxy = __webpack_require__(19783);
        var tunnel = __webpack_require__(20770);
        var undici = __webpack_require__(24371);
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
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
        var HttpCodes;
        (function (HttpCodes) {
            HttpCodes[HttpCodes["OK"] = 200] = "OK";
            HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
            HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
            HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
            HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
            HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
            HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
            HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
            HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
            HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
            HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
            HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
            HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
            HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
            HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
            HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
            HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
            HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
            HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
            HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
            HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
            HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
            HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
            HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
            HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
            HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
            HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
        })(HttpCodes || (HttpCodes = {}));
        var Headers;
        (function (Headers) {
            Headers["Accept"] = "accept";
            Headers["ContentType"] = "content-type";
        })(Headers || (Headers = {}));
        var MediaTypes;
        (function (MediaTypes) {
            MediaTypes["ApplicationJson"] = "application/json";
        })(MediaTypes || (MediaTypes = {}));
        function getProxyUrl(serverUrl) {
            const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
            return proxyUrl ? proxyUrl.href : '';
        }
        const HttpRedirectCodes = [
            HttpCodes.MovedPermanently,
            HttpCodes.ResourceMoved,
            HttpCodes.SeeOther,
            HttpCodes.TemporaryRedirect,
            HttpCodes.PermanentRedirect
        ];
        const HttpResponseRetryCodes = [
            HttpCodes.BadGateway,
            HttpCodes.ServiceUnavailable,
            HttpCodes.GatewayTimeout
        ];
        const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
        const ExponentialBackoffCeiling = 10;
        const ExponentialBackoffTimeSlice = 5;
        class HttpClientError extends Error {
            constructor(message, statusCode) {
                super(message);
                this.name = 'HttpClientError';
                this.statusCode = statusCode;
                Object.setPrototypeOf(this, HttpClientError.prototype);
            }
        }
        class HttpClientResponse {
            constructor(message) {
                this.message = message;
            }
            readBody() {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                        let output = Buffer.alloc(0);
                        this.message.on('data', (chunk) => {
                            output = Buffer.concat([output, chunk]);
                        });
                        this.message.on('end', () => {
                            resolve(output.toString());
                        });
                    }));
                });
            }
            readBodyBuffer() {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                        const chunks = [];
                        this.message.on('data', (chunk) => {
                            chunks.push(chunk);
                        });
                        this.message.on('end', () => {
                            resolve(Buffer.concat(chunks));
                        });
                    }));
                });
            }
        }
        function isHttps(requestUrl) {
            const parsedUrl = new URL(requestUrl);
            return parsedUrl.protocol === 'https:';
        }
        class HttpClient {
            constructor(userAgent, handlers, requestOptions) {
                this._ignoreSslError = false;
                this._allowRedirects = true;
                this._allowRedirectDowngrade = false;
                this._maxRedirects = 50;
                this._allowRetries = false;
                this._maxRetries = 1;
                this._keepAlive = false;
                this._disposed = false;
                this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
                this.handlers = handlers || [];
                this.requestOptions = requestOptions;
                if (requestOptions) {
                    if (requestOptions.ignoreSslError != null) {
                        this._ignoreSslError = requestOptions.ignoreSslError;
                    }
                    this._socketTimeout = requestOptions.socketTimeout;
                    if (requestOptions.allowRedirects != null) {
                        this._allowRedirects = requestOptions.allowRedirects;
                    }
                    if (requestOptions.allowRedirectDowngrade != null) {
                        this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
                    }
                    if (requestOptions.maxRedirects != null) {
                        this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
                    }
                    if (requestOptions.keepAlive != null) {
                        this._keepAlive = requestOptions.keepAlive;
                    }
                    if (requestOptions.allowRetries != null) {
                        this._allowRetries = requestOptions.allowRetries;
                    }
                    if (requestOptions.maxRetries != null) {
                        this._maxRetries = requestOptions.maxRetries;
                    }
                }
            }
            options(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
                });
            }
            get(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('GET', requestUrl, null, additionalHeaders || {});
                });
            }
            del(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('DELETE', requestUrl, null, additionalHeaders || {});
                });
            }
            post(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('POST', requestUrl, data, additionalHeaders || {});
                });
            }
            patch(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('PATCH', requestUrl, data, additionalHeaders || {});
                });
            }
            put(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('PUT', requestUrl, data, additionalHeaders || {});
                });
            }
            head(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('HEAD', requestUrl, null, additionalHeaders || {});
                });
            }
            sendStream(verb, requestUrl, stream, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request(verb, requestUrl, stream, additionalHeaders);
                });
            }
            getJson(requestUrl_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    const res = yield this.get(requestUrl, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            postJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] =
                        this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.post(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            putJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] =
                        this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.put(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            patchJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] =
                        this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.patch(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            request(verb, requestUrl, data, headers) {
                return __awaiter(this, void 0, void 0, function* () {
                    if (this._disposed) {
                        throw new Error('Client has already been disposed.');
                    }
                    const parsedUrl = new URL(requestUrl);
                    let info = this._prepareRequest(verb, parsedUrl, headers);
                    const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                        ? this._maxRetries + 1
                        : 1;
                    let numTries = 0;
                    let response;
                    do {
                        response = yield this.requestRaw(info, data);
                        if (response &&
                            response.message &&
                            response.message.statusCode === HttpCodes.Unauthorized) {
                            let authenticationHandler;
                            for (const handler of this.handlers) {
                                if (handler.canHandleAuthentication(response)) {
                                    authenticationHandler = handler;
                                    break;
                                }
                            }
                            if (authenticationHandler) {
                                return authenticationHandler.handleAuthentication(this, info, data);
                            }
                            else {
                                return response;
                            }
                        }
                        let redirectsRemaining = this._maxRedirects;
                        while (response.message.statusCode &&
                            HttpRedirectCodes.includes(response.message.statusCode) &&
                            this._allowRedirects &&
                            redirectsRemaining > 0) {
                            const redirectUrl = response.message.headers['location'];
                            if (!redirectUrl) {
                                break;
                            }
                            const parsedRedirectUrl = new URL(redirectUrl);
                            if (parsedUrl.protocol === 'https:' &&
                                parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                                !this._allowRedirectDowngrade) {
                                throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                            }
                            yield response.readBody();
                            if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                                for (const header in headers) {
                                    if (header.toLowerCase() === 'authorization') {
                                        delete headers[header];
                                    }
                                }
                            }
                            info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                            response = yield this.requestRaw(info, data);
                            redirectsRemaining--;
                        }
                        if (!response.message.statusCode ||
                            !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                            return response;
                        }
                        numTries += 1;
                        if (numTries < maxTries) {
                            yield response.readBody();
                            yield this._performExponentialBackoff(numTries);
                        }
                    } while (numTries < maxTries);
                    return response;
                });
            }
            dispose() {
                if (this._agent) {
                    this._agent.destroy();
                }
                this._disposed = true;
            }
            requestRaw(info, data) {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve, reject) => {
                        function callbackForResult(err, res) {
                            if (err) {
                                reject(err);
                            }
                            else if (!res) {
                                reject(new Error('Unknown error'));
                            }
                            else {
                                resolve(res);
                            }
                        }
                        this.requestRawWithCallback(info, data, callbackForResult);
                    });
                });
            }
            requestRawWithCallback(info, data, onResult) {
                if (typeof data === 'string') {
                    if (!info.options.headers) {
                        info.options.headers = {};
                    }
                    info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
                }
                let callbackCalled = false;
                function handleResult(err, res) {
                    if (!callbackCalled) {
                        callbackCalled = true;
                        onResult(err, res);
                    }
                }
                const req = info.httpModule.request(info.options, (msg) => {
                    const res = new HttpClientResponse(msg);
                    handleResult(undefined, res);
                });
                let socket;
                req.on('socket', sock => {
                    socket = sock;
                });
                req.setTimeout(this._socketTimeout || 3 * 60000, () => {
                    if (socket) {
                        socket.end();
                    }
                    handleResult(new Error(`Request timeout: ${info.options.path}`));
                });
                req.on('error', function (err) {
                    handleResult(err);
                });
                if (data && typeof data === 'string') {
                    req.write(data, 'utf8');
                }
                if (data && typeof data !== 'string') {
                    data.on('close', function () {
                        req.end();
                    });
                    data.pipe(req);
                }
                else {
                    req.end();
                }
            }
            getAgent(serverUrl) {
                const parsedUrl = new URL(serverUrl);
                return this._getAgent(parsedUrl);
            }
            getAgentDispatcher(serverUrl) {
                const parsedUrl = new URL(serverUrl);
                const proxyUrl = proxy.getProxyUrl(parsedUrl);
                const useProxy = proxyUrl && proxyUrl.hostname;
                if (!useProxy) {
                    return;
                }
                return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
            }
            _prepareRequest(method, requestUrl, headers) {
                const info = {};
                info.parsedUrl = requestUrl;
                const usingSsl = info.parsedUrl.protocol === 'https:';
                info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
                const defaultPort = usingSsl ? 443 : 80;
                info.options = {};
                info.options.host = info.parsedUrl.hostname;
                info.options.port = info.parsedUrl.port
                    ? parseInt(info.parsedUrl.port)
                    : defaultPort;
                info.options.path =
                    (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
                info.options.method = method;
                info.options.headers = this._mergeHeaders(headers);
                if (this.userAgent != null) {
                    info.options.headers['user-agent'] = this.userAgent;
                }
                info.options.agent = this._getAgent(info.parsedUrl);
                if (this.handlers) {
                    for (const handler of this.handlers) {
                        handler.prepareRequest(info.options);
                    }
                }
                return info;
            }
            _mergeHeaders(headers) {
                if (this.requestOptions && this.requestOptions.headers) {
                    return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
                }
                return lowercaseKeys(headers || {});
            }
            _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
                let clientHeader;
                if (this.requestOptions && this.requestOptions.headers) {
                    const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
                    if (headerValue) {
                        clientHeader =
                            typeof headerValue === 'number' ? headerValue.toString() : headerValue;
                    }
                }
                const additionalValue = additionalHeaders[header];
                if (additionalValue !== undefined) {
                    return typeof additionalValue === 'number'
                        ? additionalValue.toString()
                        : additionalValue;
                }
                if (clientHeader !== undefined) {
                    return clientHeader;
                }
                return _default;
            }
            _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
                let clientHeader;
                if (this.requestOptions && this.requestOptions.headers) {
                    const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
                    if (headerValue) {
                        if (typeof headerValue === 'number') {
                            clientHeader = String(headerValue);
                        }
                        else if (Array.isArray(headerValue)) {
                            clientHeader = headerValue.join(', ');
                        }
                        else {
                            clientHeader = headerValue;
                        }
                    }
                }
                const additionalValue = additionalHeaders[Headers.ContentType];
                if (additionalValue !== undefined) {
                    if (typeof additionalValue === 'number') {
                        return String(additionalValue);
                    }
                    else if (Array.isArray(additionalValue)) {
                        return additionalValue.join(', ');
                    }
                    else {
                        return additionalValue;
                    }
                }
                if (clientHeader !== undefined) {
                    return clientHeader;
                }
                return _default;
            }
            _getAgent(parsedUrl) {
                let agent;
                const proxyUrl = proxy.getProxyUrl(parsedUrl);
                const useProxy = proxyUrl && proxyUrl.hostname;
                if (this._keepAlive && useProxy) {
                    agent = this._proxyAgent;
                }
                if (!useProxy) {
                    agent = this._agent;
                }
                if (agent) {
                    return agent;
                }
                const usingSsl = parsedUrl.protocol === 'https:';
                let maxSockets = 100;
                if (this.requestOptions) {
                    maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
                }
                if (proxyUrl && proxyUrl.hostname) {
                    const agentOptions = {
                        maxSockets,
                        keepAlive: this._keepAlive,
                        proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                            proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                        })), { host: proxyUrl.hostname, port: proxyUrl.port })
                    };
                    let tunnelAgent;
                    const overHttps = proxyUrl.protocol === 'https:';
                    if (usingSsl) {
                        tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
                    }
                    else {
                        tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
                    }
                    agent = tunnelAgent(agentOptions);
                    this._proxyAgent = agent;
                }
                if (!agent) {
                    const options = { keepAlive: this._keepAlive, maxSockets };
                    agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
                    this._agent = agent;
                }
                if (usingSsl && this._ignoreSslError) {
                    agent.options = Object.assign(agent.options || {}, {
                        rejectUnauthorized: false
                    });
                }
                return agent;
            }
            _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
                let proxyAgent;
                if (this._keepAlive) {
                    proxyAgent = this._proxyAgentDispatcher;
                }
                if (proxyAgent) {
                    return proxyAgent;
                }
                const usingSsl = parsedUrl.protocol === 'https:';
                proxyAgent = new undici.kT(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
                    token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
                })));
                this._proxyAgentDispatcher = proxyAgent;
                if (usingSsl && this._ignoreSslError) {
                    proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                        rejectUnauthorized: false
                    });
                }
                return proxyAgent;
            }
            _getUserAgentWithOrchestrationId(userAgent) {
                const baseUserAgent = userAgent || 'actions/http-client';
                const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
                if (orchId) {
                    const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
                    return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
                }
                return baseUserAgent;
            }
            _performExponentialBackoff(retryNumber) {
                return __awaiter(this, void 0, void 0, function* () {
                    retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
                    const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
                    return new Promise(resolve => setTimeout(() => resolve(), ms));
                });
            }
            _processResponse(res, options) {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                        const statusCode = res.message.statusCode || 0;
                        const response = {
                            statusCode,
                            result: null,
                            headers: {}
                        };
                        if (statusCode === HttpCodes.NotFound) {
                            resolve(response);
                        }
                        function dateTimeDeserializer(key, value) {
                            if (typeof value === 'string') {
                                const a = new Date(value);
                                if (!isNaN(a.valueOf())) {
                                    return a;
                                }
                            }
                            return value;
                        }
                        let obj;
                        let contents;
                        try {
                            contents = yield res.readBody();
                            if (contents && contents.length > 0) {
                                if (options && options.deserializeDates) {
                                    obj = JSON.parse(contents, dateTimeDeserializer);
                                }
                                else {
                                    obj = JSON.parse(contents);
                                }
                                response.result = obj;
                            }
                            response.headers = res.message.headers;
                        }
                        catch (err) {
                        }
                        if (statusCode > 299) {
                            let msg;
                            if (obj && obj.message) {
                                msg = obj.message;
                            }
                            else if (contents && contents.length > 0) {
                                msg = contents;
                            }
                            else {
                                msg = `Failed request: (${statusCode})`;
                            }
                            const err = new HttpClientError(msg, statusCode);
                            err.result = response.result;
                            reject(err);
                        }
                        else {
                            resolve(response);
                        }
                    }));
                });
            }
        }
        const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
        ;
        var utils_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
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
        function getAuthString(token, options) {
            if (!token && !options.auth) {
                throw new Error('Parameter token or opts.auth is required');
            }
            else if (token && options.auth) {
                throw new Error('Parameters token and opts.auth may not both be specified');
            }
            return typeof options.auth === 'string' ? options.auth : `token ${token}`;
        }
        function getProxyAgent(destinationUrl) {
            const hc = new HttpClient();
            return hc.getAgent(destinationUrl);
        }
        function getProxyAgentDispatcher(destinationUrl) {
            const hc = new HttpClient();
            return hc.getAgentDispatcher(destinationUrl);
        }
        function getProxyFetch(destinationUrl) {
            const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
            const proxyFetch = (url, opts) => utils_awaiter(this, void 0, void 0, function* () {
                return (0, undici.hd)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
            });
            return proxyFetch;
        }
        function getApiBaseUrl() {
            return process.env['GITHUB_API_URL'] || 'https://api.github.com';
        }
        function getUserAgentWithOrchestrationId(baseUserAgent) {
            var _a;
            const orchId = (_a = process.env['ACTIONS_ORCHESTRATION_ID']) === null || _a === void 0 ? void 0 : _a.trim();
            if (orchId) {
                const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
                const tag = `actions_orchestration_id/${sanitizedId}`;
                if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag))
                    return baseUserAgent;
                const ua = baseUserAgent ? `${baseUserAgent} ` : '';
                return `${ua}${tag}`;
            }
            return baseUserAgent;
        }
        ;
        function getUserAgent() {
            if (typeof navigator === "object" && "userAgent" in navigator) {
                return navigator.userAgent;
            }
            if (typeof process === "object" && process.version !== undefined) {
                return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
            }
            return "<environment undetectable>";
        }
        ;
        function register(state, name, method, options) {
            if (typeof method !== "function") {
                throw new Error("method for before hook must be a function");
            }
            if (!options) {
                options = {};
            }
            if (Array.isArray(name)) {
                return name.reverse().reduce((callback, name) => {
                    return register.bind(null, state, name, callback, options);
                }, method)();
            }
            return Promise.resolve().then(() => {
                if (!state.registry[name]) {
                    return method(options);
                }
                return state.registry[name].reduce((method, registered) => {
                    return registered.hook.bind(null, method, options);
                }, method)();
            });
        }
        ;
        function addHook(state, kind, name, hook) {
            const orig = hook;
            if (!state.registry[name]) {
                state.registry[name] = [];
            }
            if (kind === "before") {
                hook = (method, options) => {
                    return Promise.resolve()
                        .then(orig.bind(null, options))
                        .then(method.bind(null, options));
                };
            }
            if (kind === "after") {
                hook = (method, options) => {
                    let result;
                    return Promise.resolve()
                        .then(method.bind(null, options))
                        .then((result_) => {
                        result = result_;
                        return orig(result, options);
                    })
                        .then(() => {
                        return result;
                    });
                };
            }
            if (kind === "error") {
                hook = (method, options) => {
                    return Promise.resolve()
                        .then(method.bind(null, options))
                        .catch((error) => {
                        return orig(error, options);
                    });
                };
            }
            state.registry[name].push({
                hook: hook,
                orig: orig,
            });
        }
        ;
        function removeHook(state, name, method) {
            if (!state.registry[name]) {
                return;
            }
            const index = state.registry[name]
                .map((registered) => {
                return registered.orig;
            })
                .indexOf(method);
            if (index === -1) {
                return;
            }
            state.registry[name].splice(index, 1);
        }
        ;
        const bind = Function.bind;
        const bindable = bind.bind(bind);
        function bindApi(hook, state, name) {
            const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
            hook.api = { remove: removeHookRef };
            hook.remove = removeHookRef;
            ["before", "error", "after", "wrap"].forEach((kind) => {
                const args = name ? [state, kind, name] : [state, kind];
                hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
            });
        }
        function Singular() {
            const singularHookName = Symbol("Singular");
            const singularHookState = {
                registry: {},
            };
            const singularHook = register.bind(null, singularHookState, singularHookName);
            bindApi(singularHook, singularHookState, singularHookName);
            return singularHook;
        }
        function Collection() {
            const state = {
                registry: {},
            };
            const hook = register.bind(null, state);
            bindApi(hook, state);
            return hook;
        }
        const before_after_hook = ({ Singular, Collection });
        ;
        var VERSION = "0.0.0-development";
        var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
        var DEFAULTS = {
            method: "GET",
            baseUrl: "https://api.github.com",
            headers: {
                accept: "application/vnd.github.v3+json",
                "user-agent": userAgent
            },
            mediaType: {
                format: ""
            }
        };
        function dist_bundle_lowercaseKeys(object) {
            if (!object) {
                return {};
            }
            return Object.keys(object).reduce((newObj, key) => {
                newObj[key.toLowerCase()] = object[key];
                return newObj;
            }, {});
        }
        function isPlainObject(value) {
            if (typeof value !== "object" || value === null)
                return false;
            if (Object.prototype.toString.call(value) !== "[object Object]")
                return false;
            const proto = Object.getPrototypeOf(value);
            if (proto === null)
                return true;
            const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
            return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
        }
        function mergeDeep(defaults, options) {
            const result = Object.assign({}, defaults);
            Object.keys(options).forEach((key) => {
                if (isPlainObject(options[key])) {
                    if (!(key in defaults))
                        Object.assign(result, { [key]: options[key] });
                    else
                        result[key] = mergeDeep(defaults[key], options[key]);
                }
                else {
                    Object.assign(result, { [key]: options[key] });
                }
            });
            return result;
        }
        function removeUndefinedProperties(obj) {
            for (const key in obj) {
                if (obj[key] === void 0) {
                    delete obj[key];
                }
            }
            return obj;
        }
        function merge(defaults, route, options) {
            if (typeof route === "string") {
                let [method, url] = route.split(" ");
                options = Object.assign(url ? { method, url } : { url: method }, options);
            }
            else {
                options = Object.assign({}, route);
            }
            options.headers = dist_bundle_lowercaseKeys(options.headers);
            removeUndefinedProperties(options);
            removeUndefinedProperties(options.headers);
            const mergedOptions = mergeDeep(defaults || {}, options);
            if (options.url === "/graphql") {
                if (defaults && defaults.mediaType.previews?.length) {
                    mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
                }
                mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
            }
            return mergedOptions;
        }
        function addQueryParameters(url, parameters) {
            const separator = /\?/.test(url) ? "&" : "?";
            const names = Object.keys(parameters);
            if (names.length === 0) {
                return url;
            }
            return url + separator + names.map((name) => {
                if (name === "q") {
                    return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
                }
                return `${name}=${encodeURIComponent(parameters[name])}`;
            }).join("&");
        }
        var urlVariableRegex = /\{[^{}}]+\}/g;
        function removeNonChars(variableName) {
            return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
        }
        function extractUrlVariableNames(url) {
            const matches = url.match(urlVariableRegex);
            if (!matches) {
                return [];
            }
            return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
        }
        function omit(object, keysToOmit) {
            const result = { __proto__: null };
            for (const key of Object.keys(object)) {
                if (keysToOmit.indexOf(key) === -1) {
                    result[key] = object[key];
                }
            }
            return result;
        }
        function encodeReserved(str) {
            return str.split(/(%[0-9A-Fa-f]{2})/g).map(function (part) {
                if (!/%[0-9A-Fa-f]/.test(part)) {
                    part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
                }
                return part;
            }).join("");
        }
        function encodeUnreserved(str) {
            return encodeURIComponent(str).replace(/[!'()*]/g, function (c) {
                return "%" + c.charCodeAt(0).toString(16).toUpperCase();
            });
        }
        function encodeValue(operator, value, key) {
            value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
            if (key) {
                return encodeUnreserved(key) + "=" + value;
            }
            else {
                return value;
            }
        }
        function isDefined(value) {
            return value !== void 0 && value !== null;
        }
        function isKeyOperator(operator) {
            return operator === ";" || operator === "&" || operator === "?";
        }
        function getValues(context, operator, key, modifier) {
            var value = context[key], result = [];
            if (isDefined(value) && value !== "") {
                if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
                    value = value.toString();
                    if (modifier && modifier !== "*") {
                        value = value.substring(0, parseInt(modifier, 10));
                    }
                    result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
                }
                else {
                    if (modifier === "*") {
                        if (Array.isArray(value)) {
                            value.filter(isDefined).forEach(function (value2) {
                                result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
                            });
                        }
                        else {
                            Object.keys(value).forEach(function (k) {
                                if (isDefined(value[k])) {
                                    result.push(encodeValue(operator, value[k], k));
                                }
                            });
                        }
                    }
                    else {
                        const tmp = [];
                        if (Array.isArray(value)) {
                            value.filter(isDefined).forEach(function (value2) {
                                tmp.push(encodeValue(operator, value2));
                            });
                        }
                        else {
                            Object.keys(value).forEach(function (k) {
                                if (isDefined(value[k])) {
                                    tmp.push(encodeUnreserved(k));
                                    tmp.push(encodeValue(operator, value[k].toString()));
                                }
                            });
                        }
                        if (isKeyOperator(operator)) {
                            result.push(encodeUnreserved(key) + "=" + tmp.join(","));
                        }
                        else if (tmp.length !== 0) {
                            result.push(tmp.join(","));
                        }
                    }
                }
            }
            else {
                if (operator === ";") {
                    if (isDefined(value)) {
                        result.push(encodeUnreserved(key));
                    }
                }
                else if (value === "" && (operator === "&" || operator === "?")) {
                    result.push(encodeUnreserved(key) + "=");
                }
                else if (value === "") {
                    result.push("");
                }
            }
            return result;
        }
        function parseUrl(template) {
            return {
                expand: expand.bind(null, template)
            };
        }
        function expand(template, context) {
            var operators = ["+", "#", ".", "/", ";", "?", "&"];
            template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function (_, expression, literal) {
                if (expression) {
                    let operator = "";
                    const values = [];
                    if (operators.indexOf(expression.charAt(0)) !== -1) {
                        operator = expression.charAt(0);
                        expression = expression.substr(1);
                    }
                    expression.split(/,/g).forEach(function (variable) {
                        var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
                        values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
                    });
                    if (operator && operator !== "+") {
                        var separator = ",";
                        if (operator === "?") {
                            separator = "&";
                        }
                        else if (operator !== "#") {
                            separator = operator;
                        }
                        return (values.length !== 0 ? operator : "") + values.join(separator);
                    }
                    else {
                        return values.join(",");
                    }
                }
                else {
                    return encodeReserved(literal);
                }
            });
            if (template === "/") {
                return template;
            }
            else {
                return template.replace(/\/$/, "");
            }
        }
        function parse(options) {
            let method = options.method.toUpperCase();
            let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
            let headers = Object.assign({}, options.headers);
            let body;
            let parameters = omit(options, [
                "method",
                "baseUrl",
                "url",
                "headers",
                "request",
                "mediaType"
            ]);
            const urlVariableNames = extractUrlVariableNames(url);
            url = parseUrl(url).expand(parameters);
            if (!/^http/.test(url)) {
                url = options.baseUrl + url;
            }
            const omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl");
            const remainingParameters = omit(parameters, omittedParameters);
            const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
            if (!isBinaryRequest) {
                if (options.mediaType.format) {
                    headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
                }
                if (url.endsWith("/graphql")) {
                    if (options.mediaType.previews?.length) {
                        const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
                        headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
                            const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
                            return `application/vnd.github.${preview}-preview${format}`;
                        }).join(",");
                    }
                }
            }
            if (["GET", "HEAD"].includes(method)) {
                url = addQueryParameters(url, remainingParameters);
            }
            else {
                if ("data" in remainingParameters) {
                    body = remainingParameters.data;
                }
                else {
                    if (Object.keys(remainingParameters).length) {
                        body = remainingParameters;
                    }
                }
            }
            if (!headers["content-type"] && typeof body !== "undefined") {
                headers["content-type"] = "application/json; charset=utf-8";
            }
            if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") {
                body = "";
            }
            return Object.assign({ method, url, headers }, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
        }
        function endpointWithDefaults(defaults, route, options) {
            return parse(merge(defaults, route, options));
        }
        function withDefaults(oldDefaults, newDefaults) {
            const DEFAULTS2 = merge(oldDefaults, newDefaults);
            const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
            return Object.assign(endpoint2, {
                DEFAULTS: DEFAULTS2,
                defaults: withDefaults.bind(null, DEFAULTS2),
                merge: merge.bind(null, DEFAULTS2),
                parse
            });
        }
        var endpoint = withDefaults(null, DEFAULTS);
        ;
        const SP = 32;
        const HTAB = 9;
        const SEMI = 59;
        const EQ = 61;
        const DQUOTE = 34;
        const BSLASH = 92;
        const COMMA = 44;
        const LOWER_CASE = 1;
        const OWS = 2;
        const SEMI_FLAG = 4;
        const COMMA_FLAG = 8;
        const TOKEN_FLAG = 16;
        const NON_ASCII = 0xff00;
        const CASE_FLAGS = LOWER_CASE | NON_ASCII;
        const CHAR_MAP = new Uint8Array(0x100);
        CHAR_MAP[HTAB] |= OWS;
        CHAR_MAP[SP] |= OWS;
        CHAR_MAP[SEMI] |= SEMI_FLAG;
        CHAR_MAP[COMMA] |= COMMA_FLAG;
        for (let code = 0x80; code <= 0xff; code++) {
            CHAR_MAP[code] |= LOWER_CASE;
        }
        for (const char of "!#$%&'*+-.^_`|~") {
            CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
        }
        for (let code = 0x30; code <= 0x39; code++) {
            CHAR_MAP[code] |= TOKEN_FLAG;
        }
        for (let code = 0x41; code <= 0x5a; code++) {
            CHAR_MAP[code] |= LOWER_CASE | TOKEN_FLAG;
        }
        for (let code = 0x61; code <= 0x7a; code++) {
            CHAR_MAP[code] |= TOKEN_FLAG;
        }
        const NullObject = (() => {
            const C = function () { };
            C.prototype = Object.create(null);
            return C;
        })();
        function isTypeValid(type, start = 0, end = type.length) {
            let hasSlash = false;
            for (let index = start; index < end; index++) {
                const code = type.charCodeAt(index);
                if (code === 47) {
                    if (hasSlash || index === start || index >= end - 1)
                        return false;
                    hasSlash = true;
                }
                else if (!isTokenCode(code)) {
                    return false;
                }
            }
            return hasSlash;
        }
        function isTokenValid(token, start = 0, end = token.length) {
            if (start >= end)
                return false;
            for (let index = start; index < end; index++) {
                if (!isTokenCode(token.charCodeAt(index)))
                    return false;
            }
            return true;
        }
        function isTokenCode(code) {
            return (CHAR_MAP[code] & TOKEN_FLAG) !== 0;
        }
        function parameterValue(str) {
            const len = str.length;
            if (len === 0)
                return '""';
            let index = 0;
            while (index < len && isTokenCode(str.charCodeAt(index)))
                index++;
            if (index === len)
                return str;
            let result = '"';
            let start = 0;
            while (index < len) {
                const code = str.charCodeAt(index);
                if (code !== HTAB && (code < SP || code === 127 || code > 255)) {
                    throw new TypeError(`Invalid parameter value: ${str}`);
                }
                if (code === 34 || code === 92) {
                    result += `${str.slice(start, index)}\\`;
                    start = index;
                }
                index++;
            }
            return `${result}${str.slice(start)}"`;
        }
        function format(obj) {
            const { type, parameters } = obj;
            if (!type || !isTypeValid(type)) {
                throw new TypeError(`Invalid type: ${type}`);
            }
            let result = type;
            if (parameters) {
                for (const param of Object.keys(parameters)) {
                    if (!isTokenValid(param)) {
                        throw new TypeError(`Invalid parameter name: ${param}`);
                    }
                    result += `; ${param}=${parameterValue(parameters[param])}`;
                }
            }
            return result;
        }
        function dist_parse(header, options) {
            const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
            const len = header.length;
            let valueStart = options?.start ?? 0;
            while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) {
                valueStart++;
            }
            let index = valueStart;
            let typeFlags = 0;
            let whitespace = -1;
            let stop = options?.parameters === false ? COMMA_FLAG : 0;
            while (index < len) {
                const code = header.charCodeAt(index);
                const flags = CHAR_MAP[code];
                if ((flags & stopFlags) !== 0) {
                    stop |= flags & COMMA_FLAG;
                    break;
                }
                if ((flags & OWS) !== 0) {
                    if (whitespace === -1)
                        whitespace = index;
                }
                else {
                    whitespace = -1;
                }
                typeFlags |= (code & NON_ASCII) | flags;
                index++;
            }
            const valueEnd = whitespace === -1 ? index : whitespace;
            const value = header.slice(valueStart, valueEnd);
            const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
            if (index === len || stop !== 0) {
                return { type, index, parameters: new NullObject() };
            }
            return parseParameters(header, type, index, len, stopFlags);
        }
        function parseParameters(header, type, index, len, stopFlags) {
            const parameters = new NullObject();
            parameter: while (index < len) {
                index++;
                while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
                    index++;
                }
                const keyStart = index;
                let keyFlags = 0;
                let keyWhitespace = -1;
                while (index < len) {
                    const code = header.charCodeAt(index);
                    const flags = CHAR_MAP[code];
                    if ((flags & stopFlags) !== 0) {
                        if ((flags & COMMA_FLAG) !== 0)
                            break parameter;
                        continue parameter;
                    }
                    if (code === EQ) {
                        const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
                        const value = header.slice(keyStart, keyEnd);
                        const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
                        index++;
                        while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
                            index++;
                        }
                        if (index < len && header.charCodeAt(index) === DQUOTE) {
                            const quotedStart = ++index;
                            let escaped = false;
                            while (index < len) {
                                const code = header.charCodeAt(index);
                                if (code === DQUOTE) {
                                    if (parameters[key] === undefined) {
                                        parameters[key] = escaped
                                            ? unescapeQuotedPairs(header, quotedStart, index)
                                            : header.slice(quotedStart, index);
                                    }
                                    index++;
                                    let stop = 0;
                                    while (index < len) {
                                        const code = header.charCodeAt(index);
                                        const flags = CHAR_MAP[code];
                                        if ((flags & stopFlags) !== 0) {
                                            stop = flags & COMMA_FLAG;
                                            break;
                                        }
                                        index++;
                                    }
                                    if (stop !== 0)
                                        break parameter;
                                    continue parameter;
                                }
                                if (code === BSLASH && index + 1 < len) {
                                    escaped = true;
                                    index += 2;
                                    continue;
                                }
                                index++;
                            }
                            continue parameter;
                        }
                        const valueStart = index;
                        let stop = 0;
                        let valueWhitespace = -1;
                        while (index < len) {
                            const code = header.charCodeAt(index);
                            const flags = CHAR_MAP[code];
                            if ((flags & stopFlags) !== 0) {
                                stop = flags & COMMA_FLAG;
                                break;
                            }
                            if ((flags & OWS) !== 0) {
                                if (valueWhitespace === -1)
                                    valueWhitespace = index;
                            }
                            else {
                                valueWhitespace = -1;
                            }
                            index++;
                        }
                        if (parameters[key] === undefined) {
                            const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
                            parameters[key] = header.slice(valueStart, valueEnd);
                        }
                        if (stop !== 0)
                            break parameter;
                        continue parameter;
                    }
                    if ((flags & OWS) !== 0) {
                        if (keyWhitespace === -1)
                            keyWhitespace = index;
                    }
                    else {
                        keyWhitespace = -1;
                    }
                    keyFlags |= (code & NON_ASCII) | flags;
                    index++;
                }
            }
            return { type, index, parameters };
        }
        function unescapeQuotedPairs(str, start, end) {
            let result = "";
            for (let index = start; index < end; index++) {
                if (str.charCodeAt(index) === BSLASH) {
                    result += str.slice(start, index);
                    start = ++index;
                }
            }
            return result + str.slice(start, end);
        }
        ;
        const intRegex = /^-?\d+$/;
        const noiseValue = /^-?\d+n+$/;
        const originalStringify = JSON.stringify;
        const originalParse = JSON.parse;
        const customFormat = /^-?\d+n$/;
        const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
        const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
        const isUnstringifiable = (val) => val === undefined || typeof val === "function" || typeof val === "symbol";
        const isRawJSON = (val) => val !== null &&
            typeof val === "object" &&
            val.constructor &&
            val.constructor.name === "RawJSON";
        const stringifyIteratively = (rootValue, replacer, spaceParam) => {
            let space = "";
            if (typeof spaceParam === "number") {
                space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
            }
            else if (typeof spaceParam === "string") {
                space = spaceParam.slice(0, 10);
            }
            const isFunctionReplacer = typeof replacer === "function";
            const propertyList = Array.isArray(replacer)
                ? new Set(replacer.map(String))
                : null;
            const prepareVal = (parent, key, val) => {
                const isObject = val !== null && typeof val === "object";
                const hasToJSON = isObject && typeof val.toJSON === "function";
                if (hasToJSON) {
                    val = val.toJSON(key);
                }
                const isNoise = typeof val === "string" && noiseValue.test(val);
                if (isNoise)
                    return val + "n";
                const isBigInt = typeof val === "bigint";
                if (isBigInt) {
                    const supportsRawJSON = "rawJSON" in JSON;
                    if (supportsRawJSON)
                        return JSON.rawJSON(val.toString());
                    return val.toString() + "n";
                }
                if (isFunctionReplacer) {
                    val = replacer.call(parent, key, val);
                }
                const isPostReplacerObject = val !== null && typeof val === "object";
                if (isPostReplacerObject) {
                    const isPrimitiveWrapper = val instanceof Number ||
                        val instanceof String ||
                        val instanceof Boolean;
                    if (isPrimitiveWrapper) {
                        val = val.valueOf();
                    }
                }
                return val;
            };
            const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
            if (isUnstringifiable(rootProcessed)) {
                return undefined;
            }
            const isRootPrimitive = rootProcessed === null || typeof rootProcessed !== "object";
            const isRootNativeRawJSON = isRawJSON(rootProcessed);
            if (isRootPrimitive || isRootNativeRawJSON) {
                return originalStringify(rootProcessed);
            }
            const chunks = [];
            let level = 0;
            const stack = [
                {
                    parent: { "": rootProcessed },
                    key: "",
                    val: rootProcessed,
                    isArray: Array.isArray(rootProcessed),
                    keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
                    index: 0,
                    first: true,
                },
            ];
            const visited = new WeakSet([rootProcessed]);
            while (stack.length > 0) {
                const node = stack[stack.length - 1];
                if (node.index === 0) {
                    chunks.push(node.isArray ? "[" : "{");
                    level++;
                }
                let isDone = false;
                if (node.isArray) {
                    if (node.index < node.val.length) {
                        if (!node.first)
                            chunks.push(",");
                        if (space)
                            chunks.push("\n" + space.repeat(level));
                        const childRaw = node.val[node.index];
                        const childVal = prepareVal(node.val, String(node.index), childRaw);
                        if (isUnstringifiable(childVal)) {
                            chunks.push("null");
                            node.first = false;
                            node.index++;
                        }
                        else {
                            const isComplexObject = childVal !== null && typeof childVal === "object";
                            const isNativeRaw = isRawJSON(childVal);
                            if (isComplexObject && !isNativeRaw) {
                                if (visited.has(childVal)) {
                                    throw new TypeError("Converting circular structure to JSON");
                                }
                                visited.add(childVal);
                                stack.push({
                                    parent: node.val,
                                    key: String(node.index),
                                    val: childVal,
                                    isArray: Array.isArray(childVal),
                                    keys: Array.isArray(childVal) ? null : Object.keys(childVal),
                                    index: 0,
                                    first: true,
                                });
                                node.first = false;
                                node.index++;
                            }
                            else {
                                chunks.push(originalStringify(childVal));
                                node.first = false;
                                node.index++;
                            }
                        }
                    }
                    else {
                        isDone = true;
                    }
                }
                else {
                    while (node.index < node.keys.length) {
                        const k = node.keys[node.index++];
                        const isFilteredOutByArray = propertyList && !propertyList.has(k);
                        if (isFilteredOutByArray)
                            continue;
                        const childRaw = node.val[k];
                        const childVal = prepareVal(node.val, k, childRaw);
                        if (isUnstringifiable(childVal))
                            continue;
                        if (!node.first)
                            chunks.push(",");
                        if (space) {
                            chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
                        }
                        else {
                            chunks.push(originalStringify(k) + ":");
                        }
                        const isComplexObject = childVal !== null && typeof childVal === "object";
                        const isNativeRaw = isRawJSON(childVal);
                        if (isComplexObject && !isNativeRaw) {
                            if (visited.has(childVal)) {
                                throw new TypeError("Converting circular structure to JSON");
                            }
                            visited.add(childVal);
                            stack.push({
                                parent: node.val,
                                key: k,
                                val: childVal,
                                isArray: Array.isArray(childVal),
                                keys: Array.isArray(childVal) ? null : Object.keys(childVal),
                                index: 0,
                                first: true,
                            });
                            node.first = false;
                            break;
                        }
                        else {
                            chunks.push(originalStringify(childVal));
                            node.first = false;
                        }
                    }
                    const isNodeFullyProcessed = node.index >= node.keys.length && stack[stack.length - 1] === node;
                    if (isNodeFullyProcessed) {
                        isDone = true;
                    }
                }
                if (isDone) {
                    level--;
                    if (!node.first && space)
                        chunks.push("\n" + space.repeat(level));
                    chunks.push(node.isArray ? "]" : "}");
                    visited.delete(node.val);
                    stack.pop();
                }
            }
            return chunks.join("");
        };
        const JSONStringify = (value, replacer, space) => {
            try {
                const supportsRawJSON = "rawJSON" in JSON;
                if (supportsRawJSON) {
                    return originalStringify(value, (key, val) => {
                        if (typeof val === "bigint")
                            return JSON.rawJSON(val.toString());
                        const hasFunctionReplacer = typeof replacer === "function";
                        if (hasFunctionReplacer)
                            return replacer(key, val);
                        const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
                        if (isKeyInArrayReplacer)
                            return val;
                        return val;
                    }, space);
                }
                if (!value)
                    return originalStringify(value, replacer, space);
                const convertedToCustomJSON = originalStringify(value, (key, val) => {
                    const isNoise = typeof val === "string" && noiseValue.test(val);
                    if (isNoise)
                        return val.toString() + "n";
                    if (typeof val === "bigint")
                        return val.toString() + "n";
                    const hasFunctionReplacer = typeof replacer === "function";
                    if (hasFunctionReplacer)
                        return replacer(key, val);
                    const isKeyInArrayReplacer = Array.isArray(replacer) && replacer.includes(key);
                    if (isKeyInArrayReplacer)
                        return val;
                    return val;
                }, space);
                const processedJSON = convertedToCustomJSON.replace(bigIntsStringify, "$1$2$3");
                const denoisedJSON = processedJSON.replace(noiseStringify, "$1$2$3");
                return denoisedJSON;
            }
            catch (error) {
                if (error instanceof RangeError) {
                    const convertedJSON = stringifyIteratively(value, replacer, space);
                    if (convertedJSON === undefined)
                        return undefined;
                    const supportsRawJSON = "rawJSON" in JSON;
                    if (supportsRawJSON)
                        return convertedJSON;
                    const processedJSON = convertedJSON.replace(bigIntsStringify, "$1$2$3");
                    return processedJSON.replace(noiseStringify, "$1$2$3");
                }
                throw error;
            }
        };
        const featureCache = new Map();
        const isContextSourceSupported = () => {
            const parseFingerprint = JSON.parse.toString();
            if (featureCache.has(parseFingerprint)) {
                return featureCache.get(parseFingerprint);
            }
            try {
                const result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
                featureCache.set(parseFingerprint, result);
                return result;
            }
            catch {
                featureCache.set(parseFingerprint, false);
                return false;
            }
        };
        const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
            const isCustomFormatBigInt = typeof value === "string" && customFormat.test(value);
            if (isCustomFormatBigInt)
                return BigInt(value.slice(0, -1));
            const isNoiseValue = typeof value === "string" && noiseValue.test(value);
            if (isNoiseValue)
                return value.slice(0, -1);
            const hasUserReviver = typeof userReviver === "function";
            if (!hasUserReviver)
                return value;
            return userReviver(key, value, context);
        };
        const JSONParseV2 = (text, reviver) => {
            return JSON.parse(text, (key, value, context) => {
                const isNumber = typeof value === "number";
                const isOutOfBounds = value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
                const isBigNumber = isNumber && isOutOfBounds;
                const isInt = context && intRegex.test(context.source);
                const isBigInt = isBigNumber && isInt;
                if (isBigInt)
                    return BigInt(context.source);
                const hasCustomReviver = typeof reviver === "function";
                if (!hasCustomReviver)
                    return value;
                return reviver(key, value, context);
            });
        };
        const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
        const MAX_DIGITS = MAX_INT.length;
        const stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
        const noiseValueWithQuotes = /^"-?\d+n+"$/;
        const applyReviverIteratively = (parsed, userReviver) => {
            const rootHolder = { "": parsed };
            const stack = [{ parent: rootHolder, key: "", visited: false }];
            while (stack.length > 0) {
                const node = stack[stack.length - 1];
                if (!node.visited) {
                    node.visited = true;
                    const value = node.parent[node.key];
                    const isComplexObject = value !== null && typeof value === "object";
                    if (isComplexObject) {
                        const keys = Object.keys(value);
                        for (let i = keys.length - 1; i >= 0; i--) {
                            stack.push({ parent: value, key: keys[i], visited: false });
                        }
                    }
                }
                else {
                    const { parent, key } = node;
                    let value = parent[key];
                    if (typeof value === "string") {
                        const isCustomFormatBigInt = customFormat.test(value);
                        if (isCustomFormatBigInt) {
                            value = BigInt(value.slice(0, -1));
                        }
                        else {
                            const isNoise = noiseValue.test(value);
                            if (isNoise)
                                value = value.slice(0, -1);
                        }
                    }
                    const hasUserReviver = typeof userReviver === "function";
                    if (hasUserReviver) {
                        value = userReviver.call(parent, key, value);
                    }
                    const isDeleted = value === undefined;
                    if (isDeleted) {
                        delete parent[key];
                    }
                    else {
                        parent[key] = value;
                    }
                    stack.pop();
                }
            }
            return rootHolder[""];
        };
        const serializeBigInts = (text) => {
            return text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
                const isString = match[0] === '"';
                const isNoise = isString && noiseValueWithQuotes.test(match);
                if (isNoise)
                    return match.substring(0, match.length - 1) + 'n"';
                const hasFractionalOrExponential = fractional || exponential;
                const isLessThanMaxSafeInt = digits &&
                    (digits.length < MAX_DIGITS ||
                        (digits.length === MAX_DIGITS && digits <= MAX_INT));
                const isStandardValue = isString || hasFractionalOrExponential || isLessThanMaxSafeInt;
                if (isStandardValue)
                    return match;
                return '"' + match + 'n"';
            });
        };
        const JSONParse = (text, reviver) => {
            if (!text)
                return originalParse(text, reviver);
            try {
                if (isContextSourceSupported())
                    return JSONParseV2(text, reviver);
                const serializedData = serializeBigInts(text);
                return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
            }
            catch (error) {
                if (error instanceof RangeError) {
                    const serializedData = serializeBigInts(text);
                    const parsed = originalParse(serializedData);
                    return applyReviverIteratively(parsed, reviver);
                }
                throw error;
            }
        };
        ;
        class RequestError extends Error {
            name;
            status;
            request;
            response;
            constructor(message, statusCode, options) {
                super(message, { cause: options.cause });
                this.name = "HttpError";
                this.status = Number.parseInt(statusCode);
                if (Number.isNaN(this.status)) {
                    this.status = 0;
                }
                if ("response" in options) {
                    this.response = options.response;
                }
                const requestCopy = Object.assign({}, options.request);
                if (options.request.headers.authorization) {
                    requestCopy.headers = Object.assign({}, options.request.headers, {
                        authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
                    });
                }
                requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
                this.request = requestCopy;
            }
        }
        ;
        var dist_bundle_VERSION = "10.0.16";
        var defaults_default = {
            headers: {
                "user-agent": `octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`
            }
        };
        function dist_bundle_isPlainObject(value) {
            if (typeof value !== "object" || value === null)
                return false;
            if (Object.prototype.toString.call(value) !== "[object Object]")
                return false;
            const proto = Object.getPrototypeOf(value);
            if (proto === null)
                return true;
            const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
            return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
        }
        var noop = () => "";
        async function fetchWrapper(requestOptions) {
            const fetch = requestOptions.request?.fetch || globalThis.fetch;
            if (!fetch) {
                throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
            }
            const log = requestOptions.request?.log || console;
            const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
            const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
            const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [
                name,
                String(value)
            ]));
            let fetchResponse;
            try {
                fetchResponse = await fetch(requestOptions.url, {
                    method: requestOptions.method,
                    body,
                    redirect: requestOptions.request?.redirect,
                    headers: requestHeaders,
                    signal: requestOptions.request?.signal,
                    ...requestOptions.body && { duplex: "half" }
                });
            }
            catch (error) {
                let message = "Unknown Error";
                if (error instanceof Error) {
                    if (error.name === "AbortError") {
                        error.status = 500;
                        throw error;
                    }
                    message = error.message;
                    if (error.name === "TypeError" && "cause" in error) {
                        if (error.cause instanceof Error) {
                            message = error.cause.message;
                        }
                        else if (typeof error.cause === "string") {
                            message = error.cause;
                        }
                    }
                }
                const requestError = new RequestError(message, 500, {
                    request: requestOptions
                });
                requestError.cause = error;
                throw requestError;
            }
            const status = fetchResponse.status;
            const url = fetchResponse.url;
            const responseHeaders = {};
            for (const [key, value] of fetchResponse.headers) {
                responseHeaders[key] = value;
            }
            const octokitResponse = {
                url,
                status,
                headers: responseHeaders,
                data: ""
            };
            if ("deprecation" in responseHeaders) {
                const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
                const deprecationLink = matches && matches.pop();
                log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
            }
            if (status === 204 || status === 205) {
                return octokitResponse;
            }
            if (requestOptions.method === "HEAD") {
                if (status < 400) {
                    return octokitResponse;
                }
                throw new RequestError(fetchResponse.statusText, status, {
                    response: octokitResponse,
                    request: requestOptions
                });
            }
            if (status === 304) {
                octokitResponse.data = await getResponseData(fetchResponse);
                throw new RequestError("Not modified", status, {
                    response: octokitResponse,
                    request: requestOptions
                });
            }
            if (status >= 400) {
                octokitResponse.data = await getResponseData(fetchResponse);
                throw new RequestError(toErrorMessage(octokitResponse.data), status, {
                    response: octokitResponse,
                    request: requestOptions
                });
            }
            octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
            return octokitResponse;
        }
        async function getResponseData(response) {
            const contentType = response.headers.get("content-type");
            if (!contentType) {
                return response.text().catch(noop);
            }
            const mimetype = dist_parse(contentType);
            if (isJSONResponse(mimetype)) {
                let text = "";
                try {
                    text = await response.text();
                    return JSONParse(text);
                }
                catch (err) {
                    return text;
                }
            }
            else if (mimetype.type.startsWith("text/") ||
                mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") {
                return response.text().catch(noop);
            }
            else {
                return response.arrayBuffer().catch(() => new ArrayBuffer(0));
            }
        }
        function isJSONResponse(mimetype) {
            return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
        }
        function toErrorMessage(data) {
            if (typeof data === "string") {
                return data;
            }
            if (data instanceof ArrayBuffer) {
                return "Unknown error";
            }
            if (typeof data === "object" && data !== null && "message" in data) {
                const objectData = data;
                const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
                return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
            }
            return `Unknown error: ${JSON.stringify(data)}`;
        }
        function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
            const endpoint2 = oldEndpoint.defaults(newDefaults);
            const newApi = function (route, parameters) {
                const endpointOptions = endpoint2.merge(route, parameters);
                if (!endpointOptions.request || !endpointOptions.request.hook) {
                    return fetchWrapper(endpoint2.parse(endpointOptions));
                }
                const request2 = (route2, parameters2) => {
                    return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
                };
                Object.assign(request2, {
                    endpoint: endpoint2,
                    defaults: dist_bundle_withDefaults.bind(null, endpoint2)
                });
                return endpointOptions.request.hook(request2, endpointOptions);
            };
            return Object.assign(newApi, {
                endpoint: endpoint2,
                defaults: dist_bundle_withDefaults.bind(null, endpoint2)
            });
        }
        var request = dist_bundle_withDefaults(endpoint, defaults_default);
        ;
        var graphql_dist_bundle_VERSION = "0.0.0-development";
        function _buildMessageForResponseErrors(data) {
            return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
        }
        var GraphqlResponseError = class extends Error {
            constructor(request2, headers, response) {
                super(_buildMessageForResponseErrors(response));
                this.request = request2;
                this.headers = headers;
                this.response = response;
                this.errors = response.errors;
                this.data = response.data;
                if (Error.captureStackTrace) {
                    Error.captureStackTrace(this, this.constructor);
                }
            }
            request;
            headers;
            response;
            name = "GraphqlResponseError";
            errors;
            data;
        };
        var NON_VARIABLE_OPTIONS = [
            "method",
            "baseUrl",
            "url",
            "headers",
            "request",
            "query",
            "mediaType",
            "operationName"
        ];
        var FORBIDDEN_VARIABLE_OPTIONS = ["query", "method", "url"];
        var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
        function graphql(request2, query, options) {
            if (options) {
                if (typeof query === "string" && "query" in options) {
                    return Promise.reject(new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
                }
                for (const key in options) {
                    if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key))
                        continue;
                    return Promise.reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
                }
            }
            const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
            const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
                if (NON_VARIABLE_OPTIONS.includes(key)) {
                    result[key] = parsedOptions[key];
                    return result;
                }
                if (!result.variables) {
                    result.variables = {};
                }
                result.variables[key] = parsedOptions[key];
                return result;
            }, {});
            const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
            if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) {
                requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
            }
            return request2(requestOptions).then((response) => {
                if (response.data.errors) {
                    const headers = {};
                    for (const key of Object.keys(response.headers)) {
                        headers[key] = response.headers[key];
                    }
                    throw new GraphqlResponseError(requestOptions, headers, response.data);
                }
                return response.data.data;
            });
        }
        function graphql_dist_bundle_withDefaults(request2, newDefaults) {
            const newRequest = request2.defaults(newDefaults);
            const newApi = (query, options) => {
                return graphql(newRequest, query, options);
            };
            return Object.assign(newApi, {
                defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
                endpoint: newRequest.endpoint
            });
        }
        var graphql2 = graphql_dist_bundle_withDefaults(request, {
            headers: {
                "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`
            },
            method: "POST",
            url: "/graphql"
        });
        function withCustomRequest(customRequest) {
            return graphql_dist_bundle_withDefaults(customRequest, {
                method: "POST",
                url: "/graphql"
            });
        }
        ;
        var b64url = "(?:[a-zA-Z0-9_-]+)";
        var sep = "\\.";
        var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
        var isJWT = jwtRE.test.bind(jwtRE);
        async function auth(token) {
            const isApp = isJWT(token);
            const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
            const isUserToServer = token.startsWith("ghu_");
            const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
            return {
                type: "token",
                token,
                tokenType
            };
        }
        function withAuthorizationPrefix(token) {
            if (token.split(/\./).length === 3) {
                return `bearer ${token}`;
            }
            return `token ${token}`;
        }
        async function hook(token, request, route, parameters) {
            const endpoint = request.endpoint.merge(route, parameters);
            endpoint.headers.authorization = withAuthorizationPrefix(token);
            return request(endpoint);
        }
        var createTokenAuth = function createTokenAuth2(token) {
            if (!token) {
                throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
            }
            if (typeof token !== "string") {
                throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
            }
            token = token.replace(/^(token|bearer) +/i, "");
            return Object.assign(auth.bind(null, token), {
                hook: hook.bind(null, token)
            });
        };
        ;
        const version_VERSION = "7.0.8";
        ;
        const dist_src_noop = () => {
        };
        const consoleWarn = console.warn.bind(console);
        const consoleError = console.error.bind(console);
        function createLogger(logger = {}) {
            if (typeof logger.debug !== "function") {
                logger.debug = dist_src_noop;
            }
            if (typeof logger.info !== "function") {
                logger.info = dist_src_noop;
            }
            if (typeof logger.warn !== "function") {
                logger.warn = consoleWarn;
            }
            if (typeof logger.error !== "function") {
                logger.error = consoleError;
            }
            return logger;
        }
        const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
        class Octokit {
            static VERSION = version_VERSION;
            static defaults(defaults) {
                const OctokitWithDefaults = class extends this {
                    constructor(...args) {
                        const options = args[0] || {};
                        if (typeof defaults === "function") {
                            super(defaults(options));
                            return;
                        }
                        super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? {
                            userAgent: `${options.userAgent} ${defaults.userAgent}`
                        } : null));
                    }
                };
                return OctokitWithDefaults;
            }
            static plugins = [];
            static plugin(...newPlugins) {
                const currentPlugins = this.plugins;
                const NewOctokit = class extends this {
                    static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
                };
                return NewOctokit;
            }
            constructor(options = {}) {
                const hook = new before_after_hook.Collection();
                const requestDefaults = {
                    baseUrl: request.endpoint.DEFAULTS.baseUrl,
                    headers: {},
                    request: Object.assign({}, options.request, {
                        hook: hook.bind(null, "request")
                    }),
                    mediaType: {
                        previews: [],
                        format: ""
                    }
                };
                requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
                if (options.baseUrl) {
                    requestDefaults.baseUrl = options.baseUrl;
                }
                if (options.previews) {
                    requestDefaults.mediaType.previews = options.previews;
                }
                if (options.timeZone) {
                    requestDefaults.headers["time-zone"] = options.timeZone;
                }
                this.request = request.defaults(requestDefaults);
                this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
                this.log = createLogger(options.log);
                this.hook = hook;
                if (!options.authStrategy) {
                    if (!options.auth) {
                        this.auth = async () => ({
                            type: "unauthenticated"
                        });
                    }
                    else {
                        const auth = createTokenAuth(options.auth);
                        hook.wrap("request", auth.hook);
                        this.auth = auth;
                    }
                }
                else {
                    const { authStrategy, ...otherOptions } = options;
                    const auth = authStrategy(Object.assign({
                        request: this.request,
                        log: this.log,
                        octokit: this,
                        octokitOptions: otherOptions
                    }, options.auth));
                    hook.wrap("request", auth.hook);
                    this.auth = auth;
                }
                const classConstructor = this.constructor;
                for (let i = 0; i < classConstructor.plugins.length; ++i) {
                    Object.assign(this, classConstructor.plugins[i](this, options));
                }
            }
            request;
            graphql;
            log;
            hook;
            auth;
        }
        ;
        const dist_src_version_VERSION = "17.0.0";
        ;
        const Endpoints = {
            actions: {
                addCustomLabelsToSelfHostedRunnerForOrg: [
                    "POST /orgs/{org}/actions/runners/{runner_id}/labels"
                ],
                addCustomLabelsToSelfHostedRunnerForRepo: [
                    "POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"
                ],
                addRepoAccessToSelfHostedRunnerGroupInOrg: [
                    "PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"
                ],
                addSelectedRepoToOrgSecret: [
                    "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"
                ],
                addSelectedRepoToOrgVariable: [
                    "PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"
                ],
                approveWorkflowRun: [
                    "POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"
                ],
                cancelWorkflowRun: [
                    "POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"
                ],
                createEnvironmentVariable: [
                    "POST /repos/{owner}/{repo}/environments/{environment_name}/variables"
                ],
                createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
                createOrUpdateEnvironmentSecret: [
                    "PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"
                ],
                createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
                createOrUpdateRepoSecret: [
                    "PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"
                ],
                createOrgVariable: ["POST /orgs/{org}/actions/variables"],
                createRegistrationTokenForOrg: [
                    "POST /orgs/{org}/actions/runners/registration-token"
                ],
                createRegistrationTokenForRepo: [
                    "POST /repos/{owner}/{repo}/actions/runners/registration-token"
                ],
                createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
                createRemoveTokenForRepo: [
                    "POST /repos/{owner}/{repo}/actions/runners/remove-token"
                ],
                createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
                createWorkflowDispatch: [
                    "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"
                ],
                deleteActionsCacheById: [
                    "DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"
                ],
                deleteActionsCacheByKey: [
                    "DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"
                ],
                deleteArtifact: [
                    "DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"
                ],
                deleteCustomImageFromOrg: [
                    "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"
                ],
                deleteCustomImageVersionFromOrg: [
                    "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"
                ],
                deleteEnvironmentSecret: [
                    "DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"
                ],
                deleteEnvironmentVariable: [
                    "DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"
                ],
                deleteHostedRunnerForOrg: [
                    "DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"
                ],
                deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
                deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
                deleteRepoSecret: [
                    "DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"
                ],
                deleteRepoVariable: [
                    "DELETE /repos/{owner}/{repo}/actions/variables/{name}"
                ],
                deleteSelfHostedRunnerFromOrg: [
                    "DELETE /orgs/{org}/actions/runners/{runner_id}"
                ],
                deleteSelfHostedRunnerFromRepo: [
                    "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"
                ],
                deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
                deleteWorkflowRunLogs: [
                    "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"
                ],
                disableSelectedRepositoryGithubActionsOrganization: [
                    "DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"
                ],
                disableWorkflow: [
                    "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"
                ],
                downloadArtifact: [
                    "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"
                ],
                downloadJobLogsForWorkflowRun: [
                    "GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"
                ],
                downloadWorkflowRunAttemptLogs: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"
                ],
                downloadWorkflowRunLogs: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"
                ],
                enableSelectedRepositoryGithubActionsOrganization: [
                    "PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"
                ],
                enableWorkflow: [
                    "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"
                ],
                forceCancelWorkflowRun: [
                    "POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"
                ],
                generateRunnerJitconfigForOrg: [
                    "POST /orgs/{org}/actions/runners/generate-jitconfig"
                ],
                generateRunnerJitconfigForRepo: [
                    "POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"
                ],
                getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
                getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
                getActionsCacheUsageByRepoForOrg: [
                    "GET /orgs/{org}/actions/cache/usage-by-repository"
                ],
                getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
                getAllowedActionsOrganization: [
                    "GET /orgs/{org}/actions/permissions/selected-actions"
                ],
                getAllowedActionsRepository: [
                    "GET /repos/{owner}/{repo}/actions/permissions/selected-actions"
                ],
                getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
                getCustomImageForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"
                ],
                getCustomImageVersionForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"
                ],
                getCustomOidcSubClaimForRepo: [
                    "GET /repos/{owner}/{repo}/actions/oidc/customization/sub"
                ],
                getEnvironmentPublicKey: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"
                ],
                getEnvironmentSecret: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"
                ],
                getEnvironmentVariable: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"
                ],
                getGithubActionsDefaultWorkflowPermissionsOrganization: [
                    "GET /orgs/{org}/actions/permissions/workflow"
                ],
                getGithubActionsDefaultWorkflowPermissionsRepository: [
                    "GET /repos/{owner}/{repo}/actions/permissions/workflow"
                ],
                getGithubActionsPermissionsOrganization: [
                    "GET /orgs/{org}/actions/permissions"
                ],
                getGithubActionsPermissionsRepository: [
                    "GET /repos/{owner}/{repo}/actions/permissions"
                ],
                getHostedRunnerForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"
                ],
                getHostedRunnersGithubOwnedImagesForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/images/github-owned"
                ],
                getHostedRunnersLimitsForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/limits"
                ],
                getHostedRunnersMachineSpecsForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/machine-sizes"
                ],
                getHostedRunnersPartnerImagesForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/images/partner"
                ],
                getHostedRunnersPlatformsForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/platforms"
                ],
                getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
                getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
                getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
                getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
                getPendingDeploymentsForRun: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"
                ],
                getRepoPermissions: [
                    "GET /repos/{owner}/{repo}/actions/permissions",
                    {},
                    { renamed: ["actions", "getGithubActionsPermissionsRepository"] }
                ],
                getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
                getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
                getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
                getReviewsForRun: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"
                ],
                getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
                getSelfHostedRunnerForRepo: [
                    "GET /repos/{owner}/{repo}/actions/runners/{runner_id}"
                ],
                getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
                getWorkflowAccessToRepository: [
                    "GET /repos/{owner}/{repo}/actions/permissions/access"
                ],
                getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
                getWorkflowRunAttempt: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"
                ],
                getWorkflowRunUsage: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"
                ],
                getWorkflowUsage: [
                    "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"
                ],
                listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
                listCustomImageVersionsForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"
                ],
                listCustomImagesForOrg: [
                    "GET /orgs/{org}/actions/hosted-runners/images/custom"
                ],
                listEnvironmentSecrets: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"
                ],
                listEnvironmentVariables: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/variables"
                ],
                listGithubHostedRunnersInGroupForOrg: [
                    "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"
                ],
                listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
                listJobsForWorkflowRun: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"
                ],
                listJobsForWorkflowRunAttempt: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
                ],
                listLabelsForSelfHostedRunnerForOrg: [
                    "GET /orgs/{org}/actions/runners/{runner_id}/labels"
                ],
                listLabelsForSelfHostedRunnerForRepo: [
                    "GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"
                ],
                listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
                listOrgVariables: ["GET /orgs/{org}/actions/variables"],
                listRepoOrganizationSecrets: [
                    "GET /repos/{owner}/{repo}/actions/organization-secrets"
                ],
                listRepoOrganizationVariables: [
                    "GET /repos/{owner}/{repo}/actions/organization-variables"
                ],
                listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
                listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
                listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
                listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
                listRunnerApplicationsForRepo: [
                    "GET /repos/{owner}/{repo}/actions/runners/downloads"
                ],
                listSelectedReposForOrgSecret: [
                    "GET /orgs/{org}/actions/secrets/{secret_name}/repositories"
                ],
                listSelectedReposForOrgVariable: [
                    "GET /orgs/{org}/actions/variables/{name}/repositories"
                ],
                listSelectedRepositoriesEnabledGithubActionsOrganization: [
                    "GET /orgs/{org}/actions/permissions/repositories"
                ],
                listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
                listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
                listWorkflowRunArtifacts: [
                    "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"
                ],
                listWorkflowRuns: [
                    "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"
                ],
                listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
                reRunJobForWorkflowRun: [
                    "POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"
                ],
                reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
                reRunWorkflowFailedJobs: [
                    "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"
                ],
                removeAllCustomLabelsFromSelfHostedRunnerForOrg: [
                    "DELETE /orgs/{org}/actions/runners/{runner_id}/labels"
                ],
                removeAllCustomLabelsFromSelfHostedRunnerForRepo: [
                    "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"
                ],
                removeCustomLabelFromSelfHostedRunnerForOrg: [
                    "DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"
                ],
                removeCustomLabelFromSelfHostedRunnerForRepo: [
                    "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"
                ],
                removeSelectedRepoFromOrgSecret: [
                    "DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"
                ],
                removeSelectedRepoFromOrgVariable: [
                    "DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"
                ],
                reviewCustomGatesForRun: [
                    "POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"
                ],
                reviewPendingDeploymentsForRun: [
                    "POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"
                ],
                setAllowedActionsOrganization: [
                    "PUT /orgs/{org}/actions/permissions/selected-actions"
                ],
                setAllowedActionsRepository: [
                    "PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"
                ],
                setCustomLabelsForSelfHostedRunnerForOrg: [
                    "PUT /orgs/{org}/actions/runners/{runner_id}/labels"
                ],
                setCustomLabelsForSelfHostedRunnerForRepo: [
                    "PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"
                ],
                setCustomOidcSubClaimForRepo: [
                    "PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"
                ],
                setGithubActionsDefaultWorkflowPermissionsOrganization: [
                    "PUT /orgs/{org}/actions/permissions/workflow"
                ],
                setGithubActionsDefaultWorkflowPermissionsRepository: [
                    "PUT /repos/{owner}/{repo}/actions/permissions/workflow"
                ],
                setGithubActionsPermissionsOrganization: [
                    "PUT /orgs/{org}/actions/permissions"
                ],
                setGithubActionsPermissionsRepository: [
                    "PUT /repos/{owner}/{repo}/actions/permissions"
                ],
                setSelectedReposForOrgSecret: [
                    "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"
                ],
                setSelectedReposForOrgVariable: [
                    "PUT /orgs/{org}/actions/variables/{name}/repositories"
                ],
                setSelectedRepositoriesEnabledGithubActionsOrganization: [
                    "PUT /orgs/{org}/actions/permissions/repositories"
                ],
                setWorkflowAccessToRepository: [
                    "PUT /repos/{owner}/{repo}/actions/permissions/access"
                ],
                updateEnvironmentVariable: [
                    "PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"
                ],
                updateHostedRunnerForOrg: [
                    "PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"
                ],
                updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
                updateRepoVariable: [
                    "PATCH /repos/{owner}/{repo}/actions/variables/{name}"
                ]
            },
            activity: {
                checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
                deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
                deleteThreadSubscription: [
                    "DELETE /notifications/threads/{thread_id}/subscription"
                ],
                getFeeds: ["GET /feeds"],
                getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
                getThread: ["GET /notifications/threads/{thread_id}"],
                getThreadSubscriptionForAuthenticatedUser: [
                    "GET /notifications/threads/{thread_id}/subscription"
                ],
                listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
                listNotificationsForAuthenticatedUser: ["GET /notifications"],
                listOrgEventsForAuthenticatedUser: [
                    "GET /users/{username}/events/orgs/{org}"
                ],
                listPublicEvents: ["GET /events"],
                listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
                listPublicEventsForUser: ["GET /users/{username}/events/public"],
                listPublicOrgEvents: ["GET /orgs/{org}/events"],
                listReceivedEventsForUser: ["GET /users/{username}/received_events"],
                listReceivedPublicEventsForUser: [
                    "GET /users/{username}/received_events/public"
                ],
                listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
                listRepoNotificationsForAuthenticatedUser: [
                    "GET /repos/{owner}/{repo}/notifications"
                ],
                listReposStarredByAuthenticatedUser: ["GET /user/starred"],
                listReposStarredByUser: ["GET /users/{username}/starred"],
                listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
                listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
                listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
                listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
                markNotificationsAsRead: ["PUT /notifications"],
                markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
                markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
                markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
                setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
                setThreadSubscription: [
                    "PUT /notifications/threads/{thread_id}/subscription"
                ],
                starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
                unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
            },
            apps: {
                addRepoToInstallation: [
                    "PUT /user/installations/{installation_id}/repositories/{repository_id}",
                    {},
                    { renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
                ],
                addRepoToInstallationForAuthenticatedUser: [
                    "PUT /user/installations/{installation_id}/repositories/{repository_id}"
                ],
                checkToken: ["POST /applications/{client_id}/token"],
                createFromManifest: ["POST /app-manifests/{code}/conversions"],
                createInstallationAccessToken: [
                    "POST /app/installations/{installation_id}/access_tokens"
                ],
                deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
                deleteInstallation: ["DELETE /app/installations/{installation_id}"],
                deleteToken: ["DELETE /applications/{client_id}/token"],
                getAuthenticated: ["GET /app"],
                getBySlug: ["GET /apps/{app_slug}"],
                getInstallation: ["GET /app/installations/{installation_id}"],
                getOrgInstallation: ["GET /orgs/{org}/installation"],
                getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
                getSubscriptionPlanForAccount: [
                    "GET /marketplace_listing/accounts/{account_id}"
                ],
                getSubscriptionPlanForAccountStubbed: [
                    "GET /marketplace_listing/stubbed/accounts/{account_id}"
                ],
                getUserInstallation: ["GET /users/{username}/installation"],
                getWebhookConfigForApp: ["GET /app/hook/config"],
                getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
                listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
                listAccountsForPlanStubbed: [
                    "GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"
                ],
                listInstallationReposForAuthenticatedUser: [
                    "GET /user/installations/{installation_id}/repositories"
                ],
                listInstallationRequestsForAuthenticatedApp: [
                    "GET /app/installation-requests"
                ],
                listInstallations: ["GET /app/installations"],
                listInstallationsForAuthenticatedUser: ["GET /user/installations"],
                listPlans: ["GET /marketplace_listing/plans"],
                listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
                listReposAccessibleToInstallation: ["GET /installation/repositories"],
                listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
                listSubscriptionsForAuthenticatedUserStubbed: [
                    "GET /user/marketplace_purchases/stubbed"
                ],
                listWebhookDeliveries: ["GET /app/hook/deliveries"],
                redeliverWebhookDelivery: [
                    "POST /app/hook/deliveries/{delivery_id}/attempts"
                ],
                removeRepoFromInstallation: [
                    "DELETE /user/installations/{installation_id}/repositories/{repository_id}",
                    {},
                    { renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
                ],
                removeRepoFromInstallationForAuthenticatedUser: [
                    "DELETE /user/installations/{installation_id}/repositories/{repository_id}"
                ],
                resetToken: ["PATCH /applications/{client_id}/token"],
                revokeInstallationAccessToken: ["DELETE /installation/token"],
                scopeToken: ["POST /applications/{client_id}/token/scoped"],
                suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
                unsuspendInstallation: [
                    "DELETE /app/installations/{installation_id}/suspended"
                ],
                updateWebhookConfigForApp: ["PATCH /app/hook/config"]
            },
            billing: {
                getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
                getGithubActionsBillingUser: [
                    "GET /users/{username}/settings/billing/actions"
                ],
                getGithubBillingPremiumRequestUsageReportOrg: [
                    "GET /organizations/{org}/settings/billing/premium_request/usage"
                ],
                getGithubBillingPremiumRequestUsageReportUser: [
                    "GET /users/{username}/settings/billing/premium_request/usage"
                ],
                getGithubBillingUsageReportOrg: [
                    "GET /organizations/{org}/settings/billing/usage"
                ],
                getGithubBillingUsageReportUser: [
                    "GET /users/{username}/settings/billing/usage"
                ],
                getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
                getGithubPackagesBillingUser: [
                    "GET /users/{username}/settings/billing/packages"
                ],
                getSharedStorageBillingOrg: [
                    "GET /orgs/{org}/settings/billing/shared-storage"
                ],
                getSharedStorageBillingUser: [
                    "GET /users/{username}/settings/billing/shared-storage"
                ]
            },
            campaigns: {
                createCampaign: ["POST /orgs/{org}/campaigns"],
                deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
                getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
                listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
                updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
            },
            checks: {
                create: ["POST /repos/{owner}/{repo}/check-runs"],
                createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
                get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
                getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
                listAnnotations: [
                    "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"
                ],
                listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
                listForSuite: [
                    "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"
                ],
                listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
                rerequestRun: [
                    "POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"
                ],
                rerequestSuite: [
                    "POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"
                ],
                setSuitesPreferences: [
                    "PATCH /repos/{owner}/{repo}/check-suites/preferences"
                ],
                update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
            },
            codeScanning: {
                commitAutofix: [
                    "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"
                ],
                createAutofix: [
                    "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"
                ],
                createVariantAnalysis: [
                    "POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"
                ],
                deleteAnalysis: [
                    "DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"
                ],
                deleteCodeqlDatabase: [
                    "DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"
                ],
                getAlert: [
                    "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
                    {},
                    { renamedParameters: { alert_id: "alert_number" } }
                ],
                getAnalysis: [
                    "GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"
                ],
                getAutofix: [
                    "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"
                ],
                getCodeqlDatabase: [
                    "GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"
                ],
                getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
                getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
                getVariantAnalysis: [
                    "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"
                ],
                getVariantAnalysisRepoTask: [
                    "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"
                ],
                listAlertInstances: [
                    "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"
                ],
                listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
                listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
                listAlertsInstances: [
                    "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
                    {},
                    { renamed: ["codeScanning", "listAlertInstances"] }
                ],
                listCodeqlDatabases: [
                    "GET /repos/{owner}/{repo}/code-scanning/codeql/databases"
                ],
                listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
                updateAlert: [
                    "PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"
                ],
                updateDefaultSetup: [
                    "PATCH /repos/{owner}/{repo}/code-scanning/default-setup"
                ],
                uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
            },
            codeSecurity: {
                attachConfiguration: [
                    "POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"
                ],
                attachEnterpriseConfiguration: [
                    "POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"
                ],
                createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
                createConfigurationForEnterprise: [
                    "POST /enterprises/{enterprise}/code-security/configurations"
                ],
                deleteConfiguration: [
                    "DELETE /orgs/{org}/code-security/configurations/{configuration_id}"
                ],
                deleteConfigurationForEnterprise: [
                    "DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"
                ],
                detachConfiguration: [
                    "DELETE /orgs/{org}/code-security/configurations/detach"
                ],
                getConfiguration: [
                    "GET /orgs/{org}/code-security/configurations/{configuration_id}"
                ],
                getConfigurationForRepository: [
                    "GET /repos/{owner}/{repo}/code-security-configuration"
                ],
                getConfigurationsForEnterprise: [
                    "GET /enterprises/{enterprise}/code-security/configurations"
                ],
                getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
                getDefaultConfigurations: [
                    "GET /orgs/{org}/code-security/configurations/defaults"
                ],
                getDefaultConfigurationsForEnterprise: [
                    "GET /enterprises/{enterprise}/code-security/configurations/defaults"
                ],
                getRepositoriesForConfiguration: [
                    "GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"
                ],
                getRepositoriesForEnterpriseConfiguration: [
                    "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"
                ],
                getSingleConfigurationForEnterprise: [
                    "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"
                ],
                setConfigurationAsDefault: [
                    "PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"
                ],
                setConfigurationAsDefaultForEnterprise: [
                    "PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"
                ],
                updateConfiguration: [
                    "PATCH /orgs/{org}/code-security/configurations/{configuration_id}"
                ],
                updateEnterpriseConfiguration: [
                    "PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"
                ]
            },
            codesOfConduct: {
                getAllCodesOfConduct: ["GET /codes_of_conduct"],
                getConductCode: ["GET /codes_of_conduct/{key}"]
            },
            codespaces: {
                addRepositoryForSecretForAuthenticatedUser: [
                    "PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"
                ],
                addSelectedRepoToOrgSecret: [
                    "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"
                ],
                checkPermissionsForDevcontainer: [
                    "GET /repos/{owner}/{repo}/codespaces/permissions_check"
                ],
                codespaceMachinesForAuthenticatedUser: [
                    "GET /user/codespaces/{codespace_name}/machines"
                ],
                createForAuthenticatedUser: ["POST /user/codespaces"],
                createOrUpdateOrgSecret: [
                    "PUT /orgs/{org}/codespaces/secrets/{secret_name}"
                ],
                createOrUpdateRepoSecret: [
                    "PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"
                ],
                createOrUpdateSecretForAuthenticatedUser: [
                    "PUT /user/codespaces/secrets/{secret_name}"
                ],
                createWithPrForAuthenticatedUser: [
                    "POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"
                ],
                createWithRepoForAuthenticatedUser: [
                    "POST /repos/{owner}/{repo}/codespaces"
                ],
                deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
                deleteFromOrganization: [
                    "DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"
                ],
                deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
                deleteRepoSecret: [
                    "DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"
                ],
                deleteSecretForAuthenticatedUser: [
                    "DELETE /user/codespaces/secrets/{secret_name}"
                ],
                exportForAuthenticatedUser: [
                    "POST /user/codespaces/{codespace_name}/exports"
                ],
                getCodespacesForUserInOrg: [
                    "GET /orgs/{org}/members/{username}/codespaces"
                ],
                getExportDetailsForAuthenticatedUser: [
                    "GET /user/codespaces/{codespace_name}/exports/{export_id}"
                ],
                getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
                getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
                getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
                getPublicKeyForAuthenticatedUser: [
                    "GET /user/codespaces/secrets/public-key"
                ],
                getRepoPublicKey: [
                    "GET /repos/{owner}/{repo}/codespaces/secrets/public-key"
                ],
                getRepoSecret: [
                    "GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"
                ],
                getSecretForAuthenticatedUser: [
                    "GET /user/codespaces/secrets/{secret_name}"
                ],
                listDevcontainersInRepositoryForAuthenticatedUser: [
                    "GET /repos/{owner}/{repo}/codespaces/devcontainers"
                ],
                listForAuthenticatedUser: ["GET /user/codespaces"],
                listInOrganization: [
                    "GET /orgs/{org}/codespaces",
                    {},
                    { renamedParameters: { org_id: "org" } }
                ],
                listInRepositoryForAuthenticatedUser: [
                    "GET /repos/{owner}/{repo}/codespaces"
                ],
                listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
                listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
                listRepositoriesForSecretForAuthenticatedUser: [
                    "GET /user/codespaces/secrets/{secret_name}/repositories"
                ],
                listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
                listSelectedReposForOrgSecret: [
                    "GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"
                ],
                preFlightWithRepoForAuthenticatedUser: [
                    "GET /repos/{owner}/{repo}/codespaces/new"
                ],
                publishForAuthenticatedUser: [
                    "POST /user/codespaces/{codespace_name}/publish"
                ],
                removeRepositoryForSecretForAuthenticatedUser: [
                    "DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"
                ],
                removeSelectedRepoFromOrgSecret: [
                    "DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"
                ],
                repoMachinesForAuthenticatedUser: [
                    "GET /repos/{owner}/{repo}/codespaces/machines"
                ],
                setRepositoriesForSecretForAuthenticatedUser: [
                    "PUT /user/codespaces/secrets/{secret_name}/repositories"
                ],
                setSelectedReposForOrgSecret: [
                    "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"
                ],
                startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
                stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
                stopInOrganization: [
                    "POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"
                ],
                updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
            },
            copilot: {
                addCopilotSeatsForTeams: [
                    "POST /orgs/{org}/copilot/billing/selected_teams"
                ],
                addCopilotSeatsForUsers: [
                    "POST /orgs/{org}/copilot/billing/selected_users"
                ],
                cancelCopilotSeatAssignmentForTeams: [
                    "DELETE /orgs/{org}/copilot/billing/selected_teams"
                ],
                cancelCopilotSeatAssignmentForUsers: [
                    "DELETE /orgs/{org}/copilot/billing/selected_users"
                ],
                copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
                copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
                getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
                getCopilotSeatDetailsForUser: [
                    "GET /orgs/{org}/members/{username}/copilot"
                ],
                listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
            },
            credentials: { revoke: ["POST /credentials/revoke"] },
            dependabot: {
                addSelectedRepoToOrgSecret: [
                    "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"
                ],
                createOrUpdateOrgSecret: [
                    "PUT /orgs/{org}/dependabot/secrets/{secret_name}"
                ],
                createOrUpdateRepoSecret: [
                    "PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"
                ],
                deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
                deleteRepoSecret: [
                    "DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"
                ],
                getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
                getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
                getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
                getRepoPublicKey: [
                    "GET /repos/{owner}/{repo}/dependabot/secrets/public-key"
                ],
                getRepoSecret: [
                    "GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"
                ],
                listAlertsForEnterprise: [
                    "GET /enterprises/{enterprise}/dependabot/alerts"
                ],
                listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
                listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
                listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
                listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
                listSelectedReposForOrgSecret: [
                    "GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"
                ],
                removeSelectedRepoFromOrgSecret: [
                    "DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"
                ],
                repositoryAccessForOrg: [
                    "GET /organizations/{org}/dependabot/repository-access"
                ],
                setRepositoryAccessDefaultLevel: [
                    "PUT /organizations/{org}/dependabot/repository-access/default-level"
                ],
                setSelectedReposForOrgSecret: [
                    "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"
                ],
                updateAlert: [
                    "PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"
                ],
                updateRepositoryAccessForOrg: [
                    "PATCH /organizations/{org}/dependabot/repository-access"
                ]
            },
            dependencyGraph: {
                createRepositorySnapshot: [
                    "POST /repos/{owner}/{repo}/dependency-graph/snapshots"
                ],
                diffRange: [
                    "GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"
                ],
                exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
            },
            emojis: { get: ["GET /emojis"] },
            enterpriseTeamMemberships: {
                add: [
                    "PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"
                ],
                bulkAdd: [
                    "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"
                ],
                bulkRemove: [
                    "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"
                ],
                get: [
                    "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"
                ],
                list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
                remove: [
                    "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"
                ]
            },
            enterpriseTeamOrganizations: {
                add: [
                    "PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"
                ],
                bulkAdd: [
                    "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"
                ],
                bulkRemove: [
                    "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"
                ],
                delete: [
                    "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"
                ],
                getAssignment: [
                    "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"
                ],
                getAssignments: [
                    "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"
                ]
            },
            enterpriseTeams: {
                create: ["POST /enterprises/{enterprise}/teams"],
                delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
                get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
                list: ["GET /enterprises/{enterprise}/teams"],
                update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
            },
            gists: {
                checkIsStarred: ["GET /gists/{gist_id}/star"],
                create: ["POST /gists"],
                createComment: ["POST /gists/{gist_id}/comments"],
                delete: ["DELETE /gists/{gist_id}"],
                deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
                fork: ["POST /gists/{gist_id}/forks"],
                get: ["GET /gists/{gist_id}"],
                getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
                getRevision: ["GET /gists/{gist_id}/{sha}"],
                list: ["GET /gists"],
                listComments: ["GET /gists/{gist_id}/comments"],
                listCommits: ["GET /gists/{gist_id}/commits"],
                listForUser: ["GET /users/{username}/gists"],
                listForks: ["GET /gists/{gist_id}/forks"],
                listPublic: ["GET /gists/public"],
                listStarred: ["GET /gists/starred"],
                star: ["PUT /gists/{gist_id}/star"],
                unstar: ["DELETE /gists/{gist_id}/star"],
                update: ["PATCH /gists/{gist_id}"],
                updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
            },
            git: {
                createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
                createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
                createRef: ["POST /repos/{owner}/{repo}/git/refs"],
                createTag: ["POST /repos/{owner}/{repo}/git/tags"],
                createTree: ["POST /repos/{owner}/{repo}/git/trees"],
                deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
                getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
                getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
                getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
                getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
                getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
                listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
                updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
            },
            gitignore: {
                getAllTemplates: ["GET /gitignore/templates"],
                getTemplate: ["GET /gitignore/templates/{name}"]
            },
            hostedCompute: {
                createNetworkConfigurationForOrg: [
                    "POST /orgs/{org}/settings/network-configurations"
                ],
                deleteNetworkConfigurationFromOrg: [
                    "DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"
                ],
                getNetworkConfigurationForOrg: [
                    "GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"
                ],
                getNetworkSettingsForOrg: [
                    "GET /orgs/{org}/settings/network-settings/{network_settings_id}"
                ],
                listNetworkConfigurationsForOrg: [
                    "GET /orgs/{org}/settings/network-configurations"
                ],
                updateNetworkConfigurationForOrg: [
                    "PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"
                ]
            },
            interactions: {
                getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
                getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
                getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
                getRestrictionsForYourPublicRepos: [
                    "GET /user/interaction-limits",
                    {},
                    { renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
                ],
                removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
                removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
                removeRestrictionsForRepo: [
                    "DELETE /repos/{owner}/{repo}/interaction-limits"
                ],
                removeRestrictionsForYourPublicRepos: [
                    "DELETE /user/interaction-limits",
                    {},
                    { renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
                ],
                setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
                setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
                setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
                setRestrictionsForYourPublicRepos: [
                    "PUT /user/interaction-limits",
                    {},
                    { renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
                ]
            },
            issues: {
                addAssignees: [
                    "POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"
                ],
                addBlockedByDependency: [
                    "POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"
                ],
                addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
                addSubIssue: [
                    "POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"
                ],
                checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
                checkUserCanBeAssignedToIssue: [
                    "GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"
                ],
                create: ["POST /repos/{owner}/{repo}/issues"],
                createComment: [
                    "POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
                ],
                createLabel: ["POST /repos/{owner}/{repo}/labels"],
                createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
                deleteComment: [
                    "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"
                ],
                deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
                deleteMilestone: [
                    "DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"
                ],
                get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
                getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
                getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
                getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
                getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
                getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
                list: ["GET /issues"],
                listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
                listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
                listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
                listDependenciesBlockedBy: [
                    "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"
                ],
                listDependenciesBlocking: [
                    "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"
                ],
                listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
                listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
                listEventsForTimeline: [
                    "GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"
                ],
                listForAuthenticatedUser: ["GET /user/issues"],
                listForOrg: ["GET /orgs/{org}/issues"],
                listForRepo: ["GET /repos/{owner}/{repo}/issues"],
                listLabelsForMilestone: [
                    "GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"
                ],
                listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
                listLabelsOnIssue: [
                    "GET /repos/{owner}/{repo}/issues/{issue_number}/labels"
                ],
                listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
                listSubIssues: [
                    "GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"
                ],
                lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
                removeAllLabels: [
                    "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"
                ],
                removeAssignees: [
                    "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
                ],
                removeDependencyBlockedBy: [
                    "DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"
                ],
                removeLabel: [
                    "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"
                ],
                removeSubIssue: [
                    "DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"
                ],
                reprioritizeSubIssue: [
                    "PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"
                ],
                setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
                unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
                update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
                updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
                updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
                updateMilestone: [
                    "PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"
                ]
            },
            licenses: {
                get: ["GET /licenses/{license}"],
                getAllCommonlyUsed: ["GET /licenses"],
                getForRepo: ["GET /repos/{owner}/{repo}/license"]
            },
            markdown: {
                render: ["POST /markdown"],
                renderRaw: [
                    "POST /markdown/raw",
                    { headers: { "content-type": "text/plain; charset=utf-8" } }
                ]
            },
            meta: {
                get: ["GET /meta"],
                getAllVersions: ["GET /versions"],
                getOctocat: ["GET /octocat"],
                getZen: ["GET /zen"],
                root: ["GET /"]
            },
            migrations: {
                deleteArchiveForAuthenticatedUser: [
                    "DELETE /user/migrations/{migration_id}/archive"
                ],
                deleteArchiveForOrg: [
                    "DELETE /orgs/{org}/migrations/{migration_id}/archive"
                ],
                downloadArchiveForOrg: [
                    "GET /orgs/{org}/migrations/{migration_id}/archive"
                ],
                getArchiveForAuthenticatedUser: [
                    "GET /user/migrations/{migration_id}/archive"
                ],
                getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
                getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
                listForAuthenticatedUser: ["GET /user/migrations"],
                listForOrg: ["GET /orgs/{org}/migrations"],
                listReposForAuthenticatedUser: [
                    "GET /user/migrations/{migration_id}/repositories"
                ],
                listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
                listReposForUser: [
                    "GET /user/migrations/{migration_id}/repositories",
                    {},
                    { renamed: ["migrations", "listReposForAuthenticatedUser"] }
                ],
                startForAuthenticatedUser: ["POST /user/migrations"],
                startForOrg: ["POST /orgs/{org}/migrations"],
                unlockRepoForAuthenticatedUser: [
                    "DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"
                ],
                unlockRepoForOrg: [
                    "DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"
                ]
            },
            oidc: {
                getOidcCustomSubTemplateForOrg: [
                    "GET /orgs/{org}/actions/oidc/customization/sub"
                ],
                updateOidcCustomSubTemplateForOrg: [
                    "PUT /orgs/{org}/actions/oidc/customization/sub"
                ]
            },
            orgs: {
                addSecurityManagerTeam: [
                    "PUT /orgs/{org}/security-managers/teams/{team_slug}",
                    {},
                    {
                        deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"
                    }
                ],
                assignTeamToOrgRole: [
                    "PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"
                ],
                assignUserToOrgRole: [
                    "PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"
                ],
                blockUser: ["PUT /orgs/{org}/blocks/{username}"],
                cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
                checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
                checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
                checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
                convertMemberToOutsideCollaborator: [
                    "PUT /orgs/{org}/outside_collaborators/{username}"
                ],
                createArtifactStorageRecord: [
                    "POST /orgs/{org}/artifacts/metadata/storage-record"
                ],
                createInvitation: ["POST /orgs/{org}/invitations"],
                createIssueType: ["POST /orgs/{org}/issue-types"],
                createWebhook: ["POST /orgs/{org}/hooks"],
                customPropertiesForOrgsCreateOrUpdateOrganizationValues: [
                    "PATCH /organizations/{org}/org-properties/values"
                ],
                customPropertiesForOrgsGetOrganizationValues: [
                    "GET /organizations/{org}/org-properties/values"
                ],
                customPropertiesForReposCreateOrUpdateOrganizationDefinition: [
                    "PUT /orgs/{org}/properties/schema/{custom_property_name}"
                ],
                customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [
                    "PATCH /orgs/{org}/properties/schema"
                ],
                customPropertiesForReposCreateOrUpdateOrganizationValues: [
                    "PATCH /orgs/{org}/properties/values"
                ],
                customPropertiesForReposDeleteOrganizationDefinition: [
                    "DELETE /orgs/{org}/properties/schema/{custom_property_name}"
                ],
                customPropertiesForReposGetOrganizationDefinition: [
                    "GET /orgs/{org}/properties/schema/{custom_property_name}"
                ],
                customPropertiesForReposGetOrganizationDefinitions: [
                    "GET /orgs/{org}/properties/schema"
                ],
                customPropertiesForReposGetOrganizationValues: [
                    "GET /orgs/{org}/properties/values"
                ],
                delete: ["DELETE /orgs/{org}"],
                deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
                deleteAttestationsById: [
                    "DELETE /orgs/{org}/attestations/{attestation_id}"
                ],
                deleteAttestationsBySubjectDigest: [
                    "DELETE /orgs/{org}/attestations/digest/{subject_digest}"
                ],
                deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
                deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
                disableSelectedRepositoryImmutableReleasesOrganization: [
                    "DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"
                ],
                enableSelectedRepositoryImmutableReleasesOrganization: [
                    "PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"
                ],
                get: ["GET /orgs/{org}"],
                getImmutableReleasesSettings: [
                    "GET /orgs/{org}/settings/immutable-releases"
                ],
                getImmutableReleasesSettingsRepositories: [
                    "GET /orgs/{org}/settings/immutable-releases/repositories"
                ],
                getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
                getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
                getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
                getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
                getOrgRulesetVersion: [
                    "GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"
                ],
                getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
                getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
                getWebhookDelivery: [
                    "GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"
                ],
                list: ["GET /organizations"],
                listAppInstallations: ["GET /orgs/{org}/installations"],
                listArtifactStorageRecords: [
                    "GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"
                ],
                listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
                listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
                listAttestationsBulk: [
                    "POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"
                ],
                listBlockedUsers: ["GET /orgs/{org}/blocks"],
                listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
                listForAuthenticatedUser: ["GET /user/orgs"],
                listForUser: ["GET /users/{username}/orgs"],
                listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
                listIssueTypes: ["GET /orgs/{org}/issue-types"],
                listMembers: ["GET /orgs/{org}/members"],
                listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
                listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
                listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
                listOrgRoles: ["GET /orgs/{org}/organization-roles"],
                listOrganizationFineGrainedPermissions: [
                    "GET /orgs/{org}/organization-fine-grained-permissions"
                ],
                listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
                listPatGrantRepositories: [
                    "GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"
                ],
                listPatGrantRequestRepositories: [
                    "GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"
                ],
                listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
                listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
                listPendingInvitations: ["GET /orgs/{org}/invitations"],
                listPublicMembers: ["GET /orgs/{org}/public_members"],
                listSecurityManagerTeams: [
                    "GET /orgs/{org}/security-managers",
                    {},
                    {
                        deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams"
                    }
                ],
                listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
                listWebhooks: ["GET /orgs/{org}/hooks"],
                pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
                redeliverWebhookDelivery: [
                    "POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"
                ],
                removeMember: ["DELETE /orgs/{org}/members/{username}"],
                removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
                removeOutsideCollaborator: [
                    "DELETE /orgs/{org}/outside_collaborators/{username}"
                ],
                removePublicMembershipForAuthenticatedUser: [
                    "DELETE /orgs/{org}/public_members/{username}"
                ],
                removeSecurityManagerTeam: [
                    "DELETE /orgs/{org}/security-managers/teams/{team_slug}",
                    {},
                    {
                        deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team"
                    }
                ],
                reviewPatGrantRequest: [
                    "POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"
                ],
                reviewPatGrantRequestsInBulk: [
                    "POST /orgs/{org}/personal-access-token-requests"
                ],
                revokeAllOrgRolesTeam: [
                    "DELETE /orgs/{org}/organization-roles/teams/{team_slug}"
                ],
                revokeAllOrgRolesUser: [
                    "DELETE /orgs/{org}/organization-roles/users/{username}"
                ],
                revokeOrgRoleTeam: [
                    "DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"
                ],
                revokeOrgRoleUser: [
                    "DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"
                ],
                setImmutableReleasesSettings: [
                    "PUT /orgs/{org}/settings/immutable-releases"
                ],
                setImmutableReleasesSettingsRepositories: [
                    "PUT /orgs/{org}/settings/immutable-releases/repositories"
                ],
                setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
                setPublicMembershipForAuthenticatedUser: [
                    "PUT /orgs/{org}/public_members/{username}"
                ],
                unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
                update: ["PATCH /orgs/{org}"],
                updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
                updateMembershipForAuthenticatedUser: [
                    "PATCH /user/memberships/orgs/{org}"
                ],
                updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
                updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
                updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
                updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
            },
            packages: {
                deletePackageForAuthenticatedUser: [
                    "DELETE /user/packages/{package_type}/{package_name}"
                ],
                deletePackageForOrg: [
                    "DELETE /orgs/{org}/packages/{package_type}/{package_name}"
                ],
                deletePackageForUser: [
                    "DELETE /users/{username}/packages/{package_type}/{package_name}"
                ],
                deletePackageVersionForAuthenticatedUser: [
                    "DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"
                ],
                deletePackageVersionForOrg: [
                    "DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"
                ],
                deletePackageVersionForUser: [
                    "DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"
                ],
                getAllPackageVersionsForAPackageOwnedByAnOrg: [
                    "GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
                    {},
                    { renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
                ],
                getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
                    "GET /user/packages/{package_type}/{package_name}/versions",
                    {},
                    {
                        renamed: [
                            "packages",
                            "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"
                        ]
                    }
                ],
                getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [
                    "GET /user/packages/{package_type}/{package_name}/versions"
                ],
                getAllPackageVersionsForPackageOwnedByOrg: [
                    "GET /orgs/{org}/packages/{package_type}/{package_name}/versions"
                ],
                getAllPackageVersionsForPackageOwnedByUser: [
                    "GET /users/{username}/packages/{package_type}/{package_name}/versions"
                ],
                getPackageForAuthenticatedUser: [
                    "GET /user/packages/{package_type}/{package_name}"
                ],
                getPackageForOrganization: [
                    "GET /orgs/{org}/packages/{package_type}/{package_name}"
                ],
                getPackageForUser: [
                    "GET /users/{username}/packages/{package_type}/{package_name}"
                ],
                getPackageVersionForAuthenticatedUser: [
                    "GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"
                ],
                getPackageVersionForOrganization: [
                    "GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"
                ],
                getPackageVersionForUser: [
                    "GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"
                ],
                listDockerMigrationConflictingPackagesForAuthenticatedUser: [
                    "GET /user/docker/conflicts"
                ],
                listDockerMigrationConflictingPackagesForOrganization: [
                    "GET /orgs/{org}/docker/conflicts"
                ],
                listDockerMigrationConflictingPackagesForUser: [
                    "GET /users/{username}/docker/conflicts"
                ],
                listPackagesForAuthenticatedUser: ["GET /user/packages"],
                listPackagesForOrganization: ["GET /orgs/{org}/packages"],
                listPackagesForUser: ["GET /users/{username}/packages"],
                restorePackageForAuthenticatedUser: [
                    "POST /user/packages/{package_type}/{package_name}/restore{?token}"
                ],
                restorePackageForOrg: [
                    "POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"
                ],
                restorePackageForUser: [
                    "POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"
                ],
                restorePackageVersionForAuthenticatedUser: [
                    "POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"
                ],
                restorePackageVersionForOrg: [
                    "POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"
                ],
                restorePackageVersionForUser: [
                    "POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"
                ]
            },
            privateRegistries: {
                createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
                deleteOrgPrivateRegistry: [
                    "DELETE /orgs/{org}/private-registries/{secret_name}"
                ],
                getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
                getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
                listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
                updateOrgPrivateRegistry: [
                    "PATCH /orgs/{org}/private-registries/{secret_name}"
                ]
            },
            projects: {
                addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
                addItemForUser: [
                    "POST /users/{username}/projectsV2/{project_number}/items"
                ],
                deleteItemForOrg: [
                    "DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"
                ],
                deleteItemForUser: [
                    "DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"
                ],
                getFieldForOrg: [
                    "GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"
                ],
                getFieldForUser: [
                    "GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"
                ],
                getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
                getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
                getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
                getUserItem: [
                    "GET /users/{username}/projectsV2/{project_number}/items/{item_id}"
                ],
                listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
                listFieldsForUser: [
                    "GET /users/{username}/projectsV2/{project_number}/fields"
                ],
                listForOrg: ["GET /orgs/{org}/projectsV2"],
                listForUser: ["GET /users/{username}/projectsV2"],
                listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
                listItemsForUser: [
                    "GET /users/{username}/projectsV2/{project_number}/items"
                ],
                updateItemForOrg: [
                    "PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"
                ],
                updateItemForUser: [
                    "PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"
                ]
            },
            pulls: {
                checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
                create: ["POST /repos/{owner}/{repo}/pulls"],
                createReplyForReviewComment: [
                    "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
                ],
                createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
                createReviewComment: [
                    "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"
                ],
                deletePendingReview: [
                    "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"
                ],
                deleteReviewComment: [
                    "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"
                ],
                dismissReview: [
                    "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"
                ],
                get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
                getReview: [
                    "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"
                ],
                getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
                list: ["GET /repos/{owner}/{repo}/pulls"],
                listCommentsForReview: [
                    "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"
                ],
                listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
                listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
                listRequestedReviewers: [
                    "GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
                ],
                listReviewComments: [
                    "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
                ],
                listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
                listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
                merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
                removeRequestedReviewers: [
                    "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
                ],
                requestReviewers: [
                    "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
                ],
                submitReview: [
                    "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"
                ],
                update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
                updateBranch: [
                    "PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"
                ],
                updateReview: [
                    "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"
                ],
                updateReviewComment: [
                    "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"
                ]
            },
            rateLimit: { get: ["GET /rate_limit"] },
            reactions: {
                createForCommitComment: [
                    "POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"
                ],
                createForIssue: [
                    "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
                ],
                createForIssueComment: [
                    "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
                ],
                createForPullRequestReviewComment: [
                    "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
                ],
                createForRelease: [
                    "POST /repos/{owner}/{repo}/releases/{release_id}/reactions"
                ],
                createForTeamDiscussionCommentInOrg: [
                    "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"
                ],
                createForTeamDiscussionInOrg: [
                    "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"
                ],
                deleteForCommitComment: [
                    "DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"
                ],
                deleteForIssue: [
                    "DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"
                ],
                deleteForIssueComment: [
                    "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"
                ],
                deleteForPullRequestComment: [
                    "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"
                ],
                deleteForRelease: [
                    "DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"
                ],
                deleteForTeamDiscussion: [
                    "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"
                ],
                deleteForTeamDiscussionComment: [
                    "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"
                ],
                listForCommitComment: [
                    "GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"
                ],
                listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
                listForIssueComment: [
                    "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
                ],
                listForPullRequestReviewComment: [
                    "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
                ],
                listForRelease: [
                    "GET /repos/{owner}/{repo}/releases/{release_id}/reactions"
                ],
                listForTeamDiscussionCommentInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"
                ],
                listForTeamDiscussionInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"
                ]
            },
            repos: {
                acceptInvitation: [
                    "PATCH /user/repository_invitations/{invitation_id}",
                    {},
                    { renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
                ],
                acceptInvitationForAuthenticatedUser: [
                    "PATCH /user/repository_invitations/{invitation_id}"
                ],
                addAppAccessRestrictions: [
                    "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
                    {},
                    { mapToData: "apps" }
                ],
                addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
                addStatusCheckContexts: [
                    "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
                    {},
                    { mapToData: "contexts" }
                ],
                addTeamAccessRestrictions: [
                    "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
                    {},
                    { mapToData: "teams" }
                ],
                addUserAccessRestrictions: [
                    "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
                    {},
                    { mapToData: "users" }
                ],
                cancelPagesDeployment: [
                    "POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"
                ],
                checkAutomatedSecurityFixes: [
                    "GET /repos/{owner}/{repo}/automated-security-fixes"
                ],
                checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
                checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
                checkPrivateVulnerabilityReporting: [
                    "GET /repos/{owner}/{repo}/private-vulnerability-reporting"
                ],
                checkVulnerabilityAlerts: [
                    "GET /repos/{owner}/{repo}/vulnerability-alerts"
                ],
                codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
                compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
                compareCommitsWithBasehead: [
                    "GET /repos/{owner}/{repo}/compare/{basehead}"
                ],
                createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
                createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
                createCommitComment: [
                    "POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"
                ],
                createCommitSignatureProtection: [
                    "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"
                ],
                createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
                createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
                createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
                createDeploymentBranchPolicy: [
                    "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"
                ],
                createDeploymentProtectionRule: [
                    "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"
                ],
                createDeploymentStatus: [
                    "POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"
                ],
                createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
                createForAuthenticatedUser: ["POST /user/repos"],
                createFork: ["POST /repos/{owner}/{repo}/forks"],
                createInOrg: ["POST /orgs/{org}/repos"],
                createOrUpdateEnvironment: [
                    "PUT /repos/{owner}/{repo}/environments/{environment_name}"
                ],
                createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
                createOrgRuleset: ["POST /orgs/{org}/rulesets"],
                createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
                createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
                createRelease: ["POST /repos/{owner}/{repo}/releases"],
                createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
                createUsingTemplate: [
                    "POST /repos/{template_owner}/{template_repo}/generate"
                ],
                createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
                customPropertiesForReposCreateOrUpdateRepositoryValues: [
                    "PATCH /repos/{owner}/{repo}/properties/values"
                ],
                customPropertiesForReposGetRepositoryValues: [
                    "GET /repos/{owner}/{repo}/properties/values"
                ],
                declineInvitation: [
                    "DELETE /user/repository_invitations/{invitation_id}",
                    {},
                    { renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
                ],
                declineInvitationForAuthenticatedUser: [
                    "DELETE /user/repository_invitations/{invitation_id}"
                ],
                delete: ["DELETE /repos/{owner}/{repo}"],
                deleteAccessRestrictions: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"
                ],
                deleteAdminBranchProtection: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"
                ],
                deleteAnEnvironment: [
                    "DELETE /repos/{owner}/{repo}/environments/{environment_name}"
                ],
                deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
                deleteBranchProtection: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection"
                ],
                deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
                deleteCommitSignatureProtection: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"
                ],
                deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
                deleteDeployment: [
                    "DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"
                ],
                deleteDeploymentBranchPolicy: [
                    "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"
                ],
                deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
                deleteInvitation: [
                    "DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"
                ],
                deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
                deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
                deletePullRequestReviewProtection: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"
                ],
                deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
                deleteReleaseAsset: [
                    "DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"
                ],
                deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
                deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
                disableAutomatedSecurityFixes: [
                    "DELETE /repos/{owner}/{repo}/automated-security-fixes"
                ],
                disableDeploymentProtectionRule: [
                    "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"
                ],
                disableImmutableReleases: [
                    "DELETE /repos/{owner}/{repo}/immutable-releases"
                ],
                disablePrivateVulnerabilityReporting: [
                    "DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"
                ],
                disableVulnerabilityAlerts: [
                    "DELETE /repos/{owner}/{repo}/vulnerability-alerts"
                ],
                downloadArchive: [
                    "GET /repos/{owner}/{repo}/zipball/{ref}",
                    {},
                    { renamed: ["repos", "downloadZipballArchive"] }
                ],
                downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
                downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
                enableAutomatedSecurityFixes: [
                    "PUT /repos/{owner}/{repo}/automated-security-fixes"
                ],
                enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
                enablePrivateVulnerabilityReporting: [
                    "PUT /repos/{owner}/{repo}/private-vulnerability-reporting"
                ],
                enableVulnerabilityAlerts: [
                    "PUT /repos/{owner}/{repo}/vulnerability-alerts"
                ],
                generateReleaseNotes: [
                    "POST /repos/{owner}/{repo}/releases/generate-notes"
                ],
                get: ["GET /repos/{owner}/{repo}"],
                getAccessRestrictions: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"
                ],
                getAdminBranchProtection: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"
                ],
                getAllDeploymentProtectionRules: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"
                ],
                getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
                getAllStatusCheckContexts: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"
                ],
                getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
                getAppsWithAccessToProtectedBranch: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"
                ],
                getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
                getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
                getBranchProtection: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection"
                ],
                getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
                getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
                getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
                getCollaboratorPermissionLevel: [
                    "GET /repos/{owner}/{repo}/collaborators/{username}/permission"
                ],
                getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
                getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
                getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
                getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
                getCommitSignatureProtection: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"
                ],
                getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
                getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
                getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
                getCustomDeploymentProtectionRule: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"
                ],
                getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
                getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
                getDeploymentBranchPolicy: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"
                ],
                getDeploymentStatus: [
                    "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"
                ],
                getEnvironment: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}"
                ],
                getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
                getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
                getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
                getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
                getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
                getOrgRulesets: ["GET /orgs/{org}/rulesets"],
                getPages: ["GET /repos/{owner}/{repo}/pages"],
                getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
                getPagesDeployment: [
                    "GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"
                ],
                getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
                getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
                getPullRequestReviewProtection: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"
                ],
                getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
                getReadme: ["GET /repos/{owner}/{repo}/readme"],
                getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
                getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
                getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
                getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
                getRepoRuleSuite: [
                    "GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"
                ],
                getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
                getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
                getRepoRulesetHistory: [
                    "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"
                ],
                getRepoRulesetVersion: [
                    "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"
                ],
                getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
                getStatusChecksProtection: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"
                ],
                getTeamsWithAccessToProtectedBranch: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"
                ],
                getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
                getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
                getUsersWithAccessToProtectedBranch: [
                    "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"
                ],
                getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
                getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
                getWebhookConfigForRepo: [
                    "GET /repos/{owner}/{repo}/hooks/{hook_id}/config"
                ],
                getWebhookDelivery: [
                    "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"
                ],
                listActivities: ["GET /repos/{owner}/{repo}/activity"],
                listAttestations: [
                    "GET /repos/{owner}/{repo}/attestations/{subject_digest}"
                ],
                listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
                listBranches: ["GET /repos/{owner}/{repo}/branches"],
                listBranchesForHeadCommit: [
                    "GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"
                ],
                listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
                listCommentsForCommit: [
                    "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"
                ],
                listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
                listCommitStatusesForRef: [
                    "GET /repos/{owner}/{repo}/commits/{ref}/statuses"
                ],
                listCommits: ["GET /repos/{owner}/{repo}/commits"],
                listContributors: ["GET /repos/{owner}/{repo}/contributors"],
                listCustomDeploymentRuleIntegrations: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"
                ],
                listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
                listDeploymentBranchPolicies: [
                    "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"
                ],
                listDeploymentStatuses: [
                    "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"
                ],
                listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
                listForAuthenticatedUser: ["GET /user/repos"],
                listForOrg: ["GET /orgs/{org}/repos"],
                listForUser: ["GET /users/{username}/repos"],
                listForks: ["GET /repos/{owner}/{repo}/forks"],
                listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
                listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
                listLanguages: ["GET /repos/{owner}/{repo}/languages"],
                listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
                listPublic: ["GET /repositories"],
                listPullRequestsAssociatedWithCommit: [
                    "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"
                ],
                listReleaseAssets: [
                    "GET /repos/{owner}/{repo}/releases/{release_id}/assets"
                ],
                listReleases: ["GET /repos/{owner}/{repo}/releases"],
                listTags: ["GET /repos/{owner}/{repo}/tags"],
                listTeams: ["GET /repos/{owner}/{repo}/teams"],
                listWebhookDeliveries: [
                    "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"
                ],
                listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
                merge: ["POST /repos/{owner}/{repo}/merges"],
                mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
                pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
                redeliverWebhookDelivery: [
                    "POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"
                ],
                removeAppAccessRestrictions: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
                    {},
                    { mapToData: "apps" }
                ],
                removeCollaborator: [
                    "DELETE /repos/{owner}/{repo}/collaborators/{username}"
                ],
                removeStatusCheckContexts: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
                    {},
                    { mapToData: "contexts" }
                ],
                removeStatusCheckProtection: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"
                ],
                removeTeamAccessRestrictions: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
                    {},
                    { mapToData: "teams" }
                ],
                removeUserAccessRestrictions: [
                    "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
                    {},
                    { mapToData: "users" }
                ],
                renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
                replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
                requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
                setAdminBranchProtection: [
                    "POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"
                ],
                setAppAccessRestrictions: [
                    "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
                    {},
                    { mapToData: "apps" }
                ],
                setStatusCheckContexts: [
                    "PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
                    {},
                    { mapToData: "contexts" }
                ],
                setTeamAccessRestrictions: [
                    "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
                    {},
                    { mapToData: "teams" }
                ],
                setUserAccessRestrictions: [
                    "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
                    {},
                    { mapToData: "users" }
                ],
                testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
                transfer: ["POST /repos/{owner}/{repo}/transfer"],
                update: ["PATCH /repos/{owner}/{repo}"],
                updateBranchProtection: [
                    "PUT /repos/{owner}/{repo}/branches/{branch}/protection"
                ],
                updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
                updateDeploymentBranchPolicy: [
                    "PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"
                ],
                updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
                updateInvitation: [
                    "PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"
                ],
                updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
                updatePullRequestReviewProtection: [
                    "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"
                ],
                updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
                updateReleaseAsset: [
                    "PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"
                ],
                updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
                updateStatusCheckPotection: [
                    "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
                    {},
                    { renamed: ["repos", "updateStatusCheckProtection"] }
                ],
                updateStatusCheckProtection: [
                    "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"
                ],
                updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
                updateWebhookConfigForRepo: [
                    "PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"
                ],
                uploadReleaseAsset: [
                    "POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}",
                    { baseUrl: "https://uploads.github.com" }
                ]
            },
            search: {
                code: ["GET /search/code"],
                commits: ["GET /search/commits"],
                issuesAndPullRequests: ["GET /search/issues"],
                labels: ["GET /search/labels"],
                repos: ["GET /search/repositories"],
                topics: ["GET /search/topics"],
                users: ["GET /search/users"]
            },
            secretScanning: {
                createPushProtectionBypass: [
                    "POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"
                ],
                getAlert: [
                    "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"
                ],
                getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
                listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
                listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
                listLocationsForAlert: [
                    "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"
                ],
                listOrgPatternConfigs: [
                    "GET /orgs/{org}/secret-scanning/pattern-configurations"
                ],
                updateAlert: [
                    "PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"
                ],
                updateOrgPatternConfigs: [
                    "PATCH /orgs/{org}/secret-scanning/pattern-configurations"
                ]
            },
            securityAdvisories: {
                createFork: [
                    "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"
                ],
                createPrivateVulnerabilityReport: [
                    "POST /repos/{owner}/{repo}/security-advisories/reports"
                ],
                createRepositoryAdvisory: [
                    "POST /repos/{owner}/{repo}/security-advisories"
                ],
                createRepositoryAdvisoryCveRequest: [
                    "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"
                ],
                getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
                getRepositoryAdvisory: [
                    "GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"
                ],
                listGlobalAdvisories: ["GET /advisories"],
                listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
                listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
                updateRepositoryAdvisory: [
                    "PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"
                ]
            },
            teams: {
                addOrUpdateMembershipForUserInOrg: [
                    "PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"
                ],
                addOrUpdateRepoPermissionsInOrg: [
                    "PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"
                ],
                checkPermissionsForRepoInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"
                ],
                create: ["POST /orgs/{org}/teams"],
                createDiscussionCommentInOrg: [
                    "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"
                ],
                createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
                deleteDiscussionCommentInOrg: [
                    "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"
                ],
                deleteDiscussionInOrg: [
                    "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"
                ],
                deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
                getByName: ["GET /orgs/{org}/teams/{team_slug}"],
                getDiscussionCommentInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"
                ],
                getDiscussionInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"
                ],
                getMembershipForUserInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/memberships/{username}"
                ],
                list: ["GET /orgs/{org}/teams"],
                listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
                listDiscussionCommentsInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"
                ],
                listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
                listForAuthenticatedUser: ["GET /user/teams"],
                listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
                listPendingInvitationsInOrg: [
                    "GET /orgs/{org}/teams/{team_slug}/invitations"
                ],
                listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
                removeMembershipForUserInOrg: [
                    "DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"
                ],
                removeRepoInOrg: [
                    "DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"
                ],
                updateDiscussionCommentInOrg: [
                    "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"
                ],
                updateDiscussionInOrg: [
                    "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"
                ],
                updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
            },
            users: {
                addEmailForAuthenticated: [
                    "POST /user/emails",
                    {},
                    { renamed: ["users", "addEmailForAuthenticatedUser"] }
                ],
                addEmailForAuthenticatedUser: ["POST /user/emails"],
                addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
                block: ["PUT /user/blocks/{username}"],
                checkBlocked: ["GET /user/blocks/{username}"],
                checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
                checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
                createGpgKeyForAuthenticated: [
                    "POST /user/gpg_keys",
                    {},
                    { renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
                ],
                createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
                createPublicSshKeyForAuthenticated: [
                    "POST /user/keys",
                    {},
                    { renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
                ],
                createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
                createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
                deleteAttestationsBulk: [
                    "POST /users/{username}/attestations/delete-request"
                ],
                deleteAttestationsById: [
                    "DELETE /users/{username}/attestations/{attestation_id}"
                ],
                deleteAttestationsBySubjectDigest: [
                    "DELETE /users/{username}/attestations/digest/{subject_digest}"
                ],
                deleteEmailForAuthenticated: [
                    "DELETE /user/emails",
                    {},
                    { renamed: ["users", "deleteEmailForAuthenticatedUser"] }
                ],
                deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
                deleteGpgKeyForAuthenticated: [
                    "DELETE /user/gpg_keys/{gpg_key_id}",
                    {},
                    { renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
                ],
                deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
                deletePublicSshKeyForAuthenticated: [
                    "DELETE /user/keys/{key_id}",
                    {},
                    { renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
                ],
                deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
                deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
                deleteSshSigningKeyForAuthenticatedUser: [
                    "DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"
                ],
                follow: ["PUT /user/following/{username}"],
                getAuthenticated: ["GET /user"],
                getById: ["GET /user/{account_id}"],
                getByUsername: ["GET /users/{username}"],
                getContextForUser: ["GET /users/{username}/hovercard"],
                getGpgKeyForAuthenticated: [
                    "GET /user/gpg_keys/{gpg_key_id}",
                    {},
                    { renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
                ],
                getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
                getPublicSshKeyForAuthenticated: [
                    "GET /user/keys/{key_id}",
                    {},
                    { renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
                ],
                getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
                getSshSigningKeyForAuthenticatedUser: [
                    "GET /user/ssh_signing_keys/{ssh_signing_key_id}"
                ],
                list: ["GET /users"],
                listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
                listAttestationsBulk: [
                    "POST /users/{username}/attestations/bulk-list{?per_page,before,after}"
                ],
                listBlockedByAuthenticated: [
                    "GET /user/blocks",
                    {},
                    { renamed: ["users", "listBlockedByAuthenticatedUser"] }
                ],
                listBlockedByAuthenticatedUser: ["GET /user/blocks"],
                listEmailsForAuthenticated: [
                    "GET /user/emails",
                    {},
                    { renamed: ["users", "listEmailsForAuthenticatedUser"] }
                ],
                listEmailsForAuthenticatedUser: ["GET /user/emails"],
                listFollowedByAuthenticated: [
                    "GET /user/following",
                    {},
                    { renamed: ["users", "listFollowedByAuthenticatedUser"] }
                ],
                listFollowedByAuthenticatedUser: ["GET /user/following"],
                listFollowersForAuthenticatedUser: ["GET /user/followers"],
                listFollowersForUser: ["GET /users/{username}/followers"],
                listFollowingForUser: ["GET /users/{username}/following"],
                listGpgKeysForAuthenticated: [
                    "GET /user/gpg_keys",
                    {},
                    { renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
                ],
                listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
                listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
                listPublicEmailsForAuthenticated: [
                    "GET /user/public_emails",
                    {},
                    { renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
                ],
                listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
                listPublicKeysForUser: ["GET /users/{username}/keys"],
                listPublicSshKeysForAuthenticated: [
                    "GET /user/keys",
                    {},
                    { renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
                ],
                listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
                listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
                listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
                listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
                listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
                setPrimaryEmailVisibilityForAuthenticated: [
                    "PATCH /user/email/visibility",
                    {},
                    { renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
                ],
                setPrimaryEmailVisibilityForAuthenticatedUser: [
                    "PATCH /user/email/visibility"
                ],
                unblock: ["DELETE /user/blocks/{username}"],
                unfollow: ["DELETE /user/following/{username}"],
                updateAuthenticated: ["PATCH /user"]
            }
        };
        var endpoints_default = Endpoints;
        ;
        const endpointMethodsMap = new Map();
        for (const [scope, endpoints] of Object.entries(endpoints_default)) {
            for (const [methodName, endpoint] of Object.entries(endpoints)) {
                const [route, defaults, decorations] = endpoint;
                const [method, url] = route.split(/ /);
                const endpointDefaults = Object.assign({
                    method,
                    url
                }, defaults);
                if (!endpointMethodsMap.has(scope)) {
                    endpointMethodsMap.set(scope, new Map());
                }
                endpointMethodsMap.get(scope).set(methodName, {
                    scope,
                    methodName,
                    endpointDefaults,
                    decorations
                });
            }
        }
        const handler = {
            has({ scope }, methodName) {
                return endpointMethodsMap.get(scope).has(methodName);
            },
            getOwnPropertyDescriptor(target, methodName) {
                return {
                    value: this.get(target, methodName),
                    configurable: true,
                    writable: true,
                    enumerable: true
                };
            },
            defineProperty(target, methodName, descriptor) {
                Object.defineProperty(target.cache, methodName, descriptor);
                return true;
            },
            deleteProperty(target, methodName) {
                delete target.cache[methodName];
                return true;
            },
            ownKeys({ scope }) {
                return [...endpointMethodsMap.get(scope).keys()];
            },
            set(target, methodName, value) {
                return target.cache[methodName] = value;
            },
            get({ octokit, scope, cache }, methodName) {
                if (cache[methodName]) {
                    return cache[methodName];
                }
                const method = endpointMethodsMap.get(scope).get(methodName);
                if (!method) {
                    return void 0;
                }
                const { endpointDefaults, decorations } = method;
                if (decorations) {
                    cache[methodName] = decorate(octokit, scope, methodName, endpointDefaults, decorations);
                }
                else {
                    cache[methodName] = octokit.request.defaults(endpointDefaults);
                }
                return cache[methodName];
            }
        };
        function endpointsToMethods(octokit) {
            const newMethods = {};
            for (const scope of endpointMethodsMap.keys()) {
                newMethods[scope] = new Proxy({ octokit, scope, cache: {} }, handler);
            }
            return newMethods;
        }
        function decorate(octokit, scope, methodName, defaults, decorations) {
            const requestWithDefaults = octokit.request.defaults(defaults);
            function withDecorations(...args) {
                let options = requestWithDefaults.endpoint.merge(...args);
                if (decorations.mapToData) {
                    options = Object.assign({}, options, {
                        data: options[decorations.mapToData],
                        [decorations.mapToData]: void 0
                    });
                    return requestWithDefaults(options);
                }
                if (decorations.renamed) {
                    const [newScope, newMethodName] = decorations.renamed;
                    octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
                }
                if (decorations.deprecated) {
                    octokit.log.warn(decorations.deprecated);
                }
                if (decorations.renamedParameters) {
                    const options2 = requestWithDefaults.endpoint.merge(...args);
                    for (const [name, alias] of Object.entries(decorations.renamedParameters)) {
                        if (name in options2) {
                            octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
                            if (!(alias in options2)) {
                                options2[alias] = options2[name];
                            }
                            delete options2[name];
                        }
                    }
                    return requestWithDefaults(options2);
                }
                return requestWithDefaults(...args);
            }
            return Object.assign(withDecorations, requestWithDefaults);
        }
        ;
        function restEndpointMethods(octokit) {
            const api = endpointsToMethods(octokit);
            return {
                rest: api
            };
        }
        restEndpointMethods.VERSION = dist_src_version_VERSION;
        function legacyRestEndpointMethods(octokit) {
            const api = endpointsToMethods(octokit);
            return {
                ...api,
                rest: api
            };
        }
        legacyRestEndpointMethods.VERSION = dist_src_version_VERSION;
        ;
        var plugin_paginate_rest_dist_bundle_VERSION = "0.0.0-development";
        function normalizePaginatedListResponse(response) {
            if (!response.data) {
                return {
                    ...response,
                    data: []
                };
            }
            const responseNeedsNormalization = ("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data);
            if (!responseNeedsNormalization)
                return response;
            const incompleteResults = response.data.incomplete_results;
            const repositorySelection = response.data.repository_selection;
            const totalCount = response.data.total_count;
            const totalCommits = response.data.total_commits;
            delete response.data.incomplete_results;
            delete response.data.repository_selection;
            delete response.data.total_count;
            delete response.data.total_commits;
            const namespaceKey = Object.keys(response.data)[0];
            const data = response.data[namespaceKey];
            response.data = data;
            if (typeof incompleteResults !== "undefined") {
                response.data.incomplete_results = incompleteResults;
            }
            if (typeof repositorySelection !== "undefined") {
                response.data.repository_selection = repositorySelection;
            }
            response.data.total_count = totalCount;
            response.data.total_commits = totalCommits;
            return response;
        }
        function iterator(octokit, route, parameters) {
            const options = typeof route === "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
            const requestMethod = typeof route === "function" ? route : octokit.request;
            const method = options.method;
            const headers = options.headers;
            let url = options.url;
            return {
                [Symbol.asyncIterator]: () => ({
                    async next() {
                        if (!url)
                            return { done: true };
                        try {
                            const response = await requestMethod({ method, url, headers });
                            const normalizedResponse = normalizePaginatedListResponse(response);
                            url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
                            if (!url && "total_commits" in normalizedResponse.data) {
                                const parsedUrl = new URL(normalizedResponse.url);
                                const params = parsedUrl.searchParams;
                                const page = parseInt(params.get("page") || "1", 10);
                                const per_page = parseInt(params.get("per_page") || "250", 10);
                                if (page * per_page < normalizedResponse.data.total_commits) {
                                    params.set("page", String(page + 1));
                                    url = parsedUrl.toString();
                                }
                            }
                            return { value: normalizedResponse };
                        }
                        catch (error) {
                            if (error.status !== 409)
                                throw error;
                            url = "";
                            return {
                                value: {
                                    status: 200,
                                    headers: {},
                                    data: []
                                }
                            };
                        }
                    }
                })
            };
        }
        function paginate(octokit, route, parameters, mapFn) {
            if (typeof parameters === "function") {
                mapFn = parameters;
                parameters = void 0;
            }
            return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
        }
        function gather(octokit, results, iterator2, mapFn) {
            return iterator2.next().then((result) => {
                if (result.done) {
                    return results;
                }
                let earlyExit = false;
                function done() {
                    earlyExit = true;
                }
                results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
                if (earlyExit) {
                    return results;
                }
                return gather(octokit, results, iterator2, mapFn);
            });
        }
        var composePaginateRest = Object.assign(paginate, {
            iterator
        });
        var paginatingEndpoints = (null && ([
            "GET /advisories",
            "GET /app/hook/deliveries",
            "GET /app/installation-requests",
            "GET /app/installations",
            "GET /assignments/{assignment_id}/accepted_assignments",
            "GET /classrooms",
            "GET /classrooms/{classroom_id}/assignments",
            "GET /enterprises/{enterprise}/code-security/configurations",
            "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories",
            "GET /enterprises/{enterprise}/dependabot/alerts",
            "GET /enterprises/{enterprise}/teams",
            "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships",
            "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations",
            "GET /events",
            "GET /gists",
            "GET /gists/public",
            "GET /gists/starred",
            "GET /gists/{gist_id}/comments",
            "GET /gists/{gist_id}/commits",
            "GET /gists/{gist_id}/forks",
            "GET /installation/repositories",
            "GET /issues",
            "GET /licenses",
            "GET /marketplace_listing/plans",
            "GET /marketplace_listing/plans/{plan_id}/accounts",
            "GET /marketplace_listing/stubbed/plans",
            "GET /marketplace_listing/stubbed/plans/{plan_id}/accounts",
            "GET /networks/{owner}/{repo}/events",
            "GET /notifications",
            "GET /organizations",
            "GET /organizations/{org}/dependabot/repository-access",
            "GET /orgs/{org}/actions/cache/usage-by-repository",
            "GET /orgs/{org}/actions/hosted-runners",
            "GET /orgs/{org}/actions/permissions/repositories",
            "GET /orgs/{org}/actions/permissions/self-hosted-runners/repositories",
            "GET /orgs/{org}/actions/runner-groups",
            "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners",
            "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories",
            "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/runners",
            "GET /orgs/{org}/actions/runners",
            "GET /orgs/{org}/actions/secrets",
            "GET /orgs/{org}/actions/secrets/{secret_name}/repositories",
            "GET /orgs/{org}/actions/variables",
            "GET /orgs/{org}/actions/variables/{name}/repositories",
            "GET /orgs/{org}/attestations/repositories",
            "GET /orgs/{org}/attestations/{subject_digest}",
            "GET /orgs/{org}/blocks",
            "GET /orgs/{org}/campaigns",
            "GET /orgs/{org}/code-scanning/alerts",
            "GET /orgs/{org}/code-security/configurations",
            "GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories",
            "GET /orgs/{org}/codespaces",
            "GET /orgs/{org}/codespaces/secrets",
            "GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories",
            "GET /orgs/{org}/copilot/billing/seats",
            "GET /orgs/{org}/copilot/metrics",
            "GET /orgs/{org}/dependabot/alerts",
            "GET /orgs/{org}/dependabot/secrets",
            "GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories",
            "GET /orgs/{org}/events",
            "GET /orgs/{org}/failed_invitations",
            "GET /orgs/{org}/hooks",
            "GET /orgs/{org}/hooks/{hook_id}/deliveries",
            "GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}",
            "GET /orgs/{org}/insights/api/subject-stats",
            "GET /orgs/{org}/insights/api/user-stats/{user_id}",
            "GET /orgs/{org}/installations",
            "GET /orgs/{org}/invitations",
            "GET /orgs/{org}/invitations/{invitation_id}/teams",
            "GET /orgs/{org}/issues",
            "GET /orgs/{org}/members",
            "GET /orgs/{org}/members/{username}/codespaces",
            "GET /orgs/{org}/migrations",
            "GET /orgs/{org}/migrations/{migration_id}/repositories",
            "GET /orgs/{org}/organization-roles/{role_id}/teams",
            "GET /orgs/{org}/organization-roles/{role_id}/users",
            "GET /orgs/{org}/outside_collaborators",
            "GET /orgs/{org}/packages",
            "GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
            "GET /orgs/{org}/personal-access-token-requests",
            "GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories",
            "GET /orgs/{org}/personal-access-tokens",
            "GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories",
            "GET /orgs/{org}/private-registries",
            "GET /orgs/{org}/projects",
            "GET /orgs/{org}/projectsV2",
            "GET /orgs/{org}/projectsV2/{project_number}/fields",
            "GET /orgs/{org}/projectsV2/{project_number}/items",
            "GET /orgs/{org}/properties/values",
            "GET /orgs/{org}/public_members",
            "GET /orgs/{org}/repos",
            "GET /orgs/{org}/rulesets",
            "GET /orgs/{org}/rulesets/rule-suites",
            "GET /orgs/{org}/rulesets/{ruleset_id}/history",
            "GET /orgs/{org}/secret-scanning/alerts",
            "GET /orgs/{org}/security-advisories",
            "GET /orgs/{org}/settings/immutable-releases/repositories",
            "GET /orgs/{org}/settings/network-configurations",
            "GET /orgs/{org}/team/{team_slug}/copilot/metrics",
            "GET /orgs/{org}/teams",
            "GET /orgs/{org}/teams/{team_slug}/discussions",
            "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
            "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions",
            "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions",
            "GET /orgs/{org}/teams/{team_slug}/invitations",
            "GET /orgs/{org}/teams/{team_slug}/members",
            "GET /orgs/{org}/teams/{team_slug}/projects",
            "GET /orgs/{org}/teams/{team_slug}/repos",
            "GET /orgs/{org}/teams/{team_slug}/teams",
            "GET /projects/{project_id}/collaborators",
            "GET /repos/{owner}/{repo}/actions/artifacts",
            "GET /repos/{owner}/{repo}/actions/caches",
            "GET /repos/{owner}/{repo}/actions/organization-secrets",
            "GET /repos/{owner}/{repo}/actions/organization-variables",
            "GET /repos/{owner}/{repo}/actions/runners",
            "GET /repos/{owner}/{repo}/actions/runs",
            "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
            "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs",
            "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs",
            "GET /repos/{owner}/{repo}/actions/secrets",
            "GET /repos/{owner}/{repo}/actions/variables",
            "GET /repos/{owner}/{repo}/actions/workflows",
            "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
            "GET /repos/{owner}/{repo}/activity",
            "GET /repos/{owner}/{repo}/assignees",
            "GET /repos/{owner}/{repo}/attestations/{subject_digest}",
            "GET /repos/{owner}/{repo}/branches",
            "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
            "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs",
            "GET /repos/{owner}/{repo}/code-scanning/alerts",
            "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
            "GET /repos/{owner}/{repo}/code-scanning/analyses",
            "GET /repos/{owner}/{repo}/codespaces",
            "GET /repos/{owner}/{repo}/codespaces/devcontainers",
            "GET /repos/{owner}/{repo}/codespaces/secrets",
            "GET /repos/{owner}/{repo}/collaborators",
            "GET /repos/{owner}/{repo}/comments",
            "GET /repos/{owner}/{repo}/comments/{comment_id}/reactions",
            "GET /repos/{owner}/{repo}/commits",
            "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments",
            "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
            "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
            "GET /repos/{owner}/{repo}/commits/{ref}/check-suites",
            "GET /repos/{owner}/{repo}/commits/{ref}/status",
            "GET /repos/{owner}/{repo}/commits/{ref}/statuses",
            "GET /repos/{owner}/{repo}/compare/{basehead}",
            "GET /repos/{owner}/{repo}/compare/{base}...{head}",
            "GET /repos/{owner}/{repo}/contributors",
            "GET /repos/{owner}/{repo}/dependabot/alerts",
            "GET /repos/{owner}/{repo}/dependabot/secrets",
            "GET /repos/{owner}/{repo}/deployments",
            "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses",
            "GET /repos/{owner}/{repo}/environments",
            "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies",
            "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps",
            "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets",
            "GET /repos/{owner}/{repo}/environments/{environment_name}/variables",
            "GET /repos/{owner}/{repo}/events",
            "GET /repos/{owner}/{repo}/forks",
            "GET /repos/{owner}/{repo}/hooks",
            "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries",
            "GET /repos/{owner}/{repo}/invitations",
            "GET /repos/{owner}/{repo}/issues",
            "GET /repos/{owner}/{repo}/issues/comments",
            "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
            "GET /repos/{owner}/{repo}/issues/events",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/events",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/labels",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/reactions",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues",
            "GET /repos/{owner}/{repo}/issues/{issue_number}/timeline",
            "GET /repos/{owner}/{repo}/keys",
            "GET /repos/{owner}/{repo}/labels",
            "GET /repos/{owner}/{repo}/milestones",
            "GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels",
            "GET /repos/{owner}/{repo}/notifications",
            "GET /repos/{owner}/{repo}/pages/builds",
            "GET /repos/{owner}/{repo}/projects",
            "GET /repos/{owner}/{repo}/pulls",
            "GET /repos/{owner}/{repo}/pulls/comments",
            "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions",
            "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",
            "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",
            "GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
            "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews",
            "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments",
            "GET /repos/{owner}/{repo}/releases",
            "GET /repos/{owner}/{repo}/releases/{release_id}/assets",
            "GET /repos/{owner}/{repo}/releases/{release_id}/reactions",
            "GET /repos/{owner}/{repo}/rules/branches/{branch}",
            "GET /repos/{owner}/{repo}/rulesets",
            "GET /repos/{owner}/{repo}/rulesets/rule-suites",
            "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history",
            "GET /repos/{owner}/{repo}/secret-scanning/alerts",
            "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations",
            "GET /repos/{owner}/{repo}/security-advisories",
            "GET /repos/{owner}/{repo}/stargazers",
            "GET /repos/{owner}/{repo}/subscribers",
            "GET /repos/{owner}/{repo}/tags",
            "GET /repos/{owner}/{repo}/teams",
            "GET /repos/{owner}/{repo}/topics",
            "GET /repositories",
            "GET /search/code",
            "GET /search/commits",
            "GET /search/issues",
            "GET /search/labels",
            "GET /search/repositories",
            "GET /search/topics",
            "GET /search/users",
            "GET /teams/{team_id}/discussions",
            "GET /teams/{team_id}/discussions/{discussion_number}/comments",
            "GET /teams/{team_id}/discussions/{discussion_number}/comments/{comment_number}/reactions",
            "GET /teams/{team_id}/discussions/{discussion_number}/reactions",
            "GET /teams/{team_id}/invitations",
            "GET /teams/{team_id}/members",
            "GET /teams/{team_id}/projects",
            "GET /teams/{team_id}/repos",
            "GET /teams/{team_id}/teams",
            "GET /user/blocks",
            "GET /user/codespaces",
            "GET /user/codespaces/secrets",
            "GET /user/emails",
            "GET /user/followers",
            "GET /user/following",
            "GET /user/gpg_keys",
            "GET /user/installations",
            "GET /user/installations/{installation_id}/repositories",
            "GET /user/issues",
            "GET /user/keys",
            "GET /user/marketplace_purchases",
            "GET /user/marketplace_purchases/stubbed",
            "GET /user/memberships/orgs",
            "GET /user/migrations",
            "GET /user/migrations/{migration_id}/repositories",
            "GET /user/orgs",
            "GET /user/packages",
            "GET /user/packages/{package_type}/{package_name}/versions",
            "GET /user/public_emails",
            "GET /user/repos",
            "GET /user/repository_invitations",
            "GET /user/social_accounts",
            "GET /user/ssh_signing_keys",
            "GET /user/starred",
            "GET /user/subscriptions",
            "GET /user/teams",
            "GET /users",
            "GET /users/{username}/attestations/{subject_digest}",
            "GET /users/{username}/events",
            "GET /users/{username}/events/orgs/{org}",
            "GET /users/{username}/events/public",
            "GET /users/{username}/followers",
            "GET /users/{username}/following",
            "GET /users/{username}/gists",
            "GET /users/{username}/gpg_keys",
            "GET /users/{username}/keys",
            "GET /users/{username}/orgs",
            "GET /users/{username}/packages",
            "GET /users/{username}/projects",
            "GET /users/{username}/projectsV2",
            "GET /users/{username}/projectsV2/{project_number}/fields",
            "GET /users/{username}/projectsV2/{project_number}/items",
            "GET /users/{username}/received_events",
            "GET /users/{username}/received_events/public",
            "GET /users/{username}/repos",
            "GET /users/{username}/social_accounts",
            "GET /users/{username}/ssh_signing_keys",
            "GET /users/{username}/starred",
            "GET /users/{username}/subscriptions"
        ]));
        function isPaginatingEndpoint(arg) {
            if (typeof arg === "string") {
                return paginatingEndpoints.includes(arg);
            }
            else {
                return false;
            }
        }
        function paginateRest(octokit) {
            return {
                paginate: Object.assign(paginate.bind(null, octokit), {
                    iterator: iterator.bind(null, octokit)
                })
            };
        }
        paginateRest.VERSION = plugin_paginate_rest_dist_bundle_VERSION;
        ;
        const context = new Context();
        const baseUrl = getApiBaseUrl();
        const defaults = {
            baseUrl,
            request: {
                agent: getProxyAgent(baseUrl),
                fetch: getProxyFetch(baseUrl)
            }
        };
        const GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
        function getOctokitOptions(token, options) {
            const opts = Object.assign({}, options || {});
            const auth = getAuthString(token, opts);
            if (auth) {
                opts.auth = auth;
            }
            const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
            if (userAgent) {
                opts.userAgent = userAgent;
            }
            return opts;
        }
        ;
        const github_context = new Context();
        function getOctokit(token, options, ...additionalPlugins) {
            const GitHubWithPlugins = GitHub.plugin(...additionalPlugins);
            return new GitHubWithPlugins(getOctokitOptions(token, options));
        }
    }),
    19783: shared[19783]
};
