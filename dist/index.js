import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
    23: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../llhttp/llhttp_simd-wasm.js");
    }),
    88696: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../milo/no-simd.js");
    }),
    24094: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("../milo/simd.js");
    }),
    42613: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
    }),
    20181: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
    }),
    35317: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
    }),
    76982: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
    }),
    24434: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
    }),
    79896: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
    }),
    58611: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
    }),
    65692: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
    }),
    69278: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
    }),
    34589: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
    }),
    16698: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
    }),
    4573: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
    }),
    31421: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
    }),
    37540: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
    }),
    77598: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    }),
    53053: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
    }),
    40610: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
    }),
    78474: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
    }),
    73024: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    }),
    51455: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    }),
    37067: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    }),
    32467: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
    }),
    77030: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
    }),
    48161: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
    }),
    76760: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    }),
    643: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
    }),
    41792: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
    }),
    80099: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
    }),
    57075: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
    }),
    38321: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
    }),
    46466: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
    }),
    37830: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");
    }),
    87997: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
    }),
    58500: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
    }),
    41692: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
    }),
    73136: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
    }),
    57975: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    }),
    73429: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
    }),
    78877: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
    }),
    75919: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
    }),
    38522: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    }),
    70857: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
    }),
    16928: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
    }),
    932: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
    }),
    13193: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
    }),
    53557: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
    }),
    64756: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
    }),
    39023: ((module) => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
    }),
    29071: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            A: () => (TransportFailure)
        });
        class TransportFailure extends Error {
            name = 'TransportFailure';
            kind;
            constructor(kind, message, cause) {
                super(message, cause === undefined ? {} : { cause });
                this.kind = kind;
            }
        }
    }),
    98213: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            DT: () => (COMMON_OPTIONS),
            HN: () => (missingProgram),
            Md: () => (DIRECTORY),
            Xv: () => (splitProgram),
            cG: () => (variableName),
            gZ: () => (readDirectory),
            lR: () => (readArguments),
            qe: () => (unknownOption)
        });
        var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
        var _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(81533);
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(67872);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6661);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(64865);
        const COMMON_OPTIONS = [
            { name: 'quiet', short: 'q', description: 'Print only results and errors.' },
            { name: 'help', short: 'h', description: 'Print this help.' },
        ];
        const DIRECTORY = {
            name: 'DIRECTORY',
            isRequired: false,
            isRepeatable: false,
            completion: 'directory',
        };
        function readDirectory([directory = '.']) {
            return directory;
        }
        function readArguments(given, name, command) {
            const table = [...command.options, ...COMMON_OPTIONS];
            const { args, program } = splitProgram(given, command);
            const { tokens, positionals } = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
                args: [...args],
                options: Object.fromEntries(table.map((option) => [option.name, parseConfig(option)])),
                allowPositionals: true,
                strict: false,
                tokens: true,
            });
            if (command.program !== undefined && program === undefined && positionals.length > 1)
                throw missingProgram(command);
            const values = {};
            for (const token of tokens) {
                if (token.kind !== 'option')
                    continue;
                const option = table.find((one) => one.name === token.name);
                if (option === undefined)
                    throw unknownOption(token.rawName, table, `mooring ${name}`);
                const reason = wrongValue(option, token);
                if (reason !== undefined)
                    throw usageError(reason, `mooring ${name}`);
                const earlier = values[option.name];
                if (typeof earlier === 'string' && option.isList !== true)
                    throw usageError(`--${option.name} is set more than once`, `mooring ${name}`);
                const value = token.value ?? true;
                values[option.name] = typeof earlier === 'string' ? `${earlier},${value}` : value;
            }
            const reason = wrongPositionals(positionals, command.positional);
            if (reason !== undefined)
                throw usageError(reason, `mooring ${name}`);
            return { values, positionals, ...(program === undefined ? {} : { program }) };
        }
        function splitProgram(args, command) {
            const dashes = command.program === undefined ? -1 : args.indexOf('--');
            return dashes === -1
                ? { args, program: undefined }
                : { args: args.slice(0, dashes), program: args.slice(dashes + 1) };
        }
        function parseConfig({ value, short }) {
            return { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) };
        }
        function wrongValue({ name, value: placeholder }, { value, inlineValue }) {
            if (placeholder === undefined)
                return value === undefined ? undefined : `--${name} takes no value`;
            const isMissing = value === undefined || (inlineValue !== true && /^-\D/.test(value));
            return isMissing ? `--${name} requires a value: --${name} ${placeholder}` : undefined;
        }
        function wrongPositionals(given, positional) {
            if (positional === undefined)
                return given.length === 0 ? undefined : `unexpected argument "${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$)(given[0] ?? '', 80)}"`;
            if (given.length === 0)
                return positional.isRequired ? `missing argument: ${positional.name}` : undefined;
            return given.length === 1 || positional.isRepeatable
                ? undefined
                : `expected at most one ${positional.name}`;
        }
        function unknownOption(written, options, program) {
            const name = written.replace(/^-+/, '');
            const nearest = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_4__.z)(name, options.map((option) => option.name));
            const suggestion = nearest === undefined ? '' : `did you mean --${nearest}?`;
            const replacement = _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.Ks.get(name);
            const instruction = replacement === undefined ? suggestion : (0, _config_policy_policy_options_js__WEBPACK_IMPORTED_MODULE_1__.C4)(replacement, 'shell');
            const advice = instruction === '' ? '' : `; ${instruction}`;
            return usageError(`unknown option ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$)(written, 80)}${advice}`, program);
        }
        function usageError(reason, program) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_usage_invalid', reason, {
                hint: `Run \`${program} --help\` to list its options.`,
            });
        }
        function missingProgram({ program, examples: [example] = [] }) {
            return new _values_errors_js__WEBPACK_IMPORTED_MODULE_2__.OD('config_usage_invalid', `missing -- ${program} at the end`, {
                hint: `Write the program after --, such as: ${example?.command}`,
            });
        }
        function variableName(option) {
            return `MOORING_${option.replaceAll('-', '_').toUpperCase()}`;
        }
    }),
    9654: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.r(__webpack_exports__);
        __nccwpck_require__.d(__webpack_exports__, {
            LIST_COMMANDS: () => (LIST_COMMANDS),
            PROGRAM_OPTIONS: () => (PROGRAM_OPTIONS),
            commandHelp: () => (commandHelp),
            findCommand: () => (findCommand),
            helpCommand: () => (helpCommand),
            optionTerm: () => (optionTerm),
            programHelp: () => (programHelp),
            synopsis: () => (synopsis)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67872);
        var _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6661);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(64865);
        var _text_wrap_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(45272);
        var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(98213);
        const WIDTH = 100;
        const INDENTATION = 26;
        const PROGRAM_OPTIONS = [
            { name: 'help', short: 'h', description: 'Print this help.' },
            { name: 'version', short: 'V', description: 'Print the version.' },
        ];
        function helpCommand(commands) {
            return {
                description: ['Lists the commands, or shows the options of COMMAND.'],
                positional: {
                    name: 'COMMAND',
                    isRequired: false,
                    isRepeatable: false,
                    completion: commands.map(({ name }) => name),
                },
                options: [],
                exitStatus: '0 on success, 2 on a usage error.',
                examples: [{ command: 'mooring help check', description: 'Show the options of check' }],
                run: async ({ positionals: [name] }, { print }) => {
                    const listed = name === undefined ? undefined : findCommand(name, commands);
                    print(listed === undefined ? programHelp(commands) : commandHelp(listed, await listed.load()));
                    return 0;
                },
            };
        }
        const LIST_COMMANDS = 'Run `mooring help` to list the commands.';
        function findCommand(name, commands) {
            const command = commands.find((one) => one.name === name);
            if (command !== undefined)
                return command;
            const nearest = (0, _text_nearest_word_js__WEBPACK_IMPORTED_MODULE_2__.z)(name, commands.map((one) => one.name));
            const advice = nearest === undefined ? '' : `; did you mean ${nearest}?`;
            throw new _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_usage_invalid', `unknown command "${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$)(name, 40)}"${advice}`, {
                hint: LIST_COMMANDS,
            });
        }
        function programHelp(commands) {
            return renderSections([
                ['NAME', ['mooring - pin container images to digests, and check them for end of life and advisories']],
                ['SYNOPSIS', ['mooring COMMAND [OPTIONS] [ARGUMENTS]', 'mooring help COMMAND']],
                ['COMMANDS', commands.map(({ name, summary }) => ({ term: name, description: `${summary}.` }))],
                ['OPTIONS', PROGRAM_OPTIONS.map(optionRow)],
                [
                    'ENVIRONMENT',
                    [
                        {
                            term: 'NO_COLOR',
                            description: 'If set, results on a terminal have no colors, as with CLICOLOR=0.',
                        },
                        { term: 'MOORING_PROGRESS', description: 'If 0, runs of more than two seconds report no progress.' },
                    ],
                ],
                ['EXIT STATUS', ['0 on success, 1 on findings or failure, 2 on a usage or configuration error.']],
            ]);
        }
        function commandHelp({ name, summary }, command) {
            const groups = Object.groupBy([...command.options, ..._arguments_js__WEBPACK_IMPORTED_MODULE_1__.DT], ({ group }) => group ?? 'OPTIONS');
            return renderSections([
                ['NAME', [`mooring ${name} - ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`]],
                ['SYNOPSIS', [synopsis(name, command)]],
                ['DESCRIPTION', [command.description.join('\n\n')]],
                ...Object.entries(groups)
                    .sort(([a], [b]) => Number(b === 'OPTIONS') - Number(a === 'OPTIONS'))
                    .map(([title, options = []]) => [title, options.map(optionRow)]),
                ...(command.sections ?? []).map(({ title, content }) => [title, content]),
                ['ENVIRONMENT', [...(command.variables ?? []), ...optionVariables(command.options)]],
                ['EXIT STATUS', [command.exitStatus]],
                ['EXAMPLES', command.examples.map(({ command: line, description }) => `${description}:\n    ${line}`)],
            ]);
        }
        function synopsis(name, { positional, program }) {
            return [
                ['mooring', name, '[OPTIONS]'],
                positional === undefined ? [] : [placeholder(positional)],
                program === undefined ? [] : ['--', program],
            ]
                .flat()
                .join(' ');
        }
        function placeholder({ name, isRequired, isRepeatable }) {
            const word = isRepeatable ? `${name}...` : name;
            return isRequired ? word : `[${word}]`;
        }
        function optionRow(option) {
            return { term: optionTerm(option), description: option.description };
        }
        function optionTerm({ name, short, value }) {
            return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
        }
        function optionVariables(options) {
            const example = options.findLast(({ value }) => value !== undefined)?.name;
            if (example === undefined)
                return [];
            const names = `${(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.cG)(example)} for --${example}`;
            return [
                `Each option with a value can also be set as a variable, such as ${names}; the option overrides it.`,
            ];
        }
        function renderSections(sections) {
            return sections
                .filter(([, content]) => content.length > 0)
                .map(([title, content]) => `${[title, ...content.flatMap(renderPart)].join('\n')}\n`)
                .join('\n');
        }
        function renderPart(part) {
            if (typeof part === 'string')
                return part
                    .split('\n')
                    .flatMap((line) => (line.startsWith(' ') ? [line] : (0, _text_wrap_js__WEBPACK_IMPORTED_MODULE_4__.L)(line, WIDTH - 2)))
                    .map((line) => `  ${line}`.trimEnd());
            const lines = (0, _text_wrap_js__WEBPACK_IMPORTED_MODULE_4__.L)(part.description, WIDTH - INDENTATION).map((line) => ' '.repeat(INDENTATION) + line);
            const head = `  ${part.term}`;
            if (head.length + 2 > INDENTATION)
                return [head, ...lines];
            return [head.padEnd(INDENTATION) + (lines[0]?.slice(INDENTATION) ?? ''), ...lines.slice(1)];
        }
    }),
    81533: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            C4: () => (describeReplacement),
            Ks: () => (REPLACED_OPTIONS),
            d$: () => (FAIL_ON),
            iJ: () => (POLICY_OPTIONS),
            ti: () => (describeOption)
        });
        var _values_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54984);
        var _rule_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(49769);
        const FAIL_ON = _rule_ids_js__WEBPACK_IMPORTED_MODULE_1__.y0.flatMap((rule) => [rule, `new-${rule}`]);
        const POLICY_OPTIONS = {
            failOn: {
                name: 'fail-on',
                kind: 'list',
                what: 'rule',
                values: FAIL_ON,
                default: [
                    'new-end-of-life',
                    'new-advisory',
                    'overdue-advisory',
                    'over-budget',
                    'new-not-allowed',
                    'new-pull-denied',
                    'new-unsigned',
                    'new-wrong-signer',
                    'new-bad-signature',
                    'new-foreign-digest',
                    'new-pin-required',
                    'new-too-far-behind',
                    'new-unread',
                    'new-unresolvable',
                    'new-base-unavailable',
                    'not-checked',
                ],
                description: 'Rules that fail the check, or `none`; a `new-` prefix limits a rule to new findings.',
                example: 'end-of-life,new-advisory,behind',
            },
            warnOn: {
                name: 'warn-on',
                kind: 'list',
                what: 'rule',
                values: _rule_ids_js__WEBPACK_IMPORTED_MODULE_1__.y0,
                default: _rule_ids_js__WEBPACK_IMPORTED_MODULE_1__.y0.filter((rule) => !['downgraded', 'base-changed', 'behind', 'unpinned', 'other-registry'].includes(rule)),
                description: 'Rules reported as warnings when they do not fail; other findings are notices.',
                example: 'advisory,behind',
            },
            minSeverity: {
                name: 'min-severity',
                kind: 'choice',
                what: 'severity',
                values: _values_severity_js__WEBPACK_IMPORTED_MODULE_0__.lq,
                default: 'low',
                description: 'Minimum severity at which an advisory can fail the check.',
                example: 'high',
            },
            unscored: {
                name: 'unscored',
                kind: 'choice',
                what: 'value',
                values: ['auto', 'fail', 'warn', 'ignore'],
                default: 'auto',
                description: 'How to treat unscored advisories; `auto` fails when the installed version is known to be affected.',
                example: 'fail',
            },
            strict: {
                name: 'strict',
                kind: 'switch',
                default: false,
                description: 'Fail on inconclusive results, such as a version that cannot be compared.',
                example: 'true',
            },
            pendingUpstream: {
                name: 'pending-upstream',
                kind: 'choice',
                what: 'value',
                values: ['warn', 'fail'],
                default: 'warn',
                description: 'How to treat advisories that wait for an upstream fix.',
            },
            unreviewed: {
                name: 'unreviewed',
                kind: 'choice',
                what: 'value',
                values: ['ignore', 'warn'],
                default: 'ignore',
                description: 'How to treat advisories without an approved event.',
            },
            underInvestigation: {
                name: 'under-investigation',
                kind: 'choice-or-days',
                what: 'value',
                values: ['warn', 'fail'],
                default: 'warn',
                description: 'How to treat advisories under investigation; `after 7 days` fails older ones.',
                example: 'after 14 days',
            },
            onlyFixable: {
                name: 'only-fixable',
                kind: 'switch',
                default: false,
                description: 'Report advisories without an available fix as notices, except undecided ones.',
                example: 'true',
            },
            maxOpenDays: {
                name: 'max-open-days',
                kind: 'severities',
                what: 'days',
                default: {},
                description: 'Maximum days since the first detection of an open advisory, by severity.',
                example: 'critical=7,high=30',
            },
            maxFixDays: {
                name: 'max-fix-days',
                kind: 'severities',
                what: 'days',
                default: {},
                description: 'Maximum days since the fix of an open advisory, by severity.',
                example: 'critical=3,high=14',
            },
            budget: {
                name: 'budget',
                kind: 'severities',
                what: 'problems',
                isRunWide: true,
                default: {},
                description: 'Maximum number of open advisories by severity, each counted once per image.',
                example: 'critical=0,high=5',
            },
            warnBeforeDays: {
                name: 'warn-before-days',
                kind: 'days',
                default: 90,
                description: 'Warn this many days before end of life.',
                example: '60',
            },
            failBeforeDays: {
                name: 'fail-before-days',
                kind: 'days',
                default: 30,
                description: 'Minimum remaining grace-period days; `0` fails only when the grace period is over.',
                example: '0',
            },
            deprecated: {
                name: 'deprecated',
                kind: 'choice',
                what: 'value',
                values: ['warn', 'fail'],
                default: 'fail',
                description: 'How to treat deprecated tags without a published end-of-life date.',
            },
            maxLagDays: {
                name: 'max-lag',
                kind: 'duration',
                default: null,
                description: 'Maximum time between the pinned build and the newest build of its tag.',
                example: '14d',
            },
            requirePins: {
                name: 'require-pins',
                kind: 'switch',
                default: false,
                description: 'Require a digest in every image reference.',
            },
        };
        const REPLACED_OPTIONS = new Map([
            ['max-detection-days', { name: 'under-investigation', value: 'after 7 days' }],
        ]);
        function describeReplacement({ name, value }, place) {
            return place === 'yaml'
                ? `replaced by \`${name}\`: write \`${name}: ${value}\``
                : `replaced by --${name}: write --${name} "${value}"`;
        }
        function describeOption(option) {
            const { default: value, description } = option;
            if (typeof value === 'object' || value === '')
                return description;
            return description.replace(/\.$/, ` (default: ${String(value)}).`);
        }
    }),
    49769: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Go: () => (EVIDENCE_RULES),
            fD: () => (rulesOf),
            y0: () => (RULES)
        });
        const RULES = [
            'wrong-signer',
            'bad-signature',
            'end-of-life',
            'overdue-advisory',
            'advisory',
            'over-budget',
            'not-allowed',
            'pull-denied',
            'unsigned',
            'not-checked',
            'not-judged',
            'unread',
            'unverified-sbom',
            'foreign-digest',
            'unresolvable',
            'base-unavailable',
            'config',
            'exception',
            'downgraded',
            'base-changed',
            'pin-required',
            'too-far-behind',
            'behind',
            'unpinned',
            'other-registry',
        ];
        function rulesOf(rule) {
            return rule === 'overdue-advisory' ? [rule, 'advisory'] : [rule];
        }
        const EVIDENCE_RULES = new Set([
            'not-checked',
            'not-judged',
            'unread',
            'base-unavailable',
        ]);
    }),
    50001: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            D: () => (createUndiciHttp)
        });
        var external_node_diagnostics_channel_ = __nccwpck_require__(53053);
        var external_node_stream_ = __nccwpck_require__(57075);
        var http = __nccwpck_require__(29071);
        ;
        class CollectedBytes {
            #bytes = new Uint8Array(0);
            #length = 0;
            get length() {
                return this.#length;
            }
            append(piece) {
                const length = this.#length + piece.length;
                if (length > this.#bytes.length) {
                    const larger = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
                    larger.set(this.#bytes);
                    this.#bytes = larger;
                }
                this.#bytes.set(piece, this.#length);
                this.#length = length;
            }
            toBytes() {
                return this.#bytes.subarray(0, this.#length);
            }
        }
        ;
        function exchange(request, dispatcher) {
            const { promise: response, resolve, reject } = Promise.withResolvers();
            const reading = new ResponseReader(request.maxBytes, { resolve, reject });
            const limit = setTimeout(() => reading.cancel(new http.A('timeout', `no complete response within ${request.timeoutMs} ms`)), request.timeoutMs);
            const { origin, pathname, search } = new URL(request.url);
            try {
                dispatcher.dispatch({
                    origin,
                    path: `${pathname}${search}`,
                    method: request.method,
                    headers: request.headers,
                    body: request.body ?? null,
                    headersTimeout: 0,
                    bodyTimeout: 0,
                }, reading);
            }
            catch (error) {
                reject(error);
            }
            const clear = () => clearTimeout(limit);
            response.then(clear, clear);
            return { response, cancel: (failure) => reading.cancel(failure) };
        }
        class ResponseReader {
            #maxBytes;
            #settling;
            #body = new CollectedBytes();
            #status = 0;
            #headers = {};
            #controller;
            #cancelled;
            constructor(maxBytes, settling) {
                this.#maxBytes = maxBytes;
                this.#settling = settling;
            }
            cancel(failure) {
                this.#cancelled = failure;
                this.#settling.reject(failure);
                this.#controller?.abort(failure);
            }
            onRequestStart(controller) {
                this.#controller = controller;
                if (this.#cancelled !== undefined)
                    controller.abort(this.#cancelled);
            }
            onResponseStart(_, status, headers) {
                if (status < 200)
                    return;
                this.#status = status;
                this.#headers = joinHeaders(headers);
            }
            onResponseData(_, chunk) {
                if (this.#body.length + chunk.length > this.#maxBytes)
                    this.cancel(new http.A('too_large', `the response is larger than ${this.#maxBytes} bytes`));
                else
                    this.#body.append(chunk);
            }
            onResponseEnd() {
                this.#settling.resolve({ status: this.#status, headers: this.#headers, body: this.#body.toBytes() });
            }
            onResponseError(_, error) {
                this.#settling.reject(error);
            }
        }
        function joinHeaders(headers) {
            return Object.fromEntries(Object.entries(headers).map(([name, value]) => [
                name.toLowerCase(),
                typeof value === 'object' ? value.join(', ') : (value ?? ''),
            ]));
        }
        ;
        const CONNECTIONS = 64;
        function createUndiciHttp() {
            delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
            delete process.env['UNDICI_USE_MILO'];
            const allPending = new Set();
            const endLimit = limitWireBytes();
            let connecting;
            let isClosed = false;
            const connected = () => (connecting ??= connect());
            return {
                send: async (request) => {
                    const { dispatcher, proxyTo } = await connected();
                    if (isClosed || request.signal?.aborted === true)
                        throw runEnded();
                    const pending = exchange(request, dispatcher);
                    const cancel = () => pending.cancel(runEnded());
                    request.signal?.addEventListener('abort', cancel);
                    allPending.add(pending);
                    try {
                        return await pending.response;
                    }
                    catch (error) {
                        throw toTransportFailure(error, proxyTo(request.url));
                    }
                    finally {
                        allPending.delete(pending);
                        request.signal?.removeEventListener('abort', cancel);
                    }
                },
                prepare: () => void connected().catch(() => undefined),
                close: async () => {
                    isClosed = true;
                    for (const pending of allPending)
                        pending.cancel(runEnded());
                    await connecting?.then(({ dispatcher }) => dispatcher.destroy(), () => undefined);
                    endLimit();
                },
            };
        }
        function limitWireBytes() {
            const starts = new WeakMap();
            const note = (message) => {
                if (!isSentByHttp1(message))
                    return;
                const { socket } = message;
                const isNew = !starts.has(socket);
                starts.set(socket, socket.bytesRead);
                if (isNew)
                    socket.on('readable', () => checkBytes(socket, starts.get(socket)));
            };
            (0, external_node_diagnostics_channel_.subscribe)(SENT_CHANNEL, note);
            return () => {
                (0, external_node_diagnostics_channel_.unsubscribe)(SENT_CHANNEL, note);
            };
        }
        const SENT_CHANNEL = 'undici:client:sendHeaders';
        function isSentByHttp1(message) {
            if (typeof message !== 'object' || message === null || !('socket' in message))
                return false;
            const { socket } = message;
            const isMultiplexed = socket instanceof external_node_stream_.Duplex && 'alpnProtocol' in socket && socket.alpnProtocol === 'h2';
            return socket instanceof external_node_stream_.Duplex && !isMultiplexed;
        }
        function checkBytes(socket, start = 0) {
            if (socket.bytesRead - start <= MOST_WIRE_BYTES)
                return;
            socket.destroy(new http.A('too_large', `the response with its headers is larger than ${MOST_WIRE_BYTES} bytes`));
        }
        const MOST_WIRE_BYTES = 64 * 1024 * 1024;
        async function connect() {
            const { createProxiedDispatcher } = await Promise.all([__nccwpck_require__.e(9648), __nccwpck_require__.e(2161)]).then(__nccwpck_require__.bind(__nccwpck_require__, 92161));
            return createProxiedDispatcher(CONNECTIONS);
        }
        function runEnded() {
            return new http.A('cancelled', WORDS.cancelled);
        }
        function toTransportFailure(error, proxyHost) {
            const way = proxyHost === undefined ? '' : ` via the proxy ${proxyHost}`;
            if (error instanceof http.A) {
                const isPlain = way === '' || error.kind === 'cancelled';
                return isPlain ? error : new http.A(error.kind, `${error.message}${way}`, error);
            }
            const proxy = findProxyFailure(error);
            if (proxy?.status !== undefined) {
                return new http.A(TRANSIENT.has(proxy.status) ? 'unreachable' : 'proxy', proxy.message, error);
            }
            const code = errorCode(error);
            const kind = FAILURE_KINDS[code] ?? (isTls(code) ? 'tls' : 'cut');
            const text = `${WORDS[kind]} (${code})`;
            const message = proxy === undefined ? `${text}${way}` : `${proxy.message}: ${text}`;
            return new http.A(kind, message, error);
        }
        const TRANSIENT = new Set([408, 429, 500, 502, 503, 504]);
        function findProxyFailure(error) {
            for (let current = error; current instanceof Error; current = current.cause) {
                if (isProxyFailure(current))
                    return current;
            }
            return undefined;
        }
        function isProxyFailure(error) {
            return error.name === 'ProxyFailure';
        }
        const FAILURE_KINDS = {
            EAI_AGAIN: 'dns',
            ENOTFOUND: 'dns',
            ECONNREFUSED: 'unreachable',
            EHOSTUNREACH: 'unreachable',
            ENETUNREACH: 'unreachable',
            ETIMEDOUT: 'unreachable',
            UND_ERR_CONNECT_TIMEOUT: 'unreachable',
            UND_ERR_HEADERS_OVERFLOW: 'too_large',
        };
        const WORDS = {
            dns: 'DNS lookup failed',
            unreachable: 'could not connect',
            tls: 'certificate is not trusted',
            cut: 'connection closed early',
            timeout: 'timed out',
            proxy: 'refused by the proxy',
            too_large: 'response too large',
            cancelled: 'the run ended',
        };
        function isTls(code) {
            return /^(?:ERR_TLS|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED)/.test(code);
        }
        function errorCode(error) {
            for (let current = error; current instanceof Error; current = current.cause) {
                if ('code' in current && typeof current.code === 'string')
                    return current.code;
                if (current instanceof AggregateError && current.errors.length > 0)
                    return errorCode(current.errors[0]);
            }
            return 'no code';
        }
    }),
    24019: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            S: () => (every),
            m: () => (systemClock)
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8726);
        const systemClock = {
            now: () => (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.fN)(Date.now()),
            sleep: (milliseconds, signal) => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal }),
            random: () => Math.random(),
        };
        function every(work) {
            const timer = setInterval(work, 250).unref();
            return () => clearInterval(timer);
        }
    }),
    65628: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            E: () => (withProgress)
        });
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51442);
        const FIRST_MS = 2_000;
        function withProgress(options) {
            const { send, variables, clock, every, intervalMs, report } = options;
            if (variables['MOORING_PROGRESS'] === '0')
                return { send, stop: () => undefined };
            const pending = [];
            let finished = 0;
            let stop = () => undefined;
            const start = () => {
                const startedAt = clock.now();
                let reportAt = startedAt + FIRST_MS;
                stop = every(() => {
                    const now = clock.now();
                    if (now < reportAt || pending.length === 0)
                        return;
                    reportAt = now + intervalMs;
                    report(progressLine(finished, pending, Math.floor((now - startedAt) / 1_000)));
                });
            };
            return {
                send: async (request) => {
                    if (finished === 0 && pending.length === 0)
                        start();
                    const { host } = new URL(request.url);
                    pending.push(host);
                    try {
                        return await send(request);
                    }
                    finally {
                        pending.splice(pending.indexOf(host), 1);
                        finished += 1;
                    }
                },
                stop: () => stop(),
            };
        }
        function progressLine(finished, pending, seconds) {
            const hosts = [...new Set(pending)].join(', ');
            return `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_0__.U)(finished, 'request')} finished after ${seconds} s; waiting for ${pending.length} from ${hosts}`;
        }
    }),
    66893: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            $: () => (readVersion)
        });
        var promises_ = __nccwpck_require__(51455);
        ;
        const external_node_module_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
        ;
        async function readVersion(launcher) {
            const file = (0, external_node_module_namespaceObject.findPackageJSON)('..', launcher) ?? '';
            const { version } = JSON.parse(await (0, promises_.readFile)(file, 'utf8'));
            return version;
        }
    }),
    62370: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            j: () => (withUnhandledErrors)
        });
        async function withUnhandledErrors(work) {
            const { promise: unhandled, reject } = Promise.withResolvers();
            process.on('uncaughtException', reject);
            const value = await Promise.race([work(), unhandled]);
            process.off('uncaughtException', reject);
            return value;
        }
    }),
    6661: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            z: () => (nearestWord)
        });
        function nearestWord(word, known) {
            const limit = Math.max(2, Math.floor(word.length / 3));
            const ranked = known
                .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
                .sort((a, b) => a.distance - b.distance);
            const [best] = ranked;
            return best !== undefined && best.distance <= limit ? best.candidate : undefined;
        }
        function editDistance(from, to) {
            let row = Array.from({ length: Array.from(to).length + 1 }, (_, index) => index);
            for (const [index, character] of Array.from(from).entries()) {
                const next = [index + 1];
                for (const [column, other] of Array.from(to).entries()) {
                    const replaced = (row[column] ?? 0) + Number(character !== other);
                    next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
                }
                row = next;
            }
            return row.at(-1) ?? 0;
        }
    }),
    51442: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            M: () => (sentenceList),
            U: () => (count)
        });
        function count(number, one, many = `${one}s`) {
            return `${number} ${number === 1 ? one : many}`;
        }
        function sentenceList(clauses) {
            const last = clauses.at(-1) ?? '';
            return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')} and ${last}`;
        }
    }),
    64865: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Fq: () => (inertLine),
            IN: () => (cutText),
            KA: () => (isPlainText),
            fk: () => (printableLines),
            g$: () => (printable)
        });
        const LONGEST_LINE = 8_000;
        function printable(text, longest = 300) {
            const line = text
                .toWellFormed()
                .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]+/gu, ' ')
                .trim();
            return cutText(line.replace(/:(?=:)/g, ': ').replace(/##\[/g, '## ['), longest);
        }
        const WIDEST_INDENTATION = 40;
        function printableLines(text) {
            return text
                .split('\n')
                .map((line) => {
                const indentation = line.length - line.replace(/^ +/, '').length;
                return `${' '.repeat(Math.min(indentation, WIDEST_INDENTATION))}${printable(line, LONGEST_LINE)}`;
            })
                .join('\n');
        }
        function inertLine(line) {
            return line
                .replace(/[\r\n\p{Zl}\p{Zp}]+/gu, ' ')
                .replace(/^([\s\p{Cc}\p{Cf}]*:)(?=:)/u, '$1\u200b')
                .replace(/##\[/g, '##\u200b[');
        }
        function cutText(text, longest) {
            if (text.length <= longest)
                return text;
            return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
        }
        function isPlainText(text) {
            return /^[\x20-\x7e]*$/.test(text) && printable(text, text.length + 1) === text;
        }
    }),
    45272: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            L: () => (wrap)
        });
        function wrap(text, width) {
            const lines = [];
            let line = '';
            for (const word of text.split(' ')) {
                const isFull = line !== '' && line.length + 1 + word.length > width;
                if (isFull)
                    lines.push(line);
                line = isFull || line === '' ? word : `${line} ${word}`;
            }
            return [...lines, line];
        }
    }),
    67872: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            $y: () => (runTimedOut),
            OD: () => (MooringError),
            UQ: () => (errnoOf),
            UZ: () => (isRequestFailure),
            hu: () => (shellHintOf),
            oU: () => (capabilityHint),
            xb: () => (assertNever)
        });
        const HINTS = {
            config_input_invalid: 'Correct the input; the documentation of the action lists every input and its values.',
            config_usage_invalid: 'Run `--help` to list commands and options.',
            config_file_unreadable: 'Check that the file exists, is a regular file and is readable by this user.',
            config_file_invalid: 'Correct the lines listed above in the configuration file.',
            config_file_unwritable: 'No file was changed. Check that this user can write to the directory and that the disk has free space.',
            config_file_changed: 'Another process changed these files; wait for it to finish, then retry.',
            config_file_busy: 'Another process holds the lock on this file. Wait for concurrent jobs to finish, or use `scope: isolated`.',
            config_seed_invalid: 'Correct the seed file; examples/platform.seed.yml documents every key.',
            config_event_invalid: 'Run this action from a workflow, or set GITHUB_EVENT_PATH to a valid event file.',
            config_endpoint_invalid: 'Use an https URL (plain http is accepted for loopback addresses only).',
            config_base_unreadable: 'Keep the credentials of actions/checkout, use `fetch-depth: 0`, or pass a `github-token` with `contents: read`.',
            config_wrong_organization: 'Set `organization` to the one that the image references name, and use credentials for it.',
            config_identity_refused: 'Change the workflow as each line above describes.',
            auth_credentials_missing: 'Set MOORING_API_TOKEN and MOORING_REGISTRY_TOKEN to tokens for the platform and its registry.',
            auth_no_id_token: 'Add `permissions: id-token: write` to this job. If another workflow calls this one, the caller must grant it too.',
            auth_id_token_half_set: 'Only one of the two OIDC variables is set, so the runner did not finish setting up OIDC; this is not a permission problem. Re-run the job.',
            auth_request_token_rejected: 'The token for requesting an OIDC token from GitHub expired or was rejected. Re-run the job.',
            auth_rejected: "Compare the token's subject above with the claim match of the identity; they must match exactly.",
            auth_unknown_identity: 'Check `identity`: it must be the UID of an identity as listed by the platform.',
            auth_wrong_organization: 'Check `identity` and `expect-organization`; no request was sent to the other organization.',
            auth_untrusted_realm: 'The registry refers clients to another token endpoint. If you trust it, set `token-url` to it.',
            auth_identity_missing: 'Run this action once with `mode: create` in a protected job (see the documentation of the identity action), or have an owner run one of the commands above.',
            auth_identity_drifted: 'Restore the claim match shown above, or delete the identity and run again; `on-drift: update` applies only if the change is more restrictive.',
            auth_forbidden: 'Grant the identity a role with the capability named above, at the root of the organization.',
            platform_unreachable: 'Check that this machine can reach the host (firewall, proxy, DNS).',
            platform_timeout: 'The host responded too slowly. Retry, or raise `timeout-seconds`.',
            platform_redirected: 'Redirects are never followed with a credential. Set the input for this URL to the final address.',
            platform_not_json: 'A proxy or login page returned a non-JSON response instead of the service.',
            platform_too_large: 'The response exceeds the size limit; check that the URL is correct.',
            platform_unexpected_answer: 'The service returned a response that this version of Mooring does not support. Update Mooring.',
            platform_invalid_request: 'The service rejected the request; the message above names the field.',
            platform_not_found: 'Check the name, and that the identity has access to it.',
            platform_conflict: 'Concurrent modification; retry.',
            platform_precondition: 'The service rejected the request in the current state; the message above says why.',
            platform_rate_limited: 'Too many requests. Retry later.',
            platform_unavailable: 'The service is unavailable. Retry later.',
            github_rejected: 'GitHub rejected the request; the message above says why.',
            github_token_invalid: 'Check the `github-token` input: the token is invalid or has expired.',
            github_forbidden: 'Grant the job `permissions: contents: write` and `pull-requests: write`, or pass a `github-token` that has them. Runs for forks and Dependabot never have them.',
            github_workflows_permission: '`GITHUB_TOKEN` can never change workflow files. Pass a `github-token` of a GitHub App with `workflows: write`, or add `.github/workflows/**` to `exclude` in .github/mooring.yml.',
            github_pull_requests_not_allowed: 'Enable "Allow GitHub Actions to create and approve pull requests" (Settings > Actions > General; if it is disabled there, enable it for the organization first), or pass a `github-token` of a GitHub App.',
            github_branch_protected: 'A branch protection rule blocks this branch. Exempt the branch of the pull request, or choose another one with the `branch` input.',
            github_fork_run: 'Runs for forks get a read-only token. Run this action on a schedule, or on pushes to a branch of the repository itself.',
            github_not_found: 'Check the `base` input, and that the token has access to this repository (`permissions: contents: write`).',
            github_base_differs: 'Check out the base branch (`ref` of actions/checkout) and do not change files before this step, or set `base` to the checked-out branch.',
            github_branch_moved: 'The branch was updated concurrently; retry.',
            github_rate_limited: 'GitHub rate limit exceeded. Retry later, or pass a `github-token` with its own limit.',
            github_unavailable: 'GitHub is unavailable or cannot be reached from this machine. Retry later.',
            run_deadline: 'Raise `timeout-seconds`, or check the messages above for the host that was slow.',
            internal_bug: 'This is a bug in Mooring; please report it with the lines above.',
        };
        const SHELL_HINTS = {
            config_input_invalid: 'Correct the option; run the command with `--help` to list its options.',
            config_file_busy: 'Another process holds the lock on this file; wait for it to finish, then retry.',
            config_event_invalid: 'Unset GITHUB_EVENT_PATH, or set it to a valid event file.',
            config_base_unreadable: 'Fetch the base with `git fetch`, then retry.',
            auth_no_id_token: 'Set MOORING_API_TOKEN to a token for the platform.',
            auth_id_token_half_set: 'Set both ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN, or neither.',
            auth_request_token_rejected: 'Unset ACTIONS_ID_TOKEN_REQUEST_URL and ACTIONS_ID_TOKEN_REQUEST_TOKEN, or set them to current values.',
            auth_identity_missing: 'Have an owner run one of the commands above.',
            github_forbidden: 'Use a GitHub token with write access to contents and pull requests.',
            github_workflows_permission: 'Use a token of a GitHub App with `workflows: write`, or add `.github/workflows/**` to `exclude` in .github/mooring.yml.',
            github_fork_run: 'Use a GitHub token with write access to this repository.',
            github_not_found: 'Check the base branch, and that the token has access to this repository.',
            github_base_differs: 'Check out the base branch without changes, then retry.',
        };
        class MooringError extends Error {
            name = 'MooringError';
            code;
            hint;
            request;
            constructor(code, message, options = {}) {
                super(message, options.cause === undefined ? {} : { cause: options.cause });
                this.code = code;
                this.hint = options.hint ?? HINTS[code];
                this.request = options.request;
            }
        }
        function listErrorCodes() {
            const codes = Object.keys(HINTS);
            return codes.map((code) => ({ code, hint: HINTS[code], shellHint: SHELL_HINTS[code] }));
        }
        function shellHintOf({ code, hint }) {
            return hint === HINTS[code] ? (SHELL_HINTS[code] ?? hint) : hint;
        }
        function capabilityHint(needed) {
            const noun = needed.length === 1 ? 'capability' : 'capabilities';
            return `Add the ${noun} ${needed.join(' and ')} to the token's role: \`chainctl iam roles update ROLE --add-capabilities=${needed.join(',')}\`.`;
        }
        function isRequestFailure(error) {
            return error instanceof MooringError && error.code !== 'internal_bug' && error.code !== 'run_deadline';
        }
        function runTimedOut(purpose, cause) {
            return new MooringError('run_deadline', `could not ${purpose}: the run timed out`, { cause });
        }
        function errnoOf(error) {
            return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        }
        function assertNever(value) {
            throw new MooringError('internal_bug', `unexpected value ${JSON.stringify(value)}`);
        }
    }),
    8726: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Wr: () => (readInstant),
            fN: () => (toInstant),
            im: () => (formatDay),
            nV: () => (parseInstant),
            r4: () => (formatInstant),
            sO: () => (DAY_MS)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67872);
        const DAY_MS = 86_400_000;
        const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
        function toInstant(milliseconds) {
            if (!Number.isFinite(milliseconds))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('internal_bug', 'a timestamp must be a finite number');
            return milliseconds;
        }
        function readInstant(text) {
            if (!TIMESTAMP.test(text))
                return undefined;
            const milliseconds = Date.parse(text);
            return Number.isNaN(milliseconds) ? undefined : milliseconds;
        }
        function parseInstant(text) {
            const time = readInstant(text);
            if (time === undefined) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 60)}" is not a UTC timestamp such as 2026-05-01T00:00:00Z`);
            }
            return time;
        }
        function formatInstant(timestamp) {
            const date = new Date(timestamp);
            const year = date.getUTCFullYear();
            if (!(year >= 1000 && year <= 9999))
                return date.toISOString();
            const day = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
            const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())}`;
            return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}Z`;
        }
        function twoDigits(number) {
            return number < 10 ? `0${number}` : `${number}`;
        }
        function formatDay(timestamp) {
            return formatInstant(timestamp).slice(0, 10);
        }
    }),
    54984: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Jh: () => (SEVERITY_RATINGS),
            Lc: () => (worstSeverity),
            du: () => (isAtLeast),
            lq: () => (RATINGS),
            xJ: () => (severityOf)
        });
        const RATINGS = ['critical', 'high', 'medium', 'low', 'none'];
        const SEVERITY_RATINGS = [...RATINGS, 'unscored'];
        const NEWEST_FIRST = ['TYPE_CVSS_V4', 'TYPE_CVSS_V3', 'TYPE_CVSS_V2'];
        function severityOf(stated, scoreVector) {
            const others = stated.map(({ type }) => type).filter((type) => !NEWEST_FIRST.includes(type));
            for (const type of [...NEWEST_FIRST, ...others]) {
                const scores = stated
                    .filter((one) => one.type === type)
                    .flatMap(({ score }) => readScore(score, scoreVector) ?? []);
                if (scores.length > 0)
                    return rated(Math.max(...scores));
            }
            return UNSCORED;
        }
        function worstSeverity(severities) {
            return severities.reduce((worst, one) => ((one.score ?? -1) > (worst.score ?? -1) ? one : worst), UNSCORED);
        }
        const UNSCORED = { rating: 'unscored', score: null };
        function isAtLeast(severity, threshold) {
            return severity.rating !== 'unscored' && RATINGS.indexOf(severity.rating) <= RATINGS.indexOf(threshold);
        }
        function readScore(text, scoreVector) {
            const trimmed = text.trim();
            const score = /^\d{1,2}(?:\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : scoreVector(trimmed);
            return score !== undefined && score >= 0 && score <= 10 ? score : undefined;
        }
        function rated(score) {
            return { rating: ratingOf(score), score };
        }
        function ratingOf(score) {
            if (score >= 9)
                return 'critical';
            if (score >= 7)
                return 'high';
            if (score >= 4)
                return 'medium';
            return score > 0 ? 'low' : 'none';
        }
    })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== undefined) {
        return cachedModule.exports;
    }
    var module = __webpack_module_cache__[moduleId] = {
        id: moduleId,
        loaded: false,
        exports: {}
    };
    var threw = true;
    try {
        __webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
        threw = false;
    }
    finally {
        if (threw)
            delete __webpack_module_cache__[moduleId];
    }
    module.loaded = true;
    return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined')
    __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
    var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
    var leafPrototypes;
    __nccwpck_require__.t = function (value, mode) {
        if (mode & 1)
            value = this(value);
        if (mode & 8)
            return value;
        if (typeof value === 'object' && value) {
            if ((mode & 4) && value.__esModule)
                return value;
            if ((mode & 16) && typeof value.then === 'function')
                return value;
        }
        var ns = Object.create(null);
        __nccwpck_require__.r(ns);
        var def = {};
        leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
        for (var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
            Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
        }
        def['default'] = () => (value);
        __nccwpck_require__.d(ns, def);
        return ns;
    };
})();
(() => {
    __nccwpck_require__.d = (exports, definition) => {
        for (var key in definition) {
            if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
            }
        }
    };
})();
(() => {
    __nccwpck_require__.f = {};
    __nccwpck_require__.e = (chunkId) => {
        return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
            __nccwpck_require__.f[key](chunkId, promises);
            return promises;
        }, []));
    };
})();
(() => {
    __nccwpck_require__.u = (chunkId) => {
        return "" + chunkId + ".index.js";
    };
})();
(() => {
    __nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop));
})();
(() => {
    __nccwpck_require__.r = (exports) => {
        if (typeof Symbol !== 'undefined' && Symbol.toStringTag) {
            Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
        }
        Object.defineProperty(exports, '__esModule', { value: true });
    };
})();
(() => {
    __nccwpck_require__.nmd = (module) => {
        module.paths = [];
        if (!module.children)
            module.children = [];
        return module;
    };
})();
(() => {
    var installedChunks = {
        8792: 0
    };
    var installChunk = (data) => {
        var { ids, modules, runtime } = data;
        var moduleId, chunkId, i = 0;
        for (moduleId in modules) {
            if (__nccwpck_require__.o(modules, moduleId)) {
                __nccwpck_require__.m[moduleId] = modules[moduleId];
            }
        }
        if (runtime)
            runtime(__nccwpck_require__);
        for (; i < ids.length; i++) {
            chunkId = ids[i];
            if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
                installedChunks[chunkId][0]();
            }
            installedChunks[ids[i]] = 0;
        }
    };
    __nccwpck_require__.f.j = (chunkId, promises) => {
        var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
        if (installedChunkData !== 0) {
            if (installedChunkData) {
                promises.push(installedChunkData[1]);
            }
            else {
                if (true) {
                    var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
                        if (installedChunks[chunkId] !== 0)
                            installedChunks[chunkId] = undefined;
                        throw e;
                    });
                    var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))]);
                    promises.push(installedChunkData[1] = promise);
                }
            }
        }
    };
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
    gx: () => (runBisect),
    k_: () => (runCheck),
    ak: () => (runCli),
    Zz: () => (runCredentialHelper),
    Ns: () => (runDiff),
    yK: () => (runIdentity),
    JN: () => (runLogin),
    v9: () => (runLoginPost),
    zN: () => (runPin),
    yP: () => (runResolve)
});
var system_clock = __nccwpck_require__(24019);
var undici_http = __nccwpck_require__(50001);
var errors = __nccwpck_require__(67872);
var printable = __nccwpck_require__(64865);
var runner_progress = __nccwpck_require__(65628);
var unhandled_errors = __nccwpck_require__(62370);
var read_version = __nccwpck_require__(66893);
var cli_arguments = __nccwpck_require__(98213);
;
const COMMANDS = [
    {
        name: 'bisect',
        summary: 'Find the first build of a tag on which a command fails',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938))).bisectCommand,
    },
    {
        name: 'check',
        summary: 'Check the images in a directory, as the action checks a pull request',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(2943), __nccwpck_require__.e(6593), __nccwpck_require__.e(1653)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94799))).checkCommand,
    },
    {
        name: 'completion',
        summary: 'Print the script that completes commands and options in a shell',
        load: async () => (await __nccwpck_require__.e(6767).then(__nccwpck_require__.bind(__nccwpck_require__, 36767))).completionCommand(COMMANDS),
    },
    {
        name: 'diff',
        summary: 'Compare two builds: packages, configuration, layers and advisories',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938))).diffCommand,
    },
    {
        name: 'doctor',
        summary: 'Verify the setup of a repository, and print the first thing to fix',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8815), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(5666), __nccwpck_require__.e(195), __nccwpck_require__.e(4579), __nccwpck_require__.e(9712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38084))).doctorCommand,
    },
    {
        name: 'help',
        summary: 'Show the commands, or the options of one',
        load: async () => (await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 9654))).helpCommand(COMMANDS),
    },
    {
        name: 'images',
        summary: 'List every container image reference in a directory',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(6700), __nccwpck_require__.e(612)]).then(__nccwpck_require__.bind(__nccwpck_require__, 70612))).imagesCommand,
    },
    {
        name: 'init',
        summary: 'Set up a repository with a workflow, a configuration file and identities',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8815), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(5666), __nccwpck_require__.e(195), __nccwpck_require__.e(4579), __nccwpck_require__.e(9712)]).then(__nccwpck_require__.bind(__nccwpck_require__, 38084))).initCommand,
    },
    {
        name: 'pin',
        summary: 'Pin the images in a directory to digests, or print the patch',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8445), __nccwpck_require__.e(9961)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79961))).pinCommand,
    },
    {
        name: 'resolve',
        summary: 'Resolve references to digests, now or as of a date',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938))).resolveCommand,
    },
    {
        name: 'verify',
        summary: 'Verify that each pinned digest in a directory belonged to its tag',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938))).verifyCommand,
    },
    {
        name: 'whoami',
        summary: 'Show who you are, and why an identity rejects you',
        load: async () => (await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938))).whoamiCommand,
    },
];
var help = __nccwpck_require__(9654);
var external_node_util_ = __nccwpck_require__(57975);
;
const COLORS = { FAIL: 'red', warn: 'yellow', note: 'yellow', ok: 'green' };
function createTerminal({ stdout, stderr }, variables) {
    const isColored = stdout.isTTY === true && !variables['NO_COLOR'] && variables['CLICOLOR'] !== '0';
    let clear = '';
    const write = (output, text) => {
        if (clear !== '')
            stderr.write(clear);
        clear = '';
        return output.write(text);
    };
    return {
        print: (text) => void write(stdout, isColored ? color(text) : text),
        log: (line) => void write(stderr, `${line}\n`),
        relay: (lines) => {
            if (write(stderr, `${lines}\n`) !== false)
                return undefined;
            return new Promise((resolve) => void stderr.once?.('drain', resolve));
        },
        progress: (line) => {
            write(stderr, stderr.isTTY === true ? line : `${line}\n`);
            if (stderr.isTTY === true)
                clear = '\r\u001b[2K';
        },
    };
}
function color(text) {
    return text.replaceAll(/^(FAIL|warn|note|ok)(?= )/gm, (word) => (0, external_node_util_.styleText)(COLORS[word], word, { validateStream: false }));
}
;
async function runCli(launcher) {
    process.exitCode = 1;
    const http = (0, undici_http.D)();
    const terminal = createTerminal(process, process.env);
    process.stdout.on('error', (error) => {
        if ((0, errors.UQ)(error) !== 'EPIPE')
            throw error;
    });
    try {
        const program = {
            launcher,
            terminal,
            clock: system_clock.m,
            send: http.send,
            prepare: http.prepare,
            variables: process.env,
            print: terminal.print,
            isTerminal: process.stdout.isTTY,
            columns: process.stdout.isTTY ? process.stdout.columns : 100,
            log: (line) => terminal.log((0, printable.g$)(line, 1_000)),
            relay: terminal.relay,
        };
        process.exitCode = await (0, unhandled_errors.j)(() => run(process.argv.slice(2), program));
    }
    catch (error) {
        process.exitCode = reportFailure(error, terminal);
    }
    finally {
        await http.close();
    }
}
async function run([name, ...args], program) {
    const { launcher, terminal, ...context } = program;
    if (name === undefined)
        throw new errors.OD('config_usage_invalid', 'missing command', { hint: help.LIST_COMMANDS });
    if (name === '--version' || name === '-V')
        return printVersion(launcher, context);
    if (name === '--help' || name === '-h')
        return run(['help', ...args], program);
    if (name.startsWith('-'))
        throw (0, cli_arguments.qe)(name, help.PROGRAM_OPTIONS, 'mooring');
    const listed = (0, help.findCommand)(name, COMMANDS);
    const command = await listed.load();
    const own = (0, cli_arguments.Xv)(args, command).args;
    if (own.includes('--help') || own.includes('-h'))
        return run(['help', name], program);
    const parsed = (0, cli_arguments.lR)(args, name, command);
    try {
        return await runCommand(command, parsed, program);
    }
    catch (error) {
        return reportFailure(error, terminal, command);
    }
}
async function runCommand(command, parsed, { terminal, ...context }) {
    const silent = () => undefined;
    if (parsed.values['quiet'] === true)
        return command.run(parsed, { ...context, log: silent, relay: silent });
    const progress = (0, runner_progress.E)({
        ...context,
        every: system_clock.S,
        intervalMs: process.stderr.isTTY ? 250 : 10_000,
        report: terminal.progress,
    });
    try {
        return await command.run(parsed, { ...context, send: progress.send });
    }
    finally {
        progress.stop();
    }
}
async function printVersion(launcher, { print }) {
    print(`mooring ${await (0, read_version.$)(launcher)}\n`);
    return 0;
}
function reportFailure(error, { log }, { statusOf = () => 1 } = {}) {
    if (error instanceof errors.OD && error.code !== 'internal_bug') {
        const hint = process.env['GITHUB_ACTIONS'] === 'true' ? error.hint : (0, errors.hu)(error);
        log(`mooring: ${(0, printable.fk)(error.message)}\n${hint}`);
        return error.code.startsWith('config_') ? 2 : statusOf(error.code);
    }
    log(`mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return 1;
}
;
async function runCheck(launcher) {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(6700), __nccwpck_require__.e(3153), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(6593), __nccwpck_require__.e(3596)]).then(__nccwpck_require__.bind(__nccwpck_require__, 23596));
    await actions.runCheck(launcher);
}
async function runCredentialHelper() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(9547), __nccwpck_require__.e(3315), __nccwpck_require__.e(4579), __nccwpck_require__.e(8548)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98548));
    await actions.runCredentialHelper();
}
async function runBisect() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938));
    await actions.runBisect();
}
async function runDiff() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938));
    await actions.runDiff();
}
async function runLogin() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(9547), __nccwpck_require__.e(3315), __nccwpck_require__.e(4579), __nccwpck_require__.e(8548)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98548));
    await actions.runLogin();
}
async function runLoginPost() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(9547), __nccwpck_require__.e(3315), __nccwpck_require__.e(4579), __nccwpck_require__.e(8548)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98548));
    await actions.runLoginPost();
}
async function runIdentity() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(9547), __nccwpck_require__.e(3315), __nccwpck_require__.e(4579), __nccwpck_require__.e(8548)]).then(__nccwpck_require__.bind(__nccwpck_require__, 98548));
    await actions.runIdentity();
}
async function runPin() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938));
    await actions.runPin();
}
async function runResolve() {
    const actions = await Promise.all([__nccwpck_require__.e(2857), __nccwpck_require__.e(818), __nccwpck_require__.e(8559), __nccwpck_require__.e(7291), __nccwpck_require__.e(5493), __nccwpck_require__.e(6700), __nccwpck_require__.e(7319), __nccwpck_require__.e(5230), __nccwpck_require__.e(3333), __nccwpck_require__.e(3153), __nccwpck_require__.e(4824), __nccwpck_require__.e(8092), __nccwpck_require__.e(3315), __nccwpck_require__.e(2943), __nccwpck_require__.e(8445), __nccwpck_require__.e(7764)]).then(__nccwpck_require__.bind(__nccwpck_require__, 22938));
    await actions.runResolve();
}
var __webpack_exports__runBisect = __webpack_exports__.gx;
var __webpack_exports__runCheck = __webpack_exports__.k_;
var __webpack_exports__runCli = __webpack_exports__.ak;
var __webpack_exports__runCredentialHelper = __webpack_exports__.Zz;
var __webpack_exports__runDiff = __webpack_exports__.Ns;
var __webpack_exports__runIdentity = __webpack_exports__.yK;
var __webpack_exports__runLogin = __webpack_exports__.JN;
var __webpack_exports__runLoginPost = __webpack_exports__.v9;
var __webpack_exports__runPin = __webpack_exports__.zN;
var __webpack_exports__runResolve = __webpack_exports__.yP;
export { __webpack_exports__runBisect as runBisect, __webpack_exports__runCheck as runCheck, __webpack_exports__runCli as runCli, __webpack_exports__runCredentialHelper as runCredentialHelper, __webpack_exports__runDiff as runDiff, __webpack_exports__runIdentity as runIdentity, __webpack_exports__runLogin as runLogin, __webpack_exports__runLoginPost as runLoginPost, __webpack_exports__runPin as runPin, __webpack_exports__runResolve as runResolve };
