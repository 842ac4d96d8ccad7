import { shared } from './shared.js';
export const id = 4579;
export const ids = [4579];
export const modules = {
    8089: shared[8089],
    30221: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            eL: () => (roleCommand),
            lE: () => (chainctlCommands),
            s_: () => (bootstrapRoleCommand),
            uY: () => (terraformText)
        });
        var _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65977);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64865);
        var _purpose_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8542);
        var _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29606);
        const NOT_PLAIN = 'The claims contain characters that cannot be shown, so no command is generated.';
        function chainctlCommands(plan) {
            const parent = `--parent=${quoteWord(plan.organization)}`;
            return onlyPlain([
                ...newRoles(plan).flatMap((role) => [
                    `chainctl iam roles create ${role.name} ${parent} \\`,
                    `  --description=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(role.description)} \\`,
                    `  --capabilities=${role.capabilities.join(',')}`,
                ]),
                ...plan.accesses.flatMap(({ identity, role }) => [
                    `chainctl iam identities create ${identity.name} ${parent} \\`,
                    ...matchFlags(identity).map((flag) => `  ${flag} \\`),
                    `  --role=${quoteWord(role.name)}`,
                ]),
            ]);
        }
        function matchFlags({ description, claimMatch }) {
            const { issuer, subject, subjectPattern, audience, claims, claimPatterns } = claimMatch;
            return [
                `--description=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(description)}`,
                `--identity-issuer=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(issuer)}`,
                subject === undefined
                    ? `--subject-pattern=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(subjectPattern)}`
                    : `--subject=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(subject)}`,
                `--audience=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(audience)}`,
                ...[
                    ...Object.entries(claims).map(([name, value]) => [name, `^${(0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_1__.Kf)(value)}$`]),
                    ...Object.entries(claimPatterns),
                ].map(([name, pattern]) => `--claim-pattern=${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(`${name}:${pattern}`)}`),
            ];
        }
        function terraformText(plan) {
            const isUid = /^[0-9a-f]{40}$/.test(plan.organization);
            const parent = isUid ? (0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(plan.organization) : 'data.chainguard_group.organization.id';
            const roles = [...new Map(plan.accesses.map(({ role }) => [role.name, role])).values()];
            return onlyPlain([
                ...(isUid
                    ? []
                    : ['data "chainguard_group" "organization" {', `  name = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(plan.organization)}`, '}']),
                ...roles.flatMap((role) => terraformRole(role, parent)),
                ...plan.accesses.flatMap(({ identity, role }) => [
                    ...terraformIdentity(identity, parent),
                    `resource "chainguard_rolebinding" ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(labelOf(identity))} {`,
                    `  identity = chainguard_identity.${labelOf(identity)}.id`,
                    `  group    = ${parent}`,
                    `  role     = ${roleAddress(role)}`,
                    '}',
                ]),
            ]);
        }
        function terraformRole(role, parent) {
            const label = (0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(roleLabel(role));
            if (!isNew(role)) {
                return [
                    `data "chainguard_role" ${label} {`,
                    `  name   = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(role.name)}`,
                    `  parent = ${role.isBuiltIn ? '"/"' : parent}`,
                    '}',
                ];
            }
            return [
                `resource "chainguard_role" ${label} {`,
                `  parent_id    = ${parent}`,
                `  name         = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(role.name)}`,
                `  description  = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(role.description)}`,
                `  capabilities = [${role.capabilities.map(_sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU).join(', ')}]`,
                '}',
            ];
        }
        function terraformIdentity(identity, parent) {
            const { issuer, subject, subjectPattern, audience, claims, claimPatterns } = identity.claimMatch;
            return [
                `resource "chainguard_identity" ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(labelOf(identity))} {`,
                `  parent_id   = ${parent}`,
                `  name        = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(identity.name)}`,
                `  description = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(identity.description)}`,
                '  claim_match {',
                `    issuer          = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(issuer)}`,
                subject === undefined
                    ? `    subject_pattern = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(subjectPattern)}`
                    : `    subject         = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(subject)}`,
                `    audience        = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(audience)}`,
                `    claims          = ${terraformMap(claims)}`,
                `    claim_patterns  = ${terraformMap(claimPatterns)}`,
                '  }',
                '}',
            ];
        }
        function terraformMap(values) {
            const entries = Object.entries(values).map(([key, value]) => `${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(key)} = ${(0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.YU)(value)}`);
            return `{ ${entries.join(', ')} }`;
        }
        function labelOf({ purpose }) {
            return purpose === undefined ? 'mooring' : `mooring_${purpose}`;
        }
        function roleLabel({ name }) {
            return name.replaceAll(/[^A-Za-z0-9_]/g, '_');
        }
        function roleAddress(role) {
            const address = `chainguard_role.${roleLabel(role)}`;
            return isNew(role) ? `${address}.id` : `data.${address}.items[0].id`;
        }
        function newRoles({ accesses }) {
            return [...new Map(accesses.map(({ role }) => [role.name, role])).values()].filter(isNew);
        }
        function isNew({ isBuiltIn, capabilities }) {
            return !isBuiltIn && capabilities.length > 0;
        }
        function quoteWord(text) {
            return /^[\w.@/-]+$/.test(text) ? text : (0, _sign_in_claim_doctor_fix_commands_js__WEBPACK_IMPORTED_MODULE_2__.LA)(text);
        }
        function onlyPlain(lines) {
            return lines.every((line) => (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.KA)(line.trimStart())) ? lines : [NOT_PLAIN];
        }
        const BOOTSTRAP_CAPABILITIES = [
            'groups.list',
            'identity.create',
            'identity.list',
            'role_bindings.create',
            'role_bindings.list',
            'roles.list',
            'account_associations.list',
            'advisories.list',
            'manifest.list',
            'manifest.metadata.list',
            'record_signatures.list',
            'referrers.list',
            'repo.blobs.get',
            'repo.list',
            'sboms.list',
            'tag.list',
            'vuln_reports.list',
        ];
        function bootstrapRoleCommand(organization) {
            return [
                'chainctl iam roles create mooring-bootstrap \\',
                `  --parent=${organization} \\`,
                `  --capabilities=${BOOTSTRAP_CAPABILITIES.join(',')}`,
            ].join('\n');
        }
        function roleCommand(name, organization) {
            const role = Object.values(_purpose_js__WEBPACK_IMPORTED_MODULE_0__.x4).find((rules) => rules.role.name === name && isNew(rules.role))?.role;
            if (role === undefined)
                return undefined;
            return `chainctl iam roles create ${name} --parent=${organization} --capabilities=${role.capabilities.join(',')}`;
        }
    }),
    8542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            G7: () => (purposeWords),
            a7: () => (PURPOSES),
            gz: () => (refuseFacts),
            kp: () => (roleOf),
            nf: () => (gitHubIssuer),
            wm: () => (purposeMatch),
            x4: () => (PURPOSE_RULES),
            xS: () => (factsOf)
        });
        var _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52949);
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64865);
        var _role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39094);
        var _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29606);
        const PURPOSES = ['check', 'pin', 'login'];
        const READ_IMAGES = [
            'account_associations.list',
            'advisories.list',
            'manifest.list',
            'referrers.list',
            'repo.blobs.get',
            'repo.list',
            'sboms.list',
            'tag.list',
        ];
        const PURPOSE_RULES = {
            check: {
                events: ['merge_group', 'pull_request', ..._sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$],
                role: {
                    name: 'mooring-check',
                    description: 'Mooring check: read images, tags, SBOMs and advisories',
                    capabilities: READ_IMAGES,
                    isBuiltIn: false,
                },
            },
            pin: {
                events: _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: {
                    name: 'mooring-pin',
                    description: 'Mooring pin: read images and tags, and the advisories of an update',
                    capabilities: [...READ_IMAGES, 'groups.list'].sort(),
                    isBuiltIn: false,
                },
            },
            login: {
                events: _sign_in_claim_doctor_claim_match_js__WEBPACK_IMPORTED_MODULE_0__.g$,
                role: { name: 'registry.pull', description: '', capabilities: [], isBuiltIn: true },
            },
        };
        function factsOf(claims, { run, environment, }) {
            const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
            return {
                issuer: claims.iss,
                owner,
                name,
                repositoryId: claims.repository_id ?? '',
                ownerId: claims.repository_owner_id ?? '',
                defaultBranch: run.defaultBranch ?? '',
                environment,
            };
        }
        function roleOf({ purpose, role: name, }) {
            const planned = purpose === undefined ? undefined : PURPOSE_RULES[purpose].role;
            if (planned?.name === name)
                return planned;
            return { name, description: '', capabilities: [], isBuiltIn: (0, _role_js__WEBPACK_IMPORTED_MODULE_1__.UJ)(name) };
        }
        function gitHubIssuer(serverUrl) {
            const { origin, hostname } = new URL(serverUrl);
            if (hostname === 'github.com')
                return 'https://token.actions.githubusercontent.com';
            if (hostname.endsWith('.ghe.com'))
                return `https://token.actions.${hostname}`;
            return `${origin}/_services/token`;
        }
        function purposeMatch(facts, { purpose, scope, audience, }) {
            const { issuer, repositoryId, ownerId, environment, defaultBranch } = facts;
            const isEnvironment = environment !== undefined;
            const isTrustedOnly = !PURPOSE_RULES[purpose].events.includes('pull_request');
            return {
                issuer,
                subjectPattern: (0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.QJ)({
                    repositories: scope === 'owner' ? ownersRepositories(facts) : repositoryForms(facts),
                    contexts: isEnvironment
                        ? [(0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.Kf)(`environment:${encode(environment)}`)]
                        : contextsOf(purpose, facts),
                }),
                audience,
                claims: {
                    ...(scope === 'owner' ? {} : { repository_id: repositoryId }),
                    repository_owner_id: ownerId,
                    ...(isEnvironment && isTrustedOnly ? { ref: `refs/heads/${defaultBranch}` } : {}),
                },
                claimPatterns: { event_name: `^(${PURPOSE_RULES[purpose].events.join('|')})$` },
            };
        }
        function repositoryForms({ owner, name, ownerId, repositoryId }) {
            return [`${owner}/${name}`, `${owner}@${ownerId}/${name}@${repositoryId}`].map(_sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.Kf);
        }
        function ownersRepositories({ owner, ownerId }) {
            const name = (0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.Kf)(owner);
            return [`${name}/${_sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.dA}`, `${name}@${ownerId}/${_sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.dA}@${_sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.fQ}`];
        }
        function contextsOf(purpose, { defaultBranch }) {
            const { events } = PURPOSE_RULES[purpose];
            const branch = (0, _sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.Kf)(encode(defaultBranch));
            return [
                ...(events.includes('pull_request') ? ['pull_request'] : []),
                `ref:refs/heads/${branch}`,
                ...(events.includes('merge_group') ? [`ref:refs/heads/gh-readonly-queue/${branch}/${_sign_in_claim_doctor_subject_pattern_js__WEBPACK_IMPORTED_MODULE_2__.YN}`] : []),
            ];
        }
        function encode(value) {
            return value.replaceAll(':', '%3A');
        }
        function purposeWords({ owner, name }, purpose, scope) {
            return scope === 'owner' ? `${owner}-${purpose}` : `${owner}-${name}-${purpose}`;
        }
        function refuseFacts(facts) {
            const { issuer, owner, name, repositoryId, ownerId, defaultBranch, environment } = facts;
            const wrong = [
                URL.canParse(issuer) && new URL(issuer).protocol === 'https:' ? undefined : ['issuer', issuer],
                /^[\w-]{1,100}$/.test(owner) ? undefined : ['owner', owner],
                /^[\w.-]{1,100}$/.test(name) ? undefined : ['repository', name],
                /^\d{1,20}$/.test(repositoryId) ? undefined : ['repository id', repositoryId],
                /^\d{1,20}$/.test(ownerId) ? undefined : ['owner id', ownerId],
                isName(defaultBranch) ? undefined : ['default branch', defaultBranch],
                environment === undefined || isName(environment) ? undefined : ['environment', environment],
            ].filter((one) => one !== undefined);
            return wrong.map(([what = '', value = '']) => ({
                reason: `the ${what} ${JSON.stringify((0, _text_printable_js__WEBPACK_IMPORTED_MODULE_3__.g$)(value, 100))} is not valid`,
                remedy: 'Use the value that GitHub shows for this repository.',
            }));
        }
        function isName(text) {
            return /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(text) && !/[*?[\]\\^~]/.test(text);
        }
    }),
    39094: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            UJ: () => (isBuiltInRole),
            Ub: () => (compareRole),
            Zv: () => (refuseWritingRole),
            jR: () => (refuseRole)
        });
        var _text_printable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64865);
        const POWERFUL_ROLES = new Set(['owner', 'editor', 'limited_owner']);
        const READING_ROLES = new Set(['registry.pull', 'viewer', 'console_viewer']);
        function isBuiltInRole(name) {
            return READING_ROLES.has(name);
        }
        function refuseRole(name, allowed) {
            if (POWERFUL_ROLES.has(name) || name.endsWith('creator')) {
                return {
                    reason: `the role ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(name, 60)} can change the organization; a workflow that reads images needs registry.pull`,
                    remedy: 'Set `role` to registry.pull, or to a read-only custom role.',
                };
            }
            if (READING_ROLES.has(name) || name === allowed)
                return undefined;
            return {
                reason: `the role ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(name, 60)} is a custom role with unknown capabilities`,
                remedy: `To use it, set \`allow-role\` to ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(name, 60)} too.`,
            };
        }
        function refuseWritingRole({ name, capabilities = [] }) {
            const shown = (0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(name, 60);
            if (capabilities.length === 0) {
                return {
                    reason: `the service does not list the capabilities of the role ${shown}`,
                    remedy: 'Grant the identity that creates others the capability roles.list.',
                };
            }
            const writing = capabilities.filter((capability) => !READS.test(capability));
            if (writing.length === 0)
                return undefined;
            return {
                reason: `the role ${shown} can do more than read: ${(0, _text_printable_js__WEBPACK_IMPORTED_MODULE_0__.g$)(writing.join(', '), 200)}`,
                remedy: 'Use a role whose capabilities all end in .list or .get.',
            };
        }
        const READS = /(?:[._]list|[._]get)$/i;
        function compareRole({ capabilities = [] }, planned) {
            if (planned.isBuiltIn || planned.capabilities.length === 0)
                return { missing: [], extra: [] };
            return {
                missing: planned.capabilities.filter((one) => !capabilities.includes(one)),
                extra: capabilities.filter((one) => !planned.capabilities.includes(one)),
            };
        }
    }),
    52949: shared[52949],
    65977: shared[65977],
    29606: shared[29606],
    30089: shared[30089],
    2199: shared[2199]
};
