export const id = 4941;
export const ids = [4941];
export const modules = {
    54941: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            resolveCommand: () => (resolveCommand),
            runPin: () => (runPin),
            runResolve: () => (runResolve),
            verifyCommand: () => (verifyCommand),
            whoamiCommand: () => (whoamiCommand)
        });
        var schemas = __webpack_require__(92857);
        var report_resolutions = __webpack_require__(9899);
        var resolution = __webpack_require__(18982);
        var build_rules = __webpack_require__(74820);
        var service_inputs = __webpack_require__(58765);
        ;
        const References = schemas.YjP()
            .transform((text) => text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''))
            .refine((references) => references.length > 0, 'must contain at least one reference, one per line');
        const RuleInputs = {
            'as-of': schemas.YjP(),
            'min-age': build_rules.w,
            platform: schemas.YjP()
                .regex(/^(?:[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?)?$/, 'must be a platform such as linux/arm64 or linux/arm/v7'),
        };
        const ResolveInputs = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            ...RuleInputs,
            reference: References,
            identity: schemas.euz('').or(service_inputs.lz),
            'when-unavailable': service_inputs.vI,
        });
        var look_up = __webpack_require__(39690);
        var service_options = __webpack_require__(63401);
        var access_access = __webpack_require__(26933);
        ;
        const ResolveOptions = schemas.Ikc({ ...service_inputs.TT, ...service_inputs.Q5, ...RuleInputs });
        const resolveCommand = {
            description: [
                'Resolves each REFERENCE to a digest. A digest in the reference is ignored; its tag is resolved. The `pin` section ' +
                    'of .github/mooring.yml in the current directory applies: min-age, deny, registry-map, unknown-age, token-hosts.',
            ],
            positional: { name: 'REFERENCE', isRequired: true, isRepeatable: true },
            options: [
                {
                    name: 'as-of',
                    value: 'TIME|COMMIT',
                    description: 'Resolve as of a UTC time (2026-05-01T00:00:00Z), or the date of a commit in the current repository.',
                },
                {
                    name: 'min-age',
                    value: 'AGE',
                    description: 'Use the newest build at least this old, such as 3d or 12h.',
                },
                {
                    name: 'platform',
                    value: 'OS/ARCH',
                    description: "Resolve to this platform's manifest inside the image index, such as linux/arm64.",
                    completion: ['linux/amd64', 'linux/arm64'],
                },
                { name: 'json', description: 'Print one JSON object (schema/resolve.v1.json) instead of a table.' },
                service_options.V9,
                ...service_options.P3,
            ],
            variables: service_options.Yr,
            exitStatus: '0 on success, 1 if a reference cannot be resolved (the others are still printed), 2 on a usage or configuration ' +
                'error.',
            examples: [
                { command: 'mooring resolve cgr.dev/chainguard/static:latest', description: 'Resolve a tag' },
                {
                    command: 'mooring resolve --as-of 2026-05-01T00:00:00Z cgr.dev/chainguard/static:latest',
                    description: 'Resolve the build that a tag pointed to at a time',
                },
            ],
            run: async ({ values, positionals }, { clock, send, variables, print, log }) => {
                const inputs = (0, service_options.Tt)(ResolveOptions, values, variables);
                const endpoints = (0, service_inputs.uY)(inputs);
                const access = (0, access_access.r6)(variables);
                log(access.status);
                const resolutions = await (0, look_up.lookUpReferences)({
                    send,
                    clock,
                    endpoints,
                    access,
                    signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
                    onSecret: () => undefined,
                    variables,
                    directory: '.',
                    references: positionals,
                    onWarning: (warning) => log(`warning: ${warning}`),
                    rules: inputs,
                });
                for (const one of resolutions.references) {
                    const warning = (0, report_resolutions.FA)(one);
                    if (warning !== undefined)
                        log(`warning: ${warning}`);
                }
                print(values['json'] === true ? `${(0, report_resolutions.Am)(resolutions)}\n` : (0, report_resolutions.wB)(resolutions));
                return (0, resolution.tT)(resolutions).length === 0 ? 0 : 1;
            },
        };
        var external_node_path_ = __webpack_require__(76760);
        var exec_command = __webpack_require__(10448);
        var work_tree = __webpack_require__(18429);
        var transport_call = __webpack_require__(51730);
        var platform_client = __webpack_require__(57189);
        var registry_routes = __webpack_require__(74886);
        var digest = __webpack_require__(33213);
        var image_reference = __webpack_require__(50880);
        var instant = __webpack_require__(92224);
        var pin_origin = __webpack_require__(68449);
        var printable = __webpack_require__(76158);
        var image_list = __webpack_require__(39861);
        ;
        const VERIFY_RULES = [
            'foreign-digest',
            'other-tag',
            'platform-manifest',
            'not-verified',
            'no-history',
            'wrong-signer',
            'bad-signature',
            'unsigned',
            'signed-as-other',
            'signature-not-verified',
            'unread',
        ];
        const VERIFY_FAIL_ON = [
            'foreign-digest',
            'other-tag',
            'not-verified',
            'wrong-signer',
            'bad-signature',
        ];
        function defaultFailOn(mode) {
            return mode === 'require' ? [...VERIFY_FAIL_ON, 'unsigned', 'signature-not-verified'] : VERIFY_FAIL_ON;
        }
        function judgePins(found, failOn) {
            return found.map((pin) => {
                const rules = [ruleOf(pin.origin), pin.trust && signatureRule(pin.trust)].filter((one) => one !== undefined);
                const failing = rules.find((one) => failOn.includes(one));
                return { ...pin, rule: failing ?? rules[0], fails: failing !== undefined };
            });
        }
        function pinVerdict({ failOn, pins, unread }) {
            const fails = pins.some((pin) => pin.fails) || (unread.length > 0 && failOn.includes('unread'));
            return fails ? 'fail' : 'pass';
        }
        function unreadFiles(skipped) {
            return skipped.filter(({ code }) => (0, image_list.Sz)(code));
        }
        function ruleOf(origin) {
            switch (origin.kind) {
                case 'own':
                    return undefined;
                case 'foreign':
                    return 'foreign-digest';
                case 'not-verified':
                    return origin.code === 'no-history' ? 'no-history' : 'not-verified';
                case 'other-tag':
                case 'platform-manifest':
                    return origin.kind;
            }
        }
        function signatureRule({ kind }) {
            switch (kind) {
                case 'verified':
                case 'no-known-signer':
                    return undefined;
                case 'not-checked':
                case 'not-verifiable':
                    return 'signature-not-verified';
                case 'wrong-signer':
                case 'bad-signature':
                case 'unsigned':
                case 'signed-as-other':
                    return kind;
            }
        }
        var trust_text = __webpack_require__(14596);
        var columns = __webpack_require__(35715);
        var json_lines = __webpack_require__(91786);
        var plural = __webpack_require__(90795);
        var signature = __webpack_require__(56110);
        ;
        function verificationJson(verification) {
            const { pins, unread, ...head } = verifyReport(verification);
            return `${(0, json_lines.iC)(head, { pins, unread })}\n`;
        }
        function verifyReport(verification) {
            const { at, failOn, pins, unread } = verification;
            return {
                schema: 'mooring.verify/v1',
                verifiedAt: (0, instant.r4)(at),
                verdict: pinVerdict(verification),
                failOn,
                pins: pins.map(reportedPin),
                unread: unread.map(({ file, line, code, reason }) => ({ file, line, code, reason })),
            };
        }
        function reportedPin({ image, tag, digest, rule, fails, origin, trust }) {
            const { file, line, column, written, reference } = image;
            return {
                file,
                line,
                column,
                written,
                reference: (0, image_reference.Ys)(reference),
                tag: tag ?? null,
                digest,
                rule: rule ?? null,
                fails,
                origin: reportedOrigin(origin),
                ...(trust === undefined ? {} : { signature: (0, signature.A)(trust) }),
            };
        }
        function reportedOrigin(origin) {
            if (origin.kind === 'foreign' || origin.kind === 'not-verified')
                return origin;
            const { since, until, ...rest } = origin;
            return {
                ...rest,
                since: (0, instant.r4)(since),
                until: until === undefined ? null : (0, instant.r4)(until),
            };
        }
        function verificationTable(verification) {
            const { failOn, pins, unread } = verification;
            const rows = pins.map((pin) => {
                const { file, line, reference } = pin.image;
                const name = `${(0, image_reference.vy)(reference)}${pin.tag === undefined ? '' : `:${pin.tag}`}`;
                return [signOf(pin), `${file}:${line}`, name, (0, digest.VK)(pin.digest), factsOf(pin)].map((cell) => (0, printable.g$)(cell, 1_200));
            });
            const sign = failOn.includes('unread') ? 'FAIL' : 'note';
            const files = unread.map((skip) => unreadText(skip, sign));
            return [...(0, columns.R)(rows), ...files, ...signerLines(pins), verdictText(verification)]
                .map((line) => `${line}\n`)
                .join('');
        }
        function factsOf(pin) {
            const { origin, trust } = pin;
            if (trust === undefined)
                return originText(pin);
            if (isSameFailure(origin, trust))
                return `${originText(pin)}. ${(0, trust_text.fB)(trust)}`;
            return `${originText(pin)}; ${pinSignature(trust)}`;
        }
        function isSameFailure(origin, trust) {
            return (origin.kind === 'not-verified' && trust.kind === 'not-checked' && trust.problem.message === origin.reason);
        }
        function pinSignature(trust) {
            if (trust.kind === 'verified') {
                return trust.signedAt === undefined ? 'signed' : `signed on ${(0, instant.im)(trust.signedAt)}`;
            }
            const rule = signatureRule(trust);
            return rule === undefined
                ? trust_text.vs[trust.kind]
                : `${rule}: it ${(0, trust_text.fr)(trust)}. ${(0, trust_text.fB)(trust)}`;
        }
        function signerLines(pins) {
            const signers = pins.flatMap(({ trust }) => (trust?.kind === 'verified' ? [(0, trust_text.S)(trust.signer)] : []));
            return [...Map.groupBy(signers, (signer) => signer)].map(([signer, of]) => `Signed by ${(0, printable.g$)(signer, 600)} (${(0, plural.U)(of.length, 'pin')}).`);
        }
        function signOf({ fails, rule }) {
            if (fails)
                return 'FAIL';
            if (rule === undefined)
                return 'ok';
            return rule === 'no-history' ? 'note' : 'warn';
        }
        function originText({ origin, tag }) {
            switch (origin.kind) {
                case 'own':
                    return tag === undefined
                        ? `a build of tag ${origin.tag}, ${(0, pin_origin.JX)(origin)}`
                        : `a build of this tag, ${(0, pin_origin.JX)(origin)}`;
                case 'other-tag':
                    return `other-tag: a build of tag ${origin.tag}, ${(0, pin_origin.JX)(origin)}, never of this tag`;
                case 'platform-manifest':
                    return `platform-manifest: the ${origin.platform} manifest of build ${(0, digest.VK)(origin.index)} of this tag, ${(0, pin_origin.JX)(origin)}`;
                case 'foreign':
                    return `foreign-digest: not a build of any of its ${(0, plural.U)(origin.tags, 'tag')}${origin.isInRegistry ? '' : ', and not in the registry'}`;
                case 'not-verified':
                    return origin.code === 'no-history'
                        ? `no-history: ${origin.reason}`
                        : `not-verified (${origin.code}): ${origin.reason}`;
            }
        }
        function unreadText({ file, line, reason }, sign) {
            return `${sign}  ${(0, printable.g$)(file)}:${line}  unread: ${(0, printable.g$)(reason, 600)}`;
        }
        function verdictText(verification) {
            const { pins, unread } = verification;
            if (pins.length === 0 && unread.length === 0)
                return 'No pins to verify.';
            const own = pins.filter(({ rule }) => rule === undefined).length;
            const byRule = Map.groupBy(pins, ({ rule }) => rule);
            const others = [...byRule].flatMap(([rule, of]) => (rule === undefined ? [] : [`${of.length} ${rule}`]));
            const files = unread.length === 0 ? [] : [`${unread.length} unread`];
            const counts = [`${own} of ${(0, plural.U)(pins.length, 'pin')} verified`, ...others, ...files].join(', ');
            return `${pinVerdict(verification) === 'pass' ? 'Passed' : 'Failed'}: ${counts}.${unknownText(pins)}`;
        }
        function unknownText(pins) {
            const known = pins.flatMap(({ image, trust }) => trust === undefined ? [] : [{ name: (0, image_reference.vy)(image.reference), trust }]);
            const images = new Set(known.map(({ name }) => name)).size;
            const unknown = new Set(known.flatMap(({ name, trust }) => (trust.kind === 'no-known-signer' ? [name] : []))).size;
            return unknown === 0
                ? ''
                : ` ${unknown} of ${(0, plural.U)(images, 'image')} ${unknown === 1 ? 'has' : 'have'} no known signer.`;
        }
        var load_config = __webpack_require__(13449);
        var digest_origins = __webpack_require__(40826);
        var pin_config = __webpack_require__(25973);
        var concurrency = __webpack_require__(97270);
        var list_images = __webpack_require__(82594);
        var verify_pins = __webpack_require__(28615);
        ;
        async function verifyTree(options) {
            const { tree, now, verify, mirrors, failOn, verifyBuild } = options;
            const { images, skipped } = await (0, list_images.v8)({ tree, now });
            const listed = images.map((image) => ({ image, reference: upstreamReference(image, mirrors) }));
            const references = listed.map(({ reference }) => reference);
            const origins = await (0, verify_pins._)(references, verify);
            const found = listed.flatMap(({ image, reference }) => {
                const origin = origins.get((0, pin_origin.D6)(reference));
                const { digest, tag } = reference;
                return digest === undefined || origin === undefined ? [] : [{ image, reference, tag, digest, origin }];
            });
            const pins = await (0, concurrency.sf)(found, concurrency.Ri, async ({ reference, ...pin }) => {
                const index = pin.origin.kind === 'platform-manifest' ? pin.origin.index : undefined;
                const isAbsent = pin.origin.kind === 'foreign' && !pin.origin.isInRegistry;
                const trust = isAbsent ? undefined : await verifyBuild?.(reference, pin.digest, index);
                return trust === undefined ? pin : { ...pin, trust };
            });
            return { at: now, failOn, pins: judgePins(pins, failOn), unread: unreadFiles(skipped) };
        }
        function upstreamReference(image, mirrors) {
            const { reference } = image;
            return { ...reference, ...(0, pin_config.Fw)(mirrors, reference), tag: (0, image_list.Q9)(image) };
        }
        var open_signatures = __webpack_require__(3479);
        var open_registries = __webpack_require__(76795);
        var inputs = __webpack_require__(16514);
        var cli_arguments = __webpack_require__(9473);
        ;
        const FAIL_ON = { name: 'fail-on', kind: 'list', what: 'rule', values: VERIFY_RULES };
        const VerifyOptions = schemas.Ikc({
            ...service_inputs.TT,
            ...service_inputs.Q5,
            'fail-on': (0, inputs.qS)(FAIL_ON),
        });
        const RULE_HELP = {
            'foreign-digest': 'The digest is not a build of any tag of its image; all tags were searched.',
            'other-tag': 'The digest is a build of another tag of its image.',
            'platform-manifest': 'The digest is the manifest of one platform and runs only there.',
            'not-verified': 'The registry refused, was unreachable, or the search exceeded its limit.',
            'no-history': 'The registry has no tag history, so the digest cannot be verified.',
            'wrong-signer': 'The build is signed, but not by a trusted signer of its image.',
            'bad-signature': 'The signatures of the build are forged, malformed or about another digest.',
            unsigned: 'The build has no signature, and its image has a known signer (fails if signatures are required).',
            'signed-as-other': 'The build is signed by a trusted signer as another image.',
            'signature-not-verified': 'The signatures of the build could not be fetched or verified (fails if signatures are required).',
            unread: 'A file that can contain pins could not be read.',
        };
        const verifyCommand = {
            description: [
                'Verifies that each pinned digest in the files in DIRECTORY (default: the current directory) belonged to its tag, ' +
                    'and that its build is signed by a trusted signer. A digest can also be a build of another tag, the manifest of one platform, or not a build of any ' +
                    'tag. With MOORING_API_TOKEN, other tags are found faster.',
            ],
            positional: cli_arguments.Md,
            options: [
                {
                    name: 'fail-on',
                    value: 'RULES',
                    description: `Rules that give exit status 1, or none (default: ${VERIFY_FAIL_ON.join(',')}).`,
                    completion: ['none', ...VERIFY_RULES],
                    isList: true,
                },
                { name: 'json', description: 'Print one JSON object (schema/verify.v1.json) instead of a table.' },
                service_options.V9,
                ...service_options.P3,
            ],
            sections: [
                {
                    title: 'RULES',
                    content: VERIFY_RULES.map((rule) => ({ term: rule, description: RULE_HELP[rule] })),
                },
            ],
            variables: service_options.Yr,
            exitStatus: '0 if every pin is verified, 1 if a rule of --fail-on applies, 2 on a usage or configuration error.',
            examples: [
                { command: 'mooring verify', description: 'Verify the pins of the current directory' },
                {
                    command: 'mooring verify --fail-on foreign-digest,not-verified',
                    description: 'Accept digests that are builds of another tag',
                },
            ],
            run: async ({ values, positionals }, { clock, send, variables, print, log }) => {
                const directory = (0, external_node_path_.resolve)((0, cli_arguments.gZ)(positionals));
                await (0, work_tree.T)(directory);
                const inputs = (0, service_options.Tt)(VerifyOptions, values, variables);
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
                const tree = (0, work_tree.YT)(directory, (0, exec_command.p)(signal));
                const { pin, trust } = await (0, load_config.Z9)(tree);
                const endpoints = (0, service_inputs.uY)(inputs);
                const access = (0, access_access.r6)(variables);
                log(access.status);
                const { verify, contentOf } = (0, open_registries.openRegistries)({
                    send,
                    clock,
                    endpoints,
                    access,
                    signal,
                    onSecret: () => undefined,
                    variables,
                    directory,
                    tokenHosts: pin.tokenHosts,
                });
                const signatures = await (0, open_signatures.g)({
                    config: trust,
                    tree,
                    trustedRoot: inputs['trusted-root'],
                    organization: undefined,
                    access,
                    contentOf,
                    onWarning: (warning) => log(`warning: ${warning}`),
                    endpoints,
                    send,
                    clock,
                    signal,
                });
                const failOn = inputs['fail-on'] ?? defaultFailOn(trust.signatures);
                const verification = await verifyTree({
                    tree,
                    now: clock.now(),
                    verify: { ...verify, ...platformTags(access, { send, clock, endpoints, signal }) },
                    mirrors: pin.mirrors,
                    failOn,
                    verifyBuild: signatures?.verifyBuild,
                });
                print(values['json'] === true ? verificationJson(verification) : verificationTable(verification));
                return pinVerdict(verification) === 'pass' ? 0 : 1;
            },
        };
        function platformTags({ apiToken: token }, options) {
            if (token === undefined)
                return {};
            const call = (0, transport_call.u)({ ...options, routes: registry_routes.k });
            return { tagsOfDigest: (0, digest_origins.Gl)((0, platform_client.B)({ call, token })) };
        }
        var identity_access_routes = __webpack_require__(74256);
        var sign_in_routes = __webpack_require__(27932);
        var transport_endpoints = __webpack_require__(43550);
        var errors = __webpack_require__(56046);
        var id_token = __webpack_require__(34192);
        var claim_match = __webpack_require__(17740);
        ;
        function whoAmIText({ platform, job }, defaultAudience) {
            const lines = [
                ...(platform === undefined
                    ? []
                    : [
                        `MOORING_API_TOKEN is ${(0, printable.g$)(platform.token.sub ?? 'a token without a subject', 120)}${until(platform.token.expiresAt)}.`,
                        ...(platform.known === undefined ? [] : describeKnown(platform.known, defaultAudience)),
                    ]),
                ...(job === undefined
                    ? []
                    : [
                        'Claims of the OIDC token of this job:',
                        ...(0, id_token.Z)(job.claims).map((line) => `  ${line}`),
                        ...(job.signedInAs === undefined
                            ? ['Use --identity UID to try to sign in as an identity.']
                            : [
                                `Signed in as identity ${job.signedInAs.uid}.`,
                                ...describeKnown(job.signedInAs, defaultAudience),
                            ]),
                    ]),
            ];
            return `${lines.join('\n')}\n`;
        }
        function until(end) {
            return end === undefined ? '' : `, expires ${(0, instant.r4)(end)}`;
        }
        function describeKnown({ identity, roles }, defaultAudience) {
            return [
                ...(identity === undefined
                    ? ['  (cannot read its own identity)']
                    : [
                        `  name: ${(0, printable.g$)(identity.name, 100)}`,
                        ...(0, claim_match.yb)(identity.claimMatch ?? {}, defaultAudience).map(([field, value]) => `  ${(0, printable.g$)(field, 80)}: ${(0, printable.g$)(value, 300)}`),
                    ]),
                roles === undefined
                    ? '  (cannot list its roles)'
                    : `  roles: ${roles.length === 0 ? 'none' : (0, printable.g$)(roles.join(', '), 300)}`,
            ];
        }
        var identity_access_client = __webpack_require__(83108);
        var token_exchange = __webpack_require__(88411);
        var jwt_claims = __webpack_require__(59220);
        var sign_in = __webpack_require__(76962);
        ;
        async function whoAmI(options) {
            const { call, apiToken, identity } = options;
            const iam = apiToken === undefined ? undefined : (0, identity_access_client._)({ call, token: apiToken });
            const platform = iam === undefined || apiToken === undefined ? undefined : await readPlatform(apiToken, iam);
            const wanted = iam === undefined || identity === undefined ? undefined : await readIfAllowed(iam, identity);
            return { platform, job: await readJob(options, wanted) };
        }
        async function readPlatform(token, iam) {
            const claims = (0, jwt_claims.zA)(token.reveal());
            return { token: claims, known: claims.sub === undefined ? undefined : await readKnown(iam, claims.sub) };
        }
        async function readJob(options, wanted) {
            const { call, endpoints, request, identity, onSecret } = options;
            if (request === undefined)
                return undefined;
            const source = { requestUrl: request.url, requestToken: request.token };
            const minted = await (0, token_exchange.nT)(call, { ...source, audience: (0, transport_endpoints.P5)(endpoints) });
            onSecret(minted.token);
            if (identity === undefined)
                return { claims: minted.claims, signedInAs: undefined };
            const signIn = { ...options, ...source, identity, claimMatch: wanted?.claimMatch };
            const [session] = await (0, sign_in._)([endpoints.apiUrl], signIn);
            if (session === undefined)
                throw new errors.OD('internal_bug', 'an audience is missing');
            const own = (0, identity_access_client._)({ call, token: session.token });
            return { claims: minted.claims, signedInAs: await readKnown(own, identity) };
        }
        async function readKnown(iam, uid) {
            const [identity, bindings] = await Promise.all([
                readIfAllowed(iam, uid),
                orUndefined(Array.fromAsync(iam.roleBindings.list({ identity: uid }))),
            ]);
            const roles = bindings?.map(({ role }) => role?.name ?? 'a role without a name').sort();
            return { uid, identity, roles };
        }
        async function readIfAllowed(iam, uid) {
            return orUndefined(iam.identities.get(uid));
        }
        const UNSEEN = new Set([
            'auth_forbidden',
            'platform_not_found',
            'platform_invalid_request',
        ]);
        async function orUndefined(reading) {
            try {
                return await reading;
            }
            catch (error) {
                if (error instanceof errors.OD && UNSEEN.has(error.code))
                    return undefined;
                throw error;
            }
        }
        var actions_environment = __webpack_require__(34020);
        var oidc_request = __webpack_require__(40526);
        ;
        const WhoAmIInputs = schemas.Ikc({ ...service_inputs.TT, identity: schemas.KCZ([schemas.euz(''), service_inputs.lz]) });
        const whoamiCommand = {
            description: [
                'Shows who you are: the identity of the platform token in MOORING_API_TOKEN, and in a job with `id-token: write` the ' +
                    'claims of its OIDC token. Tokens are never printed.',
            ],
            options: [
                {
                    name: 'identity',
                    value: 'UID',
                    description: 'Also sign in as this identity; if it rejects the job, show the differences and the fix. MOORING_API_TOKEN is ' +
                        'used to read the identity.',
                },
                ...service_options.P3,
            ],
            variables: service_options.Yr.slice(0, 1),
            exitStatus: '0 on success, 1 if there is no token or it is rejected, 2 on a usage or configuration error.',
            examples: [
                {
                    command: 'mooring whoami',
                    description: 'Show the identity of MOORING_API_TOKEN, or the claims of a job',
                },
                {
                    command: 'mooring whoami --identity UID',
                    description: 'In a job, find out why an identity rejects it',
                },
            ],
            run: async ({ values }, { clock, send, variables, print }) => {
                const inputs = (0, service_options.Tt)(WhoAmIInputs, values, variables);
                const endpoints = (0, service_inputs.uY)(inputs);
                const found = (0, oidc_request.M)(await (0, actions_environment.Q)(variables));
                const { apiToken } = (0, access_access.r6)(variables);
                if (found.kind !== 'request' && (apiToken === undefined || inputs.identity !== ''))
                    throw explainMissingToken(found.error, {
                        isJob: variables['GITHUB_ACTIONS'] === 'true',
                        triesIdentity: inputs.identity !== '',
                        apiUrl: endpoints.apiUrl,
                    });
                const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1000);
                const routes = { ...sign_in_routes.H, ...identity_access_routes.b };
                const self = await whoAmI({
                    call: (0, transport_call.u)({ send, clock, endpoints, signal, routes }),
                    clock,
                    endpoints,
                    apiToken,
                    request: found.kind === 'request' ? found : undefined,
                    identity: inputs.identity === '' ? undefined : inputs.identity,
                    onSecret: () => undefined,
                });
                print(whoAmIText(self, (0, transport_endpoints.P5)(endpoints)));
                return 0;
            },
        };
        function explainMissingToken(cause, { isJob, triesIdentity, apiUrl }) {
            if (isJob)
                return cause;
            if (triesIdentity)
                return new errors.OD('config_usage_invalid', '--identity works only in GitHub Actions', {
                    hint: 'Remove --identity to show the identity of MOORING_API_TOKEN.',
                });
            const hint = `Run \`export MOORING_API_TOKEN="$(${(0, access_access.xJ)(apiUrl)})"\`.`;
            return new errors.OD('auth_credentials_missing', 'MOORING_API_TOKEN is not set', { hint });
        }
        var github_repository = __webpack_require__(71426);
        ;
        function gitHubBranches(repository) {
            const { github, call, place } = repository;
            return {
                readBranch: (name) => readBranch(repository, name),
                listBranches: async (prefix) => {
                    const purpose = `list the branches like ${prefix}`;
                    const found = await call(purpose, (request) => github.rest.git.listMatchingRefs({ ...place, ref: `heads/${prefix}`, request }));
                    return (0, github_repository.u)(found, purpose).map(({ ref, object }) => ({
                        name: ref.replace(/^refs\/heads\//, ''),
                        commit: object.sha,
                    }));
                },
                createBranch: async (name, commit) => {
                    const purpose = `create the branch ${name}`;
                    const outcome = await call(purpose, (request) => github.rest.git.createRef({ ...place, ref: `refs/heads/${name}`, sha: commit, request }), { repeatable: false });
                    if (outcome.kind === 'unsure')
                        return 'unsure';
                    const isInvalid = outcome.kind === 'refused' && outcome.refusal.status === 422;
                    if (isInvalid && (await readBranch(repository, name)) !== undefined)
                        return 'exists';
                    (0, github_repository.u)(outcome, purpose);
                    return 'created';
                },
                moveBranch: async (name, { from, to }) => (await setBranch(repository, name, { from, to })) ? 'moved' : 'changed',
                deleteBranch: async (name, from) => (await setBranch(repository, name, { from, to: undefined })) ? 'deleted' : 'changed',
            };
        }
        async function readBranch({ github, call, place }, name) {
            const purpose = `read the branch ${name}`;
            const outcome = await call(purpose, (request) => github.rest.git.getRef({ ...place, ref: `heads/${name}`, request }));
            if (outcome.kind === 'refused' && outcome.refusal.status === 404)
                return undefined;
            return (0, github_repository.u)(outcome, purpose).object.sha;
        }
        async function setBranch(repository, name, move) {
            const found = await readBranch(repository, name);
            if (found !== move.from)
                return found === move.to;
            if (await compareAndSet(repository, name, move))
                return true;
            const left = await readBranch(repository, name);
            if (left !== move.from)
                return left === move.to;
            return force(repository, name, move);
        }
        const NO_COMMIT = '0'.repeat(40);
        const UPDATE_REFS = `mutation ($repository: ID!, $name: GitRefname!, $before: GitObjectID!, $after: GitObjectID!) {
  updateRefs(input: {
    repositoryId: $repository
    refUpdates: [{ name: $name, beforeOid: $before, afterOid: $after, force: true }]
  }) { clientMutationId }
}`;
        async function compareAndSet({ github, call, place }, name, { from, to }) {
            const repository = await call('read the repository', (request) => github.rest.repos.get({ ...place, request }));
            if (repository.kind !== 'answer')
                return false;
            const variables = {
                repository: repository.answer.node_id,
                name: `refs/heads/${name}`,
                before: from,
                after: to ?? NO_COMMIT,
            };
            const outcome = await call(`move the branch ${name}`, async (request) => {
                await github.graphql(UPDATE_REFS, { ...variables, request });
                return { status: 200, data: {} };
            }, { repeatable: false });
            return outcome.kind === 'answer';
        }
        async function force(repository, name, { from, to }) {
            const { github, call, place } = repository;
            const ref = { ...place, ref: `heads/${name}` };
            const purpose = `${to === undefined ? 'delete' : 'move'} the branch ${name}`;
            const outcome = await call(purpose, (request) => to === undefined
                ? github.rest.git.deleteRef({ ...ref, request })
                : github.rest.git.updateRef({ ...ref, sha: to, force: true, request }));
            if (outcome.kind === 'refused') {
                const left = await readBranch(repository, name);
                if (left !== from)
                    return left === to;
            }
            (0, github_repository.u)(outcome, purpose);
            return true;
        }
        ;
        const MOST_BYTES = 4 * 1024 * 1024;
        function gitHubObjects(repository) {
            const { github, call, place } = repository;
            return {
                readCommit: async (commit) => {
                    const purpose = `read the commit ${commit.slice(0, 12)}`;
                    const outcome = await call(purpose, (request) => github.rest.git.getCommit({ ...place, commit_sha: commit, request }));
                    return toCommit((0, github_repository.u)(outcome, purpose));
                },
                listCommitsBeyond: async (base, head) => {
                    const purpose = `compare ${base.slice(0, 12)} with ${head.slice(0, 12)}`;
                    const outcome = await call(purpose, (request) => github.rest.repos.compareCommitsWithBasehead({ ...place, basehead: `${base}...${head}`, request }));
                    if (outcome.kind === 'refused' && outcome.refusal.status === 404)
                        return undefined;
                    const { ahead_by: ahead, commits } = (0, github_repository.u)(outcome, purpose);
                    if (commits.length < ahead)
                        return undefined;
                    return commits.map(({ sha, commit, parents }) => toCommit({ ...commit, sha, parents }));
                },
                readBlob: async (blob) => {
                    const purpose = `read the blob ${blob.slice(0, 12)}`;
                    const outcome = await call(purpose, (request) => github.rest.git.getBlob({ ...place, file_sha: blob, request }));
                    return Buffer.from((0, github_repository.u)(outcome, purpose).content, 'base64');
                },
                writeTree: async (base, files) => {
                    let tree = base;
                    for (const part of inParts(files))
                        tree = await writePart(repository, tree, part);
                    return tree;
                },
                writeCommit: async ({ message, tree, parent }) => {
                    const purpose = 'write the commit';
                    const outcome = await call(purpose, (request) => github.rest.git.createCommit({ ...place, message, tree, parents: [parent], request }));
                    return toCommit((0, github_repository.u)(outcome, purpose));
                },
            };
        }
        async function writePart(repository, base, files) {
            const { github, call, place } = repository;
            const purpose = `write a tree with ${files.length} files`;
            const entries = [];
            for (const file of files)
                entries.push(await treeEntry(repository, file));
            const outcome = await call(purpose, (request) => github.rest.git.createTree({ ...place, base_tree: base, tree: entries, request }));
            return (0, github_repository.u)(outcome, purpose).sha;
        }
        async function writeBlob({ github, call, place }, { path, bytes }) {
            const purpose = `write ${path}`;
            const content = Buffer.from(bytes).toString('base64');
            const outcome = await call(purpose, (request) => github.rest.git.createBlob({ ...place, content, encoding: 'base64', request }));
            return (0, github_repository.u)(outcome, purpose).sha;
        }
        function toCommit({ sha, message, tree, parents, author }) {
            return {
                id: sha,
                tree: tree.sha,
                parents: parents.map((parent) => parent.sha),
                message,
                author: author?.name ?? '',
            };
        }
        function inParts(files) {
            const parts = [];
            let length = 0;
            for (const file of files) {
                length += file.bytes.length;
                const last = parts.at(-1);
                if (last === undefined || length > MOST_BYTES) {
                    parts.push([file]);
                    length = file.bytes.length;
                }
                else
                    last.push(file);
            }
            return parts;
        }
        async function treeEntry(repository, file) {
            const entry = {
                path: file.path,
                mode: file.mode === '100755' ? '100755' : '100644',
                type: 'blob',
            };
            const content = plainText(file.bytes);
            return content === undefined ? { ...entry, sha: await writeBlob(repository, file) } : { ...entry, content };
        }
        function plainText(bytes) {
            try {
                const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
                return text.includes('\0') || text.includes('\ufeff') ? undefined : text;
            }
            catch {
                return undefined;
            }
        }
        function gitHubTrees(repository) {
            return {
                readTree: async (tree, paths) => {
                    const whole = await listTree(repository, tree, true);
                    const found = new Map();
                    const directories = new Map();
                    const list = (directory) => {
                        const listing = directories.get(directory) ?? listTree(repository, directory, false);
                        directories.set(directory, listing);
                        return listing;
                    };
                    for (const path of paths) {
                        const entry = whole === undefined ? await walkTo(tree, path, list) : whole.get(path);
                        if (entry?.type === 'blob')
                            found.set(path, { mode: entry.mode, blob: entry.blob });
                    }
                    return found;
                },
            };
        }
        async function listTree({ github, call, place }, tree, recursive) {
            const purpose = `read the tree ${tree.slice(0, 12)}`;
            const query = { ...place, tree_sha: tree, ...(recursive ? { recursive: 'true' } : {}) };
            const outcome = await call(purpose, (request) => github.rest.git.getTree({ ...query, request }));
            const { truncated, tree: entries } = (0, github_repository.u)(outcome, purpose);
            if (truncated)
                return undefined;
            return new Map(entries.map(({ path, mode, sha, type }) => [path, { mode, blob: sha, type }]));
        }
        async function walkTo(tree, path, list) {
            const directories = path.split('/');
            const name = directories.pop() ?? '';
            let directory = tree;
            for (const part of directories) {
                const entry = (await list(directory))?.get(part);
                if (entry?.type !== 'tree')
                    return undefined;
                directory = entry.blob;
            }
            return (await list(directory))?.get(name);
        }
        ;
        const LABEL_COLOR = '1d76db';
        function gitHubExtras(repository) {
            const { github, call, place } = repository;
            return {
                ensureLabel: (name) => tryExtra(() => ensureLabel(repository, name)),
                assign: (number, people) => tryExtra(() => github_extras_assign(repository, number, people)),
                addLabels: (number, labels) => tryExtra(async () => refused(await call('add labels', (request) => github.rest.issues.addLabels({ ...place, issue_number: number, labels: [...labels], request })))),
                requestReview: (number, from) => tryExtra(async () => {
                    const whom = 'people' in from ? { reviewers: [...from.people] } : { team_reviewers: [...from.teams] };
                    return refused(await call('request a review', (request) => github.rest.pulls.requestReviewers({ ...place, pull_number: number, ...whom, request })));
                }),
            };
        }
        async function ensureLabel({ github, call, place }, name) {
            const look = () => call(`find the label ${name}`, (request) => github.rest.issues.getLabel({ ...place, name, request }));
            if ((await look()).kind === 'answer')
                return { kind: 'done' };
            const label = { name, color: LABEL_COLOR, description: 'Pins of container images' };
            const created = await call(`create the label ${name}`, (request) => github.rest.issues.createLabel({ ...place, ...label, request }));
            return created.kind === 'answer' || (await look()).kind === 'answer' ? { kind: 'done' } : refused(created);
        }
        async function github_extras_assign({ github, call, place }, number, people) {
            const outcome = await call('assign people', (request) => github.rest.issues.addAssignees({ ...place, issue_number: number, assignees: [...people], request }));
            if (outcome.kind !== 'answer')
                return refused(outcome);
            const assigned = new Set((outcome.answer.assignees ?? []).map(({ login }) => login.toLowerCase()));
            const dropped = people.filter((login) => !assigned.has(login.toLowerCase()));
            if (dropped.length === 0)
                return { kind: 'done' };
            return { kind: 'refused', reason: `${dropped.join(', ')} cannot be assigned` };
        }
        function refused(outcome) {
            switch (outcome.kind) {
                case 'answer':
                    return { kind: 'done' };
                case 'unsure':
                    return { kind: 'refused', reason: 'the answer was lost' };
                case 'refused':
                    return {
                        kind: 'refused',
                        reason: `GitHub answered ${outcome.refusal.status} (${outcome.refusal.message})`,
                    };
            }
        }
        async function tryExtra(request) {
            try {
                return await request();
            }
            catch (error) {
                if (error instanceof errors.OD && error.code.startsWith('github_'))
                    return { kind: 'refused', reason: error.message };
                throw error;
            }
        }
        ;
        const MOST_PULL_REQUESTS = 100;
        function gitHubPullRequests({ github, call, place, }) {
            async function listPullRequests(branch) {
                const purpose = `list the pull requests from ${branch}`;
                const head = `${place.owner}:${branch}`;
                const query = { state: 'all', sort: 'created', direction: 'desc', per_page: MOST_PULL_REQUESTS };
                const outcome = await call(purpose, (request) => github.rest.pulls.list({ ...place, ...query, head, request }));
                return (0, github_repository.u)(outcome, purpose).map(toPullRequest);
            }
            return {
                listPullRequests,
                openPullRequest: async ({ title, body, branch, base, draft }) => {
                    const purpose = `open a pull request from ${branch} into ${base}`;
                    const outcome = await call(purpose, (request) => github.rest.pulls.create({ ...place, title, body, head: branch, base, draft, request }), { repeatable: false });
                    if (outcome.kind === 'unsure')
                        return 'unsure';
                    if (outcome.kind === 'refused' && outcome.refusal.status === 422) {
                        const found = await listPullRequests(branch);
                        if (found.some(({ state }) => state === 'open'))
                            return 'exists';
                        const isHead = outcome.refusal.errors.some(({ field, code }) => field === 'head' && code === 'invalid');
                        if (isHead)
                            return 'not-ready';
                    }
                    return toPullRequest((0, github_repository.u)(outcome, purpose));
                },
                changePullRequest: async (number, change) => {
                    const purpose = `change the pull request #${number}`;
                    const outcome = await call(purpose, (request) => github.rest.pulls.update({ ...place, pull_number: number, ...change, request }));
                    return toPullRequest((0, github_repository.u)(outcome, purpose));
                },
            };
        }
        function toPullRequest(pull) {
            const merged = pull.merged_at !== undefined && pull.merged_at !== null;
            return {
                number: pull.number,
                url: pull.html_url,
                title: pull.title,
                body: pull.body ?? '',
                base: pull.base.ref,
                state: pull.state === 'open' ? 'open' : merged ? 'merged' : 'closed',
            };
        }
        ;
        async function openGitHubForge(options) {
            const repository = await (0, github_repository.w)(options);
            return {
                ...gitHubBranches(repository),
                ...gitHubObjects(repository),
                ...gitHubTrees(repository),
                ...gitHubPullRequests(repository),
                ...gitHubExtras(repository),
            };
        }
        var node_digest = __webpack_require__(41686);
        var secret = __webpack_require__(48325);
        var registry_content_client = __webpack_require__(9721);
        var version_one_client = __webpack_require__(3553);
        var vulnerability_client = __webpack_require__(39740);
        var registry_tokens = __webpack_require__(98016);
        var pull_routes = __webpack_require__(83354);
        var version_one_routes = __webpack_require__(75016);
        var vulnerability_routes = __webpack_require__(28665);
        var uid = __webpack_require__(24513);
        var image_use = __webpack_require__(47125);
        var evidence = __webpack_require__(77533);
        var advisory_selection = __webpack_require__(84277);
        var advisory_status = __webpack_require__(36268);
        var severity = __webpack_require__(32082);
        var assess = __webpack_require__(6308);
        ;
        function judgeMove({ path, from, to, advisories }) {
            const before = packagesOf(from, 'the current build');
            if (before.kind === 'unknown')
                return before;
            const after = packagesOf(to, 'the new build');
            if (after.kind === 'unknown')
                return after;
            if (platformNames(before.platforms) !== platformNames(after.platforms))
                return unknown('the SBOMs of the two builds cover different platforms');
            const names = [before, after].flatMap(({ packages }) => (0, evidence.jh)(packages, { path }));
            for (const name of names) {
                const answer = advisories.get(name);
                if (answer === undefined)
                    return unknown(`the advisories for ${name} were not fetched`);
                if (answer.kind === 'unknown')
                    return notAnswered(answer.problem);
            }
            const advisoriesOn = (name) => {
                const answer = advisories.get(name);
                return answer?.kind === 'known' ? answer.value : [];
            };
            const impact = compare((0, assess.C)(before.platforms, advisoriesOn), (0, assess.C)(after.platforms, advisoriesOn));
            const sboms = [before, after].flatMap(({ packages }) => packages.unverifiedSboms ?? []);
            return sboms.some(({ isUsed }) => isUsed) ? { ...impact, hasUnverifiedSbom: true } : impact;
        }
        function compare(before, after) {
            const idOf = sameIds([...before, ...after].filter(({ decision }) => !(0, advisory_status.Lx)(decision.status)));
            const had = worstById(before, idOf);
            const has = worstById(after, idOf);
            const resolved = [...had].filter(([id, status]) => isOpen(status) && isGone(has.get(id)));
            const introduced = [...has].filter(([id, status]) => isGone(had.get(id)) && status !== 'unreviewed' && !(0, advisory_status.Lx)(status));
            const facts = idsOf(introduced).map((id) => describe(id, after.filter((one) => idOf(one) === id)));
            return { kind: 'known', resolved: idsOf(resolved), introduced: facts };
        }
        function describe(id, assessments) {
            const open = assessments.filter(({ decision }) => !(0, advisory_status.Lx)(decision.status));
            const severities = open.map(({ severity }) => severity);
            return {
                id,
                packages: [...new Set(open.flatMap((one) => one.package?.name ?? []))].sort(),
                severity: (0, severity.Lc)(severities),
            };
        }
        function sameIds(assessments) {
            const named = assessments.map(({ id, advisory }) => ({
                advisoryId: id,
                aliases: [advisory.advisoryId, ...advisory.aliases],
            }));
            const ids = new Map([...(0, advisory_selection.B2)(named)].flatMap(([id, group]) => group.map(({ advisoryId }) => [advisoryId, id])));
            return ({ id }) => ids.get(id) ?? id;
        }
        function worstById(assessments, idOf) {
            const worst = new Map();
            for (const assessment of assessments) {
                const id = idOf(assessment);
                const { status } = assessment.decision;
                const known = worst.get(id);
                if (known === undefined || rankOf(status) < rankOf(known))
                    worst.set(id, status);
            }
            return worst;
        }
        function rankOf(status) {
            return advisory_status.tu.indexOf(status);
        }
        function isOpen(status) {
            return rankOf(status) <= rankOf('affected_pending_upstream');
        }
        function isGone(status) {
            return status === undefined || (0, advisory_status.Lx)(status);
        }
        function idsOf(found) {
            return found.map(([id]) => id).sort();
        }
        function packagesOf(answer, build) {
            if (answer.kind === 'unknown')
                return notAnswered(answer.problem);
            const packages = answer.value;
            if (packages.source === 'name') {
                const isMissing = packages.reason === evidence.Uk;
                return { ...unknown(`${build}: ${packages.reason}`), ...(isMissing ? { lacksSbom: true } : {}) };
            }
            return { kind: 'known', packages, platforms: packages.platforms };
        }
        function platformNames(platforms) {
            return platforms
                .map(({ platform }) => platform)
                .sort()
                .join();
        }
        function notAnswered(problem) {
            return { kind: 'unknown', why: problem.message, problem };
        }
        function unknown(why) {
            return { kind: 'unknown', why };
        }
        var settle = __webpack_require__(67559);
        var fetch_advisories = __webpack_require__(36721);
        var find_repo = __webpack_require__(78264);
        ;
        const MOST_QUESTIONS = 100;
        const BUILDS_IN_FLIGHT = 8;
        function createMoveJudge(options) {
            const judged = new Map();
            const advisories = new Map();
            return async (moves) => {
                const questions = questionsOf(moves, options);
                const open = [...questions].flatMap(([key, { question }]) => judged.has(key) ? [] : [[key, question]]);
                const queried = open.slice(0, Math.max(0, MOST_QUESTIONS - judged.size));
                const answers = await judgeAll(new Map(queried), advisories, options);
                for (const [key, known] of answers)
                    judged.set(key, known);
                return new Map([...questions].flatMap(([key, { moves: same }]) => same.map((move) => [move, judged.get(key) ?? TOO_MANY])));
            };
        }
        const TOO_MANY = {
            kind: 'unknown',
            why: `a run checks at most ${MOST_QUESTIONS} different updates`,
        };
        function questionsOf(moves, options) {
            const questions = new Map();
            for (const move of moves) {
                const question = questionOf(move, options);
                if (question === undefined)
                    continue;
                const key = JSON.stringify(question);
                const same = questions.get(key) ?? { question, moves: [] };
                questions.set(key, same);
                same.moves.push(move);
            }
            return questions;
        }
        function questionOf(move, { registryHost }) {
            const { from, to, isKept, upstream, platforms } = move;
            if (from === undefined || from === to || isKept === true)
                return undefined;
            const historic = (0, image_use.RC)({ ...upstream, tag: undefined, digest: undefined }, registryHost);
            if (historic === undefined)
                return undefined;
            const { organization, name } = historic;
            return { image: { organization, name }, from, to, platforms: platforms.toSorted() };
        }
        async function judgeAll(questions, advisories, options) {
            try {
                const [first] = questions.values();
                if (first === undefined)
                    return new Map();
                const probe = (0, image_use.Cs)(first.image.name);
                await addAdvisories([probe], advisories, options);
                const allowed = advisories.get(probe);
                if (allowed?.kind === 'unknown')
                    return forAll(questions, notAnswered(allowed.problem));
                const packages = await fetchBuilds([...questions.values()], options);
                const given = new Map([...questions].map(([key, one]) => [key, answersTo(one, packages)]));
                const names = [...given.values()].flatMap(({ path, from, to }) => [from, to].flatMap((build) => (build.kind === 'known' ? (0, evidence.jh)(build.value, { path }) : [])));
                await addAdvisories(names, advisories, options);
                return new Map([...given].map(([key, one]) => [key, judgeMove({ ...one, advisories })]));
            }
            catch (error) {
                if (!(error instanceof errors.OD) || error.code !== 'run_deadline')
                    throw error;
                const { code, message, hint } = error;
                return forAll(questions, notAnswered({ code, message, hint }));
            }
        }
        function forAll(questions, unknown) {
            return new Map([...questions.keys()].map((key) => [key, unknown]));
        }
        async function addAdvisories(names, advisories, { vulnerabilities }) {
            const more = [...new Set(names)].filter((name) => !advisories.has(name)).sort();
            for (const [name, known] of await (0, fetch_advisories.W)(more, vulnerabilities))
                advisories.set(name, known);
        }
        async function fetchBuilds(questions, options) {
            const repos = new Map();
            const own = { uid: options.organizationUid, name: undefined };
            const repoOf = (image) => {
                const known = repos.get((0, registry_tokens.V)(image)) ?? (0, find_repo.O7)(image, own, options.platform);
                repos.set((0, registry_tokens.V)(image), known);
                return known;
            };
            const builds = new Map(questions.flatMap((question) => [question.from, question.to].map((digest) => [buildKey(question, digest), { question, digest }])));
            const { fetchPackages, sbomSignatures } = await __webpack_require__.e(1469).then(__webpack_require__.bind(__webpack_require__, 21469));
            const signatures = options.signatures && sbomSignatures(options.registryHost, options.signatures);
            const fetched = await (0, concurrency.sf)([...builds], BUILDS_IN_FLIGHT, async ([key, { question, digest }]) => {
                const { image, platforms } = question;
                const repoUid = () => repoOf(image);
                const sources = { content: options.content, sboms: options.versionOne, repoUid, signatures };
                return [key, await (0, settle.G9)(fetchPackages({ image, reference: digest, platforms }, sources))];
            });
            return new Map(fetched);
        }
        function answersTo(question, builds) {
            const [from, to] = [question.from, question.to].map((digest) => builds.get(buildKey(question, digest)));
            if (from === undefined || to === undefined)
                throw new errors.OD('internal_bug', 'a build of an update was not fetched');
            return { path: question.image.name, from, to };
        }
        function buildKey({ image, platforms }, digest) {
            return JSON.stringify([image.organization, image.name, digest, platforms]);
        }
        ;
        const LONGEST_WAIT_MS = 60_000;
        const SHARE_OF_RUN = 1 / 3;
        function openAdvisoryImpact(access) {
            let opened;
            return (moves) => (opened ??= openClients(access))(moves);
        }
        function openClients(access) {
            const { apiToken: token, clock, endpoints, identity, onSecret, send, signal, timeoutMs } = access;
            const wait = Math.min(LONGEST_WAIT_MS, timeoutMs * SHARE_OF_RUN);
            const call = (0, transport_call.u)({
                routes: { ...registry_routes.k, ...pull_routes.o, ...version_one_routes.n, ...vulnerability_routes.R },
                send,
                clock,
                endpoints,
                signal: AbortSignal.any([signal, AbortSignal.timeout(wait)]),
            });
            const tokens = (0, registry_tokens.Q)({ call, clock, onSecret, passwordFor: () => access.registryToken });
            return createMoveJudge({
                content: (0, registry_content_client.e)({ call, tokens, digestOf: access.digestOf }),
                platform: (0, platform_client.B)({ call, token }),
                versionOne: (0, version_one_client.k)({ call, token }),
                vulnerabilities: (0, vulnerability_client.C)({ call, token }),
                registryHost: endpoints.registry,
                organizationUid: (0, uid.zL)(identity),
                signatures: access.signatures,
            });
        }
        var branch_name = __webpack_require__(37325);
        var remember_signers = __webpack_require__(77071);
        var pull_request_grouping = __webpack_require__(13500);
        ;
        async function gitBlobId(bytes) {
            const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
            const object = new Uint8Array(header.length + bytes.length);
            object.set(header);
            object.set(bytes, header.length);
            return hexDigest('SHA-1', object);
        }
        async function textHash(text) {
            return hexDigest('SHA-256', new TextEncoder().encode(text));
        }
        async function hexDigest(algorithm, bytes) {
            const hash = await crypto.subtle.digest(algorithm, bytes);
            return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
        }
        var pin_plan = __webpack_require__(14084);
        ;
        const TRAILER = 'Mooring-Tree';
        function ownCommitMessage(title, tree) {
            return `${title}\n\n${TRAILER}: ${tree}\n`;
        }
        function isOwnCommit(commit) {
            const [, named] = new RegExp(`^${TRAILER}: ([0-9a-f]{40})\\s*$`, 'm').exec(commit.message) ?? [];
            return commit.parents.length === 1 && named === commit.tree;
        }
        ;
        const LINK = '120000';
        const NEW_FILE = '100644';
        async function matchBase(forge, base, files) {
            const entries = await forge.readTree(base.tree, files.map(({ path }) => path));
            const links = await followLinks(forge, base.tree, entries);
            const matched = [];
            const mismatches = [];
            for (const { path, before, after } of files) {
                const place = links.get(path) ?? { path, entry: entries.get(path) };
                if (before === undefined && place.entry === undefined && !links.has(path)) {
                    matched.push({ path, mode: NEW_FILE, bytes: after, baseBlob: undefined });
                    continue;
                }
                const why = await mismatchOf(place.entry, before, base);
                if (why !== undefined || place.entry === undefined)
                    mismatches.push({ path, why: why ?? '' });
                else if (matched.every((one) => one.path !== place.path))
                    matched.push({ path: place.path, mode: place.entry.mode, bytes: after, baseBlob: place.entry.blob });
            }
            return { files: matched, mismatches };
        }
        async function followLinks(forge, tree, entries) {
            const targets = new Map();
            for (const [path, { mode, blob }] of entries) {
                if (mode !== LINK)
                    continue;
                const target = linkTarget(path, new TextDecoder().decode(await forge.readBlob(blob)));
                targets.set(path, target ?? '');
            }
            if (targets.size === 0)
                return new Map();
            const found = await forge.readTree(tree, [...targets.values()]);
            return new Map([...targets].map(([path, target]) => [path, { path: target, entry: found.get(target) }]));
        }
        async function mismatchOf(entry, before, base) {
            if (entry === undefined)
                return `${base.branch} does not have it`;
            if (entry.mode === LINK)
                return 'it is a symbolic link to a symbolic link';
            return before !== undefined && entry.blob === (await gitBlobId(before))
                ? undefined
                : `it differs from ${base.branch} (changed there since the checkout, or in the work tree before this step)`;
        }
        function linkTarget(path, target) {
            if (target.startsWith('/'))
                return undefined;
            const parts = path.split('/').slice(0, -1);
            for (const part of target.split('/')) {
                if (part === '' || part === '.')
                    continue;
                if (part !== '..')
                    parts.push(part);
                else if (parts.pop() === undefined)
                    return undefined;
            }
            return parts.length === 0 ? undefined : parts.join('/');
        }
        var read_file = __webpack_require__(37915);
        var signature_hold = __webpack_require__(17697);
        var require_signed = __webpack_require__(7063);
        var rewrite_files = __webpack_require__(19573);
        ;
        const MOST_FILES = 100;
        const IN_FLIGHT = 8;
        const ANSWERED = new Set([
            'current',
            'would-go-back',
            'denied',
            'too-young',
            'no-history',
            'not-in-history',
            'no-build',
            'age-unknown',
            'mirror-lacks',
            ...signature_hold.Md,
            'lockstep',
        ]);
        async function keepProposed({ forge, branches, ...options }) {
            const { plan } = options.planned;
            const failed = plan.skipped.filter(({ code }) => code === 'lookup-failed');
            const paths = [...new Set(failed.map(({ file }) => file))];
            if (failed.length === 0)
                return { plan, untouched: new Set() };
            const isBlind = plan.moves.length === 0 && !plan.skipped.some(({ code }) => ANSWERED.has(code));
            if (isBlind)
                return { plan, untouched: new Set(branches.map(({ name }) => name)) };
            const untouched = new Set();
            const kept = new Map();
            for (const { name, commit } of branches) {
                const edits = await readEdits(forge, commit, paths);
                const moves = edits === undefined ? undefined : await carryOver(edits, options);
                if (moves === undefined)
                    untouched.add(name);
                else
                    for (const move of moves)
                        kept.set((0, pin_plan.$)(move), move);
            }
            const { moves, held } = await (0, require_signed.uK)([...kept.values()], options.signatures);
            return { plan: withKept(plan, { moves, held }), untouched };
        }
        function withKept({ moves, skipped }, kept) {
            return {
                moves: [...moves, ...kept.moves.values()].toSorted(byPlace),
                skipped: skipped.flatMap((skip) => {
                    const place = (0, pin_plan.$)(skip);
                    if (skip.code !== 'lookup-failed')
                        return [skip];
                    const hold = kept.held.get(place);
                    if (hold !== undefined)
                        return [{ ...skip, code: hold.code, reason: (0, signature_hold.uh)(hold).reason }];
                    return kept.moves.has(place) ? [] : [skip];
                }),
            };
        }
        function byPlace(one, other) {
            if (one.file !== other.file)
                return one.file < other.file ? -1 : 1;
            return one.line - other.line;
        }
        async function readEdits(forge, commit, paths) {
            const head = await forge.readCommit(commit);
            const [parent] = head.parents;
            if (parent === undefined || !isOwnCommit(head))
                return [];
            const { tree } = await forge.readCommit(parent);
            const before = await readPlaces(forge, tree, paths);
            const after = await readPlaces(forge, head.tree, paths);
            const changed = paths.flatMap((path) => {
                const [old, next] = [before.get(path)?.blob, after.get(path)?.blob];
                return old === undefined || next === undefined || old === next ? [] : [{ path, old, next }];
            });
            if (changed.length > MOST_FILES)
                return undefined;
            return (0, concurrency.sf)(changed, IN_FLIGHT, async ({ path, old, next }) => ({
                path,
                before: await forge.readBlob(old),
                after: await forge.readBlob(next),
            }));
        }
        async function readPlaces(forge, tree, paths) {
            const entries = await forge.readTree(tree, paths);
            const links = await followLinks(forge, tree, entries);
            const followed = [...links].flatMap(([path, { entry }]) => entry === undefined ? [] : [[path, entry]]);
            return new Map([...entries, ...followed]);
        }
        async function carryOver(earlier, { tree, planned, settings, wish }) {
            const { decided, listing } = planned;
            const kept = new Map();
            for (const file of earlier) {
                const open = decided.filter(({ image, decision }) => image.file === file.path && isFailedLookup(decision));
                const [first] = open;
                if (first === undefined)
                    continue;
                const edits = await editsOf(file, (0, list_images.ew)(first.image, listing), listing);
                for (const { image, tag } of open) {
                    const to = edits.get(stateOf(image));
                    if (tag === undefined || to === undefined || to === image.reference.digest)
                        continue;
                    if ((0, pin_config.GZ)(settings.denies, image.reference, { digest: to, at: undefined }))
                        continue;
                    kept.set(image, keptMove(image, { tag, to }, { settings, planned }));
                }
            }
            if (kept.size > 0 && isSpecial(wish))
                return undefined;
            const pins = [...kept].map(([image, { to }]) => ({ image, digest: to }));
            const { dropped } = await (0, rewrite_files.O)({ tree, listing, style: settings.style, pins });
            return [...kept].flatMap(([image, move]) => (dropped.has(image) ? [] : [move]));
        }
        function isFailedLookup(decision) {
            return decision.kind === 'skip' && decision.code === 'lookup-failed';
        }
        function stateOf(image) {
            const { reference } = image;
            return JSON.stringify([(0, image_reference.vy)(reference), (0, image_list.Q9)(image), reference.digest ?? null]);
        }
        async function editsOf({ path, before, after }, format, listing) {
            const file = { file: path, format, options: listing.options };
            const [old, next] = [await (0, read_file.T)({ ...file, bytes: before }), await (0, read_file.T)({ ...file, bytes: after })];
            if (old.images.length !== next.images.length)
                return new Map();
            const pairs = old.images.flatMap((image, index) => {
                const digest = next.images[index]?.reference.digest;
                const isEdited = digest !== undefined && digest !== image.reference.digest;
                return isEdited ? [[stateOf(image), digest]] : [];
            });
            return new Map(pairs);
        }
        function keptMove(image, { tag, to }, { settings, planned: { listing } }) {
            const { file, line, written, reference } = image;
            return {
                file,
                line,
                written,
                image: (0, image_reference.vy)(reference),
                tag,
                upstream: (0, pin_config.Fw)(settings.mirrors, reference),
                platforms: (0, image_list.Hb)(image, listing.check.platforms),
                from: reference.digest,
                to,
                builtAt: undefined,
                builds: undefined,
                days: undefined,
                isKept: true,
            };
        }
        function isSpecial({ asOf, rollBack }) {
            return asOf !== undefined || rollBack !== undefined;
        }
        var body = __webpack_require__(19118);
        var impact_text = __webpack_require__(40291);
        ;
        const MARKER = /<!-- mooring-pins plan=([0-9a-f]{64}) text=([0-9a-f]{64}) state=(open|unfinished|settled) -->/g;
        function formatMarker({ plan, text, state }) {
            return `<!-- mooring-pins plan=${plan} text=${text} state=${state} -->`;
        }
        function readMarker(body) {
            const [, plan, text, state] = [...body.matchAll(MARKER)].at(-1) ?? [];
            if (plan === undefined || text === undefined)
                return undefined;
            if (state !== 'open' && state !== 'unfinished' && state !== 'settled')
                return undefined;
            return { plan, text, state };
        }
        function withoutMarker(body) {
            return body.replace(MARKER, '').trimEnd();
        }
        function withMarker(body, marker) {
            return `${withoutMarker(body)}\n\n${formatMarker(marker)}\n`;
        }
        var title = __webpack_require__(65191);
        ;
        async function planHash(group) {
            return textHash(planText(group.moves));
        }
        async function writeText(proposal, options, { author, id, judged }) {
            const { key, moves, remembered, skipped } = proposal;
            const kept = moves.filter(({ isKept }) => isKept === true).length;
            const text = {
                key,
                moves: judged ?? moves,
                skipped,
                remembered,
                rule: options.rule,
                links: linksAt(options.links, id),
                remarks: [...(0, impact_text.vk)(judged ?? moves), ...(kept === 0 ? [] : [keptNote(kept)])],
                elsewhere: 'the job summary',
                template: options.body,
                startsNoChecks: startsNoChecks(author),
            };
            const steady = {
                ...text,
                moves: moves.map(withoutFetched),
                skipped: skipped.map(withoutPassing),
                remembered: remembered && withoutLogs(remembered),
                links: {},
                remarks: kept === 0 ? [] : [keptNote(kept)],
            };
            return {
                title: (0, title.z)(text, options.title),
                body: (0, body.lc)(text, body.Th),
                hash: await textHash(`${(0, title.z)(steady, options.title)}\n${(0, body.lc)(steady, body.Th)}`),
            };
        }
        function linksAt(links, commit) {
            const { files } = links;
            return { ...links, files: files === undefined || commit === undefined ? undefined : { ...files, commit } };
        }
        function withoutFetched(move) {
            const isBack = move.builds !== undefined && move.builds < 0;
            const trust = move.trust === undefined ? undefined : steadyTrust(move.trust);
            return { ...move, builds: isBack ? -1 : undefined, days: undefined, endOfLife: undefined, trust };
        }
        function steadyTrust(trust) {
            if (trust.kind === 'verified' || trust.kind === 'signed-as-other')
                return { ...trust, signedAt: undefined, logUrl: undefined };
            return trust.kind === 'not-verifiable' ? { ...trust, reason: '', remedy: '' } : trust;
        }
        function withoutLogs({ entries, path }) {
            const steady = entries.map((entry) => ({ ...entry, seen: { ...entry.seen, logUrl: undefined } }));
            return { entries: steady, path };
        }
        const PASSING = new Set([
            'lookup-failed',
            'would-go-back',
            'too-young',
            'lockstep',
            'not-verifiable',
        ]);
        function withoutPassing(skip) {
            return PASSING.has(skip.code) ? { ...skip, reason: '' } : skip;
        }
        function markedBody(text, marker) {
            return `${text.body}\n\n${formatMarker({ ...marker, text: text.hash })}\n`;
        }
        const JOB_AUTHOR = 'github-actions[bot]';
        function startsNoChecks(author) {
            return author === JOB_AUTHOR;
        }
        function keptNote(kept) {
            return `The registry was unreachable for ${(0, plural.U)(kept, 'reference')} in this run; earlier proposed updates are kept.`;
        }
        function planText(moves) {
            return moves
                .map(({ file, image, tag, from, to }) => JSON.stringify([file, image, tag, from ?? null, to]))
                .sort()
                .join('\n');
        }
        ;
        function nextLifecycleStep(observed, wanted) {
            const { branch, pullRequests } = observed;
            const open = pullRequests.find(({ state }) => state === 'open');
            if (wanted === undefined)
                return decideNeedless(branch, open);
            if (branch.kind === 'foreign')
                return { kind: 'leave', number: open?.number };
            if (open !== undefined)
                return decideOpen(branch, open, wanted);
            const declined = pullRequests.find((one) => isDeclined(one, wanted));
            if (declined !== undefined)
                return { kind: 'declined', number: declined.number };
            return { kind: 'open', branch: branchStep(branch) };
        }
        function decideNeedless(branch, open) {
            if (open === undefined)
                return { kind: branch.kind === 'own' ? 'discard-branch' : 'nothing' };
            if (branch.kind === 'foreign' || open.marker === undefined)
                return { kind: 'leave', number: open.number };
            return { kind: 'close', number: open.number };
        }
        function decideOpen(branch, open, wanted) {
            const { number, marker } = open;
            const step = branchStep(branch);
            const text = marker?.text !== wanted.text || marker.plan !== wanted.plan || open.base !== wanted.base;
            if (step !== 'keep' || text)
                return { kind: 'update', number, branch: step, text };
            return { kind: marker.state === 'unfinished' ? 'finish' : 'unchanged', number };
        }
        function branchStep(branch) {
            if (branch.kind === 'absent')
                return 'create';
            return branch.matches ? 'keep' : 'move';
        }
        function isDeclined({ state, marker }, wanted) {
            return state === 'closed' && marker?.plan === wanted.plan && marker.state !== 'settled';
        }
        ;
        async function readPullRequestState(forge, base, target) {
            const tip = await forge.readBranch(target.branch);
            const head = tip === undefined ? undefined : await forge.readCommit(tip);
            const pullRequests = await forge.listPullRequests(target.branch);
            const branch = head === undefined ? { kind: 'absent' } : await observeBranch(forge, base, head, target.files);
            return {
                head: branch.kind === 'own' ? head : undefined,
                pullRequests,
                observed: {
                    branch,
                    pullRequests: pullRequests.map(({ number, state, base: into, body }) => ({
                        number,
                        state,
                        base: into,
                        marker: readMarker(body),
                    })),
                },
            };
        }
        async function observeBranch(forge, base, head, files) {
            if (!(await isOwnBranch(forge, base, head)))
                return { kind: 'foreign', commit: head.id };
            const matches = files.length > 0 && (await holdsFiles(forge, base, head, files));
            return { kind: 'own', commit: head.id, matches };
        }
        async function isOwnBranch(forge, base, head) {
            if (!isOwnCommit(head))
                return false;
            if (head.parents[0] === base.commit)
                return true;
            const beyond = await forge.listCommitsBeyond(base.commit, head.id);
            return beyond !== undefined && beyond.every(isOwnCommit);
        }
        async function holdsFiles(forge, base, head, files) {
            const [parent = ''] = head.parents;
            if (parent === base.commit)
                return (await forge.writeTree(base.tree, files)) === head.tree;
            const { tree } = await forge.readCommit(parent);
            const entries = await forge.readTree(tree, files.map(({ path }) => path));
            const same = files.every(({ path, mode, baseBlob }) => {
                const entry = entries.get(path);
                return entry?.blob === baseBlob && (entry === undefined || entry.mode === mode);
            });
            return same && (await forge.writeTree(tree, files)) === head.tree;
        }
        ;
        async function writeBranch(forge, base, content, { step, head }) {
            switch (step) {
                case 'keep':
                    return head ?? 'again';
                case 'create': {
                    const commit = await writeCommit(forge, base, content);
                    return (await forge.createBranch(content.branch, commit.id)) === 'created' ? commit : 'again';
                }
                case 'move': {
                    if (head === undefined)
                        return 'again';
                    const commit = await writeCommit(forge, base, content);
                    const moved = await forge.moveBranch(content.branch, { from: head.id, to: commit.id });
                    return moved === 'moved' ? commit : 'again';
                }
                default:
                    return (0, errors.xb)(step);
            }
        }
        async function writeCommit(forge, base, { title, files }) {
            const tree = await writeTree(forge, base, files);
            await requireBytes(forge, tree, files);
            return forge.writeCommit({ message: ownCommitMessage(title, tree), tree, parent: base.commit });
        }
        async function writeTree(forge, base, files) {
            try {
                return await forge.writeTree(base.tree, files);
            }
            catch (error) {
                const workflows = files.filter(({ path }) => path.startsWith('.github/workflows/'));
                const isRefusal = error instanceof errors.OD && error.code === 'github_forbidden';
                if (!isRefusal || workflows.length === 0)
                    throw error;
                const names = workflows.map(({ path }) => path).join(', ');
                throw new errors.OD('github_workflows_permission', `${error.message}; the change includes workflow files: ${names}`, {
                    cause: error,
                });
            }
        }
        async function requireBytes(forge, tree, files) {
            const entries = await forge.readTree(tree, files.map(({ path }) => path));
            for (const { path, mode, bytes } of files) {
                const entry = entries.get(path);
                if (entry?.mode === mode && entry.blob === (await gitBlobId(bytes)))
                    continue;
                throw new errors.OD('internal_bug', `GitHub stored different content for ${path} than was sent`);
            }
        }
        ;
        async function openPullRequest(context, proposal, { current, step }) {
            const { forge, base, texts, extras, draft } = context;
            const { judged, warnings: unjudged } = await judgeProposal(context, proposal);
            const { title } = await writeText(proposal, texts, { author: '', judged });
            const content = { branch: proposal.branch, title, files: proposal.files };
            const commit = await writeBranch(forge, base, content, { step, head: current.head });
            if (commit === 'again')
                return 'again';
            const text = await writeText(proposal, texts, { ...commit, judged });
            const state = hasExtras(extras) ? 'unfinished' : 'open';
            const body = markedBody(text, { plan: proposal.plan, state });
            const opened = await forge.openPullRequest({
                title,
                body,
                branch: proposal.branch,
                base: base.branch,
                draft,
            });
            if (typeof opened === 'string')
                return 'again';
            const warnings = state === 'unfinished' ? await finish(context, { number: opened.number, body }) : [];
            return {
                operation: 'created',
                number: opened.number,
                url: opened.url,
                said: `Opened pull request #${opened.number}: ${opened.url}`,
                warnings: [...unjudged, ...warnings],
                author: commit.author,
                moves: judged ?? proposal.moves,
            };
        }
        async function updatePullRequest(context, proposal, { current, existing, step, }) {
            const { forge, base, texts } = context;
            const judged = step.text ? await judgeProposal(context, proposal) : undefined;
            const { title } = await writeText(proposal, texts, { author: '', judged: judged?.judged });
            const [subject = title] = step.text ? [] : (current.head?.message.split('\n') ?? []);
            const content = { branch: proposal.branch, title: subject, files: proposal.files };
            const commit = await writeBranch(forge, base, content, { step: step.branch, head: current.head });
            if (commit === 'again')
                return 'again';
            const { author } = commit;
            const written = await rewriteText(context, proposal, { existing, commit, judged });
            const { body, moves } = written;
            const isUnfinished = readMarker(existing.body)?.state === 'unfinished';
            const warnings = isUnfinished ? await finish(context, { number: existing.number, body }) : [];
            return {
                operation: 'updated',
                number: existing.number,
                url: existing.url,
                said: `Updated pull request #${existing.number}: ${existing.url}`,
                warnings: [...written.warnings, ...warnings],
                author,
                moves,
            };
        }
        async function rewriteText(context, proposal, { existing, commit, judged: given, }) {
            const { forge, base, texts } = context;
            const marker = readMarker(existing.body);
            const { hash } = await writeText(proposal, texts, commit);
            if (given === undefined && marker?.text === hash)
                return { body: existing.body, moves: proposal.moves, warnings: [] };
            const { judged, warnings } = given ?? (await judgeProposal(context, proposal));
            const text = await writeText(proposal, texts, { ...commit, judged });
            const state = marker?.state === 'unfinished' ? 'unfinished' : 'open';
            const body = markedBody(text, { plan: proposal.plan, state });
            await forge.changePullRequest(existing.number, {
                title: text.title,
                body,
                ...(existing.base === base.branch ? {} : { base: base.branch }),
            });
            return { body, moves: judged ?? proposal.moves, warnings };
        }
        async function finishPullRequest(context, existing) {
            const warnings = await finish(context, existing);
            return {
                operation: 'updated',
                number: existing.number,
                url: existing.url,
                said: `Completed pull request #${existing.number} from an interrupted run: ${existing.url}`,
                warnings,
            };
        }
        async function finish({ forge, extras }, { number, body }) {
            const warnings = await setExtras(forge, number, extras);
            const marker = readMarker(body);
            if (marker !== undefined)
                await forge.changePullRequest(number, { body: withMarker(body, { ...marker, state: 'open' }) });
            return warnings;
        }
        const NOT_JUDGED = { judged: undefined, warnings: [] };
        async function judgeProposal({ judgeMoves }, { moves }) {
            if (judgeMoves === undefined)
                return NOT_JUDGED;
            const answers = await judgeMoves(moves);
            const judged = moves.map((move) => {
                const advisories = answers.get(move);
                return advisories === undefined ? move : { ...move, advisories };
            });
            return { judged, warnings: warningsOf([...answers.values()]) };
        }
        function warningsOf(answers) {
            const problems = answers.flatMap((one) => one.kind === 'unknown' && one.problem !== undefined ? [one.problem] : []);
            const [first, ...others] = [...new Map(problems.map((one) => [one.message, one])).values()];
            if (first === undefined)
                return [];
            const more = others.length === 0 ? '' : ` (and ${(0, plural.U)(others.length, 'more failure')})`;
            return [
                `Advisory impact unknown: ${first.message}${more}. ${first.hint} Set \`advisories: false\` to turn this off.`,
            ];
        }
        function hasExtras({ labels, reviewers, teamReviewers, assignees }) {
            return [labels, reviewers, teamReviewers, assignees].some((list) => list.length > 0);
        }
        async function setExtras(forge, number, extras) {
            const warnings = [];
            const labels = [];
            for (const label of extras.labels) {
                const ensured = await forge.ensureLabel(label);
                if (ensured.kind === 'done')
                    labels.push(label);
                else
                    warnings.push(`Label "${label}" was not added: ${ensured.reason}.`);
            }
            if (labels.length > 0) {
                const added = await forge.addLabels(number, labels);
                if (added.kind === 'refused')
                    warnings.push(`Labels could not be added: ${added.reason}.`);
            }
            for (const person of extras.reviewers) {
                const requested = await forge.requestReview(number, { people: [person] });
                if (requested.kind === 'refused')
                    warnings.push(`${person} could not be requested as a reviewer: ${requested.reason}.`);
            }
            for (const team of extras.teamReviewers) {
                const requested = await forge.requestReview(number, { teams: [team] });
                if (requested.kind === 'refused')
                    warnings.push(`Team ${team} could not be requested as a reviewer (\`GITHUB_TOKEN\` cannot request teams): ${requested.reason}.`);
            }
            if (extras.assignees.length > 0) {
                const assigned = await forge.assign(number, extras.assignees);
                if (assigned.kind === 'refused')
                    warnings.push(`Some assignees could not be set: ${assigned.reason}.`);
            }
            return warnings;
        }
        ;
        const ROUNDS = 5;
        const FIRST_PAUSE_MS = 500;
        async function settleBranch(context, target) {
            for (let round = 0; round < ROUNDS; round += 1) {
                const current = await readPullRequestState(context.forge, context.base, {
                    branch: target.branch,
                    files: target.proposal?.files ?? [],
                });
                const step = nextLifecycleStep(current.observed, await wantedOf(context, target, current));
                const result = await carryOut(context, target, current, step);
                if (result !== 'again')
                    return toOutcome(target, current, result);
                await context.clock.sleep(FIRST_PAUSE_MS * 2 ** round * (0.5 + context.clock.random()));
            }
            throw new errors.OD('github_branch_moved', `could not update branch ${target.branch}: it changed ${ROUNDS} times during the run`);
        }
        async function wantedOf({ base, texts }, { proposal }, { head, observed }) {
            if (proposal === undefined)
                return undefined;
            const { plan } = proposal;
            const { hash } = await writeText(proposal, texts, { author: head?.author ?? '' });
            const written = observed.pullRequests.find(({ state }) => state === 'open')?.marker;
            const isBetter = written?.plan === plan && proposal.moves.some(isPartlyKnown);
            return { base: base.branch, plan, text: isBetter ? written.text : hash };
        }
        function isPartlyKnown({ isKept, trust }) {
            return isKept === true || trust?.kind === 'not-checked';
        }
        async function carryOut(context, target, current, step) {
            const { proposal } = target;
            const existing = current.pullRequests.find((one) => 'number' in step && one.number === step.number);
            const found = { number: existing?.number, url: existing?.url };
            switch (step.kind) {
                case 'nothing':
                    return { ...found, operation: 'none', said: target.needless };
                case 'discard-branch':
                    return discardBranch(context.forge, target, current.head);
                case 'leave':
                    return {
                        ...found,
                        operation: existing === undefined ? 'none' : 'unchanged',
                        ...leftAlone(target.branch),
                    };
                case 'declined':
                    return { ...found, operation: 'none', said: declined(step.number) };
                case 'unchanged':
                    return {
                        ...found,
                        operation: 'unchanged',
                        said: `Pull request #${step.number} already proposes these updates.`,
                    };
                case 'close':
                    return existing === undefined
                        ? 'again'
                        : closePullRequest(context.forge, target, { existing, head: current.head });
                case 'open':
                case 'update':
                case 'finish':
                    break;
                default:
                    return (0, errors.xb)(step);
            }
            if (proposal === undefined)
                return 'again';
            if (step.kind === 'open')
                return openPullRequest(context, proposal, { current, step: step.branch });
            if (existing === undefined)
                return 'again';
            if (step.kind === 'finish')
                return finishPullRequest(context, existing);
            return updatePullRequest(context, proposal, { current, existing, step });
        }
        function leftAlone(branch) {
            const said = `Branch ${branch} has commits from others, so it is unchanged.`;
            return {
                said,
                warnings: [
                    `${said} Merge or close its pull request, or delete the branch, to let the next run propose updates again.`,
                ],
            };
        }
        function declined(number) {
            return `Pull request #${number} proposed the same updates and was closed, so it is not opened again.`;
        }
        function toOutcome({ branch, proposal }, { head }, { author, ...result }) {
            return {
                warnings: [],
                moves: proposal?.moves ?? [],
                ...result,
                branch,
                files: proposal?.files.map(({ path }) => path) ?? [],
                startsNoChecks: isOpenBy(result.operation) && startsNoChecks(author ?? head?.author ?? ''),
            };
        }
        function isOpenBy(operation) {
            return operation !== 'none' && operation !== 'closed';
        }
        async function closePullRequest(forge, target, { existing, head }) {
            const marker = readMarker(existing.body);
            if (marker === undefined)
                return 'again';
            const body = `**Closed by Mooring**: ${target.needless}\n\n${withoutMarker(existing.body)}`;
            await forge.changePullRequest(existing.number, {
                body: withMarker(body, { ...marker, state: 'settled' }),
                state: 'closed',
            });
            const warnings = await deleteOwnBranch(forge, target.branch, head);
            return {
                operation: 'closed',
                number: existing.number,
                url: existing.url,
                said: `Closed pull request #${existing.number}: ${target.needless}`,
                warnings,
            };
        }
        async function discardBranch(forge, target, head) {
            const warnings = await deleteOwnBranch(forge, target.branch, head);
            return { operation: 'none', number: undefined, url: undefined, said: target.needless, warnings };
        }
        async function deleteOwnBranch(forge, branch, head) {
            if (head === undefined)
                return [];
            const deleted = await forge.deleteBranch(branch, head.id);
            return deleted === 'deleted' ? [] : [`Branch ${branch} changed during the run and was not deleted.`];
        }
        var remember_file = __webpack_require__(43905);
        ;
        async function proposePins(options) {
            const { forge, branch } = options;
            const left = (await forge.listBranches(branch)).filter(({ name }) => (0, branch_name.Gk)(branch, name));
            const { plan: wanted } = options.planned;
            if (wanted.moves.length === 0 && left.length === 0) {
                return { outcomes: [{ ...NO_PULL_REQUEST, branch, said: whyNothing(wanted) }], mismatches: [] };
            }
            const { plan, untouched } = await keepProposed({ ...options, branches: left });
            const base = await readBase(forge, options.base);
            const { proposals, mismatches } = await makeProposals(plan, options, base);
            const needless = plan.moves.length === 0 ? whyNothing(plan) : REGROUPED;
            const proposed = new Set(proposals.map((proposal) => proposal.branch));
            const unwanted = left.map(({ name }) => name).filter((name) => !proposed.has(name) && !untouched.has(name));
            const targets = [
                ...proposals
                    .filter((proposal) => !untouched.has(proposal.branch))
                    .map((proposal) => ({ branch: proposal.branch, proposal, needless })),
                ...(mismatches.length > 0 ? [] : unwanted).map((name) => ({
                    branch: name,
                    proposal: undefined,
                    needless,
                })),
            ];
            const context = { ...options, base };
            const outcomes = [];
            for (const target of targets)
                outcomes.push(await settleBranch(context, target));
            for (const name of untouched)
                outcomes.push(await leaveOpen(forge, name, LOOKUP_FAILED));
            if (mismatches.length > 0)
                for (const name of unwanted)
                    outcomes.push(await leaveOpen(forge, name, NOT_COMPARED));
            return { outcomes, mismatches };
        }
        async function leaveOpen(forge, branch, why) {
            const open = (await forge.listPullRequests(branch)).find(({ state }) => state === 'open');
            const subject = open === undefined ? `the branch ${branch}` : `pull request #${open.number}`;
            return {
                ...NO_PULL_REQUEST,
                operation: open === undefined ? 'none' : 'unchanged',
                branch,
                number: open?.number,
                url: open?.url,
                said: `${why}, so ${subject} is unchanged.`,
            };
        }
        const LOOKUP_FAILED = 'Some of its references could not be looked up';
        const NOT_COMPARED = 'The checkout differs from the base branch';
        const NO_PULL_REQUEST = {
            operation: 'none',
            number: undefined,
            url: undefined,
            warnings: [],
            moves: [],
            files: [],
            startsNoChecks: false,
        };
        function whyNothing({ skipped }) {
            if (skipped.every(({ code }) => code === 'current'))
                return 'Every pin is already on the selected build.';
            const held = skipped.filter(signature_hold.sU).length;
            const nothing = held === 0
                ? 'There is nothing to update'
                : `${(0, plural.U)(held, 'update')} ${held === 1 ? 'is' : 'are'} on hold because the build is not verified`;
            return `${nothing}; the job summary lists the skipped references with reasons.`;
        }
        const REGROUPED = 'Its updates are already made, or are part of another pull request.';
        async function readBase(forge, branch) {
            const commit = await forge.readBranch(branch);
            if (commit === undefined) {
                throw new errors.OD('github_not_found', `the repository has no branch ${branch}`);
            }
            const { tree } = await forge.readCommit(commit);
            return { branch, commit, tree };
        }
        async function makeProposals(plan, options, base) {
            const { forge, grouping, branch } = options;
            const { remembered: entries } = options.planned;
            const proposals = [];
            const mismatches = [];
            for (const group of (0, pull_request_grouping.n)(plan, grouping)) {
                const rewritten = await rewriteGroup(group.moves, options);
                const matched = await matchBase(forge, base, rewritten);
                const isFirst = proposals.every(({ remembered }) => remembered === undefined);
                const used = isFirst ? (0, remember_signers.qJ)(entries, group.moves) : [];
                const trusting = used.length === 0 ? NO_SIGNERS : await withSigners((0, remember_signers.qJ)(entries, plan.moves), options, base);
                mismatches.push(...matched.mismatches);
                const fitting = withoutMismatches(group, matched.mismatches);
                if (matched.files.length === 0 || fitting.moves.length === 0)
                    continue;
                const { key } = group;
                const name = (0, branch_name.oD)(branch, { key, hash: await textHash(key) });
                const files = [...matched.files, ...trusting.files];
                const { remembered } = trusting;
                proposals.push({ ...fitting, branch: name, files, remembered, plan: await planHash(fitting) });
            }
            if (proposals.length === 0 && mismatches.length > 0)
                throw nothingFits(mismatches, base);
            return { proposals, mismatches };
        }
        const NO_SIGNERS = { files: [], remembered: undefined };
        async function withSigners(entries, { forge, tree }, base) {
            const file = await (0, remember_file.q)(tree, entries);
            const { files } = await matchBase(forge, base, file === undefined ? [] : [file]);
            return { files, remembered: { entries, path: files[0]?.path } };
        }
        async function rewriteGroup(moves, { tree, planned: { decided, listing }, settings: { style }, }) {
            const digests = new Map(moves.map((move) => [(0, pin_plan.$)(move), move.to]));
            const pins = decided.flatMap(({ image, decision }) => {
                const isDropped = decision.kind === 'skip' && decision.code === 'not-editable';
                const digest = isDropped ? undefined : digests.get((0, pin_plan.$)(image));
                return digest === undefined ? [] : [{ image, digest }];
            });
            return (await (0, rewrite_files.O)({ tree, listing, style, pins })).files;
        }
        function withoutMismatches(group, mismatches) {
            const reasons = new Map(mismatches.map(({ path, why }) => [path, why]));
            const skipped = group.moves.flatMap(({ file, line, written }) => {
                const reason = reasons.get(file);
                return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
            });
            return {
                ...group,
                moves: group.moves.filter(({ file }) => !reasons.has(file)),
                skipped: [...group.skipped, ...skipped],
            };
        }
        function nothingFits(mismatches, base) {
            const [first] = mismatches;
            const more = mismatches.length > 1 ? `, and ${mismatches.length - 1} more` : '';
            return new errors.OD('github_base_differs', `the checkout differs from ${base.branch}: ${first?.path ?? ''}: ${first?.why ?? ''}${more}`);
        }
        var open_access = __webpack_require__(3942);
        var boundary = __webpack_require__(82904);
        ;
        const BRANCH = /^refs\/heads\/(.+)$/;
        function findPlace(inputs, { event, ref, repository }) {
            const head = event.pull_request?.head.repo?.full_name;
            if (event.pull_request !== undefined && head !== repository) {
                const why = `this run comes from a fork (${(0, printable.g$)(head ?? 'deleted', 120)})`;
                if (inputs['when-unavailable'] === 'skip')
                    return { kind: 'skipped', why };
                throw new errors.OD('github_fork_run', why);
            }
            if (repository === '' || inputs['github-token'] === '')
                throw new errors.OD('config_input_invalid', 'input github-token is not set, or this is not a GitHub Actions run');
            const [, running] = BRANCH.exec(ref) ?? [];
            if (running !== undefined && (0, branch_name.Gk)(inputs.branch, running))
                return { kind: 'own-branch', branch: running };
            const base = inputs.base || running || event.repository?.default_branch;
            if (base === undefined)
                throw new errors.OD('config_input_invalid', 'input base is not set, and this run is not on a branch');
            if ((0, branch_name.Gk)(inputs.branch, base))
                throw new errors.OD('config_input_invalid', 'input base: must differ from `branch`');
            return { kind: 'base', base };
        }
        var end_of_life = __webpack_require__(82470);
        var pin_inputs = __webpack_require__(27367);
        var plan_repository = __webpack_require__(50443);
        ;
        const OPERATIONS = ['created', 'updated', 'closed', 'unchanged', 'none'];
        function overallOperation(outcomes) {
            return (OPERATIONS.find((operation) => outcomes.some((outcome) => outcome.operation === operation)) ?? 'none');
        }
        function namedOutcome(outcomes) {
            const withNumber = outcomes.filter(({ number }) => number !== undefined);
            const operation = overallOperation(withNumber);
            return withNumber.find((outcome) => outcome.operation === operation);
        }
        var pin_end_of_life = __webpack_require__(47843);
        var pins = __webpack_require__(76798);
        var write_summary = __webpack_require__(418);
        ;
        function publishNothing(place, runner) {
            if (place !== undefined) {
                const message = place.kind === 'skipped'
                    ? `Step skipped: ${place.why}, which has no write access.`
                    : `Nothing to do: this run is on ${place.branch}, a branch that Mooring maintains.`;
                runner.notice(message, { title: 'Mooring pin' });
            }
            runner.setOutput('operation', 'none');
            return 0;
        }
        function publishPlan({ plan, files, warnings }, runner, dryRun) {
            for (const warning of warnings)
                runner.warning(warning, { title: 'Mooring pin' });
            for (const line of (0, pins.tx)(plan))
                runner.info((0, printable.g$)(line, 1_000));
            for (const { file, line, reason } of plan.skipped.filter(({ code }) => code === 'lookup-failed'))
                runner.warning((0, printable.g$)(reason, 600), { title: 'Mooring pin: lookup failed', file, line });
            for (const { file, line, reason } of plan.skipped.filter(signature_hold.sU))
                runner.warning((0, printable.g$)(`${reason}.`, 900), { title: 'Mooring pin: not verified', file, line });
            for (const { text, ...place } of (0, signature_hold.Oc)(plan.moves))
                runner.warning((0, printable.g$)(text, 900), { title: 'Mooring pin: not verified', ...place });
            for (const { text, ...place } of (0, pin_end_of_life.M)(plan.moves))
                runner.warning((0, printable.g$)(text, 600), { title: 'Mooring pin: end of life', ...place });
            if (!dryRun)
                return;
            for (const line of (0, pins.Pp)(files))
                runner.info(line);
            runner.info(files.length === 0 ? 'Dry run: no changes.' : 'Dry run: no files were written.');
        }
        async function publishOutcome({ plan, files, outcomes, mismatches, ...options }, runner) {
            for (const { path, why } of mismatches)
                runner.warning(`${(0, printable.g$)(path, 300)} was skipped: ${why}.`, { title: 'Mooring pin' });
            for (const { said, warnings } of outcomes) {
                runner.info((0, printable.g$)(said, 1_000));
                for (const warning of warnings)
                    runner.warning((0, printable.g$)(warning, 1_000), { title: 'Mooring pin' });
            }
            if (outcomes.some(({ startsNoChecks }) => startsNoChecks))
                runner.notice(NO_CHECKS, { title: 'Mooring pin' });
            const named = namedOutcome(outcomes);
            runner.setOutput('pull-request-number', String(named?.number ?? ''));
            runner.setOutput('pull-request-url', named?.url ?? '');
            runner.setOutput('operation', overallOperation(outcomes));
            runner.setOutput('pull-requests', JSON.stringify(outcomes.map(({ number, url, operation, branch }) => ({ number, url, operation, branch }))));
            const done = withoutLeftOut(plan, mismatches);
            const leftOut = new Set(mismatches.map(({ path }) => path));
            publishPins(done, files.map(({ path }) => path).filter((path) => !leftOut.has(path)), runner);
            await (0, write_summary.S)((0, pins.ue)({ ...options, plan: done, outcomes }), runner);
        }
        function withoutLeftOut({ moves, skipped }, mismatches) {
            const whys = new Map(mismatches.map(({ path, why }) => [path, why]));
            const stays = moves.flatMap(({ file, line, written }) => {
                const reason = whys.get(file);
                return reason === undefined ? [] : [{ file, line, written, code: 'not-editable', reason }];
            });
            return { moves: moves.filter(({ file }) => !whys.has(file)), skipped: [...skipped, ...stays] };
        }
        function publishPins({ moves }, changed, runner) {
            runner.setOutput('pins', (0, pins.um)(moves));
            runner.setOutput('changed-files', changed.join('\n'));
        }
        const NO_CHECKS = 'GitHub does not run workflows for pull requests created with `GITHUB_TOKEN`. Approve the waiting runs there, or set `github-token` to the token of a GitHub App.';
        ;
        async function runPin() {
            await (0, boundary.C)(pin);
        }
        async function pin(context) {
            const { runner } = context;
            const inputs = (0, service_inputs.Ko)(pin_inputs.dy, (name) => runner.input(name));
            const endpoints = (0, service_inputs.uY)(inputs);
            const environment = await (0, actions_environment.Q)(process.env);
            const dryRun = inputs['dry-run'];
            const place = dryRun ? undefined : findPlace(inputs, environment);
            if (place !== undefined && place.kind !== 'base')
                return publishNothing(place, runner);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const run = { ...context, inputs, endpoints, environment, signal };
            const access = await (0, open_access.openAccess)({ ...run, title: 'Mooring pin' });
            if (access === undefined)
                return publishNothing(undefined, runner);
            await (0, work_tree.EJ)(environment.workspace);
            const planned = await (0, end_of_life.F)(await (0, plan_repository._)({
                ...run,
                access,
                variables: process.env,
                directory: environment.workspace,
                inputs,
            }), { ...run, access, identity: inputs.identity });
            publishPlan(planned, runner, dryRun);
            const texts = textsOf(planned, environment);
            const proposed = place === undefined ? NOTHING : await propose(planned, place.base, { ...run, access, texts });
            await publishOutcome({ plan: planned.plan, files: planned.files, ...proposed, ...texts, isDryRun: dryRun }, runner);
            return 0;
        }
        const NOTHING = { outcomes: [], mismatches: [] };
        function textsOf({ settings, wish }, environment) {
            const { serverUrl, repository, commit, runUrl, documentation } = environment;
            const files = repository === '' || commit === '' ? undefined : { serverUrl, repository, commit };
            const minAgeMs = wish.rollBack === undefined ? settings.minAgeMs : 0;
            return { rule: { minAgeMs, asOf: wish.asOf }, links: { files, run: runUrl, documentation } };
        }
        async function propose(planned, base, run) {
            const { clock, inputs, texts } = run;
            return proposePins({
                forge: await openForge(run),
                clock,
                planned,
                tree: planned.tree,
                settings: planned.settings,
                wish: planned.wish,
                signatures: planned.signatures,
                base,
                branch: inputs.branch,
                grouping: inputs.group === '' ? planned.settings.group : inputs.group,
                texts: { title: inputs.title, body: inputs.body, ...texts },
                draft: inputs.draft,
                judgeMoves: advisoryImpact(run, planned.signatures),
                extras: {
                    labels: inputs.labels,
                    reviewers: inputs.reviewers,
                    teamReviewers: inputs['team-reviewers'],
                    assignees: inputs.assignees,
                },
            });
        }
        async function openForge({ clock, environment, inputs, onSecret, signal }) {
            const token = new secret.zh(inputs['github-token']);
            onSecret(token);
            const { githubApiUrl: apiUrl, repository } = environment;
            return openGitHubForge({ apiUrl, repository, token, clock, signal });
        }
        function advisoryImpact({ access, inputs, ...run }, pinned) {
            const { apiToken, registryToken } = access;
            if (apiToken === undefined || !inputs.advisories)
                return undefined;
            const timeoutMs = inputs['timeout-seconds'] * 1_000;
            const { identity } = inputs;
            const signatures = pinned && { verifySbom: pinned.verifySbom, areRequired: pinned.mode === 'require' };
            const given = { apiToken, registryToken, identity, digestOf: node_digest.R, timeoutMs, signatures };
            return openAdvisoryImpact({ ...run, ...given });
        }
        ;
        async function runResolve() {
            await (0, boundary.C)(resolve);
        }
        async function resolve(context) {
            const { clock, onSecret, runner, send } = context;
            const inputs = (0, service_inputs.Ko)(ResolveInputs, (name) => runner.input(name));
            const endpoints = (0, service_inputs.uY)(inputs);
            const environment = await (0, actions_environment.Q)(process.env);
            const signal = AbortSignal.timeout(inputs['timeout-seconds'] * 1_000);
            const { openAccess } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 3942));
            const title = 'Mooring resolve';
            const access = await openAccess({
                ...context,
                inputs,
                endpoints,
                environment,
                signal,
                title,
            });
            if (access === undefined)
                return 0;
            const { lookUpReferences } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 39690));
            const resolutions = await lookUpReferences({
                send,
                clock,
                endpoints,
                access,
                signal,
                onSecret,
                variables: process.env,
                directory: environment.workspace,
                references: inputs.reference,
                onWarning: (warning) => runner.warning(warning, { title }),
                rules: inputs,
            });
            const { publishResolutions } = await __webpack_require__.e(2807).then(__webpack_require__.bind(__webpack_require__, 52807));
            return publishResolutions(resolutions, runner);
        }
        ;
    }),
    39690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            lookUpReferences: () => (lookUpReferences)
        });
        var exec_command = __webpack_require__(10448);
        var work_tree = __webpack_require__(18429);
        var load_config = __webpack_require__(13449);
        var errors = __webpack_require__(56046);
        var history_lag = __webpack_require__(76974);
        var tag_history = __webpack_require__(43287);
        var image_reference = __webpack_require__(50880);
        var decide_pin = __webpack_require__(23647);
        var pin_config = __webpack_require__(25973);
        var platform_digest = __webpack_require__(76620);
        var resolution = __webpack_require__(18982);
        var concurrency = __webpack_require__(97270);
        var require_signed = __webpack_require__(7063);
        ;
        async function resolveReferences(texts, options) {
            const { asOf, now, platform, settings } = options;
            const references = await (0, concurrency.sf)(texts, concurrency.Ri, async (written) => resolveText(written, options));
            return { at: now, asOf, minAgeMs: settings.minAgeMs, platform, references };
        }
        async function resolveText(written, options) {
            const reading = (0, image_reference.bc)(written);
            if (reading.kind === 'invalid')
                return unresolved(written, { code: 'invalid-reference', reason: reading.reason });
            const tag = (0, image_reference.yr)(reading.reference);
            if (tag === undefined)
                return unresolved(written, {
                    code: 'digest-alone',
                    reason: 'it has a digest but no tag to resolve',
                });
            return resolveTag(written, { ...reading.reference, tag, digest: undefined }, options);
        }
        async function resolveTag(written, reference, options) {
            const { source, settings, now, asOf } = options;
            const rules = { settings: { ...settings, holds: [] }, wish: { asOf, rollBack: undefined }, now };
            const upstream = (0, pin_config.Fw)(settings.mirrors, reference);
            const facts = await source.tag(upstream, reference.tag);
            if (facts.kind === 'unknown')
                return unresolved(written, lookupFailed(facts.problem));
            const decision = (0, decide_pin.kb)({ reference, facts, chosen: undefined }, rules);
            if (decision.kind === 'skip')
                return unresolved(written, { code: codeOf(decision), reason: decision.reason });
            const signed = await verifySignatures(upstream, decision.to, options);
            if (signed.hold !== undefined)
                return unresolved(written, signed.hold);
            const chosen = await choosePlatform(upstream, decision.to, options);
            if (chosen.kind === 'problem')
                return unresolved(written, chosen);
            const problem = await problemAtMirror(reference, { upstream, digest: chosen.digest }, source);
            if (problem !== undefined)
                return unresolved(written, problem);
            return {
                kind: 'resolved',
                written,
                reference: (0, image_reference.my)({ ...reference, digest: chosen.digest }),
                image: (0, image_reference.vy)(reference),
                tag: reference.tag,
                digest: chosen.digest,
                builtAt: decision.builtAt,
                ...(signed.trust === undefined ? {} : { trust: signed.trust }),
                ...factsOf(facts.value, decision.to),
            };
        }
        async function verifySignatures(image, build, { signatures }) {
            return signatures === undefined ? {} : (0, require_signed.F_)(image, build, signatures);
        }
        function factsOf(facts, digest) {
            if (facts.kind === 'digest')
                return { lag: undefined, usualInterval: undefined };
            const lag = (0, history_lag.er)(facts.history, digest);
            return {
                lag: lag.kind === 'behind' ? { builds: lag.builds, days: lag.days } : { builds: 0, days: 0 },
                usualInterval: (0, tag_history.s$)(facts.history),
            };
        }
        async function choosePlatform(image, build, { source, platform }) {
            if (platform === undefined)
                return { kind: 'digest', digest: build };
            const answer = await source.platforms(image, build);
            if (answer.kind === 'unknown')
                return { kind: 'problem', ...lookupFailed(answer.problem) };
            const choice = (0, platform_digest.p)(answer.value, platform);
            if (choice.kind === 'found')
                return { kind: 'digest', digest: choice.digest };
            return {
                kind: 'problem',
                code: 'no-platform',
                reason: `${build} has no single manifest for ${platform}: ${choice.why}`,
            };
        }
        async function problemAtMirror(reference, { upstream, digest }, source) {
            if ((0, image_reference.vy)(upstream) === (0, image_reference.vy)(reference))
                return undefined;
            const answer = await source.has(reference, digest);
            if (answer.kind === 'unknown')
                return lookupFailed(answer.problem);
            if (answer.value)
                return undefined;
            return { code: 'mirror-lacks', reason: `${(0, image_reference.vy)(reference)} does not have ${digest} yet` };
        }
        function lookupFailed({ code, message, hint }) {
            return { code: code === 'platform_not_found' ? 'not-found' : 'lookup-failed', reason: message, hint };
        }
        const NOT_VERIFIED = 'See `trust` in .github/mooring.yml.';
        const HINTS = {
            'invalid-reference': 'Write references as Docker does: cgr.dev/acme/python:3.13.',
            'digest-alone': 'Add the tag to resolve, with or without the digest after it.',
            'no-build': 'Check the tag name.',
            'too-young': 'Use a smaller min-age, or a later as-of.',
            denied: 'Change the rules of `pin: deny:` in .github/mooring.yml.',
            'no-history': 'Remove as-of for images in this registry.',
            'age-unknown': 'Remove min-age for this image, or set `pin: unknown-age: accept` in .github/mooring.yml.',
            'mirror-lacks': 'Copy this build to the mirror first, or select an older one (min-age).',
            unsigned: NOT_VERIFIED,
            'wrong-signer': NOT_VERIFIED,
            'bad-signature': NOT_VERIFIED,
            'not-verifiable': NOT_VERIFIED,
            'no-known-signer': NOT_VERIFIED,
            'no-platform': 'Use one of its platforms, or remove `platform` to resolve the image index.',
            'not-found': 'Check the image name and its tag.',
            'lookup-failed': 'Check the image name and the credentials.',
        };
        function unresolved(written, { code, reason, hint }) {
            return { kind: 'unresolved', written, code, reason, hint: hint ?? HINTS[code] };
        }
        function codeOf({ code }) {
            const known = resolution.Te.find((one) => one === code);
            if (known === undefined)
                throw new errors.OD('internal_bug', `a reference without a digest was skipped as ${code}`);
            return known;
        }
        var build_rules = __webpack_require__(74820);
        var open_signatures = __webpack_require__(3479);
        var open_registries = __webpack_require__(76795);
        ;
        async function lookUpReferences(options) {
            const { access, clock, directory, onWarning, references, rules, signal } = options;
            const now = access.serverTime ?? clock.now();
            const asOf = await (0, build_rules.v)(rules['as-of'], directory, now);
            const tree = (0, work_tree.YT)(directory, (0, exec_command.p)(signal));
            const { pin: settings, trust } = await (0, load_config.Z9)(tree);
            const { source, contentOf } = (0, open_registries.openRegistries)({ ...options, tokenHosts: settings.tokenHosts });
            const signatures = await (0, open_signatures.g)({
                ...options,
                config: trust,
                tree,
                trustedRoot: rules['trusted-root'],
                organization: undefined,
                contentOf,
                onWarning,
            });
            return resolveReferences(references, {
                source,
                signatures,
                settings: { ...settings, minAgeMs: rules['min-age'] ?? (asOf === undefined ? settings.minAgeMs : 0) },
                now,
                asOf,
                platform: rules.platform === '' ? undefined : rules.platform,
            });
        }
    }),
    418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            S: () => (writeSummary)
        });
        var _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76158);
        async function writeSummary(markdown, runner) {
            try {
                await runner.writeSummary(markdown);
            }
            catch (error) {
                const reason = error instanceof Error ? error.message : String(error);
                runner.warning(`Could not write the summary (${(0, _domain_text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(reason, 500)}); this log has the same content.`);
            }
        }
    }),
    71426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            u: () => (answerOf),
            w: () => (openGitHubRepository)
        });
        var errors = __webpack_require__(56046);
        var printable = __webpack_require__(76158);
        ;
        function refusalError(refusal, purpose) {
            const details = [
                refusal.message,
                ...refusal.errors.map(({ field, code, message }) => message || `${field} ${code}`),
            ]
                .filter((text) => text.trim() !== '')
                .join('; ');
            return new errors.OD(refusalCode(refusal, details), `could not ${purpose}: GitHub answered ${refusal.status}${details === '' ? '' : ` (${(0, printable.g$)(details, 400)})`}`);
        }
        const SENTENCES = [
            [/not permitted to create or approve pull requests/i, 'github_pull_requests_not_allowed'],
            [/without `?workflows?`? (?:permission|scope)/i, 'github_workflows_permission'],
            [/protected (?:branch|ref)|cannot force-push|repository rule violations/i, 'github_branch_protected'],
        ];
        const STATUSES = {
            401: 'github_token_invalid',
            403: 'github_forbidden',
            404: 'github_not_found',
            409: 'github_branch_moved',
        };
        function refusalCode({ status }, details) {
            const known = SENTENCES.find(([sentence]) => sentence.test(details));
            return known?.[1] ?? STATUSES[status] ?? (status >= 500 ? 'github_unavailable' : 'github_rejected');
        }
        const DEFAULT_WAIT_MS = 60_000;
        function limitWait({ status, message, headers }, now) {
            if (status !== 403 && status !== 429)
                return undefined;
            const seconds = headers['retry-after'];
            if (seconds !== undefined && /^\d{1,9}$/.test(seconds))
                return Number(seconds) * 1_000;
            const reset = headers['x-ratelimit-reset'] ?? '';
            if (headers['x-ratelimit-remaining'] === '0' && /^\d{1,12}$/.test(reset)) {
                return Math.max(0, Number(reset) * 1_000 - now);
            }
            return status === 429 || /secondary rate limit/i.test(message) ? DEFAULT_WAIT_MS : undefined;
        }
        function isPassing(status) {
            return status === 408 || (status >= 500 && status !== 501);
        }
        var ports_clock = __webpack_require__(33201);
        ;
        const ATTEMPTS = 5;
        const ATTEMPT_MS = 30_000;
        const FIRST_DELAY_MS = 400;
        const LONGEST_WAIT_MS = 120_000;
        function createGitHubCaller({ clock, signal, host, }) {
            return async (purpose, send, { repeatable } = { repeatable: true }) => {
                for (let attempt = 1;; attempt += 1) {
                    const attemptSignal = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
                    const outcome = await tryOnce(send, attemptSignal);
                    if (signal.aborted)
                        throw (0, errors.$y)(purpose);
                    if (outcome.kind === 'answer')
                        return outcome;
                    const wait = outcome.kind === 'refused' ? limitWait(outcome.refusal, clock.now()) : undefined;
                    if (wait === undefined && outcome.kind === 'refused' && !isPassing(outcome.refusal.status))
                        return outcome;
                    if (wait === undefined && !repeatable)
                        return { kind: 'unsure' };
                    if (wait !== undefined && wait > LONGEST_WAIT_MS)
                        throw limited(purpose, wait);
                    if (attempt >= ATTEMPTS)
                        throw exhausted(outcome, { purpose, host, wait });
                    const delay = wait ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + clock.random() / 2);
                    await (0, ports_clock.v)(delay, purpose, { clock, signal });
                }
            };
        }
        async function tryOnce(send, signal) {
            try {
                const { status, data } = await send({ signal, redirect: 'manual' });
                if (status >= 300)
                    return { kind: 'refused', refusal: readRefusal({ status, headers: {}, data }) };
                const whole = status === 204 || (typeof data === 'object' && data !== null);
                return whole ? { kind: 'answer', answer: data } : { kind: 'no-answer', why: 'its answer was cut short' };
            }
            catch (error) {
                const response = readResponse(error);
                if (response !== undefined)
                    return { kind: 'refused', refusal: readRefusal(response) };
                return {
                    kind: 'no-answer',
                    why: error instanceof Error ? (0, printable.g$)(error.message, 120) : 'no answer came',
                };
            }
        }
        function readResponse(error) {
            const response = readField(error, 'response');
            const status = readField(response, 'status');
            if (typeof status !== 'number')
                return undefined;
            return { status, headers: readField(response, 'headers'), data: readField(response, 'data') };
        }
        function readRefusal({ status, headers, data }) {
            const errors = readField(data, 'errors');
            return {
                status,
                message: textField(data, 'message'),
                errors: (Array.isArray(errors) ? errors : []).map((one) => ({
                    field: textField(one, 'field'),
                    code: textField(one, 'code'),
                    message: typeof one === 'string' ? one : textField(one, 'message'),
                })),
                headers: Object.fromEntries(Object.entries(typeof headers === 'object' && headers !== null ? headers : {}).map(([name, value]) => [
                    name.toLowerCase(),
                    String(value),
                ])),
            };
        }
        function readField(value, name) {
            return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
        }
        function textField(value, name) {
            const field = readField(value, name);
            return typeof field === 'string' ? field : '';
        }
        function limited(purpose, waitMs) {
            const seconds = Math.ceil(waitMs / 1_000);
            return new errors.OD('github_rate_limited', `could not ${purpose}: GitHub requires a wait of ${seconds} seconds`);
        }
        function exhausted(outcome, call) {
            const purpose = `${call.purpose}, ${ATTEMPTS} times`;
            if (call.wait !== undefined)
                return limited(purpose, call.wait);
            if (outcome.kind === 'refused')
                return refusalError(outcome.refusal, purpose);
            return new errors.OD('github_unavailable', `could not ${purpose}: no answer from ${call.host} (${outcome.why})`);
        }
        ;
        async function openGitHubRepository(options) {
            const { getOctokit } = await Promise.all([__webpack_require__.e(9648), __webpack_require__.e(2119)]).then(__webpack_require__.bind(__webpack_require__, 12119));
            const { getProxyUrl } = await __webpack_require__.e(9783).then(__webpack_require__.bind(__webpack_require__, 19783));
            const [owner = '', repo = ''] = options.repository.split('/');
            const github = getOctokit(options.token.reveal(), { baseUrl: options.apiUrl });
            const { clock, signal } = options;
            const url = new URL(options.apiUrl);
            const proxy = getProxyUrl(url);
            const host = proxy === undefined ? url.host : `${url.host} via the proxy ${proxy.host}`;
            const call = createGitHubCaller({ clock, signal, host });
            return { github, call, place: { owner, repo } };
        }
        function answerOf(outcome, purpose) {
            switch (outcome.kind) {
                case 'answer':
                    return outcome.answer;
                case 'refused':
                    throw refusalError(outcome.refusal, purpose);
                case 'unsure':
                    throw new errors.OD('github_unavailable', `could not ${purpose}: the answer was lost`);
            }
        }
    }),
    9899: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Am: () => (resolutionsJson),
            FA: () => (resolutionWarning),
            Z_: () => (resolutionLine),
            wB: () => (resolutionsTable)
        });
        var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14953);
        var _history_lag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76974);
        var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92224);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76158);
        var _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18982);
        var _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14596);
        var _columns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35715);
        var _signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56110);
        var _json_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91786);
        function resolutionsJson(resolutions) {
            const { references, ...members } = resolveReport(resolutions);
            return (0, _json_lines_js__WEBPACK_IMPORTED_MODULE_6__.iC)(members, { references });
        }
        function resolveReport({ at, asOf, minAgeMs, platform, references }) {
            return {
                schema: 'mooring.resolve/v1',
                resolvedAt: (0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(at),
                asOf: asOf === undefined ? null : (0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(asOf),
                minAge: minAgeMs === 0 ? null : (0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(minAgeMs),
                platform: platform ?? null,
                references: references.map(toReported),
            };
        }
        function toReported(resolution) {
            if (resolution.kind === 'unresolved') {
                const { kind, ...rest } = resolution;
                return { state: kind, ...rest };
            }
            const { kind, builtAt, lag, usualInterval, trust, ...rest } = resolution;
            return {
                state: kind,
                ...rest,
                builtAt: builtAt === undefined ? null : (0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(builtAt),
                lag: lag ?? null,
                usualIntervalSeconds: usualInterval === undefined ? null : Math.round(usualInterval / 1_000),
                ...(trust === undefined ? {} : { signature: (0, _signature_js__WEBPACK_IMPORTED_MODULE_5__.A)(trust) }),
            };
        }
        function resolutionLine(resolved) {
            const { written, digest, builtAt, lag, trust } = resolved;
            const age = builtAt === undefined ? [] : [`of ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(builtAt)}`];
            const signed = trust === undefined ? [] : [(0, _signature_js__WEBPACK_IMPORTED_MODULE_5__.g)(trust)];
            const facts = [...age, lag === undefined ? 'age unknown' : behindText(lag), ...signed];
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(written)} → ${digest} (${facts.join(', ')})`;
        }
        function resolutionWarning(resolution) {
            if (resolution.kind === 'unresolved' || resolution.trust === undefined)
                return undefined;
            const text = (0, _trust_trust_text_js__WEBPACK_IMPORTED_MODULE_4__.DW)(resolution.reference, resolution.trust);
            return text === undefined ? undefined : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(text, 1_400);
        }
        function resolutionsTable(resolutions) {
            const resolved = (0, _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_3__.cj)(resolutions);
            const unresolved = (0, _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_3__.tT)(resolutions);
            const hasSignatures = resolved.some(({ trust }) => trust !== undefined);
            const rows = resolved.map((one) => rowOf(one, hasSignatures));
            const heads = ['REFERENCE', 'BUILT', 'BEHIND', 'REBUILT EVERY', ...(hasSignatures ? ['SIGNATURE'] : [])];
            const table = rows.length === 0 ? [] : [heads, ...rows];
            return [...(0, _columns_js__WEBPACK_IMPORTED_MODULE_8__.R)(table), ...unresolved.map(unresolvedText), countText(resolutions)]
                .map((line) => `${line}\n`)
                .join('');
        }
        function rowOf(one, hasSignatures) {
            const cells = [
                one.reference,
                one.builtAt === undefined ? '-' : (0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(one.builtAt),
                one.lag === undefined ? 'unknown' : (0, _history_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(one.lag),
                one.usualInterval === undefined ? '-' : (0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.Um)(one.usualInterval),
            ];
            if (!hasSignatures)
                return cells;
            return [...cells, one.trust === undefined ? '-' : (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)((0, _signature_js__WEBPACK_IMPORTED_MODULE_5__.g)(one.trust), 600)];
        }
        function countText(resolutions) {
            const [resolved, unresolved] = [(0, _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_3__.cj)(resolutions), (0, _resolve_resolution_js__WEBPACK_IMPORTED_MODULE_3__.tT)(resolutions)];
            return `${resolved.length} resolved, ${unresolved.length} not resolved, ${ruleText(resolutions)}`;
        }
        function unresolvedText({ written, code, reason, hint }) {
            return `${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(written)} was not resolved (${code}): ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(reason, 600)}. ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_7__.g$)(hint)}`;
        }
        function behindText(lag) {
            return lag.builds === 0 ? (0, _history_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag) : `behind by ${(0, _history_lag_js__WEBPACK_IMPORTED_MODULE_1__.kF)(lag)}`;
        }
        function ruleText({ at, asOf, minAgeMs }) {
            const when = asOf === undefined ? `at ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(at)}` : `as of ${(0, _instant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(asOf)}`;
            return minAgeMs === 0 ? when : `${when}, at least ${(0, _duration_js__WEBPACK_IMPORTED_MODULE_0__.a3)(minAgeMs)} old`;
        }
    }),
    18982: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            Te: () => (UNRESOLVED_CODES),
            cj: () => (resolvedOf),
            tT: () => (unresolvedOf)
        });
        var _pin_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17697);
        const UNRESOLVED_CODES = [
            'invalid-reference',
            'digest-alone',
            'no-build',
            'too-young',
            'denied',
            'no-history',
            'age-unknown',
            'mirror-lacks',
            ..._pin_signature_hold_js__WEBPACK_IMPORTED_MODULE_0__.Md,
            'no-platform',
            'not-found',
            'lookup-failed',
        ];
        function resolvedOf({ references }) {
            return references.filter((one) => one.kind === 'resolved');
        }
        function unresolvedOf({ references }) {
            return references.filter((one) => one.kind === 'unresolved');
        }
    })
};
