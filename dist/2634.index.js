export const id = 2634;
export const ids = [2634];
export const modules = {

/***/ 7851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./build/adapters/undici-http.js + 1 modules
var undici_http = __webpack_require__(8436);
// EXTERNAL MODULE: ./build/adapters/actions-runner.js + 4 modules
var actions_runner = __webpack_require__(8413);
// EXTERNAL MODULE: ./build/adapters/system-clock.js
var system_clock = __webpack_require__(9903);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/secret.js
var domain_secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/actions/proxy-secrets.js

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
    return [secret, ...written].flatMap((text) => (0,domain_secret/* secretForms */.eo)(new domain_secret/* Secret */.zh(text)));
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

;// CONCATENATED MODULE: ./build/actions/boundary.js






async function runAction(main) {
    process.exitCode = 1;
    const sayUnfinished = () => {
        actions_runner/* actionsRunner */.A.error('Mooring ended without finishing its work. This is a fault of Mooring; please report it.');
        process.exitCode = 1;
    };
    process.once('beforeExit', sayUnfinished);
    for (const form of proxySecretForms(process.env))
        actions_runner/* actionsRunner */.A.mask(form);
    const http = (0,undici_http/* createUndiciHttp */.D)();
    try {
        process.exitCode = await main({ runner: actions_runner/* actionsRunner */.A, clock: system_clock/* systemClock */.m, send: http.send });
    }
    catch (error) {
        sayFailure(error);
    }
    finally {
        process.off('beforeExit', sayUnfinished);
        await http.close();
    }
}
function sayFailure(error) {
    if (error instanceof errors/* MooringError */.OD && error.code !== 'internal_bug') {
        actions_runner/* actionsRunner */.A.error(`${(0,printable/* printableLines */.fk)(error.message)}\n${error.hint}`, {
            title: `Mooring: ${error.code}`,
        });
        return;
    }
    const bug = new errors/* MooringError */.OD('internal_bug', 'something unexpected happened');
    const story = error instanceof Error ? (error.stack ?? error.message) : String(error);
    actions_runner/* actionsRunner */.A.error(`${bug.message}: ${(0,printable/* printableLines */.fk)(story)}\n${bug.hint}`, {
        title: `Mooring: ${bug.code}`,
    });
}


/***/ }),

/***/ 8204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ readEnvironment)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/client/endpoints.js
var endpoints = __webpack_require__(6564);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/contract/github-event.js

const CommitId = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'not a commit id');
const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), default_branch: schemas/* string */.YjP().optional() });
const GitHubEvent = schemas/* object */.Ikc({
    repository: Repository.extend({ default_branch: schemas/* string */.YjP().optional() }).optional(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* int */.Whr(),
        base: schemas/* object */.Ikc({ sha: CommitId }),
        head: schemas/* object */.Ikc({ sha: CommitId, repo: Repository.nullish() }),
    })
        .optional(),
    merge_group: schemas/* object */.Ikc({ base_sha: CommitId, head_sha: CommitId }).optional(),
    before: CommitId.optional(),
});

// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
// EXTERNAL MODULE: ./build/domain/secret.js
var secret = __webpack_require__(8325);
;// CONCATENATED MODULE: ./build/actions/environment.js







async function readEnvironment(variables) {
    const workspace = variables['GITHUB_WORKSPACE'] ?? process.cwd();
    const requestToken = variables['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
    return {
        workspace,
        temporaryFolder: variables['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        step: variables['GITHUB_ACTION'] ?? '',
        repository: variables['GITHUB_REPOSITORY'] ?? '',
        actor: variables['GITHUB_ACTOR'] ?? '',
        eventName: variables['GITHUB_EVENT_NAME'] ?? '',
        ref: variables['GITHUB_REF'] ?? '',
        event: await readEvent(variables['GITHUB_EVENT_PATH'] ?? ''),
        githubApiUrl: readApiUrl(variables['GITHUB_API_URL'] || 'https://api.github.com'),
        serverUrl: variables['GITHUB_SERVER_URL'] ?? 'https://github.com',
        oidcRequestUrl: variables['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '',
        oidcRequestToken: requestToken === '' ? undefined : new secret/* Secret */.zh(requestToken),
    };
}
function readApiUrl(text) {
    (0,endpoints/* readTrustedUrl */.V4)('GITHUB_API_URL', text);
    return text;
}
async function readEvent(path) {
    if (path === '')
        return {};
    const parsed = GitHubEvent.safeParse(await readJsonFile(path));
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    throw new errors/* MooringError */.OD('config_event_invalid', `the event file ${path} is not a workflow event: ${issue?.path.join('.') ?? ''} ${(0,printable/* printable */.g$)(issue?.message ?? '', 120)}`);
}
async function readJsonFile(path) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('config_event_invalid', `the event file ${path} cannot be read as JSON`, {
            cause,
        });
    }
}


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   TT: () => (/* binding */ PlaceInputs),
/* harmony export */   h$: () => (/* binding */ PLACE_DEFAULTS),
/* harmony export */   lz: () => (/* binding */ Identity),
/* harmony export */   uY: () => (/* binding */ endpointsOf),
/* harmony export */   vI: () => (/* binding */ WhenUnavailableInput),
/* harmony export */   yb: () => (/* binding */ Organization)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);



const PlaceInputs = {
    registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'registry-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'token-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'api-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'issuer-url': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    'timeout-seconds': zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
        .transform(Number),
};
const Identity = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/, 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits');
const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'];
const WhenUnavailableInput = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');
const Organization = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization as references spell it');
const PLACE_DEFAULTS = {
    registry: 'cgr.dev',
    'registry-url': '',
    'token-url': '',
    'api-url': 'https://console-api.enforce.dev',
    'issuer-url': 'https://issuer.enforce.dev',
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
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD(code, problems.join('\n'), hint);
}
function messageOf(issue) {
    const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
    return last?.message ?? issue.message;
}
function endpointsOf(inputs) {
    return (0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .readEndpoints */ .Zg)({
        apiUrl: inputs['api-url'],
        issuerUrl: inputs['issuer-url'],
        tokenUrl: inputs['token-url'],
        registryUrl: inputs['registry-url'],
        registry: inputs.registry,
    });
}


/***/ }),

/***/ 8413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ actionsRunner)
});

// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
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
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
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
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __webpack_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __webpack_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




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
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
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
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
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
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
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
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/adapters/actions-runner.js






const actionsRunner = {
    input: (name) => (process.env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] ?? '').trim(),
    mask: (secret) => issueCommand('add-mask', {}, secret),
    info: (line) => process.stdout.write(`${(0,printable/* inertLine */.Fq)(line)}\n`),
    notice: (message, place) => annotate('notice', message, place),
    warning: (message, place) => annotate('warning', message, place),
    error: (message, place) => annotate('error', message, place),
    setOutput: (name, value) => tellRunner('OUTPUT', prepareKeyValueMessage(name, value)),
    exportVariable: (name, value) => {
        process.env[name] = value;
        tellRunner('ENV', prepareKeyValueMessage(name, value));
    },
    addPath: (folder) => tellRunner('PATH', folder),
    saveState: (name, value) => tellRunner('STATE', prepareKeyValueMessage(name, value)),
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
function tellRunner(file, message) {
    if (!hasFile(file))
        return;
    try {
        issueFileCommand(file, message);
    }
    catch (cause) {
        throw new errors/* MooringError */.OD('config_file_unreadable', `the file of GITHUB_${file} cannot be written`, {
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
    const lines = message.split('\n').map(printable/* inertLine */.Fq);
    issueCommand(level, toCommandProperties(properties), lines.join('\n'));
}


/***/ }),

/***/ 6564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ assertionAudience),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   V4: () => (/* binding */ readTrustedUrl),
/* harmony export */   Zg: () => (/* binding */ readEndpoints),
/* harmony export */   mm: () => (/* binding */ registryAudience)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

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
        throw invalid(what, url.host, 'must not carry user info');
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
            hint: 'Write the host as image references begin, in lower case and without scheme and path: `cgr.dev`.',
        });
    }
    return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
}
function invalid(what, text, why, options) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`, options);
}


/***/ }),

/***/ 8325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ basicCredentials),
/* harmony export */   eo: () => (/* binding */ secretForms),
/* harmony export */   zh: () => (/* binding */ Secret)
/* harmony export */ });
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


/***/ })

};
