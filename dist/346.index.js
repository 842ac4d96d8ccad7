export const id = 346;
export const ids = [346];
export const modules = {
    380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Jt: () => (flag),
            ZD: () => (repeated),
            bQ: () => (MaskQuery),
            er: () => (PageEnvelope),
            md: () => (PAGE_SIZE),
            r_: () => (ListQuery),
            wE: () => (NamedListQuery)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const PAGE_SIZE = { default: 50, maximum: 200 };
        const PAGE_TOKEN_LIFETIME_MS = (null && (3 * 24 * 3_600_000));
        const count = zod__WEBPACK_IMPORTED_MODULE_0__.YjP('must be an integer')
            .regex(/^-?\d{1,9}$/, 'must be an integer')
            .transform(Number);
        const repeated = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())])
            .transform((value) => (typeof value === 'string' ? [value] : value));
        const flag = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
        const ListQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            'uidp.descendantsOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.childrenOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.ancestorsOf': zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            'uidp.ids': repeated.optional(),
            'uidp.inRoot': flag.optional(),
            pageSize: count.optional(),
            pageToken: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            orderBy: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            skip: count.optional(),
        });
        const NamedListQuery = ListQuery.extend({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
        const PageEnvelope = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            nextPageToken: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            totalCount: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^\d+$/).optional(),
            skipped: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().optional(),
        });
        const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
    }),
    1123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3213);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(380);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9105);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText,
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    }),
    7346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CheckReportFile: () => (CheckReportFile)
        });
        var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2857);
        var _domain_advisory_advisory_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6268);
        var _domain_advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3348);
        var _domain_check_cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3081);
        var _domain_check_finding_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4939);
        var _domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8181);
        var _domain_advisory_severity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2082);
        var _config_policy_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8653);
        var _registry_tag_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1123);
        var _timestamp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9105);
        const Place = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            file: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().describe('Path in the repository; empty for a finding about the whole run.'),
            line: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(1).describe('Counted from 1.'),
        });
        const EndOfLife = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            eolDate: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().nullable().describe('Last day of support of the main package, UTC.'),
            graceEnds: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D.nullable(),
            daysLeft: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().nullable(),
            successor: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().nullable().describe('Tag to use instead.'),
            successorDigest: _registry_tag_js__WEBPACK_IMPORTED_MODULE_5__.Ew.exactOptional().describe('Digest that this tag points to.'),
        });
        const PlatformLifecycle = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            exists: zod__WEBPACK_IMPORTED_MODULE_7__.zMY(),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_7__.zMY(),
            entry: zod__WEBPACK_IMPORTED_MODULE_7__.KCZ([
                zod__WEBPACK_IMPORTED_MODULE_7__.euz('none').describe('The platform has no entry for the tag.'),
                zod__WEBPACK_IMPORTED_MODULE_7__.euz('refused').describe('The platform denied access.'),
                zod__WEBPACK_IMPORTED_MODULE_7__.rej({
                    tagStatus: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
                    graceStatus: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
                    graceExpiry: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().nullable(),
                    eolDate: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().nullable(),
                    isBroken: zod__WEBPACK_IMPORTED_MODULE_7__.zMY(),
                }),
            ]),
            isDenied: zod__WEBPACK_IMPORTED_MODULE_7__.zMY().nullable(),
        })
            .describe('Lifecycle on the platform, on which the verdict is based.');
        const PolicyNumber = zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0).describe('Index in `policies` of the policy that applied.');
        const Severity = zod__WEBPACK_IMPORTED_MODULE_7__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_7__.rej({ rating: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_advisory_severity_js__WEBPACK_IMPORTED_MODULE_8__.lq), score: zod__WEBPACK_IMPORTED_MODULE_7__.aig() }),
            zod__WEBPACK_IMPORTED_MODULE_7__.rej({ rating: zod__WEBPACK_IMPORTED_MODULE_7__.euz('unscored'), score: zod__WEBPACK_IMPORTED_MODULE_7__.chJ() }),
        ]);
        const Advisory = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            id: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().describe("The CVE, else the GHSA, else the service's own id."),
            aliases: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP()),
            advisoryId: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            uid: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            status: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_advisory_advisory_status_js__WEBPACK_IMPORTED_MODULE_0__.t),
            package: zod__WEBPACK_IMPORTED_MODULE_7__.rej({ name: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(), version: zod__WEBPACK_IMPORTED_MODULE_7__.YjP() })
                .nullable()
                .describe('Null if the packages of the image are unknown.'),
            fixedVersion: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().nullable(),
            severity: Severity,
            platforms: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP()),
            since: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D.nullable(),
            events: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.rej({
                kind: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_advisory_advisory_timeline_js__WEBPACK_IMPORTED_MODULE_1__.dP),
                at: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D,
                versions: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP())
                    .describe('Versions in the event: the scanned one, the first fixed one, or the patched ones.'),
            }))
                .nullable()
                .describe('Approved events, oldest first, on which the status is based. Null if one has no valid time.'),
            note: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().exactOptional().describe('Note of the service on its decision.'),
        });
        const ReportedImage = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            image: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().describe('The reference without its digest, with host and tag made explicit.'),
            pinned: _registry_tag_js__WEBPACK_IMPORTED_MODULE_5__.Ew.nullable().describe('Digest in the reference, or null.'),
            newest: _registry_tag_js__WEBPACK_IMPORTED_MODULE_5__.Ew.nullable().describe('Digest that the tag points to; null if its history is unknown.'),
            newestBuiltAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D.nullable(),
            behind: zod__WEBPACK_IMPORTED_MODULE_7__.rej({ builds: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0), days: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0) })
                .nullable()
                .describe('Builds and whole days between the pinned build and the newest one.'),
            endOfLife: EndOfLife.extend({ verdict: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['pass', 'warn', 'fail']), reported: PlatformLifecycle })
                .nullable()
                .describe('Lifecycle of the tag with the worst verdict of its places; null if unknown.'),
            history: zod__WEBPACK_IMPORTED_MODULE_7__.rej({
                builds: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0),
                around: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.rej({ digest: _registry_tag_js__WEBPACK_IMPORTED_MODULE_5__.Ew, at: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D })),
                newerAfterDays: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0))
                    .exactOptional()
                    .describe('Whole days from the pinned build to each newer one, each number once.'),
                usualDays: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0).nullable().exactOptional().describe('Usual days between two builds.'),
            })
                .nullable()
                .describe('Number of builds in the history, and the builds around the pin and at the end.'),
            packages: zod__WEBPACK_IMPORTED_MODULE_7__.rej({
                source: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['attestation', 'sbom']),
                count: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0),
                platforms: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP()),
            })
                .nullable()
                .describe('Source of the packages; null if advisories were matched by image name only.'),
            openAdvisories: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP())
                .nullable()
                .describe('Advisories open for the build in use, by the policy of any place; null if unknown.'),
            places: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(Place.extend({ policy: PolicyNumber })),
        });
        const Cause = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            key: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().describe('Equal for every finding with this cause.'),
            kind: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_check_cause_js__WEBPACK_IMPORTED_MODULE_2__.ug),
            title: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            message: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            remedy: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
        })
            .describe('What the finding has in common with others: one fix for all of them.');
        const ReportedFinding = Place.extend({
            rule: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_check_finding_js__WEBPACK_IMPORTED_MODULE_9__.y),
            level: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['error', 'warning', 'notice'])
                .describe('An error makes the verdict `fail`, a warning `warn`.'),
            novelty: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['new', 'pre-existing', 'not-compared']).describe('Whether the base has it too.'),
            key: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().describe('Equal for the same problem anywhere in the repository.'),
            fileKey: zod__WEBPACK_IMPORTED_MODULE_7__.YjP().exactOptional().describe('Equal for the same problem in one file, whatever its image.'),
            reference: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            title: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            message: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            remedy: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            weight: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['blocking', 'warning', 'minor']).describe('Highest level that the policy can give it.'),
            cause: Cause.exactOptional(),
            advisory: Advisory.exactOptional(),
            endOfLife: EndOfLife.exactOptional(),
            exception: zod__WEBPACK_IMPORTED_MODULE_7__.rej({ reason: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(), until: zod__WEBPACK_IMPORTED_MODULE_7__.YjP() }).exactOptional(),
            policy: PolicyNumber,
            problem: zod__WEBPACK_IMPORTED_MODULE_7__.Whr()
                .min(0)
                .exactOptional()
                .describe('Number of its problem, from 0: findings with the same number have one cause and one fix.'),
        });
        const Resolved = Place.extend({
            rule: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_check_finding_js__WEBPACK_IMPORTED_MODULE_9__.y),
            key: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            reference: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            title: zod__WEBPACK_IMPORTED_MODULE_7__.YjP(),
            advisory: Advisory.exactOptional(),
        });
        const CheckReportFile = zod__WEBPACK_IMPORTED_MODULE_7__.rej({
            schema: zod__WEBPACK_IMPORTED_MODULE_7__.euz('mooring.check-report/v1'),
            verdict: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['pass', 'warn', 'fail']),
            checkedAt: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D.describe("UTC, by the platform's clock if it reports one."),
            comparedWith: zod__WEBPACK_IMPORTED_MODULE_7__.KCZ([
                zod__WEBPACK_IMPORTED_MODULE_7__.rej({ kind: zod__WEBPACK_IMPORTED_MODULE_7__.euz('base'), commit: zod__WEBPACK_IMPORTED_MODULE_7__.YjP() }),
                zod__WEBPACK_IMPORTED_MODULE_7__.rej({ kind: zod__WEBPACK_IMPORTED_MODULE_7__.euz('since'), since: _timestamp_js__WEBPACK_IMPORTED_MODULE_6__.D }),
                zod__WEBPACK_IMPORTED_MODULE_7__.rej({ kind: zod__WEBPACK_IMPORTED_MODULE_7__.euz('baseline'), file: zod__WEBPACK_IMPORTED_MODULE_7__.YjP() }),
                zod__WEBPACK_IMPORTED_MODULE_7__.rej({ kind: zod__WEBPACK_IMPORTED_MODULE_7__.euz('none'), reason: zod__WEBPACK_IMPORTED_MODULE_7__.YjP() }),
            ]),
            mode: zod__WEBPACK_IMPORTED_MODULE_7__.k5n(['signed-in', 'anonymous'])
                .describe('Anonymous: the run was unauthenticated and checked public data only.'),
            notes: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.YjP()).describe('Limits of this check, for readers.'),
            failOn: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(zod__WEBPACK_IMPORTED_MODULE_7__.k5n(_domain_check_policy_options_js__WEBPACK_IMPORTED_MODULE_3__.d$)),
            policies: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(_config_policy_config_js__WEBPACK_IMPORTED_MODULE_4__.g1).describe('Every policy that applied to a place or a finding.'),
            files: zod__WEBPACK_IMPORTED_MODULE_7__.Whr().min(0).describe('Number of files with image references, including unreadable ones.'),
            images: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(ReportedImage),
            findings: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(ReportedFinding).describe('Worst first.'),
            resolved: zod__WEBPACK_IMPORTED_MODULE_7__.YOg(Resolved).describe('Findings of the base that head does not have.'),
        });
    }),
    9105: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (Timestamp)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2224);
        const Timestamp = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().refine((text) => (0, _domain_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(text) !== undefined, 'not a UTC timestamp');
    })
};
