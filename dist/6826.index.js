import { shared } from './shared.js';
export const id = 6826;
export const ids = [6826];
export const modules = {
    60951: shared[60951],
    77524: shared[77524],
    99699: shared[99699],
    16826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            CheckReport: () => (CheckReport)
        });
        var schemas = __webpack_require__(92857);
        var advisory_status = __webpack_require__(16511);
        var policy_options = __webpack_require__(81533);
        var severity = __webpack_require__(54984);
        var policy_config = __webpack_require__(31008);
        var timestamp = __webpack_require__(99699);
        var advisory_timeline = __webpack_require__(74766);
        var rule_ids = __webpack_require__(49769);
        var tag = __webpack_require__(60951);
        ;
        const ReportedSignature = schemas.rej({
            status: schemas.k5n([
                'verified',
                'unsigned',
                'wrong-signer',
                'bad-signature',
                'signed-as-other',
                'not-verifiable',
                'no-known-signer',
                'not-checked',
            ])
                .describe('Only `verified` means that the build is signed by a trusted signer.'),
            signer: schemas.YjP()
                .nullable()
                .describe('Identity, or fingerprint of the public key (`sha256:…`), of a valid signature; trusted only if status is `verified`.'),
            issuer: schemas.YjP().nullable().describe('Issuer of the identity; null for a public key.'),
            signedAt: timestamp.D.nullable().describe('UTC, by the transparency log or a timestamp authority.'),
            logUrl: schemas.YjP().nullable().describe('The entry in the transparency log.'),
            reason: schemas.YjP().nullable().describe('Why the build is not verified; null if it is.'),
        })
            .describe('Outcome of verifying the signatures; absent if they were not verified.');
        ;
        const ReportedPlace = schemas.rej({
            file: schemas.YjP().describe('Path in the repository; empty for a finding about the whole run.'),
            line: schemas.Whr().min(1).describe('Counted from 1.'),
        });
        const PolicyNumber = schemas.Whr().min(0).describe('Index in `policies` of the policy that applied.');
        const EndOfLife = schemas.rej({
            eolDate: schemas.YjP().nullable().describe('Last day of support of the main package, UTC.'),
            graceEnds: timestamp.D.nullable(),
            daysLeft: schemas.Whr().nullable(),
            successor: schemas.YjP().nullable().describe('Tag to use instead.'),
            successorDigest: tag.Ew.exactOptional().describe('Digest that this tag points to.'),
        });
        const PlatformLifecycle = schemas.rej({
            exists: schemas.zMY(),
            deprecated: schemas.zMY(),
            entry: schemas.KCZ([
                schemas.euz('none').describe('The platform has no entry for the tag.'),
                schemas.euz('refused').describe('The platform denied access.'),
                schemas.rej({
                    tagStatus: schemas.YjP(),
                    graceStatus: schemas.YjP(),
                    graceExpiry: schemas.YjP().nullable(),
                    eolDate: schemas.YjP().nullable(),
                    isBroken: schemas.zMY(),
                    mainPackage: schemas.rej({ name: schemas.YjP(), version: schemas.YjP() })
                        .exactOptional()
                        .describe('Package whose support this is.'),
                }),
            ]),
            isDenied: schemas.zMY().nullable(),
        })
            .describe('Lifecycle on the platform, on which the verdict is based.');
        const ReportedSigner = schemas.rej({
            signer: schemas.YjP()
                .describe('Identity in the certificate, a pattern of identities, or fingerprint of a key: `sha256:…`.'),
            issuer: schemas.YjP().exactOptional().describe('OIDC issuer; absent for a key.'),
        });
        const ReportedImage = schemas.rej({
            image: schemas.YjP().describe('The reference without its digest, with host and tag made explicit.'),
            pinned: tag.Ew.nullable().describe('Digest in the reference, or null.'),
            newest: tag.Ew.nullable().describe('Digest that the tag points to; null if its history is unknown.'),
            newestBuiltAt: timestamp.D.nullable(),
            behind: schemas.rej({ builds: schemas.Whr().min(0), days: schemas.Whr().min(0) })
                .nullable()
                .describe('Builds and whole days between the pinned build and the newest one.'),
            endOfLife: EndOfLife.extend({ verdict: schemas.k5n(['pass', 'warn', 'fail']), reported: PlatformLifecycle })
                .nullable()
                .describe('Lifecycle of the tag with the worst verdict of its places; null if unknown.'),
            history: schemas.rej({
                builds: schemas.Whr().min(0),
                around: schemas.YOg(schemas.rej({ digest: tag.Ew, at: timestamp.D })),
                newerAfterDays: schemas.YOg(schemas.Whr().min(0))
                    .exactOptional()
                    .describe('Whole days from the pinned build to each newer one, each number once.'),
                usualDays: schemas.Whr().min(0).nullable().exactOptional().describe('Usual days between two builds.'),
            })
                .nullable()
                .describe('Number of builds in the history, and the builds around the pin and at the end.'),
            packages: schemas.rej({
                source: schemas.k5n(['attestation', 'sbom']),
                count: schemas.Whr().min(0),
                platforms: schemas.YOg(schemas.YjP()),
                missing: schemas.YOg(schemas.YjP()).exactOptional().describe('Platforms without an SBOM.'),
                unrecognized: schemas.Whr()
                    .min(1)
                    .exactOptional()
                    .describe('Number of packages of distributions without known advisories.'),
                unverified: schemas.YOg(schemas.YjP())
                    .exactOptional()
                    .describe('Platforms whose SBOM is used although its signature is not verified.'),
            })
                .nullable()
                .describe('Source of the packages; null if advisories were matched by image name only.'),
            openAdvisories: schemas.YOg(schemas.YjP())
                .nullable()
                .describe('Advisories open for the build in use, by the policy of any place; null if unknown.'),
            assumedFixes: schemas.YOg(schemas.rej({
                id: schemas.YjP(),
                package: schemas.rej({ name: schemas.YjP(), version: schemas.YjP() }),
                fixedVersion: schemas.YjP().nullable(),
                reason: schemas.k5n(['patched-before', 'detected-later'])
                    .describe('Newer than a patched version, or fixed and detected again in a later version.'),
            }))
                .exactOptional()
                .describe('Vulnerabilities that are assumed to be fixed, by an inference from their events.'),
            judgedBy: schemas.k5n(['sbom', 'api', 'name', 'none', 'otherRegistry'])
                .exactOptional()
                .describe('How advisories were matched: by the attached SBOM, by that of the API, by image name only, or not at all.'),
            signature: ReportedSignature.exactOptional().describe('What the signatures of the build in use show; absent if they were not looked up.'),
            fix: schemas.rej({
                digest: tag.Ew,
                builtAt: timestamp.D,
                clears: schemas.Whr().min(1).describe('Vulnerabilities that are not open in this build any more.'),
                of: schemas.Whr()
                    .min(1)
                    .describe('Vulnerabilities of the build in use with a fix in all packages that have them.'),
            })
                .exactOptional()
                .describe('Earliest newer build of the tag that clears the most vulnerabilities.'),
            places: schemas.YOg(ReportedPlace.extend({
                policy: PolicyNumber,
                isFinal: schemas.zMY()
                    .exactOptional()
                    .describe('Whether the image is part of the final image of its Dockerfile; absent if not known.'),
            })),
        });
        ;
        const Severity = schemas.KCZ([
            schemas.rej({ rating: schemas.k5n(severity.lq), score: schemas.aig() }),
            schemas.rej({ rating: schemas.euz('unscored'), score: schemas.chJ() }),
        ]);
        const Advisory = schemas.rej({
            id: schemas.YjP().describe("The CVE, else the GHSA, else the service's own id."),
            aliases: schemas.YOg(schemas.YjP()),
            advisoryId: schemas.YjP(),
            uid: schemas.YjP(),
            status: schemas.k5n(advisory_status.tu),
            package: schemas.rej({ name: schemas.YjP(), version: schemas.YjP() })
                .nullable()
                .describe('Null if the packages of the image are unknown.'),
            fixedVersion: schemas.YjP().nullable(),
            severity: Severity,
            platforms: schemas.YOg(schemas.YjP()),
            component: schemas.rej({
                name: schemas.YjP(),
                type: schemas.YjP().exactOptional(),
                location: schemas.YjP().exactOptional(),
            })
                .exactOptional()
                .describe('Part of the package that is vulnerable, if the advisory names one.'),
            unrecognized: schemas.rej({ type: schemas.YjP(), architecture: schemas.YjP() })
                .exactOptional()
                .describe('Type and architecture of the advisory, if one of them is unrecognized.'),
            since: timestamp.D.nullable(),
            detectedAt: timestamp.D.nullable().exactOptional().describe('First approved detection.'),
            fixedAt: timestamp.D.nullable().exactOptional().describe('Release of the fix that decided.'),
            events: schemas.YOg(schemas.rej({
                kind: schemas.k5n(advisory_timeline.dP),
                at: timestamp.D,
                versions: schemas.YOg(schemas.YjP())
                    .describe('Versions in the event: the scanned one, the first fixed one, or the patched ones.'),
            }))
                .nullable()
                .describe('Approved events, oldest first, on which the status is based. Null if one has no valid time.'),
            note: schemas.YjP().exactOptional().describe('Note of the service on its decision.'),
            fix: schemas.KCZ([
                schemas.rej({
                    kind: schemas.euz('build').describe('By its SBOM, this newer build has the fix.'),
                    digest: tag.Ew,
                    builtAt: timestamp.D,
                    reference: schemas.YjP().describe('Reference to write in the file.'),
                }),
                schemas.rej({
                    kind: schemas.euz('none-yet').describe('The newest build of the tag has the vulnerability.'),
                }),
                schemas.rej({ kind: schemas.euz('not-known'), reason: schemas.YjP() }),
            ])
                .exactOptional()
                .describe('Build of the tag that has the fix, if there is a fix.'),
            isOutsideSupport: schemas.euz(true).exactOptional().describe('Set if the package is outside of its support.'),
            exploit: schemas.rej({
                known: schemas.zMY().describe('Whether it is listed as known to be exploited.'),
                epss: schemas.aig().nullable().describe('EPSS probability, from 0 to 1.'),
            })
                .exactOptional()
                .describe('From the exploit data of the run; absent without.'),
        });
        const Cause = schemas.rej({
            key: schemas.YjP().describe('Equal for every finding with this cause.'),
            kind: schemas.k5n([
                'unauthenticated',
                'unreachable-host',
                'rejected-token',
                'missing-capability',
                'denied-images',
                'wrong-organization',
                'other-organization',
                'missing-packages',
                'denied-signatures',
                'unverifiable-signatures',
                'unknown-signer',
                'unverified-sboms',
            ]),
            title: schemas.YjP(),
            message: schemas.YjP(),
            remedy: schemas.YjP(),
        })
            .describe('What the finding has in common with others: one fix for all of them.');
        const ReportedFinding = ReportedPlace.extend({
            rule: schemas.k5n(rule_ids.y0),
            level: schemas.k5n(['error', 'warning', 'notice'])
                .describe('An error makes the verdict `fail`, a warning `warn`.'),
            novelty: schemas.k5n(['new', 'pre-existing', 'not-compared']).describe('Whether the base has it too.'),
            key: schemas.YjP().describe('Equal for the same problem anywhere in the repository.'),
            fileKey: schemas.YjP().exactOptional().describe('Only in earlier reports; not used.'),
            reference: schemas.YjP(),
            title: schemas.YjP(),
            message: schemas.YjP(),
            remedy: schemas.YjP(),
            weight: schemas.k5n(['blocking', 'warning', 'minor']).describe('Highest level that the policy can give it.'),
            cause: Cause.exactOptional(),
            advisory: Advisory.exactOptional(),
            endOfLife: EndOfLife.exactOptional(),
            pullPolicy: schemas.rej({
                name: schemas.YjP(),
                isEnforced: schemas.zMY(),
                allowedFrom: timestamp.D.nullable().describe('When the policy allows the build; null if not known.'),
            })
                .exactOptional(),
            signers: schemas.rej({
                found: schemas.YOg(ReportedSigner).describe('Signers of the valid signatures.'),
                expected: schemas.YOg(ReportedSigner).describe('Trusted signers of the image.'),
                entry: schemas.rej({ image: schemas.YjP(), issuer: schemas.YjP(), identity: schemas.YjP() })
                    .exactOptional()
                    .describe('Entry of `trust.signers` that would trust the first signer found.'),
            })
                .exactOptional(),
            exception: schemas.rej({ reason: schemas.YjP(), until: schemas.YjP() }).exactOptional(),
            policy: PolicyNumber,
            problem: schemas.Whr()
                .min(0)
                .exactOptional()
                .describe('Number of its problem, from 0: findings with the same number have one cause and one fix.'),
        });
        const Resolved = ReportedPlace.extend({
            rule: schemas.k5n(rule_ids.y0),
            key: schemas.YjP(),
            reference: schemas.YjP(),
            title: schemas.YjP(),
            advisory: Advisory.exactOptional(),
        });
        ;
        const ReportedUpdate = ReportedPlace.extend({
            image: schemas.YjP().describe('The image in head, without tag and digest.'),
            from: schemas.YjP().describe('Reference in the base, with host and tag made explicit.'),
            to: schemas.YjP().describe('Reference in head.'),
            direction: schemas.k5n(['forward', 'backward', 'unknown'])
                .describe('Whether the build in head is newer than that of the base.'),
            resolved: schemas.YOg(schemas.YjP()).describe('Vulnerabilities that only the build of the base has.'),
            introduced: schemas.YOg(schemas.rej({
                id: schemas.YjP(),
                status: schemas.k5n(advisory_status.tu),
                level: schemas.k5n(['error', 'warning', 'notice']),
            }))
                .describe('Vulnerabilities that only the build of head has, worst first.'),
            carriedOver: schemas.Whr().min(0).describe('Number of vulnerabilities that both builds have.'),
        });
        const Coverage = schemas.rej({
            images: schemas.rej({
                total: schemas.Whr().min(0),
                sbom: schemas.Whr().min(0).describe('By the attached SBOM.'),
                api: schemas.Whr().min(0).describe("By the SBOM of the platform's API."),
                name: schemas.Whr().min(0).describe('By image name only.'),
                none: schemas.Whr().min(0).describe('Not at all: a request failed.'),
                otherRegistry: schemas.Whr().min(0),
            })
                .describe('Images by how their advisories were matched.'),
            packages: schemas.Whr().min(0),
            unrecognizedPackages: schemas.Whr().min(0).describe('Packages of distributions without known advisories.'),
            missingPlatforms: schemas.YOg(schemas.rej({ platform: schemas.YjP(), images: schemas.Whr().min(1) }))
                .describe('Platforms without an SBOM, with the number of images.'),
            signatures: schemas.rej({
                verified: schemas.Whr().min(0),
                rejected: schemas.Whr()
                    .min(0)
                    .describe('Not signed, signed by another signer or as another image, or signed invalidly.'),
                unknown: schemas.Whr().min(0).describe('Not verifiable or not checked.'),
                noKnownSigner: schemas.Whr().min(0).describe('Of the registry, without a known signer.'),
                otherRegistry: schemas.Whr().min(0).describe('Of other registries, without a configured signer.'),
                unverifiedSboms: schemas.Whr().min(0).describe('Images judged by an SBOM whose signature is not verified.'),
            })
                .exactOptional()
                .describe('Images by their signatures; absent if signatures are not looked up.'),
        })
            .describe('How many images and packages were judged.');
        const Count = schemas.rej({ head: schemas.Whr().min(0), base: schemas.Whr().min(0) });
        const CheckReport = schemas.rej({
            schema: schemas.euz('mooring.check-report/v1'),
            verdict: schemas.k5n(['pass', 'warn', 'fail']),
            checkedAt: timestamp.D.describe("UTC, by the platform's clock if it reports one."),
            comparedWith: schemas.KCZ([
                schemas.rej({ kind: schemas.euz('base'), commit: schemas.YjP() }),
                schemas.rej({ kind: schemas.euz('since'), since: timestamp.D }),
                schemas.rej({ kind: schemas.euz('baseline'), file: schemas.YjP() }),
                schemas.rej({ kind: schemas.euz('none'), reason: schemas.YjP() }),
            ]),
            mode: schemas.k5n(['signed-in', 'anonymous'])
                .describe('Anonymous: the run was unauthenticated and checked public data only.'),
            notes: schemas.YOg(schemas.YjP()).describe('Limits of this check, for readers.'),
            failOn: schemas.YOg(schemas.k5n(policy_options.d$)),
            policies: schemas.YOg(policy_config.g1).describe('Every policy that applied to a place or a finding.'),
            files: schemas.Whr().min(0).describe('Number of files with image references, including unreadable ones.'),
            images: schemas.YOg(ReportedImage),
            findings: schemas.YOg(ReportedFinding).describe('Worst first.'),
            resolved: schemas.YOg(Resolved).describe('Findings of the base that head does not have.'),
            coverage: Coverage.exactOptional(),
            updates: schemas.YOg(ReportedUpdate)
                .exactOptional()
                .describe('Places whose build differs from that of the base.'),
            trend: schemas.g1P(schemas.k5n([...severity.lq, 'unscored']), Count)
                .exactOptional()
                .describe('Open advisories by severity, each image and vulnerability once; absent without a base to compare.'),
        });
    })
};
