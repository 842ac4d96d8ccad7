import { shared } from './shared.js';
export const id = 6454;
export const ids = [6454];
export const modules = {
    66454: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            createAdvisoryClient: () => (createAdvisoryClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23155);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2327);
        function createAdvisoryClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_1__.qk)(options);
            const { request } = access;
            return {
                listDocuments: async (filter = {}) => {
                    const { documents } = await request('listAdvisoryDocuments', 'read the published advisories', {
                        query: { ...filter },
                    });
                    return documents;
                },
                listMetadata: (filter = {}, paging) => (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listVulnerabilityMetadata',
                    purpose: 'read vulnerability metadata',
                    query: { ...filter },
                    pageOf: ({ vulnerabilityMetadata, ...page }) => [vulnerabilityMetadata, page],
                    uidOf: (one) => one.id,
                }, paging),
                listResolved: async (period) => {
                    const purpose = 'read resolved vulnerabilities';
                    const answer = await request('listResolvedVulnerabilities', purpose, { query: { ...period } });
                    return answer.resolvedVulnsReports;
                },
            };
        }
    }),
    23155: shared[23155],
    2327: shared[2327]
};
