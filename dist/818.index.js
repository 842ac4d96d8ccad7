export const id = 818;
export const ids = [818];
export const modules = {
    5595: ((module) => {
        const WIN_SLASH = '\\\\/';
        const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
        const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
        const DOT_LITERAL = '\\.';
        const PLUS_LITERAL = '\\+';
        const QMARK_LITERAL = '\\?';
        const SLASH_LITERAL = '\\/';
        const ONE_CHAR = '(?=.)';
        const QMARK = '[^/]';
        const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
        const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
        const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
        const NO_DOT = `(?!${DOT_LITERAL})`;
        const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
        const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
        const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
        const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
        const STAR = `${QMARK}*?`;
        const SEP = '/';
        const POSIX_CHARS = {
            DOT_LITERAL,
            PLUS_LITERAL,
            QMARK_LITERAL,
            SLASH_LITERAL,
            ONE_CHAR,
            QMARK,
            END_ANCHOR,
            DOTS_SLASH,
            NO_DOT,
            NO_DOTS,
            NO_DOT_SLASH,
            NO_DOTS_SLASH,
            QMARK_NO_DOT,
            STAR,
            START_ANCHOR,
            SEP
        };
        const WINDOWS_CHARS = {
            ...POSIX_CHARS,
            SLASH_LITERAL: `[${WIN_SLASH}]`,
            QMARK: WIN_NO_SLASH,
            STAR: `${WIN_NO_SLASH}*?`,
            DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
            NO_DOT: `(?!${DOT_LITERAL})`,
            NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
            NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
            NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
            QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
            START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
            END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
            SEP: '\\'
        };
        const POSIX_REGEX_SOURCE = {
            __proto__: null,
            alnum: 'a-zA-Z0-9',
            alpha: 'a-zA-Z',
            ascii: '\\x00-\\x7F',
            blank: ' \\t',
            cntrl: '\\x00-\\x1F\\x7F',
            digit: '0-9',
            graph: '\\x21-\\x7E',
            lower: 'a-z',
            print: '\\x20-\\x7E ',
            punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
            space: ' \\t\\r\\n\\v\\f',
            upper: 'A-Z',
            word: 'A-Za-z0-9_',
            xdigit: 'A-Fa-f0-9'
        };
        module.exports = {
            DEFAULT_MAX_EXTGLOB_RECURSION,
            MAX_LENGTH: 1024 * 64,
            POSIX_REGEX_SOURCE,
            REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
            REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
            REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
            REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
            REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
            REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
            REPLACEMENTS: {
                __proto__: null,
                '***': '*',
                '**/**': '**',
                '**/**/**': '**'
            },
            CHAR_0: 48,
            CHAR_9: 57,
            CHAR_UPPERCASE_A: 65,
            CHAR_LOWERCASE_A: 97,
            CHAR_UPPERCASE_Z: 90,
            CHAR_LOWERCASE_Z: 122,
            CHAR_LEFT_PARENTHESES: 40,
            CHAR_RIGHT_PARENTHESES: 41,
            CHAR_ASTERISK: 42,
            CHAR_AMPERSAND: 38,
            CHAR_AT: 64,
            CHAR_BACKWARD_SLASH: 92,
            CHAR_CARRIAGE_RETURN: 13,
            CHAR_CIRCUMFLEX_ACCENT: 94,
            CHAR_COLON: 58,
            CHAR_COMMA: 44,
            CHAR_DOT: 46,
            CHAR_DOUBLE_QUOTE: 34,
            CHAR_EQUAL: 61,
            CHAR_EXCLAMATION_MARK: 33,
            CHAR_FORM_FEED: 12,
            CHAR_FORWARD_SLASH: 47,
            CHAR_GRAVE_ACCENT: 96,
            CHAR_HASH: 35,
            CHAR_HYPHEN_MINUS: 45,
            CHAR_LEFT_ANGLE_BRACKET: 60,
            CHAR_LEFT_CURLY_BRACE: 123,
            CHAR_LEFT_SQUARE_BRACKET: 91,
            CHAR_LINE_FEED: 10,
            CHAR_NO_BREAK_SPACE: 160,
            CHAR_PERCENT: 37,
            CHAR_PLUS: 43,
            CHAR_QUESTION_MARK: 63,
            CHAR_RIGHT_ANGLE_BRACKET: 62,
            CHAR_RIGHT_CURLY_BRACE: 125,
            CHAR_RIGHT_SQUARE_BRACKET: 93,
            CHAR_SEMICOLON: 59,
            CHAR_SINGLE_QUOTE: 39,
            CHAR_SPACE: 32,
            CHAR_TAB: 9,
            CHAR_UNDERSCORE: 95,
            CHAR_VERTICAL_LINE: 124,
            CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
            extglobChars(chars) {
                return {
                    '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
                    '?': { type: 'qmark', open: '(?:', close: ')?' },
                    '+': { type: 'plus', open: '(?:', close: ')+' },
                    '*': { type: 'star', open: '(?:', close: ')*' },
                    '@': { type: 'at', open: '(?:', close: ')' }
                };
            },
            globChars(win32) {
                return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
            }
        };
    }),
    78265: ((module, __unused_webpack_exports, __webpack_require__) => {
        const constants = __webpack_require__(5595);
        const utils = __webpack_require__(64059);
        const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
        const expandRange = (args, options) => {
            if (typeof options.expandRange === 'function') {
                return options.expandRange(...args, options);
            }
            args.sort();
            const value = `[${args.join('-')}]`;
            try {
                new RegExp(value);
            }
            catch (ex) {
                return args.map(v => utils.escapeRegex(v)).join('..');
            }
            return value;
        };
        const syntaxError = (type, char) => {
            return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
        };
        const splitTopLevel = input => {
            const parts = [];
            let bracket = 0;
            let paren = 0;
            let quote = 0;
            let value = '';
            let escaped = false;
            for (const ch of input) {
                if (escaped === true) {
                    value += ch;
                    escaped = false;
                    continue;
                }
                if (ch === '\\') {
                    value += ch;
                    escaped = true;
                    continue;
                }
                if (ch === '"') {
                    quote = quote === 1 ? 0 : 1;
                    value += ch;
                    continue;
                }
                if (quote === 0) {
                    if (ch === '[') {
                        bracket++;
                    }
                    else if (ch === ']' && bracket > 0) {
                        bracket--;
                    }
                    else if (bracket === 0) {
                        if (ch === '(') {
                            paren++;
                        }
                        else if (ch === ')' && paren > 0) {
                            paren--;
                        }
                        else if (ch === '|' && paren === 0) {
                            parts.push(value);
                            value = '';
                            continue;
                        }
                    }
                }
                value += ch;
            }
            parts.push(value);
            return parts;
        };
        const isPlainBranch = branch => {
            let escaped = false;
            for (const ch of branch) {
                if (escaped === true) {
                    escaped = false;
                    continue;
                }
                if (ch === '\\') {
                    escaped = true;
                    continue;
                }
                if (/[?*+@!()[\]{}]/.test(ch)) {
                    return false;
                }
            }
            return true;
        };
        const normalizeSimpleBranch = branch => {
            let value = branch.trim();
            let changed = true;
            while (changed === true) {
                changed = false;
                if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
                    value = value.slice(2, -1);
                    changed = true;
                }
            }
            if (!isPlainBranch(value)) {
                return;
            }
            return value.replace(/\\(.)/g, '$1');
        };
        const hasRepeatedCharPrefixOverlap = branches => {
            const values = branches.map(normalizeSimpleBranch).filter(Boolean);
            for (let i = 0; i < values.length; i++) {
                for (let j = i + 1; j < values.length; j++) {
                    const a = values[i];
                    const b = values[j];
                    const char = a[0];
                    if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
                        continue;
                    }
                    if (a === b || a.startsWith(b) || b.startsWith(a)) {
                        return true;
                    }
                }
            }
            return false;
        };
        const parseRepeatedExtglob = (pattern, requireEnd = true) => {
            if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
                return;
            }
            let bracket = 0;
            let paren = 0;
            let quote = 0;
            let escaped = false;
            for (let i = 1; i < pattern.length; i++) {
                const ch = pattern[i];
                if (escaped === true) {
                    escaped = false;
                    continue;
                }
                if (ch === '\\') {
                    escaped = true;
                    continue;
                }
                if (ch === '"') {
                    quote = quote === 1 ? 0 : 1;
                    continue;
                }
                if (quote === 1) {
                    continue;
                }
                if (ch === '[') {
                    bracket++;
                    continue;
                }
                if (ch === ']' && bracket > 0) {
                    bracket--;
                    continue;
                }
                if (bracket > 0) {
                    continue;
                }
                if (ch === '(') {
                    paren++;
                    continue;
                }
                if (ch === ')') {
                    paren--;
                    if (paren === 0) {
                        if (requireEnd === true && i !== pattern.length - 1) {
                            return;
                        }
                        return {
                            type: pattern[0],
                            body: pattern.slice(2, i),
                            end: i
                        };
                    }
                }
            }
        };
        const buildCharClassStar = chars => {
            const source = chars.length === 1
                ? utils.escapeRegex(chars[0])
                : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;
            return `${source}*`;
        };
        const getStarExtglobSequenceChars = pattern => {
            let index = 0;
            const chars = [];
            while (index < pattern.length) {
                const match = parseRepeatedExtglob(pattern.slice(index), false);
                if (!match || match.type !== '*') {
                    return;
                }
                const branches = splitTopLevel(match.body).map(branch => branch.trim());
                if (branches.length !== 1) {
                    return;
                }
                const branch = normalizeSimpleBranch(branches[0]);
                if (!branch || branch.length !== 1) {
                    return;
                }
                chars.push(branch);
                index += match.end + 1;
            }
            if (chars.length < 1) {
                return;
            }
            return chars;
        };
        const repeatedExtglobRecursion = pattern => {
            let depth = 0;
            let value = pattern.trim();
            let match = parseRepeatedExtglob(value);
            while (match) {
                depth++;
                value = match.body.trim();
                match = parseRepeatedExtglob(value);
            }
            return depth;
        };
        const analyzeRepeatedExtglob = (body, options) => {
            if (options.maxExtglobRecursion === false) {
                return { risky: false };
            }
            const max = typeof options.maxExtglobRecursion === 'number'
                ? options.maxExtglobRecursion
                : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
            const branches = splitTopLevel(body).map(branch => branch.trim());
            if (branches.length > 1) {
                if (branches.some(branch => branch === '') ||
                    branches.some(branch => /^[*?]+$/.test(branch)) ||
                    hasRepeatedCharPrefixOverlap(branches)) {
                    return { risky: true };
                }
            }
            const safeChars = [];
            let sawStarSequence = false;
            let combinable = true;
            for (const branch of branches) {
                const chars = getStarExtglobSequenceChars(branch);
                if (chars) {
                    sawStarSequence = true;
                    safeChars.push(...chars);
                    continue;
                }
                const literal = normalizeSimpleBranch(branch);
                if (literal && literal.length === 1) {
                    safeChars.push(literal);
                    continue;
                }
                combinable = false;
                if (repeatedExtglobRecursion(branch) > max) {
                    return { risky: true };
                }
            }
            if (sawStarSequence) {
                return combinable
                    ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
                    : { risky: true };
            }
            return { risky: false };
        };
        const parse = (input, options) => {
            if (typeof input !== 'string') {
                throw new TypeError('Expected a string');
            }
            input = REPLACEMENTS[input] || input;
            const opts = { ...options };
            const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
            let len = input.length;
            if (len > max) {
                throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
            }
            const bos = { type: 'bos', value: '', output: opts.prepend || '' };
            const tokens = [bos];
            const capture = opts.capture ? '' : '?:';
            const PLATFORM_CHARS = constants.globChars(opts.windows);
            const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
            const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
            const globstar = opts => {
                return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
            };
            const nodot = opts.dot ? '' : NO_DOT;
            const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
            let star = opts.bash === true ? globstar(opts) : STAR;
            if (opts.capture) {
                star = `(${star})`;
            }
            if (typeof opts.noext === 'boolean') {
                opts.noextglob = opts.noext;
            }
            const state = {
                input,
                index: -1,
                start: 0,
                dot: opts.dot === true,
                consumed: '',
                output: '',
                prefix: '',
                backtrack: false,
                negated: false,
                brackets: 0,
                braces: 0,
                parens: 0,
                quotes: 0,
                globstar: false,
                tokens
            };
            input = utils.removePrefix(input, state);
            len = input.length;
            const extglobs = [];
            const braces = [];
            const stack = [];
            let prev = bos;
            let value;
            const eos = () => state.index === len - 1;
            const peek = state.peek = (n = 1) => input[state.index + n];
            const advance = state.advance = () => input[++state.index] || '';
            const remaining = () => input.slice(state.index + 1);
            const consume = (value = '', num = 0) => {
                state.consumed += value;
                state.index += num;
            };
            const append = token => {
                state.output += token.output != null ? token.output : token.value;
                consume(token.value);
            };
            const negate = () => {
                let count = 1;
                while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
                    advance();
                    state.start++;
                    count++;
                }
                if (count % 2 === 0) {
                    return false;
                }
                state.negated = true;
                state.start++;
                return true;
            };
            const increment = type => {
                state[type]++;
                stack.push(type);
            };
            const decrement = type => {
                state[type]--;
                stack.pop();
            };
            const push = tok => {
                if (prev.type === 'globstar') {
                    const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
                    const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));
                    if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
                        state.output = state.output.slice(0, -prev.output.length);
                        prev.type = 'star';
                        prev.value = '*';
                        prev.output = star;
                        state.output += prev.output;
                    }
                }
                if (extglobs.length && tok.type !== 'paren') {
                    extglobs[extglobs.length - 1].inner += tok.value;
                }
                if (tok.value || tok.output)
                    append(tok);
                if (prev && prev.type === 'text' && tok.type === 'text') {
                    prev.output = (prev.output || prev.value) + tok.value;
                    prev.value += tok.value;
                    return;
                }
                tok.prev = prev;
                tokens.push(tok);
                prev = tok;
            };
            const extglobOpen = (type, value) => {
                const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };
                token.prev = prev;
                token.parens = state.parens;
                token.output = state.output;
                token.startIndex = state.index;
                token.tokensIndex = tokens.length;
                const output = (opts.capture ? '(' : '') + token.open;
                increment('parens');
                push({ type, value, output: state.output ? '' : ONE_CHAR });
                push({ type: 'paren', extglob: true, value: advance(), output });
                extglobs.push(token);
            };
            const extglobClose = token => {
                const literal = input.slice(token.startIndex, state.index + 1);
                const body = input.slice(token.startIndex + 2, state.index);
                const analysis = analyzeRepeatedExtglob(body, opts);
                if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
                    const safeOutput = analysis.safeOutput
                        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
                        : undefined;
                    const open = tokens[token.tokensIndex];
                    open.type = 'text';
                    open.value = literal;
                    open.output = safeOutput || utils.escapeRegex(literal);
                    for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
                        tokens[i].value = '';
                        tokens[i].output = '';
                        delete tokens[i].suffix;
                    }
                    state.output = token.output + open.output;
                    state.backtrack = true;
                    push({ type: 'paren', extglob: true, value, output: '' });
                    decrement('parens');
                    return;
                }
                let output = token.close + (opts.capture ? ')' : '');
                let rest;
                if (token.type === 'negate') {
                    let extglobStar = star;
                    if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
                        extglobStar = globstar(opts);
                    }
                    if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
                        output = token.close = `)$))${extglobStar}`;
                    }
                    if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
                        const expression = parse(rest, { ...options, fastpaths: false }).output;
                        output = token.close = `)${expression})${extglobStar})`;
                    }
                    if (token.prev.type === 'bos') {
                        state.negatedExtglob = true;
                    }
                }
                push({ type: 'paren', extglob: true, value, output });
                decrement('parens');
            };
            if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
                let backslashes = false;
                let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
                    if (first === '\\') {
                        backslashes = true;
                        return m;
                    }
                    if (first === '?') {
                        if (esc) {
                            return esc + first + (rest ? QMARK.repeat(rest.length) : '');
                        }
                        if (index === 0) {
                            return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
                        }
                        return QMARK.repeat(chars.length);
                    }
                    if (first === '.') {
                        return DOT_LITERAL.repeat(chars.length);
                    }
                    if (first === '*') {
                        if (esc) {
                            return esc + first + (rest ? star : '');
                        }
                        return star;
                    }
                    return esc ? m : `\\${m}`;
                });
                if (backslashes === true) {
                    if (opts.unescape === true) {
                        output = output.replace(/\\/g, '');
                    }
                    else {
                        output = output.replace(/\\+/g, m => {
                            return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
                        });
                    }
                }
                if (output === input && opts.contains === true) {
                    state.output = input;
                    return state;
                }
                state.output = utils.wrapOutput(output, state, options);
                return state;
            }
            while (!eos()) {
                value = advance();
                if (value === '\u0000') {
                    continue;
                }
                if (value === '\\') {
                    const next = peek();
                    if (next === '/' && opts.bash !== true) {
                        continue;
                    }
                    if (next === '.' || next === ';') {
                        continue;
                    }
                    if (!next) {
                        value += '\\';
                        push({ type: 'text', value });
                        continue;
                    }
                    const match = /^\\+/.exec(remaining());
                    let slashes = 0;
                    if (match && match[0].length > 2) {
                        slashes = match[0].length;
                        state.index += slashes;
                        if (slashes % 2 !== 0) {
                            value += '\\';
                        }
                    }
                    if (opts.unescape === true) {
                        value = advance();
                    }
                    else {
                        value += advance();
                    }
                    if (state.brackets === 0) {
                        push({ type: 'text', value });
                        continue;
                    }
                }
                if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
                    if (opts.posix !== false && value === ':') {
                        const inner = prev.value.slice(1);
                        if (inner.includes('[')) {
                            prev.posix = true;
                            if (inner.includes(':')) {
                                const idx = prev.value.lastIndexOf('[');
                                const pre = prev.value.slice(0, idx);
                                const rest = prev.value.slice(idx + 2);
                                const posix = POSIX_REGEX_SOURCE[rest];
                                if (posix) {
                                    prev.value = pre + posix;
                                    state.backtrack = true;
                                    advance();
                                    if (!bos.output && tokens.indexOf(prev) === 1) {
                                        bos.output = ONE_CHAR;
                                    }
                                    continue;
                                }
                            }
                        }
                    }
                    if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
                        value = `\\${value}`;
                    }
                    if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
                        value = `\\${value}`;
                    }
                    if (opts.posix === true && value === '!' && prev.value === '[') {
                        value = '^';
                    }
                    prev.value += value;
                    append({ value });
                    continue;
                }
                if (state.quotes === 1 && value !== '"') {
                    value = utils.escapeRegex(value);
                    prev.value += value;
                    append({ value });
                    continue;
                }
                if (value === '"') {
                    state.quotes = state.quotes === 1 ? 0 : 1;
                    if (opts.keepQuotes === true) {
                        push({ type: 'text', value });
                    }
                    continue;
                }
                if (value === '(') {
                    increment('parens');
                    push({ type: 'paren', value });
                    continue;
                }
                if (value === ')') {
                    if (state.parens === 0 && opts.strictBrackets === true) {
                        throw new SyntaxError(syntaxError('opening', '('));
                    }
                    const extglob = extglobs[extglobs.length - 1];
                    if (extglob && state.parens === extglob.parens + 1) {
                        extglobClose(extglobs.pop());
                        continue;
                    }
                    push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
                    decrement('parens');
                    continue;
                }
                if (value === '[') {
                    if (opts.nobracket === true || !remaining().includes(']')) {
                        if (opts.nobracket !== true && opts.strictBrackets === true) {
                            throw new SyntaxError(syntaxError('closing', ']'));
                        }
                        value = `\\${value}`;
                    }
                    else {
                        increment('brackets');
                    }
                    push({ type: 'bracket', value });
                    continue;
                }
                if (value === ']') {
                    if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
                        push({ type: 'text', value, output: `\\${value}` });
                        continue;
                    }
                    if (state.brackets === 0) {
                        if (opts.strictBrackets === true) {
                            throw new SyntaxError(syntaxError('opening', '['));
                        }
                        push({ type: 'text', value, output: `\\${value}` });
                        continue;
                    }
                    decrement('brackets');
                    const prevValue = prev.value.slice(1);
                    if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
                        value = `/${value}`;
                    }
                    prev.value += value;
                    append({ value });
                    if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
                        continue;
                    }
                    const escaped = utils.escapeRegex(prev.value);
                    state.output = state.output.slice(0, -prev.value.length);
                    if (opts.literalBrackets === true) {
                        state.output += escaped;
                        prev.value = escaped;
                        continue;
                    }
                    prev.value = `(${capture}${escaped}|${prev.value})`;
                    state.output += prev.value;
                    continue;
                }
                if (value === '{' && opts.nobrace !== true) {
                    increment('braces');
                    const open = {
                        type: 'brace',
                        value,
                        output: '(',
                        outputIndex: state.output.length,
                        tokensIndex: state.tokens.length
                    };
                    braces.push(open);
                    push(open);
                    continue;
                }
                if (value === '}') {
                    const brace = braces[braces.length - 1];
                    if (opts.nobrace === true || !brace) {
                        push({ type: 'text', value, output: value });
                        continue;
                    }
                    let output = ')';
                    if (brace.dots === true) {
                        const arr = tokens.slice();
                        const range = [];
                        for (let i = arr.length - 1; i >= 0; i--) {
                            tokens.pop();
                            if (arr[i].type === 'brace') {
                                break;
                            }
                            if (arr[i].type !== 'dots') {
                                range.unshift(arr[i].value);
                            }
                        }
                        output = expandRange(range, opts);
                        state.backtrack = true;
                    }
                    if (brace.comma !== true && brace.dots !== true) {
                        const out = state.output.slice(0, brace.outputIndex);
                        const toks = state.tokens.slice(brace.tokensIndex);
                        brace.value = brace.output = '\\{';
                        value = output = '\\}';
                        state.output = out;
                        for (const t of toks) {
                            state.output += (t.output || t.value);
                        }
                    }
                    push({ type: 'brace', value, output });
                    decrement('braces');
                    braces.pop();
                    continue;
                }
                if (value === '|') {
                    if (extglobs.length > 0) {
                        extglobs[extglobs.length - 1].conditions++;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (value === ',') {
                    let output = value;
                    const brace = braces[braces.length - 1];
                    if (brace && stack[stack.length - 1] === 'braces') {
                        brace.comma = true;
                        output = '|';
                    }
                    push({ type: 'comma', value, output });
                    continue;
                }
                if (value === '/') {
                    if (prev.type === 'dot' && state.index === state.start + 1) {
                        state.start = state.index + 1;
                        state.consumed = '';
                        state.output = '';
                        tokens.pop();
                        prev = bos;
                        continue;
                    }
                    push({ type: 'slash', value, output: SLASH_LITERAL });
                    continue;
                }
                if (value === '.') {
                    if (state.braces > 0 && prev.type === 'dot') {
                        if (prev.value === '.')
                            prev.output = DOT_LITERAL;
                        const brace = braces[braces.length - 1];
                        prev.type = 'dots';
                        prev.output += value;
                        prev.value += value;
                        brace.dots = true;
                        continue;
                    }
                    if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
                        push({ type: 'text', value, output: DOT_LITERAL });
                        continue;
                    }
                    push({ type: 'dot', value, output: DOT_LITERAL });
                    continue;
                }
                if (value === '?') {
                    const isGroup = prev && prev.value === '(';
                    if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
                        extglobOpen('qmark', value);
                        continue;
                    }
                    if (prev && prev.type === 'paren') {
                        const next = peek();
                        let output = value;
                        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
                            output = `\\${value}`;
                        }
                        push({ type: 'text', value, output });
                        continue;
                    }
                    if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
                        push({ type: 'qmark', value, output: QMARK_NO_DOT });
                        continue;
                    }
                    push({ type: 'qmark', value, output: QMARK });
                    continue;
                }
                if (value === '!') {
                    if (opts.noextglob !== true && peek() === '(') {
                        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
                            extglobOpen('negate', value);
                            continue;
                        }
                    }
                    if (opts.nonegate !== true && state.index === 0) {
                        negate();
                        continue;
                    }
                }
                if (value === '+') {
                    if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
                        extglobOpen('plus', value);
                        continue;
                    }
                    if ((prev && prev.value === '(') || opts.regex === false) {
                        push({ type: 'plus', value, output: PLUS_LITERAL });
                        continue;
                    }
                    if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
                        push({ type: 'plus', value });
                        continue;
                    }
                    push({ type: 'plus', value: PLUS_LITERAL });
                    continue;
                }
                if (value === '@') {
                    if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
                        push({ type: 'at', extglob: true, value, output: '' });
                        continue;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (value !== '*') {
                    if (value === '$' || value === '^') {
                        value = `\\${value}`;
                    }
                    const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
                    if (match) {
                        value += match[0];
                        state.index += match[0].length;
                    }
                    push({ type: 'text', value });
                    continue;
                }
                if (prev && (prev.type === 'globstar' || prev.star === true)) {
                    prev.type = 'star';
                    prev.star = true;
                    prev.value += value;
                    prev.output = star;
                    state.backtrack = true;
                    state.globstar = true;
                    consume(value);
                    continue;
                }
                let rest = remaining();
                if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
                    extglobOpen('star', value);
                    continue;
                }
                if (prev.type === 'star') {
                    if (opts.noglobstar === true) {
                        consume(value);
                        continue;
                    }
                    const prior = prev.prev;
                    const before = prior.prev;
                    const isStart = prior.type === 'slash' || prior.type === 'bos';
                    const afterStar = before && (before.type === 'star' || before.type === 'globstar');
                    if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
                        push({ type: 'star', value, output: '' });
                        continue;
                    }
                    const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
                    const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
                    if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
                        push({ type: 'star', value, output: '' });
                        continue;
                    }
                    while (rest.slice(0, 3) === '/**') {
                        const after = input[state.index + 4];
                        if (after && after !== '/') {
                            break;
                        }
                        rest = rest.slice(3);
                        consume('/**', 3);
                    }
                    const isEnd = eos() || (state.parens > 0
                        && rest === ')'.repeat(state.parens)
                        && !extglobs.some(extglob => extglob.type === 'negate'));
                    if (prior.type === 'bos' && eos()) {
                        prev.type = 'globstar';
                        prev.value += value;
                        prev.output = globstar(opts);
                        state.output = prev.output;
                        state.globstar = true;
                        consume(value);
                        continue;
                    }
                    if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
                        state.output = state.output.slice(0, -(prior.output + prev.output).length);
                        prior.output = `(?:${prior.output}`;
                        prev.type = 'globstar';
                        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
                        prev.value += value;
                        state.globstar = true;
                        state.output += prior.output + prev.output;
                        consume(value);
                        continue;
                    }
                    if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
                        const end = rest[1] !== void 0 ? '|$' : '';
                        state.output = state.output.slice(0, -(prior.output + prev.output).length);
                        prior.output = `(?:${prior.output}`;
                        prev.type = 'globstar';
                        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
                        prev.value += value;
                        state.output += prior.output + prev.output;
                        state.globstar = true;
                        consume(value + advance());
                        push({ type: 'slash', value: '/', output: '' });
                        continue;
                    }
                    if (prior.type === 'bos' && rest[0] === '/') {
                        prev.type = 'globstar';
                        prev.value += value;
                        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
                        state.output = prev.output;
                        state.globstar = true;
                        consume(value + advance());
                        push({ type: 'slash', value: '/', output: '' });
                        continue;
                    }
                    state.output = state.output.slice(0, -prev.output.length);
                    prev.type = 'globstar';
                    prev.output = globstar(opts);
                    prev.value += value;
                    state.output += prev.output;
                    state.globstar = true;
                    consume(value);
                    continue;
                }
                const token = { type: 'star', value, output: star };
                if (opts.bash === true) {
                    token.output = '.*?';
                    if (prev.type === 'bos' || prev.type === 'slash') {
                        token.output = nodot + token.output;
                    }
                    push(token);
                    continue;
                }
                if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
                    token.output = value;
                    push(token);
                    continue;
                }
                if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
                    if (prev.type === 'dot') {
                        state.output += NO_DOT_SLASH;
                        prev.output += NO_DOT_SLASH;
                    }
                    else if (opts.dot === true) {
                        state.output += NO_DOTS_SLASH;
                        prev.output += NO_DOTS_SLASH;
                    }
                    else {
                        state.output += nodot;
                        prev.output += nodot;
                    }
                    if (peek() !== '*') {
                        state.output += ONE_CHAR;
                        prev.output += ONE_CHAR;
                    }
                }
                push(token);
            }
            while (state.brackets > 0) {
                if (opts.strictBrackets === true)
                    throw new SyntaxError(syntaxError('closing', ']'));
                state.output = utils.escapeLast(state.output, '[');
                decrement('brackets');
            }
            while (state.parens > 0) {
                if (opts.strictBrackets === true)
                    throw new SyntaxError(syntaxError('closing', ')'));
                state.output = utils.escapeLast(state.output, '(');
                decrement('parens');
            }
            while (state.braces > 0) {
                if (opts.strictBrackets === true)
                    throw new SyntaxError(syntaxError('closing', '}'));
                state.output = utils.escapeLast(state.output, '{');
                decrement('braces');
            }
            if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
                push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
            }
            if (state.backtrack === true) {
                state.output = '';
                for (const token of state.tokens) {
                    state.output += token.output != null ? token.output : token.value;
                    if (token.suffix) {
                        state.output += token.suffix;
                    }
                }
            }
            return state;
        };
        parse.fastpaths = (input, options) => {
            const opts = { ...options };
            const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
            const len = input.length;
            if (len > max) {
                throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
            }
            input = REPLACEMENTS[input] || input;
            const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
            const nodot = opts.dot ? NO_DOTS : NO_DOT;
            const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
            const capture = opts.capture ? '' : '?:';
            const state = { negated: false, prefix: '' };
            let star = opts.bash === true ? '.*?' : STAR;
            if (opts.capture) {
                star = `(${star})`;
            }
            const globstar = opts => {
                if (opts.noglobstar === true)
                    return star;
                return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
            };
            const create = str => {
                switch (str) {
                    case '*':
                        return `${nodot}${ONE_CHAR}${star}`;
                    case '.*':
                        return `${DOT_LITERAL}${ONE_CHAR}${star}`;
                    case '*.*':
                        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
                    case '*/*':
                        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
                    case '**':
                        return nodot + globstar(opts);
                    case '**/*':
                        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
                    case '**/*.*':
                        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
                    case '**/.*':
                        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
                    default: {
                        const match = /^(.*?)\.(\w+)$/.exec(str);
                        if (!match)
                            return;
                        const source = create(match[1]);
                        if (!source)
                            return;
                        return source + DOT_LITERAL + match[2];
                    }
                }
            };
            const output = utils.removePrefix(input, state);
            let source = create(output);
            if (source && opts.strictSlashes !== true) {
                source += `${SLASH_LITERAL}?`;
            }
            return source;
        };
        module.exports = parse;
    }),
    98016: ((module, __unused_webpack_exports, __webpack_require__) => {
        const scan = __webpack_require__(31781);
        const parse = __webpack_require__(78265);
        const utils = __webpack_require__(64059);
        const constants = __webpack_require__(5595);
        const isObject = val => val && typeof val === 'object' && !Array.isArray(val);
        const picomatch = (glob, options, returnState = false) => {
            if (Array.isArray(glob)) {
                const fns = glob.map(input => picomatch(input, options, returnState));
                const arrayMatcher = str => {
                    for (const isMatch of fns) {
                        const state = isMatch(str);
                        if (state)
                            return state;
                    }
                    return false;
                };
                return arrayMatcher;
            }
            const isState = isObject(glob) && glob.tokens && glob.input;
            if (glob === '' || (typeof glob !== 'string' && !isState)) {
                throw new TypeError('Expected pattern to be a non-empty string');
            }
            const opts = options || {};
            const posix = opts.windows;
            const regex = isState
                ? picomatch.compileRe(glob, options)
                : picomatch.makeRe(glob, options, false, true);
            const state = regex.state;
            delete regex.state;
            let isIgnored = () => false;
            if (opts.ignore) {
                const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
                isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
            }
            const matcher = (input, returnObject = false) => {
                const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
                const result = { glob, state, regex, posix, input, output, match, isMatch };
                if (typeof opts.onResult === 'function') {
                    opts.onResult(result);
                }
                if (isMatch === false) {
                    result.isMatch = false;
                    return returnObject ? result : false;
                }
                if (isIgnored(input)) {
                    if (typeof opts.onIgnore === 'function') {
                        opts.onIgnore(result);
                    }
                    result.isMatch = false;
                    return returnObject ? result : false;
                }
                if (typeof opts.onMatch === 'function') {
                    opts.onMatch(result);
                }
                return returnObject ? result : true;
            };
            if (returnState) {
                matcher.state = state;
            }
            return matcher;
        };
        picomatch.test = (input, regex, options, { glob, posix } = {}) => {
            if (typeof input !== 'string') {
                throw new TypeError('Expected input to be a string');
            }
            if (input === '') {
                return { isMatch: false, output: '' };
            }
            const opts = options || {};
            const format = opts.format || (posix ? utils.toPosixSlashes : null);
            let match = input === glob;
            let output = (match && format) ? format(input) : input;
            if (match === false) {
                output = format ? format(input) : input;
                match = output === glob;
            }
            if (match === false || opts.capture === true) {
                if (opts.matchBase === true || opts.basename === true) {
                    match = picomatch.matchBase(input, regex, options, posix);
                }
                else {
                    match = regex.exec(output);
                }
            }
            return { isMatch: Boolean(match), match, output };
        };
        picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
            const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
            return regex.test(utils.basename(input, { windows: posix }));
        };
        picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
        picomatch.parse = (pattern, options) => {
            if (Array.isArray(pattern))
                return pattern.map(p => picomatch.parse(p, options));
            return parse(pattern, { ...options, fastpaths: false });
        };
        picomatch.scan = (input, options) => scan(input, options);
        picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
            if (returnOutput === true) {
                return state.output;
            }
            const opts = options || {};
            const prepend = opts.contains ? '' : '^';
            const append = opts.contains ? '' : '$';
            let source = `${prepend}(?:${state.output})${append}`;
            if (state && state.negated === true) {
                source = `^(?!${source}).*$`;
            }
            const regex = picomatch.toRegex(source, options);
            if (returnState === true) {
                regex.state = state;
            }
            return regex;
        };
        picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
            if (!input || typeof input !== 'string') {
                throw new TypeError('Expected a non-empty string');
            }
            let parsed = { negated: false, fastpaths: true };
            if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
                parsed.output = parse.fastpaths(input, options);
            }
            if (!parsed.output) {
                parsed = parse(input, options);
            }
            return picomatch.compileRe(parsed, options, returnOutput, returnState);
        };
        picomatch.toRegex = (source, options) => {
            try {
                const opts = options || {};
                return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
            }
            catch (err) {
                if (options && options.debug === true)
                    throw err;
                return /$^/;
            }
        };
        picomatch.constants = constants;
        module.exports = picomatch;
    }),
    31781: ((module, __unused_webpack_exports, __webpack_require__) => {
        const utils = __webpack_require__(64059);
        const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = __webpack_require__(5595);
        const isPathSeparator = code => {
            return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
        };
        const depth = token => {
            if (token.isPrefix !== true) {
                token.depth = token.isGlobstar ? Infinity : 1;
            }
        };
        const scan = (input, options) => {
            const opts = options || {};
            const length = input.length - 1;
            const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
            const slashes = [];
            const tokens = [];
            const parts = [];
            let str = input;
            let index = -1;
            let start = 0;
            let lastIndex = 0;
            let isBrace = false;
            let isBracket = false;
            let isGlob = false;
            let isExtglob = false;
            let isGlobstar = false;
            let braceEscaped = false;
            let backslashes = false;
            let negated = false;
            let negatedExtglob = false;
            let finished = false;
            let braces = 0;
            let prev;
            let code;
            let token = { value: '', depth: 0, isGlob: false };
            const eos = () => index >= length;
            const peek = () => str.charCodeAt(index + 1);
            const advance = () => {
                prev = code;
                return str.charCodeAt(++index);
            };
            while (index < length) {
                code = advance();
                let next;
                if (code === CHAR_BACKWARD_SLASH) {
                    backslashes = token.backslashes = true;
                    code = advance();
                    if (code === CHAR_LEFT_CURLY_BRACE) {
                        braceEscaped = true;
                    }
                    continue;
                }
                if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
                    braces++;
                    while (eos() !== true && (code = advance())) {
                        if (code === CHAR_BACKWARD_SLASH) {
                            backslashes = token.backslashes = true;
                            advance();
                            continue;
                        }
                        if (code === CHAR_LEFT_CURLY_BRACE) {
                            braces++;
                            continue;
                        }
                        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
                            isBrace = token.isBrace = true;
                            isGlob = token.isGlob = true;
                            finished = true;
                            if (scanToEnd === true) {
                                continue;
                            }
                            break;
                        }
                        if (braceEscaped !== true && code === CHAR_COMMA) {
                            isBrace = token.isBrace = true;
                            isGlob = token.isGlob = true;
                            finished = true;
                            if (scanToEnd === true) {
                                continue;
                            }
                            break;
                        }
                        if (code === CHAR_RIGHT_CURLY_BRACE) {
                            braces--;
                            if (braces === 0) {
                                braceEscaped = false;
                                isBrace = token.isBrace = true;
                                finished = true;
                                break;
                            }
                        }
                    }
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (code === CHAR_FORWARD_SLASH) {
                    slashes.push(index);
                    tokens.push(token);
                    token = { value: '', depth: 0, isGlob: false };
                    if (finished === true)
                        continue;
                    if (prev === CHAR_DOT && index === (start + 1)) {
                        start += 2;
                        continue;
                    }
                    lastIndex = index + 1;
                    continue;
                }
                if (opts.noext !== true) {
                    const isExtglobChar = code === CHAR_PLUS
                        || code === CHAR_AT
                        || code === CHAR_ASTERISK
                        || code === CHAR_QUESTION_MARK
                        || code === CHAR_EXCLAMATION_MARK;
                    if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
                        isGlob = token.isGlob = true;
                        isExtglob = token.isExtglob = true;
                        finished = true;
                        if (code === CHAR_EXCLAMATION_MARK && index === start) {
                            negatedExtglob = true;
                        }
                        if (scanToEnd === true) {
                            let parens = 0;
                            while (eos() !== true && (code = advance())) {
                                if (code === CHAR_BACKWARD_SLASH) {
                                    backslashes = token.backslashes = true;
                                    advance();
                                    continue;
                                }
                                if (code === CHAR_LEFT_PARENTHESES) {
                                    parens++;
                                    continue;
                                }
                                if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                                    finished = true;
                                    break;
                                }
                            }
                            continue;
                        }
                        break;
                    }
                }
                if (code === CHAR_ASTERISK) {
                    if (prev === CHAR_ASTERISK)
                        isGlobstar = token.isGlobstar = true;
                    isGlob = token.isGlob = true;
                    finished = true;
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (code === CHAR_QUESTION_MARK) {
                    isGlob = token.isGlob = true;
                    finished = true;
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (code === CHAR_LEFT_SQUARE_BRACKET) {
                    while (eos() !== true && (next = advance())) {
                        if (next === CHAR_BACKWARD_SLASH) {
                            backslashes = token.backslashes = true;
                            advance();
                            continue;
                        }
                        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
                            isBracket = token.isBracket = true;
                            isGlob = token.isGlob = true;
                            finished = true;
                            break;
                        }
                    }
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
                if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
                    negated = token.negated = true;
                    start++;
                    continue;
                }
                if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
                    isGlob = token.isGlob = true;
                    if (scanToEnd === true) {
                        let parens = 1;
                        while (eos() !== true && (code = advance())) {
                            if (code === CHAR_BACKWARD_SLASH) {
                                backslashes = token.backslashes = true;
                                advance();
                                continue;
                            }
                            if (code === CHAR_LEFT_PARENTHESES) {
                                parens++;
                                continue;
                            }
                            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
                                finished = true;
                                break;
                            }
                        }
                        continue;
                    }
                    break;
                }
                if (isGlob === true) {
                    finished = true;
                    if (scanToEnd === true) {
                        continue;
                    }
                    break;
                }
            }
            if (opts.noext === true) {
                isExtglob = false;
                isGlob = false;
            }
            let base = str;
            let prefix = '';
            let glob = '';
            if (start > 0) {
                prefix = str.slice(0, start);
                str = str.slice(start);
                lastIndex -= start;
            }
            if (base && isGlob === true && lastIndex > 0) {
                base = str.slice(0, lastIndex);
                glob = str.slice(lastIndex);
            }
            else if (isGlob === true) {
                base = '';
                glob = str;
            }
            else {
                base = str;
            }
            if (base && base !== '' && base !== '/' && base !== str) {
                if (isPathSeparator(base.charCodeAt(base.length - 1))) {
                    base = base.slice(0, -1);
                }
            }
            if (opts.unescape === true) {
                if (glob)
                    glob = utils.removeBackslashes(glob);
                if (base && backslashes === true) {
                    base = utils.removeBackslashes(base);
                }
            }
            const state = {
                prefix,
                input,
                start,
                base,
                glob,
                isBrace,
                isBracket,
                isGlob,
                isExtglob,
                isGlobstar,
                negated,
                negatedExtglob
            };
            if (opts.tokens === true) {
                state.maxDepth = 0;
                if (!isPathSeparator(code)) {
                    tokens.push(token);
                }
                state.tokens = tokens;
            }
            if (opts.parts === true || opts.tokens === true) {
                let prevIndex;
                for (let idx = 0; idx < slashes.length; idx++) {
                    const n = prevIndex !== undefined ? prevIndex + 1 : start;
                    const i = slashes[idx];
                    const value = input.slice(n, i);
                    if (opts.tokens) {
                        if (idx === 0 && start !== 0) {
                            tokens[idx].isPrefix = true;
                            tokens[idx].value = prefix;
                        }
                        else {
                            tokens[idx].value = value;
                        }
                        depth(tokens[idx]);
                        state.maxDepth += tokens[idx].depth;
                    }
                    if (i >= start) {
                        parts.push(value);
                        prevIndex = i;
                    }
                }
                const n = prevIndex !== undefined ? prevIndex + 1 : start;
                const value = input.slice(n);
                parts.push(value);
                if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
                    tokens[tokens.length - 1].value = value;
                    depth(tokens[tokens.length - 1]);
                    state.maxDepth += tokens[tokens.length - 1].depth;
                }
                state.slashes = slashes;
                state.parts = parts;
            }
            return state;
        };
        module.exports = scan;
    }),
    64059: ((__unused_webpack_module, exports, __webpack_require__) => {
        const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = __webpack_require__(5595);
        exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
        exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
        exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
        exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
        exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');
        exports.isWindows = () => {
            if (typeof navigator !== 'undefined' && navigator.platform) {
                const platform = navigator.platform.toLowerCase();
                return platform === 'win32' || platform === 'windows';
            }
            if (typeof process !== 'undefined' && process.platform) {
                return process.platform === 'win32';
            }
            return false;
        };
        exports.removeBackslashes = str => {
            return str.replace(REGEX_REMOVE_BACKSLASH, match => {
                return match === '\\' ? '' : match;
            });
        };
        exports.escapeLast = (input, char, lastIdx) => {
            const idx = input.lastIndexOf(char, lastIdx);
            if (idx === -1)
                return input;
            if (input[idx - 1] === '\\')
                return exports.escapeLast(input, char, idx - 1);
            return `${input.slice(0, idx)}\\${input.slice(idx)}`;
        };
        exports.removePrefix = (input, state = {}) => {
            let output = input;
            if (output.startsWith('./')) {
                output = output.slice(2);
                state.prefix = './';
            }
            return output;
        };
        exports.wrapOutput = (input, state = {}, options = {}) => {
            const prepend = options.contains ? '' : '^';
            const append = options.contains ? '' : '$';
            let output = `${prepend}(?:${input})${append}`;
            if (state.negated === true) {
                output = `(?:^(?!${output}).*$)`;
            }
            return output;
        };
        exports.basename = (path, { windows } = {}) => {
            const segs = path.split(windows ? /[\\/]/ : '/');
            const last = segs[segs.length - 1];
            if (last === '') {
                return segs[segs.length - 2];
            }
            return last;
        };
    }),
    41955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            m: () => (exec)
        });
        var external_string_decoder_ = __webpack_require__(13193);
        var external_os_ = __webpack_require__(70857);
        var external_events_ = __webpack_require__(24434);
        var external_child_process_ = __webpack_require__(35317);
        var external_path_ = __webpack_require__(16928);
        var io = __webpack_require__(88701);
        var io_util = __webpack_require__(90);
        var external_timers_ = __webpack_require__(53557);
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
        const IS_WINDOWS = process.platform === 'win32';
        class ToolRunner extends external_events_.EventEmitter {
            constructor(toolPath, args, options) {
                super();
                if (!toolPath) {
                    throw new Error("Parameter 'toolPath' cannot be null or empty.");
                }
                this.toolPath = toolPath;
                this.args = args || [];
                this.options = options || {};
            }
            _debug(message) {
                if (this.options.listeners && this.options.listeners.debug) {
                    this.options.listeners.debug(message);
                }
            }
            _getCommandString(options, noPrefix) {
                const toolPath = this._getSpawnFileName();
                const args = this._getSpawnArgs(options);
                let cmd = noPrefix ? '' : '[command]';
                if (IS_WINDOWS) {
                    if (this._isCmdFile()) {
                        cmd += toolPath;
                        for (const a of args) {
                            cmd += ` ${a}`;
                        }
                    }
                    else if (options.windowsVerbatimArguments) {
                        cmd += `"${toolPath}"`;
                        for (const a of args) {
                            cmd += ` ${a}`;
                        }
                    }
                    else {
                        cmd += this._windowsQuoteCmdArg(toolPath);
                        for (const a of args) {
                            cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                        }
                    }
                }
                else {
                    cmd += toolPath;
                    for (const a of args) {
                        cmd += ` ${a}`;
                    }
                }
                return cmd;
            }
            _processLineBuffer(data, strBuffer, onLine) {
                try {
                    let s = strBuffer + data.toString();
                    let n = s.indexOf(external_os_.EOL);
                    while (n > -1) {
                        const line = s.substring(0, n);
                        onLine(line);
                        s = s.substring(n + external_os_.EOL.length);
                        n = s.indexOf(external_os_.EOL);
                    }
                    return s;
                }
                catch (err) {
                    this._debug(`error processing line. Failed with error ${err}`);
                    return '';
                }
            }
            _getSpawnFileName() {
                if (IS_WINDOWS) {
                    if (this._isCmdFile()) {
                        return process.env['COMSPEC'] || 'cmd.exe';
                    }
                }
                return this.toolPath;
            }
            _getSpawnArgs(options) {
                if (IS_WINDOWS) {
                    if (this._isCmdFile()) {
                        let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                        for (const a of this.args) {
                            argline += ' ';
                            argline += options.windowsVerbatimArguments
                                ? a
                                : this._windowsQuoteCmdArg(a);
                        }
                        argline += '"';
                        return [argline];
                    }
                }
                return this.args;
            }
            _endsWith(str, end) {
                return str.endsWith(end);
            }
            _isCmdFile() {
                const upperToolPath = this.toolPath.toUpperCase();
                return (this._endsWith(upperToolPath, '.CMD') ||
                    this._endsWith(upperToolPath, '.BAT'));
            }
            _windowsQuoteCmdArg(arg) {
                if (!this._isCmdFile()) {
                    return this._uvQuoteCmdArg(arg);
                }
                if (!arg) {
                    return '""';
                }
                const cmdSpecialChars = [
                    ' ',
                    '\t',
                    '&',
                    '(',
                    ')',
                    '[',
                    ']',
                    '{',
                    '}',
                    '^',
                    '=',
                    ';',
                    '!',
                    "'",
                    '+',
                    ',',
                    '`',
                    '~',
                    '|',
                    '<',
                    '>',
                    '"'
                ];
                let needsQuotes = false;
                for (const char of arg) {
                    if (cmdSpecialChars.some(x => x === char)) {
                        needsQuotes = true;
                        break;
                    }
                }
                if (!needsQuotes) {
                    return arg;
                }
                let reverse = '"';
                let quoteHit = true;
                for (let i = arg.length; i > 0; i--) {
                    reverse += arg[i - 1];
                    if (quoteHit && arg[i - 1] === '\\') {
                        reverse += '\\';
                    }
                    else if (arg[i - 1] === '"') {
                        quoteHit = true;
                        reverse += '"';
                    }
                    else {
                        quoteHit = false;
                    }
                }
                reverse += '"';
                return reverse.split('').reverse().join('');
            }
            _uvQuoteCmdArg(arg) {
                if (!arg) {
                    return '""';
                }
                if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
                    return arg;
                }
                if (!arg.includes('"') && !arg.includes('\\')) {
                    return `"${arg}"`;
                }
                let reverse = '"';
                let quoteHit = true;
                for (let i = arg.length; i > 0; i--) {
                    reverse += arg[i - 1];
                    if (quoteHit && arg[i - 1] === '\\') {
                        reverse += '\\';
                    }
                    else if (arg[i - 1] === '"') {
                        quoteHit = true;
                        reverse += '\\';
                    }
                    else {
                        quoteHit = false;
                    }
                }
                reverse += '"';
                return reverse.split('').reverse().join('');
            }
            _cloneExecOptions(options) {
                options = options || {};
                const result = {
                    cwd: options.cwd || process.cwd(),
                    env: options.env || process.env,
                    silent: options.silent || false,
                    windowsVerbatimArguments: options.windowsVerbatimArguments || false,
                    failOnStdErr: options.failOnStdErr || false,
                    ignoreReturnCode: options.ignoreReturnCode || false,
                    delay: options.delay || 10000
                };
                result.outStream = options.outStream || process.stdout;
                result.errStream = options.errStream || process.stderr;
                return result;
            }
            _getSpawnOptions(options, toolPath) {
                options = options || {};
                const result = {};
                result.cwd = options.cwd;
                result.env = options.env;
                result['windowsVerbatimArguments'] =
                    options.windowsVerbatimArguments || this._isCmdFile();
                if (options.windowsVerbatimArguments) {
                    result.argv0 = `"${toolPath}"`;
                }
                return result;
            }
            exec() {
                return __awaiter(this, void 0, void 0, function* () {
                    if (!io_util.Qh(this.toolPath) &&
                        (this.toolPath.includes('/') ||
                            (IS_WINDOWS && this.toolPath.includes('\\')))) {
                        this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
                    }
                    this.toolPath = yield io.K7(this.toolPath, true);
                    return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                        this._debug(`exec tool: ${this.toolPath}`);
                        this._debug('arguments:');
                        for (const arg of this.args) {
                            this._debug(`   ${arg}`);
                        }
                        const optionsNonNull = this._cloneExecOptions(this.options);
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                        }
                        const state = new ExecState(optionsNonNull, this.toolPath);
                        state.on('debug', (message) => {
                            this._debug(message);
                        });
                        if (this.options.cwd && !(yield io_util.t2(this.options.cwd))) {
                            return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                        }
                        const fileName = this._getSpawnFileName();
                        const cp = external_child_process_.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                        let stdbuffer = '';
                        if (cp.stdout) {
                            cp.stdout.on('data', (data) => {
                                if (this.options.listeners && this.options.listeners.stdout) {
                                    this.options.listeners.stdout(data);
                                }
                                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                                    optionsNonNull.outStream.write(data);
                                }
                                stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                                    if (this.options.listeners && this.options.listeners.stdline) {
                                        this.options.listeners.stdline(line);
                                    }
                                });
                            });
                        }
                        let errbuffer = '';
                        if (cp.stderr) {
                            cp.stderr.on('data', (data) => {
                                state.processStderr = true;
                                if (this.options.listeners && this.options.listeners.stderr) {
                                    this.options.listeners.stderr(data);
                                }
                                if (!optionsNonNull.silent &&
                                    optionsNonNull.errStream &&
                                    optionsNonNull.outStream) {
                                    const s = optionsNonNull.failOnStdErr
                                        ? optionsNonNull.errStream
                                        : optionsNonNull.outStream;
                                    s.write(data);
                                }
                                errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                                    if (this.options.listeners && this.options.listeners.errline) {
                                        this.options.listeners.errline(line);
                                    }
                                });
                            });
                        }
                        cp.on('error', (err) => {
                            state.processError = err.message;
                            state.processExited = true;
                            state.processClosed = true;
                            state.CheckComplete();
                        });
                        cp.on('exit', (code) => {
                            state.processExitCode = code;
                            state.processExited = true;
                            this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                            state.CheckComplete();
                        });
                        cp.on('close', (code) => {
                            state.processExitCode = code;
                            state.processExited = true;
                            state.processClosed = true;
                            this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                            state.CheckComplete();
                        });
                        state.on('done', (error, exitCode) => {
                            if (stdbuffer.length > 0) {
                                this.emit('stdline', stdbuffer);
                            }
                            if (errbuffer.length > 0) {
                                this.emit('errline', errbuffer);
                            }
                            cp.removeAllListeners();
                            if (error) {
                                reject(error);
                            }
                            else {
                                resolve(exitCode);
                            }
                        });
                        if (this.options.input) {
                            if (!cp.stdin) {
                                throw new Error('child process missing stdin');
                            }
                            cp.stdin.end(this.options.input);
                        }
                    }));
                });
            }
        }
        function argStringToArray(argString) {
            const args = [];
            let inQuotes = false;
            let escaped = false;
            let arg = '';
            function append(c) {
                if (escaped && c !== '"') {
                    arg += '\\';
                }
                arg += c;
                escaped = false;
            }
            for (let i = 0; i < argString.length; i++) {
                const c = argString.charAt(i);
                if (c === '"') {
                    if (!escaped) {
                        inQuotes = !inQuotes;
                    }
                    else {
                        append(c);
                    }
                    continue;
                }
                if (c === '\\' && escaped) {
                    append(c);
                    continue;
                }
                if (c === '\\' && inQuotes) {
                    escaped = true;
                    continue;
                }
                if (c === ' ' && !inQuotes) {
                    if (arg.length > 0) {
                        args.push(arg);
                        arg = '';
                    }
                    continue;
                }
                append(c);
            }
            if (arg.length > 0) {
                args.push(arg.trim());
            }
            return args;
        }
        class ExecState extends external_events_.EventEmitter {
            constructor(options, toolPath) {
                super();
                this.processClosed = false;
                this.processError = '';
                this.processExitCode = 0;
                this.processExited = false;
                this.processStderr = false;
                this.delay = 10000;
                this.done = false;
                this.timeout = null;
                if (!toolPath) {
                    throw new Error('toolPath must not be empty');
                }
                this.options = options;
                this.toolPath = toolPath;
                if (options.delay) {
                    this.delay = options.delay;
                }
            }
            CheckComplete() {
                if (this.done) {
                    return;
                }
                if (this.processClosed) {
                    this._setResult();
                }
                else if (this.processExited) {
                    this.timeout = (0, external_timers_.setTimeout)(ExecState.HandleTimeout, this.delay, this);
                }
            }
            _debug(message) {
                this.emit('debug', message);
            }
            _setResult() {
                let error;
                if (this.processExited) {
                    if (this.processError) {
                        error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
                    }
                    else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                        error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
                    }
                    else if (this.processStderr && this.options.failOnStdErr) {
                        error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
                    }
                }
                if (this.timeout) {
                    clearTimeout(this.timeout);
                    this.timeout = null;
                }
                this.done = true;
                this.emit('done', error, this.processExitCode);
            }
            static HandleTimeout(state) {
                if (state.done) {
                    return;
                }
                if (!state.processClosed && state.processExited) {
                    const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
                    state._debug(message);
                }
                state._setResult();
            }
        }
        ;
        var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
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
        function exec(commandLine, args, options) {
            return exec_awaiter(this, void 0, void 0, function* () {
                const commandArgs = argStringToArray(commandLine);
                if (commandArgs.length === 0) {
                    throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
                }
                const toolPath = commandArgs[0];
                args = commandArgs.slice(1).concat(args || []);
                const runner = new ToolRunner(toolPath, args, options);
                return runner.exec();
            });
        }
        function getExecOutput(commandLine, args, options) {
            return exec_awaiter(this, void 0, void 0, function* () {
                var _a, _b;
                let stdout = '';
                let stderr = '';
                const stdoutDecoder = new StringDecoder('utf8');
                const stderrDecoder = new StringDecoder('utf8');
                const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
                const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
                const stdErrListener = (data) => {
                    stderr += stderrDecoder.write(data);
                    if (originalStdErrListener) {
                        originalStdErrListener(data);
                    }
                };
                const stdOutListener = (data) => {
                    stdout += stdoutDecoder.write(data);
                    if (originalStdoutListener) {
                        originalStdoutListener(data);
                    }
                };
                const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
                const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
                stdout += stdoutDecoder.end();
                stderr += stderrDecoder.end();
                return {
                    exitCode,
                    stdout,
                    stderr
                };
            });
        }
    }),
    90: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            H8: () => (IS_WINDOWS),
            Qh: () => (isRooted),
            t2: () => (exists),
            vr: () => (tryGetExecutablePath)
        });
        var fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79896);
        var path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16928);
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
        const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs__WEBPACK_IMPORTED_MODULE_0__.promises;
        const IS_WINDOWS = process.platform === 'win32';
        function readlink(fsPath) {
            return __awaiter(this, void 0, void 0, function* () {
                const result = yield fs.promises.readlink(fsPath);
                if (IS_WINDOWS && !result.endsWith('\\')) {
                    return `${result}\\`;
                }
                return result;
            });
        }
        const UV_FS_O_EXLOCK = 0x10000000;
        const READONLY = fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY;
        function exists(fsPath) {
            return __awaiter(this, void 0, void 0, function* () {
                try {
                    yield stat(fsPath);
                }
                catch (err) {
                    if (err.code === 'ENOENT') {
                        return false;
                    }
                    throw err;
                }
                return true;
            });
        }
        function isDirectory(fsPath_1) {
            return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
                const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
                return stats.isDirectory();
            });
        }
        function isRooted(p) {
            p = normalizeSeparators(p);
            if (!p) {
                throw new Error('isRooted() parameter "p" cannot be empty');
            }
            if (IS_WINDOWS) {
                return (p.startsWith('\\') || /^[A-Z]:/i.test(p));
            }
            return p.startsWith('/');
        }
        function tryGetExecutablePath(filePath, extensions) {
            return __awaiter(this, void 0, void 0, function* () {
                let stats = undefined;
                try {
                    stats = yield stat(filePath);
                }
                catch (err) {
                    if (err.code !== 'ENOENT') {
                        console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                    }
                }
                if (stats && stats.isFile()) {
                    if (IS_WINDOWS) {
                        const upperExt = path__WEBPACK_IMPORTED_MODULE_1__.extname(filePath).toUpperCase();
                        if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                            return filePath;
                        }
                    }
                    else {
                        if (isUnixExecutable(stats)) {
                            return filePath;
                        }
                    }
                }
                const originalFilePath = filePath;
                for (const extension of extensions) {
                    filePath = originalFilePath + extension;
                    stats = undefined;
                    try {
                        stats = yield stat(filePath);
                    }
                    catch (err) {
                        if (err.code !== 'ENOENT') {
                            console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                        }
                    }
                    if (stats && stats.isFile()) {
                        if (IS_WINDOWS) {
                            try {
                                const directory = path__WEBPACK_IMPORTED_MODULE_1__.dirname(filePath);
                                const upperName = path__WEBPACK_IMPORTED_MODULE_1__.basename(filePath).toUpperCase();
                                for (const actualName of yield readdir(directory)) {
                                    if (upperName === actualName.toUpperCase()) {
                                        filePath = path__WEBPACK_IMPORTED_MODULE_1__.join(directory, actualName);
                                        break;
                                    }
                                }
                            }
                            catch (err) {
                                console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                            }
                            return filePath;
                        }
                        else {
                            if (isUnixExecutable(stats)) {
                                return filePath;
                            }
                        }
                    }
                }
                return '';
            });
        }
        function normalizeSeparators(p) {
            p = p || '';
            if (IS_WINDOWS) {
                p = p.replace(/\//g, '\\');
                return p.replace(/\\\\+/g, '\\');
            }
            return p.replace(/\/\/+/g, '/');
        }
        function isUnixExecutable(stats) {
            return ((stats.mode & 1) > 0 ||
                ((stats.mode & 8) > 0 &&
                    process.getgid !== undefined &&
                    stats.gid === process.getgid()) ||
                ((stats.mode & 64) > 0 &&
                    process.getuid !== undefined &&
                    stats.uid === process.getuid()));
        }
        function getCmdPath() {
            var _a;
            return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
        }
    }),
    88701: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            K7: () => (which)
        });
        var assert__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42613);
        var path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16928);
        var _io_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90);
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
        function cp(source_1, dest_1) {
            return __awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
                const { force, recursive, copySourceDirectory } = readCopyOptions(options);
                const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
                if (destStat && destStat.isFile() && !force) {
                    return;
                }
                const newDest = destStat && destStat.isDirectory() && copySourceDirectory
                    ? path.join(dest, path.basename(source))
                    : dest;
                if (!(yield ioUtil.exists(source))) {
                    throw new Error(`no such file or directory: ${source}`);
                }
                const sourceStat = yield ioUtil.stat(source);
                if (sourceStat.isDirectory()) {
                    if (!recursive) {
                        throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
                    }
                    else {
                        yield cpDirRecursive(source, newDest, 0, force);
                    }
                }
                else {
                    if (path.relative(source, newDest) === '') {
                        throw new Error(`'${newDest}' and '${source}' are the same file`);
                    }
                    yield copyFile(source, newDest, force);
                }
            });
        }
        function mv(source_1, dest_1) {
            return __awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
                if (yield ioUtil.exists(dest)) {
                    let destExists = true;
                    if (yield ioUtil.isDirectory(dest)) {
                        dest = path.join(dest, path.basename(source));
                        destExists = yield ioUtil.exists(dest);
                    }
                    if (destExists) {
                        if (options.force == null || options.force) {
                            yield rmRF(dest);
                        }
                        else {
                            throw new Error('Destination already exists');
                        }
                    }
                }
                yield mkdirP(path.dirname(dest));
                yield ioUtil.rename(source, dest);
            });
        }
        function rmRF(inputPath) {
            return __awaiter(this, void 0, void 0, function* () {
                if (ioUtil.IS_WINDOWS) {
                    if (/[*"<>|]/.test(inputPath)) {
                        throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
                    }
                }
                try {
                    yield ioUtil.rm(inputPath, {
                        force: true,
                        maxRetries: 3,
                        recursive: true,
                        retryDelay: 300
                    });
                }
                catch (err) {
                    throw new Error(`File was unable to be removed ${err}`);
                }
            });
        }
        function mkdirP(fsPath) {
            return __awaiter(this, void 0, void 0, function* () {
                ok(fsPath, 'a path argument must be provided');
                yield ioUtil.mkdir(fsPath, { recursive: true });
            });
        }
        function which(tool, check) {
            return __awaiter(this, void 0, void 0, function* () {
                if (!tool) {
                    throw new Error("parameter 'tool' is required");
                }
                if (check) {
                    const result = yield which(tool, false);
                    if (!result) {
                        if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__.H8) {
                            throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                        }
                        else {
                            throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                        }
                    }
                    return result;
                }
                const matches = yield findInPath(tool);
                if (matches && matches.length > 0) {
                    return matches[0];
                }
                return '';
            });
        }
        function findInPath(tool) {
            return __awaiter(this, void 0, void 0, function* () {
                if (!tool) {
                    throw new Error("parameter 'tool' is required");
                }
                const extensions = [];
                if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__.H8 && process.env['PATHEXT']) {
                    for (const extension of process.env['PATHEXT'].split(path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
                        if (extension) {
                            extensions.push(extension);
                        }
                    }
                }
                if (_io_util_js__WEBPACK_IMPORTED_MODULE_2__.Qh(tool)) {
                    const filePath = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__.vr(tool, extensions);
                    if (filePath) {
                        return [filePath];
                    }
                    return [];
                }
                if (tool.includes(path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
                    return [];
                }
                const directories = [];
                if (process.env.PATH) {
                    for (const p of process.env.PATH.split(path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
                        if (p) {
                            directories.push(p);
                        }
                    }
                }
                const matches = [];
                for (const directory of directories) {
                    const filePath = yield _io_util_js__WEBPACK_IMPORTED_MODULE_2__.vr(path__WEBPACK_IMPORTED_MODULE_1__.join(directory, tool), extensions);
                    if (filePath) {
                        matches.push(filePath);
                    }
                }
                return matches;
            });
        }
        function readCopyOptions(options) {
            const force = options.force == null ? true : options.force;
            const recursive = Boolean(options.recursive);
            const copySourceDirectory = options.copySourceDirectory == null
                ? true
                : Boolean(options.copySourceDirectory);
            return { force, recursive, copySourceDirectory };
        }
        function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
            return __awaiter(this, void 0, void 0, function* () {
                if (currentDepth >= 255)
                    return;
                currentDepth++;
                yield mkdirP(destDir);
                const files = yield ioUtil.readdir(sourceDir);
                for (const fileName of files) {
                    const srcFile = `${sourceDir}/${fileName}`;
                    const destFile = `${destDir}/${fileName}`;
                    const srcFileStat = yield ioUtil.lstat(srcFile);
                    if (srcFileStat.isDirectory()) {
                        yield cpDirRecursive(srcFile, destFile, currentDepth, force);
                    }
                    else {
                        yield copyFile(srcFile, destFile, force);
                    }
                }
                yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
            });
        }
        function copyFile(srcFile, destFile, force) {
            return __awaiter(this, void 0, void 0, function* () {
                if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
                    try {
                        yield ioUtil.lstat(destFile);
                        yield ioUtil.unlink(destFile);
                    }
                    catch (e) {
                        if (e.code === 'EPERM') {
                            yield ioUtil.chmod(destFile, '0666');
                            yield ioUtil.unlink(destFile);
                        }
                    }
                    const symlinkFull = yield ioUtil.readlink(srcFile);
                    yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
                }
                else if (!(yield ioUtil.exists(destFile)) || force) {
                    yield ioUtil.copyFile(srcFile, destFile);
                }
            });
        }
    })
};
