export const id = 1531;
export const ids = [1531];
export const modules = {
    42770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (linkedPages),
            t: () => (readReferrers)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
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
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', 'a list links to a page that was already read');
                }
                seen.add(key);
                query = next;
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
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
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `${request.subject} has more than ${MAX_REFERRERS} referrers`, {
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
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && ABSENT.has(error.code))
                    return undefined;
                throw error;
            }
        }
    }),
    9721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (MANIFEST_TYPES),
            e: () => (createRegistryContentClient)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _content_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26074);
        var _image_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49033);
        var _linked_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42770);
        var _registry_registry_tokens_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98016);
        const MANIFEST_TYPES = [
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.manifest,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index,
            _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.manifest,
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
                        accept: _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index,
                        query,
                    }),
                    requestFallback: (tag) => readManifest({ request, digestOf }, image, tag, _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index),
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
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
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
    98016: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (createRegistryTokens),
            V: () => (nameOf)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48325);
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
            const password = passwordFor(image);
            const { value } = await call('getRegistryToken', `get a registry token for ${name}`, {
                query: { scope: `repository:${name}:pull` },
                ...(password === undefined ? {} : { credential: password }),
            });
            const token = new _domain_secret_js__WEBPACK_IMPORTED_MODULE_1__.zh(textOf(value, name));
            onSecret(token);
            return { token, lifetimeSeconds: value.expires_in ?? DEFAULT_LIFETIME_SECONDS };
        }
        function textOf({ token, access_token: accessToken }, name) {
            const text = token ?? accessToken;
            if (text !== undefined)
                return text;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', `no registry token for ${name}`);
        }
    }),
    75398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K8: () => (ImageConfig),
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            kX: () => (DOCKER_MEDIA_TYPES),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51123);
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
            simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
            bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
            empty: 'application/vnd.oci.empty.v1+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const Platform = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const ImageConfig = Platform;
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: Platform.optional(),
        });
        const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            manifests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            config: Descriptor,
            layers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()) });
        const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            n: zod__WEBPACK_IMPORTED_MODULE_2__.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
        const ImagePackage = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
            version: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
            origin: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            arch: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['x86_64', 'aarch64']).optional(),
            distribution: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).optional(),
        });
    }),
    53974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            history: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ start: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(), end: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return undefined;
            const at = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return zod__WEBPACK_IMPORTED_MODULE_4__.tm;
        }
    }),
    51123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33213);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63867);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText.optional(),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    }),
    83354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (pullRoutes)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
        var _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75398);
        var _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53974);
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84672);
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.li,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.J0,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_2__.$Q,
            },
            getRegistryTokenCertificate: {
                method: 'GET',
                path: '/token/certificate',
                face: 'token',
                credential: 'none',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getTagHistory: {
                method: 'GET',
                path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.DM,
                response: _registry_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.fJ,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.dl,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.jF,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__._8,
            },
            headManifest: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            getBlob: {
                method: 'GET',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            headBlob: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: zod__WEBPACK_IMPORTED_MODULE_3__.L5J(),
            },
            listReferrers: {
                method: 'GET',
                path: '/v2/{organization}/{image}/referrers/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.Vq,
                response: _registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.yd,
            },
        };
    }),
    7085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (parseJson)
        });
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    }),
    5662: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G: () => (createTagSource),
            O: () => (rememberHistories)
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
                const { data: platform } = _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_0__.K8.safeParse((0, _domain_text_parse_json_js__WEBPACK_IMPORTED_MODULE_5__.q)(new TextDecoder().decode(bytes)));
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
