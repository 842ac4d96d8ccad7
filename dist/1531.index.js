import { shared } from './shared.js';
export const id = 1531;
export const ids = [1531];
export const modules = {
    42770: shared[42770],
    9721: shared[9721],
    55793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (createRegistryClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43287);
        var _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53974);
        var _registry_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98016);
        const MOST_HISTORY_PAGES = 1_000;
        function createRegistryClient(options) {
            return {
                tagHistory: async (image, tag) => readHistory(options.call, image, tag, await options.tokens.tokenFor(image)),
            };
        }
        async function readHistory(call, image, tag, token) {
            const name = (0, _registry_tokens_js__WEBPACK_IMPORTED_MODULE_3__.V)(image);
            let history = [];
            for (let pages = 0; pages < MOST_HISTORY_PAGES; pages += 1) {
                const last = history.at(-1);
                const { value } = await call('getTagHistory', `read the history of ${name}:${tag}`, {
                    path: { organization: image.organization, image: image.name, tag },
                    query: { start: last === undefined ? undefined : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(last.at) },
                    credential: token,
                });
                const page = value.history;
                const longer = (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_4__.aH)(history, page);
                history = longer ?? history;
                if (longer === undefined || page.length < _contract_registry_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.CL)
                    return history;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `the history of ${name}:${tag} never ends`);
        }
    }),
    98016: shared[98016],
    75398: shared[75398],
    53974: shared[53974],
    51123: shared[51123],
    83354: shared[83354],
    7085: shared[7085],
    5662: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BT: () => (CONFIG_BYTES),
            GV: () => (createTagSource),
            On: () => (rememberHistories)
        });
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77533);
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
        var _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98016);
        var _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7085);
        const CONFIG_BYTES = 4 * 1024 * 1024;
        function createTagSource(options) {
            const { registry, content, registryHost, others } = options;
            const tags = new Map();
            const digests = new Map();
            const platforms = new Map();
            async function fetchTag(image, tag) {
                const historic = historicOf(image, registryHost);
                return historic === undefined
                    ? { kind: 'digest', digest: await others.digestOf(image, tag) }
                    : { kind: 'history', history: await registry.tagHistory(historic, tag) };
            }
            async function fetchDigest(image, digest) {
                const historic = historicOf(image, registryHost);
                const question = historic === undefined ? others.digestOf(image, digest) : content.headManifest(historic, digest);
                try {
                    await question;
                    return true;
                }
                catch (error) {
                    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD && error.code === 'platform_not_found')
                        return false;
                    throw error;
                }
            }
            async function fetchManifest(image, digest) {
                const historic = historicOf(image, registryHost);
                const request = historic === undefined ? others.manifest(image, digest) : content.manifest(historic, digest);
                return (await request).manifest;
            }
            async function fetchPlatforms(image, digest) {
                const manifest = await fetchManifest(image, digest);
                if ('manifests' in manifest)
                    return manifest.manifests;
                const historic = historicOf(image, registryHost);
                const config = manifest.config.digest;
                const bytes = historic === undefined
                    ? await others.blob(image, config, { maxBytes: CONFIG_BYTES })
                    : await content.blob(historic, config, { maxBytes: CONFIG_BYTES });
                const { data: platform } = _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.OD.safeParse((0, _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(new TextDecoder().decode(bytes)));
                return [{ digest, platform }];
            }
            return {
                tag: (image, tag) => once(tags, `${image.host}/${image.path}:${tag}`, () => fetchTag(image, tag)),
                has: (image, digest) => once(digests, `${image.host}/${image.path}@${digest}`, () => fetchDigest(image, digest)),
                platforms: (image, digest) => once(platforms, `${image.host}/${image.path}@${digest}`, () => fetchPlatforms(image, digest)),
            };
        }
        function historicOf(image, registryHost) {
            return (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_2__.RC)({ ...image, tag: undefined, digest: undefined }, registryHost);
        }
        function once(known, key, fetchValue) {
            const answer = known.get(key) ?? answerOf(fetchValue());
            known.set(key, answer);
            return answer;
        }
        async function answerOf(question) {
            try {
                return { kind: 'known', value: await question };
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.UZ)(error))
                    throw error;
                return (0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_1__.QT)(error);
            }
        }
        function rememberHistories(registry) {
            const histories = new Map();
            return {
                tagHistory: (image, tag) => {
                    const key = `${(0, _client_registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_4__.V)(image)}:${tag}`;
                    const history = histories.get(key) ?? registry.tagHistory(image, tag);
                    histories.set(key, history);
                    return history;
                },
            };
        }
    })
};
