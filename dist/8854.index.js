export const id = 8854;
export const ids = [8854];
export const modules = {

/***/ 8854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CheckReportFile: () => (/* binding */ CheckReportFile)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _domain_advisory_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5192);
/* harmony import */ var _domain_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9456);
/* harmony import */ var _domain_check_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4939);
/* harmony import */ var _domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3714);
/* harmony import */ var _domain_severity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5526);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(731);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3867);








const Place = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('Path in the repository; empty for a finding about the whole run.'),
    line: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(1).describe('Counted from 1.'),
});
const EndOfLife = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    eolDate: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('The last day on which its main package is supported, UTC.'),
    graceEnds: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D.nullable(),
    daysLeft: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().nullable(),
    successor: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().describe('The tag to move to.'),
});
const ToldLife = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    exists: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    entry: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('none').describe('The platform lists no such tag.'),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('refused').describe('The platform could not be asked.'),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
            tagStatus: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            graceStatus: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
            graceExpiry: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
            eolDate: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
            isBroken: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
        }),
    ]),
    isDenied: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY().nullable(),
})
    .describe('What the platform said, and the verdict was made of.');
const PolicyNumber = zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Which of `policies` it was judged by, counted from 0.');
const Policy = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    failOn: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$)),
    warnOn: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_check_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .RULES */ .y)),
    minSeverity: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_severity_js__WEBPACK_IMPORTED_MODULE_7__/* .RATINGS */ .lq),
    unscored: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .UNSCORED */ .cB),
    maxDetectionDays: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    strict: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    pendingUpstream: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['warn', 'fail']),
    unreviewed: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['ignore', 'warn']),
    warnBeforeDays: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    failBeforeDays: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['fail', 'warn']),
    maxLagDays: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig().nullable(),
    requirePins: zod__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
const Severity = zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ rating: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_severity_js__WEBPACK_IMPORTED_MODULE_7__/* .RATINGS */ .lq), score: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig() }),
    zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ rating: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('unscored'), score: zod__WEBPACK_IMPORTED_MODULE_5__/* ["null"] */ .chJ() }),
]);
const Advisory = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe("The CVE, else the GHSA, else the service's own id."),
    aliases: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    advisoryId: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    uid: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_advisory_status_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVISORY_STATUSES */ .t),
    package: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })
        .nullable()
        .describe('Null where the packages of the image are not known.'),
    fixedVersion: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable(),
    severity: Severity,
    platforms: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    since: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D.nullable(),
    events: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .EVENT_KINDS */ .dP),
        at: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D,
        versions: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())
            .describe('What it says of versions: the one that was scanned, the first fixed one, or those patched.'),
    }))
        .nullable()
        .describe('The approved ones, oldest first: what the status was decided on. Null if one has no readable time.'),
});
const ReportedImage = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    image: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('The reference without its digest, with host and tag made explicit.'),
    pinned: _tag_js__WEBPACK_IMPORTED_MODULE_3__/* .DigestText */ .Ew.nullable().describe('The digest that the files carry, or null.'),
    newest: _tag_js__WEBPACK_IMPORTED_MODULE_3__/* .DigestText */ .Ew.nullable().describe('What the tag points to now; null where no history could be read.'),
    newestBuiltAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D.nullable(),
    behind: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ builds: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0), days: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0) })
        .nullable()
        .describe('From the pin to the newest build; days count from the first build newer than the pin.'),
    endOfLife: EndOfLife.extend({ verdict: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pass', 'warn', 'fail']), told: ToldLife })
        .nullable()
        .describe('How the life of the tag was judged, at the worst of its places; null if not known.'),
    history: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        builds: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0),
        around: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ digest: _tag_js__WEBPACK_IMPORTED_MODULE_3__/* .DigestText */ .Ew, at: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D })),
    })
        .nullable()
        .describe('What the history was: how many builds, and those around the pin and at its end.'),
    packages: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        source: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['attestation', 'sbom']),
        count: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0),
        platforms: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    })
        .nullable()
        .describe('Where the packages were read; null where only the name of the image was compared.'),
    openAdvisories: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())
        .nullable()
        .describe('Advisories open for the build in use, by the policy of any place; null if not known.'),
    places: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Place.extend({ policy: PolicyNumber })),
});
const ReportedFinding = Place.extend({
    rule: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_check_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .RULES */ .y),
    level: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['error', 'warning', 'notice']).describe('Errors fail the check, warnings make it `warn`.'),
    novelty: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['new', 'carried-over', 'not-compared'])
        .describe('Compared with the base of the pull request.'),
    key: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().describe('The same thing wrong has the same key, wherever it stands.'),
    fileKey: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().exactOptional().describe('The same within one file, whatever image it names.'),
    reference: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    remedy: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    weight: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['blocking', 'warning', 'minor'])
        .describe('How much it can matter at most, before the policy.'),
    advisory: Advisory.exactOptional(),
    endOfLife: EndOfLife.exactOptional(),
    exception: zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ reason: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), until: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }).exactOptional(),
    policy: PolicyNumber,
});
const Resolved = Place.extend({
    rule: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_check_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .RULES */ .y),
    key: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    reference: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    advisory: Advisory.exactOptional(),
});
const CheckReportFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('mooring.check-report/v1'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['pass', 'warn', 'fail']),
    checkedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D.describe("UTC, by the platform's own clock where it told its time."),
    comparedWith: zod__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('base'), commit: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('since'), since: _timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .Timestamp */ .D }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('baseline'), file: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
        zod__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('none'), why: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
    ]),
    mode: zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['signed-in', 'anonymous']).describe('Anonymous: only what is public was judged.'),
    notes: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()).describe('What a reader has to know of how this came about.'),
    failOn: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(_domain_check_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$)),
    policies: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Policy).describe('Every policy that held for a place or a finding.'),
    files: zod__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().min(0).describe('Files that name an image, or should and could not be read.'),
    images: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(ReportedImage),
    findings: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(ReportedFinding).describe('Worst first.'),
    resolved: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(Resolved).describe('What the base had and head has not.'),
});


/***/ }),

/***/ 380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   ZD: () => (/* binding */ repeated),
/* harmony export */   bQ: () => (/* binding */ MaskQuery),
/* harmony export */   er: () => (/* binding */ PageEnvelope),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   r_: () => (/* binding */ ListQuery),
/* harmony export */   wE: () => (/* binding */ NamedListQuery)
/* harmony export */ });
/* unused harmony export PAGE_TOKEN_LIFETIME_MS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);

const PAGE_SIZE = { default: 50, maximum: 200 };
const PAGE_TOKEN_LIFETIME_MS = (/* unused pure expression or super */ null && (3 * 24 * 3_600_000));
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('must be an integer')
    .regex(/^-?\d{1,9}$/, 'must be an integer')
    .transform(Number);
const repeated = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())])
    .transform((value) => (typeof value === 'string' ? [value] : value));
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const ListQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    'uidp.descendantsOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.childrenOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.ancestorsOf': zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    'uidp.ids': repeated.optional(),
    'uidp.inRoot': flag.optional(),
    pageSize: count.optional(),
    pageToken: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    orderBy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    skip: count.optional(),
});
const NamedListQuery = ListQuery.extend({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });
const PageEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nextPageToken: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^\d+$/).optional(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
});
const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() });


/***/ }),

/***/ 731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ DigestText),
/* harmony export */   FA: () => (/* binding */ TagListQuery),
/* harmony export */   WL: () => (/* binding */ TagFields),
/* harmony export */   oN: () => (/* binding */ TagPage),
/* harmony export */   vw: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(380);
/* harmony import */ var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3867);




const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'not a digest');
const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'is not a digest'),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    bundles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
});
const Tag = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    uid: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    digest: DigestText,
    deprecated: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().default(false),
    bundles: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).optional(),
    createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
    updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
});
const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__/* .PageEnvelope */ .er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(Tag).default([]) });
const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__/* .ListQuery */ .r_.extend({
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    digest: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .D.optional(),
    includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
    includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
    includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt.optional(),
});


/***/ }),

/***/ 3867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ Timestamp)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);


const Timestamp = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine((text) => (0,_domain_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .readInstant */ .Wr)(text) !== undefined, 'not a UTC timestamp');


/***/ })

};
