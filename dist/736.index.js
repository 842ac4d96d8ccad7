export const id = 736;
export const ids = [736];
export const modules = {
    526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (findOidcRequest),
            U: () => (fallbackWithoutToken)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6158);
        function findOidcRequest(environment) {
            const { oidcRequestUrl, oidcRequestToken } = environment;
            if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
                return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
            }
            if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
                const missing = oidcRequestUrl === '' ? REQUEST_URL : 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_id_token_half_set', `${missing} is not set`);
            }
            return explainMissing(environment);
        }
        const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'];
        function readRequestUrl({ oidcRequestUrl, serverUrl }) {
            const url = (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.V4)(REQUEST_URL, oidcRequestUrl);
            const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
            const isKnown = [...GITHUB_DOMAINS, ...server].some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
            if (isKnown || (0, _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.U9)(url.hostname))
                return url;
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is not a GitHub host`, {
                hint: 'The runner sets this variable. Check whether an earlier step changed it.',
            });
        }
        const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
        function explainMissing(environment) {
            const head = environment.event.pull_request?.head.repo?.full_name;
            if (head !== undefined && head !== environment.repository) {
                return untrusted(`this run comes from the fork ${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(head, 140)}, and GitHub does not issue OIDC tokens to forks`);
            }
            if (environment.actor === 'dependabot[bot]') {
                return untrusted('this run was started by Dependabot, and GitHub does not issue OIDC tokens to Dependabot');
            }
            const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_no_id_token', 'this job cannot request an OIDC token');
            return { kind: 'not-permitted', error };
        }
        function untrusted(reason) {
            const hint = 'No permission changes this. Run the workflow on a schedule, or set `when-unavailable: skip` if the action has that input.';
            return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_no_id_token', reason, { hint }) };
        }
        function fallbackWithoutToken({ kind, error }, whenUnavailable) {
            const canSkip = whenUnavailable === 'skip' && kind === 'untrusted';
            if (whenUnavailable !== 'anonymous' && !canSkip)
                throw error;
            return { kind: canSkip ? 'skipped' : 'anonymous', reason: error.message };
        }
    }),
    6514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HJ: () => (ComparisonInputs),
            Wj: () => (CheckInputs),
            YI: () => (PolicyInputs),
            qS: () => (optionInput),
            x8: () => (POLICY_INPUTS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
        var _contract_config_policy_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8181);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
        var _domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7078);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6158);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8765);
        function optionInput(option) {
            const schema = (0, _contract_config_policy_config_js__WEBPACK_IMPORTED_MODULE_0__.V9)(option);
            return zod__WEBPACK_IMPORTED_MODULE_5__.YjP().transform((text, context) => {
                if (text.trim() === '')
                    return undefined;
                const parsed = schema.safeParse(plainValue(option, text));
                for (const { message } of parsed.error?.issues ?? [])
                    context.addIssue({ code: 'custom', message: (0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_6__.g$)(message, 200) });
                return parsed.data;
            });
        }
        function plainValue({ kind }, text) {
            switch (kind) {
                case 'list':
                    return text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
                case 'switch':
                    return text === 'true' || (text === 'false' ? false : text);
                case 'days':
                    return /^\d+$/.test(text) ? Number(text) : text;
                case 'choice':
                case 'duration':
                    return text;
            }
        }
        const POLICY_INPUTS = Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.iJ).filter((option) => 'example' in option);
        const PolicyInputs = Object.fromEntries(POLICY_INPUTS.map((option) => [option.name, optionInput(option)]));
        const ComparisonInputs = {
            since: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().transform((text, context) => {
                const time = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(text);
                if (text !== '' && time === undefined)
                    context.addIssue({ code: 'custom', message: 'must be a UTC time such as 2026-05-01T00:00:00Z' });
                return time;
            }),
            baseline: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        };
        const CheckInputs = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_4__.TT,
            ...PolicyInputs,
            ...ComparisonInputs,
            identity: _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__.lz,
            organization: _service_inputs_js__WEBPACK_IMPORTED_MODULE_4__.yb,
            'when-unavailable': zod__WEBPACK_IMPORTED_MODULE_5__.euz('').or(_service_inputs_js__WEBPACK_IMPORTED_MODULE_4__.vI),
            'report-path': zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
            'sarif-path': zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
            'openvex-path': zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
            comment: zod__WEBPACK_IMPORTED_MODULE_5__.k5n(_domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_3__.p8, `must be one of ${_domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_3__.p8.join(', ')}`),
            'job-key': zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
            'github-token': zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
        });
    }),
    8765: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ko: () => (readInputs),
            TT: () => (PlaceInputs),
            h$: () => (PLACE_DEFAULTS),
            lz: () => (Identity),
            uY: () => (endpointsOf),
            vI: () => (WhenUnavailableInput),
            yb: () => (Organization)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
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
        const Identity = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
        const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
        const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
        const Organization = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization, spelled as in image references');
        const PLACE_DEFAULTS = {
            registry: _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registry,
            'registry-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.registryUrl,
            'token-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.tokenUrl,
            'api-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.apiUrl,
            'issuer-url': _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.ny.issuerUrl,
            'timeout-seconds': '300',
        };
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
    3550: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P5: () => (assertionAudience),
            U9: () => (isLoopback),
            V4: () => (readTrustedUrl),
            Zg: () => (readEndpoints),
            mm: () => (registryAudience),
            ny: () => (DEFAULT_ENDPOINTS)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
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
    8653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Th: () => (PolicyConfig),
            V9: () => (optionSchema),
            g1: () => (ReportedPolicy)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8181);
        var _domain_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4953);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2224);
        var _strict_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8541);
        function optionSchema(option) {
            switch (option.kind) {
                case 'list':
                    return zod__WEBPACK_IMPORTED_MODULE_3__.YOg((0, _strict_object_js__WEBPACK_IMPORTED_MODULE_4__.y)(option.what, option.values), `must be a list of ${option.what}s`);
                case 'choice':
                    return (0, _strict_object_js__WEBPACK_IMPORTED_MODULE_4__.y)(option.what, option.values);
                case 'switch':
                    return zod__WEBPACK_IMPORTED_MODULE_3__.zMY('must be true or false');
                case 'days':
                    return zod__WEBPACK_IMPORTED_MODULE_3__.Whr(NUMBER_OF_DAYS).min(0, NUMBER_OF_DAYS).max(36_500, NUMBER_OF_DAYS);
                case 'duration':
                    return zod__WEBPACK_IMPORTED_MODULE_3__.YjP(DURATION)
                        .refine((text) => (0, _domain_duration_js__WEBPACK_IMPORTED_MODULE_1__.$7)(text) !== undefined, DURATION)
                        .transform((text) => ((0, _domain_duration_js__WEBPACK_IMPORTED_MODULE_1__.$7)(text) ?? 0) / _domain_instant_js__WEBPACK_IMPORTED_MODULE_2__.sO);
            }
        }
        const NUMBER_OF_DAYS = 'must be a whole number of days, at most 36500';
        const DURATION = 'must be a duration such as `14d`';
        const PolicyConfig = Object.fromEntries(Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.iJ).map((option) => [
            option.name,
            optionSchema(option).optional().describe(option.description),
        ]));
        const ReportedPolicy = zod__WEBPACK_IMPORTED_MODULE_3__.rej(Object.fromEntries(Object.entries(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_0__.iJ).map(([key, option]) => [
            key,
            option.kind === 'duration' ? zod__WEBPACK_IMPORTED_MODULE_3__.aig().nullable() : optionSchema(option),
        ])));
    }),
    8541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (strictObject),
            y: () => (oneOf)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        var _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(740);
        function strictObject(shape) {
            const known = Object.keys(shape);
            return zod__WEBPACK_IMPORTED_MODULE_0__.rej(shape, {
                error: (issue) => issue.code === 'unrecognized_keys' ? describeUnknown('key', issue.keys, known) : undefined,
            });
        }
        function oneOf(what, words) {
            return zod__WEBPACK_IMPORTED_MODULE_0__.k5n(words, {
                error: (issue) => typeof issue.input === 'string'
                    ? describeUnknown(what, [issue.input], words)
                    : `expected one of ${words.join(', ')}`,
            });
        }
        function describeUnknown(what, unknown, known) {
            const [first = ''] = unknown;
            const near = (0, _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__.z)(first, known);
            const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
            return `unknown ${what} "${first.slice(0, 60)}", ${advice}`;
        }
    }),
    4277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B2: () => (groupByVulnerability),
            Im: () => (advisoryApplies),
            Oz: () => (apkArchitecture)
        });
        const APK_SPELLINGS = { amd64: 'x86_64', arm64: 'aarch64' };
        function apkArchitecture(architecture) {
            return APK_SPELLINGS[architecture] ?? architecture;
        }
        function advisoryApplies(advisory, installed) {
            const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
            if (deleteTime !== undefined || !(artifactType === '' || artifactType.toLowerCase() === 'apk'))
                return false;
            if (artifactName !== installed.name && artifactName !== installed.origin)
                return false;
            const [wanted, has] = [artifactArchitecture, installed.arch ?? ''].map(apkArchitecture);
            return isAny(wanted) || isAny(has) || wanted === has;
        }
        function groupByVulnerability(advisories) {
            let groups = [];
            for (const advisory of advisories) {
                const names = new Set(namesOf(advisory));
                const isJoined = (group) => group.some((other) => namesOf(other).some((name) => names.has(name)));
                const joined = groups.filter(isJoined).flat();
                groups = [...groups.filter((group) => !isJoined(group)), [...joined, advisory]];
            }
            return new Map(groups.map((group) => [canonicalId(group), group]));
        }
        function canonicalId(advisories) {
            const names = advisories.flatMap(namesOf).sort();
            return (names.find((name) => name.startsWith('CVE-')) ??
                names.find((name) => name.startsWith('GHSA-')) ??
                advisories.map(({ advisoryId }) => advisoryId).sort()[0] ??
                '');
        }
        function namesOf({ advisoryId, aliases }) {
            return [advisoryId, ...aliases];
        }
        function isAny(architecture) {
            return architecture === undefined || architecture === '' || architecture === 'noarch';
        }
    }),
    6268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            t: () => (ADVISORY_STATUSES),
            U: () => (decideAdvisoryStatus)
        });
        var errors = __webpack_require__(6046);
        var printable = __webpack_require__(6158);
        ;
        const KINDS = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
        const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
        const RELEASE = SUFFIXES.indexOf('cvs');
        function isValidApkVersion(version) {
            for (let part = readPart(version); part !== undefined; part = readPart(version, part)) {
                if (part.kind === 'end')
                    return true;
            }
            return false;
        }
        function compareApkVersions(a, b) {
            requireVersion(a);
            requireVersion(b);
            let left = readPart(a);
            let right = readPart(b);
            while (left !== undefined && right !== undefined) {
                const order = compareParts(left, right);
                if (order !== 0 || left.kind === 'end')
                    return order;
                left = readPart(a, left);
                right = readPart(b, right);
            }
            return 0;
        }
        function requireVersion(version) {
            if (isValidApkVersion(version))
                return;
            throw new errors.OD('internal_bug', `"${(0, printable.g$)(version, 80)}" is not a version that apk can order`);
        }
        function compareParts(left, right) {
            if (left.kind !== right.kind) {
                if (isPreRelease(left))
                    return -1;
                if (isPreRelease(right))
                    return 1;
                return sign(KINDS.indexOf(right.kind) - KINDS.indexOf(left.kind));
            }
            switch (left.kind) {
                case 'first':
                case 'suffix-number':
                case 'revision':
                    return compareDigits(left.text, right.text);
                case 'number': {
                    const isText = left.text.startsWith('0') || right.text.startsWith('0');
                    return isText ? compareText(left.text, right.text) : compareDigits(left.text, right.text);
                }
                case 'suffix':
                    return sign(SUFFIXES.indexOf(left.text) - SUFFIXES.indexOf(right.text));
                case 'letter':
                case 'hash':
                    return compareText(left.text, right.text);
                case 'end':
                    return 0;
            }
        }
        function isPreRelease({ kind, text }) {
            return kind === 'suffix' && SUFFIXES.indexOf(text) < RELEASE;
        }
        function compareDigits(left, right) {
            const [one, other] = [left.slice(leadingZeros(left)), right.slice(leadingZeros(right))];
            return one.length === other.length ? compareText(one, other) : sign(one.length - other.length);
        }
        function leadingZeros(digits) {
            return endOfRun(digits, 0, (character) => character === '0');
        }
        function compareText(left, right) {
            if (left === right)
                return 0;
            return left < right ? -1 : 1;
        }
        function sign(number) {
            if (number === 0)
                return 0;
            return number < 0 ? -1 : 1;
        }
        function readPart(version, before) {
            const at = before?.next ?? 0;
            if (before === undefined)
                return run('first', version, at, isDigit);
            if (at === version.length)
                return { kind: 'end', text: '', next: at };
            const isAfterNumber = before.kind === 'first' || before.kind === 'number';
            const isBeforeHash = before.kind !== 'hash' && before.kind !== 'revision';
            const character = version.charAt(at);
            if (isAfterNumber && character === '.')
                return run('number', version, at + 1, isDigit);
            if (isAfterNumber && isLetter(character))
                return { kind: 'letter', text: character, next: at + 1 };
            if (before.kind === 'suffix' && isDigit(character))
                return run('suffix-number', version, at, isDigit);
            if (isBeforeHash && character === '_')
                return readSuffix(version, at + 1);
            if (isBeforeHash && character === '~')
                return run('hash', version, at + 1, isHex);
            const isRevision = before.kind !== 'revision' && version.startsWith('-r', at);
            return isRevision ? run('revision', version, at + 2, isDigit) : undefined;
        }
        function readSuffix(version, from) {
            const suffix = run('suffix', version, from, isLetter);
            return suffix !== undefined && SUFFIXES.includes(suffix.text) ? suffix : undefined;
        }
        function run(kind, version, from, isPart) {
            const next = endOfRun(version, from, isPart);
            return next === from ? undefined : { kind, text: version.slice(from, next), next };
        }
        function endOfRun(text, from, isPart) {
            let end = from;
            while (end < text.length && isPart(text.charAt(end)))
                end += 1;
            return end;
        }
        function isDigit(character) {
            return character >= '0' && character <= '9';
        }
        function isLetter(character) {
            return character >= 'a' && character <= 'z';
        }
        function isHex(character) {
            return isDigit(character) || (character >= 'a' && character <= 'f');
        }
        var advisory_timeline = __webpack_require__(3348);
        ;
        const ADVISORY_STATUSES = [
            'affected_fix_available',
            'affected',
            'affected_wont_fix',
            'under_investigation',
            'affected_pending_upstream',
            'unknown',
            'unknown_not_analysed',
            'unreviewed',
            'fixed_assumed',
            'fixed',
            'not_affected',
        ];
        function decideAdvisoryStatus(given) {
            const timeline = (0, advisory_timeline.lx)(given.events);
            if (timeline === undefined)
                return { ...UNDECIDED, status: 'unknown', row: 16 };
            const latest = timeline.at(-1);
            if (latest === undefined)
                return UNDECIDED;
            const decided = decide(timeline, latest, given.installed);
            return { ...UNDECIDED, ...decided, event: latest.event, since: (0, advisory_timeline.NE)(timeline) };
        }
        const UNDECIDED = {
            status: 'unreviewed',
            row: 17,
            fixedVersion: undefined,
            event: undefined,
            since: undefined,
        };
        function decide(timeline, { event, kind }, installed) {
            switch (kind) {
                case 'fixed':
                    return decideFixed(event.fixed?.fixedVersion, installed);
                case 'false-positive':
                    return { status: 'not_affected', row: 5 };
                case 'true-positive':
                    return { status: 'affected', row: 6 };
                case 'fix-not-planned':
                    return { status: 'affected_wont_fix', row: 7 };
                case 'pending-upstream-fix':
                    return { status: 'affected_pending_upstream', row: 8 };
                case 'analysis-not-planned':
                    return { status: 'unknown_not_analysed', row: 9 };
                case 'detection':
                    return decideDetection(timeline, installed);
                case 'patched':
                    return decidePatched(event.patched?.patchedVersions ?? [], installed);
                case 'unknown':
                    return { status: 'unknown', row: 16 };
            }
        }
        function decideFixed(fixedVersion, installed) {
            if (fixedVersion === '0')
                return { status: 'not_affected', row: 3, fixedVersion };
            const order = compareIfValid(installed, fixedVersion);
            if (order === undefined)
                return { status: 'unknown', row: 4, fixedVersion };
            if (order < 0)
                return { status: 'affected_fix_available', row: 2, fixedVersion };
            return { status: 'fixed', row: 1, fixedVersion };
        }
        function decideDetection(timeline, installed) {
            const lastFix = timeline.findLastIndex(({ kind }) => kind === 'fixed');
            const fixedVersion = timeline[lastFix]?.event.fixed?.fixedVersion;
            if (fixedVersion === undefined)
                return { status: 'under_investigation', row: 10 };
            const order = compareIfValid(installed, fixedVersion);
            if (order === undefined)
                return { status: 'unknown', row: 4, fixedVersion };
            const detected = lowestDetected(timeline.slice(lastFix + 1), fixedVersion);
            if (order < 0) {
                return { status: 'affected_fix_available', row: detected === undefined ? 14 : 11, fixedVersion };
            }
            if (detected === undefined)
                return { status: 'under_investigation', row: 14 };
            return compareApkVersions(installed, detected) < 0
                ? { status: 'fixed', row: 12, fixedVersion }
                : { status: 'under_investigation', row: 13 };
        }
        function lowestDetected(sinceFix, fixedVersion) {
            const versions = sinceFix.map(({ event }) => event.detection?.scanv1?.artifactVersion ?? '');
            const latest = versions.at(-1) ?? '';
            if (!isValidApkVersion(latest))
                return undefined;
            const withFix = versions.filter((one) => (compareIfValid(one, fixedVersion) ?? -1) >= 0);
            return [latest, ...withFix].sort(compareApkVersions)[0];
        }
        function decidePatched(patched, installed) {
            if (patched.includes(installed))
                return { status: 'fixed', row: 15, fixedVersion: installed };
            const [first = ''] = patched;
            if (patched.length === 0 || !patched.every(isValidApkVersion) || !isValidApkVersion(installed)) {
                return { status: 'unknown', row: 4, fixedVersion: first === '' ? undefined : first };
            }
            const rising = [...patched].sort(compareApkVersions);
            const same = rising.find((version) => compareApkVersions(installed, version) === 0);
            if (same !== undefined)
                return { status: 'fixed', row: 15, fixedVersion: same };
            const before = rising.findLast((version) => compareApkVersions(installed, version) > 0);
            const isFollower = before !== undefined && (before === rising.at(-1) || isSameRelease(before, installed));
            if (isFollower)
                return { status: 'fixed_assumed', row: 15, fixedVersion: before };
            const next = rising.find((version) => compareApkVersions(installed, version) < 0);
            return { status: 'affected_fix_available', row: 15, fixedVersion: next };
        }
        function isSameRelease(one, other) {
            return compareApkVersions(withoutRevision(one), withoutRevision(other)) === 0;
        }
        function withoutRevision(version) {
            return version.replace(/-r[0-9]+$/, '');
        }
        function compareIfValid(installed, other) {
            const areValid = other !== undefined && isValidApkVersion(installed) && isValidApkVersion(other);
            return areValid ? compareApkVersions(installed, other) : undefined;
        }
    }),
    3348: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            NE: () => (openSince),
            Pb: () => (eventKind),
            dP: () => (EVENT_KINDS),
            kH: () => (noteOf),
            lx: () => (approvedInOrder),
            x4: () => (versionsOf)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
        const FIELDS = [
            ['detection', 'detection'],
            ['truePositiveDetermination', 'true-positive'],
            ['falsePositiveDetermination', 'false-positive'],
            ['fixed', 'fixed'],
            ['pendingUpstreamFix', 'pending-upstream-fix'],
            ['fixNotPlanned', 'fix-not-planned'],
            ['analysisNotPlanned', 'analysis-not-planned'],
            ['patched', 'patched'],
        ];
        const EVENT_KINDS = [
            'detection',
            'true-positive',
            'false-positive',
            'fixed',
            'pending-upstream-fix',
            'fix-not-planned',
            'analysis-not-planned',
            'patched',
            'unknown',
        ];
        function eventKind(event) {
            return FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
        }
        function versionsOf({ detection, fixed, patched }) {
            const named = [
                detection?.scanv1?.artifactVersion,
                fixed?.fixedVersion,
                ...(patched?.patchedVersions ?? []),
            ];
            return named.filter((version) => version !== undefined);
        }
        function noteOf(event) {
            const said = [
                event.truePositiveDetermination,
                event.falsePositiveDetermination,
                event.fixed,
                event.pendingUpstreamFix,
                event.fixNotPlanned,
                event.analysisNotPlanned,
                event.patched,
            ];
            return said.find((one) => one !== undefined)?.note?.trim() ?? '';
        }
        function approvedInOrder(events) {
            const timed = events
                .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
                .map((event) => ({ event, kind: eventKind(event), at: (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(event.createTime) }));
            const readable = timed.flatMap((one) => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
            if (readable.length !== timed.length)
                return undefined;
            return readable.sort((one, other) => one.at - other.at || belowMillisecond(one.event) - belowMillisecond(other.event));
        }
        function belowMillisecond({ createTime }) {
            const [, digits = ''] = /\.\d{3}(\d{1,6})Z$/.exec(createTime) ?? [];
            return Number(digits.padEnd(6, '0'));
        }
        function openSince(timeline) {
            const settled = timeline.findLastIndex(({ kind }) => kind === 'fixed' || kind === 'false-positive' || kind === 'patched');
            return (timeline[settled + 1] ?? timeline.at(-1))?.at;
        }
    }),
    6308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (assessByName),
            C: () => (assessPackages)
        });
        var advisory_status = __webpack_require__(6268);
        var advisory_timeline = __webpack_require__(3348);
        ;
        const NOT_KNOWN = '';
        function decideByTime(given) {
            const { events, builtAt } = given;
            const decision = (0, advisory_status.U)({ events, installed: NOT_KNOWN });
            const latest = (0, advisory_timeline.lx)(events)?.at(-1);
            if (latest === undefined || decision.status === 'not_affected')
                return decision;
            if (latest.kind === 'detection')
                return { ...decision, status: 'under_investigation', fixedVersion: undefined };
            if (latest.kind !== 'fixed' && latest.kind !== 'patched')
                return decision;
            const hasFix = builtAt !== undefined && builtAt >= latest.at;
            return { ...decision, status: hasFix ? 'fixed_assumed' : 'affected_fix_available' };
        }
        var advisory_selection = __webpack_require__(4277);
        var severity = __webpack_require__(2082);
        ;
        function assessPackages(platforms, advisoriesOn) {
            const found = platforms.flatMap(({ platform, packages }) => packages.flatMap((installed) => assessPackage(installed, platform, advisoriesOn)));
            const groups = Map.groupBy(found, (one) => `${one.package?.name}\n${one.package?.version}\n${one.id}`);
            return [...groups.values()].flatMap(mergePlatforms).sort(byPackageAndId);
        }
        function assessByName(advisories, builtAt) {
            const current = advisories.filter(({ deleteTime }) => deleteTime === undefined);
            return [...(0, advisory_selection.B2)(current)]
                .map(([id, group]) => {
                const decided = group.map((advisory) => ({
                    advisory,
                    decision: decideByTime({ events: advisory.events, builtAt }),
                }));
                return Object.assign({ id, package: undefined, platforms: [] }, worstOf(decided), statedBy(group));
            })
                .sort(byPackageAndId);
        }
        function assessPackage(installed, platform, advisoriesOn) {
            const names = new Set([installed.name, installed.origin ?? installed.name]);
            const anywhere = { ...installed, arch: undefined };
            const about = [...names].flatMap(advisoriesOn).filter((one) => (0, advisory_selection.Im)(one, anywhere));
            const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
            return [...(0, advisory_selection.B2)(unique)].flatMap(([id, group]) => {
                const decided = group
                    .filter((advisory) => (0, advisory_selection.Im)(advisory, installed))
                    .map((advisory) => ({
                    advisory,
                    decision: (0, advisory_status.U)({ events: advisory.events, installed: installed.version }),
                }));
                if (decided.length === 0)
                    return [];
                return [{ ...worstOf(decided), ...statedBy(group), id, package: installed, platforms: [platform] }];
            });
        }
        function worstOf(decided) {
            return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
        }
        function compareDecided(one, other) {
            const rank = ({ decision }) => advisory_status.t.indexOf(decision.status);
            return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
        }
        function statedBy(group) {
            const names = new Set(group.flatMap(({ advisoryId, aliases }) => [advisoryId, ...aliases]));
            return { names: [...names].sort(), severity: worstSeverity(group) };
        }
        function worstSeverity(advisories) {
            const scored = advisories.map(({ severity }) => severity);
            const rank = ({ rating, score }) => rating === 'unscored' ? severity.lq.length : 0 - (score ?? 0);
            return scored.reduce((worst, one) => (rank(one) < rank(worst) ? one : worst));
        }
        function mergePlatforms(same) {
            const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
            return same.length === 0 ? [] : [{ ...worstOf(same), platforms }];
        }
        function byPackageAndId(one, other) {
            return (compareText(one.package?.name ?? '', other.package?.name ?? '') ||
                compareText(one.package?.version ?? '', other.package?.version ?? '') ||
                compareText(one.id, other.id));
        }
        function compareText(one, other) {
            return one < other ? -1 : Number(one > other);
        }
    }),
    7533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E4: () => (tagKey),
            P$: () => (isNewestBuild),
            TY: () => (buildInUse),
            Uk: () => (NO_SBOM),
            es: () => (judgedTag),
            jh: () => (artifactNames),
            kE: () => (NO_EVIDENCE)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _history_tag_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3287);
        var _image_use_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7125);
        const NO_SBOM = 'no SBOM';
        const NO_EVIDENCE = {
            tags: new Map(),
            tagsOfDigests: new Map(),
            origins: new Map(),
            packages: new Map(),
            advisories: new Map(),
        };
        function tagKey(image, tag) {
            return `${image}:${tag}`;
        }
        function judgedTag(reference, evidence) {
            const found = evidence.tagsOfDigests.get((0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference));
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.yr)(reference) ?? (found?.kind === 'known' ? found.value : undefined);
        }
        function buildInUse({ digest }, tag) {
            if (tag === undefined || tag.history.kind === 'unknown')
                return undefined;
            return digest === undefined ? (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.Dz)(tag.history.value) : (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.w)(tag.history.value, digest);
        }
        function isNewestBuild({ digest }, tag) {
            if (digest === undefined)
                return true;
            return tag?.history.kind === 'known' && (0, _history_tag_history_js__WEBPACK_IMPORTED_MODULE_1__.Dz)(tag.history.value)?.digest === digest;
        }
        function artifactNames(packages, reference) {
            if (packages === undefined || packages.source === 'name')
                return [(0, _image_use_js__WEBPACK_IMPORTED_MODULE_2__.Cs)(reference.path)];
            const all = packages.platforms.flatMap((one) => one.packages);
            return [
                ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
            ].sort();
        }
    }),
    7125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cs: () => (artifactName),
            RC: () => (historicImage),
            Wt: () => (platformsOf)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
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
    4953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $7: () => (readDuration),
            Um: () => (roughDuration),
            a3: () => (formatDuration)
        });
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
            const [, count = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
            const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
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
    }),
    3287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Dz: () => (newestBuild),
            HJ: () => (tagForm),
            aH: () => (appendPage),
            er: () => (lagOf),
            hJ: () => (distanceOf),
            q9: () => (settledHistory),
            s$: () => (usualInterval),
            w: () => (findBuild)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
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
        function lagOf(history, digest, now) {
            if (history.at(-1)?.digest === digest)
                return { kind: 'newest' };
            const settled = settledHistory(history);
            const last = settled.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return { kind: 'not-in-history' };
            const [first] = settled.slice(last + 1);
            if (first === undefined)
                return { kind: 'newest' };
            const days = Math.max(0, Math.floor((now - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO));
            return { kind: 'behind', builds: settled.length - last - 1, days, since: first.at };
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
        function distanceOf(history, from, to) {
            const builds = settledHistory(history);
            const start = builds.findLastIndex(({ digest }) => digest === from);
            const end = builds.findLastIndex(({ digest }) => digest === to);
            const first = builds[start];
            const last = builds[end];
            if (first === undefined || last === undefined)
                return undefined;
            return { builds: end - start, days: Math.trunc((last.at - first.at) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO) };
        }
    }),
    8449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D6: () => (pinKey),
            JX: () => (periodText),
            OK: () => (likelyTags),
            jH: () => (periodOf)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2224);
        function pinKey(reference) {
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.Ys)(reference);
        }
        function periodOf(history, digest) {
            const first = history.find((build) => build.digest === digest);
            if (first === undefined)
                return undefined;
            const last = history.findLastIndex((build) => build.digest === digest);
            return { since: first.at, until: history[last + 1]?.at };
        }
        function likelyTags(tag, names) {
            const likeness = new Map(names.map((name) => [name, commonLength(tag, name)]));
            return names
                .filter((name) => name !== tag)
                .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0) || (one < other ? -1 : 1));
        }
        function commonLength(one, other) {
            let length = 0;
            while (length < one.length && one.charAt(length) === other.charAt(length))
                length += 1;
            return length;
        }
        function periodText({ since, until }) {
            return until === undefined
                ? `since ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(since)}`
                : `from ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(since)} to ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_1__.im)(until)}`;
        }
    }),
    7078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ql: () => (commentMarker),
            p8: () => (COMMENT_MODES),
            tx: () => (planComment)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9820);
        var _finding_sections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7755);
        var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9852);
        var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5903);
        const COMMENT_MODES = ['never', 'on-findings', 'always'];
        const LONGEST_BODY = 65_000;
        function commentMarker(jobKey, hash) {
            return `<!-- mooring:check ${hash(jobKey).slice(0, 32)} -->`;
        }
        function planComment(options) {
            const { mode, own, report } = options;
            const [first, ...more] = own;
            const surplus = more.map(({ id }) => id);
            if (mode === 'never')
                return { kind: 'keep', surplus: [] };
            if (first === undefined) {
                const isWanted = mode === 'always' || report.verdict !== 'pass';
                return isWanted ? { kind: 'create', body: renderComment(options), surplus } : { kind: 'keep', surplus };
            }
            const body = renderComment(options);
            return first.body.trim() === body.trim()
                ? { kind: 'keep', surplus }
                : { kind: 'update', id: first.id, body, surplus };
        }
        function renderComment({ report, marker, jobKey, }) {
            const sections = [
                heading(report, marker),
                ...(0, _finding_sections_js__WEBPACK_IMPORTED_MODULE_0__.Y)(report),
                ...(0, _finding_sections_js__WEBPACK_IMPORTED_MODULE_0__.E)(report),
                footer(jobKey),
            ];
            return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.W)(sections, LONGEST_BODY, (text) => text.length);
        }
        function heading(report, marker) {
            const title = `## ${_wording_js__WEBPACK_IMPORTED_MODULE_1__.PU[report.verdict]} ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)((0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.Pl)(report))}`;
            return {
                before: [marker, title, (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)((0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.z8)(report), 600)].join('\n\n'),
                entries: report.notes.map((note) => `\n${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.FV)(note, 600)}`),
                after: '',
                importance: 0,
                noun: 'note',
            };
        }
        function footer(jobKey) {
            const before = `<sub>Job ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(jobKey)}. See the job summary for all images and builds.</sub>`;
            return { before, entries: [], after: '', importance: 9, noun: '' };
        }
    }),
    7755: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (resolvedSection),
            Y: () => (findingSections)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9820);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6158);
        var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5903);
        const LISTS = ['new', 'not-compared', 'pre-existing'];
        const IMPORTANCE = { error: 1, warning: 3, notice: 5 };
        function findingSections({ comparedWith, findings, }) {
            const { lists } = (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.nc)(comparedWith);
            return LISTS.flatMap((novelty) => listSections(findings.filter((one) => one.novelty === novelty), lists[novelty]));
        }
        function listSections(findings, title) {
            if (findings.length === 0)
                return [];
            const failing = findings.filter(({ level }) => level === 'error');
            const warnings = findings.filter(({ level }) => level === 'warning');
            const notices = findings.filter(({ level }) => level === 'notice');
            return [
                { before: `### ${title}: ${findings.length}`, entries: [], after: '', importance: 0, noun: '' },
                ...open(failing),
                ...folded(warnings, (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(warnings.length, 'warning')),
                ...folded(notices, (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(notices.length, 'note')),
            ];
        }
        function open(findings) {
            return sectionOf(findings, HEAD, '');
        }
        function folded(findings, title) {
            return sectionOf(findings, `<details><summary>${title}</summary>\n\n${HEAD}`, '</details>');
        }
        const HEAD = (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.PP)(['', 'Location', 'Problem', 'Fix']);
        function sectionOf(findings, before, after) {
            const [first] = findings;
            if (first === undefined)
                return [];
            return [
                {
                    before,
                    entries: findings.map(findingRow),
                    after,
                    importance: IMPORTANCE[first.level],
                    noun: 'finding',
                },
            ];
        }
        function findingRow(finding) {
            const { exception } = finding;
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.jD)([
                _wording_js__WEBPACK_IMPORTED_MODULE_0__.WG[finding.level],
                finding.file === '' ? 'this run' : place(finding),
                [
                    strong(finding.title),
                    (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(finding.message, 1_000),
                    exception === undefined
                        ? ''
                        : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(`Accepted until ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$)(exception.until, 40)}: ${exception.reason}`, 400),
                ]
                    .filter((part) => part !== '')
                    .join('<br>'),
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(finding.remedy, 600),
            ]);
        }
        function place({ file, line }) {
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.aY)(`${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.IN)(file, 400)}:${line}`);
        }
        function strong(text) {
            const escaped = (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(text, 300);
            return escaped === '' ? '' : `**${escaped}**`;
        }
        function resolvedSection({ comparedWith, resolved, }) {
            if (resolved.length === 0)
                return [];
            const words = (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.nc)(comparedWith).resolved;
            return [
                {
                    before: `<details><summary>✅ ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.l2)(words)}: ${resolved.length}</summary>\n\n${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.PP)(['Location', 'Problem'])}`,
                    entries: resolved.map(({ file, line, title, reference }) => (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.jD)([
                        place({ file, line }),
                        [strong(title), (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.FV)(reference, 500)].filter((part) => part !== '').join('<br>'),
                    ])),
                    after: '</details>',
                    importance: 6,
                    noun: 'resolved finding',
                },
            ];
        }
    }),
    9852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (fitSections)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(795);
        function fitSections(sections, limit, size) {
            const kept = keptEntries(sections, limit, size);
            return sections
                .map((section) => render(section, kept.get(section) ?? 0))
                .filter((text) => text !== '')
                .join('\n\n');
        }
        function keptEntries(sections, limit, size) {
            const kept = new Map();
            const around = sections.map(({ before, after, entries, noun }) => [
                before,
                moreText(entries.length, noun),
                after,
            ]);
            let used = around.flat().reduce((sum, text) => sum + size(text) + 2, 0);
            for (const section of sections.toSorted((a, b) => a.importance - b.importance)) {
                for (const [index, entry] of section.entries.slice(0, section.most).entries()) {
                    used += size(entry) + 1;
                    if (used > limit)
                        return kept;
                    kept.set(section, index + 1);
                }
            }
            return kept;
        }
        function render({ before, entries, after, noun }, kept) {
            const list = [before, ...entries.slice(0, kept)].filter((text) => text !== '').join('\n');
            const left = entries.length - kept;
            return [list, left === 0 ? '' : moreText(left, noun), after].filter((text) => text !== '').join('\n\n');
        }
        function moreText(left, noun) {
            return `… and ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(left, `more ${noun}`)}; all are in the report.`;
        }
    }),
    5903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PU: () => (VERDICT_SIGNS),
            Pl: () => (headline),
            Sd: () => (behindText),
            WG: () => (LEVEL_SIGNS),
            l2: () => (capitalized),
            nc: () => (noveltyWords),
            r9: () => (stateText),
            z8: () => (scope)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(795);
        function headline(report) {
            const blocking = report.findings.filter(({ level }) => level === 'error');
            const warnings = report.findings.filter(({ level }) => level === 'warning');
            switch (report.verdict) {
                case 'fail':
                    return `Mooring check failed: ${blockingText(blocking, report.comparedWith)}.`;
                case 'warn':
                    return `Mooring check passed with ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(warnings.length, 'warning')}.`;
                case 'pass':
                    return report.images.length === 0
                        ? 'Mooring check passed: no image references found.'
                        : 'Mooring check passed.';
            }
        }
        function blockingText(blocking, { kind }) {
            const [first] = blocking;
            const isSame = blocking.every(({ novelty }) => novelty === first?.novelty);
            const adjective = isSame && first !== undefined && first.novelty !== 'not-compared' ? first.novelty : '';
            if (kind !== 'base')
                return (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(blocking.length, joinWords(adjective, 'blocking problem'));
            const problems = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(blocking.length, joinWords(adjective, 'problem'));
            return `${problems} ${blocking.length === 1 ? 'blocks' : 'block'} this change`;
        }
        function joinWords(...words) {
            return words.filter((word) => word !== '').join(' ');
        }
        function scope(report) {
            const checked = `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(report.images.length, 'image')} in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(report.files, 'file')}`;
            return `${checked}, ${comparedText(report.comparedWith)}.`;
        }
        function comparedText(comparedWith) {
            switch (comparedWith.kind) {
                case 'base':
                    return `compared with base ${comparedWith.commit.slice(0, 12)}`;
                case 'since':
                    return `new since ${comparedWith.since}`;
                case 'baseline':
                    return `compared with ${comparedWith.file}`;
                case 'none':
                    return `not compared: ${comparedWith.reason}`;
            }
        }
        function behindText(image) {
            if (image.behind === null)
                return image.pinned === null ? 'not pinned' : 'unknown';
            if (image.behind.builds === 0)
                return 'newest';
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(image.behind.builds, 'build')}, ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(image.behind.days, 'day')}`;
        }
        function stateText(image, mode) {
            const { endOfLife } = image;
            if (image.newest === null)
                return joined([lifecycleText(endOfLife), openText(image), 'not checked']);
            return joined([
                endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifecycleText(endOfLife),
                image.openAdvisories === null ? 'advisories not checked' : openText(image),
                image.pinned !== null && image.behind === null ? 'digest not in history' : '',
            ]);
        }
        function joined(words) {
            return words.filter((word) => word !== '').join(', ') || 'ok';
        }
        function openText({ openAdvisories }) {
            const open = openAdvisories?.length ?? 0;
            return open === 0 ? '' : (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(open, 'open advisory', 'open advisories');
        }
        function lifecycleText(lifecycle) {
            if (lifecycle === null || lifecycle.verdict === 'pass')
                return '';
            const { verdict, reported, daysLeft } = lifecycle;
            if (!reported.exists)
                return verdict === 'fail' ? 'no such tag' : 'tag removed';
            if (verdict === 'fail')
                return 'end of life';
            if (reported.entry === 'refused')
                return 'end of life not checked';
            if (isInGrace(reported.entry))
                return 'in grace period';
            if (reported.deprecated)
                return 'deprecated';
            if (reported.entry !== 'none' && reported.entry.tagStatus === 'TAG_INACTIVE')
                return 'superseded';
            return daysLeft === null ? 'unknown status' : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(daysLeft, 'day')} left`;
        }
        function isInGrace(entry) {
            if (typeof entry === 'string')
                return false;
            return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
        }
        function noveltyWords({ kind }) {
            switch (kind) {
                case 'since':
                    return { ...wordsFor('new since then'), resolved: 'resolved since then' };
                case 'baseline':
                    return { ...wordsFor('new since the baseline'), resolved: 'resolved since the baseline' };
                case 'base':
                case 'none':
                    return { ...wordsFor('new in this change'), resolved: 'resolved by this change' };
            }
        }
        function wordsFor(isNew) {
            return {
                lists: { new: capitalized(isNew), 'pre-existing': 'Pre-existing', 'not-compared': 'Findings' },
                findings: { new: isNew, 'pre-existing': 'pre-existing', 'not-compared': '' },
            };
        }
        function capitalized(text) {
            return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
        }
        const VERDICT_SIGNS = { pass: '✅', warn: '⚠️', fail: '❌' };
        const LEVEL_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
    }),
    8325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
    9820: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FV: () => (escapeMarkdown),
            PP: () => (tableHead),
            YF: () => (takeApart),
            aY: () => (code),
            jD: () => (tableRow),
            tp: () => (table),
            zH: () => (details)
        });
        var _printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6158);
        function escapeMarkdown(text, longest = 2_000) {
            return takeApart((0, _printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(text, longest))
                .replace(SPECIAL, reference)
                .replace(BEGINNING, (_, number, sign) => `${number}${reference(sign)}`);
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
        function table(heads, rows) {
            return rows.length === 0 ? '' : [tableHead(heads), ...rows.map(tableRow)].join('\n');
        }
        function tableHead(heads) {
            return `${tableRow(heads)}\n${tableRow(heads.map(() => '---'))}`;
        }
        function tableRow(cells) {
            return `| ${cells.join(' | ')} |`;
        }
        function details(title, body) {
            return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
        }
    }),
    3201: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            v: () => (pause)
        });
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
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
