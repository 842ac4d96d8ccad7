export const id = 6736;
export const ids = [6736];
export const modules = {
    58765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            Q5: () => (TrustedRootInput),
            TT: () => (PlaceInputs),
            h$: () => (PLACE_DEFAULTS),
            ls: () => (PLACES),
            lz: () => (Identity),
            uY: () => (endpointsOf),
            vI: () => (WhenUnavailableInput),
            yb: () => (Organization)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        const PlaceInputs = {
            registry: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'registry-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'token-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'api-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'issuer-url': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'timeout-seconds': zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
                .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
                .transform(Number),
        };
        const TrustedRootInput = { 'trusted-root': zod__WEBPACK_IMPORTED_MODULE_2__.YjP() };
        const Identity = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
        const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
        const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
        const Organization = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization, spelled as in image references');
        const PLACES = {
            registry: {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registry,
                value: 'HOST',
                description: 'Registry host as written in image references.',
            },
            'registry-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registryUrl,
                value: 'URL',
                description: 'Registry base URL, if different from `https://` plus the host.',
            },
            'token-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.tokenUrl,
                value: 'URL',
                description: "Token endpoint base URL, if different from the registry's.",
            },
            'api-url': { default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.apiUrl, value: 'URL', description: 'Platform API base URL.' },
            'issuer-url': {
                default: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.issuerUrl,
                value: 'URL',
                description: 'Platform token exchange base URL.',
            },
            'timeout-seconds': { default: '300', value: 'N', description: 'Overall timeout in seconds.' },
        };
        const PLACE_DEFAULTS = Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, place.default]));
        const WORKFLOW = { code: 'config_input_invalid', prefix: 'input ' };
        function readInputs(schema, input, { code, prefix, ...hint } = WORKFLOW) {
            const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
            const parsed = schema.safeParse(raw);
            if (parsed.success)
                return parsed.data;
            const problems = parsed.error.issues.map((issue) => {
                const name = issue.path.join('.');
                return raw[name] === '' ? `${prefix}${name} is not set` : `${prefix}${name}: ${messageOf(issue)}`;
            });
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD(code, problems.join('\n'), hint);
        }
        function messageOf(issue) {
            const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
            return last?.message ?? issue.message;
        }
        function endpointsOf(inputs) {
            return (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.Zg)({
                apiUrl: inputs['api-url'],
                issuerUrl: inputs['issuer-url'],
                tokenUrl: inputs['token-url'],
                registryUrl: inputs['registry-url'],
                registry: inputs.registry,
            });
        }
    }),
    43550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P5: () => (assertionAudience),
            U9: () => (isLoopback),
            V4: () => (readTrustedUrl),
            Zg: () => (readEndpoints),
            mm: () => (registryAudience),
            ny: () => (DEFAULT_ENDPOINTS)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        const DEFAULT_ENDPOINTS = {
            apiUrl: 'https://console-api.enforce.dev',
            issuerUrl: 'https://issuer.enforce.dev',
            tokenUrl: '',
            registryUrl: '',
            registry: 'cgr.dev',
        };
        function readEndpoints(given) {
            const hostUrl = urlOfHost(given.registry);
            const registryUrl = readAddress('registry-url', given.registryUrl || hostUrl);
            return {
                apiUrl: readAddress('api-url', given.apiUrl),
                issuerUrl: readAddress('issuer-url', given.issuerUrl),
                tokenUrl: given.tokenUrl === '' ? registryUrl : readAddress('token-url', given.tokenUrl),
                registryUrl,
                registry: given.registry,
            };
        }
        function registryAudience(endpoints) {
            return new URL(endpoints.registryUrl).host;
        }
        function assertionAudience(endpoints) {
            return new URL(endpoints.issuerUrl).hostname;
        }
        function isLoopback(hostname) {
            return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
        }
        function readTrustedUrl(what, text) {
            const url = URL.canParse(text) ? new URL(text) : undefined;
            if (url === undefined)
                throw invalid(what, text, 'is not a URL');
            if (url.username !== '' || url.password !== '')
                throw invalid(what, url.host, 'must not contain user info');
            const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
            if (!secure)
                throw invalid(what, text, 'is not an https address');
            return url;
        }
        function readAddress(what, text) {
            const url = readTrustedUrl(what, text);
            if (url.search !== '' || url.hash !== '')
                throw invalid(what, text, 'must not have a query or a fragment');
            return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
        }
        function urlOfHost(host) {
            const url = URL.canParse(`https://${host}`) ? new URL(`https://${host}`) : undefined;
            if (url === undefined || url.host !== host) {
                throw invalid('registry', host, 'is not a host name', {
                    hint: 'Write the host as in image references, in lower case, without scheme and path: `cgr.dev`.',
                });
            }
            return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
        }
        function invalid(what, text, why, options) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
        }
    }),
    33081: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WV: () => (needsAuthentication),
            j$: () => (missingCapability),
            rl: () => (causeOf),
            tF: () => (unknownSigner),
            ug: () => (CAUSE_KINDS),
            vm: () => (unverifiable)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70740);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76158);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        const CAUSE_KINDS = [
            'unauthenticated',
            'unreachable-host',
            'rejected-token',
            'missing-capability',
            'denied-images',
            'wrong-organization',
            'other-organization',
            'missing-packages',
            'denied-signatures',
            'unverifiable-signatures',
            'unknown-signer',
            'unverified-sboms',
        ];
        function causeOf(problem, organization, access, denied = 'images') {
            if (isOutOfReach(problem, organization)) {
                if (access.mode === 'anonymous')
                    return unauthenticated(access.remedy);
                if (access.organization !== organization)
                    return otherOrganization(organization, access.organization);
                const isPull = problem.request !== undefined && problem.request.capabilities === undefined;
                if (isPull && access.pullRemedy !== undefined)
                    return unauthenticated(access.pullRemedy);
            }
            if (problem.request === undefined)
                return undefined;
            return causeOfRequest(problem, problem.request, { organization, denied });
        }
        function isOutOfReach({ code, request }, organization) {
            return needsAuthentication(code) && (organization !== _image_use_js__WEBPACK_IMPORTED_MODULE_1__.gO || request === undefined);
        }
        function causeOfRequest({ code, hint }, { attempts, capabilities, host, result }, { denied, organization }) {
            const hostTitle = HOST_TITLES[code];
            if (hostTitle !== undefined)
                return {
                    kind: code === 'auth_rejected' ? 'rejected-token' : 'unreachable-host',
                    key: `${code}|${host}`,
                    title: titled(`${host} ${hostTitle}`),
                    message: `Requests to ${host} failed after ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(attempts, 'try', 'tries')}: ${result}.`,
                    remedy: hint,
                };
            if (code !== 'auth_forbidden')
                return undefined;
            if (capabilities !== undefined)
                return missingCapability(capabilities);
            return denied === 'images'
                ? deniedImages(organization, `${host}: ${result}`, hint)
                : deniedSignatures(organization, `${host}: ${result}`);
        }
        function needsAuthentication(code) {
            return code.startsWith('auth_') || code === 'platform_not_found';
        }
        function missingCapability(needed) {
            const missing = needed.join(' or ');
            return {
                kind: 'missing-capability',
                key: `capability|${missing}`,
                title: titled(`Missing capability ${missing}`),
                message: `The role of this run's token lacks the capability ${missing}.`,
                remedy: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oU)(needed),
            };
        }
        function deniedImages(organization, result, remedy) {
            return {
                kind: 'denied-images',
                key: `denied|${organization}`,
                title: titled(`No access to the images of ${organization}`),
                message: `The registry denied access to images of ${organization} (${result}).`,
                remedy,
            };
        }
        function deniedSignatures(organization, result) {
            return {
                kind: 'denied-signatures',
                key: `denied-signatures|${organization}`,
                title: titled(`No access to the signatures of ${organization}`),
                message: `The registry denied access to the signatures of images of ${organization} (${result}).`,
                remedy: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oU)(['referrers.list']),
            };
        }
        function unverifiable({ reason, remedy, }) {
            return {
                kind: 'unverifiable-signatures',
                key: `signature|${reason}`,
                title: 'Signature could not be verified',
                message: `The signature could not be verified: ${reason}.`,
                remedy,
            };
        }
        function unknownSigner(organization, remedy) {
            return {
                kind: 'unknown-signer',
                key: `signer|${organization}`,
                title: titled(`No known signer for images of ${organization}`),
                message: `No trusted signer is known for images of ${organization}, so their signatures could not be verified.`,
                remedy,
            };
        }
        function unauthenticated(remedy) {
            return {
                kind: 'unauthenticated',
                key: 'unauthenticated',
                title: 'Private images require authentication',
                message: 'This run has no credentials for private images, so they were not checked.',
                remedy,
            };
        }
        function otherOrganization(organization, own) {
            const isTypo = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_3__.z)(organization, [own]) !== undefined;
            return {
                kind: isTypo ? 'wrong-organization' : 'other-organization',
                key: `organization|${organization}`,
                title: titled(`Images of ${organization} require its credentials`),
                message: `This run is signed in to ${own} and has no access to the images of ${organization}.`,
                remedy: isTypo
                    ? `Did you mean ${own}? Correct the references.`
                    : `Check them in another run, with \`organization\` set to ${organization} and its credentials.`,
            };
        }
        const HOST_TITLES = {
            platform_unreachable: 'is unreachable',
            platform_timeout: 'responded too slowly',
            platform_redirected: 'redirects to another address',
            platform_not_json: 'returned a non-JSON response',
            platform_unavailable: 'is unavailable',
            platform_rate_limited: 'limits the request rate',
            auth_rejected: 'rejected the token',
        };
        const LONGEST_TITLE = 70;
        function titled(text) {
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_4__.IN)(text, LONGEST_TITLE);
        }
    }),
    77533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DJ: () => (NOT_BUILT),
            E4: () => (tagKey),
            Hk: () => (tagEvidenceOf),
            P$: () => (isNewestBuild),
            QT: () => (unknownBy),
            TY: () => (buildInUse),
            Uk: () => (NO_SBOM),
            es: () => (judgedTag),
            gX: () => (NO_IMAGE),
            h8: () => (pullPoliciesOf),
            iK: () => (isTagGone),
            jh: () => (artifactNames),
            kE: () => (NO_EVIDENCE),
            lk: () => (NO_ACCESS),
            z3: () => (missingPlatforms)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43287);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47125);
        function unknownBy({ code, message, hint, request }) {
            return { kind: 'unknown', problem: { code, message, hint, request } };
        }
        function isTagGone({ history, lifecycle }) {
            const isListed = lifecycle?.kind !== 'known' || lifecycle.value.exists;
            return !isListed && history.kind === 'unknown' && history.problem.code === 'platform_not_found';
        }
        const NO_SBOM = 'no SBOM';
        const NOT_BUILT = 'not built for this platform';
        const NO_IMAGE = 'image not found in the registry';
        const NO_ACCESS = 'access to the image denied';
        const NO_EVIDENCE = {
            tags: new Map(),
            tagsOfDigests: new Map(),
            origins: new Map(),
            packages: new Map(),
            advisories: new Map(),
            pullPolicies: new Map(),
            signatures: new Map(),
            fixes: new Map(),
        };
        function tagKey(image, tag) {
            return `${image}:${tag}`;
        }
        function judgedTag(reference, evidence) {
            const found = evidence.tagsOfDigests.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
        }
        function tagEvidenceOf(reference, evidence) {
            const tag = judgedTag(reference, evidence);
            return tag === undefined ? undefined : evidence.tags.get(tagKey((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference), tag));
        }
        function pullPoliciesOf(reference, { pullPolicies }) {
            const found = pullPolicies.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return found?.kind === 'known' ? found.value : undefined;
        }
        function buildInUse({ digest }, tag) {
            if (tag === undefined || tag.history.kind === 'unknown')
                return undefined;
            return digest === undefined ? (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.Dz)(tag.history.value) : (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.w)(tag.history.value, digest);
        }
        function isNewestBuild({ digest }, tag) {
            if (digest === undefined)
                return true;
            return tag?.history.kind === 'known' && (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_2__.Dz)(tag.history.value)?.digest === digest;
        }
        function missingPlatforms(packages, platforms) {
            const known = new Set(packages.platforms.map(({ platform }) => platform));
            const reasons = new Map(packages.missing?.map(({ platform, reason }) => [platform, reason]));
            return platforms
                .filter((platform) => !known.has(platform))
                .map((platform) => ({ platform, reason: reasons.get(platform) ?? NO_SBOM }));
        }
        function artifactNames(packages, reference) {
            if (packages === undefined || packages.source === 'name')
                return [(0, _image_use_js__WEBPACK_IMPORTED_MODULE_1__.Cs)(reference.path)];
            const all = packages.platforms.flatMap((one) => one.packages);
            return [
                ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
            ].sort();
        }
    }),
    47125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cs: () => (artifactName),
            RC: () => (historicImage),
            Wt: () => (platformsOf),
            gO: () => (PUBLIC_ORGANIZATION)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        const PUBLIC_ORGANIZATION = 'chainguard';
        function historicImage(reference, registry) {
            const slash = reference.path.indexOf('/');
            if (reference.host !== registry || slash === -1)
                return undefined;
            return {
                organization: reference.path.slice(0, slash),
                name: reference.path.slice(slash + 1),
                tag: (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference),
            };
        }
        function artifactName(name) {
            return name.slice(name.lastIndexOf('/') + 1);
        }
        function platformsOf({ platform }, platforms) {
            return platform === undefined ? platforms : [platform];
        }
    }),
    25882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Nh: () => (decideLifecycle),
            QV: () => (PAST_END_OF_LIFE),
            d1: () => (NO_LIMITS)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        const PAST_END_OF_LIFE = new Set([
            'broken',
            'grace-over',
            'grace-ending',
            'in-grace',
            'over',
            'deprecated-without-date',
        ]);
        const NO_LIMITS = { warnBeforeDays: 0, failBeforeDays: 0, deprecated: 'fail' };
        const TAG_STATUSES = new Set(['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']);
        const GRACE_STATUSES = new Set([
            'GRACE_NOT_ELIGIBLE',
            'GRACE_ELIGIBLE',
            'GRACE_ACTIVE',
            'GRACE_BROKEN',
            'GRACE_EXPIRED',
        ]);
        function decideLifecycle(lifecycle, given) {
            const dates = datesOf(lifecycle.entry, given.now);
            const ruling = decideExistence(lifecycle, given.isPinned) ??
                decideEntry(lifecycle, dates, given.limits) ??
                decideDeprecated(lifecycle, dates, given.limits) ??
                decideDates(lifecycle.entry, dates, given.limits);
            return {
                verdict: given.isDenied === true && ruling.verdict === 'warn' ? 'fail' : ruling.verdict,
                row: ruling.row,
                isDenied: given.isDenied,
                eolDate: dates.eolDate,
                graceEnds: dates.graceEnds === undefined ? undefined : (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(dates.graceEnds),
                daysLeft: ruling.daysLeft,
                unrecognized: dates.unrecognized,
            };
        }
        function datesOf(entry, now) {
            const { eolDate, graceExpiry } = typeof entry === 'string' ? NO_DATES : entry;
            const eol = eolDate === undefined ? undefined : (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(`${eolDate}T00:00:00Z`);
            const graceEnds = graceExpiry === undefined ? undefined : (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(graceExpiry);
            const unread = [eol === undefined ? eolDate : undefined, graceEnds === undefined ? graceExpiry : undefined];
            return {
                eolDate: eol === undefined ? undefined : eolDate,
                eolDaysLeft: eol === undefined ? undefined : daysUntilDay(eol, now),
                graceEnds,
                graceDaysLeft: graceEnds === undefined ? undefined : Math.ceil((graceEnds - now) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO),
                isGraceOver: graceEnds !== undefined && graceEnds < now,
                unrecognized: unread.find((date) => date !== undefined) ?? unrecognizedStatus(entry),
            };
        }
        const NO_DATES = { eolDate: undefined, graceExpiry: undefined };
        function unrecognizedStatus(entry) {
            if (typeof entry === 'string')
                return undefined;
            if (!TAG_STATUSES.has(entry.tagStatus))
                return entry.tagStatus;
            return GRACE_STATUSES.has(entry.graceStatus) ? undefined : entry.graceStatus;
        }
        function daysUntilDay(day, now) {
            return Math.round((day - ((0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(`${(0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.im)(now)}T00:00:00Z`) ?? now)) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
        }
        function decideExistence({ exists }, isPinned) {
            if (exists)
                return undefined;
            return isPinned ? { verdict: 'warn', row: 'tag-gone' } : { verdict: 'fail', row: 'no-tag' };
        }
        function decideEntry(lifecycle, dates, limits) {
            if (typeof lifecycle.entry === 'string')
                return undefined;
            const { tagStatus, graceStatus, isBroken } = lifecycle.entry;
            if (graceStatus === 'GRACE_BROKEN' || isBroken)
                return { verdict: 'fail', row: 'broken' };
            if (graceStatus === 'GRACE_EXPIRED' || dates.isGraceOver)
                return { verdict: 'fail', row: 'grace-over', daysLeft: dates.graceDaysLeft };
            if (tagStatus === 'TAG_IN_GRACE' || graceStatus === 'GRACE_ACTIVE')
                return decideGrace(dates.graceDaysLeft, limits);
            if (dates.eolDaysLeft === undefined || dates.eolDaysLeft >= 0)
                return undefined;
            return { verdict: 'fail', row: 'over', daysLeft: dates.eolDaysLeft };
        }
        function decideGrace(daysLeft, { failBeforeDays }) {
            const isEnding = daysLeft !== undefined && daysLeft <= failBeforeDays;
            return isEnding
                ? { verdict: 'fail', row: 'grace-ending', daysLeft }
                : { verdict: 'warn', row: 'in-grace', daysLeft };
        }
        function decideDeprecated({ deprecated, entry }, { eolDaysLeft }, limits) {
            if (!deprecated)
                return undefined;
            if (eolDaysLeft !== undefined)
                return { verdict: 'warn', row: 'deprecated-early', daysLeft: eolDaysLeft };
            if (typeof entry !== 'string' && entry.tagStatus === 'TAG_INACTIVE')
                return undefined;
            return { verdict: limits.deprecated, row: 'deprecated-without-date' };
        }
        function decideDates(entry, { eolDaysLeft: daysLeft, unrecognized }, limits) {
            if (entry === 'refused')
                return { verdict: 'warn', row: 'refused' };
            if (entry === 'none')
                return { verdict: 'pass', row: 'alive' };
            if (daysLeft !== undefined && daysLeft <= limits.warnBeforeDays)
                return { verdict: 'warn', row: 'ending', daysLeft };
            if (entry.tagStatus === 'TAG_INACTIVE')
                return { verdict: 'warn', row: 'superseded', daysLeft };
            return unrecognized === undefined
                ? { verdict: 'pass', row: 'alive', daysLeft }
                : { verdict: 'warn', row: 'not-known' };
        }
    }),
    14892: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Eh: () => (LONGEST_TITLE),
            Px: () => (observed),
            aP: () => (taggedImage)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76158);
        var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(108);
        const LONGEST_TITLE = 70;
        function observed(use, { rule, weight, subject, title, ...facts }) {
            const reference = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(use.reference);
            return {
                rule,
                weight,
                key: `${rule}|${subject ?? reference}`,
                file: use.file,
                line: use.line,
                reference,
                title: (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.IN)(title, LONGEST_TITLE),
                ...facts,
            };
        }
        function taggedImage({ reference }) {
            return (0, _problems_js__WEBPACK_IMPORTED_MODULE_2__.nA)((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
        }
    }),
    108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GW: () => (problemsOf),
            Le: () => (packagesText),
            eV: () => (shortReference),
            kF: () => (affectedPackages),
            nA: () => (withoutDigest),
            tM: () => (resolvedProblems)
        });
        function problemsOf(findings) {
            return [...Map.groupBy(findings, keyOf)].flatMap(([key, [worst, ...others]]) => worst === undefined ? [] : [problemOf(key, [worst, ...others])]);
        }
        function keyOf({ advisory, cause, exception, key, reference }) {
            const isAccepted = exception !== undefined;
            if (cause !== undefined)
                return JSON.stringify(['cause', cause.key, isAccepted]);
            if (advisory === undefined)
                return JSON.stringify([key, isAccepted]);
            return JSON.stringify(['advisory', withoutDigest(reference), advisory.id, isAccepted]);
        }
        function resolvedProblems(resolved) {
            const groups = Map.groupBy(resolved, ({ advisory, reference, rule, title }) => JSON.stringify([rule, withoutDigest(reference), advisory?.id ?? title]));
            return [...groups.values()].flatMap(([first, ...others]) => first === undefined ? [] : [[first, ...others]]);
        }
        function withoutDigest(reference) {
            return reference.replace(/@.*$/s, '');
        }
        function shortReference(reference) {
            return reference.replace(/(@sha\d+:[0-9a-f]{12})[0-9a-f]+$/, '$1…');
        }
        function problemOf(key, findings) {
            const [{ rule, level, ...worst }] = findings;
            const novelties = new Set(findings.flatMap((one) => (one.level === level ? [one.novelty] : [])));
            const novelty = NOVELTIES.find((one) => novelties.has(one)) ?? worst.novelty;
            return { key, findings, rule, level, novelty, ...wordsOf(findings) };
        }
        const NOVELTIES = ['new', 'pre-existing', 'not-compared'];
        function wordsOf(findings) {
            const [{ advisory, cause, title, message, remedy }] = findings;
            if (cause !== undefined)
                return { title: cause.title, message: cause.message, remedy: cause.remedy };
            const packages = affectedPackages(findings);
            const first = advisory?.package ?? null;
            if (first === null || packages.length < 2)
                return { title, message, remedy };
            const [one, all] = [`${first.name} ${first.version}`, packagesText(packages)];
            const [longTitle, longMessage] = [title.replace(one, () => all), message.replace(one, () => all)];
            return { title: longTitle.length > LONGEST_TITLE ? title : longTitle, message: longMessage, remedy };
        }
        const LONGEST_TITLE = 70;
        function affectedPackages(findings) {
            const packages = findings.flatMap(({ advisory }) => advisory?.package ?? []);
            return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
        }
        const MOST_PACKAGES = 4;
        function packagesText(packages) {
            const named = packages.slice(0, MOST_PACKAGES);
            const more = packages.length - named.length;
            const byVersion = [...Map.groupBy(named, ({ version }) => version)].map(([version, group]) => `${group.map(({ name }) => name).join(', ')} ${version}`);
            return `${byVersion.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        }
    }),
    40954: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FC: () => (NO_EOL),
            PE: () => (allowedFrom),
            jI: () => (deniesEndOfLife)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        const NO_EOL = 'no-eol';
        function deniesEndOfLife(policies) {
            if (typeof policies !== 'object')
                return undefined;
            return policies.some(({ name, isEnforced, result }) => name === NO_EOL && isEnforced && result === 'denied');
        }
        function allowedFrom(builtAt, policies) {
            const days = policies.flatMap((one) => (one.isEnforced ? (one.days ?? []) : []));
            return days.length === 0 ? undefined : (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.fN)(builtAt + Math.max(...days) * _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO);
        }
    }),
    6092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            UJ: () => (judgeLifecycle),
            Yb: () => (explainLifecycle),
            aN: () => (lifecycleFacts),
            jd: () => (END_OF_LIFE_HELP),
            t4: () => (observeLifecycle)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76158);
        var _cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33081);
        var _lifecycle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25882);
        var _observation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14892);
        const END_OF_LIFE_HELP = {
            explanation: 'The tag of the image is past its end of life, reaches it soon, or gets no rebuilds. Past its end of life, its main package gets no updates.',
            remedy: 'Use a maintained tag; the message names the one with the longest support if there is one.',
        };
        function judgeLifecycle(lifecycle, reference, { policy, ...given }) {
            return (0, _lifecycle_js__WEBPACK_IMPORTED_MODULE_3__.Nh)(lifecycle, {
                ...given,
                isPinned: reference.digest !== undefined,
                limits: policy,
            });
        }
        function observeLifecycle(use, tag, lifecycle, given) {
            const decision = judgeLifecycle(lifecycle, use.reference, given);
            if (decision.verdict === 'pass')
                return [];
            const tagged = `${(0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(use.reference)}:${tag}`;
            return [
                (0, _observation_js__WEBPACK_IMPORTED_MODULE_4__.Px)(use, {
                    rule: 'end-of-life',
                    weight: decision.verdict === 'fail' ? 'blocking' : 'warning',
                    subject: tagged,
                    title: `Tag ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)(tag, 30)} ${TITLES[decision.row]}`,
                    message: `${explainLifecycle(tagged, lifecycle, decision)}.`,
                    remedy: remedyOf(lifecycle, use.reference, decision),
                    endOfLife: lifecycleFacts(lifecycle, decision),
                    ...(decision.row === 'refused' ? { cause: REFUSED } : {}),
                }),
            ];
        }
        const REFUSED = (0, _cause_js__WEBPACK_IMPORTED_MODULE_2__.j$)(['tag.list']);
        function explainLifecycle(tagged, lifecycle, decision) {
            return `${tagged} ${explain(lifecycle, decision)}${explainDenied(decision)}`;
        }
        function explainDenied({ row, isDenied, daysLeft }) {
            if (isDenied === true)
                return '; the policy no-eol of the organization denies pulls';
            if (row !== 'ending' || daysLeft !== 0 || isDenied === false)
                return '';
            return '; if your organization enforces the policy no-eol, pulls are denied from today on';
        }
        function lifecycleFacts({ successor, successorDigest }, decision) {
            return {
                eolDate: decision.eolDate ?? null,
                graceEnds: decision.graceEnds ?? null,
                daysLeft: decision.daysLeft ?? null,
                successor: successor ?? null,
                ...(successorDigest === undefined ? {} : { successorDigest }),
            };
        }
        const TITLES = {
            'no-tag': 'does not exist',
            'tag-gone': 'no longer exists',
            broken: 'is past its end of life',
            'grace-over': 'is past its end of life',
            'grace-ending': 'is in its grace period',
            'in-grace': 'is in its grace period',
            over: 'is past its end of life',
            'deprecated-without-date': 'is past its end of life',
            'deprecated-early': 'is deprecated',
            ending: 'is close to its end of life',
            superseded: 'gets no rebuilds',
            'not-known': 'has an unrecognized lifecycle status',
            refused: 'has no accessible end-of-life date',
            alive: 'is maintained',
        };
        function explain(lifecycle, decision) {
            const { row, daysLeft, eolDate, unrecognized } = decision;
            switch (row) {
                case 'broken':
                    return 'can no longer be built; support has ended';
                case 'grace-over':
                    return `is past its grace period${decision.graceEnds === undefined ? '' : `, which ended on ${dayOf(decision.graceEnds)}`}, and gets no rebuilds`;
                case 'grace-ending':
                case 'in-grace':
                    return explainGrace(lifecycle, decision);
                case 'over':
                    return `reached its end of life on ${eolDate ?? ''}: ${isInactive(lifecycle) ? 'it gets no rebuilds' : `${mainPackage(lifecycle)} gets no updates`}`;
                case 'deprecated-without-date':
                    return 'is deprecated, without published dates; it is rebuilt only in a grace period';
                case 'deprecated-early':
                    return `is deprecated before its end of life on ${eolDate ?? ''}: superseded or withdrawn`;
                case 'ending':
                    return `reaches its end of life ${inDays(daysLeft ?? 0)} (${eolDate ?? ''}); ${mayHaveGrace(lifecycle) ? 'a grace period may follow' : 'no grace period follows'}`;
                case 'superseded':
                    return 'is inactive: it gets no rebuilds now, in most cases because a newer tag superseded it';
                case 'not-known':
                    return `has the lifecycle status "${unrecognized ?? ''}", which this version of Mooring does not recognize`;
                case 'refused':
                    return 'has end-of-life dates that this identity has no access to';
                case 'no-tag':
                case 'tag-gone':
                case 'alive':
                    return TITLES[row];
            }
        }
        function explainGrace(lifecycle, { eolDate, graceEnds, daysLeft }) {
            const reached = eolDate === undefined ? 'is past its end of life' : `reached its end of life on ${eolDate}`;
            const until = graceEnds === undefined || daysLeft === undefined
                ? 'in a grace period without a published end'
                : `until its grace period ends ${inDays(daysLeft)} (${dayOf(graceEnds)})`;
            return `${reached}; it is still rebuilt ${until}, but ${mainPackage(lifecycle)} gets no updates`;
        }
        function mainPackage({ entry }) {
            const main = typeof entry === 'string' ? undefined : entry.mainPackage;
            if (main === undefined)
                return 'its main package';
            return `its main package, ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(`${main.name} ${main.version}`.trim(), 100), 60)},`;
        }
        function isInactive({ entry }) {
            return typeof entry !== 'string' && entry.tagStatus === 'TAG_INACTIVE';
        }
        function mayHaveGrace({ entry }) {
            return typeof entry !== 'string' && entry.graceStatus === 'GRACE_ELIGIBLE';
        }
        function inDays(days) {
            return days === 0 ? 'today' : `in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(days, 'day')}`;
        }
        function dayOf(timestamp) {
            return (0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)((0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.nV)(timestamp));
        }
        function remedyOf({ successor }, reference, { row }) {
            const image = (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.vy)(reference);
            if (row === 'refused')
                return REFUSED.remedy;
            if (successor !== undefined)
                return `Use ${image}:${successor}.`;
            return row === 'not-known' ? 'Update Mooring.' : `Use a maintained tag of ${image}.`;
        }
    }),
    43867: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ek: () => (repositoryUrl),
            O3: () => (MOORING_REF),
            ou: () => (documentationUrl),
            rl: () => (MOORING_REPOSITORY)
        });
        const MOORING_REPOSITORY = 'your-org/mooring';
        const MOORING_REF = 'v1';
        const PUBLISHED = {
            serverUrl: 'https://github.com',
            repository: MOORING_REPOSITORY,
            ref: MOORING_REF,
        };
        function documentationUrl(page, source = PUBLISHED) {
            const path = ['blob', ...source.ref.split('/'), 'docs'].map(encodeURIComponent);
            return `${repositoryUrl(source)}/${path.join('/')}/${page}`;
        }
        function repositoryUrl({ serverUrl, repository } = PUBLISHED) {
            return `${serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
        }
    }),
    14953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $7: () => (readDuration),
            S5: () => (durationText),
            Um: () => (roughDuration),
            a3: () => (formatDuration)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90795);
        const UNITS = {
            m: 60_000,
            h: 3_600_000,
            d: 86_400_000,
            w: 7 * 86_400_000,
        };
        const LONGEST_MS = 3_660 * 86_400_000;
        function readDuration(text) {
            if (text === '0')
                return 0;
            const [, digits = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
            const milliseconds = Number(digits) * (UNITS[unit] ?? Number.NaN);
            return milliseconds <= LONGEST_MS ? milliseconds : undefined;
        }
        function formatDuration(milliseconds) {
            const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
            return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
        }
        function roughDuration(milliseconds) {
            const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
            return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
        }
        function durationText(milliseconds) {
            const units = [
                ['d', 'day'],
                ['h', 'hour'],
            ];
            const [unit, noun] = units.find(([name]) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? [
                'm',
                'minute',
            ];
            return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(Math.round(milliseconds / (UNITS[unit] ?? 1)), noun);
        }
    }),
    76974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            er: () => (lagOf),
            hJ: () => (distanceOf),
            kF: () => (lagText)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90795);
        var _tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43287);
        function lagOf(history, digest) {
            if (history.at(-1)?.digest === digest)
                return { kind: 'newest' };
            const settled = (0, _tag_history_js__WEBPACK_IMPORTED_MODULE_1__.q9)(history);
            const last = settled.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return { kind: 'not-in-history' };
            const distance = distanceBetween(settled, last, settled.length - 1);
            return distance === undefined || distance.builds === 0
                ? { kind: 'newest' }
                : { kind: 'behind', ...distance };
        }
        function distanceOf(history, from, to) {
            const settled = (0, _tag_history_js__WEBPACK_IMPORTED_MODULE_1__.q9)(history);
            const [start, end] = [from, to].map((digest) => settled.findLastIndex((build) => build.digest === digest));
            return distanceBetween(settled, start ?? -1, end ?? -1);
        }
        function distanceBetween(settled, start, end) {
            const [from, to] = [settled[start], settled[end]];
            if (from === undefined || to === undefined)
                return undefined;
            return { builds: end - start, days: Math.trunc((to.at - from.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO), from, to };
        }
        function lagText({ builds, days }) {
            if (builds === 0)
                return 'newest';
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(builds, 'build')}, ${days === 0 ? 'under a day' : (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_2__.U)(days, 'day')}`;
        }
    }),
    43287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild),
            wu: () => (buildsAfter)
        });
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
        }
        function buildsAfter(history, digest) {
            const last = history.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return undefined;
            const seen = new Set();
            const newestFirst = history.slice(last + 1).toReversed();
            return newestFirst.filter((build) => !seen.has(build.digest) && seen.add(build.digest)).toReversed();
        }
        function settledHistory(history) {
            const seen = new Set();
            let previous;
            const settled = [];
            for (const build of history) {
                if (build.digest === previous?.digest)
                    continue;
                const isReturn = seen.has(build.digest);
                if (!(isReturn && previous?.isReturn === true))
                    settled.push(build);
                seen.add(build.digest);
                previous = { digest: build.digest, isReturn };
            }
            return settled;
        }
        function appendPage(history, page) {
            const last = history.at(-1);
            if (last === undefined)
                return page.length === 0 ? undefined : page;
            const boundary = history.filter((build) => build.at === last.at);
            const added = page.filter((build) => build.at > last.at ||
                (build.at === last.at && !boundary.some((known) => known.digest === build.digest)));
            return added.length === 0 ? undefined : [...history, ...added];
        }
        function tagForm(name) {
            if (name.startsWith('sha256-'))
                return 'referrer';
            if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
                return 'dated';
            if (/-r\d+(?:-|$)/.test(name))
                return 'epoch';
            return 'plain';
        }
        const FEWEST_GAPS = 2;
        function usualInterval(history) {
            const builds = settledHistory(history);
            const gaps = builds
                .slice(1)
                .map(({ at }, index) => at - (builds[index]?.at ?? at))
                .sort((one, other) => one - other);
            return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
        }
    }),
    90267: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            U1: () => (closestTag),
            bb: () => (compareTags),
            bu: () => (suggestTag)
        });
        function suggestTag(dead, live) {
            const stream = streamOf(dead);
            if (stream === undefined)
                return suggestNewer(dead, live);
            const names = live.map(({ name }) => name);
            return newestEpoch(stream, names) ?? movingTag(stream.name, names) ?? suggestNewer(stream.name, live);
        }
        function closestTag(missing, live) {
            const from = readVersionedTag(missing);
            if (from === undefined)
                return undefined;
            const alike = versionedTags(live).filter(({ flavour }) => flavour === from.flavour);
            const sameMajor = alike.filter(({ version }) => version[0] === from.version[0]);
            return movingTag(missing, live) ?? nearest(from, sameMajor)?.name ?? nearest(from, alike)?.name;
        }
        function compareTags(one, other) {
            const [before, now] = [readVersionedTag(one), readVersionedTag(other)];
            if (before === undefined || now === undefined || before.flavour !== now.flavour)
                return 0;
            const shared = Math.min(before.version.length, now.version.length);
            return compareVersions(before.version.slice(0, shared), now.version.slice(0, shared));
        }
        function suggestNewer(dead, live) {
            const from = readVersionedTag(dead);
            if (from === undefined)
                return undefined;
            const newer = versionedTags(live.map(({ name }) => name)).filter((tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0);
            const sameForm = newer.filter((tag) => tag.version.length === from.version.length);
            const latest = `latest${from.flavour}`;
            const fallback = live.some(({ name }) => name === latest) ? latest : undefined;
            return longestSupported(sameForm.length === 0 ? newer : sameForm, live) ?? fallback;
        }
        function longestSupported(rising, live) {
            const support = new Map(live.map((tag) => [tag.name, tag]));
            const rankOf = ({ name }) => {
                const { supportedUntil = '', isLongTerm = false } = support.get(name) ?? {};
                return `${supportedUntil} ${isLongTerm ? 1 : 0}`;
            };
            let best = rising[0];
            for (const tag of rising)
                if (best !== undefined && rankOf(tag) > rankOf(best))
                    best = tag;
            return best?.name;
        }
        function nearest(from, rising) {
            return rising.find((tag) => compareVersions(tag.version, from.version) >= 0) ?? rising.at(-1);
        }
        function streamOf(tag) {
            const [, before, epoch, after = ''] = /^(.+)-r(\d{1,9})(-.+)?$/.exec(tag) ?? [];
            if (before !== undefined)
                return { name: `${before}${after}`, epoch: Number(epoch) };
            const [, dated] = /^(.+)-20\d{6}(?:\d{4})?$/.exec(tag) ?? [];
            return dated === undefined ? undefined : { name: dated, epoch: undefined };
        }
        function newestEpoch({ name, epoch }, live) {
            if (epoch === undefined)
                return undefined;
            const later = live.flatMap((tag) => {
                const stream = streamOf(tag);
                const isLater = stream?.name === name && stream.epoch !== undefined && stream.epoch > epoch;
                return isLater ? [{ tag, epoch: stream.epoch }] : [];
            });
            return later.sort((one, other) => other.epoch - one.epoch)[0]?.tag;
        }
        function movingTag(name, live) {
            if (live.includes(name))
                return name;
            const from = readVersionedTag(name);
            if (from === undefined)
                return undefined;
            return versionedTags(live)
                .filter(({ flavour, version }) => flavour === from.flavour && version.length < from.version.length)
                .findLast(({ version }) => version.every((part, index) => part === from.version[index]))?.name;
        }
        function versionedTags(names) {
            return names
                .map(readVersionedTag)
                .filter((tag) => tag !== undefined)
                .sort((a, b) => compareVersions(a.version, b.version) ||
                a.version.length - b.version.length ||
                (a.name < b.name ? -1 : 1));
        }
        function readVersionedTag(name) {
            const match = /^v?(\d{1,9}(?:\.\d{1,9})*)(-.+)?$/.exec(name);
            const version = match?.[1];
            if (version === undefined)
                return undefined;
            return { name, version: version.split('.').map(Number), flavour: match?.[2] ?? '' };
        }
        function compareVersions(a, b) {
            const length = Math.max(a.length, b.length);
            for (let index = 0; index < length; index += 1) {
                const difference = (a[index] ?? 0) - (b[index] ?? 0);
                if (difference !== 0)
                    return difference;
            }
            return 0;
        }
    }),
    5488: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (vulnerabilityUrl),
            i: () => (fileUrl)
        });
        function fileUrl({ serverUrl, repository, commit }, file, line) {
            const path = [...repository.split('/'), 'blob', commit, ...file.split('/')].map(encodedPart).join('/');
            return `${serverUrl}/${path}#L${line}`;
        }
        function encodedPart(part) {
            return encodeURIComponent(part.toWellFormed()).replace(/[()'*]/g, (character) => {
                return `%${character.charCodeAt(0).toString(16)}`;
            });
        }
        function vulnerabilityUrl(id, advisoryId = id) {
            if (/^CGA(?:-[0-9a-z]{4}){3}$/.test(advisoryId))
                return `https://images.chainguard.dev/security/${advisoryId}`;
            if (/^CVE-\d{4}-\d{4,19}$/.test(id))
                return `https://nvd.nist.gov/vuln/detail/${id}`;
            if (/^GHSA(?:-[0-9a-z]{4}){3}$/.test(id))
                return `https://github.com/advisories/${id}`;
            return undefined;
        }
    }),
    39861: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Hb: () => (buildPlatforms),
            Sz: () => (concernsFile),
            i7: () => (fixedPlatform),
            Q9: () => (listedTag)
        });
        var reading = __webpack_require__(33832);
        ;
        const FORMAT_KINDS = (null && ([
            'compose',
            'kubernetes',
            'kustomize',
            'helm-values',
            'workflow',
            'action',
            'gitlab-ci',
            'devcontainer',
            'bake',
            'ko',
            'tekton',
            'skaffold',
        ]));
        const FORMAT_SKIP_CODES = [
            'variable',
            'templated',
            'invalid-reference',
            'tag-elsewhere',
            'replaces-base',
            'inline-dockerfile',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
        ];
        var image_reference = __webpack_require__(50880);
        ;
        const LISTED_SKIP_CODES = [
            ...new Set([...reading.LS, ...FORMAT_SKIP_CODES, 'unreadable-file', 'submodule', 'ignored']),
        ];
        const UNREAD_FILE = new Set([
            'unreadable-file',
            'not-utf8',
            'not-parsable',
            'duplicate-key',
            'too-large',
            'too-entangled',
            'not-followed',
            'submodule',
        ]);
        function concernsFile(code) {
            return UNREAD_FILE.has(code);
        }
        const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;
        function fixedPlatform({ platform }) {
            return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
        }
        function listedTag({ reference, writing, }) {
            return (0, image_reference.yr)(reference) ?? writing.tagComment?.tag;
        }
        function buildPlatforms(image, configured) {
            const platform = fixedPlatform(image);
            return platform === undefined ? configured : [platform];
        }
    }),
    35715: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            R: () => (alignColumns)
        });
        function alignColumns(rows) {
            const columns = Math.max(0, ...rows.map((row) => row.length));
            const widths = Array.from({ length: columns }, (_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
            return rows.map((row) => row
                .map((cell, column) => cell.padEnd(widths[column] ?? 0))
                .join('  ')
                .trimEnd());
        }
    }),
    56110: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (reportedSignature),
            g: () => (signatureText)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14596);
        function reportedSignature(trust) {
            const signature = signatureOf(trust);
            const { signer, signedAt, logUrl } = signature ?? {};
            return {
                status: trust.kind,
                signer: signer === undefined ? null : signer.kind === 'key' ? `sha256:${signer.fingerprint}` : signer.identity,
                issuer: signer?.kind === 'keyless' ? signer.issuer : null,
                signedAt: signedAt === undefined ? null : (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(signedAt),
                logUrl: logUrl ?? null,
                reason: trust.kind === 'verified' ? null : (0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.fr)(trust),
            };
        }
        function signatureOf(trust) {
            if (trust.kind === 'verified' || trust.kind === 'signed-as-other')
                return trust;
            if (trust.kind === 'wrong-signer')
                return trust.found[0];
            return trust.kind === 'no-known-signer' ? trust.found : undefined;
        }
        function signatureText(trust) {
            return trust.kind === 'verified' ? `signed by ${(0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.S)(trust.signer)}` : _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_1__.vs[trust.kind];
        }
    }),
    48325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            BG: () => (basicCredentials),
            eo: () => (secretForms),
            zh: () => (Secret)
        });
        const INSPECT = Symbol.for('nodejs.util.inspect.custom');
        class Secret {
            #value;
            constructor(value) {
                this.#value = value;
            }
            reveal() {
                return this.#value;
            }
            toString() {
                return '***';
            }
            toJSON() {
                return '***';
            }
            [INSPECT]() {
                return '***';
            }
        }
        function secretForms(secret) {
            const value = secret.reveal();
            const trimmed = value.trim();
            const texts = new Set([value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling));
            const forms = [...texts].flatMap((text) => [
                text,
                base64(text),
                base64url(text),
                base64(`_token:${text}`),
                encodeURIComponent(text.toWellFormed()),
                new URLSearchParams({ '': text }).toString().slice(1),
                JSON.stringify(text).slice(1, -1),
            ]);
            return [...new Set(forms)];
        }
        function basicCredentials(token) {
            return base64(`_token:${token.reveal()}`);
        }
        function isTelling(text) {
            return text.trim().length >= 4;
        }
        function base64(text) {
            const bytes = new TextEncoder().encode(text);
            if (bytes.length === text.length)
                return btoa(text);
            return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        }
        function base64url(text) {
            return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
        }
    }),
    49820: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DV: () => (codeBlock),
            EX: () => (small),
            FV: () => (escapeMarkdown),
            Ib: () => (CODE_COLUMNS),
            N8: () => (breakableCode),
            PP: () => (tableHead),
            YF: () => (takeApart),
            aY: () => (code),
            di: () => (exactCode),
            jD: () => (tableRow),
            ko: () => (strong),
            mo: () => (breakable),
            nf: () => (link),
            tp: () => (table)
        });
        var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76158);
        function escapeMarkdown(text, longest = 2_000) {
            return atBeginning(escapePart((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest)));
        }
        function escapePart(text) {
            return takeApart(text).replace(SPECIAL, reference);
        }
        function atBeginning(escaped) {
            return escaped.replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
        }
        const SPECIAL = /[&<>|`*_~[\]\\#!$]/g;
        const BEGINNING = /^(\d*)([-+=.)])/;
        function reference(character) {
            return `&#${character.charCodeAt(0)};`;
        }
        function takeApart(text) {
            return text
                .replace(/@(?!sha256:|sha384:|sha512:)|(?<![A-Za-z0-9])@/g, `@${APART}`)
                .replace(/#(?=\w)/g, `#${APART}`)
                .replace(/(?<![A-Za-z0-9])(?:GH-(?=\d)|www(?=\.))/gi, (word) => `${word}${APART}`)
                .replace(/:(?=\/|[a-z0-9_+-]+:)/gi, `:${APART}`);
        }
        const APART = '\u200b';
        function code(text) {
            return `<code>${escapeMarkdown(text, 500)}</code>`;
        }
        function exactCode(text) {
            return /^[\w./:@?=&%+-]{1,500}$/.test(text) ? `\`${text}\`` : code(text);
        }
        function breakable(text, longest = 160) {
            return atBeginning(escapeWords((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest)));
        }
        function breakableCode(text, longest = 160) {
            const parts = (0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest).split('`');
            if (parts.length % 2 === 0)
                return breakable(text, longest);
            const escaped = parts.map((part, index) => {
                if (index % 2 === 0)
                    return escapeWords(part);
                return part === '' ? '' : `<code>${escapeWords(part)}</code>`;
            });
            return atBeginning(escaped.join(''));
        }
        function escapeWords(text) {
            const parts = text.split(LONG_WORD);
            return parts
                .map((part, index) => index % 2 === 0 ? escapePart(part) : (part.match(BREAKABLE) ?? []).map(escapePart).join('<wbr>'))
                .join('');
        }
        const LONG_WORD = /([^ ]{25,})/u;
        const BREAKABLE = /[^/:_-]{0,19}[/:_-]+|[^/:_-]{3,19}\.(?=[a-z])|.{1,20}/gu;
        function link(text, url) {
            return url === undefined ? text : `[${text}](${url})`;
        }
        function small(markdown) {
            return markdown === '' ? '' : `<sub>${markdown}</sub>`;
        }
        function strong(markdown) {
            return markdown === '' ? '' : `**${markdown}**`;
        }
        const CODE_COLUMNS = 86;
        function codeBlock(language, lines) {
            const text = lines.map((line) => `${/^ {0,20}/.exec(line)?.[0] ?? ''}${(0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(line, 1_000)}`).join('\n');
            const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
            const fence = '`'.repeat(longest + 1);
            return `${fence}${language}\n${text}\n${fence}`;
        }
        function table(heads, rows) {
            return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
        }
        function tableHead(heads, alignment = '---') {
            return `${tableRow(heads)}\n${tableRow(heads.map(() => alignment))}`;
        }
        function tableRow(cells) {
            return `| ${cells.join(' | ')} |`;
        }
    }),
    15070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FB: () => (PUBLIC_SIGNER),
            Nq: () => (organizationSigners),
            qB: () => (isServiceSigner)
        });
        const SERVICE_ISSUER = 'https://issuer.enforce.dev';
        const PUBLIC_SIGNER = {
            kind: 'keyless',
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
        };
        const SERVICE_IDENTITY = /^[0-9a-f]{40}\/[0-9a-f]{16}$/;
        const SIGNING_PRINCIPAL = /^(?:SERVICE_PRINCIPAL_)?(?:CATALOG_SYNCER|APKO_BUILDER)$/;
        function organizationSigners(organizationUid, associations) {
            const uids = associations
                .filter(({ uid }) => uid === organizationUid)
                .flatMap(({ chainguard }) => Object.entries(chainguard?.serviceBindings ?? {}))
                .flatMap(([principal, uid]) => (SIGNING_PRINCIPAL.test(principal) ? [uid] : []))
                .filter((uid) => isServiceIdentity(uid, organizationUid));
            return [...new Set(uids)].map((uid) => ({
                kind: 'keyless',
                issuer: SERVICE_ISSUER,
                identity: `${SERVICE_ISSUER}/${uid}`,
            }));
        }
        function isServiceSigner(signer, organizationUid) {
            const prefix = `${SERVICE_ISSUER}/`;
            return (signer.kind === 'keyless' &&
                signer.issuer === SERVICE_ISSUER &&
                signer.identity.startsWith(prefix) &&
                isServiceIdentity(signer.identity.slice(prefix.length), organizationUid));
        }
        function isServiceIdentity(uid, organizationUid) {
            return (SERVICE_IDENTITY.test(uid) && (organizationUid === undefined || uid.startsWith(`${organizationUid}/`)));
        }
    }),
    14596: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            DW: () => (trustWarning),
            S: () => (signerText),
            fB: () => (trustRemedy),
            fr: () => (trustReason),
            vs: () => (TRUST_NOTES)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90795);
        function trustReason(trust) {
            switch (trust.kind) {
                case 'unsigned':
                    return `is not signed; expected a signature by ${trust.expected.map(signerText).join(' or ')}`;
                case 'wrong-signer':
                    return wrongSigner(trust);
                case 'bad-signature':
                    return `has an invalid signature: ${trust.reason}`;
                case 'signed-as-other':
                    return `is signed by ${signerText(trust.signer)} as another image, ${trust.signedAs}`;
                case 'not-verifiable':
                    return `has a signature that could not be verified: ${trust.reason}`;
                case 'no-known-signer':
                    return trust.found === undefined
                        ? 'has no known signer'
                        : `is signed by ${signerText(trust.found.signer)}, and no signer is configured for its image`;
                case 'not-checked':
                    return `was not checked, because fetching its signatures failed: ${trust.problem.message}`;
                default:
                    return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(trust);
            }
        }
        const TRUST_NOTES = {
            unsigned: 'not signed',
            'wrong-signer': 'wrong signer',
            'bad-signature': 'invalid signature',
            'signed-as-other': 'signed as another image',
            'not-verifiable': 'signature not verifiable',
            'no-known-signer': 'no known signer',
            'not-checked': 'signature not checked',
        };
        function trustRemedy(trust) {
            switch (trust.kind) {
                case 'unsigned':
                    return 'Signatures can appear some minutes after a build: retry later, or set `min-age`.';
                case 'wrong-signer':
                    if (trust.announced !== undefined)
                        return `The platform names ${signerText(trust.announced.signer)} as a signer of this organization now: replace its entries in \`trust.signers\` of .github/mooring.yml if you expected the change.`;
                    return 'Do not use this build. If you trust its signer, add it to `trust.signers` in .github/mooring.yml.';
                case 'bad-signature':
                    return 'Do not use this build, and report it to its publisher.';
                case 'signed-as-other':
                    return 'Check that the reference names the right image.';
                case 'not-verifiable':
                    return trust.remedy;
                case 'no-known-signer':
                    return trust.remedy ?? 'Add the signer of this image to `trust.signers` in .github/mooring.yml.';
                case 'not-checked':
                    return trust.problem.hint;
                default:
                    return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(trust);
            }
        }
        function trustWarning(subject, trust) {
            if (trust.kind === 'verified' || trust.kind === 'no-known-signer')
                return undefined;
            return `${subject} ${trustReason(trust)}. ${trustRemedy(trust)}`;
        }
        function signerText(signer) {
            switch (signer.kind) {
                case 'key':
                    return `the key with SHA-256 ${signer.fingerprint}`;
                case 'pattern':
                    return signer.pattern;
                case 'keyless':
                    return signer.identity;
                default:
                    return (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(signer);
            }
        }
        function wrongSigner({ found, expected }) {
            const signers = found.map(({ signer }) => signer);
            const issuers = new Set([...signers, ...expected].map((one) => (one.kind === 'key' ? '' : one.issuer)));
            const named = (signer) => signer.kind === 'key' || issuers.size === 1
                ? signerText(signer)
                : `${signerText(signer)} (issuer ${signer.issuer})`;
            return `is signed by ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.M)(signers.map(named))}, not by ${expected.map(named).join(' or ')}`;
        }
    }),
    33201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56046);
        async function pause(milliseconds, purpose, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (cause) {
                if (signal?.aborted !== true)
                    throw cause;
                throw (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.$y)(purpose, cause);
            }
        }
    })
};
