export const id = 383;
export const ids = [383];
export const modules = {
    4766: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            JF: () => (KNOWN_EVENT_KINDS),
            lx: () => (approvedInOrder),
            rs: () => (datesOf)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const FIELDS = [
            ['detection', 'detection'],
            ['truePositiveDetermination', 'true-positive'],
            ['falsePositiveDetermination', 'false-positive'],
            ['fixed', 'fixed'],
            ['pendingUpstreamFix', 'pending-upstream-fix'],
            ['fixNotPlanned', 'fix-not-planned'],
            ['analysisNotPlanned', 'analysis-not-planned'],
            ['patched', 'patched'],
        ];
        const KNOWN_EVENT_KINDS = [
            'detection',
            'true-positive',
            'false-positive',
            'fixed',
            'pending-upstream-fix',
            'fix-not-planned',
            'analysis-not-planned',
            'patched',
        ];
        const EVENT_KINDS = [...KNOWN_EVENT_KINDS, 'unknown'];
        function eventKind(event) {
            return FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
        }
        function versionsOf({ detection, fixed, patched }) {
            const named = [
                detection?.scanv1?.artifactVersion,
                fixed?.fixedVersion,
                ...(patched?.patchedVersions ?? []),
            ];
            return named.filter((version) => version !== undefined);
        }
        function noteOf(event) {
            const said = [
                event.truePositiveDetermination,
                event.falsePositiveDetermination,
                event.fixed,
                event.pendingUpstreamFix,
                event.fixNotPlanned,
                event.analysisNotPlanned,
                event.patched,
            ];
            return said.find((one) => one !== undefined)?.note?.trim() ?? '';
        }
        function approvedInOrder(events) {
            const timed = events
                .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
                .map((event) => ({ event, kind: eventKind(event), at: (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(event.createTime) }));
            const readable = timed.flatMap((one) => (one.at === undefined ? [] : [{ ...one, at: one.at }]));
            if (readable.length !== timed.length)
                return undefined;
            return readable.sort((one, other) => one.at - other.at || belowMillisecond(one.event) - belowMillisecond(other.event));
        }
        function belowMillisecond({ createTime }) {
            const [, digits = ''] = /\.\d{3}(\d{1,6})Z$/.exec(createTime) ?? [];
            return Number(digits.padEnd(6, '0'));
        }
        function isSettling(kind) {
            return kind === 'false-positive' || isFix(kind);
        }
        function isFix(kind) {
            return kind === 'fixed' || kind === 'patched';
        }
        function datesOf(timeline, isByFix) {
            const settled = timeline.findLastIndex(({ kind }) => isSettling(kind));
            const fix = isByFix ? timeline.findLast(({ kind }) => isFix(kind)) : undefined;
            const dismissed = timeline.findLastIndex(({ kind }) => kind === 'false-positive');
            const open = timeline.slice((fix === undefined ? settled : dismissed) + 1);
            return {
                since: (timeline[settled + 1] ?? timeline.at(-1))?.at,
                detectedAt: open.find(({ kind }) => kind === 'detection')?.at,
                fixedAt: fix?.at,
            };
        }
    }),
    1944: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $f: () => (AdvisoryDocumentQuery),
            BY: () => (ResolvedVulnerabilities),
            f0: () => (VulnerabilityMetadataPage),
            od: () => (VulnerabilityMetadataQuery),
            r4: () => (ResolvedVulnerabilitiesQuery),
            wN: () => (AdvisoryDocuments)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const Note = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ note: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() });
        const DocumentScan = zod__WEBPACK_IMPORTED_MODULE_2__._H3({
            artifactVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            componentName: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            componentType: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            componentLocation: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const DocumentEvent = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            timestamp: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D,
            detection: zod__WEBPACK_IMPORTED_MODULE_2__._H3({ scanv1: DocumentScan.optional() }).optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: Note.extend({ type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() }).optional(),
            fixed: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ fixedVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
        });
        const AdvisoryDocument = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            advisories: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
                aliases: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).default([]),
                packageNamespace: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                events: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(DocumentEvent).default([]),
            }))
                .default([]),
        });
        const AdvisoryDocuments = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ documents: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(AdvisoryDocument) });
        const AdvisoryDocumentQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(), cves: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional() });
        const Severity = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), score: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
        const VulnerabilityMetadata = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            summary: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            details: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            severities: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Severity).default([]),
            references: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), url: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })).default([]),
        });
        const VulnerabilityMetadataPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({
            vulnerabilityMetadata: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(VulnerabilityMetadata).default([]),
        });
        const MOST_METADATA_IDS = 1000;
        const VulnerabilityMetadataQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.extend({
            id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            ids: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD
                .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
                .optional(),
        });
        const ResolvedVulnerabilities = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            resolvedVulnsReports: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                date: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D,
                resolvedVulns: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                    id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
                    aliases: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).default([]),
                    cvssSeverities: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Severity).default([]),
                }))
                    .default([]),
            })),
        });
        const ImageRef = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            repo: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'is required'),
            tags: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).default([]),
        });
        const ResolvedVulnerabilitiesQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            imageRefs: (0, _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.uZ)(ImageRef).optional(),
            startTime: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').pipe(_schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D),
            endTime: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').pipe(_schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D),
        });
    }),
    3740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Jk: () => (AdvisoryPage),
            Ru: () => (EVENT_TYPES),
            ad: () => (AdvisoryListQuery),
            q$: () => (Advisory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const Note = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ note: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() });
        const AdvisoryEvent = zod__WEBPACK_IMPORTED_MODULE_2__._H3({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D,
            reviewState: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            author: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            reviewer: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            detection: zod__WEBPACK_IMPORTED_MODULE_2__._H3({
                scanv1: zod__WEBPACK_IMPORTED_MODULE_2__._H3({
                    artifactVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                    component: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                    componentType: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                    componentLocation: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                })
                    .optional(),
            })
                .optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(), note: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() })
                .optional(),
            fixed: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ fixedVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), note: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
            patched: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ patchedVersions: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(), note: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() })
                .optional(),
        });
        const Advisory = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            advisoryId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            legacyAdvisoryId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            artifactName: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            artifactArchitecture: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            componentName: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            componentType: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            componentLocation: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            aliases: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).default([]),
            author: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            events: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(AdvisoryEvent).default([]),
            severities: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), score: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })).default([]),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            deleteTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const REVIEW_STATES = [
            'REVIEW_STATE_UNSPECIFIED',
            'REVIEW_STATE_PENDING',
            'REVIEW_STATE_APPROVED',
            'REVIEW_STATE_REQUEST_CHANGES',
            'REVIEW_STATE_REJECTED',
        ];
        const EVENT_TYPES = {
            EVENT_TYPE_FILTER_DETECTION: 'detection',
            EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 'truePositiveDetermination',
            EVENT_TYPE_FILTER_FIXED: 'fixed',
            EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 'falsePositiveDetermination',
            EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 'analysisNotPlanned',
            EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 'fixNotPlanned',
            EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 'pendingUpstreamFix',
            EVENT_TYPE_FILTER_PATCHED: 'patched',
        };
        const EventTypeName = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
        const ReviewState = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(REVIEW_STATES, 'is not a review state');
        const AdvisoryListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.extend({
            advisoryIds: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            legacyAdvisoryIds: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            artifactNames: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            artifactTypes: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            artifactArchitectures: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            componentNames: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            componentTypes: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            componentLocations: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            aliases: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            origin: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            eventReviewStates: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.pipe(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ReviewState)).optional(),
            eventAuthors: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            excludeEventAuthors: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            eventReviewers: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            eventTypes: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.pipe(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(EventTypeName)).optional(),
            latestEventType: EventTypeName.optional(),
            query: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const AdvisoryPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ advisories: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Advisory).default([]) });
    }),
    3910: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ax: () => (VulnerabilityCountQuery),
            C8: () => (RawSbom),
            Dj: () => (VulnerabilityCounts),
            Dn: () => (TagHistoryList),
            T5: () => (PolicyCheck),
            a: () => (Sbom),
            bY: () => (PolicyResults),
            oC: () => (SEVERITIES),
            on: () => (SbomQuery),
            zg: () => (VulnerabilityReport)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _registry_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(951);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9699);
        const TagHistoryList = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            items: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ updateTimestamp: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D, digest: _registry_tag_js__WEBPACK_IMPORTED_MODULE_1__.Ew })),
        });
        const Component = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            version: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            purl: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
        });
        const Sbom = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            format: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            generatedAt: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            rawSbom: zod__WEBPACK_IMPORTED_MODULE_3__.K39().optional(),
            graph: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ package: Component.optional() })).default([]) }).optional(),
        });
        const SbomQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ arch: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional() });
        const RawSbom = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ rawSbom: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional() });
        const SEVERITIES = ['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
        const VulnerabilityMatch = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            vulnerability: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
                displayId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
                source: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
                severity: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().default('UNKNOWN'),
            }),
            fix: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().default('UNKNOWN'), versions: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).default([]) })
                .optional(),
            pkg: Component.optional(),
        });
        const VulnerabilityReport = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            reportGeneration: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            lastSeen: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            scanner: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(), version: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional() }).optional(),
            vulnerabilityMatches: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(VulnerabilityMatch),
        });
        const ids = zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).default([]);
        const VulnerabilityCount = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            repo: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            tag: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            date: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D,
            sizeBytes: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^\d+$/).optional(),
            vulnCounts: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ severity: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().default('UNKNOWN'), count: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().default(0) }))
                .default([]),
            cveIds: ids,
            critCveIds: ids,
            highCveIds: ids,
            medCveIds: ids,
            lowCveIds: ids,
            negligibleCveIds: ids,
            unknownCveIds: ids,
        });
        const VulnerabilityCounts = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ items: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(VulnerabilityCount) });
        const RepoTagReference = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ repo: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(), tag: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional() });
        const VulnerabilityCountQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            ...RepoTagReference.shape,
            references: (0, _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.uZ)(RepoTagReference).optional(),
            from: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            to: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const PolicyCheck = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').pipe(_registry_tag_js__WEBPACK_IMPORTED_MODULE_1__.Ew) });
        const PolicyResults = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            results: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                policyId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
                policyName: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
                mode: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
                result: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
                parameters: zod__WEBPACK_IMPORTED_MODULE_3__.g1P(zod__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod__WEBPACK_IMPORTED_MODULE_3__.L5J()).optional(),
            })),
        });
    }),
    8300: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ZF: () => (NewAccountAssociation),
            a0: () => (AccountAssociationPage),
            q6: () => (AccountCheck),
            r0: () => (AccountAssociation),
            rH: () => (AccountCheckResult)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const text = zod__WEBPACK_IMPORTED_MODULE_2__.YjP('must be text').min(1, 'must not be empty');
        const texts = zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), text);
        const accounts = {
            amazon: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ account: text }).optional(),
            azure: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ tenantId: text, clientIds: texts }).optional(),
            chainguard: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ serviceBindings: texts }).optional(),
            github: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                appInstallations: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ installations: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ installationId: text, name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() })) })),
            })
                .optional(),
            google: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ projectId: text, projectNumber: text }).optional(),
        };
        const AccountAssociation = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            ...accounts,
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const NewAccountAssociation = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'must not be empty'),
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('must be text').optional(),
            ...accounts,
        });
        const AccountAssociationPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({
            accountAssociations: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(AccountAssociation).default([]),
        });
        const AccountCheck = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            providerType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
        });
        const AccountCheckResult = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            status: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
            reason: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            message: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
    }),
    3286: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (CAPABILITY_VALUES)
        });
        const CAPABILITY_VALUES = {
            gulfstream: ['CAP_GULFSTREAM', 10000],
            'account_associations.create': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE', 701],
            'account_associations.delete': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE', 704],
            'account_associations.list': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST', 703],
            'account_associations.update': ['CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE', 702],
            'actions.list': ['CAP_ACTIONS_LIST', 2700],
            'advisories.approve': ['CAP_ADVISORIES_APPROVE', 1904],
            'advisories.create': ['CAP_ADVISORIES_CREATE', 1900],
            'advisories.delete': ['CAP_ADVISORIES_DELETE', 1903],
            'advisories.list': ['CAP_ADVISORIES_LIST', 1902],
            'advisories.update': ['CAP_ADVISORIES_UPDATE', 1901],
            'apk.blobs.get': ['CAP_APK_BLOBS_GET', 1655],
            'apk.create': ['CAP_APK_CREATE', 1650],
            'apk.delete': ['CAP_APK_DELETE', 1653],
            'apk.list': ['CAP_APK_LIST', 1652],
            'apk.update': ['CAP_APK_UPDATE', 1651],
            'argos.documents.create': ['CAP_ARGOS_DOCUMENTS_CREATE', 2601],
            'argos.documents.delete': ['CAP_ARGOS_DOCUMENTS_DELETE', 2603],
            'argos.documents.list': ['CAP_ARGOS_DOCUMENTS_LIST', 2602],
            'argos.osv.dump': ['CAP_ARGOS_OSV_DUMP', 2614],
            'argos.osv.read': ['CAP_ARGOS_OSV_READ', 2604],
            'attestations.list': ['CAP_TENANT_ATTESTATIONS_LIST', 670],
            'build_report.list': ['CAP_BUILD_REPORT_LIST', 1670],
            'buildapi.build.cancel': ['CAP_BUILDAPI_BUILD_CANCEL', 2704],
            'buildapi.build.create': ['CAP_BUILDAPI_BUILD_CREATE', 2701],
            'buildapi.build.list': ['CAP_BUILDAPI_BUILD_LIST', 2702],
            'buildapi.worker.sync': ['CAP_BUILDAPI_WORKER_SYNC', 2703],
            'cassie.ac.read': ['CAP_CASSIE_AC_READ', 2804],
            'cassie.ac.write': ['CAP_CASSIE_AC_WRITE', 2803],
            'cassie.cas.read': ['CAP_CASSIE_CAS_READ', 2801],
            'cassie.cas.write': ['CAP_CASSIE_CAS_WRITE', 2802],
            'clusters.create': ['CAP_TENANT_CLUSTERS_CREATE', 501],
            'clusters.delete': ['CAP_TENANT_CLUSTERS_DELETE', 504],
            'clusters.discover': ['CAP_TENANT_CLUSTERS_DISCOVER', 505],
            'clusters.list': ['CAP_TENANT_CLUSTERS_LIST', 503],
            'clusters.update': ['CAP_TENANT_CLUSTERS_UPDATE', 502],
            'group_invites.create': ['CAP_IAM_GROUP_INVITES_CREATE', 201],
            'group_invites.delete': ['CAP_IAM_GROUP_INVITES_DELETE', 204],
            'group_invites.list': ['CAP_IAM_GROUP_INVITES_LIST', 203],
            'groups.create': ['CAP_IAM_GROUPS_CREATE', 101],
            'groups.delete': ['CAP_IAM_GROUPS_DELETE', 104],
            'groups.list': ['CAP_IAM_GROUPS_LIST', 103],
            'groups.update': ['CAP_IAM_GROUPS_UPDATE', 102],
            'guardener.actions.migrate': ['CAP_GUARDENER_ACTIONS_MIGRATE', 2306],
            'guardener.association.list': ['CAP_GUARDENER_ASSOCIATION_LIST', 2303],
            'guardener.association.manage': ['CAP_GUARDENER_ASSOCIATION_MANAGE', 2302],
            'guardener.dfc.convert': ['CAP_GUARDENER_DFC_CONVERT', 2301],
            'guardener.entitlement.list': ['CAP_GUARDENER_ENTITLEMENT_LIST', 2305],
            'guardener.entitlement.manage': ['CAP_GUARDENER_ENTITLEMENT_MANAGE', 2304],
            'guardener.scan.get': ['CAP_GUARDENER_SCAN_GET', 2308],
            'guardener.scan.list': ['CAP_GUARDENER_SCAN_LIST', 2307],
            'identity.create': ['CAP_IAM_IDENTITY_CREATE', 901],
            'identity.delete': ['CAP_IAM_IDENTITY_DELETE', 904],
            'identity.list': ['CAP_IAM_IDENTITY_LIST', 903],
            'identity.update': ['CAP_IAM_IDENTITY_UPDATE', 902],
            'identity_providers.create': ['CAP_IAM_IDENTITY_PROVIDERS_CREATE', 1301],
            'identity_providers.delete': ['CAP_IAM_IDENTITY_PROVIDERS_DELETE', 1304],
            'identity_providers.list': ['CAP_IAM_IDENTITY_PROVIDERS_LIST', 1303],
            'identity_providers.scim.manage': ['CAP_IAM_SCIM_MANAGE', 1305],
            'identity_providers.update': ['CAP_IAM_IDENTITY_PROVIDERS_UPDATE', 1302],
            'libraries.artifacts.list': ['CAP_LIBRARIES_ARTIFACTS_LIST', 1803],
            'libraries.aws_marketplace.subscriptions.create': [
                'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE',
                1870,
            ],
            'libraries.aws_marketplace.subscriptions.list': ['CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST', 1872],
            'libraries.aws_marketplace.subscriptions.update': [
                'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE',
                1871,
            ],
            'libraries.cache.invalidate': ['CAP_LIBRARIES_CACHE_INVALIDATE', 1860],
            'libraries.cache.list': ['CAP_LIBRARIES_CACHE_LIST', 1862],
            'libraries.dotnet.create': ['CAP_LIBRARIES_DOTNET_CREATE', 1833],
            'libraries.dotnet.list': ['CAP_LIBRARIES_DOTNET_LIST', 1832],
            'libraries.entitlements.create': ['CAP_LIBRARIES_ENTITLEMENTS_CREATE', 1800],
            'libraries.entitlements.delete': ['CAP_LIBRARIES_ENTITLEMENTS_DELETE', 1802],
            'libraries.entitlements.list': ['CAP_LIBRARIES_ENTITLEMENTS_LIST', 1801],
            'libraries.go.create': ['CAP_LIBRARIES_GO_CREATE', 1835],
            'libraries.go.list': ['CAP_LIBRARIES_GO_LIST', 1834],
            'libraries.java.create': ['CAP_LIBRARIES_JAVA_CREATE', 1821],
            'libraries.java.list': ['CAP_LIBRARIES_JAVA_LIST', 1820],
            'libraries.javascript.create': ['CAP_LIBRARIES_JAVASCRIPT_CREATE', 1831],
            'libraries.javascript.list': ['CAP_LIBRARIES_JAVASCRIPT_LIST', 1830],
            'libraries.policy.binding.create': ['CAP_LIBRARIES_POLICY_BINDING_CREATE', 2609],
            'libraries.policy.binding.delete': ['CAP_LIBRARIES_POLICY_BINDING_DELETE', 2612],
            'libraries.policy.binding.list': ['CAP_LIBRARIES_POLICY_BINDING_LIST', 2611],
            'libraries.policy.binding.update': ['CAP_LIBRARIES_POLICY_BINDING_UPDATE', 2610],
            'libraries.policy.block_event.list': ['CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST', 2613],
            'libraries.policy.create': ['CAP_LIBRARIES_POLICY_CREATE', 2605],
            'libraries.policy.delete': ['CAP_LIBRARIES_POLICY_DELETE', 2608],
            'libraries.policy.list': ['CAP_LIBRARIES_POLICY_LIST', 2607],
            'libraries.policy.update': ['CAP_LIBRARIES_POLICY_UPDATE', 2606],
            'libraries.python.create': ['CAP_LIBRARIES_PYTHON_CREATE', 1811],
            'libraries.python.list': ['CAP_LIBRARIES_PYTHON_LIST', 1810],
            'libraries.rebuilder.artifacts.invalidate': ['CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE', 1850],
            'libraries.rebuilder.builds.read': ['CAP_LIBRARIES_REBUILDER_BUILDS_READ', 1852],
            'libraries.rebuilder.builds.tokens.fetch': ['CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH', 1853],
            'libraries.rebuilder.builds.untrusted': ['CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED', 1854],
            'libraries.rebuilder.cve_remediations.list': ['CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST', 1859],
            'libraries.rebuilder.cve_remediations.update': ['CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE', 1861],
            'libraries.rebuilder.exclusions.manage': ['CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE', 1851],
            'libraries.rebuilder.malware.status.read': ['CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ', 1858],
            'libraries.rebuilder.new_versions.read': ['CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ', 1856],
            'libraries.rebuilder.new_versions.refresh': ['CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH', 1857],
            'libraries.rebuilder.remediated_artifacts.read': [
                'CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ',
                1855,
            ],
            'libraries.rebuilder.requests.cancel': ['CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL', 1842],
            'libraries.rebuilder.requests.create': ['CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE', 1840],
            'libraries.rebuilder.requests.group.update': ['CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE', 1843],
            'libraries.rebuilder.requests.list': ['CAP_LIBRARIES_REBUILDER_REQUESTS_LIST', 1841],
            'libraries.rebuilder.source_coordinates.resolve': [
                'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE',
                1864,
            ],
            'libraries.rebuilder.source_coordinates.write': ['CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE', 1863],
            'libraries.remote_registries.create': ['CAP_LIBRARIES_REMOTE_REGISTRIES_CREATE', 1882],
            'libraries.remote_registries.delete': ['CAP_LIBRARIES_REMOTE_REGISTRIES_DELETE', 1884],
            'libraries.remote_registries.list': ['CAP_LIBRARIES_REMOTE_REGISTRIES_LIST', 1883],
            'libraries.request_groups.create': ['CAP_LIBRARIES_REQUEST_GROUPS_CREATE', 1874],
            'libraries.request_groups.delete': ['CAP_LIBRARIES_REQUEST_GROUPS_DELETE', 1877],
            'libraries.request_groups.delete_submitted': ['CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED', 1881],
            'libraries.request_groups.items.update': ['CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE', 1879],
            'libraries.request_groups.list': ['CAP_LIBRARIES_REQUEST_GROUPS_LIST', 1875],
            'libraries.request_groups.refresh_coverage': ['CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE', 1880],
            'libraries.request_groups.submit': ['CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT', 1878],
            'libraries.request_groups.update': ['CAP_LIBRARIES_REQUEST_GROUPS_UPDATE', 1876],
            'loggie.logs.create': ['CAP_LOGGIE_LOGS_CREATE', 2903],
            'loggie.logs.read': ['CAP_LOGGIE_LOGS_READ', 2901],
            'loggie.logs.write': ['CAP_LOGGIE_LOGS_WRITE', 2902],
            'manifest.create': ['CAP_MANIFEST_CREATE', 1607],
            'manifest.delete': ['CAP_MANIFEST_DELETE', 1610],
            'manifest.list': ['CAP_MANIFEST_LIST', 1609],
            'manifest.metadata.list': ['CAP_MANIFEST_METADATA_LIST', 1615],
            'manifest.update': ['CAP_MANIFEST_UPDATE', 1608],
            'mcp.tool.call': ['CAP_MCP_TOOL_CALL', 2401],
            'namespaces.list': ['CAP_TENANT_NAMESPACES_LIST', 1103],
            'nodes.list': ['CAP_TENANT_NODES_LIST', 1003],
            'packages.entitlements.list': ['CAP_PACKAGES_ENTITLEMENTS_LIST', 2100],
            'policies.binding.create': ['CAP_POLICIES_BINDING_CREATE', 2011],
            'policies.binding.delete': ['CAP_POLICIES_BINDING_DELETE', 2014],
            'policies.binding.list': ['CAP_POLICIES_BINDING_LIST', 2013],
            'policies.binding.update': ['CAP_POLICIES_BINDING_UPDATE', 2012],
            'policies.decision.list': ['CAP_POLICIES_DECISION_LIST', 2015],
            'policies.override.create': ['CAP_POLICIES_OVERRIDE_CREATE', 2016],
            'policies.override.delete': ['CAP_POLICIES_OVERRIDE_DELETE', 2018],
            'policies.override.list': ['CAP_POLICIES_OVERRIDE_LIST', 2017],
            'policies.policy.create': ['CAP_POLICIES_POLICY_CREATE', 2001],
            'policies.policy.delete': ['CAP_POLICIES_POLICY_DELETE', 2004],
            'policies.policy.list': ['CAP_POLICIES_POLICY_LIST', 2003],
            'policies.policy.update': ['CAP_POLICIES_POLICY_UPDATE', 2002],
            'policy.create': ['CAP_IAM_POLICY_CREATE', 801],
            'policy.delete': ['CAP_IAM_POLICY_DELETE', 804],
            'policy.list': ['CAP_IAM_POLICY_LIST', 803],
            'policy.update': ['CAP_IAM_POLICY_UPDATE', 802],
            'record_contexts.list': ['CAP_TENANT_RECORD_CONTEXTS_LIST', 613],
            'record_policy_results.list': ['CAP_TENANT_RECORD_POLICY_RESULTS_LIST', 633],
            'record_signatures.list': ['CAP_TENANT_RECORD_SIGNATURES_LIST', 623],
            'records.list': ['CAP_TENANT_RECORDS_LIST', 603],
            'referrers.list': ['CAP_REFERRERS_LIST', 1616],
            'registry.deployments.create': ['CAP_REGISTRY_DEPLOYMENTS_CREATE', 1950],
            'registry.deployments.list': ['CAP_REGISTRY_DEPLOYMENTS_LIST', 1952],
            'registry.deployments.update': ['CAP_REGISTRY_DEPLOYMENTS_UPDATE', 1951],
            'registry.entitlements.create': ['CAP_REGISTRY_ENTITLEMENTS_CREATE', 1681],
            'registry.entitlements.delete': ['CAP_REGISTRY_ENTITLEMENTS_DELETE', 1682],
            'registry.entitlements.images.add': ['CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD', 1685],
            'registry.entitlements.images.remove': ['CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE', 1686],
            'registry.entitlements.images.swap': ['CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP', 1687],
            'registry.entitlements.list': ['CAP_REGISTRY_ENTITLEMENTS_LIST', 1680],
            'registry.overlays.edit': ['CAP_REGISTRY_OVERLAYS_EDIT', 1689],
            'registry.overlays.list': ['CAP_REGISTRY_OVERLAYS_LIST', 1688],
            'registry.settings.list': ['CAP_REGISTRY_SETTINGS_LIST', 1683],
            'registry.settings.update': ['CAP_REGISTRY_SETTINGS_UPDATE', 1684],
            'repo.blobs.get': ['CAP_REPO_BLOBS_GET', 1600],
            'repo.check_policies': ['CAP_REPO_CHECK_POLICIES', 2020],
            'repo.create': ['CAP_REPO_CREATE', 1603],
            'repo.delete': ['CAP_REPO_DELETE', 1606],
            'repo.list': ['CAP_REPO_LIST', 1605],
            'repo.update': ['CAP_REPO_UPDATE', 1604],
            'rex.class.serve': ['CAP_REX_CLASS_SERVE', 2709],
            'rex.class.use': ['CAP_REX_CLASS_USE', 2708],
            'rex.executions.create': ['CAP_REX_EXECUTIONS_CREATE', 2705],
            'rex.executions.list': ['CAP_REX_EXECUTIONS_LIST', 2706],
            'rex.workers.connect': ['CAP_REX_WORKERS_CONNECT', 2707],
            'risks.list': ['CAP_TENANT_RISKS_LIST', 640],
            'role_bindings.create': ['CAP_IAM_ROLE_BINDINGS_CREATE', 401],
            'role_bindings.delete': ['CAP_IAM_ROLE_BINDINGS_DELETE', 404],
            'role_bindings.list': ['CAP_IAM_ROLE_BINDINGS_LIST', 403],
            'role_bindings.update': ['CAP_IAM_ROLE_BINDINGS_UPDATE', 402],
            'roles.create': ['CAP_IAM_ROLES_CREATE', 301],
            'roles.delete': ['CAP_IAM_ROLES_DELETE', 304],
            'roles.list': ['CAP_IAM_ROLES_LIST', 303],
            'roles.update': ['CAP_IAM_ROLES_UPDATE', 302],
            'sboms.list': ['CAP_TENANT_SBOMS_LIST', 650],
            'sigstore.certificate.create': ['CAP_SIGSTORE_CERTIFICATE_CREATE', 1705],
            'sigstore.create': ['CAP_SIGSTORE_CREATE', 1701],
            'sigstore.delete': ['CAP_SIGSTORE_DELETE', 1704],
            'sigstore.list': ['CAP_SIGSTORE_LIST', 1703],
            'sigstore.update': ['CAP_SIGSTORE_UPDATE', 1702],
            'skills.delete': ['CAP_SKILLS_DELETE', 2506],
            'skills.entitlements.create': ['CAP_SKILLS_ENTITLEMENTS_CREATE', 2502],
            'skills.entitlements.delete': ['CAP_SKILLS_ENTITLEMENTS_DELETE', 2504],
            'skills.entitlements.list': ['CAP_SKILLS_ENTITLEMENTS_LIST', 2503],
            'skills.harden.cancel': ['CAP_SKILLS_HARDEN_CANCEL', 2510],
            'skills.harden.read': ['CAP_SKILLS_HARDEN_READ', 2508],
            'skills.harden.write': ['CAP_SKILLS_HARDEN_WRITE', 2509],
            'skills.list': ['CAP_SKILLS_LIST', 2507],
            'skills.publish': ['CAP_SKILLS_PUBLISH', 2501],
            'skills.write': ['CAP_SKILLS_WRITE', 2505],
            'subscriptions.create': ['CAP_EVENTS_SUBSCRIPTION_CREATE', 1501],
            'subscriptions.delete': ['CAP_EVENTS_SUBSCRIPTION_DELETE', 1504],
            'subscriptions.list': ['CAP_EVENTS_SUBSCRIPTION_LIST', 1503],
            'subscriptions.update': ['CAP_EVENTS_SUBSCRIPTION_UPDATE', 1502],
            'tag.create': ['CAP_TAG_CREATE', 1611],
            'tag.delete': ['CAP_TAG_DELETE', 1614],
            'tag.list': ['CAP_TAG_LIST', 1613],
            'tag.update': ['CAP_TAG_UPDATE', 1612],
            'terms.accept': ['CAP_TERMS_ACCEPT', 2201],
            'terms.list': ['CAP_TERMS_LIST', 2202],
            'version.list': ['CAP_VERSION_LIST', 1654],
            'vuln.create': ['CAP_VULN_CREATE', 1662],
            'vuln_report.create': ['CAP_VULN_REPORT_CREATE', 1660],
            'vuln_report.list': ['CAP_VULN_REPORT_LIST', 1661],
            'vuln_reports.list': ['CAP_TENANT_VULN_REPORTS_LIST', 660],
            'workloads.list': ['CAP_TENANT_WORKLOADS_LIST', 1203],
        };
    }),
    2375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $8: () => (CAPABILITIES),
            FP: () => (isCapability),
            Fr: () => (INTERNAL_CAPABILITIES)
        });
        var _capability_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3286);
        const CAPABILITIES = Object.fromEntries(Object.entries(_capability_values_js__WEBPACK_IMPORTED_MODULE_0__.o).map(([short, [name]]) => [short, name]));
        const INTERNAL_CAPABILITIES = { 'repo.internal.admin': 'CAP_REPO_INTERNAL_ADMIN' };
        function isCapability(text) {
            return Object.hasOwn(CAPABILITIES, text);
        }
    }),
    1458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $n: () => (ExternalGroupRoleMapping),
            D_: () => (ExternalGroupRoleMappingListQuery),
            JM: () => (DeletedMappings),
            MJ: () => (MappingBatchDelete),
            dE: () => (NewExternalGroupRoleMapping),
            et: () => (ExternalGroupRoleMappingPage)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const ExternalGroupRoleMapping = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            externalGroupId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            identityProviderUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            roleUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const NewExternalGroupRoleMapping = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            externalGroupId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'must not be empty'),
            roleUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
        });
        const ExternalGroupRoleMappingListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.extend({
            identityProviderUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const ExternalGroupRoleMappingPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({
            externalGroupRoleMappings: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ExternalGroupRoleMapping).default([]),
        });
        const MappingBatchDelete = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            parent: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'is required'),
            names: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), 'is required').min(1, 'is required'),
        });
        const DeletedMappings = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            parent: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            externalGroupRoleMappings: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ExternalGroupRoleMapping),
        });
    }),
    1338: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Gt: () => (GroupInvitePage),
            L9: () => (NewGroupInvite),
            LX: () => (GroupInviteRole),
            bo: () => (GroupInviteListQuery),
            fx: () => (GroupInvite)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8605);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9699);
        const GroupInviteRole = _role_js__WEBPACK_IMPORTED_MODULE_1__.Xh.omit({ createTime: true, updateTime: true });
        const GroupInvite = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            roleUid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            role: GroupInviteRole.optional(),
            email: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            singleUse: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            keyId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            code: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            expirationTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const NewGroupInvite = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            roleUid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required'),
            ttl: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^[1-9]\d{0,8}(?:\.\d+)?s$/, 'must be a duration such as 604800s'),
            email: zod__WEBPACK_IMPORTED_MODULE_3__.Rpp('is not an e-mail address').optional(),
            singleUse: zod__WEBPACK_IMPORTED_MODULE_3__.zMY('must be true or false').optional(),
        });
        const GroupInviteListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.extend({ keyId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional() });
        const GroupInvitePage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ groupInvites: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(GroupInvite).default([]) });
    }),
    5702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            JI: () => (ORGANIZATION_STATUSES),
            S$: () => (ORGANIZATION_KINDS),
            Sk: () => (NewGroup),
            Wr: () => (GroupLookup),
            YJ: () => (Group),
            Zd: () => (GroupName),
            h1: () => (GroupPage),
            kO: () => (Eligibility)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const Group = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            verified: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional(),
            kind: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            resourceLimits: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__.Whr()).optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const ORGANIZATION_KINDS = [
            'ORG_KIND_UNSPECIFIED',
            'ORG_KIND_STARTER',
            'ORG_KIND_CUSTOMER',
            'ORG_KIND_DEV',
            'ORG_KIND_INFRA',
            'ORG_KIND_AWS_MARKETPLACE',
        ];
        const ORGANIZATION_STATUSES = [
            'ORG_STATUS_UNSPECIFIED',
            'ORG_STATUS_INITIALIZING',
            'ORG_STATUS_READY',
            'ORG_STATUS_SUSPENDED',
        ];
        const GroupName = zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').regex(/^.{3,63}$/su, 'must have 3 to 63 characters');
        const NewGroup = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            name: GroupName,
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('must be text').optional(),
            kind: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
        });
        const GroupPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ groups: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Group).default([]) });
        const GroupLookup = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ group: Group.optional() });
        const Eligibility = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ eligible: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional() });
    }),
    8229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            _Z: () => (NewIdentityMetadata),
            mH: () => (IdentityMetadata),
            yv: () => (IdentityMetadataChange)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP('must be text').optional();
        const yesOrNo = zod__WEBPACK_IMPORTED_MODULE_0__.zMY('must be true or false').optional();
        const NewIdentityMetadata = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            company: text,
            jobTitle: text,
            product: text,
            selfServe: yesOrNo,
            updatesOptIn: yesOrNo,
            hubspotUtk: text,
            latestFormSubmitUrl: text,
            latestInternalReferringUrl: text,
            utmCampaign: text,
            utmContent: text,
            utmMedium: text,
            utmSource: text,
            utmTerm: text,
        });
        const IdentityMetadata = NewIdentityMetadata.extend({
            uid: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            givenName: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            familyName: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
        });
        const IdentityMetadataChange = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            identityMetadata: IdentityMetadata,
            updateMask: zod__WEBPACK_IMPORTED_MODULE_0__.YjP('must be text').optional(),
        });
    }),
    6961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F0: () => (OidcProvider),
            UW: () => (IdentityProvider),
            Zq: () => (IdentityProviderPage),
            kO: () => (NewIdentityProvider)
        });
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
        var _group_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5702);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7524);
        var _scim_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3261);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9699);
        const issuer = zod__WEBPACK_IMPORTED_MODULE_4__.OZ5({ protocol: /^https$/, error: 'must be an https address' });
        const text = zod__WEBPACK_IMPORTED_MODULE_4__.YjP('must be text');
        const CORRELATION_RULES = [
            'CORRELATION_RULE_UNSPECIFIED',
            'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
            'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
        ];
        const OidcProvider = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
            issuer,
            clientId: zod__WEBPACK_IMPORTED_MODULE_4__.YjP('is required').min(1, 'is required'),
            additionalScopes: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(text).optional(),
            groupsClaim: text.optional(),
            correlationRule: zod__WEBPACK_IMPORTED_MODULE_4__.k5n(CORRELATION_RULES, 'is not a correlation rule').optional(),
            pkceEnabled: zod__WEBPACK_IMPORTED_MODULE_4__.zMY('must be true or false').optional(),
        });
        const IdentityProvider = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
            defaultRole: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
            oidc: OidcProvider.extend({ correlationRule: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional() }).optional(),
            scim: _scim_js__WEBPACK_IMPORTED_MODULE_2__.hM.optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_3__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_3__.D.optional(),
        });
        const NewIdentityProvider = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
            name: _group_js__WEBPACK_IMPORTED_MODULE_0__.Zd,
            description: text.optional(),
            defaultRole: zod__WEBPACK_IMPORTED_MODULE_4__.YjP('is required'),
            oidc: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({ ...OidcProvider.shape, clientSecret: text.optional() }, 'is required'),
        });
        const IdentityProviderPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({
            identityProviders: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(IdentityProvider).default([]),
        });
    }),
    6140: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Db: () => (IdentityListQuery),
            Gq: () => (IdentityPage),
            b6: () => (NewIdentity),
            hB: () => (IdentityLookupQuery),
            jH: () => (IdentityLookup),
            lz: () => (Identity),
            p5: () => (IDENTITY_NAME)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _relationship_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(223);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9699);
        const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
        const Identity = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            company: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            email: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            emailUnverified: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            ..._relationship_js__WEBPACK_IMPORTED_MODULE_1__.bO.shape,
            lastSeenTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const NewIdentity = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            description: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            company: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            ..._relationship_js__WEBPACK_IMPORTED_MODULE_1__.$0.shape,
        });
        const IdentityPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ identities: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Identity).default([]) });
        const RELATIONSHIP_TYPES = ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(_relationship_js__WEBPACK_IMPORTED_MODULE_1__.wZ)];
        const IdentityListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.wE.extend({
            relationshipType: zod__WEBPACK_IMPORTED_MODULE_3__.YjP()
                .transform((type) => (type.startsWith('RELATIONSHIP_TYPE_') ? type : `RELATIONSHIP_TYPE_${type}`))
                .pipe(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(RELATIONSHIP_TYPES, 'is not a relationship type'))
                .optional(),
        });
        const IdentityLookupQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            issuer: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required'),
            subject: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required'),
        });
        const IdentityLookup = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() });
    }),
    223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $0: () => (NewRelationship),
            M7: () => (ClaimMatch),
            Og: () => (AwsIdentity),
            P: () => (StaticKeys),
            bO: () => (Relationship),
            qT: () => (SERVICE_PRINCIPALS),
            wZ: () => (RELATIONSHIPS)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9699);
        const text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP('must be text');
        const ClaimMatch = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            issuer: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            issuerPattern: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            subject: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            subjectPattern: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            audience: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            audiencePattern: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            claims: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            claimPatterns: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const StaticKeys = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            issuer: zod__WEBPACK_IMPORTED_MODULE_1__.YjP('is required').min(1, 'is required'),
            subject: zod__WEBPACK_IMPORTED_MODULE_1__.YjP('is required').min(1, 'is required'),
            issuerKeys: zod__WEBPACK_IMPORTED_MODULE_1__.YjP('is required').min(1, 'is required'),
            audiences: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text, 'must be a list').optional(),
            expirationTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_0__.D.optional(),
        });
        const AwsIdentity = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            awsAccount: zod__WEBPACK_IMPORTED_MODULE_1__.YjP('is required').regex(/^\d{12}$/, 'must be the 12 digits of an account'),
            arn: text.optional(),
            arnPattern: text.optional(),
            userId: text.optional(),
            userIdPattern: text.optional(),
        });
        const SERVICE_PRINCIPALS = [
            'SERVICE_PRINCIPAL_COSIGNED',
            'SERVICE_PRINCIPAL_INGESTER',
            'SERVICE_PRINCIPAL_CATALOG_SYNCER',
            'SERVICE_PRINCIPAL_APKO_BUILDER',
            'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
            'SERVICE_PRINCIPAL_TENANT_SCANNER',
            'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
            'SERVICE_PRINCIPAL_SKILLUP',
            'SERVICE_PRINCIPAL_MATERIALIZER',
            'SERVICE_PRINCIPAL_MICROFLOW',
            'SERVICE_PRINCIPAL_GUARDENER',
            'SERVICE_PRINCIPAL_MICROVM',
            'SERVICE_PRINCIPAL_SKILLS',
        ];
        const RELATIONSHIPS = {
            claimMatch: 'RELATIONSHIP_TYPE_CLAIM_MATCH',
            staticKeys: 'RELATIONSHIP_TYPE_STATIC',
            awsIdentity: 'RELATIONSHIP_TYPE_AWS_IDENTITY',
            servicePrincipal: 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL',
        };
        const NewRelationship = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            claimMatch: ClaimMatch.optional(),
            staticKeys: StaticKeys.optional(),
            awsIdentity: AwsIdentity.optional(),
            servicePrincipal: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(SERVICE_PRINCIPALS, 'is not a service principal').optional(),
        });
        const Relationship = NewRelationship.extend({
            awsIdentity: AwsIdentity.extend({ awsAccount: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() }).optional(),
            servicePrincipal: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
    }),
    3613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Am: () => (RoleBindingListQuery),
            TC: () => (RoleBindings),
            iX: () => (RoleBindingBatch),
            tI: () => (RoleBindingPage),
            u3: () => (NewRoleBinding),
            yZ: () => (RoleBinding)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const BATCH_SIZE = 25;
        const RoleBinding = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            identityUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            roleUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
                name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
                description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                subject: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                issuer: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                email: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            })
                .optional(),
            group: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() }).optional(),
            role: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() }).optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const NewRoleBinding = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            identityUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            roleUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
        });
        const RoleBindingListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.extend({
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            group: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            role: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const RoleBindingPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ roleBindings: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(RoleBinding).default([]) });
        const RoleBindingBatch = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            parent: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'is required'),
            roleUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            requests: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                parent: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
                roleBinding: NewRoleBinding.partial({ roleUid: true }),
            }), 'is required')
                .min(1, 'is required')
                .max(BATCH_SIZE, `must not be more than ${BATCH_SIZE}`),
        });
        const RoleBindings = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ roleBindings: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(RoleBinding) });
    }),
    8605: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Pv: () => (NewRole),
            Xh: () => (Role),
            YY: () => (RolePage)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2375);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9699);
        const Role = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            capabilities: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const NewRole = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').min(1, 'must not be empty'),
            description: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('must be text').optional(),
            capabilities: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(Object.values(_capability_js__WEBPACK_IMPORTED_MODULE_0__.$8), 'is not a capability')).optional(),
        });
        const RolePage = _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ roles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Role).default([]) });
    }),
    3261: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            KX: () => (ScimToken),
            UF: () => (RenewedScimToken),
            VG: () => (ScimSwitch),
            aP: () => (ScimLifetime),
            g2: () => (RevokedScimToken),
            hM: () => (Scim),
            pu: () => (ScimRevocation),
            r_: () => (ScimRenewal),
            yS: () => (SwitchedScim)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _token_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3852);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const SCIM_CREDENTIAL_STATES = (null && ([
            'CREDENTIAL_STATE_UNSPECIFIED',
            'CREDENTIAL_STATE_NOT_ISSUED',
            'CREDENTIAL_STATE_LIVE',
            'CREDENTIAL_STATE_EXPIRED',
            'CREDENTIAL_STATE_REVOKED',
            'CREDENTIAL_STATE_ROTATING',
        ]));
        const Scim = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            enabled: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().default(false),
            credentialState: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().default('CREDENTIAL_STATE_UNSPECIFIED'),
            endpointUrl: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            etag: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            tokenExpireTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            previousTokenExpireTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const ScimLifetime = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            expireTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            neverExpires: zod__WEBPACK_IMPORTED_MODULE_2__.zMY('must be true or false').optional(),
        });
        const etag = zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'is required');
        const ScimRenewal = ScimLifetime.extend({
            etag,
            overlap: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
                .regex(/^\d{1,12}(?:\.\d{1,9})?s$/, 'must be a duration such as 3600s')
                .optional(),
        });
        const ScimToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            identityProviderUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            token: _token_js__WEBPACK_IMPORTED_MODULE_0__.xD,
            endpointUrl: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            etag: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            expireTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const RenewedScimToken = ScimToken.extend({
            previousTokenExpireTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            requestedOverlap: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const ScimRevocation = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({});
        const RevokedScimToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            identityProviderUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            enabled: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().default(false),
            etag: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            revokeTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const ScimSwitch = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ enabled: zod__WEBPACK_IMPORTED_MODULE_2__.zMY('must be true or false').default(false), etag });
        const SwitchedScim = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            identityProviderUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            enabled: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().default(false),
            etag: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
        });
    }),
    8938: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            PS: () => (NewTermsAcceptance),
            f_: () => (AcceptedTerms),
            io: () => (TermsAcceptancePage)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const TermsAcceptance = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            docId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            orgUid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            acceptedBy: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const TermsAcceptancePage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({
            termsAcceptances: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(TermsAcceptance).default([]),
        });
        const NewTermsAcceptance = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            documentIds: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1, 'must not be empty')).min(1, 'must not be empty'),
        });
        const AcceptedTerms = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            group: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            documentIds: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).default([]),
        });
    }),
    3852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $2: () => (IdTokenQuery),
            $Q: () => (RegistryToken),
            A8: () => (OpenIdConfiguration),
            J0: () => (RegistryTokenForm),
            cU: () => (TokenPair),
            hG: () => (RefreshRequest),
            li: () => (RegistryTokenQuery),
            mk: () => (AccessToken),
            nR: () => (IdToken),
            px: () => (JsonWebKeys),
            rB: () => (ExchangeRequest),
            xD: () => (BearerText)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const JwtText = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');
        const BearerText = zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');
        const IdTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            audience: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            'subject-format': zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
        });
        const IdToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ value: JwtText });
        const RefreshRequest = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            aud: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            cap: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scopes: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
        });
        const ExchangeRequest = RefreshRequest.extend({
            identity: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            identityProvider: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const RegistryTokenQuery = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ scope: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(), service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional() });
        const RegistryTokenForm = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            grantType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
            service: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            clientId: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required'),
            scope: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.optional(),
            username: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            password: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            refreshToken: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            accessType: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(['online', 'offline'], 'must be online or offline').optional(),
        });
        const JsonWebKeys = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            keys: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__._H3({ kty: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), kid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), alg: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() })),
        });
        const OpenIdConfiguration = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ issuer: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), jwks_uri: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
        const AccessToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            token: JwtText,
            expiry: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const TokenPair = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ token: AccessToken, refreshToken: AccessToken });
        const RegistryToken = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            token: BearerText.optional(),
            access_token: BearerText.optional(),
            expires_in: zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
            issued_at: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            scope: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            refresh_token: BearerText.optional(),
        })
            .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');
    }),
    4010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I: () => (TAG_STATUSES),
            Oo: () => (MainPackageVersion),
            Pk: () => (EolTagQuery),
            Uk: () => (GRACE_STATUSES),
            aX: () => (EolTagPage),
            bd: () => (EolTag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9567);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const TAG_STATUSES = ['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE'];
        const GRACE_STATUSES = [
            'GRACE_NOT_ELIGIBLE',
            'GRACE_ELIGIBLE',
            'GRACE_ACTIVE',
            'GRACE_BROKEN',
            'GRACE_EXPIRED',
        ];
        const MainPackageVersion = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            version: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            latestVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            releaseDate: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            eolDate: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            exists: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional(),
            fips: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional(),
            lts: zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([zod__WEBPACK_IMPORTED_MODULE_2__.zMY(), zod__WEBPACK_IMPORTED_MODULE_2__.YjP()]).optional(),
            legacyLts: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            eolBroken: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional(),
        });
        const EolTag = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            mainPackageName: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            tagStatus: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().default('TAG_ACTIVE'),
            mainPackageVersion: MainPackageVersion.nullish(),
            graceStatus: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().default('GRACE_NOT_ELIGIBLE'),
            gracePeriodExpiryDate: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.nullish(),
        });
        const EolTagPage = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            items: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(EolTag),
            nextPageToken: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
        });
        const count = zod__WEBPACK_IMPORTED_MODULE_3__.ai('must be an integer').int('must be an integer');
        const EolTagQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.omit({ orderBy: true, skip: true }).extend({
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            pageSize: count.optional(),
            excludeDates: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.Jt.optional(),
            excludeEpochs: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.Jt.optional(),
        });
    }),
    814: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Vx: () => (Architectures),
            hJ: () => (ImageSize),
            jF: () => (ImageSizeQuery)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const Architectures = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ architectures: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()) });
        const ImageSize = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(), size: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^\d+$/) });
        const ImageSizeQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ architecture: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
    }),
    7616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cn: () => (ArtifactCountQuery),
            QL: () => (ArtifactPage),
            Vk: () => (ArtifactListQuery),
            i7: () => (ArtifactVersionPage),
            kc: () => (ArtifactCount)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const ECOSYSTEMS = ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'];
        const Ecosystem = zod__WEBPACK_IMPORTED_MODULE_2__.k5n(ECOSYSTEMS, 'is not an ecosystem');
        const ecosystems = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.ZD.pipe(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Ecosystem));
        const Int64 = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^\d+$/);
        const Artifact = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            ecosystem: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            latestVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            versionCount: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const ArtifactPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ artifacts: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Artifact).default([]) });
        const ArtifactListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.r_.extend({
            ecosystems: zod__WEBPACK_IMPORTED_MODULE_2__.vkY((given) => given ?? [], ecosystems.refine((all) => all.length > 0, 'is required')),
            query: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            cudaVersion: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            remediated: _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.Jt.optional(),
        });
        const ArtifactVersion = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            version: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            sizeBytes: Int64.optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const ArtifactVersionPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({
            artifactVersions: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ArtifactVersion).default([]),
        });
        const ArtifactCountQuery = ArtifactListQuery.pick({ ecosystems: true });
        const ArtifactCount = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            counts: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ ecosystem: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), totalCount: Int64.default('0') })),
        });
    }),
    8866: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Vq: () => (ReferrersQuery),
            Z2: () => (MEDIA_TYPES),
            _8: () => (Manifest),
            dl: () => (TagNamesQuery),
            jF: () => (TagNames),
            nU: () => (ImageManifest),
            yd: () => (ImageIndex)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
        var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(951);
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
            simpleSigning: 'application/vnd.dev.cosign.simplesigning.v1+json',
            bundle: 'application/vnd.dev.sigstore.bundle.v0.3+json',
            empty: 'application/vnd.oci.empty.v1+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const ImagePlatform = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            architecture: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            os: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            variant: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
        const texts = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish();
        const names = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).nullish();
        const ImageConfig = ImagePlatform.extend({
            config: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                User: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                Entrypoint: texts,
                Cmd: texts,
                Env: texts,
                WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                ExposedPorts: names,
                Volumes: names,
                StopSignal: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
                Labels: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
                Healthcheck: names,
                OnBuild: texts,
            })
                .nullish(),
        });
        const Descriptor = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
            digest: _tag_js__WEBPACK_IMPORTED_MODULE_0__.Ew,
            size: zod__WEBPACK_IMPORTED_MODULE_1__.Whr(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
            platform: ImagePlatform.optional(),
        });
        const ImageIndex = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            manifests: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const ImageManifest = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__.euz(2),
            mediaType: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            config: Descriptor,
            layers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).optional(),
        });
        const Manifest = zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ artifactType: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional() });
        const TagNames = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), tags: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()) });
        const TagNamesQuery = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            n: zod__WEBPACK_IMPORTED_MODULE_2__.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
        });
    }),
    6099: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            UY: () => (RepoPage),
            V: () => (REPO_NAME),
            e9: () => (RepoReadmeFields),
            fC: () => (RepoReadme),
            lc: () => (Repo),
            yU: () => (RepoFields)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
        const CATALOG_TIERS = [
            'CATALOG_TIER_UNSPECIFIED',
            'CATALOG_TIER_APPLICATION',
            'CATALOG_TIER_BASE',
            'CATALOG_TIER_FIPS',
            'CATALOG_TIER_AI',
            'CATALOG_TIER_DEVTOOLS',
            'CATALOG_TIER_COMMERCIAL',
        ];
        const text = zod__WEBPACK_IMPORTED_MODULE_2__.YjP('must be text');
        const texts = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(text);
        const textByKey = zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), text);
        const required = zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').min(1, 'is required');
        const files = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ name: required, content: required }));
        const SyncConfig = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            source: required,
            google: text.optional(),
            amazon: text.optional(),
            azure: text.optional(),
            expirationTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            gracePeriod: zod__WEBPACK_IMPORTED_MODULE_2__.zMY('must be true or false').optional(),
            uniqueTags: zod__WEBPACK_IMPORTED_MODULE_2__.zMY('must be true or false').optional(),
            apkoOverlay: text.optional(),
        });
        const CustomOverlay = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            contents: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                packages: texts.optional(),
                runtimeRepositories: texts.optional(),
                runtimeKeyring: files.optional(),
            })
                .optional(),
            environment: textByKey.optional(),
            annotations: textByKey.optional(),
            accounts: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                runAs: text.optional(),
                users: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
                    username: required,
                    uid: zod__WEBPACK_IMPORTED_MODULE_2__.HA5().optional(),
                    gid: zod__WEBPACK_IMPORTED_MODULE_2__.HA5().optional(),
                    groupName: text.optional(),
                    shell: text.optional(),
                    homeDir: text.optional(),
                }))
                    .optional(),
                groups: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ groupname: required, gid: zod__WEBPACK_IMPORTED_MODULE_2__.HA5().optional(), members: texts.optional() }))
                    .optional(),
            })
                .optional(),
            certificates: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ additional: files.optional(), providers: texts.optional() }).optional(),
        });
        const RepoFields = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
            description: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
            aliases: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
            activeTags: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
            catalogTier: zod__WEBPACK_IMPORTED_MODULE_2__.k5n(CATALOG_TIERS, 'is not a catalog tier').optional(),
            sync_config: SyncConfig.optional(),
            customOverlay: CustomOverlay.optional(),
        });
        const Repo = RepoFields.extend({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            catalogTier: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const RepoPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ repos: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Repo).default([]) });
        const RepoReadmeFields = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ content: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().default('') });
        const RepoReadme = RepoReadmeFields.extend({ uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
    }),
    2066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Yn: () => (NewSubscription),
            lJ: () => (SubscriptionPage),
            yU: () => (Subscription)
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9699);
        const Subscription = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            sink: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_1__.D.optional(),
        });
        const NewSubscription = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ sink: zod__WEBPACK_IMPORTED_MODULE_2__.YjP('is required') });
        const SubscriptionPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_0__.er.extend({ subscriptions: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Subscription).default([]) });
    }),
    8754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CL: () => (HISTORY_PAGE_RECORDS),
            DM: () => (TagHistoryQuery),
            fJ: () => (TagHistory)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8532);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3691);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9699);
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            history: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ start: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(), end: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !(0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
                return undefined;
            const at = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.Wr)(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return zod__WEBPACK_IMPORTED_MODULE_4__.tm;
        }
    }),
    951: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Ew: () => (DigestText),
            FA: () => (TagListQuery),
            WL: () => (TagFields),
            oN: () => (TagPage),
            vw: () => (Tag)
        });
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3691);
        var _schema_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7524);
        var _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9699);
        const DigestText = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().refine(_values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'not a digest');
        const TagFields = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP('is required').refine(_values_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc, 'is not a digest'),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional(),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
        });
        const Tag = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            uid: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            digest: DigestText.optional(),
            deprecated: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false),
            bundles: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).optional(),
            createTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            updateTime: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
        });
        const TagPage = _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.er.extend({ tags: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(Tag).default([]) });
        const TagListQuery = _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.r_.extend({
            name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            digest: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
            updatedSince: _schema_timestamp_js__WEBPACK_IMPORTED_MODULE_2__.D.optional(),
            includeDates: _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeEpochs: _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
            includeReferrers: _schema_page_js__WEBPACK_IMPORTED_MODULE_1__.Jt.optional(),
        });
    }),
    3306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            J: () => (routes)
        });
        var advisory_document = __webpack_require__(1944);
        var schemas = __webpack_require__(2857);
        var page = __webpack_require__(7524);
        ;
        function get(path, needs, parts) {
            return { ...API, method: 'GET', idempotent: true, path, capabilities: [needs].flat(), ...parts };
        }
        function post(path, needs, parts) {
            return { ...API, method: 'POST', idempotent: false, path, capabilities: [needs].flat(), ...parts };
        }
        function patch(path, needs, parts) {
            return {
                ...API,
                method: 'PATCH',
                idempotent: true,
                query: page.bQ,
                path,
                capabilities: [needs].flat(),
                ...parts,
            };
        }
        const Nothing = schemas.Ikc({});
        function remove(path, needs, rpc) {
            return {
                ...API,
                method: 'DELETE',
                idempotent: true,
                path,
                capabilities: [needs].flat(),
                rpc,
                empty: true,
                response: Nothing,
            };
        }
        const API = { face: 'api', credential: 'platform' };
        ;
        const advisoryRoutes = {
            listAdvisoryDocuments: {
                method: 'GET',
                path: '/advisory/v2/documents',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListDocuments',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: advisory_document.$f,
                response: advisory_document.wN,
            },
            listVulnerabilityMetadata: {
                method: 'GET',
                path: '/advisory/v2/metadata',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListVulnerabilityMetadata',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: advisory_document.od,
                response: advisory_document.f0,
            },
            listResolvedVulnerabilities: get('/advisory/v2/images/resolvedVulns', ['apk.list', 'repo.list', 'manifest.metadata.list', 'tag.list'], {
                rpc: 'advisory.v2.SecurityAdvisoryService/ListResolvedVulnsReports',
                query: advisory_document.r4,
                response: advisory_document.BY,
            }),
        };
        var subscription = __webpack_require__(2066);
        ;
        const eventRoutes = {
            listSubscriptions: get('/events/v2/subscriptions', 'subscriptions.list', {
                rpc: 'events.v2.SubscriptionsService/ListSubscriptions',
                query: page.r_,
                response: subscription.lJ,
            }),
            getSubscription: get('/events/v2/subscriptions/{uid}', 'subscriptions.list', {
                rpc: 'events.v2.SubscriptionsService/GetSubscription',
                response: subscription.yU,
            }),
            createSubscription: post('/events/v2/subscriptions/{parent}', 'subscriptions.create', {
                rpc: 'events.v2.SubscriptionsService/CreateSubscription',
                body: subscription.Yn,
                response: subscription.yU,
            }),
            deleteSubscription: remove('/events/v2/subscriptions/{uid}', 'subscriptions.delete', 'events.v2.SubscriptionsService/DeleteSubscription'),
        };
        var group = __webpack_require__(5702);
        ;
        const groupRoutes = {
            listGroups: get('/iam/v2/groups', 'groups.list', {
                rpc: 'iam.v2.GroupsService/ListGroups',
                query: page.wE,
                response: group.h1,
            }),
            getGroup: get('/iam/v2/groups/{uid}', 'groups.list', {
                rpc: 'iam.v2.GroupsService/GetGroup',
                response: group.YJ,
            }),
            createGroup: post('/iam/v2/groups/{parent}', 'groups.create', {
                rpc: 'iam.v2.GroupsService/CreateGroup',
                body: group.Sk,
                response: group.YJ,
            }),
            updateGroup: patch('/iam/v2/groups/{uid}', 'groups.update', {
                rpc: 'iam.v2.GroupsService/UpdateGroup',
                body: group.Sk.partial(),
                response: group.YJ,
            }),
            deleteGroup: remove('/iam/v2/groups/{uid}', 'groups.delete', 'iam.v2.GroupsService/DeleteGroup'),
            lookupGroup: {
                method: 'GET',
                path: '/iam/v2/groups:lookupGroup',
                rpc: 'iam.v2.GroupsService/LookupGroup',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: group.Wr,
            },
            checkEligibility: {
                method: 'GET',
                path: '/iam/v2/groups:checkEligibility',
                rpc: 'iam.v2.GroupsService/CheckEligibility',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: group.kO,
            },
            requestGroupAccess: {
                method: 'POST',
                path: '/iam/v2/groups/{uid}:requestGroupAccess',
                rpc: 'iam.v2.GroupsService/RequestGroupAccess',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: schemas.Ikc({}),
                response: schemas.Ikc({}),
            },
        };
        var identity = __webpack_require__(6140);
        var identity_metadata = __webpack_require__(8229);
        ;
        const identityRoutes = {
            listIdentities: get('/iam/v2/identities', 'identity.list', {
                rpc: 'iam.v2.IdentitiesService/ListIdentities',
                query: identity.Db,
                response: identity.Gq,
            }),
            getIdentity: get('/iam/v2/identities/{uid}', 'identity.list', {
                rpc: 'iam.v2.IdentitiesService/GetIdentity',
                response: identity.lz,
            }),
            createIdentity: post('/iam/v2/identities/{parent}', 'identity.create', {
                rpc: 'iam.v2.IdentitiesService/CreateIdentity',
                body: identity.b6,
                response: identity.lz,
            }),
            updateIdentity: patch('/iam/v2/identities/{uid}', 'identity.update', {
                rpc: 'iam.v2.IdentitiesService/UpdateIdentity',
                body: identity.b6.partial(),
                response: identity.lz,
            }),
            deleteIdentity: remove('/iam/v2/identities/{uid}', 'identity.delete', 'iam.v2.IdentitiesService/DeleteIdentity'),
            updateIdentityMetadata: {
                method: 'PATCH',
                path: '/iam/v2/identities:updateIdentityMetadata',
                rpc: 'iam.v2.IdentitiesService/UpdateIdentityMetadata',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: identity_metadata.yv,
                response: identity_metadata.mH,
            },
            lookupIdentity: {
                method: 'GET',
                path: '/iam/v2/identities:lookupIdentity',
                rpc: 'iam.v2.IdentitiesService/LookupIdentity',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                query: identity.hB,
                response: identity.jH,
            },
        };
        var role = __webpack_require__(8605);
        var role_binding = __webpack_require__(3613);
        ;
        const roleRoutes = {
            listRoles: get('/iam/v2/roles', 'roles.list', {
                rpc: 'iam.v2.RolesService/ListRoles',
                query: page.wE,
                response: role.YY,
            }),
            getRole: get('/iam/v2/roles/{uid}', 'roles.list', { rpc: 'iam.v2.RolesService/GetRole', response: role.Xh }),
            createRole: post('/iam/v2/roles/{parent}', 'roles.create', {
                rpc: 'iam.v2.RolesService/CreateRole',
                body: role.Pv,
                response: role.Xh,
            }),
            updateRole: patch('/iam/v2/roles/{uid}', 'roles.update', {
                rpc: 'iam.v2.RolesService/UpdateRole',
                body: role.Pv.partial(),
                response: role.Xh,
            }),
            deleteRole: remove('/iam/v2/roles/{uid}', 'roles.delete', 'iam.v2.RolesService/DeleteRole'),
            listRoleBindings: get('/iam/v2/roleBindings', 'role_bindings.list', {
                rpc: 'iam.v2.RoleBindingsService/ListRoleBindings',
                query: role_binding.Am,
                response: role_binding.tI,
            }),
            getRoleBinding: get('/iam/v2/roleBindings/{uid}', 'role_bindings.list', {
                rpc: 'iam.v2.RoleBindingsService/GetRoleBinding',
                response: role_binding.yZ,
            }),
            createRoleBinding: post('/iam/v2/roleBindings/{parent}', 'role_bindings.create', {
                rpc: 'iam.v2.RoleBindingsService/CreateRoleBinding',
                body: role_binding.u3,
                response: role_binding.yZ,
            }),
            updateRoleBinding: patch('/iam/v2/roleBindings/{uid}', 'role_bindings.update', {
                rpc: 'iam.v2.RoleBindingsService/UpdateRoleBinding',
                body: role_binding.u3.partial(),
                response: role_binding.yZ,
            }),
            deleteRoleBinding: remove('/iam/v2/roleBindings/{uid}', 'role_bindings.delete', 'iam.v2.RoleBindingsService/DeleteRoleBinding'),
            batchCreateRoleBindings: post('/iam/v2/roleBindings:batchCreate', 'role_bindings.create', {
                rpc: 'iam.v2.RoleBindingsService/BatchCreateRoleBindings',
                body: role_binding.iX,
                response: role_binding.TC,
            }),
        };
        ;
        const identityAccessRoutes = { ...groupRoutes, ...identityRoutes, ...roleRoutes };
        var external_group_role_mapping = __webpack_require__(1458);
        var identity_provider = __webpack_require__(6961);
        ;
        const identityProviderRoutes = {
            listIdentityProviders: get('/iam/v2/identityProviders', 'identity_providers.list', {
                rpc: 'iam.v2.IdentityProvidersService/ListIdentityProviders',
                query: page.wE,
                response: identity_provider.Zq,
            }),
            getIdentityProvider: get('/iam/v2/identityProviders/{uid}', 'identity_providers.list', {
                rpc: 'iam.v2.IdentityProvidersService/GetIdentityProvider',
                response: identity_provider.UW,
            }),
            createIdentityProvider: post('/iam/v2/identityProviders/{parent}', ['identity_providers.create', 'role_bindings.create'], {
                rpc: 'iam.v2.IdentityProvidersService/CreateIdentityProvider',
                body: identity_provider.kO,
                response: identity_provider.UW,
            }),
            updateIdentityProvider: patch('/iam/v2/identityProviders/{uid}', ['identity_providers.update', 'role_bindings.create'], {
                rpc: 'iam.v2.IdentityProvidersService/UpdateIdentityProvider',
                body: identity_provider.kO.partial(),
                response: identity_provider.UW,
            }),
            deleteIdentityProvider: remove('/iam/v2/identityProviders/{uid}', 'identity_providers.delete', 'iam.v2.IdentityProvidersService/DeleteIdentityProvider'),
            listExternalGroupRoleMappings: get('/iam/v2/externalGroupRoleMappings', 'identity_providers.list', {
                rpc: 'iam.v2.ExternalGroupRoleMappingsService/ListExternalGroupRoleMappings',
                query: external_group_role_mapping.D_,
                response: external_group_role_mapping.et,
            }),
            getExternalGroupRoleMapping: get('/iam/v2/externalGroupRoleMappings/{uid}', 'identity_providers.list', {
                rpc: 'iam.v2.ExternalGroupRoleMappingsService/GetExternalGroupRoleMapping',
                response: external_group_role_mapping.$n,
            }),
            createExternalGroupRoleMapping: post('/iam/v2/externalGroupRoleMappings/{parent}', ['identity_providers.create', 'role_bindings.create'], {
                rpc: 'iam.v2.ExternalGroupRoleMappingsService/CreateExternalGroupRoleMapping',
                body: external_group_role_mapping.dE,
                response: external_group_role_mapping.$n,
            }),
            deleteExternalGroupRoleMapping: remove('/iam/v2/externalGroupRoleMappings/{uid}', 'identity_providers.delete', 'iam.v2.ExternalGroupRoleMappingsService/DeleteExternalGroupRoleMapping'),
            batchDeleteExternalGroupRoleMappings: post('/iam/v2/externalGroupRoleMappings:batchDelete', 'identity_providers.delete', {
                rpc: 'iam.v2.ExternalGroupRoleMappingsService/BatchDeleteExternalGroupRoleMappings',
                body: external_group_role_mapping.MJ,
                response: external_group_role_mapping.JM,
            }),
        };
        var group_invite = __webpack_require__(1338);
        var terms = __webpack_require__(8938);
        var account_association = __webpack_require__(8300);
        ;
        const accountAssociationRoutes = {
            listAccountAssociations: get('/iam/v2/accountAssociations', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/ListAccountAssociations',
                query: page.wE,
                response: account_association.a0,
            }),
            getAccountAssociation: get('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/GetAccountAssociation',
                response: account_association.r0,
            }),
            createAccountAssociation: post('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
                rpc: 'iam.v2.AccountAssociationsService/CreateAccountAssociation',
                body: account_association.ZF,
                response: account_association.r0,
            }),
            updateAccountAssociation: patch('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
                rpc: 'iam.v2.AccountAssociationsService/UpdateAccountAssociation',
                body: account_association.ZF.partial(),
                response: account_association.r0,
            }),
            deleteAccountAssociation: remove('/iam/v2/accountAssociations/{uid}', 'account_associations.delete', 'iam.v2.AccountAssociationsService/DeleteAccountAssociation'),
            checkAccountAssociation: post('/iam/v2/accountAssociations/{uid}:checkAccountAssociation', 'account_associations.list', {
                rpc: 'iam.v2.AccountAssociationsService/CheckAccountAssociation',
                body: account_association.q6,
                response: account_association.rH,
                idempotent: true,
            }),
        };
        ;
        const membershipRoutes = {
            ...accountAssociationRoutes,
            listGroupInvites: get('/iam/v2/groupInvites', 'group_invites.list', {
                rpc: 'iam.v2.GroupInvitesService/ListGroupInvites',
                query: group_invite.bo,
                response: group_invite.Gt,
            }),
            getGroupInvite: get('/iam/v2/groupInvites/{uid}', 'group_invites.list', {
                rpc: 'iam.v2.GroupInvitesService/GetGroupInvite',
                response: group_invite.fx,
            }),
            createGroupInvite: post('/iam/v2/groupInvites/{parent}', ['group_invites.create', 'role_bindings.create'], {
                rpc: 'iam.v2.GroupInvitesService/CreateGroupInvite',
                body: group_invite.L9,
                response: group_invite.fx,
            }),
            deleteGroupInvite: remove('/iam/v2/groupInvites/{uid}', 'group_invites.delete', 'iam.v2.GroupInvitesService/DeleteGroupInvite'),
            listTermsAcceptances: get('/iam/v2/terms/{uid}', 'terms.list', {
                rpc: 'iam.v2.TermsService/ListTermsAcceptances',
                query: page.r_,
                response: terms.io,
            }),
            acceptTerms: post('/iam/v2/terms/{uid}', 'terms.accept', {
                rpc: 'iam.v2.TermsService/AcceptTerms',
                body: terms.PS,
                response: terms.f_,
                idempotent: true,
            }),
        };
        var scim = __webpack_require__(3261);
        ;
        const MANAGES_SCIM = ['identity_providers.scim.manage', 'identity_providers.list'];
        const scimRoutes = {
            generateScimToken: post('/iam/v2/identityProviders/{uid}:generateScimToken', MANAGES_SCIM, {
                rpc: 'iam.v2.IdentityProvidersService/GenerateScimToken',
                body: scim.aP,
                response: scim.KX,
            }),
            regenerateScimToken: post('/iam/v2/identityProviders/{uid}:regenerateScimToken', MANAGES_SCIM, {
                rpc: 'iam.v2.IdentityProvidersService/RegenerateScimToken',
                body: scim.r_,
                response: scim.UF,
            }),
            revokeScimToken: post('/iam/v2/identityProviders/{uid}:revokeScimToken', MANAGES_SCIM, {
                rpc: 'iam.v2.IdentityProvidersService/RevokeScimToken',
                body: scim.pu,
                response: scim.g2,
            }),
            setScimEnabled: post('/iam/v2/identityProviders/{uid}:setScimEnabled', MANAGES_SCIM, {
                rpc: 'iam.v2.IdentityProvidersService/SetScimEnabled',
                body: scim.VG,
                response: scim.yS,
            }),
        };
        ;
        const iamRoutes = {
            ...identityAccessRoutes,
            ...identityProviderRoutes,
            ...scimRoutes,
            ...membershipRoutes,
        };
        var library = __webpack_require__(7616);
        ;
        const libraryRoutes = {
            listArtifacts: get('/libraries/v2/artifacts', 'libraries.artifacts.list', {
                rpc: 'libraries.v2.ArtifactsService/ListArtifacts',
                query: library.Vk,
                response: library.QL,
            }),
            countArtifacts: get('/libraries/v2/artifacts/count', 'libraries.artifacts.list', {
                rpc: 'libraries.v2.ArtifactsService/GetArtifactCount',
                query: library.Cn,
                response: library.kc,
            }),
            listArtifactVersions: get('/libraries/v2/artifacts/{uid}/versions', 'libraries.artifacts.list', {
                rpc: 'libraries.v2.ArtifactsService/ListArtifactVersions',
                query: page.r_,
                response: library.i7,
            }),
        };
        ;
        const Pong = schemas.Ikc({ response: schemas.YjP().optional() });
        const pingRoutes = {
            ping: {
                method: 'GET',
                path: '/ping/v2/ping',
                rpc: 'ping.v2.PingService/Ping',
                face: 'api',
                credential: 'none',
                idempotent: true,
                response: Pong,
            },
        };
        var oci = __webpack_require__(8866);
        var tag_history = __webpack_require__(8754);
        var token = __webpack_require__(3852);
        ;
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: token.li,
                response: token.$Q,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: token.J0,
                response: token.$Q,
            },
            getRegistryTokenCertificate: {
                method: 'GET',
                path: '/token/certificate',
                face: 'token',
                credential: 'none',
                idempotent: true,
                binary: true,
                response: schemas.L5J(),
            },
            getTagHistory: {
                method: 'GET',
                path: '/v2/{organization}/{image}/_chainguard/history/{tag}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: tag_history.DM,
                response: tag_history.fJ,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                empty: true,
                response: schemas.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: oci.dl,
                response: oci.jF,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: oci._8,
            },
            headManifest: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                response: schemas.L5J(),
            },
            getBlob: {
                method: 'GET',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: schemas.L5J(),
            },
            headBlob: {
                method: 'HEAD',
                path: '/v2/{organization}/{image}/blobs/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                binary: true,
                movable: true,
                response: schemas.L5J(),
            },
            listReferrers: {
                method: 'GET',
                path: '/v2/{organization}/{image}/referrers/{digest}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: oci.Vq,
                response: oci.yd,
            },
        };
        var registry_image = __webpack_require__(814);
        var repo = __webpack_require__(6099);
        var tag = __webpack_require__(951);
        ;
        const IMAGE_READS = ['manifest.metadata.list', 'repo.list'];
        const registryRoutes = {
            listRepos: get('/registry/v2/repos', 'repo.list', {
                rpc: 'registry.v2.ReposService/ListRepos',
                query: page.wE,
                response: repo.UY,
            }),
            getRepoReadme: get('/registry/v2/repos/{uid}/readme', 'repo.list', {
                rpc: 'registry.v2.ReposService/GetRepoReadme',
                response: repo.fC,
            }),
            updateRepoReadme: patch('/registry/v2/repos/{uid}/readme', ['repo.update', 'repo.internal.admin'], {
                rpc: 'registry.v2.ReposService/UpdateRepoReadme',
                body: repo.e9,
                response: repo.fC,
            }),
            getImageArchitectures: get('/registry/v2/repos/{uid}/digests/{digest}/architectures', IMAGE_READS, {
                rpc: 'registry.v2.ImagesService/GetArchitectures',
                response: registry_image.Vx,
            }),
            getImageSize: get('/registry/v2/repos/{uid}/digests/{digest}/size', IMAGE_READS, {
                rpc: 'registry.v2.ImagesService/GetSize',
                query: registry_image.jF,
                response: registry_image.hJ,
            }),
            getRepo: get('/registry/v2/repos/{uid}', 'repo.list', {
                rpc: 'registry.v2.ReposService/GetRepo',
                response: repo.lc,
            }),
            createRepo: post('/registry/v2/repos/{parent}', 'repo.create', {
                rpc: 'registry.v2.ReposService/CreateRepo',
                body: repo.yU,
                response: repo.lc,
            }),
            updateRepo: patch('/registry/v2/repos/{uid}', 'repo.update', {
                rpc: 'registry.v2.ReposService/UpdateRepo',
                body: repo.yU.partial(),
                response: repo.lc,
            }),
            deleteRepo: remove('/registry/v2/repos/{uid}', 'repo.delete', 'registry.v2.ReposService/DeleteRepo'),
            listTags: get('/registry/v2/tags', 'tag.list', {
                rpc: 'registry.v2.TagsService/ListTags',
                query: tag.FA,
                response: tag.oN,
            }),
            getTag: get('/registry/v2/tags/{uid}', 'tag.list', {
                rpc: 'registry.v2.TagsService/GetTag',
                response: tag.vw,
            }),
            createTag: post('/registry/v2/tags/{parent}', 'tag.create', {
                rpc: 'registry.v2.TagsService/CreateTag',
                body: tag.WL,
                response: tag.vw,
            }),
            deleteTag: remove('/registry/v2/tags/{uid}', 'tag.delete', 'registry.v2.TagsService/DeleteTag'),
        };
        ;
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: token.$2,
                response: token.nR,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: token.A8,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: token.px,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                rpc: 'oidc.SecurityTokenService/Exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: token.rB,
                response: token.mk,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: token.rB,
                response: token.mk,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                rpc: 'oidc.SecurityTokenService/ExchangeRefreshToken',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: token.hG,
                response: token.cU,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: token.A8,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: token.px,
            },
        };
        var eol_tag = __webpack_require__(4010);
        var version_one = __webpack_require__(3910);
        ;
        const versionOneRoutes = {
            listEolTags: get('/registry/v1/eoltags', 'tag.list', {
                rpc: 'registry.Registry/ListEolTags',
                query: eol_tag.Pk,
                response: eol_tag.aX,
            }),
            listTagHistory: get('/registry/v1/tags/{uid}/history', 'tag.list', {
                query: tag_history.DM,
                response: version_one.Dn,
            }),
            getSbom: get('/registry/v1/repos/{uid}/digests/{digest}/sbom', ['sboms.list', 'repo.list', 'manifest.metadata.list'], {
                query: version_one.on,
                response: version_one.a,
            }),
            getRawSbom: get('/registry/v1/repos/{uid}/digest/{digest}/rawsbom', ['sboms.list', 'repo.list'], {
                query: version_one.on,
                response: version_one.C8,
            }),
            getVulnerabilityReport: get('/registry/v1/repos/{uid}/digests/{digest}/vulnreport', ['vuln_reports.list', 'repo.list'], {
                rpc: 'registry.Registry/GetVulnReport',
                response: version_one.zg,
            }),
            listVulnerabilityCounts: get('/registry/v1/vuln_reports/counts', 'vuln_report.list', {
                rpc: 'registry.Vulnerabilities/ListVulnCountReports',
                query: version_one.Ax,
                response: version_one.Dj,
            }),
            checkPolicies: post('/registry/v1/repos/{uid}:checkPolicies', 'repo.check_policies', {
                body: version_one.T5,
                response: version_one.bY,
                idempotent: true,
            }),
        };
        var advisory = __webpack_require__(3740);
        ;
        const vulnerabilityRoutes = {
            listAdvisories: get('/vulnerabilities/v2/advisories', 'advisories.list', {
                rpc: 'vulnerabilities.v2.AdvisoriesService/ListAdvisories',
                query: advisory.ad,
                response: advisory.Jk,
            }),
            getAdvisory: get('/vulnerabilities/v2/advisories/{uid}', 'advisories.list', {
                rpc: 'vulnerabilities.v2.AdvisoriesService/GetAdvisory',
                response: advisory.q$,
            }),
        };
        ;
        const routes = {
            ...signInRoutes,
            ...iamRoutes,
            ...eventRoutes,
            ...pingRoutes,
            ...registryRoutes,
            ...vulnerabilityRoutes,
            ...libraryRoutes,
            ...advisoryRoutes,
            ...versionOneRoutes,
            ...pullRoutes,
        };
    }),
    3161: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            E: () => (GRPC_CODES),
            H: () => (Failure)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const GRPC_CODES = {
            CANCELLED: 1,
            UNKNOWN: 2,
            INVALID_ARGUMENT: 3,
            DEADLINE_EXCEEDED: 4,
            NOT_FOUND: 5,
            ALREADY_EXISTS: 6,
            PERMISSION_DENIED: 7,
            RESOURCE_EXHAUSTED: 8,
            FAILED_PRECONDITION: 9,
            ABORTED: 10,
            UNIMPLEMENTED: 12,
            INTERNAL: 13,
            UNAVAILABLE: 14,
            UNAUTHENTICATED: 16,
        };
        const text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().default('');
        const FieldViolation = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ field: text, description: text });
        const PreconditionViolation = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ type: text, description: text });
        const FailureDetail = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            '@type': zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            reason: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            domain: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            fieldViolations: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(FieldViolation).optional(),
            violations: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(PreconditionViolation).optional(),
            resourceType: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
            resourceName: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional(),
        });
        const Failure = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            code: zod__WEBPACK_IMPORTED_MODULE_0__.Whr(),
            message: text,
            details: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(FailureDetail).optional(),
        });
    }),
    4251: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            I: () => (innerSchema)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        function innerSchema(schema) {
            let inner = schema;
            for (;;) {
                if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__.utH)
                    inner = inner.in;
                else if (isWrapper(inner))
                    inner = inner.unwrap();
                else
                    return inner;
            }
        }
        function isWrapper(schema) {
            return [zod__WEBPACK_IMPORTED_MODULE_0__.IiU, zod__WEBPACK_IMPORTED_MODULE_0__.l1C, zod__WEBPACK_IMPORTED_MODULE_0__.XiL, zod__WEBPACK_IMPORTED_MODULE_0__.xgV, zod__WEBPACK_IMPORTED_MODULE_0__.EVz].some((wrapper) => schema instanceof wrapper);
        }
    }),
    7524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Jt: () => (flag),
            N3: () => (PAGE_TOKEN_LIFETIME_MS),
            ZD: () => (repeated),
            bQ: () => (MaskQuery),
            er: () => (PageEnvelope),
            md: () => (PAGE_SIZE),
            r_: () => (ListQuery),
            uZ: () => (repeatedMessage),
            wE: () => (NamedListQuery)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const PAGE_SIZE = { default: 50, maximum: 200 };
        const PAGE_TOKEN_LIFETIME_MS = 3 * 24 * 3_600_000;
        const count = zod__WEBPACK_IMPORTED_MODULE_0__.YjP('must be an integer')
            .regex(/^-?\d{1,9}$/, 'must be an integer')
            .transform(Number);
        const repeated = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP())])
            .transform((value) => (typeof value === 'string' ? [value] : value));
        function repeatedMessage(message) {
            return zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => (Array.isArray(value) ? value : [value]), zod__WEBPACK_IMPORTED_MODULE_0__.YOg(message));
        }
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
            totalCount: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^\d+$/),
            skipped: zod__WEBPACK_IMPORTED_MODULE_0__.Whr().optional(),
        });
        const MaskQuery = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ updateMask: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional() });
    }),
    9699: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D: () => (Timestamp)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const Timestamp = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().refine((text) => (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.Wr)(text) !== undefined, 'not a UTC timestamp');
    }),
    8089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            n: () => (Uid)
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2857);
        const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
        const Uid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(UID, 'not a uid');
    }),
    4377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            IT: () => (publicGroups),
            KI: () => (canSee),
            TP: () => (visibleGroups),
            Ul: () => (isPublic),
            a5: () => (isAtOrBelow),
            et: () => (TYPE_NAMES),
            h3: () => (isOpenToAll),
            p0: () => (hasCapability),
            r6: () => (publicFacet),
            vA: () => (getVisible)
        });
        var _requests_refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1772);
        const OPEN_KINDS = new Set(['repo', 'tag', 'advisory', 'artifact']);
        const PUBLIC_GROUP = 'public';
        const PUBLIC_GROUP_ALL_TAGS = 'public-all-tags';
        function publicFacet(open) {
            if (open === 'all-tags')
                return PUBLIC_GROUP_ALL_TAGS;
            return open ? PUBLIC_GROUP : '';
        }
        const TYPE_NAMES = {
            group: 'Group',
            identity: 'Identity',
            role: 'Role',
            roleBinding: 'RoleBinding',
            repo: 'Repo',
            tag: 'Tag',
            advisory: 'Advisory',
            vulnerability: 'Vulnerability',
            artifact: 'Artifact',
            artifactVersion: 'ArtifactVersion',
            policy: 'Policy',
            identityProvider: 'IdentityProvider',
            accountAssociation: 'AccountAssociation',
            groupInvite: 'GroupInvite',
            externalGroupRoleMapping: 'ExternalGroupRoleMapping',
            termsAcceptance: 'TermsAcceptance',
            subscription: 'Subscription',
        };
        function visibleGroups(caller, { kind, capabilities }, store) {
            const granted = capabilities.map((capability) => groupsWith(capability, caller));
            const common = granted
                .flat()
                .filter((group) => granted.every((groups) => groups.some((one) => `${group}/`.startsWith(`${one}/`))));
            return [...new Set([...common, ...(OPEN_KINDS.has(kind) ? publicGroups(store) : [])])];
        }
        function groupsWith(capability, { grants }) {
            const groups = grants.filter(({ capabilities }) => capabilities.has(capability)).map(({ group }) => group);
            if (groups.length === 0)
                throw (0, _requests_refusal_js__WEBPACK_IMPORTED_MODULE_0__.L5)(capability);
            return groups;
        }
        function getVisible(caller, wanted, store) {
            const { kind, uid } = wanted;
            const resource = store.resources.get(kind, uid);
            if (resource === undefined)
                throw (0, _requests_refusal_js__WEBPACK_IMPORTED_MODULE_0__.mX)(TYPE_NAMES[kind], uid);
            const grants = caller.grants.filter(({ group }) => isAtOrBelow(resource, group));
            const isOpen = isForAll(resource, store);
            if (grants.length === 0 && !isOpen)
                throw (0, _requests_refusal_js__WEBPACK_IMPORTED_MODULE_0__.mX)(TYPE_NAMES[kind], uid);
            const missing = wanted.capabilities.find((capability) => {
                const usable = isOpen && isReading(capability) ? caller.grants : grants;
                return !usable.some(({ capabilities }) => capabilities.has(capability));
            });
            if (missing !== undefined)
                throw (0, _requests_refusal_js__WEBPACK_IMPORTED_MODULE_0__.L5)(missing);
            return resource;
        }
        function isForAll(resource, store) {
            if (resource.kind === 'role')
                return resource.parent === '';
            return OPEN_KINDS.has(resource.kind) && isPublic(resource, store);
        }
        function isReading(capability) {
            return capability.endsWith('.list') || capability.endsWith('.get');
        }
        function canSee(caller, resource) {
            return caller.grants.some(({ group }) => isAtOrBelow(resource, group));
        }
        function hasCapability(caller, resource, capability) {
            return caller.grants.some(({ group, capabilities }) => capabilities.has(capability) && isAtOrBelow(resource, group));
        }
        function isPublic(resource, store) {
            return publicGroups(store).some((group) => isAtOrBelow(resource, group));
        }
        function isOpenToAll(repo, store) {
            return publicGroups(store, [PUBLIC_GROUP_ALL_TAGS]).some((group) => isAtOrBelow(repo, group));
        }
        function isAtOrBelow(resource, group) {
            return resource.uid === group || resource.parent === group || resource.parent.startsWith(`${group}/`);
        }
        function publicGroups(store, facets = [PUBLIC_GROUP, PUBLIC_GROUP_ALL_TAGS]) {
            return store.resources.list({ kind: 'group', facets }).map(({ uid }) => uid);
        }
    }),
    3973: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cf: () => (loadCaller),
            dT: () => (roleCapabilities),
            hl: () => (ADMINISTRATOR_UID)
        });
        var _api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2375);
        const ADMINISTRATOR_UID = '0'.repeat(40);
        function loadCaller(bearer, store) {
            const grants = loadGrants(bearer.identityUid, store);
            return grants === undefined ? undefined : { ...bearer, grants: limitGrants(grants, bearer, store) };
        }
        function limitGrants(grants, limits, store) {
            const wanted = limits.capabilities && new Set(limits.capabilities);
            const held = wanted === undefined
                ? grants
                : grants.map(({ group, capabilities }) => ({ group, capabilities: capabilities.intersection(wanted) }));
            return (limits.scopes ?? []).reduce((kept, scopes) => limitToScopes(kept, scopes, store), held);
        }
        function limitToScopes(grants, scopes, { resources }) {
            const groups = scopes.filter((uid) => resources.get('group', uid) !== undefined);
            return grants.flatMap(({ group: above, capabilities }) => groups
                .filter((group) => group === above || group.startsWith(`${above}/`))
                .map((group) => ({ group, capabilities })));
        }
        function loadGrants(identityUid, store) {
            if (identityUid === ADMINISTRATOR_UID)
                return administratorGrants(store);
            const identity = store.resources.get('identity', identityUid);
            if (identity === undefined)
                return undefined;
            const bindings = store.resources.list({
                kind: 'roleBinding',
                facets: [identityUid],
                within: [identity.parent],
            });
            return bindings.map((binding) => ({
                group: binding.parent,
                capabilities: new Set(roleCapabilities(store.resources.get('role', String(binding.body['roleUid'])))),
            }));
        }
        function roleCapabilities(role) {
            const capabilities = role?.body['capabilities'];
            return Array.isArray(capabilities) ? capabilities.filter(_api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__.FP) : [];
        }
        function administratorGrants(store) {
            const all = new Set(Object.keys({ ..._api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__.$8, ..._api_iam_capability_js__WEBPACK_IMPORTED_MODULE_0__.Fr }));
            return store.resources
                .list({ kind: 'group', childrenOf: '' })
                .map((organization) => ({ group: organization.uid, capabilities: all }));
        }
    }),
    9943: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            FI: () => (FRAME_HEAD_BYTES),
            NI: () => (firstFrameBytes),
            mN: () => (MAX_GRPC_BYTES)
        });
        const MAX_GRPC_BYTES = 4 * 1024 * 1024;
        const FRAME_HEAD_BYTES = 5;
        function firstFrameBytes(body) {
            return body.length < FRAME_HEAD_BYTES ? Infinity : FRAME_HEAD_BYTES + body.readUInt32BE(1);
        }
    }),
    9421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            a: () => (libraryMessages)
        });
        const libraryMessages = {
            name: 'chainguard.platform.libraries.v2',
            services: {
                ArtifactsService: {
                    ListArtifacts: { request: 'ListArtifactsRequest', response: 'ListArtifactsResponse' },
                    ListArtifactVersions: {
                        request: 'ListArtifactVersionsRequest',
                        response: 'ListArtifactVersionsResponse',
                        path: { uid: 'artifact_id' },
                    },
                    GetArtifactCount: { request: 'GetArtifactCountRequest', response: 'GetArtifactCountResponse' },
                },
            },
            messages: {
                Artifact: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    ecosystem: [4, 'Ecosystem'],
                    latest_version: [5, 'string'],
                    version_count: [6, 'int32'],
                    create_time: [7, 'google.protobuf.Timestamp'],
                    update_time: [8, 'google.protobuf.Timestamp'],
                },
                ArtifactVersion: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    version: [3, 'string'],
                    description: [4, 'string'],
                    create_time: [5, 'google.protobuf.Timestamp'],
                    update_time: [6, 'google.protobuf.Timestamp'],
                    size_bytes: [7, 'int64'],
                },
                GetArtifactCountRequest: { ecosystems: [1, 'Ecosystem', 'repeated'] },
                GetArtifactCountResponse: { counts: [1, 'GetArtifactCountResponse.EcosystemCount', 'repeated'] },
                'GetArtifactCountResponse.EcosystemCount': { ecosystem: [1, 'Ecosystem'], total_count: [2, 'int64'] },
                ListArtifactVersionsRequest: {
                    artifact_id: [1, 'string'],
                    page_size: [10, 'int32'],
                    page_token: [11, 'string'],
                    skip: [12, 'int32'],
                    order_by: [13, 'string'],
                },
                ListArtifactVersionsResponse: {
                    artifact_versions: [1, 'ArtifactVersion', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64'],
                    skipped: [4, 'int32'],
                },
                ListArtifactsRequest: {
                    ecosystems: [1, 'Ecosystem', 'repeated'],
                    query: [2, 'string'],
                    cuda_version: [3, 'string', 'optional'],
                    remediated: [4, 'bool'],
                    page_size: [10, 'int32'],
                    page_token: [11, 'string'],
                    skip: [12, 'int32'],
                    order_by: [13, 'string'],
                },
                ListArtifactsResponse: {
                    artifacts: [1, 'Artifact', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64'],
                    skipped: [4, 'int32'],
                },
            },
            enums: {
                Ecosystem: {
                    ECOSYSTEM_UNSPECIFIED: 0,
                    ECOSYSTEM_JAVA: 1,
                    ECOSYSTEM_PYTHON: 2,
                },
            },
        };
    }),
    9153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            EF: () => (typesByName),
            PM: () => (fullTypeName),
            _k: () => (rowName),
            qh: () => (mapTypes),
            uG: () => (methodsByRow)
        });
        function methodsByRow(parts) {
            return new Map(parts.flatMap(({ name: packageName, services = {} }) => Object.entries(services).flatMap(([service, methods]) => Object.entries(methods).map(([name, method]) => [rowName(packageName, service, name), { packageName, service, method }]))));
        }
        function rowName(packageName, service, method) {
            return `${packageName}.${service}/${method}`.replace(/^chainguard\.platform\./, '');
        }
        function typesByName(parts, kind) {
            return new Map(parts.flatMap((part) => Object.entries(kind(part) ?? {}).map(([name, type]) => [`${part.name}.${name}`, type])));
        }
        function fullTypeName(type, packageName) {
            return /^[A-Z]/.test(type) ? `${packageName}.${type}` : type;
        }
        function mapTypes(type) {
            const [, key, value] = /^map<(\w+), (.+)>$/.exec(type) ?? [];
            return key === undefined || value === undefined ? undefined : [key, value];
        }
    }),
    5149: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (JSON_NAMES)
        });
        const JSON_NAMES = {
            'chainguard.platform.registry.Repo.sync_config': 'sync_config',
            'chainguard.platform.registry.v2.Repo.sync_config': 'sync_config',
        };
    }),
    729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (MESSAGE_PACKAGES)
        });
        ;
        const advisoryMessages = {
            name: 'chainguard.platform.advisory.v2',
            services: {
                SecurityAdvisoryService: {
                    ListDocuments: { request: 'ListDocumentsRequest', response: 'ListDocumentsResponse' },
                    ListVulnerabilityMetadata: {
                        request: 'ListVulnerabilityMetadataRequest',
                        response: 'ListVulnerabilityMetadataResponse',
                    },
                    ListResolvedVulnsReports: {
                        request: 'ListResolvedVulnsReportsRequest',
                        response: 'ListResolvedVulnsReportsResponse',
                    },
                },
            },
            messages: {
                AnalysisNotPlanned: { note: [1, 'string'] },
                Detection: {
                    nvdapi: [1, 'Detection.DetectionTypeNVDAPI', 'oneof type'],
                    manual: [2, 'Detection.DetectionTypeManual', 'oneof type'],
                    scanv1: [3, 'Detection.DetectionTypeScanV1', 'oneof type'],
                },
                'Detection.DetectionTypeManual': {},
                'Detection.DetectionTypeNVDAPI': { cpe_searched: [1, 'string'], cpe_found: [2, 'string'] },
                'Detection.DetectionTypeScanV1': {
                    scanner: [1, 'string'],
                    subpackage_name: [2, 'string'],
                    component_id: [3, 'string'],
                    component_name: [4, 'string'],
                    component_version: [5, 'string'],
                    component_type: [6, 'string'],
                    component_location: [7, 'string'],
                    artifact_version: [8, 'string'],
                    scanner_version: [9, 'string'],
                    grype_db_built: [10, 'string'],
                    grype_db_checksum: [11, 'string'],
                },
                Document: { id: [1, 'string'], advisories: [2, 'DocumentAdvisory', 'repeated'] },
                DocumentAdvisory: {
                    id: [1, 'string'],
                    events: [2, 'DocumentEvent', 'repeated'],
                    aliases: [3, 'string', 'repeated'],
                    package_namespace: [4, 'string'],
                },
                DocumentEvent: {
                    timestamp: [1, 'google.protobuf.Timestamp'],
                    true_positive_determination: [10, 'TruePositiveDetermination', 'oneof data'],
                    false_positive_determination: [11, 'FalsePositiveDetermination', 'oneof data'],
                    fixed: [12, 'Fixed', 'oneof data'],
                    detection: [13, 'Detection', 'oneof data'],
                    analysis_not_planned: [14, 'AnalysisNotPlanned', 'oneof data'],
                    fix_not_planned: [15, 'FixNotPlanned', 'oneof data'],
                    pending_upstream_fix: [16, 'PendingUpstreamFix', 'oneof data'],
                },
                FalsePositiveDetermination: { type: [1, 'FalsePositiveDetermination.Type'], note: [2, 'string'] },
                FixNotPlanned: { note: [1, 'string'] },
                Fixed: {
                    fixed_version: [1, 'string'],
                    scanner_version: [2, 'string'],
                    grype_db_built: [3, 'string'],
                    grype_db_checksum: [4, 'string'],
                },
                ImageRef: { repo: [1, 'string'], tags: [2, 'string', 'repeated'] },
                ListDocumentsRequest: { id: [1, 'string'], cves: [2, 'string', 'repeated'] },
                ListDocumentsResponse: { documents: [1, 'Document', 'repeated'] },
                ListResolvedVulnsReportsRequest: {
                    image_refs: [1, 'ImageRef', 'repeated'],
                    start_time: [2, 'google.protobuf.Timestamp'],
                    end_time: [3, 'google.protobuf.Timestamp'],
                },
                ListResolvedVulnsReportsResponse: { resolved_vulns_reports: [1, 'ResolvedVulnsReport', 'repeated'] },
                ListVulnerabilityMetadataRequest: {
                    id: [1, 'string'],
                    ids: [2, 'string', 'repeated'],
                    page_size: [10, 'int32'],
                    page_token: [11, 'string'],
                    order_by: [12, 'string'],
                    skip: [13, 'int32'],
                },
                ListVulnerabilityMetadataResponse: {
                    vulnerability_metadata: [1, 'VulnerabilityMetadata', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                PendingUpstreamFix: { note: [1, 'string'] },
                Reference: { type: [1, 'Reference.Type'], url: [2, 'string'] },
                ResolvedVuln: {
                    id: [1, 'string'],
                    aliases: [2, 'string', 'repeated'],
                    cvss_severities: [3, 'Severity', 'repeated'],
                },
                ResolvedVulnsReport: {
                    date: [1, 'google.protobuf.Timestamp'],
                    resolved_vulns: [2, 'ResolvedVuln', 'repeated'],
                },
                Severity: { type: [1, 'Severity.Type'], score: [2, 'string'] },
                TruePositiveDetermination: { note: [1, 'string'] },
                VulnerabilityMetadata: {
                    id: [1, 'string'],
                    summary: [2, 'string'],
                    details: [3, 'string'],
                    references: [4, 'Reference', 'repeated'],
                    severities: [5, 'Severity', 'repeated'],
                },
            },
            enums: {
                'FalsePositiveDetermination.Type': {
                    TYPE_UNSPECIFIED: 0,
                    TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 1,
                    TYPE_COMPONENT_VULNERABILITY_MISMATCH: 2,
                    TYPE_VULNERABLE_CODE_VERSION_NOT_USED: 3,
                    TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 4,
                    TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 5,
                    TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 6,
                    TYPE_INLINE_MITIGATIONS_EXIST: 7,
                },
                'Reference.Type': {
                    TYPE_UNSPECIFIED: 0,
                    TYPE_ADVISORY: 1,
                    TYPE_ARTICLE: 2,
                    TYPE_DETECTION: 3,
                    TYPE_DISCUSSION: 4,
                    TYPE_REPORT: 5,
                    TYPE_FIX: 6,
                    TYPE_INTRODUCED: 7,
                    TYPE_PACKAGE: 8,
                    TYPE_EVIDENCE: 9,
                    TYPE_WEB: 10,
                },
                'Severity.Type': {
                    TYPE_UNSPECIFIED: 0,
                    TYPE_CVSS_V2: 1,
                    TYPE_CVSS_V3: 2,
                    TYPE_CVSS_V4: 3,
                },
            },
        };
        var capability_values = __webpack_require__(3286);
        ;
        const capabilityMessages = {
            name: 'chainguard.capabilities',
            enums: {
                Capability: {
                    UNKNOWN: 0,
                    CAP_INTERNAL: 2,
                    CAP_REPO_INTERNAL_ADMIN: 1617,
                    ...Object.fromEntries(Object.values(capability_values.o)),
                },
            },
        };
        ;
        const eventMessages = {
            name: 'chainguard.platform.events.v2',
            services: {
                SubscriptionsService: {
                    GetSubscription: { request: 'GetSubscriptionRequest', response: 'Subscription' },
                    CreateSubscription: {
                        request: 'CreateSubscriptionRequest',
                        response: 'Subscription',
                        body: 'subscription',
                        event: 'events.subscription.created',
                    },
                    ListSubscriptions: { request: 'ListSubscriptionsRequest', response: 'ListSubscriptionsResponse' },
                    DeleteSubscription: {
                        request: 'DeleteSubscriptionRequest',
                        response: 'google.protobuf.Empty',
                        event: 'events.subscription.deleted',
                    },
                },
            },
            messages: {
                CreateSubscriptionRequest: { parent: [1, 'string'], subscription: [2, 'Subscription'] },
                DeleteSubscriptionRequest: { uid: [1, 'string'] },
                GetSubscriptionRequest: { uid: [1, 'string'] },
                ListSubscriptionsRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    page_size: [2, 'int32'],
                    page_token: [3, 'string'],
                    order_by: [4, 'string'],
                    skip: [5, 'int32'],
                },
                ListSubscriptionsResponse: {
                    subscriptions: [1, 'Subscription', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                Subscription: { uid: [1, 'string'], sink: [2, 'string'] },
            },
        };
        ;
        const filterMessages = {
            name: 'chainguard.platform.common',
            messages: {
                UIDPFilter: {
                    ancestors_of: [1, 'string'],
                    descendants_of: [2, 'string'],
                    children_of: [3, 'string'],
                    in_root: [4, 'bool'],
                    ids: [5, 'string', 'repeated'],
                },
            },
        };
        ;
        const groupMessages = {
            name: 'chainguard.platform.iam.v2',
            services: {
                GroupsService: {
                    GetGroup: { request: 'GetGroupRequest', response: 'Group' },
                    DeleteGroup: {
                        request: 'DeleteGroupRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.group.deleted',
                    },
                    ListGroups: { request: 'ListGroupsRequest', response: 'ListGroupsResponse' },
                    CreateGroup: {
                        request: 'CreateGroupRequest',
                        response: 'Group',
                        body: 'group',
                        event: 'iam.group.created',
                    },
                    UpdateGroup: {
                        request: 'UpdateGroupRequest',
                        response: 'Group',
                        body: 'group',
                        path: { uid: 'group.uid' },
                        event: 'iam.group.updated',
                    },
                    LookupGroup: { request: 'LookupGroupRequest', response: 'LookupGroupResponse' },
                    RequestGroupAccess: {
                        request: 'RequestGroupAccessRequest',
                        response: 'RequestGroupAccessResponse',
                        body: '*',
                        path: { uid: 'group_uid' },
                    },
                    CheckEligibility: { request: 'CheckEligibilityRequest', response: 'CheckEligibilityResponse' },
                },
            },
            messages: {
                CheckEligibilityRequest: {},
                CheckEligibilityResponse: { eligible: [1, 'bool'] },
                CreateGroupRequest: { parent: [1, 'string'], group: [2, 'Group'] },
                DeleteGroupRequest: { uid: [1, 'string'] },
                GetGroupRequest: { uid: [1, 'string'] },
                Group: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    resource_limits: [4, 'map<string, int32>'],
                    verified: [5, 'bool'],
                    create_time: [6, 'google.protobuf.Timestamp'],
                    update_time: [7, 'google.protobuf.Timestamp'],
                    kind: [8, 'OrgKind'],
                    status: [9, 'OrgStatus'],
                },
                ListGroupsRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    page_size: [3, 'int32'],
                    page_token: [4, 'string'],
                    order_by: [5, 'string'],
                    skip: [6, 'int32'],
                },
                ListGroupsResponse: {
                    groups: [1, 'Group', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                LookupGroupRequest: {},
                LookupGroupResponse: { group: [1, 'Group'] },
                RequestGroupAccessRequest: { group_uid: [1, 'string'] },
                RequestGroupAccessResponse: {},
                UpdateGroupRequest: { group: [1, 'Group'], update_mask: [2, 'google.protobuf.FieldMask'] },
            },
            enums: {
                OrgKind: {
                    ORG_KIND_UNSPECIFIED: 0,
                    ORG_KIND_STARTER: 1,
                    ORG_KIND_CUSTOMER: 2,
                    ORG_KIND_DEV: 3,
                    ORG_KIND_INFRA: 4,
                    ORG_KIND_AWS_MARKETPLACE: 5,
                },
                OrgStatus: {
                    ORG_STATUS_UNSPECIFIED: 0,
                    ORG_STATUS_INITIALIZING: 1,
                    ORG_STATUS_READY: 2,
                    ORG_STATUS_SUSPENDED: 3,
                },
            },
        };
        ;
        const identityMessages = {
            name: 'chainguard.platform.iam.v2',
            services: {
                IdentitiesService: {
                    CreateIdentity: {
                        request: 'CreateIdentityRequest',
                        response: 'Identity',
                        body: 'identity',
                        event: 'iam.identity.created',
                    },
                    GetIdentity: { request: 'GetIdentityRequest', response: 'Identity' },
                    DeleteIdentity: {
                        request: 'DeleteIdentityRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.identity.deleted',
                    },
                    UpdateIdentity: {
                        request: 'UpdateIdentityRequest',
                        response: 'Identity',
                        body: 'identity',
                        path: { uid: 'identity.uid' },
                        event: 'iam.identity.updated',
                    },
                    ListIdentities: { request: 'ListIdentitiesRequest', response: 'ListIdentitiesResponse' },
                    LookupIdentity: { request: 'LookupIdentityRequest', response: 'LookupIdentityResponse' },
                    UpdateIdentityMetadata: {
                        request: 'UpdateIdentityMetadataRequest',
                        response: 'IdentityMetadata',
                        body: '*',
                        event: 'iam.identity.metadata.updated',
                        audience: 'INTERNAL',
                        extensions: [],
                    },
                },
            },
            messages: {
                CreateIdentityRequest: { parent: [1, 'string'], identity: [2, 'Identity'] },
                DeleteIdentityRequest: { uid: [1, 'string'] },
                GetIdentityRequest: { uid: [1, 'string'] },
                Identity: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    email: [4, 'string'],
                    email_unverified: [5, 'string'],
                    company: [6, 'string'],
                    last_seen_time: [8, 'google.protobuf.Timestamp'],
                    create_time: [9, 'google.protobuf.Timestamp'],
                    update_time: [10, 'google.protobuf.Timestamp'],
                    claim_match: [20, 'Identity.ClaimMatch', 'oneof relationship'],
                    static_keys: [21, 'Identity.StaticKeys', 'oneof relationship'],
                    aws_identity: [22, 'Identity.AWSIdentity', 'oneof relationship'],
                    service_principal: [23, 'ServicePrincipal', 'oneof relationship'],
                },
                'Identity.AWSIdentity': {
                    aws_account: [1, 'string'],
                    arn: [2, 'string', 'oneof aws_arn'],
                    arn_pattern: [3, 'string', 'oneof aws_arn'],
                    user_id: [4, 'string', 'oneof aws_user_id'],
                    user_id_pattern: [5, 'string', 'oneof aws_user_id'],
                },
                'Identity.ClaimMatch': {
                    issuer: [1, 'string', 'oneof iss'],
                    issuer_pattern: [2, 'string', 'oneof iss'],
                    subject: [3, 'string', 'oneof sub'],
                    subject_pattern: [4, 'string', 'oneof sub'],
                    audience: [5, 'string', 'oneof aud'],
                    audience_pattern: [6, 'string', 'oneof aud'],
                    claims: [7, 'map<string, string>'],
                    claim_patterns: [8, 'map<string, string>'],
                },
                'Identity.StaticKeys': {
                    issuer: [1, 'string'],
                    subject: [2, 'string'],
                    issuer_keys: [3, 'string'],
                    expiration_time: [4, 'google.protobuf.Timestamp'],
                    audiences: [5, 'string', 'repeated'],
                },
                IdentityMetadata: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    given_name: [3, 'string'],
                    family_name: [4, 'string'],
                    company: [5, 'string'],
                    updates_opt_in: [6, 'bool'],
                    product: [7, 'string'],
                    job_title: [8, 'string'],
                    utm_campaign: [9, 'string'],
                    utm_content: [10, 'string'],
                    utm_medium: [11, 'string'],
                    utm_source: [12, 'string'],
                    utm_term: [13, 'string'],
                    latest_form_submit_url: [14, 'string'],
                    latest_internal_referring_url: [15, 'string'],
                    hubspot_utk: [16, 'string'],
                    self_serve: [17, 'bool'],
                },
                ListIdentitiesRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    relationship_type: [3, 'RelationshipType'],
                    page_size: [4, 'int32'],
                    page_token: [5, 'string'],
                    order_by: [6, 'string'],
                    skip: [7, 'int32'],
                },
                ListIdentitiesResponse: {
                    identities: [1, 'Identity', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                LookupIdentityRequest: { issuer: [1, 'string'], subject: [2, 'string'] },
                LookupIdentityResponse: { uid: [1, 'string'] },
                UpdateIdentityMetadataRequest: {
                    identity_metadata: [1, 'IdentityMetadata'],
                    update_mask: [2, 'google.protobuf.FieldMask'],
                },
                UpdateIdentityRequest: { identity: [1, 'Identity'], update_mask: [2, 'google.protobuf.FieldMask'] },
            },
            enums: {
                RelationshipType: {
                    RELATIONSHIP_TYPE_UNSPECIFIED: 0,
                    RELATIONSHIP_TYPE_CLAIM_MATCH: 1,
                    RELATIONSHIP_TYPE_STATIC: 2,
                    RELATIONSHIP_TYPE_AWS_IDENTITY: 3,
                    RELATIONSHIP_TYPE_SERVICE_PRINCIPAL: 4,
                },
                ServicePrincipal: {
                    SERVICE_PRINCIPAL_UNSPECIFIED: 0,
                    SERVICE_PRINCIPAL_COSIGNED: 1,
                    SERVICE_PRINCIPAL_INGESTER: 2,
                    SERVICE_PRINCIPAL_CATALOG_SYNCER: 3,
                    SERVICE_PRINCIPAL_APKO_BUILDER: 4,
                    SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER: 5,
                    SERVICE_PRINCIPAL_TENANT_SCANNER: 6,
                    SERVICE_PRINCIPAL_SEDIMENTOLOGY: 7,
                    SERVICE_PRINCIPAL_SKILLUP: 8,
                    SERVICE_PRINCIPAL_MATERIALIZER: 9,
                    SERVICE_PRINCIPAL_MICROFLOW: 10,
                    SERVICE_PRINCIPAL_GUARDENER: 11,
                    SERVICE_PRINCIPAL_MICROVM: 12,
                    SERVICE_PRINCIPAL_SKILLS: 13,
                },
            },
        };
        ;
        const identityProviderMessages = {
            name: 'chainguard.platform.iam.v2',
            services: {
                IdentityProvidersService: {
                    ListIdentityProviders: {
                        request: 'ListIdentityProvidersRequest',
                        response: 'ListIdentityProvidersResponse',
                    },
                    GetIdentityProvider: { request: 'GetIdentityProviderRequest', response: 'IdentityProvider' },
                    CreateIdentityProvider: {
                        request: 'CreateIdentityProviderRequest',
                        response: 'IdentityProvider',
                        body: 'identity_provider',
                        event: 'iam.identity_providers.created',
                    },
                    UpdateIdentityProvider: {
                        request: 'UpdateIdentityProviderRequest',
                        response: 'IdentityProvider',
                        body: 'identity_provider',
                        path: { uid: 'identity_provider.uid' },
                        event: 'iam.identity_providers.updated',
                    },
                    DeleteIdentityProvider: {
                        request: 'DeleteIdentityProviderRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.identity_providers.deleted',
                    },
                    GenerateScimToken: {
                        request: 'GenerateScimTokenRequest',
                        response: 'GenerateScimTokenResponse',
                        body: '*',
                        path: { uid: 'identity_provider_uid' },
                        event: 'iam.identity_providers.scim_token.generated',
                    },
                    RegenerateScimToken: {
                        request: 'RegenerateScimTokenRequest',
                        response: 'RegenerateScimTokenResponse',
                        body: '*',
                        path: { uid: 'identity_provider_uid' },
                        event: 'iam.identity_providers.scim_token.regenerated',
                    },
                    RevokeScimToken: {
                        request: 'RevokeScimTokenRequest',
                        response: 'RevokeScimTokenResponse',
                        body: '*',
                        path: { uid: 'identity_provider_uid' },
                        event: 'iam.identity_providers.scim_token.revoked',
                    },
                    SetScimEnabled: {
                        request: 'SetScimEnabledRequest',
                        response: 'SetScimEnabledResponse',
                        body: '*',
                        path: { uid: 'identity_provider_uid' },
                        event: 'iam.identity_providers.scim_enabled.updated',
                    },
                },
                ExternalGroupRoleMappingsService: {
                    GetExternalGroupRoleMapping: {
                        request: 'GetExternalGroupRoleMappingRequest',
                        response: 'ExternalGroupRoleMapping',
                    },
                    CreateExternalGroupRoleMapping: {
                        request: 'CreateExternalGroupRoleMappingRequest',
                        response: 'ExternalGroupRoleMapping',
                        body: 'external_group_role_mapping',
                        event: 'iam.external_group_role_mappings.created',
                        extensions: ['group', 'identityprovider'],
                    },
                    DeleteExternalGroupRoleMapping: {
                        request: 'DeleteExternalGroupRoleMappingRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.external_group_role_mappings.deleted',
                        extensions: ['group', 'identityprovider'],
                    },
                    BatchDeleteExternalGroupRoleMappings: {
                        request: 'BatchDeleteExternalGroupRoleMappingsRequest',
                        response: 'BatchDeleteExternalGroupRoleMappingsResponse',
                        body: '*',
                        event: 'iam.external_group_role_mappings.deleted.batch',
                        extensions: ['group', 'identityprovider'],
                    },
                    ListExternalGroupRoleMappings: {
                        request: 'ListExternalGroupRoleMappingsRequest',
                        response: 'ListExternalGroupRoleMappingsResponse',
                    },
                },
            },
            messages: {
                BatchDeleteExternalGroupRoleMappingsRequest: {
                    parent: [1, 'string'],
                    names: [2, 'string', 'repeated'],
                },
                BatchDeleteExternalGroupRoleMappingsResponse: {
                    parent: [1, 'string'],
                    external_group_role_mappings: [2, 'ExternalGroupRoleMapping', 'repeated'],
                },
                CreateExternalGroupRoleMappingRequest: {
                    parent: [1, 'string'],
                    external_group_role_mapping: [2, 'ExternalGroupRoleMapping'],
                },
                CreateIdentityProviderRequest: { parent: [1, 'string'], identity_provider: [2, 'IdentityProvider'] },
                DeleteExternalGroupRoleMappingRequest: { uid: [1, 'string'] },
                DeleteIdentityProviderRequest: { uid: [1, 'string'] },
                ExternalGroupRoleMapping: {
                    uid: [1, 'string'],
                    identity_provider_uid: [2, 'string'],
                    external_group_id: [3, 'string'],
                    role_uid: [4, 'string'],
                    scope: [5, 'string'],
                    create_time: [6, 'google.protobuf.Timestamp'],
                },
                GenerateScimTokenRequest: {
                    identity_provider_uid: [1, 'string'],
                    expire_time: [2, 'google.protobuf.Timestamp'],
                    never_expires: [3, 'bool'],
                },
                GenerateScimTokenResponse: {
                    token: [1, 'string'],
                    endpoint_url: [2, 'string'],
                    expire_time: [3, 'google.protobuf.Timestamp'],
                    identity_provider_uid: [4, 'string'],
                    etag: [5, 'string'],
                },
                GetExternalGroupRoleMappingRequest: { uid: [1, 'string'] },
                GetIdentityProviderRequest: { uid: [1, 'string'] },
                IdentityProvider: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    create_time: [4, 'google.protobuf.Timestamp'],
                    update_time: [5, 'google.protobuf.Timestamp'],
                    default_role: [6, 'string'],
                    oidc: [20, 'IdentityProvider.OIDC', 'oneof configuration'],
                    scim: [21, 'IdentityProvider.SCIM'],
                },
                'IdentityProvider.OIDC': {
                    issuer: [1, 'string'],
                    client_id: [2, 'string'],
                    client_secret: [3, 'string'],
                    additional_scopes: [4, 'string', 'repeated'],
                    groups_claim: [5, 'string'],
                    correlation_rule: [6, 'IdentityProvider.OIDC.CorrelationRule'],
                    pkce_enabled: [7, 'bool'],
                },
                'IdentityProvider.SCIM': {
                    enabled: [1, 'bool'],
                    endpoint_url: [3, 'string'],
                    token_expire_time: [4, 'google.protobuf.Timestamp'],
                    previous_token_expire_time: [5, 'google.protobuf.Timestamp'],
                    credential_state: [6, 'IdentityProvider.SCIM.CredentialState'],
                    etag: [7, 'string'],
                },
                ListExternalGroupRoleMappingsRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    identity_provider_uid: [2, 'string'],
                    page_size: [3, 'int32'],
                    page_token: [4, 'string'],
                    order_by: [5, 'string'],
                    skip: [6, 'int32'],
                },
                ListExternalGroupRoleMappingsResponse: {
                    external_group_role_mappings: [1, 'ExternalGroupRoleMapping', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                ListIdentityProvidersRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    page_size: [10, 'int32'],
                    page_token: [11, 'string'],
                    order_by: [12, 'string'],
                    skip: [13, 'int32'],
                },
                ListIdentityProvidersResponse: {
                    identity_providers: [1, 'IdentityProvider', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                RegenerateScimTokenRequest: {
                    identity_provider_uid: [1, 'string'],
                    overlap: [2, 'google.protobuf.Duration'],
                    expire_time: [3, 'google.protobuf.Timestamp'],
                    etag: [4, 'string'],
                    never_expires: [5, 'bool'],
                },
                RegenerateScimTokenResponse: {
                    token: [1, 'string'],
                    endpoint_url: [2, 'string'],
                    expire_time: [3, 'google.protobuf.Timestamp'],
                    identity_provider_uid: [4, 'string'],
                    etag: [5, 'string'],
                    previous_token_expire_time: [6, 'google.protobuf.Timestamp'],
                    requested_overlap: [7, 'google.protobuf.Duration'],
                },
                RevokeScimTokenRequest: { identity_provider_uid: [1, 'string'] },
                RevokeScimTokenResponse: {
                    identity_provider_uid: [1, 'string'],
                    etag: [2, 'string'],
                    enabled: [3, 'bool'],
                    revoke_time: [4, 'google.protobuf.Timestamp'],
                },
                SetScimEnabledRequest: {
                    identity_provider_uid: [1, 'string'],
                    enabled: [2, 'bool'],
                    etag: [3, 'string'],
                },
                SetScimEnabledResponse: {
                    identity_provider_uid: [1, 'string'],
                    enabled: [2, 'bool'],
                    etag: [3, 'string'],
                },
                UpdateIdentityProviderRequest: {
                    identity_provider: [1, 'IdentityProvider'],
                    update_mask: [2, 'google.protobuf.FieldMask'],
                },
            },
            enums: {
                'IdentityProvider.OIDC.CorrelationRule': {
                    CORRELATION_RULE_UNSPECIFIED: 0,
                    CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID: 1,
                    CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID: 2,
                },
                'IdentityProvider.SCIM.CredentialState': {
                    CREDENTIAL_STATE_UNSPECIFIED: 0,
                    CREDENTIAL_STATE_NOT_ISSUED: 1,
                    CREDENTIAL_STATE_LIVE: 2,
                    CREDENTIAL_STATE_EXPIRED: 3,
                    CREDENTIAL_STATE_REVOKED: 4,
                    CREDENTIAL_STATE_ROTATING: 5,
                },
            },
        };
        var library_messages = __webpack_require__(9421);
        ;
        const membershipMessages = {
            name: 'chainguard.platform.iam.v2',
            services: {
                AccountAssociationsService: {
                    GetAccountAssociation: { request: 'GetAccountAssociationRequest', response: 'AccountAssociation' },
                    CreateAccountAssociation: {
                        request: 'CreateAccountAssociationRequest',
                        response: 'AccountAssociation',
                        body: 'account_association',
                        event: 'iam.account_associations.created',
                    },
                    DeleteAccountAssociation: {
                        request: 'DeleteAccountAssociationRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.account_associations.deleted',
                    },
                    ListAccountAssociations: {
                        request: 'ListAccountAssociationsRequest',
                        response: 'ListAccountAssociationsResponse',
                    },
                    UpdateAccountAssociation: {
                        request: 'UpdateAccountAssociationRequest',
                        response: 'AccountAssociation',
                        body: 'account_association',
                        path: { uid: 'account_association.uid' },
                        event: 'iam.account_associations.updated',
                    },
                    CheckAccountAssociation: {
                        request: 'CheckAccountAssociationRequest',
                        response: 'CheckAccountAssociationResponse',
                        body: '*',
                    },
                },
                GroupInvitesService: {
                    CreateGroupInvite: {
                        request: 'CreateGroupInviteRequest',
                        response: 'GroupInvite',
                        body: 'group_invite',
                        event: 'iam.group_invite.created',
                    },
                    GetGroupInvite: { request: 'GetGroupInviteRequest', response: 'GroupInvite' },
                    DeleteGroupInvite: {
                        request: 'DeleteGroupInviteRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.group_invite.deleted',
                    },
                    ListGroupInvites: { request: 'ListGroupInvitesRequest', response: 'ListGroupInvitesResponse' },
                },
                TermsService: {
                    AcceptTerms: {
                        request: 'AcceptTermsRequest',
                        response: 'AcceptTermsResponse',
                        body: '*',
                        path: { uid: 'group' },
                        event: 'iam.terms.accepted',
                    },
                    ListTermsAcceptances: {
                        request: 'ListTermsAcceptancesRequest',
                        response: 'ListTermsAcceptancesResponse',
                        path: { uid: 'group' },
                    },
                },
            },
            messages: {
                AcceptTermsRequest: { group: [1, 'string'], document_ids: [2, 'string', 'repeated'] },
                AcceptTermsResponse: { group: [1, 'string'], document_ids: [2, 'string', 'repeated'] },
                AccountAssociation: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    amazon: [4, 'AccountAssociation.Amazon'],
                    google: [5, 'AccountAssociation.Google'],
                    chainguard: [7, 'AccountAssociation.Chainguard'],
                    azure: [8, 'AccountAssociation.Azure'],
                    create_time: [9, 'google.protobuf.Timestamp'],
                    update_time: [10, 'google.protobuf.Timestamp'],
                    github: [11, 'AccountAssociation.GitHub'],
                },
                'AccountAssociation.Amazon': { account: [1, 'string'] },
                'AccountAssociation.Azure': { tenant_id: [1, 'string'], client_ids: [2, 'map<string, string>'] },
                'AccountAssociation.Chainguard': { service_bindings: [1, 'map<string, string>'] },
                'AccountAssociation.GitHub': {
                    app_installations: [
                        2,
                        'map<int64, chainguard.platform.iam.v2.AccountAssociation.GitHubAppInstallations>',
                    ],
                },
                'AccountAssociation.GitHubAppInstallations': {
                    installations: [1, 'AccountAssociation.GitHubInstallation', 'repeated'],
                },
                'AccountAssociation.GitHubInstallation': { installation_id: [1, 'int64'], name: [2, 'string'] },
                'AccountAssociation.Google': { project_id: [1, 'string'], project_number: [2, 'string'] },
                CheckAccountAssociationRequest: { uid: [1, 'string'], provider_type: [2, 'AccountProviderType'] },
                CheckAccountAssociationResponse: {
                    status: [1, 'CheckStatus'],
                    reason: [2, 'string'],
                    message: [3, 'string'],
                },
                CreateAccountAssociationRequest: {
                    parent: [1, 'string'],
                    account_association: [2, 'AccountAssociation'],
                },
                CreateGroupInviteRequest: { parent: [1, 'string'], group_invite: [2, 'GroupInvite'] },
                DeleteAccountAssociationRequest: { uid: [1, 'string'] },
                DeleteGroupInviteRequest: { uid: [1, 'string'] },
                GetAccountAssociationRequest: { uid: [1, 'string'] },
                GetGroupInviteRequest: { uid: [1, 'string'] },
                GroupInvite: {
                    uid: [1, 'string'],
                    role_uid: [2, 'string'],
                    role: [10, 'GroupInviteRole'],
                    email: [3, 'string'],
                    ttl: [4, 'google.protobuf.Duration'],
                    expiration_time: [5, 'google.protobuf.Timestamp'],
                    single_use: [6, 'bool'],
                    code: [7, 'string'],
                    key_id: [8, 'string'],
                    create_time: [9, 'google.protobuf.Timestamp'],
                },
                GroupInviteRole: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    capabilities: [4, 'chainguard.capabilities.Capability', 'repeated'],
                },
                ListAccountAssociationsRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    page_size: [3, 'int32'],
                    page_token: [4, 'string'],
                    order_by: [5, 'string'],
                    skip: [6, 'int32'],
                },
                ListAccountAssociationsResponse: {
                    account_associations: [1, 'AccountAssociation', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                ListGroupInvitesRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    key_id: [2, 'string'],
                    page_size: [3, 'int32'],
                    page_token: [4, 'string'],
                    order_by: [5, 'string'],
                    skip: [6, 'int32'],
                },
                ListGroupInvitesResponse: {
                    group_invites: [1, 'GroupInvite', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                ListTermsAcceptancesRequest: {
                    group: [1, 'string'],
                    page_size: [2, 'int32'],
                    page_token: [3, 'string'],
                    order_by: [4, 'string'],
                    skip: [5, 'int32'],
                },
                ListTermsAcceptancesResponse: {
                    terms_acceptances: [1, 'TermsAcceptance', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                MissingDocument: {
                    id: [1, 'string'],
                    label: [2, 'string'],
                    url: [3, 'string'],
                },
                TermsAcceptance: {
                    doc_id: [1, 'string'],
                    accepted_by: [2, 'string'],
                    org_uid: [3, 'string'],
                    create_time: [4, 'google.protobuf.Timestamp'],
                },
                TermsNotAcceptedDetail: { missing: [1, 'MissingDocument', 'repeated'] },
                UpdateAccountAssociationRequest: {
                    account_association: [1, 'AccountAssociation'],
                    update_mask: [2, 'google.protobuf.FieldMask'],
                },
            },
            enums: {
                AccountProviderType: {
                    ACCOUNT_PROVIDER_TYPE_UNSPECIFIED: 0,
                    ACCOUNT_PROVIDER_TYPE_GOOGLE: 1,
                    ACCOUNT_PROVIDER_TYPE_AMAZON: 2,
                    ACCOUNT_PROVIDER_TYPE_AZURE: 3,
                },
                CheckStatus: {
                    CHECK_STATUS_UNSPECIFIED: 0,
                    CHECK_STATUS_READY: 1,
                    CHECK_STATUS_NOT_READY: 2,
                },
            },
        };
        ;
        const pingMessages = {
            name: 'chainguard.platform.ping.v2',
            services: {
                PingService: {
                    Ping: { request: 'PingRequest', response: 'PingResponse' },
                },
            },
            messages: {
                PingRequest: {},
                PingResponse: { response: [1, 'string'] },
            },
        };
        ;
        const registryMessages = {
            name: 'chainguard.platform.registry.v2',
            services: {
                ImagesService: {
                    GetArchitectures: {
                        request: 'GetArchitecturesRequest',
                        response: 'Architectures',
                        path: { uid: 'repo_uid' },
                    },
                    GetSize: { request: 'GetSizeRequest', response: 'Size', path: { uid: 'repo_uid' } },
                },
                ReposService: {
                    GetRepo: { request: 'GetRepoRequest', response: 'Repo' },
                    CreateRepo: {
                        request: 'CreateRepoRequest',
                        response: 'Repo',
                        body: 'repo',
                        event: 'platform.registry.repo.created',
                    },
                    UpdateRepo: {
                        request: 'UpdateRepoRequest',
                        response: 'Repo',
                        body: 'repo',
                        path: { uid: 'repo.uid' },
                        event: 'platform.registry.repo.updated',
                    },
                    DeleteRepo: {
                        request: 'DeleteRepoRequest',
                        response: 'google.protobuf.Empty',
                        event: 'platform.registry.repo.deleted',
                    },
                    ListRepos: { request: 'ListReposRequest', response: 'ListReposResponse' },
                    GetRepoReadme: { request: 'GetRepoReadmeRequest', response: 'RepoReadme' },
                    UpdateRepoReadme: {
                        request: 'UpdateRepoReadmeRequest',
                        response: 'RepoReadme',
                        body: 'repo_readme',
                        path: { uid: 'repo_readme.uid' },
                        event: 'platform.registry.repo.updated',
                    },
                },
                TagsService: {
                    GetTag: { request: 'GetTagRequest', response: 'Tag' },
                    ListTags: { request: 'ListTagsRequest', response: 'ListTagsResponse' },
                    CreateTag: {
                        request: 'CreateTagRequest',
                        response: 'Tag',
                        body: 'tag',
                        event: 'platform.registry.tag.created',
                    },
                    DeleteTag: {
                        request: 'DeleteTagRequest',
                        response: 'google.protobuf.Empty',
                        event: 'platform.registry.tag.deleted',
                    },
                },
            },
            messages: {
                Architectures: { architectures: [1, 'string', 'repeated'] },
                CreateRepoRequest: { parent: [1, 'string'], repo: [2, 'Repo'] },
                CreateTagRequest: { parent: [1, 'string'], tag: [2, 'Tag'] },
                CustomOverlay: {
                    contents: [1, 'CustomOverlay.ImageContents'],
                    environment: [2, 'map<string, string>'],
                    annotations: [3, 'map<string, string>'],
                    accounts: [4, 'CustomOverlay.Accounts'],
                    certificates: [5, 'CustomOverlay.Certificates'],
                },
                'CustomOverlay.Accounts': {
                    run_as: [1, 'string'],
                    users: [2, 'CustomOverlay.Accounts.User', 'repeated'],
                    groups: [3, 'CustomOverlay.Accounts.Group', 'repeated'],
                },
                'CustomOverlay.Accounts.Group': {
                    groupname: [1, 'string'],
                    gid: [2, 'int32'],
                    members: [3, 'string', 'repeated'],
                },
                'CustomOverlay.Accounts.User': {
                    username: [1, 'string'],
                    uid: [2, 'int32'],
                    gid: [3, 'int32'],
                    group_name: [4, 'string'],
                    shell: [5, 'string'],
                    home_dir: [6, 'string'],
                },
                'CustomOverlay.Certificates': {
                    additional: [1, 'CustomOverlay.Certificates.AdditionalEntry', 'repeated'],
                    providers: [2, 'string', 'repeated'],
                },
                'CustomOverlay.Certificates.AdditionalEntry': { name: [1, 'string'], content: [2, 'string'] },
                'CustomOverlay.ImageContents': {
                    packages: [1, 'string', 'repeated'],
                    runtime_repositories: [2, 'string', 'repeated'],
                    runtime_keyring: [3, 'CustomOverlay.ImageContents.RuntimeKeyringEntry', 'repeated'],
                },
                'CustomOverlay.ImageContents.RuntimeKeyringEntry': { name: [1, 'string'], content: [2, 'string'] },
                DeleteRepoRequest: { uid: [1, 'string'] },
                DeleteTagRequest: { uid: [1, 'string'] },
                GetArchitecturesRequest: { repo_uid: [1, 'string'], digest: [2, 'string'] },
                GetRepoReadmeRequest: { uid: [1, 'string'] },
                GetRepoRequest: { uid: [1, 'string'] },
                GetSizeRequest: {
                    repo_uid: [1, 'string'],
                    digest: [2, 'string'],
                    architecture: [3, 'string'],
                },
                GetTagRequest: { uid: [1, 'string'] },
                ListReposRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string', 'optional'],
                    page_size: [4, 'int32'],
                    page_token: [5, 'string'],
                    order_by: [6, 'string'],
                    skip: [7, 'int32'],
                },
                ListReposResponse: {
                    repos: [1, 'Repo', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                ListTagsRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    updated_since: [3, 'google.protobuf.Timestamp'],
                    include_referrers: [4, 'bool'],
                    include_dates: [5, 'bool'],
                    include_epochs: [6, 'bool'],
                    digest: [7, 'string'],
                    page_size: [10, 'int32'],
                    page_token: [11, 'string'],
                    order_by: [12, 'string'],
                    skip: [13, 'int32'],
                },
                ListTagsResponse: {
                    tags: [1, 'Tag', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                Repo: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    catalog_tier: [4, 'CatalogTier'],
                    bundles: [5, 'string', 'repeated'],
                    aliases: [7, 'string', 'repeated'],
                    active_tags: [8, 'string', 'repeated'],
                    sync_config: [9, 'SyncConfig'],
                    custom_overlay: [10, 'CustomOverlay'],
                    create_time: [11, 'google.protobuf.Timestamp'],
                    update_time: [12, 'google.protobuf.Timestamp'],
                },
                RepoReadme: { uid: [1, 'string'], content: [2, 'string'] },
                Size: { size: [1, 'int64'], architecture: [2, 'string'] },
                SyncConfig: {
                    source: [1, 'string'],
                    unique_tags: [2, 'bool'],
                    expiration_time: [3, 'google.protobuf.Timestamp'],
                    google: [4, 'string'],
                    amazon: [5, 'string'],
                    azure: [6, 'string'],
                    apko_overlay: [7, 'string'],
                    grace_period: [8, 'bool'],
                },
                Tag: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    digest: [3, 'string'],
                    update_time: [4, 'google.protobuf.Timestamp'],
                    deprecated: [5, 'bool'],
                    bundles: [6, 'string', 'repeated'],
                },
                UpdateRepoReadmeRequest: {
                    repo_readme: [1, 'RepoReadme'],
                    update_mask: [2, 'google.protobuf.FieldMask'],
                },
                UpdateRepoRequest: { repo: [1, 'Repo'], update_mask: [2, 'google.protobuf.FieldMask'] },
            },
            enums: {
                CatalogTier: {
                    CATALOG_TIER_UNSPECIFIED: 0,
                    CATALOG_TIER_APPLICATION: 1,
                    CATALOG_TIER_BASE: 2,
                    CATALOG_TIER_FIPS: 3,
                    CATALOG_TIER_AI: 4,
                    CATALOG_TIER_DEVTOOLS: 5,
                    CATALOG_TIER_COMMERCIAL: 6,
                },
            },
        };
        ;
        const reportMessages = {
            name: 'chainguard.platform.tenant',
            messages: {
                Fix: { versions: [1, 'string', 'repeated'], state: [2, 'Fix.State'] },
                Package2: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    version: [3, 'string'],
                    license: [4, 'string'],
                    description: [5, 'string'],
                    purl: [6, 'string'],
                },
                Scanner: { name: [1, 'string'], version: [2, 'string'] },
                VulnReport: {
                    id: [1, 'string'],
                    vulnerability_db_last_build_time: [2, 'google.protobuf.Timestamp'],
                    vulnerability_matches: [3, 'VulnerabilityMatch', 'repeated'],
                    scanner: [4, 'Scanner'],
                    report_generation: [5, 'google.protobuf.Timestamp'],
                    raw_vuln_report: [6, 'bytes'],
                    last_seen: [7, 'google.protobuf.Timestamp'],
                },
                VulnerabilityMatch: {
                    vulnerability: [1, 'VulnerabilityRecord'],
                    pkg: [2, 'Package2'],
                    fix: [3, 'Fix', 'optional'],
                },
                VulnerabilityRecord: {
                    id: [1, 'string'],
                    description: [2, 'string'],
                    severity: [3, 'VulnerabilityRecord.Severity'],
                    source: [4, 'string'],
                    cvss: [5, 'VulnerabilityRecord.Cvss', 'repeated'],
                    cpe_uri: [6, 'string', 'repeated'],
                    related_urls: [7, 'string', 'repeated'],
                    advisories: [8, 'map<string, string>'],
                    related_vulnerabilities: [9, 'VulnerabilityRecord.RelatedVulnerability', 'repeated'],
                    display_id: [10, 'string'],
                },
                'VulnerabilityRecord.Cvss': { score: [1, 'string'], version: [2, 'string'] },
                'VulnerabilityRecord.RelatedVulnerability': { id: [1, 'string'], source: [2, 'string'] },
            },
            enums: {
                'Fix.State': {
                    UNKNOWN: 0,
                    FIXED: 1,
                    NOT_FIXED: 2,
                    WONT_FIX: 3,
                },
                'VulnerabilityRecord.Severity': {
                    UNKNOWN: 0,
                    LOW: 1,
                    MEDIUM: 2,
                    HIGH: 3,
                    CRITICAL: 4,
                },
            },
        };
        ;
        const roleMessages = {
            name: 'chainguard.platform.iam.v2',
            services: {
                RolesService: {
                    GetRole: { request: 'GetRoleRequest', response: 'Role' },
                    ListRoles: { request: 'ListRolesRequest', response: 'ListRolesResponse' },
                    CreateRole: {
                        request: 'CreateRoleRequest',
                        response: 'Role',
                        body: 'role',
                        event: 'iam.roles.created',
                    },
                    UpdateRole: {
                        request: 'UpdateRoleRequest',
                        response: 'Role',
                        body: 'role',
                        path: { uid: 'role.uid' },
                        event: 'iam.roles.updated',
                    },
                    DeleteRole: {
                        request: 'DeleteRoleRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.roles.deleted',
                    },
                },
                RoleBindingsService: {
                    GetRoleBinding: { request: 'GetRoleBindingRequest', response: 'RoleBinding' },
                    CreateRoleBinding: {
                        request: 'CreateRoleBindingRequest',
                        response: 'RoleBinding',
                        body: 'role_binding',
                        event: 'iam.rolebindings.created',
                    },
                    DeleteRoleBinding: {
                        request: 'DeleteRoleBindingRequest',
                        response: 'google.protobuf.Empty',
                        event: 'iam.rolebindings.deleted',
                    },
                    ListRoleBindings: { request: 'ListRoleBindingsRequest', response: 'ListRoleBindingsResponse' },
                    BatchCreateRoleBindings: {
                        request: 'BatchCreateRoleBindingsRequest',
                        response: 'BatchCreateRoleBindingsResponse',
                        body: '*',
                        event: 'iam.rolebindings.created.batch',
                    },
                    UpdateRoleBinding: {
                        request: 'UpdateRoleBindingRequest',
                        response: 'RoleBinding',
                        body: 'role_binding',
                        path: { uid: 'role_binding.uid' },
                        event: 'iam.rolebindings.updated',
                    },
                },
            },
            messages: {
                BatchCreateRoleBindingsRequest: {
                    parent: [1, 'string'],
                    requests: [2, 'CreateRoleBindingRequest', 'repeated'],
                    role_uid: [3, 'string'],
                },
                BatchCreateRoleBindingsResponse: { role_bindings: [1, 'RoleBinding', 'repeated'] },
                CreateRoleBindingRequest: { parent: [1, 'string'], role_binding: [2, 'RoleBinding'] },
                CreateRoleRequest: { parent: [1, 'string'], role: [2, 'Role'] },
                DeleteRoleBindingRequest: { uid: [1, 'string'] },
                DeleteRoleRequest: { uid: [1, 'string'] },
                GetRoleBindingRequest: { uid: [1, 'string'] },
                GetRoleRequest: { uid: [1, 'string'] },
                ListRoleBindingsRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    identity: [2, 'string'],
                    group: [3, 'string'],
                    role: [4, 'string'],
                    page_size: [5, 'int32'],
                    page_token: [6, 'string'],
                    order_by: [7, 'string'],
                    skip: [8, 'int32'],
                },
                ListRoleBindingsResponse: {
                    role_bindings: [1, 'RoleBinding', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                ListRolesRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    page_size: [3, 'int32'],
                    page_token: [4, 'string'],
                    order_by: [5, 'string'],
                    skip: [6, 'int32'],
                },
                ListRolesResponse: {
                    roles: [1, 'Role', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                Role: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    capabilities: [4, 'chainguard.capabilities.Capability', 'repeated'],
                    create_time: [5, 'google.protobuf.Timestamp'],
                    update_time: [6, 'google.protobuf.Timestamp'],
                },
                RoleBinding: {
                    uid: [1, 'string'],
                    identity: [2, 'RoleBindingIdentity'],
                    group: [3, 'RoleBindingGroup'],
                    role: [4, 'RoleBindingRole'],
                    create_time: [5, 'google.protobuf.Timestamp'],
                    identity_uid: [6, 'string'],
                    role_uid: [7, 'string'],
                },
                RoleBindingGroup: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                },
                RoleBindingIdentity: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    subject: [4, 'string'],
                    issuer: [5, 'string'],
                    email: [6, 'string'],
                },
                RoleBindingRole: {
                    uid: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                },
                UpdateRoleBindingRequest: {
                    role_binding: [1, 'RoleBinding'],
                    update_mask: [2, 'google.protobuf.FieldMask'],
                },
                UpdateRoleRequest: { role: [1, 'Role'], update_mask: [2, 'google.protobuf.FieldMask'] },
            },
        };
        ;
        const signInMessages = {
            name: 'chainguard.platform.oidc',
            services: {
                SecurityTokenService: {
                    Exchange: { request: 'ExchangeRequest', response: 'RawToken' },
                    ExchangeRefreshToken: { request: 'ExchangeRefreshTokenRequest', response: 'TokenPair' },
                },
            },
            messages: {
                ExchangeRefreshTokenRequest: {
                    aud: [1, 'string', 'repeated'],
                    scope: [2, 'string'],
                    cap: [3, 'string', 'repeated'],
                    scopes: [4, 'string', 'repeated'],
                },
                ExchangeRequest: {
                    aud: [1, 'string', 'repeated'],
                    scope: [2, 'string'],
                    identity: [4, 'string'],
                    cap: [5, 'string', 'repeated'],
                    identity_provider: [7, 'string'],
                    scopes: [8, 'string', 'repeated'],
                },
                RawToken: {
                    token: [1, 'string'],
                    refresh_token: [2, 'string'],
                    expiry: [3, 'google.protobuf.Timestamp'],
                },
                TokenPair: { token: [1, 'RawToken'], refresh_token: [2, 'RawToken'] },
            },
        };
        ;
        const statusMessages = {
            name: 'google.rpc',
            messages: {
                BadRequest: { field_violations: [1, 'BadRequest.FieldViolation', 'repeated'] },
                'BadRequest.FieldViolation': {
                    field: [1, 'string'],
                    description: [2, 'string'],
                    reason: [3, 'string'],
                    localized_message: [4, 'LocalizedMessage'],
                },
                ErrorInfo: {
                    reason: [1, 'string'],
                    domain: [2, 'string'],
                    metadata: [3, 'map<string, string>'],
                },
                LocalizedMessage: { locale: [1, 'string'], message: [2, 'string'] },
                PreconditionFailure: { violations: [1, 'PreconditionFailure.Violation', 'repeated'] },
                'PreconditionFailure.Violation': {
                    type: [1, 'string'],
                    subject: [2, 'string'],
                    description: [3, 'string'],
                },
                ResourceInfo: {
                    resource_type: [1, 'string'],
                    resource_name: [2, 'string'],
                    owner: [3, 'string'],
                    description: [4, 'string'],
                },
                Status: {
                    code: [1, 'int32'],
                    message: [2, 'string'],
                    details: [3, 'google.protobuf.Any', 'repeated'],
                },
            },
        };
        ;
        const vulnerabilityMessages = {
            name: 'chainguard.platform.vulnerabilities.v2',
            services: {
                AdvisoriesService: {
                    GetAdvisory: { request: 'GetAdvisoryRequest', response: 'Advisory' },
                    ListAdvisories: { request: 'ListAdvisoriesRequest', response: 'ListAdvisoriesResponse' },
                },
            },
            messages: {
                Advisory: {
                    uid: [1, 'string'],
                    advisory_id: [2, 'string'],
                    create_time: [3, 'google.protobuf.Timestamp'],
                    update_time: [4, 'google.protobuf.Timestamp'],
                    delete_time: [5, 'google.protobuf.Timestamp', 'optional'],
                    author: [6, 'string'],
                    artifact_name: [7, 'string'],
                    artifact_type: [8, 'string'],
                    artifact_architecture: [9, 'string'],
                    component_name: [10, 'string'],
                    component_location: [11, 'string'],
                    component_type: [12, 'string'],
                    aliases: [13, 'string', 'repeated'],
                    events: [14, 'AdvisoryEvent', 'repeated'],
                    legacy_advisory_id: [15, 'string', 'optional'],
                    severities: [16, 'Severity', 'repeated'],
                },
                AdvisoryEvent: {
                    uid: [1, 'string'],
                    create_time: [2, 'google.protobuf.Timestamp'],
                    findings: [3, 'bytes'],
                    author: [4, 'string'],
                    reviewer: [5, 'string'],
                    review_state: [6, 'ReviewState'],
                    issue: [7, 'string', 'optional'],
                    detection: [10, 'AdvisoryEvent.Detection', 'oneof type'],
                    fixed: [11, 'AdvisoryEvent.Fixed', 'oneof type'],
                    false_positive_determination: [12, 'AdvisoryEvent.FalsePositiveDetermination', 'oneof type'],
                    analysis_not_planned: [13, 'AdvisoryEvent.AnalysisNotPlanned', 'oneof type'],
                    fix_not_planned: [14, 'AdvisoryEvent.FixNotPlanned', 'oneof type'],
                    pending_upstream_fix: [15, 'AdvisoryEvent.PendingUpstreamFix', 'oneof type'],
                    true_positive_determination: [16, 'AdvisoryEvent.TruePositiveDetermination', 'oneof type'],
                    patched: [17, 'AdvisoryEvent.Patched', 'oneof type'],
                },
                'AdvisoryEvent.AnalysisNotPlanned': { note: [1, 'string'] },
                'AdvisoryEvent.Detection': {
                    nvdapi: [1, 'AdvisoryEvent.Detection.NVDAPI', 'oneof type'],
                    manual: [2, 'AdvisoryEvent.Detection.Manual', 'oneof type'],
                    scanv1: [3, 'AdvisoryEvent.Detection.ScanV1', 'oneof type'],
                },
                'AdvisoryEvent.Detection.Manual': {},
                'AdvisoryEvent.Detection.NVDAPI': { cpe_searched: [1, 'string'], cpe_found: [2, 'string'] },
                'AdvisoryEvent.Detection.ScanV1': {
                    scanner: [1, 'string'],
                    subpackage: [2, 'string'],
                    component_id: [3, 'string'],
                    component: [4, 'string'],
                    component_version: [5, 'string'],
                    component_type: [6, 'string'],
                    component_location: [7, 'string'],
                    artifact_version: [8, 'string'],
                    scanner_version: [9, 'string'],
                    grype_db_built: [10, 'string'],
                    grype_db_checksum: [11, 'string'],
                },
                'AdvisoryEvent.FalsePositiveDetermination': {
                    type: [1, 'AdvisoryEvent.FalsePositiveDetermination.Type'],
                    note: [2, 'string'],
                },
                'AdvisoryEvent.FixNotPlanned': { note: [1, 'string'] },
                'AdvisoryEvent.Fixed': {
                    fixed_version: [1, 'string'],
                    note: [2, 'string'],
                    scanner_version: [3, 'string'],
                    grype_db_built: [4, 'string'],
                    grype_db_checksum: [5, 'string'],
                },
                'AdvisoryEvent.Patched': { patched_versions: [1, 'string', 'repeated'], note: [2, 'string'] },
                'AdvisoryEvent.PendingUpstreamFix': { note: [1, 'string'] },
                'AdvisoryEvent.TruePositiveDetermination': { note: [1, 'string'] },
                GetAdvisoryRequest: { uid: [1, 'string'] },
                ListAdvisoriesRequest: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    advisory_ids: [2, 'string', 'repeated'],
                    legacy_advisory_ids: [3, 'string', 'repeated'],
                    artifact_names: [4, 'string', 'repeated'],
                    artifact_types: [5, 'string', 'repeated'],
                    artifact_architectures: [6, 'string', 'repeated'],
                    component_names: [7, 'string', 'repeated'],
                    component_types: [8, 'string', 'repeated'],
                    component_locations: [9, 'string', 'repeated'],
                    aliases: [10, 'string', 'repeated'],
                    origin: [11, 'string', 'optional'],
                    event_review_states: [21, 'ReviewState', 'repeated'],
                    event_authors: [22, 'string', 'repeated'],
                    exclude_event_authors: [23, 'string', 'repeated'],
                    event_reviewers: [24, 'string', 'repeated'],
                    event_types: [25, 'EventTypeFilter', 'repeated'],
                    latest_event_type: [26, 'EventTypeFilter', 'optional'],
                    page_size: [30, 'int32'],
                    page_token: [31, 'string'],
                    order_by: [32, 'string'],
                    skip: [34, 'int32'],
                    query: [35, 'string'],
                },
                ListAdvisoriesResponse: {
                    advisories: [1, 'Advisory', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
                Severity: { type: [1, 'Severity.Type'], score: [2, 'string'] },
            },
            enums: {
                'AdvisoryEvent.FalsePositiveDetermination.Type': {
                    TYPE_UNSPECIFIED: 0,
                    TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 1,
                    TYPE_COMPONENT_VULNERABILITY_MISMATCH: 2,
                    TYPE_VULNERABLE_CODE_VERSION_NOT_USED: 3,
                    TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 4,
                    TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 5,
                    TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 6,
                    TYPE_INLINE_MITIGATIONS_EXIST: 7,
                },
                EventTypeFilter: {
                    EVENT_TYPE_FILTER_UNSPECIFIED: 0,
                    EVENT_TYPE_FILTER_DETECTION: 1,
                    EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 2,
                    EVENT_TYPE_FILTER_FIXED: 3,
                    EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 4,
                    EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 5,
                    EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 6,
                    EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 7,
                    EVENT_TYPE_FILTER_PATCHED: 8,
                },
                ReviewState: {
                    REVIEW_STATE_UNSPECIFIED: 0,
                    REVIEW_STATE_PENDING: 1,
                    REVIEW_STATE_APPROVED: 2,
                    REVIEW_STATE_REQUEST_CHANGES: 3,
                    REVIEW_STATE_REJECTED: 4,
                },
                'Severity.Type': {
                    TYPE_UNSPECIFIED: 0,
                    TYPE_CVSS_V2: 1,
                    TYPE_CVSS_V3: 2,
                    TYPE_CVSS_V4: 3,
                },
            },
        };
        var message_names = __webpack_require__(9153);
        var routes = __webpack_require__(3306);
        var names = __webpack_require__(7743);
        ;
        const versionOneAdvisoryMessages = {
            name: 'chainguard.platform.advisory',
            messages: {
                Advisory: {
                    id: [1, 'string'],
                    events: [2, 'Event', 'repeated'],
                    aliases: [3, 'string', 'repeated'],
                    package_namespace: [4, 'string'],
                },
                AnalysisNotPlanned: { note: [1, 'string'] },
                Detection: advisoryMessages.messages.Detection,
                'Detection.DetectionTypeManual': {},
                'Detection.DetectionTypeNVDAPI': { cpe_searched: [1, 'string'], cpe_found: [2, 'string'] },
                'Detection.DetectionTypeScanV1': advisoryMessages.messages['Detection.DetectionTypeScanV1'],
                Document: { id: [1, 'string'], advisories: [2, 'Advisory', 'repeated'] },
                DocumentFilter: { id: [1, 'string'], cves: [2, 'string', 'repeated'] },
                DocumentList: { items: [1, 'Document', 'repeated'] },
                Event: advisoryMessages.messages.DocumentEvent,
                FalsePositiveDetermination: advisoryMessages.messages.FalsePositiveDetermination,
                FixNotPlanned: { note: [1, 'string'] },
                Fixed: advisoryMessages.messages.Fixed,
                PendingUpstreamFix: { note: [1, 'string'] },
                Reference: { type: [1, 'Reference.Type'], url: [2, 'string'] },
                ResolvedVuln: advisoryMessages.messages.ResolvedVuln,
                ResolvedVulnsReport: advisoryMessages.messages.ResolvedVulnsReport,
                ResolvedVulnsReportFilter: {
                    image_refs: [1, 'ResolvedVulnsReportFilter.ImageRef', 'repeated'],
                    from: [2, 'google.protobuf.Timestamp'],
                    to: [3, 'google.protobuf.Timestamp'],
                },
                'ResolvedVulnsReportFilter.ImageRef': advisoryMessages.messages.ImageRef,
                ResolvedVulnsReportList: { items: [1, 'ResolvedVulnsReport', 'repeated'] },
                Severity: { type: [1, 'Severity.Type'], score: [2, 'string'] },
                TruePositiveDetermination: { note: [1, 'string'] },
                VulnerabilityMetadata: {
                    id: [1, 'string'],
                    summary: [2, 'string'],
                    details: [3, 'string'],
                    references: [4, 'Reference', 'repeated'],
                    severity: [5, 'Severity', 'repeated'],
                },
                VulnerabilityMetadataFilter: advisoryMessages.messages.ListVulnerabilityMetadataRequest,
                VulnerabilityMetadataList: {
                    items: [1, 'VulnerabilityMetadata', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_count: [3, 'int64', 'optional'],
                    skipped: [4, 'int32'],
                },
            },
            enums: {
                'FalsePositiveDetermination.Type': Object.fromEntries(Object.entries(advisoryMessages.enums['FalsePositiveDetermination.Type']).map(([name, number]) => [
                    `FPT_${name}`,
                    number,
                ])),
                'Reference.Type': (0, names.Z7)(advisoryMessages.enums['Reference.Type'], 'TYPE_'),
                'Severity.Type': { UNSPECIFIED: 0, CVSS_V2: 1, CVSS_V3: 2, CVSS_V4: 3, UBUNTU: 4 },
            },
        };
        ;
        const versionOneEventMessages = {
            name: 'chainguard.platform.events',
            messages: {
                CreateSubscriptionRequest: { parent_id: [1, 'string'], subscription: [2, 'Subscription'] },
                DeleteSubscriptionRequest: { id: [1, 'string'] },
                Subscription: { id: [1, 'string'], sink: [2, 'string'] },
                SubscriptionFilter: { id: [1, 'string'], uidp: [2, 'chainguard.platform.common.UIDPFilter'] },
                SubscriptionList: { items: [1, 'Subscription', 'repeated'] },
            },
        };
        ;
        const versionOneGroupMessages = {
            name: 'chainguard.platform.iam',
            messages: {
                CheckEligibilityRequest: {},
                CheckEligibilityResponse: { eligible: [1, 'bool'] },
                CreateGroupRequest: { parent: [1, 'string'], group: [2, 'Group'] },
                CreateRoleRequest: { parent_id: [1, 'string'], role: [2, 'Role'] },
                DeleteGroupRequest: { id: [1, 'string'] },
                DeleteRoleRequest: { id: [1, 'string'] },
                Group: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    resource_limits: [4, 'map<string, int32>'],
                    verified: [5, 'bool'],
                    kind: [6, 'OrgKind'],
                    status: [7, 'OrgStatus'],
                },
                GroupFilter: {
                    id: [1, 'string'],
                    uidp: [2, 'chainguard.platform.common.UIDPFilter'],
                    name: [3, 'string'],
                },
                GroupList: { items: [1, 'Group', 'repeated'] },
                LookupGroupRequest: {},
                LookupGroupResponse: { group: [1, 'Group'] },
                RequestGroupAccessRequest: { group_id: [1, 'string'] },
                RequestGroupAccessResponse: {},
                Role: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    capabilities: [4, 'string', 'repeated'],
                },
                RoleFilter: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    parent: [3, 'string'],
                    uidp: [4, 'chainguard.platform.common.UIDPFilter'],
                },
                RoleList: { items: [1, 'Role', 'repeated'] },
            },
            enums: {
                OrgKind: groupMessages.enums.OrgKind,
                OrgStatus: groupMessages.enums.OrgStatus,
            },
        };
        ;
        const versionOneIdentityMessages = {
            name: 'chainguard.platform.iam',
            messages: {
                CreateIdentityRequest: { parent_id: [1, 'string'], identity: [2, 'Identity'] },
                DeleteIdentityRequest: { id: [1, 'string'] },
                Identity: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    created_at: [4, 'google.protobuf.Timestamp'],
                    updated_at: [5, 'google.protobuf.Timestamp'],
                    last_seen: [9, 'google.protobuf.Timestamp'],
                    claim_match: [10, 'Identity.ClaimMatch', 'oneof relationship'],
                    static: [11, 'Identity.StaticKeys', 'oneof relationship'],
                    service_principal: [12, 'ServicePrincipal', 'oneof relationship'],
                    aws_identity: [13, 'Identity.AWSIdentity', 'oneof relationship'],
                },
                'Identity.AWSIdentity': {
                    aws_account: [1, 'string'],
                    arn: [3, 'string', 'oneof aws_arn'],
                    arn_pattern: [4, 'string', 'oneof aws_arn'],
                    user_id: [5, 'string', 'oneof aws_user_id'],
                    user_id_pattern: [6, 'string', 'oneof aws_user_id'],
                },
                'Identity.ClaimMatch': identityMessages.messages['Identity.ClaimMatch'],
                'Identity.StaticKeys': {
                    issuer: [1, 'string'],
                    subject: [2, 'string'],
                    issuer_keys: [4, 'string'],
                    expiration: [5, 'google.protobuf.Timestamp'],
                    audiences: [6, 'string', 'repeated'],
                },
                IdentityFilter: { uidp: [1, 'chainguard.platform.common.UIDPFilter'], id: [2, 'string'] },
                IdentityList: { items: [1, 'Identity', 'repeated'] },
                LookupRequest: { issuer: [1, 'string'], subject: [2, 'string'] },
            },
            enums: {
                ServicePrincipal: (0, names.Z7)(identityMessages.enums.ServicePrincipal, 'SERVICE_PRINCIPAL_', 'UNKNOWN'),
            },
        };
        ;
        const versionOneIdentityProviderMessages = {
            name: 'chainguard.platform.iam',
            messages: {
                BatchDeleteExternalGroupRoleMappingsRequest: { parent_id: [1, 'string'], ids: [2, 'string', 'repeated'] },
                BatchDeleteExternalGroupRoleMappingsResponse: {
                    parent_id: [1, 'string'],
                    items: [2, 'ExternalGroupRoleMapping', 'repeated'],
                },
                CreateExternalGroupRoleMappingRequest: {
                    parent_id: [1, 'string'],
                    mapping: [2, 'ExternalGroupRoleMapping'],
                },
                CreateIdentityProviderRequest: { parent_id: [1, 'string'], identity_provider: [2, 'IdentityProvider'] },
                DeleteExternalGroupRoleMappingRequest: { id: [1, 'string'] },
                DeleteIdentityProviderRequest: { id: [1, 'string'] },
                ExternalGroupRoleMapping: {
                    id: [1, 'string'],
                    identity_provider_uidp: [2, 'string'],
                    external_group_id: [3, 'string'],
                    role_uidp: [4, 'string'],
                    scope: [5, 'string'],
                    created_at: [6, 'google.protobuf.Timestamp'],
                },
                ExternalGroupRoleMappingFilter: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    identity_provider_uidp: [2, 'string'],
                },
                ExternalGroupRoleMappingList: { items: [1, 'ExternalGroupRoleMapping', 'repeated'] },
                GenerateScimTokenRequest: {
                    identity_provider_id: [1, 'string'],
                    expire_time: [2, 'google.protobuf.Timestamp'],
                    never_expires: [3, 'bool'],
                },
                GenerateScimTokenResponse: {
                    token: [1, 'string'],
                    endpoint_url: [2, 'string'],
                    expire_time: [3, 'google.protobuf.Timestamp'],
                    identity_provider_id: [4, 'string'],
                    etag: [5, 'string'],
                },
                GetExternalGroupRoleMappingRequest: { uid: [1, 'string'] },
                IdentityProvider: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    default_role: [4, 'string'],
                    oidc: [20, 'IdentityProvider.OIDC', 'oneof configuration'],
                    scim: [21, 'IdentityProvider.SCIM'],
                },
                'IdentityProvider.OIDC': identityProviderMessages.messages['IdentityProvider.OIDC'],
                'IdentityProvider.SCIM': identityProviderMessages.messages['IdentityProvider.SCIM'],
                IdentityProviderFilter: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    uidp: [3, 'chainguard.platform.common.UIDPFilter'],
                },
                IdentityProviderList: { items: [1, 'IdentityProvider', 'repeated'] },
                RegenerateScimTokenRequest: {
                    identity_provider_id: [1, 'string'],
                    overlap: [2, 'google.protobuf.Duration'],
                    expire_time: [3, 'google.protobuf.Timestamp'],
                    etag: [4, 'string'],
                    never_expires: [5, 'bool'],
                },
                RegenerateScimTokenResponse: {
                    token: [1, 'string'],
                    endpoint_url: [2, 'string'],
                    expire_time: [3, 'google.protobuf.Timestamp'],
                    identity_provider_id: [4, 'string'],
                    etag: [5, 'string'],
                    previous_token_expire_time: [6, 'google.protobuf.Timestamp'],
                    requested_overlap: [7, 'google.protobuf.Duration'],
                },
                RevokeScimTokenRequest: { identity_provider_id: [1, 'string'] },
                RevokeScimTokenResponse: {
                    identity_provider_id: [1, 'string'],
                    etag: [2, 'string'],
                    enabled: [3, 'bool'],
                    revoke_time: [4, 'google.protobuf.Timestamp'],
                },
                SetScimEnabledRequest: { identity_provider_id: [1, 'string'], enabled: [2, 'bool'], etag: [3, 'string'] },
                SetScimEnabledResponse: {
                    identity_provider_id: [1, 'string'],
                    enabled: [2, 'bool'],
                    etag: [3, 'string'],
                },
            },
            enums: {
                'IdentityProvider.OIDC.CorrelationRule': identityProviderMessages.enums['IdentityProvider.OIDC.CorrelationRule'],
                'IdentityProvider.SCIM.CredentialState': identityProviderMessages.enums['IdentityProvider.SCIM.CredentialState'],
            },
        };
        var messages_library_messages = __webpack_require__(9880);
        ;
        const versionOneMembershipMessages = {
            name: 'chainguard.platform.iam',
            messages: {
                AcceptTermsRequest: { group: [1, 'string'], document_ids: [2, 'string', 'repeated'] },
                AcceptTermsResponse: { group: [1, 'string'], document_ids: [2, 'string', 'repeated'] },
                AccountAssociations: {
                    group: [1, 'string'],
                    amazon: [2, 'AccountAssociations.Amazon'],
                    google: [3, 'AccountAssociations.Google'],
                    chainguard: [7, 'AccountAssociations.Chainguard'],
                    azure: [8, 'AccountAssociations.Azure'],
                    name: [4, 'string'],
                    description: [5, 'string'],
                    github: [9, 'AccountAssociations.GitHub'],
                },
                'AccountAssociations.Amazon': { account: [1, 'string'] },
                'AccountAssociations.Azure': membershipMessages.messages['AccountAssociation.Azure'],
                'AccountAssociations.Chainguard': { service_bindings: [1, 'map<string, string>'] },
                'AccountAssociations.GitHub': {
                    app_installations: [
                        2,
                        'map<int64, chainguard.platform.iam.AccountAssociations.GitHubAppInstallations>',
                    ],
                },
                'AccountAssociations.GitHubAppInstallations': {
                    installations: [1, 'AccountAssociations.GitHubInstallation', 'repeated'],
                },
                'AccountAssociations.GitHubInstallation': membershipMessages.messages['AccountAssociation.GitHubInstallation'],
                'AccountAssociations.Google': { project_id: [1, 'string'], project_number: [2, 'string'] },
                AccountAssociationsCheckRequest: {
                    group: [1, 'string'],
                    account_type: [2, 'AccountAssociationsCheckRequest.AccountType'],
                },
                AccountAssociationsFilter: { group: [1, 'string'], name: [2, 'string'] },
                AccountAssociationsList: { items: [1, 'AccountAssociations', 'repeated'] },
                AccountAssociationsStatus: {
                    ready: [1, 'AccountAssociationsStatus.State'],
                    reason: [2, 'string'],
                    message: [3, 'string'],
                },
                DeleteAccountAssociationsRequest: { group: [1, 'string'] },
                DeleteGroupInviteRequest: { id: [1, 'string'] },
                GroupInvite: {
                    id: [1, 'string'],
                    expiration: [2, 'google.protobuf.Timestamp'],
                    key_id: [3, 'string'],
                    role: [4, 'Role'],
                    code: [5, 'string'],
                },
                GroupInviteFilter: { group: [1, 'string'], id: [2, 'string'], key_id: [3, 'string'] },
                GroupInviteList: { items: [1, 'StoredGroupInvite', 'repeated'] },
                GroupInviteRequest: {
                    group: [1, 'string'],
                    ttl: [2, 'google.protobuf.Duration'],
                    role: [3, 'string'],
                    email: [4, 'string'],
                    single_use: [5, 'bool'],
                },
                StoredGroupInvite: {
                    id: [1, 'string'],
                    expiration: [2, 'google.protobuf.Timestamp'],
                    key_id: [3, 'string'],
                    role: [4, 'Role'],
                    email: [5, 'string'],
                    created_at: [6, 'google.protobuf.Timestamp'],
                    single_use: [7, 'bool'],
                },
                TermsDocumentStatus: {
                    doc_id: [1, 'string'],
                    accepted_by: [2, 'string'],
                    accepted_at: [3, 'google.protobuf.Timestamp'],
                },
                TermsFilter: { group: [1, 'string'] },
                TermsList: { items: [1, 'TermsDocumentStatus', 'repeated'] },
            },
            enums: {
                'AccountAssociationsCheckRequest.AccountType': { UNKNOWN: 0, GOOGLE: 1, AMAZON: 2, AZURE: 3 },
                'AccountAssociationsStatus.State': { UNKNOWN: 0, Ready: 1, NotReady: 2 },
            },
        };
        ;
        const versionOneImageMessages = {
            name: 'chainguard.platform.registry',
            messages: {
                ArchRequest: { repo_id: [1, 'string'], digest: [2, 'string'] },
                Archs: { archs: [1, 'string', 'repeated'] },
                CheckPoliciesRequest: { repo_id: [1, 'string'], digest: [2, 'string'] },
                CheckPoliciesResponse: { results: [1, 'PolicyResult', 'repeated'] },
                PackageVersionMetadata: {
                    eolVersions: [1, 'PackageVersion', 'repeated'],
                    lastUpdatedTimestamp: [2, 'string'],
                    latestVersion: [3, 'string'],
                    versions: [4, 'PackageVersion', 'repeated'],
                    gracePeriodMonths: [5, 'int32'],
                },
                PackageVersionMetadataRequest: { package: [1, 'string'] },
                PolicyResult: {
                    policy_id: [1, 'string'],
                    policy_name: [2, 'string'],
                    mode: [3, 'PolicyMode'],
                    result: [4, 'PolicyCheckResult'],
                    binding_id: [5, 'string'],
                    parameters: [6, 'map<string, google.protobuf.Value>'],
                },
                RawSbom: { rawSbom: [1, 'string'] },
                RawSbomRequest: {
                    repo_id: [1, 'string'],
                    digest: [2, 'string'],
                    reference: [3, 'string'],
                    arch: [4, 'string'],
                },
                SbomRequest: { repo_id: [1, 'string'], digest: [2, 'string'], arch: [3, 'string'] },
                Scanner: {
                    name: [1, 'Scanner.Name'],
                    version: [2, 'string'],
                    db_build_time: [3, 'google.protobuf.Timestamp'],
                },
                Size: { size: [1, 'int64'], arch: [2, 'string'] },
                SizeRequest: { repo_id: [1, 'string'], digest: [2, 'string'], arch: [3, 'string'] },
                VulnReport: {
                    digest: [1, 'string'],
                    scanner: [2, 'Scanner'],
                    created_at: [3, 'google.protobuf.Timestamp'],
                    vulnerabilities: [4, 'Vulnerability', 'repeated'],
                },
                VulnReportFilter: {
                    repo_id: [1, 'string'],
                    digest: [2, 'string'],
                    tag: [3, 'string'],
                    scanner: [4, 'Scanner'],
                    created_since: [5, 'google.protobuf.Timestamp'],
                },
                VulnReportList: { items: [1, 'VulnReport', 'repeated'] },
                Vulnerability: {
                    id: [1, 'string'],
                    aliases: [2, 'string', 'repeated'],
                    purls: [3, 'string', 'repeated'],
                    description: [4, 'string'],
                    details: [5, 'string'],
                    severity: [6, 'Vulnerability.Severity'],
                    cvss: [7, 'Vulnerability.CVSS', 'repeated'],
                    fix: [8, 'Vulnerability.Fix'],
                    related_urls: [9, 'string', 'repeated'],
                    locations: [10, 'string', 'repeated'],
                },
                'Vulnerability.CVSS': { score: [1, 'string'], version: [2, 'string'] },
                'Vulnerability.Fix': { versions: [1, 'string', 'repeated'], state: [2, 'Vulnerability.Fix.State'] },
            },
            enums: {
                PolicyCheckResult: { POLICY_CHECK_RESULT_UNSPECIFIED: 0, ALLOWED: 1, DENIED: 2, ERROR: 3 },
                PolicyMode: { POLICY_MODE_UNSPECIFIED: 0, ENFORCED: 1, DRY_RUN: 2 },
                'Scanner.Name': { UNKNOWN: 0, GRYPE: 1, TRIVY: 2 },
                'Vulnerability.Fix.State': reportMessages.enums['Fix.State'],
            },
        };
        ;
        const versionOneSbomMessages = {
            name: 'chainguard.platform.tenant',
            messages: {
                ComponentGraph: {
                    nodes: [1, 'ComponentGraph.Node', 'repeated'],
                    edges: [2, 'ComponentGraph.Edge', 'repeated'],
                },
                'ComponentGraph.Edge': {
                    subject_id: [1, 'string'],
                    predicate_id: [2, 'string'],
                    type: [3, 'ComponentGraph.Edge.Type'],
                },
                'ComponentGraph.Node': {
                    package: [1, 'Package2', 'oneof typed_node'],
                    file: [2, 'File2', 'oneof typed_node'],
                },
                File2: { id: [1, 'string'], name: [2, 'string'], types: [4, 'string', 'repeated'] },
                Sbom2: {
                    id: [1, 'string'],
                    raw_sbom: [2, 'bytes'],
                    graph: [3, 'ComponentGraph'],
                    last_seen: [4, 'google.protobuf.Timestamp'],
                    tool: [5, 'string'],
                    format: [6, 'string'],
                    generated_at: [7, 'google.protobuf.Timestamp'],
                    authors: [8, 'string'],
                    source: [9, 'Sbom2.Source'],
                    name: [10, 'string'],
                    description: [11, 'string'],
                    digest: [12, 'string', 'optional'],
                },
            },
            enums: {
                'ComponentGraph.Edge.Type': { UNKNOWN: 0, DESCRIBES: 1, CONTAINS: 2, DEPENDS_ON: 3, GENERATED_FROM: 4 },
                'Sbom2.Source': { UNKNOWN: 0, INGESTED: 1, GENERATED: 2 },
            },
        };
        ;
        const versionOnePingMessages = {
            name: 'chainguard.platform.ping',
            messages: {
                PingRequest: {},
                Response: { response: [1, 'string'] },
            },
        };
        ;
        const versionOneRegistryMessages = {
            name: 'chainguard.platform.registry',
            messages: {
                'ApkoConfig.Accounts': {
                    groups: [1, 'ApkoConfig.Accounts.Group', 'repeated'],
                    users: [2, 'ApkoConfig.Accounts.User', 'repeated'],
                    run_as: [3, 'string'],
                },
                'ApkoConfig.Accounts.Group': {
                    gid: [1, 'uint32'],
                    group_name: [2, 'string'],
                    members: [3, 'string', 'repeated'],
                },
                'ApkoConfig.Accounts.User': {
                    uid: [1, 'uint32'],
                    user_name: [2, 'string'],
                    gid: [3, 'uint32', 'optional'],
                    group_name: [4, 'string'],
                    shell: [5, 'string'],
                    home_dir: [6, 'string'],
                },
                CreateRepoRequest: { parent_id: [1, 'string'], repo: [2, 'Repo'], prevent_existing: [3, 'bool'] },
                CreateTagRequest: { repo_id: [1, 'string'], tag: [2, 'Tag'] },
                CustomOverlay: {
                    contents: [1, 'ImageContents'],
                    environment: [2, 'map<string, string>'],
                    annotations: [3, 'map<string, string>'],
                    accounts: [4, 'ApkoConfig.Accounts'],
                    certificates: [15, 'CustomOverlay.Certificates'],
                },
                'CustomOverlay.Certificates': registryMessages.messages['CustomOverlay.Certificates'],
                'CustomOverlay.Certificates.AdditionalEntry': registryMessages.messages['CustomOverlay.Certificates.AdditionalEntry'],
                DeleteRepoRequest: { id: [1, 'string'] },
                DeleteTagRequest: { id: [1, 'string'] },
                ImageContents: {
                    packages: [1, 'string', 'repeated'],
                    runtime_repositories: [2, 'string', 'repeated'],
                    runtime_keyring: [3, 'ImageContents.RuntimeKeyringEntry', 'repeated'],
                },
                'ImageContents.RuntimeKeyringEntry': { name: [1, 'string'], content: [2, 'string'] },
                Repo: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    catalog_tier: [3, 'CatalogTier'],
                    bundles: [4, 'string', 'repeated'],
                    readme: [5, 'string'],
                    sync_config: [6, 'SyncConfig'],
                    custom_overlay: [7, 'CustomOverlay'],
                    aliases: [8, 'string', 'repeated'],
                    create_time: [9, 'google.protobuf.Timestamp'],
                    active_tags: [10, 'string', 'repeated'],
                    description: [11, 'string'],
                },
                RepoFilter: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    id: [3, 'string'],
                },
                RepoList: { items: [1, 'Repo', 'repeated'] },
                SyncConfig: {
                    source: [1, 'string'],
                    unique_tags: [2, 'bool'],
                    expiration: [3, 'google.protobuf.Timestamp'],
                    google: [4, 'string'],
                    amazon: [5, 'string'],
                    azure: [6, 'string'],
                    sync_apks: [7, 'bool'],
                    apko_overlay: [8, 'string'],
                    grace_period: [9, 'bool'],
                },
                Tag: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    digest: [3, 'string'],
                    last_updated: [4, 'google.protobuf.Timestamp'],
                    deprecated: [5, 'bool'],
                    bundles: [6, 'string', 'repeated'],
                },
                TagFilter: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    updated_since: [3, 'google.protobuf.Timestamp'],
                    exclude_referrers: [6, 'bool'],
                    exclude_dates: [7, 'bool'],
                    exclude_epochs: [8, 'bool'],
                    id: [9, 'string'],
                    digest: [10, 'string'],
                },
                TagHistory: { update_timestamp: [1, 'google.protobuf.Timestamp'], digest: [2, 'string'] },
                TagHistoryFilter: {
                    parent_id: [1, 'string'],
                    start: [2, 'google.protobuf.Timestamp'],
                    end: [3, 'google.protobuf.Timestamp'],
                },
                TagHistoryList: { items: [1, 'TagHistory', 'repeated'] },
                TagList: { items: [1, 'Tag', 'repeated'] },
            },
            enums: {
                CatalogTier: { UNKNOWN: 0, APPLICATION: 4, BASE: 5, FIPS: 6, AI: 7, DEVTOOLS: 8, COMMERCIAL: 9 },
            },
        };
        ;
        const versionOneReportMessages = {
            name: 'chainguard.platform.registry',
            messages: {
                EolTag: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    main_package_name: [7, 'string'],
                    tag_status: [14, 'EolTagStatus'],
                    main_package_version: [13, 'PackageVersion'],
                    grace_status: [9, 'EolGracePeriodStatus'],
                    grace_period_expiry_date: [12, 'google.protobuf.Timestamp'],
                },
                EolTagFilter: {
                    uidp: [1, 'chainguard.platform.common.UIDPFilter'],
                    name: [2, 'string'],
                    page_token: [3, 'string'],
                    page_size: [4, 'int64'],
                    exclude_dates: [5, 'bool'],
                    exclude_epochs: [6, 'bool'],
                },
                EolTagList: { items: [1, 'EolTag', 'repeated'], next_page_token: [2, 'string'] },
                PackageVersion: {
                    eolDate: [1, 'string'],
                    exists: [2, 'bool'],
                    fips: [3, 'bool'],
                    legacy_lts: [4, 'string'],
                    lts: [9, 'bool'],
                    releaseDate: [5, 'string'],
                    version: [6, 'string'],
                    eolBroken: [7, 'bool'],
                    latestVersion: [8, 'string'],
                    versionSource: [10, 'PackageVersion.VersionSource'],
                },
                'PackageVersion.VersionSource': { ref: [1, 'string'], sha: [2, 'string'] },
                RepoTagReference: { repo: [1, 'string'], tag: [2, 'string'] },
                VulnCount: { severity: [1, 'Vulnerability.Severity'], count: [2, 'int32'] },
                VulnCountReport: {
                    repo: [1, 'string'],
                    tag: [2, 'string'],
                    date: [3, 'google.protobuf.Timestamp'],
                    vuln_counts: [4, 'VulnCount', 'repeated'],
                    size_bytes: [5, 'int64'],
                    cve_ids: [6, 'string', 'repeated'],
                    low_cve_ids: [7, 'string', 'repeated'],
                    med_cve_ids: [8, 'string', 'repeated'],
                    high_cve_ids: [9, 'string', 'repeated'],
                    crit_cve_ids: [10, 'string', 'repeated'],
                    negligible_cve_ids: [11, 'string', 'repeated'],
                    unknown_cve_ids: [12, 'string', 'repeated'],
                },
                VulnCountReportFilter: {
                    repo: [1, 'string'],
                    tag: [2, 'string'],
                    from: [3, 'google.protobuf.Timestamp'],
                    to: [4, 'google.protobuf.Timestamp'],
                    references: [5, 'RepoTagReference', 'repeated'],
                },
                VulnCountReportList: { items: [1, 'VulnCountReport', 'repeated'] },
                VulnReportRequest: { repo_id: [1, 'string'], digest: [2, 'string'] },
            },
            enums: {
                EolGracePeriodStatus: {
                    GRACE_NOT_ELIGIBLE: 0,
                    GRACE_ELIGIBLE: 1,
                    GRACE_ACTIVE: 2,
                    GRACE_BROKEN: 3,
                    GRACE_EXPIRED: 4,
                },
                EolTagStatus: {
                    TAG_ACTIVE: 0,
                    TAG_IN_GRACE: 1,
                    TAG_INACTIVE: 2,
                },
                'Vulnerability.Severity': {
                    UNKNOWN: 0,
                    LOW: 1,
                    MEDIUM: 2,
                    HIGH: 3,
                    CRITICAL: 4,
                    NEGLIGIBLE: 5,
                },
            },
        };
        ;
        const versionOneRoleBindingMessages = {
            name: 'chainguard.platform.iam',
            messages: {
                CreateRoleBindingBatchRequest: { parent: [1, 'string'], role_bindings: [2, 'RoleBinding', 'repeated'] },
                CreateRoleBindingRequest: { parent: [1, 'string'], role_binding: [2, 'RoleBinding'] },
                DeleteRoleBindingRequest: { id: [1, 'string'] },
                RoleBinding: { id: [1, 'string'], identity: [2, 'string'], group: [3, 'string'], role: [4, 'string'] },
                RoleBindingBatch: { role_bindings: [1, 'RoleBinding', 'repeated'] },
                RoleBindingFilter: { id: [1, 'string'], uidp: [2, 'chainguard.platform.common.UIDPFilter'] },
                RoleBindingList: { items: [1, 'RoleBindingList.Binding', 'repeated'] },
                'RoleBindingList.Binding': {
                    id: [1, 'string'],
                    group: [2, 'Group'],
                    identity: [3, 'string'],
                    role: [4, 'Role'],
                    email: [5, 'string'],
                    claim_match_issuer: [6, 'string'],
                    claim_match_subject: [7, 'string'],
                    created_at: [8, 'google.protobuf.Timestamp'],
                    email_unverified: [9, 'string'],
                },
            },
        };
        ;
        const versionOneVulnerabilityMessages = {
            name: 'chainguard.platform.vulnerabilities.v1',
            messages: {
                AdvisoriesList: {
                    id: [1, 'string'],
                    items: [2, 'Advisory', 'repeated'],
                    next_page_token: [3, 'string'],
                    total_count: [4, 'int64', 'optional'],
                },
                Advisory: {
                    id: [1, 'string'],
                    artifact_type: [2, 'string'],
                    artifact_name: [3, 'string'],
                    artifact_architecture: [5, 'string'],
                    component_name: [6, 'string', 'optional'],
                    component_location: [7, 'string', 'optional'],
                    component_type: [8, 'string', 'optional'],
                    created_at: [10, 'google.protobuf.Timestamp'],
                    updated_at: [11, 'google.protobuf.Timestamp'],
                    deleted_at: [12, 'google.protobuf.Timestamp', 'optional'],
                    aliases: [13, 'string', 'repeated'],
                    events: [14, 'AdvisoryEvent', 'repeated'],
                    advisory_id: [15, 'string'],
                    author: [16, 'string'],
                    legacyAdvisoryID: [19, 'string', 'optional'],
                },
                AdvisoryEvent: {
                    id: [1, 'string'],
                    timestamp: [2, 'google.protobuf.Timestamp'],
                    detection: [3, 'AdvisoryEvent.Detection', 'oneof type'],
                    fixed: [4, 'AdvisoryEvent.Fixed', 'oneof type'],
                    false_positive_determination: [5, 'AdvisoryEvent.FalsePositiveDetermination', 'oneof type'],
                    analysis_not_planned: [6, 'AdvisoryEvent.AnalysisNotPlanned', 'oneof type'],
                    fix_not_planned: [7, 'AdvisoryEvent.FixNotPlanned', 'oneof type'],
                    pending_upstream_fix: [8, 'AdvisoryEvent.PendingUpstreamFix', 'oneof type'],
                    true_positive_determination: [9, 'AdvisoryEvent.TruePositiveDetermination', 'oneof type'],
                    patched: [15, 'AdvisoryEvent.Patched', 'oneof type'],
                    component_location_changed: [16, 'AdvisoryEvent.ComponentLocationChanged', 'oneof type'],
                    findings: [10, 'bytes'],
                    author: [11, 'string'],
                    reviewer: [12, 'string'],
                    status: [13, 'ReviewStatus'],
                    issue: [14, 'string', 'optional'],
                },
                'AdvisoryEvent.AnalysisNotPlanned': { note: [1, 'string'] },
                'AdvisoryEvent.ComponentLocationChanged': {
                    previous_location: [1, 'string'],
                    new_location: [2, 'string'],
                    note: [3, 'string'],
                },
                'AdvisoryEvent.Detection': vulnerabilityMessages.messages['AdvisoryEvent.Detection'],
                'AdvisoryEvent.Detection.Manual': {},
                'AdvisoryEvent.Detection.NVDAPI': { cpe_searched: [1, 'string'], cpe_found: [2, 'string'] },
                'AdvisoryEvent.Detection.ScanV1': advisoryMessages.messages['Detection.DetectionTypeScanV1'],
                'AdvisoryEvent.FalsePositiveDetermination': vulnerabilityMessages.messages['AdvisoryEvent.FalsePositiveDetermination'],
                'AdvisoryEvent.FixNotPlanned': { note: [1, 'string'] },
                'AdvisoryEvent.Fixed': vulnerabilityMessages.messages['AdvisoryEvent.Fixed'],
                'AdvisoryEvent.Patched': vulnerabilityMessages.messages['AdvisoryEvent.Patched'],
                'AdvisoryEvent.PendingUpstreamFix': { note: [1, 'string'] },
                'AdvisoryEvent.TruePositiveDetermination': { note: [1, 'string'] },
                AdvisoryFilter: {
                    advisory_ids: [23, 'string', 'repeated'],
                    legacy_advisory_ids: [24, 'string', 'repeated'],
                    id: [17, 'string'],
                    uidp: [16, 'chainguard.platform.common.UIDPFilter'],
                    artifact_type: [2, 'string', 'repeated'],
                    artifact_name: [3, 'string', 'repeated'],
                    component_name: [5, 'string', 'repeated'],
                    component_type: [6, 'string', 'repeated'],
                    component_location: [20, 'string', 'repeated'],
                    aliases: [7, 'string', 'repeated'],
                    artifact_architecture: [8, 'string', 'repeated'],
                    page_token: [9, 'string'],
                    page_size: [10, 'int64'],
                    event_statuses: [11, 'ReviewStatus', 'repeated'],
                    event_author: [12, 'string', 'repeated'],
                    event_reviewer: [18, 'string', 'repeated'],
                    event_types: [13, 'EventTypeFilter', 'repeated'],
                    order_by: [14, 'OrderBy'],
                    exclude_event_author: [15, 'string', 'repeated'],
                    latest_event_type: [19, 'EventTypeFilter', 'optional'],
                    origin: [22, 'string', 'optional'],
                },
            },
            enums: {
                'AdvisoryEvent.FalsePositiveDetermination.Type': (0, names.Z7)(vulnerabilityMessages.enums['AdvisoryEvent.FalsePositiveDetermination.Type'], 'TYPE_'),
                EventTypeFilter: {
                    EVENT_TYPE_FILTER_UNSPECIFIED: 0,
                    EVENT_TYPE_FILTER_DETECTION: 1,
                    EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION: 2,
                    EVENT_TYPE_FILTER_FIXED: 3,
                    EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION: 4,
                    EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED: 5,
                    EVENT_TYPE_FILTER_FIX_NOT_PLANNED: 6,
                    EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX: 7,
                    EVENT_TYPE_FILTER_PATCHED: 8,
                    EVENT_TYPE_FILTER_COMPONENT_LOCATION_CHANGED: 9,
                },
                OrderBy: {
                    ORDER_BY_UNSPECIFIED: 0,
                    ID_ASC: 1,
                    ID_DESC: 2,
                    CREATED_AT_ASC: 3,
                    CREATED_AT_DESC: 4,
                    ALIASES_ASC: 5,
                    ALIASES_DESC: 6,
                    UPDATED_AT_ASC: 7,
                    UPDATED_AT_DESC: 8,
                    DELETED_AT_ASC: 9,
                    DELETED_AT_DESC: 10,
                },
                ReviewStatus: (0, names.Z7)(vulnerabilityMessages.enums.ReviewState, 'REVIEW_STATE_', 'UNKNOWN'),
            },
        };
        var rows = __webpack_require__(405);
        ;
        const MESSAGES = [
            versionOneAdvisoryMessages,
            versionOneEventMessages,
            versionOneGroupMessages,
            versionOneIdentityMessages,
            versionOneIdentityProviderMessages,
            versionOneImageMessages,
            messages_library_messages.o,
            versionOneMembershipMessages,
            versionOnePingMessages,
            versionOneRegistryMessages,
            versionOneReportMessages,
            versionOneRoleBindingMessages,
            versionOneSbomMessages,
            versionOneVulnerabilityMessages,
        ];
        const ROUTES = routes.J;
        function versionOnePackages(versionTwo) {
            const known = (0, message_names.uG)(versionTwo);
            const services = [...Map.groupBy(rows.S, ({ packageName }) => packageName)].map(([name, rows]) => ({
                name,
                services: Object.fromEntries([...Map.groupBy(rows, ({ service }) => service)].map(([service, own]) => [
                    service,
                    Object.fromEntries(own.map((row) => [row.method, { ...row.declared, ...eventOf(row, known) }])),
                ])),
            }));
            return [...MESSAGES, ...services];
        }
        function eventOf({ target }, known) {
            if (target === 'updateTag')
                return { event: 'platform.registry.tag.updated' };
            const { rpc = '' } = ROUTES[target] ?? {};
            const { event, audience, extensions } = known.get(rpc)?.method ?? {};
            if (event === undefined)
                return {};
            return {
                event,
                ...(audience === undefined ? {} : { audience }),
                ...(extensions === undefined ? {} : { extensions }),
            };
        }
        ;
        const VERSION_TWO = [
            advisoryMessages,
            capabilityMessages,
            eventMessages,
            filterMessages,
            groupMessages,
            identityMessages,
            identityProviderMessages,
            library_messages.a,
            membershipMessages,
            pingMessages,
            registryMessages,
            reportMessages,
            roleMessages,
            signInMessages,
            statusMessages,
            vulnerabilityMessages,
        ];
        const MESSAGE_PACKAGES = [
            ...VERSION_TWO,
            ...versionOnePackages(VERSION_TWO),
        ];
    }),
    9759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Qi: () => (findClaimMatchFaults),
            f$: () => (findPatternFaults),
            D6: () => (matchesClaims)
        });
        var build = __webpack_require__(2856);
        ;
        function readPattern(text) {
            if (text.length > MAX_LENGTH || countOf(text, WIDE_RANGE) > MAX_WIDE_RANGES)
                return TOO_LARGE;
            if (mostInstructions(text) > MAX_EXPANSION)
                return TOO_LARGE;
            try {
                const pattern = build.L3.compile(text);
                if (pattern.programSize() > MAX_INSTRUCTIONS)
                    return TOO_LARGE;
                return { kind: 'pattern', matches: (given) => pattern.matches(given) };
            }
            catch (error) {
                if (error instanceof build.pB)
                    return { kind: 'invalid', reason: reasonOf(error, text) };
                throw error;
            }
        }
        const TOO_LARGE = { kind: 'invalid', reason: 'is too large' };
        const MAX_LENGTH = 5_000;
        const MAX_INSTRUCTIONS = 5_000;
        const MAX_EXPANSION = 200_000;
        const MAX_REPETITIONS = 1000;
        const WIDE_RANGE = /-(?:\\x\{|\P{ASCII})/gu;
        const MAX_WIDE_RANGES = 50;
        function mostInstructions(text) {
            let single = text.length;
            let repetitions = 1;
            for (const [, group, min, max] of text.matchAll(/(\)?)\{(\d+),?(\d*)\}/g)) {
                const count = Math.max(1, Number(min), Number(max));
                if (count > MAX_REPETITIONS)
                    continue;
                if (group === '')
                    single += count;
                else
                    repetitions *= count;
            }
            return 2 * single * Math.min(MAX_REPETITIONS, repetitions);
        }
        function countOf(text, pattern) {
            return text.match(pattern)?.length ?? 0;
        }
        function reasonOf(error, text) {
            const description = error.getDescription();
            const part = error.getPattern() ?? text;
            const reason = UNSUPPORTED.get(description) ?? description;
            return part === text ? reason : `${reason}: ${part}`;
        }
        const UNSUPPORTED = new Map([
            ['invalid or unsupported Perl syntax', 'RE2 does not support lookarounds or this kind of group'],
            ['invalid named capture', 'RE2 does not support lookarounds or this kind of group'],
            ['invalid escape sequence', 'RE2 does not support backreferences or this escape'],
        ]);
        ;
        function matchesClaims(match, presented, defaultAudience) {
            const audience = match.audience ?? (match.audiencePattern === undefined ? defaultAudience : undefined);
            return (fits(presented.issuer, match.issuer, match.issuerPattern) &&
                fits(presented.subject, match.subject, match.subjectPattern) &&
                presented.audiences.some((one) => fits(one, audience, match.audiencePattern)) &&
                Object.entries(match.claims ?? {}).every(([name, value]) => claimText(presented, name) === value) &&
                Object.entries(match.claimPatterns ?? {}).every(([name, pattern]) => {
                    const text = claimText(presented, name);
                    return text !== undefined && fits(text, undefined, pattern);
                }));
        }
        function findClaimMatchFaults(match) {
            const { issuer, issuerPattern, subject, subjectPattern, audience, audiencePattern } = match;
            return [
                ...findPatternFaults('claimMatch.issuer', { exact: issuer, pattern: issuerPattern, isRequired: true }),
                ...findPatternFaults('claimMatch.subject', { exact: subject, pattern: subjectPattern, isRequired: true }),
                ...findPatternFaults('claimMatch.audience', {
                    exact: audience,
                    pattern: audiencePattern,
                    isRequired: false,
                }),
                ...Object.entries(match.claimPatterns ?? {}).flatMap(([name, pattern]) => findPatternFault(`claimMatch.claimPatterns.${name}`, pattern)),
            ];
        }
        function claimText(presented, name) {
            const value = Object.hasOwn(presented.all, name) ? presented.all[name] : undefined;
            return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
        }
        function findPatternFaults(field, { exact, pattern, isRequired }) {
            if (exact !== undefined && pattern !== undefined) {
                const name = field.slice(field.lastIndexOf('.') + 1);
                return [{ field, description: `only one of ${name} and ${name}Pattern may be set` }];
            }
            if (pattern !== undefined)
                return findPatternFault(`${field}Pattern`, pattern);
            return isRequired && (exact ?? '') === '' ? [{ field, description: 'is required' }] : [];
        }
        function findPatternFault(field, pattern) {
            const reading = readPattern(pattern);
            if (reading.kind === 'pattern')
                return [];
            return [{ field, description: `is not a regular expression in RE2 syntax: ${reading.reason}` }];
        }
        function fits(value, exact, pattern) {
            if (exact !== undefined)
                return value === exact;
            const reading = pattern === undefined ? undefined : readPattern(pattern);
            return reading?.kind === 'pattern' && reading.matches(value);
        }
    }),
    8853: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B1: () => (relationshipType),
            CW: () => (IDENTITY_ALTERNATIVES),
            Mo: () => (relationshipOf),
            vN: () => (findRelationshipFaults)
        });
        var _api_iam_relationship_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(223);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _claim_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9759);
        var _tokens_static_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7473);
        const FIELDS = ['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'];
        const IDENTITY_ALTERNATIVES = [
            FIELDS,
            ...[
                'claimMatch.issuer',
                'claimMatch.subject',
                'claimMatch.audience',
                'awsIdentity.arn',
                'awsIdentity.userId',
            ].map((field) => [field, `${field}Pattern`]),
        ];
        const MOST_KEY_DAYS = 365;
        function relationshipOf({ body, createTime }) {
            const { staticKeys, ...others } = _api_iam_relationship_js__WEBPACK_IMPORTED_MODULE_0__.$0.parse(body);
            if (staticKeys === undefined)
                return others;
            return {
                staticKeys: { ...staticKeys, expirationTime: staticKeys.expirationTime ?? lastExpiry(createTime) },
                ...others,
            };
        }
        function lastExpiry(createTime) {
            return (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)((0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.fN)(createTime + MOST_KEY_DAYS * _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.sO));
        }
        function relationshipType(fields) {
            const field = FIELDS.find((one) => fields[one] !== undefined);
            return field === undefined ? '' : _api_iam_relationship_js__WEBPACK_IMPORTED_MODULE_0__.wZ[field];
        }
        function findRelationshipFaults(given, createTime) {
            const [first, second] = FIELDS.filter((field) => given[field] !== undefined);
            if (first === undefined)
                return [{ field: 'claimMatch', description: `is required, or one of ${FIELDS.slice(1).join(', ')}` }];
            if (second !== undefined)
                return [{ field: second, description: `only one of ${FIELDS.join(', ')} may be set` }];
            return [
                ...(given.claimMatch === undefined ? [] : (0, _claim_match_js__WEBPACK_IMPORTED_MODULE_2__.Qi)(given.claimMatch)),
                ...(given.staticKeys === undefined ? [] : findStaticKeysFaults(given.staticKeys, createTime)),
                ...(given.awsIdentity === undefined ? [] : findAwsFaults(given.awsIdentity)),
            ];
        }
        function findStaticKeysFaults({ issuerKeys, expirationTime }, createTime) {
            const fault = (0, _tokens_static_keys_js__WEBPACK_IMPORTED_MODULE_3__.V)(issuerKeys);
            const last = lastExpiry(createTime);
            const isTooLate = expirationTime !== undefined && (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.nV)(expirationTime) > (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.nV)(last);
            return [
                ...(fault === undefined ? [] : [{ field: 'staticKeys.issuerKeys', description: fault }]),
                ...(isTooLate
                    ? [
                        {
                            field: 'staticKeys.expirationTime',
                            description: `must be at most ${MOST_KEY_DAYS} days after the identity is created, ${last}`,
                        },
                    ]
                    : []),
            ];
        }
        function findAwsFaults({ arn, arnPattern, userId, userIdPattern }) {
            return [
                ...(0, _claim_match_js__WEBPACK_IMPORTED_MODULE_2__.f$)('awsIdentity.arn', { exact: arn, pattern: arnPattern, isRequired: true }),
                ...(0, _claim_match_js__WEBPACK_IMPORTED_MODULE_2__.f$)('awsIdentity.userId', { exact: userId, pattern: userIdPattern, isRequired: true }),
            ];
        }
    }),
    5383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runPlatform: () => (runPlatform),
            sendEventRequest: () => (sendEventRequest),
            wallClock: () => (wallClock)
        });
        var promises_ = __webpack_require__(1455);
        var external_node_os_ = __webpack_require__(8161);
        var external_node_path_ = __webpack_require__(6760);
        var external_node_timers_promises_ = __webpack_require__(8500);
        var errors = __webpack_require__(6603);
        var external_node_util_ = __webpack_require__(7975);
        var instant = __webpack_require__(8726);
        ;
        const USAGE = `usage: node dist/platform/index.js [--port 0] [--seed FILE] [--data FILE] [--now ISO] [--latency MS]
                                      [--public-url URL] [--tls-cert FILE --tls-key FILE]
                                      [--trusted-root FILE]
       node dist/platform/index.js --protos DIR

Serves the embedded platform on 127.0.0.1. Prints one line of JSON when it is ready and runs until SIGTERM.

  --port N      port to listen on; 0, the default, selects a free port
  --seed FILE   YAML file with the initial content (examples/platform.seed.yml shows every key); by default one
                organization, \`example\`
  --data FILE   file for the state; in memory by default. The organizations of the seed fill a new file only; \`github\`
                and \`faults\` of the seed are read at every start
  --now ISO     fixed time of the clock, such as 2026-05-01T00:00:00Z
  --latency MS  minimum duration of every response; 0 by default
  --public-url URL
                address at which clients reach the platform, such as https://registry.example.com; it needs --port.
                Image references have its host
  --tls-cert FILE, --tls-key FILE
                PEM files of the server's certificate, with its chain, and of its private key, to serve HTTPS
  --trusted-root FILE
                where to write the trust root that verifies the signatures of the images; by default beside the --data
                file with the suffix .trusted_root.json, otherwise a temporary file that is removed at exit
  --protos DIR  write the protocol buffer definitions of the gRPC API to .proto files below DIR, print their paths,
                and exit
  --help        print this help
`;
        function readCommandLine(args) {
            const parsed = parse(args);
            if (typeof parsed === 'string')
                return wrong(parsed);
            if (parsed.help === true)
                return { kind: 'help' };
            if (parsed.protos !== undefined)
                return { kind: 'protos', directory: parsed.protos };
            const port = readNumber(parsed.port ?? '0', 65_535);
            if (port === undefined)
                return wrong('--port must be an integer from 0 to 65535');
            const now = parsed.now === undefined ? undefined : (0, instant.Wr)(parsed.now);
            if (parsed.now !== undefined && now === undefined) {
                return wrong('--now must be a UTC time such as 2026-05-01T00:00:00Z');
            }
            const latencyMs = readNumber(parsed.latency ?? '0', 99_999);
            if (latencyMs === undefined)
                return wrong('--latency must be an integer from 0 to 99999 (milliseconds)');
            const publicUrl = readOrigin(parsed['public-url']);
            if (publicUrl === 'invalid') {
                return wrong('--public-url must be an http or https URL without a path, such as https://registry.example.com');
            }
            if (publicUrl !== undefined && port === 0)
                return wrong('--public-url needs --port');
            const { 'tls-cert': certFile, 'tls-key': keyFile } = parsed;
            if ((certFile === undefined) !== (keyFile === undefined))
                return wrong('--tls-cert and --tls-key need each other');
            const tls = certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile };
            const { seed: seedFile, data: dataFile, 'trusted-root': trustedRootFile } = parsed;
            return { kind: 'run', latencyMs, port, seedFile, dataFile, trustedRootFile, now, publicUrl, tls };
        }
        function wrong(reason) {
            return { kind: 'wrong', reason };
        }
        function readNumber(text, max) {
            return /^\d{1,5}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
        }
        function readOrigin(text) {
            if (text === undefined)
                return undefined;
            const url = URL.canParse(text) ? new URL(text) : undefined;
            const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
            return isOrigin ? url.origin : 'invalid';
        }
        function parse(args) {
            const text = { type: 'string' };
            try {
                const options = {
                    port: text,
                    seed: text,
                    data: text,
                    'trusted-root': text,
                    now: text,
                    latency: text,
                    'public-url': text,
                    'tls-cert': text,
                    'tls-key': text,
                    protos: text,
                    help: { type: 'boolean' },
                };
                return (0, external_node_util_.parseArgs)({ args: [...args], options }).values;
            }
            catch (error) {
                return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
            }
        }
        var external_node_net_ = __webpack_require__(7030);
        var external_node_tls_ = __webpack_require__(1692);
        var grpc_answer = __webpack_require__(9943);
        ;
        const MAX_REQUEST_BYTES = 1024 * 1024;
        var schema_failure = __webpack_require__(3161);
        ;
        const NOT_HTTP = { status: 400, phrase: 'Bad Request', reason: 'is not HTTP/1.1' };
        const GARBLED = {
            HPE_HEADER_OVERFLOW: {
                status: 431,
                phrase: 'Request Header Fields Too Large',
                reason: 'URL and headers exceed 16 KiB',
            },
            ERR_HTTP_REQUEST_TIMEOUT: {
                status: 408,
                phrase: 'Request Timeout',
                reason: 'was not completed in time',
            },
        };
        function refuseGarbled(error, socket) {
            if (!socket.writable || error.code === 'ECONNRESET') {
                socket.destroy();
                return;
            }
            const garbled = GARBLED[error.code ?? ''] ?? NOT_HTTP;
            const { headers, body } = toResponse(garbled);
            const head = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
            socket.write(`HTTP/1.1 ${garbled.status} ${garbled.phrase}\r\n${head.join('')}\r\n`);
            socket.end(body);
        }
        function garbledResponse(code) {
            return toResponse(GARBLED[code] ?? NOT_HTTP);
        }
        function toResponse({ status, reason }) {
            const failure = {
                code: schema_failure.E.INVALID_ARGUMENT,
                message: `Invalid argument: request: ${reason}`,
            };
            return {
                status,
                headers: { 'content-type': 'application/json' },
                body: new TextEncoder().encode(JSON.stringify(failure)),
            };
        }
        var external_node_http_ = __webpack_require__(7067);
        ;
        async function receiveBody(message, { keep, timeoutMs, findEnd, }) {
            let isLate = false;
            const expire = () => {
                isLate = true;
                message.destroy();
            };
            const timer = 'stream' in message ? setTimeout(expire, timeoutMs) : undefined;
            const chunks = [];
            let total = 0;
            let end = Infinity;
            try {
                for await (const chunk of message.iterator({ destroyOnReturn: false })) {
                    if (total < keep)
                        chunks.push(chunk.subarray(0, keep - total));
                    total += chunk.length;
                    if (findEnd !== undefined && end === Infinity)
                        end = findEnd(Buffer.concat(chunks));
                    if (total >= end)
                        break;
                }
                message.resume();
            }
            catch {
                return isLate ? 'late' : 'gone';
            }
            finally {
                clearTimeout(timer);
            }
            if ('stream' in message && message.stream.aborted)
                return 'gone';
            return { bytes: Buffer.concat(chunks), overflow: total > keep };
        }
        async function* receiveChunks(message) {
            try {
                for await (const chunk of message)
                    yield chunk;
            }
            catch {
            }
        }
        function headersOf(message) {
            const headers = new Map();
            for (const [written, value] of pairsOf(message)) {
                const name = written.toLowerCase();
                const earlier = headers.get(name);
                if (!name.startsWith(':'))
                    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
            }
            return Object.fromEntries(headers);
        }
        function isHeadTooLarge(message) {
            const sizes = pairsOf(message).map(([name, value]) => name.length + value.length);
            return sizes.reduce((sum, size) => sum + size, 0) > external_node_http_.maxHeaderSize;
        }
        function pairsOf({ rawHeaders }) {
            return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
        }
        var external_node_events_ = __webpack_require__(8474);
        var external_node_http2_ = __webpack_require__(2467);
        ;
        function onceAborted(reply, abort) {
            const stream = streamOf(reply);
            stream.once('close', () => {
                if (!stream.writableFinished || ('aborted' in stream && stream.aborted))
                    abort();
            });
        }
        async function sendAnswer(answer, reply, request) {
            switch (answer.kind) {
                case 'response':
                    writeHead(answer.response, reply, answer.response.body.length);
                    end(answer.response, reply, bodyOf(answer.response, request));
                    return;
                case 'truncate':
                    return truncate(answer.response, reply);
                case 'drip':
                    return drip(answer.response, answer.intervalMs, reply, request);
                case 'head':
                    sendHeadOnly(answer.headers, reply);
                    return;
                case 'stream':
                    return sendMessages(answer, reply, request);
                case 'cut':
                    cut(reply);
                    return;
                case 'hang':
                    return;
                default:
                    (0, errors.xb)(answer);
            }
        }
        const CONNECTION_HEADERS = new Set([
            'connection',
            'keep-alive',
            'proxy-connection',
            'transfer-encoding',
            'upgrade',
        ]);
        function writeHead({ status, headers, trailers }, reply, length) {
            const hasLength = trailers === undefined && !WITHOUT_BODY.has(status);
            const all = hasLength ? { 'content-length': length, ...headers } : headers;
            if (!('stream' in reply)) {
                reply.writeHead(status, all);
                return;
            }
            reply.sendDate = false;
            reply.writeHead(status, Object.fromEntries(Object.entries(all).filter(([name]) => !CONNECTION_HEADERS.has(name))));
        }
        function bodyOf({ status, body }, { method }) {
            return method === 'HEAD' || WITHOUT_BODY.has(status) ? new Uint8Array() : body;
        }
        const WITHOUT_BODY = new Set([204, 205, 304]);
        function end({ trailers }, reply, body) {
            if (trailers !== undefined)
                reply.addTrailers({ ...trailers });
            if ('stream' in reply)
                closeOnceSent(reply.stream, trailers === undefined ? 'finish' : 'wantTrailers');
            if (body.length === 0)
                reply.end();
            else
                reply.end(body);
        }
        function closeOnceSent(stream, last) {
            stream.once(last, () => setImmediate(() => stream.readableEnded || stream.close()));
        }
        function sendHeadOnly(headers, reply) {
            if (!('stream' in reply))
                return;
            const options = { endStream: true, sendDate: false };
            reply.stream.respond(headers, options);
            reply.stream.close();
        }
        async function sendMessages({ headers, messages }, reply, { signal }) {
            const body = new Uint8Array();
            writeHead({ status: 200, headers, body, trailers: {} }, reply, 0);
            for (;;) {
                const next = await messages.next();
                if (signal.aborted)
                    return;
                if (next.done === true)
                    return end({ status: 200, headers, body, trailers: next.value }, reply, body);
                if (!streamOf(reply).write(next.value))
                    await (0, external_node_events_.once)(streamOf(reply), 'drain', { signal });
            }
        }
        function truncate(given, reply) {
            const { body } = given;
            sendHead(given, reply, Math.max(1, body.length));
            streamOf(reply).write(body.subarray(0, Math.floor(body.length / 2)), () => cut(reply));
        }
        function sendHead(given, reply, length) {
            writeHead(given, reply, length);
            if (!('stream' in reply))
                reply.flushHeaders();
        }
        async function drip(given, intervalMs, reply, request) {
            sendHead(given, reply, given.body.length);
            for (const byte of bodyOf(given, request)) {
                await (0, external_node_timers_promises_.setTimeout)(intervalMs, undefined, { signal: request.signal });
                streamOf(reply).write(Uint8Array.of(byte));
            }
            end(given, reply, new Uint8Array());
        }
        function cut(reply) {
            if ('stream' in reply)
                reply.stream.close(external_node_http2_.constants.NGHTTP2_INTERNAL_ERROR);
            else
                reply.destroy();
        }
        function streamOf(reply) {
            return 'stream' in reply ? reply.stream : reply;
        }
        ;
        async function serveMessage(message, reply, options) {
            const { gone } = options;
            onceAborted(reply, () => gone.abort());
            try {
                const answer = await answerMessage(message, options);
                if (answer === undefined || gone.signal.aborted)
                    return;
                await sendAnswer(answer, reply, { method: message.method, signal: gone.signal });
            }
            catch (error) {
                if (!gone.signal.aborted)
                    throw error;
            }
        }
        async function answerMessage(message, options) {
            if (isHeadTooLarge(message))
                return { kind: 'response', response: garbledResponse('HPE_HEADER_OVERFLOW') };
            if (isGrpcCall(message)) {
                if (message.method !== 'POST')
                    return METHOD_NOT_ALLOWED;
                const { grpc } = await options.answerers;
                return toStreamAnswer(await grpc(toCall(message, options)));
            }
            const body = await receiveBody(message, { keep: MAX_REQUEST_BYTES + 1, timeoutMs: options.timeoutMs });
            const { rest } = await options.answerers;
            if (body === 'gone' || options.gone.signal.aborted)
                return undefined;
            if (body === 'late')
                return LATE;
            return rest(toRequest(message, body, options));
        }
        function isGrpcCall(message) {
            return 'stream' in message && (message.headers['content-type'] ?? '').includes('application/grpc');
        }
        const LATE = { kind: 'response', response: garbledResponse('ERR_HTTP_REQUEST_TIMEOUT') };
        function toCall(message, { gone, timeoutMs }) {
            const keep = grpc_answer.FI + grpc_answer.mN;
            return {
                path: message.url ?? '/',
                headers: headersOf(message),
                receive: () => receiveBody(message, { keep, timeoutMs, findEnd: grpc_answer.NI }),
                chunks: receiveChunks(message),
                signal: gone.signal,
            };
        }
        function toRequest(message, { bytes }, { origin, gone }) {
            const target = message.url ?? '/';
            const body = bytes.toString(bytes.length > MAX_REQUEST_BYTES ? 'latin1' : 'utf8');
            return {
                method: message.method ?? 'GET',
                url: target.startsWith('/') ? `${origin}${target}` : `${origin}/${target}`,
                headers: headersOf(message),
                body: body === '' ? undefined : body,
                signal: gone.signal,
            };
        }
        const METHOD_NOT_ALLOWED = {
            kind: 'response',
            response: { status: 405, headers: { allow: 'POST' }, body: new Uint8Array() },
        };
        function toStreamAnswer(answer) {
            switch (answer.kind) {
                case 'http':
                    return { kind: 'response', response: answer.response };
                case 'cut':
                case 'hang':
                    return answer;
                case 'late':
                    return LATE;
                case 'stream':
                    return { ...answer, headers: { ...CONTENT_TYPE, ...answer.headers } };
                case 'refusal': {
                    const { headers, trailers } = answer;
                    return { kind: 'head', headers: { ':status': 200, ...CONTENT_TYPE, ...headers, ...trailers } };
                }
                case 'response':
                case 'truncate':
                case 'drip': {
                    const { headers, body, trailers, ...how } = answer;
                    return { ...how, response: { status: 200, headers: { ...CONTENT_TYPE, ...headers }, body, trailers } };
                }
                default:
                    return (0, errors.xb)(answer);
            }
        }
        const CONTENT_TYPE = { 'content-type': 'application/grpc' };
        ;
        const TIMEOUTS = { headMs: 60_000, requestMs: 300_000, idleMs: 600_000 };
        function createProtocols(timeouts, receive) {
            const http1 = startHttp1(timeouts, receive);
            const http2 = startHttp2(timeouts, receive);
            return {
                acceptByPreface: (socket) => {
                    readPreface(socket, timeouts.headMs, (isHttp2) => (isHttp2 ? http2 : http1).emit('connection', socket));
                },
                acceptByAlpn: (socket) => {
                    socket.on('error', ignoreError);
                    (socket.alpnProtocol === 'h2' ? http2 : http1).emit('connection', socket);
                },
                close: () => {
                    http1.close();
                    http2.close();
                },
            };
        }
        function startHttp1({ headMs, requestMs }, receive) {
            const server = (0, external_node_http_.createServer)({
                headersTimeout: headMs,
                requestTimeout: requestMs,
                connectionsCheckingInterval: headMs / 2,
            });
            server.on('request', receive);
            server.on('clientError', refuseGarbled);
            server.emit('listening');
            return server;
        }
        const MAX_STREAMS = 250;
        function startHttp2({ idleMs }, receive) {
            const server = (0, external_node_http2_.createServer)({ settings: { maxConcurrentStreams: MAX_STREAMS } });
            for (const event of ['request', 'connect', 'checkExpectation'])
                server.on(event, receive);
            server.setTimeout(idleMs);
            server.on('session', (session) => {
                session.socket.once('end', () => session.destroy());
            });
            return server;
        }
        const PREFACE = 'PRI';
        function readPreface(socket, timeoutMs, decide) {
            let held = Buffer.alloc(0);
            const timer = setTimeout(() => socket.destroy(), timeoutMs);
            const end = () => void socket.destroy();
            const read = () => {
                const chunk = socket.read();
                if (chunk === null)
                    return;
                held = Buffer.concat([held, chunk]);
                const start = held.toString('latin1', 0, PREFACE.length);
                if (start !== PREFACE && PREFACE.startsWith(start))
                    return;
                clearTimeout(timer);
                socket.off('readable', read).off('end', end);
                socket.unshift(held);
                decide(start === PREFACE);
            };
            socket.on('error', ignoreError).once('close', () => clearTimeout(timer));
            socket.on('readable', read).on('end', end);
        }
        function ignoreError() { }
        ;
        async function openListener(port, { tls, timeouts = TIMEOUTS } = {}) {
            const answerers = Promise.withResolvers();
            const open = new Set();
            const protocols = createProtocols(timeouts, (message, response) => {
                const gone = new AbortController();
                open.add(gone);
                const timeoutMs = timeouts.requestMs;
                void serveMessage(message, response, { origin, answerers: answerers.promise, gone, timeoutMs }).finally(() => open.delete(gone));
            });
            const server = tls === undefined ? openCleartext(protocols) : openTls(tls, protocols, timeouts);
            const sockets = rememberSockets(server);
            const origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${await bind(server, port)}`;
            return {
                origin,
                serve: (rest, grpc) => answerers.resolve({ rest, grpc }),
                close: () => new Promise((resolve) => {
                    for (const gone of open)
                        gone.abort();
                    server.close(() => resolve());
                    protocols.close();
                    for (const socket of sockets)
                        socket.destroy();
                }),
            };
        }
        function openCleartext(protocols) {
            return (0, external_node_net_.createServer)({ allowHalfOpen: true, noDelay: true }, protocols.acceptByPreface);
        }
        function openTls(tls, protocols, { headMs }) {
            const options = { ...tls, ALPNProtocols: ['h2', 'http/1.1'], handshakeTimeout: headMs, noDelay: true };
            try {
                return (0, external_node_tls_.createServer)(options, protocols.acceptByAlpn).on('tlsClientError', (_error, socket) => {
                    socket.destroy();
                });
            }
            catch (cause) {
                const reason = cause instanceof Error ? cause.message : 'unknown reason';
                throw new errors.OD('config_input_invalid', `the certificate and key cannot be used: ${reason}`, {
                    cause,
                    hint: 'Use PEM files that belong together: --tls-cert with the chain, --tls-key without a passphrase.',
                });
            }
        }
        function rememberSockets(server) {
            const sockets = new Set();
            server.on('connection', (socket) => {
                sockets.add(socket);
                socket.once('close', () => sockets.delete(socket));
            });
            return sockets;
        }
        function bind(server, port) {
            return new Promise((resolve, reject) => {
                server.once('error', (cause) => {
                    const reason = `cannot listen on 127.0.0.1:${port} (${cause.code ?? cause.message})`;
                    reject(new errors.OD('config_input_invalid', reason, { cause, hint: 'Use another --port.' }));
                });
                server.listen(port, '127.0.0.1', () => resolve(server.address().port));
            });
        }
        var external_node_crypto_ = __webpack_require__(7598);
        var schemas = __webpack_require__(2857);
        var advisory_timeline = __webpack_require__(4766);
        ;
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
        ;
        function strictObject(shape) {
            const known = Object.keys(shape);
            return schemas.rej(shape, {
                error: (issue) => {
                    if (issue.code === 'unrecognized_keys')
                        return describeUnknown('key', issue.keys, known);
                    return issue.input === null
                        ? 'must not be empty; add a key or remove it'
                        : 'must be a mapping of keys to values';
                },
            });
        }
        function oneOf(what, words) {
            return schemas.k5n(words, {
                error: (issue) => typeof issue.input === 'string'
                    ? describeUnknown(what, [issue.input], words)
                    : `expected one of ${words.join(', ')}`,
            });
        }
        function describeUnknown(what, unknown, known) {
            const [first = ''] = unknown;
            const near = nearestWord(first, known);
            const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
            return `unknown ${what} "${first.slice(0, 60)}", ${advice}`;
        }
        ;
        const UNIT_MS = {
            s: 1_000,
            m: 60_000,
            h: 3_600_000,
            d: 86_400_000,
            w: 604_800_000,
        };
        function readSeedTime(text, now) {
            if (text === 'now')
                return now;
            const [, sign, duration] = /^now([+-])(.+)$/.exec(text) ?? [];
            if (duration === undefined)
                return (0, instant.Wr)(text);
            const milliseconds = readSeedDuration(duration);
            if (milliseconds === undefined)
                return undefined;
            return (0, instant.fN)(sign === '-' ? now - milliseconds : now + milliseconds);
        }
        function readSeedDuration(text) {
            const [, count, unit] = /^(\d{1,6})([smhdw])$/.exec(text) ?? [];
            const unitMs = UNIT_MS[unit ?? ''];
            return unitMs === undefined ? undefined : Number(count) * unitMs;
        }
        const SeedTime = schemas.YjP()
            .refine((text) => readSeedTime(text, (0, instant.fN)(0)) !== undefined, 'must be a time such as 2026-05-01T00:00:00Z, now-90d or now-36h');
        const SeedDuration = schemas.YjP()
            .refine((text) => (readSeedDuration(text) ?? 0) > 0, 'must be a duration such as 30m, 12h, 1d or 2w');
        var uid = __webpack_require__(8089);
        ;
        const FALSE_POSITIVE_TYPES = [
            'TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED',
            'TYPE_COMPONENT_VULNERABILITY_MISMATCH',
            'TYPE_VULNERABLE_CODE_VERSION_NOT_USED',
            'TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE',
            'TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH',
            'TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
            'TYPE_INLINE_MITIGATIONS_EXIST',
        ];
        const EventSeed = strictObject({
            at: SeedTime,
            kind: oneOf('kind of event', advisory_timeline.JF),
            state: oneOf('review state', ['pending', 'approved', 'request-changes', 'rejected']).default('approved'),
            fixedVersion: schemas.YjP().optional(),
            patchedVersions: schemas.YOg(schemas.YjP()).optional(),
            artifactVersion: schemas.YjP().optional(),
            type: schemas.YjP()
                .transform((type) => (type.startsWith('TYPE_') ? type : `TYPE_${type}`))
                .pipe(oneOf('type of a false positive', FALSE_POSITIVE_TYPES))
                .optional(),
            note: schemas.YjP().optional(),
            author: schemas.YjP().optional(),
            reviewer: schemas.YjP().optional(),
        })
            .refine((event) => (event.kind === 'fixed') === (event.fixedVersion !== undefined), {
            message: 'is required for events of kind fixed and not allowed for other kinds',
            path: ['fixedVersion'],
        })
            .refine((event) => event.kind === 'detection' || event.artifactVersion === undefined, {
            message: 'is for events of kind detection only',
            path: ['artifactVersion'],
        })
            .readonly();
        const SeveritySeed = strictObject({
            type: oneOf('type of a severity', ['TYPE_CVSS_V2', 'TYPE_CVSS_V3', 'TYPE_CVSS_V4']),
            score: schemas.YjP(),
        });
        const AdvisorySeed = strictObject({
            uid: uid.n.optional(),
            advisoryId: schemas.YjP().min(1),
            artifactName: schemas.YjP().min(1),
            artifactType: schemas.YjP().default('apk'),
            origin: schemas.YjP().optional(),
            architecture: schemas.YjP().optional(),
            legacyAdvisoryId: schemas.YjP().optional(),
            author: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
            aliases: schemas.YOg(schemas.YjP()).default([]),
            severities: schemas.YOg(SeveritySeed).default([]),
            events: schemas.YOg(EventSeed).default([]),
            deletedAt: SeedTime.optional(),
        });
        var capability = __webpack_require__(2375);
        var eol_tag = __webpack_require__(4010);
        var server_routes = __webpack_require__(1401);
        ;
        const ROUTE_NAMES = [...server_routes.s.keys()];
        const FaultSeed = strictObject({
            route: oneOf('route', ROUTE_NAMES),
            path: schemas.YjP().min(1).optional(),
            nth: schemas.KCZ([schemas.euz('*'), schemas.Whr().min(1)], 'must be a positive integer or "*"'),
            times: schemas.Whr().min(1).default(1),
            kind: oneOf('kind of fault', [
                'none',
                'status',
                'html',
                'not-json',
                'empty',
                'truncate',
                'drip',
                'cut',
                'hang',
                'stale',
            ]).optional(),
            status: schemas.Whr().min(200).max(599).optional(),
            body: schemas.L5J().optional(),
            headers: schemas.g1P(schemas.YjP(), schemas.YjP()).default({}),
            delayMs: schemas.Whr().min(0).default(0),
            applied: schemas.zMY().default(false),
            lagMs: schemas.Whr().min(1).default(10_000),
            intervalMs: schemas.Whr().min(1).default(1_000),
        })
            .refine((fault) => fault.kind !== 'status' || fault.status !== undefined, {
            message: 'is required for faults of kind status',
            path: ['status'],
        })
            .refine((fault) => fault.kind !== 'stale' || fault.route.startsWith('list'), {
            message: 'stale applies to list routes only',
            path: ['kind'],
        });
        var group = __webpack_require__(5702);
        var identity = __webpack_require__(6140);
        var relationship = __webpack_require__(223);
        var coerce = __webpack_require__(9567);
        var tag = __webpack_require__(951);
        ;
        const PACKAGE_TYPES = ['apk', 'npm', 'pypi', 'golang', 'maven', 'gem'];
        const ImagePackage = strictObject({
            type: oneOf('type of a package', PACKAGE_TYPES).optional(),
            name: schemas.YjP().min(1),
            version: schemas.YjP().min(1),
            origin: schemas.YjP().optional(),
            arch: schemas.k5n(['x86_64', 'aarch64']).optional(),
            distribution: schemas.YjP().min(1).optional(),
        });
        const PackageSeed = strictObject({
            ...ImagePackage.shape,
            from: SeedTime.optional(),
            until: SeedTime.optional(),
        });
        const SBOM_LAYOUTS = ['linked', 'inline', 'none'];
        const LAYERINGS = ['single', 'by-origin'];
        const image_seed_text = schemas.YjP('must be a string')
            .refine((value) => !value.includes('\0'), 'must not contain a NUL character');
        const ConfigSeed = strictObject({
            user: image_seed_text.optional(),
            entrypoint: schemas.YOg(image_seed_text).optional(),
            command: schemas.YOg(image_seed_text).optional(),
            env: schemas.g1P(image_seed_text.regex(/^[^=]+$/, 'is not the name of a variable'), image_seed_text.nullable()).optional(),
            'working-dir': image_seed_text.optional(),
            ports: schemas.YOg(coerce.Yj().regex(/^\d{1,5}(\/(tcp|udp|sctp))?$/, 'must be a port such as 8080 or 53/udp'))
                .optional(),
            volumes: schemas.YOg(image_seed_text).optional(),
            'stop-signal': image_seed_text.optional(),
            labels: schemas.g1P(image_seed_text, image_seed_text.nullable()).optional(),
        });
        const ChangeSeed = strictObject({
            at: SeedTime,
            set: schemas.YOg(ImagePackage).default([]),
            remove: schemas.YOg(schemas.YjP()).default([]),
            config: ConfigSeed.optional(),
        });
        const imageShape = {
            packages: schemas.YOg(PackageSeed).optional(),
            config: ConfigSeed.optional(),
            changes: schemas.YOg(ChangeSeed).default([]),
        };
        const imageFormShape = {
            sbom: oneOf('layout of SBOMs', SBOM_LAYOUTS).default('linked'),
            layers: oneOf('division into layers', LAYERINGS).default('single'),
        };
        const BuildSeed = strictObject({
            at: SeedTime,
            digest: tag.Ew.optional(),
            packages: schemas.YOg(ImagePackage).optional(),
            config: ConfigSeed.optional(),
        }).refine(({ digest, packages, config }) => digest === undefined || (packages ?? config) === undefined, {
            message: 'a build with a given digest has no content, so that it has neither packages nor config',
            path: ['digest'],
        });
        const GeneratedHistory = strictObject({
            from: SeedTime,
            every: SeedDuration,
            count: schemas.Whr().min(1).max(1_000_000).optional(),
            until: SeedTime.optional(),
        }).refine((series) => (series.count === undefined) !== (series.until === undefined), 'must have either count or until');
        const HistorySeed = schemas.KCZ([schemas.YOg(BuildSeed).min(1, 'must have at least one build'), GeneratedHistory], 'must be a list of builds, or have from, every, and count or until');
        ;
        const SIGNATURE_FORMS = ['legacy', 'bundle', 'bundle-rekor-v1', 'both', 'none'];
        const SIGNATURE_FAULTS = [
            'wrong-identity',
            'bad-signature',
            'bad-attestation',
            'unknown-authority',
            'other-digest',
            'other-name',
            'no-log-entry',
        ];
        const SignatureWord = oneOf('form or fault of signatures', [...SIGNATURE_FORMS, ...SIGNATURE_FAULTS]);
        const SignatureSeed = schemas.KCZ([
            SignatureWord,
            strictObject({
                form: oneOf('form of signatures', SIGNATURE_FORMS),
                fault: oneOf('fault of signatures', SIGNATURE_FAULTS),
            }),
        ], { error: ({ input }) => SignatureWord.safeParse(input).error?.issues[0]?.message });
        function readSignatures(seed) {
            if (typeof seed !== 'string')
                return seed;
            const fault = SIGNATURE_FAULTS.find((one) => one === seed);
            return { form: SIGNATURE_FORMS.find((one) => one === seed) ?? 'legacy', fault };
        }
        var repo = __webpack_require__(6099);
        ;
        const CAPABILITY_NAMES = Object.keys(capability.$8);
        const seed_name = schemas.YjP().min(1);
        const described = { description: schemas.YjP().optional(), uid: uid.n.optional() };
        const EolSeed = strictObject({
            mainPackageName: schemas.YjP().optional(),
            mainPackageVersion: strictObject(eol_tag.Oo.shape).optional(),
            tagStatus: oneOf('status of a tag', eol_tag.I).optional(),
            graceStatus: oneOf('status of the grace period', eol_tag.Uk).optional(),
            gracePeriodExpiryDate: SeedTime.optional(),
        });
        const TagSeed = strictObject({
            name: schemas.YjP().regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            deprecated: schemas.zMY().default(false),
            eol: EolSeed.optional(),
            ...imageShape,
            history: HistorySeed,
        }).refine(({ changes, history }) => changes.length === 0 || !Array.isArray(history), {
            message: 'is for generated histories; a build of a listed one can have packages and config',
            path: ['changes'],
        });
        const RepoSeed = strictObject({
            ...described,
            name: schemas.YjP().regex(repo.V, 'is not a repository name'),
            ...imageShape,
            ...imageFormShape,
            signatures: SignatureSeed.optional(),
            tags: schemas.YOg(TagSeed).default([]),
        });
        const LibrarySeed = strictObject({
            ecosystem: oneOf('ecosystem', ['java', 'python']),
            name: seed_name,
            description: schemas.YjP().optional(),
            versions: schemas.YOg(strictObject({
                version: seed_name,
                at: SeedTime,
                sizeBytes: schemas.Whr().min(0).default(0),
                cudaVersion: schemas.YjP().optional(),
                remediated: schemas.zMY().default(false),
            }))
                .min(1, 'must have at least one version'),
        });
        const PolicySeed = strictObject({
            name: oneOf('policy', ['no-eol', 'cooldown', 'support-window']),
            mode: oneOf('mode', ['enforced', 'dry-run']).default('enforced'),
            days: schemas.Whr().min(0).default(7),
            months: schemas.Whr().min(0).default(6),
        });
        const seed_relationship = {
            claimMatch: strictObject(relationship.M7.shape).optional(),
            staticKeys: strictObject({ ...relationship.P.shape, expirationTime: SeedTime.optional() }).optional(),
            awsIdentity: strictObject(relationship.Og.shape).optional(),
            servicePrincipal: oneOf('service principal', relationship.qT).optional(),
        };
        const IdentitySeed = strictObject({
            ...described,
            name: schemas.YjP().regex(identity.p5, 'must match ^[a-z0-9 ._-]{1,}$'),
            ...seed_relationship,
            bindings: schemas.YOg(strictObject({ role: seed_name, group: seed_name.optional() })).default([]),
        });
        const groupShape = { ...described, name: group.Zd, identities: schemas.YOg(IdentitySeed).default([]) };
        const GroupSeed = schemas.RZV(() => strictObject({ ...groupShape, groups: schemas.YOg(GroupSeed).default([]) }));
        const RoleSeed = strictObject({
            name: seed_name,
            description: schemas.YjP().optional(),
            uid: schemas.YjP()
                .regex(/^[0-9a-f]{16,40}$/, 'is not a role uid')
                .optional(),
            capabilities: schemas.YOg(oneOf('capability', CAPABILITY_NAMES)).min(1),
        });
        const OrganizationSeed = strictObject({
            ...groupShape,
            public: schemas.KCZ([schemas.zMY(), schemas.euz('all-tags')], 'expected true, false or all-tags').default(false),
            verified: schemas.zMY().optional(),
            kind: oneOf('kind of organization', group.S$).optional(),
            status: oneOf('status of an organization', group.JI).default('ORG_STATUS_READY'),
            resourceLimits: schemas.g1P(schemas.YjP(), schemas.Whr().min(0)).optional(),
            groups: schemas.YOg(GroupSeed).default([]),
            roles: schemas.YOg(RoleSeed).default([]),
            signatures: SignatureSeed.default('legacy'),
            repos: schemas.YOg(RepoSeed).default([]),
            advisories: schemas.YOg(AdvisorySeed).default([]),
            libraries: schemas.YOg(LibrarySeed).default([]),
            policies: schemas.YOg(PolicySeed).default([]),
        });
        const GitHubSeed = strictObject({
            issuer: schemas.OZ5().default('https://token.actions.githubusercontent.com'),
            subject: oneOf('subject form', ['legacy', 'immutable']).default('legacy'),
            claims: schemas.g1P(schemas.YjP(), schemas.YjP('must be a string')).default({}),
        });
        const Seed = strictObject({
            organizations: schemas.YOg(OrganizationSeed).default([]),
            github: GitHubSeed.prefault({}),
            faults: schemas.YOg(FaultSeed).default([]),
        });
        ;
        function addressesOf(origin) {
            const { host, hostname } = new URL(origin);
            return { apiUrl: origin, issuerUrl: origin, tokenUrl: origin, registry: host, hostname };
        }
        var answer_call = __webpack_require__(240);
        var error_body = __webpack_require__(6511);
        var faults = __webpack_require__(7443);
        var requests_refusal = __webpack_require__(1772);
        var route_call = __webpack_require__(8270);
        ;
        function matchRoute(method, path) {
            if (LEFT_OUT.test(path))
                return { kind: 'unknown' };
            const released = path.replace(BETA, '/$1/v2/');
            const candidates = PATTERNS.flatMap(({ name, route, pattern }) => {
                const values = readPath(pattern, released);
                return values === undefined ? [] : [{ name, route, values }];
            });
            const [first] = candidates;
            if (first === undefined)
                return { kind: 'unknown' };
            const match = candidates.find(({ route }) => route.method === method);
            if (match !== undefined)
                return { kind: 'route', ...match };
            return {
                kind: 'other-method',
                route: first.route,
                allowed: candidates.map(({ route }) => route.method),
            };
        }
        const BETA = /^\/(iam|registry|vulnerabilities|libraries|advisory|events|ping)\/v2beta1\//;
        function readPath(pattern, path) {
            const match = pattern.exec(path);
            if (match === null)
                return undefined;
            const decoded = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decode(value)]);
            if (decoded.some(([, value]) => value === undefined))
                return undefined;
            return Object.fromEntries(decoded.map(([key, value]) => [key, value ?? '']));
        }
        const LEFT_OUT = /^\/(?:iam\/v1\/identities\/metadata|registry\/v1\/repos\/.+\/(?:deployment|imageconfig))$/;
        function toPattern({ method, path }) {
            const isCreated = method === 'POST' && /^\/\w+\/v1\//.test(path);
            const escaped = path.replace(/[.$+]/g, String.raw `\$&`);
            const pattern = (isCreated ? escaped.replace(/\/\{(\w+)\}$/, '(?:/|$)(?<$1>.*)') : escaped).replace(/\{(\w+)\}/g, (_, key) => `(?<${key}>${MANY_COMPONENTS.has(key) ? '.+' : '[^/]+'})`);
            return new RegExp(`^${pattern}$`);
        }
        const MANY_COMPONENTS = new Set(['uid', 'parent', 'image']);
        const PATTERNS = [...server_routes.s]
            .map(([name, route]) => ({
            name,
            route,
            pattern: toPattern(route),
            spelledOut: spelledOut(route.path),
        }))
            .sort((one, other) => other.spelledOut - one.spelledOut);
        function spelledOut(template) {
            return template.replace(/\{\w+\}/g, '').length;
        }
        function decode(text) {
            try {
                return decodeURIComponent(text);
            }
            catch {
                return undefined;
            }
        }
        var unpopulated_fields = __webpack_require__(6789);
        var parse_json = __webpack_require__(6340);
        var body_form = __webpack_require__(9);
        ;
        function createAnswerer(options) {
            return async (request) => {
                const answer = await answerRequest(request, options);
                if (!('response' in answer))
                    return answer;
                const date = new Date(options.services.clock.now()).toUTCString();
                return { ...answer, response: { ...answer.response, headers: { date, ...answer.response.headers } } };
            };
        }
        async function answerRequest(request, options) {
            const { clock } = options.services;
            if (options.latencyMs > 0)
                await clock.sleep(options.latencyMs, request.signal);
            const url = new URL(request.url);
            const match = hasDotSegment(request.url) ? UNKNOWN : matchRequest(request, url.pathname);
            if (match.kind !== 'route')
                return { kind: 'response', response: refuseUnmatched(match, url, options) };
            if ((request.body?.length ?? 0) > MAX_REQUEST_BYTES) {
                return { kind: 'response', response: refuse(TOO_LARGE, match.route, options) };
            }
            const call = readCall(request, match, url.searchParams);
            const sleep = (milliseconds) => clock.sleep(milliseconds, request.signal);
            const { name, route } = match;
            return (0, answer_call.l)({ name, route, call, sleep }, httpForm(route, options), options);
        }
        function matchRequest({ method, headers }, path) {
            const match = matchRoute(method, path);
            const isQuery = match.kind === 'other-method' && match.route.face === 'api' && method === 'POST';
            return isQuery && isForm(headers) ? matchRoute('GET', path) : match;
        }
        function readCall({ method, headers, body = '' }, { route, values }, query) {
            const form = new URLSearchParams(isForm(headers) ? body : '');
            return {
                values,
                headers,
                query: parametersOf(method === route.method ? query : new URLSearchParams([...form, ...query])),
                form: parametersOf(form),
                body: route.form === true ? undefined : (0, parse_json.q)(body),
                bodyForm: (0, body_form.YQ)(route),
            };
        }
        function isForm(headers) {
            const [mediaType = ''] = (headers['content-type'] ?? '').split(';', 1);
            return mediaType.trim().toLowerCase() === 'application/x-www-form-urlencoded';
        }
        function parametersOf(given) {
            const byName = Map.groupBy(given, ([name]) => name);
            return new Map([...byName].map(([name, entries]) => [name, entries.map(([, value]) => value)]));
        }
        function httpForm(route, options) {
            return {
                respond: (value) => {
                    if (value === undefined)
                        return { status: 200, headers: {}, body: new Uint8Array() };
                    return value instanceof route_call.g6 ? value.response : json(200, (0, unpopulated_fields.o)(value, route));
                },
                refuse: (refusal) => refuse(refusal, route, options),
                fail: () => json(500, (0, error_body.R)()),
                deliver: (response, delivery) => ({ ...delivery, response }),
                replace: (fault) => ({ kind: 'response', response: (0, faults.Q)(fault) }),
                withhold: (kind) => ({ kind }),
            };
        }
        const UNKNOWN = { kind: 'unknown' };
        function hasDotSegment(address) {
            const [path = ''] = address.split(/[?#]/, 1);
            return /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
        }
        const TOO_LARGE = new requests_refusal.P_('INVALID_ARGUMENT', `Invalid argument: body: must not be larger than ${MAX_REQUEST_BYTES} bytes`, { status: 413 });
        function refuseUnmatched(match, url, options) {
            if (match.kind === 'unknown') {
                const { pathname: path } = url;
                const refusal = new requests_refusal.P_('NOT_FOUND', `Not found: ${path.slice(0, 200)}`);
                return refuse(refusal, { path, face: /^\/v2(?:\/|$)/.test(path) ? 'registry' : 'api' }, options);
            }
            const allow = match.allowed.join(', ');
            const refusal = new requests_refusal.P_('UNIMPLEMENTED', `Method not allowed: ${allow} only`, {
                status: 405,
                headers: { allow },
            });
            return refuse(refusal, match.route, options);
        }
        function refuse(refusal, { path, face }, { services }) {
            const body = (0, error_body.AK)(refusal, { face, path, serviceDomain: services.addresses.hostname });
            return json(refusal.status, body, refusal.options.headers);
        }
        function json(status, body, headers = {}) {
            return {
                status,
                headers: { 'content-type': 'application/json', ...headers },
                body: new TextEncoder().encode(JSON.stringify(body)),
            };
        }
        var caller = __webpack_require__(3973);
        var message_packages = __webpack_require__(729);
        ;
        class TransportFailure extends Error {
            name = 'TransportFailure';
            kind;
            constructor(kind, message, cause) {
                super(message, cause === undefined ? {} : { cause });
                this.kind = kind;
            }
        }
        var sign = __webpack_require__(1374);
        ;
        function toCloudEvent({ route, subject, extensions, body, actor }, declared, { id, time, apiUrl }) {
            const attributes = {
                specversion: '1.0',
                id,
                source: `${apiUrl}${route.path.split('/{', 1)[0] ?? ''}`,
                type: declared.type,
                subject,
                time,
                audience: 'customer',
                bodytype: declared.bodyType,
                ...Object.fromEntries(Object.entries(extensions).filter(([name]) => declared.extensions.includes(name))),
            };
            return {
                headers: {
                    'content-type': 'application/json',
                    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value])),
                },
                body: JSON.stringify({ actor: { subject: actor }, body: declared.toBody(body) }),
            };
        }
        const SIGNATURE_HEADER = 'x-jws-signature';
        async function signEvent(body, key) {
            const signed = await new sign.n(new TextEncoder().encode(body))
                .setProtectedHeader({ alg: key.algorithm, kid: key.kid })
                .sign(key.privateKey);
            return `${signed.protected ?? ''}..${signed.signature}`;
        }
        var message_names = __webpack_require__(9153);
        var message_package = __webpack_require__(5149);
        ;
        function declaredEvents(parts) {
            const messages = (0, message_names.EF)(parts, (part) => part.messages);
            const events = [...(0, message_names.uG)(parts)].flatMap(([row, { packageName, method }]) => {
                const { event, audience, extensions, request, response } = method;
                if (event === undefined || audience === 'INTERNAL')
                    return [];
                const bodyType = (0, message_names.PM)(response === 'google.protobuf.Empty' ? request : response, packageName);
                const declared = {
                    type: `dev.chainguard.api.${event}.v1`,
                    extensions: extensions ?? ['group'],
                    bodyType,
                    toBody: (shown) => pickFields(shown, bodyType, messages),
                };
                return [[row, declared]];
            });
            return new Map(events);
        }
        function pickFields(shown, message, messages) {
            const packageName = message.replace(/\.[A-Z].*$/, '');
            const picked = Object.entries(messages.get(message) ?? {}).flatMap(([field, [, type]]) => {
                const name = message_package.q[`${message}.${field}`] ?? (0, body_form.Cb)(field);
                const value = shown[name];
                const inner = (0, message_names.PM)(type, packageName);
                const pick = (one) => messages.has(inner) ? pickFields(Object(one), inner, messages) : one;
                return value === undefined ? [] : [[name, Array.isArray(value) ? value.map(pick) : pick(value)]];
            });
            return Object.fromEntries(picked);
        }
        ;
        const DELIVERY = { attempts: 6, firstPauseMs: 1_000, attemptMs: 10_000, maxBytes: 64 * 1024 };
        function createEventPublisher(options) {
            const { send, store, clock, key, addresses, onBug } = options;
            const events = declaredEvents(message_packages.u);
            const underWay = new Set();
            const stopped = new AbortController();
            function start(delivery) {
                const ended = delivery.catch(onBug).finally(() => underWay.delete(ended));
                underWay.add(ended);
            }
            return {
                publish: (occurrence) => {
                    const { rpc = '' } = occurrence.route;
                    const declared = events.get(rpc);
                    if (declared === undefined)
                        throw new Error(`the method ${rpc} declares no event`);
                    if (send === undefined)
                        return;
                    const envelope = { id: (0, external_node_crypto_.randomUUID)(), time: (0, instant.r4)(clock.now()), apiUrl: addresses.apiUrl };
                    const event = toCloudEvent(occurrence, declared, envelope);
                    for (const sink of sinksOf(occurrence, store)) {
                        start(signEvent(event.body, key).then((signature) => deliverEvent({ sink, ...event, signature }, { send, clock, signal: stopped.signal })));
                    }
                },
                settled: async () => {
                    await Promise.all(underWay);
                },
                stop: () => stopped.abort(),
            };
        }
        function sinksOf({ extensions: { group } }, store) {
            const subscriptions = store.resources
                .list({ kind: 'subscription' })
                .filter(({ parent }) => `${group}/`.startsWith(`${parent}/`));
            return [...new Set(subscriptions.map(({ body }) => String(body['sink'])))];
        }
        async function deliverEvent(delivery, by) {
            for (let attempt = 1; attempt <= DELIVERY.attempts && !by.signal.aborted; attempt += 1) {
                if (await isTaken(delivery, by))
                    return;
                if (attempt === DELIVERY.attempts)
                    return;
                await pause(DELIVERY.firstPauseMs * 2 ** (attempt - 1), by);
            }
        }
        async function isTaken({ sink, headers, body, signature }, { send, signal }) {
            try {
                const { status } = await send({
                    method: 'POST',
                    url: sink,
                    headers: { ...headers, [SIGNATURE_HEADER]: signature },
                    body,
                    timeoutMs: DELIVERY.attemptMs,
                    maxBytes: DELIVERY.maxBytes,
                    signal,
                });
                return status >= 200 && status < 300;
            }
            catch (error) {
                if (error instanceof TransportFailure)
                    return false;
                throw error;
            }
        }
        async function pause(milliseconds, { clock, signal }) {
            try {
                await clock.sleep(milliseconds, signal);
            }
            catch (error) {
                if (!signal.aborted)
                    throw error;
            }
        }
        ;
        function createInMemorySend(answer, clock) {
            return async (request) => {
                try {
                    request.signal?.throwIfAborted();
                    return await receive(request, answer, clock);
                }
                catch (error) {
                    throw request.signal?.aborted === true ? failure('cancelled', request) : error;
                }
            };
        }
        async function receive(request, answer, clock) {
            const startedAt = clock.now();
            const given = await answer(request);
            if (clock.now() - startedAt >= request.timeoutMs)
                throw failure('timeout', request);
            switch (given.kind) {
                case 'response':
                    return withinLimit(given.response, request);
                case 'drip':
                    await waitFor(given.response.body.length * given.intervalMs, request, clock);
                    return withinLimit(given.response, request);
                case 'truncate':
                case 'cut':
                    throw failure('cut', request);
                case 'hang':
                    await waitFor(request.timeoutMs, request, clock);
                    throw failure('timeout', request);
                default:
                    return (0, errors.xb)(given);
            }
        }
        async function waitFor(milliseconds, request, clock) {
            await clock.sleep(Math.min(milliseconds, request.timeoutMs), request.signal);
            if (milliseconds >= request.timeoutMs)
                throw failure('timeout', request);
        }
        function withinLimit(response, request) {
            if (response.body.length > request.maxBytes)
                throw failure('too_large', request);
            return response;
        }
        function failure(kind, request) {
            return new TransportFailure(kind, `${new URL(request.url).host}: ${kind}`);
        }
        ;
        const MAX_RECORDED = 1_000;
        function createRecentCreations() {
            const created = new Map();
            return {
                add: (resource) => {
                    created.set(`${resource.kind} ${resource.uid}`, resource);
                    const [oldest] = created.keys();
                    if (created.size > MAX_RECORDED && oldest !== undefined)
                        created.delete(oldest);
                },
                after: (kind, time) => [...created.values()]
                    .filter((resource) => resource.kind === kind && resource.createTime > time)
                    .map(({ uid }) => uid),
            };
        }
        var resources_uid = __webpack_require__(6965);
        var registry_images = __webpack_require__(55);
        var digest = __webpack_require__(3691);
        ;
        function textColumn(row, column) {
            const value = row[column];
            if (typeof value !== 'string')
                throw new TypeError(`column ${column} holds no text`);
            return value;
        }
        function numberColumn(row, column) {
            const value = row[column];
            if (typeof value !== 'number')
                throw new TypeError(`column ${column} holds no number`);
            return value;
        }
        ;
        const ARTIFACT_PLACES = ['sig', 'att', 'referrers'];
        function createArtifactStore(database) {
            const insert = database.prepare('INSERT OR IGNORE INTO artifact_part (repo, digest, subject, place) VALUES (?, ?, ?, ?)');
            const select = database.prepare('SELECT subject, place FROM artifact_part WHERE repo = ? AND digest = ?');
            return {
                note: (repo, { subject, place }, parts) => {
                    for (const { digest } of parts)
                        insert.run(repo, digest, subject, place);
                },
                find: (repo, part) => {
                    const row = select.get(repo, part);
                    const place = ARTIFACT_PLACES.find((one) => one === row?.['place']);
                    if (row === undefined || place === undefined)
                        return undefined;
                    return { subject: (0, digest.m)(textColumn(row, 'subject')), place };
                },
            };
        }
        ;
        function contentsOfArtifact({ manifest, config, layers }) {
            return [manifest, config, ...layers];
        }
        ;
        function createMemory(maxValues) {
            const remembered = new Map();
            return {
                get: (key) => remembered.get(key),
                add: (key, value) => {
                    remembered.delete(key);
                    remembered.set(key, value);
                    const [oldest] = remembered.keys();
                    if (remembered.size > maxValues && oldest !== undefined)
                        remembered.delete(oldest);
                },
            };
        }
        function partsOf(image) {
            const { manifest, config, layers } = image;
            return [{ content: manifest, described: image }, ...[config, ...layers].map((content) => ({ content }))];
        }
        var image_source = __webpack_require__(9767);
        var image_contents = __webpack_require__(2125);
        ;
        const MAX_RECIPES = 8;
        function createPartIndex(store) {
            const known = new Map();
            function indexOf(key, source) {
                const period = store.builds.period();
                if (period === undefined)
                    return new Map();
                const [first, last] = [dayOf(period.first), dayOf(period.last)];
                const before = known.get(key);
                known.delete(key);
                const isWhole = before !== undefined && before.first <= first && before.last >= last;
                const indexed = isWhole ? before : { periods: digestsOf(source, first, last), first, last };
                known.set(key, indexed);
                const [oldest] = known.keys();
                if (known.size > MAX_RECIPES && oldest !== undefined)
                    known.delete(oldest);
                return indexed.periods;
            }
            function findMoment({ source, place }, digest) {
                const period = indexOf(JSON.stringify([source.name, place]), source).get(digest);
                if (period === undefined)
                    return undefined;
                return store.builds.isAnyBetween(place, period.start, period.end) ? period.start : undefined;
            }
            return {
                find: (image, digest) => {
                    for (const recipe of recipesOf(image, store)) {
                        const at = findMoment(recipe, digest) ?? findLayer(recipe, digest, store);
                        if (at === undefined)
                            continue;
                        const parts = recipe.source.platforms(at).flatMap(partsOf);
                        return parts.find(({ content }) => content.digest === digest);
                    }
                    return undefined;
                },
            };
        }
        function findLayer({ source, place }, digest, { builds }) {
            const isOf = ({ start }) => source.platforms(start).some(({ layers }) => layers.some((layer) => layer.digest === digest));
            return source.eras.find((era) => isOf(era) && builds.isAnyBetween(place, era.start, era.end))?.start;
        }
        function recipesOf({ name, repo }, { contents }) {
            return [
                { source: (0, image_source.Zp)(name, contents.get(repo.uid) ?? image_contents.$v), place: { repo: repo.uid } },
                ...contents.tagsOf(repo.uid).map((tag) => ({
                    source: (0, image_source.Zp)(name, contents.get(tag) ?? image_contents.$v),
                    place: { tag },
                })),
            ];
        }
        function digestsOf(source, first, last) {
            const periods = new Map();
            for (const era of source.eras) {
                const end = Math.min(last, dayOf((0, instant.fN)(era.end - 1)));
                for (let day = Math.max(first, dayOf(era.start)); day <= end; day += 1) {
                    const period = {
                        start: (0, instant.fN)(Math.max(era.start, day * instant.sO)),
                        end: (0, instant.fN)(Math.min(era.end, (day + 1) * instant.sO)),
                    };
                    for (const { manifest, config } of source.platforms(period.start)) {
                        const start = periods.get(manifest.digest)?.start ?? period.start;
                        periods.set(manifest.digest, { ...period, start });
                        periods.set(config.digest, { ...period, start });
                    }
                }
            }
            return periods;
        }
        function dayOf(time) {
            return Math.floor(time / instant.sO);
        }
        ;
        const MAX_CONTENTS = 1_000;
        function createImageLocator(store) {
            const memory = createMemory(MAX_CONTENTS);
            const partIndex = createPartIndex(store);
            function remember({ repo }, parts) {
                for (const part of parts)
                    memory.add(`${repo.uid} ${part.content.digest}`, part);
            }
            function rebuild(image, builds, digest) {
                for (const build of builds) {
                    const described = (0, image_source.Wf)(image, build.tagUid, store).build(build);
                    const located = { content: described.index, described };
                    if (located.content.digest === digest) {
                        remember(image, [located, ...described.platforms.flatMap(partsOf)]);
                        return located;
                    }
                }
                return undefined;
            }
            function locateIndex(image, digest) {
                const known = memory.get(`${image.repo.uid} ${digest}`);
                return known ?? rebuild(image, store.builds.find(digest, { repo: image.repo.uid }), digest);
            }
            function locate(image, digest) {
                const found = locateIndex(image, digest);
                if (found !== undefined)
                    return found;
                const part = partIndex.find(image, digest);
                if (part !== undefined)
                    remember(image, [part]);
                return part;
            }
            return {
                locateIndex,
                locate,
                locateTag: (image, { uid, digest }) => {
                    const known = memory.get(`${image.repo.uid} ${digest}`);
                    const build = known ?? rebuild(image, store.builds.find(digest, { tag: uid }), digest);
                    return build ?? locate(image, digest);
                },
            };
        }
        var oci = __webpack_require__(8866);
        ;
        const SIGNATURE_PREDICATE = 'https://sigstore.dev/cosign/sign/v1';
        const InTotoStatement = schemas.Ikc({
            _type: schemas.k5n(['https://in-toto.io/Statement/v0.1', 'https://in-toto.io/Statement/v1']),
            predicateType: schemas.YjP(),
            subject: schemas.YOg(schemas.Ikc({ name: schemas.YjP().optional(), digest: schemas.g1P(schemas.YjP(), schemas.YjP()) })),
            predicate: schemas.L5J(),
        });
        const DsseEnvelope = schemas.Ikc({ payloadType: schemas.YjP(), payload: schemas.YjP() });
        const BundledEnvelope = schemas.Ikc({ dsseEnvelope: schemas.L5J() });
        const SIGNATURE_TYPE = 'cosign container image signature';
        const SimpleSigning = schemas.Ikc({
            critical: schemas.Ikc({
                identity: schemas.Ikc({ 'docker-reference': schemas.YjP() }),
                image: schemas.Ikc({ 'docker-manifest-digest': schemas.YjP() }),
                type: schemas.euz(SIGNATURE_TYPE),
            }),
        });
        var content = __webpack_require__(4422);
        ;
        const SpdxDocument = schemas.Ikc({
            spdxVersion: schemas.YjP().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
            packages: schemas.YOg(schemas.Ikc({
                SPDXID: schemas.YjP().optional(),
                name: schemas.YjP(),
                externalRefs: schemas.YOg(schemas.Ikc({ referenceType: schemas.YjP(), referenceLocator: schemas.YjP() }))
                    .default([]),
            }))
                .default([]),
            relationships: schemas.YOg(schemas.Ikc({
                spdxElementId: schemas.YjP(),
                relationshipType: schemas.YjP(),
                relatedSpdxElement: schemas.YjP(),
            }))
                .default([]),
        });
        const SPDX_PREDICATE = 'https://spdx.dev/Document';
        var spdx_document = __webpack_require__(456);
        var package_purl = __webpack_require__(2921);
        ;
        function predicatesOf({ name, described, isInGrace }) {
            if (described === undefined)
                return [];
            const image = name.slice(name.indexOf('/') + 1);
            return [
                ...((0, spdx_document.W)(described) ? [{ type: SPDX_PREDICATE, value: (0, spdx_document.P)(image, described) }] : []),
                { type: 'https://apko.dev/image-configuration', value: imageConfiguration(described) },
                { type: 'https://slsa.dev/provenance/v1', value: provenance(image, described) },
                ...(isInGrace ? [{ type: 'https://chainguard.dev/end-of-life', value: {} }] : []),
            ];
        }
        function imageConfiguration(described) {
            const platforms = platformsOf(described);
            const packages = platforms.flatMap((one) => one.packages.filter(package_purl.d).map(({ name, version }) => `${name}=${version}`));
            return {
                contents: {
                    repositories: ['https://packages.wolfi.dev/os'],
                    keyring: ['https://packages.wolfi.dev/os/wolfi-signing.rsa.pub'],
                    packages: [...new Set(packages)].sort(),
                },
                archs: platforms.map(({ platform }) => platform.apk),
            };
        }
        const BUILD_MS = 20_000;
        function provenance(image, described) {
            return {
                buildDefinition: {
                    buildType: 'https://apko.dev/slsa-build-type@v1',
                    externalParameters: { repository: image },
                    internalParameters: {},
                    resolvedDependencies: [],
                },
                runDetails: {
                    builder: { id: 'https://mooring.test/embedded-platform' },
                    metadata: {
                        startedOn: (0, instant.r4)((0, instant.fN)(described.at - BUILD_MS)),
                        finishedOn: (0, instant.r4)(described.at),
                    },
                },
            };
        }
        function platformsOf(described) {
            return 'index' in described ? described.platforms : [described];
        }
        ;
        function legacySignature(signer) {
            const { about, authority, logging } = signer;
            const payload = {
                critical: {
                    identity: { 'docker-reference': about.name },
                    image: { 'docker-manifest-digest': about.digest },
                    type: 'cosign container image signature',
                },
                optional: null,
            };
            return toArtifact([authority.toLegacyLayer(signer.signPayload(JSON.stringify(payload)), logging)]);
        }
        function legacyAttestations(subject, signer) {
            const layers = predicatesOf(subject).map((predicate) => signer.authority.toLegacyLayer(signer.signStatement(statementOf(predicate, signer), 'attestation'), {
                ...signer.logging,
                predicateType: predicate.type,
            }));
            return layers.length === 0 ? [] : [toArtifact(layers)];
        }
        function statementOf({ type, value }, { about }) {
            return JSON.stringify({
                _type: 'https://in-toto.io/Statement/v0.1',
                predicateType: type,
                subject: [{ name: about.name, digest: { sha256: about.digest.slice('sha256:'.length) } }],
                predicate: value,
            });
        }
        function toArtifact(layers) {
            const contents = layers.map(({ mediaType, bytes }) => (0, content.LL)(mediaType, bytes));
            const config = (0, content.LL)(oci.Z2.config, JSON.stringify(configOf(contents.map(({ digest }) => digest))));
            const manifest = {
                schemaVersion: 2,
                mediaType: oci.Z2.manifest,
                config: (0, content.nb)(config),
                layers: layers.map(({ annotations, mediaType, bytes }) => ({
                    ...(0, content.nb)((0, content.LL)(mediaType, bytes)),
                    annotations,
                })),
            };
            return { manifest: (0, content.LL)(oci.Z2.manifest, JSON.stringify(manifest)), config, layers: contents };
        }
        function configOf(digests) {
            const created = '0001-01-01T00:00:00Z';
            return {
                architecture: '',
                created,
                history: digests.map(() => ({ created })),
                os: '',
                rootfs: { type: 'layers', diff_ids: digests },
                config: {},
            };
        }
        ;
        function bundleArtifacts(subject, signer) {
            const { described } = subject;
            const isPlatform = described !== undefined && !('index' in described);
            const attestations = predicatesOf(subject).map((predicate) => bundle_artifacts_toArtifact(predicate.type, signer.signStatement(statementOf(predicate, signer), 'attestation'), {
                subject,
                signer,
            }));
            if (isPlatform)
                return attestations;
            const signature = signer.signStatement(signatureStatement(signer), 'signature');
            return [bundle_artifacts_toArtifact(SIGNATURE_PREDICATE, signature, { subject, signer }), ...attestations];
        }
        function signatureStatement({ about }) {
            return JSON.stringify({
                _type: 'https://in-toto.io/Statement/v1',
                subject: [{ digest: { sha256: about.digest.slice('sha256:'.length) }, annotations: {} }],
                predicateType: SIGNATURE_PREDICATE,
                predicate: {},
            });
        }
        function bundle_artifacts_toArtifact(predicateType, signed, { subject, signer }) {
            const log = subject.signing.form === 'bundle-rekor-v1' ? 'rekor-v1' : 'rekor-v2';
            const bundle = (0, content.LL)(oci.Z2.bundle, signer.authority.toBundle(signed, { log, ...signer.logging }));
            const config = (0, content.LL)(oci.Z2.empty, '{}');
            const { mediaType, digest, size } = subject;
            const manifest = {
                schemaVersion: 2,
                mediaType: oci.Z2.manifest,
                config: { ...(0, content.nb)(config), artifactType: oci.Z2.bundle },
                layers: [(0, content.nb)(bundle)],
                annotations: {
                    'dev.sigstore.bundle.content': 'dsse-envelope',
                    'dev.sigstore.bundle.predicateType': predicateType,
                    'org.opencontainers.image.created': (0, instant.r4)(signer.at).replace('.000Z', 'Z'),
                },
                subject: { mediaType, size, digest },
                artifactType: oci.Z2.bundle,
            };
            return { manifest: (0, content.LL)(oci.Z2.manifest, JSON.stringify(manifest)), config, layers: [bundle] };
        }
        ;
        const RELEASE_COMMIT = '4f1c2a9be0d37586a1c04f5e6b7d8092ac3e51f7';
        const RELEASE_WORKFLOW = githubWorkflow('chainguard-images/images', '.github/workflows/release.yaml');
        function githubWorkflow(repository, workflow) {
            const [owner = ''] = repository.split('/');
            const ref = 'refs/heads/main';
            const identity = `https://github.com/${repository}/${workflow}@${ref}`;
            return {
                issuer: 'https://token.actions.githubusercontent.com',
                identity,
                claims: {
                    2: 'schedule',
                    3: RELEASE_COMMIT,
                    4: workflow,
                    5: repository,
                    6: ref,
                    9: identity,
                    10: RELEASE_COMMIT,
                    11: 'github-hosted',
                    12: `https://github.com/${repository}`,
                    13: RELEASE_COMMIT,
                    14: ref,
                    15: '400000001',
                    16: `https://github.com/${owner}`,
                    17: '100000001',
                    18: identity,
                    19: RELEASE_COMMIT,
                    20: 'schedule',
                    21: `https://github.com/${repository}/actions/runs/1/attempts/1`,
                    22: 'public',
                },
            };
        }
        function serviceIdentity(uid) {
            const issuer = 'https://issuer.enforce.dev';
            return { issuer, identity: `${issuer}/${uid}`, claims: { 24: uid } };
        }
        ;
        const SIGNED_AFTER_MS = 30_000;
        function createSubjectSigner(subject, authorities) {
            const { fault, signer } = subject.signing;
            const authority = fault === 'unknown-authority' ? authorities.unknown : authorities.trusted;
            const at = (0, instant.fN)(Math.floor((subject.at + SIGNED_AFTER_MS) / 1000) * 1000);
            const by = { identity: fault === 'wrong-identity' ? SOMEBODY_ELSE : signer, at };
            return {
                authority,
                about: {
                    name: fault === 'other-name' ? `${subject.name}-copy` : subject.name,
                    digest: fault === 'other-digest' ? (0, content.ol)(subject.digest) : subject.digest,
                },
                at,
                logging: fault === 'no-log-entry' ? { entry: 'none' } : {},
                signPayload: (text) => forged(text, fault === 'bad-signature', (payload) => authority.signPayload(payload, by)),
                signStatement: (text, purpose) => forged(text, fault === 'bad-signature' || (fault === 'bad-attestation' && purpose === 'attestation'), (payload) => authority.signStatement(payload, by)),
            };
        }
        const SOMEBODY_ELSE = githubWorkflow('example/images', '.github/workflows/release.yaml');
        function forged(text, isForged, sign) {
            const payload = Buffer.from(text);
            return isForged ? { ...sign(Buffer.from(`${text} `)), payload } : sign(payload);
        }
        ;
        const MAX_PARTS = 1_000;
        const MAX_PLACES = 300;
        function createRegistryContent({ store, authorities }) {
            const images = createImageLocator(store);
            const places = createMemory(MAX_PLACES);
            const parts = createMemory(MAX_PARTS);
            async function artifacts(image, digest, place) {
                const key = `${image.repo.uid} ${digest} ${place}`;
                const known = places.get(key);
                if (known !== undefined)
                    return known;
                const subject = findSubject(image, digest, { store, images });
                if (subject === undefined || subject.signing.form === 'none')
                    return [];
                const made = makeArtifacts(place, subject, await authorities());
                const contents = made.flatMap(contentsOfArtifact);
                for (const content of contents)
                    parts.add(`${image.repo.uid} ${content.digest}`, content);
                places.add(key, made);
                store.artifacts.note(image.repo.uid, { subject: digest, place }, contents);
                return made;
            }
            async function findNoted(image, digest) {
                const noted = store.artifacts.find(image.repo.uid, digest);
                return noted && findPart(await artifacts(image, noted.subject, noted.place), digest);
            }
            async function search(image, digest) {
                for (const subject of latestSubjects(image)) {
                    for (const place of ARTIFACT_PLACES) {
                        const part = findPart(await artifacts(image, subject, place), digest);
                        if (part !== undefined)
                            return part;
                    }
                }
                return undefined;
            }
            function latestSubjects(image) {
                const tags = store.builds
                    .latest(image.repo.uid, MAX_BUILDS)
                    .flatMap(({ tagUid }) => store.resources.get('tag', tagUid) ?? []);
                const indexes = tags.flatMap((tag) => (0, registry_images.qy)(tag) ?? []);
                const described = indexes.flatMap((index) => images.locateIndex(image, index)?.described ?? []);
                const platforms = described.flatMap((one) => ('index' in one ? one.platforms : []));
                return new Set([...indexes, ...platforms.map((one) => (0, image_source.$V)(one).digest)]);
            }
            return {
                artifacts,
                find: async (image, digest) => images.locateIndex(image, digest)?.content ??
                    parts.get(`${image.repo.uid} ${digest}`) ??
                    (await findNoted(image, digest)) ??
                    images.locate(image, digest)?.content ??
                    search(image, digest),
                ofTag: async (image, tag) => images.locateTag(image, tag)?.content,
            };
        }
        function findSubject(image, digest, { store, images }) {
            const name = `${SIGNED_REGISTRY}/${image.name}`;
            const builds = store.builds.find(digest, { repo: image.repo.uid });
            const isInGrace = builds.some((build) => wasInGrace(build, store));
            const located = images.locate(image, digest);
            if (located !== undefined) {
                const { content, described } = located;
                if (described === undefined)
                    return undefined;
                const { at, signing } = described;
                const { mediaType, body } = content;
                return { name, mediaType, digest, size: Buffer.byteLength(body), at, signing, described, isInGrace };
            }
            const [build] = builds;
            if (build === undefined)
                return undefined;
            const { signing } = store.contents.get(build.tagUid) ?? store.contents.get(image.repo.uid) ?? image_contents.$v;
            const unknown = { mediaType: oci.Z2.index, size: 0, described: undefined };
            return { name, digest, at: build.at, signing, isInGrace, ...unknown };
        }
        const SIGNED_REGISTRY = 'cgr.dev';
        function wasInGrace({ tagUid, at }, { resources }) {
            const { graceStatus, tagStatus, mainPackageVersion } = Lifecycle.parse(Object(resources.get('tag', tagUid)?.body['eol']));
            const isInGrace = graceStatus === 'GRACE_ACTIVE' || tagStatus === 'TAG_IN_GRACE';
            const { eolDate } = mainPackageVersion ?? {};
            return isInGrace && (eolDate === undefined || at >= Date.parse(eolDate));
        }
        const Lifecycle = eol_tag.bd.omit({ id: true, name: true });
        function makeArtifacts(place, subject, authorities) {
            const { form } = subject.signing;
            const hasLegacy = form === 'legacy' || form === 'both';
            const hasBundles = form !== 'legacy' && form !== 'none';
            const signer = createSubjectSigner(subject, authorities);
            switch (place) {
                case 'sig':
                    return hasLegacy ? [legacySignature(signer)] : [];
                case 'att':
                    return hasLegacy ? legacyAttestations(subject, signer) : [];
                case 'referrers':
                    return hasBundles ? bundleArtifacts(subject, signer) : [];
            }
        }
        const MAX_BUILDS = 3;
        function findPart(artifacts, digest) {
            return artifacts.flatMap(contentsOfArtifact).find((content) => content.digest === digest);
        }
        ;
        function findIssues(error, document) {
            const [first, ...others] = byTelling(error.issues).map((issue) => findIssue(issue, document));
            return [first ?? { path: [], message: 'has an unexpected form' }, ...others];
        }
        function formatFormPath(path) {
            return path
                .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
                .join('');
        }
        function byTelling(issues) {
            const isUnknown = ({ code }) => code === 'unrecognized_keys';
            return [...issues.filter(isUnknown), ...issues.filter((issue) => !isUnknown(issue))];
        }
        function findIssue(issue, document) {
            const { path, message, code } = innermost(issue, []);
            const isMissing = (code === 'invalid_type' || code === 'invalid_union') && valueAt(document, path) === undefined;
            return { path, message: isMissing ? 'is missing' : message };
        }
        function innermost(issue, above) {
            const { code, message } = issue;
            const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
            if (code === 'unrecognized_keys')
                return { path: [...path, ...issue.keys.slice(0, 1)], message, code };
            if (code !== 'invalid_union')
                return { path, message, code };
            const branches = issue.errors
                .flatMap((branch) => byTelling(branch).slice(0, 1))
                .map((branch) => innermost(branch, path));
            const [furthest] = branches.sort((one, other) => other.path.length - one.path.length);
            return furthest !== undefined && furthest.path.length > path.length ? furthest : { path, message, code };
        }
        function valueAt(document, path) {
            return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), document);
        }
        var values_uid = __webpack_require__(7497);
        ;
        function plannedResource(kind, path, parts) {
            return { kind: 'resource', path, resource: { kind, facet: '', ...parts } };
        }
        function seedFault(path, message) {
            return { kind: 'fault', path, message };
        }
        ;
        function planAdvisories(organization, path, now) {
            const parent = organization.uid ?? (0, resources_uid.Az)(organization.name);
            return organization.advisories.map((advisory, index) => planAdvisory(advisory, parent, [...path, 'advisories', index], now));
        }
        function planAdvisory(advisory, parent, path, now) {
            const { advisoryId, artifactName, artifactType, architecture, componentName, aliases, severities } = advisory;
            const uid = advisory.uid ??
                (0, resources_uid.su)(parent, 'advisory', advisoryId, artifactName, architecture ?? '', componentName ?? '', ...(advisory.componentLocation === undefined ? [] : [advisory.componentLocation]));
            const events = advisory.events.map((event, index) => toEvent(event, (0, resources_uid.su)(uid, `${index}`), now));
            const times = advisory.events.map((event) => timeOf(event.at, now));
            return plannedResource('advisory', path, {
                uid,
                parent,
                name: advisoryId,
                facet: artifactName,
                body: {
                    artifactName,
                    artifactType,
                    origin: advisory.origin ?? artifactName,
                    artifactArchitecture: architecture,
                    legacyAdvisoryId: advisory.legacyAdvisoryId,
                    author: advisory.author,
                    componentName,
                    componentType: advisory.componentType,
                    componentLocation: advisory.componentLocation,
                    aliases,
                    severities,
                    events,
                    deleteTime: advisory.deletedAt === undefined ? undefined : (0, instant.r4)(timeOf(advisory.deletedAt, now)),
                },
                createTime: times.length === 0 ? now : (0, instant.fN)(Math.min(...times)),
                updateTime: times.length === 0 ? now : (0, instant.fN)(Math.max(...times)),
            });
        }
        function toEvent(event, uid, now) {
            return {
                uid,
                createTime: (0, instant.r4)(timeOf(event.at, now)),
                reviewState: `REVIEW_STATE_${event.state.toUpperCase().replaceAll('-', '_')}`,
                author: event.author,
                reviewer: event.reviewer,
                ...kindField(event),
            };
        }
        function kindField(event) {
            const { kind, note, artifactVersion } = event;
            switch (kind) {
                case 'detection':
                    return { detection: artifactVersion === undefined ? { manual: {} } : { scanv1: { artifactVersion } } };
                case 'true-positive':
                    return { truePositiveDetermination: { note } };
                case 'false-positive':
                    return { falsePositiveDetermination: { type: event.type, note } };
                case 'fixed':
                    return { fixed: { fixedVersion: event.fixedVersion ?? '', note } };
                case 'pending-upstream-fix':
                    return { pendingUpstreamFix: { note } };
                case 'fix-not-planned':
                    return { fixNotPlanned: { note } };
                case 'analysis-not-planned':
                    return { analysisNotPlanned: { note } };
                case 'patched':
                    return { patched: { patchedVersions: event.patchedVersions, note } };
                default:
                    return (0, errors.xb)(kind);
            }
        }
        function timeOf(text, now) {
            return readSeedTime(text, now) ?? now;
        }
        function planVulnerabilities(organization, path, now) {
            const parent = organization.uid ?? (0, resources_uid.Az)(organization.name);
            const named = organization.advisories.flatMap((advisory, index) => advisory.aliases.map((alias) => ({ alias, advisory, path: [...path, 'advisories', index] })));
            return [...Map.groupBy(named, ({ alias }) => alias)].map(([alias, all]) => plannedResource('vulnerability', all[0]?.path ?? path, {
                uid: (0, resources_uid.su)(parent, 'vulnerability', alias),
                parent,
                name: alias,
                body: {
                    summary: `${alias} in ${[...new Set(all.map(({ advisory }) => advisory.artifactName))].join(', ')}`,
                    severities: all.find(({ advisory }) => advisory.severities.length > 0)?.advisory.severities ?? [],
                },
                createTime: now,
                updateTime: now,
            }));
        }
        var authorization = __webpack_require__(4377);
        ;
        const PULL = [
            'repo.blobs.get',
            'groups.list',
            'repo.list',
            'manifest.list',
            'referrers.list',
            'tag.list',
            'manifest.metadata.list',
            'record_signatures.list',
            'sboms.list',
            'vuln_reports.list',
        ];
        const APK = ['apk.blobs.get', 'apk.list'];
        const BROWSE = [
            ...PULL.filter((capability) => capability !== 'repo.blobs.get'),
            'account_associations.list',
            'actions.list',
            'advisories.list',
            'apk.list',
            'build_report.list',
            'group_invites.list',
            'guardener.entitlement.list',
            'guardener.scan.get',
            'guardener.scan.list',
            'identity.list',
            'identity_providers.list',
            'libraries.artifacts.list',
            'libraries.aws_marketplace.subscriptions.list',
            'libraries.cache.list',
            'libraries.entitlements.list',
            'libraries.policy.list',
            'libraries.policy.binding.list',
            'libraries.policy.block_event.list',
            'libraries.remote_registries.list',
            'libraries.request_groups.list',
            'packages.entitlements.list',
            'policies.binding.list',
            'policies.decision.list',
            'policies.override.list',
            'policies.policy.list',
            'registry.deployments.list',
            'registry.entitlements.list',
            'registry.overlays.list',
            'registry.settings.list',
            'role_bindings.list',
            'roles.list',
            'skills.list',
            'skills.entitlements.list',
            'subscriptions.list',
            'version.list',
            'vuln_report.list',
        ];
        const VIEW = [
            ...BROWSE,
            ...PULL,
            ...APK,
            'guardener.actions.migrate',
            'guardener.association.list',
            'guardener.dfc.convert',
            'terms.list',
        ];
        const EDIT = [
            ...VIEW,
            'libraries.request_groups.create',
            'libraries.request_groups.delete',
            'libraries.request_groups.update',
            'libraries.request_groups.items.update',
            'registry.overlays.edit',
            'repo.create',
            'repo.delete',
            'repo.update',
            'subscriptions.create',
            'subscriptions.delete',
            'subscriptions.update',
        ];
        const BUILT_IN_ROLES = [
            role('owner', 'full control of an organization', Object.keys(capability.$8).filter(capability.FP)),
            role('editor', 'changes repositories and event subscriptions', EDIT),
            role('viewer', 'reads everything and pulls images', VIEW),
            role('console_viewer', 'reads everything and pulls nothing', BROWSE),
            role('limited_owner', 'lets others in, without taking anything away', [
                ...VIEW,
                'identity.create',
                'role_bindings.create',
            ]),
            role('registry.pull', 'pulls images', PULL),
            role('registry.pull_token_creator', 'makes identities that pull images', [
                ...PULL,
                ...APK,
                'identity.create',
                'role_bindings.create',
                'roles.list',
            ]),
        ];
        function role(name, purpose, capabilities) {
            return { name, description: `Built-in role: ${purpose}.`, capabilities: [...new Set(capabilities)].sort() };
        }
        var iam_relationship = __webpack_require__(8853);
        ;
        function signingIdentities(organization, seeded = []) {
            const identity = (principal, name, description) => {
                const own = seeded.find(({ servicePrincipal }) => servicePrincipal === `SERVICE_PRINCIPAL_${principal}`);
                const given = own?.name ?? name;
                return {
                    principal,
                    name: given,
                    uid: own?.uid ?? (0, resources_uid.su)(organization, 'identity', given),
                    description,
                };
            };
            return {
                syncer: identity('CATALOG_SYNCER', 'image-syncer', 'Copies and signs the images of the catalog'),
                builder: identity('APKO_BUILDER', 'custom-image-builder', 'Builds and signs customized images'),
            };
        }
        ;
        function planBuiltInRoles(now) {
            return BUILT_IN_ROLES.map(({ name, description, capabilities }) => plannedResource('role', [], {
                uid: (0, resources_uid.Uv)('', name),
                parent: '',
                name,
                body: { description, capabilities },
                createTime: now,
                updateTime: now,
            }));
        }
        function planIam(organization, path, now) {
            const groups = placeGroups(organization, path);
            const [root] = groups;
            const owner = root?.uid ?? '';
            const facet = (0, authorization.r6)(organization.public);
            const { verified, kind, status, resourceLimits } = organization;
            const standing = { verified, kind, status, resourceLimits };
            const roles = organization.roles.map(({ name, description, uid, capabilities }, index) => plannedResource('role', [...path, 'roles', index], {
                uid: uid ?? (0, resources_uid.Uv)(owner, name),
                parent: owner,
                name,
                body: { description, capabilities },
                createTime: now,
                updateTime: now,
            }));
            const names = { groups, roles: roleNames([...planBuiltInRoles(now), ...roles]), now };
            return [
                ...groups.map((group) => planGroup(group, group === root ? { facet, standing } : { facet: '', standing: {} }, now)),
                ...roles,
                ...groups.flatMap((group) => group.identities.flatMap((identity, index) => planIdentity(identity, group, [...group.path, 'identities', index], names))),
                ...planSigningIdentities(organization, owner, path, now),
            ];
        }
        function planSigningIdentities(organization, owner, path, now) {
            if (organization.verified !== true || organization.public !== false)
                return [];
            const { syncer, builder } = signingIdentities(owner, organization.identities);
            const times = { createTime: now, updateTime: now };
            const seeded = new Set(organization.identities.map(({ name }) => name));
            const identities = [syncer, builder].filter(({ name }) => !seeded.has(name));
            return [
                ...identities.map(({ uid, name, description, principal }) => {
                    const relationship = { servicePrincipal: `SERVICE_PRINCIPAL_${principal}` };
                    const body = { description, ...relationship };
                    const facet = (0, iam_relationship.B1)(relationship);
                    return plannedResource('identity', path, { uid, parent: owner, name, facet, body, ...times });
                }),
                plannedResource('accountAssociation', path, {
                    uid: owner,
                    parent: owner,
                    name: organization.name,
                    body: {
                        chainguard: {
                            serviceBindings: { [syncer.principal]: syncer.uid, [builder.principal]: builder.uid },
                        },
                    },
                    ...times,
                }),
            ];
        }
        function roleNames(roles) {
            return new Map(roles.map(({ resource }) => [resource.name, resource.uid]));
        }
        function planGroup(group, { facet, standing }, now) {
            const { path, uid, parent, name, description } = group;
            return plannedResource('group', path, {
                uid,
                parent,
                name,
                facet,
                body: { description, ...standing },
                createTime: now,
                updateTime: now,
            });
        }
        function planIdentity(identity, group, path, names) {
            const { name, description, claimMatch, staticKeys, awsIdentity, servicePrincipal } = identity;
            const relationship = {
                claimMatch,
                staticKeys: toStaticKeys(staticKeys, names.now),
                awsIdentity,
                servicePrincipal,
            };
            const uid = identity.uid ?? (0, resources_uid.su)(group.uid, 'identity', name);
            return [
                plannedResource('identity', path, {
                    uid,
                    parent: group.uid,
                    name,
                    facet: (0, iam_relationship.B1)(relationship),
                    body: { description, ...relationship },
                    createTime: names.now,
                    updateTime: names.now,
                }),
                ...(0, iam_relationship.vN)(relationship, names.now).map(({ field, description: reason }) => seedFault([...path, ...field.split('.')], reason)),
                ...identity.bindings.map((binding, index) => planBinding(binding, { uid, group }, [...path, 'bindings', index], names)),
            ];
        }
        function toStaticKeys(keys, now) {
            if (keys === undefined)
                return undefined;
            const { expirationTime, ...others } = keys;
            if (expirationTime === undefined)
                return others;
            return { ...others, expirationTime: (0, instant.r4)(readSeedTime(expirationTime, now) ?? now) };
        }
        function planBinding(binding, identity, path, { groups, roles, now }) {
            const roleUid = roles.get(binding.role);
            if (roleUid === undefined)
                return unknownName('role', binding.role, path, [...roles.keys()]);
            const reachable = groups.filter(({ uid }) => uid === identity.group.uid || uid.startsWith(`${identity.group.uid}/`));
            const wanted = binding.group ?? identity.group.name;
            const named = reachable.filter(({ name }) => name === wanted);
            const [group] = named;
            if (group === undefined)
                return unknownName('group', wanted, path, reachable.map(({ name }) => name));
            if (named.length > 1)
                return seedFault([...path, 'group'], `several groups are named "${wanted}"`);
            return plannedResource('roleBinding', path, {
                uid: (0, resources_uid.su)(group.uid, 'roleBinding', identity.uid, roleUid),
                parent: group.uid,
                name: '',
                facet: identity.uid,
                body: { identityUid: identity.uid, roleUid },
                createTime: now,
                updateTime: now,
            });
        }
        function unknownName(what, name, path, known) {
            const near = nearestWord(name, known);
            const advice = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean "${near}"?`;
            return seedFault([...path, what], `unknown ${what} "${name}", ${advice}`);
        }
        function placeGroups(organization, path) {
            const uid = organization.uid ?? (0, resources_uid.Az)(organization.name);
            return [
                toPlaced(organization, { path, uid, parent: '' }),
                ...placeChildren(organization.groups, uid, path),
            ];
        }
        function placeChildren(groups, parent, above) {
            return groups.flatMap((group, index) => {
                const path = [...above, 'groups', index];
                const uid = group.uid ?? (0, resources_uid.su)(parent, 'group', group.name);
                return [toPlaced(group, { path, uid, parent }), ...placeChildren(group.groups, uid, path)];
            });
        }
        function toPlaced(group, place) {
            return { ...place, name: group.name, description: group.description, identities: group.identities };
        }
        ;
        function planLibraries(organization, path, now) {
            const parent = organization.uid ?? (0, resources_uid.Az)(organization.name);
            return organization.libraries.flatMap((library, index) => planLibrary(library, parent, [...path, 'libraries', index], now));
        }
        function planLibrary(library, parent, path, now) {
            const uid = (0, resources_uid.SL)(parent, library.ecosystem, library.name);
            const versions = library.versions.map((one) => ({ ...one, time: readSeedTime(one.at, now) ?? now }));
            const latest = versions.reduce((last, one) => (one.time >= last.time ? one : last));
            const artifact = plannedResource('artifact', path, {
                uid,
                parent,
                name: library.name,
                facet: `ECOSYSTEM_${library.ecosystem.toUpperCase()}`,
                body: {
                    description: library.description,
                    ecosystem: `ECOSYSTEM_${library.ecosystem.toUpperCase()}`,
                    latestVersion: latest.version,
                    versionCount: versions.length,
                    cudaVersions: versions.flatMap(({ cudaVersion }) => (cudaVersion === undefined ? [] : [cudaVersion])),
                    remediated: versions.some(({ remediated }) => remediated),
                },
                createTime: (0, instant.fN)(Math.min(...versions.map(({ time }) => time))),
                updateTime: latest.time,
            });
            const planned = versions.map(({ version, sizeBytes, time }, index) => plannedResource('artifactVersion', [...path, 'versions', index], {
                uid: (0, resources_uid.su)(uid, 'artifactVersion', version),
                parent: uid,
                name: library.name,
                body: { version, sizeBytes: String(sizeBytes) },
                createTime: time,
                updateTime: time,
            }));
            return [artifact, ...planned];
        }
        var tag_history = __webpack_require__(7158);
        ;
        function planContents(repo, { path, signing, now }) {
            const packages = (repo.packages ?? []).map((one) => datedPackage(one, now));
            const changes = repo.changes.map((one) => datedChange(one, now));
            const { config, layers, sbom } = repo;
            const contents = { packages, config, changes: inOrder(changes), layers, sbom, signing };
            return { contents, faults: checkRemovals(changes, contents, path) };
        }
        function planTagContents(tag, repo, { path, signing, now }) {
            const { packages, config } = tag;
            const changes = tag.changes.map((one) => datedChange(one, now));
            const { changes: ofBuilds, faults } = changesOfBuilds(tag, path, now);
            if ((packages ?? config) === undefined && changes.length + ofBuilds.length === 0)
                return { contents: undefined, faults };
            const own = packages === undefined
                ? { changes: inOrder([...(repo.changes ?? []), ...changes, ...ofBuilds]) }
                : {
                    packages: packages.map((one) => datedPackage(one, now)),
                    changes: inOrder([...changes, ...ofBuilds]),
                    signing,
                };
            const contents = { ...repo, ...own, config: (0, image_contents.vs)(repo.config, config) };
            return { contents, faults: [...faults, ...checkRemovals(changes, contents, path)] };
        }
        function changesOfBuilds({ history }, path, now) {
            if (!Array.isArray(history))
                return { changes: [], faults: [] };
            const times = history.map(({ at }) => plan_contents_timeOf(at, now));
            const sorted = times.toSorted((one, other) => one - other);
            const own = history.flatMap(({ packages, config }, index) => {
                const at = times[index];
                return at === undefined || (packages ?? config) === undefined ? [] : [{ at, index, packages, config }];
            });
            return {
                changes: own.map(({ at, packages, config }) => ({
                    at,
                    until: sorted[sorted.lastIndexOf(at) + 1],
                    packages,
                    config,
                })),
                faults: own
                    .filter(({ at }) => times.indexOf(at) !== times.lastIndexOf(at))
                    .map(({ index }) => seedFault([...path, 'history', index, 'at'], 'is the time of another build; one with packages or config needs a time of its own')),
            };
        }
        function checkRemovals(changes, contents, path) {
            const all = contents.changes ?? [];
            return changes.flatMap((change, index) => {
                const { at, remove = [] } = change;
                if (remove.length === 0)
                    return [];
                const before = (0, image_contents.Fe)(at, { ...contents, changes: all.slice(0, all.indexOf(change)) });
                const names = new Set(before.map(({ name }) => name));
                return remove.flatMap((name, place) => names.has(name)
                    ? []
                    : [
                        seedFault([...path, 'changes', index, 'remove', place], `the image has no package "${name}" then`),
                    ]);
            });
        }
        function datedPackage({ from, until, ...one }, now) {
            return {
                ...one,
                ...(from === undefined ? {} : { from: plan_contents_timeOf(from, now) }),
                ...(until === undefined ? {} : { until: plan_contents_timeOf(until, now) }),
            };
        }
        function datedChange({ at, ...change }, now) {
            return { ...change, at: plan_contents_timeOf(at, now) };
        }
        function inOrder(changes) {
            return changes.toSorted((one, other) => one.at - other.at);
        }
        function plan_contents_timeOf(text, now) {
            return readSeedTime(text, now) ?? now;
        }
        ;
        function planRegistry(organization, path, now) {
            const parent = organization.uid ?? (0, resources_uid.Az)(organization.name);
            const signers = signersOf(organization, parent);
            return organization.repos.flatMap((repo, index) => {
                const image = {
                    name: `${organization.name}/${repo.name}`,
                    parent,
                    signatures: readSignatures(repo.signatures ?? organization.signatures),
                    signers,
                };
                return planRepo(repo, image, [...path, 'repos', index], now);
            });
        }
        function signersOf({ public: isPublic, identities }, uid) {
            if (isPublic)
                return { unchanged: RELEASE_WORKFLOW, customized: RELEASE_WORKFLOW };
            const { syncer, builder } = signingIdentities(uid, identities);
            return { unchanged: serviceIdentity(syncer.uid), customized: serviceIdentity(builder.uid) };
        }
        function planRepo(repo, image, path, now) {
            const uid = repo.uid ?? (0, resources_uid.su)(image.parent, 'repo', repo.name);
            const { signatures, signers } = image;
            const signing = { ...signatures, signer: signers.unchanged };
            const { contents, faults } = planContents(repo, { path, signing, now });
            const source = (0, image_source.Zp)(image.name, contents);
            const tags = repo.tags.flatMap((tag, index) => {
                const place = {
                    path: [...path, 'tags', index],
                    signing: { ...signing, signer: signers.customized },
                    now,
                };
                const { contents: own, faults: ownFaults } = planTagContents(tag, contents, place);
                const ofTag = own === undefined ? source : (0, image_source.Zp)(image.name, own);
                return [...ownFaults, planTag(tag, { uid, source: ofTag, contents: own }, place.path, now)];
            });
            const stored = tags.flatMap((tag) => (tag.kind === 'resource' ? [tag.resource] : []));
            const planned = plannedResource('repo', path, {
                uid,
                parent: image.parent,
                name: repo.name,
                body: { description: repo.description },
                createTime: stored.reduce((first, { createTime }) => (createTime < first ? createTime : first), now),
                updateTime: stored.reduce((last, { updateTime }) => (updateTime > last ? updateTime : last), (0, instant.fN)(0)),
            });
            return [...faults, { ...planned, contents }, ...tags];
        }
        function planTag(tag, repo, path, now) {
            const series = readSeries(tag, now);
            if (series.length === 0)
                return seedFault([...path, 'history', 'until'], 'is before `from`; a tag needs at least one build');
            const planned = plannedResource('tag', path, {
                uid: (0, resources_uid.su)(repo.uid, 'tag', tag.name),
                parent: repo.uid,
                name: tag.name,
                facet: (0, tag_history.HJ)(tag.name),
                body: { ...(tag.deprecated ? { deprecated: true } : {}), eol: eolOf(tag, now) },
                createTime: series.at(0),
                updateTime: series.at(series.length - 1),
            });
            const digestAt = (index) => digestOf(index, { series, source: repo.source, tag: tag.name });
            return {
                ...planned,
                lateFields: () => ({ digest: digestAt(series.length - 1) }),
                contents: repo.contents,
                builds: { [Symbol.iterator]: () => buildsOf(series, digestAt) },
            };
        }
        function eolOf({ eol }, now) {
            if (eol?.gracePeriodExpiryDate === undefined)
                return eol;
            return { ...eol, gracePeriodExpiryDate: (0, instant.r4)(plan_contents_timeOf(eol.gracePeriodExpiryDate, now)) };
        }
        function* buildsOf(series, digestAt) {
            for (let index = 0; index < series.length; index += 1)
                yield { at: series.at(index), digest: digestAt(index) };
        }
        function readSeries({ history }, now) {
            if ('from' in history) {
                const from = plan_contents_timeOf(history.from, now);
                const every = readSeedDuration(history.every) ?? 1;
                const untilCount = Math.floor((plan_contents_timeOf(history.until ?? 'now', now) - from) / every) + 1;
                return {
                    length: Math.max(0, history.count ?? untilCount),
                    at: (index) => (0, instant.fN)(from + index * every),
                    digest: () => undefined,
                };
            }
            const builds = history
                .map(({ at, digest }) => ({ at: plan_contents_timeOf(at, now), digest }))
                .sort((one, other) => one.at - other.at);
            return {
                length: builds.length,
                at: (index) => builds[index]?.at ?? now,
                digest: (index) => builds[index]?.digest,
            };
        }
        function digestOf(index, { series, source, tag }) {
            const given = series.digest(index);
            if (given !== undefined)
                return (0, digest.m)(given);
            const at = series.at(index);
            let position = 0;
            while (position < index && series.at(index - position - 1) === at)
                position += 1;
            return source.build({ tag, at, position }).index.digest;
        }
        function planPolicies(organization, path, now) {
            const parent = organization.uid ?? (0, resources_uid.Az)(organization.name);
            return organization.policies.map(({ name, ...body }, index) => plannedResource('policy', [...path, 'policies', index], {
                uid: (0, resources_uid.su)(parent, 'policy', name, `${index}`),
                parent,
                name,
                body,
                createTime: now,
                updateTime: now,
            }));
        }
        ;
        function planSeed(seed, now) {
            const planned = seed.organizations.flatMap((organization, index) => {
                const path = ['organizations', index];
                return [
                    ...planIam(organization, path, now),
                    ...planRegistry(organization, path, now),
                    ...planAdvisories(organization, path, now),
                    ...planVulnerabilities(organization, path, now),
                    ...planLibraries(organization, path, now),
                    ...planPolicies(organization, path, now),
                ];
            });
            const resources = planned.filter((one) => one.kind === 'resource');
            const faults = planned.filter((one) => one.kind === 'fault');
            return {
                resources: [...planBuiltInRoles(now), ...resources],
                faults: [...faults, ...findMisplaced(resources), ...findDoubles(resources)],
            };
        }
        const PLAIN_UIDS = new Set(['role', 'artifact', 'accountAssociation']);
        function findMisplaced(resources) {
            return resources
                .filter(({ resource }) => !PLAIN_UIDS.has(resource.kind) && ((0, values_uid.L)(resource.uid) ?? '') !== resource.parent)
                .map(({ path, resource }) => seedFault([...path, 'uid'], resource.parent === ''
                ? 'is not the uid of an organization'
                : `does not begin with ${resource.parent}/`));
        }
        function findDoubles(resources) {
            const seen = new Map();
            return resources.flatMap(({ path, resource: { kind, uid, parent, name } }) => {
                const isNamed = kind === 'group' || kind === 'repo' || kind === 'tag' || kind === 'role';
                const keys = [`${kind} ${uid}`, ...(isNamed ? [`${kind} ${parent} ${name}`] : [])];
                const first = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
                for (const key of keys)
                    seen.set(key, seen.get(key) ?? path);
                return first === undefined ? [] : [seedFault(path, `is the same ${kind} as ${formatFormPath(first)}`)];
            });
        }
        const PLANTED = 'planted';
        function storeSeed(seed, store, now) {
            if (store.setting(PLANTED) !== undefined)
                return;
            const { resources, faults } = planSeed(seed, now);
            const [fault] = faults;
            if (fault !== undefined) {
                throw new errors.OD('config_seed_invalid', `${formatFormPath(fault.path)}: ${fault.message}`);
            }
            store.fillAtOnce(() => {
                for (const { resource, lateFields, builds, contents } of resources) {
                    store.resources.insert({ ...resource, body: { ...lateFields?.(), ...resource.body } });
                    if (contents !== undefined)
                        store.contents.set(resource.uid, contents);
                    if (builds !== undefined)
                        store.history.append(resource.uid, builds);
                }
                store.setSetting(PLANTED, (0, instant.r4)(now));
            });
        }
        ;
        function createBuildStore(database) {
            const findOfTag = database.prepare(FIND_OF_TAG);
            const findOfRepo = database.prepare(FIND_OF_REPO);
            const period = database.prepare(PERIOD);
            const anyOfTag = database.prepare(ANY_OF_TAG);
            const anyOfRepo = database.prepare(ANY_OF_REPO);
            const latest = database.prepare(LATEST);
            return {
                find: (digest, place) => {
                    const rows = 'tag' in place ? findOfTag.all(place.tag, digest) : findOfRepo.all(place.repo, digest);
                    return rows.map(toStoredBuild);
                },
                period: () => {
                    const row = period.get();
                    if (row === undefined || row['first'] === null || row['last'] === null)
                        return undefined;
                    return { first: (0, instant.fN)(numberColumn(row, 'first')), last: (0, instant.fN)(numberColumn(row, 'last')) };
                },
                isAnyBetween: (place, start, end) => ('tag' in place ? anyOfTag.get(place.tag, start, end) : anyOfRepo.get(place.repo, start, end)) !==
                    undefined,
                latest: (repo, limit) => latest.all(repo, limit).map(toStoredBuild),
            };
        }
        const FIND_OF_TAG = `
  SELECT uid, name, time, position FROM build JOIN resource ON resource.id = build.tag
  WHERE substr(digest, 8, 10) = substr(?2, 8, 10) AND digest = ?2
    AND tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?1)
  ORDER BY time DESC, position DESC LIMIT 1`;
        const FIND_OF_REPO = `
  SELECT uid, name, time, position FROM build CROSS JOIN resource ON resource.id = build.tag
  WHERE substr(digest, 8, 10) = substr(?2, 8, 10) AND digest = ?2 AND kind = 'tag' AND parent = ?1
  ORDER BY time DESC, position DESC`;
        const PERIOD = `
  SELECT (SELECT min(create_time) FROM resource WHERE kind = 'tag') AS first,
         (SELECT max(update_time) FROM resource WHERE kind = 'tag') AS last`;
        const ANY_OF_TAG = `
  SELECT 1 FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time >= ? AND time < ? LIMIT 1`;
        const ANY_OF_REPO = `
  SELECT 1 FROM resource JOIN build ON build.tag = resource.id
  WHERE kind = 'tag' AND parent = ? AND time >= ? AND time < ?
    AND NOT EXISTS (SELECT 1 FROM image_contents WHERE image_contents.resource = resource.id)
  LIMIT 1`;
        const LATEST = `
  SELECT uid, name, time, position
  FROM (SELECT id, uid, name FROM resource WHERE kind = 'tag' AND +parent = ? ORDER BY update_time DESC LIMIT ?) AS moved
  JOIN build ON build.tag = moved.id
  WHERE (time, position) =
    (SELECT time, position FROM build WHERE tag = moved.id ORDER BY time DESC, position DESC LIMIT 1)`;
        function toStoredBuild(row) {
            return {
                tagUid: textColumn(row, 'uid'),
                tag: textColumn(row, 'name'),
                at: (0, instant.fN)(numberColumn(row, 'time')),
                position: numberColumn(row, 'position'),
            };
        }
        ;
        function createContentsStore(database) {
            const insert = database.prepare(INSERT);
            const select = database.prepare(SELECT);
            const tags = database.prepare(TAGS);
            return {
                set: (uid, contents) => {
                    insert.run(JSON.stringify(contents), uid);
                },
                get: (uid) => {
                    const row = select.get(uid);
                    return row === undefined ? undefined : JSON.parse(textColumn(row, 'contents'));
                },
                tagsOf: (repo) => tags.all(repo).map((row) => textColumn(row, 'uid')),
            };
        }
        const INSERT = `
  INSERT OR REPLACE INTO image_contents (resource, contents)
  SELECT id, ? FROM resource WHERE kind IN ('repo', 'tag') AND uid = ?`;
        const SELECT = `
  SELECT contents FROM image_contents JOIN resource ON resource.id = image_contents.resource
  WHERE kind IN ('repo', 'tag') AND uid = ?`;
        const TAGS = `
  SELECT uid FROM image_contents CROSS JOIN resource ON resource.id = image_contents.resource
  WHERE kind = 'tag' AND parent = ?`;
        var external_node_fs_ = __webpack_require__(3024);
        var external_node_sqlite_ = __webpack_require__(99);
        var printable = __webpack_require__(4865);
        ;
        const RESTORE = 'Restore a copy, or use another file; a new file is filled from the seed.';
        const FAILURES = {
            5: { reason: 'is in use by another process', hint: 'Stop that platform first, or use another file.' },
            8: { reason: 'is read-only', hint: 'Check that this user can write to the file and its directory.' },
            10: { reason: 'cannot be read or written', hint: 'Check the disk, and the size limit of files.' },
            11: { reason: 'is damaged', hint: RESTORE },
            13: { reason: 'cannot be written, because the disk is full', hint: 'Free disk space, then retry.' },
            26: { reason: 'is not a database, or its first page is damaged', hint: RESTORE },
        };
        function storeFailure(error, path) {
            if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
                return undefined;
            const failure = FAILURES[error.errcode & 0xff];
            if (failure === undefined)
                return undefined;
            const { reason, hint } = failure;
            return new errors.OD('config_file_unreadable', `the data file ${path} ${reason}`, {
                cause: error,
                hint,
            });
        }
        function damagedFile(path, finding) {
            const message = `the data file ${path} is damaged: ${(0, printable.g$)(finding, 200)}`;
            return new errors.OD('config_file_unreadable', message, { hint: RESTORE });
        }
        ;
        const SCHEMA_VERSION = 5;
        const BUSY_MS = 2_000;
        function openDatabase(path) {
            let database;
            try {
                database = new external_node_sqlite_.DatabaseSync(path, { timeout: BUSY_MS });
                database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
                const isEmpty = checkVersion(database, path);
                if (!isEmpty)
                    checkIntegrity(database, path);
                restrictToOwner(path);
                database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
                if (isEmpty)
                    database.exec(`BEGIN; ${TABLES} ${INDEXES} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
                return database;
            }
            catch (cause) {
                if (database?.isOpen === true)
                    database.close();
                if (cause instanceof errors.OD)
                    throw cause;
                const reason = cause instanceof Error ? cause.message : 'unknown reason';
                throw (storeFailure(cause, path) ??
                    new errors.OD('config_file_unreadable', `the data file ${path} cannot be opened: ${reason}`, {
                        cause,
                    }));
            }
        }
        function checkVersion(database, path) {
            const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
            if (version === SCHEMA_VERSION)
                return false;
            if (version === 0 && !hasTables(database))
                return true;
            const found = version === 0 ? 'was not written by the platform' : `has version ${String(version)}`;
            throw new errors.OD('config_file_unreadable', `the data file ${path} ${found}; expected version ${SCHEMA_VERSION}`, { hint: 'Use another file; a new file is filled from the seed.' });
        }
        function checkIntegrity(database, path) {
            const finding = findDamage(database);
            if (finding !== undefined)
                throw damagedFile(path, finding);
        }
        function findDamage(database) {
            const invalid = database
                .prepare('SELECT 1 FROM resource NOT INDEXED WHERE NOT json_valid(body) LIMIT 1')
                .get();
            if (invalid !== undefined)
                return 'a resource is not JSON';
            const [first] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {});
            if (first !== 'ok')
                return String(first);
            return WRONG_VALUES.find(([, from]) => database.prepare(`SELECT 1 ${from} LIMIT 1`).get() !== undefined)?.[0];
        }
        const WRONG_VALUES = [
            ['the contents of an image are not JSON', 'FROM image_contents WHERE NOT json_valid(contents)'],
            ['a build has no digest', `FROM build WHERE ${isNoDigest('digest')}`],
            ['a part has no digest', `FROM artifact_part WHERE ${isNoDigest('digest')} OR ${isNoDigest('subject')}`],
            ['a row belongs to no other', 'FROM pragma_foreign_key_check'],
        ];
        function isNoDigest(column) {
            return `${column} <> 'sha256:' || lower(hex(ifnull(unhex(substr(${column}, 8)), '')))`;
        }
        function restrictToOwner(path) {
            const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => (0, external_node_fs_.existsSync)(file));
            for (const file of files)
                (0, external_node_fs_.chmodSync)(file, 0o600);
        }
        function inTransaction(database, work) {
            database.exec('BEGIN');
            try {
                const result = work();
                database.exec('COMMIT');
                return result;
            }
            catch (error) {
                if (database.isTransaction)
                    database.exec('ROLLBACK');
                throw error;
            }
        }
        function fillAtOnce(database, work) {
            database.exec('PRAGMA journal_mode = DELETE; PRAGMA cache_size = -65536');
            try {
                inTransaction(database, () => {
                    for (const { name } of database.prepare(MADE_INDEXES).all())
                        database.exec(`DROP INDEX ${String(name)}`);
                    work();
                    database.exec(INDEXES);
                });
            }
            finally {
                database.exec('PRAGMA journal_mode = WAL; PRAGMA cache_size = -2000');
            }
        }
        const MADE_INDEXES = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL";
        function hasTables(database) {
            return database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
        }
        const TABLES = `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;

  CREATE TABLE resource (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    uid TEXT NOT NULL,
    parent TEXT NOT NULL,
    name TEXT NOT NULL,
    facet TEXT NOT NULL,
    create_time INTEGER NOT NULL,
    update_time INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (kind, uid)
  ) STRICT;

  CREATE TABLE build (
    tag INTEGER NOT NULL REFERENCES resource (id) ON DELETE CASCADE,
    time INTEGER NOT NULL,
    position INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (tag, time, position)
  ) WITHOUT ROWID, STRICT;

  CREATE TABLE image_contents (
    resource INTEGER PRIMARY KEY REFERENCES resource (id) ON DELETE CASCADE,
    contents TEXT NOT NULL
  ) STRICT;

  CREATE TABLE artifact_part (
    repo TEXT NOT NULL,
    digest TEXT NOT NULL,
    subject TEXT NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (repo, digest)
  ) WITHOUT ROWID, STRICT;
`;
        const INDEXES = `
  CREATE INDEX resource_by_place ON resource (kind, parent, uid, facet);
  CREATE INDEX resource_by_place_and_name ON resource (kind, parent, name, uid, facet);
  CREATE INDEX resource_by_name ON resource (kind, name, uid, parent, facet);
  CREATE INDEX resource_by_create_time ON resource (kind, create_time, uid, parent, facet);
  CREATE INDEX resource_by_update_time ON resource (kind, update_time, uid, parent, facet);
  CREATE INDEX resource_by_facet ON resource (kind, facet, uid, parent) WHERE kind <> 'tag';
  CREATE INDEX tag_by_digest ON resource (json_extract(body, '$.digest')) WHERE kind = 'tag';
  CREATE INDEX advisory_by_origin ON resource (json_extract(body, '$.origin')) WHERE kind = 'advisory';
  CREATE INDEX build_by_digest ON build (substr(digest, 8, 10));
`;
        ;
        function createHistoryStore(database) {
            const find = database.prepare("SELECT id FROM resource WHERE kind = 'tag' AND uid = ?");
            const insert = database.prepare(history_store_INSERT);
            const select = database.prepare(history_store_SELECT);
            const newestBuild = database.prepare(NEWEST);
            const count = database.prepare('SELECT count(*) AS number FROM build WHERE tag = ? AND time = ?');
            function newestOf(tag) {
                const row = newestBuild.get(tag);
                if (row === undefined)
                    return { at: -Infinity, position: 0 };
                return { at: numberColumn(row, 'time'), position: numberColumn(row, 'position') };
            }
            function countAt(tag, at) {
                const row = count.get(tag, at);
                return row === undefined ? 0 : numberColumn(row, 'number');
            }
            return {
                append: (tagUid, builds) => {
                    const tag = find.get(tagUid);
                    if (tag === undefined)
                        throw new Error('only a stored tag has a history');
                    const id = numberColumn(tag, 'id');
                    let newest = newestOf(id);
                    for (const { at, digest } of builds) {
                        const position = at > newest.at ? 0 : at === newest.at ? newest.position + 1 : countAt(id, at);
                        insert.run(id, at, position, digest);
                        if (at >= newest.at)
                            newest = { at, position };
                    }
                },
                read: (tagUid, { start, end, limit }) => select
                    .all(tagUid, start ?? Number.MIN_SAFE_INTEGER, end ?? Number.MAX_SAFE_INTEGER, limit)
                    .map((row) => ({
                    at: (0, instant.fN)(numberColumn(row, 'time')),
                    digest: (0, digest.m)(textColumn(row, 'digest')),
                })),
            };
        }
        const history_store_INSERT = 'INSERT INTO build (tag, time, position, digest) VALUES (?, ?, ?, ?)';
        const NEWEST = 'SELECT time, position FROM build WHERE tag = ? ORDER BY time DESC, position DESC LIMIT 1';
        const history_store_SELECT = `
  SELECT time, digest FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time BETWEEN ? AND ?
  ORDER BY time, position LIMIT ?`;
        var resource_filter = __webpack_require__(7174);
        ;
        function createResourceStore(database) {
            const prepare = statementCache(database);
            const counter = createCounter(prepare);
            function write(sql, values) {
                counter.forget();
                prepare(sql).run(...values);
            }
            function select({ sql, values }, order) {
                const statement = prepare(`SELECT * FROM resource WHERE ${sql} ${order}`);
                return statement.all(...values).map(toResource);
            }
            return {
                insert: (resource) => write(resource_store_INSERT, columnValues(resource)),
                get: (kind, uid) => select({ sql: 'kind = ? AND uid = ?', values: [kind, uid] }, '')[0],
                update: ({ kind, uid, name, facet, updateTime, body }) => write(UPDATE, [name, facet, updateTime, JSON.stringify(body), kind, uid]),
                replaceBody: (kind, uid, body) => write('UPDATE resource SET body = ? WHERE kind = ? AND uid = ?', [JSON.stringify(body), kind, uid]),
                delete: (kind, uid) => write('DELETE FROM resource WHERE kind = ? AND uid = ?', [kind, uid]),
                list: (filter) => select((0, resource_filter.Xl)(filter), 'ORDER BY uid'),
                page: ({ filter, order, after, skip, limit }) => {
                    const conditions = [(0, resource_filter.Xl)(filter), ...(after === undefined ? [] : [beyond(order, after)])];
                    const direction = order.descending ? 'DESC' : 'ASC';
                    const column = isSelective(filter) ? `+${order.column}` : order.column;
                    const sorted = `ORDER BY ${column} ${direction}, uid ${direction}`;
                    const { sql, values } = (0, resource_filter.bn)(conditions);
                    const ids = `SELECT id FROM resource WHERE ${sql} ${sorted} LIMIT ? OFFSET ?`;
                    return select({ sql: `id IN (${ids})`, values: [...values, limit, skip] }, sorted);
                },
                count: counter.count,
            };
        }
        const resource_store_INSERT = `
  INSERT INTO resource (kind, uid, parent, name, facet, create_time, update_time, body)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
        const UPDATE = 'UPDATE resource SET name = ?, facet = ?, update_time = ?, body = ? WHERE kind = ? AND uid = ?';
        function statementCache(database) {
            const statements = new Map();
            return (sql) => {
                const known = statements.get(sql) ?? database.prepare(sql);
                statements.set(sql, known);
                return known;
            };
        }
        function createCounter(prepare) {
            const counts = new Map();
            return {
                forget: () => counts.clear(),
                count: (filter) => {
                    const { sql, values } = (0, resource_filter.Xl)(filter);
                    const key = JSON.stringify([sql, values]);
                    const known = counts.get(key);
                    if (known !== undefined)
                        return known;
                    const row = prepare(`SELECT count(*) AS number FROM resource WHERE ${sql}`).get(...values);
                    const number = row === undefined ? 0 : numberColumn(row, 'number');
                    counts.set(key, number);
                    return number;
                },
            };
        }
        function isSelective({ kind, names, digest, facets }) {
            return names !== undefined || digest !== undefined || (kind !== 'tag' && facets !== undefined);
        }
        function beyond(order, after) {
            const comparison = order.descending ? '<' : '>';
            return { sql: `(${order.column}, uid) ${comparison} (?, ?)`, values: [after.value, after.uid] };
        }
        function columnValues(resource) {
            const { kind, uid, parent, name, facet, createTime, updateTime, body } = resource;
            return [kind, uid, parent, name, facet, createTime, updateTime, JSON.stringify(body)];
        }
        function toResource(row) {
            return {
                kind: textColumn(row, 'kind'),
                uid: textColumn(row, 'uid'),
                parent: textColumn(row, 'parent'),
                name: textColumn(row, 'name'),
                facet: textColumn(row, 'facet'),
                createTime: (0, instant.fN)(numberColumn(row, 'create_time')),
                updateTime: (0, instant.fN)(numberColumn(row, 'update_time')),
                body: JSON.parse(textColumn(row, 'body')),
            };
        }
        ;
        function openStore(path) {
            const database = openDatabase(path);
            const read = database.prepare('SELECT value FROM setting WHERE name = ?');
            const write = database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)');
            return {
                resources: createResourceStore(database),
                history: createHistoryStore(database),
                builds: createBuildStore(database),
                contents: createContentsStore(database),
                artifacts: createArtifactStore(database),
                setting: (name) => {
                    const row = read.get(name);
                    return row === undefined ? undefined : textColumn(row, 'value');
                },
                setSetting: (name, value) => {
                    write.run(name, value);
                },
                atOnce: (work) => inTransaction(database, work),
                fillAtOnce: (work) => fillAtOnce(database, work),
                close: () => database.close(),
            };
        }
        var jwt = __webpack_require__(1393);
        ;
        const LIFETIME_SECONDS = 300;
        const BACKDATED_SECONDS = 600;
        function gitHubClaims(set, request) {
            const claims = withDerived({ ...DEFAULTS, ...set });
            const iat = (0, jwt.fP)(request.now);
            return {
                ...withoutEmptyEnvironment(claims),
                iss: claims['iss'] ?? request.issuer,
                aud: claims['aud'] ?? request.audience ?? `https://github.com/${claims['repository_owner'] ?? ''}`,
                sub: claims['sub'] ?? gitHubSubject(claims, request.subjectForm),
                jti: claims['jti'] ?? request.tokenId,
                iat: Number(claims['iat'] ?? iat),
                nbf: Number(claims['nbf'] ?? iat - BACKDATED_SECONDS),
                exp: Number(claims['exp'] ?? iat + LIFETIME_SECONDS),
            };
        }
        function gitHubSubject(claims, form) {
            const value = (name) => (claims[name] ?? '').replaceAll(':', '%3A');
            const [owner = '', repository = ''] = value('repository').split('/', 2);
            const place = form === 'legacy'
                ? `${owner}/${repository}`
                : `${owner}@${value('repository_owner_id')}/${repository}@${value('repository_id')}`;
            return `repo:${place}:${contextOf(value)}`;
        }
        function contextOf(value) {
            if (value('environment') !== '')
                return `environment:${value('environment')}`;
            if (value('event_name') === 'pull_request')
                return 'pull_request';
            return `ref:${value('ref')}`;
        }
        const DEFAULTS = {
            actor: 'octocat',
            actor_id: '583231',
            base_ref: '',
            check_run_id: '40100200300',
            enterprise: 'acme-inc',
            enterprise_id: '3001',
            event_name: 'push',
            head_ref: '',
            ref: 'refs/heads/main',
            ref_protected: 'true',
            repository: 'acme/shop',
            repository_id: '1001',
            repository_owner_id: '2001',
            repository_visibility: 'private',
            run_attempt: '1',
            run_id: '9000000001',
            run_number: '42',
            runner_environment: 'github-hosted',
            sha: '0f3cb1a2c4d5e6f708192a3b4c5d6e7f80912a3b',
            workflow: 'ci',
        };
        function withDerived(claims) {
            const value = (name) => claims[name] ?? '';
            const workflowRef = `${value('repository')}/.github/workflows/${value('workflow')}.yml@${value('ref')}`;
            return {
                repository_owner: value('repository').split('/', 1)[0] ?? '',
                ref_type: value('ref').startsWith('refs/tags/') ? 'tag' : 'branch',
                workflow_ref: workflowRef,
                workflow_sha: value('sha'),
                job_workflow_ref: workflowRef,
                job_workflow_sha: value('sha'),
                ...claims,
            };
        }
        function withoutEmptyEnvironment(claims) {
            return Object.fromEntries(Object.entries(claims).filter(([name, value]) => name !== 'environment' || value !== ''));
        }
        ;
        function createGitHubIssuer(options) {
            const { issuer, requestToken, key, clock } = options;
            return {
                issuer,
                requestToken,
                publicKeys: [key.publicJwk],
                mint: ({ claims, audience, subjectForm }) => (0, jwt.No)(gitHubClaims({ ...options.claims, ...claims }, {
                    issuer,
                    audience,
                    subjectForm: subjectForm ?? options.subjectForm,
                    now: clock.now(),
                    tokenId: (0, external_node_crypto_.randomUUID)(),
                }), key),
                read: (0, jwt.XN)({ key, issuer, clock }),
            };
        }
        var tokens_bearer = __webpack_require__(6975);
        ;
        const PLATFORM_TOKEN_MS = 3_600_000;
        function createPlatformTokens(options) {
            const { issuer, key, clock } = options;
            const readJwt = (0, jwt.XN)(options);
            return {
                issue: async (bearer, audiences, { lifetimeMs = PLATFORM_TOKEN_MS } = {}) => {
                    const iat = (0, jwt.fP)(clock.now());
                    const exp = iat + Math.floor(lifetimeMs / 1000);
                    const [first = '', ...others] = audiences;
                    const aud = others.length === 0 ? first : [...audiences];
                    const claims = { iss: issuer, aud, ...(0, tokens_bearer.F8)(bearer), iat, exp, jti: (0, external_node_crypto_.randomUUID)() };
                    return { token: await (0, jwt.No)(claims, key), expiry: (0, instant.fN)(exp * 1000) };
                },
                read: async (token, audience) => {
                    const reading = await readJwt(token);
                    if (reading.kind === 'invalid')
                        return reading;
                    if (!(0, jwt.Rm)(reading.claims).includes(audience))
                        return { kind: 'other-audience' };
                    return { kind: 'valid', bearer: (0, tokens_bearer.iu)(reading.claims) };
                },
            };
        }
        ;
        const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000;
        function createRefreshTokens(options) {
            const { issuer, key, clock, store } = options;
            const audience = `${issuer}/sts/exchange_refresh_token`;
            const readJwt = (0, jwt.XN)(options);
            const isUsed = (id) => store.setting(usedSetting(id)) !== undefined;
            return {
                issue: async (bearer) => {
                    const iat = (0, jwt.fP)(clock.now());
                    const exp = iat + REFRESH_TOKEN_MS / 1000;
                    const claims = { iss: issuer, aud: audience, ...(0, tokens_bearer.F8)(bearer), iat, exp, jti: (0, external_node_crypto_.randomUUID)() };
                    return { token: await (0, jwt.No)(claims, key), expiry: (0, instant.fN)(exp * 1000) };
                },
                read: async (token) => {
                    const reading = await readJwt(token);
                    if (reading.kind === 'invalid')
                        return reading;
                    const { jti = '' } = reading.claims;
                    if (!(0, jwt.Rm)(reading.claims).includes(audience)) {
                        return { kind: 'invalid', reason: 'it is not a refresh token' };
                    }
                    if (isUsed(jti))
                        return { kind: 'invalid', reason: 'it has been used before' };
                    return { kind: 'valid', bearer: (0, tokens_bearer.iu)(reading.claims), id: jti };
                },
                useUp: (id) => {
                    if (isUsed(id))
                        return false;
                    store.setSetting(usedSetting(id), 'yes');
                    return true;
                },
            };
        }
        function usedSetting(id) {
            return `refresh-token-used ${id}`;
        }
        var registry_tokens = __webpack_require__(8556);
        var generate_key_pair = __webpack_require__(9480);
        var key_export = __webpack_require__(7968);
        var thumbprint = __webpack_require__(7448);
        var compact_sign = __webpack_require__(1740);
        var verify = __webpack_require__(7880);
        var key_import = __webpack_require__(1187);
        ;
        async function generateSigningKeys() {
            const [platform, registry, github] = await Promise.all([
                generateJwk('RS256'),
                generateJwk('ES256'),
                generateJwk('RS256'),
            ]);
            return { platform, registry, github };
        }
        async function generateJwk(algorithm) {
            const { privateKey } = await (0, generate_key_pair.T)(algorithm, { extractable: true });
            const jwk = await (0, key_export.JU)(privateKey);
            return { ...jwk, alg: algorithm, kid: await (0, thumbprint.s)(jwk) };
        }
        async function loadSigningKey(jwk) {
            const { kid } = jwk;
            const publicPart = publicPartOf(jwk);
            if (kid === undefined || publicPart === undefined)
                throw new Error('not a signing key');
            const algorithm = publicPart.kty === 'RSA' ? 'RS256' : 'ES256';
            const publicJwk = { ...publicPart, kid, alg: algorithm, use: 'sig' };
            const [privateKey, publicKey] = await Promise.all([
                importKey(jwk, algorithm),
                importKey(publicJwk, algorithm),
            ]);
            return { kid, algorithm, privateKey, publicKey, publicJwk };
        }
        async function proveSigningKey(jwk) {
            const { algorithm, privateKey, publicKey } = await loadSigningKey(jwk);
            const signing = new compact_sign.T(new Uint8Array()).setProtectedHeader({ alg: algorithm });
            await (0, verify.B)(await signing.sign(privateKey), publicKey);
        }
        function publicPartOf({ kty, n, e, crv, x, y }) {
            if (kty === 'RSA' && n !== undefined && e !== undefined)
                return { kty, n, e };
            return kty === 'EC' && crv === 'P-256' && x !== undefined && y !== undefined
                ? { kty, crv, x, y }
                : undefined;
        }
        async function importKey(jwk, algorithm) {
            const key = await (0, key_import.Og)(jwk, algorithm);
            if (key instanceof Uint8Array)
                throw new TypeError('a symmetric key cannot sign tokens');
            return key;
        }
        ;
        async function recallSigningKeys(store, dataFile) {
            const known = await readSigningKeys(store.setting('signing-keys') ?? '{}').catch(() => {
                throw damagedFile(dataFile, 'a signing key is not valid');
            });
            const { platform, registry, github } = known;
            if (platform !== undefined && registry !== undefined && github !== undefined)
                return { platform, registry, github };
            const keys = { ...(await generateSigningKeys()), ...known };
            store.setSetting('signing-keys', JSON.stringify(keys));
            return keys;
        }
        async function readSigningKeys(text) {
            const known = JSON.parse(text);
            await Promise.all(Object.values(known).map(proveSigningKey));
            return known;
        }
        ;
        const ADMINISTRATOR_TOKEN_MS = 30 * 24 * 3_600_000;
        const DEFAULT_ORGANIZATION = 'example';
        async function createPlatform(options) {
            const seed = options.seed ?? Seed.parse({ organizations: [{ name: DEFAULT_ORGANIZATION }] });
            const addresses = options.addresses ?? addressesOf(options.origin ?? 'https://platform.test');
            const store = openStore(options.dataFile ?? ':memory:');
            storeSeed(seed, store, options.clock.now());
            const keys = options.signingKeys ?? (await recallSigningKeys(store, options.dataFile ?? ''));
            const authorities = deferAuthorities(options.signingKeys?.platform.d ?? recall(store, 'signing-secret', newSecret));
            const services = await createServices(seed, { addresses, store, keys, authorities }, options);
            const answering = {
                services,
                faults: (0, faults.eQ)(seed.faults),
                validateResponses: options.validateResponses ?? false,
                latencyMs: options.latencyMs ?? 0,
                onBug: options.onBug ?? (() => undefined),
            };
            const answer = createAnswerer(answering);
            return {
                handle: createInMemorySend(answer, options.clock),
                answer,
                answerGrpc: deferGrpc(answering),
                line: { ...(await describe(services)), ...(options.seed === undefined && findOrganization(store)) },
                issueToken: async ({ identity, audience, lifetimeMs }) => {
                    const lifetime = lifetimeMs === undefined ? {} : { lifetimeMs };
                    return (await services.platformTokens.issue({ identityUid: identity }, [audience], lifetime)).token;
                },
                issueRefreshToken: async (identity) => (await services.refreshTokens.issue({ identityUid: identity })).token,
                trustedRoot: async () => (await authorities()).trusted.trustedRoot(),
                eventsSettled: () => services.events.settled(),
                close: () => {
                    services.events.stop();
                    store.close();
                },
            };
        }
        function deferGrpc(options) {
            let answering;
            return async (request) => {
                answering ??= Promise.all([__webpack_require__.e(10), __webpack_require__.e(946)]).then(__webpack_require__.bind(__webpack_require__, 946)).then(({ createGrpcAnswerer }) => createGrpcAnswerer(options));
                const answer = await answering;
                return answer(request);
            };
        }
        function findOrganization({ resources }) {
            const group = resources.get('group', (0, resources_uid.Az)(DEFAULT_ORGANIZATION));
            return group === undefined ? {} : { organization: { name: group.name, uid: group.uid } };
        }
        async function createServices(seed, { addresses, store, keys, authorities }, { clock, sendEvent: send, onBug = () => undefined }) {
            const key = await loadSigningKey(keys.platform);
            const { issuerUrl, tokenUrl, registry } = addresses;
            return {
                clock,
                addresses,
                store,
                creations: createRecentCreations(),
                platformTokens: createPlatformTokens({ issuer: issuerUrl, key, clock }),
                refreshTokens: createRefreshTokens({ issuer: issuerUrl, key, clock, store }),
                publicKeys: [key.publicJwk],
                registryTokens: (0, registry_tokens.GS)({
                    tokenUrl,
                    registry,
                    clock,
                    key: await loadSigningKey(keys.registry),
                    authority: { key, name: 'embedded platform' },
                }),
                registryContent: createRegistryContent({ store, authorities }),
                github: createGitHubIssuer({
                    issuer: seed.github.issuer,
                    requestToken: recall(store, 'oidc-request-token', newSecret),
                    key: await loadSigningKey(keys.github),
                    clock,
                    claims: seed.github.claims,
                    subjectForm: seed.github.subject,
                }),
                events: createEventPublisher({ store, clock, addresses, key, send, onBug }),
            };
        }
        function deferAuthorities(secret) {
            let creating;
            return () => {
                creating ??= Promise.all([__webpack_require__.e(467), __webpack_require__.e(247), __webpack_require__.e(517)]).then(__webpack_require__.bind(__webpack_require__, 1517)).then(({ createSigningAuthority }) => ({
                    trusted: createSigningAuthority(Buffer.from(`trusted ${secret}`)),
                    unknown: createSigningAuthority(Buffer.from(`unknown ${secret}`)),
                }));
                return creating;
            };
        }
        function newSecret() {
            return (0, external_node_crypto_.randomBytes)(32).toString('base64url');
        }
        function recall(store, name, create) {
            const value = store.setting(name) ?? create();
            store.setSetting(name, value);
            return value;
        }
        async function describe({ addresses, github, platformTokens }) {
            const { apiUrl, issuerUrl, registry, tokenUrl } = addresses;
            const administrator = await platformTokens.issue({ identityUid: caller.hl }, [apiUrl], {
                lifetimeMs: ADMINISTRATOR_TOKEN_MS,
            });
            return {
                apiUrl,
                issuerUrl,
                registry,
                tokenUrl,
                oidcRequestUrl: `${issuerUrl}/_github/oidc/token?api-version=2.0`,
                oidcRequestToken: github.requestToken,
                adminToken: administrator.token,
            };
        }
        ;
        function protoFiles() {
            const names = new Set(message_packages.u.map(({ name }) => name).filter((name) => name !== 'google.rpc'));
            return [...names].map((name) => ({ path: pathOf(name), text: fileOf(wholePackage(name)) }));
        }
        function pathOf(packageName) {
            const parts = packageName.split('.');
            const name = parts.findLast((part) => !/^v\d/.test(part)) ?? '';
            return [...parts, `${name}.proto`].join('/');
        }
        function wholePackage(name) {
            const parts = message_packages.u.filter((part) => part.name === name);
            return {
                name,
                services: Object.assign({}, ...parts.map((part) => part.services)),
                messages: Object.assign({}, ...parts.map((part) => part.messages)),
                enums: Object.assign({}, ...parts.map((part) => part.enums)),
            };
        }
        const HEADER = `// Part of the API that Mooring's embedded platform serves over gRPC (docs/embedded-platform.md).
// Generated by \`npm run protos\`; do not edit.`;
        function fileOf(whole) {
            const imports = importsOf(whole).map((path) => `import "${path}";`);
            return [
                HEADER,
                'syntax = "proto3";',
                `package ${whole.name};`,
                ...(imports.length === 0 ? [] : [imports.join('\n')]),
                ...Object.entries(whole.services).map(([service, methods]) => serviceOf(service, methods, whole.name)),
                ...declarationsIn('', whole).map((lines) => lines.join('\n')),
                '',
            ]
                .join('\n\n')
                .replace(/\n+$/, '\n');
        }
        function importsOf({ name, services, messages }) {
            const types = [
                ...Object.values(services).flatMap((methods) => Object.values(methods).flatMap(({ request, response }) => [request, response])),
                ...Object.values(messages).flatMap((fields) => Object.values(fields).map(([, type]) => type)),
            ];
            const paths = types.flatMap((type) => importOf((0, message_names.qh)(type)?.[1] ?? type, name) ?? []);
            return [...new Set(paths)].sort();
        }
        function importOf(type, ownPackage) {
            const [, wellKnown] = /^google\.protobuf\.(\w+)$/.exec(type) ?? [];
            if (wellKnown === 'Value')
                return 'google/protobuf/struct.proto';
            if (wellKnown !== undefined)
                return `google/protobuf/${toSnakeCase(wellKnown)}.proto`;
            const [packageName] = /^chainguard\.[a-z0-9.]+(?=\.[A-Z])/.exec(type) ?? [];
            return packageName === undefined || packageName === ownPackage ? undefined : pathOf(packageName);
        }
        function toSnakeCase(name) {
            return name.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();
        }
        const ROWS = new Map([...server_routes.s.values()].flatMap((row) => (row.rpc === undefined ? [] : [[row.rpc, row]])));
        function serviceOf(service, methods, packageName) {
            const lines = Object.entries(methods).flatMap(([method, { request, response }]) => {
                const row = ROWS.get((0, message_names._k)(packageName, service, method));
                return [`// ${row?.method} ${row?.path}`, `rpc ${method}(${request}) returns (${response});`];
            });
            return block(`service ${service}`, lines).join('\n');
        }
        function declarationsIn(parent, whole) {
            const { name: packageName, messages, enums } = whole;
            return childrenOf(parent, [...Object.keys(messages), ...Object.keys(enums)]).map((name) => {
                const simpleName = name.slice(name.lastIndexOf('.') + 1);
                const values = enums[name];
                if (values !== undefined) {
                    return block(`enum ${simpleName}`, Object.entries(values).map(([value, number]) => `${value} = ${number};`));
                }
                const fields = fieldLines(messages[name] ?? {}, `${packageName}.${name}`);
                return block(`message ${simpleName}`, [...declarationsIn(name, whole).flat(), ...fields]);
            });
        }
        function childrenOf(parent, names) {
            const prefix = parent === '' ? '' : `${parent}.`;
            const below = names.filter((name) => name.startsWith(prefix));
            return [...new Set(below.map((name) => prefix + name.slice(prefix.length).split('.', 1)[0]))];
        }
        function fieldLines(fields, messageName) {
            const groups = Object.groupBy(Object.entries(fields), ([name, [, , occurrence]]) => occurrence?.startsWith('oneof ') === true ? occurrence : name);
            return Object.entries(groups).flatMap(([key, members = []]) => {
                const lines = members.map(([name, field]) => fieldLine(name, field, messageName));
                return key.startsWith('oneof ') ? block(key, lines) : lines;
            });
        }
        function fieldLine(name, [number, type, occurrence], messageName) {
            const label = occurrence === 'repeated' || occurrence === 'optional' ? `${occurrence} ` : '';
            const jsonName = message_package.q[`${messageName}.${name}`];
            const options = jsonName === undefined ? '' : ` [json_name = "${jsonName}"]`;
            return `${label}${type} ${name} = ${number}${options};`;
        }
        function block(head, lines) {
            return lines.length === 0 ? [`${head} {}`] : [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
        }
        var dist = __webpack_require__(8815);
        ;
        function readSeed(text, file, now) {
            const json = (0, parse_json.q)(text);
            const seed = json === undefined ? undefined : Seed.safeParse(json).data;
            if (seed !== undefined && planSeed(seed, now).faults.length === 0)
                return seed;
            return readYaml(text, file, now);
        }
        function readYaml(text, file, now) {
            const lines = new dist.HN();
            const document = (0, dist.Tp)(text, { lineCounter: lines, prettyErrors: false });
            const [syntax] = document.errors;
            if (syntax !== undefined)
                throw invalid(`${file}:${lines.linePos(syntax.pos[0]).line}`, syntax.message);
            const value = toValue(document, file);
            const describe = (path) => [`${file}:${lineOf(path, document, lines)}`, ...(path.length === 0 ? [] : [formatFormPath(path)])].join(': ');
            const parsed = Seed.safeParse(value);
            if (!parsed.success) {
                const [{ path, message }] = findIssues(parsed.error, value);
                throw invalid(describe(path), message);
            }
            const [fault] = planSeed(parsed.data, now).faults;
            if (fault !== undefined)
                throw invalid(describe(fault.path), fault.message);
            return parsed.data;
        }
        function toValue(document, file) {
            try {
                return document.toJS() ?? {};
            }
            catch (cause) {
                throw invalid(file, cause instanceof Error ? cause.message : 'cannot be read', cause);
            }
        }
        function lineOf(path, document, lines) {
            for (let length = path.length; length >= 0; length -= 1) {
                const offset = offsetOf(path.slice(0, length), document);
                if (offset !== undefined)
                    return lines.linePos(offset).line;
            }
            return 1;
        }
        function offsetOf(path, document) {
            const last = path.at(-1);
            const holder = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
            const pair = (0, dist.jh)(holder)
                ? holder.items.find(({ key }) => (0, dist.jn)(key) && key.value === last)
                : undefined;
            const node = pair === undefined ? document.getIn(path, true) : pair.key;
            return (0, dist.Ll)(node) ? node.range?.[0] : undefined;
        }
        function invalid(place, reason, cause) {
            return new errors.OD('config_seed_invalid', `${place}: ${(0, printable.g$)(reason)}`, { cause });
        }
        ;
        async function runPlatform() {
            try {
                await main(process.argv.slice(2));
            }
            catch (error) {
                report(error);
            }
        }
        async function main(args) {
            const commandLine = readCommandLine(args);
            switch (commandLine.kind) {
                case 'help':
                    process.stdout.write(USAGE);
                    return;
                case 'wrong':
                    process.stderr.write(`mooring platform: ${commandLine.reason}; run with --help for usage\n`);
                    process.exitCode = 2;
                    return;
                case 'protos':
                    return writeProtos(commandLine.directory);
                case 'run':
                    return run(commandLine);
                default:
                    (0, errors.xb)(commandLine);
            }
        }
        async function run(options) {
            const clock = wallClock(options.now);
            const seed = options.seedFile === undefined ? {} : { seed: await loadSeed(options.seedFile, clock) };
            const stopped = untilStopped();
            const listener = await openListener(options.port, { tls: await loadTls(options.tls) });
            const trustedRoot = await placeTrustedRoot(options);
            try {
                const platform = await createPlatform({
                    clock,
                    origin: options.publicUrl ?? listener.origin,
                    ...seed,
                    latencyMs: options.latencyMs,
                    ...(options.dataFile === undefined ? {} : { dataFile: options.dataFile }),
                    sendEvent: sendEventRequest,
                    onBug: (error) => process.stderr.write(`${describeFailure(error, options.dataFile)}\n`),
                }).catch((error) => {
                    throw storeFailure(error, options.dataFile ?? ':memory:') ?? error;
                });
                await writeText(trustedRoot.path, await platform.trustedRoot());
                listener.serve(platform.answer, platform.answerGrpc);
                process.stdout.write(`${JSON.stringify({ ...platform.line, trustedRoot: trustedRoot.path })}\n`);
                await stopped;
                await listener.close();
                platform.close();
            }
            finally {
                await listener.close();
                await trustedRoot.remove();
            }
        }
        function wallClock(frozenAt) {
            return {
                now: () => frozenAt ?? (0, instant.fN)(Date.now()),
                sleep: (milliseconds, signal) => (0, external_node_timers_promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal }),
                random: () => Math.random(),
            };
        }
        async function sendEventRequest(request) {
            const timeout = AbortSignal.timeout(request.timeoutMs);
            const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
            try {
                const response = await fetch(request.url, {
                    method: request.method,
                    headers: request.headers,
                    redirect: 'manual',
                    signal,
                    ...(request.body === undefined ? {} : { body: request.body }),
                });
                await response.body?.cancel();
                return {
                    status: response.status,
                    headers: Object.fromEntries(response.headers),
                    body: new Uint8Array(),
                };
            }
            catch (cause) {
                const kind = timeout.aborted ? 'timeout' : request.signal?.aborted === true ? 'cancelled' : 'unreachable';
                throw new TransportFailure(kind, `${new URL(request.url).host}: ${kind}`, cause);
            }
        }
        async function placeTrustedRoot({ trustedRootFile, dataFile, }) {
            const given = trustedRootFile ?? (dataFile && `${dataFile}.trusted_root.json`);
            if (given !== undefined)
                return { path: (0, external_node_path_.resolve)(given), remove: () => Promise.resolve() };
            const directory = await (0, promises_.mkdtemp)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), 'mooring-platform-'));
            const path = (0, external_node_path_.join)(directory, 'trusted_root.json');
            return { path, remove: () => (0, promises_.rm)(directory, { recursive: true, force: true }) };
        }
        async function writeProtos(directory) {
            const files = protoFiles();
            await Promise.all(files.map(({ path, text }) => writeText((0, external_node_path_.join)(directory, path), text)));
            process.stdout.write(files.map(({ path }) => `${path}\n`).join(''));
        }
        async function writeText(file, text) {
            try {
                await (0, promises_.mkdir)((0, external_node_path_.dirname)(file), { recursive: true });
                await (0, promises_.writeFile)(file, text);
            }
            catch (cause) {
                const hint = 'Check that this user can write to the directory and that the disk has free space.';
                const message = `the file ${file} cannot be written (${(0, errors.UQ)(cause)})`;
                throw new errors.OD('config_file_unwritable', message, { hint, cause });
            }
        }
        async function loadSeed(file, clock) {
            return readSeed(await readText('seed', file), file, clock.now());
        }
        async function loadTls(files) {
            if (files === undefined)
                return undefined;
            return { cert: await readText('certificate', files.certFile), key: await readText('key', files.keyFile) };
        }
        async function readText(purpose, file) {
            try {
                return await (0, promises_.readFile)(file, 'utf8');
            }
            catch (cause) {
                throw new errors.OD('config_file_unreadable', `the ${purpose} file ${file} cannot be read (${(0, errors.UQ)(cause)})`, {
                    cause,
                });
            }
        }
        function untilStopped() {
            return new Promise((stop) => {
                process.once('SIGTERM', () => stop());
                process.once('SIGINT', () => stop());
            });
        }
        function describeFailure(error, dataFile = ':memory:') {
            const failure = storeFailure(error, dataFile);
            return failure === undefined ? describeBug(error) : `mooring platform: ${failure.message}. ${failure.hint}`;
        }
        function describeBug(error) {
            return error instanceof Error ? (error.stack ?? error.message) : String(error);
        }
        function report(error) {
            const text = error instanceof errors.OD ? `${error.message}. ${error.hint}` : describeBug(error);
            process.stderr.write(`mooring platform: ${text}\n`);
            process.exitCode = 1;
        }
    }),
    4422: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            LL: () => (toContent),
            nb: () => (descriptorOf),
            ol: () => (digestOf)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3691);
        function toContent(mediaType, body) {
            return { mediaType, digest: digestOf(body), body };
        }
        function descriptorOf({ mediaType, digest, body }) {
            return { mediaType, digest, size: Buffer.byteLength(body) };
        }
        function digestOf(body) {
            return (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_1__.m)(`sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body)}`);
        }
    }),
    2125: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            $v: () => (NO_CONTENTS),
            ES: () => (configAt),
            Fe: () => (packagesAt),
            lf: () => (erasOf),
            vs: () => (mergedConfig),
            w_: () => (contentsOn)
        });
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        const NO_CONTENTS = {
            packages: [],
            sbom: 'none',
            signing: { form: 'none', signer: { issuer: '', identity: '' } },
        };
        function contentsOn(architecture, contents) {
            const isOn = ({ arch = architecture }) => arch === architecture;
            const changes = contents.changes?.map((one) => ({
                ...one,
                packages: one.packages?.filter(isOn),
                set: one.set?.filter(isOn),
            }));
            return { ...contents, packages: contents.packages.filter(isOn), changes };
        }
        function erasOf({ packages, changes = [] }) {
            const times = [
                ...packages.flatMap(({ from, until }) => [from, until]),
                ...changes.flatMap(({ at, until }) => [at, until]),
            ].filter((time) => time !== undefined);
            const starts = [...new Set(times)].sort((one, other) => one - other);
            const end = (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.fN)(Number.MAX_SAFE_INTEGER);
            const later = starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }));
            return [{ start: (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.fN)(0), end: starts[0] ?? end }, ...later];
        }
        function packagesAt(at, { packages, changes = [] }) {
            const present = packages.filter(({ from = at, until = Infinity }) => from <= at && at < until);
            const since = new Map();
            for (const one of present)
                since.set(keyOf(one), Math.max(one.from ?? 0, since.get(keyOf(one)) ?? 0));
            const newest = present.filter((one) => (one.from ?? 0) === since.get(keyOf(one)));
            return changesAt(at, changes).reduce(changedPackages, newest);
        }
        function configAt(at, { config = {}, changes = [] }) {
            return changesAt(at, changes).reduce((before, change) => mergedConfig(before, change.config), config);
        }
        function mergedConfig(before = {}, change = {}) {
            return {
                ...before,
                ...change,
                env: { ...before.env, ...change.env },
                labels: { ...before.labels, ...change.labels },
            };
        }
        function changesAt(at, changes) {
            return changes.filter((change) => change.at <= at && at < (change.until ?? Infinity));
        }
        function changedPackages(before, { packages = before, set = [], remove = [] }) {
            const changed = new Map([...Map.groupBy(packages, keyOf), ...Map.groupBy(set, keyOf)]);
            return [...changed.values()].flat().filter(({ name }) => !remove.includes(name));
        }
        function keyOf({ type = 'apk', name }) {
            return `${type} ${name}`;
        }
    }),
    9767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Zp: () => (createImageSource),
            Wf: () => (imageSourceOf),
            $V: () => (manifestOf)
        });
        var oci = __webpack_require__(8866);
        var instant = __webpack_require__(8726);
        var content = __webpack_require__(4422);
        ;
        function imageConfig(image, { platform, layers, run, created }) {
            const env = present({ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...run.env });
            return {
                created,
                architecture: platform.oci,
                os: 'linux',
                config: {
                    User: run.user,
                    ExposedPorts: run.ports && asSet(run.ports.map((port) => (port.includes('/') ? port : `${port}/tcp`))),
                    Env: env.map(([name, value]) => `${name}=${value}`),
                    Entrypoint: run.entrypoint,
                    Cmd: run.command,
                    Volumes: run.volumes && asSet(run.volumes),
                    WorkingDir: run['working-dir'],
                    Labels: Object.fromEntries(present({ 'org.opencontainers.image.title': image, ...run.labels })),
                    StopSignal: run['stop-signal'],
                },
                rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
                history: layers.map(() => ({ created, created_by: 'the embedded platform' })),
            };
        }
        function present(texts) {
            return Object.entries(texts).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
        }
        function asSet(members) {
            return Object.fromEntries(members.map((member) => [member, {}]));
        }
        var image_contents = __webpack_require__(2125);
        var package_purl = __webpack_require__(2921);
        var external_node_zlib_ = __webpack_require__(8522);
        ;
        const PLATFORMS = [
            { oci: 'amd64', apk: 'x86_64' },
            { oci: 'arm64', apk: 'aarch64' },
        ];
        const MAX_GROUPS = 32;
        function imageLayers(image, packages, { platform, layers = 'single', }) {
            const listed = layers === 'single' ? packages.filter((one) => !(0, package_purl.d)(one)) : packages;
            const lists = [...Map.groupBy(listed, groupOf)].map(([group, members]) => ({
                path: `var/lib/db/sbom/${encodeURIComponent(group).slice(0, 60)}.txt`,
                text: members.map((one) => `${(0, package_purl.V)(one, platform)}\n`).join(''),
            }));
            const own = lists.slice(0, layers === 'single' ? 0 : MAX_GROUPS);
            const installed = packages.filter(package_purl.d).map((one) => installedRecord(one, platform));
            const base = [
                { path: 'etc/os-release', text: `ID=wolfi\nNAME="Wolfi"\nPRETTY_NAME="${image}"\n` },
                { path: 'lib/apk/db/installed', text: installed.join('') },
            ];
            return [...own.map((file) => [file]), [...base, ...lists.slice(own.length)]].map(imageLayer);
        }
        function groupOf({ type = 'apk', name, origin = name }) {
            return type === 'apk' ? origin : type;
        }
        function imageLayer(files) {
            const archive = tar(files);
            return { content: (0, content.LL)(oci.Z2.layer, storedGzip(archive)), diffId: (0, content.ol)(archive) };
        }
        function installedRecord({ name, version, origin }, platform) {
            return `P:${name}\nV:${version}\nA:${platform.apk}\no:${origin ?? name}\n\n`;
        }
        const TAR_BLOCK_BYTES = 512;
        function tar(files) {
            const blocks = files.flatMap(({ path, text }) => {
                const content = Buffer.from(text);
                return [header(path, content.length), content, Buffer.alloc(padding(content.length))];
            });
            return Buffer.concat([...blocks, Buffer.alloc(2 * TAR_BLOCK_BYTES)]);
        }
        function header(path, size) {
            const block = Buffer.alloc(TAR_BLOCK_BYTES);
            block.write(path, 0);
            block.write('0000644\0', 100);
            block.write('0000000\0', 108);
            block.write('0000000\0', 116);
            block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
            block.write('00000000000\0', 136);
            block.write('        ', 148);
            block.write('0', 156);
            block.write('ustar\u000000', 257);
            const sum = block.reduce((total, byte) => total + byte, 0);
            block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
            return block;
        }
        function padding(size) {
            return (TAR_BLOCK_BYTES - (size % TAR_BLOCK_BYTES)) % TAR_BLOCK_BYTES;
        }
        const BLOCK_BYTES = 0xffff;
        function storedGzip(bytes) {
            const count = Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES));
            const blocks = Array.from({ length: count }, (_, index) => {
                const block = bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES);
                const head = Buffer.alloc(5);
                head.writeUInt8(index === count - 1 ? 1 : 0, 0);
                head.writeUInt16LE(block.length, 1);
                head.writeUInt16LE(0xffff - block.length, 3);
                return Buffer.concat([head, block]);
            });
            const trailer = Buffer.alloc(8);
            trailer.writeUInt32LE((0, external_node_zlib_.crc32)(bytes), 0);
            trailer.writeUInt32LE(bytes.length, 4);
            return Buffer.concat([HEADER, ...blocks, trailer]);
        }
        const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
        ;
        function manifestOf(described) {
            return 'index' in described ? described.index : described.manifest;
        }
        function createImageSource(image, contents) {
            const eras = (0, image_contents.lf)(contents);
            const targets = PLATFORMS.map((platform) => ({ platform, contents: (0, image_contents.w_)(platform.apk, contents) }));
            const makers = new Map();
            let latest;
            function makerOf(era) {
                const maker = makers.get(era) ?? eraMaker(image, targets, era);
                makers.set(era, maker);
                return maker;
            }
            function platforms(at) {
                const day = (0, instant.fN)(Math.floor(at / instant.sO) * instant.sO);
                const era = eraAt(at, eras);
                if (latest?.day !== day || latest.era !== era)
                    latest = { day, era, images: makerOf(era).images(day) };
                return latest.images;
            }
            return {
                name: image,
                eras,
                platforms,
                build: ({ tag, at, position }) => {
                    const created = (0, instant.r4)(at);
                    const images = platforms(at);
                    const digests = images.map(({ manifest }) => manifest.digest);
                    const text = makerOf(eraAt(at, eras)).fillIndex(...digests, created, tag, String(position));
                    const { signing } = contents;
                    return { at, signing, index: (0, content.LL)(oci.Z2.index, text), platforms: images };
                },
            };
        }
        function eraAt(at, eras) {
            let [first, end] = [0, eras.length];
            while (end - first > 1) {
                const middle = (first + end) >> 1;
                if ((eras[middle]?.start ?? 0) <= at)
                    first = middle;
                else
                    end = middle;
            }
            return eras[first] ?? eras[0];
        }
        function eraMaker(image, targets, { start }) {
            const makers = targets.map(({ platform, contents }) => {
                const [packages, config] = [(0, image_contents.Fe)(start, contents), (0, image_contents.ES)(start, contents)];
                return platformMaker(image, { ...contents, packages, config }, platform);
            });
            const images = (day) => makers.map((make) => make(day));
            return { images, fillIndex: indexTemplate(image, images(SOME_DAY)) };
        }
        const SOME_DAY = (0, instant.fN)(0);
        function platformMaker(image, { packages, config: run = {}, layers: layering, sbom, signing }, platform) {
            const made = imageLayers(image, packages, { platform, layers: layering });
            const layers = made.map(({ content }) => content);
            const fillConfig = jsonTemplate(imageConfig(image, { platform, layers: made, run, created: GAP }));
            const configOf = (at) => {
                const created = (0, instant.r4)(at);
                return (0, content.LL)(oci.Z2.config, fillConfig(created, ...layers.map(() => created)));
            };
            const fillManifest = jsonTemplate({
                schemaVersion: 2,
                mediaType: oci.Z2.manifest,
                config: { ...(0, content.nb)(configOf(SOME_DAY)), digest: GAP },
                layers: layers.map(content.nb),
            });
            return (at) => {
                const config = configOf(at);
                const manifest = (0, content.LL)(oci.Z2.manifest, fillManifest(config.digest));
                return { at, platform, packages, sbom, signing, manifest, config, layers };
            };
        }
        function indexTemplate(image, platforms) {
            return jsonTemplate({
                schemaVersion: 2,
                mediaType: oci.Z2.index,
                manifests: platforms.map(({ manifest, platform }) => ({
                    ...(0, content.nb)(manifest),
                    digest: GAP,
                    platform: { architecture: platform.oci, os: 'linux' },
                })),
                annotations: {
                    'org.opencontainers.image.title': image,
                    'org.opencontainers.image.created': GAP,
                    'org.opencontainers.image.ref.name': GAP,
                    'dev.mooring.build': GAP,
                },
            });
        }
        function imageSourceOf(image, tagUid, { contents }) {
            return createImageSource(image.name, contents.get(tagUid) ?? contents.get(image.repo.uid) ?? image_contents.$v);
        }
        const GAP = '\0';
        function jsonTemplate(value) {
            const [head = '', ...parts] = JSON.stringify(value)
                .replaceAll(String.raw `"\u0000"`, `"${GAP}"`)
                .split(GAP);
            return (...fillings) => {
                let text = head;
                for (let index = 0; index < parts.length; index += 1)
                    text += `${fillings[index] ?? ''}${parts[index] ?? ''}`;
                return text;
            };
        }
    }),
    2921: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            V: () => (purlOf),
            d: () => (isApk)
        });
        function isApk({ type = 'apk' }) {
            return type === 'apk';
        }
        function purlOf(one, { apk }) {
            const { type = 'apk', version, distribution = 'wolfi' } = one;
            const name = type === 'apk' ? `${distribution}/${encodeURIComponent(one.name)}` : languageName(one);
            return `pkg:${type}/${name}@${encodeURIComponent(version)}${type === 'apk' ? `?arch=${apk}` : ''}`;
        }
        function languageName({ type, name }) {
            const path = type === 'maven' ? name.replace(':', '/') : name;
            const text = type === 'pypi' || type === 'golang' ? path.toLowerCase() : path;
            const normalized = type === 'pypi' ? text.replaceAll('_', '-') : text;
            return normalized.split('/').map(encodeURIComponent).join('/');
        }
    }),
    456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            P: () => (spdxDocument),
            W: () => (hasSbom)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8726);
        var _package_purl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2921);
        var _image_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9767);
        function hasSbom(described) {
            if ('index' in described)
                return described.platforms.some(hasSbom);
            return described.packages.length > 0 && described.sbom !== 'none';
        }
        function spdxDocument(name, described) {
            const { digest } = (0, _image_source_js__WEBPACK_IMPORTED_MODULE_2__.$V)(described);
            const main = imageElement(digest);
            return {
                spdxVersion: 'SPDX-2.3',
                dataLicense: 'CC0-1.0',
                SPDXID: 'SPDXRef-DOCUMENT',
                name: `${name}@${digest}`,
                documentNamespace: `https://spdx.org/spdxdocs/${digest.replace(':', '-')}`,
                creationInfo: { created: toSeconds(described.at), creators: ['Tool: mooring-platform'] },
                documentDescribes: [main.SPDXID],
                ...('index' in described ? indexContents(main, described) : imageContents(main, described)),
            };
        }
        function indexContents(main, { platforms }) {
            const images = platforms.map(({ manifest }) => imageElement(manifest.digest));
            return {
                packages: [main, ...images],
                relationships: images.map(({ SPDXID }) => relationship(main.SPDXID, 'VARIANT_OF', SPDXID)),
            };
        }
        function imageContents(main, { layers, platform, packages, sbom }) {
            const parts = packages.map((one) => {
                if (!(0, _package_purl_js__WEBPACK_IMPORTED_MODULE_3__.d)(one))
                    return ofLanguage(one, platform);
                return sbom === 'inline' ? withInlineOrigin(one, platform) : withLinkedOrigin(one, platform);
            });
            const elements = new Map(parts.flatMap((part) => part.elements).map((one) => [one.SPDXID, one]));
            const layerElements = layers.map(({ digest }) => element('', digest, `pkg:oci/image@${digest}?arch=${platform.oci}&os=linux`));
            const SPDXID = 'SPDXRef-OperatingSystem-wolfi';
            const system = { ...element('', 'wolfi'), SPDXID, primaryPackagePurpose: 'OPERATING_SYSTEM' };
            return {
                packages: [main, ...layerElements, system, ...elements.values()],
                relationships: [
                    ...layerElements.map((layer) => relationship(main.SPDXID, 'CONTAINS', layer.SPDXID)),
                    ...parts.flatMap(({ relationships }) => relationships),
                    ...parts.map((part) => relationship(main.SPDXID, 'CONTAINS', part.main.SPDXID)),
                ],
            };
        }
        function imageElement(digest) {
            return { ...element('', digest), primaryPackagePurpose: 'CONTAINER' };
        }
        function toSeconds(at) {
            return (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(at).replace(/\.\d+Z$/, 'Z');
        }
        function ofLanguage(one, platform) {
            const { SPDXID } = element(one.version, `${one.type}-${one.name}`);
            const main = { ...element(one.version, one.name, (0, _package_purl_js__WEBPACK_IMPORTED_MODULE_3__.V)(one, platform)), SPDXID };
            return { main, elements: [main], relationships: [] };
        }
        function withLinkedOrigin(one, platform) {
            const { origin = one.name } = one;
            const [commit, purl] = buildFile(one);
            const main = element(one.version, one.name, (0, _package_purl_js__WEBPACK_IMPORTED_MODULE_3__.V)(one, platform));
            const file = element(commit, `${origin}.yaml`, purl);
            const upstream = one.version.replace(/-r\d+$/, '');
            const source = element(upstream, `github.com/${origin}/${origin}`, `pkg:github/${encodeURIComponent(origin)}/${encodeURIComponent(origin)}@v${encodeURIComponent(upstream)}`);
            return {
                main,
                elements: [main, file, source],
                relationships: [
                    relationship(main.SPDXID, 'DESCRIBED_BY', file.SPDXID),
                    relationship(main.SPDXID, 'GENERATED_FROM', source.SPDXID),
                ],
            };
        }
        function withInlineOrigin(one, platform) {
            const [, file] = buildFile(one);
            const main = element(one.version, one.name, (0, _package_purl_js__WEBPACK_IMPORTED_MODULE_3__.V)(one, platform), file);
            return { main, elements: [main], relationships: [] };
        }
        function buildFile({ name, version, origin = name, distribution = 'wolfi', }) {
            const commit = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha1', `${origin}@${version}`);
            const repository = distribution === 'wolfi' ? 'wolfi-dev/os' : `${distribution}-dev/packages`;
            return [commit, `pkg:github/${repository}@${commit}#${encodeURIComponent(origin)}.yaml`];
        }
        function element(versionInfo, name, ...purls) {
            const id = [name, versionInfo].filter((text) => text !== '').join('-');
            const escaped = id
                .replaceAll(/[:/]/g, '-')
                .replaceAll(/[^A-Za-z0-9.-]/g, (character) => `C${character.codePointAt(0)}`);
            return {
                SPDXID: `SPDXRef-Package-${escaped}`,
                name,
                ...(versionInfo === '' ? {} : { versionInfo }),
                downloadLocation: 'NOASSERTION',
                filesAnalyzed: false,
                ...(purls.length === 0 ? {} : { externalRefs: purls.map(reference) }),
            };
        }
        function reference(purl) {
            return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl };
        }
        function relationship(from, relationshipType, to) {
            return { spdxElementId: from, relationshipType, relatedSpdxElement: to };
        }
    }),
    55: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F1: () => (findImage),
            IU: () => (findTag),
            qy: () => (digestOfTag)
        });
        var _values_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3691);
        function findImage(image, store) {
            const slash = image.indexOf('/');
            const [organization] = store.resources.list({
                kind: 'group',
                childrenOf: '',
                names: [image.slice(0, slash)],
            });
            if (organization === undefined)
                return undefined;
            const names = [image.slice(slash + 1)];
            return store.resources.list({ kind: 'repo', childrenOf: organization.uid, names })[0];
        }
        function findTag(image, tag, store) {
            const repo = findImage(image, store);
            if (repo === undefined)
                return undefined;
            return store.resources.list({ kind: 'tag', childrenOf: repo.uid, names: [tag] })[0];
        }
        function digestOfTag({ body }) {
            const { digest } = body;
            return typeof digest === 'string' ? (0, _values_digest_js__WEBPACK_IMPORTED_MODULE_0__.m)(digest) : undefined;
        }
    }),
    240: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            l: () => (answerCall)
        });
        var routes = __webpack_require__(3306);
        var authorization = __webpack_require__(4377);
        var values_digest = __webpack_require__(3691);
        var image_source = __webpack_require__(9767);
        ;
        function findBuiltImage(repo, digest, store) {
            const organization = store.resources.get('group', repo.parent);
            if (organization === undefined || !(0, values_digest.Bc)(digest))
                return undefined;
            const image = { name: `${organization.name}/${repo.name}`, repo };
            const [build] = store.builds.find(digest, { repo: repo.uid });
            if (build === undefined)
                return undefined;
            const { tagUid, at } = build;
            return { image, digest, tagUid, at, platforms: (0, image_source.Wf)(image, tagUid, store).platforms(at) };
        }
        function platformOf(build, architecture) {
            if (architecture === undefined)
                return build.platforms[0];
            return build.platforms.find(({ platform }) => [platform.oci, platform.apk].some((one) => one === architecture));
        }
        function packagesOf(build) {
            const all = build.platforms.flatMap(({ packages }) => packages);
            return [...new Map(all.map((one) => [`${one.type ?? 'apk'} ${one.name}@${one.version}`, one])).values()];
        }
        var refusal = __webpack_require__(1772);
        var route_call = __webpack_require__(8270);
        var access_caller = __webpack_require__(3973);
        ;
        async function authenticate(call, services) {
            const token = (0, route_call.w_)(call, 'Bearer');
            if (token === undefined)
                throw (0, refusal.JK)('a bearer token is required');
            const reading = await services.platformTokens.read(token, services.addresses.apiUrl);
            if (reading.kind === 'invalid')
                throw (0, refusal.JK)(`the token is not valid: ${reading.reason}`);
            if (reading.kind === 'other-audience')
                throw (0, refusal.JK)('the token is for another audience');
            const caller = (0, access_caller.Cf)(reading.bearer, services.store);
            if (caller === undefined)
                throw (0, refusal.JK)('the identity of the token no longer exists');
            return caller;
        }
        async function authorize(call, services, wanted) {
            const { kind, capabilities, pathKey = 'uid' } = wanted;
            const caller = await authenticate(call, services);
            const uid = (0, route_call.ZB)(call, pathKey);
            return { caller, resource: (0, authorization.vA)(caller, { kind, uid, capabilities }, services.store) };
        }
        async function findVisible(call, { kind, capabilities }, services) {
            const caller = await authenticate(call, services);
            const { store } = services;
            const uids = [(0, route_call.ZB)(call, 'uid')];
            const within = (0, authorization.TP)(caller, { kind, capabilities }, store);
            return store.resources.list({ kind, uids, within })[0];
        }
        async function findVisibleBuild(call, capabilities, services) {
            const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
            return repo === undefined ? undefined : findBuiltImage(repo, (0, route_call.ZB)(call, 'digest'), services.store);
        }
        var body_form = __webpack_require__(9);
        ;
        function readQuery(schema, { query }) {
            const spellings = new Map();
            const values = new Map();
            for (const [spelling, all] of query) {
                const given = all.filter((value) => value !== '');
                if (given.length === 0)
                    continue;
                const name = (0, body_form.Cb)(spelling);
                spellings.set(name, spelling);
                values.set(name, [...(values.get(name) ?? []), ...given]);
            }
            const parsed = schema.safeParse(Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all])));
            if (parsed.success)
                return parsed.data;
            throw (0, refusal.k7)(parsed.error.issues.map((issue) => {
                const name = String(issue.path[0] ?? 'query');
                return { field: spellings.get(name) ?? name, description: issue.message };
            }));
        }
        function readBody(schema, { body, bodyForm }, names = 'fields') {
            const value = bodyForm === undefined ? body : (0, body_form.a7)(body, bodyForm, names);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw (0, refusal.k7)(parsed.error.issues.map((issue) => ({
                field: issue.path.length === 0 ? 'body' : issue.path.join('.'),
                description: issue.message,
            })));
        }
        var schema_page = __webpack_require__(7524);
        var external_node_crypto_ = __webpack_require__(7598);
        var schemas = __webpack_require__(2857);
        var parse_json = __webpack_require__(6340);
        ;
        function writePageToken(query, after, now) {
            const content = {
                query: fingerprint(query),
                at: now,
                value: after.value,
                uid: after.uid,
            };
            return Buffer.from(JSON.stringify(content)).toString('base64url');
        }
        function readPageToken(token, query, now) {
            if (token === undefined)
                return undefined;
            const content = parse(token);
            if (content === undefined)
                throw (0, refusal.zM)('page_token', 'is not a page token');
            if (now - content.at > schema_page.N3)
                return undefined;
            if (content.query !== fingerprint(query))
                throw (0, refusal.zM)('page_token', 'belongs to another query');
            return { value: content.value, uid: content.uid };
        }
        function fingerprint({ filter, order }) {
            const conditions = Object.entries({ ...filter, within: undefined })
                .filter(([, value]) => value !== undefined)
                .sort(([one], [other]) => (one < other ? -1 : 1));
            const essence = JSON.stringify([conditions, order.column, order.descending]);
            return (0, external_node_crypto_.createHash)('sha256').update(essence).digest('base64url').slice(0, 22);
        }
        const PageTokenContent = schemas.Ikc({
            query: schemas.YjP(),
            at: schemas.aig(),
            value: schemas.KCZ([schemas.YjP(), schemas.aig()]),
            uid: schemas.YjP(),
        });
        function parse(token) {
            const parsed = PageTokenContent.safeParse((0, parse_json.q)(Buffer.from(token, 'base64url').toString()));
            return parsed.success ? parsed.data : undefined;
        }
        ;
        function listPage(query, filter, { store, clock, hidden = [] }) {
            const placed = {
                ...filter,
                childrenOf: query['uidp.childrenOf'],
                descendantsOf: query['uidp.descendantsOf'],
                ancestorsOf: query['uidp.ancestorsOf'],
                inRoot: query['uidp.inRoot'],
                uids: query['uidp.ids'],
            };
            const order = readOrder(query.orderBy);
            const size = readPageSize(query.pageSize);
            const skip = readSkip(query.skip);
            const after = readPageToken(query.pageToken, { filter: placed, order }, clock.now());
            const shown = hidden.length === 0 ? placed : { ...placed, except: hidden };
            const found = store.resources.page({ filter: shown, order, after, skip, limit: size + 1 });
            const page = found.slice(0, size);
            const last = found.length > size ? page.at(-1) : undefined;
            return {
                resources: page,
                envelope: {
                    ...(last === undefined
                        ? {}
                        : { nextPageToken: writePageToken({ filter: placed, order }, positionOf(last, order), clock.now()) }),
                    totalCount: String(store.resources.count(shown)),
                    skipped: skip,
                },
            };
        }
        function readPageSize(given) {
            if (given === undefined || given === 0)
                return schema_page.md.default;
            if (given < 0)
                throw (0, refusal.zM)('page_size', 'must not be negative');
            return Math.min(given, schema_page.md.maximum);
        }
        function readSkip(given) {
            if (given === undefined)
                return 0;
            if (given < 0)
                throw (0, refusal.zM)('skip', 'must not be negative');
            return given;
        }
        function positionOf(resource, order) {
            return { value: orderValue(order, resource), uid: resource.uid };
        }
        const COLUMNS = new Map([
            ['uid', 'uid'],
            ['name', 'name'],
            ['created_at', 'create_time'],
            ['create_time', 'create_time'],
            ['createTime', 'create_time'],
            ['updated_at', 'update_time'],
            ['update_time', 'update_time'],
            ['updateTime', 'update_time'],
        ]);
        function readOrder(text = 'uid') {
            const [field = '', direction = 'asc', ...rest] = text.trim().split(/ +/);
            const column = COLUMNS.get(field);
            if (column === undefined)
                throw (0, refusal.zM)('order_by', `unknown field "${field.slice(0, 60)}"`);
            if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
                throw (0, refusal.zM)('order_by', 'must be "<field>" or "<field> desc"');
            }
            return { column, descending: direction === 'desc' };
        }
        function orderValue(order, resource) {
            const values = {
                uid: resource.uid,
                name: resource.name,
                create_time: resource.createTime,
                update_time: resource.updateTime,
            };
            return values[order.column];
        }
        ;
        function listHandler({ kind, toItem }, { capabilities, query: schema, }, { field, filter, order, openParents = [] }) {
            return async (call, services) => {
                const caller = await authenticate(call, services);
                const within = [...(0, authorization.TP)(caller, { kind, capabilities }, services.store), ...openParents];
                const query = readQuery(schema, call);
                const hidden = call.lagMs === 0 ? [] : services.creations.after(kind, services.clock.now() - call.lagMs);
                const page = listPage({ ...query, orderBy: query.orderBy ?? order }, { kind, within, ...filter?.(query) }, { ...services, hidden });
                return { [field]: page.resources.map((resource) => toItem(resource, services)), ...page.envelope };
            };
        }
        function byName(query) {
            return { names: query.name === undefined ? undefined : [query.name] };
        }
        var values_uid = __webpack_require__(7497);
        var inner_schema = __webpack_require__(4251);
        ;
        function readFieldMask(mask, updatable) {
            return mask.split(',').map((text) => readFieldPath(text.trim(), updatable));
        }
        function pathsOf(body, schema, above = []) {
            return Object.entries(body).flatMap(([field, value]) => {
                const own = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
                const inner = (0, inner_schema.I)(own ?? schemas.L5J());
                const path = fieldPath([...above, field]);
                return inner instanceof schemas.bvH && isFields(value) ? pathsOf(value, inner, path) : [path];
            });
        }
        function readFieldPath(text, updatable) {
            let schema = updatable;
            const path = [];
            for (const part of text.match(/`[^`]*`|[^.]+/g) ?? [text]) {
                const inner = (0, inner_schema.I)(schema);
                const step = stepInto(inner, part);
                if (step === undefined)
                    throw notUpdatable(text, path, inner);
                path.push(step.name);
                schema = step.schema;
            }
            return fieldPath(path);
        }
        function fieldPath([first = '', ...rest]) {
            return [first, ...rest];
        }
        function stepInto(schema, part) {
            if (schema instanceof schemas.b8S)
                return { name: part.replaceAll('`', ''), schema: schema.valueType };
            if (!(schema instanceof schemas.bvH))
                return undefined;
            const name = Object.keys(schema.shape).find((field) => (0, body_form.Cb)(field) === (0, body_form.Cb)(part));
            const field = name === undefined ? undefined : schema.shape[name];
            return name === undefined || field === undefined ? undefined : { name, schema: field };
        }
        function notUpdatable(text, above, schema) {
            const known = schema instanceof schemas.bvH ? Object.keys(schema.shape) : [];
            const places = known.map((field) => [...above, field].join('.'));
            const advice = places.length === 0 ? `${above.join('.')} is changed as a whole` : `those are ${places.join(', ')}`;
            return (0, refusal.zM)('update_mask', `"${(0, body_form.Cb)(text).slice(0, 60)}" is not a field that can be changed; ${advice}`);
        }
        function isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        ;
        function readPatch(call, updatable) {
            const { updateMask } = readQuery(schema_page.bQ, call);
            const names = updateMask === undefined ? 'mask' : 'fields';
            const body = readBody(schemas.g1P(schemas.YjP(), schemas.L5J()), call, names);
            return planPatch(body, updateMask, updatable);
        }
        function planPatch(fields, mask, updatable) {
            const body = Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(updatable.shape, field)));
            return { paths: readPaths(mask, body, updatable), body, updatable };
        }
        function applyPatch(current, patch, alternatives = []) {
            const { paths, body, updatable } = patch;
            const cleared = clearedPaths(patch, alternatives);
            const changed = [...cleared, ...paths].reduce((fields, path) => withValue(fields, path, valueAt(body, path)), current);
            const touched = new Set([...cleared, ...paths].map(([field]) => field));
            const isTouched = ([field]) => touched.has(field);
            const shape = Object.entries(updatable.shape).filter(isTouched);
            const parsed = schemas.Ikc(Object.fromEntries(shape))
                .safeParse(Object.fromEntries(Object.entries(changed).filter(isTouched)));
            if (!parsed.success) {
                throw (0, refusal.k7)(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })));
            }
            const untouched = Object.entries(current).filter((entry) => !isTouched(entry));
            return Object.fromEntries([...untouched, ...Object.entries(parsed.data)]);
        }
        function readPaths(mask, body, updatable) {
            if (mask === undefined)
                return pathsOf(body, updatable);
            if (mask === '*')
                return Object.keys(updatable.shape).map((field) => [field]);
            return readFieldMask(mask, updatable);
        }
        function clearedPaths({ paths, body }, alternatives) {
            const isSet = (path) => valueAt(body, path) !== undefined && paths.some((one) => isAlong(one, path));
            return alternatives
                .map((group) => group.map(pathOf))
                .filter((group) => group.some(isSet))
                .flatMap((group) => group.filter((path) => !isSet(path)));
        }
        function isAlong(one, other) {
            return one.slice(0, other.length).every((part, index) => part === other[index]);
        }
        function pathOf(dotted) {
            const [first = '', ...rest] = dotted.split('.');
            return [first, ...rest];
        }
        function valueAt(fields, [field, ...rest]) {
            const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
            const [next, ...others] = rest;
            if (next === undefined)
                return value;
            return patch_isFields(value) ? valueAt(value, [next, ...others]) : undefined;
        }
        function withValue(fields, [field, ...rest], value) {
            const { [field]: current, ...others } = fields;
            const [next, ...deeper] = rest;
            if (next === undefined)
                return value === undefined ? others : { ...fields, [field]: value };
            if (!patch_isFields(current) && value === undefined)
                return fields;
            return { ...fields, [field]: withValue(patch_isFields(current) ? current : {}, [next, ...deeper], value) };
        }
        function patch_isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        ;
        function fieldsOf(resource) {
            return resource.name === '' ? resource.body : { name: resource.name, ...resource.body };
        }
        function storedFields(type, fields) {
            const { name, ...body } = fields;
            const facet = type.facetOf === undefined ? {} : { facet: type.facetOf(fields) };
            return { name: typeof name === 'string' ? name : '', ...facet, body };
        }
        function requireUniqueName(wanted, { services }) {
            const { kind, uid, parent, name } = wanted;
            const same = services.store.resources.list({ kind, childrenOf: parent, names: [name] });
            if (same.some((other) => other.uid !== uid))
                throw (0, refusal.B$)(authorization.et[kind], name);
        }
        var uid = __webpack_require__(6965);
        ;
        function getHandler(type, { capabilities }) {
            return async (call, services) => {
                const { resource } = await authorize(call, services, { kind: type.kind, capabilities });
                return type.toItem(resource, services);
            };
        }
        function createHandler(type, route, rules = {}) {
            return async (call, services) => {
                const { capabilities } = route;
                const wanted = { kind: rules.parentKind ?? 'group', capabilities, pathKey: 'parent' };
                const { caller, resource: parent } = await authorize(call, services, wanted);
                const context = { caller, services };
                const planned = planResource(type, { parent, given: readBody(type.fields, call), rules }, context);
                const resource = rules.findSame?.(planned, context) ?? insertResource(planned, services);
                return publishItem(route, type, resource, context);
            };
        }
        function planResource(type, wish, context) {
            const now = context.services.clock.now();
            const wanted = {
                kind: type.kind,
                uid: (type.newUid ?? uid.L1)(wish.parent.uid),
                parent: wish.parent.uid,
                facet: '',
                createTime: now,
                updateTime: now,
                ...storedFields(type, wish.rules?.complete?.(wish.given, context) ?? wish.given),
            };
            type.check?.(wanted, context);
            return wanted;
        }
        function insertResource(resource, { store, creations }) {
            store.resources.insert(resource);
            creations.add(resource);
            return resource;
        }
        function patchHandler(type, route) {
            return async (call, services) => {
                const { capabilities } = route;
                const { caller, resource } = await authorize(call, services, { kind: type.kind, capabilities });
                const patch = readPatch(call, type.fields);
                const before = fieldsOf(resource);
                const after = applyPatch(before, patch, type.alternatives);
                const fields = type.keep?.(after, before, resource) ?? after;
                const context = { caller, services };
                const changed = updateResource(type, { ...resource, ...storedFields(type, fields) }, context);
                return publishItem(route, type, changed, context);
            };
        }
        function updateResource(type, changed, context) {
            const { store, clock } = context.services;
            const resource = { ...changed, updateTime: clock.now() };
            type.check?.(resource, context);
            store.resources.update(resource);
            return resource;
        }
        function deleteHandler({ kind }, route, prepare) {
            return async (call, services) => {
                const { caller, resource } = await authorize(call, services, { kind, capabilities: route.capabilities });
                const { store } = services;
                store.atOnce(() => {
                    prepare?.(resource, store);
                    store.resources.delete(kind, resource.uid);
                });
                publishChange(route, resource, { uid: resource.uid }, { caller, services });
                return undefined;
            };
        }
        function publishItem(route, { toItem, toEventBody }, resource, context) {
            const item = toItem(resource, context.services);
            publishChange(route, resource, toEventBody?.(item) ?? item, context);
            return item;
        }
        function publishChange(route, resource, body, { caller, services }) {
            const { kind, uid: subject, parent } = resource;
            const extensions = {
                group: groupOf(resource, route),
                ...(kind === 'externalGroupRoleMapping' ? { identityprovider: parent } : {}),
            };
            services.events.publish({ route, subject, extensions, body, actor: caller.identityUid });
        }
        function groupOf({ kind, uid, parent }, { method }) {
            if (kind === 'tag' || kind === 'externalGroupRoleMapping')
                return (0, values_uid.z)(parent);
            return kind === 'group' && method !== 'DELETE' ? uid : parent;
        }
        var iam_capability = __webpack_require__(2375);
        var instant = __webpack_require__(8726);
        ;
        function toWire(resource) {
            return { uid: resource.uid, name: resource.name, ...resource.body, ...times(resource) };
        }
        function toNameless(resource) {
            return { uid: resource.uid, ...resource.body, ...times(resource) };
        }
        function toAdvisory(resource) {
            return { uid: resource.uid, advisoryId: resource.name, ...resource.body, ...times(resource) };
        }
        function toRole(resource) {
            const capabilities = (0, access_caller.dT)(resource).map((capability) => iam_capability.$8[capability]);
            return { ...toWire(resource), capabilities };
        }
        function times(resource) {
            return { createTime: (0, instant.r4)(resource.createTime), updateTime: (0, instant.r4)(resource.updateTime) };
        }
        var advisory = __webpack_require__(3740);
        var resource_filter = __webpack_require__(7174);
        ;
        const FIELDS = [
            ['legacyAdvisoryIds', 'legacyAdvisoryId'],
            ['artifactTypes', 'artifactType'],
            ['artifactArchitectures', 'artifactArchitecture'],
            ['componentNames', 'componentName'],
            ['componentTypes', 'componentType'],
            ['componentLocations', 'componentLocation'],
        ];
        const EVENT_FIELDS = [
            ['eventReviewStates', 'reviewState'],
            ['eventAuthors', 'author'],
            ['eventReviewers', 'reviewer'],
        ];
        function advisoryConditions(query) {
            return [
                ...FIELDS.flatMap(([filter, field]) => (0, resource_filter.gI)(query[filter], (values) => ({
                    sql: `json_extract(body, '$.${field}') IN (SELECT value FROM json_each(?))`,
                    values: [JSON.stringify(values)],
                }))),
                ...EVENT_FIELDS.flatMap(([filter, field]) => (0, resource_filter.gI)(query[filter], (values) => anyEvent(field, values))),
                ...(0, resource_filter.gI)(query.aliases, hasAlias),
                ...(0, resource_filter.gI)(query.origin, (origin) => ({ sql: "json_extract(body, '$.origin') = ?", values: [origin] })),
                ...(0, resource_filter.gI)(query.excludeEventAuthors, (authors) => negated(anyEvent('author', authors))),
                ...(0, resource_filter.gI)(query.eventTypes, (types) => hasEventType(types.map((type) => advisory.Ru[type]))),
                ...(0, resource_filter.gI)(query.latestEventType, (type) => latestEventIs(advisory.Ru[type])),
                ...(0, resource_filter.gI)(query.query, contains),
            ];
        }
        function negated({ sql, values }) {
            return { sql: `NOT (${sql})`, values };
        }
        function hasAlias(aliases) {
            return {
                sql: `EXISTS (SELECT 1 FROM json_each(body, '$.aliases')
      WHERE value IN (SELECT value FROM json_each(?)))`,
                values: [JSON.stringify(aliases)],
            };
        }
        function anyEvent(field, values) {
            return {
                sql: `EXISTS (SELECT 1 FROM json_each(body, '$.events')
      WHERE json_extract(value, '$.${field}') IN (SELECT value FROM json_each(?)))`,
                values: [JSON.stringify(values)],
            };
        }
        function hasEventType(fields) {
            const ofType = fields.map((field) => `json_type(value, '$.${field}') IS NOT NULL`).join(' OR ');
            return { sql: `EXISTS (SELECT 1 FROM json_each(body, '$.events') WHERE ${ofType})`, values: [] };
        }
        function latestEventIs(field) {
            return {
                sql: `(SELECT json_type(value, '$.${field}') FROM json_each(body, '$.events')
      WHERE json_extract(value, '$.reviewState') = 'REVIEW_STATE_APPROVED'
      ORDER BY json_extract(value, '$.createTime') DESC, key DESC LIMIT 1) IS NOT NULL`,
                values: [],
            };
        }
        function contains(text) {
            const texts = ['name', 'facet', "json_extract(body, '$.componentName')", "json_extract(body, '$.aliases')"];
            return {
                sql: texts.map((column) => `instr(lower(coalesce(${column}, '')), ?) > 0`).join(' OR '),
                values: texts.map(() => text.toLowerCase()),
            };
        }
        function artifactConditions(query) {
            return [
                ...(0, resource_filter.gI)(query.query, (text) => ({ sql: 'instr(lower(name), ?) > 0', values: [text.toLowerCase()] })),
                ...(0, resource_filter.gI)(query.cudaVersion, (version) => ({
                    sql: `EXISTS (SELECT 1 FROM json_each(body, '$.cudaVersions') WHERE value = ?)`,
                    values: [version],
                })),
                ...(0, resource_filter.gI)(query.remediated === true ? 1 : undefined, (isRemediated) => ({
                    sql: `json_extract(body, '$.remediated') = ?`,
                    values: [isRemediated],
                })),
            ];
        }
        ;
        const ADVISORY = { kind: 'advisory', toItem: withoutOrigin };
        const vulnerabilityHandlers = {
            listAdvisories: listHandler(ADVISORY, routes.J.listAdvisories, {
                field: 'advisories',
                filter: (query) => ({
                    facets: query.origin === undefined ? query.artifactNames : undefined,
                    names: query.advisoryIds,
                    also: advisoryConditions(query),
                }),
            }),
            getAdvisory: getHandler(ADVISORY, routes.J.getAdvisory),
        };
        function withoutOrigin(resource) {
            const { origin: _origin, ...shown } = toAdvisory(resource);
            return shown;
        }
        var advisory_document = __webpack_require__(1944);
        ;
        const listAdvisoryDocuments = async (call, { store }) => {
            const { id, cves } = readQuery(advisory_document.$f, call);
            const published = store.resources
                .list({ kind: 'advisory', within: (0, authorization.IT)(store), also: advisoryConditions({ origin: id }) })
                .filter(({ body }) => body['deleteTime'] === undefined)
                .filter(({ body }) => cves === undefined || aliasesOf(body).some((alias) => cves.includes(alias)));
            const byOrigin = Map.groupBy(published, ({ body }) => String(body['origin']));
            return { documents: [...byOrigin].map(([name, advisories]) => toDocument(name, advisories, store)) };
        };
        const listVulnerabilityMetadata = async (call, services) => {
            const query = readQuery(advisory_document.od, call);
            const ids = [...(query.ids ?? []), ...(query.id === undefined ? [] : [query.id])];
            const names = ids.length === 0 ? undefined : ids;
            const within = (0, authorization.IT)(services.store);
            const page = listPage(query, { kind: 'vulnerability', within, names }, services);
            return { vulnerabilityMetadata: page.resources.map(toMetadata), ...page.envelope };
        };
        const advisoryDocumentHandlers = {
            listAdvisoryDocuments,
            listVulnerabilityMetadata,
        };
        function toMetadata({ name, body }) {
            return { id: name, severities: [], references: [], ...body };
        }
        function toDocument(id, advisories, store) {
            return {
                id,
                advisories: advisories.map((resource) => {
                    const { advisoryId, aliases, events } = advisory.q$.parse(toAdvisory(resource));
                    const packageNamespace = store.resources.get('group', resource.parent)?.name;
                    return { id: advisoryId, aliases, packageNamespace, events: events.flatMap(toEvents) };
                }),
            };
        }
        function toEvents(event) {
            const { uid: _uid, author: _author, reviewer: _reviewer, reviewState, createTime, patched, ...kind } = event;
            if (reviewState !== 'REVIEW_STATE_APPROVED' || patched !== undefined)
                return [];
            return [{ timestamp: createTime, ...kind }];
        }
        function aliasesOf(body) {
            return Array.isArray(body['aliases']) ? body['aliases'].map(String) : [];
        }
        var version_one = __webpack_require__(3910);
        var errors = __webpack_require__(6603);
        var printable = __webpack_require__(4865);
        ;
        function compareText(one, other) {
            if (one === other)
                return 0;
            return one < other ? -1 : 1;
        }
        function byPlace(one, other) {
            return compareText(one.file, other.file) || one.line - other.line;
        }
        ;
        const KINDS = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
        const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'];
        const RELEASE = SUFFIXES.indexOf('cvs');
        function isValidApkVersion(version) {
            for (let part = readPart(version); part !== undefined; part = readPart(version, part)) {
                if (part.kind === 'end')
                    return true;
            }
            return false;
        }
        function compareApkVersions(a, b) {
            requireVersion(a);
            requireVersion(b);
            let left = readPart(a);
            let right = readPart(b);
            while (left !== undefined && right !== undefined) {
                const order = compareParts(left, right);
                if (order !== 0 || left.kind === 'end')
                    return order;
                left = readPart(a, left);
                right = readPart(b, right);
            }
            return 0;
        }
        function requireVersion(version) {
            if (isValidApkVersion(version))
                return;
            throw new errors.OD('internal_bug', `"${(0, printable.g$)(version, 80)}" is not a version that apk can order`);
        }
        function compareParts(left, right) {
            if (left.kind !== right.kind) {
                if (isPreRelease(left))
                    return -1;
                if (isPreRelease(right))
                    return 1;
                return sign(KINDS.indexOf(right.kind) - KINDS.indexOf(left.kind));
            }
            switch (left.kind) {
                case 'first':
                case 'suffix-number':
                case 'revision':
                    return compareDigits(left.text, right.text);
                case 'number': {
                    const isText = left.text.startsWith('0') || right.text.startsWith('0');
                    return isText ? compareText(left.text, right.text) : compareDigits(left.text, right.text);
                }
                case 'suffix':
                    return sign(SUFFIXES.indexOf(left.text) - SUFFIXES.indexOf(right.text));
                case 'letter':
                case 'hash':
                    return compareText(left.text, right.text);
                case 'end':
                    return 0;
            }
        }
        function isPreRelease({ kind, text }) {
            return kind === 'suffix' && SUFFIXES.indexOf(text) < RELEASE;
        }
        function compareDigits(left, right) {
            const [one, other] = [left.slice(leadingZeros(left)), right.slice(leadingZeros(right))];
            return one.length === other.length ? compareText(one, other) : sign(one.length - other.length);
        }
        function leadingZeros(digits) {
            return endOfRun(digits, 0, (character) => character === '0');
        }
        function sign(number) {
            if (number === 0)
                return 0;
            return number < 0 ? -1 : 1;
        }
        function readPart(version, before) {
            const at = before?.next ?? 0;
            if (before === undefined)
                return run('first', version, at, isDigit);
            if (at === version.length)
                return { kind: 'end', text: '', next: at };
            const isAfterNumber = before.kind === 'first' || before.kind === 'number';
            const isBeforeHash = before.kind !== 'hash' && before.kind !== 'revision';
            const character = version.charAt(at);
            if (isAfterNumber && character === '.')
                return run('number', version, at + 1, isDigit);
            if (isAfterNumber && isLetter(character))
                return { kind: 'letter', text: character, next: at + 1 };
            if (before.kind === 'suffix' && isDigit(character))
                return run('suffix-number', version, at, isDigit);
            if (isBeforeHash && character === '_')
                return readSuffix(version, at + 1);
            if (isBeforeHash && character === '~')
                return run('hash', version, at + 1, isHex);
            const isRevision = before.kind !== 'revision' && version.startsWith('-r', at);
            return isRevision ? run('revision', version, at + 2, isDigit) : undefined;
        }
        function readSuffix(version, from) {
            const suffix = run('suffix', version, from, isLetter);
            return suffix !== undefined && SUFFIXES.includes(suffix.text) ? suffix : undefined;
        }
        function run(kind, version, from, isPart) {
            const next = endOfRun(version, from, isPart);
            return next === from ? undefined : { kind, text: version.slice(from, next), next };
        }
        function endOfRun(text, from, isPart) {
            let end = from;
            while (end < text.length && isPart(text.charAt(end)))
                end += 1;
            return end;
        }
        function isDigit(character) {
            return character >= '0' && character <= '9';
        }
        function isLetter(character) {
            return character >= 'a' && character <= 'z';
        }
        function isHex(character) {
            return isDigit(character) || (character >= 'a' && character <= 'f');
        }
        var advisory_timeline = __webpack_require__(4766);
        ;
        const ADVISORY_STATUSES = (null && ([
            'affected_fix_available',
            'affected',
            'affected_wont_fix',
            'under_investigation',
            'affected_pending_upstream',
            'unknown',
            'unknown_not_analysed',
            'unreviewed',
            'fixed_assumed',
            'fixed',
            'not_affected',
        ]));
        function isClosed(status) {
            return ADVISORY_STATUSES.indexOf(status) >= ADVISORY_STATUSES.indexOf('fixed_assumed');
        }
        function decideAdvisoryStatus(given) {
            const timeline = (0, advisory_timeline.lx)(given.events);
            if (timeline === undefined)
                return { ...UNDECIDED, status: 'unknown', row: 16 };
            const latest = timeline.at(-1);
            if (latest === undefined)
                return UNDECIDED;
            const decided = decide(timeline, latest, given.installed);
            return { ...UNDECIDED, ...decided, event: latest.event, ...(0, advisory_timeline.rs)(timeline, isByFix(decided)) };
        }
        const UNRECOGNIZED_ROW = 18;
        function decideUnrecognized(decision) {
            if (decision.status === 'unreviewed')
                return decision;
            return {
                ...decision,
                status: 'unknown',
                row: UNRECOGNIZED_ROW,
                fixedVersion: undefined,
                fixedAt: undefined,
            };
        }
        const UNDECIDED = {
            status: 'unreviewed',
            row: 17,
            fixedVersion: undefined,
            event: undefined,
            since: undefined,
            detectedAt: undefined,
            fixedAt: undefined,
        };
        function isByFix({ status }) {
            return status === 'affected_fix_available' || status === 'fixed' || status === 'fixed_assumed';
        }
        function decide(timeline, { event, kind }, installed) {
            switch (kind) {
                case 'fixed':
                    return decideFixed(event.fixed?.fixedVersion, installed);
                case 'false-positive':
                    return { status: 'not_affected', row: 5 };
                case 'true-positive':
                    return { status: 'affected', row: 6 };
                case 'fix-not-planned':
                    return { status: 'affected_wont_fix', row: 7 };
                case 'pending-upstream-fix':
                    return { status: 'affected_pending_upstream', row: 8 };
                case 'analysis-not-planned':
                    return { status: 'unknown_not_analysed', row: 9 };
                case 'detection':
                    return decideDetection(timeline, installed);
                case 'patched':
                    return decidePatched(event.patched?.patchedVersions ?? [], installed);
                case 'unknown':
                    return { status: 'unknown', row: 16 };
            }
        }
        function decideFixed(fixedVersion, installed) {
            if (fixedVersion === '0')
                return { status: 'not_affected', row: 3, fixedVersion };
            const order = compareIfValid(installed, fixedVersion);
            if (order === undefined)
                return { status: 'unknown', row: 4, fixedVersion };
            if (order < 0)
                return { status: 'affected_fix_available', row: 2, fixedVersion };
            return { status: 'fixed', row: 1, fixedVersion };
        }
        function decideDetection(timeline, installed) {
            const lastFix = timeline.findLastIndex(({ kind }) => kind === 'fixed');
            const fixedVersion = timeline[lastFix]?.event.fixed?.fixedVersion;
            if (fixedVersion === undefined)
                return { status: 'under_investigation', row: 10 };
            const order = compareIfValid(installed, fixedVersion);
            if (order === undefined)
                return { status: 'unknown', row: 4, fixedVersion };
            const detected = lowestDetected(timeline.slice(lastFix + 1), fixedVersion);
            if (order < 0) {
                return { status: 'affected_fix_available', row: detected === undefined ? 14 : 11, fixedVersion };
            }
            if (detected === undefined)
                return { status: 'under_investigation', row: 14 };
            return compareApkVersions(installed, detected) < 0
                ? { status: 'fixed', row: 12, fixedVersion }
                : { status: 'under_investigation', row: 13 };
        }
        function lowestDetected(sinceFix, fixedVersion) {
            const versions = sinceFix.map(({ event }) => event.detection?.scanv1?.artifactVersion ?? '');
            const latest = versions.at(-1) ?? '';
            if (!isValidApkVersion(latest))
                return undefined;
            const withFix = versions.filter((one) => (compareIfValid(one, fixedVersion) ?? -1) >= 0);
            return [latest, ...withFix].sort(compareApkVersions)[0];
        }
        function decidePatched(patched, installed) {
            if (patched.includes(installed))
                return { status: 'fixed', row: 15, fixedVersion: installed };
            const [first = ''] = patched;
            if (patched.length === 0 || !patched.every(isValidApkVersion) || !isValidApkVersion(installed)) {
                return { status: 'unknown', row: 4, fixedVersion: first === '' ? undefined : first };
            }
            const rising = [...patched].sort(compareApkVersions);
            const same = rising.find((version) => compareApkVersions(installed, version) === 0);
            if (same !== undefined)
                return { status: 'fixed', row: 15, fixedVersion: same };
            const before = rising.findLast((version) => compareApkVersions(installed, version) > 0);
            const isFollower = before !== undefined && (before === rising.at(-1) || isSameRelease(before, installed));
            if (isFollower)
                return { status: 'fixed_assumed', row: 15, fixedVersion: before };
            const next = rising.find((version) => compareApkVersions(installed, version) < 0);
            return { status: 'affected_fix_available', row: 15, fixedVersion: next };
        }
        function isSameRelease(one, other) {
            return compareApkVersions(withoutRevision(one), withoutRevision(other)) === 0;
        }
        function withoutRevision(version) {
            return version.replace(/-r[0-9]+$/, '');
        }
        function compareIfValid(installed, other) {
            const areValid = other !== undefined && isValidApkVersion(installed) && isValidApkVersion(other);
            return areValid ? compareApkVersions(installed, other) : undefined;
        }
        ;
        const NOT_KNOWN = '';
        function decideByTime(given) {
            const { events, builtAt } = given;
            const decision = decideAdvisoryStatus({ events, installed: NOT_KNOWN });
            const timeline = (0, advisory_timeline.lx)(events) ?? [];
            const latest = timeline.at(-1);
            if (latest === undefined || decision.status === 'not_affected')
                return decision;
            if (latest.kind === 'detection')
                return { ...decision, status: 'under_investigation', fixedVersion: undefined };
            if (latest.kind !== 'fixed' && latest.kind !== 'patched')
                return decision;
            const hasFix = builtAt !== undefined && builtAt >= latest.at;
            const status = hasFix ? 'fixed_assumed' : 'affected_fix_available';
            return { ...decision, ...(0, advisory_timeline.rs)(timeline, true), status };
        }
        ;
        const APK_SPELLINGS = new Map([
            ['amd64', 'x86_64'],
            ['arm64', 'aarch64'],
        ]);
        function apkArchitecture(architecture) {
            return APK_SPELLINGS.get(architecture) ?? architecture;
        }
        function matchAdvisory(advisory, installed) {
            const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
            if (deleteTime !== undefined)
                return undefined;
            if (artifactName !== installed.name && artifactName !== installed.origin)
                return undefined;
            const type = artifactType.toLowerCase();
            const [wanted, has] = [artifactArchitecture.toLowerCase(), installed.arch ?? ''].map(apkArchitecture);
            const isOfArchitecture = isAny(wanted) || isAny(has) || wanted === has;
            if (OTHER_TYPES.has(type) || (!isOfArchitecture && ARCHITECTURES.has(wanted ?? '')))
                return undefined;
            if (!isOfArchitecture || !(type === '' || type === 'apk'))
                return 'unrecognized';
            return artifactName === installed.name ? 'own-name' : 'origin';
        }
        const OTHER_TYPES = new Set(['image', 'library']);
        const ARCHITECTURES = new Set('x86_64 aarch64 x86 386 armhf armv7 arm ppc64le s390x riscv64 loongarch64 loong64'.split(' '));
        function groupByVulnerability(advisories) {
            const rootOf = joinNames(advisories);
            const groups = new Map();
            for (const advisory of advisories) {
                const root = rootOf(advisory.advisoryId);
                const group = groups.get(root) ?? [];
                group.push(advisory);
                groups.delete(root);
                groups.set(root, group);
            }
            return new Map([...groups.values()].map((group) => [canonicalId(group), group]));
        }
        function joinNames(advisories) {
            const parents = new Map();
            const rootOf = (name) => {
                let root = name;
                for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root))
                    root = parent;
                for (let at = name; at !== root;) {
                    const next = parents.get(at) ?? root;
                    parents.set(at, root);
                    at = next;
                }
                return root;
            };
            for (const { advisoryId, aliases } of advisories) {
                for (const alias of aliases) {
                    const [root, other] = [rootOf(advisoryId), rootOf(alias)];
                    if (root !== other)
                        parents.set(other, root);
                }
            }
            return rootOf;
        }
        function canonicalId(advisories) {
            const names = advisories.flatMap(namesOf);
            const ids = advisories.map(({ advisoryId }) => advisoryId);
            return firstOf(names, 'CVE-') ?? firstOf(names, 'GHSA-') ?? firstOf(ids, '') ?? '';
        }
        function firstOf(names, prefix) {
            return names.reduce((first, name) => (name.startsWith(prefix) && (first === undefined || name < first) ? name : first), undefined);
        }
        function namesOf({ advisoryId, aliases }) {
            return [advisoryId, ...aliases];
        }
        function isAny(architecture) {
            return architecture === undefined || architecture === '' || architecture === 'noarch';
        }
        var package_purl = __webpack_require__(2921);
        ;
        function vulnerabilityMatches(build, store) {
            return contentsOf(build).flatMap(({ name, version, origin }) => advisoriesOf([name, ...(origin === undefined ? [] : [origin])], build, store).flatMap((advisory) => {
                const match = toMatch(advisory, version, build);
                return match === undefined ? [] : [{ ...match, pkg: { name, version } }];
            }));
        }
        function advisoriesAbout(build, store) {
            const names = contentsOf(build).flatMap(({ name, origin }) => [name, origin ?? name]);
            return advisoriesOf([...new Set(names)], build, store);
        }
        function contentsOf(build) {
            const packages = packagesOf(build).filter(package_purl.d);
            const name = build.image.repo.name.split('/').at(-1) ?? '';
            return packages.length === 0 ? [{ name, version: undefined, origin: undefined }] : packages;
        }
        function advisoriesOf(facets, build, store) {
            const within = [build.image.repo.parent, ...(0, authorization.IT)(store)];
            return store.resources
                .list({ kind: 'advisory', within, facets })
                .map((resource) => advisory.q$.parse(toAdvisory(resource)));
        }
        const FIX_STATES = {
            affected_fix_available: 'FIXED',
            affected_wont_fix: 'WONT_FIX',
            affected: 'NOT_FIXED',
            affected_pending_upstream: 'NOT_FIXED',
            under_investigation: 'NOT_FIXED',
            unknown: 'NOT_FIXED',
            unknown_not_analysed: 'NOT_FIXED',
        };
        function toMatch(advisory, installed, { at }) {
            if (advisory.deleteTime !== undefined)
                return undefined;
            const { events } = advisory;
            const { status } = installed === undefined
                ? decideByTime({ events, builtAt: at })
                : decideAdvisoryStatus({ events, installed });
            const state = FIX_STATES[status];
            if (state === undefined)
                return undefined;
            const id = canonicalId([advisory]);
            const versions = events.flatMap(({ fixed }) => fixed?.fixedVersion ?? []);
            return {
                vulnerability: { id, displayId: id, source: advisory.advisoryId, severity: severityOf(advisory) },
                fix: { state, versions },
            };
        }
        const LOWEST_SCORES = {
            UNKNOWN: Number.NaN,
            NEGLIGIBLE: 0,
            LOW: 0.1,
            MEDIUM: 4,
            HIGH: 7,
            CRITICAL: 9,
        };
        function severityOf({ severities }) {
            const score = Math.max(...severities.map(({ score: text }) => Number(text)).filter((one) => !Number.isNaN(one)));
            return version_one.oC.findLast((severity) => score >= LOWEST_SCORES[severity]) ?? 'UNKNOWN';
        }
        ;
        const listResolvedVulnerabilities = async (call, services) => {
            const caller = await authenticate(call, services);
            const { capabilities } = routes.J.listResolvedVulnerabilities;
            const { store } = services;
            const within = (0, authorization.TP)(caller, { kind: 'advisory', capabilities }, store);
            const { startTime, endTime, imageRefs } = readQuery(advisory_document.r4, call);
            if (Date.parse(startTime) > Date.parse(endTime))
                throw (0, refusal.zM)('endTime', 'must not be before startTime');
            const advisories = imageRefs === undefined
                ? visibleAdvisories(within, store)
                : imageRefs.flatMap((ref) => advisoriesOfImages(ref, within, store));
            const resolutions = advisories
                .flatMap(resolutionsOf)
                .filter(({ time }) => Date.parse(time) >= Date.parse(startTime) && Date.parse(time) <= Date.parse(endTime));
            const days = Map.groupBy(resolutions, ({ time }) => `${time.slice(0, 10)}T00:00:00.000Z`);
            return { resolvedVulnsReports: [...days].sort(byDate).map(([date, all]) => toReport(date, all)) };
        };
        const resolvedVulnerabilityHandlers = { listResolvedVulnerabilities };
        function visibleAdvisories(within, { resources }) {
            return resources.list({ kind: 'advisory', within }).map((resource) => advisory.q$.parse(toAdvisory(resource)));
        }
        function advisoriesOfImages({ repo, tags }, within, store) {
            const { resources } = store;
            const names = tags.length === 0 ? ['latest'] : tags;
            return resources.list({ kind: 'repo', within, names: [repo] }).flatMap((one) => resources.list({ kind: 'tag', childrenOf: one.uid, names }).flatMap(({ body }) => {
                const build = findBuiltImage(one, String(body['digest']), store);
                return build === undefined ? [] : advisoriesAbout(build, store);
            }));
        }
        function resolutionsOf(advisory) {
            if (advisory.deleteTime !== undefined)
                return [];
            return advisory.events
                .filter(({ fixed, falsePositiveDetermination }) => (fixed ?? falsePositiveDetermination) !== undefined)
                .filter(({ reviewState }) => reviewState === 'REVIEW_STATE_APPROVED')
                .map(({ createTime }) => ({ time: createTime, advisory }));
        }
        function toReport(date, resolutions) {
            const advisories = new Map(resolutions.map(({ advisory }) => [advisory.uid, advisory]));
            return {
                date,
                resolvedVulns: [...advisories.values()].map(({ advisoryId, aliases, severities }) => ({
                    id: advisoryId,
                    aliases,
                    cvssSeverities: severities,
                })),
            };
        }
        function byDate([one], [other]) {
            return one < other ? -1 : 1;
        }
        var spdx_document = __webpack_require__(456);
        ;
        const getSbom = async (call, services) => {
            const { capabilities } = routes.J.getSbom;
            const found = await findPlatform(call, services, capabilities);
            if (found === undefined)
                return { id: '', digest: '', format: '', rawSbom: '' };
            const { build, image } = found;
            return {
                id: image.manifest.digest,
                digest: build.digest,
                format: 'SPDX',
                generatedAt: (0, instant.r4)(build.at),
                rawSbom: Buffer.from(documentOf(build, image)).toString('base64'),
                graph: {
                    nodes: image.packages.map((one) => ({
                        package: { name: one.name, version: one.version, purl: (0, package_purl.V)(one, image.platform) },
                    })),
                },
            };
        };
        const getRawSbom = async (call, services) => {
            const found = await findPlatform(call, services, routes.J.getRawSbom.capabilities);
            return { rawSbom: found === undefined ? '' : documentOf(found.build, found.image) };
        };
        const sbomHandlers = { getSbom, getRawSbom };
        async function findPlatform(call, services, capabilities) {
            const { arch } = readQuery(version_one.on, call);
            const build = await findVisibleBuild(call, capabilities, services);
            const image = build === undefined ? undefined : platformOf(build, arch);
            return build === undefined || image === undefined || !(0, spdx_document.W)(image) ? undefined : { build, image };
        }
        function documentOf(build, content) {
            return JSON.stringify((0, spdx_document.P)(build.image.name, content));
        }
        ;
        const getVulnerabilityReport = async (call, services) => {
            const { capabilities } = routes.J.getVulnerabilityReport;
            const build = await findVisibleBuild(call, capabilities, services);
            if (build === undefined)
                return { vulnerabilityMatches: [] };
            const now = (0, instant.r4)(services.clock.now());
            return {
                id: build.digest,
                reportGeneration: now,
                lastSeen: now,
                scanner: { name: 'mooring-platform' },
                vulnerabilityMatches: [...vulnerabilityMatches(build, services.store)],
            };
        };
        const listVulnerabilityCounts = async (call, services) => {
            const caller = await authenticate(call, services);
            const { store, clock } = services;
            const { references, from, to, ...reference } = readQuery(version_one.Ax, call);
            const { capabilities } = routes.J.listVulnerabilityCounts;
            const date = `${(0, instant.im)(clock.now())}T00:00:00.000Z`;
            const isInPeriod = isWithin(date, { from, to });
            const within = (0, authorization.TP)(caller, { kind: 'repo', capabilities }, store);
            const names = (name) => name === undefined ? name : [name];
            const countsOf = ({ repo, tag }) => store.resources
                .list({ kind: 'repo', within, names: names(repo) })
                .flatMap((one) => store.resources
                .list({ kind: 'tag', childrenOf: one.uid, names: names(tag), facets: ['plain'] })
                .flatMap((tagged) => countOf(one, tagged, { date, store })));
            return { items: isInPeriod ? (references ?? [reference]).flatMap(countsOf) : [] };
        };
        const vulnerabilityReportHandlers = {
            getVulnerabilityReport,
            listVulnerabilityCounts,
        };
        function isWithin(date, { from, to }) {
            const time = (0, instant.nV)(date);
            return (from === undefined || time >= (0, instant.nV)(from)) && (to === undefined || time <= (0, instant.nV)(to));
        }
        function countOf(repo, tag, { date, store }) {
            const build = findBuiltImage(repo, String(tag.body['digest']), store);
            return build === undefined ? [] : [toCount({ repo: repo.name, tag: tag.name, date }, build, store)];
        }
        function toCount(place, build, store) {
            const found = vulnerabilityMatches(build, store).map(({ vulnerability }) => vulnerability);
            const idsOf = (severity) => [
                ...new Set(found.filter((one) => one.severity === severity).map(({ id }) => id)),
            ];
            return {
                ...place,
                vulnCounts: version_one.oC.map((severity) => ({ severity, count: idsOf(severity).length })),
                cveIds: [...new Set(found.map(({ id }) => id))],
                critCveIds: idsOf('CRITICAL'),
                highCveIds: idsOf('HIGH'),
                medCveIds: idsOf('MEDIUM'),
                lowCveIds: idsOf('LOW'),
                negligibleCveIds: idsOf('NEGLIGIBLE'),
                unknownCveIds: idsOf('UNKNOWN'),
            };
        }
        var account_association = __webpack_require__(8300);
        ;
        const ASSOCIATION = {
            kind: 'accountAssociation',
            fields: account_association.ZF,
            toItem: toWire,
            newUid: (group) => group,
        };
        const checkAccountAssociation = async (call, services) => {
            const { capabilities } = routes.J.checkAccountAssociation;
            const { resource } = await authorize(call, services, { kind: ASSOCIATION.kind, capabilities });
            const field = account_associations_FIELDS[readBody(account_association.q6, call).providerType];
            return checkResult(field, resource.body[field] !== undefined);
        };
        const accountAssociationHandlers = {
            listAccountAssociations: listHandler(ASSOCIATION, routes.J.listAccountAssociations, {
                field: 'accountAssociations',
                filter: byName,
            }),
            getAccountAssociation: getHandler(ASSOCIATION, routes.J.getAccountAssociation),
            createAccountAssociation: createHandler(ASSOCIATION, routes.J.createAccountAssociation, {
                findSame: requireFirst,
            }),
            updateAccountAssociation: patchHandler(ASSOCIATION, routes.J.updateAccountAssociation),
            deleteAccountAssociation: deleteHandler(ASSOCIATION, routes.J.deleteAccountAssociation),
            checkAccountAssociation,
        };
        function requireFirst({ kind, uid }, { services }) {
            if (services.store.resources.get(kind, uid) !== undefined)
                throw (0, refusal.B$)(authorization.et[kind], uid);
        }
        const account_associations_FIELDS = {
            ACCOUNT_PROVIDER_TYPE_GOOGLE: 'google',
            ACCOUNT_PROVIDER_TYPE_AMAZON: 'amazon',
            ACCOUNT_PROVIDER_TYPE_AZURE: 'azure',
        };
        function checkResult(provider, isReady) {
            if (isReady)
                return { status: 'CHECK_STATUS_READY' };
            return {
                status: 'CHECK_STATUS_NOT_READY',
                reason: 'not configured',
                message: `the association names no account of ${provider}`,
            };
        }
        var external_group_role_mapping = __webpack_require__(1458);
        ;
        function requireGrantableRole(uid, group, { caller, services }) {
            const role = services.store.resources.get('role', uid);
            if (role === undefined || (role.parent !== '' && !(0, authorization.a5)(group, role.parent))) {
                throw (0, refusal.mX)('Role', uid);
            }
            const missing = (0, access_caller.dT)(role).find((capability) => !(0, authorization.p0)(caller, group, capability));
            if (missing !== undefined)
                throw (0, refusal.L5)(missing);
        }
        function requireGrantableAt(groupUid, roleUid, context) {
            const group = context.services.store.resources.get('group', groupUid);
            if (group === undefined)
                throw (0, refusal.mX)('Group', groupUid);
            requireGrantableRole(String(roleUid), group, context);
            return group;
        }
        function requireCapabilitiesOf(identityUid, { caller, services }) {
            for (const { group, capabilities } of (0, access_caller.Cf)({ identityUid }, services.store)?.grants ?? []) {
                const place = services.store.resources.get('group', group);
                const missing = [...capabilities].find((capability) => place === undefined || !(0, authorization.p0)(caller, place, capability));
                if (missing !== undefined)
                    throw (0, refusal.L5)(missing);
            }
        }
        ;
        const MAPPING = {
            kind: 'externalGroupRoleMapping',
            fields: external_group_role_mapping.dE,
            toItem: toMapping,
            check: (wanted, context) => {
                requireGrantable(wanted, context);
                requireUnique(wanted, context);
            },
        };
        const batchDeleteExternalGroupRoleMappings = async (call, services) => {
            const context = { caller: await authenticate(call, services), services };
            const { store } = services;
            const { parent, names } = readBody(external_group_role_mapping.MJ, call);
            const { capabilities } = routes.J.batchDeleteExternalGroupRoleMappings;
            (0, authorization.vA)(context.caller, { kind: 'identityProvider', uid: parent, capabilities }, store);
            const foreign = names.find((uid) => (0, values_uid.L)(uid) !== parent);
            if (foreign !== undefined)
                throw (0, refusal.zM)('names', `${foreign} does not belong to ${parent}`);
            const mappings = [...new Set(names)].flatMap((uid) => store.resources.get(MAPPING.kind, uid) ?? []);
            store.atOnce(() => {
                for (const { uid } of mappings)
                    store.resources.delete(MAPPING.kind, uid);
            });
            const answer = { parent, externalGroupRoleMappings: mappings.map(toMapping) };
            services.events.publish({
                route: routes.J.batchDeleteExternalGroupRoleMappings,
                subject: parent,
                extensions: { group: (0, values_uid.z)(parent), identityprovider: parent },
                body: answer,
                actor: context.caller.identityUid,
            });
            return answer;
        };
        const externalGroupRoleMappingHandlers = {
            listExternalGroupRoleMappings: listHandler(MAPPING, routes.J.listExternalGroupRoleMappings, {
                field: 'externalGroupRoleMappings',
                filter: ({ identityProviderUid }) => ({ parent: identityProviderUid }),
            }),
            getExternalGroupRoleMapping: getHandler(MAPPING, routes.J.getExternalGroupRoleMapping),
            createExternalGroupRoleMapping: createHandler(MAPPING, routes.J.createExternalGroupRoleMapping, {
                parentKind: 'identityProvider',
            }),
            deleteExternalGroupRoleMapping: deleteHandler(MAPPING, routes.J.deleteExternalGroupRoleMapping),
            batchDeleteExternalGroupRoleMappings,
        };
        function toMapping(mapping) {
            return { ...toNameless(mapping), identityProviderUid: mapping.parent };
        }
        function requireGrantable(wanted, context) {
            const uid = String(wanted.body['scope']);
            const scope = context.services.store.resources.get('group', uid);
            const home = (0, values_uid.L)(wanted.parent) ?? '';
            if (scope === undefined || !(0, authorization.a5)(scope, home))
                throw (0, refusal.mX)('Group', uid);
            requireGrantableRole(String(wanted.body['roleUid']), scope, context);
        }
        function requireUnique({ kind, parent, body }, { services }) {
            const others = services.store.resources.list({ kind, childrenOf: parent });
            const fields = ['externalGroupId', 'roleUid', 'scope'];
            if (others.some((other) => fields.every((field) => other.body[field] === body[field])))
                throw (0, refusal.B$)(authorization.et[kind], String(body['externalGroupId']));
        }
        var group_invite = __webpack_require__(1338);
        ;
        const INVITE = {
            kind: 'groupInvite',
            fields: group_invite.L9,
            toItem: hydrate,
            toEventBody: ({ uid, expirationTime }) => ({ uid, expirationTime }),
            facetOf: ({ keyId }) => String(keyId),
            check: (wanted, context) => {
                requireGrantableAt(wanted.parent, wanted.body['roleUid'], context);
            },
        };
        const insertInvite = createHandler(INVITE, routes.J.createGroupInvite, { complete: completeInvite });
        const createGroupInvite = async (call, services) => {
            const invite = group_invite.fx.parse(await insertInvite(call, services));
            return { ...invite, code: `${invite.keyId ?? ''}.${(0, external_node_crypto_.randomBytes)(32).toString('base64url')}` };
        };
        const groupInviteHandlers = {
            listGroupInvites: listHandler(INVITE, routes.J.listGroupInvites, {
                field: 'groupInvites',
                order: 'create_time desc',
                filter: ({ keyId }) => ({ facets: keyId === undefined ? undefined : [keyId] }),
            }),
            getGroupInvite: getHandler(INVITE, routes.J.getGroupInvite),
            createGroupInvite,
            deleteGroupInvite: deleteHandler(INVITE, routes.J.deleteGroupInvite),
        };
        function completeInvite(fields, { services }) {
            const { ttl, ...invite } = group_invite.L9.parse(fields);
            const expiry = (0, instant.fN)(services.clock.now() + Math.floor(Number.parseFloat(ttl) * 1000));
            return { ...invite, keyId: (0, external_node_crypto_.randomUUID)(), expirationTime: (0, instant.r4)(expiry) };
        }
        function hydrate(invite, { store }) {
            const role = store.resources.get('role', String(invite.body['roleUid']));
            return {
                ...toNameless(invite),
                ...(role === undefined ? {} : { role: group_invite.LX.parse(toRole(role)) }),
            };
        }
        var group = __webpack_require__(5702);
        ;
        const GROUP = {
            kind: 'group',
            fields: group.Sk,
            toItem: toGroup,
            keep: (after, _, { parent }) => parent === '' ? after : ofSubgroup(after),
            check: requireUniqueName,
        };
        const lookupGroup = async (call, services) => {
            await authenticate(call, services);
            throw (0, refusal.mX)('Group', 'of the caller');
        };
        const checkEligibility = async (call, services) => {
            await authenticate(call, services);
            return { eligible: false };
        };
        const requestGroupAccess = async (call, services) => {
            await authenticate(call, services);
            readBody(routes.J.requestGroupAccess.body, call);
            const uid = (0, route_call.ZB)(call, 'uid');
            if (uid === '')
                throw (0, refusal.zM)('groupUid', 'is required');
            throw (0, refusal.mX)('Group', uid);
        };
        const groupHandlers = {
            listGroups: listHandler(GROUP, routes.J.listGroups, { field: 'groups', filter: byName }),
            getGroup: getHandler(GROUP, routes.J.getGroup),
            createGroup: createHandler(GROUP, routes.J.createGroup, { complete: ofSubgroup }),
            updateGroup: patchHandler(GROUP, routes.J.updateGroup),
            deleteGroup: deleteHandler(GROUP, routes.J.deleteGroup, requireEmpty),
            lookupGroup,
            checkEligibility,
            requestGroupAccess,
        };
        function toGroup(group, { store }) {
            if (group.parent === '')
                return toWire(group);
            const { kind, status } = store.resources.get('group', (0, values_uid.z)(group.uid))?.body ?? {};
            return { ...toWire(group), kind, status };
        }
        function ofSubgroup(fields) {
            const { kind: _kind, ...own } = fields;
            return own;
        }
        const CHILD_KINDS = [
            'group',
            'identity',
            'role',
            'repo',
            'advisory',
            'identityProvider',
            'accountAssociation',
            'groupInvite',
            'subscription',
        ];
        function requireEmpty(group, { resources }) {
            const kind = CHILD_KINDS.find((child) => resources.count({ kind: child, childrenOf: group.uid }) > 0);
            if (kind !== undefined) {
                throw (0, refusal.YW)('RESOURCE_NOT_EMPTY', `group ${group.uid} still has a child of kind ${kind}`);
            }
            for (const { uid } of resources.list({ kind: 'roleBinding', childrenOf: group.uid })) {
                resources.delete('roleBinding', uid);
            }
        }
        var external_node_util_ = __webpack_require__(7975);
        var iam_identity = __webpack_require__(6140);
        var identity_metadata = __webpack_require__(8229);
        var relationship = __webpack_require__(8853);
        var unpopulated_fields = __webpack_require__(6789);
        ;
        const IDENTITY = {
            kind: 'identity',
            fields: iam_identity.b6,
            toItem: toIdentity,
            facetOf: relationship.B1,
            check: requireChangeable,
            alternatives: relationship.CW,
        };
        const lookupIdentity = async (call, services) => {
            await authenticate(call, services);
            const { issuer, subject } = readQuery(iam_identity.hB, call);
            return { uid: (0, uid.Az)(JSON.stringify([issuer, subject])) };
        };
        const updateIdentityMetadata = async (call, services) => {
            const { identityUid } = await authenticate(call, services);
            const { resources } = services.store;
            const identity = resources.get('identity', identityUid);
            if (identity === undefined)
                throw (0, refusal.mX)('Identity', identityUid);
            const { identityMetadata, updateMask } = readBody(identity_metadata.yv, call);
            const patch = planPatch(identityMetadata, updateMask, identity_metadata._Z);
            const { company, ...metadata } = applyPatch(metadataOf(identity), patch);
            const { company: _, ...others } = identity.body;
            const body = { ...others, ...(company === undefined ? {} : { company }), metadata };
            resources.update({ ...identity, updateTime: services.clock.now(), body });
            return { uid: identity.uid, name: identity.name, ...metadataOf({ ...identity, body }) };
        };
        const identityHandlers = {
            listIdentities: listHandler(IDENTITY, routes.J.listIdentities, {
                field: 'identities',
                filter: (query) => ({ ...byName(query), facets: relationshipFacets(query) }),
            }),
            getIdentity: getHandler(IDENTITY, routes.J.getIdentity),
            createIdentity: createHandler(IDENTITY, routes.J.createIdentity),
            updateIdentity: patchHandler(IDENTITY, routes.J.updateIdentity),
            deleteIdentity: deleteHandler(IDENTITY, routes.J.deleteIdentity, deleteBindings),
            lookupIdentity,
            updateIdentityMetadata,
        };
        function toIdentity(identity) {
            const { metadata: _, ...shown } = toWire(identity);
            return { ...shown, ...(0, relationship.Mo)(identity) };
        }
        function relationshipFacets({ relationshipType: type }) {
            return type === undefined || type === 'RELATIONSHIP_TYPE_UNSPECIFIED' ? undefined : [type];
        }
        function deleteBindings({ uid }, { resources }) {
            for (const binding of resources.list({ kind: 'roleBinding', facets: [uid] })) {
                resources.delete('roleBinding', binding.uid);
            }
        }
        function requireChangeable(wanted, context) {
            requireValid(wanted);
            const current = context.services.store.resources.get('identity', wanted.uid);
            if (current === undefined || (0, external_node_util_.isDeepStrictEqual)(signInOf(current), signInOf(wanted)))
                return;
            requireCapabilitiesOf(wanted.uid, context);
        }
        function signInOf(identity) {
            return (0, unpopulated_fields.o)((0, relationship.Mo)(identity), routes.J.getIdentity);
        }
        function requireValid(wanted) {
            const identity = iam_identity.lz.parse(toWire(wanted));
            const faults = [
                ...(iam_identity.p5.test(identity.name)
                    ? []
                    : [{ field: 'name', description: `must match ${iam_identity.p5.source}` }]),
                ...(0, relationship.vN)((0, relationship.Mo)(wanted), wanted.createTime),
            ];
            if (faults.length > 0)
                throw (0, refusal.k7)(faults);
        }
        function metadataOf({ body }) {
            const { company } = body;
            const metadata = identity_metadata._Z.parse(body['metadata'] ?? {});
            return { ...metadata, ...(company === undefined ? {} : { company }) };
        }
        var identity_provider = __webpack_require__(6961);
        ;
        const ScimCredential = schemas.Ikc({
            enabled: schemas.zMY().default(false),
            tokenDigest: schemas.YjP().optional(),
            tokenExpireTime: schemas.YjP().optional(),
            previousTokenExpireTime: schemas.YjP().optional(),
            revokeTime: schemas.YjP().optional(),
        });
        function scimCredentialOf({ body }) {
            return ScimCredential.parse(body['scim'] ?? {});
        }
        function scimEtag(uid, credential) {
            return (0, external_node_crypto_.hash)('sha256', JSON.stringify([uid, credential])).slice(0, 16);
        }
        function scimEndpointUrl(uid, { apiUrl }) {
            return `${apiUrl}/scim/v2/${uid}`;
        }
        function toScim(uid, credential, { now, endpointUrl }) {
            const { enabled, tokenExpireTime, previousTokenExpireTime } = credential;
            const credentialState = stateOf(credential, now);
            const isRotating = credentialState === 'CREDENTIAL_STATE_ROTATING';
            return {
                enabled,
                credentialState,
                endpointUrl,
                ...(isIssued(credential) ? { etag: scimEtag(uid, credential) } : {}),
                ...(tokenExpireTime === undefined ? {} : { tokenExpireTime }),
                ...(isRotating && previousTokenExpireTime !== undefined ? { previousTokenExpireTime } : {}),
            };
        }
        function requireScimEtag(etag, uid, credential) {
            requireIssued(uid, credential);
            if (etag === scimEtag(uid, credential))
                return;
            throw new refusal.P_('ABORTED', 'Aborted: etag: concurrent modification; read the credential and retry');
        }
        function requireIssued(uid, credential) {
            if (!isIssued(credential))
                throw (0, refusal.mX)('ScimToken', uid);
        }
        function requireNotIssued(credential) {
            if (isIssued(credential)) {
                throw (0, refusal.YW)('SCIM_TOKEN_EXISTS', 'the identity provider has a SCIM token; regenerate it');
            }
        }
        function newScimToken({ expireTime, neverExpires = false }, { enabled }, now) {
            if (expireTime !== undefined && neverExpires) {
                throw (0, refusal.zM)('neverExpires', 'cannot be true if expireTime is set');
            }
            const end = expireTime === undefined ? now + DEFAULT_LIFETIME_MS : (0, instant.nV)(expireTime);
            if (end <= now)
                throw (0, refusal.zM)('expireTime', 'is in the past');
            if (end > now + MAX_LIFETIME_MS)
                throw (0, refusal.zM)('expireTime', 'must be at most two years from now');
            const token = `cgscim_${(0, external_node_crypto_.randomBytes)(32).toString('hex')}`;
            const lifetime = neverExpires ? {} : { tokenExpireTime: (0, instant.r4)((0, instant.fN)(end)) };
            return { token, credential: { enabled, tokenDigest: (0, external_node_crypto_.hash)('sha256', token), ...lifetime } };
        }
        const DEFAULT_LIFETIME_MS = 365 * instant.sO;
        const MAX_LIFETIME_MS = 2 * DEFAULT_LIFETIME_MS;
        function previousTokenEnd({ tokenDigest, tokenExpireTime }, overlapMs, now) {
            if (tokenDigest === undefined || isPast(tokenExpireTime, now) || overlapMs === 0)
                return undefined;
            return earlierOf(tokenExpireTime, (0, instant.fN)(now + Math.min(overlapMs, instant.sO)));
        }
        function revokedCredential({ enabled, tokenExpireTime, revokeTime }, now) {
            return {
                enabled,
                tokenExpireTime: earlierOf(tokenExpireTime, now),
                revokeTime: revokeTime ?? (0, instant.r4)(now),
            };
        }
        function stateOf(credential, now) {
            const { tokenDigest, tokenExpireTime, previousTokenExpireTime, revokeTime } = credential;
            if (revokeTime !== undefined)
                return 'CREDENTIAL_STATE_REVOKED';
            if (tokenDigest === undefined)
                return 'CREDENTIAL_STATE_NOT_ISSUED';
            const isRotating = previousTokenExpireTime !== undefined && !isPast(previousTokenExpireTime, now);
            if (isRotating)
                return 'CREDENTIAL_STATE_ROTATING';
            return isPast(tokenExpireTime, now) ? 'CREDENTIAL_STATE_EXPIRED' : 'CREDENTIAL_STATE_LIVE';
        }
        function isIssued({ tokenDigest, revokeTime }) {
            return tokenDigest !== undefined || revokeTime !== undefined;
        }
        function isPast(time, now) {
            return time !== undefined && (0, instant.nV)(time) <= now;
        }
        function earlierOf(time, other) {
            const own = time === undefined ? Infinity : (0, instant.nV)(time);
            return (0, instant.r4)((0, instant.fN)(Math.min(own, other)));
        }
        ;
        const IDENTITY_PROVIDER = {
            kind: 'identityProvider',
            fields: identity_provider.kO,
            toItem: toIdentityProvider,
            keep: keepCorrelationRule,
            check: (wanted, context) => {
                requireUniqueName(wanted, context);
                requireGrantableAt(wanted.parent, wanted.body['defaultRole'], context);
            },
        };
        const identityProviderHandlers = {
            listIdentityProviders: listHandler({ kind: 'identityProvider', toItem: (provider) => ({ ...toWire(provider), scim: undefined }) }, routes.J.listIdentityProviders, { field: 'identityProviders', filter: byName }),
            getIdentityProvider: getHandler(IDENTITY_PROVIDER, routes.J.getIdentityProvider),
            createIdentityProvider: createHandler(IDENTITY_PROVIDER, routes.J.createIdentityProvider, {
                complete: completeProvider,
            }),
            updateIdentityProvider: patchHandler(IDENTITY_PROVIDER, routes.J.updateIdentityProvider),
            deleteIdentityProvider: deleteHandler(IDENTITY_PROVIDER, routes.J.deleteIdentityProvider, deleteMappings),
        };
        function completeProvider(fields) {
            const { clientSecret = '', pkceEnabled = false } = identity_provider.kO.parse(fields).oidc;
            if (clientSecret === '' && !pkceEnabled)
                throw (0, refusal.zM)('oidc.clientSecret', 'is required unless pkceEnabled is true');
            return { ...fields, oidc: identity_provider.F0.parse(fields['oidc']) };
        }
        function toIdentityProvider(provider, { addresses, clock }) {
            const { uid } = provider;
            const shown = { now: clock.now(), endpointUrl: scimEndpointUrl(uid, addresses) };
            return { ...toWire(provider), scim: toScim(uid, scimCredentialOf(provider), shown) };
        }
        function keepCorrelationRule(after, before) {
            const kept = identity_provider.F0.optional().parse(before['oidc'])?.correlationRule;
            const { correlationRule, ...others } = identity_provider.F0.parse(after['oidc']);
            if (isSet(correlationRule) && (correlationRule === OID_RULE) !== (kept === OID_RULE)) {
                throw (0, refusal.zM)('oidc.correlationRule', 'cannot be changed');
            }
            return { ...after, oidc: { ...others, ...(kept === undefined ? {} : { correlationRule: kept }) } };
        }
        const OID_RULE = 'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID';
        function isSet(rule) {
            return rule !== undefined && rule !== 'CORRELATION_RULE_UNSPECIFIED';
        }
        function deleteMappings({ uid }, { resources }) {
            for (const mapping of resources.list({ kind: 'externalGroupRoleMapping', childrenOf: uid })) {
                resources.delete('externalGroupRoleMapping', mapping.uid);
            }
        }
        var role_binding = __webpack_require__(3613);
        ;
        const ROLE_BINDING = {
            kind: 'roleBinding',
            fields: role_binding.u3,
            toItem: role_bindings_hydrate,
            facetOf: ({ identityUid }) => String(identityUid),
            check: role_bindings_requireGrantable,
        };
        const batchCreateRoleBindings = async (call, services) => {
            const context = { caller: await authenticate(call, services), services };
            const { store } = services;
            const batch = readBody(role_binding.iX, call);
            const { capabilities } = routes.J.batchCreateRoleBindings;
            const parent = (0, authorization.vA)(context.caller, { kind: 'group', uid: batch.parent, capabilities }, store);
            const faults = batch.requests.flatMap((request, index) => findConflicts(request, batch, `requests.${index}`));
            if (faults.length > 0)
                throw (0, refusal.k7)(faults);
            const planned = batch.requests.map(({ roleBinding }) => planResource(ROLE_BINDING, { parent, given: { roleUid: batch.roleUid, ...roleBinding } }, context));
            const bindings = store.atOnce(() => planned.map((wanted) => findSame(wanted, store) ?? insertResource(wanted, services)));
            const answer = { roleBindings: bindings.map((binding) => role_bindings_hydrate(binding, services)) };
            publishChange(routes.J.batchCreateRoleBindings, parent, answer, context);
            return answer;
        };
        const roleBindingHandlers = {
            listRoleBindings: listHandler(ROLE_BINDING, routes.J.listRoleBindings, {
                field: 'roleBindings',
                filter: ({ identity, group, role }) => ({
                    facets: identity === undefined ? undefined : [identity],
                    parent: group,
                    role,
                }),
            }),
            getRoleBinding: getHandler(ROLE_BINDING, routes.J.getRoleBinding),
            createRoleBinding: createHandler(ROLE_BINDING, routes.J.createRoleBinding, {
                findSame: (wanted, { services }) => findSame(wanted, services.store),
            }),
            updateRoleBinding: patchHandler(ROLE_BINDING, routes.J.updateRoleBinding),
            deleteRoleBinding: deleteHandler(ROLE_BINDING, routes.J.deleteRoleBinding),
            batchCreateRoleBindings,
        };
        function findConflicts({ parent, roleBinding: { roleUid } }, batch, place) {
            const roleField = `${place}.roleBinding.roleUid`;
            const faults = [];
            if (parent !== undefined && parent !== batch.parent) {
                faults.push({ field: `${place}.parent`, description: `differs from parent, ${batch.parent}` });
            }
            if (roleUid === undefined && batch.roleUid === undefined) {
                faults.push({ field: roleField, description: 'is required' });
            }
            if (roleUid !== undefined && batch.roleUid !== undefined && roleUid !== batch.roleUid) {
                faults.push({ field: roleField, description: `differs from roleUid, ${batch.roleUid}` });
            }
            return faults;
        }
        function findSame(wanted, { resources }) {
            return resources
                .list({ kind: 'roleBinding', facets: [wanted.facet], childrenOf: wanted.parent })
                .find((binding) => binding.body['roleUid'] === wanted.body['roleUid']);
        }
        function role_bindings_requireGrantable({ parent, body }, context) {
            const group = context.services.store.resources.get('group', parent);
            if (group === undefined)
                throw (0, refusal.mX)('Group', parent);
            requireReachable(String(body['identityUid']), group, context.services.store);
            requireGrantableRole(String(body['roleUid']), group, context);
        }
        function requireReachable(uid, group, store) {
            const identity = store.resources.get('identity', uid);
            if (identity === undefined || !isRelated(identity.parent, group.uid))
                throw (0, refusal.mX)('Identity', uid);
            if (!(0, authorization.a5)(group, identity.parent)) {
                throw (0, refusal.zM)('identityUid', `the identity is confined to group ${identity.parent}`);
            }
        }
        function isRelated(one, other) {
            return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
        }
        function role_bindings_hydrate(binding, { store }) {
            const { identityUid, roleUid } = binding.body;
            const { claimMatch, staticKeys, ...identity } = role_bindings_toIdentity(store.resources.get('identity', String(identityUid)));
            const known = claimMatch ?? staticKeys;
            return {
                ...toNameless(binding),
                identity: { ...identity, subject: known?.subject, issuer: known?.issuer },
                group: summaryOf(store.resources.get('group', binding.parent)),
                role: summaryOf(store.resources.get('role', String(roleUid))),
            };
        }
        function role_bindings_toIdentity(resource) {
            if (resource === undefined)
                throw new Error('a role binding outlived its identity');
            const { uid, name, description, claimMatch, staticKeys } = iam_identity.lz.parse(toWire(resource));
            return { uid, name, description, claimMatch, staticKeys };
        }
        function summaryOf(resource) {
            if (resource === undefined)
                throw new Error('a role binding outlived its group or role');
            return { uid: resource.uid, name: resource.name, description: resource.body['description'] };
        }
        var role = __webpack_require__(8605);
        ;
        const ROLE = {
            kind: 'role',
            fields: role.Pv.extend({ capabilities: role.Pv.shape.capabilities.transform(toShortNames) }),
            toItem: toRole,
            check: roles_requireGrantable,
            newUid: uid.XD,
        };
        const roleHandlers = {
            listRoles: listHandler(ROLE, routes.J.listRoles, { field: 'roles', filter: byName, openParents: [''] }),
            getRole: getHandler(ROLE, routes.J.getRole),
            createRole: createHandler(ROLE, routes.J.createRole),
            updateRole: patchHandler(ROLE, routes.J.updateRole),
            deleteRole: deleteHandler(ROLE, routes.J.deleteRole, requireUnbound),
        };
        function roles_requireGrantable(wanted, context) {
            requireUniqueName(wanted, context);
            const lacking = (0, access_caller.dT)(wanted).find((capability) => !(0, authorization.p0)(context.caller, wanted, capability));
            if (lacking !== undefined)
                throw (0, refusal.L5)(lacking);
        }
        function requireUnbound(role, { resources }) {
            if (resources.count({ kind: 'roleBinding', role: role.uid }) === 0)
                return;
            throw (0, refusal.YW)('RESOURCE_IN_USE', `role ${role.uid} is still bound to identities`);
        }
        function toShortNames(names = []) {
            return Object.keys(iam_capability.$8)
                .filter(iam_capability.FP)
                .filter((capability) => names.includes(iam_capability.$8[capability]));
        }
        ;
        const generateScimToken = scimHandler(routes.J.generateScimToken, (call) => {
            requireNotIssued(call.credential);
            return issue(call.given, call);
        });
        const regenerateScimToken = scimHandler(routes.J.regenerateScimToken, (call) => {
            const { given, credential, now, uid } = call;
            requireScimEtag(given.etag, uid, credential);
            const overlapMs = given.overlap === undefined ? DEFAULT_OVERLAP_MS : durationMs(given.overlap);
            const previousTokenExpireTime = previousTokenEnd(credential, overlapMs, now);
            const previous = previousTokenExpireTime === undefined ? {} : { previousTokenExpireTime };
            const issued = issue(given, call);
            return {
                credential: { ...issued.credential, ...previous },
                answer: {
                    ...issued.answer,
                    ...previous,
                    requestedOverlap: formatDuration(overlapMs),
                },
            };
        });
        const revokeScimToken = scimHandler(routes.J.revokeScimToken, ({ credential, now, uid }) => {
            requireIssued(uid, credential);
            const revoked = revokedCredential(credential, now);
            const { enabled, revokeTime } = revoked;
            return {
                credential: revoked,
                answer: { identityProviderUid: uid, enabled, revokeTime },
            };
        });
        const setScimEnabled = scimHandler(routes.J.setScimEnabled, ({ given: { enabled, etag }, credential, uid, store }) => {
            requireScimEtag(etag, uid, credential);
            if (enabled)
                requireTwoOwners((0, values_uid.z)(uid), store);
            return {
                credential: { ...credential, enabled },
                answer: { identityProviderUid: uid, enabled },
            };
        });
        const scimHandlers = {
            generateScimToken,
            regenerateScimToken,
            revokeScimToken,
            setScimEnabled,
        };
        function scimHandler(route, change) {
            return async (call, services) => {
                const { store, clock, addresses } = services;
                const wanted = { kind: 'identityProvider', capabilities: route.capabilities };
                const { caller, resource: provider } = await authorize(call, services, wanted);
                const { uid } = provider;
                const { credential, answer } = change({
                    uid,
                    given: readBody(route.body, call),
                    credential: scimCredentialOf(provider),
                    now: clock.now(),
                    endpointUrl: scimEndpointUrl(uid, addresses),
                    store,
                });
                const resource = { ...provider, updateTime: clock.now(), body: { ...provider.body, scim: credential } };
                store.resources.update(resource);
                const whole = { ...answer, etag: scimEtag(uid, credential) };
                publishChange(route, resource, { ...whole, token: undefined }, { caller, services });
                return whole;
            };
        }
        function issue(lifetime, { uid, endpointUrl, credential: before, now }) {
            const { token, credential } = newScimToken(lifetime, before, now);
            const { tokenExpireTime: expireTime } = credential;
            const expiry = expireTime === undefined ? {} : { expireTime };
            return { credential, answer: { identityProviderUid: uid, token, endpointUrl, ...expiry } };
        }
        function requireTwoOwners(organization, { resources }) {
            const role = (0, uid.Uv)('', 'owner');
            const bindings = resources.list({ kind: 'roleBinding', childrenOf: organization, role });
            const owners = new Set(bindings.map(({ facet: identityUid }) => identityUid)).size;
            if (owners >= 2)
                return;
            const description = `two owner-tier identities are required in the organization; it has ${owners}`;
            throw (0, refusal.YW)('SCIM_OWNERS_REQUIRED', description);
        }
        const DEFAULT_OVERLAP_MS = 3_600_000;
        function durationMs(duration) {
            return Math.floor(Number.parseFloat(duration) * 1000);
        }
        function formatDuration(milliseconds) {
            const seconds = milliseconds / 1000;
            return Number.isInteger(seconds) ? `${seconds}s` : `${seconds.toFixed(3)}s`;
        }
        var terms = __webpack_require__(8938);
        ;
        const listTermsAcceptances = async (call, services) => {
            const { capabilities } = routes.J.listTermsAcceptances;
            const { resource: group } = await authorize(call, services, { kind: 'group', capabilities });
            const query = readQuery(schema_page.r_, call);
            const page = listPage(query, { kind: 'termsAcceptance', parent: group.uid }, services);
            return { termsAcceptances: page.resources.map(toAcceptance), ...page.envelope };
        };
        const acceptTerms = async (call, services) => {
            const { store, clock } = services;
            const { capabilities } = routes.J.acceptTerms;
            const { caller, resource: group } = await authorize(call, services, { kind: 'group', capabilities });
            const documentIds = [...new Set(readBody(terms.PS, call).documentIds)];
            const filter = { kind: 'termsAcceptance', childrenOf: group.uid };
            const known = new Set(store.resources.list({ ...filter, names: documentIds }).map(({ name }) => name));
            store.atOnce(() => {
                for (const name of documentIds.filter((id) => !known.has(id))) {
                    store.resources.insert({
                        kind: 'termsAcceptance',
                        uid: (0, uid.L1)(group.uid),
                        parent: group.uid,
                        name,
                        facet: '',
                        createTime: clock.now(),
                        updateTime: clock.now(),
                        body: { acceptedBy: caller.identityUid },
                    });
                }
            });
            const answer = { group: group.uid, documentIds };
            const context = { caller, services };
            publishChange(routes.J.acceptTerms, group, answer, context);
            return answer;
        };
        const termsHandlers = { listTermsAcceptances, acceptTerms };
        function toAcceptance({ name, parent, createTime, body }) {
            return {
                docId: name,
                orgUid: parent,
                acceptedBy: body['acceptedBy'],
                createTime: (0, instant.r4)(createTime),
            };
        }
        var registry_images = __webpack_require__(55);
        ;
        async function openImage(call, capability, services) {
            const name = `${(0, route_call.ZB)(call, 'organization')}/${(0, route_call.ZB)(call, 'image')}`;
            const holder = await readHolder(call, `repository:${name}:pull`, services);
            const repo = (0, registry_images.F1)(name, services.store);
            if (holder.kind === 'registry' && !holder.images.includes(name)) {
                throw denied('the token is not for this image');
            }
            requireCapability({ name, repo }, holder.bearer, { capability, services });
            if (repo === undefined)
                throw (0, refusal.mX)('Repo', name);
            const isLimited = holder.bearer.identityUid === '' && !(0, authorization.h3)(repo, services.store);
            return isLimited ? { name, repo, onlyTags: FREE_TAGS } : { name, repo };
        }
        const FREE_TAGS = ['latest', 'latest-dev'];
        function requireTag({ onlyTags }, tag) {
            if (onlyTags === undefined || onlyTags.includes(tag) || /^sha256-[0-9a-f]{64}/.test(tag))
                return;
            throw denied(`only the tags ${onlyTags.join(' and ')} can be pulled anonymously`);
        }
        async function readHolder(call, scope, services) {
            const token = (0, route_call.w_)(call, 'Bearer');
            if (token === undefined)
                throw challenge('a token is required', scope, services);
            const registryToken = await services.registryTokens.read(token);
            if (registryToken.kind === 'valid')
                return { ...registryToken, kind: 'registry' };
            const platformToken = await services.platformTokens.read(token, services.addresses.registry);
            if (platformToken.kind === 'other-audience')
                throw denied('the token is for another audience');
            if (platformToken.kind === 'invalid')
                throw challenge('the token is not valid', scope, services);
            return { kind: 'platform', bearer: platformToken.bearer };
        }
        function requireCapability({ name, repo }, bearer, { capability, services }) {
            const caller = (0, access_caller.Cf)(bearer, services.store);
            if (caller === undefined && bearer.identityUid !== '')
                throw denied('the identity of the token no longer exists');
            if (repo !== undefined && (0, authorization.Ul)(repo, services.store))
                return;
            if (repo === undefined || caller === undefined || !(0, authorization.KI)(caller, repo))
                throw (0, refusal.mX)('Repo', name);
            if (!(0, authorization.p0)(caller, repo, capability))
                throw (0, refusal.L5)(capability);
        }
        function denied(reason) {
            return new refusal.P_('PERMISSION_DENIED', `Permission denied: ${reason}`);
        }
        function challenge(reason, scope, { addresses }) {
            const fields = [
                `realm="${addresses.tokenUrl}/token"`,
                `service="${addresses.registry}"`,
                ...(scope === undefined ? [] : [`scope="${scope}"`]),
            ];
            return (0, refusal.JK)(reason, { 'www-authenticate': `Bearer ${fields.join(',')}` });
        }
        ;
        function manifestAnswer(content, headOnly) {
            const body = Buffer.from(content.body);
            const headers = { ...contentHeaders(content), 'content-length': String(body.length) };
            if (headOnly)
                return new route_call.g6({ status: 200, headers, body: new Uint8Array() });
            return new route_call.g6({ status: 200, headers, body }, JSON.parse(body.toString()));
        }
        function blobAnswer(content, range, headOnly) {
            const body = Buffer.from(content.body);
            const headers = {
                ...contentHeaders(content),
                'content-type': 'application/octet-stream',
                'accept-ranges': 'bytes',
            };
            const requested = headOnly ? undefined : readByteRange(range, body.length);
            if (requested === undefined) {
                const length = { 'content-length': String(body.length) };
                return new route_call.g6({
                    status: 200,
                    headers: { ...headers, ...length },
                    body: headOnly ? new Uint8Array() : body,
                });
            }
            const { first, last } = requested;
            return new route_call.g6({
                status: 206,
                headers: { ...headers, 'content-range': `bytes ${first}-${last}/${body.length}` },
                body: body.subarray(first, last + 1),
            });
        }
        function jsonAnswer(value, headers, type = 'application/json') {
            const body = Buffer.from(JSON.stringify(value));
            return new route_call.g6({ status: 200, headers: { 'content-type': type, ...headers }, body }, value);
        }
        function contentHeaders({ mediaType, digest }) {
            return { 'content-type': mediaType, 'docker-content-digest': digest, etag: `"${digest}"` };
        }
        function accepts(header, mediaType) {
            if (header === undefined || header.trim() === '')
                return true;
            const [type = ''] = mediaType.split('/', 1);
            const taken = new Set(header.split(',').map((one) => one.replace(/;.*$/s, '').trim().toLowerCase()));
            return [mediaType, `${type}/*`, '*/*'].some((pattern) => taken.has(pattern));
        }
        function readByteRange(header, size) {
            const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
            if (from === undefined || to === undefined || (from === '' && to === ''))
                return undefined;
            const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
            const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
            if (first <= last)
                return { first, last };
            throw new refusal.P_('INVALID_ARGUMENT', `Invalid argument: range: the content has ${size} bytes`, {
                status: 416,
                headers: { 'content-range': `bytes */${size}` },
                registryCode: 'RANGE_INVALID',
            });
        }
        ;
        const getBlob = (call, services) => answerBlob(call, services, false);
        const headBlob = (call, services) => answerBlob(call, services, true);
        const blobHandlers = { getBlob, headBlob };
        async function answerBlob(call, services, headOnly) {
            const image = await openImage(call, 'repo.blobs.get', services);
            const digest = (0, route_call.ZB)(call, 'digest');
            if (!(0, values_digest.Bc)(digest)) {
                throw new refusal.P_('INVALID_ARGUMENT', 'Invalid argument: digest: is not a digest', {
                    registryCode: 'DIGEST_INVALID',
                });
            }
            const content = await services.registryContent.find(image, digest);
            if (content === undefined) {
                throw new refusal.P_('NOT_FOUND', `Not found: blob unknown: ${image.name} has no ${digest}`, {
                    registryCode: 'BLOB_UNKNOWN',
                });
            }
            return blobAnswer(content, call.headers['range'], headOnly);
        }
        var oci = __webpack_require__(8866);
        var content = __webpack_require__(4422);
        ;
        const MANIFEST_TYPES = new Set([oci.Z2.index, oci.Z2.manifest]);
        async function findManifest(image, reference, services) {
            const content = (0, values_digest.Bc)(reference)
                ? await services.registryContent.find(image, reference)
                : await findTagged(image, reference, services);
            if (content === undefined || !MANIFEST_TYPES.has(content.mediaType))
                throw unknownManifest(image, reference, services);
            return content;
        }
        async function findTagged(image, tag, services) {
            const stored = (0, registry_images.IU)(image.name, tag, services.store);
            if (stored !== undefined) {
                const digest = (0, registry_images.qy)(stored);
                return digest && services.registryContent.ofTag(image, { uid: stored.uid, digest });
            }
            const [, hex, place] = /^sha256-([0-9a-f]{64})(?:\.(sig|att))?$/.exec(tag) ?? [];
            if (hex === undefined)
                return undefined;
            const subject = (0, values_digest.m)(`sha256:${hex}`);
            if (place === 'sig' || place === 'att') {
                const [artifact] = await services.registryContent.artifacts(image, subject, place);
                return artifact?.manifest;
            }
            const { manifests, ...index } = await referrersOf(image, subject, services);
            if (manifests.length === 0)
                return undefined;
            const entries = manifests.map(({ mediaType, digest, size, artifactType }) => ({
                mediaType,
                digest,
                size,
                artifactType,
            }));
            return (0, content.LL)(oci.Z2.index, JSON.stringify({ ...index, manifests: entries }));
        }
        function unknownManifest(image, reference, { store }) {
            const stored = (0, values_digest.Bc)(reference) ? undefined : (0, registry_images.IU)(image.name, reference, store);
            const digest = (stored && (0, registry_images.qy)(stored)) ?? reference;
            const isGiven = (0, values_digest.Bc)(digest) && store.builds.find(digest, { repo: image.repo.uid }).length > 0;
            const reason = isGiven
                ? `the seed sets the digest ${digest}, so the platform has no content for it`
                : `${image.name} has no ${reference}`;
            return new refusal.P_('NOT_FOUND', `Not found: manifest unknown: ${reason}`, {
                registryCode: 'MANIFEST_UNKNOWN',
            });
        }
        async function referrersOf(image, subject, { registryContent }) {
            const artifacts = await registryContent.artifacts(image, subject, 'referrers');
            const manifests = artifacts.map(({ manifest }) => {
                const { artifactType, annotations } = oci.nU.parse(JSON.parse(Buffer.from(manifest.body).toString()));
                return Object.assign((0, content.nb)(manifest), { artifactType, annotations });
            });
            return { schemaVersion: 2, mediaType: oci.Z2.index, manifests };
        }
        async function imageManifestOf(image, index, { registryContent }) {
            const { manifests } = oci.yd.parse(JSON.parse(Buffer.from(index.body).toString()));
            const own = manifests.find(({ platform }) => platform?.architecture === 'amd64');
            return own === undefined ? undefined : registryContent.find(image, own.digest);
        }
        ;
        const getManifest = (call, services) => answerManifest(call, services, false);
        const headManifest = (call, services) => answerManifest(call, services, true);
        async function answerManifest(call, services, headOnly) {
            const image = await openImage(call, 'manifest.list', services);
            const reference = (0, route_call.ZB)(call, 'reference');
            if (!(0, values_digest.Bc)(reference))
                requireTag(image, reference);
            const manifest = await findManifest(image, reference, services);
            return manifestAnswer(await negotiate(image, manifest, call, services), headOnly);
        }
        async function negotiate(image, manifest, call, services) {
            const accept = call.headers['accept'];
            if (accepts(accept, manifest.mediaType))
                return manifest;
            const isByTag = !(0, values_digest.Bc)((0, route_call.ZB)(call, 'reference'));
            if (isByTag && manifest.mediaType === oci.Z2.index && accepts(accept, oci.Z2.manifest)) {
                const own = await imageManifestOf(image, manifest, services);
                if (own !== undefined)
                    return own;
            }
            throw new refusal.P_('NOT_FOUND', `Not found: the manifest is an ${manifest.mediaType}, which is not accepted`, {
                registryCode: 'MANIFEST_UNKNOWN',
            });
        }
        const listReferrers = async (call, services) => {
            const image = await openImage(call, 'referrers.list', services);
            const { artifactType } = readQuery(oci.Vq, call);
            const subject = (0, route_call.ZB)(call, 'digest');
            if (!(0, values_digest.Bc)(subject)) {
                throw new refusal.P_('INVALID_ARGUMENT', 'Invalid argument: digest: is not a digest', {
                    registryCode: 'DIGEST_INVALID',
                });
            }
            const referrers = await referrersOf(image, subject, services);
            if (artifactType === undefined)
                return jsonAnswer(referrers, {}, oci.Z2.index);
            const manifests = referrers.manifests.filter((one) => one.artifactType === artifactType);
            return jsonAnswer({ ...referrers, manifests }, { 'oci-filters-applied': 'artifactType' }, oci.Z2.index);
        };
        const checkRegistryAccess = async (call, services) => {
            await readHolder(call, undefined, services);
            return jsonAnswer({}, { 'docker-distribution-api-version': 'registry/2.0' });
        };
        const manifestHandlers = {
            getManifest,
            headManifest,
            listReferrers,
            checkRegistryAccess,
        };
        ;
        const MAX_NAMES = 1000;
        const AFTER_EVERY_UID = '~';
        const listTagNames = async (call, services) => {
            const image = await openImage(call, 'tag.list', services);
            const { n = MAX_NAMES, last } = readQuery(oci.dl, call);
            const limit = Math.min(n, MAX_NAMES);
            const found = services.store.resources.page({
                filter: { kind: 'tag', childrenOf: image.repo.uid, names: image.onlyTags },
                order: { column: 'name', descending: false },
                ...(last === undefined ? {} : { after: { value: last, uid: AFTER_EVERY_UID } }),
                skip: 0,
                limit: limit + 1,
            });
            const tags = found.slice(0, limit).map(({ name }) => name);
            const query = new URLSearchParams({ n: String(limit), last: tags.at(-1) ?? '' });
            const isLast = limit === 0 || found.length <= limit;
            return jsonAnswer({ name: image.name, tags }, isLast ? {} : { link: `</v2/${image.name}/tags/list?${query.toString()}>; rel="next"` });
        };
        const tagNameHandlers = { listTagNames };
        var eol_tag = __webpack_require__(4010);
        ;
        const listEolTags = async (call, services) => {
            const caller = await authenticate(call, services);
            const query = readQuery(eol_tag.Pk, call);
            const { capabilities } = routes.J.listEolTags;
            const within = (0, authorization.TP)(caller, { kind: 'tag', capabilities }, services.store);
            const filter = { kind: 'tag', within, ...byName(query), facets: shownForms(query) };
            const { resources, envelope } = listPage(query, filter, services);
            return { items: resources.map(toEolTag), nextPageToken: envelope.nextPageToken ?? '' };
        };
        const eolTagHandlers = { listEolTags };
        function shownForms({ excludeDates, excludeEpochs }) {
            return [
                'plain',
                ...(excludeDates === true ? [] : ['dated']),
                ...(excludeEpochs === true ? [] : ['epoch']),
            ];
        }
        function toEolTag({ uid, name, body }) {
            const unknown = { tagStatus: 'TAG_ACTIVE', graceStatus: 'GRACE_NOT_ELIGIBLE', gracePeriodExpiryDate: null };
            return { id: uid, name, ...unknown, ...Object(body['eol']) };
        }
        var registry_image = __webpack_require__(814);
        ;
        const getImageArchitectures = async (call, services) => {
            const build = await readBuild(call, services, routes.J.getImageArchitectures);
            return { architectures: build.platforms.map(({ platform }) => platform.oci) };
        };
        const getImageSize = async (call, services) => {
            const build = await readBuild(call, services, routes.J.getImageSize);
            const { architecture } = readQuery(registry_image.jF, call);
            const image = platformOf(build, architecture);
            if (image === undefined)
                throw (0, refusal.mX)('Architecture', architecture ?? '');
            const parts = [image.manifest, image.config, ...image.layers];
            const size = parts.reduce((sum, part) => sum + (0, content.nb)(part).size, 0);
            return { architecture: architecture ?? image.platform.oci, size: String(size) };
        };
        const imageHandlers = { getImageArchitectures, getImageSize };
        async function readBuild(call, services, { capabilities }) {
            const caller = await authenticate(call, services);
            const wanted = { kind: 'repo', uid: (0, route_call.ZB)(call, 'uid'), capabilities };
            const repo = (0, authorization.vA)(caller, wanted, services.store);
            const digest = (0, route_call.ZB)(call, 'digest');
            const build = findBuiltImage(repo, digest, services.store);
            if (build === undefined)
                throw (0, refusal.mX)('Image', digest);
            return build;
        }
        var library = __webpack_require__(7616);
        ;
        const countArtifacts = async (call, services) => {
            const caller = await authenticate(call, services);
            const { store } = services;
            const { capabilities } = routes.J.countArtifacts;
            const within = (0, authorization.TP)(caller, { kind: 'artifact', capabilities }, store);
            const { ecosystems } = readQuery(library.Cn, call);
            return {
                counts: ecosystems.map((ecosystem) => ({
                    ecosystem,
                    totalCount: String(store.resources.count({ kind: 'artifact', within, facets: [ecosystem] })),
                })),
            };
        };
        const listArtifactVersions = async (call, services) => {
            const caller = await authenticate(call, services);
            const query = readQuery(schema_page.r_, call);
            const { capabilities } = routes.J.listArtifactVersions;
            (0, authorization.TP)(caller, { kind: 'artifact', capabilities }, services.store);
            const wanted = { kind: 'artifact', uid: (0, route_call.ZB)(call, 'uid'), capabilities };
            const { uid } = (0, authorization.vA)(caller, wanted, services.store);
            const page = listPage({ ...query, 'uidp.childrenOf': uid }, { kind: 'artifactVersion' }, services);
            return { artifactVersions: page.resources.map(toWire), ...page.envelope };
        };
        const libraryHandlers = {
            listArtifacts: listHandler({ kind: 'artifact', toItem: toArtifact }, routes.J.listArtifacts, {
                field: 'artifacts',
                order: 'name',
                filter: (query) => ({ facets: query.ecosystems, also: artifactConditions(query) }),
            }),
            countArtifacts,
            listArtifactVersions,
        };
        function toArtifact(resource) {
            const { cudaVersions: _cudaVersions, remediated: _remediated, ...shown } = toWire(resource);
            return shown;
        }
        ;
        const checkPolicies = async (call, services) => {
            const { capabilities } = routes.J.checkPolicies;
            const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
            const { digest } = readBody(version_one.T5, call);
            const build = repo === undefined ? undefined : findBuiltImage(repo, digest, services.store);
            if (repo === undefined || build === undefined)
                return { results: [] };
            const facts = factsOf(build, services.clock.now(), services.store);
            return {
                results: services.store.resources.list({ kind: 'policy', childrenOf: repo.parent }).map((policy) => ({
                    policyId: policy.uid,
                    policyName: policy.name,
                    mode: policy.body['mode'] === 'dry-run' ? 'DRY_RUN' : 'ENFORCED',
                    result: isAllowed(policy, facts) ? 'ALLOWED' : 'DENIED',
                    parameters: parametersOf(policy),
                })),
            };
        };
        const policyHandlers = { checkPolicies };
        function factsOf(build, now, store) {
            const tag = store.resources.get('tag', build.tagUid);
            const { mainPackageVersion } = eol_tag.bd.pick({ mainPackageVersion: true }).parse(Object(tag?.body['eol']));
            const { releaseDate, eolDate } = mainPackageVersion ?? {};
            return { now, builtAt: build.at, releaseDate, eolDate };
        }
        function isAllowed({ name, body }, { now, builtAt, releaseDate, eolDate }) {
            switch (name) {
                case 'no-eol':
                    return eolDate === undefined || Date.parse(eolDate) > now;
                case 'cooldown':
                    return now - builtAt >= Number(body['days']) * instant.sO;
                case 'support-window': {
                    if (releaseDate === undefined || eolDate === undefined)
                        return true;
                    const span = Date.parse(eolDate) - Date.parse(releaseDate);
                    return span >= (Number(body['months']) * 365 * instant.sO) / 12;
                }
                default:
                    return true;
            }
        }
        function parametersOf({ name, body }) {
            if (name === 'cooldown')
                return { days: body['days'] };
            return name === 'support-window' ? { months: body['months'] } : {};
        }
        var repo = __webpack_require__(6099);
        ;
        const REPO = { kind: 'repo', fields: repo.yU, toItem: toRepo, check: requireUniqueName };
        const updateRepoReadme = async (call, services) => {
            const { capabilities } = routes.J.updateRepoReadme;
            const { caller, resource } = await authorize(call, services, { kind: 'repo', capabilities });
            const { content } = applyPatch(toReadme(resource), readPatch(call, repo.e9));
            const context = { caller, services };
            const changed = { ...resource, body: { ...resource.body, readme: content } };
            const toItem = toReadme;
            return publishItem(routes.J.updateRepoReadme, { toItem }, updateResource(REPO, changed, context), context);
        };
        const repoHandlers = {
            listRepos: listHandler(REPO, routes.J.listRepos, { field: 'repos', filter: byName }),
            getRepo: getHandler(REPO, routes.J.getRepo),
            createRepo: createHandler(REPO, routes.J.createRepo),
            updateRepo: patchHandler(REPO, routes.J.updateRepo),
            deleteRepo: deleteHandler(REPO, routes.J.deleteRepo, requireNoTags),
            getRepoReadme: getHandler({ kind: 'repo', toItem: toReadme }, routes.J.getRepoReadme),
            updateRepoReadme,
        };
        function toReadme({ uid, body }) {
            return { uid, content: body['readme'] ?? '' };
        }
        function toRepo(resource) {
            const { readme: _readme, architectures: _architectures, sizeBytes: _sizeBytes, ...shown } = toWire(resource);
            return shown;
        }
        function requireNoTags(repo, store) {
            const tags = store.resources.count({ kind: 'tag', childrenOf: repo.uid });
            if (tags > 0)
                throw (0, refusal.YW)('RESOURCE_NOT_EMPTY', `the repo ${repo.name} still has ${tags} tags`);
        }
        var tag_history = __webpack_require__(8754);
        ;
        const getTagHistory = async (call, services) => {
            const image = await openImage(call, 'tag.list', services);
            requireTag(image, (0, route_call.ZB)(call, 'tag'));
            const { start, end } = readQuery(tag_history.DM, call);
            const tag = (0, registry_images.IU)(image.name, (0, route_call.ZB)(call, 'tag'), services.store);
            if (tag === undefined)
                throw (0, refusal.mX)('Tag', `${image.name}:${(0, route_call.ZB)(call, 'tag')}`);
            const period = { start: instantOf(start), end: instantOf(end), limit: tag_history.CL };
            const builds = services.store.history.read(tag.uid, period);
            return { history: builds.map(({ at, digest }) => ({ updateTimestamp: (0, instant.r4)(at), digest })) };
        };
        function instantOf(text) {
            return text === undefined ? undefined : (0, instant.Wr)(text);
        }
        const listTagHistory = async (call, services) => {
            const { capabilities } = routes.J.listTagHistory;
            const { start, end } = readQuery(tag_history.DM, call);
            const tag = await findVisible(call, { kind: 'tag', capabilities }, services);
            if (tag === undefined)
                return { items: [] };
            const period = {
                start: start === undefined ? undefined : (0, instant.Wr)(start),
                end: end === undefined ? undefined : (0, instant.Wr)(end),
                limit: tag_history.CL,
            };
            const builds = services.store.history.read(tag.uid, period);
            return { items: builds.map(({ at, digest }) => ({ updateTimestamp: (0, instant.r4)(at), digest })) };
        };
        const tagHistoryHandlers = { getTagHistory, listTagHistory };
        var tag = __webpack_require__(951);
        var values_tag_history = __webpack_require__(7158);
        ;
        const TAG = {
            kind: 'tag',
            fields: tag.WL,
            toItem: toTag,
            facetOf: ({ name }) => (0, values_tag_history.HJ)(String(name)),
        };
        function tagCreator(schema) {
            return async (call, services) => {
                const wanted = { kind: 'repo', capabilities: routes.J.createTag.capabilities, pathKey: 'parent' };
                const { caller, resource: repo } = await authorize(call, services, wanted);
                const context = { caller, services };
                const tag = placeTag(readBody(schema, call), repo, context);
                return publishItem(routes.J.createTag, TAG, tag, context);
            };
        }
        const tagHandlers = {
            listTags: listHandler(TAG, routes.J.listTags, {
                field: 'tags',
                filter: (query) => ({
                    ...byName(query),
                    digest: query.digest,
                    updatedSince: query.updatedSince === undefined ? undefined : (0, instant.Wr)(query.updatedSince),
                    facets: tags_shownForms(query),
                }),
            }),
            getTag: getHandler(TAG, routes.J.getTag),
            createTag: tagCreator(tag.WL),
            deleteTag: deleteHandler(TAG, routes.J.deleteTag),
        };
        function placeTag(given, repo, context) {
            const filter = { kind: 'tag', childrenOf: repo.uid, names: [given.name] };
            const [known] = context.services.store.resources.list(filter);
            return known === undefined ? addTag(given, repo, context) : moveTag(known, given, context);
        }
        function addTag(given, parent, context) {
            const tag = planResource(TAG, { parent, given }, context);
            return withRecord(tag.uid, given, context, () => insertResource(tag, context.services));
        }
        function moveTag(known, given, context) {
            const { name: _name, digest = known.body['digest'], ...changes } = given;
            const { body } = storedFields(TAG, { ...known.body, ...changes, digest });
            const moved = { ...known, body };
            if (known.body['digest'] === digest)
                return updateResource(TAG, moved, context);
            return withRecord(known.uid, given, context, () => updateResource(TAG, moved, context));
        }
        function withRecord(uid, { digest }, { services }, store) {
            return services.store.atOnce(() => {
                const tag = store();
                if (digest !== undefined) {
                    services.store.history.append(uid, [{ at: services.clock.now(), digest: (0, values_digest.m)(digest) }]);
                }
                return tag;
            });
        }
        function toTag(resource) {
            const { eol: _eol, ...shown } = toWire(resource);
            return shown;
        }
        function tags_shownForms(query) {
            return [
                'plain',
                ...(query.includeDates === true ? ['dated'] : []),
                ...(query.includeEpochs === true ? ['epoch'] : []),
                ...(query.includeReferrers === true ? ['referrer'] : []),
            ];
        }
        var iam_token = __webpack_require__(3852);
        ;
        const CLAIM_PREFIX = 'claim.';
        const mintIdToken = async (call, { github }) => {
            if (!isSame((0, route_call.w_)(call, 'Bearer') ?? '', github.requestToken)) {
                throw (0, refusal.JK)('the request token is not valid');
            }
            const { audience, 'subject-format': subjectForm } = readQuery(iam_token.$2, call);
            const claims = Object.fromEntries([...call.query]
                .filter(([name]) => name.startsWith(CLAIM_PREFIX))
                .map(([name, values]) => [name.slice(CLAIM_PREFIX.length), String(values.at(-1))]));
            return { value: await github.mint({ claims, audience, subjectForm }) };
        };
        const getIdTokenConfiguration = async (_call, { github, addresses }) => ({
            issuer: github.issuer,
            jwks_uri: `${addresses.issuerUrl}/_github/oidc/.well-known/jwks`,
            id_token_signing_alg_values_supported: ['RS256'],
            response_types_supported: ['id_token'],
            subject_types_supported: ['public', 'pairwise'],
        });
        const getIdTokenKeys = async (_call, { github }) => ({ keys: github.publicKeys });
        function isSame(given, expected) {
            const [one, other] = [Buffer.from(given), Buffer.from(expected)];
            return one.length === other.length && (0, external_node_crypto_.timingSafeEqual)(one, other);
        }
        const getIssuerConfiguration = async (_call, { addresses }) => ({
            issuer: addresses.issuerUrl,
            jwks_uri: `${addresses.issuerUrl}/.well-known/jwks.json`,
            id_token_signing_alg_values_supported: ['RS256'],
            response_types_supported: ['id_token'],
            subject_types_supported: ['public'],
        });
        const getIssuerKeys = async (_call, { publicKeys }) => ({ keys: publicKeys });
        const oidcIssuerHandlers = {
            mintIdToken,
            getIdTokenConfiguration,
            getIdTokenKeys,
            getIssuerConfiguration,
            getIssuerKeys,
        };
        var registry_tokens = __webpack_require__(8556);
        ;
        const NEEDED = { pull: 'repo.blobs.get', push: 'manifest.create' };
        const TOKEN_USER = '_token';
        const getRegistryToken = async (call, services) => {
            const query = readQuery(iam_token.li, call);
            requireService(query.service, services);
            const credentials = readBasic(call);
            const caller = credentials === undefined ? undefined : await identify(credentials, services);
            const grants = grantScopes(query.scope ?? [], caller, services);
            if (caller === undefined && grants.length === 0)
                throw refuseCredentials('credentials are required', services);
            return registry_token_issue(caller, grants, services);
        };
        const postRegistryToken = async (call, services) => {
            const form = readQuery(iam_token.J0, { query: call.form });
            requireService(form.service, services);
            const credentials = form.grantType === 'password'
                ? { user: form.username ?? '', password: form.password ?? '' }
                : { user: TOKEN_USER, password: form.refreshToken ?? '' };
            const caller = await identify(credentials, services);
            const grants = grantScopes(form.scope ?? [], caller, services);
            const { token, ...times } = await registry_token_issue(caller, grants, services);
            const granted = grants.map(({ name, actions }) => `repository:${name}:${actions.join(',')}`).join(' ');
            const refresh = form.accessType === 'offline' ? { refresh_token: credentials.password } : {};
            return { access_token: token, scope: granted, ...times, ...refresh };
        };
        const getRegistryTokenCertificate = async (_call, { registryTokens }) => new route_call.g6({
            status: 200,
            headers: { 'content-type': 'application/x-pem-file' },
            body: Buffer.from(await registryTokens.certificate()),
        });
        const registryTokenHandlers = {
            getRegistryToken,
            postRegistryToken,
            getRegistryTokenCertificate,
        };
        async function registry_token_issue(caller, grants, { registryTokens, clock }) {
            return {
                token: await registryTokens.issue(caller ?? { identityUid: '' }, grants),
                expires_in: registry_tokens.Sp,
                issued_at: (0, instant.r4)(clock.now()),
            };
        }
        function readBasic(call) {
            if (call.headers['authorization'] === undefined)
                return undefined;
            const credentials = Buffer.from((0, route_call.w_)(call, 'Basic') ?? '', 'base64').toString();
            const colon = credentials.indexOf(':');
            return { user: credentials.slice(0, colon), password: credentials.slice(colon + 1) };
        }
        function requireService(service, { addresses }) {
            if (service !== undefined && service !== addresses.registry)
                throw (0, refusal.zM)('service', `must be ${addresses.registry}`);
        }
        async function identify({ user, password }, services) {
            const reading = await services.platformTokens.read(password, services.addresses.registry);
            if (reading.kind === 'invalid')
                throw refuseCredentials(`the token is not valid: ${reading.reason}`, services);
            if (reading.kind === 'other-audience')
                throw refuseCredentials('the token is for another audience', services);
            if (user !== TOKEN_USER && user !== reading.bearer.identityUid)
                throw refuseCredentials(`the user name must be ${TOKEN_USER}`, services);
            const caller = (0, access_caller.Cf)(reading.bearer, services.store);
            if (caller === undefined)
                throw refuseCredentials('the identity of the token no longer exists', services);
            return caller;
        }
        function refuseCredentials(reason, { addresses }) {
            return (0, refusal.JK)(reason, { 'www-authenticate': `Basic realm="${addresses.tokenUrl}/token"` });
        }
        function grantScopes(scopes, caller, { store }) {
            const wanted = scopes.flatMap((scope) => scope.split(' ')).filter((scope) => scope !== '');
            return mergeByName(wanted.map(readScope)).flatMap(({ name, actions }) => {
                const repo = (0, registry_images.F1)(name, store);
                if (repo === undefined)
                    return [];
                const granted = actions.filter((action) => (action === 'pull' && (0, authorization.Ul)(repo, store)) ||
                    (caller !== undefined && (0, authorization.p0)(caller, repo, NEEDED[action])));
                return granted.length === 0 ? [] : [{ name, actions: granted }];
            });
        }
        function readScope(scope) {
            const [, type, name, actions] = /^([a-z]+(?:\([a-z]+\))?):([^:\s]+):([a-z*,]*)$/.exec(scope) ?? [];
            if (type === undefined || name === undefined || actions === undefined) {
                throw (0, refusal.zM)('scope', 'must be like repository:<organization>/<image>:pull');
            }
            const requested = type === 'repository' ? actions.split(',') : [];
            return { name, actions: ['pull', 'push'].filter((action) => requested.includes(action)) };
        }
        function mergeByName(grants) {
            const names = [...new Set(grants.map(({ name }) => name))];
            return names.map((name) => {
                const requested = grants.filter((grant) => grant.name === name).flatMap(({ actions }) => actions);
                return { name, actions: [...new Set(requested)] };
            });
        }
        var iam_relationship = __webpack_require__(223);
        var schema_uid = __webpack_require__(8089);
        var claim_match = __webpack_require__(9759);
        var tokens_bearer = __webpack_require__(6975);
        var jwt = __webpack_require__(1393);
        var static_keys = __webpack_require__(7473);
        ;
        const exchangeToken = async (call, services) => {
            const token = (0, route_call.w_)(call, 'Bearer');
            if (token === undefined)
                throw (0, refusal.JK)('a bearer token is required');
            const { store, clock } = services;
            const parameters = exchangeParameters(call);
            const [named = ''] = (parameters.get('identity') ?? []).map(String);
            const identity = store.resources.get('identity', named);
            if (identity !== undefined)
                requireExchangeable(identity);
            const holder = await token_exchange_identify(token, identity, services);
            const request = readQuery(iam_token.rB, { query: parameters });
            const audiences = readAudiences(request, services);
            const limits = readLimits(request);
            if (request.identityProvider !== undefined) {
                throw new refusal.P_('UNIMPLEMENTED', 'The embedded platform does not support the parameter identity_provider');
            }
            if (!schema_uid.n.safeParse(named).success)
                throw (0, refusal.zM)('identity', 'must be the uid of an identity');
            if (identity === undefined)
                throw (0, refusal.mX)('Identity', named);
            if (!holder.isIdentity)
                throw mismatch(holder.claims, named);
            const lastSeenTime = (0, instant.r4)(clock.now());
            store.resources.replaceBody('identity', named, { ...identity.body, lastSeenTime });
            const issued = await services.platformTokens.issue({ identityUid: named, ...limits }, audiences);
            return { token: issued.token, refreshToken: '', expiry: (0, instant.r4)(issued.expiry) };
        };
        function requireExchangeable({ uid, facet }) {
            if (facet !== iam_relationship.wZ.awsIdentity && facet !== iam_relationship.wZ.servicePrincipal)
                return;
            const what = facet === iam_relationship.wZ.awsIdentity ? 'a user or role of AWS' : 'a part of the service itself';
            throw new refusal.P_('UNIMPLEMENTED', `The embedded platform cannot sign in ${uid}, which is ${what}: only claimMatch and staticKeys can be exchanged here`);
        }
        async function token_exchange_identify(token, identity, { github, addresses, clock }) {
            const { claimMatch, staticKeys } = identity === undefined ? {} : (0, relationship.Mo)(identity);
            if (staticKeys !== undefined) {
                const claims = token_exchange_requireValid(await (0, static_keys.C)(token, staticKeys, clock.now()));
                const wanted = staticKeys.audiences ?? [addresses.hostname];
                return { claims, isIdentity: (0, jwt.Rm)(claims).some((audience) => wanted.includes(audience)) };
            }
            const claims = token_exchange_requireValid(await github.read(token));
            const presented = {
                issuer: claims.iss ?? '',
                subject: claims.sub ?? '',
                audiences: (0, jwt.Rm)(claims),
                all: claims,
            };
            return {
                claims,
                isIdentity: claimMatch !== undefined && (0, claim_match.D6)(claimMatch, presented, addresses.hostname),
            };
        }
        function token_exchange_requireValid(reading) {
            if (reading.kind === 'invalid')
                throw (0, refusal.JK)(`the token is not valid: ${reading.reason}`);
            return reading.claims;
        }
        function mismatch({ iss = '', sub = '' }, identity) {
            return (0, refusal.JK)(`the token with issuer "${iss}" and subject "${sub}" does not match the identity ${identity}`);
        }
        const exchangeRefreshToken = async (call, services) => {
            const given = (0, route_call.w_)(call, 'Bearer');
            if (given === undefined)
                throw (0, refusal.JK)('a refresh token is required');
            const reading = await services.refreshTokens.read(given);
            if (reading.kind === 'invalid')
                throw (0, refusal.JK)(`the refresh token is not valid: ${reading.reason}`);
            if ((0, access_caller.Cf)(reading.bearer, services.store) === undefined) {
                throw (0, refusal.JK)('the identity of the refresh token no longer exists');
            }
            const request = readQuery(iam_token.hG, { query: exchangeParameters(call) });
            const audiences = readAudiences(request, services);
            const bearer = (0, tokens_bearer.vB)(reading.bearer, readLimits(request));
            if (!services.refreshTokens.useUp(reading.id))
                throw (0, refusal.JK)('the refresh token has been used before');
            const [token, refreshToken] = await Promise.all([
                services.platformTokens.issue(bearer, audiences),
                services.refreshTokens.issue(bearer),
            ]);
            return {
                token: { token: token.token, expiry: (0, instant.r4)(token.expiry) },
                refreshToken: { token: refreshToken.token, expiry: (0, instant.r4)(refreshToken.expiry) },
            };
        };
        const tokenExchangeHandlers = { exchangeToken, exchangeRefreshToken };
        function exchangeParameters({ query, form }) {
            const parameters = new Map(query);
            for (const [name, values] of form)
                parameters.set(name, [...(parameters.get(name) ?? []), ...values]);
            return parameters;
        }
        function readAudiences({ aud: audiences = [] }, { addresses }) {
            if (audiences.length === 0)
                throw new refusal.P_('INVALID_ARGUMENT', 'Audience must be specified');
            const { apiUrl, registry } = addresses;
            const known = new Set([apiUrl, registry, `libraries.${registry}`, `apk.${registry}`]);
            const unknown = audiences.find((audience) => !known.has(audience));
            if (unknown !== undefined)
                throw (0, refusal.zM)('aud', `unknown audience "${unknown.slice(0, 120)}"`);
            return audiences;
        }
        function readLimits({ cap, scope, scopes }) {
            const uids = scope === undefined ? scopes : [scope, ...(scopes ?? [])];
            if (uids?.every((uid) => schema_uid.n.safeParse(uid).success) === false) {
                throw (0, refusal.zM)('scopes', 'must be uids of groups');
            }
            return {
                capabilities: cap && [...new Set(cap.map(readCapability))],
                scopes: uids && [[...new Set(uids)]],
            };
        }
        function readCapability(name) {
            const known = Object.keys(iam_capability.$8).filter(iam_capability.FP);
            const capability = known.find((short) => short === name || iam_capability.$8[short] === name);
            if (capability === undefined)
                throw (0, refusal.zM)('cap', `unknown capability "${name.slice(0, 120)}"`);
            return capability;
        }
        var subscription = __webpack_require__(2066);
        ;
        const SUBSCRIPTION = {
            kind: 'subscription',
            fields: subscription.Yn,
            toItem: toNameless,
            check: requireSafeSink,
        };
        const subscriptionHandlers = {
            listSubscriptions: listHandler(SUBSCRIPTION, routes.J.listSubscriptions, { field: 'subscriptions' }),
            getSubscription: getHandler(SUBSCRIPTION, routes.J.getSubscription),
            createSubscription: createHandler(SUBSCRIPTION, routes.J.createSubscription),
            deleteSubscription: deleteHandler(SUBSCRIPTION, routes.J.deleteSubscription),
        };
        function requireSafeSink({ body }) {
            const url = URL.parse(String(body['sink']));
            const isLoopback = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
            const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
            if (!isSafe)
                throw (0, refusal.zM)('sink', 'must be an https address (http on loopback only)');
            if (url.username !== '' || url.password !== '') {
                throw (0, refusal.zM)('sink', 'must not contain credentials');
            }
        }
        ;
        const operations = {
            ...accountAssociationHandlers,
            ...advisoryDocumentHandlers,
            ...blobHandlers,
            ...eolTagHandlers,
            ...externalGroupRoleMappingHandlers,
            ...groupHandlers,
            ...groupInviteHandlers,
            ...identityHandlers,
            ...identityProviderHandlers,
            ...imageHandlers,
            ...libraryHandlers,
            ...manifestHandlers,
            ...oidcIssuerHandlers,
            ...policyHandlers,
            ...registryTokenHandlers,
            ...repoHandlers,
            ...resolvedVulnerabilityHandlers,
            ...roleBindingHandlers,
            ...roleHandlers,
            ...sbomHandlers,
            ...scimHandlers,
            ...subscriptionHandlers,
            ...tagHandlers,
            ...tagHistoryHandlers,
            ...tagNameHandlers,
            ...termsHandlers,
            ...tokenExchangeHandlers,
            ...vulnerabilityHandlers,
            ...vulnerabilityReportHandlers,
            exchangeTokenByQuery: tokenExchangeHandlers.exchangeToken,
            ping: async () => ({ response: 'pong' }),
        };
        var message_names = __webpack_require__(9153);
        var message_packages = __webpack_require__(729);
        ;
        const iam_lookupIdentity = async (call, services) => {
            const { uid } = iam_identity.jH.parse(await operations.lookupIdentity(call, services));
            try {
                return await operations.getIdentity({ ...call, values: { uid } }, services);
            }
            catch (error) {
                if (error instanceof refusal.P_)
                    return { uid };
                throw error;
            }
        };
        const iam_batchCreateRoleBindings = async (call, services) => {
            const { body: list } = call;
            const requests = Array.isArray(list) ? list.map((roleBinding) => ({ roleBinding })) : list;
            const body = { parent: (0, route_call.ZB)(call, 'uid'), requests };
            return operations.batchCreateRoleBindings({ ...call, body }, services);
        };
        const versionOneIamHandlers = { lookupIdentity: iam_lookupIdentity, batchCreateRoleBindings: iam_batchCreateRoleBindings };
        var message_package = __webpack_require__(5149);
        var names = __webpack_require__(7743);
        ;
        const MESSAGES = (0, message_names.EF)(message_packages.u, ({ messages }) => messages);
        const ENUMS = (0, message_names.EF)(message_packages.u, ({ enums }) => enums);
        const translate_FIELDS = new Map();
        function versionOneFields(message) {
            const known = translate_FIELDS.get(message);
            if (known !== undefined)
                return known;
            const fields = Object.entries(MESSAGES.get(message) ?? {}).map(([name, form]) => toField(name, form, message));
            translate_FIELDS.set(message, fields);
            return fields;
        }
        function toField(name, [, type], message) {
            const json = message_package.q[`${message}.${name}`] ?? (0, body_form.Cb)(name);
            const valueType = (0, message_names.qh)(type)?.[1];
            return {
                spellings: json === name ? [json] : [json, name],
                other: (0, names.D_)(shortName(message), json),
                type: (0, message_names.PM)(valueType ?? type, message.slice(0, message.search(/\.[A-Z]/))),
                isMap: valueType !== undefined,
            };
        }
        function shortName(type) {
            return type.replace('chainguard.platform.', '');
        }
        function toVersionTwo(value, message, faults) {
            if (Array.isArray(value))
                return value.map((item) => toVersionTwo(item, message, faults));
            if (!translate_isFields(value))
                return value;
            const entries = versionOneFields(message).flatMap((field) => {
                const [name] = field.spellings;
                const given = field.spellings.filter((spelling) => Object.hasOwn(value, spelling));
                if (given.length > 1)
                    faults.push({ field: name, description: `is given as ${given.join(' and as ')}` });
                const one = value[given[0] ?? name];
                if (one === undefined || one === null)
                    return [];
                const inner = (item) => valueInVersionTwo(item, field, message, faults);
                return [[field.other, mapValues(one, field, inner)]];
            });
            return Object.fromEntries(entries);
        }
        function valueInVersionTwo(value, { type, other }, message, faults) {
            if (MESSAGES.has(type))
                return toVersionTwo(value, type, faults);
            if (typeof value !== 'string')
                return value;
            if (isCapabilities(message, other))
                return (0, iam_capability.FP)(value) ? iam_capability.$8[value] : value;
            return enumValuesInVersionTwo([value], type)[0];
        }
        function enumValuesInVersionTwo(values, type) {
            if (!ENUMS.has(type))
                return values;
            return values.map((value) => (0, names.zX)(shortName(type), String(value), zeroOf(type)));
        }
        function toVersionOne(value, message) {
            if (!translate_isFields(value))
                return value;
            const entries = versionOneFields(message).flatMap((field) => {
                const one = translate_valueAt(value, field.other.split('.'));
                if (one === undefined || one === null)
                    return [];
                const inner = (item) => valueInVersionOne(item, field, message);
                return [[field.spellings[0], mapValues(one, field, inner)]];
            });
            return Object.fromEntries(entries);
        }
        function valueInVersionOne(value, { type, other }, message) {
            if (MESSAGES.has(type))
                return toVersionOne(value, type);
            if (type === 'string' && translate_isFields(value))
                return value['uid'];
            if (typeof value !== 'string')
                return value;
            if (type === 'int32')
                return Number(value);
            if (isCapabilities(message, other))
                return SHORT_NAMES.get(value) ?? value;
            return ENUMS.has(type) ? (0, names.D2)(shortName(type), value, zeroOf(type)) : value;
        }
        function mapValues(value, { isMap }, inner) {
            if (Array.isArray(value))
                return value.map(inner);
            if (!isMap || !translate_isFields(value))
                return inner(value);
            return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]));
        }
        function isCapabilities(message, name) {
            return name === 'capabilities' && message === 'chainguard.platform.iam.Role';
        }
        const SHORT_NAMES = new Map(Object.entries(iam_capability.$8).map(([short, name]) => [name, short]));
        function zeroOf(type) {
            const [zero = ''] = Object.entries(ENUMS.get(type) ?? {}).find(([, number]) => number === 0) ?? [];
            return zero;
        }
        function translate_valueAt(fields, [name = '', ...rest]) {
            const value = fields[name];
            return rest.length === 0 ? value : translate_isFields(value) ? translate_valueAt(value, rest) : undefined;
        }
        function translate_isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        ;
        const TAG_FILTER = 'chainguard.platform.registry.TagFilter';
        function queryInVersionTwo(query, message, faults) {
            const given = valuesOf(query);
            const translated = new Map();
            for (const { spellings, other, type } of versionOneFields(message)) {
                const [name] = spellings;
                const own = given.get(name);
                if (own !== undefined)
                    translated.set(other, enumValuesInVersionTwo(own, type));
                for (const [inner, values] of given) {
                    if (inner.startsWith(`${name}.`))
                        translated.set(inner, values);
                }
            }
            return placed(message === TAG_FILTER ? shownTags(translated) : translated, faults);
        }
        function valuesOf(query) {
            const values = new Map();
            for (const [spelling, all] of query) {
                const given = all.filter((value) => value !== '');
                const name = (0, body_form.Cb)(spelling);
                if (given.length > 0)
                    values.set(name, [...(values.get(name) ?? []), ...given]);
            }
            return values;
        }
        const NO_UID = '-';
        function placed(query, faults) {
            const { uid, ...others } = Object.fromEntries(query);
            const moved = new Map(Object.entries(others));
            if (uid !== undefined) {
                if (uid.length > 1)
                    faults.push({ field: 'id', description: 'must be given once' });
                const ids = moved.get('uidp.ids') ?? uid;
                moved.set('uidp.ids', ids.includes(uid[0]) ? uid : [NO_UID]);
            }
            if (moved.get('uidp.childrenOf')?.join() === '/') {
                moved.delete('uidp.childrenOf');
                moved.set('uidp.inRoot', ['true']);
            }
            return moved;
        }
        function shownTags(query) {
            const shown = new Map(query);
            for (const form of ['Dates', 'Epochs', 'Referrers']) {
                const [excluded = 'false', ...more] = query.get(`exclude${form}`) ?? [];
                const isFlag = excluded === 'true' || excluded === 'false';
                shown.set(`include${form}`, [isFlag ? String(excluded === 'false') : excluded, ...more]);
            }
            return shown;
        }
        var library_messages = __webpack_require__(9421);
        var messages_library_messages = __webpack_require__(9880);
        ;
        const [, ...ECOSYSTEMS] = Object.keys(library_messages.a.enums.Ecosystem);
        const OTHERS = new Set(Object.keys(messages_library_messages.o.enums.Ecosystem)
            .map((name) => `ECOSYSTEM_${name === 'UNKNOWN' ? 'UNSPECIFIED' : name}`)
            .filter((name) => !ECOSYSTEMS.includes(name)));
        function withEcosystems(call) {
            const given = call.query.get('ecosystems');
            const ecosystems = given?.filter((one) => !OTHERS.has(one)) ?? ECOSYSTEMS;
            return ecosystems.length === 0
                ? undefined
                : { ...call, query: new Map([...call.query, ['ecosystems', ecosystems]]) };
        }
        const listArtifacts = async (call, services) => {
            const known = withEcosystems(call);
            if (known !== undefined)
                return operations.listArtifacts(known, services);
            const nothing = new Map([
                ['ecosystems', ECOSYSTEMS],
                ['uidp.ids', ['-']],
            ]);
            return operations.listArtifacts({ ...call, query: nothing }, services);
        };
        const libraries_countArtifacts = async (call, services) => {
            const known = withEcosystems(call);
            if (known !== undefined)
                return operations.countArtifacts(known, services);
            await operations.countArtifacts({ ...call, query: new Map([['ecosystems', ECOSYSTEMS]]) }, services);
            return { counts: [] };
        };
        const libraries_listArtifactVersions = async (call, services) => {
            const page = library.i7.parse(await operations.listArtifactVersions(call, services));
            return { ...page, artifactVersions: page.artifactVersions.map(withSource) };
        };
        function withSource(version) {
            return { ...version, sourceType: 'SOURCE_TYPE_INTERNAL' };
        }
        const versionOneLibraryHandlers = {
            listArtifacts,
            countArtifacts: libraries_countArtifacts,
            listArtifactVersions: libraries_listArtifactVersions,
        };
        ;
        const GRACE_PERIOD_MONTHS = 6;
        const getPackageVersionMetadata = async (call, services) => {
            const caller = await authenticate(call, services);
            const { store, clock } = services;
            const within = (0, authorization.TP)(caller, { kind: 'tag', capabilities: ['version.list'] }, store);
            const name = (0, route_call.ZB)(call, 'uid');
            const found = store.resources.list({ kind: 'tag', within }).flatMap(({ updateTime, body }) => {
                const { mainPackageName, mainPackageVersion } = eol_tag.bd.partial().parse(body['eol'] ?? {});
                return mainPackageName === name && mainPackageVersion
                    ? [{ updateTime, version: mainPackageVersion }]
                    : [];
            });
            if (found.length === 0)
                throw (0, refusal.mX)('Package', name);
            const versions = [...new Map(found.map(({ version }) => [version.version, version])).values()];
            const latest = found
                .flatMap(({ version }) => version.latestVersion ?? [])
                .sort(byNumbers)
                .at(-1);
            const isOver = ({ eolDate }) => eolDate !== undefined && Date.parse(eolDate) <= clock.now();
            return {
                eolVersions: versions.filter(isOver).map(toMessage),
                versions: versions.filter((version) => !isOver(version)).map(toMessage),
                latestVersion: latest,
                lastUpdatedTimestamp: (0, instant.r4)((0, instant.fN)(Math.max(...found.map(({ updateTime }) => updateTime)))),
                gracePeriodMonths: GRACE_PERIOD_MONTHS,
            };
        };
        function toMessage({ lts, ...version }) {
            return { ...version, lts: lts === true || typeof lts === 'string' };
        }
        function byNumbers(one, other) {
            return one.localeCompare(other, 'en', { numeric: true });
        }
        ;
        const REPO_WITH_README = {
            ...REPO,
            fields: repo.yU.extend({ readme: schemas.YjP('must be text').optional() }),
            toItem: (repo) => ({ ...REPO.toItem(repo), readme: repo.body['readme'] }),
        };
        const { check: _unique, ...REPLACEABLE } = REPO_WITH_README;
        const CreateQuery = schemas.Ikc({ preventExisting: schema_page.Jt.optional() });
        const createRepo = (call, services) => {
            const isNew = readQuery(CreateQuery, call).preventExisting === true;
            const create = isNew
                ? createHandler(REPO_WITH_README, routes.J.createRepo)
                : createHandler(REPLACEABLE, routes.J.createRepo, { findSame: replaceSame });
            return create(call, services);
        };
        function replaceSame(wanted, context) {
            const { kind, parent, name } = wanted;
            const [same] = context.services.store.resources.list({ kind, childrenOf: parent, names: [name] });
            if (same === undefined)
                return undefined;
            const { shape } = REPO_WITH_README.fields;
            const kept = Object.entries(same.body).filter(([field]) => !Object.hasOwn(shape, field));
            const body = { ...Object.fromEntries(kept), ...wanted.body };
            return updateResource(REPO_WITH_README, { ...same, body }, context);
        }
        const versionOneRepoHandlers = {
            listRepos: listHandler(REPO_WITH_README, routes.J.listRepos, { field: 'repos', filter: byName }),
            createRepo,
            updateRepo: patchHandler(REPO_WITH_README, routes.J.updateRepo),
        };
        var rows = __webpack_require__(405);
        ;
        const TagOfVersionOne = tag.WL.extend({
            digest: schemas.YjP()
                .refine((digest) => digest === '' || (0, values_digest.Bc)(digest), 'is not a digest')
                .transform((digest) => (digest === '' ? undefined : digest))
                .optional(),
        });
        const UPDATE_TAG = { method: 'PUT', path: '/registry/v1/tags/{uid}', capabilities: ['tag.update'] };
        const updateTag = async (call, services) => {
            const { capabilities } = UPDATE_TAG;
            const { caller, resource: tag } = await authorize(call, services, { kind: 'tag', capabilities });
            const { name, digest, deprecated = false, bundles = [] } = readBody(TagOfVersionOne, call);
            if (name !== tag.name)
                throw (0, refusal.zM)('name', `must be the name of the tag, ${tag.name}`);
            const context = { caller, services };
            const moved = moveTag(tag, { name, digest, deprecated, bundles }, context);
            return publishItem(UPDATE_TAG, TAG, moved, context);
        };
        const versionOneTagHandlers = { createTag: tagCreator(TagOfVersionOne), updateTag };
        var timestamp = __webpack_require__(9699);
        ;
        const SCANNER = 'GRYPE';
        const ReportQuery = schemas.Ikc({
            repoId: schemas.YjP().optional(),
            digest: schemas.YjP().optional(),
            tag: schemas.YjP().optional(),
            'scanner.name': schemas.YjP().default(SCANNER),
            createdSince: timestamp.D.optional(),
        });
        const listVulnReports = async (call, services) => {
            const caller = await authenticate(call, services);
            const { store, clock } = services;
            const within = (0, authorization.TP)(caller, { kind: 'repo', capabilities: ['vuln_report.list'] }, store);
            const query = readQuery(ReportQuery, call);
            const { repoId, digest, createdSince } = query;
            if (repoId === undefined && digest === undefined)
                throw (0, refusal.zM)('repo_id', 'is required unless digest is set');
            const isMade = createdSince === undefined || Date.parse(createdSince) <= clock.now();
            if (!isMade || ![SCANNER, 'UNKNOWN'].includes(query['scanner.name']))
                return { items: [] };
            const uids = repoId === undefined ? undefined : [repoId];
            const builds = store.resources
                .list({ kind: 'repo', within, uids })
                .flatMap((repo) => buildsOf(repo, query, store));
            return {
                items: builds.map((build) => ({
                    digest: build.digest,
                    scanner: { name: SCANNER },
                    createdAt: (0, instant.r4)(clock.now()),
                    vulnerabilities: vulnerabilityMatches(build, store).map((match) => toVulnerability(match, build)),
                })),
            };
        };
        function buildsOf(repo, { digest, tag }, store) {
            const names = tag === undefined ? undefined : [tag];
            const tags = store.resources.list({ kind: 'tag', childrenOf: repo.uid, names });
            const digests = tags.map(({ body }) => String(body['digest']));
            const wanted = digest === undefined ? new Set(digests) : [digest];
            const isNamed = (one) => tag === undefined || digests.includes(one);
            return [...wanted].filter(isNamed).flatMap((one) => findBuiltImage(repo, one, store) ?? []);
        }
        function toVulnerability({ vulnerability, fix, pkg }, build) {
            const { id, source, severity } = vulnerability;
            const installed = packagesOf(build).find((one) => (0, package_purl.d)(one) && one.name === pkg?.name);
            const [platform] = build.platforms;
            return {
                id,
                aliases: source === undefined || source === id ? [] : [source],
                severity,
                fix,
                purls: installed === undefined || platform === undefined ? [] : [(0, package_purl.V)(installed, platform.platform)],
            };
        }
        ;
        const operations_MESSAGES = (0, message_names.EF)(message_packages.u, ({ messages }) => messages);
        const OPERATIONS = operations;
        const OWN_HANDLERS = {
            ...versionOneIamHandlers,
            ...versionOneLibraryHandlers,
            ...versionOneRepoHandlers,
            ...versionOneTagHandlers,
            getPackageVersionMetadata: getPackageVersionMetadata,
            listVulnReports: listVulnReports,
        };
        const versionOneOperations = new Map(rows.S.filter(({ form }) => form !== 'same').map((row) => [row.name, createOperation(row)]));
        function createOperation(row) {
            const { form, target } = row;
            const handler = OWN_HANDLERS[target] ?? OPERATIONS[target];
            if (handler === undefined)
                throw new Error(`${row.name} has no handler`);
            if (form === 'own')
                return handler;
            const { request, response, body } = messagesOf(row);
            return async (call, services) => {
                const faults = [];
                const translated = {
                    ...call,
                    query: form === 'replace' ? WHOLE : queryInVersionTwo(call.query, request, faults),
                    body: body === undefined ? undefined : toVersionTwo(call.body ?? {}, body, faults),
                    bodyForm: undefined,
                };
                if (faults.length > 0) {
                    if (row.route.credential === 'platform')
                        await authenticate(call, services);
                    throw (0, refusal.k7)(faults);
                }
                const answer = await answerTo(form, handler, translated, withEvents(services, row));
                return form === 'remove' ? undefined : toVersionOne(answer, response);
            };
        }
        const WHOLE = new Map([['updateMask', ['*']]]);
        function messagesOf({ declared, packageName }) {
            const request = (0, message_names.PM)(declared.request, packageName);
            const [, type] = operations_MESSAGES.get(request)?.[declared.body ?? ''] ?? [];
            return {
                request,
                response: (0, message_names.PM)(declared.response, packageName),
                body: declared.body === '*' ? request : type && (0, message_names.PM)(type, packageName),
            };
        }
        async function answerTo(form, handler, call, services) {
            if (form !== 'list' && form !== 'page' && form !== 'read')
                return handler(call, services);
            try {
                if (form === 'read')
                    return await handler(call, services);
                return await (form === 'list' ? listAll(handler, call, services) : operations_listPage(handler, call, services));
            }
            catch (error) {
                if (error instanceof refusal.P_ && error.reason === 'NOT_FOUND')
                    return {};
                throw error;
            }
        }
        async function listAll(handler, call, services) {
            const items = [];
            let token;
            do {
                const query = new Map([
                    ...call.query,
                    ['pageSize', ['200']],
                    ['orderBy', ['uid']],
                    ...(token === undefined ? [] : [['pageToken', [token]]]),
                ]);
                const page = await operations_listPage(handler, { ...call, query }, services);
                items.push(...page.items);
                token = page.nextPageToken;
            } while (token !== undefined && token !== '');
            return { items };
        }
        async function operations_listPage(handler, call, services) {
            const page = Object(await handler(call, services));
            return { ...page, items: Object.values(page).find((value) => Array.isArray(value)) ?? [] };
        }
        function withEvents(services, row) {
            const { request, response } = messagesOf(row);
            const message = row.form === 'remove' ? request : response;
            const publish = (occurrence) => {
                const body = Object(toVersionOne(occurrence.body, message));
                services.events.publish({ ...occurrence, route: row.route, body });
            };
            return { ...services, events: { ...services.events, publish } };
        }
        var faults = __webpack_require__(7443);
        ;
        async function answerCall({ name, route, call, sleep }, form, options) {
            const fault = options.faults.next(name, call.values);
            const lagMs = fault?.kind === 'stale' ? fault.lagMs : 0;
            const respond = () => callHandler({ name, route, call: { ...call, lagMs } }, form, options);
            if (fault === undefined)
                return form.deliver(await respond(), { kind: 'response' });
            if (fault.delayMs > 0)
                await sleep(fault.delayMs);
            return (0, faults.WI)(fault, respond, form);
        }
        async function callHandler({ name, route, call }, form, { services, validateResponses, onBug }) {
            try {
                const value = await handlerOf(name)(call, services);
                const shown = value instanceof route_call.g6 ? value.value : value;
                if (validateResponses && value !== undefined)
                    route.response.parse(shown);
                return await form.respond(value);
            }
            catch (error) {
                if (error instanceof refusal.P_)
                    return form.refuse(error);
                onBug(error);
                return form.fail();
            }
        }
        const HANDLERS = new Map([
            ...Object.entries(operations),
            ...versionOneOperations,
        ]);
        function handlerOf(name) {
            const handler = HANDLERS.get(name);
            if (handler === undefined)
                throw new Error(`the route ${name} has no handler`);
            return handler;
        }
    }),
    9: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Cb: () => (toCamelCase),
            YQ: () => (bodyFormOf),
            a7: () => (normalBody)
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var _api_schema_inner_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4251);
        var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1772);
        function bodyFormOf({ body, response }) {
            if (!(body instanceof zod__WEBPACK_IMPORTED_MODULE_1__.bvH))
                return undefined;
            const isResource = response instanceof zod__WEBPACK_IMPORTED_MODULE_1__.bvH && 'uid' in response.shape;
            const shown = isResource ? Object.keys(response.shape) : [];
            return { schema: body, shown: shown.filter((field) => !(field in body.shape)) };
        }
        function normalBody(value, { schema, shown }, names) {
            const faults = [];
            const normal = normalValue(value, { schema, shown, names, path: [], faults });
            if (faults.length > 0)
                throw (0, _refusal_js__WEBPACK_IMPORTED_MODULE_0__.k7)(faults);
            return normal;
        }
        function normalValue(value, place) {
            const schema = (0, _api_schema_inner_schema_js__WEBPACK_IMPORTED_MODULE_2__.I)(place.schema);
            if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__.naA && Array.isArray(value)) {
                return value.map((item, index) => normalValue(item, { ...place, schema: schema.element, path: [...place.path, String(index)] }));
            }
            if (schema instanceof zod__WEBPACK_IMPORTED_MODULE_1__.bvH && isObject(value))
                return normalObject(value, schema, place);
            return value;
        }
        function normalObject(value, schema, place) {
            const normal = new Map();
            const spellings = new Map();
            for (const [spelling, one] of Object.entries(value)) {
                const name = Object.hasOwn(schema.shape, spelling) ? spelling : toCamelCase(spelling);
                const path = [...place.path, name];
                const other = spellings.get(name);
                const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
                if (field === undefined && !place.shown.includes(name)) {
                    if (place.names === 'fields')
                        continue;
                    place.faults.push({ field: fieldName([...place.path, spelling]), description: 'is not a known field' });
                }
                else if (other !== undefined) {
                    place.faults.push({ field: fieldName(path), description: `is given as ${other} and as ${spelling}` });
                }
                else if (field !== undefined && one !== null) {
                    normal.set(name, normalValue(one, { ...place, schema: field, shown: [], path }));
                }
                else if (field !== undefined && place.names === 'mask') {
                    normal.set(name, undefined);
                }
                spellings.set(name, spelling);
            }
            return Object.fromEntries(normal);
        }
        function fieldName(path) {
            return path.map((part) => part.slice(0, 60)).join('.');
        }
        function isObject(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        function toCamelCase(name) {
            return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
        }
    }),
    6511: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            AK: () => (toErrorBody),
            R: () => (toInternalError),
            w2: () => (toFailure)
        });
        var _api_schema_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3161);
        function toErrorBody(refusal, place) {
            return place.face === 'registry' || place.face === 'token'
                ? toRegistryErrors(refusal)
                : toFailure(refusal, place);
        }
        function toInternalError() {
            return { code: _api_schema_failure_js__WEBPACK_IMPORTED_MODULE_0__.E.INTERNAL, message: 'Internal error' };
        }
        function toFailure(refusal, { path, serviceDomain }) {
            if (/^\/[a-z]+\/v1\//.test(path))
                return { code: refusal.code, message: refusal.message, details: [] };
            const { fieldViolations, preconditionViolations, resource } = refusal.options;
            const [, first = ''] = path.split('/', 2);
            const domain = /^[a-z]+$/.test(first) ? `${first}.${serviceDomain}` : serviceDomain;
            return {
                code: refusal.code,
                message: refusal.message,
                details: [
                    { '@type': typeUrl('ErrorInfo'), reason: refusal.reason, domain },
                    ...(fieldViolations === undefined
                        ? []
                        : [{ '@type': typeUrl('BadRequest'), fieldViolations: [...fieldViolations] }]),
                    ...(preconditionViolations === undefined
                        ? []
                        : [{ '@type': typeUrl('PreconditionFailure'), violations: [...preconditionViolations] }]),
                    ...(resource === undefined
                        ? []
                        : [{ '@type': typeUrl('ResourceInfo'), resourceType: resource.type, resourceName: resource.name }]),
                ],
            };
        }
        function typeUrl(name) {
            return `type.googleapis.com/google.rpc.${name}`;
        }
        function toRegistryErrors(refusal) {
            const code = refusal.options.registryCode ?? REGISTRY_CODES[refusal.status] ?? 'UNSUPPORTED';
            return { errors: [{ code, message: refusal.message }] };
        }
        const REGISTRY_CODES = {
            400: 'NAME_INVALID',
            401: 'UNAUTHORIZED',
            403: 'DENIED',
            404: 'NAME_UNKNOWN',
            429: 'TOOMANYREQUESTS',
        };
    }),
    7443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Q: () => (replacedResponse),
            WI: () => (faultyAnswer),
            eQ: () => (createFaultPlan),
            lR: () => (faultHeaders)
        });
        var _values_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6603);
        function createFaultPlan(faults) {
            const counts = new Map();
            return {
                next: (route, values) => {
                    const meant = faults.filter((fault) => fault.route === route && hasPath(fault, values));
                    for (const fault of meant)
                        counts.set(fault, (counts.get(fault) ?? 0) + 1);
                    return meant.find((fault) => isDue(fault, counts.get(fault) ?? 0));
                },
            };
        }
        function hasPath({ path }, values) {
            return path === undefined || Object.values(values).some((value) => value.includes(path));
        }
        function isDue(fault, count) {
            return fault.nth === '*' || (count >= fault.nth && count < fault.nth + fault.times);
        }
        async function faultyAnswer(fault, respond, form) {
            const kind = fault.kind ?? (fault.status === undefined ? 'none' : 'status');
            switch (kind) {
                case 'none':
                case 'stale':
                    return form.deliver(await respond(), { kind: 'response' });
                case 'truncate':
                    return form.deliver(await respond(), { kind });
                case 'drip':
                    return form.deliver(await respond(), { kind, intervalMs: fault.intervalMs });
                case 'cut':
                case 'hang':
                    if (fault.applied)
                        await respond();
                    return form.withhold(kind);
                case 'status':
                case 'html':
                case 'not-json':
                case 'empty':
                    if (fault.applied)
                        await respond();
                    return form.replace({ ...fault, kind });
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(kind);
            }
        }
        function replacedResponse(fault) {
            switch (fault.kind) {
                case 'status':
                    return toResponse(fault, bodyText(fault.body), 'application/json');
                case 'html':
                    return toResponse(fault, LOGIN_PAGE, 'text/html; charset=utf-8');
                case 'not-json':
                    return toResponse(fault, '{"value": "cut off by a pro', 'application/json');
                case 'empty':
                    return toResponse(fault, '', 'application/json');
                default:
                    return (0, _values_errors_js__WEBPACK_IMPORTED_MODULE_0__.xb)(fault.kind);
            }
        }
        const LOGIN_PAGE = '<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>';
        function toResponse(fault, body, contentType) {
            return {
                status: fault.status ?? 200,
                headers: { 'content-type': contentType, ...faultHeaders(fault) },
                body: new TextEncoder().encode(body),
            };
        }
        function faultHeaders({ headers }) {
            return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
        }
        function bodyText(body) {
            if (body === undefined)
                return '';
            return typeof body === 'string' ? body : JSON.stringify(body);
        }
    }),
    1772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            B$: () => (alreadyExists),
            JK: () => (unauthenticated),
            L5: () => (permissionDenied),
            P_: () => (Refusal),
            YW: () => (failedPrecondition),
            k7: () => (invalidArguments),
            mX: () => (notFound),
            zM: () => (invalidArgument)
        });
        var _api_schema_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3161);
        const STATUSES = {
            INVALID_ARGUMENT: 400,
            NOT_FOUND: 404,
            ALREADY_EXISTS: 409,
            PERMISSION_DENIED: 403,
            FAILED_PRECONDITION: 400,
            ABORTED: 409,
            UNIMPLEMENTED: 501,
            UNAUTHENTICATED: 401,
        };
        class Refusal extends Error {
            name = 'Refusal';
            reason;
            code;
            status;
            options;
            constructor(reason, message, options = {}) {
                super(message);
                this.reason = reason;
                this.code = _api_schema_failure_js__WEBPACK_IMPORTED_MODULE_0__.E[reason];
                this.status = options.status ?? STATUSES[reason];
                this.options = options;
            }
        }
        function invalidArgument(field, description) {
            return invalidArguments([{ field, description }]);
        }
        function invalidArguments(violations) {
            const [first = { field: 'request', description: 'is invalid' }] = violations;
            return new Refusal('INVALID_ARGUMENT', `Invalid argument: ${first.field}: ${first.description}`, {
                fieldViolations: violations,
            });
        }
        function notFound(type, name) {
            return new Refusal('NOT_FOUND', `Not found: ${type} ${name}`, { resource: { type, name } });
        }
        function alreadyExists(type, name) {
            return new Refusal('ALREADY_EXISTS', `Already exists: ${type} ${name}`, { resource: { type, name } });
        }
        function failedPrecondition(type, description) {
            return new Refusal('FAILED_PRECONDITION', `Precondition failed: ${description}`, {
                preconditionViolations: [{ type, description }],
            });
        }
        function permissionDenied(capability) {
            return new Refusal('PERMISSION_DENIED', `Permission denied: missing capability ${capability}`);
        }
        function unauthenticated(reason, headers = {}) {
            return new Refusal('UNAUTHENTICATED', `Unauthenticated: ${reason}`, { headers });
        }
    }),
    8270: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            ZB: () => (pathValue),
            g6: () => (WholeAnswer),
            w_: () => (readAuthorization)
        });
        class WholeAnswer {
            response;
            value;
            constructor(response, value) {
                this.response = response;
                this.value = value;
            }
        }
        function pathValue(call, name) {
            const value = call.values[name];
            if (value === undefined)
                throw new Error(`the route has no path value ${name}`);
            return value;
        }
        function readAuthorization(call, scheme) {
            const header = call.headers['authorization'] ?? '';
            if (header.includes(','))
                return undefined;
            const [given = '', credentials = ''] = header.split(' ', 2);
            return given.toLowerCase() === scheme.toLowerCase() && credentials !== '' ? credentials : undefined;
        }
    }),
    6789: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (withUnpopulated)
        });
        var _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9153);
        var _grpc_messages_message_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5149);
        var _grpc_messages_message_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(729);
        var _api_routes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3306);
        var _body_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9);
        function withUnpopulated(value, route) {
            const message = responseOf(route);
            return message === undefined ? value : wholeMessage(value, message);
        }
        function responseOf({ rpc, path }) {
            const { exchangeToken } = _api_routes_js__WEBPACK_IMPORTED_MODULE_2__.J;
            const name = rpc ?? (path === exchangeToken.path ? exchangeToken.rpc : undefined);
            const declared = METHODS.get(name ?? '');
            return declared && (0, _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__.PM)(declared.method.response, declared.packageName);
        }
        const METHODS = (0, _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__.uG)(_grpc_messages_message_packages_js__WEBPACK_IMPORTED_MODULE_1__.u);
        const MESSAGES = (0, _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__.EF)(_grpc_messages_message_packages_js__WEBPACK_IMPORTED_MODULE_1__.u, ({ messages }) => messages);
        const ENUMS = (0, _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__.EF)(_grpc_messages_message_packages_js__WEBPACK_IMPORTED_MODULE_1__.u, ({ enums }) => enums);
        function wholeMessage(value, message) {
            if (!isObject(value))
                return value;
            const whole = {};
            for (const field of fieldsOf(message)) {
                const given = value[field.name];
                if (given === undefined) {
                    if (field.unpopulated !== undefined)
                        whole[field.name] = field.unpopulated;
                }
                else {
                    whole[field.name] = field.message === undefined ? given : wholeField(given, field.message, field.isMap);
                }
            }
            for (const [name, given] of Object.entries(value)) {
                if (!Object.hasOwn(whole, name))
                    whole[name] = given;
            }
            return whole;
        }
        function wholeField(given, message, isMap) {
            if (Array.isArray(given))
                return given.map((item) => wholeMessage(item, message));
            if (!isMap || !isObject(given))
                return wholeMessage(given, message);
            return Object.fromEntries(Object.entries(given).map(([key, item]) => [key, wholeMessage(item, message)]));
        }
        function isObject(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        const FIELDS = new Map();
        function fieldsOf(message) {
            const known = FIELDS.get(message);
            if (known !== undefined)
                return known;
            const fields = Object.entries(MESSAGES.get(message) ?? {}).map(([name, field]) => readField(name, field, message));
            FIELDS.set(message, fields);
            return fields;
        }
        function readField(name, [, type, occurrence], message) {
            const [, valueType] = (0, _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__.qh)(type) ?? [];
            const typeName = (0, _grpc_messages_message_names_js__WEBPACK_IMPORTED_MODULE_4__.PM)(valueType ?? type, message.slice(0, message.search(/\.[A-Z]/)));
            return {
                name: _grpc_messages_message_package_js__WEBPACK_IMPORTED_MODULE_0__.q[`${message}.${name}`] ?? (0, _body_form_js__WEBPACK_IMPORTED_MODULE_3__.Cb)(name),
                unpopulated: valueType === undefined ? unpopulated(typeName, occurrence) : {},
                message: MESSAGES.has(typeName) ? typeName : undefined,
                isMap: valueType !== undefined,
            };
        }
        function unpopulated(type, occurrence) {
            if (occurrence === 'repeated')
                return [];
            if (occurrence !== undefined)
                return undefined;
            if (type in SCALARS)
                return SCALARS[type];
            const values = ENUMS.get(type);
            return values === undefined ? null : Object.keys(values).find((value) => values[value] === 0);
        }
        const SCALARS = {
            bool: false,
            bytes: '',
            int32: 0,
            int64: '0',
            string: '',
            uint32: 0,
        };
    }),
    6965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Az: () => (derivedRootUid),
            L1: () => (newChildUid),
            SL: () => (derivedArtifactUid),
            Uv: () => (derivedRoleUid),
            XD: () => (newRoleUid),
            su: () => (derivedChildUid)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
        const ROOT_DIGITS = 40;
        const CHILD_DIGITS = 16;
        function newChildUid(parent) {
            return `${parent}/${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(CHILD_DIGITS / 2).toString('hex')}`;
        }
        function newRoleUid() {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(ROOT_DIGITS / 2).toString('hex');
        }
        function derivedRootUid(name) {
            return derive(['group', name], ROOT_DIGITS);
        }
        function derivedChildUid(parent, ...names) {
            return `${parent}/${derive([parent, ...names], CHILD_DIGITS)}`;
        }
        function derivedRoleUid(owner, name) {
            return derive(['role', owner, name], ROOT_DIGITS);
        }
        function derivedArtifactUid(owner, ecosystem, name) {
            return derive(['artifact', owner, ecosystem, name], ROOT_DIGITS);
        }
        function derive(names, digits) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(names)).digest('hex').slice(0, digits);
        }
    }),
    1401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            s: () => (serverRoutes)
        });
        var _api_routes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3306);
        var _version_one_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
        const serverRoutes = new Map([
            ...Object.entries(_api_routes_js__WEBPACK_IMPORTED_MODULE_0__.J),
            ..._version_one_rows_js__WEBPACK_IMPORTED_MODULE_1__.S.map(({ name, route }) => [name, route]),
        ]);
    }),
    7174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Xl: () => (toCondition),
            bn: () => (allOf),
            gI: () => (given)
        });
        function toCondition(filter) {
            return allOf([
                { sql: `kind = '${filter.kind}'`, values: [] },
                ...given(withinBesides(filter), (groups) => anyOf(groups.map(atOrBelow))),
                ...given(filter.childrenOf, (parent) => ({ sql: 'parent = ?', values: [parent] })),
                ...given(filter.descendantsOf, below),
                ...given(filter.ancestorsOf, above),
                ...(filter.inRoot === true ? [{ sql: "parent = ''", values: [] }] : []),
                ...given(filter.uids, (uids) => oneOf('uid', uids)),
                ...given(filter.except, (uids) => ({
                    sql: 'uid NOT IN (SELECT value FROM json_each(?))',
                    values: [JSON.stringify(uids)],
                })),
                ...given(filter.names, (names) => oneOf('name', names)),
                ...given(filter.facets, (facets) => oneOf('facet', facets)),
                ...given(filter.digest, (digest) => ({ sql: "json_extract(body, '$.digest') = ?", values: [digest] })),
                ...given(filter.parent, (parent) => ({ sql: 'parent = ?', values: [parent] })),
                ...given(filter.role, (role) => ({ sql: "json_extract(body, '$.roleUid') = ?", values: [role] })),
                ...given(filter.updatedSince, (time) => ({ sql: 'update_time >= ?', values: [time] })),
                ...(filter.also ?? []),
            ]);
        }
        function withinBesides({ within, childrenOf, descendantsOf }) {
            const place = childrenOf ?? descendantsOf;
            const isInside = within?.some((group) => place === group || place?.startsWith(`${group}/`));
            return isInside === true ? undefined : within;
        }
        function allOf(conditions) {
            return {
                sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
                values: conditions.flatMap(({ values }) => values),
            };
        }
        function anyOf(conditions) {
            if (conditions.length === 0)
                return { sql: 'FALSE', values: [] };
            return {
                sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
                values: conditions.flatMap(({ values }) => values),
            };
        }
        function given(value, toSql) {
            return value === undefined ? [] : [toSql(value)];
        }
        function atOrBelow(group) {
            const { sql, values } = below(group);
            return { sql: `uid = ? OR ${sql}`, values: [group, ...values] };
        }
        function below(group) {
            return { sql: 'parent = ? OR (parent > ? AND parent < ?)', values: [group, `${group}/`, `${group}0`] };
        }
        function above(uid) {
            const levels = uid.split('/');
            const groups = JSON.stringify(levels.slice(1).map((_, index) => levels.slice(0, index + 1).join('/')));
            const among = 'IN (SELECT value FROM json_each(?))';
            return { sql: `uid ${among} OR (kind <> 'group' AND parent ${among})`, values: [groups, groups] };
        }
        function oneOf(column, values) {
            const [only] = values;
            if (values.length === 1 && only !== undefined)
                return { sql: `${column} = ?`, values: [only] };
            return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] };
        }
    }),
    6975: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            F8: () => (bearerClaims),
            iu: () => (readBearer),
            vB: () => (limitBearer)
        });
        var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
        var _api_iam_capability_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2375);
        function bearerClaims({ identityUid, capabilities, scopes }) {
            return {
                sub: identityUid,
                ...(capabilities === undefined ? {} : { cap: capabilities }),
                ...(scopes === undefined ? {} : { scopes }),
            };
        }
        function readBearer({ sub = '', cap, scopes }) {
            return {
                identityUid: sub,
                capabilities: cap === undefined ? undefined : toTexts(cap).filter(_api_iam_capability_js__WEBPACK_IMPORTED_MODULE_1__.FP),
                scopes: scopes === undefined ? undefined : toList(scopes).map(toTexts),
            };
        }
        function limitBearer({ identityUid, capabilities: held, scopes = [] }, { capabilities: wanted, scopes: further = [] }) {
            const isSame = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(scopes.at(-1), further.at(0));
            const steps = [...scopes, ...further.slice(isSame ? 1 : 0)];
            return {
                identityUid,
                capabilities: held === undefined ? wanted : held.filter((one) => wanted?.includes(one) ?? true),
                scopes: steps.length === 0 ? undefined : steps,
            };
        }
        function toList(claim) {
            return Array.isArray(claim) ? claim : [];
        }
        function toTexts(claim) {
            return toList(claim).filter((item) => typeof item === 'string');
        }
    }),
    1393: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            No: () => (signJwt),
            Rm: () => (audiencesOf),
            XN: () => (createJwtReader),
            fP: () => (toSeconds)
        });
        var jose__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5357);
        var jose__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4605);
        var jose__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
        async function signJwt(claims, key, { certificate } = {}) {
            const x5c = certificate === undefined ? {} : { x5c: [certificate.toString('base64')] };
            const header = { alg: key.algorithm, typ: 'JWT', kid: key.kid, ...x5c };
            return new jose__WEBPACK_IMPORTED_MODULE_0__.P(claims).setProtectedHeader(header).sign(key.privateKey);
        }
        const MAX_CACHED = 1_000;
        function createJwtReader(expected) {
            const known = new Map();
            return async (token) => {
                const before = known.get(token);
                if (before !== undefined && isInTime(before.claims, expected.clock.now()))
                    return before;
                const reading = await verifyJwt(token, expected);
                if (reading.kind === 'invalid')
                    return reading;
                if (known.size >= MAX_CACHED)
                    known.clear();
                known.set(token, reading);
                return reading;
            };
        }
        function isInTime({ exp = 0, nbf = 0 }, now) {
            return nbf <= toSeconds(now) && toSeconds(now) < exp;
        }
        async function verifyJwt(token, { key, issuer, clock }) {
            try {
                const { payload } = await (0, jose__WEBPACK_IMPORTED_MODULE_1__.V)(token, key.publicKey, {
                    algorithms: [key.algorithm],
                    issuer,
                    currentDate: new Date(clock.now()),
                    requiredClaims: ['sub', 'aud', 'exp'],
                });
                return { kind: 'valid', claims: payload };
            }
            catch (error) {
                if (error instanceof jose__WEBPACK_IMPORTED_MODULE_2__.i4)
                    return { kind: 'invalid', reason: error.message };
                throw error;
            }
        }
        function audiencesOf(claims) {
            const { aud } = claims;
            if (aud === undefined)
                return [];
            return typeof aud === 'string' ? [aud] : aud;
        }
        function toSeconds(time) {
            return Math.floor(time / 1000);
        }
    }),
    8556: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            GS: () => (createRegistryTokenIssuer),
            Sp: () => (REGISTRY_TOKEN_SECONDS)
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
        var _bearer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6975);
        var _jwt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1393);
        const REGISTRY_TOKEN_SECONDS = 300;
        function createRegistryTokenIssuer(options) {
            const { registry, key, authority, clock } = options;
            const issuer = `${options.tokenUrl}/token`;
            const readJwt = (0, _jwt_js__WEBPACK_IMPORTED_MODULE_2__.XN)({ key, issuer, clock });
            let certificate;
            return {
                certificate: async () => `${(await selfSignedCertificate(authority)).toString('pem')}\n`,
                issue: async (bearer, grants) => {
                    certificate ??= issueCertificate(key, 'registry tokens', authority);
                    const iat = (0, _jwt_js__WEBPACK_IMPORTED_MODULE_2__.fP)(clock.now());
                    const access = grants.map(({ name, actions }) => ({ type: 'repository', name, actions }));
                    const times = { iat, nbf: iat, exp: iat + REGISTRY_TOKEN_SECONDS };
                    const claims = {
                        iss: issuer,
                        aud: registry,
                        ...(0, _bearer_js__WEBPACK_IMPORTED_MODULE_1__.F8)(bearer),
                        ...times,
                        jti: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
                        access,
                    };
                    return (0, _jwt_js__WEBPACK_IMPORTED_MODULE_2__.No)(claims, key, { certificate: await certificate });
                },
                read: async (token) => {
                    const reading = await readJwt(token);
                    if (reading.kind === 'invalid')
                        return reading;
                    if (!(0, _jwt_js__WEBPACK_IMPORTED_MODULE_2__.Rm)(reading.claims).includes(registry))
                        return { kind: 'invalid', reason: 'it is for another registry' };
                    const { claims } = reading;
                    return { kind: 'valid', images: imagesOf(claims['access']), bearer: (0, _bearer_js__WEBPACK_IMPORTED_MODULE_1__.iu)(claims) };
                },
            };
        }
        async function selfSignedCertificate(issuer) {
            return issueCertificate(issuer.key, issuer.name, issuer);
        }
        async function issueCertificate(key, name, issuer) {
            await __webpack_require__.e(477).then(__webpack_require__.t.bind(__webpack_require__, 2858, 19));
            const { BasicConstraintsExtension, X509CertificateGenerator } = await Promise.all([__webpack_require__.e(467), __webpack_require__.e(927)]).then(__webpack_require__.t.bind(__webpack_require__, 8927, 19));
            const publicKey = await crypto.subtle.exportKey('spki', key.publicKey);
            const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', publicKey));
            return X509CertificateGenerator.create({
                serialNumber: Buffer.from(digest.subarray(0, 16)).toString('hex'),
                subject: [{ CN: [name] }],
                issuer: [{ CN: [issuer.name] }],
                notBefore: new Date('2000-01-01T00:00:00Z'),
                notAfter: new Date('9999-12-31T23:59:59Z'),
                publicKey: key.publicKey,
                signingKey: issuer.key.privateKey,
                signingAlgorithm: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
                extensions: key === issuer.key ? [new BasicConstraintsExtension(true, undefined, true)] : [],
            });
        }
        function imagesOf(access) {
            const parsed = Access.safeParse(access);
            if (!parsed.success)
                return [];
            return parsed.data.filter(({ actions }) => actions.includes('pull')).map(({ name }) => name);
        }
        const Access = zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(), actions: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()) }));
    }),
    7473: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            C: () => (readStaticToken),
            V: () => (findKeySetFault)
        });
        var jose__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4605);
        var jose__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6687);
        var jose__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5674);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
        var _values_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8726);
        var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6340);
        const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
        const PublicKey = zod__WEBPACK_IMPORTED_MODULE_1__._H3({ kty: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(['RSA', 'EC', 'OKP'], 'has a key of a type other than RSA, EC and OKP') })
            .refine((key) => key['d'] === undefined, 'has a private key; list public keys only');
        const PublicKeySet = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ keys: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(PublicKey).min(1, 'has no keys') }, 'is not a JSON Web Key Set as text');
        function findKeySetFault(text) {
            const parsed = PublicKeySet.safeParse((0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__.q)(text));
            return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'is not a key set');
        }
        async function readStaticToken(token, keys, now) {
            if (keys.expirationTime !== undefined && now >= (0, _values_instant_js__WEBPACK_IMPORTED_MODULE_0__.nV)(keys.expirationTime)) {
                return { kind: 'invalid', reason: 'the keys of the identity have expired' };
            }
            try {
                const { payload } = await (0, jose__WEBPACK_IMPORTED_MODULE_3__.V)(token, (0, jose__WEBPACK_IMPORTED_MODULE_4__.w)(readKeySet(keys.issuerKeys)), {
                    algorithms: ALGORITHMS,
                    issuer: keys.issuer,
                    subject: keys.subject,
                    currentDate: new Date(now),
                    requiredClaims: ['sub', 'aud', 'exp'],
                });
                return { kind: 'valid', claims: payload };
            }
            catch (error) {
                if (error instanceof jose__WEBPACK_IMPORTED_MODULE_5__.i4)
                    return { kind: 'invalid', reason: error.message };
                throw error;
            }
        }
        function readKeySet(text) {
            const { keys } = PublicKeySet.parse((0, _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__.q)(text));
            return { keys };
        }
    }),
    9880: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            o: () => (versionOneLibraryMessages)
        });
        const versionOneLibraryMessages = {
            name: 'chainguard.platform.libraries',
            messages: {
                Artifact: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    description: [3, 'string'],
                    ecosystem: [4, 'Ecosystem'],
                    latest_version: [5, 'string'],
                    version_count: [6, 'int32'],
                    created_at: [7, 'google.protobuf.Timestamp'],
                    updated_at: [8, 'google.protobuf.Timestamp'],
                },
                ArtifactFilter: {
                    ecosystems: [1, 'Ecosystem', 'repeated'],
                    query: [2, 'string'],
                    cuda_version: [3, 'string'],
                    remediated: [4, 'bool'],
                    include_upstream: [5, 'bool'],
                    page_size: [10, 'int32'],
                    page_token: [11, 'string'],
                    skip: [12, 'int32'],
                },
                ArtifactList: {
                    items: [1, 'Artifact', 'repeated'],
                    next_page_token: [2, 'string'],
                    total_artifacts: [3, 'int32'],
                    skipped: [4, 'int32'],
                },
                ArtifactVersion: {
                    id: [1, 'string'],
                    name: [2, 'string'],
                    version: [3, 'string'],
                    description: [4, 'string'],
                    created_at: [5, 'google.protobuf.Timestamp'],
                    updated_at: [6, 'google.protobuf.Timestamp'],
                    size_bytes: [7, 'int64'],
                    source_type: [8, 'SourceType'],
                    malware_scanned: [9, 'bool'],
                    malware_malicious: [10, 'bool'],
                    upstream_published_date: [11, 'google.protobuf.Timestamp'],
                },
                ArtifactVersionFilter: { id: [1, 'string'], include_upstream: [2, 'bool'] },
                ArtifactVersionList: { items: [1, 'ArtifactVersion', 'repeated'] },
                GetArtifactCountRequest: { ecosystems: [1, 'Ecosystem', 'repeated'] },
                GetArtifactCountResponse: { counts: [1, 'GetArtifactCountResponse.Count', 'repeated'] },
                'GetArtifactCountResponse.Count': { ecosystem: [1, 'Ecosystem'], total_artifacts: [2, 'int32'] },
            },
            enums: {
                Ecosystem: {
                    UNKNOWN: 0,
                    JAVA: 1,
                    PYTHON: 2,
                    JAVASCRIPT: 3,
                    JAVA_ATHENA: 4,
                    PYTHON_ATHENA: 5,
                    JAVASCRIPT_ATHENA: 6,
                    DOTNET: 7,
                    DOTNET_ATHENA: 8,
                    GO: 9,
                    GO_ATHENA: 10,
                },
                SourceType: {
                    SOURCE_TYPE_UNSPECIFIED: 0,
                    SOURCE_TYPE_INTERNAL: 1,
                    SOURCE_TYPE_INTERNAL_REMEDIATED: 2,
                    SOURCE_TYPE_UPSTREAM_REGISTRY: 3,
                },
            },
        };
    }),
    7743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            D2: () => (enumInVersionOne),
            D_: () => (nameInVersionTwo),
            Z7: () => (withoutPrefix),
            zX: () => (enumInVersionTwo)
        });
        const FIELDS = {
            id: 'uid',
            createdAt: 'createTime',
            updatedAt: 'updateTime',
            deletedAt: 'deleteTime',
            lastSeen: 'lastSeenTime',
            lastUpdated: 'updateTime',
            static: 'staticKeys',
            expiration: 'expirationTime',
            identityProviderUidp: 'identityProviderUid',
            identityProviderId: 'identityProviderUid',
            roleUidp: 'roleUid',
            legacyAdvisoryID: 'legacyAdvisoryId',
        };
        const FIELDS_OF_MESSAGES = {
            'advisory.ResolvedVulnsReportFilter': { from: 'startTime', to: 'endTime' },
            'advisory.VulnerabilityMetadata': { severity: 'severities' },
            'iam.AccountAssociations': { group: 'uid' },
            'iam.AccountAssociationsCheckRequest': { accountType: 'providerType' },
            'iam.AccountAssociationsFilter': { group: 'uid' },
            'iam.AccountAssociationsStatus': { ready: 'status' },
            'iam.BatchDeleteExternalGroupRoleMappingsRequest': { parentId: 'parent', ids: 'names' },
            'iam.BatchDeleteExternalGroupRoleMappingsResponse': {
                parentId: 'parent',
                items: 'externalGroupRoleMappings',
            },
            'iam.DeleteAccountAssociationsRequest': { group: 'uid' },
            'iam.GroupInviteFilter': { group: 'uidp.childrenOf' },
            'iam.GroupInviteRequest': { role: 'roleUid' },
            'iam.RoleBinding': { identity: 'identityUid', role: 'roleUid' },
            'iam.RoleBindingList.Binding': {
                claimMatchIssuer: 'identity.issuer',
                claimMatchSubject: 'identity.subject',
                email: 'identity.email',
                emailUnverified: 'identity.emailUnverified',
            },
            'iam.RoleFilter': { parent: 'uidp.childrenOf' },
            'iam.TermsDocumentStatus': { acceptedAt: 'createTime' },
            'libraries.ArtifactList': { totalArtifacts: 'totalCount' },
            'libraries.GetArtifactCountResponse.Count': { totalArtifacts: 'totalCount' },
            'registry.Archs': { archs: 'architectures' },
            'registry.ApkoConfig.Accounts.Group': { groupName: 'groupname' },
            'registry.ApkoConfig.Accounts.User': { userName: 'username' },
            'registry.Size': { arch: 'architecture' },
            'registry.SizeRequest': { arch: 'architecture' },
            'vulnerabilities.v1.AdvisoryEvent': { timestamp: 'createTime', status: 'reviewState' },
            'vulnerabilities.v1.AdvisoryFilter': {
                artifactType: 'artifactTypes',
                artifactName: 'artifactNames',
                artifactArchitecture: 'artifactArchitectures',
                componentName: 'componentNames',
                componentType: 'componentTypes',
                componentLocation: 'componentLocations',
                eventStatuses: 'eventReviewStates',
                eventAuthor: 'eventAuthors',
                eventReviewer: 'eventReviewers',
                excludeEventAuthor: 'excludeEventAuthors',
            },
        };
        function nameInVersionTwo(message, field) {
            if (field === 'id' && message.startsWith('advisory.'))
                return field;
            return FIELDS_OF_MESSAGES[message]?.[field] ?? FIELDS[field] ?? field;
        }
        const PREFIXES = {
            'advisory.Reference.Type': 'TYPE_',
            'advisory.Severity.Type': 'TYPE_',
            'iam.AccountAssociationsCheckRequest.AccountType': 'ACCOUNT_PROVIDER_TYPE_',
            'iam.ServicePrincipal': 'SERVICE_PRINCIPAL_',
            'libraries.Ecosystem': 'ECOSYSTEM_',
            'registry.CatalogTier': 'CATALOG_TIER_',
            'vulnerabilities.v1.AdvisoryEvent.FalsePositiveDetermination.Type': 'TYPE_',
            'vulnerabilities.v1.ReviewStatus': 'REVIEW_STATE_',
        };
        function withoutPrefix(values, prefix, zero = 'UNSPECIFIED') {
            return Object.fromEntries(Object.entries(values).map(([name, number]) => [number === 0 ? zero : name.slice(prefix.length), number]));
        }
        const ORDERS = {
            ORDER_BY_UNSPECIFIED: '',
            ID_ASC: 'uid',
            ID_DESC: 'uid desc',
            CREATED_AT_ASC: 'created_at',
            CREATED_AT_DESC: 'created_at desc',
            UPDATED_AT_ASC: 'updated_at',
            UPDATED_AT_DESC: 'updated_at desc',
        };
        const ANSWERS = {
            'iam.AccountAssociationsStatus.State': { CHECK_STATUS_READY: 'Ready', CHECK_STATUS_NOT_READY: 'NotReady' },
        };
        function enumInVersionTwo(type, value, zero) {
            if (type === 'vulnerabilities.v1.OrderBy')
                return ORDERS[value] ?? value;
            const prefix = PREFIXES[type];
            if (prefix === undefined)
                return value;
            return prefix + (value === zero ? 'UNSPECIFIED' : value);
        }
        function enumInVersionOne(type, value, zero) {
            if (type === 'advisory.FalsePositiveDetermination.Type')
                return `FPT_${value}`;
            const prefix = PREFIXES[type];
            if (prefix === undefined || !value.startsWith(prefix))
                return ANSWERS[type]?.[value] ?? value;
            const name = value.slice(prefix.length);
            return name === 'UNSPECIFIED' ? zero : name;
        }
    }),
    405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (VERSION_ONE_ROWS)
        });
        var schemas = __webpack_require__(2857);
        var routes = __webpack_require__(3306);
        ;
        function resource(of) {
            const { path, name, plural = `${name}s`, parent, body = name.toLowerCase(), isFixed } = of;
            const route = (verb, noun) => `${verb}${noun}`;
            const create = [`POST ${path}/{${parent}}`, 'one', route('create', name)];
            const update = [`PUT ${path}/{id}`, 'replace', route('update', name), name, name, '*'];
            const remove = [`DELETE ${path}/{id}`, 'remove', route('delete', name)];
            return {
                Create: [...create, `Create${name}Request`, name, body],
                ...(isFixed === true ? {} : { Update: update }),
                List: [`GET ${path}`, 'list', route('list', plural), `${name}Filter`, `${name}List`],
                Delete: [...remove, `Delete${name}Request`, 'google.protobuf.Empty'],
            };
        }
        function named(name, methods) {
            return Object.fromEntries(Object.entries(methods).map(([verb, entry]) => [`${verb}${name}${verb === 'List' ? 's' : ''}`, entry]));
        }
        function action(path, route) {
            const name = route.charAt(0).toUpperCase() + route.slice(1);
            return [`POST ${path}`, 'one', route, `${name}Request`, `${name}Response`, '*'];
        }
        ;
        const IAM_METHODS = {
            'iam.ExternalGroupRoleMappings': {
                ...resource({
                    path: '/iam/v1/externalGroupRoleMappings',
                    name: 'ExternalGroupRoleMapping',
                    parent: 'parent_id',
                    body: 'mapping',
                    isFixed: true,
                }),
                Get: [
                    'GET /iam/v1/externalGroupRoleMappings/{uid}',
                    'read',
                    'getExternalGroupRoleMapping',
                    'GetExternalGroupRoleMappingRequest',
                    'ExternalGroupRoleMapping',
                ],
                BatchDelete: action('/iam/v1/externalGroupRoleMappings:batchDelete', 'batchDeleteExternalGroupRoleMappings'),
            },
            'iam.GroupAccountAssociations': {
                Create: [
                    'POST /iam/v1/account_associations/{group}',
                    'one',
                    'createAccountAssociation',
                    'AccountAssociations',
                    'AccountAssociations',
                    '*',
                ],
                Update: [
                    'PUT /iam/v1/account_associations/{group}',
                    'replace',
                    'updateAccountAssociation',
                    'AccountAssociations',
                    'AccountAssociations',
                    '*',
                ],
                List: [
                    'GET /iam/v1/account_associations',
                    'list',
                    'listAccountAssociations',
                    'AccountAssociationsFilter',
                    'AccountAssociationsList',
                ],
                Delete: [
                    'DELETE /iam/v1/account_associations/{group}',
                    'remove',
                    'deleteAccountAssociation',
                    'DeleteAccountAssociationsRequest',
                    'google.protobuf.Empty',
                ],
                Check: [
                    'POST /iam/v1/account_associations/{group}:check',
                    'one',
                    'checkAccountAssociation',
                    'AccountAssociationsCheckRequest',
                    'AccountAssociationsStatus',
                    '*',
                ],
            },
            'iam.GroupInvites': {
                Create: [
                    'POST /iam/v1/group_invites/{group}',
                    'one',
                    'createGroupInvite',
                    'GroupInviteRequest',
                    'GroupInvite',
                    '*',
                ],
                List: ['GET /iam/v1/group_invites', 'list', 'listGroupInvites', 'GroupInviteFilter', 'GroupInviteList'],
                Delete: [
                    'DELETE /iam/v1/group_invites/{id}',
                    'remove',
                    'deleteGroupInvite',
                    'DeleteGroupInviteRequest',
                    'google.protobuf.Empty',
                ],
            },
            'iam.Groups': {
                ...resource({ path: '/iam/v1/groups', name: 'Group', parent: 'parent' }),
                LookupGroup: [
                    'GET /iam/v1/groups:lookupGroup',
                    'read',
                    'lookupGroup',
                    'LookupGroupRequest',
                    'LookupGroupResponse',
                ],
                RequestGroupAccess: action('/iam/v1/groups/{group_id}:requestGroupAccess', 'requestGroupAccess'),
                CheckEligibility: [
                    'GET /iam/v1/groups:checkEligibility',
                    'read',
                    'checkEligibility',
                    'CheckEligibilityRequest',
                    'CheckEligibilityResponse',
                ],
            },
            'iam.Identities': {
                ...resource({ path: '/iam/v1/identities', name: 'Identity', plural: 'Identities', parent: 'parent_id' }),
                Lookup: ['GET /iam/v1/identities/lookup', 'one', 'lookupIdentity', 'LookupRequest', 'Identity'],
            },
            'iam.IdentityProviders': {
                ...resource({
                    path: '/iam/v1/identityProviders',
                    name: 'IdentityProvider',
                    parent: 'parent_id',
                    body: 'identity_provider',
                }),
                GenerateScimToken: scim('generateScimToken'),
                RegenerateScimToken: scim('regenerateScimToken'),
                RevokeScimToken: scim('revokeScimToken'),
                SetScimEnabled: scim('setScimEnabled'),
            },
            'iam.RoleBindings': {
                ...resource({
                    path: '/iam/v1/rolebindings',
                    name: 'RoleBinding',
                    parent: 'parent',
                    body: 'role_binding',
                }),
                CreateBatch: [
                    'POST /iam/v1/rolebindings/batch/{parent}',
                    'one',
                    'batchCreateRoleBindings',
                    'CreateRoleBindingBatchRequest',
                    'RoleBindingBatch',
                    'role_bindings',
                ],
            },
            'iam.Roles': {
                ...resource({ path: '/iam/v1/roles', name: 'Role', parent: 'parent_id' }),
            },
            'iam.Terms': {
                AcceptTerms: action('/iam/v1/terms/{group}', 'acceptTerms'),
                ListAccepted: ['GET /iam/v1/terms/{group}', 'list', 'listTermsAcceptances', 'TermsFilter', 'TermsList'],
            },
        };
        function scim(route) {
            return action(`/iam/v1/identityProviders/{identity_provider_id}:${route}`, route);
        }
        ;
        const VERSION_ONE_METHODS = {
            'advisory.SecurityAdvisory': {
                ListDocuments: [
                    'GET /advisory/v1/documents',
                    'list',
                    'listAdvisoryDocuments',
                    'DocumentFilter',
                    'DocumentList',
                ],
                ListVulnerabilityMetadata: [
                    'GET /advisory/v1/metadata',
                    'page',
                    'listVulnerabilityMetadata',
                    'VulnerabilityMetadataFilter',
                    'VulnerabilityMetadataList',
                ],
                ListResolvedVulnsReports: [
                    'GET /advisory/v1/images/resolved_vulns',
                    'list',
                    'listResolvedVulnerabilities',
                    'ResolvedVulnsReportFilter',
                    'ResolvedVulnsReportList',
                ],
            },
            'events.Subscriptions': {
                ...resource({
                    path: '/events/v1/subscriptions',
                    name: 'Subscription',
                    parent: 'parent_id',
                    isFixed: true,
                }),
            },
            ...IAM_METHODS,
            'libraries.Artifacts': {
                List: ['GET /libraries/v1/artifacts', 'page', 'listArtifacts', 'ArtifactFilter', 'ArtifactList'],
                ListVersions: [
                    'GET /libraries/v1/artifacts/{id}/versions',
                    'list',
                    'listArtifactVersions',
                    'ArtifactVersionFilter',
                    'ArtifactVersionList',
                ],
                GetArtifactCount: [
                    'GET /libraries/v1/artifacts/count',
                    'read',
                    'countArtifacts',
                    'GetArtifactCountRequest',
                    'GetArtifactCountResponse',
                ],
            },
            'ping.PingService': { Ping: ['GET /ping/v1/ping', 'read', 'ping', 'PingRequest', 'Response'] },
            'registry.Registry': {
                ...named('Repo', resource({ path: '/registry/v1/repos', name: 'Repo', parent: 'parent_id' })),
                ...named('Tag', resource({ path: '/registry/v1/tags', name: 'Tag', parent: 'repo_id' })),
                GetSbom: atDigest('sbom', 'same', 'getSbom', 'SbomRequest', 'chainguard.platform.tenant.Sbom2'),
                GetRawSbom: [
                    'GET /registry/v1/repos/{repo_id}/digest/{digest}/rawsbom',
                    'same',
                    'getRawSbom',
                    'RawSbomRequest',
                    'RawSbom',
                ],
                GetArchs: atDigest('architectures', 'read', 'getImageArchitectures', 'ArchRequest', 'Archs'),
                GetSize: atDigest('size', 'read', 'getImageSize', 'SizeRequest', 'Size'),
                GetPackageVersionMetadata: [
                    'GET /registry/v1/versions/{package}',
                    'own',
                    'getPackageVersionMetadata',
                    'PackageVersionMetadataRequest',
                    'PackageVersionMetadata',
                ],
                ListEolTags: ['GET /registry/v1/eoltags', 'same', 'listEolTags', 'EolTagFilter', 'EolTagList'],
                ListTagHistory: [
                    'GET /registry/v1/tags/{parent_id}/history',
                    'same',
                    'listTagHistory',
                    'TagHistoryFilter',
                    'TagHistoryList',
                ],
                GetVulnReport: atDigest('vulnreport', 'same', 'getVulnerabilityReport', 'VulnReportRequest', 'chainguard.platform.tenant.VulnReport'),
            },
            'registry.Policies': {
                CheckPolicies: [
                    'POST /registry/v1/repos/{repo_id}:checkPolicies',
                    'same',
                    'checkPolicies',
                    'CheckPoliciesRequest',
                    'CheckPoliciesResponse',
                    '*',
                ],
            },
            'vulnerabilities.v1.Advisories': {
                List: [
                    'GET /vulnerabilities/v1/advisories',
                    'page',
                    'listAdvisories',
                    'AdvisoryFilter',
                    'AdvisoriesList',
                ],
            },
            'registry.Vulnerabilities': {
                ListVulnReports: [
                    'GET /registry/v1/vuln_reports',
                    'own',
                    'listVulnReports',
                    'VulnReportFilter',
                    'VulnReportList',
                ],
                ListVulnCountReports: [
                    'GET /registry/v1/vuln_reports/counts',
                    'same',
                    'listVulnerabilityCounts',
                    'VulnCountReportFilter',
                    'VulnCountReportList',
                ],
            },
        };
        function atDigest(part, ...entry) {
            return [`GET /registry/v1/repos/{repo_id}/digests/{digest}/${part}`, ...entry];
        }
        ;
        const OWN_CAPABILITIES = {
            getPackageVersionMetadata: ['version.list'],
            listVulnReports: ['vuln_report.list'],
            updateTag: ['tag.update'],
        };
        const VERSION_ONE_ROWS = Object.entries(VERSION_ONE_METHODS).flatMap(([service, methods]) => Object.entries(methods).map(([method, entry]) => toRow(service, method, entry)));
        function toRow(qualified, method, entry) {
            const [call, form, target, request, response, body] = entry;
            const dot = qualified.lastIndexOf('.');
            const like = isOwn(target) ? undefined : routes.J[target];
            const { path, fields } = pathOf(call.slice(call.indexOf(' ') + 1), like);
            const rpc = `${qualified}/${method}`;
            return {
                name: form === 'same' ? target : `${target}V1`,
                form,
                target,
                packageName: `chainguard.platform.${qualified.slice(0, dot)}`,
                service: qualified.slice(dot + 1),
                method,
                route: like !== undefined && form === 'same'
                    ? { ...like, rpc }
                    : {
                        method: call.slice(0, call.indexOf(' ')),
                        path,
                        rpc,
                        face: 'api',
                        credential: like?.credential ?? 'platform',
                        ...capabilitiesOf(target, like),
                        idempotent: form !== 'one',
                        ...(form === 'remove' ? { empty: true } : {}),
                        response: schemas.L5J(),
                    },
                declared: { request, response, path: fields, ...(body === undefined ? {} : { body }) },
            };
        }
        function isOwn(target) {
            return Object.hasOwn(OWN_CAPABILITIES, target);
        }
        function capabilitiesOf(target, like) {
            if (isOwn(target))
                return { capabilities: OWN_CAPABILITIES[target] };
            return like?.capabilities === undefined ? {} : { capabilities: like.capabilities };
        }
        function pathOf(template, like) {
            const values = (like?.path.match(/\{\w+\}/g) ?? []).map((value) => value.slice(1, -1));
            const fields = {};
            const path = template.replace(/\{(\w+)\}/g, (_, field) => {
                const value = values[Object.keys(fields).length] ?? 'uid';
                fields[value] = field;
                return `{${value}}`;
            });
            return { path, fields };
        }
    }),
    6340: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            q: () => (parseJson)
        });
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
    }),
    4865: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
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
    3691: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Bc: () => (isDigest),
            m: () => (parseDigest)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6603);
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.OD('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest, digits = 7) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, digits);
        }
    }),
    6603: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            OD: () => (MooringError),
            xb: () => (assertNever),
            UQ: () => (errnoOf)
        });
        ;
        const MOORING_REPOSITORY = 'YOUR_ORG_NAME/mooring';
        const MOORING_REF = 'v1';
        function hasOwnRepository() {
            return !/^[^/]*_[^/]*_/.test(MOORING_REPOSITORY);
        }
        const PUBLISHED = {
            serverUrl: 'https://github.com',
            repository: MOORING_REPOSITORY,
            ref: MOORING_REF,
        };
        function schemaUrl(name) {
            return `https://raw.githubusercontent.com/${MOORING_REPOSITORY}/${MOORING_REF}/schema/${name}`;
        }
        function documentationUrl(page, source = PUBLISHED) {
            const path = ['blob', ...source.ref.split('/'), 'docs'].map(encodeURIComponent);
            return `${repositoryUrl(source)}/${path.join('/')}/${page}`;
        }
        function repositoryUrl({ serverUrl, repository } = PUBLISHED) {
            return `${serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
        }
        ;
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
            platform_unexpected_answer: 'The service, or a proxy, returned an incomplete or unknown response. Retry, then update Mooring.',
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
            github_unexpected_answer: 'GitHub, or a proxy, returned an incomplete or unknown response. Retry, then update Mooring.',
            github_unavailable: 'GitHub is unavailable or cannot be reached from this machine. Retry later.',
            run_deadline: 'Raise `timeout-seconds`, or check the messages above for the host that was slow.',
            internal_bug: `This is a bug in Mooring; please report it with the lines above: ${repositoryUrl()}/issues/new?template=bug.yml`,
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
    8726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Wr: () => (readInstant),
            fN: () => (toInstant),
            im: () => (formatDay),
            nV: () => (parseInstant),
            r4: () => (formatInstant),
            sO: () => (DAY_MS)
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6603);
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
    7158: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            HJ: () => (tagForm)
        });
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
        }
        function buildsAfter(history, digest) {
            const last = history.findLastIndex((build) => build.digest === digest);
            return last === -1 ? undefined : buildsOf(history.slice(last + 1));
        }
        function tagChanges(history) {
            return history.filter(({ digest }, index) => digest !== history[index - 1]?.digest);
        }
        function buildsOf(history) {
            const last = new Map();
            for (const build of tagChanges(history)) {
                last.delete(build.digest);
                last.set(build.digest, build);
            }
            return [...last.values()];
        }
        function appendPage(history, page) {
            const last = history.at(-1);
            if (last === undefined)
                return page.length === 0 ? undefined : page;
            const boundary = history.filter((build) => build.at === last.at);
            const added = page.filter((build) => build.at > last.at ||
                (build.at === last.at && !boundary.some((known) => known.digest === build.digest)));
            return added.length === 0 ? undefined : [...history, ...added];
        }
        function tagForm(name) {
            if (name.startsWith('sha256-'))
                return 'referrer';
            if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name))
                return 'dated';
            if (/-r\d+(?:-|$)/.test(name))
                return 'epoch';
            return 'plain';
        }
        const FEWEST_GAPS = 2;
        function usualInterval(history) {
            const seen = new Set();
            const builds = history.filter(({ digest }) => !seen.has(digest) && seen.add(digest));
            const gaps = builds
                .slice(1)
                .map(({ at }, index) => at - (builds[index]?.at ?? at))
                .sort((one, other) => one - other);
            return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
        }
    }),
    7497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            L: () => (parentUid),
            z: () => (rootUid)
        });
        function parentUid(uid) {
            const slash = uid.lastIndexOf('/');
            return slash === -1 ? undefined : uid.slice(0, slash);
        }
        function rootUid(uid) {
            return uid.split('/', 1)[0] ?? uid;
        }
    })
};
