export const id = 2560;
export const ids = [2560];
export const modules = {
    3942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            openAccess: () => (openAccess),
            u: () => (signInWorkflow)
        });
        var _client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51730);
        var _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27932);
        var _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76962);
        var _access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26933);
        var _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40526);
        async function openAccess(options) {
            const { clock, endpoints, environment, inputs, runner, send, signal, title } = options;
            if (inputs.identity === '')
                return _access_js__WEBPACK_IMPORTED_MODULE_3__.zZ;
            const found = (0, _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__.M)(environment);
            if (found.kind === 'request') {
                const call = (0, _client_transport_call_js__WEBPACK_IMPORTED_MODULE_0__.u)({ send, clock, endpoints, signal, routes: _contract_routes_sign_in_routes_js__WEBPACK_IMPORTED_MODULE_1__.H });
                const access = await signInWorkflow(found, { ...options, call, identity: inputs.identity });
                runner.info(access.status);
                return access;
            }
            const { kind, reason } = (0, _oidc_request_js__WEBPACK_IMPORTED_MODULE_4__.U)(found, inputs['when-unavailable']);
            if (kind === 'skipped') {
                runner.notice(`Step skipped: ${reason}.`, { title });
                return undefined;
            }
            runner.notice(`Running unauthenticated: ${reason}.`, { title });
            return _access_js__WEBPACK_IMPORTED_MODULE_3__.zZ;
        }
        async function signInWorkflow({ url, token }, options) {
            const { call, clock, endpoints, identity, onSecret } = options;
            onSecret(token);
            const session = await (0, _usecases_sign_in_sign_in_js__WEBPACK_IMPORTED_MODULE_2__.J)({
                call,
                clock,
                endpoints,
                identity,
                requestUrl: url,
                requestToken: token,
                onSecret,
            });
            return { ...session, status: `Signed in to ${endpoints.apiUrl} as identity ${identity}.` };
        }
    }),
    41686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (nodeDigest)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33213);
        function nodeDigest(bytes, algorithm) {
            return (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(`${algorithm}:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(algorithm).update(bytes).digest('hex')}`);
        }
    }),
    88411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34192);
        var _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59220);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48325);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _domain_id_token_js__WEBPACK_IMPORTED_MODULE_0__.x)(value.value);
            if (claims.aud !== from.audience) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _domain_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__.zA)(value.token).expiresAt : (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _domain_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.token), expiresAt, serverTime };
        }
        async function refreshToken(call, from) {
            const { value, serverTime } = await call('exchangeRefreshToken', 'refresh the platform token', {
                credential: from.refreshToken,
                body: { aud: from.audience },
            });
            const { token, expiry } = value.token;
            return {
                token: new Secret(token),
                expiresAt: expiry === undefined ? readPlatformToken(token).expiresAt : parseInstant(expiry),
                refreshToken: new Secret(value.refreshToken.token),
                serverTime,
            };
        }
    }),
    39740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (createVulnerabilityClient)
        });
        var _list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72158);
        var _platform_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44860);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        function createVulnerabilityClient(options) {
            const access = (0, _platform_access_js__WEBPACK_IMPORTED_MODULE_2__.qk)(options);
            function listWith(convert, filter, paging) {
                const { ids: _ids, childrenOf: _children, descendantsOf: _descendants, ...rest } = filter;
                const { ancestorsOf: _ancestors, inRoot: _inRoot, ...query } = rest;
                return (0, _list_js__WEBPACK_IMPORTED_MODULE_0__.c3)(access, {
                    route: 'listAdvisories',
                    purpose: 'list the advisories',
                    query: { ...query, ...(0, _list_js__WEBPACK_IMPORTED_MODULE_0__.eU)(filter) },
                    pageOf: ({ advisories, ...page }) => [advisories.map(convert), page],
                    uidOf: ({ uid }) => uid,
                }, paging);
            }
            return {
                listAdvisories: (filter = {}, paging = {}) => listWith((advisory) => advisory, filter, paging),
                allAdvisories: (filter, { convert, ...paging }) => listInParallel((from) => listWith(convert, filter, from), ({ uid }) => uid, paging),
                getAdvisory: (uid) => access.request('getAdvisory', `read the advisory ${uid}`, { path: { uid } }),
            };
        }
        const MAX_CONCURRENT_PAGES = 8;
        async function listInParallel(listFrom, uidOf, { pageSize } = {}) {
            const paging = { orderBy: 'uid', ...(pageSize === undefined ? {} : { pageSize }) };
            const first = await firstPage(listFrom(paging));
            const skips = restOf(first);
            const pages = [first];
            for (let from = 0; from < skips.length; from += MAX_CONCURRENT_PAGES) {
                const requested = skips
                    .slice(from, from + MAX_CONCURRENT_PAGES)
                    .map((skip) => firstPage(listFrom({ ...paging, skip })));
                pages.push(...(await Promise.all(requested)));
            }
            const items = pages.flatMap((page) => page.items);
            return [...new Map(items.toReversed().map((item) => [uidOf(item), item])).values()].toReversed();
        }
        function restOf({ items, totalCount, nextPageToken }) {
            if (nextPageToken === undefined || nextPageToken === '')
                return [];
            if (totalCount === undefined || items.length === 0) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list has no total count');
            }
            return Array.from({ length: Math.ceil(totalCount / items.length) - 1 }, (_, index) => (index + 1) * items.length);
        }
        async function firstPage(list) {
            for await (const page of list.pages())
                return page;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_unexpected_answer', 'a list has no first page');
        }
    }),
    27932: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (signInRoutes)
        });
        var _iam_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84672);
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.$2,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                rpc: 'oidc.SecurityTokenService/Exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.rB,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.hG,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: _iam_token_js__WEBPACK_IMPORTED_MODULE_0__.px,
            },
        };
    }),
    28665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (vulnerabilityRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(60380);
        var timestamp = __webpack_require__(63867);
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const AdvisoryEvent = schemas._H3({
            uid: schemas.YjP().optional(),
            createTime: timestamp.D,
            reviewState: schemas.YjP(),
            author: schemas.YjP().optional(),
            reviewer: schemas.YjP().optional(),
            detection: schemas._H3({
                scanv1: schemas._H3({
                    artifactVersion: schemas.YjP().optional(),
                    component: schemas.YjP().optional(),
                    componentType: schemas.YjP().optional(),
                    componentLocation: schemas.YjP().optional(),
                })
                    .optional(),
            })
                .optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: schemas.Ikc({ type: schemas.YjP().optional(), note: schemas.YjP().optional() })
                .optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP(), note: schemas.YjP().optional() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
            patched: schemas.Ikc({ patchedVersions: schemas.YOg(schemas.YjP()).optional(), note: schemas.YjP().optional() })
                .optional(),
        });
        const Advisory = schemas.Ikc({
            uid: schemas.YjP(),
            advisoryId: schemas.YjP(),
            legacyAdvisoryId: schemas.YjP().optional(),
            artifactName: schemas.YjP(),
            artifactType: schemas.YjP().optional(),
            artifactArchitecture: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
            aliases: schemas.YOg(schemas.YjP()).default([]),
            author: schemas.YjP().optional(),
            events: schemas.YOg(AdvisoryEvent).default([]),
            severities: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() })).default([]),
            createTime: timestamp.D.optional(),
            updateTime: timestamp.D.optional(),
            deleteTime: timestamp.D.optional(),
        });
        const REVIEW_STATES = [
            'REVIEW_STATE_UNSPECIFIED',
            'REVIEW_STATE_PENDING',
            'REVIEW_STATE_APPROVED',
            'REVIEW_STATE_REQUEST_CHANGES',
            'REVIEW_STATE_REJECTED',
        ];
        const EVENT_TYPES = {
            EVENT_TYPE_FILTER_DETECTION: 'detection',
            EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
            EVENT_TYPE_FILTER_FIXED: 'fixed',
            EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
            EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
            EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 'fixNotPlanned',
            EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
            EVENT_TYPE_FILTER_PATCHED: 'patched',
        };
        const EventTypeName = schemas.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
        const ReviewState = schemas.k5n(REVIEW_STATES, 'is not a review state');
        const AdvisoryListQuery = page.r_.extend({
            advisoryIds: page.ZD.optional(),
            legacyAdvisoryIds: page.ZD.optional(),
            artifactNames: page.ZD.optional(),
            artifactTypes: page.ZD.optional(),
            artifactArchitectures: page.ZD.optional(),
            componentNames: page.ZD.optional(),
            componentTypes: page.ZD.optional(),
            componentLocations: page.ZD.optional(),
            aliases: page.ZD.optional(),
            origin: schemas.YjP().optional(),
            eventReviewStates: page.ZD.pipe(schemas.YOg(ReviewState)).optional(),
            eventAuthors: page.ZD.optional(),
            excludeEventAuthors: page.ZD.optional(),
            eventReviewers: page.ZD.optional(),
            eventTypes: page.ZD.pipe(schemas.YOg(EventTypeName)).optional(),
            latestEventType: EventTypeName.optional(),
            query: schemas.YjP().optional(),
        });
        const AdvisoryPage = page.er.extend({ advisories: schemas.YOg(Advisory).default([]) });
        var route = __webpack_require__(53450);
        ;
        const vulnerabilityRoutes = {
            listAdvisories: (0, route.Jt)('/vulnerabilities/v2/advisories', 'advisories.list', {
                rpc: 'vulnerabilities.v2.AdvisoriesService/ListAdvisories',
                query: AdvisoryListQuery,
                response: AdvisoryPage,
            }),
            getAdvisory: (0, route.Jt)('/vulnerabilities/v2/advisories/{uid}', 'advisories.list', {
                rpc: 'vulnerabilities.v2.AdvisoriesService/GetAdvisory',
                response: Advisory,
            }),
        };
    }),
    17740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A4: () => (canonicalText),
            L6: () => (acceptsPullRequests),
            XI: () => (readEventPattern),
            e4: () => (isSameMatch),
            g$: () => (TRUSTED_EVENTS),
            hB: () => (wantedClaimMatch),
            m$: () => (matchDifferences),
            yb: () => (conditionsOf)
        });
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37859);
        const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
        const EVENT_PATTERN = `^(${TRUSTED_EVENTS.join('|')})$`;
        function wantedClaimMatch(claims, { audience, pinRef }) {
            const { repository_id, repository_owner_id, ref } = claims;
            return {
                issuer: claims.iss,
                subject: claims.sub,
                audience,
                claims: {
                    ...(repository_id === undefined ? {} : { repository_id }),
                    ...(repository_owner_id === undefined ? {} : { repository_owner_id }),
                    ...(pinRef && ref !== undefined ? { ref } : {}),
                },
                claimPatterns: { event_name: EVENT_PATTERN },
            };
        }
        function conditionsOf(match, defaultAudience) {
            const { claims = {}, claimPatterns = {}, ...plain } = match;
            const patterns = Object.entries(claimPatterns).map(([name, value]) => {
                const exact = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(value);
                return exact === undefined || Object.hasOwn(claims, name)
                    ? [`claimPatterns.${name}`, value]
                    : [`claims.${name}`, exact];
            });
            const audience = given(match.audience) ?? (given(match.audiencePattern) ? undefined : defaultAudience);
            const conditions = [
                ...Object.entries({ ...plain, audience }),
                ...Object.entries(claims).map(([name, value]) => [`claims.${name}`, value]),
                ...patterns,
            ];
            return conditions
                .flatMap(([field, value]) => (given(value) === undefined ? [] : [[field, value ?? '']]))
                .sort(([one], [other]) => (one < other ? -1 : 1));
        }
        function canonicalText(match, defaultAudience, organization) {
            return JSON.stringify([organization, ...conditionsOf(match, defaultAudience)]);
        }
        function isSameMatch(one, other, defaultAudience) {
            return canonicalText(one, defaultAudience, '') === canonicalText(other, defaultAudience, '');
        }
        function matchDifferences(found, wanted, defaultAudience) {
            const [there, here] = [found, wanted].map((match) => new Map(conditionsOf(match, defaultAudience)));
            const fields = [...new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])].sort();
            return fields
                .map((field) => ({ field, found: there?.get(field), wanted: here?.get(field) }))
                .filter((difference) => difference.found !== difference.wanted);
        }
        function given(text) {
            return text === '' ? undefined : text;
        }
        function readEventPattern(pattern) {
            const [, list] = /^\^\(([a-z_|]+)\)\$$/.exec(pattern) ?? [];
            const names = list?.split('|') ?? [];
            return names.length > 0 && !names.includes('') ? names : undefined;
        }
        function acceptsPullRequests({ claimPatterns }) {
            return readEventPattern(claimPatterns.event_name)?.includes('pull_request') ?? true;
        }
    }),
    37859: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            AT: () => (matchesSubjectPattern),
            JW: () => (isNarrowerPattern),
            Kf: () => (literalPattern),
            Lm: () => (readSubjectPattern),
            QJ: () => (formatSubjectPattern),
            YN: () => (ANY_REST),
            Yq: () => (readLiteralPattern),
            dA: () => (ANY_NAME),
            fQ: () => (ANY_ID),
            u$: () => (fitsOneOf)
        });
        const ANY_NAME = '[^/:@]+';
        const ANY_ID = '[0-9]+';
        const ANY_REST = '[^:]+';
        const ALTERNATIVE = String.raw `(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|]|\[\^:\]\+|\[\^\/:@\]\+|\[0-9\]\+)+`;
        const LIST = String.raw `${ALTERNATIVE}(?:\|${ALTERNATIVE})*`;
        const FORM = new RegExp(String.raw `^\^repo:\((${LIST})\):\((${LIST})\)\$$`, 'u');
        function formatSubjectPattern({ repositories, contexts }) {
            return `^repo:(${repositories.join('|')}):(${contexts.join('|')})$`;
        }
        function literalPattern(text) {
            return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`);
        }
        function readLiteralPattern(pattern) {
            const [, escaped] = LITERAL.exec(pattern) ?? [];
            return escaped === undefined ? undefined : unescapePattern(escaped);
        }
        const LITERAL = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|])+)\$$/u;
        function unescapePattern(escaped) {
            return escaped.replaceAll(/\\(.)/gu, '$1');
        }
        function readSubjectPattern(pattern) {
            const [, repositories, contexts] = FORM.exec(pattern) ?? [];
            if (repositories === undefined || contexts === undefined)
                return undefined;
            return { repositories: split(repositories), contexts: split(contexts) };
        }
        function split(list) {
            return list.match(new RegExp(ALTERNATIVE, 'gu')) ?? [];
        }
        function fitsOneOf(text, alternatives) {
            return alternatives.some((one) => new RegExp(`^(?:${one})$`, 'u').test(text));
        }
        function matchesSubjectPattern(subject, pattern) {
            return readSubjectPattern(pattern) === undefined ? undefined : new RegExp(pattern, 'u').test(subject);
        }
        function isNarrowerPattern(wanted, found) {
            const [inner, outer] = [readSubjectPattern(wanted), readSubjectPattern(found)];
            if (inner === undefined || outer === undefined)
                return false;
            return areCovered(inner.repositories, outer.repositories) && areCovered(inner.contexts, outer.contexts);
        }
        function areCovered(inner, outer) {
            return inner.every((one) => {
                if (outer.includes(one))
                    return true;
                const isLiteral = ![ANY_NAME, ANY_ID, ANY_REST].some((wildcard) => one.includes(wildcard));
                return isLiteral && fitsOneOf(unescapePattern(one), outer);
            });
        }
    }),
    76620: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (platformName),
            p: () => (digestOfPlatform)
        });
        function digestOfPlatform(entries, platform) {
            const named = entries.flatMap(({ digest, platform: its }) => its === undefined || its.os === 'unknown' ? [] : [{ digest, name: platformName(its) }]);
            const exact = named.filter(({ name }) => name === platform);
            const fitting = exact.length > 0 ? exact : named.filter(({ name }) => name.startsWith(`${platform}/`));
            const [found] = fitting;
            if (found === undefined)
                return { kind: 'none', why: whyNone(named.map(({ name }) => name)) };
            if (new Set(fitting.map(({ digest }) => digest)).size > 1)
                return { kind: 'none', why: `several match: ${fitting.map(({ name }) => name).join(', ')}` };
            return { kind: 'found', digest: found.digest };
        }
        function whyNone(names) {
            return names.length === 0 ? 'it names no platform' : `it has ${[...new Set(names)].join(', ')}`;
        }
        function platformName({ os, architecture, variant }) {
            return [os, architecture, ...(variant === undefined || variant === '' ? [] : [variant])].join('/');
        }
    }),
    40826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gl: () => (findTagsOfDigest),
            Uy: () => (fetchOrigins),
            uq: () => (fetchTagsOfDigests)
        });
        var _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43287);
        var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50880);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97270);
        var _verify_search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40906);
        var _verify_verify_pins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28615);
        var _settle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67559);
        async function fetchTagsOfDigests(images, options, platform) {
            const untagged = images.flatMap((image) => [...image.references].flatMap(([key, { reference }]) => {
                const { tag, digest } = reference;
                return tag === undefined && digest !== undefined ? [{ key, digest, image }] : [];
            }));
            const tags = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_6__.sf)(untagged, _concurrency_js__WEBPACK_IMPORTED_MODULE_6__.Ri, async ({ key, digest, image }) => {
                const find = async () => {
                    const current = platform === undefined ? [] : await currentTags(platform, await image.repoUid(), digest);
                    const { tagsOfDigest: _, ...others } = options;
                    const historic = { ...image.historic, tag: undefined };
                    return mostSpecific(current) ?? formerTag({ ...others, digest, image: historic });
                };
                return [key, await (0, _settle_js__WEBPACK_IMPORTED_MODULE_5__.G9)(find())];
            });
            return new Map(tags);
        }
        async function fetchOrigins(references, tags, options) {
            const foreign = references.filter((reference) => isForeign(reference, tags));
            return foreign.length === 0 ? new Map() : (0, _verify_verify_pins_js__WEBPACK_IMPORTED_MODULE_4__._)(foreign, options);
        }
        function findTagsOfDigest(platform) {
            return async (image, digest) => {
                try {
                    const names = [];
                    for await (const repo of platform.listRepos({ name: image.name })) {
                        for await (const tag of platform.listTags({ childrenOf: repo.uid, digest }))
                            names.push(tag.name);
                    }
                    return names;
                }
                catch (error) {
                    if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD && error.code === 'auth_forbidden')
                        return [];
                    throw error;
                }
            };
        }
        function currentTags(platform, childrenOf, digest) {
            return Array.fromAsync(platform.listTags({ childrenOf, digest }));
        }
        async function formerTag(question) {
            const origin = await (0, _verify_search_origin_js__WEBPACK_IMPORTED_MODULE_3__.D)(question);
            if (origin.kind === 'own')
                return origin.tag;
            if (origin.kind === 'not-verified' && origin.code === 'too-much')
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('platform_too_large', origin.reason);
            return undefined;
        }
        function mostSpecific(tags) {
            const ranked = [...tags].sort((one, other) => Number(one.deprecated) - Number(other.deprecated) ||
                Number((0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__.HJ)(one.name) !== 'plain') - Number((0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__.HJ)(other.name) !== 'plain') ||
                countParts(other.name) - countParts(one.name) ||
                (one.name < other.name ? -1 : 1));
            return ranked[0]?.name;
        }
        function countParts(tag) {
            return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
        }
        function isForeign(reference, tags) {
            const tag = (0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.yr)(reference);
            if (tag === undefined || reference.digest === undefined)
                return false;
            const history = tags.get((0, _domain_check_evidence_js__WEBPACK_IMPORTED_MODULE_0__.E4)((0, _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__.vy)(reference), tag))?.history;
            return (history?.kind === 'known' &&
                history.value.length > 0 &&
                (0, _domain_history_tag_history_js__WEBPACK_IMPORTED_MODULE_7__.w)(history.value, reference.digest) === undefined);
        }
    }),
    36721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (fetchAdvisories),
            BG: () => (fetchAdvisoriesOn)
        });
        var severity = __webpack_require__(32082);
        var ae_cvss_calculator = __webpack_require__(44353);
        ;
        function rememberScores() {
            const scores = new Map();
            return (vector) => {
                if (!scores.has(vector))
                    scores.set(vector, baseScore(vector));
                return scores.get(vector);
            };
        }
        function baseScore(vector) {
            try {
                return scoreOf(vector);
            }
            catch {
                return undefined;
            }
        }
        function scoreOf(vector) {
            const { Cvss2, Cvss3P0, Cvss3P1, Cvss4P0 } = ae_cvss_calculator;
            if (vector.startsWith('CVSS:4.0/')) {
                const read = new Cvss4P0(vector);
                return read.isBaseFullyDefined() ? read.calculateScores().baseMetricsOnly : undefined;
            }
            const read = vector.startsWith('CVSS:3.1/')
                ? new Cvss3P1(vector)
                : vector.startsWith('CVSS:3.0/')
                    ? new Cvss3P0(vector)
                    : new Cvss2(vector);
            return read.isBaseFullyDefined() ? read.calculateScores().base : undefined;
        }
        var concurrency = __webpack_require__(97270);
        var settle = __webpack_require__(67559);
        ;
        const NAMES_PER_CALL = 25;
        const IDS_PER_CALL = 200;
        function fetchAdvisoriesOn(names, { published, signedIn }) {
            return signedIn === undefined
                ? fetchPublishedAdvisories(names, published)
                : fetchAdvisories(names, signedIn.vulnerabilities);
        }
        async function fetchAdvisories(names, vulnerabilities) {
            const scoreOf = rememberScores();
            const entries = await (0, concurrency.sf)(dealOut(names, NAMES_PER_CALL), concurrency.Ri, async (chunk) => {
                const advisories = await (0, settle.G9)(vulnerabilities.allAdvisories({ artifactNames: chunk }, { convert: (record) => toAdvisory(record, scoreOf) }));
                if (advisories.kind === 'unknown')
                    return chunk.map((name) => [name, advisories]);
                const byName = Map.groupBy(advisories.value, ({ artifactName }) => artifactName);
                return chunk.map((name) => [name, (0, settle.eO)(byName.get(name) ?? [])]);
            });
            return new Map(entries.flat());
        }
        async function fetchPublishedAdvisories(names, published) {
            const answers = await (0, concurrency.sf)(names, concurrency.Ri, async (name) => {
                return [name, await (0, settle.G9)(published.listDocuments({ id: name }))];
            });
            const documents = answers.flatMap(([, answer]) => (answer.kind === 'known' ? answer.value : []));
            const aliases = documents.flatMap(({ advisories }) => advisories.flatMap((one) => one.aliases));
            const ids = [...new Set(aliases)].filter((alias) => /^(?:CVE|GHSA)-/.test(alias)).sort();
            const severities = await fetchSeverities(ids, published);
            return new Map(answers.map(([name, answer]) => [
                name,
                answer.kind === 'unknown'
                    ? answer
                    : withSeverities(answer.value.filter(({ id }) => id === name).flatMap(advisoriesOf), severities),
            ]));
        }
        async function fetchSeverities(ids, published) {
            const scoreOf = rememberScores();
            const entries = await (0, concurrency.sf)(chunksOf(ids, IDS_PER_CALL), concurrency.Ri, async (chunk) => {
                const metadata = await (0, settle.G9)(Array.fromAsync(published.listMetadata({ ids: chunk })));
                if (metadata.kind === 'unknown')
                    return chunk.map((id) => [id, metadata]);
                return metadata.value.map(({ id, severities }) => [id, (0, settle.eO)((0, severity.xJ)(severities, scoreOf))]);
            });
            return new Map(entries.flat());
        }
        function withSeverities(advisories, severities) {
            const answers = advisories.map(({ aliases }) => aliases.flatMap((alias) => severities.get(alias) ?? []));
            const scored = advisories.map((advisory, index) => {
                const stated = answers[index]?.flatMap((one) => (one.kind === 'known' ? one.value : [])) ?? [];
                return Object.assign({}, advisory, { severity: (0, severity.Lc)([advisory.severity, ...stated]) });
            });
            const [problem] = answers.flat().flatMap((one) => (one.kind === 'unknown' ? one.problem : []));
            return { ...(0, settle.eO)(scored), ...(problem === undefined ? {} : { problem }) };
        }
        function dealOut(names, size) {
            const calls = Math.ceil(names.length / size);
            return Array.from({ length: calls }, (_, call) => names.filter((_name, index) => index % calls === call));
        }
        function chunksOf(items, size) {
            return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
        }
        function toAdvisory(record, scoreOf) {
            const { uid, advisoryId, aliases, artifactName, artifactType, artifactArchitecture, deleteTime } = record;
            const scan = record.events.findLast(({ detection }) => detection?.scanv1?.component)?.detection?.scanv1;
            const component = toComponent(record.componentName, record.componentType, record.componentLocation) ??
                toComponent(scan?.component, scan?.componentType, scan?.componentLocation);
            return {
                uid,
                advisoryId,
                aliases,
                artifactName,
                artifactType,
                artifactArchitecture,
                deleteTime,
                events: record.events.map(toEvent),
                severity: (0, severity.xJ)(record.severities, scoreOf),
                ...component,
            };
        }
        function toEvent(event) {
            const version = event.detection?.scanv1?.artifactVersion;
            return {
                createTime: event.createTime,
                reviewState: event.reviewState,
                detection: event.detection && (version === undefined ? {} : { scanv1: { artifactVersion: version } }),
                truePositiveDetermination: event.truePositiveDetermination,
                falsePositiveDetermination: event.falsePositiveDetermination,
                fixed: event.fixed,
                pendingUpstreamFix: event.pendingUpstreamFix,
                fixNotPlanned: event.fixNotPlanned,
                analysisNotPlanned: event.analysisNotPlanned,
                patched: event.patched,
            };
        }
        function advisoriesOf({ id: artifactName, advisories }) {
            return advisories.map(({ id, aliases, events }) => {
                const scan = events.findLast(({ detection }) => detection?.scanv1?.componentName)?.detection?.scanv1;
                return {
                    uid: id,
                    advisoryId: id,
                    artifactName,
                    aliases,
                    severity: { rating: 'unscored', score: null },
                    events: events.map(({ timestamp, ...event }) => {
                        const approved = { createTime: timestamp, reviewState: 'REVIEW_STATE_APPROVED' };
                        return Object.assign(approved, event);
                    }),
                    ...toComponent(scan?.componentName, scan?.componentType, scan?.componentLocation),
                };
            });
        }
        function toComponent(name = '', type = '', location = '') {
            if (name === '')
                return undefined;
            return {
                component: { name, ...(type === '' ? {} : { type }), ...(location === '' ? {} : { location }) },
            };
        }
    }),
    76962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (signIn),
            _: () => (exchangeForAudiences)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88411);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45228);
        var _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87420);
        async function signIn(options) {
            const { endpoints } = options;
            const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints)], options);
            if (api === undefined || registry === undefined)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'an audience is missing');
            return { apiToken: api.token, registryToken: registry.token, serverTime: api.serverTime };
        }
        async function exchangeForAudiences(audiences, options) {
            const minted = await mint(options);
            const mintedAt = options.clock.now();
            try {
                return await exchange(minted, audiences, options);
            }
            catch (error) {
                const lived = options.clock.now() - mintedAt;
                if (!isRejected(error) || !hasExpired(minted, lived))
                    throw explain(error, minted.claims, options);
            }
            const again = await mint(options);
            try {
                return await exchange(again, audiences, options);
            }
            catch (error) {
                throw explain(error, again.claims, options);
            }
        }
        async function mint({ call, endpoints, requestUrl, requestToken, onSecret, }) {
            const audience = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints);
            const minted = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        async function exchange({ token }, audiences, { call, identity, onSecret }) {
            return Promise.all(audiences.map(async (audience) => {
                const exchanged = await (0, _client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.r1)(call, { idToken: token, identity, audience });
                onSecret(exchanged.token);
                return exchanged;
            }));
        }
        const MARGIN_MS = 30_000;
        function hasExpired({ claims, serverTime }, livedMs) {
            if (claims.expiresAt === undefined || serverTime === undefined)
                return false;
            return claims.expiresAt - (serverTime + livedMs) < MARGIN_MS;
        }
        function isRejected(error) {
            return error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'auth_rejected';
        }
        function explain(error, claims, options) {
            if (!(error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD))
                return error;
            if (error.code === 'platform_not_found') {
                return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_unknown_identity', error.message, { cause: error });
            }
            if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
                return error;
            const { identity, claimMatch, endpoints } = options;
            const diagnosis = (0, _domain_claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, claimMatch, (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints));
            const lines = (0, _domain_claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__.sW)(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
        }
    }),
    40906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (searchOrigin)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75398);
        var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68449);
        var _domain_resolve_platform_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76620);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97270);
        const ROUND = 16;
        const MOST_REQUESTS = 1_000;
        async function searchOrigin(question) {
            return ((await searchPresentTags(question)) ??
                (await searchInsideBuilds(question)) ??
                (await searchOtherHistories(question)));
        }
        async function searchPresentTags(question) {
            const { image, digest, tagsOfDigest } = question;
            const [name] = (await tagsOfDigest?.(image, digest)) ?? [];
            return name === undefined ? undefined : originInHistory(question, name);
        }
        async function searchInsideBuilds(question) {
            const { image, registry } = question;
            if (image.tag === undefined)
                return undefined;
            if ((await mediaTypeOf(question)) !== 'one-platform')
                return undefined;
            const history = await registry.tagHistory(image, image.tag);
            const indexes = [...new Set(history.toReversed().map((build) => build.digest))];
            if (indexes.length > MOST_REQUESTS)
                return tooMuch(`its tag has ${indexes.length} builds, too many to search`);
            return firstOf(indexes, async (index) => {
                const platform = await platformInside(question, index);
                const period = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, index);
                return platform === undefined || period === undefined
                    ? undefined
                    : { kind: 'platform-manifest', platform, index, ...period };
            });
        }
        async function searchOtherHistories(question) {
            const { image, content } = question;
            const names = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.OK)(image.tag ?? '', await Array.fromAsync(content.tags(image)));
            if (names.length > MOST_REQUESTS)
                return tooMuch(`its image has ${names.length} tags, too many to search`);
            const found = await firstOf(names, (name) => originInHistory(question, name));
            if (found !== undefined)
                return found;
            if (image.tag === undefined) {
                return {
                    kind: 'not-verified',
                    code: 'digest-alone',
                    reason: 'it has no tag, and its digest is not a build of any tag of the image',
                };
            }
            return {
                kind: 'foreign',
                tags: names.length + 1,
                isInRegistry: (await mediaTypeOf(question)) !== 'absent',
            };
        }
        async function originInHistory({ image, digest, registry }, name) {
            const history = await orIfAbsent(registry.tagHistory(image, name), []);
            const period = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, digest);
            if (period === undefined)
                return undefined;
            return { kind: image.tag === undefined ? 'own' : 'other-tag', tag: name, ...period };
        }
        const INDEX_TYPES = new Set([_contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.Z2.index, _contract_registry_oci_js__WEBPACK_IMPORTED_MODULE_1__.kX.index]);
        async function mediaTypeOf({ image, digest, content, }) {
            const head = await orIfAbsent(content.headManifest(image, digest), undefined);
            if (head === undefined)
                return 'absent';
            return INDEX_TYPES.has(head.mediaType) ? 'index' : 'one-platform';
        }
        async function platformInside({ image, digest, content }, index) {
            const found = await orIfAbsent(content.manifest(image, index), undefined);
            if (found === undefined || !('manifests' in found.manifest))
                return undefined;
            const inside = found.manifest.manifests.find((manifest) => manifest.digest === digest);
            if (inside === undefined)
                return undefined;
            return (0, _domain_resolve_platform_digest_js__WEBPACK_IMPORTED_MODULE_3__.$)(inside.platform ?? { os: 'unknown', architecture: 'unknown' });
        }
        async function firstOf(items, look) {
            for (let start = 0; start < items.length; start += ROUND) {
                const round = items.slice(start, start + ROUND);
                const found = (await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)(round, ROUND, look)).find((origin) => origin !== undefined);
                if (found !== undefined)
                    return found;
            }
            return undefined;
        }
        async function orIfAbsent(question, absent) {
            try {
                return await question;
            }
            catch (error) {
                if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD && error.code === 'platform_not_found')
                    return absent;
                throw error;
            }
        }
        function tooMuch(reason) {
            return { kind: 'not-verified', code: 'too-much', reason };
        }
    }),
    28615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (verifyPins)
        });
        var _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47125);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68449);
        var _concurrency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97270);
        var _search_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40906);
        async function verifyPins(references, options) {
            const pins = new Map(references.map((reference) => [(0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.D6)(reference), reference]));
            const first = await (0, _concurrency_js__WEBPACK_IMPORTED_MODULE_4__.sf)([...pins], _concurrency_js__WEBPACK_IMPORTED_MODULE_4__.Ri, async ([key, reference]) => ({
                key,
                reference,
                origin: await verifyByHistory(reference, options),
            }));
            const origins = new Map();
            for (const { key, reference, origin } of first) {
                if (reference.digest === undefined)
                    continue;
                origins.set(key, origin ?? (await search(reference, reference.digest, options)));
            }
            return origins;
        }
        async function verifyByHistory(reference, { registry, registryHost }) {
            const { digest } = reference;
            const image = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__.RC)(reference, registryHost);
            if (digest === undefined)
                return undefined;
            if (image === undefined) {
                return notVerified('no-history', `${reference.host} has no tag history`);
            }
            const { tag } = image;
            if (tag === undefined)
                return undefined;
            return orNotVerified(async () => {
                const history = await registry.tagHistory(image, tag);
                if (history.length === 0)
                    return notVerified('no-history', 'its tag has no history');
                const period = (0, _domain_pin_pin_origin_js__WEBPACK_IMPORTED_MODULE_2__.jH)(history, digest);
                return period === undefined ? undefined : { kind: 'own', tag, ...period };
            });
        }
        async function search(reference, digest, options) {
            const image = (0, _domain_check_image_use_js__WEBPACK_IMPORTED_MODULE_0__.RC)(reference, options.registryHost);
            if (image === undefined)
                return notVerified('no-history', `${reference.host} has no tag history`);
            return orNotVerified(() => (0, _search_origin_js__WEBPACK_IMPORTED_MODULE_3__.D)({ ...options, image, digest }));
        }
        async function orNotVerified(question) {
            try {
                return await question();
            }
            catch (error) {
                if (!(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.UZ)(error))
                    throw error;
                return notVerified('lookup-failed', error.message);
            }
        }
        function notVerified(code, reason) {
            return { kind: 'not-verified', code, reason };
        }
    })
};
