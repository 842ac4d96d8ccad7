export const id = 2161;
export const ids = [2161];
export const modules = {
    92161: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            createProxiedDispatcher: () => (createProxiedDispatcher)
        });
        var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34660);
        var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53137);
        var undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30628);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        class ProxyFailure extends Error {
            name = 'ProxyFailure';
            status;
            constructor(message, { status, cause }) {
                super(message, { cause });
                this.status = status;
            }
        }
        function createProxiedDispatcher(connections) {
            const tunnels = new Map();
            try {
                const dispatcher = new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_1__({
                    ...proxiesOf(process.env),
                    connections,
                    clientFactory: (proxy, options) => createTunnels({ proxy, tunnels }, options),
                });
                return {
                    dispatcher,
                    proxyTo: (url) => {
                        const { hostname, port } = new URL(url);
                        return tunnels.get(`${hostname}:${port || '443'}`);
                    },
                };
            }
            catch {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_endpoint_invalid', 'HTTPS_PROXY or HTTP_PROXY is not a proxy address', {
                    hint: 'Write it as http://host:port or http://user:password@host:port; percent-encode special characters.',
                });
            }
        }
        function proxiesOf(variables) {
            return {
                httpProxy: variables['http_proxy'] || variables['HTTP_PROXY'] || '',
                httpsProxy: variables['https_proxy'] || variables['HTTPS_PROXY'] || '',
                noProxy: variables['no_proxy'] || variables['NO_PROXY'] || '',
            };
        }
        function createTunnels({ proxy, tunnels }, options) {
            const pool = new undici_lib_dispatcher_pool_js__WEBPACK_IMPORTED_MODULE_2__(proxy.origin, options);
            return Object.assign(pool, {
                connect: (target) => {
                    tunnels.set(target.path, proxy.host);
                    return openTunnel(undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__.call(pool, target), proxy.host);
                },
            });
        }
        async function openTunnel(connecting, host) {
            const proxy = `the proxy ${host}`;
            const connected = await connecting.catch((cause) => {
                throw new ProxyFailure(proxy, { cause });
            });
            const { statusCode: status, socket } = connected;
            if (status === 200)
                return connected;
            socket.on('error', () => undefined).destroy();
            throw new ProxyFailure(`${proxy} returned status ${status}`, { status });
        }
    })
};
