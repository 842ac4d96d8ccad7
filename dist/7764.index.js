import { shared } from './shared.js';
export const id = 7764;
export const ids = [7764, 9661];
export const modules = {
    37005: shared[37005],
    39661: shared[39661],
    23155: shared[23155],
    2327: shared[2327],
    8216: shared[8216],
    62230: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cw: () => (BisectActionInputs),
            gi: () => (BisectInputs),
            nD: () => (MOST_RUNS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
        var _tag_history_build_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65004);
        var _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4824);
        const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
        const MOST_RUNS = 40;
        const TimeLimit = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .regex(/^(?:[1-9]\d{0,5}(?:ms|s|m|h))?$/, 'must be a duration such as 10m, 90s or 1h')
            .transform((text) => {
            const [, digits = '', unit = ''] = /^(\d+)(\w+)$/.exec(text) ?? [];
            return text === '' ? undefined : Number(digits) * (UNITS[unit] ?? 1);
        });
        function choice(values) {
            const [first, ...others] = values;
            return zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['', ...values], `must be ${[first, ...others].join(' or ')}`)
                .transform((text) => (text === '' ? first : text));
        }
        function wholeNumber(least, most) {
            const message = `must be a whole number from ${least} to ${most}`;
            return zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
                .refine((text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most), message)
                .transform((text) => (text === '' ? undefined : Number(text)));
        }
        const BisectInputs = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.TT,
            ..._runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Q5,
            good: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            bad: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            file: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            find: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['', 'first-bad', 'first-good'], 'must be first-bad or first-good'),
            platform: _tag_history_build_rules_js__WEBPACK_IMPORTED_MODULE_0__._v.platform,
            candidates: choice(['builds', 'content']),
            repeat: wholeNumber(1, 100),
            'bad-if': choice(['all', 'any']),
            timeout: TimeLimit,
            'on-timeout': choice(['bad', 'skip']),
            'max-runs': wholeNumber(1, 10_000),
            state: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            replay: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            'log-dir': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            plan: wholeNumber(2, 256),
            verdicts: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
        });
        const BisectActionInputs = BisectInputs.omit({
            state: true,
            replay: true,
            'log-dir': true,
            plan: true,
            verdicts: true,
        }).extend({
            reference: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1, 'must be the reference of a tag'),
            run: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1, 'must be a Bash script'),
            'github-token': zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.euz('').or(_runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.nf),
            'when-unavailable': _runner_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.vI,
        });
    }),
    71221: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            bisectTag: () => (bisectTag)
        });
        var external_node_os_ = __webpack_require__(48161);
        var exec_command = __webpack_require__(59022);
        var work_tree = __webpack_require__(65706);
        var external_node_child_process_ = __webpack_require__(31421);
        var external_node_events_ = __webpack_require__(78474);
        var external_node_path_ = __webpack_require__(76760);
        var promises_ = __webpack_require__(58500);
        var io = __webpack_require__(88701);
        var errors = __webpack_require__(67872);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_fs_promises_ = __webpack_require__(51455);
        var external_node_stream_promises_ = __webpack_require__(46466);
        var printable = __webpack_require__(64865);
        ;
        const TAIL_LINES = 20;
        const LONGEST_LINE = 8_000;
        async function openOutput({ logDirectory, relay }, logName) {
            const file = logDirectory === undefined ? undefined : await openLog(logDirectory, logName);
            let tail = [];
            let [received, paused] = [0, 0];
            const show = (text) => {
                const lines = clean(text);
                tail = [...tail, ...lines.split('\n')].slice(-TAIL_LINES);
                return file === undefined ? relay(lines) : undefined;
            };
            return {
                take: (stream) => {
                    let rest = '';
                    stream.setEncoding('utf8').on('data', (chunk) => {
                        received += chunk.length;
                        const written = file && writeChunk(chunk, file);
                        rest += chunk;
                        const line = rest.lastIndexOf('\n') + 1;
                        const end = rest.length - line > LONGEST_LINE ? rest.length : line;
                        const shown = end > 0 ? show(rest.slice(0, end)) : undefined;
                        rest = rest.slice(end);
                        const pending = written ?? shown;
                        if (pending === undefined)
                            return;
                        stream.pause();
                        paused += 1;
                        const resume = () => {
                            paused -= 1;
                            stream.resume();
                        };
                        void pending.then(resume);
                    });
                    stream.once('close', () => {
                        if (rest !== '')
                            void show(rest);
                    });
                },
                show,
                tail: () => tail,
                progress: () => ({ received, isPaused: paused > 0 }),
                close: async () => {
                    if (file !== undefined)
                        await closeLog(file);
                },
            };
        }
        function writeChunk(chunk, file) {
            if (file.destroyed || file.write(chunk))
                return undefined;
            return new Promise((resolve) => {
                file.once('drain', resolve).once('close', resolve);
            });
        }
        async function openLog(directory, name) {
            try {
                await (0, external_node_fs_promises_.mkdir)(directory, { recursive: true });
                const file = (0, external_node_fs_.createWriteStream)((0, external_node_path_.join)(directory, name));
                await (0, external_node_events_.once)(file, 'open');
                return file.on('error', () => undefined);
            }
            catch (cause) {
                throw new errors.OD('config_file_unwritable', `could not write to ${directory}`, { cause });
            }
        }
        async function closeLog(file) {
            await (0, external_node_stream_promises_.finished)(file.end()).catch((cause) => {
                throw new errors.OD('config_file_unwritable', `could not write ${String(file.path)}`, { cause });
            });
        }
        function clean(text) {
            const lines = text
                .replace(/\r+\n?/g, '\n')
                .replace(/\n$/, '')
                .replaceAll(COLOR, '');
            const isPlain = /^[\x20-\x7e\n]*$/.test(lines) && !lines.includes('::') && !lines.includes('##[');
            return isPlain ? lines : (0, printable.fk)(lines);
        }
        const COLOR = /\u001b\[[\d;]*[A-Za-z]/g;
        ;
        const TOKENS = /^(?:(?:INPUT|STATE)_|MOORING_(?:\w+_)?TOKEN$|ACTIONS_(?:ID_TOKEN_REQUEST_|RUNTIME_TOKEN$))/i;
        const IS_WINDOWS = process.platform === 'win32';
        function createProbeRunner(options) {
            const { directory, graceMs = 5_000 } = options;
            return async (command, { variables, timeoutMs, logName, signal }) => {
                const startedAt = performance.now();
                const output = await openOutput(options, logName);
                const environment = { ...(0, exec_command.e$)(TOKENS), ...variables };
                const child = await start(command, { directory, environment });
                const end = typeof child === 'number'
                    ? notStarted(child, command, output)
                    : await follow(child, { output, timeoutMs, graceMs, signal });
                await output.close();
                const ms = Math.round(performance.now() - startedAt);
                return signal.aborted ? undefined : { end, ms, tail: output.tail() };
            };
        }
        async function start([program = '', ...args], { directory, environment }) {
            try {
                const child = (0, external_node_child_process_.spawn)(IS_WINDOWS ? await (0, io.K7)(program, true) : program, args, {
                    cwd: directory,
                    env: environment,
                    stdio: ['ignore', 'pipe', 'pipe'],
                    detached: !IS_WINDOWS,
                });
                await (0, external_node_events_.once)(child, 'spawn');
                return child;
            }
            catch (error) {
                return IS_WINDOWS || (0, errors.UQ)(error) === 'ENOENT' ? 127 : 126;
            }
        }
        function notStarted(code, [program = ''], output) {
            void output.show(`${program}: ${code === 127 ? 'command not found' : 'cannot be executed'}`);
            return { kind: 'exit', code };
        }
        const OUTPUT_MS = 500;
        const LONGEST_REST = 1024 * 1024;
        async function follow(child, { output, timeoutMs, graceMs, signal, }) {
            const { promise: ended, resolve: end } = Promise.withResolvers();
            const stop = () => end({ kind: 'timeout' });
            const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs);
            signal.addEventListener('abort', stop);
            if (signal.aborted)
                stop();
            const closed = new Promise((resolve) => child.once('close', () => resolve(true)));
            child.once('exit', (code, killedBy) => {
                end(code === null ? { kind: 'signal', signal: killedBy ?? 'unknown' } : { kind: 'exit', code });
            });
            for (const stream of [child.stdout, child.stderr])
                if (stream !== null)
                    output.take(stream);
            const how = await ended;
            clearTimeout(timer);
            signal.removeEventListener('abort', stop);
            await endGroup(child, graceMs);
            await readRest(output, closed);
            for (const stream of child.stdio)
                stream?.destroy();
            child.unref();
            return how;
        }
        async function readRest(output, closed) {
            const first = output.progress().received;
            for (;;) {
                const before = output.progress();
                if (await Promise.race([closed, (0, promises_.setTimeout)(OUTPUT_MS)]))
                    return;
                const { received, isPaused } = output.progress();
                if (received - first > LONGEST_REST || (received === before.received && !isPaused))
                    return;
            }
        }
        async function endGroup(child, graceMs) {
            const until = performance.now() + graceMs;
            let isLeft = signalGroup(child, 'SIGTERM');
            while (isLeft && performance.now() < until) {
                await (0, promises_.setTimeout)(20);
                isLeft = signalGroup(child, 0);
            }
            if (isLeft)
                signalGroup(child, 'SIGKILL');
        }
        function signalGroup({ pid = 0, exitCode }, signal) {
            if (IS_WINDOWS) {
                const program = (0, external_node_path_.join)(process.env['SYSTEMROOT'] ?? String.raw `C:\Windows`, 'System32', 'taskkill.exe');
                if (exitCode === null && signal !== 0)
                    (0, external_node_child_process_.spawnSync)(program, ['/pid', String(pid), '/t', '/f']);
                return false;
            }
            try {
                return process.kill(-pid, signal);
            }
            catch (error) {
                return (0, errors.UQ)(error) === 'EPERM';
            }
        }
        ;
        const SKIP_CODE = 125;
        const KILLED_CODE = 137;
        function verdictOf(end, { onTimeout, isBadIfKilled }) {
            switch (end.kind) {
                case 'exit':
                    if (end.code === 0)
                        return 'good';
                    if (end.code === SKIP_CODE)
                        return 'skip';
                    if (end.code > 0 && end.code < 128)
                        return 'bad';
                    return end.code === KILLED_CODE && isBadIfKilled ? 'bad' : 'abort';
                case 'signal':
                    return end.signal === 'SIGKILL' && isBadIfKilled ? 'bad' : 'abort';
                case 'timeout':
                    return onTimeout;
                case 'removed':
                case 'lost':
                    return 'skip';
            }
        }
        function doubtfulCode(end) {
            return end.kind === 'exit' && end.code >= SKIP_CODE && end.code <= 127 ? end.code : undefined;
        }
        function foldVerdicts(round, jobs, given) {
            return round.flatMap(({ build: { digest }, reason }) => {
                const runs = jobs.filter((job) => job.digest === digest);
                const known = runs.length > 0 ? runs : [{ digest, end: { kind: 'lost' }, ms: 0, host: '' }];
                return known.map(({ end, ms, host }) => {
                    return { digest, verdict: verdictOf(end, given), end, reason, ms, at: given.at, host };
                });
            });
        }
        ;
        const WINDOW = 1 / 8;
        function frontierOf({ plan, verdicts }, { low, high }) {
            const open = verdicts.flatMap((verdict, index) => verdict === undefined && index > low && index < high ? [index] : []);
            const groupOf = (index) => plan.candidates[index]?.group ?? -1 - index;
            const tried = new Set(verdicts.flatMap((verdict, index) => (verdict === undefined ? [] : groupOf(index))));
            const fresh = new Map();
            for (const index of open)
                if (!tried.has(groupOf(index)))
                    fresh.set(groupOf(index), index);
            if (fresh.size > 0)
                return [...fresh.values()];
            const [lowGroup, highGroup] = [groupOf(low), groupOf(high)];
            const neighbours = [
                open.findLast((index) => groupOf(index) === lowGroup && lowGroup !== highGroup),
                open.find((index) => groupOf(index) === highGroup && lowGroup !== highGroup),
            ].filter((index) => index !== undefined);
            return neighbours.length > 0 ? neighbours : open;
        }
        function chooseMiddle(frontier, candidates, { present }) {
            const middle = Math.floor((frontier.length - 1) / 2);
            const reach = Math.floor(frontier.length * WINDOW);
            const isPresent = (index) => {
                const build = candidates[index];
                return build !== undefined && present?.has(build.digest) === true;
            };
            const near = frontier.slice(middle - reach, middle + reach + 1).filter(isPresent);
            const distance = (index) => Math.abs(frontier.indexOf(index) - middle);
            return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? frontier[middle];
        }
        function spreadEvenly(frontier, count) {
            const parts = count + 1;
            const positions = Array.from({ length: count }, (_, index) => Math.floor(((index + 1) * (frontier.length + 1)) / parts) - 1);
            return [...new Set(positions)].flatMap((position) => frontier[position] ?? []);
        }
        ;
        function observeBuilds({ plan, runs }) {
            const isFirstBad = plan.find === 'first-bad';
            const byDigest = new Map();
            for (const run of runs.filter(({ reason }) => reason !== 'confirm' && reason !== 'control')) {
                const others = byDigest.get(run.digest);
                if (others === undefined)
                    byDigest.set(run.digest, [run]);
                else
                    others.push(run);
            }
            return {
                plan,
                runs,
                verdicts: plan.candidates.map(({ digest }, index) => judgeBuild(byDigest.get(digest) ?? [], plan, isEnd(plan, index))),
                older: isFirstBad ? 'good' : 'bad',
                newer: isFirstBad ? 'bad' : 'good',
            };
        }
        function judgeBuild(runs, { repeat, badIf }, isWhole) {
            const has = (wanted) => runs.some(({ verdict }) => verdict === wanted);
            const deciding = badIf === 'all' ? 'good' : 'bad';
            const isSkipped = has('skip');
            const isComplete = runs.length >= repeat || isSkipped;
            if (has(deciding) && (isComplete || !isWhole))
                return deciding;
            if (isSkipped)
                return 'skip';
            return isComplete ? (deciding === 'good' ? 'bad' : 'good') : undefined;
        }
        function isEnd({ candidates, isOlderEndKnown }, index) {
            return index === candidates.length - 1 || (index === 0 && isOlderEndKnown);
        }
        function intervalOf({ verdicts, older, newer }) {
            const low = verdicts.lastIndexOf(older);
            const high = verdicts.indexOf(newer, low + 1);
            return { low, high: high === -1 ? verdicts.length - 1 : high };
        }
        function candidateAt({ plan }, index) {
            const candidate = plan.candidates[index];
            if (candidate === undefined)
                throw new errors.OD('internal_bug', `no candidate ${index}`);
            return candidate;
        }
        function untestedBetween({ plan, runs }, { low, high }) {
            return plan.candidates.slice(low + 1, high).map(({ digest, at }) => ({
                digest,
                at,
                end: runs.findLast((run) => run.digest === digest)?.end,
            }));
        }
        function isCommandBroken(runs) {
            const [first] = runs;
            const code = first === undefined ? undefined : doubtfulCode(first.end);
            return (code !== undefined &&
                runs.every(({ end }) => doubtfulCode(end) === code) &&
                new Set(runs.map(({ digest }) => digest)).size > 1);
        }
        ;
        const SKIPS_IN_A_ROW = 3;
        function nextStep(session, prefers = {}) {
            const builds = observeBuilds(session);
            const decision = decide(builds, prefers);
            if ('kind' in decision)
                return { kind: 'done', result: decision };
            const { index, reason } = decision;
            const build = candidateAt(builds, index);
            const interval = intervalOf(builds);
            const steps = Math.ceil(Math.log2(frontierOf(builds, interval).length + 1));
            const isNewerEnd = index === session.plan.candidates.length - 1;
            return {
                kind: 'try',
                build,
                reason,
                attempt: runsFor(session.runs, { build, reason }).length + 1,
                left: interval.high - Math.max(interval.low, 0),
                stepsLeft: reason === 'search' ? steps - 1 : isNewerEnd ? steps + 1 : steps,
            };
        }
        function planRound(session, k) {
            const builds = observeBuilds(session);
            const decision = decide(builds, {});
            if ('kind' in decision)
                return [];
            const probe = ({ index, reason }) => ({
                build: candidateAt(builds, index),
                reason,
            });
            if (decision.reason === 'confirm')
                return unconfirmedBuilds(builds).map((index) => probe({ index, reason: 'confirm' }));
            const { verdicts } = builds;
            const ends = [verdicts.length - 1, 0]
                .filter((index) => verdicts[index] === undefined)
                .map((index) => ({ index, reason: reasonFor(builds, index) }));
            const interval = intervalOf(builds);
            const frontier = frontierOf(builds, interval).filter((index) => index > 0);
            const between = spreadEvenly(frontier, k - 1).map((index) => ({ index, reason: 'search' }));
            const control = decision.reason === 'control' ? [decision] : [];
            return [...control, ...ends, ...between].map(probe);
        }
        function decide(builds, prefers) {
            const decision = stopAtAbort(builds) ??
                settleEnds(builds) ??
                controlSkips(builds) ??
                gallop(builds) ??
                searchBetween(builds, prefers) ??
                next_step_confirm(builds);
            const { plan, runs } = builds;
            if ('kind' in decision || runs.filter(hasRun).length < plan.maxRuns)
                return decision;
            return { kind: 'aborted', why: 'too-many-runs', runs: [] };
        }
        function stopAtAbort({ runs }) {
            const aborted = runs.filter(({ verdict }) => verdict === 'abort');
            return aborted.length === 0 ? undefined : { kind: 'aborted', why: 'signal', runs: aborted };
        }
        function settleEnds(builds) {
            const { plan, verdicts, runs } = builds;
            const last = verdicts.length - 1;
            if (last < 1)
                return { kind: 'no-ends', why: 'one-build', build: candidateAt(builds, last) };
            const newer = verdicts[last];
            if (newer === undefined)
                return { index: last, reason: reasonFor(builds, last) };
            const isWrong = newer !== builds.newer;
            if (!isWrong && !plan.isOlderEndKnown)
                return undefined;
            const { digest } = candidateAt(builds, last);
            if (isWrong && !runs.some((run) => run.digest === digest && doubtfulCode(run.end) !== undefined))
                return refuseEnd(builds, last);
            const other = plan.isOlderEndKnown ? 0 : last - 1;
            if (verdicts[other] === undefined)
                return { index: other, reason: reasonFor(builds, other) };
            if (isCommandBroken(runs))
                return { kind: 'aborted', why: 'command-broken', runs };
            if (isWrong)
                return refuseEnd(builds, last);
            return verdicts[0] === builds.older ? undefined : refuseEnd(builds, 0);
        }
        function refuseEnd(builds, index) {
            const isTested = builds.verdicts[index] !== 'skip';
            const isGoodEnd = reasonFor(builds, index) === 'good-end';
            const why = isTested ? (isGoodEnd ? 'good-end-bad' : 'bad-end-good') : 'untested-end';
            return { kind: 'no-ends', why, build: candidateAt(builds, index) };
        }
        function reasonFor({ plan, older, newer }, index) {
            if (!isEnd(plan, index))
                return 'gallop';
            return index === 0 ? `${older}-end` : `${newer}-end`;
        }
        function controlSkips({ plan, runs, verdicts }) {
            const real = runs.filter(hasRun);
            const failed = real.findIndex(({ reason, verdict }) => reason === 'control' && verdict !== 'good');
            if (failed !== -1) {
                const start = real.findLastIndex((run, index) => index < failed && !isSkippedByCode(run)) + 1;
                return { kind: 'aborted', why: 'three-skips', runs: real.slice(start, failed + 1) };
            }
            const latest = real.slice(-SKIPS_IN_A_ROW);
            if (latest.length < SKIPS_IN_A_ROW || !latest.every(isSkippedByCode))
                return undefined;
            const good = plan.candidates.findLastIndex((_, index) => verdicts[index] === 'good');
            return good === -1
                ? { kind: 'aborted', why: 'three-skips', runs: latest }
                : { index: good, reason: 'control' };
        }
        function isSkippedByCode({ end }) {
            return end.kind === 'exit' && end.code === SKIP_CODE;
        }
        function gallop(builds) {
            const { plan, verdicts, runs, older, newer } = builds;
            if (plan.isOlderEndKnown || verdicts.includes(older))
                return undefined;
            const last = verdicts.length - 1;
            for (let distance = 1; distance < 2 * last; distance *= 2) {
                const index = Math.max(last - distance, 0);
                if (verdicts[index] === undefined)
                    return { index, reason: 'gallop' };
            }
            if (isCommandBroken(runs))
                return { kind: 'aborted', why: 'command-broken', runs };
            if (verdicts[0] === newer)
                return { kind: 'no-ends', why: `oldest-${newer}`, build: candidateAt(builds, 0) };
            const index = chooseMiddle(frontierOf(builds, intervalOf(builds)), plan.candidates, {});
            return index === undefined
                ? { kind: 'no-ends', why: 'untested-end', build: candidateAt(builds, 0) }
                : { index, reason: 'gallop' };
        }
        function searchBetween(builds, prefers) {
            const frontier = frontierOf(builds, intervalOf(builds));
            const { candidates } = builds.plan;
            const started = frontier.find((index) => builds.runs.some(({ digest }) => digest === candidates[index]?.digest));
            const index = started ?? chooseMiddle(frontier, candidates, prefers);
            return index === undefined ? undefined : { index, reason: 'search' };
        }
        function next_step_confirm(builds) {
            const { low, high } = intervalOf(builds);
            const [unconfirmed] = unconfirmedBuilds(builds);
            if (unconfirmed !== undefined)
                return { index: unconfirmed, reason: 'confirm' };
            const pair = { older: candidateAt(builds, low), newer: candidateAt(builds, high) };
            const isFlipped = [low, high].some((index) => {
                const verdict = confirmedVerdict(builds, index);
                return verdict !== undefined && verdict !== 'skip' && verdict !== builds.verdicts[index];
            });
            if (isFlipped)
                return { kind: 'flaky', ...pair };
            if (high === low + 1)
                return { kind: 'found', ...pair };
            return { kind: 'range', ...pair, untested: untestedBetween(builds, { low, high }) };
        }
        function unconfirmedBuilds(builds) {
            const { low, high } = intervalOf(builds);
            if (builds.plan.repeat === 1)
                return [];
            return [low, high].filter((index) => !isEnd(builds.plan, index) && confirmedVerdict(builds, index) === undefined);
        }
        function confirmedVerdict(builds, index) {
            return judgeBuild(runsFor(builds.runs, { build: candidateAt(builds, index), reason: 'confirm' }), builds.plan, false);
        }
        function runsFor(runs, { build, reason }) {
            return runs.filter((run) => run.digest === build.digest && purposeOf(run.reason) === purposeOf(reason));
        }
        function purposeOf(reason) {
            return reason === 'confirm' || reason === 'control' ? reason : 'verdict';
        }
        function hasRun({ end }) {
            return end.kind !== 'removed' && end.kind !== 'lost';
        }
        var pin_settings = __webpack_require__(21123);
        var bisect_words = __webpack_require__(12734);
        var digest = __webpack_require__(63691);
        ;
        const DOCKER_MS = 2_000;
        async function findLocalBuilds(image, command) {
            const args = ['image', 'ls', '--digests', '--no-trunc', '--format', '{{.Digest}}', image];
            const { stdout } = await command('docker', args, { directory: '.', timeoutMs: DOCKER_MS }).catch(() => ({
                stdout: new Uint8Array(),
            }));
            return new Set(new TextDecoder().decode(stdout).split(/\s+/).filter(digest.Bc));
        }
        var instant = __webpack_require__(8726);
        var concurrency = __webpack_require__(49592);
        var fetched = __webpack_require__(65094);
        var plural = __webpack_require__(51442);
        ;
        const VERDICTS = {
            good: 'good',
            bad: 'bad',
            skip: 'skipped',
            abort: 'no verdict',
        };
        function progressLine({ candidates }, run, next) {
            const index = candidates.findIndex(({ digest }) => digest === run.digest);
            const day = candidates[index] === undefined ? '' : `${(0, instant.im)(candidates[index].at)}, `;
            const left = next.kind === 'done'
                ? ''
                : `; ${(0, plural.U)(next.left, 'build')} left, about ${(0, plural.U)(next.stepsLeft + 1, 'run')}`;
            const build = `Build ${index + 1} of ${candidates.length} (${day}${(0, digest.VK)(run.digest)})`;
            return `${build}: ${VERDICTS[run.verdict]} ${howLong(run)}${left}`;
        }
        function howLong({ end, ms, verdict }) {
            if (end.kind === 'removed' || end.kind === 'lost')
                return `(${(0, bisect_words.Z4)(end)})`;
            const seconds = ms < 9_950 ? (ms / 1_000).toFixed(1) : Math.round(ms / 1_000);
            const isObvious = verdict === 'good' || (verdict === 'bad' && end.kind === 'exit' && end.code === 1);
            return `after ${seconds} s${isObvious ? '' : ` (${(0, bisect_words.Z4)(end)})`}`;
        }
        var platform_digest = __webpack_require__(81321);
        ;
        async function runSession(options) {
            const { append, log, prefers } = options;
            const { plan } = options.session;
            const runs = [...options.session.runs];
            let tail = [];
            let step = nextStep({ plan, runs }, prefers);
            while (step.kind === 'try') {
                const tried = await tryBuild(step, { plan, runs }, options);
                if (tried === undefined)
                    return undefined;
                await append(tried.run);
                runs.push(tried.run);
                step = nextStep({ plan, runs }, prefers);
                tail = tried.tail;
                log(progressLine(plan, tried.run, step));
            }
            return { session: { plan, runs }, result: step.result, tail };
        }
        async function tryBuild(step, { plan, runs }, options) {
            const { digest } = step.build;
            const handed = await findCommandDigest(plan, digest, options);
            const { end, ms, tail } = handed === undefined
                ? REMOVED
                : ((await runOn(handed, { step, plan, number: runs.length + 1 }, options)) ?? INTERRUPTED);
            if (end === undefined)
                return undefined;
            const verdict = verdictOf(end, options);
            const run = { digest, verdict, end, reason: step.reason, ms, at: options.clock.now(), host: options.host };
            return { run, tail };
        }
        const REMOVED = { end: { kind: 'removed' }, ms: 0, tail: [] };
        const INTERRUPTED = { end: undefined, ms: 0, tail: [] };
        async function findCommandDigest({ platform }, digest, { source, image }) {
            if (!(0, fetched.$_)(await source.has(image, digest)))
                return undefined;
            if (platform === undefined)
                return digest;
            const choice = (0, platform_digest.p)((0, fetched.$_)(await source.platforms(image, digest)), platform);
            return choice.kind === 'found' ? choice.digest : undefined;
        }
        async function runOn(digest, { step, plan, number }, { probe, timeoutMs, signal }) {
            const names = buildNamesOf(plan, digest);
            const variables = {
                ...variablesOf(names),
                MOORING_BISECT_TAG: plan.tag,
                MOORING_BISECT_BUILT_AT: (0, instant.r4)(step.build.at),
                MOORING_BISECT_PLATFORM: plan.platform ?? '',
                MOORING_BISECT_STEP: String(number),
                MOORING_BISECT_LEFT: String(step.left),
            };
            const logName = `${String(number).padStart(3, '0')}-${digest.slice(digest.indexOf(':') + 1).slice(0, 12)}.log`;
            return probe(fillIn(plan.command, names), { variables, timeoutMs, logName, signal });
        }
        function buildNamesOf({ image, tag }, digest) {
            return { reference: `${image}:${tag}@${digest}`, image: `${image}@${digest}`, digest };
        }
        function variablesOf({ reference, image, digest }) {
            return {
                MOORING_BISECT_REFERENCE: reference,
                MOORING_BISECT_IMAGE: image,
                MOORING_BISECT_DIGEST: digest,
            };
        }
        function fillIn([program = '', ...args], names) {
            const filled = args.map((word) => word.replaceAll(/\{(reference|image|digest)\}/g, (_, name) => names[name]));
            return [program, ...filled];
        }
        ;
        async function planBuilds(planned, { parts, source, image, append, clock, host, }) {
            let session = planned;
            for (;;) {
                const { plan } = session;
                const found = await (0, concurrency.sf)(planRound(session, parts), concurrency.Ri, async (probe) => {
                    return { ...probe, manifest: await findCommandDigest(plan, probe.build.digest, { source, image }) };
                });
                const removed = found.filter(({ manifest }) => manifest === undefined);
                if (removed.length === 0) {
                    const builds = found.map(({ build: { digest, at }, manifest = digest }) => {
                        const { reference, image: name } = buildNamesOf(plan, manifest);
                        return { digest, reference, image: name, 'built-at': (0, instant.r4)(at) };
                    });
                    return { session, builds };
                }
                const runs = removed.map(({ build: { digest }, reason }) => {
                    return { digest, verdict: 'skip', end: { kind: 'removed' }, reason, ms: 0, at: clock.now(), host };
                });
                for (const run of runs)
                    await append(run);
                session = { plan, runs: [...session.runs, ...runs] };
            }
        }
        var load_config = __webpack_require__(9882);
        var open_run = __webpack_require__(23333);
        var schemas = __webpack_require__(92857);
        ;
        function resumeSession({ plan, runs }, { command, maxRuns }) {
            const step = nextStep({ plan, runs });
            const disregarded = step.kind === 'done' && step.result.kind === 'aborted' ? new Set(step.result.runs) : undefined;
            return {
                plan: { ...plan, command, maxRuns },
                runs: disregarded === undefined ? runs : runs.filter((run) => !disregarded.has(run)),
            };
        }
        ;
        const RUN_VERDICTS = ['good', 'bad', 'skip', 'abort'];
        const PROBE_REASONS = ['bad-end', 'good-end', 'gallop', 'search', 'confirm', 'control'];
        var form_issue = __webpack_require__(47311);
        var timestamp = __webpack_require__(99699);
        ;
        const Digest = schemas.YjP().refine(digest.Bc, 'is not a digest');
        const Time = timestamp.D.transform(instant.nV);
        const Command = schemas.YOg(schemas.YjP()).min(1);
        const Count = schemas.Whr().min(1);
        const PlanLine = schemas.rej({
            v: schemas.euz(1),
            image: schemas.YjP(),
            tag: schemas.YjP(),
            platform: schemas.YjP().optional(),
            find: schemas.k5n(['first-bad', 'first-good']),
            isOlderEndKnown: schemas.zMY(),
            command: Command,
            repeat: Count,
            badIf: schemas.k5n(['any', 'all']),
            maxRuns: Count,
            notes: schemas.YOg(schemas.YjP()).optional(),
            candidates: schemas.YOg(schemas.rej({ digest: Digest, at: Time, group: schemas.Whr().optional() }))
                .min(1)
                .refine((builds) => new Set(builds.map(({ digest }) => digest)).size === builds.length, 'has a digest twice'),
        });
        const RunLine = schemas.rej({
            digest: Digest,
            verdict: schemas.k5n(RUN_VERDICTS),
            end: schemas.gMt('kind', [
                schemas.rej({ kind: schemas.euz('exit'), code: schemas.Whr() }),
                schemas.rej({ kind: schemas.euz('signal'), signal: schemas.YjP() }),
                schemas.rej({ kind: schemas.k5n(['timeout', 'removed', 'lost']) }),
            ]),
            reason: schemas.k5n(PROBE_REASONS),
            ms: schemas.aig(),
            at: Time,
            host: schemas.YjP(),
        });
        const ResumedLine = schemas.rej({ resumed: Time, command: Command, maxRuns: Count });
        function formatPlan({ candidates, ...plan }) {
            const builds = candidates.map(({ digest, at, group }) => ({ digest, at: (0, instant.r4)(at), group }));
            return formatLine({ v: 1, ...plan, candidates: builds });
        }
        function formatRun(run) {
            return formatLine({ ...run, at: (0, instant.r4)(run.at) });
        }
        function formatResumed(at, { command, maxRuns }) {
            return formatLine({ resumed: (0, instant.r4)(at), command, maxRuns });
        }
        function formatLine(line) {
            return `${JSON.stringify(line)}\n`;
        }
        function readState(text, file) {
            const lines = readLines(text, file);
            const [first = { number: 1, text: '', value: undefined }, ...others] = lines;
            const { v: _, platform, ...plan } = parseLine(PlanLine, first, file);
            let session = { plan: { ...plan, platform }, runs: [] };
            for (const line of others) {
                const { plan: current, runs } = session;
                session = isResumed(line)
                    ? resumeSession(session, parseLine(ResumedLine, line, file))
                    : { plan: current, runs: [...runs, readRun(line, current, file)] };
            }
            return { session, text: lines.map((line) => `${line.text}\n`).join('') };
        }
        function readRun(line, { candidates }, file) {
            const run = parseLine(RunLine, line, file);
            if (candidates.some(({ digest }) => digest === run.digest))
                return run;
            throw damaged(file, line.number, `${run.digest} is not one of the candidates`);
        }
        function readLines(text, file) {
            const lines = text.split('\n');
            return lines.flatMap((line, index) => {
                if (line.trim() === '')
                    return [];
                try {
                    return [{ number: index + 1, text: line, value: JSON.parse(line) }];
                }
                catch {
                    if (index === lines.length - 1)
                        return [];
                    throw damaged(file, index + 1, 'is not JSON');
                }
            });
        }
        function isResumed({ value }) {
            return typeof value === 'object' && value !== null && 'resumed' in value;
        }
        function parseLine(schema, { number, value }, file) {
            const result = schema.safeParse(value);
            if (result.success)
                return result.data;
            const [{ path, message }] = (0, form_issue.I0)(result.error, value);
            throw damaged(file, number, path.length === 0 ? message : `"${(0, form_issue.PO)(path)}" ${message}`);
        }
        function damaged(file, line, reason) {
            return new errors.OD('config_input_invalid', `${file}:${line}: ${reason}`, {
                hint: 'Restore the file, or start a new session with another state file.',
            });
        }
        var replace_file = __webpack_require__(40672);
        ;
        function openSessionFile(path) {
            const unwritable = (cause) => {
                throw new errors.OD('config_file_unwritable', `could not write ${path}`, {
                    cause,
                    hint: 'Check that this user can write to the file and that the disk has free space, then use --resume.',
                });
            };
            return {
                read: async () => {
                    try {
                        return await (0, external_node_fs_promises_.readFile)(path, 'utf8');
                    }
                    catch (cause) {
                        if ((0, errors.UQ)(cause) === 'ENOENT')
                            return undefined;
                        throw new errors.OD('config_file_unreadable', `could not read ${path}`, { cause });
                    }
                },
                write: async (text) => {
                    await (0, replace_file.f)(path, text, { mode: 0o600 }).catch(unwritable);
                },
                append: async (line) => appendWhole(path, line).catch(unwritable),
            };
        }
        async function appendWhole(path, line) {
            const file = await (0, external_node_fs_promises_.open)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND);
            try {
                const { size } = await file.stat();
                try {
                    await file.writeFile(line);
                    await file.datasync();
                }
                catch (error) {
                    await file.truncate(size);
                    throw error;
                }
            }
            finally {
                await file.close();
            }
        }
        var image_reference = __webpack_require__(65890);
        ;
        async function openSession(options) {
            const { inputs, switches } = options;
            const path = inputs.state || 'mooring-bisect.jsonl';
            const file = openSessionFile(path);
            const text = await file.read();
            const append = async (run) => file.append(formatRun(run));
            const isContinued = switches.resume || inputs.verdicts !== '';
            if (inputs.replay === '' && !isContinued) {
                if (text !== undefined)
                    throw new errors.OD('config_usage_invalid', `${path} is the state of an earlier session`, {
                        hint: 'Use --resume to continue it, --state for another file, or remove it.',
                    });
                const plan = await options.plan();
                if (plan === undefined)
                    return undefined;
                await file.write(formatPlan(plan));
                return { session: { plan, runs: [] }, append };
            }
            const source = inputs.replay || path;
            const saved = inputs.replay === '' ? text : await openSessionFile(source).read();
            if (saved === undefined)
                throw new errors.OD('config_usage_invalid', `there is no state file ${source}`, {
                    hint: 'Run the command without --resume, --replay and --verdicts to start a session.',
                });
            return { session: await resume(saved, { ...options, source, file }), append };
        }
        async function resume(saved, { source, file, reference, inputs, switches, command, now, }) {
            const { session, text } = readState(saved, source);
            const { plan } = session;
            const refuse = (what, hint) => new errors.OD('config_usage_invalid', `${source} is the state of another ${what}`, { hint });
            const isSame = plan.image === (0, image_reference.vy)(reference) &&
                plan.tag === reference.tag &&
                (inputs.platform === '' || inputs.platform === plan.platform);
            if (!isSame)
                throw refuse(`tag or platform: ${plan.image}:${plan.tag}, ${plan.platform ?? 'all platforms'}`, 'Use --state for the file of this session.');
            const isOther = command !== undefined && JSON.stringify(command) !== JSON.stringify(plan.command);
            if (isOther && !switches.keepVerdicts)
                throw refuse('command', 'Use --keep-verdicts if the verdicts hold for this command too, or --state for another file.');
            const resumed = { command: command ?? plan.command, maxRuns: inputs['max-runs'] ?? plan.maxRuns };
            await file.write(text + formatResumed(now, resumed));
            return resumeSession(session, resumed);
        }
        var tag_history = __webpack_require__(17158);
        ;
        function candidatesBetween(history, { older, newer }) {
            const last = new Map((0, tag_history.q9)(history).map((build) => [build.digest, build]));
            const builds = [...last.values()].sort((one, other) => one.at - other.at);
            const to = builds.findIndex(({ digest }) => digest === newer);
            const from = older === undefined ? 0 : builds.findIndex(({ digest }) => digest === older);
            return to === -1 || from === -1 || from > to ? undefined : builds.slice(from, to + 1);
        }
        function groupCandidates(candidates, keyOf) {
            let group = -1;
            let previous;
            return candidates.map(({ digest, at }) => {
                const key = keyOf({ digest, at });
                if (key === undefined || key !== previous)
                    group += 1;
                previous = key;
                return { digest, at, group };
            });
        }
        ;
        function orderEnds(history, { good, bad, find: wanted }) {
            const settled = (0, tag_history.q9)(history);
            const placeOf = (digest) => settled.findLastIndex((build) => build.digest === digest);
            const isGoodNewer = good !== undefined && bad !== undefined && placeOf(good) > placeOf(bad);
            const find = wanted ?? (isGoodNewer ? 'first-good' : 'first-bad');
            const [older, newer = settled.at(-1)?.digest] = find === 'first-bad' ? [good, bad] : [bad, good];
            if (newer === undefined)
                return { find, candidates: [], isOlderEndKnown: false };
            const candidates = candidatesBetween(settled, { older, newer });
            if (candidates === undefined)
                throw contradiction(find);
            return { find, candidates, isOlderEndKnown: older !== undefined };
        }
        function contradiction(find) {
            const [older, newer] = find === 'first-bad' ? ['good', 'bad'] : ['bad', 'good'];
            return new errors.OD('config_usage_invalid', `the ${older} build is newer than the ${newer} one`, {
                hint: `Swap \`good\` and \`bad\`, or set \`find\` to ${find === 'first-bad' ? 'first-good' : 'first-bad'}.`,
            });
        }
        var historic_image = __webpack_require__(10926);
        var find_named_build = __webpack_require__(41828);
        var bisect_inputs = __webpack_require__(62230);
        var named_build_facts = __webpack_require__(83810);
        ;
        function readBisectedTag(text) {
            const reading = (0, image_reference.bc)(text);
            const invalid = (reason) => new errors.OD('config_usage_invalid', `${(0, printable.g$)(text, 200)}: ${reason}`, {
                hint: 'Use the reference of a tag, such as cgr.dev/acme/python:3.13.',
            });
            if (reading.kind === 'invalid')
                throw invalid(reading.reason);
            const { tag, digest } = reading.reference;
            if (tag === undefined && digest !== undefined)
                throw invalid('it has a digest but no tag');
            return { ...reading.reference, tag: tag ?? 'latest' };
        }
        async function planSession(options) {
            const { reference, image, registries, inputs, command } = options;
            const tagged = { ...image, tag: reference.tag, digest: undefined };
            if ((0, historic_image.RC)(tagged, registries.verify.registryHost) === undefined)
                return undefined;
            const facts = (0, fetched.$_)(await registries.source.tag(image, reference.tag));
            if (facts.kind === 'digest' || facts.history.length === 0)
                return undefined;
            const notes = [];
            const good = await resolve('good', inputs.good, facts.history, { ...options, notes });
            const bad = await resolve('bad', badEndOf(reference, inputs), facts.history, { ...options, notes });
            const ordered = orderEnds(facts.history, {
                good: good?.build.digest,
                bad: bad?.build.digest ?? good?.laterBad?.digest,
                find: inputs.find === '' ? undefined : inputs.find,
            });
            const platform = inputs.platform === '' ? undefined : inputs.platform;
            if (platform !== undefined)
                await requirePlatform(platform, ordered.candidates.at(-1), options);
            return {
                ...ordered,
                candidates: inputs.candidates === 'builds'
                    ? ordered.candidates
                    : await groupByContent(ordered.candidates, { source: registries.source, image, platform }),
                image: (0, image_reference.vy)(reference),
                tag: reference.tag,
                platform,
                command,
                repeat: inputs.repeat ?? 1,
                badIf: inputs['bad-if'],
                maxRuns: inputs['max-runs'] ?? bisect_inputs.nD,
                ...(notes.length === 0 ? {} : { notes }),
            };
        }
        function badEndOf({ digest }, { bad }) {
            if (digest !== undefined && bad !== '')
                throw new errors.OD('config_usage_invalid', 'the reference has a digest, which is the bad end, and `bad` is set');
            return digest ?? bad;
        }
        async function resolve(option, text, history, { reference, image, registries, inputs, notes, ...options }) {
            if (text === '')
                return undefined;
            const found = await (0, find_named_build.V)(option, text, (0, named_build_facts.LX)({
                ...options,
                reference: { ...image, tag: reference.tag },
                history,
                now: options.clock.now(),
                directory: '.',
                command: (0, exec_command.pv)(options.signal),
                file: inputs.file === '' ? undefined : inputs.file,
                verify: registries.verify,
            }));
            notes.push(...found.notes);
            return found;
        }
        async function requirePlatform(platform, newest, { registries, image }) {
            if (newest === undefined)
                return;
            const choice = (0, platform_digest.p)((0, fetched.$_)(await registries.source.platforms(image, newest.digest)), platform);
            if (choice.kind === 'none')
                throw new errors.OD('config_usage_invalid', `platform ${platform}: ${choice.why}`);
        }
        async function groupByContent(candidates, { source, image, platform, }) {
            const keys = await (0, concurrency.sf)(candidates, concurrency.Ri, async ({ digest }) => {
                const answer = await source.platforms(image, digest);
                return [digest, answer.kind === 'unknown' ? undefined : contentKey(answer.value, platform)];
            });
            const keyByDigest = new Map(keys);
            return groupCandidates(candidates, ({ digest }) => keyByDigest.get(digest));
        }
        function contentKey(entries, platform) {
            if (platform !== undefined) {
                const choice = (0, platform_digest.p)(entries, platform);
                return choice.kind === 'found' ? choice.digest : undefined;
            }
            return entries
                .flatMap(({ digest, platform: its }) => its === undefined || its.os === 'unknown' ? [] : `${(0, platform_digest.$)(its)}=${digest}`)
                .sort()
                .join();
        }
        var parse_json = __webpack_require__(16340);
        var tag = __webpack_require__(60951);
        ;
        const JobRunLine = schemas.Ikc({
            digest: tag.Ew,
            code: schemas.Whr().min(0).max(255),
            ms: schemas.Whr().min(0).default(0),
            host: schemas.YjP().default(''),
        });
        async function readJobRuns(path) {
            try {
                const files = (await (0, external_node_fs_promises_.stat)(path)).isDirectory() ? await listFiles(path) : [path];
                const texts = await Promise.all(files.map(async (file) => ({ file, text: await (0, external_node_fs_promises_.readFile)(file, 'utf8') })));
                return texts.flatMap(({ file, text }) => readJobRunLines(text, file));
            }
            catch (cause) {
                if (cause instanceof errors.OD)
                    throw cause;
                throw new errors.OD('config_file_unreadable', `--verdicts ${path} could not be read`, { cause });
            }
        }
        async function listFiles(directory) {
            const entries = await (0, external_node_fs_promises_.readdir)(directory, { recursive: true, withFileTypes: true });
            return entries
                .filter((entry) => entry.isFile())
                .map((entry) => (0, external_node_path_.join)(entry.parentPath, entry.name))
                .sort();
        }
        function readJobRunLines(text, file) {
            return text
                .split('\n')
                .filter((line) => line.trim() !== '')
                .map((line) => {
                const { data } = JobRunLine.safeParse((0, parse_json.q)(line));
                if (data !== undefined)
                    return { digest: data.digest, end: { kind: 'exit', code: data.code }, ms: data.ms, host: data.host };
                throw new errors.OD('config_input_invalid', `${file} is not the verdict of a job`, {
                    hint: 'Write one line: {"digest":"sha256:…","code":0} with the exit status of the command.',
                });
            });
        }
        ;
        const ACCEPTED_RISK = 0.05;
        const MOST_RUNS = 99;
        function warningsOf(session) {
            const builds = observeBuilds(session);
            const ends = session.plan.candidates.flatMap((_, index) => flakyEnd(builds, index) ?? []);
            const flaky = ends.length > 1 ? ends.map((end) => ({ ...end, advice: undefined })) : ends;
            const first = builds.verdicts.indexOf(builds.newer);
            const last = builds.verdicts.lastIndexOf(builds.older);
            if (first === -1 || last < first)
                return flaky;
            return [
                ...flaky,
                { kind: 'not-monotone', older: candidateAt(builds, first), newer: candidateAt(builds, last) },
            ];
        }
        function flakyEnd(builds, index) {
            const { plan, runs } = builds;
            if (!isEnd(plan, index))
                return undefined;
            const build = candidateAt(builds, index);
            const verdicts = runs.filter(({ digest }) => digest === build.digest).map(({ verdict }) => verdict);
            const good = verdicts.filter((verdict) => verdict === 'good').length;
            const bad = verdicts.filter((verdict) => verdict === 'bad').length;
            if (good === 0 || bad === 0)
                return undefined;
            const expected = index === 0 ? builds.older : builds.newer;
            const wrong = expected === 'good' ? bad : good;
            const repeat = sufficientRepeat(wrong / (good + bad), plan.candidates.length);
            const advice = repeat === undefined ? undefined : { repeat, badIf: expected === 'good' ? 'all' : 'any' };
            return { kind: 'flaky-end', build, expected, wrong, runs: good + bad, advice };
        }
        function sufficientRepeat(rate, builds) {
            const met = Math.max(1, Math.ceil(Math.log2(builds))) / 2;
            for (let repeat = 1; repeat <= MOST_RUNS; repeat += 1)
                if (1 - (1 - rate ** repeat) ** met <= ACCEPTED_RISK)
                    return repeat;
            return undefined;
        }
        var open_differ = __webpack_require__(69133);
        ;
        async function bisectTag(options) {
            const { clock, command = [], inputs, signal, switches } = options;
            const reference = readBisectedTag(options.reference);
            const lookups = AbortSignal.any([signal, AbortSignal.timeout(inputs['timeout-seconds'] * 1_000)]);
            const tree = (0, work_tree.YT)('.', (0, exec_command.pv)(lookups));
            const { pin } = await (0, load_config.Z9)(tree);
            const image = (0, pin_settings.Fw)(pin.mirrors, reference);
            const open = (until) => (0, open_run.I)({ ...options, signal: until, tokenHosts: pin.tokenHosts });
            const plan = async () => planSession({
                ...options,
                github: options.github,
                reference,
                image,
                command,
                tree,
                registries: open(lookups),
                signal: lookups,
            });
            const opened = await openSession({ ...options, reference, now: clock.now(), plan });
            if (opened === undefined)
                return { kind: 'no-history' };
            for (const note of opened.session.plan.notes ?? [])
                options.log((0, printable.g$)(note, 1_000));
            const searching = {
                ...options,
                ...opened,
                image,
                registries: open(signal),
                rules: { onTimeout: inputs['on-timeout'], isBadIfKilled: switches.badIfKilled },
                host: (0, external_node_os_.hostname)(),
            };
            return inputs.plan === undefined ? search(searching) : planJobs(searching, inputs.plan);
        }
        async function search(searching) {
            const { session, inputs, registries, relay, rules, signal } = searching;
            const isDone = nextStep(session).kind === 'done';
            if (session.plan.command.length === 0 && !isDone)
                throw new errors.OD('config_usage_invalid', 'builds are left to try, but there is no command', {
                    hint: 'Add the command after `--`, or --plan for the next round.',
                });
            const hasLocal = !isDone && session.plan.platform === undefined;
            const finished = await runSession({
                ...searching,
                ...rules,
                source: registries.source,
                probe: createProbeRunner({
                    directory: '.',
                    relay,
                    logDirectory: inputs['log-dir'] === '' ? undefined : inputs['log-dir'],
                }),
                prefers: hasLocal ? { present: await findLocalBuilds(session.plan.image, (0, exec_command.pv)(signal)) } : {},
                timeoutMs: inputs.timeout,
            });
            if (finished === undefined)
                return { kind: 'interrupted' };
            return { kind: 'finished', findings: await describeSession(finished, searching) };
        }
        async function planJobs(searching, parts) {
            const session = await foldJobs(searching, parts);
            const { source } = searching.registries;
            const planned = await planBuilds(session, { ...searching, source, parts });
            const step = nextStep(planned.session);
            if (step.kind === 'try')
                return { kind: 'planned', builds: planned.builds };
            const finished = { session: planned.session, result: step.result, tail: [] };
            return { kind: 'finished', findings: await describeSession(finished, searching) };
        }
        async function foldJobs({ session, append, inputs, rules, clock }, parts) {
            if (inputs.verdicts === '')
                return session;
            const jobs = await readJobRuns(inputs.verdicts);
            const runs = foldVerdicts(planRound(session, parts), jobs, { ...rules, at: clock.now() });
            for (const run of runs)
                await append(run);
            return { ...session, runs: [...session.runs, ...runs] };
        }
        async function describeSession({ session, result, tail }, options) {
            const notes = [
                ...(session.plan.notes ?? []).map((note) => (0, printable.g$)(note, 1_000)),
                ...warningsOf(session).map(bisect_words.i4),
            ];
            const findings = { session, result, tail, diff: undefined };
            if (!('older' in result))
                return { ...findings, notes };
            const { image, inputs } = options;
            const signal = AbortSignal.any([options.signal, AbortSignal.timeout(inputs['timeout-seconds'] * 1_000)]);
            const tree = (0, work_tree.YT)('.', (0, exec_command.pv)(signal));
            const config = await (0, load_config.Z9)(tree);
            const { diff } = await (0, open_differ.f)({
                ...options,
                access: await options.access(),
                signal,
                config,
                tree,
                trustedRoot: inputs['trusted-root'],
                onWarning: (warning) => notes.push(warning),
            });
            const { tag, platform } = session.plan;
            const [from, to] = [result.older.digest, result.newer.digest];
            const platforms = platform === undefined ? config.check.platforms : [platform];
            const compared = await diff({ image, tag, from, to, platforms });
            if (compared.kind === 'known')
                return { ...findings, diff: compared.value, notes };
            return { ...findings, notes: [...notes, `The builds were not compared: ${compared.problem.message}.`] };
        }
    }),
    12734: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            N8: () => (outcomeTexts),
            SM: () => (remedyOf),
            W2: () => (runsText),
            Z4: () => (endText),
            cF: () => (pairOf),
            i4: () => (warningText),
            mN: () => (denyLines),
            oD: () => (builtText)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        function pairOf({ session, result }) {
            if (!('older' in result))
                return undefined;
            const { older, newer } = result;
            const [good, bad] = session.plan.find === 'first-bad' ? [older, newer] : [newer, older];
            return { older, newer, good, bad };
        }
        function builtText({ at, digest }, { session }) {
            const { candidates } = session.plan;
            const number = candidates.findIndex((one) => one.digest === digest) + 1;
            return `built ${minuteOf(at)} UTC (build ${number} of ${candidates.length})`;
        }
        function minuteOf(at) {
            return (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(at).slice(0, 16).replace('T', ' ');
        }
        function endText(end) {
            switch (end?.kind) {
                case undefined:
                    return 'not run';
                case 'exit':
                    return `exit status ${end.code}`;
                case 'signal':
                    return `ended by ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(end.signal, 20)}`;
                case 'timeout':
                    return 'timed out';
                case 'removed':
                    return 'removed from the registry';
                case 'lost':
                    return 'its job did not report';
            }
        }
        function runsText({ session }) {
            const { runs } = session;
            const ofEnds = runs.filter(({ reason }) => reason === 'bad-end' || reason === 'good-end').length;
            const skipped = new Map(runs.flatMap((run) => (run.verdict === 'skip' ? [[run.digest, run]] : [])));
            const reasons = Map.groupBy(skipped.values(), ({ end }) => endText(end));
            const why = [...reasons].map(([reason, some]) => reasons.size === 1 ? reason : `${some.length} ${reason}`);
            return [
                `${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(runs.length, 'run')}${ofEnds === 0 ? '' : `, ${ofEnds} of them on the ends`}`,
                ...(skipped.size === 0 ? [] : [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(skipped.size, 'build')} skipped (${why.join(', ')})`]),
            ].join('; ');
        }
        function outcomeTexts(findings) {
            const { result } = findings;
            switch (result.kind) {
                case 'found':
                    return [];
                case 'range':
                    return [
                        `The ${findings.session.plan.find.replace('-', ' ')} build is one of these ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(result.untested.length + 1, 'build')}; the others could not be tested.`,
                    ];
                case 'flaky':
                    return [
                        'The final check gave a different verdict than the search: the command is flaky.',
                        'Set `repeat` to run it several times on each build.',
                    ];
                case 'no-ends':
                    return noEndsTexts(result);
                case 'aborted':
                    return abortedTexts(result, findings);
            }
        }
        function noEndsTexts({ why, build }) {
            const name = (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(build.digest);
            switch (why) {
                case 'good-end-bad':
                    return [
                        `The good end fails too (${name}): the cause is your test, repository or environment, not the image.`,
                    ];
                case 'bad-end-good':
                    return [`The bad end passes (${name}), so there is nothing to bisect.`];
                case 'oldest-bad':
                    return [`The oldest known build is already bad (${name}): the failure is older than the history.`];
                case 'oldest-good':
                    return [`The oldest known build is already good (${name}): no older build is bad.`];
                case 'untested-end':
                    return [`An end could not be tested (${name}). Set \`good\` or \`bad\` to another build.`];
                case 'one-build':
                    return [`There is only one build (${name}), so there is nothing to bisect.`];
            }
        }
        function abortedTexts({ why, runs }, { session }) {
            const last = runs.at(-1);
            const end = endText(last?.end);
            switch (why) {
                case 'command-broken':
                    return [`A good and a bad build ended the same way (${end}): the cause is the command, not the image.`];
                case 'three-skips':
                    return [
                        `Three builds in a row could not be tested${last?.reason === 'control' ? ', and a good build no longer passes' : ''} (${end}). See the output below.`,
                    ];
                case 'signal':
                    return [`The last run was inconclusive (${end}). Use --resume to continue.`];
                case 'too-many-runs':
                    return [`No result after ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(session.runs.length, 'run')}. Use --resume with a higher --max-runs.`];
            }
        }
        const MOST_NAMED = 5;
        function remedyOf(findings) {
            const { result, session, diff } = findings;
            const pair = pairOf(findings);
            if (pair === undefined || result.kind === 'flaky')
                return undefined;
            const { image, tag, find } = session.plan;
            if (find === 'first-good') {
                if (result.kind === 'range')
                    return undefined;
                const note = `Fixed since ${pair.good.digest}; no deny entry is needed.`;
                return { rollback: undefined, deny: undefined, notes: [note] };
            }
            const first = result.kind === 'range' ? (result.untested[0] ?? pair.bad) : pair.bad;
            const from = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(first.at).replace('.000Z', 'Z');
            const back = diff?.advisories?.kind === 'known' ? diff.advisories.resolved.map(({ id }) => id) : [];
            const more = back.length - MOST_NAMED;
            const named = (0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.M)([...back.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]);
            return {
                rollback: `mooring pin --rollback ${pair.good.digest} --only '${image}:${tag}' --write`,
                deny: { image: `${image}:${tag}`, from },
                notes: back.length === 0
                    ? []
                    : [
                        `The last good build still has vulnerabilities that ${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(pair.bad.digest)} resolves: ${named}.`,
                    ],
            };
        }
        function denyLines({ deny }) {
            if (deny === undefined)
                return [];
            const { image, from } = deny;
            return [
                'pin:',
                '  deny: # add `until` once a build is good again',
                `    - image: '${image}'`,
                `      from: ${from}`,
                "      reason: 'fails since this build (found by bisect)'",
            ];
        }
        function warningText(warning) {
            if (warning.kind === 'not-monotone') {
                const [older, newer] = [warning.older, warning.newer].map(({ digest }) => (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(digest));
                return `The failure comes and goes: ${newer} is newer than ${older}, but has the verdict of the older end.`;
            }
            const { build, expected, wrong, runs, advice } = warning;
            const flaky = `The ${expected} end ${(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.VK)(build.digest)} had a different verdict in ${wrong} of ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_3__.U)(runs, 'run')}.`;
            if (advice === undefined)
                return `${flaky} Make the command reliable first.`;
            return `${flaky} Set \`repeat\` to ${advice.repeat} and \`bad-if\` to ${advice.badIf}.`;
        }
    }),
    69133: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            f: () => (openDiffer)
        });
        var _sbom_build_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94880);
        var _advisories_fetch_advisories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48143);
        var _create_differ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66904);
        var _read_build_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73581);
        var _sign_in_open_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23333);
        async function openDiffer(options) {
            const { config, endpoints } = options;
            const run = (0, _sign_in_open_run_js__WEBPACK_IMPORTED_MODULE_4__.I)({ ...options, tokenHosts: config.pin.tokenHosts });
            const contentOf = (0, _read_build_js__WEBPACK_IMPORTED_MODULE_3__.M)(run.contentOf);
            const [signatures, signedIn] = await Promise.all([
                run.signatures({ ...options, config: config.trust, contentOf }),
                run.platform(),
            ]);
            const registryHost = endpoints.registry;
            const packagesOf = (0, _sbom_build_packages_js__WEBPACK_IMPORTED_MODULE_0__.E)({ contentOf, registryHost, signedIn, signatures, listsAll: true });
            const advisoriesOn = signedIn && (0, _advisories_fetch_advisories_js__WEBPACK_IMPORTED_MODULE_1__.H3)(signedIn.vulnerabilities);
            const { source } = run;
            return { ...run, diff: (0, _create_differ_js__WEBPACK_IMPORTED_MODULE_2__.r)({ contentOf, packagesOf, advisoriesOn, source, registryHost }) };
        }
    }),
    51280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            c2: () => (statusOf),
            tg: () => (renderComparisons),
            xm: () => (wholeVerdict)
        });
        var _views_diff_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76497);
        var _views_diff_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58655);
        var _views_diff_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29409);
        function renderComparisons(comparisons, form, options) {
            const known = comparisons.flatMap(({ diff }) => (diff.kind === 'known' ? [diff.value] : []));
            const problems = comparisons.flatMap(({ diff, name }) => diff.kind === 'unknown' ? [`warning: ${name}: ${diff.problem.message}. ${diff.problem.hint}`] : []);
            const separator = form === 'json' ? '' : '\n';
            return { text: known.map((diff) => render(diff, form, options)).join(separator), problems };
        }
        function render(diff, form, options) {
            if (form === 'json')
                return (0, _views_diff_report_js__WEBPACK_IMPORTED_MODULE_1__.g)(diff);
            return form === 'markdown' ? (0, _views_diff_markdown_js__WEBPACK_IMPORTED_MODULE_0__.x)(diff, options) : (0, _views_diff_table_js__WEBPACK_IMPORTED_MODULE_2__.Y)(diff, options);
        }
        function wholeVerdict(comparisons) {
            const verdicts = new Set(comparisons.map(({ diff }) => (diff.kind === 'known' ? diff.value.verdict : 'unknown')));
            return WORST_FIRST.find((verdict) => verdicts.has(verdict)) ?? 'identical';
        }
        const WORST_FIRST = ['changed', 'unknown', 'rebuilt'];
        function statusOf(comparisons, { isExitCode }) {
            if (comparisons.some(({ diff }) => diff.kind === 'unknown'))
                return 2;
            if (!isExitCode)
                return 0;
            const verdict = wholeVerdict(comparisons);
            if (verdict === 'changed')
                return 1;
            return verdict === 'unknown' ? 2 : 0;
        }
    }),
    58504: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            compareBuilds: () => (compareBuilds)
        });
        var exec_command = __webpack_require__(59022);
        var directory_commit = __webpack_require__(81663);
        var work_tree = __webpack_require__(65706);
        var changed_images = __webpack_require__(14239);
        var errors = __webpack_require__(67872);
        var image_reference = __webpack_require__(65890);
        var fetched = __webpack_require__(65094);
        var read_trees = __webpack_require__(9527);
        var load_config = __webpack_require__(9882);
        var concurrency = __webpack_require__(49592);
        var digest = __webpack_require__(63691);
        var named_build = __webpack_require__(45207);
        var tag_history = __webpack_require__(17158);
        var pin_settings = __webpack_require__(21123);
        var printable = __webpack_require__(64865);
        var find_named_build = __webpack_require__(41828);
        var named_build_facts = __webpack_require__(83810);
        ;
        async function findBuilds({ reference: written, from, to, }, options) {
            const reference = readReference(written);
            const tag = (0, image_reference.yr)(reference);
            if (tag === undefined)
                throw unusable(written, 'it has a digest but no tag');
            const image = (0, pin_settings.Fw)(options.mirrors, reference);
            const facts = await tagFacts({ ...image, tag, digest: undefined }, options.source);
            const texts = [from === '' ? (reference.digest ?? 'pinned') : from, to === '' ? 'newest' : to];
            const named = { ...options, reference: { ...reference, tag } };
            const find = async (option, text) => {
                if (facts.kind === 'digest')
                    return findWithoutHistory(option, text, { ...named, newest: facts.digest });
                const found = await (0, find_named_build.V)(option, text, (0, named_build_facts.LX)({ ...named, history: facts.history }));
                for (const note of found.notes)
                    options.onNote(note);
                return found.build.digest;
            };
            const [first, second] = await Promise.all([find('from', texts[0]), find('to', texts[1])]);
            return { image, tag, from: first, to: second };
        }
        async function findReferences(references, { source, mirrors }) {
            const find = async (given) => {
                const reference = typeof given === 'string' ? readReference(given) : given;
                const upstream = { ...reference, ...(0, pin_settings.Fw)(mirrors, reference) };
                return { ...upstream, digest: reference.digest ?? (await newestDigest(upstream, source)) };
            };
            const [from, to] = await Promise.all([find(references.from), find(references.to)]);
            return {
                image: { host: from.host, path: from.path },
                tag: (0, image_reference.yr)(from),
                from: from.digest,
                to: to.digest,
                toImage: { host: to.host, path: to.path },
                toTag: (0, image_reference.yr)(to),
            };
        }
        async function newestDigest(reference, source) {
            const facts = await tagFacts(reference, source);
            const newest = facts.kind === 'digest' ? facts : (0, tag_history.Dz)(facts.history);
            if (newest === undefined)
                throw unusable((0, image_reference.vy)(reference), 'its tag has no builds');
            return newest.digest;
        }
        async function tagFacts(reference, source) {
            const { host, path } = reference;
            const facts = await source.tag({ host, path }, (0, image_reference.yr)(reference) ?? 'latest');
            if (facts.kind === 'known')
                return facts.value;
            const { code, hint, message } = facts.problem;
            throw new errors.OD(code, message, { hint });
        }
        async function findWithoutHistory(option, text, facts) {
            const named = (0, named_build.eP)(text);
            if (named?.kind === 'digest')
                return named.digest;
            if (named?.kind === 'back' && named.builds === 0)
                return facts.newest;
            const pin = named?.kind === 'pinned'
                ? (0, named_build_facts.nZ)(await (0, named_build_facts.Ch)(facts.tree, facts), facts)
                : `${facts.reference.host} has no tag history; use a digest, pinned or newest`;
            if ((0, digest.Bc)(pin))
                return pin;
            throw new errors.OD('config_usage_invalid', `${option}: ${pin}`);
        }
        function readReference(text) {
            const reading = (0, image_reference.bc)(text.trim());
            if (reading.kind === 'reference')
                return reading.reference;
            throw unusable(text, reading.reason);
        }
        function unusable(written, why) {
            return new errors.OD('config_usage_invalid', `"${(0, printable.g$)(written, 200)}" cannot be compared: ${why}`, {
                hint: 'Write a reference such as cgr.dev/acme/python:3.13.',
            });
        }
        var open_differ = __webpack_require__(69133);
        ;
        const IMAGES_IN_FLIGHT = 4;
        async function compareBuilds(inputs, world) {
            const { compared, github } = inputs;
            const { clock, directory, onWarning, signal } = world;
            if (compared.kind === 'branch')
                return compareBranch(compared.base, inputs, world);
            const command = (0, exec_command.pv)(signal);
            const tree = (0, work_tree.YT)(directory, command);
            const config = await (0, load_config.Z9)(tree);
            const trustedRoot = inputs['trusted-root'];
            const { diff, source, verify } = await (0, open_differ.f)({ ...world, config, tree, trustedRoot });
            const { mirrors } = config.pin;
            const file = compared.kind === 'builds' ? compared.file : undefined;
            const now = world.access.serverTime ?? clock.now();
            const facts = {
                ...world,
                github,
                source,
                mirrors,
                verify,
                tree,
                command,
                now,
                file,
                onNote: onWarning,
            };
            const sides = compared.kind === 'builds' ? await findBuilds(compared, facts) : await findReferences(compared, facts);
            const platforms = inputs.platform.length === 0 ? config.check.platforms : inputs.platform;
            const name = compared.kind === 'builds' ? compared.reference : `${compared.from} → ${compared.to}`;
            return [{ name, diff: await diff({ ...sides, platforms }) }];
        }
        async function compareBranch(base, inputs, world) {
            const { access, clock, directory, signal } = world;
            const command = (0, exec_command.pv)(signal);
            const head = (0, work_tree.YT)(directory, command);
            const opened = await (0, directory_commit.H)(directory, base, command);
            const trees = await (0, read_trees.i)({
                head,
                base: opened.tree,
                isChange: true,
                startedAt: access.serverTime ?? clock.now(),
                registry: world.endpoints.registry,
            });
            if (trees.before === undefined)
                throw new errors.OD('config_base_unreadable', `the files of the base commit ${opened.commit} are lost`);
            const { config } = trees.chosen;
            const { pin } = config;
            const { diff, source } = await (0, open_differ.f)({
                ...world,
                config,
                tree: trees.configTree,
                trustedRoot: inputs['trusted-root'],
            });
            const changes = groupChanges((0, changed_images.D)(trees.head, trees.before));
            return (0, concurrency.sf)([...changes.values()], IMAGES_IN_FLIGHT, async (same) => {
                const [{ from, to }] = same;
                const sides = await (0, fetched.G9)(findReferences({ from, to: to.reference }, { source, mirrors: pin.mirrors }));
                const own = to.platform === undefined ? config.check.platforms : [to.platform];
                const platforms = inputs.platform.length === 0 ? own : inputs.platform;
                return {
                    name: same.map(({ to: { file, line } }) => `${file}:${line}`).join(', '),
                    diff: sides.kind === 'unknown' ? sides : await diff({ ...sides.value, platforms }),
                };
            });
        }
        function groupChanges(changes) {
            const groups = new Map();
            for (const change of changes) {
                const { from, to } = change;
                const key = [(0, image_reference.Ys)(from), (0, image_reference.Ys)(to.reference), to.platform].join(' ');
                const same = groups.get(key);
                if (same === undefined)
                    groups.set(key, [change]);
                else
                    same.push(change);
            }
            return groups;
        }
    }),
    58655: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            g: () => (diffJson),
            o: () => (diffReport)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _text_json_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90676);
        var _diff_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10986);
        function diffJson(diff) {
            const { platforms, ...head } = diffReport(diff);
            return `${(0, _text_json_lines_js__WEBPACK_IMPORTED_MODULE_2__.iC)({ ...head }, { platforms })}\n`;
        }
        function diffReport(diff) {
            const { verdict, relation, distance, advisories, gonePlatforms, newPlatforms } = diff;
            return {
                schema: 'mooring.diff/v1',
                verdict,
                relation,
                from: reportedBuild(diff.from),
                to: reportedBuild(diff.to),
                distance: distance ?? null,
                compareUrl: diff.compareUrl ?? null,
                advisories: advisories === undefined ? null : reportedAdvisories(advisories),
                gonePlatforms,
                newPlatforms,
                platforms: diff.platforms.map(reportedPlatform),
            };
        }
        function reportedBuild({ image, tag, digest, builtAt }) {
            return { image, tag: tag ?? null, digest, builtAt: builtAt === undefined ? null : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(builtAt) };
        }
        function reportedPlatform(one) {
            const { platform, verdict, from, to, layers } = one;
            return {
                platform,
                verdict,
                from,
                to,
                packages: reportedPackages(one.packages),
                config: one.config.map(reportedConfig),
                dangers: one.dangers.map(({ danger, ...values }) => ({ danger, ...nullable(values) })),
                layers: {
                    shared: layers.shared.map(reportedLayer),
                    pulled: layers.pulled.map(reportedLayer),
                    fromSize: layers.fromSize,
                    toSize: layers.toSize,
                },
            };
        }
        function reportedLayer({ digest, size }) {
            return { digest, size };
        }
        function reportedPackages(packages) {
            if (packages.kind === 'unknown')
                return { state: 'unknown', why: packages.why };
            const changes = packages.changes.map(({ kind, type, name, architecture, origin, from, to }) => {
                return { kind, type, name, architecture: architecture ?? null, origin: origin ?? null, from, to };
            });
            const unchanged = Object.entries(packages.unchanged).toSorted(([one], [other]) => (one < other ? -1 : 1));
            return {
                state: 'known',
                isVerified: packages.hasUnverifiedSbom !== true,
                changes,
                unchanged: Object.fromEntries(unchanged),
            };
        }
        function reportedConfig({ field, name, from, to, isSecret, isRoutine, isElement, }) {
            const values = isSecret === true ? { from: null, to: null } : nullable({ from, to });
            return {
                field,
                name: name ?? null,
                change: (0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.de)({ from, to }),
                ...values,
                isSecret: isSecret === true,
                isRoutine: isRoutine === true,
                isElement: isElement === true,
            };
        }
        function nullable({ from, to }) {
            return { from: from ?? null, to: to ?? null };
        }
        function reportedAdvisories(advisories) {
            if (advisories.kind === 'unknown')
                return { state: 'unknown', why: advisories.why };
            const { resolved, introduced, stillOpen, hasUnverifiedSbom } = advisories;
            return { state: 'known', isVerified: hasUnverifiedSbom !== true, resolved, introduced, stillOpen };
        }
    }),
    29409: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Y: () => (diffTable)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51442);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64865);
        var _text_wrap_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45272);
        var _text_columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51873);
        var _diff_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10986);
        var _diff_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71231);
        var _package_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2337);
        const MOST = { ofPackage: 3, ofBuild: 10 };
        const LONGEST = 2_000;
        const DIGITS = 12;
        const NARROW = 30;
        function diffTable(diff, options) {
            const { width } = options;
            const lines = [
                ...hanging('', [diff.verdict, buildsText(diff), (0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.w4)(diff)].join('  '), width),
                ...(0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.N5)(diff).flatMap((note) => hanging('', note, width)),
                ...(0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.Im)(diff).flatMap((one) => hanging('! ', (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(one), width)),
                ...(0, _package_rows_js__WEBPACK_IMPORTED_MODULE_3__.Gs)(diff.platforms, options.isAll).flatMap((group) => [''].concat(platformLines(group, diff, options))),
                ...((0, _diff_parts_js__WEBPACK_IMPORTED_MODULE_4__.a)('advisories', options) ? advisoryLines(diff, options) : []),
                ...(diff.compareUrl === undefined ? [] : ['', `source changes: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(diff.compareUrl, 500)}`]),
            ];
            return lines.map((line) => `${line.trimEnd()}\n`).join('');
        }
        function buildsText({ relation, from, to }) {
            const [first, second] = [from, to].map(({ digest }) => (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.su)(digest, DIGITS));
            if (relation === 'other-image')
                return `${nameOf(from)} ${first} → ${nameOf(to)} ${second}`;
            if (relation === 'other-tag')
                return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(from.image)}  ${tagOf(from)} ${first} → ${tagOf(to)} ${second}`;
            const name = nameOf({ image: from.image, tag: from.tag ?? to.tag });
            return from.digest === to.digest ? `${name}  ${first}` : `${name}  ${first} → ${second}`;
        }
        function nameOf({ image, tag }) {
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(tag === undefined ? image : `${image}:${tag}`);
        }
        function tagOf({ tag }) {
            return (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(tag ?? 'no tag');
        }
        function platformLines({ lead, others }, diff, options) {
            const { width } = options;
            if (lead.verdict === 'identical')
                return [lead, ...others].map((one) => `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(`${one.platform}:`)} same manifest`);
            const [hasPackages, hasLayers] = [(0, _diff_parts_js__WEBPACK_IMPORTED_MODULE_4__.a)('packages', options), (0, _diff_parts_js__WEBPACK_IMPORTED_MODULE_4__.a)('layers', options)];
            const first = hasPackages ? `${lead.platform}: ${(0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.dv)(lead)}` : lead.platform;
            const sections = hasPackages ? (0, _package_rows_js__WEBPACK_IMPORTED_MODULE_3__.L4)(lead, diff, options.isAll) : [];
            return [
                ...hanging('', (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(first, 800), width),
                ...lead.dangers.flatMap((one) => hanging('! ', (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)((0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.XX)(one), 500), width)),
                ...sections.flatMap((section) => sectionLines(section, options)),
                ...((0, _diff_parts_js__WEBPACK_IMPORTED_MODULE_4__.a)('config', options) ? configLines(lead, options) : []),
                ...(hasLayers ? hanging('', `layers: ${(0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.Gm)(lead.layers)}`, width) : []),
                ...others.flatMap((one) => {
                    const layers = hasLayers ? `; ${(0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.Gm)(one.layers)}` : '';
                    return hanging('', `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(`${one.platform}:`)} same changes${layers}`, width);
                }),
            ];
        }
        function sectionLines({ type, rows, hidden }, options) {
            if (hidden > 0)
                return [`${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_5__.U)(hidden, `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(type)} package`)} changed; --all lists them`];
            const table = (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_6__.R)([
                ['', type === _package_rows_js__WEBPACK_IMPORTED_MODULE_3__.hY ? 'NAME' : `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(type)} NAME`, 'FROM', 'TO'],
                ...rows.map((row) => [
                    _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.C_[row.kind],
                    nameCell(row, type),
                    ...[row.from, row.to].map((version) => (version === '' ? '-' : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(version))),
                ]),
            ]);
            const column = Math.max(...table.map((line) => line.length)) + 2;
            const hasWhy = rows.some((row) => whyText(row, options) !== '');
            return table.flatMap((line, index) => {
                const row = rows[index - 1];
                if (row === undefined)
                    return [hasWhy ? `${line.padEnd(column)}WHY` : line];
                const lines = reasonLines(line.padEnd(column), whyText(row, options), options.width);
                const folded = row.folded.map((one) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(one)).join(', ');
                return folded === '' ? lines : lines.concat(hanging('   └ ', folded, options.width));
            });
        }
        function nameCell({ name, type }, section) {
            return type === section ? (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(name) : `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(name)} (${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(type)})`;
        }
        function reasonLines(before, why, width) {
            if (why === '' || width - before.length >= NARROW)
                return hanging(before, why, width);
            return [before, ...hanging('   ', why, width)];
        }
        function whyText({ resolves, introduces }, { isAll }) {
            const most = isAll ? Infinity : MOST.ofPackage;
            return [
                ...(resolves.length === 0 ? [] : [`resolves ${listText(resolves.map(ratedId), most)}`]),
                ...(introduces.length === 0 ? [] : [`introduces ${listText(introduces.map(ratedId), most)}`]),
            ].join('; ');
        }
        function ratedId({ id, severity }) {
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(id)} (${ratingText(severity)})`.replaceAll(' ', '\u00a0');
        }
        function ratingText({ rating, score }) {
            return score === null ? rating : `${rating} ${score.toFixed(1)}`;
        }
        function listText(entries, most) {
            const left = entries.length - most;
            return `${entries.slice(0, most).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
        }
        function configLines(platform, { width, isAll }) {
            const shown = platform.config.filter(({ isRoutine }) => isAll || isRoutine !== true);
            const subjects = (0, _text_columns_js__WEBPACK_IMPORTED_MODULE_6__.R)(shown.map((one) => [`  ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)((0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.tQ)(one))}`, '|']));
            const routine = isAll ? '' : (0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.wz)(platform);
            return [
                ...(shown.length === 0 ? [] : ['configuration']),
                ...shown.flatMap((one, index) => {
                    const subject = subjects[index]?.slice(0, -1) ?? '';
                    return reasonLines(subject, (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)((0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.kR)(one), LONGEST), width);
                }),
                ...(routine === '' ? [] : [`${routine}; --all lists all`]),
            ];
        }
        function advisoryLines(diff, { isAll, width }) {
            const { advisories } = diff;
            if (advisories === undefined)
                return [];
            const head = ['', ...hanging('', (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)((0, _diff_text_js__WEBPACK_IMPORTED_MODULE_1__.y5)(diff), 500), width)];
            if (advisories.kind === 'unknown')
                return head;
            const rowsOf = (title, found) => {
                const shown = isAll ? found : found.slice(0, MOST.ofBuild);
                const rows = shown.map((one, index) => [`  ${index === 0 ? title : ''}`].concat(factCells(one)));
                const left = found.length - shown.length;
                return left === 0 ? rows : [...rows, ['  ', `and ${left} more; --all lists them`]];
            };
            const { resolved, introduced, stillOpen } = advisories;
            const rows = [
                ...rowsOf('resolved', resolved),
                ...rowsOf('introduced', introduced),
                ...rowsOf('still open', stillOpen),
            ];
            return [...head, ...(0, _text_columns_js__WEBPACK_IMPORTED_MODULE_6__.R)(rows)];
        }
        function factCells({ id, severity, packages }) {
            return [(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(id), ratingText(severity), packages.map((name) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_2__.g$)(name)).join(', ')];
        }
        function hanging(before, text, width) {
            const indentation = ' '.repeat(before.length);
            return (0, _text_wrap_js__WEBPACK_IMPORTED_MODULE_7__.L)(text, width - before.length).map((line, index) => `${index === 0 ? before : indentation}${line.replaceAll('\u00a0', ' ')}`);
        }
    }),
    81663: shared[81663],
    7055: shared[7055],
    30371: shared[30371],
    64336: shared[64336],
    6966: shared[6966],
    22938: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            bisectCommand: () => (bisectCommand),
            diffCommand: () => (diffCommand),
            resolveCommand: () => (resolveCommand),
            runBisect: () => (runBisect),
            runDiff: () => (runDiff),
            runPin: () => (runPin),
            runResolve: () => (runResolve),
            verifyCommand: () => (verifyCommand),
            whoamiCommand: () => (whoamiCommand)
        });
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var instant = __webpack_require__(8726);
        var diff_report = __webpack_require__(58655);
        var json_lines = __webpack_require__(90676);
        var bisect_words = __webpack_require__(12734);
        ;
        function bisectJson(findings) {
            const { untested, runs, ...head } = bisectReport(findings);
            return `${(0, json_lines.iC)({ ...head }, { untested, runs })}\n`;
        }
        function bisectReport(findings) {
            const { session, result, notes, diff } = findings;
            const { image, tag, platform, find, command, candidates } = session.plan;
            const pair = (0, bisect_words.cF)(findings);
            const remedy = (0, bisect_words.SM)(findings);
            const reported = ({ digest, at }) => ({
                digest,
                builtAt: (0, instant.r4)(at),
                number: candidates.findIndex((one) => one.digest === digest) + 1,
            });
            return {
                schema: 'mooring.bisect/v1',
                status: result.kind,
                why: 'why' in result ? result.why : null,
                image,
                tag,
                platform: platform ?? null,
                find,
                command,
                builds: candidates.length,
                good: pair === undefined ? null : reported(pair.good),
                bad: pair === undefined ? null : reported(pair.bad),
                notes: [...notes, ...(remedy?.notes ?? [])],
                rollback: remedy?.rollback ?? null,
                deny: remedy?.deny ?? null,
                diff: diff === undefined ? null : (0, diff_report.o)(diff),
                untested: (result.kind === 'range' ? result.untested : []).map((build) => ({
                    digest: build.digest,
                    builtAt: (0, instant.r4)(build.at),
                    number: reported(build).number,
                    end: build.end === undefined ? null : reportedEnd(build.end),
                })),
                runs: session.runs.map(reportedRun),
            };
        }
        function reportedRun(run) {
            const { digest, verdict, reason, host, end, ms, at } = run;
            return { digest, verdict, reason, ...reportedEnd(end), milliseconds: ms, endedAt: (0, instant.r4)(at), host };
        }
        function reportedEnd(end) {
            return {
                end: end.kind,
                exitCode: end.kind === 'exit' ? end.code : null,
                signal: end.kind === 'signal' ? end.signal : null,
            };
        }
        var markdown = __webpack_require__(51065);
        var plural = __webpack_require__(51442);
        var diff_markdown = __webpack_require__(76497);
        ;
        function bisectMarkdown(findings) {
            const { session, diff, notes, result, tail } = findings;
            const { image, tag } = session.plan;
            const remedy = (0, bisect_words.SM)(findings);
            const sections = [
                `## ${(0, markdown.FV)(`${image}:${tag}`)} — ${titleOf(findings)}`,
                remedy?.rollback === undefined ? notesOf(remedy) : '',
                ...(0, bisect_words.N8)(findings).map((text) => (0, markdown.FV)(text)),
                buildTable(findings),
                `${(0, markdown.FV)((0, bisect_words.W2)(findings))}.`,
                ...notes.map((note) => (0, markdown.FV)(note)),
                reproduction(findings),
                result.kind === 'aborted' && tail.length > 0 ? `Last output:\n\n${(0, markdown.DV)('text', tail)}` : '',
                diff === undefined ? '' : `#${(0, diff_markdown.x)(diff, { isAll: false }).trimEnd()}`,
                remedy?.rollback === undefined
                    ? ''
                    : `### Workaround\n\nPin the last good build:\n\n${(0, markdown.DV)('sh', remedy.rollback.replace(/ (?=--(?:rollback|only|write))/g, ' \\\n  ').split('\n'))}`,
                remedy?.rollback === undefined ? '' : notesOf(remedy),
                remedy?.deny === undefined
                    ? ''
                    : `Skip the affected builds in \`.github/mooring.yml\`:\n\n${(0, markdown.DV)('yaml', (0, bisect_words.mN)(remedy))}`,
                runsSection(findings),
            ];
            return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
        }
        function notesOf(remedy) {
            return (remedy?.notes ?? []).map((note) => `**${(0, markdown.FV)(note)}**`).join('\n\n');
        }
        function titleOf(findings) {
            const { session, result } = findings;
            const pair = (0, bisect_words.cF)(findings);
            const what = session.plan.find.replace('-', ' ');
            if (pair === undefined)
                return result.kind === 'aborted' ? 'bisect aborted' : 'nothing to bisect';
            if (result.kind === 'flaky')
                return 'the command is flaky';
            return result.kind === 'range' ? `${what} build in a range` : `${what} build found`;
        }
        function buildTable(findings) {
            const { result, session } = findings;
            const pair = (0, bisect_words.cF)(findings);
            if (pair === undefined)
                return '';
            const [newer, older] = session.plan.find === 'first-bad' ? ['First bad', 'Last good'] : ['First good', 'Last bad'];
            const untested = result.kind === 'range' ? result.untested.toReversed() : [];
            const rows = [
                { name: newer, build: pair.newer, why: '' },
                ...untested.map((build) => ({ name: 'Not tested', build, why: `: ${(0, bisect_words.Z4)(build.end)}` })),
                { name: older, build: pair.older, why: '' },
            ];
            return (0, markdown.tp)(['', 'Digest', 'Build'], rows.map(({ name, build, why }) => [
                name.replace(' ', NO_BREAK),
                digestCell(build.digest),
                (0, markdown.FV)(`${(0, bisect_words.oD)(build, findings)}${why}`),
            ]));
        }
        function digestCell(digest) {
            return `<code>${(0, markdown.mo)(digest)}</code>`;
        }
        function reproduction({ session }) {
            const { command, platform, repeat } = session.plan;
            const hosts = new Set(session.runs.map(({ host }) => host));
            const words = command.map((word) => (/^[\w./:@{}=-]+$/.test(word) ? word : JSON.stringify(word)));
            const machines = [...hosts].slice(0, 3).map((host) => (0, markdown.aY)(host));
            return [
                `**Command**: ${(0, markdown.aY)(words.join(' '))}`,
                `**Platform**: ${platform === undefined ? 'chosen by the container runtime' : (0, markdown.aY)(platform)}`,
                `**Runs per build**: ${repeat}`,
                ...(machines.length === 0 ? [] : [`**Run on**: ${machines.join(', ')}`]),
            ].join('<br>');
        }
        const NO_BREAK = '\u00A0';
        const MOST_RUNS = 60;
        function runsSection({ session }) {
            const { runs } = session;
            if (runs.length === 0)
                return '';
            const rows = runs
                .slice(-MOST_RUNS)
                .map(({ digest, verdict, end, ms }) => [
                digestCell(digest),
                verdict,
                (0, markdown.FV)((0, bisect_words.Z4)(end)).replaceAll(' ', NO_BREAK),
                `${Math.round(ms / 1_000)}${NO_BREAK}s`,
            ]);
            const runTable = (0, markdown.tp)(['Digest', 'Verdict', 'Outcome', 'Time'], rows.map((row) => row.map(String)));
            return `<details><summary>${(0, plural.U)(runs.length, 'run')}</summary>\n\n${runTable}\n\n</details>`;
        }
        var printable = __webpack_require__(64865);
        var columns = __webpack_require__(51873);
        var diff_table = __webpack_require__(29409);
        ;
        function bisectText(findings, { width }) {
            const { result, diff, notes, tail } = findings;
            const remedy = (0, bisect_words.SM)(findings);
            const [isFixed, others] = remedy?.rollback === undefined ? [remedy?.notes ?? [], []] : [[], remedy.notes];
            const sections = [
                [...isFixed, ...(0, bisect_words.N8)(findings), ...buildLines(findings), (0, bisect_words.W2)(findings)],
                notes.map((note) => (0, printable.g$)(note)),
                result.kind === 'aborted' ? tail.map((line) => `  | ${(0, printable.g$)(line, 1_000)}`) : [],
                diff === undefined ? [] : [(0, diff_table.Y)(diff, { width, isAll: false }).trimEnd()],
                remedy?.rollback === undefined ? [] : ['To pin the last good build:', `  ${remedy.rollback}`, ...others],
                remedy?.deny === undefined
                    ? []
                    : [
                        'To skip the affected builds, in .github/mooring.yml:',
                        ...(0, bisect_words.mN)(remedy).map((line) => `  ${line}`),
                    ],
            ];
            const full = sections.filter((lines) => lines.length > 0);
            return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
        }
        function buildLines(findings) {
            const { result, session } = findings;
            const pair = (0, bisect_words.cF)(findings);
            if (pair === undefined)
                return [];
            const isBadNewer = session.plan.find === 'first-bad';
            const untested = result.kind === 'range' ? result.untested.toReversed() : [];
            return (0, columns.R)([
                [isBadNewer ? 'first bad' : 'first good', pair.newer.digest, (0, bisect_words.oD)(pair.newer, findings)],
                ...untested.map((build) => [
                    'not tested',
                    build.digest,
                    `${(0, bisect_words.oD)(build, findings)}: ${(0, bisect_words.Z4)(build.end)}`,
                ]),
                [isBadNewer ? 'last good' : 'last bad', pair.older.digest, (0, bisect_words.oD)(pair.older, findings)],
            ]);
        }
        var boundary = __webpack_require__(76149);
        ;
        const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
        async function withInterrupt(work) {
            const controller = new AbortController();
            const interrupt = () => controller.abort();
            for (const name of SIGNALS)
                process.on(name, interrupt);
            try {
                return (await work(controller.signal)) ?? 130;
            }
            catch (error) {
                if (controller.signal.aborted)
                    return 130;
                throw error;
            }
            finally {
                for (const name of SIGNALS)
                    process.off(name, interrupt);
            }
        }
        var runner_environment = __webpack_require__(9294);
        var service_inputs = __webpack_require__(4824);
        var write_summary = __webpack_require__(92985);
        var bisect_inputs = __webpack_require__(62230);
        ;
        const TITLE = 'Mooring bisect';
        async function runBisect() {
            await (0, boundary.C)(bisect);
        }
        async function bisect(context) {
            const { runner } = context;
            const { reference, run, ...inputs } = (0, service_inputs.Ko)(bisect_inputs.Cw, (name) => runner.input(name));
            const endpoints = (0, service_inputs.uY)(inputs);
            const environment = await (0, runner_environment.Q)(process.env);
            const { openAccess } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 62585));
            const signInAgain = async () => {
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
                return openAccess(context, { inputs, endpoints, environment, signal, title: TITLE });
            };
            const first = await signInAgain();
            if (first === undefined)
                return 0;
            const { bisectTag } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 71221));
            const directory = await (0, promises_.mkdtemp)((0, external_node_path_.join)(environment.temporaryDirectory, 'mooring-bisect-'));
            const script = (0, external_node_path_.join)(directory, 'run.sh');
            await (0, promises_.writeFile)(script, `${run}\n`);
            const status = await withInterrupt(async (interrupt) => {
                const bisected = await bisectTag({
                    ...context,
                    reference,
                    inputs: {
                        ...inputs,
                        state: (0, external_node_path_.join)(directory, 'state.jsonl'),
                        replay: '',
                        'log-dir': '',
                        plan: undefined,
                        verdicts: '',
                    },
                    switches: { resume: false, keepVerdicts: false, badIfKilled: false },
                    command: ['bash', '--noprofile', '--norc', '-eo', 'pipefail', script],
                    endpoints,
                    access: renewing(first, { clock: context.clock, signInAgain }),
                    github: (0, runner_environment.T)(environment, { ...context, token: inputs['github-token'] }),
                    variables: process.env,
                    directory: '.',
                    log: (line) => runner.info((0, printable.g$)(line, 1_000)),
                    relay: (lines) => {
                        for (const line of lines.split('\n'))
                            runner.info((0, printable.Fq)(`  | ${line}`));
                        return undefined;
                    },
                    signal: interrupt,
                });
                if (bisected.kind === 'finished')
                    return publish(bisected.findings, runner);
                if (bisected.kind !== 'no-history')
                    return undefined;
                runner.error('The registry keeps no history of this tag, so there is nothing to bisect.', {
                    title: TITLE,
                });
                return 1;
            });
            return status === 0 ? 0 : 1;
        }
        const RENEW_AFTER_MS = 30 * 60_000;
        function renewing(first, { clock, signInAgain, }) {
            let [access, since] = [Promise.resolve(first), clock.now()];
            return async () => {
                if (first.registryToken !== undefined && clock.now() - since >= RENEW_AFTER_MS)
                    [access, since] = [signInAgain().then((renewed) => renewed ?? first), clock.now()];
                return access;
            };
        }
        async function publish(findings, runner) {
            const { status, good, bad } = bisectReport(findings);
            for (const line of bisectText(findings, { width: 100 }).split('\n'))
                runner.info((0, printable.Fq)(line));
            runner.setOutput('status', status);
            runner.setOutput('first-bad', bad?.digest ?? '');
            runner.setOutput('last-good', good?.digest ?? '');
            runner.setOutput('result', bisectJson(findings));
            await (0, write_summary.S)(bisectMarkdown(findings), runner);
            return status === 'found' ? 0 : 1;
        }
        var errors = __webpack_require__(67872);
        var sign_in_access = __webpack_require__(4048);
        var run = __webpack_require__(71221);
        var cli_arguments = __webpack_require__(98213);
        var service_options = __webpack_require__(47773);
        ;
        const RUNS = 'RUN OPTIONS';
        const STATE = 'STATE OPTIONS';
        const BISECT_OPTIONS = [
            {
                name: 'good',
                value: 'BUILD',
                description: 'A good build; by default, older builds are tried until one is good.',
            },
            { name: 'bad', value: 'BUILD', description: 'A bad build; by default, the newest one.' },
            {
                name: 'find',
                value: 'WHAT',
                description: 'Find first-bad, or first-good for the build with the fix (default: by the order of the ends).',
                completion: ['first-bad', 'first-good'],
            },
            { name: 'file', value: 'FILE', description: 'File that `pinned` reads.', completion: 'file' },
            {
                name: 'platform',
                value: 'OS/ARCH',
                description: "Give the command the digest of this platform's manifest, such as linux/arm64.",
                completion: ['linux/amd64', 'linux/arm64'],
            },
            {
                name: 'candidates',
                value: 'WHAT',
                description: 'Try all builds (default), or take consecutive ones with the same manifest of the platform as one (content).',
                completion: ['builds', 'content'],
            },
            { name: 'json', description: 'Print one JSON object (schema/bisect.v1.json) instead of text.' },
            { name: 'markdown', description: 'Print the text of an issue in Markdown.' },
            { name: 'repeat', value: 'N', description: 'Runs per build (default: 1).', group: RUNS },
            {
                name: 'bad-if',
                value: 'WHICH',
                description: 'A build is bad if all its runs fail (all, default; for flaky tests), or if any fails (any; for rare failures).',
                completion: ['all', 'any'],
                group: RUNS,
            },
            {
                name: 'timeout',
                value: 'DURATION',
                description: 'Time limit per run, such as 10m or 90s (default: none). The command and its children are stopped.',
                group: RUNS,
            },
            {
                name: 'on-timeout',
                value: 'VERDICT',
                description: 'Verdict of a run that exceeds the time limit: bad (default) or skip.',
                completion: ['bad', 'skip'],
                group: RUNS,
            },
            {
                name: 'bad-if-killed',
                description: 'Treat exit status 137 and SIGKILL (out of memory) as bad instead of ending the session.',
                group: RUNS,
            },
            {
                name: 'max-runs',
                value: 'N',
                description: `Maximum number of runs (default: ${bisect_inputs.nD}).`,
                group: RUNS,
            },
            {
                name: 'log-dir',
                value: 'DIRECTORY',
                description: 'Write the output of each run to a file in this directory instead of standard error.',
                completion: 'directory',
                group: RUNS,
            },
            {
                name: 'state',
                value: 'FILE',
                description: 'File that keeps every run (default: mooring-bisect.jsonl).',
                completion: 'file',
                group: STATE,
            },
            { name: 'resume', description: 'Continue the session of the state file.', group: STATE },
            {
                name: 'replay',
                value: 'FILE',
                description: 'Continue with the runs of this state file, in which you can correct verdicts.',
                completion: 'file',
                group: STATE,
            },
            {
                name: 'keep-verdicts',
                description: 'Keep the verdicts of a state file although the command differs.',
                group: STATE,
            },
            {
                name: 'plan',
                value: 'K',
                description: 'Run nothing; print a job matrix for GitHub Actions with the builds that divide the remaining ones into K parts.',
                group: STATE,
            },
            {
                name: 'verdicts',
                value: 'PATH',
                description: 'With --plan: first add the verdicts of the jobs, a file or a directory of lines {"digest":"sha256:…","code":0}. ' +
                    'A build without one is skipped.',
                completion: 'file',
                group: STATE,
            },
            service_options.V9,
            ...service_options.P3.map((option) => option.name === 'timeout-seconds'
                ? Object.assign({}, option, {
                    description: 'Time limit of the lookups before and after the runs (default: 300).',
                })
                : option),
        ];
        ;
        const bisectCommand = {
            description: [
                'Runs COMMAND on builds of the tag REF, and finds the first build on which it fails: about 9 runs for 90 builds. ' +
                    'Both ends are tried first. COMMAND runs without a shell and without the tokens of Mooring; it gets the build as ' +
                    '{reference} (name:tag@digest), {image} (name@digest) and {digest} in its arguments, and as variables ' +
                    'MOORING_BISECT_REFERENCE, _IMAGE, _DIGEST, _TAG, _BUILT_AT, _PLATFORM, _STEP and _LEFT.',
            ],
            positional: { name: 'REF', isRequired: true, isRepeatable: false },
            program: 'COMMAND [ARG...]',
            options: BISECT_OPTIONS,
            sections: [
                {
                    title: 'ENDS',
                    content: [
                        { term: 'sha256:…', description: 'That build, or the build with that platform manifest.' },
                        {
                            term: '2026-05-01T00:00:00Z',
                            description: 'The build that the tag pointed to at that time; also as an age such as 30d.',
                        },
                        { term: 'newest, -12', description: 'The newest build, or the twelfth build before it.' },
                        { term: 'pinned', description: 'The build that the files of the current directory pin.' },
                        {
                            term: 'git:COMMIT',
                            description: 'The build that the files pinned at a commit; if unpinned, the build at that time.',
                        },
                        {
                            term: 'green[:BRANCH]',
                            description: 'The build with which the checks of the repository last passed; a hint only.',
                        },
                    ],
                },
                {
                    title: 'VERDICTS',
                    content: [
                        { term: '0', description: 'good' },
                        {
                            term: '1-124, 126, 127',
                            description: 'bad; 126 and 127 end the session if a good build has the same status.',
                        },
                        { term: '125', description: 'skip: the build cannot be tested. Docker returns it if a pull fails.' },
                        { term: '128 and more, a signal', description: 'no verdict: the session ends.' },
                    ],
                },
            ],
            variables: service_options.Yr,
            exitStatus: '0 if the first bad build is found, 1 if an end has the wrong verdict or there is nothing to bisect, 2 on a ' +
                'usage or configuration error, 3 if only a range is found or the command is flaky, 4 if the command aborted, 5 if a ' +
                'request failed, 130 if interrupted: --resume continues. With --plan, 0 also if builds are left to try.',
            examples: [
                {
                    command: "mooring bisect cgr.dev/acme/python:3.13 -- docker run --rm {image} python -c 'import ssl'",
                    description: 'Find the first build on which an import fails',
                },
                {
                    command: 'mooring bisect cgr.dev/acme/python:3.13 --good 30d --state py.jsonl -- docker run --rm {image}',
                    description: 'Start from the build of 30 days ago, with a state file of its own',
                },
            ],
            statusOf: (code) => (code === 'internal_bug' ? 1 : 5),
            run: async ({ values, positionals: [reference = ''], program }, context) => {
                const inputs = (0, service_options.Tt)(bisect_inputs.gi, values, context.variables);
                const isSet = (name) => values[name] === true;
                if (isSet('json') && isSet('markdown'))
                    throw new errors.OD('config_usage_invalid', '--json and --markdown contradict each other');
                const isContinued = isSet('resume') || inputs.replay !== '' || inputs.verdicts !== '';
                if (program?.[0] === undefined && !isContinued)
                    throw (0, cli_arguments.HN)(bisectCommand);
                if (inputs.verdicts !== '' && inputs.plan === undefined)
                    throw new errors.OD('config_usage_invalid', '--verdicts requires --plan with the value of that round');
                const access = (0, sign_in_access.r6)(context.variables);
                context.prepare();
                context.log(access.status);
                return withInterrupt(async (signal) => {
                    const bisected = await (0, run.bisectTag)({
                        ...context,
                        reference,
                        inputs,
                        switches: {
                            resume: isSet('resume'),
                            keepVerdicts: isSet('keep-verdicts'),
                            badIfKilled: isSet('bad-if-killed'),
                        },
                        command: program,
                        endpoints: (0, service_inputs.uY)(inputs),
                        access: () => Promise.resolve(access),
                        onSecret: () => undefined,
                        directory: '.',
                        relay: (lines) => context.relay(lines.replaceAll(/^/gm, '  | ')),
                        signal,
                    });
                    return report(bisected, { ...context, values, isPlanned: inputs.plan !== undefined });
                });
            },
        };
        const STATUS = {
            found: 0,
            'no-ends': 1,
            range: 3,
            flaky: 3,
            aborted: 4,
        };
        function report(bisected, { values, isPlanned, columns, print, log, }) {
            switch (bisected.kind) {
                case 'no-history':
                    log('mooring: the registry keeps no history of this tag, so there is nothing to bisect');
                    return 1;
                case 'interrupted':
                    log('Interrupted; finished runs are saved. Use --resume to continue.');
                    return undefined;
                case 'planned':
                    print(`${JSON.stringify({ include: bisected.builds })}\n`);
                    return 0;
                case 'finished': {
                    const { findings } = bisected;
                    if (isPlanned)
                        print('{"include":[]}\n');
                    else if (values['json'] === true)
                        print(bisectJson(findings));
                    else if (values['markdown'] === true)
                        print(bisectMarkdown(findings));
                    else
                        print(bisectText(findings, { width: columns }));
                    return STATUS[findings.result.kind];
                }
            }
        }
        var schemas = __webpack_require__(92857);
        var named_build = __webpack_require__(45207);
        var diff_parts = __webpack_require__(71231);
        var diff_run = __webpack_require__(58504);
        ;
        const List = schemas.YjP().transform((text) => text
            .split(/[,\n]/)
            .map((entry) => entry.trim())
            .filter((entry) => entry !== ''));
        const DiffInputs = {
            platform: List.pipe(schemas.YOg(schemas.YjP()
                .regex(/^[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?$/, 'must be platforms such as linux/arm64 or linux/arm/v7'))),
            only: List.pipe(schemas.YOg(schemas.k5n(diff_parts.t, `must be of ${diff_parts.t.join(', ')}`))),
        };
        const DiffActionInputs = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            ...DiffInputs,
            reference: schemas.YjP(),
            from: schemas.YjP(),
            to: schemas.YjP(),
            file: schemas.YjP(),
            base: schemas.YjP(),
            'github-token': schemas.YjP(),
            identity: schemas.euz('').or(service_inputs.nf),
            'when-unavailable': service_inputs.vI,
        });
        function readCompared({ reference, from, to, file, base, }) {
            if (base !== '' && reference + from + to + file === '')
                return { kind: 'branch', base };
            if (base === '' && reference !== '')
                return { kind: 'builds', reference, from, to, file: file === '' ? undefined : file };
            if (base + file === '' && from !== '' && to !== '')
                return { kind: 'references', from, to };
            throw new errors.OD('config_input_invalid', 'it is not clear what to compare', {
                hint: 'Set `reference` (with `from` and `to` as named builds, and `file`), or `from` and `to` as references, or `base` alone.',
            });
        }
        var render = __webpack_require__(51280);
        ;
        const DiffOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            ...DiffInputs,
            file: schemas.YjP(),
            base: schemas.YjP(),
        });
        const diffCommand = {
            description: [
                'Compares two references, or two builds of one tag: by default the digest in the reference or in the files, and the ' +
                    'newest build. Lists changes of packages, configuration, layers and advisories. Layers are not downloaded. ' +
                    'Advisories require MOORING_API_TOKEN.',
            ],
            positional: { name: 'REFERENCE', isRequired: false, isRepeatable: true },
            options: [
                { name: 'from', value: 'BUILD', description: `The first build of one REFERENCE: ${named_build.RI}.` },
                { name: 'to', value: 'BUILD', description: 'The second build of one REFERENCE (default: newest).' },
                {
                    name: 'file',
                    value: 'PATH',
                    description: 'The file to take the pin from, if several files pin REFERENCE differently.',
                    completion: 'file',
                },
                { name: 'pull-request', description: 'Compare each image that the branch changes.' },
                {
                    name: 'base',
                    value: 'REF',
                    description: 'With --pull-request: compare with the commit where the branch left REF (default: origin/HEAD).',
                },
                {
                    name: 'platform',
                    value: 'OS/ARCH',
                    description: 'The platforms to compare (default: those of the configuration file).',
                    completion: ['linux/amd64', 'linux/arm64'],
                    isList: true,
                },
                {
                    name: 'only',
                    value: 'PARTS',
                    description: `Show only these parts in text and Markdown: ${diff_parts.t.join(', ')}.`,
                    completion: diff_parts.t,
                    isList: true,
                },
                { name: 'all', description: 'List everything: folded packages, routine labels, and all advisories.' },
                { name: 'json', description: 'Print one JSON object per comparison (schema/diff.v1.json).' },
                { name: 'markdown', description: 'Print Markdown instead of text.' },
                { name: 'exit-code', description: 'Exit with 1 if packages or configuration differ.' },
                service_options.V9,
                ...service_options.P3,
            ],
            variables: service_options.Yr,
            exitStatus: '0 on success, 2 on failure. With --exit-code: 0 if the builds are identical or only rebuilt, 1 if they differ, 2 if ' +
                'packages could not be compared or a request failed.',
            examples: [
                { command: 'mooring diff cgr.dev/acme/nginx:1.29', description: 'Compare the pin with the newest build' },
                {
                    command: 'mooring diff cgr.dev/acme/nginx:1.29 --from 30d',
                    description: 'Compare the build of 30 days ago with the newest build',
                },
                {
                    command: 'mooring diff cgr.dev/acme/python:3.13 cgr.dev/acme/python:3.13-dev',
                    description: 'Compare the newest builds of two tags',
                },
                {
                    command: 'mooring diff --pull-request --base origin/main --markdown',
                    description: 'Compare the images that a branch changes',
                },
            ],
            statusOf: () => 2,
            run: async (args, context) => {
                const { columns, log, prepare, print, variables } = context;
                const compared = command_readCompared(args, variables);
                const { values } = args;
                if (values['json'] === true && values['markdown'] === true)
                    throw usage('--json and --markdown cannot be combined');
                const inputs = (0, service_options.Tt)(DiffOptions, values, variables);
                prepare();
                const world = (0, sign_in_access.xR)(context, inputs, '.');
                const comparisons = await (0, diff_run.compareBuilds)({ ...inputs, compared }, world);
                const form = values['json'] === true ? 'json' : values['markdown'] === true ? 'markdown' : 'text';
                const options = { isAll: values['all'] === true, parts: inputs.only, width: columns };
                const { text, problems } = (0, render.tg)(comparisons, form, options);
                for (const problem of problems)
                    log(problem);
                if (comparisons.length === 0)
                    log('The branch changes no image.');
                else if (world.access.apiToken === undefined)
                    log('Advisories were not compared: MOORING_API_TOKEN is not set.');
                print(text);
                return (0, render.c2)(comparisons, { isExitCode: values['exit-code'] === true });
            },
        };
        function command_readCompared({ positionals, values }, variables) {
            const text = (name) => (typeof values[name] === 'string' ? values[name].trim() : '');
            const isGiven = (...names) => names.some((name) => values[name] !== undefined);
            const [reference, other, ...more] = positionals;
            if (values['pull-request'] === true) {
                if (reference !== undefined || isGiven('from', 'to', 'file'))
                    throw usage('--pull-request takes no REFERENCE and no --from, --to or --file');
                const target = variables['GITHUB_BASE_REF'] ?? '';
                return { kind: 'branch', base: text('base') || `origin/${target === '' ? 'HEAD' : target}` };
            }
            if (isGiven('base'))
                throw usage('--base requires --pull-request');
            if (reference === undefined)
                throw usage('missing argument: REFERENCE, or --pull-request');
            if (more.length > 0)
                throw usage('expected at most two references');
            if (other === undefined) {
                const file = text('file');
                const builds = { from: text('from'), to: text('to'), file: file === '' ? undefined : file };
                return { kind: 'builds', reference, ...builds };
            }
            if (isGiven('from', 'to', 'file'))
                throw usage('--from, --to and --file require a single REFERENCE');
            return { kind: 'references', from: reference, to: other };
        }
        function usage(reason) {
            return new errors.OD('config_usage_invalid', reason, {
                hint: 'Run `mooring diff --help` to list its options.',
            });
        }
        var views_resolutions = __webpack_require__(22733);
        var resolution = __webpack_require__(42624);
        var build_rules = __webpack_require__(65004);
        var resolve_run = __webpack_require__(66611);
        ;
        const ResolveOptions = schemas.Ikc({ ...service_inputs.TT, ...service_inputs.Q5, ...build_rules._v });
        const resolveCommand = {
            description: [
                'Resolves each REFERENCE to a digest. A digest in the reference is ignored; its tag is resolved. The `pin` section ' +
                    'of .github/mooring.yml in the current directory applies: min-age, deny, registry-map, unknown-age, token-hosts.',
            ],
            positional: { name: 'REFERENCE', isRequired: true, isRepeatable: true },
            options: [
                {
                    name: 'as-of',
                    value: 'TIME|COMMIT',
                    description: 'Resolve as of a UTC time (2026-05-01T00:00:00Z), or the date of a commit in the current repository.',
                },
                {
                    name: 'min-age',
                    value: 'AGE',
                    description: 'Use the newest build at least this old, such as 3d or 12h.',
                },
                {
                    name: 'platform',
                    value: 'OS/ARCH',
                    description: "Resolve to this platform's manifest inside the image index, such as linux/arm64.",
                    completion: ['linux/amd64', 'linux/arm64'],
                },
                { name: 'json', description: 'Print one JSON object (schema/resolve.v1.json) instead of a table.' },
                service_options.V9,
                ...service_options.P3,
            ],
            variables: service_options.Yr,
            exitStatus: '0 on success, 1 if a reference cannot be resolved (the others are still printed), 2 on a usage or configuration ' +
                'error.',
            examples: [
                { command: 'mooring resolve cgr.dev/chainguard/static:latest', description: 'Resolve a tag' },
                {
                    command: 'mooring resolve --as-of 2026-05-01T00:00:00Z cgr.dev/chainguard/static:latest',
                    description: 'Resolve the build that a tag pointed to at a time',
                },
            ],
            run: async ({ values, positionals: reference }, context) => {
                const { log, print, variables } = context;
                const inputs = { ...(0, service_options.Tt)(ResolveOptions, values, variables), reference };
                const resolutions = await (0, resolve_run.lookUpReferences)(inputs, (0, sign_in_access.xR)(context, inputs, '.'));
                for (const one of resolutions.references) {
                    const warning = (0, views_resolutions.FA)(one);
                    if (warning !== undefined)
                        log(`warning: ${warning}`);
                }
                print(values['json'] === true ? `${(0, views_resolutions.Am)(resolutions)}\n` : (0, views_resolutions.wB)(resolutions));
                return (0, resolution.tT)(resolutions).length === 0 ? 0 : 1;
            },
        };
        var work_tree = __webpack_require__(65706);
        var digest = __webpack_require__(63691);
        var image_reference = __webpack_require__(65890);
        var pin_origin = __webpack_require__(84639);
        var image_list = __webpack_require__(50034);
        ;
        const VERIFY_RULES = [
            'foreign-digest',
            'other-tag',
            'platform-manifest',
            'not-verified',
            'no-history',
            'wrong-signer',
            'bad-signature',
            'unsigned',
            'signed-as-other',
            'signature-not-verified',
            'unread',
        ];
        const VERIFY_FAIL_ON = [
            'foreign-digest',
            'other-tag',
            'not-verified',
            'wrong-signer',
            'bad-signature',
        ];
        function defaultFailOn(mode) {
            return mode === 'require' ? [...VERIFY_FAIL_ON, 'unsigned', 'signature-not-verified'] : VERIFY_FAIL_ON;
        }
        function judgePins(found, failOn) {
            return found.map((pin) => {
                const rules = [ruleOf(pin.origin), pin.trust && signatureRule(pin.trust)].filter((one) => one !== undefined);
                const failing = rules.find((one) => failOn.includes(one));
                return { ...pin, rule: failing ?? rules[0], fails: failing !== undefined };
            });
        }
        function pinVerdict({ failOn, pins, unread }) {
            const fails = pins.some((pin) => pin.fails) || (unread.length > 0 && failOn.includes('unread'));
            return fails ? 'fail' : 'pass';
        }
        function unreadFiles(skipped) {
            return skipped.filter(({ code }) => (0, image_list.Sz)(code));
        }
        function ruleOf(origin) {
            switch (origin.kind) {
                case 'own':
                    return undefined;
                case 'foreign':
                    return 'foreign-digest';
                case 'not-verified':
                    return origin.code === 'no-history' ? 'no-history' : 'not-verified';
                case 'other-tag':
                case 'platform-manifest':
                    return origin.kind;
            }
        }
        function signatureRule({ kind }) {
            switch (kind) {
                case 'verified':
                case 'no-known-signer':
                    return undefined;
                case 'not-checked':
                case 'not-verifiable':
                    return 'signature-not-verified';
                case 'wrong-signer':
                case 'bad-signature':
                case 'unsigned':
                case 'signed-as-other':
                    return kind;
            }
        }
        var trust_text = __webpack_require__(49649);
        var signature = __webpack_require__(21567);
        ;
        function verificationJson(verification) {
            const { pins, unread, ...head } = verifyReport(verification);
            return `${(0, json_lines.iC)(head, { pins, unread })}\n`;
        }
        function verifyReport(verification) {
            const { at, failOn, pins, unread } = verification;
            return {
                schema: 'mooring.verify/v1',
                verifiedAt: (0, instant.r4)(at),
                verdict: pinVerdict(verification),
                failOn,
                pins: pins.map(reportedPin),
                unread: unread.map(({ file, line, code, reason }) => ({ file, line, code, reason })),
            };
        }
        function reportedPin({ image, tag, digest, rule, fails, origin, trust }) {
            const { file, line, column, written, reference } = image;
            return {
                file,
                line,
                column,
                written,
                reference: (0, image_reference.Ys)(reference),
                tag: tag ?? null,
                digest,
                rule: rule ?? null,
                fails,
                origin: reportedOrigin(origin),
                ...(trust === undefined ? {} : { signature: (0, signature.A)(trust) }),
            };
        }
        function reportedOrigin(origin) {
            if (origin.kind === 'foreign' || origin.kind === 'not-verified')
                return origin;
            const { since, until, ...rest } = origin;
            return {
                ...rest,
                since: (0, instant.r4)(since),
                until: until === undefined ? null : (0, instant.r4)(until),
            };
        }
        function verificationTable(verification) {
            const { failOn, pins, unread } = verification;
            const rows = pins.map((pin) => {
                const { file, line, reference } = pin.image;
                const name = `${(0, image_reference.vy)(reference)}${pin.tag === undefined ? '' : `:${pin.tag}`}`;
                return [signOf(pin), `${file}:${line}`, name, (0, digest.VK)(pin.digest), factsOf(pin)].map((cell) => (0, printable.g$)(cell, 1_200));
            });
            const sign = failOn.includes('unread') ? 'FAIL' : 'note';
            const files = unread.map((skip) => unreadText(skip, sign));
            return [...(0, columns.R)(rows), ...files, ...signerLines(pins), verdictText(verification)]
                .map((line) => `${line}\n`)
                .join('');
        }
        function factsOf(pin) {
            const { origin, trust } = pin;
            if (trust === undefined)
                return originText(pin);
            if (isSameFailure(origin, trust))
                return `${originText(pin)}. ${(0, trust_text.fB)(trust)}`;
            return `${originText(pin)}; ${pinSignature(trust)}`;
        }
        function isSameFailure(origin, trust) {
            return (origin.kind === 'not-verified' && trust.kind === 'not-checked' && trust.problem.message === origin.reason);
        }
        function pinSignature(trust) {
            if (trust.kind === 'verified') {
                return trust.signedAt === undefined ? 'signed' : `signed on ${(0, instant.im)(trust.signedAt)}`;
            }
            const rule = signatureRule(trust);
            return rule === undefined
                ? trust_text.vs[trust.kind]
                : `${rule}: it ${(0, trust_text.fr)(trust)}. ${(0, trust_text.fB)(trust)}`;
        }
        function signerLines(pins) {
            const signers = pins.flatMap(({ trust }) => (trust?.kind === 'verified' ? [(0, trust_text.S)(trust.signer)] : []));
            return [...Map.groupBy(signers, (signer) => signer)].map(([signer, of]) => `Signed by ${(0, printable.g$)(signer, 600)} (${(0, plural.U)(of.length, 'pin')}).`);
        }
        function signOf({ fails, rule }) {
            if (fails)
                return 'FAIL';
            if (rule === undefined)
                return 'ok';
            return rule === 'no-history' ? 'note' : 'warn';
        }
        function originText({ origin, tag }) {
            switch (origin.kind) {
                case 'own':
                    return tag === undefined
                        ? `a build of tag ${origin.tag}, ${(0, pin_origin.JX)(origin)}`
                        : `a build of this tag, ${(0, pin_origin.JX)(origin)}`;
                case 'other-tag':
                    return `other-tag: a build of tag ${origin.tag}, ${(0, pin_origin.JX)(origin)}, never of this tag`;
                case 'platform-manifest':
                    return `platform-manifest: the ${origin.platform} manifest of build ${(0, digest.VK)(origin.index)} of this tag, ${(0, pin_origin.JX)(origin)}`;
                case 'foreign':
                    return `foreign-digest: not a build of any of its ${(0, plural.U)(origin.tags, 'tag')}${origin.isInRegistry ? '' : ', and not in the registry'}`;
                case 'not-verified':
                    return origin.code === 'no-history'
                        ? `no-history: ${origin.reason}`
                        : `not-verified (${origin.code}): ${origin.reason}`;
            }
        }
        function unreadText({ file, line, reason }, sign) {
            return `${sign}  ${(0, printable.g$)(file)}:${line}  unread: ${(0, printable.g$)(reason, 600)}`;
        }
        function verdictText(verification) {
            const { pins, unread } = verification;
            if (pins.length === 0 && unread.length === 0)
                return 'No pins to verify.';
            const own = pins.filter(({ rule }) => rule === undefined).length;
            const byRule = Map.groupBy(pins, ({ rule }) => rule);
            const others = [...byRule].flatMap(([rule, of]) => (rule === undefined ? [] : [`${of.length} ${rule}`]));
            const files = unread.length === 0 ? [] : [`${unread.length} unread`];
            const counts = [`${own} of ${(0, plural.U)(pins.length, 'pin')} verified`, ...others, ...files].join(', ');
            return `${pinVerdict(verification) === 'pass' ? 'Passed' : 'Failed'}: ${counts}.${unknownText(pins)}`;
        }
        function unknownText(pins) {
            const known = pins.flatMap(({ image, trust }) => trust === undefined ? [] : [{ name: (0, image_reference.vy)(image.reference), trust }]);
            const images = new Set(known.map(({ name }) => name)).size;
            const unknown = new Set(known.flatMap(({ name, trust }) => (trust.kind === 'no-known-signer' ? [name] : []))).size;
            return unknown === 0
                ? ''
                : ` ${unknown} of ${(0, plural.U)(images, 'image')} ${unknown === 1 ? 'has' : 'have'} no known signer.`;
        }
        var pin_settings = __webpack_require__(21123);
        var load_config = __webpack_require__(9882);
        var exec_command = __webpack_require__(59022);
        var open_run = __webpack_require__(23333);
        var find_tags_of_digest = __webpack_require__(15504);
        var concurrency = __webpack_require__(49592);
        var list_images = __webpack_require__(19003);
        var verify_pins = __webpack_require__(87134);
        ;
        async function verifyDirectory(inputs, world) {
            const { clock, directory, onWarning, signal } = world;
            const tree = (0, work_tree.YT)(directory, (0, exec_command.pv)(signal));
            const { pin, trust: config } = await (0, load_config.Z9)(tree);
            const run = (0, open_run.I)({ ...world, tokenHosts: pin.tokenHosts });
            const [signatures, signedIn] = await Promise.all([
                run.signatures({ config, tree, trustedRoot: inputs['trusted-root'], onWarning }),
                run.platform(),
            ]);
            return verifyTree({
                tree,
                now: clock.now(),
                registry: world.endpoints.registry,
                verify: { ...run.verify, ...(signedIn && { tagsOfDigest: (0, find_tags_of_digest.G)(signedIn.platform) }) },
                mirrors: pin.mirrors,
                failOn: inputs['fail-on'] ?? defaultFailOn(config.signatures),
                verifyBuild: signatures?.verifyBuild,
            });
        }
        async function verifyTree(options) {
            const { tree, now, registry, verify, mirrors, failOn, verifyBuild } = options;
            const { images, skipped } = await (0, list_images.v)({
                tree,
                now,
                ...(registry === undefined ? {} : { registry }),
            });
            const listed = images.map((image) => ({ image, reference: upstreamReference(image, mirrors) }));
            const references = listed.map(({ reference }) => reference);
            const origins = await (0, verify_pins._)(references, verify);
            const found = listed.flatMap(({ image, reference }) => {
                const origin = origins.get((0, pin_origin.D6)(reference));
                const { digest, tag } = reference;
                return digest === undefined || origin === undefined ? [] : [{ image, reference, tag, digest, origin }];
            });
            const pins = await (0, concurrency.sf)(found, concurrency.Ri, async ({ reference, ...pin }) => {
                const index = pin.origin.kind === 'platform-manifest' ? pin.origin.index : undefined;
                const isAbsent = pin.origin.kind === 'foreign' && !pin.origin.isInRegistry;
                const trust = isAbsent ? undefined : await verifyBuild?.(reference, pin.digest, index);
                return trust === undefined ? pin : { ...pin, trust };
            });
            return { at: now, failOn, pins: judgePins(pins, failOn), unread: unreadFiles(skipped) };
        }
        function upstreamReference(image, mirrors) {
            const { reference } = image;
            return { ...reference, ...(0, pin_settings.Fw)(mirrors, reference), tag: (0, image_list.Q9)(image) };
        }
        var option_input = __webpack_require__(53751);
        ;
        const FAIL_ON = { name: 'fail-on', kind: 'list', what: 'rule', values: VERIFY_RULES };
        const VerifyInputs = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            'fail-on': (0, option_input.q)(FAIL_ON),
        });
        const RULE_HELP = {
            'foreign-digest': 'The digest is not a build of any tag of its image; all tags were searched.',
            'other-tag': 'The digest is a build of another tag of its image.',
            'platform-manifest': 'The digest is the manifest of one platform and runs only there.',
            'not-verified': 'The registry refused, was unreachable, or the search exceeded its limit.',
            'no-history': 'The registry has no tag history, so the digest cannot be verified.',
            'wrong-signer': 'The build is signed, but not by a trusted signer of its image.',
            'bad-signature': 'The signatures of the build are forged, malformed or about another digest.',
            unsigned: 'The build has no signature, and its image has a known signer (fails if signatures are required).',
            'signed-as-other': 'The build is signed by a trusted signer as another image.',
            'signature-not-verified': 'The signatures of the build could not be fetched or verified (fails if signatures are required).',
            unread: 'A file that can contain pins could not be read.',
        };
        const verifyCommand = {
            description: [
                'Verifies that each pinned digest in the files in DIRECTORY (default: the current directory) belonged to its tag, ' +
                    'and that its build is signed by a trusted signer. A digest can also be a build of another tag, the manifest of one platform, or not a build of any ' +
                    'tag. With MOORING_API_TOKEN, other tags are found faster.',
            ],
            positional: cli_arguments.Md,
            options: [
                {
                    name: 'fail-on',
                    value: 'RULES',
                    description: `Rules that give exit status 1, or none (default: ${VERIFY_FAIL_ON.join(',')}).`,
                    completion: ['none', ...VERIFY_RULES],
                    isList: true,
                },
                { name: 'json', description: 'Print one JSON object (schema/verify.v1.json) instead of a table.' },
                service_options.V9,
                ...service_options.P3,
            ],
            sections: [
                {
                    title: 'RULES',
                    content: VERIFY_RULES.map((rule) => ({ term: rule, description: RULE_HELP[rule] })),
                },
            ],
            variables: service_options.Yr,
            exitStatus: '0 if every pin is verified, 1 if a rule of --fail-on applies, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring verify', description: 'Verify the pins of the current directory' },
                {
                    command: 'mooring verify --fail-on foreign-digest,not-verified',
                    description: 'Accept digests that are builds of another tag',
                },
            ],
            run: async ({ values, positionals }, context) => {
                const directory = (0, external_node_path_.resolve)((0, cli_arguments.gZ)(positionals));
                await (0, work_tree.T)(directory);
                const inputs = (0, service_options.Tt)(VerifyInputs, values, context.variables);
                const verification = await verifyDirectory(inputs, (0, sign_in_access.xR)(context, inputs, directory));
                context.print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
                return pinVerdict(verification) === 'pass' ? 0 : 1;
            },
        };
        var call = __webpack_require__(93893);
        var identity_access_routes = __webpack_require__(8092);
        var sign_in_routes = __webpack_require__(8216);
        var transport_endpoints = __webpack_require__(13743);
        var id_token = __webpack_require__(34394);
        var claim_match = __webpack_require__(52949);
        ;
        function whoAmIText({ platform, job }, defaultAudience) {
            const lines = [
                ...(platform === undefined
                    ? []
                    : [
                        `MOORING_API_TOKEN is ${(0, printable.g$)(platform.token.sub ?? 'a token without a subject', 120)}${until(platform.token.expiresAt)}.`,
                        ...(platform.known === undefined ? [] : describeKnown(platform.known, defaultAudience)),
                    ]),
                ...(job === undefined
                    ? []
                    : [
                        'Claims of the OIDC token of this job:',
                        ...(0, id_token.Z)(job.claims).map((line) => `  ${line}`),
                        ...(job.signedInAs === undefined
                            ? ['Use --identity UID to try to sign in as an identity.']
                            : [
                                `Signed in as identity ${job.signedInAs.uid}.`,
                                ...describeKnown(job.signedInAs, defaultAudience),
                            ]),
                    ]),
            ];
            return `${lines.join('\n')}\n`;
        }
        function until(end) {
            return end === undefined ? '' : `, expires ${(0, instant.r4)(end)}`;
        }
        function describeKnown({ identity, roles }, defaultAudience) {
            return [
                ...(identity === undefined
                    ? ['  (cannot read its own identity)']
                    : [
                        `  name: ${(0, printable.g$)(identity.name, 100)}`,
                        ...(0, claim_match.yb)(identity.claimMatch ?? {}, defaultAudience).map(([field, value]) => `  ${(0, printable.g$)(field, 80)}: ${(0, printable.g$)(value, 300)}`),
                    ]),
                roles === undefined
                    ? '  (cannot list its roles)'
                    : `  roles: ${roles.length === 0 ? 'none' : (0, printable.g$)(roles.join(', '), 300)}`,
            ];
        }
        var identity_access_client = __webpack_require__(39661);
        var token_exchange = __webpack_require__(48434);
        var jwt_claims = __webpack_require__(74130);
        var sign_in = __webpack_require__(47319);
        ;
        async function whoAmI(options) {
            const { call, apiToken, identity } = options;
            const iam = apiToken === undefined ? undefined : (0, identity_access_client.createIdentityAccessClient)({ call, token: apiToken });
            const platform = iam === undefined || apiToken === undefined ? undefined : await readPlatform(apiToken, iam);
            const wanted = iam === undefined || identity === undefined ? undefined : await readIfAllowed(iam, identity);
            return { platform, job: await readJob(options, wanted) };
        }
        async function readPlatform(token, iam) {
            const claims = (0, jwt_claims.zA)(token.reveal());
            return { token: claims, known: claims.sub === undefined ? undefined : await readKnown(iam, claims.sub) };
        }
        async function readJob(options, wanted) {
            const { call, endpoints, request, identity, onSecret } = options;
            if (request === undefined)
                return undefined;
            const source = { requestUrl: request.url, requestToken: request.token };
            const minted = await (0, token_exchange.nT)(call, { ...source, audience: (0, transport_endpoints.P5)(endpoints) });
            onSecret(minted.token);
            if (identity === undefined)
                return { claims: minted.claims, signedInAs: undefined };
            const signIn = { ...options, ...source, identity, claimMatch: wanted?.claimMatch };
            const [session] = await (0, sign_in._)([endpoints.apiUrl], signIn);
            if (session === undefined)
                throw new errors.OD('internal_bug', 'an audience is missing');
            const own = (0, identity_access_client.createIdentityAccessClient)({ call, token: session.token });
            return { claims: minted.claims, signedInAs: await readKnown(own, identity) };
        }
        async function readKnown(iam, uid) {
            const [identity, bindings] = await Promise.all([
                readIfAllowed(iam, uid),
                orUndefined(Array.fromAsync(iam.roleBindings.list({ identity: uid }))),
            ]);
            const roles = bindings?.map(({ role }) => role?.name ?? 'a role without a name').sort();
            return { uid, identity, roles };
        }
        async function readIfAllowed(iam, uid) {
            return orUndefined(iam.identities.get(uid));
        }
        const UNSEEN = new Set([
            'auth_forbidden',
            'platform_not_found',
            'platform_invalid_request',
        ]);
        async function orUndefined(reading) {
            try {
                return await reading;
            }
            catch (error) {
                if (error instanceof errors.OD && UNSEEN.has(error.code))
                    return undefined;
                throw error;
            }
        }
        var oidc_request = __webpack_require__(22887);
        ;
        const WhoAmIInputs = schemas.Ikc({ ...service_inputs.TT, identity: schemas.KCZ([schemas.euz(''), service_inputs.nf]) });
        const whoamiCommand = {
            description: [
                'Shows who you are: the identity of the platform token in MOORING_API_TOKEN, and in a job with `id-token: write` the ' +
                    'claims of its OIDC token. Tokens are never printed.',
            ],
            options: [
                {
                    name: 'identity',
                    value: 'UID',
                    description: 'Also sign in as this identity; if it rejects the job, show the differences and the fix. MOORING_API_TOKEN is ' +
                        'used to read the identity.',
                },
                ...service_options.P3,
            ],
            variables: service_options.Yr.slice(0, 1),
            exitStatus: '0 on success, 1 if there is no token or it is rejected, 2 on a usage or configuration error.',
            examples: [
                {
                    command: 'mooring whoami',
                    description: 'Show the identity of MOORING_API_TOKEN, or the claims of a job',
                },
                {
                    command: 'mooring whoami --identity UID',
                    description: 'In a job, find out why an identity rejects it',
                },
            ],
            run: async ({ values }, { clock, send, variables, print }) => {
                const inputs = (0, service_options.Tt)(WhoAmIInputs, values, variables);
                const endpoints = (0, service_inputs.uY)(inputs);
                const found = (0, oidc_request.M)(await (0, runner_environment.Q)(variables));
                const { apiToken } = (0, sign_in_access.r6)(variables);
                if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
                    throw explainMissingToken(found.error, {
                        isJob: variables['GITHUB_ACTIONS'] === 'true',
                        triesIdentity: inputs.identity !== '',
                        apiUrl: endpoints.apiUrl,
                    });
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
                const routes = { ...sign_in_routes.H, ...identity_access_routes.identityAccessRoutes };
                const self = await whoAmI({
                    call: (0, call.u)({ send, clock, endpoints, signal, routes }),
                    clock,
                    endpoints,
                    apiToken,
                    request: found.kind === 'request' ? found : undefined,
                    identity: inputs.identity === '' ? undefined : inputs.identity,
                    onSecret: () => undefined,
                });
                print(whoAmIText(self, (0, transport_endpoints.P5)(endpoints)));
                return 0;
            },
        };
        function explainMissingToken(cause, { isJob, triesIdentity, apiUrl }) {
            if (isJob)
                return cause;
            if (triesIdentity)
                return new errors.OD('config_usage_invalid', '--identity works only in GitHub Actions', {
                    hint: 'Remove --identity to show the identity of MOORING_API_TOKEN.',
                });
            const hint = `Run \`export MOORING_API_TOKEN="$(${(0, sign_in_access.xJ)(apiUrl)})"\`.`;
            return new errors.OD('auth_credentials_missing', 'MOORING_API_TOKEN is not set', { hint });
        }
        ;
        async function runDiff() {
            await (0, boundary.C)(diff);
        }
        async function diff(context) {
            const { runner } = context;
            const inputs = (0, service_inputs.Ko)(DiffActionInputs, (name) => runner.input(name));
            const compared = readCompared(inputs);
            const environment = await (0, runner_environment.Q)(process.env);
            const { openJobWorld } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 62585));
            const world = await openJobWorld(context, { inputs, environment, title: 'Mooring diff' });
            if (world === undefined)
                return 0;
            const github = (0, runner_environment.T)(environment, { ...context, token: inputs['github-token'] });
            const { compareBuilds } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 58504));
            const comparisons = await compareBuilds({ ...inputs, compared, github }, world);
            const { publishComparisons } = await __webpack_require__.e(993).then(__webpack_require__.bind(__webpack_require__, 90993));
            return publishComparisons(comparisons, { runner, environment, parts: inputs.only });
        }
        var github_repository = __webpack_require__(6966);
        ;
        function gitHubBranches(repository) {
            const { github, call, place } = repository;
            return {
                readBranch: (name) => readBranch(repository, name),
                listBranches: async (prefix) => {
                    const purpose = `list the branches like ${prefix}`;
                    const found = await call(purpose, (request) => github.rest.git.listMatchingRefs({ ...place, ref: `heads/${prefix}`, request }));
                    return (0, github_repository.u)(found, purpose).map(({ ref, object }) => ({
                        name: ref.replace(/^refs\/heads\//, ''),
                        commit: object.sha,
                    }));
                },
                createBranch: async (name, commit) => {
                    const purpose = `create the branch ${name}`;
                    const outcome = await call(purpose, (request) => github.rest.git.createRef({ ...place, ref: `refs/heads/${name}`, sha: commit, request }), { repeatable: false });
                    if (outcome.kind === 'unsure')
                        return 'unsure';
                    const isInvalid = outcome.kind === 'refused' && outcome.refusal.status === 422;
                    if (isInvalid && (await readBranch(repository, name)) !== undefined)
                        return 'exists';
                    (0, github_repository.u)(outcome, purpose);
                    return 'created';
                },
                moveBranch: async (name, { from, to }) => (await setBranch(repository, name, { from, to })) ? 'moved' : 'changed',
                deleteBranch: async (name, from) => (await setBranch(repository, name, { from, to: undefined })) ? 'deleted' : 'changed',
            };
        }
        async function readBranch({ github, call, place }, name) {
            const purpose = `read the branch ${name}`;
            const outcome = await call(purpose, (request) => github.rest.git.getRef({ ...place, ref: `heads/${name}`, request }));
            if (outcome.kind === 'refused' && outcome.refusal.status === 404)
                return undefined;
            return (0, github_repository.u)(outcome, purpose).object.sha;
        }
        async function setBranch(repository, name, move) {
            const found = await readBranch(repository, name);
            if (found !== move.from)
                return found === move.to;
            if (await compareAndSet(repository, name, move))
                return true;
            const left = await readBranch(repository, name);
            if (left !== move.from)
                return left === move.to;
            return force(repository, name, move);
        }
        const NO_COMMIT = '0'.repeat(40);
        const UPDATE_REFS = `mutation ($repository: ID!, $name: GitRefname!, $before: GitObjectID!, $after: GitObjectID!) {
  updateRefs(input: {
    repositoryId: $repository
    refUpdates: [{ name: $name, beforeOid: $before, afterOid: $after, force: true }]
  }) { clientMutationId }
}`;
        async function compareAndSet({ github, call, place }, name, { from, to }) {
            const repository = await call('read the repository', (request) => github.rest.repos.get({ ...place, request }));
            if (repository.kind !== 'answer')
                return false;
            const variables = {
                repository: repository.answer.node_id,
                name: `refs/heads/${name}`,
                before: from,
                after: to ?? NO_COMMIT,
            };
            const outcome = await call(`move the branch ${name}`, async (request) => {
                await github.graphql(UPDATE_REFS, { ...variables, request });
                return { status: 200, data: {} };
            }, { repeatable: false });
            return outcome.kind === 'answer';
        }
        async function force(repository, name, { from, to }) {
            const { github, call, place } = repository;
            const ref = { ...place, ref: `heads/${name}` };
            const purpose = `${to === undefined ? 'delete' : 'move'} the branch ${name}`;
            const outcome = await call(purpose, (request) => to === undefined
                ? github.rest.git.deleteRef({ ...ref, request })
                : github.rest.git.updateRef({ ...ref, sha: to, force: true, request }));
            if (outcome.kind === 'refused') {
                const left = await readBranch(repository, name);
                if (left !== from)
                    return left === to;
            }
            (0, github_repository.u)(outcome, purpose);
            return true;
        }
        ;
        const MOST_BYTES = 4 * 1024 * 1024;
        function gitHubObjects(repository) {
            const { github, call, place } = repository;
            return {
                readCommit: async (commit) => {
                    const purpose = `read the commit ${commit.slice(0, 12)}`;
                    const outcome = await call(purpose, (request) => github.rest.git.getCommit({ ...place, commit_sha: commit, request }));
                    return toCommit((0, github_repository.u)(outcome, purpose));
                },
                listCommitsBeyond: async (base, head) => {
                    const purpose = `compare ${base.slice(0, 12)} with ${head.slice(0, 12)}`;
                    const outcome = await call(purpose, (request) => github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, request }));
                    if (outcome.kind === 'refused' && outcome.refusal.status === 404)
                        return undefined;
                    const { ahead_by: ahead, commits } = (0, github_repository.u)(outcome, purpose);
                    if (commits.length < ahead)
                        return undefined;
                    return commits.map(({ sha, commit, parents }) => toCommit({ ...commit, sha, parents }));
                },
                readBlob: async (blob) => {
                    const purpose = `read the blob ${blob.slice(0, 12)}`;
                    const outcome = await call(purpose, (request) => github.rest.git.getBlob({ ...place, file_sha: blob, request }));
                    return Buffer.from((0, github_repository.u)(outcome, purpose).content, 'base64');
                },
                writeTree: async (base, files) => {
                    let tree = base;
                    for (const part of inParts(files))
                        tree = await writePart(repository, tree, part);
                    return tree;
                },
                writeCommit: async ({ message, tree, parent }) => {
                    const purpose = 'write the commit';
                    const outcome = await call(purpose, (request) => github.rest.git.createCommit({ ...place, message, tree, parents: [parent], request }));
                    return toCommit((0, github_repository.u)(outcome, purpose));
                },
            };
        }
        async function writePart(repository, base, files) {
            const { github, call, place } = repository;
            const purpose = `write a tree with ${files.length} files`;
            const entries = [];
            for (const file of files)
                entries.push(await treeEntry(repository, file));
            const outcome = await call(purpose, (request) => github.rest.git.createTree({ ...place, base_tree: base, tree: entries, request }));
            return (0, github_repository.u)(outcome, purpose).sha;
        }
        async function writeBlob({ github, call, place }, { path, bytes }) {
            const purpose = `write ${path}`;
            const content = Buffer.from(bytes).toString('base64');
            const outcome = await call(purpose, (request) => github.rest.git.createBlob({ ...place, content, encoding: 'base64', request }));
            return (0, github_repository.u)(outcome, purpose).sha;
        }
        function toCommit({ sha, message, tree, parents, author }) {
            return {
                id: sha,
                tree: tree.sha,
                parents: parents.map((parent) => parent.sha),
                message,
                author: author?.name ?? '',
            };
        }
        function inParts(files) {
            const parts = [];
            let length = 0;
            for (const file of files) {
                length += file.bytes.length;
                const last = parts.at(-1);
                if (last === undefined || length > MOST_BYTES) {
                    parts.push([file]);
                    length = file.bytes.length;
                }
                else
                    last.push(file);
            }
            return parts;
        }
        async function treeEntry(repository, file) {
            const entry = {
                path: file.path,
                mode: file.mode === '100755' ? '100755' : '100644',
                type: 'blob',
            };
            const content = plainText(file.bytes);
            return content === undefined ? { ...entry, sha: await writeBlob(repository, file) } : { ...entry, content };
        }
        function plainText(bytes) {
            try {
                const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
                return text.includes('\0') || text.includes('\ufeff') ? undefined : text;
            }
            catch {
                return undefined;
            }
        }
        function gitHubTrees(repository) {
            return {
                readTree: async (tree, paths) => {
                    const whole = await listTree(repository, tree, true);
                    const found = new Map();
                    const directories = new Map();
                    const list = (directory) => {
                        const listing = directories.get(directory) ?? listTree(repository, directory, false);
                        directories.set(directory, listing);
                        return listing;
                    };
                    for (const path of paths) {
                        const entry = whole === undefined ? await walkTo(tree, path, list) : whole.get(path);
                        if (entry?.type === 'blob')
                            found.set(path, { mode: entry.mode, blob: entry.blob });
                    }
                    return found;
                },
            };
        }
        async function listTree({ github, call, place }, tree, recursive) {
            const purpose = `read the tree ${tree.slice(0, 12)}`;
            const query = { ...place, tree_sha: tree, ...(recursive ? { recursive: 'true' } : {}) };
            const outcome = await call(purpose, (request) => github.rest.git.getTree({ ...query, request }));
            const { truncated, tree: entries } = (0, github_repository.u)(outcome, purpose);
            if (truncated)
                return undefined;
            return new Map(entries.map(({ path, mode, sha, type }) => [path, { mode, blob: sha, type }]));
        }
        async function walkTo(tree, path, list) {
            const directories = path.split('/');
            const name = directories.pop() ?? '';
            let directory = tree;
            for (const part of directories) {
                const entry = (await list(directory))?.get(part);
                if (entry?.type !== 'tree')
                    return undefined;
                directory = entry.blob;
            }
            return (await list(directory))?.get(name);
        }
        ;
        const LABEL_COLOR = '1d76db';
        function gitHubExtras(repository) {
            const { github, call, place } = repository;
            return {
                ensureLabel: (name) => tryExtra(() => ensureLabel(repository, name)),
                assign: (number, people) => tryExtra(() => github_extras_assign(repository, number, people)),
                addLabels: (number, labels) => tryExtra(async () => refused(await call('add labels', (request) => github.rest.issues.addLabels({ ...place, issue_number: number, labels: [...labels], request })))),
                requestReview: (number, from) => tryExtra(async () => {
                    const whom = 'people' in from ? { reviewers: [...from.people] } : { team_reviewers: [...from.teams] };
                    return refused(await call('request a review', (request) => github.rest.pulls.requestReviewers({ ...place, pull_number: number, ...whom, request })));
                }),
            };
        }
        async function ensureLabel({ github, call, place }, name) {
            const look = () => call(`find the label ${name}`, (request) => github.rest.issues.getLabel({ ...place, name, request }));
            if ((await look()).kind === 'answer')
                return { kind: 'done' };
            const label = { name, color: LABEL_COLOR, description: 'Pins of container images' };
            const created = await call(`create the label ${name}`, (request) => github.rest.issues.createLabel({ ...place, ...label, request }));
            return created.kind === 'answer' || (await look()).kind === 'answer' ? { kind: 'done' } : refused(created);
        }
        async function github_extras_assign({ github, call, place }, number, people) {
            const outcome = await call('assign people', (request) => github.rest.issues.addAssignees({ ...place, issue_number: number, assignees: [...people], request }));
            if (outcome.kind !== 'answer')
                return refused(outcome);
            const assigned = new Set((outcome.answer.assignees ?? []).map(({ login }) => login.toLowerCase()));
            const dropped = people.filter((login) => !assigned.has(login.toLowerCase()));
            if (dropped.length === 0)
                return { kind: 'done' };
            return { kind: 'refused', reason: `${dropped.join(', ')} cannot be assigned` };
        }
        function refused(outcome) {
            switch (outcome.kind) {
                case 'answer':
                    return { kind: 'done' };
                case 'unsure':
                    return { kind: 'refused', reason: 'the answer was lost' };
                case 'refused':
                    return {
                        kind: 'refused',
                        reason: `GitHub answered ${outcome.refusal.status} (${outcome.refusal.message})`,
                    };
            }
        }
        async function tryExtra(request) {
            try {
                return await request();
            }
            catch (error) {
                if (error instanceof errors.OD && error.code.startsWith('github_'))
                    return { kind: 'refused', reason: error.message };
                throw error;
            }
        }
        ;
        const MOST_PULL_REQUESTS = 100;
        function gitHubPullRequests({ github, call, place, }) {
            async function listPullRequests(branch) {
                const purpose = `list the pull requests from ${branch}`;
                const head = `${place.owner}:${branch}`;
                const query = { state: 'all', sort: 'created', direction: 'desc', per_page: MOST_PULL_REQUESTS };
                const outcome = await call(purpose, (request) => github.rest.pulls.list({ ...place, ...query, head, request }));
                return (0, github_repository.u)(outcome, purpose).map(toPullRequest);
            }
            return {
                listPullRequests,
                openPullRequest: async ({ title, body, branch, base, draft }) => {
                    const purpose = `open a pull request from ${branch} into ${base}`;
                    const outcome = await call(purpose, (request) => github.rest.pulls.create({ ...place, title, body, head: branch, base, draft, request }), { repeatable: false });
                    if (outcome.kind === 'unsure')
                        return 'unsure';
                    if (outcome.kind === 'refused' && outcome.refusal.status === 422) {
                        const found = await listPullRequests(branch);
                        if (found.some(({ state }) => state === 'open'))
                            return 'exists';
                        const isHead = outcome.refusal.errors.some(({ field, code }) => field === 'head' && code === 'invalid');
                        if (isHead)
                            return 'not-ready';
                    }
                    return toPullRequest((0, github_repository.u)(outcome, purpose));
                },
                changePullRequest: async (number, change) => {
                    const purpose = `change the pull request #${number}`;
                    const outcome = await call(purpose, (request) => github.rest.pulls.update({ ...place, pull_number: number, ...change, request }));
                    return toPullRequest((0, github_repository.u)(outcome, purpose));
                },
            };
        }
        function toPullRequest(pull) {
            const merged = pull.merged_at !== undefined && pull.merged_at !== null;
            return {
                number: pull.number,
                url: pull.html_url,
                title: pull.title,
                body: pull.body ?? '',
                base: pull.base.ref,
                state: pull.state === 'open' ? 'open' : merged ? 'merged' : 'closed',
            };
        }
        ;
        async function openGitHubForge(options) {
            const repository = await (0, github_repository.w)(options);
            return {
                ...gitHubBranches(repository),
                ...gitHubObjects(repository),
                ...gitHubTrees(repository),
                ...gitHubPullRequests(repository),
                ...gitHubExtras(repository),
            };
        }
        var secret = __webpack_require__(2199);
        var branch_name = __webpack_require__(38141);
        var remember_signers = __webpack_require__(57746);
        var views_grouping = __webpack_require__(87020);
        ;
        async function gitBlobId(bytes) {
            const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
            const object = new Uint8Array(header.length + bytes.length);
            object.set(header);
            object.set(bytes, header.length);
            return hexDigest('SHA-1', object);
        }
        async function textHash(text) {
            return hexDigest('SHA-256', new TextEncoder().encode(text));
        }
        async function hexDigest(algorithm, bytes) {
            const hash = await crypto.subtle.digest(algorithm, bytes);
            return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
        }
        var pin_plan = __webpack_require__(82040);
        ;
        const TRAILER = 'Mooring-Tree';
        function ownCommitMessage(title, tree) {
            return `${title}\n\n${TRAILER}: ${tree}\n`;
        }
        function isOwnCommit(commit) {
            const [, named] = new RegExp(`^${TRAILER}: ([0-9a-f]{40})\\s*$`, 'm').exec(commit.message) ?? [];
            return commit.parents.length === 1 && named === commit.tree;
        }
        ;
        const LINK = '120000';
        const NEW_FILE = '100644';
        async function matchBase(forge, base, files) {
            const entries = await forge.readTree(base.tree, files.map(({ path }) => path));
            const links = await followLinks(forge, base.tree, entries);
            const matched = [];
            const mismatches = [];
            for (const { path, before, after } of files) {
                const place = links.get(path) ?? { path, entry: entries.get(path) };
                if (before === undefined && place.entry === undefined && !links.has(path)) {
                    matched.push({ path, mode: NEW_FILE, bytes: after, baseBlob: undefined });
                    continue;
                }
                const why = await mismatchOf(place.entry, before, base);
                if (why !== undefined || place.entry === undefined)
                    mismatches.push({ path, why: why ?? '' });
                else if (matched.every((one) => one.path !== place.path))
                    matched.push({ path: place.path, mode: place.entry.mode, bytes: after, baseBlob: place.entry.blob });
            }
            return { files: matched, mismatches };
        }
        async function followLinks(forge, tree, entries) {
            const targets = new Map();
            for (const [path, { mode, blob }] of entries) {
                if (mode !== LINK)
                    continue;
                const target = linkTarget(path, new TextDecoder().decode(await forge.readBlob(blob)));
                targets.set(path, target ?? '');
            }
            if (targets.size === 0)
                return new Map();
            const found = await forge.readTree(tree, [...targets.values()]);
            return new Map([...targets].map(([path, target]) => [path, { path: target, entry: found.get(target) }]));
        }
        async function mismatchOf(entry, before, base) {
            if (entry === undefined)
                return `${base.branch} does not have it`;
            if (entry.mode === LINK)
                return 'it is a symbolic link to a symbolic link';
            return before !== undefined && entry.blob === (await gitBlobId(before))
                ? undefined
                : `it differs from ${base.branch} (changed there since the checkout, or in the work tree before this step)`;
        }
        function linkTarget(path, target) {
            if (target.startsWith('/'))
                return undefined;
            const parts = path.split('/').slice(0, -1);
            for (const part of target.split('/')) {
                if (part === '' || part === '.')
                    continue;
                if (part !== '..')
                    parts.push(part);
                else if (parts.pop() === undefined)
                    return undefined;
            }
            return parts.length === 0 ? undefined : parts.join('/');
        }
        var build_arguments = __webpack_require__(86085);
        var signature_hold = __webpack_require__(15999);
        var signature_warnings = __webpack_require__(20565);
        var require_signed = __webpack_require__(19464);
        var rewrite_files = __webpack_require__(87702);
        ;
        const MOST_FILES = 100;
        const IN_FLIGHT = 8;
        const ANSWERED = new Set([
            'current',
            'would-go-back',
            'denied',
            'too-young',
            'no-history',
            'not-in-history',
            'no-build',
            'age-unknown',
            'only-rebuilt',
            'mirror-lacks',
            ...signature_hold.M,
            'lockstep',
        ]);
        async function keepProposed({ forge, branches, ...options }) {
            const { plan } = options.planned;
            const failed = plan.skipped.filter(({ code }) => code === 'lookup-failed');
            const paths = [...new Set(failed.map(({ file }) => file))];
            if (failed.length === 0)
                return { plan, untouched: new Set() };
            const isBlind = plan.moves.length === 0 && !plan.skipped.some(({ code }) => ANSWERED.has(code));
            if (isBlind)
                return { plan, untouched: new Set(branches.map(({ name }) => name)) };
            const untouched = new Set();
            const kept = new Map();
            for (const { name, commit } of branches) {
                const edits = await readEdits(forge, commit, paths);
                const moves = edits === undefined ? undefined : await carryOver(edits, options);
                if (moves === undefined)
                    untouched.add(name);
                else
                    for (const move of moves)
                        kept.set((0, pin_plan.$)(move), move);
            }
            const { moves, held } = await (0, require_signed.u)([...kept.values()], options.signatures);
            return { plan: withKept(plan, { moves, held }), untouched };
        }
        function withKept({ moves, skipped }, kept) {
            return {
                moves: [...moves, ...kept.moves.values()].toSorted(byPlace),
                skipped: skipped.flatMap((skip) => {
                    const place = (0, pin_plan.$)(skip);
                    if (skip.code !== 'lookup-failed')
                        return [skip];
                    const hold = kept.held.get(place);
                    if (hold !== undefined)
                        return [{ ...skip, code: hold.code, reason: (0, signature_warnings.uh)(hold).reason }];
                    return kept.moves.has(place) ? [] : [skip];
                }),
            };
        }
        function byPlace(one, other) {
            if (one.file !== other.file)
                return one.file < other.file ? -1 : 1;
            return one.line - other.line;
        }
        async function readEdits(forge, commit, paths) {
            const head = await forge.readCommit(commit);
            const [parent] = head.parents;
            if (parent === undefined || !isOwnCommit(head))
                return [];
            const { tree } = await forge.readCommit(parent);
            const before = await readPlaces(forge, tree, paths);
            const after = await readPlaces(forge, head.tree, paths);
            const changed = paths.flatMap((path) => {
                const [old, next] = [before.get(path)?.blob, after.get(path)?.blob];
                return old === undefined || next === undefined || old === next ? [] : [{ path, old, next }];
            });
            if (changed.length > MOST_FILES)
                return undefined;
            return (0, concurrency.sf)(changed, IN_FLIGHT, async ({ path, old, next }) => ({
                path,
                before: await forge.readBlob(old),
                after: await forge.readBlob(next),
            }));
        }
        async function readPlaces(forge, tree, paths) {
            const entries = await forge.readTree(tree, paths);
            const links = await followLinks(forge, tree, entries);
            const followed = [...links].flatMap(([path, { entry }]) => entry === undefined ? [] : [[path, entry]]);
            return new Map([...entries, ...followed]);
        }
        async function carryOver(earlier, { tree, planned, settings, wish }) {
            const { decided } = planned;
            const kept = new Map();
            for (const file of earlier) {
                const open = decided.filter(({ image, decision }) => image.file === file.path && isFailedLookup(decision));
                const [first] = open;
                if (first === undefined)
                    continue;
                const edits = await editsOf(file, (0, rewrite_files.dn)(first.image, planned));
                for (const { image, tag } of open) {
                    const to = edits.get(stateOf(image));
                    if (tag === undefined || to === undefined || to === image.reference.digest)
                        continue;
                    if ((0, pin_settings.GZ)(settings.denies, image.reference, { digest: to, at: undefined }))
                        continue;
                    kept.set(image, keptMove(image, { tag, to }, { settings, planned }));
                }
            }
            if (kept.size > 0 && isSpecial(wish))
                return undefined;
            const pins = [...kept].map(([image, { to }]) => ({ image, digest: to }));
            const { dropped } = await (0, rewrite_files.O3)({ ...planned, tree, style: settings.style, pins });
            return [...kept].flatMap(([image, move]) => (dropped.has(image) ? [] : [move]));
        }
        function isFailedLookup(decision) {
            return decision.kind === 'skip' && decision.code === 'lookup-failed';
        }
        function stateOf(image) {
            const { reference } = image;
            return JSON.stringify([(0, image_reference.vy)(reference), (0, image_list.Q9)(image), reference.digest ?? null]);
        }
        async function editsOf({ before, after }, file) {
            const [old, next] = [
                await (0, build_arguments.$Y)({ ...file, bytes: before }),
                await (0, build_arguments.$Y)({ ...file, bytes: after }),
            ];
            if (old.images.length !== next.images.length)
                return new Map();
            const pairs = old.images.flatMap((image, index) => {
                const digest = next.images[index]?.reference.digest;
                const isEdited = digest !== undefined && digest !== image.reference.digest;
                return isEdited ? [[stateOf(image), digest]] : [];
            });
            return new Map(pairs);
        }
        function keptMove(image, { tag, to }, { settings, planned: { listing } }) {
            const { file, line, written, reference } = image;
            return {
                file,
                line,
                written,
                image: (0, image_reference.vy)(reference),
                tag,
                upstream: (0, pin_settings.Fw)(settings.mirrors, reference),
                platforms: (0, image_list.Hb)(image, listing.check.platforms),
                from: reference.digest,
                to,
                builtAt: undefined,
                builds: undefined,
                days: undefined,
                isKept: true,
            };
        }
        function isSpecial({ asOf, rollBack }) {
            return asOf !== undefined || rollBack !== undefined;
        }
        var body = __webpack_require__(94846);
        var impact_text = __webpack_require__(7379);
        ;
        const MARKER = /<!-- mooring-pins plan=([0-9a-f]{64}) text=([0-9a-f]{64}) state=(open|unfinished|settled) -->/g;
        function formatMarker({ plan, text, state }) {
            return `<!-- mooring-pins plan=${plan} text=${text} state=${state} -->`;
        }
        function readMarker(body) {
            const [, plan, text, state] = [...body.matchAll(MARKER)].at(-1) ?? [];
            if (plan === undefined || text === undefined)
                return undefined;
            if (state !== 'open' && state !== 'unfinished' && state !== 'settled')
                return undefined;
            return { plan, text, state };
        }
        function withoutMarker(body) {
            return body.replace(MARKER, '').trimEnd();
        }
        function withMarker(body, marker) {
            return `${withoutMarker(body)}\n\n${formatMarker(marker)}\n`;
        }
        var title = __webpack_require__(46839);
        ;
        async function planHash(group) {
            return textHash(planText(group.moves));
        }
        async function writeText(proposal, options, { author, id, judged }) {
            const { key, moves, remembered, skipped } = proposal;
            const kept = moves.filter(({ isKept }) => isKept === true).length;
            const text = {
                key,
                moves: judged ?? moves,
                skipped,
                remembered,
                rule: options.rule,
                links: linksAt(options.links, id),
                remarks: [...(0, impact_text.vk)(judged ?? moves), ...(kept === 0 ? [] : [keptNote(kept)])],
                elsewhere: 'the job summary',
                template: options.body,
                startsNoChecks: startsNoChecks(author),
            };
            const steady = {
                ...text,
                moves: moves.map(withoutFetched),
                skipped: skipped.map(withoutPassing),
                remembered: remembered && withoutLogs(remembered),
                links: {},
                remarks: kept === 0 ? [] : [keptNote(kept)],
            };
            return {
                title: (0, title.z)(text, options.title),
                body: (0, body.lc)(text, body.Th),
                hash: await textHash(`${(0, title.z)(steady, options.title)}\n${(0, body.lc)(steady, body.Th)}`),
            };
        }
        function linksAt(links, commit) {
            const { files } = links;
            return { ...links, files: files === undefined || commit === undefined ? undefined : { ...files, commit } };
        }
        function withoutFetched(move) {
            const isBack = move.builds !== undefined && move.builds < 0;
            const trust = move.trust === undefined ? undefined : steadyTrust(move.trust);
            const steady = { days: undefined, endOfLife: undefined, fastLane: undefined, trust };
            return { ...move, builds: isBack ? -1 : undefined, ...steady };
        }
        function steadyTrust(trust) {
            if (trust.kind === 'verified' || trust.kind === 'signed-as-other')
                return { ...trust, signedAt: undefined, logUrl: undefined };
            return trust.kind === 'not-verifiable' ? { ...trust, reason: '', remedy: '' } : trust;
        }
        function withoutLogs({ entries, path }) {
            const steady = entries.map((entry) => ({ ...entry, seen: { ...entry.seen, logUrl: undefined } }));
            return { entries: steady, path };
        }
        const PASSING = new Set([
            'lookup-failed',
            'would-go-back',
            'too-young',
            'only-rebuilt',
            'lockstep',
            'not-verifiable',
        ]);
        function withoutPassing(skip) {
            return PASSING.has(skip.code) ? { ...skip, reason: '' } : skip;
        }
        function markedBody(text, marker) {
            return `${text.body}\n\n${formatMarker({ ...marker, text: text.hash })}\n`;
        }
        const JOB_AUTHOR = 'github-actions[bot]';
        function startsNoChecks(author) {
            return author === JOB_AUTHOR;
        }
        function keptNote(kept) {
            return `The registry was unreachable for ${(0, plural.U)(kept, 'reference')} in this run; earlier proposed updates are kept.`;
        }
        function planText(moves) {
            return moves
                .map(({ file, image, tag, from, to }) => JSON.stringify([file, image, tag, from ?? null, to]))
                .sort()
                .join('\n');
        }
        ;
        function nextLifecycleStep(observed, wanted) {
            const { branch, pullRequests } = observed;
            const open = pullRequests.find(({ state }) => state === 'open');
            if (wanted === undefined)
                return decideNeedless(branch, open);
            if (branch.kind === 'foreign')
                return { kind: 'leave', number: open?.number };
            if (open !== undefined)
                return decideOpen(branch, open, wanted);
            const declined = pullRequests.find((one) => isDeclined(one, wanted));
            if (declined !== undefined)
                return { kind: 'declined', number: declined.number };
            return { kind: 'open', branch: branchStep(branch) };
        }
        function decideNeedless(branch, open) {
            if (open === undefined)
                return { kind: branch.kind === 'own' ? 'discard-branch' : 'nothing' };
            if (branch.kind === 'foreign' || open.marker === undefined)
                return { kind: 'leave', number: open.number };
            return { kind: 'close', number: open.number };
        }
        function decideOpen(branch, open, wanted) {
            const { number, marker } = open;
            const step = branchStep(branch);
            const text = marker?.text !== wanted.text || marker.plan !== wanted.plan || open.base !== wanted.base;
            if (step !== 'keep' || text)
                return { kind: 'update', number, branch: step, text };
            return { kind: marker.state === 'unfinished' ? 'finish' : 'unchanged', number };
        }
        function branchStep(branch) {
            if (branch.kind === 'absent')
                return 'create';
            return branch.matches ? 'keep' : 'move';
        }
        function isDeclined({ state, marker }, wanted) {
            return state === 'closed' && marker?.plan === wanted.plan && marker.state !== 'settled';
        }
        ;
        async function readPullRequestState(forge, base, target) {
            const tip = await forge.readBranch(target.branch);
            const head = tip === undefined ? undefined : await forge.readCommit(tip);
            const pullRequests = await forge.listPullRequests(target.branch);
            const branch = head === undefined ? { kind: 'absent' } : await observeBranch(forge, base, head, target.files);
            return {
                head: branch.kind === 'own' ? head : undefined,
                pullRequests,
                observed: {
                    branch,
                    pullRequests: pullRequests.map(({ number, state, base: into, body }) => ({
                        number,
                        state,
                        base: into,
                        marker: readMarker(body),
                    })),
                },
            };
        }
        async function observeBranch(forge, base, head, files) {
            if (!(await isOwnBranch(forge, base, head)))
                return { kind: 'foreign', commit: head.id };
            const matches = files.length > 0 && (await holdsFiles(forge, base, head, files));
            return { kind: 'own', commit: head.id, matches };
        }
        async function isOwnBranch(forge, base, head) {
            if (!isOwnCommit(head))
                return false;
            if (head.parents[0] === base.commit)
                return true;
            const beyond = await forge.listCommitsBeyond(base.commit, head.id);
            return beyond !== undefined && beyond.every(isOwnCommit);
        }
        async function holdsFiles(forge, base, head, files) {
            const [parent = ''] = head.parents;
            if (parent === base.commit)
                return (await forge.writeTree(base.tree, files)) === head.tree;
            const { tree } = await forge.readCommit(parent);
            const entries = await forge.readTree(tree, files.map(({ path }) => path));
            const same = files.every(({ path, mode, baseBlob }) => {
                const entry = entries.get(path);
                return entry?.blob === baseBlob && (entry === undefined || entry.mode === mode);
            });
            return same && (await forge.writeTree(tree, files)) === head.tree;
        }
        ;
        async function writeBranch(forge, base, content, { step, head }) {
            switch (step) {
                case 'keep':
                    return head ?? 'again';
                case 'create': {
                    const commit = await writeCommit(forge, base, content);
                    return (await forge.createBranch(content.branch, commit.id)) === 'created' ? commit : 'again';
                }
                case 'move': {
                    if (head === undefined)
                        return 'again';
                    const commit = await writeCommit(forge, base, content);
                    const moved = await forge.moveBranch(content.branch, { from: head.id, to: commit.id });
                    return moved === 'moved' ? commit : 'again';
                }
                default:
                    return (0, errors.xb)(step);
            }
        }
        async function writeCommit(forge, base, { title, files }) {
            const tree = await writeTree(forge, base, files);
            await requireBytes(forge, tree, files);
            return forge.writeCommit({ message: ownCommitMessage(title, tree), tree, parent: base.commit });
        }
        async function writeTree(forge, base, files) {
            try {
                return await forge.writeTree(base.tree, files);
            }
            catch (error) {
                const workflows = files.filter(({ path }) => path.startsWith('.github/workflows/'));
                const isRefusal = error instanceof errors.OD && error.code === 'github_forbidden';
                if (!isRefusal || workflows.length === 0)
                    throw error;
                const names = workflows.map(({ path }) => path).join(', ');
                throw new errors.OD('github_workflows_permission', `${error.message}; the change includes workflow files: ${names}`, {
                    cause: error,
                });
            }
        }
        async function requireBytes(forge, tree, files) {
            const entries = await forge.readTree(tree, files.map(({ path }) => path));
            for (const { path, mode, bytes } of files) {
                const entry = entries.get(path);
                if (entry?.mode === mode && entry.blob === (await gitBlobId(bytes)))
                    continue;
                throw new errors.OD('internal_bug', `GitHub stored different content for ${path} than was sent`);
            }
        }
        ;
        async function openPullRequest(context, proposal, { current, step }) {
            const { forge, base, texts, extras, draft } = context;
            const { judged, warnings: unjudged } = await judgeProposal(context, proposal);
            const { title } = await writeText(proposal, texts, { author: '', judged });
            const content = { branch: proposal.branch, title, files: proposal.files };
            const commit = await writeBranch(forge, base, content, { step, head: current.head });
            if (commit === 'again')
                return 'again';
            const text = await writeText(proposal, texts, { ...commit, judged });
            const state = hasExtras(extras) ? 'unfinished' : 'open';
            const body = markedBody(text, { plan: proposal.plan, state });
            const opened = await forge.openPullRequest({
                title,
                body,
                branch: proposal.branch,
                base: base.branch,
                draft,
            });
            if (typeof opened === 'string')
                return 'again';
            const warnings = state === 'unfinished' ? await finish(context, { number: opened.number, body }) : [];
            return {
                operation: 'created',
                number: opened.number,
                url: opened.url,
                said: `Opened pull request #${opened.number}: ${opened.url}`,
                warnings: [...unjudged, ...warnings],
                author: commit.author,
                moves: judged ?? proposal.moves,
            };
        }
        async function updatePullRequest(context, proposal, { current, existing, step, }) {
            const { forge, base, texts } = context;
            const judged = step.text ? await judgeProposal(context, proposal) : undefined;
            const { title } = await writeText(proposal, texts, { author: '', judged: judged?.judged });
            const [subject = title] = step.text ? [] : (current.head?.message.split('\n') ?? []);
            const content = { branch: proposal.branch, title: subject, files: proposal.files };
            const commit = await writeBranch(forge, base, content, { step: step.branch, head: current.head });
            if (commit === 'again')
                return 'again';
            const { author } = commit;
            const written = await rewriteText(context, proposal, { existing, commit, judged });
            const { body, moves } = written;
            const isUnfinished = readMarker(existing.body)?.state === 'unfinished';
            const warnings = isUnfinished ? await finish(context, { number: existing.number, body }) : [];
            return {
                operation: 'updated',
                number: existing.number,
                url: existing.url,
                said: `Updated pull request #${existing.number}: ${existing.url}`,
                warnings: [...written.warnings, ...warnings],
                author,
                moves,
            };
        }
        async function rewriteText(context, proposal, { existing, commit, judged: given, }) {
            const { forge, base, texts } = context;
            const marker = readMarker(existing.body);
            const { hash } = await writeText(proposal, texts, commit);
            if (given === undefined && marker?.text === hash)
                return { body: existing.body, moves: proposal.moves, warnings: [] };
            const { judged, warnings } = given ?? (await judgeProposal(context, proposal));
            const text = await writeText(proposal, texts, { ...commit, judged });
            const state = marker?.state === 'unfinished' ? 'unfinished' : 'open';
            const body = markedBody(text, { plan: proposal.plan, state });
            await forge.changePullRequest(existing.number, {
                title: text.title,
                body,
                ...(existing.base === base.branch ? {} : { base: base.branch }),
            });
            return { body, moves: judged ?? proposal.moves, warnings };
        }
        async function finishPullRequest(context, existing) {
            const warnings = await finish(context, existing);
            return {
                operation: 'updated',
                number: existing.number,
                url: existing.url,
                said: `Completed pull request #${existing.number} from an interrupted run: ${existing.url}`,
                warnings,
            };
        }
        async function finish({ forge, extras }, { number, body }) {
            const warnings = await setExtras(forge, number, extras);
            const marker = readMarker(body);
            if (marker !== undefined)
                await forge.changePullRequest(number, { body: withMarker(body, { ...marker, state: 'open' }) });
            return warnings;
        }
        const NOT_JUDGED = { judged: undefined, warnings: [] };
        async function judgeProposal({ judgeMoves }, { moves }) {
            if (judgeMoves === undefined)
                return NOT_JUDGED;
            const answers = await judgeMoves(moves);
            const judged = moves.map((move) => {
                const impact = answers.get(move);
                return impact === undefined ? move : { ...move, ...impact };
            });
            return { judged, warnings: warningsOf([...answers.values()]) };
        }
        function warningsOf(answers) {
            const problems = answers.flatMap(({ advisories }) => advisories?.kind === 'unknown' && advisories.problem !== undefined ? [advisories.problem] : []);
            const [first, ...others] = [...new Map(problems.map((one) => [one.message, one])).values()];
            if (first === undefined)
                return [];
            const more = others.length === 0 ? '' : ` (and ${(0, plural.U)(others.length, 'more failure')})`;
            return [
                `Advisory impact unknown: ${first.message}${more}. ${first.hint} Set \`advisories: false\` to turn this off.`,
            ];
        }
        function hasExtras({ labels, reviewers, teamReviewers, assignees }) {
            return [labels, reviewers, teamReviewers, assignees].some((list) => list.length > 0);
        }
        async function setExtras(forge, number, extras) {
            const warnings = [];
            const labels = [];
            for (const label of extras.labels) {
                const ensured = await forge.ensureLabel(label);
                if (ensured.kind === 'done')
                    labels.push(label);
                else
                    warnings.push(`Label "${label}" was not added: ${ensured.reason}.`);
            }
            if (labels.length > 0) {
                const added = await forge.addLabels(number, labels);
                if (added.kind === 'refused')
                    warnings.push(`Labels could not be added: ${added.reason}.`);
            }
            for (const person of extras.reviewers) {
                const requested = await forge.requestReview(number, { people: [person] });
                if (requested.kind === 'refused')
                    warnings.push(`${person} could not be requested as a reviewer: ${requested.reason}.`);
            }
            for (const team of extras.teamReviewers) {
                const requested = await forge.requestReview(number, { teams: [team] });
                if (requested.kind === 'refused')
                    warnings.push(`Team ${team} could not be requested as a reviewer (\`GITHUB_TOKEN\` cannot request teams): ${requested.reason}.`);
            }
            if (extras.assignees.length > 0) {
                const assigned = await forge.assign(number, extras.assignees);
                if (assigned.kind === 'refused')
                    warnings.push(`Some assignees could not be set: ${assigned.reason}.`);
            }
            return warnings;
        }
        ;
        const ROUNDS = 5;
        const FIRST_PAUSE_MS = 500;
        async function settleBranch(context, target) {
            for (let round = 0; round < ROUNDS; round += 1) {
                const current = await readPullRequestState(context.forge, context.base, {
                    branch: target.branch,
                    files: target.proposal?.files ?? [],
                });
                const step = nextLifecycleStep(current.observed, await wantedOf(context, target, current));
                const result = await carryOut(context, target, current, step);
                if (result !== 'again')
                    return toOutcome(target, current, result);
                await context.clock.sleep(FIRST_PAUSE_MS * 2 ** round * (0.5 + context.clock.random()));
            }
            throw new errors.OD('github_branch_moved', `could not update branch ${target.branch}: it changed ${ROUNDS} times during the run`);
        }
        async function wantedOf({ base, texts }, { proposal }, { head, observed }) {
            if (proposal === undefined)
                return undefined;
            const { plan } = proposal;
            const { hash } = await writeText(proposal, texts, { author: head?.author ?? '' });
            const written = observed.pullRequests.find(({ state }) => state === 'open')?.marker;
            const isBetter = written?.plan === plan && proposal.moves.some(isPartlyKnown);
            return { base: base.branch, plan, text: isBetter ? written.text : hash };
        }
        function isPartlyKnown({ isKept, trust }) {
            return isKept === true || trust?.kind === 'not-checked';
        }
        async function carryOut(context, target, current, step) {
            const { proposal } = target;
            const existing = current.pullRequests.find((one) => 'number' in step && one.number === step.number);
            const found = { number: existing?.number, url: existing?.url };
            switch (step.kind) {
                case 'nothing':
                    return { ...found, operation: 'none', said: target.needless };
                case 'discard-branch':
                    return discardBranch(context.forge, target, current.head);
                case 'leave':
                    return {
                        ...found,
                        operation: existing === undefined ? 'none' : 'unchanged',
                        ...leftAlone(target.branch),
                    };
                case 'declined':
                    return { ...found, operation: 'none', said: declined(step.number) };
                case 'unchanged':
                    return {
                        ...found,
                        operation: 'unchanged',
                        said: `Pull request #${step.number} already proposes these updates.`,
                    };
                case 'close':
                    return existing === undefined
                        ? 'again'
                        : closePullRequest(context.forge, target, { existing, head: current.head });
                case 'open':
                case 'update':
                case 'finish':
                    break;
                default:
                    return (0, errors.xb)(step);
            }
            if (proposal === undefined)
                return 'again';
            if (step.kind === 'open')
                return openPullRequest(context, proposal, { current, step: step.branch });
            if (existing === undefined)
                return 'again';
            if (step.kind === 'finish')
                return finishPullRequest(context, existing);
            return updatePullRequest(context, proposal, { current, existing, step });
        }
        function leftAlone(branch) {
            const said = `Branch ${branch} has commits from others, so it is unchanged.`;
            return {
                said,
                warnings: [
                    `${said} Merge or close its pull request, or delete the branch, to let the next run propose updates again.`,
                ],
            };
        }
        function declined(number) {
            return `Pull request #${number} proposed the same updates and was closed, so it is not opened again.`;
        }
        function toOutcome({ branch, proposal }, { head }, { author, ...result }) {
            return {
                warnings: [],
                moves: proposal?.moves ?? [],
                ...result,
                branch,
                files: proposal?.files.map(({ path }) => path) ?? [],
                startsNoChecks: isOpenBy(result.operation) && startsNoChecks(author ?? head?.author ?? ''),
            };
        }
        function isOpenBy(operation) {
            return operation !== 'none' && operation !== 'closed';
        }
        async function closePullRequest(forge, target, { existing, head }) {
            const marker = readMarker(existing.body);
            if (marker === undefined)
                return 'again';
            const body = `**Closed by Mooring**: ${target.needless}\n\n${withoutMarker(existing.body)}`;
            await forge.changePullRequest(existing.number, {
                body: withMarker(body, { ...marker, state: 'settled' }),
                state: 'closed',
            });
            const warnings = await deleteOwnBranch(forge, target.branch, head);
            return {
                operation: 'closed',
                number: existing.number,
                url: existing.url,
                said: `Closed pull request #${existing.number}: ${target.needless}`,
                warnings,
            };
        }
        async function discardBranch(forge, target, head) {
            const warnings = await deleteOwnBranch(forge, target.branch, head);
            return { operation: 'none', number: undefined, url: undefined, said: target.needless, warnings };
        }
        async function deleteOwnBranch(forge, branch, head) {
            if (head === undefined)
                return [];
            const deleted = await forge.deleteBranch(branch, head.id);
            return deleted === 'deleted' ? [] : [`Branch ${branch} changed during the run and was not deleted.`];
        }
        var remember_file = __webpack_require__(5028);
        ;
        async function proposePins(options) {
            const { forge, branch } = options;
            const left = (await forge.listBranches(branch)).filter(({ name }) => (0, branch_name.Gk)(branch, name));
            const { plan: wanted } = options.planned;
            if (wanted.moves.length === 0 && left.length === 0) {
                return { outcomes: [{ ...NO_PULL_REQUEST, branch, said: whyNothing(wanted) }], mismatches: [] };
            }
            const { plan, untouched } = await keepProposed({ ...options, branches: left });
            const base = await readBase(forge, options.base);
            const { proposals, mismatches } = await makeProposals(plan, options, base);
            const needless = plan.moves.length === 0 ? whyNothing(plan) : REGROUPED;
            const proposed = new Set(proposals.map((proposal) => proposal.branch));
            const unwanted = left.map(({ name }) => name).filter((name) => !proposed.has(name) && !untouched.has(name));
            const targets = [
                ...proposals
                    .filter((proposal) => !untouched.has(proposal.branch))
                    .map((proposal) => ({ branch: proposal.branch, proposal, needless })),
                ...(mismatches.length > 0 ? [] : unwanted).map((name) => ({
                    branch: name,
                    proposal: undefined,
                    needless,
                })),
            ];
            const context = { ...options, base };
            const outcomes = [];
            for (const target of targets)
                outcomes.push(await settleBranch(context, target));
            for (const name of untouched)
                outcomes.push(await leaveOpen(forge, name, LOOKUP_FAILED));
            if (mismatches.length > 0)
                for (const name of unwanted)
                    outcomes.push(await leaveOpen(forge, name, NOT_COMPARED));
            return { outcomes, mismatches };
        }
        async function leaveOpen(forge, branch, why) {
            const open = (await forge.listPullRequests(branch)).find(({ state }) => state === 'open');
            const subject = open === undefined ? `the branch ${branch}` : `pull request #${open.number}`;
            return {
                ...NO_PULL_REQUEST,
                operation: open === undefined ? 'none' : 'unchanged',
                branch,
                number: open?.number,
                url: open?.url,
                said: `${why}, so ${subject} is unchanged.`,
            };
        }
        const LOOKUP_FAILED = 'Some of its references could not be looked up';
        const NOT_COMPARED = 'The checkout differs from the base branch';
        const NO_PULL_REQUEST = {
            operation: 'none',
            number: undefined,
            url: undefined,
            warnings: [],
            moves: [],
            files: [],
            startsNoChecks: false,
        };
        function whyNothing({ skipped }) {
            if (skipped.every(({ code }) => code === 'current'))
                return 'Every pin is already on the selected build.';
            const held = skipped.filter(signature_warnings.sU).length;
            const nothing = held === 0
                ? 'There is nothing to update'
                : `${(0, plural.U)(held, 'update')} ${held === 1 ? 'is' : 'are'} on hold because the build is not verified`;
            return `${nothing}; the job summary lists the skipped references with reasons.`;
        }
        const REGROUPED = 'Its updates are already made, or are part of another pull request.';
        async function readBase(forge, branch) {
            const commit = await forge.readBranch(branch);
            if (commit === undefined) {
                throw new errors.OD('github_not_found', `the repository has no branch ${branch}`);
            }
            const { tree } = await forge.readCommit(commit);
            return { branch, commit, tree };
        }
        async function makeProposals(plan, options, base) {
            const { forge, grouping, branch } = options;
            const { remembered: entries } = options.planned;
            const proposals = [];
            const mismatches = [];
            for (const group of (0, views_grouping.n)(plan, grouping)) {
                const rewritten = await rewriteGroup(group.moves, options);
                const matched = await matchBase(forge, base, rewritten);
                const isFirst = proposals.every(({ remembered }) => remembered === undefined);
                const used = isFirst ? (0, remember_signers.qJ)(entries, group.moves) : [];
                const trusting = used.length === 0 ? NO_SIGNERS : await withSigners((0, remember_signers.qJ)(entries, plan.moves), options, base);
                mismatches.push(...matched.mismatches);
                const fitting = withoutMismatches(group, matched.mismatches);
                if (matched.files.length === 0 || fitting.moves.length === 0)
                    continue;
                const { key } = group;
                const name = (0, branch_name.oD)(branch, { key, hash: await textHash(key) });
                const files = [...matched.files, ...trusting.files];
                const { remembered } = trusting;
                proposals.push({ ...fitting, branch: name, files, remembered, plan: await planHash(fitting) });
            }
            if (proposals.length === 0 && mismatches.length > 0)
                throw nothingFits(mismatches, base);
            return { proposals, mismatches };
        }
        const NO_SIGNERS = { files: [], remembered: undefined };
        async function withSigners(entries, { forge, tree }, base) {
            const file = await (0, remember_file.q)(tree, entries);
            const { files } = await matchBase(forge, base, file === undefined ? [] : [file]);
            return { files, remembered: { entries, path: files[0]?.path } };
        }
        async function rewriteGroup(moves, { tree, planned, settings: { style } }) {
            const digests = new Map(moves.map((move) => [(0, pin_plan.$)(move), move.to]));
            const pins = planned.decided.flatMap(({ image, decision }) => {
                const isDropped = decision.kind === 'skip' && decision.code === 'not-editable';
                const digest = isDropped ? undefined : digests.get((0, pin_plan.$)(image));
                return digest === undefined ? [] : [{ image, digest }];
            });
            return (await (0, rewrite_files.O3)({ ...planned, tree, style, pins })).files;
        }
        function withoutMismatches(group, mismatches) {
            const reasons = new Map(mismatches.map(({ path, why }) => [path, why]));
            const skipped = group.moves.flatMap(({ file, line, written }) => {
                const reason = reasons.get(file);
                return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
            });
            return {
                ...group,
                moves: group.moves.filter(({ file }) => !reasons.has(file)),
                skipped: [...group.skipped, ...skipped],
            };
        }
        function nothingFits(mismatches, base) {
            const [first] = mismatches;
            const more = mismatches.length > 1 ? `, and ${mismatches.length - 1} more` : '';
            return new errors.OD('github_base_differs', `the checkout differs from ${base.branch}: ${first?.path ?? ''}: ${first?.why ?? ''}${more}`);
        }
        var open_access = __webpack_require__(62585);
        ;
        const BRANCH = /^refs\/heads\/(.+)$/;
        function findPlace(inputs, { event, ref, repository }) {
            const head = event.pull_request?.head.repo?.full_name;
            if (event.pull_request !== undefined && head !== repository) {
                const why = `this run comes from a fork (${(0, printable.g$)(head ?? 'deleted', 120)})`;
                if (inputs['when-unavailable'] === 'skip')
                    return { kind: 'skipped', why };
                throw new errors.OD('github_fork_run', why);
            }
            if (repository === '' || inputs['github-token'] === '')
                throw new errors.OD('config_input_invalid', 'input github-token is not set, or this is not a GitHub Actions run');
            const [, running] = BRANCH.exec(ref) ?? [];
            if (running !== undefined && (0, branch_name.Gk)(inputs.branch, running))
                return { kind: 'own-branch', branch: running };
            const base = inputs.base || running || event.repository?.default_branch;
            if (base === undefined)
                throw new errors.OD('config_input_invalid', 'input base is not set, and this run is not on a branch');
            if ((0, branch_name.Gk)(inputs.branch, base))
                throw new errors.OD('config_input_invalid', 'input base: must differ from `branch`');
            return { kind: 'base', base };
        }
        var pin_inputs = __webpack_require__(94491);
        ;
        const OPERATIONS = ['created', 'updated', 'closed', 'unchanged', 'none'];
        function overallOperation(outcomes) {
            return (OPERATIONS.find((operation) => outcomes.some((outcome) => outcome.operation === operation)) ?? 'none');
        }
        function namedOutcome(outcomes) {
            const withNumber = outcomes.filter(({ number }) => number !== undefined);
            const operation = overallOperation(withNumber);
            return withNumber.find((outcome) => outcome.operation === operation);
        }
        var end_of_life_warnings = __webpack_require__(66497);
        var pins = __webpack_require__(80213);
        ;
        function publishNothing(place, runner) {
            if (place !== undefined) {
                const message = place.kind === 'skipped'
                    ? `Step skipped: ${place.why}, which has no write access.`
                    : `Nothing to do: this run is on ${place.branch}, a branch that Mooring maintains.`;
                runner.notice(message, { title: 'Mooring pin' });
            }
            runner.setOutput('operation', 'none');
            return 0;
        }
        function publishPlan({ plan, files, warnings }, runner, dryRun) {
            for (const warning of warnings)
                runner.warning(warning, { title: 'Mooring pin' });
            for (const line of (0, pins.tx)(plan))
                runner.info((0, printable.g$)(line, 1_000));
            for (const { file, line, reason } of plan.skipped.filter(({ code }) => code === 'lookup-failed'))
                runner.warning((0, printable.g$)(reason, 600), { title: 'Mooring pin: lookup failed', file, line });
            for (const { file, line, reason } of plan.skipped.filter(signature_warnings.sU))
                runner.warning((0, printable.g$)(`${reason}.`, 900), { title: 'Mooring pin: not verified', file, line });
            for (const { text, ...place } of (0, signature_warnings.Oc)(plan.moves))
                runner.warning((0, printable.g$)(text, 900), { title: 'Mooring pin: not verified', ...place });
            for (const { text, ...place } of (0, end_of_life_warnings.M)(plan.moves))
                runner.warning((0, printable.g$)(text, 600), { title: 'Mooring pin: end of life', ...place });
            if (!dryRun)
                return;
            for (const line of (0, pins.Pp)(files))
                runner.info(line);
            runner.info(files.length === 0 ? 'Dry run: no changes.' : 'Dry run: no files were written.');
        }
        async function publishOutcome({ plan, files, outcomes, mismatches, ...options }, runner) {
            for (const { path, why } of mismatches)
                runner.warning(`${(0, printable.g$)(path, 300)} was skipped: ${why}.`, { title: 'Mooring pin' });
            for (const { said, warnings } of outcomes) {
                runner.info((0, printable.g$)(said, 1_000));
                for (const warning of warnings)
                    runner.warning((0, printable.g$)(warning, 1_000), { title: 'Mooring pin' });
            }
            if (outcomes.some(({ startsNoChecks }) => startsNoChecks))
                runner.notice(NO_CHECKS, { title: 'Mooring pin' });
            const named = namedOutcome(outcomes);
            runner.setOutput('pull-request-number', String(named?.number ?? ''));
            runner.setOutput('pull-request-url', named?.url ?? '');
            runner.setOutput('operation', overallOperation(outcomes));
            runner.setOutput('pull-requests', JSON.stringify(outcomes.map(({ number, url, operation, branch }) => ({ number, url, operation, branch }))));
            const done = withoutLeftOut(plan, mismatches);
            const leftOut = new Set(mismatches.map(({ path }) => path));
            publishPins(done, files.map(({ path }) => path).filter((path) => !leftOut.has(path)), runner);
            await (0, write_summary.S)((0, pins.ue)({ ...options, plan: done, outcomes }), runner);
        }
        function withoutLeftOut({ moves, skipped }, mismatches) {
            const whys = new Map(mismatches.map(({ path, why }) => [path, why]));
            const stays = moves.flatMap(({ file, line, written }) => {
                const reason = whys.get(file);
                return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
            });
            return { moves: moves.filter(({ file }) => !whys.has(file)), skipped: [...skipped, ...stays] };
        }
        function publishPins({ moves }, changed, runner) {
            runner.setOutput('pins', (0, pins.um)(moves));
            runner.setOutput('changed-files', changed.join('\n'));
        }
        const NO_CHECKS = 'GitHub does not run workflows for pull requests created with `GITHUB_TOKEN`. Approve the waiting runs there, or set `github-token` to the token of a GitHub App.';
        var pin_run = __webpack_require__(40437);
        ;
        async function runPin() {
            await (0, boundary.C)(pin);
        }
        async function pin(context) {
            const { runner } = context;
            const inputs = (0, service_inputs.Ko)(pin_inputs.dy, (name) => runner.input(name));
            const environment = await (0, runner_environment.Q)(process.env);
            const dryRun = inputs['dry-run'];
            const place = dryRun ? undefined : findPlace(inputs, environment);
            if (place !== undefined && place.kind !== 'base')
                return publishNothing(place, runner);
            const world = await (0, open_access.openJobWorld)(context, { inputs, environment, title: 'Mooring pin' });
            if (world === undefined)
                return publishNothing(undefined, runner);
            await (0, work_tree.EJ)(environment.workspace);
            const planned = await (0, pin_run._)(inputs, world);
            publishPlan(planned, runner, dryRun);
            const texts = textsOf(planned, environment);
            const run = { ...context, inputs, environment, signal: world.signal, texts };
            const proposed = place === undefined ? NOTHING : await propose(planned, place.base, run);
            await publishOutcome({ plan: planned.plan, files: planned.files, ...proposed, ...texts, isDryRun: dryRun }, runner);
            return 0;
        }
        const NOTHING = { outcomes: [], mismatches: [] };
        function textsOf({ settings, wish }, environment) {
            const { serverUrl, repository, commit, runUrl, documentation } = environment;
            const files = repository === '' || commit === '' ? undefined : { serverUrl, repository, commit };
            const minAgeMs = wish.rollBack === undefined ? settings.minAgeMs : 0;
            return { rule: { minAgeMs, asOf: wish.asOf }, links: { files, run: runUrl, documentation } };
        }
        async function propose(planned, base, run) {
            const { clock, inputs, texts } = run;
            return proposePins({
                forge: await openForge(run),
                clock,
                planned,
                tree: planned.tree,
                settings: planned.settings,
                wish: planned.wish,
                signatures: planned.signatures,
                base,
                branch: inputs.branch,
                grouping: inputs.group === '' ? planned.settings.group : inputs.group,
                texts: { title: inputs.title, body: inputs.body, ...texts },
                draft: inputs.draft,
                judgeMoves: inputs.advisories ? planned.judgeMoves : undefined,
                extras: {
                    labels: inputs.labels,
                    reviewers: inputs.reviewers,
                    teamReviewers: inputs['team-reviewers'],
                    assignees: inputs.assignees,
                },
            });
        }
        async function openForge({ clock, environment, inputs, onSecret, signal }) {
            const token = new secret.zh(inputs['github-token']);
            onSecret(token);
            const { githubApiUrl: apiUrl, repository } = environment;
            return openGitHubForge({ apiUrl, repository, token, clock, signal });
        }
        ;
        const References = schemas.YjP()
            .transform((text) => text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''))
            .refine((references) => references.length > 0, 'must contain at least one reference, one per line');
        const ResolveInputs = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            ...build_rules._v,
            reference: References,
            identity: schemas.euz('').or(service_inputs.nf),
            'when-unavailable': service_inputs.vI,
        });
        ;
        async function runResolve() {
            await (0, boundary.C)(resolve);
        }
        async function resolve(context) {
            const inputs = (0, service_inputs.Ko)(ResolveInputs, (name) => context.runner.input(name));
            const environment = await (0, runner_environment.Q)(process.env);
            const { openJobWorld } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 62585));
            const world = await openJobWorld(context, { inputs, environment, title: 'Mooring resolve' });
            if (world === undefined)
                return 0;
            const { lookUpReferences } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 66611));
            const resolutions = await lookUpReferences(inputs, world);
            const { publishResolutions } = await __webpack_require__.e(924).then(__webpack_require__.bind(__webpack_require__, 30924));
            return publishResolutions(resolutions, context.runner);
        }
        ;
    }),
    42624: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Te: () => (UNRESOLVED_CODES),
            cj: () => (resolvedOf),
            tT: () => (unresolvedOf)
        });
        var _signatures_decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15999);
        const UNRESOLVED_CODES = [
            'invalid-reference',
            'digest-alone',
            'no-build',
            'too-young',
            'denied',
            'no-history',
            'age-unknown',
            'mirror-lacks',
            ..._signatures_decide_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__.M,
            'no-platform',
            'not-found',
            'lookup-failed',
        ];
        function resolvedOf({ references }) {
            return references.filter((one) => one.kind === 'resolved');
        }
        function unresolvedOf({ references }) {
            return references.filter((one) => one.kind === 'unresolved');
        }
    }),
    66611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            lookUpReferences: () => (lookUpReferences)
        });
        var exec_command = __webpack_require__(59022);
        var work_tree = __webpack_require__(65706);
        var load_config = __webpack_require__(9882);
        var errors = __webpack_require__(67872);
        var decide_lag = __webpack_require__(35607);
        var tag_history = __webpack_require__(17158);
        var image_reference = __webpack_require__(65890);
        var decide_pin = __webpack_require__(36003);
        var pin_settings = __webpack_require__(21123);
        var platform_digest = __webpack_require__(81321);
        var resolution = __webpack_require__(42624);
        var concurrency = __webpack_require__(49592);
        var decide_signed = __webpack_require__(78325);
        ;
        async function resolveReferences(texts, options) {
            const { asOf, now, platform, settings } = options;
            const references = await (0, concurrency.sf)(texts, concurrency.Ri, async (written) => resolveText(written, options));
            return { at: now, asOf, minAgeMs: settings.minAgeMs, platform, references };
        }
        async function resolveText(written, options) {
            const reading = (0, image_reference.bc)(written);
            if (reading.kind === 'invalid')
                return unresolved(written, { code: 'invalid-reference', reason: reading.reason });
            const tag = (0, image_reference.yr)(reading.reference);
            if (tag === undefined)
                return unresolved(written, {
                    code: 'digest-alone',
                    reason: 'it has a digest but no tag to resolve',
                });
            return resolveTag(written, { ...reading.reference, tag, digest: undefined }, options);
        }
        async function resolveTag(written, reference, options) {
            const { source, settings, now, asOf } = options;
            const rules = { settings: { ...settings, holds: [] }, wish: { asOf, rollBack: undefined }, now };
            const upstream = (0, pin_settings.Fw)(settings.mirrors, reference);
            const facts = await source.tag(upstream, reference.tag);
            if (facts.kind === 'unknown')
                return unresolved(written, lookupFailed(facts.problem));
            const decision = (0, decide_pin.kb)({ reference, facts, chosen: undefined }, rules);
            if (decision.kind === 'skip')
                return unresolved(written, { code: codeOf(decision), reason: decision.reason });
            const signed = await verifySignatures(upstream, decision.to, options);
            if (signed.hold !== undefined)
                return unresolved(written, signed.hold);
            const chosen = await choosePlatform(upstream, decision.to, options);
            if (chosen.kind === 'problem')
                return unresolved(written, chosen);
            const problem = await problemAtMirror(reference, { upstream, digest: chosen.digest }, source);
            if (problem !== undefined)
                return unresolved(written, problem);
            return {
                kind: 'resolved',
                written,
                reference: (0, image_reference.my)({ ...reference, digest: chosen.digest }),
                image: (0, image_reference.vy)(reference),
                tag: reference.tag,
                digest: chosen.digest,
                builtAt: decision.builtAt,
                ...(signed.trust === undefined ? {} : { trust: signed.trust }),
                ...factsOf(facts.value, decision.to),
            };
        }
        async function verifySignatures(image, build, { signatures }) {
            return signatures === undefined ? {} : (0, decide_signed.F)(image, build, signatures);
        }
        function factsOf(facts, digest) {
            if (facts.kind === 'digest')
                return { lag: undefined, usualInterval: undefined };
            const lag = (0, decide_lag.er)(facts.history, digest);
            return {
                lag: lag.kind === 'behind' ? { builds: lag.builds, days: lag.days } : { builds: 0, days: 0 },
                usualInterval: (0, tag_history.s$)(facts.history),
            };
        }
        async function choosePlatform(image, build, { source, platform }) {
            if (platform === undefined)
                return { kind: 'digest', digest: build };
            const answer = await source.platforms(image, build);
            if (answer.kind === 'unknown')
                return { kind: 'problem', ...lookupFailed(answer.problem) };
            const choice = (0, platform_digest.p)(answer.value, platform);
            if (choice.kind === 'found')
                return { kind: 'digest', digest: choice.digest };
            return {
                kind: 'problem',
                code: 'no-platform',
                reason: `${build} has no single manifest for ${platform}: ${choice.why}`,
            };
        }
        async function problemAtMirror(reference, { upstream, digest }, source) {
            if ((0, image_reference.vy)(upstream) === (0, image_reference.vy)(reference))
                return undefined;
            const answer = await source.has(reference, digest);
            if (answer.kind === 'unknown')
                return lookupFailed(answer.problem);
            if (answer.value)
                return undefined;
            return { code: 'mirror-lacks', reason: `${(0, image_reference.vy)(reference)} does not have ${digest} yet` };
        }
        function lookupFailed({ code, message, hint }) {
            return { code: code === 'platform_not_found' ? 'not-found' : 'lookup-failed', reason: message, hint };
        }
        const NOT_VERIFIED = 'See `trust` in .github/mooring.yml.';
        const HINTS = {
            'invalid-reference': 'Write references as Docker does: cgr.dev/acme/python:3.13.',
            'digest-alone': 'Add the tag to resolve, with or without the digest after it.',
            'no-build': 'Check the tag name.',
            'too-young': 'Use a smaller min-age, or a later as-of.',
            denied: 'Change the rules of `pin: deny:` in .github/mooring.yml.',
            'no-history': 'Remove as-of for images in this registry.',
            'age-unknown': 'Remove min-age for this image, or set `pin: unknown-age: accept` in .github/mooring.yml.',
            'mirror-lacks': 'Copy this build to the mirror first, or select an older one (min-age).',
            unsigned: NOT_VERIFIED,
            'wrong-signer': NOT_VERIFIED,
            'bad-signature': NOT_VERIFIED,
            'not-verifiable': NOT_VERIFIED,
            'no-known-signer': NOT_VERIFIED,
            'no-platform': 'Use one of its platforms, or remove `platform` to resolve the image index.',
            'not-found': 'Check the image name and its tag.',
            'lookup-failed': 'Check the image name and the credentials.',
        };
        function unresolved(written, { code, reason, hint }) {
            return { kind: 'unresolved', written, code, reason, hint: hint ?? HINTS[code] };
        }
        function codeOf({ code }) {
            const known = resolution.Te.find((one) => one === code);
            if (known === undefined)
                throw new errors.OD('internal_bug', `a reference without a digest was skipped as ${code}`);
            return known;
        }
        var open_run = __webpack_require__(23333);
        var build_rules = __webpack_require__(65004);
        ;
        async function lookUpReferences(inputs, world) {
            const { access, clock, directory, onWarning, signal } = world;
            const now = access.serverTime ?? clock.now();
            const asOf = await (0, build_rules.vq)(inputs['as-of'], directory, now);
            const tree = (0, work_tree.YT)(directory, (0, exec_command.pv)(signal));
            const { pin: settings, trust: config } = await (0, load_config.Z9)(tree);
            const { source, signatures } = (0, open_run.I)({ ...world, tokenHosts: settings.tokenHosts });
            return resolveReferences(inputs.reference, {
                source,
                signatures: await signatures({ config, tree, trustedRoot: inputs['trusted-root'], onWarning }),
                settings: { ...settings, minAgeMs: inputs['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
                now,
                asOf,
                platform: inputs.platform === '' ? undefined : inputs.platform,
            });
        }
    }),
    22733: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Am: () => (resolutionsJson),
            FA: () => (resolutionWarning),
            Z_: () => (resolutionLine),
            wB: () => (resolutionsTable)
        });
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62403);
        var _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35607);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8726);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64865);
        var _decide_resolution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42624);
        var _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49649);
        var _text_columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51873);
        var _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21567);
        var _text_json_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90676);
        function resolutionsJson(resolutions) {
            const { references, ...members } = resolveReport(resolutions);
            return (0, _text_json_lines_js__WEBPACK_IMPORTED_MODULE_6__.iC)(members, { references });
        }
        function resolveReport({ at, asOf, minAgeMs, platform, references }) {
            return {
                schema: 'mooring.resolve/v1',
                resolvedAt: (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(at),
                asOf: asOf === undefined ? null : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(asOf),
                minAge: minAgeMs === 0 ? null : (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(minAgeMs),
                platform: platform ?? null,
                references: references.map(toReported),
            };
        }
        function toReported(resolution) {
            if (resolution.kind === 'unresolved') {
                const { kind, ...rest } = resolution;
                return { state: kind, ...rest };
            }
            const { kind, builtAt, lag, usualInterval, trust, ...rest } = resolution;
            return {
                state: kind,
                ...rest,
                builtAt: builtAt === undefined ? null : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(builtAt),
                lag: lag ?? null,
                usualIntervalSeconds: usualInterval === undefined ? null : Math.round(usualInterval / 1_000),
                ...(trust === undefined ? {} : { signature: (0, _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__.A)(trust) }),
            };
        }
        function resolutionLine(resolved) {
            const { written, digest, builtAt, lag, trust } = resolved;
            const age = builtAt === undefined ? [] : [`of ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(builtAt)}`];
            const signed = trust === undefined ? [] : [(0, _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__.g)(trust)];
            const facts = [...age, lag === undefined ? 'age unknown' : behindText(lag), ...signed];
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(written)} → ${digest} (${facts.join(', ')})`;
        }
        function resolutionWarning(resolution) {
            if (resolution.kind === 'unresolved' || resolution.trust === undefined)
                return undefined;
            const text = (0, _signatures_decide_trust_text_js__WEBPACK_IMPORTED_MODULE_4__.DW)(resolution.reference, resolution.trust);
            return text === undefined ? undefined : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(text, 1_400);
        }
        function resolutionsTable(resolutions) {
            const resolved = (0, _decide_resolution_js__WEBPACK_IMPORTED_MODULE_3__.cj)(resolutions);
            const unresolved = (0, _decide_resolution_js__WEBPACK_IMPORTED_MODULE_3__.tT)(resolutions);
            const hasSignatures = resolved.some(({ trust }) => trust !== undefined);
            const rows = resolved.map((one) => rowOf(one, hasSignatures));
            const heads = ['REFERENCE', 'BUILT', 'BEHIND', 'REBUILT EVERY', ...(hasSignatures ? ['SIGNATURE'] : [])];
            const table = rows.length === 0 ? [] : [heads, ...rows];
            return [...(0, _text_columns_js__WEBPACK_IMPORTED_MODULE_8__.R)(table), ...unresolved.map(unresolvedText), countText(resolutions)]
                .map((line) => `${line}\n`)
                .join('');
        }
        function rowOf(one, hasSignatures) {
            const cells = [
                one.reference,
                one.builtAt === undefined ? '-' : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(one.builtAt),
                one.lag === undefined ? 'unknown' : (0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(one.lag),
                one.usualInterval === undefined ? '-' : (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.Um)(one.usualInterval),
            ];
            if (!hasSignatures)
                return cells;
            return [...cells, one.trust === undefined ? '-' : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)((0, _signatures_report_signature_js__WEBPACK_IMPORTED_MODULE_5__.g)(one.trust), 600)];
        }
        function countText(resolutions) {
            const [resolved, unresolved] = [(0, _decide_resolution_js__WEBPACK_IMPORTED_MODULE_3__.cj)(resolutions), (0, _decide_resolution_js__WEBPACK_IMPORTED_MODULE_3__.tT)(resolutions)];
            return `${resolved.length} resolved, ${unresolved.length} not resolved, ${ruleText(resolutions)}`;
        }
        function unresolvedText({ written, code, reason, hint }) {
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(written)} was not resolved (${code}): ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(reason, 600)}. ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(hint)}`;
        }
        function behindText(lag) {
            return lag.builds === 0 ? (0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag) : `behind by ${(0, _tag_history_decide_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`;
        }
        function ruleText({ at, asOf, minAgeMs }) {
            const when = asOf === undefined ? `at ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(at)}` : `as of ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(asOf)}`;
            return minAgeMs === 0 ? when : `${when}, at least ${(0, _values_duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(minAgeMs)} old`;
        }
    }),
    92985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (writeSummary)
        });
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64865);
        async function writeSummary(markdown, runner) {
            try {
                await runner.writeSummary(markdown);
            }
            catch (error) {
                const reason = error instanceof Error ? error.message : String(error);
                runner.warning(`Could not write the summary (${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(reason, 500)}); this log has the same content.`);
            }
        }
    }),
    52949: shared[52949],
    65977: shared[65977],
    29606: shared[29606],
    62585: shared[62585],
    45207: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            RI: () => (NAMED_BUILD_FORMS),
            _0: () => (resolveNamedBuild),
            eP: () => (readNamedBuild)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63691);
        var _values_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62403);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8726);
        var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51442);
        var _choose_build_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85235);
        var _values_tag_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17158);
        const NAMED_BUILD_FORMS = 'a digest, a UTC time such as 2026-05-01T00:00:00Z, an age such as 30d, -12, newest, pinned, git:COMMIT or green';
        const REVISION = /^(?!-)(?!.*\.\.)[\w./~^@{}-]{1,200}$/;
        function readNamedBuild(text) {
            if (text === 'newest')
                return { kind: 'back', builds: 0 };
            if (text === 'pinned')
                return { kind: 'pinned' };
            if (text === 'green')
                return { kind: 'green', branch: undefined };
            if ((0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(text))
                return { kind: 'digest', digest: text };
            if (/^-\d{1,6}$/.test(text))
                return { kind: 'back', builds: -Number(text) };
            const [, prefix, name = ''] = /^(git|green):(.*)$/s.exec(text) ?? [];
            if (prefix !== undefined) {
                if (!REVISION.test(name))
                    return undefined;
                return prefix === 'git' ? { kind: 'commit', revision: name } : { kind: 'green', branch: name };
            }
            const at = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.Wr)(text);
            if (at !== undefined)
                return { kind: 'time', at };
            const ms = (0, _values_duration_js__WEBPACK_IMPORTED_MODULE_1__.$7)(text);
            return ms === undefined ? undefined : { kind: 'age', ms };
        }
        function resolveNamedBuild(named, history, now) {
            const settled = (0, _values_tag_history_js__WEBPACK_IMPORTED_MODULE_3__.q9)(history);
            const [oldest] = settled;
            if (oldest === undefined)
                return { kind: 'none', why: 'the tag has no builds' };
            switch (named.kind) {
                case 'digest':
                    return buildOf(settled, named.digest) ?? { ...foreign(named.digest), isForeign: true };
                case 'back': {
                    const build = settled.at(-1 - named.builds);
                    return build === undefined
                        ? { kind: 'none', why: `the tag has only ${(0, _text_plural_js__WEBPACK_IMPORTED_MODULE_4__.U)(settled.length, 'build')}` }
                        : { kind: 'build', build };
                }
                case 'time':
                case 'age': {
                    const at = named.kind === 'time' ? named.at : (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.fN)(now - named.ms);
                    if (at > now)
                        return { kind: 'none', why: `${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(at)} is in the future` };
                    const choice = (0, _choose_build_js__WEBPACK_IMPORTED_MODULE_5__.s9)(history, { cutoff: at, isAsOf: true, isDenied: () => false });
                    if (choice.kind === 'build') {
                        const { digest } = choice.build;
                        return (buildOf(settled.filter((build) => build.at <= at), digest) ?? foreign(digest));
                    }
                    return { kind: 'none', why: `the oldest build of the tag is from ${(0, _values_instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(oldest.at)}` };
                }
            }
        }
        function buildOf(settled, digest) {
            const build = settled.findLast((one) => one.digest === digest);
            return build === undefined ? undefined : { kind: 'build', build };
        }
        function foreign(digest) {
            return { kind: 'none', why: `${digest} is not a build of the tag` };
        }
    }),
    41828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            V: () => (findNamedBuild)
        });
        var errors = __webpack_require__(67872);
        var named_build = __webpack_require__(45207);
        var image_reference = __webpack_require__(65890);
        var printable = __webpack_require__(64865);
        var read_as_of = __webpack_require__(5307);
        var named_build_facts = __webpack_require__(83810);
        var digest = __webpack_require__(63691);
        var instant = __webpack_require__(8726);
        var remote_repository = __webpack_require__(30371);
        ;
        const MOST_COMMITS = 100;
        const CAVEAT = 'This is a hint: the repository changed too, and both ends are run at the current commit.';
        const CACHE_CAVEAT = 'A cached layer or a mirror can have used an older build.';
        async function findGreen(branch, facts) {
            const git = (0, remote_repository.uM)(facts.directory, facts.command);
            const named = branch ?? (await (0, remote_repository.Te)(git));
            if (named === undefined)
                return { why: 'the default branch is unknown; use green:BRANCH' };
            const checks = await facts.openChecks();
            const pins = (await (0, named_build_facts.Ch)(facts.tree, facts)).filter(({ reference }) => reference.digest !== undefined);
            if (pins.length === 0)
                return checks === undefined
                    ? {
                        why: 'green works without a GitHub token for pinned references only; set GH_TOKEN, or in a workflow `github-token`',
                    }
                    : greenByRuns(named, checks, facts);
            const files = [...new Set(pins.map(({ file }) => file))];
            const isRemote = (await git('rev-parse', '--verify', '--quiet', `origin/${named}^{commit}`)) !== undefined;
            const ref = isRemote ? `origin/${named}` : named;
            const words = ['log', '--first-parent', '-n', `${MOST_COMMITS}`, '-G', 'sha(256|384|512):', '--format=%H'];
            const listed = await git(...words, '--end-of-options', ref, '--', ...files);
            const commits = (listed ?? '').split('\n').filter((line) => line !== '');
            if (commits.length === 0)
                return { why: `no commit of ${(0, printable.g$)(ref)} in this clone changed the pin; fetch its history` };
            if (checks === undefined)
                return previousPin(commits, facts);
            return greenByCommits(commits, await checks.ofCommits(commits), facts);
        }
        async function greenByCommits(commits, states, facts) {
            const passed = commits.findIndex((commit) => states.get(commit) === 'passed');
            const green = commits[passed];
            if (green === undefined)
                return { why: `the checks passed for none of the last ${commits.length} commits that changed a pin` };
            const good = await pinAt(green, facts);
            if ('why' in good)
                return good;
            const red = commits.slice(0, passed).findLast((commit) => states.get(commit) === 'failed');
            const bad = red === undefined ? undefined : await pinAt(red, facts);
            return withBad(good.build, bad, [
                `The checks passed at ${green.slice(0, 12)}, which pins ${(0, digest.VK)(good.build.digest)}.`,
            ]);
        }
        async function greenByRuns(branch, checks, facts) {
            const runs = await checks.runsOf(branch);
            const at = runs?.lastPassed;
            if (runs === undefined || at === undefined)
                return { why: `no workflow run on ${(0, printable.g$)(branch)} succeeded` };
            const good = (0, named_build_facts.GS)({ kind: 'time', at }, facts);
            if ('why' in good)
                return good;
            const failed = runs.firstFailed;
            const bad = failed === undefined ? undefined : (0, named_build_facts.GS)({ kind: 'time', at: failed }, facts);
            return withBad(good.build, bad, [
                `${(0, printable.g$)(runs.workflow)} last succeeded on ${(0, printable.g$)(branch)} at ${(0, instant.r4)(at)}.`,
                CACHE_CAVEAT,
            ]);
        }
        function withBad(good, bad, notes) {
            const hasBad = bad !== undefined && 'build' in bad && bad.build.digest !== good.digest;
            return { build: good, notes: [...notes, CAVEAT], ...(hasBad ? { laterBad: bad.build } : {}) };
        }
        async function previousPin(commits, facts) {
            const current = (0, named_build_facts.nZ)(await (0, named_build_facts.Ch)(facts.tree, facts), facts);
            if (!(0, digest.Bc)(current))
                return { why: current };
            for (const commit of commits) {
                const pin = (0, named_build_facts.nZ)(await (0, named_build_facts.Ch)(await facts.openCommit(commit), facts), facts);
                if (!(0, digest.Bc)(pin) || pin === current)
                    continue;
                const found = await (0, named_build_facts.ef)(pin, facts);
                const note = `No GitHub token, so check states are unknown: the previous pin, of ${commit.slice(0, 12)}, is used.`;
                return 'why' in found ? found : { build: found.build, notes: [note, CAVEAT] };
            }
            return { why: 'no commit in this clone has another digest; fetch its history, or set GH_TOKEN' };
        }
        async function pinAt(commit, facts) {
            return (0, named_build_facts.D$)(await (0, named_build_facts.Ch)(await facts.openCommit(commit), facts), facts);
        }
        ;
        async function findNamedBuild(option, text, facts) {
            const refuse = (why) => new errors.OD('config_usage_invalid', `${option}: ${why}`, { hint: `Use ${named_build.RI}.` });
            const named = (0, named_build.eP)(text);
            if (named === undefined)
                throw refuse(`"${(0, printable.g$)(text, 80)}" does not name a build`);
            const found = await resolveWith(named, facts);
            if ('why' in found)
                throw refuse(found.why);
            return found;
        }
        async function resolveWith(named, facts) {
            switch (named.kind) {
                case 'pinned':
                    return (0, named_build_facts.D$)(await (0, named_build_facts.Ch)(facts.tree, facts), facts);
                case 'commit':
                    return findAtCommit(named.revision, facts);
                case 'green':
                    return findGreen(named.branch, facts);
                case 'digest':
                    return (0, named_build_facts.ef)(named.digest, facts);
                case 'time':
                case 'age':
                case 'back':
                    return (0, named_build_facts.GS)(named, facts);
            }
        }
        async function findAtCommit(revision, facts) {
            const places = await (0, named_build_facts.Ch)(await facts.openCommit(revision), facts);
            const name = `${(0, image_reference.vy)(facts.reference)}:${facts.reference.tag}`;
            if (places.length === 0)
                return { why: `the commit ${(0, printable.g$)(revision)} does not reference ${name}` };
            if (places.some((place) => place.reference.digest !== undefined))
                return (0, named_build_facts.D$)(places, facts);
            const at = await (0, read_as_of.m)(revision, facts.directory, facts.command);
            const found = (0, named_build_facts.GS)({ kind: 'time', at }, facts);
            const note = `${name} is not pinned in ${(0, printable.g$)(revision)}: its build at that time is used.`;
            return 'why' in found ? found : { ...found, notes: [note] };
        }
    }),
    15504: shared[15504],
    83810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GS: () => (buildInHistory),
            ef: () => (buildOfDigest),
            D$: () => (buildOfPin),
            Ch: () => (findPlaces),
            LX: () => (openNamedBuildFacts),
            nZ: () => (pinOf)
        });
        var values_digest = __webpack_require__(63691);
        var named_build = __webpack_require__(45207);
        var errors = __webpack_require__(67872);
        var image_reference = __webpack_require__(65890);
        var image_list = __webpack_require__(50034);
        var printable = __webpack_require__(64865);
        var list_images = __webpack_require__(19003);
        var directory_commit = __webpack_require__(81663);
        var instant = __webpack_require__(8726);
        var github_blobs = __webpack_require__(64336);
        var github_repository = __webpack_require__(6966);
        ;
        function gitHubCheckStates(repository) {
            return {
                ofCommits: (commits) => queryStates(repository, commits),
                runsOf: async (branch) => {
                    const failed = await listRuns(repository, { branch, status: 'failure' });
                    const latest = failed[0] ?? (await listRuns(repository, { branch }))[0];
                    if (latest === undefined)
                        return undefined;
                    const { workflow_id: workflow, path = '' } = latest;
                    const [passed] = await listRuns(repository, { branch, workflow, status: 'success' });
                    const lastPassed = (0, instant.Wr)(passed?.run_started_at ?? '');
                    const after = (await listRuns(repository, { branch, workflow, status: 'failure', most: 100 }))
                        .flatMap((run) => (0, instant.Wr)(run.run_started_at ?? '') ?? [])
                        .filter((at) => lastPassed === undefined || at > lastPassed);
                    return { workflow: path, lastPassed, firstFailed: after.at(-1) };
                },
            };
        }
        async function listRuns({ github, call, place }, { branch, workflow, status, most = 1 }) {
            const purpose = `list the workflow runs on ${branch}`;
            const query = { ...place, branch, per_page: most, ...(status === undefined ? {} : { status }) };
            const outcome = await call(purpose, (request) => workflow === undefined
                ? github.rest.actions.listWorkflowRunsForRepo({ ...query, request })
                : github.rest.actions.listWorkflowRuns({ ...query, workflow_id: workflow, request }));
            return (0, github_repository.u)(outcome, purpose).workflow_runs;
        }
        const STATES = {
            SUCCESS: 'passed',
            FAILURE: 'failed',
            ERROR: 'failed',
        };
        async function queryStates({ github, call, place }, commits) {
            const objects = commits.map((commit, index) => `c${index}: object(oid: ${JSON.stringify(commit)}) { ... on Commit { statusCheckRollup { state } } }`);
            const query = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    ${objects.join('\n    ')}
  }
}`;
            const purpose = 'read the check states of commits';
            const outcome = await call(purpose, (request) => github.request({ method: 'POST', url: (0, github_blobs.X)(github), query, variables: place, request }));
            const found = (0, github_repository.u)(outcome, purpose).data?.repository ?? {};
            return new Map(commits.flatMap((commit, index) => {
                const state = STATES[found[`c${index}`]?.statusCheckRollup?.state ?? ''];
                return state === undefined ? [] : [[commit, state]];
            }));
        }
        var remote = __webpack_require__(56261);
        var github_token = __webpack_require__(7055);
        var remote_repository = __webpack_require__(30371);
        var verify_pins = __webpack_require__(87134);
        ;
        function openNamedBuildFacts(options) {
            const { command, directory, reference, verify } = options;
            return {
                ...options,
                originOf: async (digest) => {
                    const [origin] = (await (0, verify_pins._)([{ ...reference, digest }], verify)).values();
                    if (origin === undefined)
                        throw new errors.OD('internal_bug', `${digest} has no origin`);
                    return origin;
                },
                openCommit: async (revision) => (await (0, directory_commit.T)(directory, revision, { option: 'git', command })).tree,
                openChecks: () => openChecks(options),
            };
        }
        async function openChecks(options) {
            const { clock, github = await gitHubOfClone(options), signal } = options;
            if (github === undefined)
                return undefined;
            return gitHubCheckStates(await (0, github_repository.w)({ ...github, clock, signal }));
        }
        async function gitHubOfClone({ variables, command, directory, }) {
            const git = (0, remote_repository.uM)(directory, command);
            if (((await git('remote')) ?? '') === '')
                return undefined;
            const { serverUrl, owner, name } = await (0, remote_repository._Y)(git);
            const token = await (0, github_token.m)(serverUrl, { variables, command, directory });
            return token && { apiUrl: (0, remote.Ly)(serverUrl), repository: `${owner}/${name}`, token };
        }
        function buildInHistory(named, { history, now }) {
            const found = (0, named_build._0)(named, history, now);
            return found.kind === 'build' ? { build: found.build, notes: [] } : { why: found.why };
        }
        async function buildOfDigest(digest, facts) {
            const found = (0, named_build._0)({ kind: 'digest', digest }, facts.history, facts.now);
            if (found.kind === 'build')
                return { build: found.build, notes: [] };
            if (found.isForeign !== true)
                return found;
            const origin = await facts.originOf(digest);
            if (origin.kind === 'platform-manifest') {
                const index = buildInHistory({ kind: 'digest', digest: origin.index }, facts);
                const note = `${(0, values_digest.VK)(digest)} is the ${origin.platform} manifest of the build ${(0, values_digest.VK)(origin.index)}.`;
                return 'why' in index ? index : { ...index, notes: [note] };
            }
            const { tag } = facts.reference;
            if (origin.kind === 'other-tag')
                return { why: `${digest} is a build of the tag ${(0, printable.g$)(origin.tag)}, not of ${(0, printable.g$)(tag)}` };
            if (origin.kind === 'not-verified')
                return { why: `${digest}: ${origin.reason}` };
            return { why: `${digest} is not a build of ${(0, image_reference.vy)(facts.reference)}:${(0, printable.g$)(tag)}` };
        }
        async function buildOfPin(places, facts) {
            const digest = pinOf(places, facts);
            return (0, values_digest.Bc)(digest) ? buildOfDigest(digest, facts) : { why: digest };
        }
        async function findPlaces(tree, { reference, now, file }) {
            const { images } = await (0, list_images.v)({ tree, now });
            return images.filter((image) => (0, image_reference.vy)(image.reference) === (0, image_reference.vy)(reference) &&
                (0, image_list.Q9)(image) === reference.tag &&
                (file === undefined || image.file === file.replace(/^\.\//, '')));
        }
        function pinOf(places, { reference, file }) {
            const pins = places.flatMap((place) => {
                const { digest } = place.reference;
                return digest === undefined ? [] : [{ digest, file: place.file, line: place.line }];
            });
            const [first] = pins;
            const name = `${(0, image_reference.vy)(reference)}:${reference.tag}`;
            if (first === undefined)
                return `${file ?? 'no file'} ${file === undefined ? 'pins' : 'does not pin'} ${name}`;
            if (pins.every(({ digest }) => digest === first.digest))
                return first.digest;
            const shown = pins.slice(0, 3).map((pin) => `${(0, printable.g$)(pin.file)}:${pin.line}`);
            return `files pin ${name} to different digests (${shown.join(', ')}); set \`file\` to one of them`;
        }
    }),
    3279: shared[3279],
    87134: shared[87134],
    56261: shared[56261]
};
