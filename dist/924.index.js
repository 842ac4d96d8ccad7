export const id = 924;
export const ids = [924];
export const modules = {
    30924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            publishResolutions: () => (publishResolutions)
        });
        var instant = __webpack_require__(8726);
        var printable = __webpack_require__(64865);
        var values_digest = __webpack_require__(63691);
        var duration = __webpack_require__(62403);
        var decide_lag = __webpack_require__(35607);
        var resolution = __webpack_require__(42624);
        var fitted = __webpack_require__(21240);
        var markdown = __webpack_require__(51065);
        var plural = __webpack_require__(51442);
        var signature = __webpack_require__(21567);
        ;
        const SUMMARY_LIMIT = 300_000;
        const HEADS = ['Reference', 'Digest', 'Built (UTC)', 'Behind', 'Rebuilt'];
        const SIGNED_HEADS = [...HEADS, 'Signature'];
        function renderResolveSummary(resolutions) {
            const [resolved, unresolved] = [(0, resolution.cj)(resolutions), (0, resolution.tT)(resolutions)];
            const hasSignatures = resolved.some(({ trust }) => trust !== undefined);
            const list = { noun: 'reference', elsewhere: 'the output `resolved`' };
            const failed = {
                ...list,
                before: '### ❌ Not resolved\n\n',
                lines: unresolved.map(unresolvedLine),
                after: '',
            };
            const table = {
                ...list,
                before: `${(0, markdown.PP)(hasSignatures ? SIGNED_HEADS : HEADS)}\n`,
                lines: resolved.map((one) => resolvedRow(one, hasSignatures)),
                after: '',
            };
            const full = {
                ...list,
                before: '<details><summary>References with full digests</summary>\n\n',
                lines: resolved.map(({ reference }) => `- ${(0, markdown.aY)(reference)}`),
                after: '\n\n</details>',
            };
            const sections = [
                '## Resolved images',
                headline(resolutions),
                ...[failed, table, full].map((section) => (0, fitted.$)(section, SUMMARY_LIMIT / 3)),
            ];
            return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
        }
        function headline(resolutions) {
            const { at, asOf, minAgeMs, platform } = resolutions;
            const left = (0, resolution.tT)(resolutions).length;
            const failed = left === 0 ? '' : `, ${left} not resolved`;
            const when = asOf === undefined ? `at ${minuteOf(at)}` : `as of ${minuteOf(asOf)}`;
            const age = minAgeMs === 0 ? '' : `, builds at least ${(0, duration.S5)(minAgeMs)} old`;
            const where = platform === undefined ? '' : ` for ${(0, markdown.aY)(platform)}`;
            return `**${(0, plural.U)((0, resolution.cj)(resolutions).length, 'reference')} resolved${failed}**${where}, ${when} UTC${age}.`;
        }
        function unresolvedLine({ written, reason, hint }) {
            return `- ${(0, markdown.aY)(written)}: ${(0, markdown.FV)(reason, 600)}. **Fix:** ${(0, markdown.FV)(hint, 600)}`;
        }
        function resolvedRow({ image, tag, digest, builtAt, lag, usualInterval, trust }, hasSignatures) {
            return (0, markdown.jD)([
                `**${(0, markdown.mo)(`${image}:${tag}`)}**`,
                (0, markdown.aY)((0, values_digest.su)(digest)),
                builtAt === undefined ? 'unknown' : minuteOf(builtAt),
                lag === undefined ? 'unknown' : (0, decide_lag.kF)(lag),
                usualInterval === undefined ? '' : `every ${(0, duration.Um)(usualInterval)}`,
                ...(hasSignatures ? [signatureCell(trust)] : []),
            ]);
        }
        function signatureCell(trust) {
            if (trust === undefined)
                return '';
            const isFine = trust.kind === 'verified' || trust.kind === 'no-known-signer';
            return `${isFine ? '' : '⚠️ '}${(0, markdown.mo)((0, signature.g)(trust), 300)}`;
        }
        function minuteOf(time) {
            return (0, instant.r4)(time).slice(0, 16).replace('T', ' ');
        }
        var views_resolutions = __webpack_require__(22733);
        var write_summary = __webpack_require__(92985);
        ;
        async function publishResolutions(resolutions, runner) {
            const { references } = resolutions;
            for (const one of references)
                sayOne(one, runner);
            runner.setOutput('resolved', (0, views_resolutions.Am)(resolutions));
            const [only, ...others] = references;
            if (only?.kind === 'resolved' && others.length === 0)
                publishOne(only, runner);
            await (0, write_summary.S)(renderResolveSummary(resolutions), runner);
            return (0, resolution.tT)(resolutions).length === 0 ? 0 : 1;
        }
        function sayOne(resolution, runner) {
            if (resolution.kind === 'resolved') {
                runner.info((0, printable.g$)((0, views_resolutions.Z_)(resolution), 1_000));
                const warning = (0, views_resolutions.FA)(resolution);
                if (warning !== undefined)
                    runner.warning(warning, { title: 'Mooring resolve: not verified' });
                return;
            }
            const { code, written, reason, hint } = resolution;
            runner.error(`${(0, printable.g$)(written)}: ${(0, printable.g$)(reason, 600)}\n${(0, printable.g$)(hint)}`, {
                title: `Mooring resolve: ${code}`,
            });
        }
        function publishOne({ reference, digest, tag, builtAt, lag, trust }, runner) {
            runner.setOutput('reference', reference);
            runner.setOutput('digest', digest);
            runner.setOutput('tag', tag);
            runner.setOutput('built-at', builtAt === undefined ? '' : (0, instant.r4)(builtAt));
            runner.setOutput('lag-builds', lag === undefined ? '' : String(lag.builds));
            runner.setOutput('lag-days', lag === undefined ? '' : String(lag.days));
            runner.setOutput('signed-by', trust?.kind === 'verified' ? ((0, signature.A)(trust).signer ?? '') : '');
        }
    })
};
