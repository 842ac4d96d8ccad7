export const id = 3118;
export const ids = [3118];
export const modules = {
    40526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (findOidcRequest),
            U: () => (fallbackWithoutToken)
        });
        var _client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43550);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
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
                hint: 'GitHub Actions sets this variable; check what changed it.',
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
    16514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HJ: () => (ComparisonInputs),
            Wj: () => (CheckInputs),
            YI: () => (PolicyInputs),
            iO: () => (ExploitDataInput),
            pT: () => (rejectReplacedInputs),
            qS: () => (optionInput),
            x8: () => (POLICY_INPUTS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
        var _contract_config_policy_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68653);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98181);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56046);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92224);
        var _domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57078);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76158);
        var _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58765);
        function optionInput(option) {
            const schema = (0, _contract_config_policy_config_js__WEBPACK_IMPORTED_MODULE_0__.V9)(option);
            return zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((text, context) => {
                if (text.trim() === '')
                    return undefined;
                const wrong = option.kind === 'severities' ? wordsOf(text).find((word) => !LIMIT.test(word)) : undefined;
                if (wrong !== undefined) {
                    const message = `"${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(wrong, 80)}" must be a severity and a whole number, such as high=5`;
                    context.addIssue({ code: 'custom', message });
                    return undefined;
                }
                const parsed = schema.safeParse(plainValue(option, text));
                for (const { message } of parsed.error?.issues ?? [])
                    context.addIssue({ code: 'custom', message: (0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(message, 200) });
                return parsed.data;
            });
        }
        function plainValue({ kind }, text) {
            switch (kind) {
                case 'list':
                    return wordsOf(text);
                case 'switch':
                    return text === 'true' || (text === 'false' ? false : text);
                case 'days':
                    return /^\d+$/.test(text) ? Number(text) : text;
                case 'choice-or-days':
                    return text.trim();
                case 'severities':
                    return severityLimits(text);
                case 'choice':
                case 'duration':
                    return text;
            }
        }
        function severityLimits(text) {
            return Object.fromEntries(wordsOf(text).map((word) => {
                const [severity = '', limit] = word.split('=');
                return [severity, Number(limit)];
            }));
        }
        const LIMIT = /^[^=]+=\d+$/;
        function wordsOf(text) {
            return text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
        }
        function rejectReplacedInputs(input) {
            const problems = [..._domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.Ks].flatMap(([name, by]) => input(name) === '' ? [] : [`input ${name}: ${(0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.C4)(by, 'yaml')}`]);
            if (problems.length > 0)
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_input_invalid', problems.join('\n'));
        }
        const POLICY_INPUTS = Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.iJ).filter((option) => 'example' in option);
        const PolicyInputs = Object.fromEntries(POLICY_INPUTS.map((option) => [option.name, optionInput(option)]));
        const ExploitDataInput = zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((text) => {
            const paths = text.split(/[\s,]+/).filter((path) => path !== '');
            return paths.length === 0 ? undefined : paths;
        });
        const ComparisonInputs = {
            since: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().transform((text, context) => {
                const time = (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_3__.Wr)(text);
                if (text !== '' && time === undefined)
                    context.addIssue({ code: 'custom', message: 'must be a UTC time such as 2026-05-01T00:00:00Z' });
                return time;
            }),
            baseline: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
        };
        const CheckInputs = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
            ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.TT,
            ..._service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Q5,
            ...PolicyInputs,
            ...ComparisonInputs,
            'exploit-data': ExploitDataInput,
            identity: _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.lz,
            organization: _service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.yb,
            'when-unavailable': zod__WEBPACK_IMPORTED_MODULE_6__.euz('').or(_service_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vI),
            'report-path': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            'sarif-path': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            'openvex-path': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            comment: zod__WEBPACK_IMPORTED_MODULE_6__.k5n(_domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_4__.p8, `must be one of ${_domain_report_check_comment_js__WEBPACK_IMPORTED_MODULE_4__.p8.join(', ')}`),
            'job-key': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
            'github-token': zod__WEBPACK_IMPORTED_MODULE_6__.YjP(),
        });
    }),
    68653: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Th: () => (PolicyConfig),
            V9: () => (optionSchema),
            dI: () => (RUN_WIDE_KEYS),
            g1: () => (ReportedPolicy),
            mx: () => (REPLACED_KEYS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92857);
        var _domain_advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63714);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98181);
        var _domain_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14953);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92224);
        var _strict_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48541);
        function optionSchema(option) {
            switch (option.kind) {
                case 'list':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YOg((0, _strict_object_js__WEBPACK_IMPORTED_MODULE_6__.y)(option.what, option.values), `must be a list of ${option.what}s`);
                case 'choice':
                    return (0, _strict_object_js__WEBPACK_IMPORTED_MODULE_6__.y)(option.what, option.values);
                case 'switch':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.zMY('must be true or false');
                case 'choice-or-days':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YjP(choiceText(option)).refine((text) => {
                        return option.values.includes(text) || (0, _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_1__.mU)(text) !== undefined;
                    }, choiceText(option));
                case 'severities':
                    return severityLimits(option.what === 'days' ? [NUMBER_OF_DAYS, 36_500] : [NUMBER, 1_000_000]);
                case 'days':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.Whr(NUMBER_OF_DAYS).min(0, NUMBER_OF_DAYS).max(36_500, NUMBER_OF_DAYS);
                case 'duration':
                    return zod__WEBPACK_IMPORTED_MODULE_5__.YjP(DURATION)
                        .refine((text) => (0, _domain_duration_js__WEBPACK_IMPORTED_MODULE_3__.$7)(text) !== undefined, DURATION)
                        .transform((text) => ((0, _domain_duration_js__WEBPACK_IMPORTED_MODULE_3__.$7)(text) ?? 0) / _domain_instant_js__WEBPACK_IMPORTED_MODULE_4__.sO);
            }
        }
        function choiceText({ values }) {
            return `must be ${values.map((value) => `\`${value}\``).join(', ')} or \`after N days\``;
        }
        function severityLimits([message, most]) {
            const limit = zod__WEBPACK_IMPORTED_MODULE_5__.Whr(message).min(0, message).max(most, message).exactOptional();
            return (0, _strict_object_js__WEBPACK_IMPORTED_MODULE_6__.r)(Object.fromEntries(_domain_advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.Jh.map((severity) => [severity, limit])));
        }
        const NUMBER = 'must be a whole number, at most 1000000';
        const NUMBER_OF_DAYS = 'must be a whole number of days, at most 36500';
        const DURATION = 'must be a duration such as `14d`';
        const PolicyConfig = Object.fromEntries(Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).map((option) => [
            option.name,
            optionSchema(option).optional().describe(option.description),
        ]));
        const REPLACED_KEYS = rejected(Object.fromEntries([..._domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.Ks].map(([name, by]) => [name, (0, _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.C4)(by, 'yaml')])));
        const RUN_WIDE_KEYS = rejected(Object.fromEntries(Object.values(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).flatMap((option) => option.isRunWide === true ? [[option.name, 'applies to the whole run: set it in `check`']] : [])));
        function rejected(messages) {
            return Object.fromEntries(Object.entries(messages).map(([name, message]) => [
                name,
                zod__WEBPACK_IMPORTED_MODULE_5__.ZmZ(message).optional().describe(`Not supported: ${message}.`),
            ]));
        }
        const LATER = new Set([
            'underInvestigation',
            'onlyFixable',
            'maxOpenDays',
            'maxFixDays',
            'budget',
        ]);
        const ReportedPolicy = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
            ...Object.fromEntries(Object.entries(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_2__.iJ).map(([key, option]) => {
                const schema = option.kind === 'duration' ? zod__WEBPACK_IMPORTED_MODULE_5__.aig().nullable() : optionSchema(option);
                return [key, LATER.has(key) ? schema.exactOptional() : schema];
            })),
            maxDetectionDays: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().min(0).exactOptional().describe('Only in reports of earlier versions.'),
        });
    }),
    48541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            r: () => (strictObject),
            y: () => (oneOf)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
        var _domain_text_nearest_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70740);
        function strictObject(shape) {
            const known = Object.keys(shape);
            return zod__WEBPACK_IMPORTED_MODULE_0__.rej(shape, {
                error: (issue) => {
                    if (issue.code === 'unrecognized_keys')
                        return describeUnknown('key', issue.keys, known);
                    return issue.input === null
                        ? 'must not be empty; add a key or remove it'
                        : 'must be a mapping of keys to values';
                },
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
    84277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B2: () => (groupByVulnerability),
            Ns: () => (matchAdvisory),
            Oz: () => (apkArchitecture)
        });
        const APK_SPELLINGS = new Map([
            ['amd64', 'x86_64'],
            ['arm64', 'aarch64'],
        ]);
        function apkArchitecture(architecture) {
            return APK_SPELLINGS.get(architecture) ?? architecture;
        }
        function matchAdvisory(advisory, installed) {
            const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
            if (deleteTime !== undefined)
                return undefined;
            if (artifactName !== installed.name && artifactName !== installed.origin)
                return undefined;
            const type = artifactType.toLowerCase();
            const [wanted, has] = [artifactArchitecture.toLowerCase(), installed.arch ?? ''].map(apkArchitecture);
            const isOfArchitecture = isAny(wanted) || isAny(has) || wanted === has;
            if (OTHER_TYPES.has(type) || (!isOfArchitecture && ARCHITECTURES.has(wanted ?? '')))
                return undefined;
            if (!isOfArchitecture || !(type === '' || type === 'apk'))
                return 'unrecognized';
            return artifactName === installed.name ? 'own-name' : 'origin';
        }
        const OTHER_TYPES = new Set(['image', 'library']);
        const ARCHITECTURES = new Set('x86_64 aarch64 x86 386 armhf armv7 arm ppc64le s390x riscv64 loongarch64 loong64'.split(' '));
        function groupByVulnerability(advisories) {
            const rootOf = joinNames(advisories);
            const groups = new Map();
            for (const advisory of advisories) {
                const root = rootOf(advisory.advisoryId);
                const group = groups.get(root) ?? [];
                group.push(advisory);
                groups.delete(root);
                groups.set(root, group);
            }
            return new Map([...groups.values()].map((group) => [canonicalId(group), group]));
        }
        function joinNames(advisories) {
            const parents = new Map();
            const rootOf = (name) => {
                let root = name;
                for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root))
                    root = parent;
                for (let at = name; at !== root;) {
                    const next = parents.get(at) ?? root;
                    parents.set(at, root);
                    at = next;
                }
                return root;
            };
            for (const { advisoryId, aliases } of advisories) {
                for (const alias of aliases) {
                    const [root, other] = [rootOf(advisoryId), rootOf(alias)];
                    if (root !== other)
                        parents.set(other, root);
                }
            }
            return rootOf;
        }
        function canonicalId(advisories) {
            const names = advisories.flatMap(namesOf);
            const ids = advisories.map(({ advisoryId }) => advisoryId);
            return firstOf(names, 'CVE-') ?? firstOf(names, 'GHSA-') ?? firstOf(ids, '') ?? '';
        }
        function firstOf(names, prefix) {
            return names.reduce((first, name) => (name.startsWith(prefix) && (first === undefined || name < first) ? name : first), undefined);
        }
        function namesOf({ advisoryId, aliases }) {
            return [advisoryId, ...aliases];
        }
        function isAny(architecture) {
            return architecture === undefined || architecture === '' || architecture === 'noarch';
        }
    }),
    36268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            tu: () => (ADVISORY_STATUSES),
            Bq: () => (UNRECOGNIZED_ROW),
            Ub: () => (decideAdvisoryStatus),
            w0: () => (decideUnrecognized),
            Lx: () => (isClosed)
        });
        var errors = __webpack_require__(56046);
        var printable = __webpack_require__(76158);
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
        function isClosed(status) {
            return ADVISORY_STATUSES.indexOf(status) >= ADVISORY_STATUSES.indexOf('fixed_assumed');
        }
        function decideAdvisoryStatus(given) {
            const timeline = (0, advisory_timeline.lx)(given.events);
            if (timeline === undefined)
                return { ...UNDECIDED, status: 'unknown', row: 16 };
            const latest = timeline.at(-1);
            if (latest === undefined)
                return UNDECIDED;
            const decided = decide(timeline, latest, given.installed);
            return { ...UNDECIDED, ...decided, event: latest.event, ...(0, advisory_timeline.rs)(timeline, isByFix(decided)) };
        }
        const UNRECOGNIZED_ROW = 18;
        function decideUnrecognized(decision) {
            if (decision.status === 'unreviewed')
                return decision;
            return {
                ...decision,
                status: 'unknown',
                row: UNRECOGNIZED_ROW,
                fixedVersion: undefined,
                fixedAt: undefined,
            };
        }
        const UNDECIDED = {
            status: 'unreviewed',
            row: 17,
            fixedVersion: undefined,
            event: undefined,
            since: undefined,
            detectedAt: undefined,
            fixedAt: undefined,
        };
        function isByFix({ status }) {
            return status === 'affected_fix_available' || status === 'fixed' || status === 'fixed_assumed';
        }
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
            Pb: () => (eventKind),
            dP: () => (EVENT_KINDS),
            dw: () => (isSettling),
            kH: () => (noteOf),
            lx: () => (approvedInOrder),
            rs: () => (datesOf),
            x4: () => (versionsOf)
        });
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
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
        const KNOWN_EVENT_KINDS = [
            'detection',
            'true-positive',
            'false-positive',
            'fixed',
            'pending-upstream-fix',
            'fix-not-planned',
            'analysis-not-planned',
            'patched',
        ];
        const EVENT_KINDS = [...KNOWN_EVENT_KINDS, 'unknown'];
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
        function isSettling(kind) {
            return kind === 'false-positive' || isFix(kind);
        }
        function isFix(kind) {
            return kind === 'fixed' || kind === 'patched';
        }
        function datesOf(timeline, isByFix) {
            const settled = timeline.findLastIndex(({ kind }) => isSettling(kind));
            const fix = isByFix ? timeline.findLast(({ kind }) => isFix(kind)) : undefined;
            const dismissed = timeline.findLastIndex(({ kind }) => kind === 'false-positive');
            const open = timeline.slice((fix === undefined ? settled : dismissed) + 1);
            return {
                since: (timeline[settled + 1] ?? timeline.at(-1))?.at,
                detectedAt: open.find(({ kind }) => kind === 'detection')?.at,
                fixedAt: fix?.at,
            };
        }
    }),
    6308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H: () => (assessByName),
            C: () => (assessPackages)
        });
        var advisory_status = __webpack_require__(36268);
        var advisory_timeline = __webpack_require__(3348);
        ;
        const NOT_KNOWN = '';
        function decideByTime(given) {
            const { events, builtAt } = given;
            const decision = (0, advisory_status.Ub)({ events, installed: NOT_KNOWN });
            const timeline = (0, advisory_timeline.lx)(events) ?? [];
            const latest = timeline.at(-1);
            if (latest === undefined || decision.status === 'not_affected')
                return decision;
            if (latest.kind === 'detection')
                return { ...decision, status: 'under_investigation', fixedVersion: undefined };
            if (latest.kind !== 'fixed' && latest.kind !== 'patched')
                return decision;
            const hasFix = builtAt !== undefined && builtAt >= latest.at;
            const status = hasFix ? 'fixed_assumed' : 'affected_fix_available';
            return { ...decision, ...(0, advisory_timeline.rs)(timeline, true), status };
        }
        var advisory_selection = __webpack_require__(84277);
        var severity = __webpack_require__(32082);
        ;
        function assessPackages(platforms, advisoriesOn, assessed = new Map()) {
            const all = platforms.flatMap(({ platform, packages }) => packages.map((installed) => ({ installed, platform })));
            const versions = Map.groupBy(all, ({ installed: { name, version } }) => `${name}\n${version}`);
            return [...versions.values()].sort(byPackage).flatMap((same) => {
                const key = JSON.stringify(same);
                const results = assessed.get(key) ?? assessVersion(same, advisoriesOn);
                assessed.set(key, results);
                return results;
            });
        }
        function assessVersion(same, advisoriesOn) {
            const found = same.flatMap(({ installed, platform }) => assessPackage(installed, platform, advisoriesOn));
            return [...Map.groupBy(found, ({ id }) => id).values()].flatMap(mergePlatforms).sort(byId);
        }
        function assessByName(advisories, builtAt) {
            const current = advisories.filter((one) => {
                return (0, advisory_selection.Ns)(one, { name: one.artifactName, version: '' }) === 'own-name';
            });
            return [...(0, advisory_selection.B2)(current)]
                .map(([id, group]) => {
                const decided = group.map((advisory) => ({
                    advisory,
                    decision: decideByTime({ events: advisory.events, builtAt }),
                }));
                return Object.assign({ id, package: undefined, platforms: [] }, worstOf(decided), statedBy(group));
            })
                .sort(byId);
        }
        function assessPackage(installed, platform, advisoriesOn) {
            const names = new Set([installed.name, installed.origin ?? installed.name]);
            const anywhere = { ...installed, arch: undefined };
            const about = [...names].flatMap(advisoriesOn).filter((one) => (0, advisory_selection.Ns)(one, anywhere) !== undefined);
            const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
            return [...(0, advisory_selection.B2)(unique)].flatMap(([id, group]) => {
                const decided = decidingOf(group.flatMap((advisory) => decideOn(advisory, installed) ?? []));
                if (decided.length === 0)
                    return [];
                const { advisory, decision } = worstOf(decided);
                return [{ advisory, decision, ...statedBy(group), id, package: installed, platforms: [platform] }];
            });
        }
        function decideOn(advisory, installed) {
            const match = (0, advisory_selection.Ns)(advisory, installed);
            if (match === undefined)
                return undefined;
            const decision = (0, advisory_status.Ub)({ events: advisory.events, installed: installed.version });
            return { advisory, match, decision: match === 'unrecognized' ? (0, advisory_status.w0)(decision) : decision };
        }
        function decidingOf(matched) {
            const { 'own-name': own = [], origin = [], unrecognized = [], } = Object.groupBy(matched, ({ match }) => match);
            const isReviewed = own.some(({ decision }) => decision.status !== 'unreviewed');
            return [...(isReviewed || origin.length === 0 ? own : origin), ...unrecognized];
        }
        function worstOf(decided) {
            return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
        }
        function compareDecided(one, other) {
            const rank = ({ decision }) => advisory_status.tu.indexOf(decision.status);
            return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
        }
        function statedBy(group) {
            const names = new Set(group.flatMap(({ advisoryId, aliases }) => [advisoryId, ...aliases]));
            return { names: [...names].sort(), severity: (0, severity.Lc)(group.map((one) => one.severity)) };
        }
        function mergePlatforms(same) {
            if (same.length <= 1)
                return same;
            const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
            return [{ ...worstOf(same), platforms }];
        }
        function byPackage([one], [other]) {
            return (compareText(one?.installed.name ?? '', other?.installed.name ?? '') ||
                compareText(one?.installed.version ?? '', other?.installed.version ?? ''));
        }
        function byId(one, other) {
            return compareText(one.id, other.id);
        }
        function compareText(one, other) {
            return one < other ? -1 : Number(one > other);
        }
    }),
    1306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _: () => (coverageText),
            _5: () => (coverageOf),
            lG: () => (judgementOf)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90795);
        var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77533);
        function judgementOf(answer, needed, open) {
            const known = answer?.kind === 'known' ? answer.value : undefined;
            const packages = known === undefined ? null : reportedPackages(known, needed);
            const isComplete = packages !== null && packages.missing === undefined && packages.unrecognized === undefined;
            const isUnknown = open === null || answer?.kind === 'unknown';
            return {
                packages,
                openAdvisories: isComplete ? open : null,
                judgedBy: isUnknown ? 'none' : packages === null ? 'name' : SOURCES[packages.source],
            };
        }
        const SOURCES = { attestation: 'sbom', sbom: 'api' };
        function reportedPackages(packages, needed) {
            if (packages.source === 'name')
                return null;
            const { source, platforms, unverifiedSboms = [] } = packages;
            const missing = (0, _evidence_js__WEBPACK_IMPORTED_MODULE_0__.z3)(packages, needed).map(({ platform }) => platform);
            const unverified = unverifiedSboms.filter(({ isUsed }) => isUsed).map(({ platform }) => platform);
            const unrecognized = sum(platforms.map((one) => one.unrecognized?.count ?? 0));
            return {
                source,
                count: sum(platforms.map((one) => one.packages.length)),
                platforms: platforms.map(({ platform }) => platform).sort(),
                ...(missing.length === 0 ? {} : { missing: missing.sort() }),
                ...(unrecognized === 0 ? {} : { unrecognized }),
                ...(unverified.length === 0 ? {} : { unverified: unverified.sort() }),
            };
        }
        function coverageOf(images, mode) {
            const judged = images.flatMap(({ judgedBy, packages }) => judgedBy === 'sbom' || judgedBy === 'api' ? (packages ?? []) : []);
            const numberBy = (by) => images.filter(({ judgedBy = 'none' }) => judgedBy === by).length;
            const missing = Map.groupBy(judged.flatMap((one) => one.missing ?? []), (platform) => platform);
            return {
                images: {
                    total: images.length,
                    sbom: numberBy('sbom'),
                    api: numberBy('api'),
                    name: numberBy('name'),
                    none: numberBy('none'),
                    otherRegistry: numberBy('otherRegistry'),
                },
                packages: sum(judged.map((one) => one.count)),
                unrecognizedPackages: sum(judged.map((one) => one.unrecognized ?? 0)),
                missingPlatforms: [...missing]
                    .map(([platform, { length }]) => ({ platform, images: length }))
                    .toSorted((one, other) => (one.platform < other.platform ? -1 : 1)),
                ...(mode === 'off' ? {} : { signatures: signatureCoverage(images) }),
            };
        }
        function signatureCoverage(images) {
            const groups = Map.groupBy(images, signatureGroup);
            const numberOf = (group) => groups.get(group)?.length ?? 0;
            return {
                verified: numberOf('verified'),
                rejected: numberOf('rejected'),
                unknown: numberOf('unknown'),
                noKnownSigner: numberOf('noKnownSigner'),
                otherRegistry: numberOf('otherRegistry'),
                unverifiedSboms: images.filter(({ packages }) => packages?.unverified !== undefined).length,
            };
        }
        function signatureGroup({ judgedBy, signature, }) {
            const isOther = judgedBy === 'otherRegistry';
            switch (signature?.status) {
                case 'verified':
                    return 'verified';
                case 'unsigned':
                case 'wrong-signer':
                case 'bad-signature':
                case 'signed-as-other':
                    return 'rejected';
                case 'not-verifiable':
                case 'not-checked':
                    return 'unknown';
                case 'no-known-signer':
                    return isOther ? 'otherRegistry' : 'noKnownSigner';
                case undefined:
                    return isOther ? 'otherRegistry' : 'unknown';
            }
        }
        const THOUSANDS = /\B(?=(?:\d{3})+\b)/g;
        function coverageText({ images, signatures, ...coverage }) {
            if (images.total === 0)
                return '';
            const judged = images.sbom + images.api;
            const packages = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(coverage.packages, 'package').replaceAll(THOUSANDS, ',');
            const unverified = signatures?.unverifiedSboms ?? 0;
            const details = [packages, ...(unverified === 0 ? [] : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(unverified, 'SBOM')} unverified`])].join(', ');
            const subject = judged === images.total ? `${images.total}` : `${judged} of ${images.total}`;
            const unknown = signatures?.noKnownSigner ?? 0;
            const gaps = [
                ...numbered(images.name, 'by image name only'),
                ...numbered(images.none, 'not checked'),
                ...numbered(images.otherRegistry, otherRegistries(images.otherRegistry, unknown === 0 ? signatures : undefined)),
                ...(unknown === 0 ? [] : numbered(unknown + (signatures?.otherRegistry ?? 0), 'without a known signer')),
                ...coverage.missingPlatforms.map(({ platform, images: number }) => `${platform} missing for ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(number, 'image')}`),
                ...(coverage.unrecognizedPackages === 0
                    ? []
                    : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(coverage.unrecognizedPackages, 'package')} not recognized`]),
            ];
            const clause = `${subject} ${images.total === 1 ? 'image' : 'images'} judged by SBOM`;
            const counted = `${clause}${judged === 0 ? '' : ` (${details})`}${verifiedText(signatures)}`;
            return `${counted}${gaps.length === 0 ? '' : `; ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.M)(gaps)}`}`;
        }
        function verifiedText(signatures) {
            if (signatures === undefined)
                return '';
            const { verified, rejected, unknown } = signatures;
            const all = verified + rejected + unknown;
            if (all === 0)
                return '';
            return `, ${verified === all ? verified : `${verified} of ${all}`} verified by signature`;
        }
        function otherRegistries(number, signatures) {
            const words = number === 1 ? 'in another registry' : 'in other registries';
            const unknown = signatures?.otherRegistry ?? 0;
            if (unknown === 0)
                return words;
            return unknown === number
                ? `${words} without a known signer`
                : `${words} (${unknown} without a known signer)`;
        }
        function numbered(number, words) {
            return number === 0 ? [] : [`${number} ${words}`];
        }
        function sum(numbers) {
            return numbers.reduce((total, one) => total + one, 0);
        }
    }),
    68449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D6: () => (pinKey),
            JX: () => (periodText),
            OK: () => (likelyTags),
            jH: () => (periodOf)
        });
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92224);
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
    1548: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LY: () => (advisoryWords),
            YM: () => (daysBetween),
            qS: () => (statusText),
            rC: () => (SEVERITY_SIGNS)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(108);
        var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92224);
        var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5488);
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49820);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90795);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76158);
        var _fixability_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44196);
        var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75903);
        function advisoryWords(view, problem, { advisory, image }) {
            const { id, exploit, severity } = advisory;
            const words = [
                (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ko)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.nf)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(id, 100), (0, _links_js__WEBPACK_IMPORTED_MODULE_3__.A)(id, advisory.advisoryId))),
                severityText(severity),
                exploit?.known === true ? (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ko)('known exploited') : '',
                statusText(advisory, image),
            ];
            const details = advisoryDetails(view, problem, advisory);
            return [joined(words), (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.EX)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.mo)(joined(details), 1_000))];
        }
        function advisoryDetails(view, { findings }, { component, exploit, fixedVersion, isOutsideSupport, note = '', ...advisory }) {
            const packages = (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_4__.kF)(findings);
            const isFixed = advisory.status === 'affected_fix_available';
            const part = component === undefined ? '' : (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.yZ)(component.name, component.location ?? '');
            return [
                packages.length === 0 ? '' : (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_4__.Le)(packages),
                part,
                isFixed && fixedVersion !== null ? `fixed in ${fixedVersion}` : ageText(view, advisory),
                (exploit?.epss ?? null) === null ? '' : `EPSS ${((exploit?.epss ?? 0) * 100).toFixed(1)}%`,
                isOutsideSupport === true ? 'package outside support' : '',
                isBuildStageOnly(view, findings) ? 'build stage only' : '',
                note === '' ? '' : `“${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.IN)((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_5__.g$)(note, 400), 200)}”`,
            ];
        }
        function ageText({ report }, advisory) {
            const { detectedAt = null, fixedAt = null, since, status } = advisory;
            const isFixed = status === 'affected_fix_available';
            const at = isFixed ? (fixedAt ?? since) : since;
            if (at === null)
                return '';
            const days = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_6__.U)(daysBetween(at, report.checkedAt), 'day');
            if (isFixed)
                return `fixed ${days} ago`;
            return since === detectedAt ? `open ${days}` : `first reported ${days} ago`;
        }
        function isBuildStageOnly(view, findings) {
            return findings.every((finding) => {
                const places = view.imageOf(finding)?.places ?? [];
                return places.some(({ file, line, isFinal }) => file === finding.file && line === finding.line && isFinal === false);
            });
        }
        function daysBetween(from, to) {
            const [start, end] = [(0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(from), (0, _instant_js__WEBPACK_IMPORTED_MODULE_0__.nV)(to)];
            return start === undefined ? 0 : Math.max(0, Math.floor((end - start) / _instant_js__WEBPACK_IMPORTED_MODULE_0__.sO));
        }
        const SEVERITY_SIGNS = {
            critical: '🔴 ',
            high: '🟠 ',
            medium: '🟡 ',
            low: '🔵 ',
            none: '⚪ ',
            unscored: '',
        };
        function severityText({ rating, score }) {
            const words = `${SEVERITY_SIGNS[rating]}${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.l2)(rating)}`;
            return score === null ? words : `${words}\u00a0${score.toFixed(1)}`;
        }
        const STATUS_TEXTS = {
            affected_fix_available: 'fixed in a newer build',
            affected: 'no fix yet',
            affected_wont_fix: 'no fix planned',
            affected_pending_upstream: 'waiting for upstream',
            under_investigation: 'under investigation',
            unknown: 'undecided',
            unknown_not_analysed: 'not analyzed',
            unreviewed: 'not reviewed yet',
            fixed_assumed: 'probably fixed',
            fixed: 'fixed',
            not_affected: 'not affected',
        };
        function statusText(advisory, image) {
            switch ((0, _fixability_js__WEBPACK_IMPORTED_MODULE_7__.bY)(advisory, image)) {
                case 'awaited':
                    return 'fixed, in no build yet';
                case 'not-known':
                    return 'fixed, build unknown';
                case 'build':
                case 'none':
                    return STATUS_TEXTS[advisory.status];
            }
        }
        function joined(parts) {
            return parts.filter((part) => part !== '').join(' · ');
        }
    }),
    46157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EU: () => (shortName),
            O8: () => (createView),
            XM: () => (pathOf),
            ek: () => (placesOf),
            ml: () => (shorten),
            zA: () => (imageNamesOf)
        });
        var _check_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(108);
        var _image_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50880);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
        function createView(report, context) {
            const byReference = new Map(report.images.flatMap((image) => referencesOf(image).map((reference) => [reference, image])));
            const tagged = [...report.images.map(({ image }) => image), ...report.resolved.flatMap(imageReference)];
            const short = shortPaths([...new Set(tagged.map(pathOf))]);
            return {
                report,
                context,
                problems: (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_2__.GW)(report.findings),
                imageOf: ({ reference }) => byReference.get(reference),
                shortPath: (path) => short.get(path) ?? path,
            };
        }
        function imageReference({ reference }) {
            return (0, _image_reference_js__WEBPACK_IMPORTED_MODULE_0__.bc)(reference).kind === 'reference' ? [(0, _check_problems_js__WEBPACK_IMPORTED_MODULE_2__.nA)(reference)] : [];
        }
        function referencesOf({ image, pinned }) {
            return pinned === null ? [image] : [`${pathOf(image)}@${pinned}`, `${image}@${pinned}`];
        }
        function pathOf(image) {
            const colon = image.lastIndexOf(':');
            return colon > image.lastIndexOf('/') ? image.slice(0, colon) : image;
        }
        function shortPaths(paths, components = 1) {
            const groups = [...Map.groupBy(paths, (path) => path.split('/').slice(-components).join('/'))];
            return new Map(groups.flatMap(([short, group]) => {
                const [first] = group;
                if (first === undefined || group.length === 1 || components > MOST_COMPONENTS)
                    return group.map((path) => [path, components > MOST_COMPONENTS ? path : short]);
                return Array.from(shortPaths(group, components + 1));
            }));
        }
        const MOST_COMPONENTS = 8;
        function shortName({ shortPath }, reference) {
            const tagged = (0, _check_problems_js__WEBPACK_IMPORTED_MODULE_2__.nA)(reference);
            const path = pathOf(tagged);
            return `${shortPath(path)}${tagged.slice(path.length)}`;
        }
        function shorten(view, text, image) {
            const path = image === undefined ? '' : pathOf(image.image);
            const named = path === '' ? text : text.replaceAll(path, () => view.shortPath(path));
            return named.replaceAll(/(sha256:[0-9a-f]{12})[0-9a-f]{52}/g, '$1…');
        }
        function placesOf(findings) {
            const places = findings.filter(({ file }) => file !== '').map(({ file, line }) => ({ file, line }));
            return [...new Map(places.map((place) => [(0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place), place])).values()];
        }
        function imageNamesOf(view, findings) {
            const named = findings.filter(({ file }) => file !== '').map(({ reference }) => shortName(view, reference));
            return [...new Set(named)];
        }
    }),
    57078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ql: () => (commentMarker),
            p8: () => (COMMENT_MODES),
            tx: () => (planComment)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49820);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46157);
        var _fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19852);
        var _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60928);
        var _summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89305);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89572);
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
        function renderComment({ report, marker, jobKey, context = _view_context_js__WEBPACK_IMPORTED_MODULE_3__.V0, }) {
            const view = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.O8)(report, context);
            const sections = [
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.V_)(marker),
                ...(0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.TO)(view),
                ...(0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.tO)(view),
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.ve)(view),
                ...(0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.ng)(view),
                ...(0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.EH)(view),
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.MX)(report),
                (0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.V_)((0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.EX)([...(0, _summary_js__WEBPACK_IMPORTED_MODULE_2__.qr)(view), ...jobParts(view, jobKey)].join(' · '))),
            ];
            return (0, _fit_js__WEBPACK_IMPORTED_MODULE_5__.W)(sections, LONGEST_BODY, (text) => text.length);
        }
        function jobParts(view, jobKey) {
            const notices = (0, _problem_sections_js__WEBPACK_IMPORTED_MODULE_1__.lo)(view);
            const rest = `${notices === '' ? 'images' : `images and ${notices}`} in the `;
            return [`${rest}${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.nf)('job summary', view.context.runUrl)}`, `job ${(0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__.aY)(jobKey)}`];
        }
    }),
    19852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            W: () => (fitSections)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90795);
        function fitSections(sections, limit, size) {
            const kept = keptEntries(sections, limit, size);
            return sections
                .map((section) => render(section, kept.get(section) ?? 0))
                .filter((text) => text !== '')
                .join('\n\n');
        }
        function keptEntries(sections, limit, size) {
            const kept = new Map();
            const around = sections.map(({ before, head = '', after, entries, noun }) => [
                before,
                head,
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
        function render({ before, head = '', entries, after, noun }, kept) {
            const shown = entries.slice(0, kept);
            const list = [...(kept === 0 ? [] : [head]), ...shown].filter((text) => text !== '').join('\n');
            const left = entries.length - kept;
            return [before, list, left === 0 ? '' : moreText(left, noun), after]
                .filter((text) => text !== '')
                .join('\n\n');
        }
        function moreText(left, noun) {
            return `… and ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(left, `more ${noun}`)}; all are in the report.`;
        }
    }),
    9538: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GF: () => (signerLines),
            LC: () => (fixDiff),
            OG: () => (linesToFix)
        });
        var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49820);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76158);
        var _check_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46157);
        var _view_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89572);
        const MOST_CHANGES = 10;
        function linesToFix(report) {
            return fixesOf((0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.O8)(report, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.V0)).map(({ place }) => place);
        }
        function fixDiff(view) {
            const fixes = fixesOf(view);
            if (fixes.length === 0)
                return '';
            const lines = fixes.slice(0, MOST_CHANGES).flatMap(({ place, from, to }) => {
                const text = view.context.lines?.get((0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place)) ?? '';
                const changed = replaceOnce(text, from, to);
                const [before, after] = changed === undefined ? [from, to] : [text.trim(), changed.trim()];
                return [`# ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(place.file, 70)}:${place.line}`, fitted(`- ${before}`), fitted(`+ ${after}`)];
            });
            const left = fixes.length - MOST_CHANGES;
            return (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.DV)('diff', [...lines, ...(left > 0 ? [`# … and ${left} more`] : [])]);
        }
        function fitted(line) {
            const short = line.length <= _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Ib ? line : line.replaceAll(/(sha256:[0-9a-f]{12})[0-9a-f]{52}/g, '$1…');
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.IN)(short, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.Ib);
        }
        function fixesOf(view) {
            const blocking = view.problems.filter(({ level }) => level === 'error');
            const fixes = blocking.flatMap(({ findings }) => findings.flatMap((finding) => fixOf(view, finding)));
            const byPlace = Map.groupBy(fixes, ({ place, from }) => `${(0, _view_context_js__WEBPACK_IMPORTED_MODULE_1__.QW)(place)} ${from}`);
            return [...byPlace.values()].flatMap((group) => {
                const [worst] = group;
                const newest = group.find(({ rule }) => rule === 'too-far-behind');
                return (worst?.rule === 'end-of-life' ? worst : (newest ?? worst)) ?? [];
            });
        }
        function fixOf(view, finding) {
            const image = view.imageOf(finding);
            const to = image === undefined ? undefined : replacementOf(finding, image);
            const [place] = (0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.ek)([finding]);
            if (to === undefined || place === undefined)
                return [];
            return [{ rule: finding.rule, place, from: finding.reference, to }];
        }
        function replacementOf({ advisory, endOfLife, rule }, image) {
            if (endOfLife !== undefined)
                return successorOf(endOfLife, image);
            if (advisory !== undefined)
                return advisory.fix?.kind === 'build' ? advisory.fix.reference : undefined;
            const isFixedByUpdate = rule === 'pin-required' || rule === 'too-far-behind';
            return isFixedByUpdate && image.newest !== null ? `${image.image}@${image.newest}` : undefined;
        }
        function successorOf({ successor, successorDigest }, { image }) {
            if (successor === null)
                return undefined;
            return `${(0, _check_view_js__WEBPACK_IMPORTED_MODULE_0__.XM)(image)}:${successor}${successorDigest === undefined ? '' : `@${successorDigest}`}`;
        }
        function replaceOnce(text, from, to) {
            const start = text.indexOf(from);
            if (start === -1 || text.includes(from, start + 1))
                return undefined;
            const [before, after] = [text.slice(0, start), text.slice(start + from.length)];
            if (/[\w./:@-]$/.test(before) || /^[\w.:@/-]/.test(after))
                return undefined;
            return `${before}${to}${after}`;
        }
        function signerLines(view) {
            const entries = view.problems.flatMap(({ findings: [{ signers }] }) => signers?.entry ?? []);
            const distinct = [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
            const lines = distinct
                .slice(0, MOST_CHANGES)
                .flatMap(({ identity, image, issuer }) => [
                `    - image: ${image}`,
                `      issuer: ${issuer}`,
                `      identity: ${identity}`,
            ]);
            return lines.length === 0 ? '' : (0, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.DV)('yaml', ['trust:', '  signers:', ...lines]);
        }
    }),
    44196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            VZ: () => (problemFixability),
            bY: () => (fixabilityOf)
        });
        const FIXABILITIES = ['none', 'not-known', 'awaited', 'build'];
        function fixabilityOf({ fix, status }, image) {
            if (status !== 'affected_fix_available')
                return 'none';
            switch (fix?.kind) {
                case 'build':
                    return 'build';
                case 'none-yet':
                    return 'awaited';
                case 'not-known':
                    return 'not-known';
                case undefined:
                    return hasNewerBuild(image) ? 'not-known' : 'awaited';
            }
        }
        function problemFixability({ findings }, imageOf) {
            const found = new Set(findings.flatMap((one) => (one.advisory === undefined ? [] : fixabilityOf(one.advisory, imageOf(one)))));
            return FIXABILITIES.find((one) => found.has(one));
        }
        function hasNewerBuild(image) {
            return image !== undefined && image.pinned !== null && image.behind?.builds !== 0;
        }
    }),
    68080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            WN: () => (countsText),
            bq: () => (overviewOf),
            l$: () => (withoutSigns)
        });
        var _advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32082);
        var _check_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1306);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90795);
        var _advisory_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1548);
        var _fixability_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44196);
        const ALL_RATINGS = [..._advisory_severity_js__WEBPACK_IMPORTED_MODULE_0__.lq, 'unscored'];
        function overviewOf(view) {
            const { coverage, trend, updates = [] } = view.report;
            const lines = [
                { title: 'Blocking', text: levelText(view, 'error') },
                { title: 'Warnings', text: levelText(view, 'warning') },
                { title: 'Updates', text: updatesText(updates) },
                { title: 'Trend', text: trend === undefined ? '' : trendText(trend) },
                { title: 'Coverage', text: coverage === undefined ? '' : (0, _check_coverage_js__WEBPACK_IMPORTED_MODULE_1__._)(coverage) },
            ];
            return lines.filter(({ text }) => text !== '');
        }
        function levelText(view, level) {
            const problems = view.problems.filter((one) => one.level === level);
            return problems.every(({ findings }) => findings[0].advisory === undefined)
                ? ''
                : countsText(problems, (group) => fixableText(view, group)).join(' · ');
        }
        function fixableText(view, problems) {
            const fixable = problems.filter((one) => (0, _fixability_js__WEBPACK_IMPORTED_MODULE_3__.VZ)(one, view.imageOf) === 'build').length;
            return fixable === 0 ? '' : ` (${fixable} fixable)`;
        }
        function countsText(problems, remark = () => '') {
            const open = problems.filter(({ findings }) => findings[0].advisory !== undefined);
            const byRating = Map.groupBy(open, ({ findings }) => findings[0].advisory?.severity.rating);
            const others = problems.filter(({ findings }) => findings[0].advisory === undefined);
            const known = open.filter(({ findings }) => findings[0].advisory?.exploit?.known === true).length;
            return [
                ...(known === 0 ? [] : [`${known} known exploited`]),
                ...ALL_RATINGS.flatMap((rating) => {
                    const group = byRating.get(rating) ?? [];
                    return group.length === 0 ? [] : [`${_advisory_words_js__WEBPACK_IMPORTED_MODULE_2__.rC[rating]}${group.length} ${rating}${remark(group)}`];
                }),
                ...[...Map.groupBy(others, ({ rule }) => rule)].map(([rule, group]) => `${group.length} ${rule.replaceAll('-', ' ')}`),
            ];
        }
        function trendText(trend) {
            const parts = ALL_RATINGS.flatMap((rating) => {
                const { base, head } = trend[rating];
                return base + head === 0
                    ? []
                    : [`${_advisory_words_js__WEBPACK_IMPORTED_MODULE_2__.rC[rating]}${head} ${rating}${differenceText(head - base)}`];
            });
            return parts.join(' · ');
        }
        function differenceText(difference) {
            return difference === 0 ? '' : ` (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
        }
        function updatesText(updates) {
            if (updates.length === 0)
                return '';
            const resolved = updates.reduce((sum, one) => sum + one.resolved.length, 0);
            const introduced = updates.flatMap((one) => one.introduced);
            const backward = updates.filter(({ direction }) => direction === 'backward').length;
            const investigated = introduced.filter(({ status }) => status === 'under_investigation').length;
            const isOne = updates.length === 1;
            const effects = [
                resolved === 0 ? '' : `${isOne ? 'resolves' : 'resolve'} ${resolved}`,
                introduced.length === 0
                    ? ''
                    : `${isOne ? 'brings' : 'bring'} ${introducedText(introduced.length, investigated)}`,
            ].filter((effect) => effect !== '');
            const words = `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(updates.length, 'update')} ${effects.length === 0 ? `${isOne ? 'changes' : 'change'} no advisories` : effects.join(', ')}`;
            return backward === 0 ? words : `${words} · ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(backward, 'downgrade')}`;
        }
        function introducedText(all, investigated) {
            if (investigated === 0)
                return String(all);
            return investigated === all
                ? `${all} under investigation`
                : `${all}, ${investigated} of them under investigation`;
        }
        function withoutSigns(text) {
            return Object.values(_advisory_words_js__WEBPACK_IMPORTED_MODULE_2__.rC).reduce((rest, sign) => (sign === '' ? rest : rest.replaceAll(sign, '')), text);
        }
    }),
    60928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            mo: () => (assumedSection),
            tO: () => (blockingSection),
            x7: () => (isLong),
            Ng: () => (noticeSections),
            lo: () => (noticesText),
            EH: () => (resolvedSection),
            vg: () => (updateSection),
            ng: () => (warningSections)
        });
        var check_problems = __webpack_require__(108);
        var markdown = __webpack_require__(49820);
        var plural = __webpack_require__(90795);
        var digest = __webpack_require__(33213);
        var check_view = __webpack_require__(46157);
        var check_fixability = __webpack_require__(44196);
        var overview = __webpack_require__(68080);
        var printable = __webpack_require__(76158);
        var advisory_words = __webpack_require__(1548);
        var wording = __webpack_require__(75903);
        var view_context = __webpack_require__(89572);
        ;
        const MOST_LISTED = 5;
        function imageCell(view, { findings }, most = MOST_LISTED) {
            const names = (0, check_view.zA)(view, findings);
            const [name = ''] = names;
            if (findings[0].file === '')
                return 'this run';
            if (names.length < 2)
                return joinLines([(0, markdown.ko)((0, markdown.mo)(name, 200)), ...placeLinks(view.context, (0, check_view.ek)(findings), most)]);
            const left = names.length - MOST_LISTED;
            const linked = names.slice(0, MOST_LISTED).map((one) => {
                const place = findings.find(({ reference }) => (0, check_view.EU)(view, reference) === one);
                return (0, markdown.nf)((0, markdown.mo)(one, 100), place === undefined ? undefined : (0, view_context.gV)(view.context, place));
            });
            const listed = `${linked.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
            return joinLines([(0, markdown.ko)((0, plural.U)(names.length, 'image')), (0, markdown.EX)(listed)]);
        }
        function joinLines(lines) {
            return lines.filter((line) => line !== '').join('<br>');
        }
        function placeLinks(context, places, most = MOST_LISTED) {
            const linked = places.slice(0, most).map((place) => {
                const text = (0, markdown.mo)((0, view_context.QW)({ file: (0, printable.IN)((0, printable.g$)(place.file, 1_000), 200), line: place.line }), 220);
                return (0, markdown.EX)((0, markdown.nf)(text, (0, view_context.gV)(context, place)));
            });
            const left = places.length - linked.length;
            return left > 0 ? [...linked, (0, markdown.EX)(`and ${(0, plural.U)(left, 'more place')}`)] : linked;
        }
        function problemCell(view, problem) {
            const [{ exception, ...first }] = problem.findings;
            const image = view.imageOf(first);
            const accepted = exception === undefined ? '' : `Accepted until ${(0, printable.g$)(exception.until, 40)}: ${exception.reason}`;
            return joinLines([
                ...(first.advisory === undefined || first.cause !== undefined
                    ? plainWords(view, problem, image)
                    : (0, advisory_words.LY)(view, problem, { image, advisory: first.advisory })),
                (0, markdown.EX)((0, markdown.mo)(accepted, 400)),
            ]);
        }
        function plainWords(view, { findings, message, rule, title }, image) {
            const [{ cause, signers }] = findings;
            const isOfTag = rule === 'end-of-life' && cause === undefined;
            const lifecycle = isOfTag ? (0, wording.mc)(image?.endOfLife ?? null) : '';
            const words = lifecycle === '' ? title : (0, wording.l2)(lifecycle);
            const newest = isOfTag ? newestText(view, image) : '';
            const linked = (0, markdown.nf)((0, markdown.ko)((0, markdown.mo)(words, 200)), words === '' ? undefined : (0, view_context.QB)(view.context, rule));
            if (signers !== undefined)
                return [linked, ...signerLines(signers)];
            return [linked, (0, markdown.EX)((0, markdown.N8)(`${(0, check_view.ml)(view, message, image)}${newest}`, 1_000))];
        }
        function signerLines({ expected, found }) {
            const named = ({ issuer, signer }) => issuer === undefined || signer.startsWith(`${issuer}/`) ? signer : `${signer} (issuer ${issuer})`;
            return [`Found ${found.map(named).join(' and ')}`, `Expected ${expected.map(named).join(' or ')}`].map((line) => (0, markdown.EX)((0, markdown.mo)(line, 1_000)));
        }
        function newestText({ report }, image) {
            const at = image?.newestBuiltAt ?? null;
            if (at === null)
                return '';
            return ` Last build ${at.slice(0, 10)}, ${(0, plural.U)((0, advisory_words.YM)(at, report.checkedAt), 'day')} ago.`;
        }
        function buildToUse(remedy, { digest, reference }) {
            const [before = '', after = ''] = remedy.split(reference);
            const image = (0, check_problems.nA)(reference);
            return joinLines([(0, markdown.mo)(before, 300), referenceCode(image, digest), (0, markdown.mo)(after, 600)]);
        }
        function referenceCode(image, digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            const digits = (hex.match(/.{1,8}/g) ?? []).join('<wbr>');
            return (0, markdown.EX)(`<code>${(0, markdown.mo)(image, 300)}<wbr>@${algorithm}:${digits}</code>`);
        }
        function fixCell(view, problem) {
            const [finding] = problem.findings;
            const { fix } = finding.advisory ?? {};
            if (fix?.kind === 'build' && problem.remedy.includes(fix.reference))
                return buildToUse(problem.remedy, fix);
            const text = (0, check_view.ml)(view, problem.remedy, view.imageOf(finding));
            const fixability = (0, check_fixability.VZ)(problem, view.imageOf);
            if (finding.level === 'notice' || fixability === undefined || fixability === 'build')
                return (0, markdown.N8)(text, 600);
            const exception = (0, markdown.nf)('add an exception', (0, view_context.QB)(view.context, 'exception'));
            return `${(0, markdown.N8)(text.replace(/\.$/, ''), 600)}, or ${exception}.`;
        }
        ;
        const MOST_IMAGES = 4;
        function imageGroupSection(view, problems, title) {
            const groups = groupsOf(view, problems);
            const fixable = groups.reduce((sum, one) => sum + one.fixable, 0);
            const images = groups.filter((one) => one.fixable > 0).length;
            const text = fixable === 0
                ? 'No newer build fixes any of them.'
                : `Newer builds of ${(0, plural.U)(images, 'image')} fix ${fixable} of ${(0, plural.U)(problems.length, 'problem')}.`;
            return {
                before: `### ${title}\n\n${text}`,
                head: (0, markdown.PP)(['Image', 'Problems', 'Fix']),
                entries: groups.slice(0, MOST_IMAGES).map((group) => groupRow(view, group)),
                after: '',
                importance: 0,
                noun: 'image',
            };
        }
        function groupsOf(view, problems) {
            const groups = Map.groupBy(problems, (problem) => {
                const isOfImage = (0, check_view.zA)(view, problem.findings).length === 1;
                return isOfImage ? (0, check_problems.nA)(problem.findings[0].reference) : problem;
            });
            return [...groups.values()]
                .flatMap(([first, ...others]) => (first === undefined ? [] : [groupOf(view, [first, ...others])]))
                .toSorted((a, b) => b.exploited - a.exploited || b.fixable - a.fixable);
        }
        function groupOf(view, problems) {
            return {
                problems,
                fixable: problems.filter((one) => (0, check_fixability.VZ)(one, view.imageOf) === 'build').length,
                exploited: problems.filter(({ findings }) => findings[0].advisory?.exploit?.known === true).length,
            };
        }
        function groupRow(view, { problems }) {
            const [first] = problems;
            const findings = problems.flatMap((one) => one.findings);
            const [worst = first.findings[0], ...others] = findings;
            const images = new Set(findings.flatMap((one) => view.imageOf(one) ?? []));
            const builds = [...images].flatMap((image) => buildLines(image));
            const isPlain = first.findings[0].advisory === undefined;
            return (0, markdown.jD)([
                imageCell(view, { ...first, findings: [worst, ...others] }, 1),
                joinLines([(0, markdown.ko)(String(problems.length)), (0, markdown.EX)((0, overview.WN)(problems).map(unbroken).join(' · '))]),
                joinLines([
                    ...(isPlain || builds.length === 0
                        ? [(0, markdown.N8)((0, check_view.ml)(view, first.remedy, view.imageOf(worst)), 300)]
                        : []),
                    ...builds,
                ]),
            ]);
        }
        function unbroken(text) {
            return text.replaceAll(' ', '\u00a0');
        }
        function buildLines({ fix, image }) {
            if (fix === undefined)
                return [];
            return [
                `**Clears ${fix.clears} of ${fix.of}** with a fix · built ${fix.builtAt.slice(0, 10)}`,
                referenceCode(image, fix.digest),
            ];
        }
        ;
        const HEAD = (0, markdown.PP)(['', 'Image', 'Problem', 'Fix']);
        const BEFORE_MERGE = new Set(['pull-request', 'merge-group', 'change']);
        const MOST_OPEN = 10;
        function isLong(view) {
            return ofLevel(view, view.report.verdict === 'fail' ? 'error' : 'warning').length > MOST_OPEN;
        }
        function blockingSection(view) {
            const problems = ofLevel(view, 'error');
            const title = BEFORE_MERGE.has(view.context.event) ? 'Fix before merging' : 'Fix first';
            if (!isLong(view))
                return tableOf(view, problems, { before: `### ${title}`, head: HEAD, after: '', importance: 1 });
            if (problems.length === 0)
                return [imageGroupSection(view, ofLevel(view, 'warning'), 'Fix first')];
            const folds = folded(`❌ All ${(0, plural.U)(problems.length, 'blocking problem')}`, HEAD);
            return [imageGroupSection(view, problems, title), ...tableOf(view, problems, { ...folds, importance: 1 })];
        }
        function warningSections(view) {
            const isBlocked = view.report.verdict === 'fail';
            const groups = [...Map.groupBy(ofLevel(view, 'warning'), ({ novelty }) => novelty)]
                .map(([novelty, problems]) => ({ adjective: wording.lM[novelty], problems }))
                .toSorted((a, b) => Number(a.adjective !== 'new') - Number(b.adjective !== 'new'));
            return groups.flatMap(({ adjective, problems }, index) => {
                const title = `⚠️ ${(0, plural.U)(problems.length, [adjective, 'warning'].join(' ').trim())} (not blocking)`;
                const isOpen = !isBlocked && index === 0 && !isLong(view);
                return tableOf(view, problems, { ...folded(title, HEAD, isOpen), importance: 3 });
            });
        }
        function noticeSections(view) {
            const notices = ofLevel(view, 'notice');
            const isUnpinned = ({ rule, findings }) => rule === 'unpinned' && findings[0].exception === undefined;
            const unpinned = notices.filter(isUnpinned);
            const others = notices.filter((one) => !isUnpinned(one));
            const title = `📌 ${(0, plural.U)(unpinned.length, 'unpinned image')} — <code>mooring pin --write</code> adds the digests`;
            const pins = {
                ...folded(title, (0, markdown.PP)(['Image', 'Newest build'])),
                entries: unpinned.map((problem) => unpinnedRow(view, problem)),
                importance: 5,
                noun: 'unpinned image',
            };
            const noteTitle = `ℹ️ ${(0, plural.U)(others.length, 'note')}`;
            return [
                ...(unpinned.length === 0 ? [] : [pins]),
                ...tableOf(view, others, { ...folded(noteTitle, HEAD), importance: 5 }),
            ];
        }
        function updateSection(view) {
            const { updates = [] } = view.report;
            if (updates.length === 0)
                return [];
            const entries = updates.map(({ carriedOver, direction, introduced, resolved, ...place }) => {
                const [from, to] = [place.from, place.to].map((reference) => (0, markdown.mo)((0, check_view.ml)(view, reference), 300));
                const brought = introduced.map(({ id }) => id);
                return (0, markdown.jD)([
                    joinLines([(0, markdown.ko)((0, markdown.mo)((0, check_view.EU)(view, place.to), 200)), ...placeLinks(view.context, [place])]),
                    joinLines([(0, markdown.EX)(`${from ?? ''} → ${to ?? ''}`), direction === 'forward' ? '' : (0, markdown.EX)(direction)]),
                    idsText(resolved),
                    idsText(brought),
                    String(carriedOver),
                ]);
            });
            const head = (0, markdown.PP)(['Image', 'Change', 'Resolves', 'Brings', 'Carried over']);
            return [
                { ...folded(`🔄 ${(0, plural.U)(updates.length, 'update')}`, head), entries, importance: 6, noun: 'update' },
            ];
        }
        function idsText(ids) {
            if (ids.length === 0)
                return '—';
            const left = ids.length - MOST_IDS;
            const named = `${ids.slice(0, MOST_IDS).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
            return joinLines([String(ids.length), (0, markdown.EX)((0, markdown.mo)(named, 400))]);
        }
        const MOST_IDS = 3;
        function assumedSection(view) {
            const entries = view.report.images.flatMap(({ assumedFixes = [], image }) => assumedFixes.map(({ fixedVersion, id, package: { name, version }, reason }) => {
                const fixed = fixedVersion ?? 'an earlier version';
                const why = reason === 'patched-before'
                    ? `newer than ${fixed}, which is patched`
                    : `fixed in ${fixed}, and reported again for a later version`;
                return (0, markdown.jD)([
                    (0, markdown.ko)((0, markdown.mo)((0, check_view.EU)(view, image), 200)),
                    (0, markdown.mo)(id, 100),
                    (0, markdown.mo)(`${name} ${version}: ${why}`, 400),
                ]);
            }));
            if (entries.length === 0)
                return [];
            const title = `ℹ️ ${(0, plural.U)(entries.length, 'assumed fix', 'assumed fixes')} (not reported as open)`;
            const head = (0, markdown.PP)(['Image', 'Vulnerability', 'Reason']);
            return [{ ...folded(title, head), entries, importance: 5, noun: 'assumption' }];
        }
        function resolvedSection(view) {
            const groups = (0, check_problems.tM)(view.report.resolved);
            if (groups.length === 0)
                return [];
            const entries = groups.map(([first, ...others]) => {
                const places = placesText([first, ...others].map(view_context.QW));
                return (0, markdown.jD)([
                    [(0, markdown.ko)((0, markdown.mo)((0, check_view.EU)(view, first.reference), 200)), (0, markdown.EX)((0, markdown.mo)(places, 400))]
                        .filter((part) => part !== '')
                        .join('<br>'),
                    (0, markdown.mo)((0, check_view.ml)(view, first.title), 300),
                ]);
            });
            const title = `✅ ${(0, plural.U)(groups.length, 'resolved problem')}`;
            const head = (0, markdown.PP)(['Image', 'Problem']);
            return [{ ...folded(title, head), entries, importance: 6, noun: 'resolved problem' }];
        }
        function placesText(places) {
            const [first = '', ...others] = new Set(places);
            return others.length === 0 ? first : `${first} and ${(0, plural.U)(others.length, 'more place')}`;
        }
        function noticesText(view) {
            const notices = ofLevel(view, 'notice').length;
            return notices === 0 ? '' : (0, plural.U)(notices, 'note');
        }
        function ofLevel({ problems }, level) {
            return problems.filter((problem) => problem.level === level);
        }
        function folded(title, head, isOpen = false) {
            return {
                before: `<details${isOpen ? ' open' : ''}><summary>${title}</summary>`,
                head,
                after: '</details>',
            };
        }
        function tableOf(view, problems, section) {
            if (problems.length === 0)
                return [];
            const entries = problems.map((problem) => (0, markdown.jD)([
                wording.WG[problem.level],
                imageCell(view, problem),
                problemCell(view, problem),
                fixCell(view, problem),
            ]));
            return [{ ...section, entries, noun: 'problem' }];
        }
        function unpinnedRow(view, { findings }) {
            const [name = ''] = (0, check_view.zA)(view, findings);
            const newest = view.imageOf(findings[0])?.newest ?? null;
            return (0, markdown.jD)([
                [(0, markdown.ko)((0, markdown.mo)(name, 200)), ...placeLinks(view.context, (0, check_view.ek)(findings))].join('<br>'),
                newest === null ? '—' : (0, markdown.aY)((0, digest.VK)(newest)),
            ]);
        }
    }),
    89305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ve: () => (fixSection),
            qr: () => (footer),
            TO: () => (headSections),
            MX: () => (noteSection),
            Br: () => (renderSummary),
            V_: () => (textSection)
        });
        var markdown = __webpack_require__(49820);
        var plural = __webpack_require__(90795);
        var check_view = __webpack_require__(46157);
        var printable = __webpack_require__(76158);
        var fixability = __webpack_require__(44196);
        var advisory_words = __webpack_require__(1548);
        var wording = __webpack_require__(75903);
        ;
        const WIDEST = { line: markdown.Ib, name: 28, bar: 24 };
        const MOST_LINES = 12;
        function driftBlock(view) {
            const pinned = view.report.images
                .filter(({ behind }) => behind !== null)
                .toSorted((a, b) => lengthOf(b) - lengthOf(a));
            const exposed = view.report.images.filter(({ openAdvisories, pinned: pin }) => pin === null && (openAdvisories ?? []).length > 0);
            const images = [...pinned, ...exposed];
            if (images.length === 0)
                return '';
            const shown = images.slice(0, MOST_LINES);
            const names = shown.map(({ image }) => nameText((0, check_view.EU)(view, image)));
            const width = Math.max(...names.map(({ length }) => length));
            const daysPerCell = Math.max(1, Math.ceil(Math.max(...shown.map(lengthOf)) / WIDEST.bar));
            const bars = shown.map((image) => barOf(image, daysPerCell));
            const barWidth = Math.max(...bars.map(({ length }) => length));
            const lines = shown.map((image, index) => {
                const bar = image.pinned === null ? '○' : (bars[index] ?? '').padEnd(barWidth);
                const line = `${(names[index] ?? '').padEnd(width)}  ${bar}  ${wordsOf(view, image)}`;
                return (0, printable.IN)(line, WIDEST.line);
            });
            const left = images.length - shown.length;
            return (0, markdown.DV)('text', [
                ...lines,
                ...(left > 0 ? [`… and ${left} more`] : []),
                legend(shown, daysPerCell),
            ]);
        }
        function legend(shown, daysPerCell) {
            const signs = [
                shown.some(({ pinned }) => pinned !== null) ? '⚓ your pin' : '',
                shown.some((image) => lengthOf(image) > 0) ? `● newer build   ━ ${(0, plural.U)(daysPerCell, 'day')}` : '',
                shown.some(({ pinned }) => pinned === null) ? '○ unpinned' : '',
            ];
            return signs.filter((sign) => sign !== '').join('   ');
        }
        function nameText(name) {
            const text = (0, printable.g$)(name, 300);
            return text.length <= WIDEST.name ? text : `…${text.slice(1 - WIDEST.name)}`;
        }
        function lengthOf(image) {
            return Math.max(0, ...(image?.history?.newerAfterDays ?? []));
        }
        function barOf({ behind, history }, daysPerCell) {
            const newer = history?.newerAfterDays ?? [];
            if (behind === null || behind.builds === 0 || newer.length === 0)
                return '⚓';
            const marks = new Set(newer.map((days) => Math.max(1, Math.round(days / daysPerCell))));
            const cells = Array.from({ length: Math.max(...marks) }, (_, index) => (marks.has(index + 1) ? '●' : '━'));
            return `⚓${cells.join('')}`;
        }
        function wordsOf(view, image) {
            const words = image.pinned === null ? [rebuiltText(image)] : [(0, wording.Sd)(image)];
            return [...words, advisoryWords(view, image)].filter((word) => word !== '').join(' · ');
        }
        function rebuiltText({ history }) {
            const days = history?.usualDays ?? null;
            if (days === null)
                return 'unpinned';
            return days <= 1 ? 'rebuilt daily' : `rebuilt every ${days} days`;
        }
        function advisoryWords(view, image) {
            const open = view.problems.flatMap(({ findings }) => {
                const found = findings.find((one) => one.advisory !== undefined && view.imageOf(one) === image);
                return found?.advisory ?? [];
            });
            const [worst] = open;
            if (worst === undefined)
                return '';
            const state = (0, advisory_words.qS)(worst, image);
            const same = open.filter((one) => (0, advisory_words.qS)(one, image) === state).length;
            const id = `${(0, printable.g$)(worst.id, 40)}${same === 1 ? '' : ` and ${same - 1} more`}`;
            const others = same === open.length ? '' : `, ${open.length - same} more open`;
            return (0, fixability.bY)(worst, image) === 'build' ? `${id} fixed since${others}` : `⚠ ${id}: ${state}${others}`;
        }
        var fit = __webpack_require__(19852);
        var fix_diff = __webpack_require__(9538);
        var check_overview = __webpack_require__(68080);
        var problem_sections = __webpack_require__(60928);
        var view_context = __webpack_require__(89572);
        ;
        const MOST_BYTES = 1_000_000;
        function renderSummary(report, context = view_context.V0) {
            const encoder = new TextEncoder();
            const view = (0, check_view.O8)(report, context);
            const sections = [
                ...headSections(view),
                ...(0, problem_sections.tO)(view),
                fixSection(view),
                signerSection(view),
                driftSection(view),
                ...(0, problem_sections.vg)(view),
                ...(0, problem_sections.ng)(view),
                ...(0, problem_sections.Ng)(view),
                ...(0, problem_sections.mo)(view),
                ...imageSection(report),
                ...(0, problem_sections.EH)(view),
                noteSection(report),
                textSection((0, markdown.EX)(footer(view).join(' · '))),
            ];
            return `${(0, fit.W)(sections, MOST_BYTES - 1, (text) => encoder.encode(text).length)}\n`;
        }
        function textSection(before) {
            return { before, entries: [], after: '', importance: 0, noun: '' };
        }
        function fixSection(view) {
            const diff = (0, fix_diff.LC)(view);
            return textSection(diff === '' || !(0, problem_sections.x7)(view) ? diff : folded('🔧 Lines to change', diff));
        }
        function signerSection(view) {
            const lines = (0, fix_diff.GF)(view);
            const title = 'If you trust a signer that was found: lines for <code>.github/mooring.yml</code>';
            return textSection(lines === '' ? '' : folded(title, lines));
        }
        function driftSection(view) {
            const [title, drift] = ['How far each pin has drifted', driftBlock(view)];
            if (drift === '')
                return textSection('');
            return textSection((0, problem_sections.x7)(view) ? folded(title, drift) : `### ${title}\n\n${drift}`);
        }
        function folded(title, text) {
            return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
        }
        function headSections(view) {
            const { images, verdict } = view.report;
            const title = `## ${wording.PU[verdict]} Mooring: ${(0, wording.Pl)(view)}`;
            if (images.length === 0)
                return [textSection(title)];
            const problems = (level) => view.problems.filter((one) => one.level === level).length;
            const [blocking, warnings] = [problems('error'), problems('warning')];
            const pinned = images.filter((image) => image.pinned !== null);
            const behind = pinned.filter((image) => (image.behind?.builds ?? 0) > 0);
            const counts = [
                (0, markdown.PP)(['', 'Blocking', 'Warnings', 'Pinned', 'Behind'], ':-:'),
                (0, markdown.jD)([
                    `**${(0, plural.U)(images.length, 'image')}**`,
                    blocking === 0 ? '0' : `❌ **${blocking}**`,
                    warnings === 0 ? '0' : `⚠️ ${warnings}`,
                    `${pinned.length} of ${images.length}`,
                    String(behind.length),
                ]),
            ].join('\n');
            const overview = (0, check_overview.bq)(view).map((line) => `**${line.title}:** ${(0, markdown.FV)(line.text)}`);
            return [textSection(title), textSection(counts), textSection(overview.join('<br>'))];
        }
        function noteSection({ notes }) {
            const entries = notes.map((note, index) => `${index === 0 ? '' : '\n'}ℹ️ ${(0, markdown.FV)(note, 600)}`);
            return { before: '', entries, after: '', importance: 0, noun: 'note' };
        }
        function footer({ context, report }) {
            return [
                'Mooring check',
                (0, markdown.FV)((0, wording.lp)(report, context), 600),
                (0, wording.z8)(report),
                (0, markdown.nf)('what these rules mean', (0, view_context.QB)(context)),
            ];
        }
        function imageSection({ images, mode }) {
            if (images.length === 0)
                return [];
            const isSigned = images.some(({ signature }) => signature !== undefined);
            const head = (0, markdown.PP)([
                'Image',
                'Pinned',
                'Newest build',
                'Behind',
                ...(isSigned ? ['Signed'] : []),
                'State',
            ]);
            const title = `<details><summary>All ${(0, plural.U)(images.length, 'image')}</summary>`;
            return [
                {
                    before: [title, ...signersText(images)].join('\n\n'),
                    head,
                    entries: images.map((image) => imageRow(image, mode, isSigned)),
                    after: '</details>',
                    importance: 4,
                    noun: 'image',
                },
            ];
        }
        function signersText(images) {
            const verified = images.flatMap(({ signature }) => (signature?.status === 'verified' ? signature : []));
            const bySigner = Map.groupBy(verified, ({ signer }) => signer ?? '');
            const parts = [...bySigner]
                .toSorted(([, a], [, b]) => b.length - a.length)
                .map(([signer, { length }]) => `${(0, plural.U)(length, 'image')} by ${(0, markdown.aY)(signer)}`);
            return parts.length === 0 ? [] : [`Signed and verified: ${(0, plural.M)(parts)}.`];
        }
        function signedText({ signature }) {
            if (signature?.status !== 'verified')
                return '—';
            return (0, markdown.nf)(signature.signedAt?.slice(0, 10) ?? 'yes', signature.logUrl ?? undefined);
        }
        function imageRow(image, mode, isSigned) {
            const builtAt = image.newestBuiltAt === null ? '' : `<br>${image.newestBuiltAt.slice(0, 10)}`;
            return (0, markdown.jD)([
                (0, markdown.mo)(image.image, 300),
                digestText(image.pinned),
                `${digestText(image.newest)}${builtAt}`,
                (0, wording.Sd)(image),
                ...(isSigned ? [signedText(image)] : []),
                (0, wording.r9)(image, mode),
            ]);
        }
        function digestText(digest) {
            return digest === null ? '—' : (0, markdown.aY)(digest.replace(/^.*:/, '').slice(0, 12));
        }
    }),
    89572: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            QB: () => (ruleUrl),
            QW: () => (lineKey),
            V0: () => (LAPTOP),
            gV: () => (lineUrl)
        });
        var _documentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43867);
        var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5488);
        const LAPTOP = { event: 'repository' };
        function lineKey({ file, line }) {
            return `${file}:${line}`;
        }
        function lineUrl({ files }, { file, line }) {
            return files === undefined || file === '' ? undefined : (0, _links_js__WEBPACK_IMPORTED_MODULE_1__.i)(files, file, line);
        }
        function ruleUrl({ documentation }, rule) {
            return (0, _documentation_js__WEBPACK_IMPORTED_MODULE_0__.ou)(`rules.md${rule === undefined ? '' : `#${rule}`}`, documentation);
        }
    }),
    75903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PU: () => (VERDICT_SIGNS),
            Pl: () => (headline),
            Sd: () => (behindText),
            WG: () => (LEVEL_SIGNS),
            l2: () => (capitalized),
            lM: () => (ADJECTIVES),
            lp: () => (comparedText),
            mc: () => (lifecycleText),
            r9: () => (stateText),
            yZ: () => (joinWords),
            z8: () => (scope)
        });
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76974);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90795);
        function headline({ context, problems, report }) {
            const blocking = problems.filter(({ level }) => level === 'error');
            const warnings = problems.filter(({ level }) => level === 'warning');
            switch (report.verdict) {
                case 'fail':
                    return blockingText(blocking, context);
                case 'warn':
                    return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(warnings.length, 'warning')}, no blocking problems`;
                case 'pass':
                    return report.images.length === 0 ? 'no image references found' : 'no problems found';
            }
        }
        function blockingText(blocking, { event }) {
            const [first] = blocking;
            const isSame = blocking.every(({ novelty }) => novelty === first?.novelty);
            const adjective = isSame && first !== undefined ? ADJECTIVES[first.novelty] : '';
            const { subject, isBlocked } = SUBJECTS[event];
            if (!isBlocked)
                return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocking.length, joinWords(adjective, 'blocking problem'))} ${subject}`;
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(blocking.length, joinWords(adjective, 'problem'))} ${blocking.length === 1 ? 'blocks' : 'block'} ${subject}`;
        }
        function joinWords(...words) {
            return words.filter((word) => word !== '').join(' ');
        }
        const ADJECTIVES = {
            new: 'new',
            'pre-existing': 'pre-existing',
            'not-compared': '',
        };
        const SUBJECTS = {
            'pull-request': { subject: 'this pull request', isBlocked: true },
            'merge-group': { subject: 'this merge group', isBlocked: true },
            change: { subject: 'this change', isBlocked: true },
            push: { subject: 'on this push', isBlocked: false },
            repository: { subject: 'in this repository', isBlocked: false },
        };
        function scope(report) {
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(report.images.length, 'image')} in ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(report.files, 'file')}`;
        }
        function comparedText({ comparedWith }, { baseName }) {
            switch (comparedWith.kind) {
                case 'base':
                    return `compared with ${baseName === undefined ? 'base ' : `${baseName}@`}${comparedWith.commit.slice(0, 8)}`;
                case 'since':
                    return `compared with ${comparedWith.since}`;
                case 'baseline':
                    return `compared with ${comparedWith.file}`;
                case 'none':
                    return `not compared: ${comparedWith.reason}`;
            }
        }
        function behindText(image) {
            if (image.behind === null)
                return image.pinned === null ? 'not pinned' : 'unknown';
            return (0, _history_lag_js__WEBPACK_IMPORTED_MODULE_0__.kF)(image.behind);
        }
        function stateText(image, mode) {
            const { endOfLife } = image;
            const signature = signatureText(image);
            if (image.newest === null)
                return joined([signature, lifecycleText(endOfLife), openText(image), 'not checked']);
            return joined([
                signature,
                endOfLife === null && mode === 'signed-in' ? 'end of life not checked' : lifecycleText(endOfLife),
                image.openAdvisories === null ? unjudgedText(image) : openText(image),
                image.pinned !== null && image.behind === null ? 'digest not in history' : '',
            ]);
        }
        function signatureText({ packages, signature }) {
            switch (signature?.status) {
                case 'unsigned':
                    return 'not signed';
                case 'wrong-signer':
                    return 'signed by another signer';
                case 'bad-signature':
                    return 'invalid signature';
                case 'signed-as-other':
                    return 'signed as another image';
                case 'not-verifiable':
                case 'not-checked':
                    return 'signature not verified';
                case 'verified':
                    return packages?.unverified === undefined ? '' : 'SBOM not verified';
                case 'no-known-signer':
                case undefined:
                    return '';
            }
        }
        function joined(words) {
            return words.filter((word) => word !== '').join(', ') || 'ok';
        }
        function openText({ openAdvisories }) {
            const open = openAdvisories?.length ?? 0;
            return open === 0 ? '' : (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(open, 'open advisory', 'open advisories');
        }
        function unjudgedText({ judgedBy, packages }) {
            if (judgedBy === 'name')
                return 'not judged';
            const isPartial = packages?.missing !== undefined || packages?.unrecognized !== undefined;
            return isPartial && judgedBy !== 'none' ? 'not fully judged' : 'advisories not checked';
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
            return daysLeft === null ? 'unknown status' : `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_1__.U)(daysLeft, 'day')} left`;
        }
        function isInGrace(entry) {
            if (typeof entry === 'string')
                return false;
            return entry.tagStatus === 'TAG_IN_GRACE' || entry.graceStatus === 'GRACE_ACTIVE';
        }
        function capitalized(text) {
            return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
        }
        const VERDICT_SIGNS = { pass: '✅', warn: '⚠️', fail: '❌' };
        const LEVEL_SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
    })
};
