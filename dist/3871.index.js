export const id = 3871;
export const ids = [3871];
export const modules = {

/***/ 3871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif),
  sarifCategory: () => (/* binding */ sarifCategory)
});

// EXTERNAL MODULE: ./build/domain/markdown.js
var markdown = __webpack_require__(3812);
// EXTERNAL MODULE: ./build/domain/printable.js
var printable = __webpack_require__(7398);
;// CONCATENATED MODULE: ./build/domain/report/sarif-text.js


const LONGEST_TEXT = 1_024;
function sarifText(text, longest = LONGEST_TEXT) {
    const inert = (0,markdown/* takeApart */.YF)((0,printable/* printable */.g$)(text, longest))
        .replace(/[\\[\]]/g, (character) => `\\${character}`)
        .replace(/<(?=[a-z!/?])/gi, `<${APART}`)
        .replace(/\{(?=\d)/g, `{${APART}`);
    return inert.length <= longest ? inert : cutEscaped(inert, longest);
}
const APART = '\u200b';
function cutEscaped(text, longest) {
    const start = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
    const [backslashes = ''] = /\\*$/.exec(start) ?? [];
    return `${backslashes.length % 2 === 1 ? start.slice(0, -1) : start}…`;
}

;// CONCATENATED MODULE: ./build/domain/report/sarif-rules.js



const HELP = {
    'end-of-life': {
        what: 'The tag of an image is at the end of its life, or near it: soon it gets no more fixes, or it gets none already.',
        remedy: 'Move to a tag that is still maintained; the message names the nearest one where there is one.',
    },
    advisory: {
        what: 'An advisory is open for the build of an image that this line uses.',
        remedy: 'Move the pin to a build that has the fix, or build on an image without the vulnerability.',
    },
    'not-allowed': {
        what: 'The settings of this repository do not allow images of this registry.',
        remedy: 'Use an image of an allowed registry, or allow this one in .github/mooring.yml.',
    },
    'not-checked': {
        what: 'Something could not be checked. That is a finding of its own, because nobody knows what it would have shown.',
        remedy: 'The message says what refused and what can be changed.',
    },
    'foreign-digest': {
        what: 'The pinned digest is none of the builds that its tag has had: it is of another tag, of one platform alone, or of nobody.',
        remedy: 'Find out where the digest came from, and pin the digest of the image index of a build of this tag.',
    },
    unresolvable: {
        what: 'The reference has no fixed value, so nobody can say which image it means.',
        remedy: 'Write the whole reference, or give its variable a default.',
    },
    'base-unavailable': {
        what: 'The base of the change could not be read, so nothing could be called new or carried over.',
        remedy: 'Give the check what it needs to read the base; the message says what that is.',
    },
    settings: {
        what: 'Settings of this repository are not in force, or not yet.',
        remedy: 'Correct .github/mooring.yml; the message says what is not in force.',
    },
    exception: {
        what: 'An exception in the settings has ended, or ends soon.',
        remedy: 'Deal with what it excepts, or give it a new last day and say why.',
    },
    'pin-required': {
        what: 'The settings want this image pinned to a digest, and it is not.',
        remedy: 'Pin it; the message has the digest.',
    },
    'too-far-behind': {
        what: 'The pinned build is older than the settings allow.',
        remedy: 'Move the pin to the newest build.',
    },
    behind: {
        what: 'The tag has newer builds than the pinned one.',
        remedy: 'Move the pin when it suits you.',
    },
    unpinned: {
        what: 'The reference names a tag, and a tag can move between two builds.',
        remedy: 'Pin the reference to a digest.',
    },
    'other-registry': {
        what: 'The image lies on a registry that keeps no tag history, so it was not judged.',
        remedy: 'Use the image of the same name on your registry, if there is one.',
    },
};
const SARIF_LEVELS = {
    error: 'error',
    warning: 'warning',
    notice: 'note',
};
function sarifRuleId({ rule, advisory }) {
    return advisory === undefined ? rule : `${rule}/${sarifText(advisory.id, 200)}`;
}
function sarifRule(id, findings) {
    const [first] = findings;
    const rule = first?.rule ?? 'not-checked';
    const { what, remedy } = HELP[rule];
    const advisory = first?.advisory;
    const title = advisory === undefined ? what : sarifText(`${(0,printable/* cutText */.IN)(advisory.id, 200)}: ${what}`);
    const link = advisory === undefined ? undefined : linkTo(advisory.id);
    const score = Math.max(0, ...findings.map((one) => one.advisory?.severity.score ?? 0));
    const level = findings.some((one) => one.level === 'error') ? 'error' : (first?.level ?? 'warning');
    return {
        id,
        name: rule,
        shortDescription: { text: title },
        fullDescription: { text: `${title} ${remedy}` },
        help: { text: `${title} ${remedy}`, markdown: helpMarkdown(what, remedy, advisory?.id, link) },
        ...(link === undefined ? {} : { helpUri: link }),
        defaultConfiguration: { level: SARIF_LEVELS[level] },
        properties: {
            tags: advisory === undefined ? ['container-images'] : ['container-images', 'security'],
            ...(score === 0 ? {} : { 'security-severity': Math.min(10, score).toFixed(1) }),
        },
    };
}
function helpMarkdown(what, remedy, id, link) {
    const name = id === undefined ? '' : link === undefined ? (0,markdown/* code */.aY)(id) : `[${(0,markdown/* escapeMarkdown */.FV)(id, 200)}](${link})`;
    return [name, what, `**What to do.** ${remedy}`].filter((part) => part !== '').join('\n\n');
}
function linkTo(id) {
    if (/^CVE-\d{4}-\d{4,19}$/.test(id))
        return `https://nvd.nist.gov/vuln/detail/${id}`;
    if (/^GHSA(?:-[0-9a-z]{4}){3}$/.test(id))
        return `https://github.com/advisories/${id}`;
    return undefined;
}

// EXTERNAL MODULE: ./build/domain/report/wording.js
var wording = __webpack_require__(248);
;// CONCATENATED MODULE: ./build/domain/report/sarif.js



const MOST_RESULTS = 5_000;
const MOST_BYTES = 9_000_000;
const MOST_NOTIFICATIONS = 100;
function renderSarif(report, { category, hash }) {
    const placed = report.findings.filter(({ file }) => file !== '');
    const kept = placed.slice(0, mostThatFit(placed));
    const byRule = Map.groupBy(kept, sarifRuleId);
    const ruleIds = new Map([...byRule.keys()].map((id, index) => [id, index]));
    const fingerprints = fingerprintsOf(placed, hash);
    const unplaced = report.findings.filter(({ file }) => file === '');
    const told = unplaced.slice(0, MOST_NOTIFICATIONS);
    const leftOut = placed.length - kept.length + (unplaced.length - told.length);
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'Mooring', rules: rulesOf(byRule) } },
                automationDetails: { id: category },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: true,
                        endTimeUtc: report.checkedAt,
                        toolExecutionNotifications: notificationsOf(told, report.notes, leftOut),
                    },
                ],
                results: kept.map((finding) => resultOf(finding, ruleIds.get(sarifRuleId(finding)) ?? 0, fingerprints.get(finding) ?? '')),
            },
        ],
    };
    return { log, leftOut };
}
function sarifCategory(jobKey, hash) {
    const readable = jobKey.replaceAll(/[^A-Za-z0-9._]+/g, '-').slice(0, 60);
    return `mooring/${readable}-${hash(jobKey).slice(0, 8)}/`;
}
function rulesOf(byRule) {
    return [...byRule].map(([id, findings]) => sarifRule(id, findings));
}
function resultOf(finding, ruleIndex, fingerprint) {
    const { exception, file, level, line, novelty, reference } = finding;
    return {
        ruleId: sarifRuleId(finding),
        ruleIndex,
        level: SARIF_LEVELS[level],
        message: { text: messageOf(finding) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: pathToUri(file), uriBaseId: '%SRCROOT%' },
                    region: { startLine: line },
                },
            },
        ],
        partialFingerprints: { primaryLocationLineHash: fingerprint },
        ...(exception === undefined
            ? {}
            : {
                suppressions: [
                    {
                        kind: 'external',
                        status: 'accepted',
                        justification: sarifText(`${exception.reason} (until ${exception.until})`),
                    },
                ],
            }),
        properties: { image: sarifText(reference), comparedWithBase: novelty },
    };
}
function messageOf({ title, message, remedy }) {
    return sarifText(`${title}: ${message} ${remedy}`, LONGEST_TEXT);
}
function notificationsOf(unplaced, notes, leftOut) {
    const untold = notes.length - MOST_NOTIFICATIONS;
    const more = [
        ...(untold > 0 ? [`${(0,wording/* count */.U9)(untold, 'more note')}; all are in the report.`] : []),
        ...(leftOut === 0
            ? []
            : [`${(0,wording/* count */.U9)(leftOut, 'more finding')}, none worse than these, did not fit; all are in the report.`]),
    ];
    return [
        ...unplaced.map((finding) => ({
            level: SARIF_LEVELS[finding.level],
            message: { text: messageOf(finding) },
        })),
        ...[...notes.slice(0, MOST_NOTIFICATIONS), ...more].map((note) => ({
            level: 'note',
            message: { text: sarifText(note) },
        })),
    ];
}
function fingerprintsOf(findings, hash) {
    const alike = Map.groupBy(findings, ({ rule, file, key }) => JSON.stringify([rule, file, key.replaceAll(/@sha(?:256|512):[0-9a-f]+/g, '')]));
    return new Map([...alike].flatMap(([identity, group]) => group
        .toSorted((a, b) => a.line - b.line)
        .map((finding, index) => [finding, `${hash(identity).slice(0, 32)}:${index + 1}`])));
}
function pathToUri(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
function mostThatFit(findings) {
    const encoder = new TextEncoder();
    let used = 0;
    for (const [index, finding] of findings.slice(0, MOST_RESULTS).entries()) {
        const alone = [resultOf(finding, 0, ' '.repeat(40)), sarifRule(sarifRuleId(finding), [finding])];
        used += encoder.encode(JSON.stringify(alone)).length;
        if (used > MOST_BYTES)
            return index;
    }
    return Math.min(findings.length, MOST_RESULTS);
}


/***/ })

};
