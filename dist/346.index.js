export const id = 346;
export const ids = [346];
export const modules = {
    82904: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (runAction)
        });
        var _adapters_http_undici_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17917);
        var _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97597);
        var _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89903);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76158);
        var _mask_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34150);
        var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79141);
        async function runAction(main) {
            process.exitCode = 1;
            const reportUnfinished = () => {
                _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.error('Mooring exited without finishing. This is a bug in Mooring; please report it.');
                process.exitCode = 1;
            };
            process.once('beforeExit', reportUnfinished);
            for (const form of (0, _mask_secrets_js__WEBPACK_IMPORTED_MODULE_4__.y)(process.env))
                _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.mask(form);
            const http = (0, _adapters_http_undici_http_js__WEBPACK_IMPORTED_MODULE_0__.D)();
            const progress = (0, _progress_js__WEBPACK_IMPORTED_MODULE_5__.E)({
                send: http.send,
                variables: process.env,
                clock: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_2__.m,
                every: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_2__.S,
                intervalMs: 10_000,
                report: (line) => _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.info(line),
            });
            try {
                process.exitCode = await main({
                    runner: _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A,
                    clock: _adapters_system_clock_js__WEBPACK_IMPORTED_MODULE_2__.m,
                    send: progress.send,
                    onSecret: (secret) => (0, _mask_secrets_js__WEBPACK_IMPORTED_MODULE_4__.$)(secret, _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A),
                });
            }
            catch (error) {
                reportFailure(error);
            }
            finally {
                process.off('beforeExit', reportUnfinished);
                progress.stop();
                await http.close();
            }
        }
        function reportFailure(error) {
            if (error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD && error.code !== 'internal_bug') {
                _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.error(`${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_6__.fk)(error.message)}\n${error.hint}`, {
                    title: `Mooring: ${error.code}`,
                });
                return;
            }
            const bug = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('internal_bug', 'something unexpected happened');
            const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
            _adapters_github_actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.error(`${bug.message}: ${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_6__.fk)(story)}\n${bug.hint}`, {
                title: `Mooring: ${bug.code}`,
            });
        }
    }),
    34020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (readEnvironment)
        });
        var promises_ = __webpack_require__(51455);
        var external_node_os_ = __webpack_require__(48161);
        var endpoints = __webpack_require__(43550);
        var schemas = __webpack_require__(92857);
        ;
        const CommitId = schemas.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit id');
        const Repository = schemas.Ikc({ full_name: schemas.YjP(), default_branch: schemas.YjP().optional() });
        const GitHubEvent = schemas.Ikc({
            repository: Repository.extend({ default_branch: schemas.YjP().optional() }).optional(),
            pull_request: schemas.Ikc({
                number: schemas.Whr(),
                base: schemas.Ikc({ sha: CommitId, ref: schemas.YjP().optional() }),
                head: schemas.Ikc({ sha: CommitId, repo: Repository.nullish() }),
            })
                .optional(),
            merge_group: schemas.Ikc({ base_sha: CommitId, head_sha: CommitId, base_ref: schemas.YjP().optional() })
                .optional(),
            before: CommitId.optional(),
        });
        var documentation = __webpack_require__(43867);
        var errors = __webpack_require__(56046);
        var printable = __webpack_require__(76158);
        var secret = __webpack_require__(48325);
        ;
        async function readEnvironment(variables) {
            const workspace = variables['GITHUB_WORKSPACE'] ?? process.cwd();
            const requestToken = variables['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
            const serverUrl = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
            return {
                workspace,
                temporaryDirectory: variables['RUNNER_TEMP'] || (0, external_node_os_.tmpdir)(),
                step: variables['GITHUB_ACTION'] ?? '',
                repository: variables['GITHUB_REPOSITORY'] ?? '',
                actor: variables['GITHUB_ACTOR'] ?? '',
                eventName: variables['GITHUB_EVENT_NAME'] ?? '',
                ref: variables['GITHUB_REF'] ?? '',
                commit: variables['GITHUB_SHA'] ?? '',
                runUrl: runUrlOf(serverUrl, variables),
                event: await readEvent(variables['GITHUB_EVENT_PATH'] ?? ''),
                githubApiUrl: readApiUrl(variables['GITHUB_API_URL'] || 'https://api.github.com'),
                serverUrl,
                documentation: {
                    serverUrl,
                    repository: variables['GITHUB_ACTION_REPOSITORY'] || documentation.rl,
                    ref: variables['GITHUB_ACTION_REF'] || documentation.O3,
                },
                oidcRequestUrl: variables['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
                oidcRequestToken: requestToken === '' ? undefined : new secret.zh(requestToken),
            };
        }
        function runUrlOf(serverUrl, variables) {
            const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = variables;
            return repository === '' || run === '' ? undefined : `${serverUrl}/${repository}/actions/runs/${run}`;
        }
        function readApiUrl(text) {
            (0, endpoints.V4)('GITHUB_API_URL', text);
            return text;
        }
        async function readEvent(path) {
            if (path === '')
                return {};
            const parsed = GitHubEvent.safeParse(await readJsonFile(path));
            if (parsed.success)
                return parsed.data;
            const [issue] = parsed.error.issues;
            throw new errors.OD('config_event_invalid', `the event file ${path} is not a workflow event: ${issue?.path.join('.') ?? ''} ${(0, printable.g$)(issue?.message ?? '', 120)}`);
        }
        async function readJsonFile(path) {
            try {
                return JSON.parse(await (0, promises_.readFile)(path, 'utf8'));
            }
            catch (cause) {
                throw new errors.OD('config_event_invalid', `the event file ${path} cannot be read as JSON`, {
                    cause,
                });
            }
        }
    }),
    34150: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $: () => (maskSecret),
            y: () => (proxySecretForms)
        });
        var _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48325);
        function maskSecret(secret, runner) {
            for (const form of (0, _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.eo)(secret))
                runner.mask(form);
        }
        const VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
        function proxySecretForms(variables) {
            const forms = VARIABLES.flatMap((name) => {
                const text = variables[name] ?? '';
                return URL.canParse(text) ? formsOf(new URL(text)) : [];
            });
            return [...new Set(forms)];
        }
        function formsOf({ username, password }) {
            if (username === '' && password === '')
                return [];
            const [user, secret] = [decode(username), decode(password || username)];
            const written = [password || username, btoa(unescaped(`${user}:${password === '' ? '' : secret}`))];
            return [secret, ...written].flatMap((text) => (0, _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.eo)(new _domain_secret_js__WEBPACK_IMPORTED_MODULE_0__.zh(text)));
        }
        function decode(text) {
            try {
                return decodeURIComponent(text);
            }
            catch {
                return text;
            }
        }
        function unescaped(text) {
            return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
        }
    }),
    97597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (actionsRunner)
        });
        var _node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89635);
        var _node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82902);
        var _node_modules_actions_core_lib_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1170);
        var _node_modules_actions_core_lib_utils_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4679);
        var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56046);
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76158);
        const actionsRunner = {
            input: (name) => (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
            mask: (secret) => (0, _node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__.L)('add-mask', {}, secret),
            info: (line) => process.stdout.write(`${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.Fq)(line)}\n`),
            notice: (message, place) => annotate('notice', message, place),
            warning: (message, place) => annotate('warning', message, place),
            error: (message, place) => annotate('error', message, place),
            setOutput: (name, value) => writeRunnerFile('OUTPUT', (0, _node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__.v)(name, value)),
            exportVariable: (name, value) => {
                process.env[name] = value;
                writeRunnerFile('ENV', (0, _node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__.v)(name, value));
            },
            addPath: (directory) => writeRunnerFile('PATH', directory),
            saveState: (name, value) => writeRunnerFile('STATE', (0, _node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__.v)(name, value)),
            state: (name) => process.env[`STATE_${name}`] ?? '',
            writeSummary: async (markdown) => {
                if (!hasFile('STEP_SUMMARY'))
                    return;
                await _node_modules_actions_core_lib_summary_js__WEBPACK_IMPORTED_MODULE_2__.z.addRaw(markdown).write();
            },
        };
        function hasFile(file) {
            return (process.env[`GITHUB_${file}`] ?? '') !== '';
        }
        function writeRunnerFile(file, message) {
            if (!hasFile(file))
                return;
            try {
                (0, _node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__.n)(file, message);
            }
            catch (cause) {
                throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('config_file_unreadable', `the file of GITHUB_${file} cannot be written`, {
                    cause,
                    hint: 'The runner makes this file: see whether a step before this one has removed it or changed the variable.',
                });
            }
        }
        function annotate(level, message, place = {}) {
            const { title, file, line, column } = place;
            const properties = {
                ...(title === undefined ? {} : { title }),
                ...(file === undefined ? {} : { file }),
                ...(line === undefined ? {} : { startLine: line }),
                ...(column === undefined ? {} : { startColumn: column }),
            };
            const lines = message.split('\n').map(_domain_text_printable_js__WEBPACK_IMPORTED_MODULE_4__.Fq);
            (0, _node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__.L)(level, (0, _node_modules_actions_core_lib_utils_js__WEBPACK_IMPORTED_MODULE_5__.k)(properties), lines.join('\n'));
        }
    }),
    71426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (answerOf),
            w: () => (openGitHubRepository)
        });
        var errors = __webpack_require__(56046);
        var printable = __webpack_require__(76158);
        ;
        function refusalError(refusal, purpose) {
            const details = [
                refusal.message,
                ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
            ]
                .filter((text) => text.trim() !== '')
                .join('; ');
            return new errors.OD(refusalCode(refusal, details), `could not ${purpose}: GitHub answered ${refusal.status}${details === '' ? '' : ` (${(0, printable.g$)(details, 400)})`}`);
        }
        const SENTENCES = [
            [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
            [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
            [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
        ];
        const STATUSES = {
            401: 'github_token_invalid',
            403: 'github_forbidden',
            404: 'github_not_found',
            409: 'github_branch_moved',
        };
        function refusalCode({ status }, details) {
            const known = SENTENCES.find(([sentence]) => sentence.test(details));
            return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
        }
        const DEFAULT_WAIT_MS = 60_000;
        function limitWait({ status, message, headers }, now) {
            if (status !== 403 && status !== 429)
                return undefined;
            const seconds = headers['retry-after'];
            if (seconds !== undefined && /^\d{1,9}$/.test(seconds))
                return Number(seconds) * 1_000;
            const reset = headers['x-ratelimit-reset'] ?? '';
            if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
                return Math.max(0, Number(reset) * 1_000 - now);
            }
            return status === 429 || /secondary rate limit/i.test(message) ? DEFAULT_WAIT_MS : undefined;
        }
        function isPassing(status) {
            return status === 408 || (status >= 500 && status !== 501);
        }
        var ports_clock = __webpack_require__(33201);
        ;
        const ATTEMPTS = 5;
        const ATTEMPT_MS = 30_000;
        const FIRST_DELAY_MS = 400;
        const LONGEST_WAIT_MS = 120_000;
        function createGitHubCaller({ clock, signal, host, }) {
            return async (purpose, send, { repeatable } = { repeatable: true }) => {
                for (let attempt = 1;; attempt += 1) {
                    const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
                    const outcome = await tryOnce(send, attemptSignal);
                    if (signal.aborted)
                        throw (0, errors.$y)(purpose);
                    if (outcome.kind === 'answer')
                        return outcome;
                    const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
                    if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
                        return outcome;
                    if (wait === undefined && !repeatable)
                        return { kind: 'unsure' };
                    if (wait !== undefined && wait > LONGEST_WAIT_MS)
                        throw limited(purpose, wait);
                    if (attempt >= ATTEMPTS)
                        throw exhausted(outcome, { purpose, host, wait });
                    const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
                    await (0, ports_clock.v)(delay, purpose, { clock, signal });
                }
            };
        }
        async function tryOnce(send, signal) {
            try {
                const { status, data } = await send({ signal, redirect: 'manual' });
                if (status >= 300)
                    return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
                const whole = status === 204 || (typeof data === 'object' && data !== null);
                return whole ? { kind: 'answer', answer: data } : { kind: 'no-answer', why: 'its answer was cut short' };
            }
            catch (error) {
                const response = readResponse(error);
                if (response !== undefined)
                    return { kind: 'refused', refusal: readRefusal(response) };
                return {
                    kind: 'no-answer',
                    why: error instanceof Error ? (0, printable.g$)(error.message, 120) : 'no answer came',
                };
            }
        }
        function readResponse(error) {
            const response = readField(error, 'response');
            const status = readField(response, 'status');
            if (typeof status !== 'number')
                return undefined;
            return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
        }
        function readRefusal({ status, headers, data }) {
            const errors = readField(data, 'errors');
            return {
                status,
                message: textField(data, 'message'),
                errors: (Array.isArray(errors) ? errors : []).map((one) => ({
                    field: textField(one, 'field'),
                    code: textField(one, 'code'),
                    message: typeof one === 'string' ? one : textField(one, 'message'),
                })),
                headers: Object.fromEntries(Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
                    name.toLowerCase(),
                    String(value),
                ])),
            };
        }
        function readField(value, name) {
            return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
        }
        function textField(value, name) {
            const field = readField(value, name);
            return typeof field === 'string' ? field : '';
        }
        function limited(purpose, waitMs) {
            const seconds = Math.ceil(waitMs / 1_000);
            return new errors.OD('github_rate_limited', `could not ${purpose}: GitHub requires a wait of ${seconds} seconds`);
        }
        function exhausted(outcome, call) {
            const purpose = `${call.purpose}, ${ATTEMPTS} times`;
            if (call.wait !== undefined)
                return limited(purpose, call.wait);
            if (outcome.kind === 'refused')
                return refusalError(outcome.refusal, purpose);
            return new errors.OD('github_unavailable', `could not ${purpose}: no answer from ${call.host} (${outcome.why})`);
        }
        ;
        async function openGitHubRepository(options) {
            const { getOctokit } = await Promise.all([__webpack_require__.e(648), __webpack_require__.e(218)]).then(__webpack_require__.bind(__webpack_require__, 32218));
            const [owner = '', repo = ''] = options.repository.split('/');
            const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
            const { clock, signal } = options;
            const call = createGitHubCaller({ clock, signal, host: new URL(options.apiUrl).host });
            return { github, call, place: { owner, repo } };
        }
        function answerOf(outcome, purpose) {
            switch (outcome.kind) {
                case 'answer':
                    return outcome.answer;
                case 'refused':
                    throw refusalError(outcome.refusal, purpose);
                case 'unsure':
                    throw new errors.OD('github_unavailable', `could not ${purpose}: the answer was lost`);
            }
        }
    }),
    89635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (issueCommand)
        });
        var os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70857);
        var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4679);
        function issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_0__.EOL);
        }
        function issue(name, message = '') {
            issueCommand(name, {}, message);
        }
        const CMD_STRING = '::';
        class Command {
            constructor(command, properties, message) {
                if (!command) {
                    command = 'missing.command';
                }
                this.command = command;
                this.properties = properties;
                this.message = message;
            }
            toString() {
                let cmdStr = CMD_STRING + this.command;
                if (this.properties && Object.keys(this.properties).length > 0) {
                    cmdStr += ' ';
                    let first = true;
                    for (const key in this.properties) {
                        if (this.properties.hasOwnProperty(key)) {
                            const val = this.properties[key];
                            if (val) {
                                if (first) {
                                    first = false;
                                }
                                else {
                                    cmdStr += ',';
                                }
                                cmdStr += `${key}=${escapeProperty(val)}`;
                            }
                        }
                    }
                }
                cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
                return cmdStr;
            }
        }
        function escapeData(s) {
            return (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.E)(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A');
        }
        function escapeProperty(s) {
            return (0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.E)(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A')
                .replace(/:/g, '%3A')
                .replace(/,/g, '%2C');
        }
    }),
    82902: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            n: () => (issueFileCommand),
            v: () => (prepareKeyValueMessage)
        });
        var crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76982);
        var fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79896);
        var os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70857);
        var _utils_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4679);
        function issueFileCommand(command, message) {
            const filePath = process.env[`GITHUB_${command}`];
            if (!filePath) {
                throw new Error(`Unable to find environment variable for file command ${command}`);
            }
            if (!fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(filePath)) {
                throw new Error(`Missing file at path: ${filePath}`);
            }
            fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync(filePath, `${(0, _utils_js__WEBPACK_IMPORTED_MODULE_3__.E)(message)}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}`, {
                encoding: 'utf8'
            });
        }
        function prepareKeyValueMessage(key, value) {
            const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID()}`;
            const convertedValue = (0, _utils_js__WEBPACK_IMPORTED_MODULE_3__.E)(value);
            if (key.includes(delimiter)) {
                throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
            }
            if (convertedValue.includes(delimiter)) {
                throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
            }
            return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${delimiter}`;
        }
    }),
    1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            z: () => (summary)
        });
        var os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70857);
        var fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79896);
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) { try {
                    step(generator.next(value));
                }
                catch (e) {
                    reject(e);
                } }
                function rejected(value) { try {
                    step(generator["throw"](value));
                }
                catch (e) {
                    reject(e);
                } }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const { access, appendFile, writeFile } = fs__WEBPACK_IMPORTED_MODULE_1__.promises;
        const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
        const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
        class Summary {
            constructor() {
                this._buffer = '';
            }
            filePath() {
                return __awaiter(this, void 0, void 0, function* () {
                    if (this._filePath) {
                        return this._filePath;
                    }
                    const pathFromEnv = process.env[SUMMARY_ENV_VAR];
                    if (!pathFromEnv) {
                        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
                    }
                    try {
                        yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_1__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
                    }
                    catch (_a) {
                        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
                    }
                    this._filePath = pathFromEnv;
                    return this._filePath;
                });
            }
            wrap(tag, content, attrs = {}) {
                const htmlAttrs = Object.entries(attrs)
                    .map(([key, value]) => ` ${key}="${value}"`)
                    .join('');
                if (!content) {
                    return `<${tag}${htmlAttrs}>`;
                }
                return `<${tag}${htmlAttrs}>${content}</${tag}>`;
            }
            write(options) {
                return __awaiter(this, void 0, void 0, function* () {
                    const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
                    const filePath = yield this.filePath();
                    const writeFunc = overwrite ? writeFile : appendFile;
                    yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
                    return this.emptyBuffer();
                });
            }
            clear() {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.emptyBuffer().write({ overwrite: true });
                });
            }
            stringify() {
                return this._buffer;
            }
            isEmptyBuffer() {
                return this._buffer.length === 0;
            }
            emptyBuffer() {
                this._buffer = '';
                return this;
            }
            addRaw(text, addEOL = false) {
                this._buffer += text;
                return addEOL ? this.addEOL() : this;
            }
            addEOL() {
                return this.addRaw(os__WEBPACK_IMPORTED_MODULE_0__.EOL);
            }
            addCodeBlock(code, lang) {
                const attrs = Object.assign({}, (lang && { lang }));
                const element = this.wrap('pre', this.wrap('code', code), attrs);
                return this.addRaw(element).addEOL();
            }
            addList(items, ordered = false) {
                const tag = ordered ? 'ol' : 'ul';
                const listItems = items.map(item => this.wrap('li', item)).join('');
                const element = this.wrap(tag, listItems);
                return this.addRaw(element).addEOL();
            }
            addTable(rows) {
                const tableBody = rows
                    .map(row => {
                    const cells = row
                        .map(cell => {
                        if (typeof cell === 'string') {
                            return this.wrap('td', cell);
                        }
                        const { header, data, colspan, rowspan } = cell;
                        const tag = header ? 'th' : 'td';
                        const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                        return this.wrap(tag, data, attrs);
                    })
                        .join('');
                    return this.wrap('tr', cells);
                })
                    .join('');
                const element = this.wrap('table', tableBody);
                return this.addRaw(element).addEOL();
            }
            addDetails(label, content) {
                const element = this.wrap('details', this.wrap('summary', label) + content);
                return this.addRaw(element).addEOL();
            }
            addImage(src, alt, options) {
                const { width, height } = options || {};
                const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
                const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
                return this.addRaw(element).addEOL();
            }
            addHeading(text, level) {
                const tag = `h${level}`;
                const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
                    ? tag
                    : 'h1';
                const element = this.wrap(allowedTag, text);
                return this.addRaw(element).addEOL();
            }
            addSeparator() {
                const element = this.wrap('hr', null);
                return this.addRaw(element).addEOL();
            }
            addBreak() {
                const element = this.wrap('br', null);
                return this.addRaw(element).addEOL();
            }
            addQuote(text, cite) {
                const attrs = Object.assign({}, (cite && { cite }));
                const element = this.wrap('blockquote', text, attrs);
                return this.addRaw(element).addEOL();
            }
            addLink(text, href) {
                const element = this.wrap('a', text, { href });
                return this.addRaw(element).addEOL();
            }
        }
        const _summary = new Summary();
        const markdownSummary = (null && (_summary));
        const summary = _summary;
    }),
    4679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (toCommandValue),
            k: () => (toCommandProperties)
        });
        function toCommandValue(input) {
            if (input === null || input === undefined) {
                return '';
            }
            else if (typeof input === 'string' || input instanceof String) {
                return input;
            }
            return JSON.stringify(input);
        }
        function toCommandProperties(annotationProperties) {
            if (!Object.keys(annotationProperties).length) {
                return {};
            }
            return {
                title: annotationProperties.title,
                file: annotationProperties.file,
                line: annotationProperties.startLine,
                endLine: annotationProperties.endLine,
                col: annotationProperties.startColumn,
                endColumn: annotationProperties.endColumn
            };
        }
    })
};
