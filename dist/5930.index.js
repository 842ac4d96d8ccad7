import { shared } from './shared.js';
export const id = 5930;
export const ids = [5930];
export const modules = {
    47311: shared[47311],
    75136: shared[75136],
    25930: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            readConfig: () => (readConfig)
        });
        var schemas = __webpack_require__(92857);
        var iso = __webpack_require__(64377);
        var rule_ids = __webpack_require__(49769);
        var policy_config = __webpack_require__(31008);
        var strict_object = __webpack_require__(75136);
        ;
        const Glob = schemas.YjP('must be a glob').min(1, 'must not be empty');
        const Reason = schemas.YjP('must state the reason').regex(/\S/, 'must state the reason');
        const NOT_A_PLATFORM = 'must be a platform such as linux/amd64';
        const Platform = schemas.YjP(NOT_A_PLATFORM).regex(/^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/, NOT_A_PLATFORM);
        const PolicyRule = (0, strict_object.r)({
            image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
            path: Glob.optional().describe('Paths of files: `services/**`.'),
            ...policy_config.Th,
            ...policy_config.dI,
            ...policy_config.mx,
        }).refine(({ image, path }) => image !== undefined || path !== undefined, 'must set image, path, or both');
        const Exception = (0, strict_object.r)({
            rule: (0, strict_object.y)('rule', rule_ids.y0).optional().describe('The rule whose findings it is about.'),
            advisory: schemas.YjP('must be an id')
                .min(1, 'must not be empty')
                .optional()
                .describe('A CVE, GHSA or CGA id.'),
            package: schemas.YjP('must be a name')
                .min(1, 'must not be empty')
                .optional()
                .describe('The name of a package.'),
            image: Glob.optional().describe('Names of images: `cgr.dev/acme/*`.'),
            path: Glob.optional().describe('Paths of files: `services/**`.'),
            reason: Reason,
            until: iso.p6('must be a date such as 2026-12-31').describe('Last day on which it applies, UTC.'),
        }).refine(({ rule, advisory, package: name, image, path }) => [rule, advisory, name, image, path].some((given) => given !== undefined), 'must set rule, advisory, package, image or path');
        const CheckConfig = (0, strict_object.r)({
            ...policy_config.Th,
            ...policy_config.mx,
            platforms: schemas.YOg(Platform, 'must be a list of platforms')
                .min(1, 'must not be empty')
                .optional()
                .describe('What is built for, where a file does not say; linux/amd64 when left out.'),
            'allowed-images': schemas.YOg(Glob, 'must be a list of globs')
                .min(1, 'must not be empty')
                .optional()
                .describe('The only images that may be used: `cgr.dev/**`.'),
            'exploit-data': schemas.YOg(schemas.YjP('must be a path').min(1, 'must not be empty'), 'must be a list of paths')
                .optional()
                .describe('Files with known exploits (CISA KEV, JSON) or EPSS scores (CSV), for order and labels only.'),
            rules: schemas.YOg(PolicyRule, 'must be a list of rules')
                .default([])
                .describe('What else holds for some images or files; a later one wins.'),
            exceptions: schemas.YOg(Exception, 'must be a list of exceptions')
                .default([])
                .describe('Findings that do not count, each for a reason and for a time.'),
        });
        var severity = __webpack_require__(54984);
        var duration = __webpack_require__(62403);
        var digest = __webpack_require__(63691);
        var instant = __webpack_require__(8726);
        ;
        const PIN_GROUPS = ['all', 'directory', 'image'];
        const PIN_STYLES = ['tag@digest', 'digest'];
        const UNKNOWN_AGES = ['skip', 'accept'];
        const FAST_LANES = severity.lq.filter((rating) => rating !== 'none');
        const pin_config_Glob = schemas.YjP('must be a glob').min(1, 'must not be empty');
        const pin_config_Reason = schemas.YjP('must state the reason').min(1, 'must state the reason');
        const Day = iso.p6('must be a date such as 2026-12-31');
        const Time = schemas.YjP('must be a UTC time such as 2026-05-01T00:00:00Z')
            .refine((text) => (0, instant.Wr)(text) !== undefined, 'must be a UTC time such as 2026-05-01T00:00:00Z');
        const Hold = (0, strict_object.r)({
            image: pin_config_Glob.describe('Pattern of image names whose pins are not updated: `cgr.dev/acme/*`, `alpine:3.*`.'),
            reason: pin_config_Reason,
            until: Day.optional().describe('Last day on which it applies, UTC.'),
        });
        const Deny = (0, strict_object.r)({
            digest: schemas.YjP()
                .refine(digest.Bc, 'must be a digest, sha256:…')
                .optional()
                .describe('Digest of one build.'),
            from: Time.optional().describe('First time of the denied period.'),
            until: Time.optional().describe('End of the denied period, exclusive.'),
            image: pin_config_Glob.optional().describe('Pattern of image names; all images by default.'),
            reason: pin_config_Reason,
        })
            .refine(({ digest, from, until }) => (digest === undefined) !== (from === undefined && until === undefined), 'must set either digest, or from, until or both')
            .refine(({ from = '', until = '' }) => {
            const [first, end] = [(0, instant.Wr)(from), (0, instant.Wr)(until)];
            return first === undefined || end === undefined || first < end;
        }, 'until must be after from');
        function pin_config_duration(examples) {
            const message = `must be a duration such as ${examples}`;
            return schemas.YjP(message).refine((text) => (0, duration.$7)(text) !== undefined, message);
        }
        const HostName = schemas.YjP('must be a host').regex(/^[a-zA-Z0-9.-]+(?::\d+)?$/, 'must be a host');
        const NOT_AN_IMAGE_NAME = 'must be a host, or a host with the start of a path';
        const ImageName = schemas.YjP(NOT_AN_IMAGE_NAME)
            .regex(/^[a-zA-Z0-9.-]+(?::\d+)?(?:\/[a-z0-9._/-]+)?$/, NOT_AN_IMAGE_NAME);
        const PinConfig = (0, strict_object.r)({
            'min-age': pin_config_duration('3d, 12h or 0d')
                .optional()
                .describe('Minimum age of a build: `3d`, `12h`. The newest build at least this old is used.'),
            'unknown-age': (0, strict_object.y)('unknown-age', UNKNOWN_AGES)
                .optional()
                .describe('With min-age: what to do with images from registries without build timestamps.'),
            'fast-lane': (0, strict_object.y)('fast-lane', FAST_LANES)
                .optional()
                .describe('With min-age: the first build that fixes an advisory of this severity is used at any age.'),
            'skip-rebuilds': schemas.zMY('must be true or false')
                .optional()
                .describe('Do not update to builds with the same packages and configuration that fix no advisory.'),
            'max-lag': pin_config_duration('30d or 12h')
                .optional()
                .describe('With skip-rebuilds: update anyway if the new build is this much newer. Default `30d`.'),
            style: (0, strict_object.y)('style', PIN_STYLES).optional().describe('Format of a pinned reference.'),
            lockstep: schemas.zMY('must be true or false')
                .optional()
                .describe('Update all tags of one image in a Dockerfile together, to builds of the same time window.'),
            hold: schemas.YOg(Hold, 'must be a list of rules').default([]).describe('Images whose pins are not updated.'),
            deny: schemas.YOg(Deny, 'must be a list of rules')
                .default([])
                .describe('Builds that pins are never updated to.'),
            'registry-map': schemas.g1P(ImageName, ImageName, 'must map a mirror to the registry that it mirrors')
                .default({})
                .describe('Mirrors and the registries that they mirror: `mirror.acme.test/cgr: cgr.dev/acme`.'),
            'token-hosts': schemas.YOg(HostName, 'must be a list of hosts')
                .default([])
                .describe('Additional hosts that registries can name as token endpoint: `auth.example.com`.'),
            group: (0, strict_object.y)('group', PIN_GROUPS)
                .optional()
                .describe('One pull request for all updates, per directory, or per image.'),
        }).refine((pin) => pin['max-lag'] === undefined || pin['skip-rebuilds'] === true, {
            error: 'has no effect without skip-rebuilds: true',
            path: ['max-lag'],
        });
        ;
        const text_config_Glob = schemas.YjP('must be a glob').min(1, 'must not be empty');
        const Host = schemas.YjP('must be a host')
            .regex(/^(?:localhost|(?:\*\.)?[A-Za-z0-9](?:[A-Za-z0-9.-]*\.)[A-Za-z0-9.-]*[A-Za-z0-9])(?::\d+)?$|^localhost:\d+$/, 'must be a registry host such as ghcr.io');
        const TextConfig = (0, strict_object.r)({
            registries: schemas.YOg(Host, 'must be a list of hosts')
                .default([])
                .describe('More registries whose images are read from any text.'),
            include: schemas.YOg(text_config_Glob, 'must be a list of globs')
                .default([])
                .describe('Globs of documents, fixtures and generated files whose texts count.'),
            exclude: schemas.YOg(text_config_Glob, 'must be a list of globs')
                .default([])
                .describe('Globs of files whose texts are not read.'),
            pin: schemas.zMY('must be true or false')
                .default(false)
                .describe('Whether `pin` writes the first digest into a text, too.'),
        });
        var trust_settings = __webpack_require__(35983);
        ;
        const trust_config_ImageName = schemas.YjP('must be a glob')
            .min(1, 'must not be empty')
            .refine((glob) => !/[:@][^/]*$/.test(glob), 'must not have a tag or digest: a signature covers a build');
        const NOT_EXACT = 'must be exact text, not a regular expression';
        const REGEXP = /\^|\\|\$$|\[|\(.*\|.*\)|(?:^|\/)\.[*+]/;
        const Issuer = schemas.YjP('must be a URL')
            .regex(/^https:\/\/\S+$/, { message: 'must be a URL that begins with https://', abort: true })
            .refine((text) => !REGEXP.test(text) && !text.includes('*'), NOT_EXACT);
        const Uri = schemas.YjP('must be a URI')
            .regex(/^[a-z][a-z0-9+.-]*:\S+$/, {
            message: 'must be a URI: https://github.com/acme/app/.github/workflows/…',
            abort: true,
        })
            .refine((text) => !REGEXP.test(text), { message: NOT_EXACT, abort: true });
        const Signer = (0, strict_object.r)({
            image: trust_config_ImageName.describe('Names of images: `cgr.dev/acme/*`.'),
            issuer: Issuer.optional().describe('The OIDC issuer of the signer, compared exactly.'),
            identity: Uri.refine((text) => !text.includes('*'), 'must be exact text; use `identity-pattern` for wildcards')
                .optional()
                .describe('The identity in the certificate of the signer, compared exactly.'),
            'identity-pattern': Uri.refine((text) => /^[a-z][a-z0-9+.-]*:\/\/[^*/]+\/[^*/]+\/./.test(text), 'must have no wildcard in the host and the first part of the path: https://github.com/acme/**')
                .optional()
                .describe('The whole identity, where `*` matches any characters but `/`, and `**` matches any characters.'),
            'public-key': schemas.YjP('must be a public key in PEM, or the path of a file with one')
                .min(1, 'must not be empty')
                .optional()
                .describe('A public key in PEM, or the path of a file with one: Ed25519, ECDSA P-256 or RSA.'),
        })
            .refine((signer) => [signer.identity, signer['identity-pattern'], signer['public-key']].filter((given) => given !== undefined).length === 1, { message: 'must set exactly one of identity, identity-pattern and public-key', abort: true })
            .refine((signer) => (signer.issuer === undefined) === (signer['public-key'] !== undefined), 'must set issuer with identity or identity-pattern, and not with public-key');
        const TrustSection = (0, strict_object.r)({
            signatures: (0, strict_object.y)('mode', trust_settings.L)
                .optional()
                .describe('What happens to builds without a verified signature: `require` blocks them, `report` lists them, `off` does not look.'),
            'trusted-root': schemas.YjP('must be a path')
                .min(1, 'must not be empty')
                .optional()
                .describe('File that replaces the built-in trust root.'),
            signers: schemas.YOg(Signer, 'must be a list of signers')
                .default([])
                .describe('Who signs the images of your own organizations and of other registries.'),
        });
        ;
        const OPT_INS = ['workflow-matrix', 'bake-args'];
        const config_Glob = schemas.YjP('must be a glob').min(1, 'must not be empty');
        const IgnoreSetting = (0, strict_object.r)({
            image: config_Glob.optional().describe('Image name pattern: `cgr.dev/acme/*`, `alpine:3.*`.'),
            path: config_Glob.optional().describe('File path pattern: `docs/**`.'),
            reason: schemas.YjP('must state the reason').min(1, 'must state the reason'),
            until: iso.p6('must be a date such as 2026-12-31')
                .optional()
                .describe('Last day on which it applies, UTC.'),
        }).refine(({ image, path }) => image !== undefined || path !== undefined, 'must set image, path, or both');
        const Config = (0, strict_object.r)({
            include: schemas.YOg(config_Glob, 'must be a list of globs').default([]).describe('Additional Dockerfile globs.'),
            exclude: schemas.YOg(config_Glob, 'must be a list of globs').default([]).describe('Globs of files to skip.'),
            ignore: schemas.YOg(IgnoreSetting, 'must be a list of rules').default([]).describe('Images to ignore.'),
            'opt-in': schemas.YOg((0, strict_object.y)('opt-in', OPT_INS), 'must be a list of names')
                .default([])
                .describe('Accepted and ignored: matrix values and build arguments are always read.'),
            text: TextConfig.optional().describe('Images in texts without a format of their own.'),
            check: CheckConfig.optional().describe('Policy of the check.'),
            pin: PinConfig.optional().describe('Options of pin.'),
            trust: TrustSection.optional().describe('How signatures are verified, and who is trusted.'),
        });
        var form_issue = __webpack_require__(47311);
        var gate_policy = __webpack_require__(48362);
        var errors = __webpack_require__(67872);
        var image_reference = __webpack_require__(65890);
        var pin_settings = __webpack_require__(21123);
        var printable = __webpack_require__(64865);
        var known_registries = __webpack_require__(40582);
        var glob = __webpack_require__(44321);
        var read_plain_yaml = __webpack_require__(50640);
        ;
        async function readTrustConfig(section, options) {
            if (section === undefined)
                return trust_settings.c;
            const signers = await Promise.all(section.signers.map(async (signer, index) => {
                const read = await readSigner(signer, options.tree);
                if ('signer' in read)
                    return [{ glob: signer.image, image: (0, glob.imageMatcher)(signer.image), ...read }];
                options.reject(['signers', index, 'public-key'], read.mistake);
                return [];
            }));
            return {
                signatures: section.signatures ?? trust_settings.c.signatures,
                trustedRoot: section['trusted-root'],
                signers: signers.flat(),
            };
        }
        async function readSigner(signer, tree) {
            const { issuer = '', identity, 'identity-pattern': pattern, 'public-key': key = '' } = signer;
            if (identity !== undefined)
                return { signer: { kind: 'keyless', issuer, identity }, publicKey: undefined };
            if (pattern !== undefined)
                return { signer: { kind: 'pattern', issuer, pattern }, publicKey: undefined };
            const text = key.includes('-----BEGIN') ? key : await readKeyFile(key, tree);
            if (typeof text !== 'string')
                return { mistake: `the file cannot be read: ${text.problem}` };
            const fingerprint = await keyFingerprint(text);
            if (fingerprint === undefined)
                return { mistake: 'must be one public key in PEM: Ed25519, ECDSA P-256, or RSA of at least 2048 bits' };
            return { signer: { kind: 'key', fingerprint }, publicKey: text };
        }
        async function readKeyFile(path, tree) {
            const [reading = { problem: 'it does not exist' }] = await tree.read([path]);
            return 'bytes' in reading ? new TextDecoder().decode(reading.bytes) : reading;
        }
        const PEM = /^\s*-----BEGIN PUBLIC KEY-----\s([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----\s*$/;
        async function keyFingerprint(pem) {
            const [, body] = PEM.exec(pem) ?? [];
            if (body === undefined)
                return undefined;
            const der = new Uint8Array(Buffer.from(body, 'base64'));
            const keys = [{ name: 'Ed25519' }, { name: 'ECDSA', namedCurve: 'P-256' }, RSA].map((algorithm) => crypto.subtle.importKey('spki', der, algorithm, true, ['verify']).catch(() => undefined));
            const key = (await Promise.all(keys)).find((one) => one !== undefined);
            if (key === undefined || isShort(key.algorithm))
                return undefined;
            const hash = await crypto.subtle.digest('SHA-256', await crypto.subtle.exportKey('spki', key));
            return Buffer.from(hash).toString('hex');
        }
        const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
        function isShort(algorithm) {
            return 'modulusLength' in algorithm && Number(algorithm.modulusLength) < 2048;
        }
        ;
        async function readConfig(file, bytes, tree) {
            const plain = (0, read_plain_yaml.g)(bytes);
            if (plain.kind === 'unreadable')
                throw invalid([`${file}:${plain.line}: ${(0, printable.g$)(plain.reason)}`]);
            const { value, lineOf } = plain;
            const parsed = Config.safeParse(value);
            if (!parsed.success)
                throw invalid(located((0, form_issue.I0)(parsed.error, value), { file, lineOf }));
            const mistakes = [];
            const trust = await readTrustConfig(parsed.data.trust, {
                tree,
                reject: (path, message) => mistakes.push({ path: ['trust', ...path], message }),
            });
            if (mistakes.length > 0)
                throw invalid(located(mistakes, { file, lineOf }));
            return { ...configOf(parsed.data, { file, lineOf }), trust };
        }
        function located(mistakes, { file, lineOf }) {
            return mistakes
                .map(({ path, message }) => ({
                line: lineOf(path),
                parts: [...(path.length === 0 ? [] : [(0, printable.g$)((0, form_issue.PO)(path), 80)]), (0, printable.g$)(message)],
            }))
                .toSorted((one, other) => one.line - other.line)
                .map(({ line, parts }) => [`${file}:${line}`, ...parts].join(': '));
        }
        function configOf(config, place) {
            return {
                isIncluded: anyOf(config.include, glob.f),
                isExcluded: anyOf(config.exclude, glob.f),
                ignore: config.ignore.map(({ image, path, reason, until }) => ({
                    image: optionalMatcher(image, glob.imageMatcher),
                    path: optionalMatcher(path, glob.f),
                    reason,
                    until: optionalEnd(until),
                })),
                text: textSettingsOf(config),
                check: config.check === undefined ? gate_policy.px : gateConfigOf(config.check, place),
                pin: config.pin === undefined ? pin_settings.yf : pinSettingsOf(config.pin),
            };
        }
        function textSettingsOf({ check, pin, text, trust }) {
            const allowed = check?.['allowed-images'];
            const images = [
                ...Object.entries(pin?.['registry-map'] ?? {}).flat(),
                ...(allowed ?? []),
                ...(trust?.signers ?? []).map(({ image }) => image),
            ];
            return {
                registries: [
                    ...(text?.registries ?? []),
                    ...images.flatMap((image) => hostOf(image) ?? []),
                    ...(allowed === undefined ? [] : known_registries.V),
                ],
                isIncluded: anyOf(text?.include ?? [], glob.f),
                isExcluded: anyOf(text?.exclude ?? [], glob.f),
                isPinned: text?.pin ?? false,
            };
        }
        function hostOf(image) {
            const reading = (0, image_reference.bc)(`${image.split('/')[0] ?? ''}/image`);
            if (!image.includes('/') || reading.kind === 'invalid')
                return undefined;
            return image.toLowerCase().startsWith(reading.reference.host) ? reading.reference.host : undefined;
        }
        function gateConfigOf(config, { file, lineOf }) {
            const allowed = config['allowed-images'];
            return {
                policies: {
                    everywhere: { ...gate_policy.zj, ...(0, gate_policy.T4)(config) },
                    rules: config.rules.map((rule) => ({
                        image: optionalMatcher(rule.image, glob.imageMatcher),
                        path: optionalMatcher(rule.path, glob.f),
                        change: (0, gate_policy.T4)(rule),
                    })),
                    inputs: {},
                    isAllowed: allowed && anyOf(allowed, glob.imageMatcher),
                    allowedImages: allowed ?? [],
                },
                exceptions: config.exceptions.map(({ image, path, until, ...exception }, index) => ({
                    rule: exception.rule,
                    advisory: exception.advisory,
                    package: exception.package,
                    image: optionalMatcher(image, glob.imageMatcher),
                    path: optionalMatcher(path, glob.f),
                    reason: exception.reason,
                    until,
                    ends: endOfDay(until),
                    file,
                    line: lineOf(['check', 'exceptions', index]),
                })),
                platforms: config.platforms ?? gate_policy.px.platforms,
                exploitData: config['exploit-data'] ?? gate_policy.px.exploitData,
            };
        }
        function pinSettingsOf(pin) {
            const defaults = pin_settings.yf;
            const optionalTime = (time) => time === undefined ? undefined : (0, instant.nV)(time);
            return {
                minAgeMs: (0, duration.$7)(pin['min-age'] ?? '') ?? defaults.minAgeMs,
                unknownAge: pin['unknown-age'] ?? defaults.unknownAge,
                rebuildMaxLagMs: pin['skip-rebuilds'] === true ? (0, duration.$7)(pin['max-lag'] ?? '30d') : undefined,
                fastLane: pin['fast-lane'],
                style: pin.style ?? defaults.style,
                lockstep: pin.lockstep ?? defaults.lockstep,
                holds: pin.hold.map(({ image, reason, until }) => ({
                    image: (0, glob.imageMatcher)(image),
                    reason,
                    until: optionalEnd(until),
                })),
                denies: pin.deny.map(({ image, reason, digest, from, until }) => ({
                    image: optionalMatcher(image, glob.imageMatcher),
                    reason,
                    digest,
                    from: optionalTime(from),
                    until: optionalTime(until),
                })),
                mirrors: Object.entries(pin['registry-map']).map(([mirror, upstream]) => ({
                    mirror: (0, image_reference.Ew)(mirror),
                    upstream: (0, image_reference.Ew)(upstream),
                })),
                tokenHosts: pin['token-hosts'],
                group: pin.group ?? defaults.group,
            };
        }
        function optionalMatcher(glob, createMatcher) {
            return glob === undefined ? undefined : createMatcher(glob);
        }
        function anyOf(globs, createMatcher) {
            const matchers = globs.map(createMatcher);
            return (text) => matchers.some((matches) => matches(text));
        }
        function optionalEnd(day) {
            return day === undefined ? undefined : endOfDay(day);
        }
        function endOfDay(day) {
            return (0, instant.fN)((0, instant.nV)(`${day}T00:00:00Z`) + instant.sO);
        }
        function invalid(problems) {
            return new errors.OD('config_file_invalid', problems.join('\n'));
        }
    }),
    31008: shared[31008],
    50640: shared[50640],
    62403: shared[62403],
    64377: shared[64377]
};
