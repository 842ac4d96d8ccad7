import { shared } from './shared.js';
export const id = 8793;
export const ids = [8793];
export const modules = {
    38758: shared[38758],
    8793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            advisoryRoutes: () => (advisoryRoutes)
        });
        var schemas = __webpack_require__(92857);
        var page = __webpack_require__(77524);
        var timestamp = __webpack_require__(99699);
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const DocumentScan = schemas._H3({
            artifactVersion: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
        });
        const DocumentEvent = schemas.Ikc({
            timestamp: timestamp.D,
            detection: schemas._H3({ scanv1: DocumentScan.optional() }).optional(),
            truePositiveDetermination: Note.optional(),
            falsePositiveDetermination: Note.extend({ type: schemas.YjP().optional() }).optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP() }).optional(),
            pendingUpstreamFix: Note.optional(),
            fixNotPlanned: Note.optional(),
            analysisNotPlanned: Note.optional(),
        });
        const AdvisoryDocument = schemas.Ikc({
            id: schemas.YjP(),
            advisories: schemas.YOg(schemas.Ikc({
                id: schemas.YjP(),
                aliases: schemas.YOg(schemas.YjP()).default([]),
                packageNamespace: schemas.YjP().optional(),
                events: schemas.YOg(DocumentEvent).default([]),
            }))
                .default([]),
        });
        const AdvisoryDocuments = schemas.Ikc({ documents: schemas.YOg(AdvisoryDocument).default([]) });
        const AdvisoryDocumentQuery = schemas.Ikc({ id: schemas.YjP().optional(), cves: page.ZD.optional() });
        const Severity = schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() });
        const VulnerabilityMetadata = schemas.Ikc({
            id: schemas.YjP(),
            summary: schemas.YjP().optional(),
            details: schemas.YjP().optional(),
            severities: schemas.YOg(Severity).default([]),
            references: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), url: schemas.YjP() })).default([]),
        });
        const VulnerabilityMetadataPage = page.er.extend({
            vulnerabilityMetadata: schemas.YOg(VulnerabilityMetadata).default([]),
        });
        const MOST_METADATA_IDS = 1000;
        const VulnerabilityMetadataQuery = page.r_.extend({
            id: schemas.YjP().optional(),
            ids: page.ZD
                .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
                .optional(),
        });
        const ResolvedVulnerabilities = schemas.Ikc({
            resolvedVulnsReports: schemas.YOg(schemas.Ikc({
                date: timestamp.D,
                resolvedVulns: schemas.YOg(schemas.Ikc({
                    id: schemas.YjP(),
                    aliases: schemas.YOg(schemas.YjP()).default([]),
                    cvssSeverities: schemas.YOg(Severity).default([]),
                }))
                    .default([]),
            }))
                .default([]),
        });
        const ImageRef = schemas.Ikc({
            repo: schemas.YjP('is required').min(1, 'is required'),
            tags: schemas.YOg(schemas.YjP()).default([]),
        });
        const ResolvedVulnerabilitiesQuery = schemas.Ikc({
            imageRefs: (0, page.uZ)(ImageRef).optional(),
            startTime: schemas.YjP('is required').pipe(timestamp.D),
            endTime: schemas.YjP('is required').pipe(timestamp.D),
        });
        var route = __webpack_require__(38758);
        ;
        const advisoryRoutes = {
            listAdvisoryDocuments: {
                method: 'GET',
                path: '/advisory/v2/documents',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListDocuments',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: AdvisoryDocumentQuery,
                response: AdvisoryDocuments,
            },
            listVulnerabilityMetadata: {
                method: 'GET',
                path: '/advisory/v2/metadata',
                rpc: 'advisory.v2.SecurityAdvisoryService/ListVulnerabilityMetadata',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: VulnerabilityMetadataQuery,
                response: VulnerabilityMetadataPage,
            },
            listResolvedVulnerabilities: (0, route.Jt)('/advisory/v2/images/resolvedVulns', ['apk.list', 'repo.list', 'manifest.metadata.list', 'tag.list'], {
                rpc: 'advisory.v2.SecurityAdvisoryService/ListResolvedVulnsReports',
                query: ResolvedVulnerabilitiesQuery,
                response: ResolvedVulnerabilities,
            }),
        };
    })
};
