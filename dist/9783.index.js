export const id = 9783;
export const ids = [9783];
export const modules = {
    19783: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            getProxyUrl: () => (getProxyUrl)
        });
        function getProxyUrl(reqUrl) {
            const usingSsl = reqUrl.protocol === 'https:';
            if (checkBypass(reqUrl)) {
                return undefined;
            }
            const proxyVar = (() => {
                if (usingSsl) {
                    return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
                }
                else {
                    return process.env['http_proxy'] || process.env['HTTP_PROXY'];
                }
            })();
            if (proxyVar) {
                try {
                    return new DecodedURL(proxyVar);
                }
                catch (_a) {
                    if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                        return new DecodedURL(`http://${proxyVar}`);
                }
            }
            else {
                return undefined;
            }
        }
        function checkBypass(reqUrl) {
            if (!reqUrl.hostname) {
                return false;
            }
            const reqHost = reqUrl.hostname;
            if (isLoopbackAddress(reqHost)) {
                return true;
            }
            const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
            if (!noProxy) {
                return false;
            }
            let reqPort;
            if (reqUrl.port) {
                reqPort = Number(reqUrl.port);
            }
            else if (reqUrl.protocol === 'http:') {
                reqPort = 80;
            }
            else if (reqUrl.protocol === 'https:') {
                reqPort = 443;
            }
            const upperReqHosts = [reqUrl.hostname.toUpperCase()];
            if (typeof reqPort === 'number') {
                upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
            }
            for (const upperNoProxyItem of noProxy
                .split(',')
                .map(x => x.trim().toUpperCase())
                .filter(x => x)) {
                if (upperNoProxyItem === '*' ||
                    upperReqHosts.some(x => x === upperNoProxyItem ||
                        x.endsWith(`.${upperNoProxyItem}`) ||
                        (upperNoProxyItem.startsWith('.') &&
                            x.endsWith(`${upperNoProxyItem}`)))) {
                    return true;
                }
            }
            return false;
        }
        function isLoopbackAddress(host) {
            const hostLower = host.toLowerCase();
            return (hostLower === 'localhost' ||
                hostLower.startsWith('127.') ||
                hostLower.startsWith('[::1]') ||
                hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
        }
        class DecodedURL extends URL {
            constructor(url, base) {
                super(url, base);
                this._decodedUsername = decodeURIComponent(super.username);
                this._decodedPassword = decodeURIComponent(super.password);
            }
            get username() {
                return this._decodedUsername;
            }
            get password() {
                return this._decodedPassword;
            }
        }
    })
};
