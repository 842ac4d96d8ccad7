export const id = 3315;
export const ids = [3315];
export const modules = {
    40672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            O: () => (DRAFT_SUFFIX),
            f: () => (replaceFile)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
        const DRAFT_SUFFIX = /^[\da-f-]{36}\.mooring$/;
        async function replaceFile(path, text, { mode, isUnchanged = () => true, } = {}) {
            const draft = `${path}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.mooring`;
            try {
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, {
                    flag: 'wx',
                    flush: mode !== undefined,
                    ...(mode === undefined ? {} : { mode }),
                });
                if (mode !== undefined)
                    await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(draft, mode);
                if (!(await isUnchanged()))
                    return false;
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
                return true;
            }
            finally {
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true }).catch(() => undefined);
            }
        }
    }),
    82735: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            A: () => (actionsRunner)
        });
        var external_os_ = __webpack_require__(70857);
        ;
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
        ;
        function issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            process.stdout.write(cmd.toString() + external_os_.EOL);
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
            return toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A');
        }
        function escapeProperty(s) {
            return toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A')
                .replace(/:/g, '%3A')
                .replace(/,/g, '%2C');
        }
        var external_crypto_ = __webpack_require__(76982);
        var external_fs_ = __webpack_require__(79896);
        ;
        function issueFileCommand(command, message) {
            const filePath = process.env[`GITHUB_${command}`];
            if (!filePath) {
                throw new Error(`Unable to find environment variable for file command ${command}`);
            }
            if (!external_fs_.existsSync(filePath)) {
                throw new Error(`Missing file at path: ${filePath}`);
            }
            external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
                encoding: 'utf8'
            });
        }
        function prepareKeyValueMessage(key, value) {
            const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
            const convertedValue = toCommandValue(value);
            if (key.includes(delimiter)) {
                throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
            }
            if (convertedValue.includes(delimiter)) {
                throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
            }
            return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
        }
        ;
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
        const { access, appendFile, writeFile } = external_fs_.promises;
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
                        yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
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
                return this.addRaw(external_os_.EOL);
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
        var errors = __webpack_require__(67872);
        var printable = __webpack_require__(64865);
        ;
        const actionsRunner = {
            input: (name) => (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
            mask: (secret) => issueCommand('add-mask', {}, secret),
            info: (line) => process.stdout.write(`${(0, printable.Fq)(line)}\n`),
            notice: (message, place) => annotate('notice', message, place),
            warning: (message, place) => annotate('warning', message, place),
            error: (message, place) => annotate('error', message, place),
            setOutput: (name, value) => writeRunnerFile('OUTPUT', prepareKeyValueMessage(name, value)),
            exportVariable: (name, value) => {
                process.env[name] = value;
                writeRunnerFile('ENV', prepareKeyValueMessage(name, value));
            },
            addPath: (directory) => writeRunnerFile('PATH', directory),
            saveState: (name, value) => writeRunnerFile('STATE', prepareKeyValueMessage(name, value)),
            state: (name) => process.env[`STATE_${name}`] ?? '',
            writeSummary: async (markdown) => {
                if (!hasFile('STEP_SUMMARY'))
                    return;
                await summary.addRaw(markdown).write();
            },
        };
        function hasFile(file) {
            return (process.env[`GITHUB_${file}`] ?? '') !== '';
        }
        function writeRunnerFile(file, message) {
            if (!hasFile(file))
                return;
            try {
                issueFileCommand(file, message);
            }
            catch (cause) {
                throw new errors.OD('config_file_unreadable', `the file of GITHUB_${file} cannot be written`, {
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
            const lines = message.split('\n').map(printable.Fq);
            issueCommand(level, toCommandProperties(properties), lines.join('\n'));
        }
    }),
    76149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (runAction)
        });
        var _io_http_undici_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50001);
        var _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82735);
        var _io_system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24019);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64865);
        var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65628);
        var _unhandled_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62370);
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2199);
        async function runAction(main) {
            process.exitCode = 1;
            const reportUnfinished = () => {
                _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.error('Mooring exited without finishing. This is a bug in Mooring; please report it.');
                process.exitCode = 1;
            };
            process.once('beforeExit', reportUnfinished);
            for (const form of proxySecretForms(process.env))
                _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.mask(form);
            const http = (0, _io_http_undici_http_js__WEBPACK_IMPORTED_MODULE_0__.D)();
            const progress = (0, _progress_js__WEBPACK_IMPORTED_MODULE_5__.E)({
                send: http.send,
                variables: process.env,
                clock: _io_system_clock_js__WEBPACK_IMPORTED_MODULE_2__.m,
                every: _io_system_clock_js__WEBPACK_IMPORTED_MODULE_2__.S,
                intervalMs: 10_000,
                report: (line) => _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.info(line),
            });
            try {
                process.exitCode = await (0, _unhandled_errors_js__WEBPACK_IMPORTED_MODULE_6__.j)(() => main({
                    runner: _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A,
                    clock: _io_system_clock_js__WEBPACK_IMPORTED_MODULE_2__.m,
                    send: progress.send,
                    onSecret: (secret) => maskSecret(secret, _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A),
                }));
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
            if (error instanceof _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD && error.code !== 'internal_bug') {
                _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.error(`${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.fk)(error.message)}\n${error.hint}`, {
                    title: `Mooring: ${error.code}`,
                });
                return;
            }
            const bug = new _values_errors_js__WEBPACK_IMPORTED_MODULE_3__.OD('internal_bug', 'something unexpected happened');
            const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
            _actions_runner_js__WEBPACK_IMPORTED_MODULE_1__.A.error(`${bug.message}: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.fk)(story)}\n${bug.hint}`, {
                title: `Mooring: ${bug.code}`,
            });
        }
        function maskSecret(secret, runner) {
            for (const form of (0, _values_secret_js__WEBPACK_IMPORTED_MODULE_4__.eo)(secret))
                runner.mask(form);
        }
        const PROXY_VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'];
        function proxySecretForms(variables) {
            const forms = PROXY_VARIABLES.flatMap((name) => {
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
            return [secret, ...written].flatMap((text) => (0, _values_secret_js__WEBPACK_IMPORTED_MODULE_4__.eo)(new _values_secret_js__WEBPACK_IMPORTED_MODULE_4__.zh(text)));
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
    9294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (readEnvironment),
            T: () => (gitHubOf)
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92857);
        var _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13743);
        var _values_documentation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30089);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64865);
        var _values_secret_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2199);
        const CommitId = zod__WEBPACK_IMPORTED_MODULE_6__.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit id');
        const Repository = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_6__.YjP(), default_branch: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional() });
        const GitHubEvent = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
            repository: Repository.extend({ default_branch: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional() }).optional(),
            pull_request: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
                number: zod__WEBPACK_IMPORTED_MODULE_6__.Whr(),
                base: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ sha: CommitId, ref: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional() }),
                head: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ sha: CommitId, repo: Repository.nullish() }),
            })
                .optional(),
            merge_group: zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({ base_sha: CommitId, head_sha: CommitId, base_ref: zod__WEBPACK_IMPORTED_MODULE_6__.YjP().optional() })
                .optional(),
            before: CommitId.optional(),
        });
        async function readEnvironment(variables) {
            const workspace = variables['GITHUB_WORKSPACE'] ?? process.cwd();
            const requestToken = variables['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
            const serverUrl = variables['GITHUB_SERVER_URL'] ?? 'https://github.com';
            return {
                workspace,
                temporaryDirectory: variables['RUNNER_TEMP'] || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(),
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
                    repository: variables['GITHUB_ACTION_REPOSITORY'] || _values_documentation_js__WEBPACK_IMPORTED_MODULE_3__.rl,
                    ref: variables['GITHUB_ACTION_REF'] || _values_documentation_js__WEBPACK_IMPORTED_MODULE_3__.O3,
                },
                oidcRequestUrl: variables['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
                oidcRequestToken: requestToken === '' ? undefined : new _values_secret_js__WEBPACK_IMPORTED_MODULE_5__.zh(requestToken),
            };
        }
        function gitHubOf({ githubApiUrl: apiUrl, repository }, { token: text, onSecret }) {
            if (text === '' || repository === '')
                return undefined;
            const token = new _values_secret_js__WEBPACK_IMPORTED_MODULE_5__.zh(text);
            onSecret(token);
            return { apiUrl, repository, token };
        }
        function runUrlOf(serverUrl, variables) {
            const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = variables;
            return repository === '' || run === '' ? undefined : `${serverUrl}/${repository}/actions/runs/${run}`;
        }
        function readApiUrl(text) {
            (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_2__.V4)('GITHUB_API_URL', text);
            return text;
        }
        async function readEvent(path) {
            if (path === '')
                return {};
            const parsed = GitHubEvent.safeParse(await readJsonFile(path));
            if (parsed.success)
                return parsed.data;
            const [issue] = parsed.error.issues;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_event_invalid', `the event file ${path} is not a workflow event: ${issue?.path.join('.') ?? ''} ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(issue?.message ?? '', 120)}`);
        }
        async function readJsonFile(path) {
            try {
                return JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8'));
            }
            catch (cause) {
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_4__.OD('config_event_invalid', `the event file ${path} cannot be read as JSON`, {
                    cause,
                });
            }
        }
    }),
    22887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            M: () => (findOidcRequest),
            U: () => (fallbackWithoutToken)
        });
        var _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13743);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67872);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        function findOidcRequest(environment) {
            const { oidcRequestUrl, oidcRequestToken } = environment;
            if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
                return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
            }
            if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
                const missing = oidcRequestUrl === '' ? REQUEST_URL : 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
                throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_id_token_half_set', `${missing} is not set`);
            }
            return explainMissing(environment);
        }
        const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'];
        function readRequestUrl({ oidcRequestUrl, serverUrl }) {
            const url = (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.V4)(REQUEST_URL, oidcRequestUrl);
            const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
            const isKnown = [...GITHUB_DOMAINS, ...server].some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
            if (isKnown || (0, _api_client_transport_endpoints_js__WEBPACK_IMPORTED_MODULE_0__.U9)(url.hostname))
                return url;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is not a GitHub host`, {
                hint: 'GitHub Actions sets this variable; check what changed it.',
            });
        }
        const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
        function explainMissing(environment) {
            const head = environment.event.pull_request?.head.repo?.full_name;
            if (head !== undefined && head !== environment.repository) {
                return untrusted(`this run comes from the fork ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(head, 140)}, and GitHub does not issue OIDC tokens to forks`);
            }
            if (environment.actor === 'dependabot[bot]') {
                return untrusted('this run was started by Dependabot, and GitHub does not issue OIDC tokens to Dependabot');
            }
            const error = new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_no_id_token', 'this job cannot request an OIDC token');
            return { kind: 'not-permitted', error };
        }
        function untrusted(reason) {
            const hint = 'No permission changes this. Run the workflow on a schedule, or set `when-unavailable: skip` if the action has that input.';
            return { kind: 'untrusted', error: new _values_errors_js__WEBPACK_IMPORTED_MODULE_1__.OD('auth_no_id_token', reason, { hint }) };
        }
        function fallbackWithoutToken({ kind, error }, whenUnavailable) {
            const canSkip = whenUnavailable === 'skip' && kind === 'untrusted';
            if (whenUnavailable !== 'anonymous' && !canSkip)
                throw error;
            return { kind: canSkip ? 'skipped' : 'anonymous', reason: error.message };
        }
    })
};
