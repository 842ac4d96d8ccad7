export const id = 807;
export const ids = [807];
export const modules = {
    2807: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            publishResolutions: () => (publishResolutions)
        });
        var instant = __webpack_require__(2224);
        var printable = __webpack_require__(6158);
        var domain_digest = __webpack_require__(3213);
        var duration = __webpack_require__(4953);
        var markdown = __webpack_require__(9820);
        var report_resolutions = __webpack_require__(9899);
        var plural = __webpack_require__(795);
        ;
        const SUMMARY_LIMIT = 300_000;
        const HEADS = ['Reference', 'Tag', 'Digest', 'Built (UTC)', 'Behind', 'Note'];
        function renderResolveSummary(resolutions) {
            const rows = resolutions.references.map((one) => (0, markdown.jD)(cellsOf(one)));
            let length = 0;
            const fits = rows.findIndex((row) => {
                length += row.length + 1;
                return length > SUMMARY_LIMIT;
            });
            const shown = fits === -1 ? rows : rows.slice(0, fits);
            const left = rows.length - shown.length;
            const rest = left === 0
                ? []
                : ['', `… and ${(0, plural.U)(left, 'more reference')}; the output \`resolved\` lists all of them.`];
            const heading = ['## Resolved images', '', `${(0, report_resolutions.lT)(resolutions)}.`, ''];
            return `${[...heading, (0, markdown.PP)(HEADS), ...shown, ...rest].join('\n')}\n`;
        }
        function cellsOf(resolution) {
            if (resolution.kind === 'unresolved') {
                const { written, reason, hint } = resolution;
                return [(0, markdown.aY)(written), '', '', '', '', `**Not resolved**: ${(0, markdown.FV)(`${reason}. ${hint}`, 900)}`];
            }
            const { written, tag, digest, builtAt, lag, usualInterval } = resolution;
            return [
                (0, markdown.aY)(written),
                (0, markdown.aY)(tag),
                (0, markdown.aY)((0, domain_digest.VK)(digest)),
                builtAt === undefined ? 'unknown' : minuteOf(builtAt),
                lag === undefined ? 'unknown' : (0, report_resolutions.kF)(lag),
                usualInterval === undefined ? '' : `rebuilt about every ${(0, duration.Um)(usualInterval)}`,
            ];
        }
        function minuteOf(time) {
            return (0, instant.r4)(time).slice(0, 16).replace('T', ' ');
        }
        var resolution = __webpack_require__(8982);
        var write_summary = __webpack_require__(418);
        ;
        async function publishResolutions(resolutions, runner) {
            const { references } = resolutions;
            for (const one of references)
                sayOne(one, runner);
            runner.setOutput('resolved', (0, report_resolutions.Am)(resolutions));
            const [only, ...others] = references;
            if (only?.kind === 'resolved' && others.length === 0)
                publishOne(only, runner);
            await (0, write_summary.S)(renderResolveSummary(resolutions), runner);
            return (0, resolution.tT)(resolutions).length === 0 ? 0 : 1;
        }
        function sayOne(resolution, runner) {
            if (resolution.kind === 'resolved') {
                runner.info((0, printable.g$)((0, report_resolutions.Z_)(resolution), 1_000));
                return;
            }
            const { code, written, reason, hint } = resolution;
            runner.error(`${(0, printable.g$)(written)}: ${(0, printable.g$)(reason, 600)}\n${(0, printable.g$)(hint)}`, {
                title: `Mooring resolve: ${code}`,
            });
        }
        function publishOne({ reference, digest, tag, builtAt, lag }, runner) {
            runner.setOutput('reference', reference);
            runner.setOutput('digest', digest);
            runner.setOutput('tag', tag);
            runner.setOutput('built-at', builtAt === undefined ? '' : (0, instant.r4)(builtAt));
            runner.setOutput('lag-builds', lag === undefined ? '' : String(lag.builds));
            runner.setOutput('lag-days', lag === undefined ? '' : String(lag.days));
        }
    })
};
