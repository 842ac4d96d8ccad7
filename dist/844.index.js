export const id = 844;
export const ids = [844];
export const modules = {
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
    81892: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (MANIFEST_TYPES),
            e: () => (createRegistryContentClient)
        });
        var domain_digest = __webpack_require__(33213);
        var errors = __webpack_require__(56046);
        var oci = __webpack_require__(75398);
        var content_digest = __webpack_require__(26074);
        ;
        const MAX_PAGES = 10_000;
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
                    throw new errors.OD('platform_unexpected_answer', 'a list links to a page that was already read');
                }
                seen.add(key);
                query = next;
            }
            throw new errors.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
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
            const found = [];
            for await (const page of linkedPages((query) => requestPage({ artifactType, ...query }))) {
                found.push(...page.manifests);
            }
            return found;
        }
        async function readFallbackTag({ subject, requestFallback, }) {
            const { manifest } = await requestFallback(subject.replace(':', '-'));
            return 'manifests' in manifest ? manifest.manifests : [];
        }
        async function orNotFound(answer) {
            try {
                return await answer;
            }
            catch (error) {
                if (error instanceof errors.OD && error.code === 'platform_not_found')
                    return undefined;
                throw error;
            }
        }
        var registry_tokens = __webpack_require__(98016);
        ;
        const MANIFEST_TYPES = [
            oci.Z2.index,
            oci.Z2.manifest,
            oci.kX.index,
            oci.kX.manifest,
        ].join(', ');
        const REFUSAL_BYTES = 64 * 1024;
        function createRegistryContentClient(options) {
            const { digestOf = content_digest.b } = options;
            const request = async (name, image, purpose, { at, ...parts }) => options.call(name, `${purpose} of ${(0, registry_tokens.V)(image)}`, {
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
                    const pages = linkedPages((query) => request('listTagNames', image, 'list the tags', { query }));
                    for await (const page of pages)
                        yield* page.tags;
                },
                referrers: (image, subject, artifactType) => readReferrers({
                    subject,
                    artifactType,
                    requestPage: (query) => request('listReferrers', image, `list the referrers of ${subject}`, {
                        at: { digest: subject },
                        accept: oci.Z2.index,
                        query,
                    }),
                    requestFallback: (tag) => readManifest({ request, digestOf }, image, tag, oci.Z2.index),
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
                throw new errors.OD('platform_too_large', `could not ${purpose}: it exceeds ${maxBytes} bytes`);
            }
            await (0, content_digest.m)(body, digest, purpose, digestOf);
            return body;
        }
        async function readManifest({ request, digestOf }, image, reference, accept) {
            const purpose = `read the manifest ${reference}`;
            const { value, response } = await request('getManifest', image, purpose, { at: { reference }, accept });
            const head = readHead(response);
            const expected = (0, domain_digest.Bc)(reference) ? reference : head.digest;
            const digest = expected === undefined
                ? await digestOf(response.body, 'sha256')
                : await (0, content_digest.m)(response.body, expected, purpose, digestOf);
            return { digest, mediaType: value.mediaType ?? head.mediaType, bytes: response.body, manifest: value };
        }
        function readHead(response) {
            const digest = response.headers['docker-content-digest'] ?? '';
            const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
            return {
                digest: (0, domain_digest.Bc)(digest) ? digest : undefined,
                mediaType: mediaType.trim(),
                size: readSize(response),
            };
        }
        function readSize(response) {
            const length = response.headers['content-length'] ?? '';
            return /^\d{1,15}$/.test(length) ? Number(length) : undefined;
        }
    }),
    72158: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c3: () => (listOf),
            eU: () => (placeQuery)
        });
        var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        function listOf({ request }, list, paging = {}) {
            const fetchPage = async (pageToken) => {
                const query = { ...list.query, ...pagingQuery(paging, pageToken) };
                const path = list.path === undefined ? {} : { path: list.path };
                const [items, page] = list.pageOf(await request(list.route, list.purpose, { ...path, query }));
                return {
                    items,
                    nextPageToken: page.nextPageToken,
                    totalCount: page.totalCount === undefined ? undefined : parseInt64(page.totalCount),
                    skipped: page.skipped ?? 0,
                };
            };
            const pages = () => paginatePages(fetchPage, list.uidOf, paging.pageToken);
            return {
                pages,
                async *[Symbol.asyncIterator]() {
                    for await (const { items } of pages())
                        yield* items;
                },
            };
        }
        function placeQuery(place) {
            return {
                'uidp.ids': place.ids,
                'uidp.children_of': place.childrenOf,
                'uidp.descendants_of': place.descendantsOf,
                'uidp.ancestors_of': place.ancestorsOf,
                'uidp.in_root': place.inRoot,
            };
        }
        function pagingQuery(paging, pageToken) {
            return {
                page_size: paging.pageSize ?? _contract_page_js__WEBPACK_IMPORTED_MODULE_0__.md.maximum,
                page_token: pageToken,
                order_by: paging.orderBy,
                skip: pageToken === paging.pageToken ? paging.skip : undefined,
            };
        }
        function parseInt64(text) {
            const number = Number(text);
            if (Number.isSafeInteger(number))
                return number;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `the number ${text} is too large`);
        }
        const MAX_PAGES = 10_000;
        async function* paginatePages(fetchPage, uidOf, firstToken) {
            const seenTokens = new Set(firstToken === undefined ? [] : [firstToken]);
            const seenUids = new Set();
            let pageToken = firstToken;
            for (let pages = 0; pages < MAX_PAGES; pages += 1) {
                const page = await fetchPage(pageToken);
                yield { ...page, items: page.items.filter((item) => isFirst(seenUids, uidOf(item))) };
                pageToken = page.nextPageToken;
                if (pageToken === undefined || pageToken === '')
                    return;
                if (!isFirst(seenTokens, pageToken)) {
                    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list repeats a page token');
                }
            }
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', `a list has more than ${MAX_PAGES} pages`);
        }
        function isFirst(seen, value) {
            if (seen.has(value))
                return false;
            seen.add(value);
            return true;
        }
    }),
    44860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DT: () => (resourceMethods),
            VI: () => (patchParts),
            gC: () => (maskText),
            qk: () => (platformAccess)
        });
        function platformAccess(options) {
            const credential = options.token === undefined ? {} : { credential: options.token };
            return {
                request: async (name, purpose, parts = {}) => {
                    const { value } = await options.call(name, purpose, { ...parts, ...credential });
                    return value;
                },
            };
        }
        function resourceMethods({ request }, noun, routes) {
            return {
                get: (uid) => request(routes.get, `get the ${noun} ${uid}`, { path: { uid } }),
                create: (parent, fields) => {
                    const name = 'name' in fields ? ` ${String(fields.name)}` : '';
                    return request(routes.create, `create the ${noun}${name}`, { path: { parent }, body: { ...fields } });
                },
                delete: async (uid) => {
                    await request(routes.delete, `delete the ${noun} ${uid}`, { path: { uid } });
                },
            };
        }
        function patchParts(uid, changes, mask) {
            return {
                path: { uid },
                query: { updateMask: maskText(changes, mask) },
                body: Object.fromEntries(Object.entries(changes)),
            };
        }
        function maskText(changes, mask) {
            const fields = mask ?? Object.keys(changes);
            return fields === '*' ? fields : fields.join(',');
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
    53450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F6: () => (patch),
            Jt: () => (get),
            TF: () => (remove),
            bE: () => (post)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
        var _page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60380);
        function get(path, needs, parts) {
            return { ...API, method: 'GET', idempotent: true, path, capabilities: [needs].flat(), ...parts };
        }
        function post(path, needs, parts) {
            return { ...API, method: 'POST', idempotent: false, path, capabilities: [needs].flat(), ...parts };
        }
        function patch(path, needs, parts) {
            return {
                ...API,
                method: 'PATCH',
                idempotent: true,
                query: _page_js__WEBPACK_IMPORTED_MODULE_0__.bQ,
                path,
                capabilities: [needs].flat(),
                ...parts,
            };
        }
        function remove(path, needs, rpc) {
            return {
                ...API,
                method: 'DELETE',
                idempotent: true,
                path,
                capabilities: [needs].flat(),
                rpc,
                response: zod__WEBPACK_IMPORTED_MODULE_1__.L5J(),
            };
        }
        const API = { face: 'api', credential: 'platform' };
    }),
    42774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            y: () => (groupRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Group = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            verified: schemas.zMY().optional(),
            kind: schemas.YjP().optional(),
            status: schemas.YjP().optional(),
            resourceLimits: schemas.g1P(schemas.YjP(), schemas.Whr()).optional(),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
        });
        const ORGANIZATION_KINDS = [
            'ORG_KIND_UNSPECIFIED',
            'ORG_KIND_STARTER',
            'ORG_KIND_CUSTOMER',
            'ORG_KIND_DEV',
            'ORG_KIND_INFRA',
            'ORG_KIND_AWS_MARKETPLACE',
        ];
        const ORGANIZATION_STATUSES = (null && ([
            'ORG_STATUS_UNSPECIFIED',
            'ORG_STATUS_INITIALIZING',
            'ORG_STATUS_READY',
            'ORG_STATUS_SUSPENDED',
        ]));
        const GroupName = schemas.YjP('is required').regex(/^.{3,63}$/su, 'must have 3 to 63 characters');
        const NewGroup = schemas.Ikc({
            name: GroupName,
            description: schemas.YjP('must be text').optional(),
            kind: schemas.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
        });
        const GroupPage = page.er.extend({ groups: schemas.YOg(Group).default([]) });
        const GroupLookup = schemas.Ikc({ group: Group.optional() });
        const Eligibility = schemas.Ikc({ eligible: schemas.zMY().optional() });
        var route = __webpack_require__(53450);
        ;
        const groupRoutes = {
            listGroups: (0, route.Jt)('/iam/v2/groups', 'groups.list', {
                rpc: 'iam.v2.GroupsService/ListGroups',
                query: page.wE,
                response: GroupPage,
            }),
            getGroup: (0, route.Jt)('/iam/v2/groups/{uid}', 'groups.list', {
                rpc: 'iam.v2.GroupsService/GetGroup',
                response: Group,
            }),
            createGroup: (0, route.bE)('/iam/v2/groups/{parent}', 'groups.create', {
                rpc: 'iam.v2.GroupsService/CreateGroup',
                body: NewGroup,
                response: Group,
            }),
            updateGroup: (0, route.F6)('/iam/v2/groups/{uid}', 'groups.update', {
                rpc: 'iam.v2.GroupsService/UpdateGroup',
                body: NewGroup.partial(),
                response: Group,
            }),
            deleteGroup: (0, route.TF)('/iam/v2/groups/{uid}', 'groups.delete', 'iam.v2.GroupsService/DeleteGroup'),
            lookupGroup: {
                method: 'GET',
                path: '/iam/v2/groups:lookupGroup',
                rpc: 'iam.v2.GroupsService/LookupGroup',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: GroupLookup,
            },
            checkEligibility: {
                method: 'GET',
                path: '/iam/v2/groups:checkEligibility',
                rpc: 'iam.v2.GroupsService/CheckEligibility',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: Eligibility,
            },
            requestGroupAccess: {
                method: 'POST',
                path: '/iam/v2/groups/{uid}:requestGroupAccess',
                rpc: 'iam.v2.GroupsService/RequestGroupAccess',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: schemas.Ikc({}),
                response: schemas.Ikc({}),
            },
        };
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
    })
};
