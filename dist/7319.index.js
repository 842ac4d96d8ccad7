export const id = 7319;
export const ids = [7319];
export const modules = {
    48434: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            nT: () => (mintIdToken),
            r1: () => (exchangeToken)
        });
        var _values_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34394);
        var _values_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74130);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8726);
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2199);
        async function mintIdToken(call, from) {
            const url = new URL(from.requestUrl);
            url.searchParams.set('audience', from.audience);
            const { value, serverTime } = await call('mintIdToken', "get this job's OIDC token from GitHub", {
                url,
                credential: from.requestToken,
            });
            const claims = (0, _values_id_token_js__WEBPACK_IMPORTED_MODULE_0__.x)(value.value);
            if (claims.aud !== from.audience) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', "GitHub's OIDC token has another audience than requested");
            }
            return { token: new _values_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.value), claims, serverTime };
        }
        async function exchangeToken(call, from) {
            const { value, serverTime } = await call('exchangeToken', `sign in as identity ${from.identity}`, {
                credential: from.idToken,
                body: { aud: from.audience, identity: from.identity },
            });
            const expiresAt = value.expiry === undefined ? (0, _values_jwt_claims_js__WEBPACK_IMPORTED_MODULE_1__.zA)(value.token).expiresAt : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.nV)(value.expiry);
            if (expiresAt !== undefined && serverTime !== undefined && expiresAt <= serverTime) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('platform_unexpected_answer', `the token for identity ${from.identity} expired at ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_3__.r4)(expiresAt)}, before it was issued`);
            }
            return { token: new _values_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(value.token), expiresAt, serverTime };
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
    6005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            h: () => (diagnose)
        });
        var _claim_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52949);
        var _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29606);
        var _subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12945);
        function diagnose(claims, match, defaultAudience) {
            if (match === undefined) {
                return { compared: undefined, causes: suspectSubject(claims), remedy: undefined };
            }
            const compared = (0, _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.yb)(match, defaultAudience).map(([field, value]) => compare(field, value, claims));
            const causes = compared.filter(({ verdict }) => verdict === 'different').map((one) => causeOf(one, claims));
            return { compared, causes, remedy: remedyOf(match, compared, causes) };
        }
        function compare(field, identity, claims) {
            const token = tokenValue(field, claims);
            return { field, token, identity, verdict: judge(field, identity, token) };
        }
        function judge(field, identity, token) {
            if (!isPattern(field))
                return token === identity ? 'equal' : 'different';
            if (isJoined(identity))
                return 'different';
            if (field === 'subjectPattern') {
                const isMatch = token === undefined ? false : (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.AT)(token, identity);
                return isMatch === undefined ? 'unjudged' : isMatch ? 'equal' : 'different';
            }
            const names = (0, _claim_match_js__WEBPACK_IMPORTED_MODULE_0__.XI)(identity);
            if (names === undefined)
                return 'unjudged';
            return token !== undefined && names.includes(token) ? 'equal' : 'different';
        }
        function isPattern(field) {
            return field.endsWith('Pattern') || field.startsWith('claimPatterns.');
        }
        function isJoined(pattern) {
            return /,[a-z_]+[:=]/.test(pattern);
        }
        function tokenValue(field, claims) {
            switch (field) {
                case 'issuer':
                case 'issuerPattern':
                    return claims.iss;
                case 'subject':
                case 'subjectPattern':
                    return claims.sub;
                case 'audience':
                case 'audiencePattern':
                    return claims.aud;
                default:
                    return claimNamed(field.replace(/^claim(?:s|Patterns)\./, ''), claims);
            }
        }
        function claimNamed(name, claims) {
            switch (name) {
                case 'iss':
                case 'sub':
                case 'aud':
                case 'event_name':
                case 'repository':
                case 'repository_id':
                case 'repository_owner_id':
                case 'ref':
                case 'environment':
                case 'job_workflow_ref':
                    return claims[name];
                default:
                    return undefined;
            }
        }
        function causeOf({ field, identity, token }, claims) {
            if (field === 'subject')
                return { kind: diagnoseSubject(identity, claims), field };
            if (field === 'issuer')
                return { kind: diagnoseIssuer(identity, claims.iss), field };
            if (field === 'audience')
                return { kind: 'audience', field };
            if (isPattern(field) && isJoined(identity))
                return { kind: 'joined-pattern', field };
            if (field === 'subjectPattern')
                return { kind: diagnosePattern(identity, claims), field };
            if (field.endsWith('.event_name'))
                return { kind: 'event', field };
            if (token === undefined)
                return { kind: 'claim-absent', field };
            if (field === 'claims.ref')
                return { kind: 'branch', field };
            return { kind: field.startsWith('claims.repository') ? 'repository' : 'claim', field };
        }
        function diagnoseIssuer(identity, token) {
            if (identity.replace(/\/+$/, '') === token.replace(/\/+$/, ''))
                return 'issuer-slash';
            return identity.toLowerCase() === token.toLowerCase() ? 'issuer-case' : 'issuer-other';
        }
        const WORKFLOW_CAUSES = new Set([
            'event',
            'claim-absent',
            'joined-pattern',
            'hyphen-ids',
        ]);
        function remedyOf(match, compared, causes) {
            const isForWorkflow = ({ kind, field }) => WORKFLOW_CAUSES.has(kind) || field === 'subjectPattern';
            if (causes.length === 0 || causes.some(isForWorkflow))
                return undefined;
            const values = new Map(compared.flatMap(({ field, token, verdict }) => verdict === 'different' && token !== undefined ? [[field, token]] : []));
            const put = (field, old) => values.get(field) ?? old;
            const { claims } = match;
            return {
                ...match,
                issuer: put('issuer', match.issuer),
                subject: put('subject', match.subject),
                audience: put('audience', match.audience),
                ...(claims === undefined
                    ? {}
                    : {
                        claims: Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, values.get(`claims.${name}`) ?? value])),
                    }),
            };
        }
        function diagnoseSubject(wanted, claims) {
            if ((0, _subject_js__WEBPACK_IMPORTED_MODULE_2__.K)(claims) === wanted)
                return isImmutable(claims) ? 'immutable-token' : 'immutable-identity';
            if (wanted.trim() === claims.sub)
                return 'subject-blank';
            if (wanted.toLowerCase() === claims.sub.toLowerCase())
                return 'subject-case';
            if (wanted.includes('*'))
                return 'subject-wildcard';
            return diagnoseContext(wanted, claims) ?? 'subject-other';
        }
        function diagnosePattern(pattern, claims) {
            const reading = (0, _subject_js__WEBPACK_IMPORTED_MODULE_2__.$)(claims);
            if (reading.kind === 'hyphen-ids')
                return 'hyphen-ids';
            const [, place = ''] = /^repo:([^:]+):/.exec(claims.sub) ?? [];
            const { repositories = [] } = (0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Lm)(pattern) ?? {};
            if (reading.kind === 'foreign' || !(0, _subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.u$)(place, repositories))
                return 'repository';
            return contextCause(reading);
        }
        function suspectSubject(claims) {
            const field = 'subject';
            const reading = (0, _subject_js__WEBPACK_IMPORTED_MODULE_2__.$)(claims);
            if (reading.kind !== 'repository') {
                return [{ kind: reading.kind === 'hyphen-ids' ? 'hyphen-ids' : 'subject-other', field }];
            }
            const form = reading.form === 'immutable' ? 'immutable-token' : 'immutable-identity';
            return [
                { kind: contextCause(reading), field },
                { kind: form, field },
            ];
        }
        function contextCause({ context }) {
            switch (context.kind) {
                case 'environment':
                    return 'environment-in-token';
                case 'pull-request':
                    return 'pull-request';
                case 'tag':
                    return 'tag';
                case 'branch':
                case 'merge-queue':
                    return 'branch';
                case 'other':
                    return 'subject-other';
            }
        }
        function isImmutable(claims) {
            const reading = (0, _subject_js__WEBPACK_IMPORTED_MODULE_2__.$)(claims);
            return reading.kind === 'repository' && reading.form === 'immutable';
        }
        function diagnoseContext(wanted, claims) {
            const theirs = (0, _subject_js__WEBPACK_IMPORTED_MODULE_2__.$)({ ...claims, sub: wanted });
            const ours = (0, _subject_js__WEBPACK_IMPORTED_MODULE_2__.$)(claims);
            if (theirs.kind === 'hyphen-ids')
                return 'hyphen-ids';
            if (theirs.kind === 'foreign')
                return /^repo:[^:]+:/.test(wanted) ? 'repository' : undefined;
            if (ours.kind !== 'repository')
                return undefined;
            const [here, there] = [ours.context.kind, theirs.context.kind];
            if (here === 'environment')
                return there === 'environment' ? 'environment-name' : 'environment-in-token';
            if (there === 'environment')
                return 'environment-in-identity';
            if (here === 'pull-request')
                return 'pull-request';
            if (there === 'pull-request')
                return 'not-a-pull-request';
            if (here === 'tag' || there === 'tag')
                return 'tag';
            return here === 'other' || there === 'other' ? undefined : 'branch';
        }
    }),
    15649: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (explainCause),
            s: () => (renderDiagnosis)
        });
        var _values_id_token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34394);
        var _subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12945);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64865);
        var _fix_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65977);
        function renderDiagnosis(diagnosis, claims, target) {
            const { compared } = diagnosis;
            if (compared === undefined)
                return renderSuspicion(diagnosis, claims, target);
            return [
                `The identity ${target.uid} and the token of this job:`,
                ...compared.flatMap(renderCondition),
                ...renderCauses(diagnosis),
                ...renderRemedy(diagnosis, target),
            ];
        }
        function renderCondition({ field, identity, token, verdict }) {
            const mark = { equal: 'ok', different: 'DIFFERS', unjudged: 'pattern, not evaluated' }[verdict];
            return [
                `  ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(field, 80)}: ${mark}`,
                `    identity: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(identity, 300)}`,
                `    token:    ${token === undefined ? '(none that can be shown)' : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(token, 300)}`,
            ];
        }
        function renderCauses({ causes, compared }) {
            if (causes.length > 0)
                return causes.map((cause) => `Cause: ${explainCause(cause)}`);
            const hasPattern = compared?.some(({ verdict }) => verdict === 'unjudged') ?? false;
            return [
                hasPattern
                    ? 'Cause: probably one of the patterns, since everything else matches. Exact values are safer.'
                    : 'Everything matches: the identity may have just changed, or the token expired. Re-run the job.',
            ];
        }
        function renderRemedy({ remedy }, target) {
            if (remedy === undefined)
                return [];
            if (!(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.KA)(JSON.stringify(remedy)))
                return [NOT_PLAIN];
            return [
                'To make the identity match this token, an owner can use one of these:',
                ...(0, _fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.ox)(remedy, target),
            ];
        }
        function renderSuspicion({ causes }, claims, target) {
            const values = { issuer: claims.iss, subject: claims.sub, audience: claims.aud };
            return [
                `The identity ${target.uid} must match this token:`,
                ...(0, _values_id_token_js__WEBPACK_IMPORTED_MODULE_0__.Z)(claims).map((line) => `  ${line}`),
                ...causes.flatMap((cause) => suspectCause(cause, (0, _subject_js__WEBPACK_IMPORTED_MODULE_3__.K)(claims)) ?? []),
                ...((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.KA)(JSON.stringify(values))
                    ? [
                        'If the identity should match this token, an owner can use one of these:',
                        ...(0, _fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.Vp)(values, target),
                    ]
                    : [NOT_PLAIN]),
            ];
        }
        const NOT_PLAIN = 'The values contain characters that cannot be shown, so no command is generated. Compare them manually.';
        function explainCause({ kind, field }) {
            return TEXTS[kind].replaceAll('{field}', field);
        }
        function suspectCause({ kind }, other) {
            return SUSPICIONS[kind]?.replace('{other}', other === undefined ? '' : `, ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_1__.g$)(other, 300)},`);
        }
        const TEXTS = {
            'issuer-slash': 'The issuers differ by a trailing "/". They must match exactly.',
            'issuer-case': 'The issuers differ in case. They must match exactly.',
            'issuer-other': 'The identity trusts another issuer. GitHub Enterprise Server and some enterprises have their own issuer.',
            audience: 'The identity expects another audience. The audience of the token is the host of `issuer-url`.',
            'subject-case': 'The subjects differ in case. GitHub uses the exact spelling of owner and repository.',
            'subject-blank': 'The subject of the identity has leading or trailing spaces.',
            'subject-wildcard': 'The subject of the identity contains "*", which is matched literally. Use the exact subject.',
            'immutable-token': 'GitHub issues subjects with ids for this repository (as for new, renamed and transferred ones); the identity has a subject without ids.',
            'immutable-identity': 'The identity has a subject with ids; GitHub issues subjects without ids for this repository. Enable immutable subjects in its OIDC settings, or change the identity.',
            'hyphen-ids': 'The subject joins ids with hyphens, a format that can be forged and that GitHub no longer issues. Never trust it.',
            'environment-in-token': 'The job has an `environment:`, which replaces the branch or tag in the subject. Remove it from the job, or change the identity.',
            'environment-in-identity': 'The identity is for an environment, but the job has none. Add `environment:` to the job, or change the identity.',
            'environment-name': 'The identity is for another environment.',
            'pull-request': 'All pull requests have the same subject, regardless of their author. Keep this identity unchanged, and use one for the purpose `check`, which can only read.',
            'not-a-pull-request': 'The identity is for pull requests, but this run is not one.',
            branch: 'The identity is for another branch.',
            tag: 'One of the two subjects is that of a tag. Add an `environment:` to the job: its subject is the same for every tag.',
            repository: 'The identity is for another repository. A rename or transfer does not change the identity.',
            'subject-other': 'The subjects do not match; the repository may customize its subject.',
            event: 'The identity does not accept this event. Run the job on one that it accepts; do not relax the identity.',
            claim: 'The claim {field} differs.',
            'claim-absent': 'The identity requires {field}, which is not in this token.',
            'joined-pattern': 'The pattern of {field} combines several claims, which never matches. Use one flag for each claim.',
        };
        const SUSPICIONS = {
            'environment-in-token': 'The job has an `environment:`, which replaces the branch in the subject: an identity for a branch does not match.',
            'pull-request': 'This run is for a pull request, whose subject has no branch: an identity for a branch does not match.',
            tag: 'This run is for a tag: an identity for a branch does not match.',
            branch: 'This run is for a branch without an `environment:`: an identity for an environment, pull requests or another branch does not match.',
            'immutable-token': 'The subject has ids: an identity with the subject without ids{other} does not match.',
            'immutable-identity': 'The subject has no ids: an identity with the subject with ids{other} does not match.',
            'hyphen-ids': TEXTS['hyphen-ids'],
            'subject-other': 'The subject does not start with this repository: it is customized, or not from GitHub.',
        };
    }),
    12945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (readSubject),
            K: () => (inOtherForm)
        });
        function readSubject(claims) {
            const forms = repositoryForms(claims);
            const rest = (prefix) => claims.sub.startsWith(`${prefix}:`) ? claims.sub.slice(prefix.length + 1) : undefined;
            for (const form of ['immutable', 'legacy']) {
                const context = rest(forms[form]);
                if (context !== undefined)
                    return { kind: 'repository', form, context: readContext(context) };
            }
            return rest(forms.hyphen) === undefined ? { kind: 'foreign' } : { kind: 'hyphen-ids' };
        }
        function inOtherForm(claims) {
            const reading = readSubject(claims);
            if (reading.kind !== 'repository')
                return undefined;
            const forms = repositoryForms(claims);
            if (forms.immutable === NO_PREFIX)
                return undefined;
            const [from, to] = reading.form === 'legacy' ? [forms.legacy, forms.immutable] : [forms.immutable, forms.legacy];
            return to + claims.sub.slice(from.length);
        }
        const NO_PREFIX = '\0';
        function repositoryForms(claims) {
            const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
            const { repository_id: id, repository_owner_id: ownerId } = claims;
            if (owner === '' || name === '')
                return { legacy: NO_PREFIX, immutable: NO_PREFIX, hyphen: NO_PREFIX };
            const legacy = `repo:${owner}/${name}`;
            if (id === undefined || ownerId === undefined)
                return { legacy, immutable: NO_PREFIX, hyphen: NO_PREFIX };
            return {
                legacy,
                immutable: `repo:${owner}@${ownerId}/${name}@${id}`,
                hyphen: `repo:${owner}-${ownerId}/${name}-${id}`,
            };
        }
        function readContext(text) {
            if (text === 'pull_request')
                return { kind: 'pull-request' };
            const [, what, name] = /^(environment:|ref:refs\/heads\/|ref:refs\/tags\/)([^:]+)$/.exec(text) ?? [];
            if (what === undefined || name === undefined)
                return { kind: 'other', text };
            if (what === 'environment:')
                return { kind: 'environment', name };
            if (what === 'ref:refs/tags/')
                return { kind: 'tag', name };
            return { kind: name.startsWith('gh-readonly-queue/') ? 'merge-queue' : 'branch', name };
        }
    }),
    47319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (signIn),
            _: () => (exchangeForAudiences)
        });
        var _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13743);
        var _api_client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48434);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67872);
        var _claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6005);
        var _claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15649);
        async function signIn(options) {
            const { endpoints } = options;
            const [api, registry] = await exchangeForAudiences([endpoints.apiUrl, (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.mm)(endpoints)], options);
            if (api === undefined || registry === undefined)
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('internal_bug', 'an audience is missing');
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
            const audience = (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints);
            const minted = await (0, _api_client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.nT)(call, { requestUrl, requestToken, audience });
            onSecret(minted.token);
            return minted;
        }
        async function exchange({ token }, audiences, { call, identity, onSecret }) {
            return Promise.all(audiences.map(async (audience) => {
                const exchanged = await (0, _api_client_platform_token_exchange_js__WEBPACK_IMPORTED_MODULE_1__.r1)(call, { idToken: token, identity, audience });
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
            return error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD && error.code === 'auth_rejected';
        }
        function explain(error, claims, options) {
            if (!(error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD))
                return error;
            if (error.code === 'platform_not_found') {
                return new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_unknown_identity', error.message, { cause: error });
            }
            if (error.code !== 'auth_rejected' && error.code !== 'auth_forbidden')
                return error;
            const { identity, claimMatch, endpoints } = options;
            const diagnosis = (0, _claim_doctor_diagnose_js__WEBPACK_IMPORTED_MODULE_3__.h)(claims, claimMatch, (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.P5)(endpoints));
            const lines = (0, _claim_doctor_render_js__WEBPACK_IMPORTED_MODULE_4__.s)(diagnosis, claims, { uid: identity, apiUrl: endpoints.apiUrl });
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('auth_rejected', [error.message, ...lines].join('\n'), { cause: error });
        }
    }),
    34394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Z: () => (describeClaims),
            x: () => (readIdToken)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67872);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74130);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64865);
        function readIdToken(token) {
            const claims = decodePayload(token);
            const [iss, sub, aud] = [claims['iss'], claims['sub'], claims['aud']];
            if (typeof iss !== 'string' || typeof sub !== 'string' || typeof aud !== 'string') {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', "GitHub's OIDC token lacks iss, sub or aud");
            }
            return {
                iss,
                sub,
                aud,
                event_name: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'event_name'),
                repository: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'repository'),
                repository_id: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'repository_id'),
                repository_owner_id: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'repository_owner_id'),
                ref: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'ref'),
                environment: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'environment'),
                job_workflow_ref: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Of)(claims, 'job_workflow_ref'),
                expiresAt: (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.Ay)(claims),
            };
        }
        const SHOWN_CLAIMS = [
            'iss',
            'sub',
            'aud',
            'event_name',
            'repository',
            'repository_id',
            'repository_owner_id',
            'ref',
            'environment',
            'job_workflow_ref',
        ];
        function describeClaims(claims) {
            const texts = SHOWN_CLAIMS.flatMap((name) => {
                const value = claims[name];
                return value === undefined ? [] : [`${name}: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$)(value, 300)}`];
            });
            return claims.expiresAt === undefined ? texts : [...texts, `exp: ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(claims.expiresAt)}`];
        }
        function decodePayload(token) {
            const [, payload = '', ...rest] = token.split('.');
            const claims = rest.length === 1 ? (0, _jwt_claims_js__WEBPACK_IMPORTED_MODULE_2__.DT)(payload) : undefined;
            if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('platform_unexpected_answer', "GitHub's OIDC token is not a JWT");
            }
            return Object.fromEntries(Object.entries(claims));
        }
    })
};
