export const id = 3064;
export const ids = [3064];
export const modules = {

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOutcome: () => (/* binding */ publishOutcome),
  publishPlan: () => (/* binding */ publishPlan)
});

// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/pull-request/outcome.js
const OPERATIONS = ['created', 'updated', 'closed', 'unchanged', 'none'];
function overallOperation(outcomes) {
    return (OPERATIONS.find((operation) => outcomes.some((outcome) => outcome.operation === operation)) ?? 'none');
}
function namedOutcome(outcomes) {
    const withNumber = outcomes.filter(({ number }) => number !== undefined);
    const operation = overallOperation(withNumber);
    return withNumber.find((outcome) => outcome.operation === operation);
}

// EXTERNAL MODULE: ./build/domain/report/pins.js + 1 modules
var pins = __webpack_require__(6409);
;// CONCATENATED MODULE: ./build/actions/pin/publish.js



function publishPlan({ plan, files }, runner, dryRun) {
    for (const line of (0,pins/* pinLines */.tx)(plan))
        runner.info((0,printable/* printable */.g$)(line, 1_000));
    for (const { file, line, reason } of plan.skipped.filter(({ code }) => code === 'not-asked'))
        runner.warning((0,printable/* printable */.g$)(reason, 600), { title: 'Mooring pin: not asked', file, line });
    if (!dryRun)
        return;
    for (const line of (0,pins/* diffLines */.Pp)(files))
        runner.info(line);
    runner.info(files.length === 0 ? 'Dry run: nothing would change.' : 'Dry run: nothing was written.');
}
async function publishOutcome({ plan, files, outcomes, mismatches }, runner) {
    for (const { path, why } of mismatches)
        runner.warning(`${(0,printable/* printable */.g$)(path, 300)} is left out: ${why}.`, { title: 'Mooring pin' });
    for (const { said, warnings, startsNoChecks } of outcomes) {
        runner.info((0,printable/* printable */.g$)(said, 1_000));
        for (const warning of warnings)
            runner.warning((0,printable/* printable */.g$)(warning, 1_000), { title: 'Mooring pin' });
        if (startsNoChecks)
            runner.notice(NO_CHECKS, { title: 'Mooring pin' });
    }
    const named = namedOutcome(outcomes);
    runner.setOutput('pull-request-number', String(named?.number ?? ''));
    runner.setOutput('pull-request-url', named?.url ?? '');
    runner.setOutput('operation', overallOperation(outcomes));
    runner.setOutput('pull-requests', JSON.stringify(outcomes.map(({ number, url, operation, branch }) => ({ number, url, operation, branch }))));
    publishPins(plan, files.map(({ path }) => path), runner);
    await writeSummary((0,pins/* renderPinSummary */.ue)(plan, outcomes), runner);
}
function publishPins({ moves }, changed, runner) {
    runner.setOutput('pins', (0,pins/* pinsOutput */.um)(moves));
    runner.setOutput('changed-files', changed.join('\n'));
}
const NO_CHECKS = 'Checks do not start by themselves on a pull request that the token of a job wrote. Approve the waiting runs there, or give `github-token` the token of a GitHub App.';
async function writeSummary(markdown, runner) {
    try {
        await runner.writeSummary(markdown);
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        runner.warning(`The summary could not be written (${why}); this log says the same.`);
    }
}


/***/ })

};
