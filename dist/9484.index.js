export const id = 9484;
export const ids = [9484];
export const modules = {
    99484: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            openSignatures: () => (openSignatures),
            trustRun: () => (trustRun)
        });
        var _client_oci_image_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49033);
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        function trustRun({ config, configTree, pin }, given) {
            const { directory, onWarning, others, trustedRoot, variables } = given;
            const registries = { variables, directory, tokenHosts: pin.tokenHosts };
            return {
                config: config.trust,
                tree: configTree,
                mirrors: pin.mirrors,
                registries,
                others,
                trustedRoot,
                onWarning,
            };
        }
        async function openSignatures(service, access, content, run) {
            const { config, mirrors, others, registries } = run;
            if (config.signatures === 'off')
                return undefined;
            const { uid } = access.organization;
            const [{ openTrust }, opened] = await Promise.all([
                __webpack_require__.e(2776).then(__webpack_require__.bind(__webpack_require__, 42776)),
                others.length === 0 ? undefined : Promise.all([__webpack_require__.e(8899), __webpack_require__.e(1531), __webpack_require__.e(6795), __webpack_require__.e(5674)]).then(__webpack_require__.bind(__webpack_require__, 76795)),
            ]);
            const other = opened?.openRegistries({ ...service, ...registries, access });
            const read = (image) => {
                const named = { ...image, tag: undefined, digest: undefined };
                const historic = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_1__.RC)(named, service.endpoints.registry);
                if (historic !== undefined)
                    return (0, _client_oci_image_content_js__WEBPACK_IMPORTED_MODULE_0__.$E)(content, historic);
                if (other === undefined)
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', `${image.host} is not opened`);
                return other.contentOf(image);
            };
            const organization = uid === '' ? undefined : access.organization;
            const trust = await openTrust({ ...service, ...run, access, organization, contentOf: read });
            if (trust === undefined)
                return undefined;
            const areRequired = config.signatures === 'require';
            return { ...trust, areRequired, mirrors, others, contentOf: read };
        }
    }),
    26074: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (digestOfBytes),
            m: () => (requireDigest)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
        async function digestOfBytes(bytes, algorithm) {
            const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
            const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
            return (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${algorithm}:${hex}`);
        }
        async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
            const actual = await digestOf(bytes, algorithmOf(digest));
            if (actual === digest)
                return digest;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `could not ${purpose}: the content has the digest ${actual} instead of ${digest}`);
        }
        function algorithmOf(digest) {
            if (digest.startsWith('sha384:'))
                return 'sha384';
            return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
        }
    }),
    49033: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $E: () => (contentOf),
            Se: () => (toFetchedManifest),
            mz: () => (readManifestHead)
        });
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26074);
        function contentOf(client, image) {
            return {
                manifest: (reference) => client.manifest(image, reference),
                blob: (digest, limits) => client.blob(image, digest, limits),
                referrers: (digest) => client.referrers(image, digest),
            };
        }
        async function toFetchedManifest(response, given) {
            const { digestOf, manifest, purpose, reference } = given;
            const head = readManifestHead(response);
            const expected = (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(reference) ? reference : head.digest;
            const digest = expected === undefined
                ? await digestOf(response.body, 'sha256')
                : await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(response.body, expected, purpose, digestOf);
            return { digest, mediaType: manifest.mediaType ?? head.mediaType, bytes: response.body, manifest };
        }
        function readManifestHead({ headers }) {
            const digest = headers['docker-content-digest'] ?? '';
            const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
            return { digest: (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest) ? digest : undefined, mediaType: mediaType.trim() };
        }
    })
};
