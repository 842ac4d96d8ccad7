export const id = 4336;
export const ids = [4336];
export const modules = {

/***/ 2422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ AgeInput),
  v: () => (/* binding */ findAsOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/adapters/exec-command.js
var exec_command = __webpack_require__(448);
// EXTERNAL MODULE: ./build/domain/duration.js
var duration = __webpack_require__(4953);
// EXTERNAL MODULE: ./build/domain/errors.js
var errors = __webpack_require__(6046);
// EXTERNAL MODULE: ./build/domain/instant.js
var domain_instant = __webpack_require__(2224);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/usecases/read-as-of.js



const COMMIT = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;
async function readAsOf(text, folder, command) {
    const instant = (0,domain_instant/* readInstant */.Wr)(text);
    if (instant !== undefined)
        return instant;
    if (!COMMIT.test(text) || /^\d{4}(?:-\d\d){1,2}$/.test(text))
        throw invalid(text);
    const args = ['log', '-1', '--format=%ct', '--end-of-options', text, '--'];
    const { exitCode, stdout } = await command('git', args, { directory: folder });
    const seconds = new TextDecoder().decode(stdout).trim();
    if (exitCode !== 0 || !/^\d{1,12}$/.test(seconds))
        throw invalid(text);
    return (0,domain_instant/* toInstant */.fN)(Number(seconds) * 1_000);
}
function invalid(text) {
    return new errors/* MooringError */.OD('config_input_invalid', `as-of: "${(0,printable/* printable */.g$)(text, 80)}" is neither a UTC time like 2026-05-01T00:00:00Z nor a commit of this repository`, {
        hint: 'For a commit, check that it was fetched (`fetch-depth: 0`).',
    });
}

;// CONCATENATED MODULE: ./build/actions/build-rules.js






const AgeInput = schemas/* string */.YjP()
    .refine((text) => text === '' || (0,duration/* readDuration */.$7)(text) !== undefined, 'must be an age like 3d, 12h or 0d')
    .transform(duration/* readDuration */.$7);
async function findAsOf(text, directory, now) {
    if (text === '')
        return undefined;
    const asOf = await readAsOf(text, directory, exec_command/* execCommand */.N);
    if (asOf <= now || (0,domain_instant/* readInstant */.Wr)(text) === undefined)
        return asOf;
    throw new errors/* MooringError */.OD('config_input_invalid', `as-of: ${(0,domain_instant/* formatInstant */.r4)(asOf)} has not come yet; it is ${(0,domain_instant/* formatInstant */.r4)(now)}`, { hint: 'Leave as-of out for the present.' });
}


/***/ }),

/***/ 3899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findOidcRequest)
/* harmony export */ });
/* harmony import */ var _client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6564);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6046);
/* harmony import */ var _domain_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);



function findOidcRequest(environment) {
    const { oidcRequestUrl, oidcRequestToken } = environment;
    if (oidcRequestUrl !== '' && oidcRequestToken !== undefined) {
        return { kind: 'request', url: readRequestUrl(environment), token: oidcRequestToken };
    }
    if (oidcRequestUrl !== '' || oidcRequestToken !== undefined) {
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_id_token_half_set', 'the runner gave only half of what asking for an OIDC token takes');
    }
    return whyNone(environment);
}
const GITHUB_DOMAINS = ['actions.githubusercontent.com', 'ghe.com'];
function readRequestUrl({ oidcRequestUrl, serverUrl }) {
    const url = (0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrustedUrl */ .V4)(REQUEST_URL, oidcRequestUrl);
    const server = URL.canParse(serverUrl) ? [new URL(serverUrl).hostname] : [];
    const isKnown = [...GITHUB_DOMAINS, ...server].some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
    if (isKnown || (0,_client_endpoints_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url.hostname))
        return url;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_endpoint_invalid', `${REQUEST_URL}: "${url.host}" is none of GitHub's hosts`, {
        hint: 'The runner sets this variable; see whether a step before this one has changed it.',
    });
}
const REQUEST_URL = 'ACTIONS_ID_TOKEN_REQUEST_URL';
function whyNone(environment) {
    const head = environment.event.pull_request?.head.repo?.full_name;
    if (head !== undefined && head !== environment.repository) {
        return untrusted(`this run comes from the fork ${(0,_domain_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(head, 140)}, and GitHub gives forks no OIDC token`);
    }
    if (environment.actor === 'dependabot[bot]') {
        return untrusted('this run was started by Dependabot, and GitHub gives it no OIDC token');
    }
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', 'this job may not ask for an OIDC token');
    return { kind: 'not-permitted', error };
}
function untrusted(why) {
    const hint = 'There is nothing to fix in the permissions: set `when-unavailable: skip`, or run this on a schedule.';
    return { kind: 'untrusted', error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('auth_no_id_token', why, { hint }) };
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
function readInputs(schema, input) {
    const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
    const parsed = schema.safeParse(raw);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.map((issue) => {
        const name = issue.path.join('.');
        return raw[name] === '' ? `input ${name} is not set` : `input ${name}: ${issue.message}`;
    });
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MooringError */ .OD('config_input_invalid', problems.join('\n'));
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

/***/ 1488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ wayWithout)
/* harmony export */ });
function wayWithout({ kind, error }, whenUnavailable) {
    const maySkip = whenUnavailable === 'skip' && kind === 'untrusted';
    if (whenUnavailable !== 'anonymous' && !maySkip)
        throw error;
    return { kind: maySkip ? 'skipped' : 'anonymous', why: error.message };
}


/***/ }),

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ execCommand)
/* harmony export */ });
/* harmony import */ var _actions_exec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1260);

const execCommand = async (program, args, { directory, input }) => {
    const stdout = [];
    const stderr = [];
    const exitCode = await (0,_actions_exec__WEBPACK_IMPORTED_MODULE_0__/* .exec */ .m)(program, [...args], {
        cwd: directory,
        silent: true,
        ignoreReturnCode: true,
        ...(input === undefined ? {} : { input: Buffer.from(input) }),
        env: environmentOf(program),
        listeners: {
            stdout: (chunk) => stdout.push(chunk),
            stderr: (chunk) => stderr.push(chunk),
        },
    });
    return { exitCode, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
};
const KEPT_BACK = { git: /^(?:INPUT|STATE|ACTIONS)_/, others: /^(?:INPUT|STATE)_/ };
function environmentOf(program) {
    const isGit = program === 'git';
    const keptBack = isGit ? KEPT_BACK.git : KEPT_BACK.others;
    const passed = Object.entries(process.env).flatMap(([name, value]) => value === undefined || keptBack.test(name) ? [] : [[name, value]]);
    return {
        ...Object.fromEntries(passed),
        GIT_TERMINAL_PROMPT: '0',
        LC_ALL: 'C',
        ...(isGit ? trustNoBareRepository(process.env['GIT_CONFIG_COUNT']) : {}),
    };
}
function trustNoBareRepository(count = '') {
    const next = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    return {
        GIT_CONFIG_COUNT: String(next + 1),
        [`GIT_CONFIG_KEY_${next}`]: 'safe.bareRepository',
        [`GIT_CONFIG_VALUE_${next}`]: 'explicit',
    };
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
    const registryUrl = readAddress('registry-url', given.registryUrl || urlOfHost(given.registry));
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
    if (url === undefined || url.host !== host)
        throw invalid('registry', host, 'is not a host name');
    return isLoopback(url.hostname) ? `http://${host}` : `https://${host}`;
}
function invalid(what, text, why) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_endpoint_invalid', `${what}: "${text.slice(0, 120)}" ${why}`);
}


/***/ }),

/***/ 3213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   m: () => (/* binding */ parseDigest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);

const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/;
function isDigest(text) {
    return DIGEST.test(text);
}
function parseDigest(text) {
    if (!isDigest(text))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
    return text;
}
function shortDigest(digest) {
    const [algorithm = '', hex = ''] = digest.split(':');
    return `${algorithm}:${hex.slice(0, 12)}`;
}


/***/ }),

/***/ 2900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ dropEmptySections),
/* harmony export */   FS: () => (/* binding */ setHost),
/* harmony export */   Le: () => (/* binding */ readCredentialText),
/* harmony export */   SZ: () => (/* binding */ keysBelow),
/* harmony export */   rk: () => (/* binding */ readHost),
/* harmony export */   uz: () => (/* binding */ readStore)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6046);
/* harmony import */ var _json_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8211);
/* harmony import */ var _text_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);



const SECTIONS = { entry: 'auths', helper: 'credHelpers' };
const PARTS = ['entry', 'helper'];
function readCredentialText(text, path) {
    const bare = text.replace(/^\uFEFF/, '');
    if (bare.trim() === '')
        return '{}';
    parse(bare, path);
    const root = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(bare);
    if (root === undefined)
        throw invalid(path, 'is not a JSON object');
    for (const name of [...Object.values(SECTIONS), 'credsStore'])
        requireOnce(root, name, path);
    for (const name of Object.values(SECTIONS)) {
        const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)(root, name);
        if (member === undefined || bare.slice(member.from, member.to) === 'null')
            continue;
        const section = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(bare, member.from);
        if (section === undefined)
            throw invalid(path, `${name} is not an object`);
        for (const { key } of section.members)
            requireOnce(section, key, path);
    }
    return bare;
}
function readStore(text) {
    const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)((0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text), 'credsStore');
    const store = member === undefined ? undefined : JSON.parse(text.slice(member.from, member.to));
    return typeof store === 'string' && store !== '' ? store : undefined;
}
function keysBelow(text, host) {
    const keys = sectionOf(text, 'auths')?.members.map(({ key }) => key) ?? [];
    return keys.filter((key) => key.startsWith(`${host}/`));
}
function readHost(text, host) {
    const valueOf = (section) => {
        const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)(sectionOf(text, section), host);
        return member === undefined ? undefined : text.slice(member.from, member.to);
    };
    return { entry: valueOf(SECTIONS.entry), helper: valueOf(SECTIONS.helper) };
}
function setHost(text, host, state) {
    let changed = { text, undo: [], sections: [] };
    for (const part of PARTS)
        changed = setPart(changed, SECTIONS[part], host, state[part]);
    return changed;
}
function dropEmptySections(text, sections) {
    return sections.reduce((current, name) => {
        const root = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(current);
        const isEmpty = sectionOf(current, name)?.members.length === 0;
        const edit = root === undefined || !isEmpty ? undefined : (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .removeMember */ .pt)(root, name);
        return edit === undefined ? current : (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .applyEdit */ .HU)(current, edit).text;
    }, text);
}
function setPart(changed, name, host, value) {
    const { text } = changed;
    const root = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text);
    if (root === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('internal_bug', 'a credential text is no object');
    const section = sectionOf(text, name);
    if (section === undefined) {
        if (value === undefined)
            return changed;
        const edit = (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .setMember */ .Nk)(text, root, name, `{${JSON.stringify(host)}: ${value}}`);
        return { ...withEdit(changed, edit), sections: [...changed.sections, name] };
    }
    const edit = value === undefined ? (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .removeMember */ .pt)(section, host) : (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .setMember */ .Nk)(text, section, host, value);
    return edit === undefined ? changed : withEdit(changed, edit);
}
function withEdit(changed, edit) {
    const { text, undo } = (0,_text_change_js__WEBPACK_IMPORTED_MODULE_2__/* .applyEdit */ .HU)(changed.text, edit);
    return { ...changed, text, undo: [undo, ...changed.undo] };
}
function sectionOf(text, name) {
    const member = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findMember */ .g)((0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text), name);
    return member === undefined ? undefined : (0,_json_members_js__WEBPACK_IMPORTED_MODULE_1__/* .findObject */ .Z)(text, member.from);
}
function parse(text, path) {
    try {
        JSON.parse(text);
    }
    catch (cause) {
        throw invalid(path, 'is not valid JSON', cause);
    }
}
function requireOnce(object, key, path) {
    if (object.members.filter((member) => member.key === key).length > 1)
        throw invalid(path, `names ${key} twice`);
}
function invalid(path, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .MooringError */ .OD('config_file_invalid', `the credential file ${path} ${why}`, {
        hint: 'It was left as it is. Repair it, or set DOCKER_CONFIG (REGISTRY_AUTH_FILE for podman) to one that is in order.',
        ...(cause === undefined ? {} : { cause }),
    });
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ findObject),
/* harmony export */   g: () => (/* binding */ findMember)
/* harmony export */ });
function findObject(text, at = 0) {
    const open = skipBlanks(text, at);
    if (text[open] !== '{')
        return undefined;
    const members = [];
    let start = skipBlanks(text, open + 1);
    while (text[start] === '"') {
        const keyEnd = skipString(text, start);
        const from = skipBlanks(text, skipBlanks(text, keyEnd) + 1);
        const to = skipValue(text, from);
        members.push({ key: String(JSON.parse(text.slice(start, keyEnd))), start, from, to });
        const next = skipBlanks(text, to);
        if (text[next] !== ',')
            break;
        start = skipBlanks(text, next + 1);
    }
    return { open, members };
}
function findMember(object, key) {
    return object?.members.findLast((member) => member.key === key);
}
function skipBlanks(text, at) {
    let end = at;
    while (/[ \t\r\n]/.test(text[end] ?? ''))
        end += 1;
    return end;
}
function skipString(text, at) {
    let end = at + 1;
    while (end < text.length && text[end] !== '"')
        end += text[end] === '\\' ? 2 : 1;
    return end + 1;
}
function skipValue(text, at) {
    if (text[at] === '"')
        return skipString(text, at);
    let end = at;
    let depth = 0;
    while (end < text.length) {
        const character = text[end] ?? '';
        if (depth === 0 && /[\s,\]}]/.test(character))
            return end;
        if (character === '"') {
            end = skipString(text, end);
            continue;
        }
        if (character === '{' || character === '[')
            depth += 1;
        if (character === '}' || character === ']')
            depth -= 1;
        end += 1;
        if (depth === 0 && (character === '}' || character === ']'))
            return end;
    }
    return end;
}


/***/ }),

/***/ 3017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ applyEdit),
/* harmony export */   Nk: () => (/* binding */ setMember),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   pt: () => (/* binding */ removeMember)
/* harmony export */ });
/* harmony import */ var _json_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8211);

function applyEdit(text, edit) {
    const end = edit.at + edit.length;
    return {
        text: text.slice(0, edit.at) + edit.text + text.slice(end),
        undo: { at: edit.at, length: edit.text.length, text: text.slice(edit.at, end) },
    };
}
function applyEdits(text, edits) {
    return edits.reduce((current, edit) => applyEdit(current, edit).text, text);
}
function setMember(text, object, key, value) {
    const known = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .g)(object, key);
    if (known !== undefined)
        return { at: known.from, length: known.to - known.from, text: value };
    const member = `${JSON.stringify(key)}: ${value}`;
    const last = object.members.at(-1);
    if (last === undefined)
        return { at: object.open + 1, length: 0, text: member };
    const before = object.members.at(-2)?.to ?? object.open;
    const [blanks = ''] = /[ \t\r\n]*$/.exec(text.slice(before, last.start)) ?? [];
    return { at: last.to, length: 0, text: `,${blanks}${member}` };
}
function removeMember(object, key) {
    const { members, open } = object;
    const known = (0,_json_members_js__WEBPACK_IMPORTED_MODULE_0__/* .findMember */ .g)(object, key);
    if (known === undefined)
        return undefined;
    const index = members.indexOf(known);
    const [before, after] = [members[index - 1], members[index + 1]];
    if (before !== undefined)
        return { at: before.to, length: known.to - before.to, text: '' };
    if (after !== undefined)
        return { at: known.start, length: after.start - known.start, text: '' };
    return { at: open + 1, length: known.to - open - 1, text: '' };
}


/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   Um: () => (/* binding */ roughDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
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
    const texts = [value, trimmed, ...trimmed.split(/\r?\n/)].filter(isTelling);
    const forms = texts.flatMap((text) => [
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
    return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
function base64url(text) {
    return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}


/***/ })

};
