export const id = 1955;
export const ids = [1955];
export const modules = {
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
