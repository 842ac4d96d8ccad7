import { shared } from './shared.js';
export const id = 5230;
export const ids = [5230];
export const modules = {
    37037: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            b: () => (digestOfBytes),
            m: () => (requireDigest)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        const ALGORITHMS = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
        async function digestOfBytes(bytes, algorithm) {
            const hash = await crypto.subtle.digest(ALGORITHMS[algorithm], new Uint8Array(bytes));
            const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
            return (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${algorithm}:${hex}`);
        }
        async function requireDigest(bytes, digest, purpose, digestOf = digestOfBytes) {
            const actual = await digestOf(bytes, algorithmOf(digest));
            if (actual === digest)
                return digest;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `could not ${purpose}: the content has the digest ${actual} instead of ${digest}`);
        }
        function algorithmOf(digest) {
            if (digest.startsWith('sha384:'))
                return 'sha384';
            return digest.startsWith('sha512:') ? 'sha512' : 'sha256';
        }
    }),
    34116: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $E: () => (contentOf),
            Se: () => (toFetchedManifest),
            mz: () => (readManifestHead)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37037);
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
            const expected = (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(reference) ? reference : head.digest;
            const digest = expected === undefined
                ? await digestOf(response.body, 'sha256')
                : await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(response.body, expected, purpose, digestOf);
            return { digest, mediaType: manifest.mediaType ?? head.mediaType, bytes: response.body, manifest };
        }
        function readManifestHead({ headers }) {
            const digest = headers['docker-content-digest'] ?? '';
            const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
            return { digest: (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest) ? digest : undefined, mediaType: mediaType.trim() };
        }
    }),
    5585: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (linkedPages),
            t: () => (readReferrers)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        const MAX_PAGES = 10_000;
        const MAX_REFERRERS = 5_000;
        async function* linkedPages(request) {
            const seen = new Set();
            let query = {};
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const { value, response } = await request(query);
                yield value;
                const next = nextQuery(response);
                if (next === undefined)
                    return;
                const key = JSON.stringify(next);
                if (seen.has(key)) {
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', 'a list links to a page that was already read');
                }
                seen.add(key);
                query = next;
            }
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function nextQuery(response) {
            const [, target] = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(response.headers['link'] ?? '') ?? [];
            if (target === undefined || !URL.canParse(target, 'https://registry.invalid'))
                return undefined;
            return Object.fromEntries(new URL(target, 'https://registry.invalid').searchParams);
        }
        async function readReferrers(request) {
            const { artifactType } = request;
            const found = (await orNotFound(requestReferrers(request))) ?? (await orNotFound(readFallbackTag(request)));
            return (found ?? []).filter((one) => artifactType === undefined || one.artifactType === artifactType);
        }
        async function requestReferrers(request) {
            const { artifactType, requestPage } = request;
            const type = artifactType === undefined ? {} : { artifactType };
            const found = [];
            for await (const page of linkedPages((query) => requestPage({ ...type, ...query }))) {
                found.push(...page.manifests);
                if (found.length > MAX_REFERRERS) {
                    throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `${request.subject} has more than ${MAX_REFERRERS} referrers`, {
                        hint: 'Remove referrers that are no longer needed from the registry.',
                    });
                }
            }
            return found;
        }
        async function readFallbackTag({ subject, requestFallback, }) {
            const { manifest } = await requestFallback(subject.replace(':', '-'));
            return 'manifests' in manifest ? manifest.manifests : [];
        }
        const ABSENT = new Set(['platform_not_found', 'platform_invalid_request']);
        async function orNotFound(answer) {
            try {
                return await answer;
            }
            catch (error) {
                if (error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && ABSENT.has(error.code))
                    return undefined;
                throw error;
            }
        }
    }),
    7744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (MANIFEST_TYPES),
            e: () => (createRegistryContentClient)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98866);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37037);
        var _image_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34116);
        var _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5585);
        var _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99519);
        const MANIFEST_TYPES = [
            _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
            _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.manifest,
            _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index,
            _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.manifest,
        ].join(', ');
        const REFUSAL_BYTES = 64 * 1024;
        function createRegistryContentClient(options) {
            const { digestOf = _content_digest_js__WEBPACK_IMPORTED_MODULE_2__.b } = options;
            const request = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0, _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__.V)(image)}`, {
                ...parts,
                path: { organization: image.organization, image: image.name, ...at },
                credential: await options.tokens.tokenFor(image),
            });
            return {
                manifest: (image, reference, accept = MANIFEST_TYPES) => readManifest({ request, digestOf }, image, reference, accept),
                headManifest: async (image, reference, accept = MANIFEST_TYPES) => {
                    const purpose = `check the manifest ${reference}`;
                    return readHead((await request('headManifest', image, purpose, { at: { reference }, accept })).response);
                },
                blob: (image, digest, { maxBytes }) => readBlob({ request, digestOf }, image, digest, maxBytes),
                blobSize: async (image, digest) => {
                    const purpose = `check the blob ${digest}`;
                    return readSize((await request('headBlob', image, purpose, { at: { digest }, accept: '*/*' })).response);
                },
                tags: async function* tags(image) {
                    const pages = (0, _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__._)((query) => request('listTagNames', image, 'list the tags', { query }));
                    for await (const page of pages)
                        yield* page.tags;
                },
                referrers: (image, subject, artifactType) => (0, _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__.t)({
                    subject,
                    artifactType,
                    requestPage: (query) => request('listReferrers', image, `list the referrers of ${subject}`, {
                        at: { digest: subject },
                        accept: _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
                        query,
                    }),
                    requestFallback: (tag) => readManifest({ request, digestOf }, image, tag, _registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index),
                }),
                checkAccess: async (image) => {
                    await request('checkRegistryAccess', image, 'access the registry for an image', {});
                },
            };
        }
        async function readBlob({ request, digestOf }, image, digest, maxBytes) {
            const purpose = `read the blob ${digest}`;
            const limits = { accept: '*/*', maxBytes: Math.max(maxBytes, REFUSAL_BYTES) };
            const { body } = (await request('getBlob', image, purpose, { at: { digest }, ...limits })).response;
            if (body.length > maxBytes) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
            }
            await (0, _content_digest_js__WEBPACK_IMPORTED_MODULE_2__.m)(body, digest, purpose, digestOf);
            return body;
        }
        async function readManifest({ request, digestOf }, image, reference, accept) {
            const purpose = `read the manifest ${reference}`;
            const { value, response } = await request('getManifest', image, purpose, { at: { reference }, accept });
            return (0, _image_content_js__WEBPACK_IMPORTED_MODULE_3__.Se)(response, { reference, manifest: value, purpose, digestOf });
        }
        function readHead(response) {
            return { ...(0, _image_content_js__WEBPACK_IMPORTED_MODULE_3__.mz)(response), size: readSize(response) };
        }
        function readSize(response) {
            const length = response.headers['content-length'] ?? '';
            return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
        }
    }),
    83770: shared[83770],
    99519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (createRegistryTokens),
            V: () => (nameOf)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2199);
        const MARGIN_MS = 30_000;
        const DEFAULT_LIFETIME_SECONDS = 60;
        function createRegistryTokens(options) {
            const { clock } = options;
            const tokens = new Map();
            function request(image) {
                const known = {
                    token: requestToken(image, options).then(({ token, lifetimeSeconds }) => {
                        known.staleFrom = clock.now() + lifetimeSeconds * 1000 - MARGIN_MS;
                        return token;
                    }),
                    staleFrom: undefined,
                };
                return known;
            }
            return {
                tokenFor: (image) => {
                    const name = nameOf(image);
                    const known = tokens.get(name);
                    if (known !== undefined && (known.staleFrom === undefined || clock.now() < known.staleFrom)) {
                        return known.token;
                    }
                    const fresh = request(image);
                    tokens.set(name, fresh);
                    return fresh.token;
                },
            };
        }
        function nameOf({ organization, name }) {
            return `${organization}/${name}`;
        }
        async function requestToken(image, { call, passwordFor, onSecret }) {
            const name = nameOf(image);
            const password = await passwordFor(image);
            const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
                query: { scope: `repository:${name}:pull` },
                ...(password === undefined ? {} : { credential: password }),
            });
            const token = new _values_secret_js__WEBPACK_IMPORTED_MODULE_1__.zh(textOf(value, name));
            onSecret(token);
            return { token, lifetimeSeconds: value.expires_in ?? DEFAULT_LIFETIME_SECONDS };
        }
        function textOf({ token, access_token: accessToken }, name) {
            const text = token ?? accessToken;
            if (text !== undefined)
                return text;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `no registry token for ${name}`);
        }
    }),
    98866: shared[98866],
    98754: shared[98754],
    60951: shared[60951],
    66550: shared[66550]
};
