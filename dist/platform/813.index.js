export const id = 813;
export const ids = [813];
export const modules = {
    9813: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runPlatform: () => (runPlatform)
        });
        var promises_ = __webpack_require__(1455);
        var schemas = __webpack_require__(2857);
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
            platform_unexpected_answer: 'The service returned a response that this version of Mooring does not support. Update Mooring.',
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
            github_unavailable: 'GitHub is unavailable or cannot be reached from this machine. Retry later.',
            run_deadline: 'Raise `timeout-seconds`, or check the messages above for the host that was slow.',
            internal_bug: 'This is a bug in Mooring; please report it with the lines above.',
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
        function capabilityHint(capability) {
            return `Add the capability ${capability} to the token's role: \`chainctl iam roles update ROLE --add-capabilities=${capability}\`.`;
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
        ;
        const DAY_MS = 86_400_000;
        const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
        function toInstant(milliseconds) {
            if (!Number.isFinite(milliseconds))
                throw new MooringError('internal_bug', 'a timestamp must be a finite number');
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
                throw new MooringError('config_input_invalid', `"${text.slice(0, 60)}" is not a UTC timestamp such as 2026-05-01T00:00:00Z`);
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
        ;
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
                .map((event) => ({ event, kind: eventKind(event), at: readInstant(event.createTime) }));
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
        ;
        const CAPABILITIES = {
            gulfstream: 'CAP_GULFSTREAM',
            'account_associations.create': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE',
            'account_associations.delete': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE',
            'account_associations.list': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST',
            'account_associations.update': 'CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE',
            'actions.list': 'CAP_ACTIONS_LIST',
            'advisories.approve': 'CAP_ADVISORIES_APPROVE',
            'advisories.create': 'CAP_ADVISORIES_CREATE',
            'advisories.delete': 'CAP_ADVISORIES_DELETE',
            'advisories.list': 'CAP_ADVISORIES_LIST',
            'advisories.update': 'CAP_ADVISORIES_UPDATE',
            'apk.blobs.get': 'CAP_APK_BLOBS_GET',
            'apk.create': 'CAP_APK_CREATE',
            'apk.delete': 'CAP_APK_DELETE',
            'apk.list': 'CAP_APK_LIST',
            'apk.update': 'CAP_APK_UPDATE',
            'argos_documents.create': 'CAP_ARGOS_DOCUMENTS_CREATE',
            'argos_documents.delete': 'CAP_ARGOS_DOCUMENTS_DELETE',
            'argos_documents.list': 'CAP_ARGOS_DOCUMENTS_LIST',
            'argos_osv.dump': 'CAP_ARGOS_OSV_DUMP',
            'argos_osv.read': 'CAP_ARGOS_OSV_READ',
            'attestations.list': 'CAP_TENANT_ATTESTATIONS_LIST',
            'build_report.list': 'CAP_BUILD_REPORT_LIST',
            'buildapi_build.cancel': 'CAP_BUILDAPI_BUILD_CANCEL',
            'buildapi_build.create': 'CAP_BUILDAPI_BUILD_CREATE',
            'buildapi_build.list': 'CAP_BUILDAPI_BUILD_LIST',
            'buildapi_worker.sync': 'CAP_BUILDAPI_WORKER_SYNC',
            'cassie_ac.read': 'CAP_CASSIE_AC_READ',
            'cassie_ac.write': 'CAP_CASSIE_AC_WRITE',
            'cassie_cas.read': 'CAP_CASSIE_CAS_READ',
            'cassie_cas.write': 'CAP_CASSIE_CAS_WRITE',
            'clusters.create': 'CAP_TENANT_CLUSTERS_CREATE',
            'clusters.delete': 'CAP_TENANT_CLUSTERS_DELETE',
            'clusters.discover': 'CAP_TENANT_CLUSTERS_DISCOVER',
            'clusters.list': 'CAP_TENANT_CLUSTERS_LIST',
            'clusters.update': 'CAP_TENANT_CLUSTERS_UPDATE',
            'group_invites.create': 'CAP_IAM_GROUP_INVITES_CREATE',
            'group_invites.delete': 'CAP_IAM_GROUP_INVITES_DELETE',
            'group_invites.list': 'CAP_IAM_GROUP_INVITES_LIST',
            'groups.create': 'CAP_IAM_GROUPS_CREATE',
            'groups.delete': 'CAP_IAM_GROUPS_DELETE',
            'groups.list': 'CAP_IAM_GROUPS_LIST',
            'groups.update': 'CAP_IAM_GROUPS_UPDATE',
            'guardener_actions.migrate': 'CAP_GUARDENER_ACTIONS_MIGRATE',
            'guardener_association.list': 'CAP_GUARDENER_ASSOCIATION_LIST',
            'guardener_association.manage': 'CAP_GUARDENER_ASSOCIATION_MANAGE',
            'guardener_dfc.convert': 'CAP_GUARDENER_DFC_CONVERT',
            'guardener_entitlement.list': 'CAP_GUARDENER_ENTITLEMENT_LIST',
            'guardener_entitlement.manage': 'CAP_GUARDENER_ENTITLEMENT_MANAGE',
            'guardener_scan.get': 'CAP_GUARDENER_SCAN_GET',
            'guardener_scan.list': 'CAP_GUARDENER_SCAN_LIST',
            'identity.create': 'CAP_IAM_IDENTITY_CREATE',
            'identity.delete': 'CAP_IAM_IDENTITY_DELETE',
            'identity.list': 'CAP_IAM_IDENTITY_LIST',
            'identity.update': 'CAP_IAM_IDENTITY_UPDATE',
            'identity_providers.create': 'CAP_IAM_IDENTITY_PROVIDERS_CREATE',
            'identity_providers.delete': 'CAP_IAM_IDENTITY_PROVIDERS_DELETE',
            'identity_providers.list': 'CAP_IAM_IDENTITY_PROVIDERS_LIST',
            'identity_providers.update': 'CAP_IAM_IDENTITY_PROVIDERS_UPDATE',
            'libraries.artifacts.list': 'CAP_LIBRARIES_ARTIFACTS_LIST',
            'libraries.aws_marketplace_subscriptions.create': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_CREATE',
            'libraries.aws_marketplace_subscriptions.list': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_LIST',
            'libraries.aws_marketplace_subscriptions.update': 'CAP_LIBRARIES_AWS_MARKETPLACE_SUBSCRIPTIONS_UPDATE',
            'libraries.cache.invalidate': 'CAP_LIBRARIES_CACHE_INVALIDATE',
            'libraries.cache.list': 'CAP_LIBRARIES_CACHE_LIST',
            'libraries.dotnet.create': 'CAP_LIBRARIES_DOTNET_CREATE',
            'libraries.dotnet.list': 'CAP_LIBRARIES_DOTNET_LIST',
            'libraries.entitlements.create': 'CAP_LIBRARIES_ENTITLEMENTS_CREATE',
            'libraries.entitlements.delete': 'CAP_LIBRARIES_ENTITLEMENTS_DELETE',
            'libraries.entitlements.list': 'CAP_LIBRARIES_ENTITLEMENTS_LIST',
            'libraries.go.create': 'CAP_LIBRARIES_GO_CREATE',
            'libraries.go.list': 'CAP_LIBRARIES_GO_LIST',
            'libraries.java.create': 'CAP_LIBRARIES_JAVA_CREATE',
            'libraries.java.list': 'CAP_LIBRARIES_JAVA_LIST',
            'libraries.javascript.create': 'CAP_LIBRARIES_JAVASCRIPT_CREATE',
            'libraries.javascript.list': 'CAP_LIBRARIES_JAVASCRIPT_LIST',
            'libraries.policy.create': 'CAP_LIBRARIES_POLICY_CREATE',
            'libraries.policy.delete': 'CAP_LIBRARIES_POLICY_DELETE',
            'libraries.policy.list': 'CAP_LIBRARIES_POLICY_LIST',
            'libraries.policy.update': 'CAP_LIBRARIES_POLICY_UPDATE',
            'libraries.policy_binding.create': 'CAP_LIBRARIES_POLICY_BINDING_CREATE',
            'libraries.policy_binding.delete': 'CAP_LIBRARIES_POLICY_BINDING_DELETE',
            'libraries.policy_binding.list': 'CAP_LIBRARIES_POLICY_BINDING_LIST',
            'libraries.policy_binding.update': 'CAP_LIBRARIES_POLICY_BINDING_UPDATE',
            'libraries.policy_block_event.list': 'CAP_LIBRARIES_POLICY_BLOCK_EVENT_LIST',
            'libraries.python.create': 'CAP_LIBRARIES_PYTHON_CREATE',
            'libraries.python.list': 'CAP_LIBRARIES_PYTHON_LIST',
            'libraries.rebuilder.artifacts.invalidate': 'CAP_LIBRARIES_REBUILDER_ARTIFACTS_INVALIDATE',
            'libraries.rebuilder.builds.read': 'CAP_LIBRARIES_REBUILDER_BUILDS_READ',
            'libraries.rebuilder.builds.untrusted': 'CAP_LIBRARIES_REBUILDER_BUILDS_UNTRUSTED',
            'libraries.rebuilder.builds_tokens.fetch': 'CAP_LIBRARIES_REBUILDER_BUILDS_TOKENS_FETCH',
            'libraries.rebuilder.cve_remediations.list': 'CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_LIST',
            'libraries.rebuilder.cve_remediations.update': 'CAP_LIBRARIES_REBUILDER_CVE_REMEDIATIONS_UPDATE',
            'libraries.rebuilder.exclusions.manage': 'CAP_LIBRARIES_REBUILDER_EXCLUSIONS_MANAGE',
            'libraries.rebuilder.malware_status.read': 'CAP_LIBRARIES_REBUILDER_MALWARE_STATUS_READ',
            'libraries.rebuilder.new_versions.read': 'CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_READ',
            'libraries.rebuilder.new_versions.refresh': 'CAP_LIBRARIES_REBUILDER_NEW_VERSIONS_REFRESH',
            'libraries.rebuilder.remediated_artifacts.read': 'CAP_LIBRARIES_REBUILDER_REMEDIATED_ARTIFACTS_READ',
            'libraries.rebuilder.requests.cancel': 'CAP_LIBRARIES_REBUILDER_REQUESTS_CANCEL',
            'libraries.rebuilder.requests.create': 'CAP_LIBRARIES_REBUILDER_REQUESTS_CREATE',
            'libraries.rebuilder.requests.list': 'CAP_LIBRARIES_REBUILDER_REQUESTS_LIST',
            'libraries.rebuilder.requests_group.update': 'CAP_LIBRARIES_REBUILDER_REQUESTS_GROUP_UPDATE',
            'libraries.rebuilder.source_coordinates.resolve': 'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_RESOLVE',
            'libraries.rebuilder.source_coordinates.write': 'CAP_LIBRARIES_REBUILDER_SOURCE_COORDINATES_WRITE',
            'libraries.request_groups.create': 'CAP_LIBRARIES_REQUEST_GROUPS_CREATE',
            'libraries.request_groups.delete': 'CAP_LIBRARIES_REQUEST_GROUPS_DELETE',
            'libraries.request_groups.list': 'CAP_LIBRARIES_REQUEST_GROUPS_LIST',
            'libraries.request_groups.submit': 'CAP_LIBRARIES_REQUEST_GROUPS_SUBMIT',
            'libraries.request_groups.update': 'CAP_LIBRARIES_REQUEST_GROUPS_UPDATE',
            'libraries.request_groups_delete.submitted': 'CAP_LIBRARIES_REQUEST_GROUPS_DELETE_SUBMITTED',
            'libraries.request_groups_items.update': 'CAP_LIBRARIES_REQUEST_GROUPS_ITEMS_UPDATE',
            'libraries.request_groups_refresh.coverage': 'CAP_LIBRARIES_REQUEST_GROUPS_REFRESH_COVERAGE',
            'loggie_logs.create': 'CAP_LOGGIE_LOGS_CREATE',
            'loggie_logs.read': 'CAP_LOGGIE_LOGS_READ',
            'loggie_logs.write': 'CAP_LOGGIE_LOGS_WRITE',
            'manifest.create': 'CAP_MANIFEST_CREATE',
            'manifest.delete': 'CAP_MANIFEST_DELETE',
            'manifest.list': 'CAP_MANIFEST_LIST',
            'manifest.metadata.list': 'CAP_MANIFEST_METADATA_LIST',
            'manifest.update': 'CAP_MANIFEST_UPDATE',
            'mcp_tool.call': 'CAP_MCP_TOOL_CALL',
            'namespaces.list': 'CAP_TENANT_NAMESPACES_LIST',
            'nodes.list': 'CAP_TENANT_NODES_LIST',
            'packages_entitlements.list': 'CAP_PACKAGES_ENTITLEMENTS_LIST',
            'policies_binding.create': 'CAP_POLICIES_BINDING_CREATE',
            'policies_binding.delete': 'CAP_POLICIES_BINDING_DELETE',
            'policies_binding.list': 'CAP_POLICIES_BINDING_LIST',
            'policies_binding.update': 'CAP_POLICIES_BINDING_UPDATE',
            'policies_decision.list': 'CAP_POLICIES_DECISION_LIST',
            'policies_override.create': 'CAP_POLICIES_OVERRIDE_CREATE',
            'policies_override.delete': 'CAP_POLICIES_OVERRIDE_DELETE',
            'policies_override.list': 'CAP_POLICIES_OVERRIDE_LIST',
            'policies_policy.create': 'CAP_POLICIES_POLICY_CREATE',
            'policies_policy.delete': 'CAP_POLICIES_POLICY_DELETE',
            'policies_policy.list': 'CAP_POLICIES_POLICY_LIST',
            'policies_policy.update': 'CAP_POLICIES_POLICY_UPDATE',
            'policy.create': 'CAP_IAM_POLICY_CREATE',
            'policy.delete': 'CAP_IAM_POLICY_DELETE',
            'policy.list': 'CAP_IAM_POLICY_LIST',
            'policy.update': 'CAP_IAM_POLICY_UPDATE',
            'record_contexts.list': 'CAP_TENANT_RECORD_CONTEXTS_LIST',
            'record_policy_results.list': 'CAP_TENANT_RECORD_POLICY_RESULTS_LIST',
            'record_signatures.list': 'CAP_TENANT_RECORD_SIGNATURES_LIST',
            'records.list': 'CAP_TENANT_RECORDS_LIST',
            'referrers.list': 'CAP_REFERRERS_LIST',
            'registry_deployments.create': 'CAP_REGISTRY_DEPLOYMENTS_CREATE',
            'registry_deployments.list': 'CAP_REGISTRY_DEPLOYMENTS_LIST',
            'registry_deployments.update': 'CAP_REGISTRY_DEPLOYMENTS_UPDATE',
            'registry_entitlements.create': 'CAP_REGISTRY_ENTITLEMENTS_CREATE',
            'registry_entitlements.delete': 'CAP_REGISTRY_ENTITLEMENTS_DELETE',
            'registry_entitlements.list': 'CAP_REGISTRY_ENTITLEMENTS_LIST',
            'registry_entitlements_images.add': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_ADD',
            'registry_entitlements_images.remove': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_REMOVE',
            'registry_entitlements_images.swap': 'CAP_REGISTRY_ENTITLEMENTS_IMAGES_SWAP',
            'registry_overlays.edit': 'CAP_REGISTRY_OVERLAYS_EDIT',
            'registry_overlays.list': 'CAP_REGISTRY_OVERLAYS_LIST',
            'registry_settings.list': 'CAP_REGISTRY_SETTINGS_LIST',
            'registry_settings.update': 'CAP_REGISTRY_SETTINGS_UPDATE',
            'repo.blobs.get': 'CAP_REPO_BLOBS_GET',
            'repo.check_policies': 'CAP_REPO_CHECK_POLICIES',
            'repo.create': 'CAP_REPO_CREATE',
            'repo.delete': 'CAP_REPO_DELETE',
            'repo.list': 'CAP_REPO_LIST',
            'repo.update': 'CAP_REPO_UPDATE',
            'rex_class.serve': 'CAP_REX_CLASS_SERVE',
            'rex_class.use': 'CAP_REX_CLASS_USE',
            'rex_executions.create': 'CAP_REX_EXECUTIONS_CREATE',
            'rex_executions.list': 'CAP_REX_EXECUTIONS_LIST',
            'rex_workers.connect': 'CAP_REX_WORKERS_CONNECT',
            'risks.list': 'CAP_TENANT_RISKS_LIST',
            'role_bindings.create': 'CAP_IAM_ROLE_BINDINGS_CREATE',
            'role_bindings.delete': 'CAP_IAM_ROLE_BINDINGS_DELETE',
            'role_bindings.list': 'CAP_IAM_ROLE_BINDINGS_LIST',
            'role_bindings.update': 'CAP_IAM_ROLE_BINDINGS_UPDATE',
            'roles.create': 'CAP_IAM_ROLES_CREATE',
            'roles.delete': 'CAP_IAM_ROLES_DELETE',
            'roles.list': 'CAP_IAM_ROLES_LIST',
            'roles.update': 'CAP_IAM_ROLES_UPDATE',
            'sboms.list': 'CAP_TENANT_SBOMS_LIST',
            'scim.manage': 'CAP_IAM_SCIM_MANAGE',
            'sigstore.create': 'CAP_SIGSTORE_CREATE',
            'sigstore.delete': 'CAP_SIGSTORE_DELETE',
            'sigstore.list': 'CAP_SIGSTORE_LIST',
            'sigstore.update': 'CAP_SIGSTORE_UPDATE',
            'sigstore_certificate.create': 'CAP_SIGSTORE_CERTIFICATE_CREATE',
            'skills.delete': 'CAP_SKILLS_DELETE',
            'skills.list': 'CAP_SKILLS_LIST',
            'skills.publish': 'CAP_SKILLS_PUBLISH',
            'skills.write': 'CAP_SKILLS_WRITE',
            'skills_entitlements.create': 'CAP_SKILLS_ENTITLEMENTS_CREATE',
            'skills_entitlements.delete': 'CAP_SKILLS_ENTITLEMENTS_DELETE',
            'skills_entitlements.list': 'CAP_SKILLS_ENTITLEMENTS_LIST',
            'skills_harden.cancel': 'CAP_SKILLS_HARDEN_CANCEL',
            'skills_harden.read': 'CAP_SKILLS_HARDEN_READ',
            'skills_harden.write': 'CAP_SKILLS_HARDEN_WRITE',
            'subscriptions.create': 'CAP_EVENTS_SUBSCRIPTION_CREATE',
            'subscriptions.delete': 'CAP_EVENTS_SUBSCRIPTION_DELETE',
            'subscriptions.list': 'CAP_EVENTS_SUBSCRIPTION_LIST',
            'subscriptions.update': 'CAP_EVENTS_SUBSCRIPTION_UPDATE',
            'tag.create': 'CAP_TAG_CREATE',
            'tag.delete': 'CAP_TAG_DELETE',
            'tag.list': 'CAP_TAG_LIST',
            'tag.update': 'CAP_TAG_UPDATE',
            'terms.accept': 'CAP_TERMS_ACCEPT',
            'terms.list': 'CAP_TERMS_LIST',
            'version.list': 'CAP_VERSION_LIST',
            'vuln.create': 'CAP_VULN_CREATE',
            'vuln_report.create': 'CAP_VULN_REPORT_CREATE',
            'vuln_report.list': 'CAP_VULN_REPORT_LIST',
            'vuln_reports.list': 'CAP_TENANT_VULN_REPORTS_LIST',
            'workloads.list': 'CAP_TENANT_WORKLOADS_LIST',
        };
        function isCapability(text) {
            return Object.hasOwn(CAPABILITIES, text);
        }
        var coerce = __webpack_require__(9567);
        ;
        const PAGE_SIZE = { default: 50, maximum: 200 };
        const PAGE_TOKEN_LIFETIME_MS = 3 * 24 * 3_600_000;
        const count = schemas.YjP('must be an integer')
            .regex(/^-?\d{1,9}$/, 'must be an integer')
            .transform(Number);
        const repeated = schemas.KCZ([schemas.YjP(), schemas.YOg(schemas.YjP())])
            .transform((value) => (typeof value === 'string' ? [value] : value));
        const flag = schemas.k5n(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
        const ListQuery = schemas.Ikc({
            'uidp.descendantsOf': schemas.YjP().optional(),
            'uidp.childrenOf': schemas.YjP().optional(),
            'uidp.ancestorsOf': schemas.YjP().optional(),
            'uidp.ids': repeated.optional(),
            'uidp.inRoot': flag.optional(),
            pageSize: count.optional(),
            pageToken: schemas.YjP().optional(),
            orderBy: schemas.YjP().optional(),
            skip: count.optional(),
        });
        const NamedListQuery = ListQuery.extend({ name: schemas.YjP().optional() });
        const PageEnvelope = schemas.Ikc({
            nextPageToken: schemas.YjP().optional(),
            totalCount: schemas.YjP().regex(/^\d+$/).optional(),
            skipped: schemas.Whr().optional(),
        });
        const MaskQuery = schemas.Ikc({ updateMask: schemas.YjP().optional() });
        ;
        const Timestamp = schemas.YjP().refine((text) => readInstant(text) !== undefined, 'not a UTC timestamp');
        ;
        const TAG_STATUSES = ['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE'];
        const GRACE_STATUSES = [
            'GRACE_NOT_ELIGIBLE',
            'GRACE_ELIGIBLE',
            'GRACE_ACTIVE',
            'GRACE_BROKEN',
            'GRACE_EXPIRED',
        ];
        const MainPackageVersion = schemas.Ikc({
            version: schemas.YjP().optional(),
            latestVersion: schemas.YjP().optional(),
            releaseDate: schemas.YjP().optional(),
            eolDate: schemas.YjP().optional(),
            exists: schemas.zMY().optional(),
            fips: schemas.zMY().optional(),
            lts: schemas.KCZ([schemas.zMY(), schemas.YjP()]).optional(),
            legacyLts: schemas.YjP().optional(),
            eolBroken: schemas.zMY().optional(),
        });
        const EolTag = schemas.Ikc({
            id: schemas.YjP(),
            name: schemas.YjP(),
            mainPackageName: schemas.YjP().optional(),
            tagStatus: schemas.YjP().default('TAG_ACTIVE'),
            mainPackageVersion: MainPackageVersion.nullish(),
            graceStatus: schemas.YjP().default('GRACE_NOT_ELIGIBLE'),
            gracePeriodExpiryDate: Timestamp.nullish(),
        });
        const EolTagPage = schemas.Ikc({
            items: schemas.YOg(EolTag).default([]),
            nextPageToken: schemas.YjP().optional(),
        });
        const eol_tag_count = coerce.ai('must be an integer').int('must be an integer');
        const EolTagQuery = schemas.Ikc({
            'uidp.descendantsOf': schemas.YjP().optional(),
            'uidp.childrenOf': schemas.YjP().optional(),
            name: schemas.YjP().optional(),
            pageToken: schemas.YjP().optional(),
            pageSize: eol_tag_count.optional(),
            excludeDates: flag.optional(),
            excludeEpochs: flag.optional(),
        });
        ;
        const Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const DocumentScan = schemas._H3({
            artifactVersion: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
        });
        const DocumentEvent = schemas.Ikc({
            timestamp: Timestamp,
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
        const AdvisoryDocumentQuery = schemas.Ikc({ id: schemas.YjP().optional(), cves: repeated.optional() });
        const Severity = schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() });
        const VulnerabilityMetadata = schemas.Ikc({
            id: schemas.YjP(),
            summary: schemas.YjP().optional(),
            details: schemas.YjP().optional(),
            severities: schemas.YOg(Severity).default([]),
            references: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), url: schemas.YjP() })).default([]),
        });
        const VulnerabilityMetadataPage = PageEnvelope.extend({
            vulnerabilityMetadata: schemas.YOg(VulnerabilityMetadata).default([]),
        });
        const MOST_METADATA_IDS = 1000;
        const VulnerabilityMetadataQuery = ListQuery.extend({
            id: schemas.YjP().optional(),
            ids: repeated
                .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
                .optional(),
        });
        const ResolvedVulnerabilities = schemas.Ikc({
            resolvedVulnsReports: schemas.YOg(schemas.Ikc({
                date: Timestamp,
                resolvedVulns: schemas.YOg(schemas.Ikc({
                    id: schemas.YjP(),
                    aliases: schemas.YOg(schemas.YjP()).default([]),
                    cvssSeverities: schemas.YOg(Severity).default([]),
                }))
                    .default([]),
            }))
                .default([]),
        });
        const ResolvedVulnerabilitiesQuery = schemas.Ikc({
            startTime: schemas.YjP('is required').pipe(Timestamp),
            endTime: schemas.YjP('is required').pipe(Timestamp),
        });
        ;
        function get(path, capability, parts) {
            return { ...API, method: 'GET', idempotent: true, path, capability, ...parts };
        }
        function post(path, capability, parts) {
            return { ...API, method: 'POST', idempotent: false, path, capability, ...parts };
        }
        function patch(path, capability, parts) {
            return { ...API, method: 'PATCH', idempotent: true, query: MaskQuery, path, capability, ...parts };
        }
        function remove(path, capability) {
            return { ...API, method: 'DELETE', idempotent: true, path, capability, response: schemas.L5J() };
        }
        const API = { face: 'api', credential: 'platform' };
        ;
        const advisoryRoutes = {
            listAdvisoryDocuments: {
                method: 'GET',
                path: '/advisory/v2/documents',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: AdvisoryDocumentQuery,
                response: AdvisoryDocuments,
            },
            listVulnerabilityMetadata: {
                method: 'GET',
                path: '/advisory/v2/metadata',
                face: 'api',
                credential: 'none',
                idempotent: true,
                query: VulnerabilityMetadataQuery,
                response: VulnerabilityMetadataPage,
            },
            listResolvedVulnerabilities: get('/advisory/v2/images/resolvedVulns', 'advisories.list', {
                query: ResolvedVulnerabilitiesQuery,
                response: ResolvedVulnerabilities,
            }),
        };
        ;
        const Subscription = schemas.Ikc({
            uid: schemas.YjP(),
            sink: schemas.YjP(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const NewSubscription = schemas.Ikc({ sink: schemas.YjP('is required') });
        const SubscriptionPage = PageEnvelope.extend({ subscriptions: schemas.YOg(Subscription).default([]) });
        ;
        const eventRoutes = {
            listSubscriptions: get('/events/v2/subscriptions', 'subscriptions.list', {
                query: ListQuery,
                response: SubscriptionPage,
            }),
            getSubscription: get('/events/v2/subscriptions/{uid}', 'subscriptions.list', { response: Subscription }),
            createSubscription: post('/events/v2/subscriptions/{parent}', 'subscriptions.create', {
                body: NewSubscription,
                response: Subscription,
            }),
            deleteSubscription: remove('/events/v2/subscriptions/{uid}', 'subscriptions.delete'),
        };
        ;
        const Group = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            verified: schemas.zMY().optional(),
            kind: schemas.YjP().optional(),
            status: schemas.YjP().optional(),
            resourceLimits: schemas.g1P(schemas.YjP(), schemas.Whr()).optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
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
        const NewGroup = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty').max(256, 'must not be longer than 256'),
            description: schemas.YjP('must be text').optional(),
            verified: schemas.zMY('must be true or false').optional(),
            kind: schemas.k5n(ORGANIZATION_KINDS, 'is not a kind of organization').optional(),
        });
        const GroupPage = PageEnvelope.extend({ groups: schemas.YOg(Group).default([]) });
        const GroupLookup = schemas.Ikc({ group: Group.optional() });
        const Eligibility = schemas.Ikc({ eligible: schemas.zMY().optional() });
        ;
        const groupRoutes = {
            listGroups: get('/iam/v2/groups', 'groups.list', { query: NamedListQuery, response: GroupPage }),
            getGroup: get('/iam/v2/groups/{uid}', 'groups.list', { response: Group }),
            createGroup: post('/iam/v2/groups/{parent}', 'groups.create', { body: NewGroup, response: Group }),
            updateGroup: patch('/iam/v2/groups/{uid}', 'groups.update', { body: NewGroup.partial(), response: Group }),
            deleteGroup: remove('/iam/v2/groups/{uid}', 'groups.delete'),
            lookupGroup: {
                method: 'GET',
                path: '/iam/v2/groups:lookupGroup',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: GroupLookup,
            },
            checkEligibility: {
                method: 'GET',
                path: '/iam/v2/groups:checkEligibility',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                response: Eligibility,
            },
            requestGroupAccess: {
                method: 'POST',
                path: '/iam/v2/groups/{uid}:requestGroupAccess',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: schemas.Ikc({}),
                response: schemas.Ikc({}),
            },
        };
        ;
        const ExternalGroupRoleMapping = schemas.Ikc({
            uid: schemas.YjP(),
            externalGroupId: schemas.YjP().optional(),
            identityProviderUid: schemas.YjP().optional(),
            roleUid: schemas.YjP().optional(),
            scope: schemas.YjP().optional(),
            createTime: Timestamp.optional(),
        });
        const NewExternalGroupRoleMapping = schemas.Ikc({
            externalGroupId: schemas.YjP('is required').min(1, 'must not be empty'),
            roleUid: schemas.YjP('is required'),
            scope: schemas.YjP('is required'),
        });
        const ExternalGroupRoleMappingListQuery = ListQuery.extend({
            identityProviderUid: schemas.YjP().optional(),
        });
        const ExternalGroupRoleMappingPage = PageEnvelope.extend({
            externalGroupRoleMappings: schemas.YOg(ExternalGroupRoleMapping).default([]),
        });
        const MappingBatchDelete = schemas.Ikc({
            parent: schemas.YjP('is required'),
            names: schemas.YOg(schemas.YjP()).min(1, 'must not be empty'),
        });
        const DeletedMappings = schemas.Ikc({
            parent: schemas.YjP().optional(),
            externalGroupRoleMappings: schemas.YOg(ExternalGroupRoleMapping).default([]),
        });
        ;
        const JwtText = schemas.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a JWT');
        const BearerText = schemas.YjP()
            .max(16_384)
            .regex(/^[A-Za-z0-9._~+/=-]+$/, 'not a bearer token');
        const IdTokenQuery = schemas.Ikc({
            audience: schemas.YjP().optional(),
            'subject-format': schemas.k5n(['legacy', 'immutable'], 'must be legacy or immutable').optional(),
        });
        const IdToken = schemas.Ikc({ value: JwtText });
        const ExchangeRequest = schemas.Ikc({
            aud: repeated.optional(),
            identity: schemas.YjP().optional(),
        });
        const RegistryTokenQuery = schemas.Ikc({ scope: repeated.optional(), service: schemas.YjP().optional() });
        const RegistryTokenForm = schemas.Ikc({
            grantType: schemas.k5n(['password', 'refresh_token'], 'must be password or refresh_token'),
            service: schemas.YjP('is required'),
            clientId: schemas.YjP('is required'),
            scope: repeated.optional(),
            username: schemas.YjP().optional(),
            password: schemas.YjP().optional(),
            refreshToken: schemas.YjP().optional(),
            accessType: schemas.k5n(['online', 'offline'], 'must be online or offline').optional(),
        });
        const JsonWebKeys = schemas.Ikc({
            keys: schemas.YOg(schemas._H3({ kty: schemas.YjP(), kid: schemas.YjP(), alg: schemas.YjP() })),
        });
        const OpenIdConfiguration = schemas.Ikc({ issuer: schemas.YjP(), jwks_uri: schemas.YjP() });
        const AccessToken = schemas.Ikc({
            token: JwtText,
            expiry: Timestamp.optional(),
        });
        const RefreshRequest = schemas.Ikc({ aud: repeated.optional() });
        const TokenPair = schemas.Ikc({ token: AccessToken, refreshToken: AccessToken });
        const RegistryToken = schemas.Ikc({
            token: BearerText.optional(),
            access_token: BearerText.optional(),
            expires_in: schemas.aig().optional(),
            issued_at: schemas.YjP().optional(),
            scope: schemas.YjP().optional(),
            refresh_token: BearerText.optional(),
        })
            .refine((answer) => (answer.token ?? answer.access_token) !== undefined, 'neither token nor access_token');
        ;
        const SCIM_CREDENTIAL_STATES = (null && ([
            'CREDENTIAL_STATE_UNSPECIFIED',
            'CREDENTIAL_STATE_NOT_ISSUED',
            'CREDENTIAL_STATE_LIVE',
            'CREDENTIAL_STATE_EXPIRED',
            'CREDENTIAL_STATE_REVOKED',
            'CREDENTIAL_STATE_ROTATING',
        ]));
        const Scim = schemas.Ikc({
            enabled: schemas.zMY().default(false),
            credentialState: schemas.YjP().default('CREDENTIAL_STATE_UNSPECIFIED'),
            endpointUrl: schemas.YjP().optional(),
            etag: schemas.YjP().optional(),
            tokenExpireTime: Timestamp.optional(),
            previousTokenExpireTime: Timestamp.optional(),
        });
        const ScimLifetime = schemas.Ikc({
            expireTime: Timestamp.optional(),
            neverExpires: schemas.zMY('must be true or false').optional(),
        });
        const etag = schemas.YjP('is required').min(1, 'is required');
        const ScimRenewal = ScimLifetime.extend({
            etag,
            overlap: schemas.YjP()
                .regex(/^\d{1,9}(?:\.\d+)?s$/, 'must be a duration such as 3600s')
                .optional(),
        });
        const ScimToken = schemas.Ikc({
            identityProviderUid: schemas.YjP().optional(),
            token: BearerText,
            endpointUrl: schemas.YjP().optional(),
            etag: schemas.YjP(),
            expireTime: Timestamp.optional(),
        });
        const RenewedScimToken = ScimToken.extend({
            previousTokenExpireTime: Timestamp.optional(),
            requestedOverlap: schemas.YjP().optional(),
        });
        const ScimRevocation = schemas.Ikc({});
        const RevokedScimToken = schemas.Ikc({
            identityProviderUid: schemas.YjP().optional(),
            enabled: schemas.zMY().default(false),
            etag: schemas.YjP(),
            revokeTime: Timestamp.optional(),
        });
        const ScimSwitch = schemas.Ikc({ enabled: schemas.zMY('must be true or false'), etag });
        const SwitchedScim = schemas.Ikc({
            identityProviderUid: schemas.YjP().optional(),
            enabled: schemas.zMY().default(false),
            etag: schemas.YjP(),
        });
        ;
        const issuer = schemas.OZ5({ protocol: /^https$/, error: 'must be an https address' });
        const identity_provider_text = schemas.YjP('must be text');
        const OidcProvider = schemas.Ikc({
            issuer,
            clientId: schemas.YjP('is required').min(1, 'is required'),
            additionalScopes: schemas.YOg(identity_provider_text).optional(),
            groupsClaim: identity_provider_text.optional(),
            pkceEnabled: schemas.zMY('must be true or false').optional(),
        });
        const IdentityProvider = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            defaultRole: schemas.YjP().optional(),
            oidc: OidcProvider.optional(),
            scim: Scim.optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const NewIdentityProvider = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: identity_provider_text.optional(),
            defaultRole: schemas.YjP('is required'),
            oidc: OidcProvider.extend({ clientSecret: identity_provider_text.optional() }).optional(),
        });
        const IdentityProviderPage = PageEnvelope.extend({
            identityProviders: schemas.YOg(IdentityProvider).default([]),
        });
        ;
        const identityProviderRoutes = {
            listIdentityProviders: get('/iam/v2/identityProviders', 'identity_providers.list', {
                query: NamedListQuery,
                response: IdentityProviderPage,
            }),
            getIdentityProvider: get('/iam/v2/identityProviders/{uid}', 'identity_providers.list', {
                response: IdentityProvider,
            }),
            createIdentityProvider: post('/iam/v2/identityProviders/{parent}', 'identity_providers.create', {
                body: NewIdentityProvider,
                response: IdentityProvider,
            }),
            updateIdentityProvider: patch('/iam/v2/identityProviders/{uid}', 'identity_providers.update', {
                body: NewIdentityProvider.partial(),
                response: IdentityProvider,
            }),
            deleteIdentityProvider: remove('/iam/v2/identityProviders/{uid}', 'identity_providers.delete'),
            listExternalGroupRoleMappings: get('/iam/v2/externalGroupRoleMappings', 'identity_providers.list', {
                query: ExternalGroupRoleMappingListQuery,
                response: ExternalGroupRoleMappingPage,
            }),
            getExternalGroupRoleMapping: get('/iam/v2/externalGroupRoleMappings/{uid}', 'identity_providers.list', {
                response: ExternalGroupRoleMapping,
            }),
            createExternalGroupRoleMapping: post('/iam/v2/externalGroupRoleMappings/{parent}', 'identity_providers.update', { body: NewExternalGroupRoleMapping, response: ExternalGroupRoleMapping }),
            deleteExternalGroupRoleMapping: remove('/iam/v2/externalGroupRoleMappings/{uid}', 'identity_providers.update'),
            batchDeleteExternalGroupRoleMappings: post('/iam/v2/externalGroupRoleMappings:batchDelete', 'identity_providers.update', { body: MappingBatchDelete, response: DeletedMappings }),
        };
        ;
        const relationship_text = schemas.YjP('must be text');
        const ClaimMatch = schemas.Ikc({
            issuer: schemas.YjP().optional(),
            issuerPattern: schemas.YjP().optional(),
            subject: schemas.YjP().optional(),
            subjectPattern: schemas.YjP().optional(),
            audience: schemas.YjP().optional(),
            audiencePattern: schemas.YjP().optional(),
            claims: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
            claimPatterns: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
        });
        const StaticKeys = schemas.Ikc({
            issuer: schemas.YjP('is required').min(1, 'is required'),
            subject: schemas.YjP('is required').min(1, 'is required'),
            issuerKeys: schemas.YjP('is required').min(1, 'is required'),
            audiences: schemas.YOg(relationship_text, 'must be a list').optional(),
            expirationTime: Timestamp.optional(),
        });
        const AwsIdentity = schemas.Ikc({
            awsAccount: schemas.YjP('is required').regex(/^\d{12}$/, 'must be the 12 digits of an account'),
            arn: relationship_text.optional(),
            arnPattern: relationship_text.optional(),
            userId: relationship_text.optional(),
            userIdPattern: relationship_text.optional(),
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
        const NewRelationship = schemas.Ikc({
            claimMatch: ClaimMatch.optional(),
            staticKeys: StaticKeys.optional(),
            awsIdentity: AwsIdentity.optional(),
            servicePrincipal: schemas.k5n(SERVICE_PRINCIPALS, 'is not a service principal').optional(),
        });
        const Relationship = NewRelationship.extend({
            awsIdentity: AwsIdentity.extend({ awsAccount: schemas.YjP() }).optional(),
            servicePrincipal: schemas.YjP().optional(),
        });
        ;
        const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
        const Identity = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            company: schemas.YjP().optional(),
            email: schemas.YjP().optional(),
            emailUnverified: schemas.YjP().optional(),
            ...Relationship.shape,
            lastSeenTime: Timestamp.optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const NewIdentity = schemas.Ikc({
            name: schemas.YjP().optional(),
            description: schemas.YjP().optional(),
            company: schemas.YjP().optional(),
            ...NewRelationship.shape,
        });
        const IdentityPage = PageEnvelope.extend({ identities: schemas.YOg(Identity).default([]) });
        const RELATIONSHIP_TYPES = ['RELATIONSHIP_TYPE_UNSPECIFIED', ...Object.values(RELATIONSHIPS)];
        const IdentityListQuery = NamedListQuery.extend({
            relationshipType: schemas.YjP()
                .transform((type) => (type.startsWith('RELATIONSHIP_TYPE_') ? type : `RELATIONSHIP_TYPE_${type}`))
                .pipe(schemas.k5n(RELATIONSHIP_TYPES, 'is not a relationship type'))
                .optional(),
        });
        const IdentityLookupQuery = schemas.Ikc({
            issuer: schemas.YjP('is required'),
            subject: schemas.YjP('is required'),
        });
        const IdentityLookup = schemas.Ikc({ uid: schemas.YjP() });
        ;
        const identity_metadata_text = schemas.YjP('must be text').optional();
        const yesOrNo = schemas.zMY('must be true or false').optional();
        const NewIdentityMetadata = schemas.Ikc({
            company: identity_metadata_text,
            jobTitle: identity_metadata_text,
            product: identity_metadata_text,
            selfServe: yesOrNo,
            updatesOptIn: yesOrNo,
            hubspotUtk: identity_metadata_text,
            latestFormSubmitUrl: identity_metadata_text,
            latestInternalReferringUrl: identity_metadata_text,
            utmCampaign: identity_metadata_text,
            utmContent: identity_metadata_text,
            utmMedium: identity_metadata_text,
            utmSource: identity_metadata_text,
            utmTerm: identity_metadata_text,
        });
        const IdentityMetadata = NewIdentityMetadata.extend({
            uid: schemas.YjP().optional(),
            name: schemas.YjP().optional(),
            givenName: schemas.YjP().optional(),
            familyName: schemas.YjP().optional(),
        });
        const IdentityMetadataChange = schemas.Ikc({
            identityMetadata: IdentityMetadata,
            updateMask: schemas.YjP('must be text').optional(),
        });
        ;
        const identityRoutes = {
            listIdentities: get('/iam/v2/identities', 'identity.list', {
                query: IdentityListQuery,
                response: IdentityPage,
            }),
            getIdentity: get('/iam/v2/identities/{uid}', 'identity.list', { response: Identity }),
            createIdentity: post('/iam/v2/identities/{parent}', 'identity.create', {
                body: NewIdentity,
                response: Identity,
            }),
            updateIdentity: patch('/iam/v2/identities/{uid}', 'identity.update', {
                body: NewIdentity.partial(),
                response: Identity,
            }),
            deleteIdentity: remove('/iam/v2/identities/{uid}', 'identity.delete'),
            updateIdentityMetadata: {
                method: 'PATCH',
                path: '/iam/v2/identities:updateIdentityMetadata',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                body: IdentityMetadataChange,
                response: IdentityMetadata,
            },
            lookupIdentity: {
                method: 'GET',
                path: '/iam/v2/identities:lookupIdentity',
                face: 'api',
                credential: 'platform',
                idempotent: true,
                query: IdentityLookupQuery,
                response: IdentityLookup,
            },
        };
        ;
        const account_association_text = schemas.YjP('must be text').min(1, 'must not be empty');
        const texts = schemas.g1P(schemas.YjP(), account_association_text);
        const accounts = {
            amazon: schemas.Ikc({ account: account_association_text }).optional(),
            azure: schemas.Ikc({ tenantId: account_association_text, clientIds: texts }).optional(),
            chainguard: schemas.Ikc({ serviceBindings: texts }).optional(),
            github: schemas.Ikc({
                appInstallations: schemas.g1P(schemas.YjP(), schemas.Ikc({ installations: schemas.YOg(schemas.Ikc({ installationId: account_association_text, name: schemas.YjP().optional() })) })),
            })
                .optional(),
            google: schemas.Ikc({ projectId: account_association_text, projectNumber: account_association_text }).optional(),
        };
        const AccountAssociation = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            ...accounts,
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const NewAccountAssociation = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: schemas.YjP('must be text').optional(),
            ...accounts,
        });
        const AccountAssociationPage = PageEnvelope.extend({
            accountAssociations: schemas.YOg(AccountAssociation).default([]),
        });
        const AccountCheck = schemas.Ikc({
            providerType: schemas.k5n(['ACCOUNT_PROVIDER_TYPE_GOOGLE', 'ACCOUNT_PROVIDER_TYPE_AMAZON', 'ACCOUNT_PROVIDER_TYPE_AZURE'], 'is not a type of provider'),
        });
        const AccountCheckResult = schemas.Ikc({
            status: schemas.k5n(['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY']).optional(),
            reason: schemas.YjP().optional(),
            message: schemas.YjP().optional(),
        });
        ;
        const Role = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            capabilities: schemas.YOg(schemas.YjP()).optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const NewRole = schemas.Ikc({
            name: schemas.YjP('is required').min(1, 'must not be empty'),
            description: schemas.YjP('must be text').optional(),
            capabilities: schemas.YOg(schemas.k5n(Object.values(CAPABILITIES), 'is not a capability')).optional(),
        });
        const RolePage = PageEnvelope.extend({ roles: schemas.YOg(Role).default([]) });
        ;
        const GroupInvite = schemas.Ikc({
            uid: schemas.YjP(),
            roleUid: schemas.YjP().optional(),
            role: Role.optional(),
            email: schemas.YjP().optional(),
            singleUse: schemas.zMY().optional(),
            keyId: schemas.YjP().optional(),
            code: schemas.YjP().optional(),
            expirationTime: Timestamp.optional(),
            createTime: Timestamp.optional(),
        });
        const NewGroupInvite = schemas.Ikc({
            roleUid: schemas.YjP('is required'),
            ttl: schemas.YjP('is required').regex(/^[1-9]\d{0,8}(?:\.\d+)?s$/, 'must be a duration such as 604800s'),
            email: schemas.Rpp('is not an e-mail address').optional(),
            singleUse: schemas.zMY('must be true or false').optional(),
        });
        const GroupInviteListQuery = ListQuery.extend({ keyId: schemas.YjP().optional() });
        const GroupInvitePage = PageEnvelope.extend({ groupInvites: schemas.YOg(GroupInvite).default([]) });
        ;
        const TermsAcceptance = schemas.Ikc({
            docId: schemas.YjP(),
            orgUid: schemas.YjP().optional(),
            acceptedBy: schemas.YjP().optional(),
            createTime: Timestamp.optional(),
        });
        const TermsAcceptancePage = PageEnvelope.extend({
            termsAcceptances: schemas.YOg(TermsAcceptance).default([]),
        });
        const NewTermsAcceptance = schemas.Ikc({
            documentIds: schemas.YOg(schemas.YjP().min(1, 'must not be empty')).min(1, 'must not be empty'),
        });
        const AcceptedTerms = schemas.Ikc({
            group: schemas.YjP().optional(),
            documentIds: schemas.YOg(schemas.YjP()).default([]),
        });
        ;
        const membershipRoutes = {
            listAccountAssociations: get('/iam/v2/accountAssociations', 'account_associations.list', {
                query: NamedListQuery,
                response: AccountAssociationPage,
            }),
            getAccountAssociation: get('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
                response: AccountAssociation,
            }),
            createAccountAssociation: post('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
                body: NewAccountAssociation,
                response: AccountAssociation,
            }),
            updateAccountAssociation: patch('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
                body: NewAccountAssociation.partial(),
                response: AccountAssociation,
            }),
            deleteAccountAssociation: remove('/iam/v2/accountAssociations/{uid}', 'account_associations.delete'),
            checkAccountAssociation: post('/iam/v2/accountAssociations/{uid}:checkAccountAssociation', 'account_associations.list', { body: AccountCheck, response: AccountCheckResult, idempotent: true }),
            listGroupInvites: get('/iam/v2/groupInvites', 'group_invites.list', {
                query: GroupInviteListQuery,
                response: GroupInvitePage,
            }),
            getGroupInvite: get('/iam/v2/groupInvites/{uid}', 'group_invites.list', { response: GroupInvite }),
            createGroupInvite: post('/iam/v2/groupInvites/{parent}', 'group_invites.create', {
                body: NewGroupInvite,
                response: GroupInvite,
            }),
            deleteGroupInvite: remove('/iam/v2/groupInvites/{uid}', 'group_invites.delete'),
            listTermsAcceptances: get('/iam/v2/terms/{uid}', 'terms.list', {
                query: ListQuery,
                response: TermsAcceptancePage,
            }),
            acceptTerms: post('/iam/v2/terms/{uid}', 'terms.accept', {
                body: NewTermsAcceptance,
                response: AcceptedTerms,
                idempotent: true,
            }),
        };
        ;
        const BATCH_SIZE = 25;
        const RoleBinding = schemas.Ikc({
            uid: schemas.YjP(),
            identityUid: schemas.YjP().optional(),
            roleUid: schemas.YjP().optional(),
            identity: schemas.Ikc({
                uid: schemas.YjP(),
                name: schemas.YjP(),
                description: schemas.YjP().optional(),
                subject: schemas.YjP().optional(),
                issuer: schemas.YjP().optional(),
            })
                .optional(),
            group: schemas.Ikc({ uid: schemas.YjP(), name: schemas.YjP(), description: schemas.YjP().optional() }).optional(),
            role: schemas.Ikc({ uid: schemas.YjP(), name: schemas.YjP(), description: schemas.YjP().optional() }).optional(),
            createTime: Timestamp.optional(),
        });
        const NewRoleBinding = schemas.Ikc({
            identityUid: schemas.YjP('is required'),
            roleUid: schemas.YjP('is required'),
        });
        const RoleBindingListQuery = ListQuery.extend({
            identity: schemas.YjP().optional(),
            group: schemas.YjP().optional(),
            role: schemas.YjP().optional(),
        });
        const RoleBindingPage = PageEnvelope.extend({ roleBindings: schemas.YOg(RoleBinding).default([]) });
        const RoleBindingBatch = schemas.Ikc({
            parent: schemas.YjP('is required'),
            roleUid: schemas.YjP().optional(),
            requests: schemas.YOg(schemas.Ikc({
                parent: schemas.YjP().optional(),
                roleBinding: NewRoleBinding.partial({ roleUid: true }),
            }))
                .min(1, 'must not be empty')
                .max(BATCH_SIZE, `must not be more than ${BATCH_SIZE}`),
        });
        const RoleBindings = schemas.Ikc({ roleBindings: schemas.YOg(RoleBinding).default([]) });
        ;
        const roleRoutes = {
            listRoles: get('/iam/v2/roles', 'roles.list', { query: NamedListQuery, response: RolePage }),
            getRole: get('/iam/v2/roles/{uid}', 'roles.list', { response: Role }),
            createRole: post('/iam/v2/roles/{parent}', 'roles.create', { body: NewRole, response: Role }),
            updateRole: patch('/iam/v2/roles/{uid}', 'roles.update', { body: NewRole.partial(), response: Role }),
            deleteRole: remove('/iam/v2/roles/{uid}', 'roles.delete'),
            listRoleBindings: get('/iam/v2/roleBindings', 'role_bindings.list', {
                query: RoleBindingListQuery,
                response: RoleBindingPage,
            }),
            getRoleBinding: get('/iam/v2/roleBindings/{uid}', 'role_bindings.list', { response: RoleBinding }),
            createRoleBinding: post('/iam/v2/roleBindings/{parent}', 'role_bindings.create', {
                body: NewRoleBinding,
                response: RoleBinding,
            }),
            updateRoleBinding: patch('/iam/v2/roleBindings/{uid}', 'role_bindings.update', {
                body: NewRoleBinding.partial(),
                response: RoleBinding,
            }),
            deleteRoleBinding: remove('/iam/v2/roleBindings/{uid}', 'role_bindings.delete'),
            batchCreateRoleBindings: post('/iam/v2/roleBindings:batchCreate', 'role_bindings.create', {
                body: RoleBindingBatch,
                response: RoleBindings,
            }),
        };
        ;
        const scimRoutes = {
            generateScimToken: post('/iam/v2/identityProviders/{uid}:generateScimToken', 'scim.manage', {
                body: ScimLifetime,
                response: ScimToken,
            }),
            regenerateScimToken: post('/iam/v2/identityProviders/{uid}:regenerateScimToken', 'scim.manage', {
                body: ScimRenewal,
                response: RenewedScimToken,
            }),
            revokeScimToken: post('/iam/v2/identityProviders/{uid}:revokeScimToken', 'scim.manage', {
                body: ScimRevocation,
                response: RevokedScimToken,
            }),
            setScimEnabled: post('/iam/v2/identityProviders/{uid}:setScimEnabled', 'scim.manage', {
                body: ScimSwitch,
                response: SwitchedScim,
            }),
        };
        ;
        const iamRoutes = {
            ...groupRoutes,
            ...identityRoutes,
            ...roleRoutes,
            ...identityProviderRoutes,
            ...scimRoutes,
            ...membershipRoutes,
        };
        ;
        const ECOSYSTEMS = ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'];
        const Ecosystem = schemas.k5n(ECOSYSTEMS, 'is not an ecosystem');
        const ecosystems = repeated.pipe(schemas.YOg(Ecosystem));
        const Int64 = schemas.YjP().regex(/^\d+$/);
        const Artifact = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            description: schemas.YjP().optional(),
            ecosystem: Ecosystem.optional(),
            latestVersion: schemas.YjP().optional(),
            versionCount: schemas.Whr().optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const ArtifactPage = PageEnvelope.extend({ artifacts: schemas.YOg(Artifact).default([]) });
        const ArtifactListQuery = ListQuery.extend({
            ecosystems: schemas.vkY((given) => given ?? [], ecosystems.refine((all) => all.length > 0, 'is required')),
            query: schemas.YjP().optional(),
            cudaVersion: schemas.YjP().optional(),
            remediated: flag.optional(),
        });
        const ArtifactVersion = schemas.Ikc({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            version: schemas.YjP(),
            description: schemas.YjP().optional(),
            sizeBytes: Int64.optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const ArtifactVersionPage = PageEnvelope.extend({
            artifactVersions: schemas.YOg(ArtifactVersion).default([]),
        });
        const ArtifactCountQuery = ArtifactListQuery.pick({ ecosystems: true });
        const ArtifactCount = schemas.Ikc({
            counts: schemas.YOg(schemas.Ikc({ ecosystem: Ecosystem, totalCount: Int64.default('0') })).default([]),
        });
        ;
        const libraryRoutes = {
            listArtifacts: get('/libraries/v2/artifacts', 'libraries.artifacts.list', {
                query: ArtifactListQuery,
                response: ArtifactPage,
            }),
            countArtifacts: get('/libraries/v2/artifacts/count', 'libraries.artifacts.list', {
                query: ArtifactCountQuery,
                response: ArtifactCount,
            }),
            listArtifactVersions: get('/libraries/v2/artifacts/{uid}/versions', 'libraries.artifacts.list', {
                query: ListQuery,
                response: ArtifactVersionPage,
            }),
        };
        ;
        const Pong = schemas.Ikc({ response: schemas.YjP().optional() });
        const pingRoutes = {
            ping: {
                method: 'GET',
                path: '/ping/v2/ping',
                face: 'api',
                credential: 'none',
                idempotent: true,
                response: Pong,
            },
        };
        ;
        const DIGEST = /^(?:sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128})$/;
        function isDigest(text) {
            return DIGEST.test(text);
        }
        function parseDigest(text) {
            if (!isDigest(text))
                throw new MooringError('config_input_invalid', `"${text.slice(0, 80)}" is not a digest`);
            return text;
        }
        function shortDigest(digest) {
            const [algorithm = '', hex = ''] = digest.split(':');
            return `${algorithm}:${hex.slice(0, 12)}`;
        }
        function digestName(digest) {
            return digest.slice(digest.indexOf(':') + 1).slice(0, 7);
        }
        ;
        const DigestText = schemas.YjP().refine(isDigest, 'not a digest');
        const TagFields = schemas.Ikc({
            name: schemas.YjP('is required').regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            digest: schemas.YjP('is required').refine(isDigest, 'is not a digest'),
            deprecated: schemas.zMY().optional(),
            bundles: schemas.YOg(schemas.YjP()).optional(),
        });
        const Tag = schemas.Ikc({
            uid: schemas.YjP().optional(),
            name: schemas.YjP(),
            digest: DigestText,
            deprecated: schemas.zMY().default(false),
            bundles: schemas.YOg(schemas.YjP()).optional(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const TagPage = PageEnvelope.extend({ tags: schemas.YOg(Tag).default([]) });
        const TagListQuery = ListQuery.extend({
            name: schemas.YjP().optional(),
            digest: schemas.YjP().optional(),
            updatedSince: Timestamp.optional(),
            includeDates: flag.optional(),
            includeEpochs: flag.optional(),
            includeReferrers: flag.optional(),
        });
        ;
        const MEDIA_TYPES = {
            index: 'application/vnd.oci.image.index.v1+json',
            manifest: 'application/vnd.oci.image.manifest.v1+json',
            config: 'application/vnd.oci.image.config.v1+json',
            layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
            envelope: 'application/vnd.dsse.envelope.v1+json',
            statement: 'application/vnd.in-toto+json',
        };
        const DOCKER_MEDIA_TYPES = {
            index: 'application/vnd.docker.distribution.manifest.list.v2+json',
            manifest: 'application/vnd.docker.distribution.manifest.v2+json',
        };
        const Platform = schemas.Ikc({ architecture: schemas.YjP(), os: schemas.YjP(), variant: schemas.YjP().optional() });
        const ImageConfig = (null && (Platform));
        const Descriptor = schemas.Ikc({
            mediaType: schemas.YjP(),
            digest: DigestText,
            size: schemas.Whr(),
            artifactType: schemas.YjP().optional(),
            annotations: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
            platform: Platform.optional(),
        });
        const ImageIndex = schemas.Ikc({
            schemaVersion: schemas.euz(2),
            mediaType: schemas.k5n([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]).optional(),
            artifactType: schemas.YjP().optional(),
            manifests: schemas.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
        });
        const ImageManifest = schemas.Ikc({
            schemaVersion: schemas.euz(2),
            mediaType: schemas.k5n([MEDIA_TYPES.manifest, DOCKER_MEDIA_TYPES.manifest]).optional(),
            artifactType: schemas.YjP().optional(),
            config: Descriptor,
            layers: schemas.YOg(Descriptor),
            subject: Descriptor.optional(),
            annotations: schemas.g1P(schemas.YjP(), schemas.YjP()).optional(),
        });
        const Manifest = schemas.KCZ([ImageIndex, ImageManifest]);
        const ReferrersQuery = schemas.Ikc({ artifactType: schemas.YjP().optional() });
        const TagNames = schemas.Ikc({ name: schemas.YjP(), tags: schemas.YOg(schemas.YjP()) });
        const TagNamesQuery = schemas.Ikc({
            n: coerce.ai('must be a number').int('must be an integer').min(0, 'must not be negative').optional(),
            last: schemas.YjP().optional(),
        });
        const ImagePackage = schemas.Ikc({
            name: schemas.YjP().min(1),
            version: schemas.YjP().min(1),
            origin: schemas.YjP().optional(),
            arch: schemas.k5n(['x86_64', 'aarch64']).optional(),
            distribution: schemas.YjP().min(1).optional(),
        });
        var core = __webpack_require__(8532);
        ;
        const HISTORY_PAGE_RECORDS = 1000;
        const TagHistory = schemas.Ikc({
            history: schemas.YOg(schemas.L5J()
                .transform((value, context) => readRecord(value) ?? refuse(context, 'not a UTC time with a digest'))),
        });
        const TagHistoryQuery = schemas.Ikc({ start: Timestamp.optional(), end: Timestamp.optional() });
        function readRecord(value) {
            if (typeof value !== 'object' || value === null)
                return undefined;
            if (!('updateTimestamp' in value) || !('digest' in value))
                return undefined;
            const { updateTimestamp, digest } = value;
            if (typeof updateTimestamp !== 'string' || typeof digest !== 'string' || !isDigest(digest))
                return undefined;
            const at = readInstant(updateTimestamp);
            return at === undefined ? undefined : { at, digest };
        }
        function refuse(context, message) {
            context.addIssue(message);
            return core.tm;
        }
        ;
        const pullRoutes = {
            getRegistryToken: {
                method: 'GET',
                path: '/token',
                face: 'token',
                credential: 'registry-basic',
                idempotent: true,
                query: RegistryTokenQuery,
                response: RegistryToken,
            },
            postRegistryToken: {
                method: 'POST',
                path: '/token',
                face: 'token',
                credential: 'none',
                idempotent: true,
                form: true,
                body: RegistryTokenForm,
                response: RegistryToken,
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
                query: TagHistoryQuery,
                response: TagHistory,
            },
            checkRegistryAccess: {
                method: 'GET',
                path: '/v2/',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: schemas.Ikc({}),
            },
            listTagNames: {
                method: 'GET',
                path: '/v2/{organization}/{image}/tags/list',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                query: TagNamesQuery,
                response: TagNames,
            },
            getManifest: {
                method: 'GET',
                path: '/v2/{organization}/{image}/manifests/{reference}',
                face: 'registry',
                credential: 'registry',
                idempotent: true,
                response: Manifest,
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
                query: ReferrersQuery,
                response: ImageIndex,
            },
        };
        ;
        const Architectures = schemas.Ikc({ architectures: schemas.YOg(schemas.YjP()).default([]) });
        const ImageSize = schemas.Ikc({ architecture: schemas.YjP().optional(), size: schemas.YjP().regex(/^\d+$/) });
        const ImageSizeQuery = schemas.Ikc({ architecture: schemas.YjP().optional() });
        ;
        const REPO_NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
        const SyncConfig = schemas._H3({
            source: schemas.YjP().optional(),
            expirationTime: Timestamp.optional(),
            gracePeriod: schemas.zMY().optional(),
            uniqueTags: schemas.zMY().optional(),
        });
        const RepoFields = schemas.Ikc({
            name: schemas.YjP('is required').regex(REPO_NAME, `must match ${REPO_NAME.source}`),
            description: schemas.YjP().optional(),
            bundles: schemas.YOg(schemas.YjP()).optional(),
            aliases: schemas.YOg(schemas.YjP()).optional(),
            activeTags: schemas.YOg(schemas.YjP()).optional(),
            catalogTier: schemas.YjP()
                .regex(/^CATALOG_TIER_[A-Z]+$/, 'is not a catalog tier')
                .optional(),
            syncConfig: SyncConfig.optional(),
            customOverlay: schemas._H3({}).optional(),
        });
        const Repo = RepoFields.extend({
            uid: schemas.YjP(),
            name: schemas.YjP(),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
        });
        const RepoPage = PageEnvelope.extend({ repos: schemas.YOg(Repo).default([]) });
        const RepoReadmeFields = schemas.Ikc({ content: schemas.YjP().default('') });
        const RepoReadme = RepoReadmeFields.extend({ uid: schemas.YjP() });
        ;
        const registryRoutes = {
            listRepos: get('/registry/v2/repos', 'repo.list', { query: NamedListQuery, response: RepoPage }),
            getRepoReadme: get('/registry/v2/repos/{uid}/readme', 'repo.list', { response: RepoReadme }),
            updateRepoReadme: patch('/registry/v2/repos/{uid}/readme', 'repo.update', {
                body: RepoReadmeFields,
                response: RepoReadme,
            }),
            getImageArchitectures: get('/registry/v2/repos/{uid}/digests/{digest}/architectures', 'manifest.list', {
                response: Architectures,
            }),
            getImageSize: get('/registry/v2/repos/{uid}/digests/{digest}/size', 'manifest.list', {
                query: ImageSizeQuery,
                response: ImageSize,
            }),
            getRepo: get('/registry/v2/repos/{uid}', 'repo.list', { response: Repo }),
            createRepo: post('/registry/v2/repos/{parent}', 'repo.create', { body: RepoFields, response: Repo }),
            updateRepo: patch('/registry/v2/repos/{uid}', 'repo.update', {
                body: RepoFields.partial(),
                response: Repo,
            }),
            deleteRepo: remove('/registry/v2/repos/{uid}', 'repo.delete'),
            listTags: get('/registry/v2/tags', 'tag.list', { query: TagListQuery, response: TagPage }),
            getTag: get('/registry/v2/tags/{uid}', 'tag.list', { response: Tag }),
            createTag: post('/registry/v2/tags/{parent}', 'tag.create', { body: TagFields, response: Tag }),
            deleteTag: remove('/registry/v2/tags/{uid}', 'tag.delete'),
        };
        ;
        const signInRoutes = {
            mintIdToken: {
                method: 'GET',
                path: '/_github/oidc/token',
                face: 'github',
                credential: 'request-token',
                idempotent: true,
                query: IdTokenQuery,
                response: IdToken,
            },
            getIdTokenConfiguration: {
                method: 'GET',
                path: '/_github/oidc/.well-known/openid-configuration',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: OpenIdConfiguration,
            },
            getIdTokenKeys: {
                method: 'GET',
                path: '/_github/oidc/.well-known/jwks',
                face: 'github',
                credential: 'none',
                idempotent: true,
                response: JsonWebKeys,
            },
            exchangeToken: {
                method: 'POST',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                form: true,
                body: ExchangeRequest,
                response: AccessToken,
            },
            exchangeTokenByQuery: {
                method: 'GET',
                path: '/sts/exchange',
                face: 'issuer',
                credential: 'id-token',
                idempotent: true,
                query: ExchangeRequest,
                response: AccessToken,
            },
            exchangeRefreshToken: {
                method: 'POST',
                path: '/sts/exchange_refresh_token',
                face: 'issuer',
                credential: 'refresh-token',
                idempotent: false,
                form: true,
                body: RefreshRequest,
                response: TokenPair,
            },
            getIssuerConfiguration: {
                method: 'GET',
                path: '/.well-known/openid-configuration',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: OpenIdConfiguration,
            },
            getIssuerKeys: {
                method: 'GET',
                path: '/.well-known/jwks.json',
                face: 'issuer',
                credential: 'none',
                idempotent: true,
                response: JsonWebKeys,
            },
        };
        ;
        const TagHistoryList = schemas.Ikc({
            items: schemas.YOg(schemas.Ikc({ updateTimestamp: Timestamp, digest: DigestText })).default([]),
        });
        const Component = schemas.Ikc({
            id: schemas.YjP().optional(),
            name: schemas.YjP(),
            version: schemas.YjP().optional(),
            purl: schemas.YjP().optional(),
        });
        const Sbom = schemas.Ikc({
            id: schemas.YjP().optional(),
            digest: schemas.YjP().optional(),
            format: schemas.YjP().optional(),
            generatedAt: Timestamp.optional(),
            rawSbom: schemas.K39().optional(),
            graph: schemas.Ikc({ nodes: schemas.YOg(schemas.Ikc({ package: Component.optional() })).default([]) }).optional(),
        });
        const SbomQuery = schemas.Ikc({ arch: schemas.YjP().optional() });
        const RawSbom = schemas.Ikc({ rawSbom: schemas.YjP().optional() });
        const SEVERITIES = ['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
        const VulnerabilityMatch = schemas.Ikc({
            vulnerability: schemas.Ikc({
                id: schemas.YjP(),
                displayId: schemas.YjP().optional(),
                source: schemas.YjP().optional(),
                severity: schemas.YjP().default('UNKNOWN'),
            }),
            fix: schemas.Ikc({ state: schemas.YjP().default('UNKNOWN'), versions: schemas.YOg(schemas.YjP()).default([]) })
                .optional(),
            pkg: Component.optional(),
        });
        const VulnerabilityReport = schemas.Ikc({
            id: schemas.YjP().optional(),
            reportGeneration: Timestamp.optional(),
            lastSeen: Timestamp.optional(),
            scanner: schemas.Ikc({ name: schemas.YjP(), version: schemas.YjP().optional() }).optional(),
            vulnerabilityMatches: schemas.YOg(VulnerabilityMatch).default([]),
        });
        const ids = schemas.YOg(schemas.YjP()).default([]);
        const VulnerabilityCount = schemas.Ikc({
            repo: schemas.YjP(),
            tag: schemas.YjP(),
            date: Timestamp,
            sizeBytes: schemas.YjP().regex(/^\d+$/).optional(),
            vulnCounts: schemas.YOg(schemas.Ikc({ severity: schemas.YjP().default('UNKNOWN'), count: schemas.Whr().default(0) }))
                .default([]),
            cveIds: ids,
            critCveIds: ids,
            highCveIds: ids,
            medCveIds: ids,
            lowCveIds: ids,
            negligibleCveIds: ids,
            unknownCveIds: ids,
        });
        const VulnerabilityCounts = schemas.Ikc({ items: schemas.YOg(VulnerabilityCount).default([]) });
        const VulnerabilityCountQuery = schemas.Ikc({
            repo: schemas.YjP().optional(),
            tag: schemas.YjP().optional(),
            from: Timestamp.optional(),
            to: Timestamp.optional(),
        });
        const PolicyCheck = schemas.Ikc({ digest: schemas.YjP('is required').pipe(DigestText) });
        const PolicyResults = schemas.Ikc({
            results: schemas.YOg(schemas.Ikc({
                policyId: schemas.YjP().optional(),
                policyName: schemas.YjP(),
                mode: schemas.YjP(),
                result: schemas.YjP(),
                parameters: schemas.g1P(schemas.YjP(), schemas.L5J()).optional(),
            }))
                .default([]),
        });
        ;
        const versionOneRoutes = {
            listEolTags: get('/registry/v1/eoltags', 'tag.list', { query: EolTagQuery, response: EolTagPage }),
            listTagHistory: get('/registry/v1/tags/{uid}/history', 'tag.list', {
                query: TagHistoryQuery,
                response: TagHistoryList,
            }),
            getSbom: get('/registry/v1/repos/{uid}/digests/{digest}/sbom', 'sboms.list', {
                query: SbomQuery,
                response: Sbom,
            }),
            getRawSbom: get('/registry/v1/repos/{uid}/digest/{digest}/rawsbom', 'sboms.list', {
                query: SbomQuery,
                response: RawSbom,
            }),
            getVulnerabilityReport: get('/registry/v1/repos/{uid}/digests/{digest}/vulnreport', 'vuln_reports.list', {
                response: VulnerabilityReport,
            }),
            listVulnerabilityCounts: get('/registry/v1/vuln_reports/counts', 'vuln_reports.list', {
                query: VulnerabilityCountQuery,
                response: VulnerabilityCounts,
            }),
            checkPolicies: post('/registry/v1/repos/{uid}:checkPolicies', 'repo.check_policies', {
                body: PolicyCheck,
                response: PolicyResults,
                idempotent: true,
            }),
        };
        ;
        const advisory_Note = schemas.Ikc({ note: schemas.YjP().optional() });
        const AdvisoryEvent = schemas._H3({
            uid: schemas.YjP().optional(),
            createTime: Timestamp,
            reviewState: schemas.YjP(),
            author: schemas.YjP().optional(),
            reviewer: schemas.YjP().optional(),
            detection: schemas._H3({
                scanv1: schemas._H3({
                    artifactVersion: schemas.YjP().optional(),
                    component: schemas.YjP().optional(),
                    componentType: schemas.YjP().optional(),
                    componentLocation: schemas.YjP().optional(),
                })
                    .optional(),
            })
                .optional(),
            truePositiveDetermination: advisory_Note.optional(),
            falsePositiveDetermination: schemas.Ikc({ type: schemas.YjP().optional(), note: schemas.YjP().optional() })
                .optional(),
            fixed: schemas.Ikc({ fixedVersion: schemas.YjP(), note: schemas.YjP().optional() }).optional(),
            pendingUpstreamFix: advisory_Note.optional(),
            fixNotPlanned: advisory_Note.optional(),
            analysisNotPlanned: advisory_Note.optional(),
            patched: schemas.Ikc({ patchedVersions: schemas.YOg(schemas.YjP()).optional(), note: schemas.YjP().optional() })
                .optional(),
        });
        const Advisory = schemas.Ikc({
            uid: schemas.YjP(),
            advisoryId: schemas.YjP(),
            legacyAdvisoryId: schemas.YjP().optional(),
            artifactName: schemas.YjP(),
            artifactType: schemas.YjP().optional(),
            artifactArchitecture: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
            aliases: schemas.YOg(schemas.YjP()).default([]),
            author: schemas.YjP().optional(),
            events: schemas.YOg(AdvisoryEvent).default([]),
            severities: schemas.YOg(schemas.Ikc({ type: schemas.YjP(), score: schemas.YjP() })).default([]),
            createTime: Timestamp.optional(),
            updateTime: Timestamp.optional(),
            deleteTime: Timestamp.optional(),
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
        const EventTypeName = schemas.k5n(Object.keys(EVENT_TYPES), 'is not an event type');
        const ReviewState = schemas.k5n(REVIEW_STATES, 'is not a review state');
        const AdvisoryListQuery = ListQuery.extend({
            advisoryIds: repeated.optional(),
            legacyAdvisoryIds: repeated.optional(),
            artifactNames: repeated.optional(),
            artifactTypes: repeated.optional(),
            artifactArchitectures: repeated.optional(),
            componentNames: repeated.optional(),
            componentTypes: repeated.optional(),
            componentLocations: repeated.optional(),
            aliases: repeated.optional(),
            origin: schemas.YjP().optional(),
            eventReviewStates: repeated.pipe(schemas.YOg(ReviewState)).optional(),
            eventAuthors: repeated.optional(),
            excludeEventAuthors: repeated.optional(),
            eventReviewers: repeated.optional(),
            eventTypes: repeated.pipe(schemas.YOg(EventTypeName)).optional(),
            latestEventType: EventTypeName.optional(),
            query: schemas.YjP().optional(),
        });
        const AdvisoryPage = PageEnvelope.extend({ advisories: schemas.YOg(Advisory).default([]) });
        ;
        const vulnerabilityRoutes = {
            listAdvisories: get('/vulnerabilities/v2/advisories', 'advisories.list', {
                query: AdvisoryListQuery,
                response: AdvisoryPage,
            }),
            getAdvisory: get('/vulnerabilities/v2/advisories/{uid}', 'advisories.list', { response: Advisory }),
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
        const ROUTE_NAMES = Object.keys(routes);
        const FaultSeed = strictObject({
            route: oneOf('route', ROUTE_NAMES),
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
                return readInstant(text);
            const milliseconds = readSeedDuration(duration);
            if (milliseconds === undefined)
                return undefined;
            return toInstant(sign === '-' ? now - milliseconds : now + milliseconds);
        }
        function readSeedDuration(text) {
            const [, count, unit] = /^(\d{1,6})([smhdw])$/.exec(text) ?? [];
            const unitMs = UNIT_MS[unit ?? ''];
            return unitMs === undefined ? undefined : Number(count) * unitMs;
        }
        const SeedTime = schemas.YjP()
            .refine((text) => readSeedTime(text, toInstant(0)) !== undefined, 'must be a time such as 2026-05-01T00:00:00Z, now-90d or now-36h');
        const SeedDuration = schemas.YjP()
            .refine((text) => (readSeedDuration(text) ?? 0) > 0, 'must be a duration such as 30m, 12h, 1d or 2w');
        ;
        const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]{16})*$/;
        const Uid = schemas.YjP().regex(UID, 'not a uid');
        function parentUid(uid) {
            const slash = uid.lastIndexOf('/');
            return slash === -1 ? undefined : uid.slice(0, slash);
        }
        function rootUid(uid) {
            return uid.split('/', 1)[0] ?? uid;
        }
        ;
        const CAPABILITY_NAMES = Object.keys(CAPABILITIES);
        const seed_name = schemas.YjP().min(1);
        const described = { description: schemas.YjP().optional(), uid: Uid.optional() };
        const ListedHistory = schemas.YOg(strictObject({ at: SeedTime, digest: DigestText.optional() }))
            .min(1, 'must have at least one build');
        const GeneratedHistory = strictObject({
            from: SeedTime,
            every: SeedDuration,
            count: schemas.Whr().min(1).max(1_000_000).optional(),
            until: SeedTime.optional(),
        }).refine((series) => (series.count === undefined) !== (series.until === undefined), 'must have either count or until');
        const PackageSeed = strictObject({
            ...ImagePackage.shape,
            from: SeedTime.optional(),
            until: SeedTime.optional(),
        });
        const SBOM_LAYOUTS = ['linked', 'inline', 'none'];
        const EolSeed = strictObject({
            mainPackageName: schemas.YjP().optional(),
            mainPackageVersion: strictObject(MainPackageVersion.shape).optional(),
            tagStatus: oneOf('status of a tag', TAG_STATUSES).optional(),
            graceStatus: oneOf('status of the grace period', GRACE_STATUSES).optional(),
            gracePeriodExpiryDate: SeedTime.optional(),
        });
        const TagSeed = strictObject({
            name: schemas.YjP().regex(/^\w[\w.-]{0,127}$/, 'is not a tag name'),
            deprecated: schemas.zMY().default(false),
            eol: EolSeed.optional(),
            packages: schemas.YOg(PackageSeed).optional(),
            history: schemas.KCZ([ListedHistory, GeneratedHistory], 'must be a list of builds, or have from, every, and count or until'),
        });
        const RepoSeed = strictObject({
            ...described,
            name: schemas.YjP()
                .regex(/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/, 'is not a repository name'),
            packages: schemas.YOg(PackageSeed).optional(),
            sbom: oneOf('layout of SBOMs', SBOM_LAYOUTS).default('linked'),
            tags: schemas.YOg(TagSeed).default([]),
        });
        const EventSeed = strictObject({
            at: SeedTime,
            kind: oneOf('kind of event', KNOWN_EVENT_KINDS),
            state: oneOf('review state', ['pending', 'approved', 'request-changes', 'rejected']).default('approved'),
            fixedVersion: schemas.YjP().optional(),
            patchedVersions: schemas.YOg(schemas.YjP()).optional(),
            artifactVersion: schemas.YjP().optional(),
            type: schemas.YjP()
                .transform((type) => (type.startsWith('TYPE_') ? type : `TYPE_${type}`))
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
        const AdvisorySeed = strictObject({
            uid: Uid.optional(),
            advisoryId: seed_name,
            artifactName: seed_name,
            artifactType: schemas.YjP().default('apk'),
            origin: schemas.YjP().optional(),
            architecture: schemas.YjP().optional(),
            legacyAdvisoryId: schemas.YjP().optional(),
            author: schemas.YjP().optional(),
            componentName: schemas.YjP().optional(),
            componentType: schemas.YjP().optional(),
            componentLocation: schemas.YjP().optional(),
            aliases: schemas.YOg(schemas.YjP()).default([]),
            severities: schemas.YOg(strictObject({ type: schemas.YjP(), score: schemas.YjP() })).default([]),
            events: schemas.YOg(EventSeed).default([]),
            deletedAt: SeedTime.optional(),
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
        const relationship = {
            claimMatch: strictObject(ClaimMatch.shape).optional(),
            staticKeys: strictObject({ ...StaticKeys.shape, expirationTime: SeedTime.optional() }).optional(),
            awsIdentity: strictObject(AwsIdentity.shape).optional(),
            servicePrincipal: oneOf('service principal', SERVICE_PRINCIPALS).optional(),
        };
        const IdentitySeed = strictObject({
            ...described,
            name: schemas.YjP().regex(IDENTITY_NAME, 'must match ^[a-z0-9 ._-]{1,}$'),
            ...relationship,
            bindings: schemas.YOg(strictObject({ role: seed_name, group: seed_name.optional() })).default([]),
        });
        const groupShape = { ...described, name: seed_name, identities: schemas.YOg(IdentitySeed).default([]) };
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
            public: schemas.zMY().default(false),
            verified: schemas.zMY().optional(),
            kind: oneOf('kind of organization', ORGANIZATION_KINDS).optional(),
            status: oneOf('status of an organization', ORGANIZATION_STATUSES).default('ORG_STATUS_READY'),
            resourceLimits: schemas.g1P(schemas.YjP(), schemas.Whr().min(0)).optional(),
            groups: schemas.YOg(GroupSeed).default([]),
            roles: schemas.YOg(RoleSeed).default([]),
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
        var external_node_util_ = __webpack_require__(7975);
        ;
        const USAGE = `usage: node dist/platform/index.js [--port 0] [--seed FILE] [--data FILE] [--now ISO] [--latency MS]
                                      [--public-url URL] [--tls-cert FILE --tls-key FILE]

Serves the embedded platform on 127.0.0.1. Prints one line of JSON when it is ready and runs until SIGTERM.

  --port N      port to listen on; 0, the default, selects a free port
  --seed FILE   YAML file with the initial content (examples/platform.seed.yml shows every key)
  --data FILE   file for the state; in memory by default. The organizations of the seed fill a new file only; \`github\`
                and \`faults\` of the seed are read at every start
  --now ISO     fixed time of the clock, such as 2026-05-01T00:00:00Z
  --latency MS  minimum duration of every response; 0 by default
  --public-url URL
                address at which clients reach the platform, such as https://registry.example.com; it needs --port.
                Image references have its host
  --tls-cert FILE, --tls-key FILE
                PEM files of the server's certificate, with its chain, and of its private key, to serve HTTPS
  --help        print this help
`;
        function readCommandLine(args) {
            const parsed = parse(args);
            if (typeof parsed === 'string')
                return wrong(parsed);
            if (parsed.help === true)
                return { kind: 'help' };
            const port = readNumber(parsed.port ?? '0', 65_535);
            if (port === undefined)
                return wrong('--port must be an integer from 0 to 65535');
            const now = parsed.now === undefined ? undefined : readInstant(parsed.now);
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
            return { kind: 'run', latencyMs, port, seedFile: parsed.seed, dataFile: parsed.data, now, publicUrl, tls };
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
                    now: text,
                    latency: text,
                    'public-url': text,
                    'tls-cert': text,
                    'tls-key': text,
                    help: { type: 'boolean' },
                };
                return (0, external_node_util_.parseArgs)({ args: [...args], options }).values;
            }
            catch (error) {
                return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
            }
        }
        ;
        class TransportFailure extends Error {
            name = 'TransportFailure';
            kind;
            constructor(kind, message, cause) {
                super(message, cause === undefined ? {} : { cause });
                this.kind = kind;
            }
        }
        ;
        async function fetchSend(request) {
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
        var external_node_http_ = __webpack_require__(7067);
        var external_node_https_ = __webpack_require__(4708);
        var external_node_timers_promises_ = __webpack_require__(8500);
        ;
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
        const FieldViolation = schemas.Ikc({ field: schemas.YjP(), description: schemas.YjP() });
        const PreconditionViolation = schemas.Ikc({ type: schemas.YjP(), description: schemas.YjP() });
        const FailureDetail = schemas.Ikc({
            '@type': schemas.YjP(),
            reason: schemas.YjP().optional(),
            domain: schemas.YjP().optional(),
            fieldViolations: schemas.YOg(FieldViolation).optional(),
            violations: schemas.YOg(PreconditionViolation).optional(),
            resourceType: schemas.YjP().optional(),
            resourceName: schemas.YjP().optional(),
        });
        const Failure = schemas.Ikc({
            code: schemas.Whr(),
            message: schemas.YjP(),
            details: schemas.YOg(FailureDetail).optional(),
        });
        ;
        const MAX_REQUEST_BYTES = 1024 * 1024;
        ;
        async function openListener(port, tls) {
            const answering = Promise.withResolvers();
            const server = tls === undefined ? (0, external_node_http_.createServer)() : openTls(tls);
            server.on('clientError', refuseGarbled);
            const origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${await bind(server, port)}`;
            const open = new Set();
            server.on('request', (message, response) => {
                const gone = new AbortController();
                open.add(gone);
                void exchange(message, response, { origin, answering: answering.promise, gone }).finally(() => open.delete(gone));
            });
            return {
                origin,
                serve: (answer) => answering.resolve(answer),
                close: () => new Promise((resolve) => {
                    for (const gone of open)
                        gone.abort();
                    server.close(() => resolve());
                    server.closeAllConnections();
                }),
            };
        }
        function openTls(tls) {
            try {
                return (0, external_node_https_.createServer)({ ...tls });
            }
            catch (cause) {
                const reason = cause instanceof Error ? cause.message : 'unknown reason';
                throw new MooringError('config_input_invalid', `the certificate and key cannot be used: ${reason}`, {
                    cause,
                    hint: 'Use PEM files that belong together: --tls-cert with the chain, --tls-key without a passphrase.',
                });
            }
        }
        function bind(server, port) {
            return new Promise((resolve, reject) => {
                server.once('error', (cause) => {
                    const reason = `cannot listen on 127.0.0.1:${port} (${cause.code ?? cause.message})`;
                    reject(new MooringError('config_input_invalid', reason, { cause, hint: 'Use another --port.' }));
                });
                server.listen(port, '127.0.0.1', () => resolve(server.address().port));
            });
        }
        function refuseGarbled(error, socket) {
            if (!socket.writable || error.code === 'ECONNRESET') {
                socket.destroy();
                return;
            }
            const status = GARBLED_STATUSES[error.code ?? ''] ?? '400 Bad Request';
            const body = JSON.stringify({
                code: GRPC_CODES.INVALID_ARGUMENT,
                message: `Invalid argument: request: ${GARBLED_REASONS[error.code ?? ''] ?? 'is not HTTP/1.1'}`,
            });
            const head = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
            socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
        }
        const GARBLED_STATUSES = {
            HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
            ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
        };
        const GARBLED_REASONS = {
            HPE_HEADER_OVERFLOW: 'URL and headers exceed 16 KiB',
            ERR_HTTP_REQUEST_TIMEOUT: 'was not completed in time',
        };
        async function exchange(message, response, { origin, answering, gone }) {
            response.once('close', () => {
                if (!response.writableFinished)
                    gone.abort();
            });
            const body = await readBody(message);
            const answer = await answering;
            if (body === undefined || gone.signal.aborted)
                return;
            try {
                await send(await answer(toRequest(message, { origin, body, signal: gone.signal })), response, gone.signal);
            }
            catch (error) {
                if (!gone.signal.aborted)
                    throw error;
            }
        }
        async function readBody(message) {
            const { 'content-length': length, 'transfer-encoding': coding } = message.headers;
            if (length === undefined && coding === undefined)
                return '';
            const chunks = [];
            let bytes = 0;
            try {
                for await (const chunk of message) {
                    if (bytes <= MAX_REQUEST_BYTES)
                        chunks.push(chunk.subarray(0, MAX_REQUEST_BYTES + 1));
                    bytes += chunk.length;
                }
            }
            catch {
                return undefined;
            }
            return Buffer.concat(chunks).toString('utf8');
        }
        function toRequest(message, { origin, body, signal }) {
            const target = message.url ?? '/';
            return {
                method: message.method ?? 'GET',
                url: target.startsWith('/') ? `${origin}${target}` : `${origin}/${target}`,
                headers: Object.fromEntries(Object.entries(message.headersDistinct).map(([name, values = []]) => [name, values.join(', ')])),
                body: body === '' ? undefined : body,
                signal,
            };
        }
        async function send(answer, response, signal) {
            switch (answer.kind) {
                case 'response':
                    writeHead(answer.response, response, answer.response.body.length);
                    response.end(answer.response.body);
                    return;
                case 'truncate':
                    return truncate(answer.response, response);
                case 'drip':
                    return drip(answer.response, answer.intervalMs, response, signal);
                case 'cut':
                    response.destroy();
                    return;
                case 'hang':
                    return;
                default:
                    assertNever(answer);
            }
        }
        function writeHead({ status, headers }, response, length) {
            response.writeHead(status, { 'content-length': length, ...headers });
        }
        function truncate(given, response) {
            const { body } = given;
            writeHead(given, response, Math.max(1, body.length));
            response.flushHeaders();
            response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
        }
        async function drip(given, intervalMs, response, signal) {
            writeHead(given, response, given.body.length);
            response.flushHeaders();
            for (const byte of given.body) {
                await (0, external_node_timers_promises_.setTimeout)(intervalMs, undefined, { signal });
                response.write(Uint8Array.of(byte));
            }
            response.end();
        }
        var external_node_crypto_ = __webpack_require__(7598);
        ;
        function addressesOf(origin) {
            const { host, hostname } = new URL(origin);
            return { apiUrl: origin, issuerUrl: origin, tokenUrl: origin, registry: host, hostname };
        }
        ;
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
                this.code = GRPC_CODES[reason];
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
        ;
        function bodyFormOf({ body, response }) {
            if (!(body instanceof schemas.bvH))
                return undefined;
            const isResource = response instanceof schemas.bvH && 'uid' in response.shape;
            const shown = isResource ? Object.keys(response.shape) : [];
            return { schema: body, shown: shown.filter((field) => !(field in body.shape)) };
        }
        function innerSchema(schema) {
            let inner = schema;
            for (;;) {
                if (inner instanceof schemas.utH)
                    inner = inner.in;
                else if (isWrapper(inner))
                    inner = inner.unwrap();
                else
                    return inner;
            }
        }
        function isWrapper(schema) {
            return [schemas.IiU, schemas.l1C, schemas.XiL, schemas.xgV, schemas.EVz].some((wrapper) => schema instanceof wrapper);
        }
        function normalBody(value, { schema, shown }) {
            const faults = [];
            const normal = normalValue(value, { schema, shown, path: [], faults });
            if (faults.length > 0)
                throw invalidArguments(faults);
            return normal;
        }
        function normalValue(value, place) {
            const schema = innerSchema(place.schema);
            if (schema instanceof schemas.naA && Array.isArray(value)) {
                return value.map((item, index) => normalValue(item, { ...place, schema: schema.element, path: [...place.path, String(index)] }));
            }
            if (schema instanceof schemas.bvH && isObject(value))
                return normalObject(value, schema, place);
            return value;
        }
        function normalObject(value, schema, place) {
            const normal = new Map();
            const spellings = new Map();
            for (const [spelling, one] of Object.entries(value)) {
                const name = toCamelCase(spelling);
                const path = [...place.path, name];
                const other = spellings.get(name);
                const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
                if (field === undefined && !place.shown.includes(name)) {
                    place.faults.push({ field: fieldName([...place.path, spelling]), description: 'is not a known field' });
                }
                else if (other !== undefined) {
                    place.faults.push({ field: fieldName(path), description: `is given as ${other} and as ${spelling}` });
                }
                else if (field !== undefined && one !== null) {
                    normal.set(name, normalValue(one, { ...place, schema: field, shown: [], path }));
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
        ;
        function toErrorBody(refusal, place) {
            return place.face === 'registry' || place.face === 'token'
                ? toRegistryErrors(refusal)
                : toStatus(refusal, place);
        }
        function toInternalError() {
            return { code: GRPC_CODES.INTERNAL, message: 'Internal error' };
        }
        function toStatus(refusal, place) {
            const { fieldViolations, preconditionViolations, resource } = refusal.options;
            const isDomain = /^[a-z]+$/.test(place.domain);
            const domain = isDomain ? `${place.domain}.${place.serviceDomain}` : place.serviceDomain;
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
        ;
        function createFaultPlan(faults) {
            const counts = new Map();
            return {
                next: (route) => {
                    const count = (counts.get(route) ?? 0) + 1;
                    counts.set(route, count);
                    return faults.find((fault) => fault.route === route && isDue(fault, count));
                },
            };
        }
        function isDue(fault, count) {
            return fault.nth === '*' || (count >= fault.nth && count < fault.nth + fault.times);
        }
        const encoder = new TextEncoder();
        async function faultyAnswer(fault, trueAnswer) {
            const kind = fault.kind ?? (fault.status === undefined ? 'none' : 'status');
            const isTrue = kind === 'none' || kind === 'stale' || kind === 'truncate' || kind === 'drip';
            if (!isTrue) {
                if (fault.applied)
                    await trueAnswer();
                return otherAnswer(kind, fault);
            }
            const response = await trueAnswer();
            if (kind === 'truncate')
                return { kind, response };
            return kind === 'drip' ? { kind, response, intervalMs: fault.intervalMs } : { kind: 'response', response };
        }
        function otherAnswer(kind, fault) {
            switch (kind) {
                case 'cut':
                case 'hang':
                    return { kind };
                case 'status':
                    return respond(fault, bodyText(fault.body), 'application/json');
                case 'html':
                    return respond(fault, LOGIN_PAGE, 'text/html; charset=utf-8');
                case 'not-json':
                    return respond(fault, '{"value": "cut off by a pro', 'application/json');
                case 'empty':
                    return respond(fault, '', 'application/json');
                default:
                    return assertNever(kind);
            }
        }
        const LOGIN_PAGE = '<!doctype html><html><head><title>Sign in</title></head><body>Please sign in.</body></html>';
        function respond(fault, body, contentType) {
            const given = Object.entries(fault.headers).map(([name, value]) => [name.toLowerCase(), value]);
            return {
                kind: 'response',
                response: {
                    status: fault.status ?? 200,
                    headers: { 'content-type': contentType, ...Object.fromEntries(given) },
                    body: encoder.encode(body),
                },
            };
        }
        function bodyText(body) {
            if (body === undefined)
                return '';
            return typeof body === 'string' ? body : JSON.stringify(body);
        }
        ;
        const OPEN_KINDS = new Set(['repo', 'tag', 'advisory', 'artifact']);
        const PUBLIC_GROUP = 'public';
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
        function visibleGroups(caller, { kind, capability }, store) {
            const granted = caller.grants
                .filter(({ capabilities }) => capabilities.has(capability))
                .map(({ group }) => group);
            if (granted.length === 0)
                throw permissionDenied(capability);
            return [...new Set([...granted, ...(OPEN_KINDS.has(kind) ? publicGroups(store) : [])])];
        }
        function getVisible(caller, wanted, store) {
            const { kind, uid, capability } = wanted;
            const resource = store.resources.get(kind, uid);
            if (resource === undefined)
                throw notFound(TYPE_NAMES[kind], uid);
            const grants = caller.grants.filter(({ group }) => isAtOrBelow(resource, group));
            const isOpen = isForAll(resource, store);
            if (grants.length === 0 && !isOpen)
                throw notFound(TYPE_NAMES[kind], uid);
            const usable = isOpen && isReading(capability) ? caller.grants : grants;
            if (!usable.some(({ capabilities }) => capabilities.has(capability)))
                throw permissionDenied(capability);
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
        function isAtOrBelow(resource, group) {
            return resource.uid === group || resource.parent === group || resource.parent.startsWith(`${group}/`);
        }
        function publicGroups(store) {
            return store.resources.list({ kind: 'group', facets: [PUBLIC_GROUP] }).map(({ uid }) => uid);
        }
        ;
        function contentOf(mediaType, body) {
            return { mediaType, digest: digestOf(body), body };
        }
        function descriptorOf({ mediaType, digest, body }) {
            return { mediaType, digest, size: Buffer.byteLength(body) };
        }
        function digestOf(body) {
            return parseDigest(`sha256:${(0, external_node_crypto_.hash)('sha256', body)}`);
        }
        ;
        const NO_CONTENTS = { packages: [], sbom: 'none' };
        function erasOf(packages) {
            const times = packages.flatMap(({ from, until }) => [from, until]).filter((time) => time !== undefined);
            const changes = [...new Set(times)].sort((one, other) => one - other);
            const end = toInstant(Number.MAX_SAFE_INTEGER);
            const later = changes.map((start, index) => ({ start, end: changes[index + 1] ?? end }));
            return [{ start: toInstant(0), end: changes[0] ?? end }, ...later];
        }
        function packagesAt(at, packages) {
            const present = packages.filter(({ from = at, until = Infinity }) => from <= at && at < until);
            const since = new Map();
            for (const { name, from = 0 } of present)
                since.set(name, Math.max(from, since.get(name) ?? 0));
            return present.filter(({ name, from = 0 }) => from === since.get(name));
        }
        var external_node_zlib_ = __webpack_require__(8522);
        ;
        const PLATFORMS = [
            { oci: 'amd64', apk: 'x86_64' },
            { oci: 'arm64', apk: 'aarch64' },
        ];
        function imageLayer(image, packages, platform) {
            const installed = packages.map((one) => installedRecord(one, platform)).join('');
            const files = [
                { path: 'etc/os-release', text: `ID=wolfi\nNAME="Wolfi"\nPRETTY_NAME="${image}"\n` },
                { path: 'lib/apk/db/installed', text: installed },
            ];
            const archive = tar(files);
            return { content: contentOf(MEDIA_TYPES.layer, storedGzip(archive)), diffId: digestOf(archive) };
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
            const eras = erasOf(contents.packages);
            const makers = new Map();
            let latest;
            function makerOf(era) {
                const maker = makers.get(era) ?? eraMaker(image, contents, era);
                makers.set(era, maker);
                return maker;
            }
            function platforms(at) {
                const day = toInstant(Math.floor(at / DAY_MS) * DAY_MS);
                const era = eraAt(at, eras);
                if (latest?.day !== day || latest.era !== era)
                    latest = { day, era, images: makerOf(era).images(day) };
                return latest.images;
            }
            return {
                name: image,
                hasSbom: contents.packages.length > 0 && contents.sbom !== 'none',
                eras,
                platforms,
                build: ({ tag, at, position }) => {
                    const created = formatInstant(at);
                    const images = platforms(at);
                    const digests = images.map(({ manifest }) => manifest.digest);
                    const text = makerOf(eraAt(at, eras)).fillIndex(...digests, created, tag, String(position));
                    return { at, index: contentOf(MEDIA_TYPES.index, text), platforms: images };
                },
            };
        }
        function eraAt(at, eras) {
            return eras.length === 1 ? eras[0] : (eras.findLast(({ start }) => start <= at) ?? eras[0]);
        }
        function eraMaker(image, contents, { start }) {
            const makers = PLATFORMS.map((platform) => {
                const own = contents.packages.filter(({ arch }) => arch === undefined || arch === platform.apk);
                return platformMaker(image, { ...contents, packages: packagesAt(start, own) }, platform);
            });
            const images = (day) => makers.map((make) => make(day));
            return { images, fillIndex: indexTemplate(image, images(SOME_DAY)) };
        }
        const SOME_DAY = toInstant(0);
        function platformMaker(image, { packages, sbom }, platform) {
            const layer = imageLayer(image, packages, platform);
            const fillConfig = configTemplate(image, platform, layer);
            const config = contentOf(MEDIA_TYPES.config, fillConfig(formatInstant(SOME_DAY), formatInstant(SOME_DAY)));
            const fillManifest = jsonTemplate({
                schemaVersion: 2,
                mediaType: MEDIA_TYPES.manifest,
                config: { ...descriptorOf(config), digest: GAP },
                layers: [descriptorOf(layer.content)],
            });
            return (at) => {
                const created = formatInstant(at);
                const made = contentOf(MEDIA_TYPES.config, fillConfig(created, created));
                const manifest = contentOf(MEDIA_TYPES.manifest, fillManifest(made.digest));
                return { at, platform, packages, sbom, manifest, config: made, layer: layer.content };
            };
        }
        function configTemplate(image, platform, layer) {
            return jsonTemplate({
                created: GAP,
                architecture: platform.oci,
                os: 'linux',
                config: {
                    Env: ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
                    Labels: { 'org.opencontainers.image.title': image },
                },
                rootfs: { type: 'layers', diff_ids: [layer.diffId] },
                history: [{ created: GAP, created_by: 'the embedded platform' }],
            });
        }
        function indexTemplate(image, platforms) {
            return jsonTemplate({
                schemaVersion: 2,
                mediaType: MEDIA_TYPES.index,
                manifests: platforms.map(({ manifest, platform }) => ({
                    ...descriptorOf(manifest),
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
            return createImageSource(image.name, contents.get(tagUid) ?? contents.get(image.repo.uid) ?? NO_CONTENTS);
        }
        const GAP = '\0';
        function jsonTemplate(value) {
            const [head = '', ...parts] = JSON.stringify(value).split(String.raw `\u0000`);
            return (...fillings) => {
                let text = head;
                for (let index = 0; index < parts.length; index += 1)
                    text += `${fillings[index] ?? ''}${parts[index] ?? ''}`;
                return text;
            };
        }
        ;
        function findBuiltImage(repo, digest, store) {
            const organization = store.resources.get('group', repo.parent);
            if (organization === undefined || !isDigest(digest))
                return undefined;
            const image = { name: `${organization.name}/${repo.name}`, repo };
            const [build] = store.builds.find(digest, { repo: repo.uid });
            if (build === undefined)
                return undefined;
            const { tagUid, at } = build;
            return { image, digest, tagUid, at, platforms: imageSourceOf(image, tagUid, store).platforms(at) };
        }
        function platformOf(build, architecture) {
            if (architecture === undefined)
                return build.platforms[0];
            return build.platforms.find(({ platform }) => [platform.oci, platform.apk].some((one) => one === architecture));
        }
        function packagesOf(build) {
            const all = build.platforms.flatMap(({ packages }) => packages);
            return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
        }
        ;
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
        ;
        const ADMINISTRATOR_UID = '0'.repeat(40);
        function loadCaller(identityUid, store) {
            if (identityUid === ADMINISTRATOR_UID)
                return { identityUid, grants: administratorGrants(store) };
            const identity = store.resources.get('identity', identityUid);
            if (identity === undefined)
                return undefined;
            const bindings = store.resources.list({
                kind: 'roleBinding',
                facets: [identityUid],
                within: [identity.parent],
            });
            return {
                identityUid,
                grants: bindings.map((binding) => ({
                    group: binding.parent,
                    capabilities: new Set(roleCapabilities(store.resources.get('role', String(binding.body['roleUid'])))),
                })),
            };
        }
        function roleCapabilities(role) {
            const capabilities = role?.body['capabilities'];
            return Array.isArray(capabilities) ? capabilities.filter(isCapability) : [];
        }
        function administratorGrants(store) {
            const all = new Set(Object.keys(CAPABILITIES).filter(isCapability));
            return store.resources
                .list({ kind: 'group', childrenOf: '' })
                .map((organization) => ({ group: organization.uid, capabilities: all }));
        }
        ;
        async function authenticate(call, services) {
            const token = readAuthorization(call, 'Bearer');
            if (token === undefined)
                throw unauthenticated('a bearer token is required');
            const reading = await services.platformTokens.read(token, services.addresses.apiUrl);
            if (reading.kind === 'invalid')
                throw unauthenticated(`the token is not valid: ${reading.reason}`);
            if (reading.kind === 'other-audience')
                throw unauthenticated('the token is for another audience');
            const caller = loadCaller(reading.identityUid, services.store);
            if (caller === undefined)
                throw unauthenticated('the identity of the token no longer exists');
            return caller;
        }
        async function authorize(call, services, wanted) {
            const { kind, capability, pathKey = 'uid' } = wanted;
            const caller = await authenticate(call, services);
            const uid = pathValue(call, pathKey);
            return { caller, resource: getVisible(caller, { kind, uid, capability }, services.store) };
        }
        async function findVisible(call, { kind, capabilities }, services) {
            const caller = await authenticate(call, services);
            const { store } = services;
            const uids = [pathValue(call, 'uid')];
            const found = capabilities.map((capability) => {
                const within = visibleGroups(caller, { kind, capability }, store);
                return store.resources.list({ kind, uids, within })[0];
            });
            return found.includes(undefined) ? undefined : found[0];
        }
        async function findVisibleBuild(call, capabilities, services) {
            const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
            return repo === undefined ? undefined : findBuiltImage(repo, pathValue(call, 'digest'), services.store);
        }
        ;
        function parseJson(text) {
            try {
                return JSON.parse(text);
            }
            catch {
                return undefined;
            }
        }
        ;
        function readQuery(schema, given) {
            const spellings = new Map();
            const values = new Map();
            for (const [spelling, value] of given) {
                if (value === '')
                    continue;
                const name = toCamelCase(spelling);
                spellings.set(name, spelling);
                values.set(name, [...(values.get(name) ?? []), value]);
            }
            const parsed = schema.safeParse(Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all])));
            if (parsed.success)
                return parsed.data;
            throw invalidArguments(parsed.error.issues.map((issue) => {
                const name = String(issue.path[0] ?? 'query');
                return { field: spellings.get(name) ?? name, description: issue.message };
            }));
        }
        function read_request_readBody(schema, { body, bodyForm }) {
            const given = parseJson(body ?? '');
            const value = bodyForm === undefined ? given : normalBody(given, bodyForm);
            const parsed = schema.safeParse(value);
            if (parsed.success)
                return parsed.data;
            throw invalidArguments(parsed.error.issues.map((issue) => ({
                field: issue.path.length === 0 ? 'body' : issue.path.join('.'),
                description: issue.message,
            })));
        }
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
            const content = page_token_parse(token);
            if (content === undefined)
                throw invalidArgument('page_token', 'is not a page token');
            if (now - content.at > PAGE_TOKEN_LIFETIME_MS)
                return undefined;
            if (content.query !== fingerprint(query))
                throw invalidArgument('page_token', 'belongs to another query');
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
        function page_token_parse(token) {
            const parsed = PageTokenContent.safeParse(parseJson(Buffer.from(token, 'base64url').toString()));
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
                return PAGE_SIZE.default;
            if (given < 0)
                throw invalidArgument('page_size', 'must not be negative');
            return Math.min(given, PAGE_SIZE.maximum);
        }
        function readSkip(given) {
            if (given === undefined)
                return 0;
            if (given < 0)
                throw invalidArgument('skip', 'must not be negative');
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
                throw invalidArgument('order_by', `unknown field "${field.slice(0, 60)}"`);
            if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
                throw invalidArgument('order_by', 'must be "<field>" or "<field> desc"');
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
        function listHandler({ kind, toItem }, { capability, query: schema }, { field, filter, openParents = [] }) {
            return async (call, services) => {
                const caller = await authenticate(call, services);
                const within = [...visibleGroups(caller, { kind, capability }, services.store), ...openParents];
                const query = readQuery(schema, call.url.searchParams);
                const hidden = call.lagMs === 0 ? [] : services.creations.after(services.clock.now() - call.lagMs);
                const page = listPage(query, { kind, within, ...filter?.(query) }, { ...services, hidden });
                return { [field]: page.resources.map((resource) => toItem(resource, services)), ...page.envelope };
            };
        }
        function byName(query) {
            return { names: query.name === undefined ? undefined : [query.name] };
        }
        ;
        function readFieldMask(mask, updatable) {
            return mask.split(',').map((text) => readFieldPath(text.trim(), updatable));
        }
        function pathsOf(body, schema, above = []) {
            return Object.entries(body).flatMap(([field, value]) => {
                const own = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
                const inner = innerSchema(own ?? schemas.L5J());
                const path = fieldPath([...above, field]);
                return inner instanceof schemas.bvH && isFields(value) ? pathsOf(value, inner, path) : [path];
            });
        }
        function readFieldPath(text, updatable) {
            let schema = updatable;
            const path = [];
            for (const part of text.match(/`[^`]*`|[^.]+/g) ?? [text]) {
                const inner = innerSchema(schema);
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
            const name = toCamelCase(part);
            const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
            return field === undefined ? undefined : { name, schema: field };
        }
        function notUpdatable(text, above, schema) {
            const known = schema instanceof schemas.bvH ? Object.keys(schema.shape) : [];
            const places = known.map((field) => [...above, field].join('.'));
            const advice = places.length === 0 ? `${above.join('.')} is changed as a whole` : `those are ${places.join(', ')}`;
            return invalidArgument('update_mask', `"${toCamelCase(text).slice(0, 60)}" is not a field that can be changed; ${advice}`);
        }
        function isFields(value) {
            return typeof value === 'object' && value !== null && !Array.isArray(value);
        }
        ;
        function readPatch(call, updatable) {
            const body = read_request_readBody(schemas.g1P(schemas.YjP(), schemas.L5J()), call);
            const { updateMask } = readQuery(MaskQuery, call.url.searchParams);
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
                throw invalidArguments(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message })));
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
                throw alreadyExists(TYPE_NAMES[kind], name);
        }
        ;
        const ROOT_DIGITS = 40;
        const CHILD_DIGITS = 16;
        function newChildUid(parent) {
            return `${parent}/${(0, external_node_crypto_.randomBytes)(CHILD_DIGITS / 2).toString('hex')}`;
        }
        function newRoleUid() {
            return (0, external_node_crypto_.randomBytes)(ROOT_DIGITS / 2).toString('hex');
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
        function derive(names, digits) {
            return (0, external_node_crypto_.createHash)('sha256').update(JSON.stringify(names)).digest('hex').slice(0, digits);
        }
        ;
        function getHandler(type, { capability }) {
            return async (call, services) => {
                const { resource } = await authorize(call, services, { kind: type.kind, capability });
                return type.toItem(resource, services);
            };
        }
        function createHandler(type, { capability }, rules = {}) {
            return async (call, services) => {
                const wanted = { kind: rules.parentKind ?? 'group', capability, pathKey: 'parent' };
                const { caller, resource: parent } = await authorize(call, services, wanted);
                const context = { caller, services };
                const planned = planResource(type, { parent, given: read_request_readBody(type.fields, call), rules }, context);
                const same = rules.findSame?.(planned, context);
                return same === undefined ? insertResource(type, planned, context) : type.toItem(same, services);
            };
        }
        function planResource(type, wish, context) {
            const now = context.services.clock.now();
            const wanted = {
                kind: type.kind,
                uid: (type.newUid ?? newChildUid)(wish.parent.uid),
                parent: wish.parent.uid,
                facet: '',
                createTime: now,
                updateTime: now,
                ...storedFields(type, wish.rules?.complete?.(wish.given, context) ?? wish.given),
            };
            type.check?.(wanted, context);
            return wanted;
        }
        function insertResource(type, resource, context) {
            const { store, creations } = context.services;
            store.resources.insert(resource);
            creations.add(resource.uid, resource.createTime);
            return publish('created', type.toItem(resource, context.services), resource, context);
        }
        function patchHandler(type, { capability }) {
            return async (call, services) => {
                const { caller, resource } = await authorize(call, services, { kind: type.kind, capability });
                const patch = readPatch(call, type.fields);
                const fields = applyPatch(fieldsOf(resource), patch, type.alternatives);
                return updateResource(type, { ...resource, ...storedFields(type, fields) }, { caller, services });
            };
        }
        function updateResource(type, changed, context) {
            const { store, clock } = context.services;
            const resource = { ...changed, updateTime: clock.now() };
            type.check?.(resource, context);
            store.resources.update(resource);
            return publish('updated', type.toItem(resource, context.services), resource, context);
        }
        function deleteHandler(type, { capability }, prepare) {
            return async (call, services) => {
                const { caller, resource } = await authorize(call, services, { kind: type.kind, capability });
                services.store.atOnce(() => {
                    prepare?.(resource, services.store);
                    deleteResource(type, resource, { caller, services });
                });
                return undefined;
            };
        }
        function deleteResource(type, resource, context) {
            const item = type.toItem(resource, context.services);
            context.services.store.resources.delete(type.kind, resource.uid);
            publish('deleted', item, resource, context);
        }
        function publish(action, item, resource, { caller, services }) {
            services.events.publish({ action, resource, item, actor: caller.identityUid });
            return item;
        }
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
            const capabilities = roleCapabilities(resource).map((capability) => CAPABILITIES[capability]);
            return { ...toWire(resource), capabilities };
        }
        function times(resource) {
            return { createTime: formatInstant(resource.createTime), updateTime: formatInstant(resource.updateTime) };
        }
        ;
        function toCondition(filter) {
            return allOf([
                { sql: `kind = '${filter.kind}'`, values: [] },
                ...given(withinBesides(filter), (groups) => anyOf(groups.map(atOrBelow))),
                ...given(filter.childrenOf, (parent) => ({ sql: 'parent = ?', values: [parent] })),
                ...given(filter.descendantsOf, below),
                ...given(filter.ancestorsOf, above),
                ...given(filter.inRoot, inRoot),
                ...given(filter.uids, (uids) => resource_filter_oneOf('uid', uids)),
                ...given(filter.except, (uids) => ({
                    sql: 'uid NOT IN (SELECT value FROM json_each(?))',
                    values: [JSON.stringify(uids)],
                })),
                ...given(filter.names, (names) => resource_filter_oneOf('name', names)),
                ...given(filter.facets, (facets) => resource_filter_oneOf('facet', facets)),
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
        function inRoot(isWanted) {
            return { sql: `${isWanted ? '' : 'NOT '}(instr(parent, '/') = 0)`, values: [] };
        }
        function resource_filter_oneOf(column, values) {
            const [only] = values;
            if (values.length === 1 && only !== undefined)
                return { sql: `${column} = ?`, values: [only] };
            return { sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] };
        }
        ;
        const body_conditions_FIELDS = [
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
                ...body_conditions_FIELDS.flatMap(([filter, field]) => given(query[filter], (values) => ({
                    sql: `json_extract(body, '$.${field}') IN (SELECT value FROM json_each(?))`,
                    values: [JSON.stringify(values)],
                }))),
                ...EVENT_FIELDS.flatMap(([filter, field]) => given(query[filter], (values) => anyEvent(field, values))),
                ...given(query.aliases, hasAlias),
                ...given(query.origin, (origin) => ({ sql: "json_extract(body, '$.origin') = ?", values: [origin] })),
                ...given(query.excludeEventAuthors, (authors) => negated(anyEvent('author', authors))),
                ...given(query.eventTypes, (types) => hasEventType(types.map((type) => EVENT_TYPES[type]))),
                ...given(query.latestEventType, (type) => latestEventIs(EVENT_TYPES[type])),
                ...given(query.query, contains),
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
                ...given(query.query, (text) => ({ sql: 'instr(lower(name), ?) > 0', values: [text.toLowerCase()] })),
                ...given(query.cudaVersion, (version) => ({
                    sql: `EXISTS (SELECT 1 FROM json_each(body, '$.cudaVersions') WHERE value = ?)`,
                    values: [version],
                })),
                ...given(query.remediated, (isRemediated) => ({
                    sql: `json_extract(body, '$.remediated') = ?`,
                    values: [isRemediated ? 1 : 0],
                })),
            ];
        }
        ;
        const ADVISORY = { kind: 'advisory', toItem: withoutOrigin };
        const vulnerabilityHandlers = {
            listAdvisories: listHandler(ADVISORY, routes.listAdvisories, {
                field: 'advisories',
                filter: (query) => ({
                    facets: query.origin === undefined ? query.artifactNames : undefined,
                    names: query.advisoryIds,
                    also: advisoryConditions(query),
                }),
            }),
            getAdvisory: getHandler(ADVISORY, routes.getAdvisory),
        };
        function withoutOrigin(resource) {
            const { origin: _origin, ...shown } = toAdvisory(resource);
            return shown;
        }
        ;
        const listAdvisoryDocuments = async (call, { store }) => {
            const { id, cves } = readQuery(AdvisoryDocumentQuery, call.url.searchParams);
            const published = store.resources
                .list({ kind: 'advisory', within: publicGroups(store), also: advisoryConditions({ origin: id }) })
                .filter(({ body }) => body['deleteTime'] === undefined)
                .filter(({ body }) => cves === undefined || aliasesOf(body).some((alias) => cves.includes(alias)));
            const byOrigin = Map.groupBy(published, ({ body }) => String(body['origin']));
            return { documents: [...byOrigin].map(([name, advisories]) => toDocument(name, advisories, store)) };
        };
        const listVulnerabilityMetadata = async (call, services) => {
            const query = readQuery(VulnerabilityMetadataQuery, call.url.searchParams);
            const ids = [...(query.ids ?? []), ...(query.id === undefined ? [] : [query.id])];
            const names = ids.length === 0 ? undefined : ids;
            const within = publicGroups(services.store);
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
                    const { advisoryId, aliases, events } = Advisory.parse(toAdvisory(resource));
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
        ;
        const listResolvedVulnerabilities = async (call, services) => {
            const caller = await authenticate(call, services);
            const { capability } = routes.listResolvedVulnerabilities;
            const within = visibleGroups(caller, { kind: 'advisory', capability }, services.store);
            const { startTime, endTime } = readQuery(ResolvedVulnerabilitiesQuery, call.url.searchParams);
            if (Date.parse(startTime) > Date.parse(endTime))
                throw invalidArgument('endTime', 'must not be before startTime');
            const fixes = services.store.resources
                .list({ kind: 'advisory', within })
                .flatMap((resource) => fixesOf(Advisory.parse(toAdvisory(resource))))
                .filter(({ time }) => Date.parse(time) >= Date.parse(startTime) && Date.parse(time) <= Date.parse(endTime));
            const days = Map.groupBy(fixes, ({ time }) => `${time.slice(0, 10)}T00:00:00.000Z`);
            return { resolvedVulnsReports: [...days].sort(byDate).map(([date, all]) => toReport(date, all)) };
        };
        const resolvedVulnerabilityHandlers = { listResolvedVulnerabilities };
        function fixesOf(advisory) {
            return advisory.events
                .filter(({ fixed, reviewState }) => fixed !== undefined && reviewState === 'REVIEW_STATE_APPROVED')
                .map(({ createTime }) => ({ time: createTime, advisory }));
        }
        function toReport(date, fixes) {
            const advisories = new Map(fixes.map(({ advisory }) => [advisory.uid, advisory]));
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
        ;
        function hasSbom(described) {
            if ('index' in described)
                return described.platforms.some(hasSbom);
            return described.packages.length > 0 && described.sbom !== 'none';
        }
        function spdxDocument(name, described) {
            const { digest } = manifestOf(described);
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
                relationships: images.map(({ SPDXID }) => spdx_document_relationship(main.SPDXID, 'VARIANT_OF', SPDXID)),
            };
        }
        function imageContents(main, { layer, platform, packages, sbom }) {
            const parts = packages.map((one) => sbom === 'inline' ? withInlineOrigin(one, platform) : withLinkedOrigin(one, platform));
            const elements = new Map(parts.flatMap((part) => part.elements).map((one) => [one.SPDXID, one]));
            const layerPurl = `pkg:oci/image@${layer.digest}?arch=${platform.oci}&os=linux`;
            const layerElement = spdx_document_element('', layer.digest, layerPurl);
            const SPDXID = 'SPDXRef-OperatingSystem-wolfi';
            const system = { ...spdx_document_element('', 'wolfi'), SPDXID, primaryPackagePurpose: 'OPERATING_SYSTEM' };
            return {
                packages: [main, layerElement, system, ...elements.values()],
                relationships: [
                    spdx_document_relationship(main.SPDXID, 'CONTAINS', layerElement.SPDXID),
                    ...parts.flatMap(({ relationships }) => relationships),
                    ...parts.map((part) => spdx_document_relationship(main.SPDXID, 'CONTAINS', part.main.SPDXID)),
                ],
            };
        }
        function imageElement(digest) {
            return { ...spdx_document_element('', digest), primaryPackagePurpose: 'CONTAINER' };
        }
        function toSeconds(at) {
            return formatInstant(at).replace(/\.\d+Z$/, 'Z');
        }
        function apkPurl({ name, version, distribution = 'wolfi' }, { apk }) {
            return `pkg:apk/${distribution}/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${apk}`;
        }
        function withLinkedOrigin(one, platform) {
            const { origin = one.name } = one;
            const [commit, purl] = buildFile(one);
            const main = spdx_document_element(one.version, one.name, apkPurl(one, platform));
            const file = spdx_document_element(commit, `${origin}.yaml`, purl);
            const upstream = one.version.replace(/-r\d+$/, '');
            const source = spdx_document_element(upstream, `github.com/${origin}/${origin}`, `pkg:github/${encodeURIComponent(origin)}/${encodeURIComponent(origin)}@v${encodeURIComponent(upstream)}`);
            return {
                main,
                elements: [main, file, source],
                relationships: [
                    spdx_document_relationship(main.SPDXID, 'DESCRIBED_BY', file.SPDXID),
                    spdx_document_relationship(main.SPDXID, 'GENERATED_FROM', source.SPDXID),
                ],
            };
        }
        function withInlineOrigin(one, platform) {
            const [, file] = buildFile(one);
            const main = spdx_document_element(one.version, one.name, apkPurl(one, platform), file);
            return { main, elements: [main], relationships: [] };
        }
        function buildFile({ name, version, origin = name, distribution = 'wolfi', }) {
            const commit = (0, external_node_crypto_.hash)('sha1', `${origin}@${version}`);
            const repository = distribution === 'wolfi' ? 'wolfi-dev/os' : `${distribution}-dev/packages`;
            return [commit, `pkg:github/${repository}@${commit}#${encodeURIComponent(origin)}.yaml`];
        }
        function spdx_document_element(versionInfo, name, ...purls) {
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
        function spdx_document_relationship(from, relationshipType, to) {
            return { spdxElementId: from, relationshipType, relatedSpdxElement: to };
        }
        ;
        const getSbom = async (call, services) => {
            const capabilities = [routes.getSbom.capability, 'repo.list', 'manifest.metadata.list'];
            const found = await findPlatform(call, services, capabilities);
            if (found === undefined)
                return {};
            const { build, image } = found;
            return {
                id: image.manifest.digest,
                digest: build.digest,
                format: 'SPDX',
                generatedAt: formatInstant(build.at),
                rawSbom: Buffer.from(documentOf(build, image)).toString('base64'),
                graph: {
                    nodes: image.packages.map((one) => ({
                        package: { name: one.name, version: one.version, purl: apkPurl(one, image.platform) },
                    })),
                },
            };
        };
        const getRawSbom = async (call, services) => {
            const found = await findPlatform(call, services, [routes.getRawSbom.capability, 'repo.list']);
            return found === undefined ? {} : { rawSbom: documentOf(found.build, found.image) };
        };
        const sbomHandlers = { getSbom, getRawSbom };
        async function findPlatform(call, services, capabilities) {
            const { arch } = readQuery(SbomQuery, call.url.searchParams);
            const build = await findVisibleBuild(call, capabilities, services);
            const image = build === undefined ? undefined : platformOf(build, arch);
            return build === undefined || image === undefined || !hasSbom(image) ? undefined : { build, image };
        }
        function documentOf(build, content) {
            return JSON.stringify(spdxDocument(build.image.name, content));
        }
        ;
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
            throw new MooringError('internal_bug', `"${printable(version, 80)}" is not a version that apk can order`);
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
        function compareText(left, right) {
            if (left === right)
                return 0;
            return left < right ? -1 : 1;
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
            const timeline = approvedInOrder(given.events);
            if (timeline === undefined)
                return { ...UNDECIDED, status: 'unknown', row: 16 };
            const latest = timeline.at(-1);
            if (latest === undefined)
                return UNDECIDED;
            const decided = decide(timeline, latest, given.installed);
            return { ...UNDECIDED, ...decided, event: latest.event, ...datesOf(timeline, isByFix(decided)) };
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
            const timeline = approvedInOrder(events) ?? [];
            const latest = timeline.at(-1);
            if (latest === undefined || decision.status === 'not_affected')
                return decision;
            if (latest.kind === 'detection')
                return { ...decision, status: 'under_investigation', fixedVersion: undefined };
            if (latest.kind !== 'fixed' && latest.kind !== 'patched')
                return decision;
            const hasFix = builtAt !== undefined && builtAt >= latest.at;
            const status = hasFix ? 'fixed_assumed' : 'affected_fix_available';
            return { ...decision, ...datesOf(timeline, true), status };
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
        ;
        function vulnerabilityMatches(build, store) {
            const packages = packagesOf(build);
            const own = { name: build.image.repo.name.split('/').at(-1) ?? '', version: undefined, origin: undefined };
            return (packages.length === 0 ? [own] : packages).flatMap(({ name, version, origin }) => advisoriesOf([name, ...(origin === undefined ? [] : [origin])], build, store).flatMap((advisory) => {
                const match = toMatch(advisory, version, build);
                return match === undefined ? [] : [{ ...match, pkg: { name, version } }];
            }));
        }
        function advisoriesOf(facets, build, store) {
            const within = [build.image.repo.parent, ...publicGroups(store)];
            return store.resources
                .list({ kind: 'advisory', within, facets })
                .map((resource) => Advisory.parse(toAdvisory(resource)));
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
            return SEVERITIES.findLast((severity) => score >= LOWEST_SCORES[severity]) ?? 'UNKNOWN';
        }
        ;
        const getVulnerabilityReport = async (call, services) => {
            const capabilities = [routes.getVulnerabilityReport.capability, 'repo.list'];
            const build = await findVisibleBuild(call, capabilities, services);
            if (build === undefined)
                return { vulnerabilityMatches: [] };
            const now = formatInstant(services.clock.now());
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
            const { repo, tag, from, to } = readQuery(VulnerabilityCountQuery, call.url.searchParams);
            const { capability } = routes.listVulnerabilityCounts;
            const date = `${formatDay(clock.now())}T00:00:00.000Z`;
            const isInPeriod = isWithin(date, { from, to });
            const within = visibleGroups(caller, { kind: 'repo', capability }, store);
            const names = (name) => name === undefined ? name : [name];
            const repos = isInPeriod ? store.resources.list({ kind: 'repo', within, names: names(repo) }) : [];
            return {
                items: repos.flatMap((one) => store.resources
                    .list({ kind: 'tag', childrenOf: one.uid, names: names(tag), facets: ['plain'] })
                    .flatMap((tagged) => countOf(one, tagged, { date, store }))),
            };
        };
        const vulnerabilityReportHandlers = {
            getVulnerabilityReport,
            listVulnerabilityCounts,
        };
        function isWithin(date, { from, to }) {
            const time = parseInstant(date);
            return (from === undefined || time >= parseInstant(from)) && (to === undefined || time <= parseInstant(to));
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
                vulnCounts: SEVERITIES.map((severity) => ({ severity, count: idsOf(severity).length })),
                cveIds: [...new Set(found.map(({ id }) => id))],
                critCveIds: idsOf('CRITICAL'),
                highCveIds: idsOf('HIGH'),
                medCveIds: idsOf('MEDIUM'),
                lowCveIds: idsOf('LOW'),
                negligibleCveIds: idsOf('NEGLIGIBLE'),
                unknownCveIds: idsOf('UNKNOWN'),
            };
        }
        ;
        const ASSOCIATION = {
            kind: 'accountAssociation',
            fields: NewAccountAssociation,
            toItem: toWire,
            check: requireUniqueName,
        };
        const checkAccountAssociation = async (call, services) => {
            const { capability } = routes.checkAccountAssociation;
            const { resource } = await authorize(call, services, { kind: ASSOCIATION.kind, capability });
            const field = account_associations_FIELDS[read_request_readBody(AccountCheck, call).providerType];
            return checkResult(field, resource.body[field] !== undefined);
        };
        const accountAssociationHandlers = {
            listAccountAssociations: listHandler(ASSOCIATION, routes.listAccountAssociations, {
                field: 'accountAssociations',
                filter: byName,
            }),
            getAccountAssociation: getHandler(ASSOCIATION, routes.getAccountAssociation),
            createAccountAssociation: createHandler(ASSOCIATION, routes.createAccountAssociation),
            updateAccountAssociation: patchHandler(ASSOCIATION, routes.updateAccountAssociation),
            deleteAccountAssociation: deleteHandler(ASSOCIATION, routes.deleteAccountAssociation),
            checkAccountAssociation,
        };
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
                reason: 'ACCOUNT_MISSING',
                message: `the association names no account of ${provider}`,
            };
        }
        ;
        function requireGrantableRole(uid, group, { caller, services }) {
            const role = services.store.resources.get('role', uid);
            if (role === undefined || (role.parent !== '' && !isAtOrBelow(group, role.parent))) {
                throw notFound('Role', uid);
            }
            const missing = roleCapabilities(role).find((capability) => !hasCapability(caller, group, capability));
            if (missing !== undefined)
                throw permissionDenied(missing);
        }
        function requireGrantableAt(groupUid, roleUid, context) {
            const group = context.services.store.resources.get('group', groupUid);
            if (group === undefined)
                throw notFound('Group', groupUid);
            requireGrantableRole(String(roleUid), group, context);
            return group;
        }
        function requireCapabilitiesOf(identityUid, { caller, services }) {
            for (const { group, capabilities } of loadCaller(identityUid, services.store)?.grants ?? []) {
                const place = services.store.resources.get('group', group);
                const missing = [...capabilities].find((capability) => place === undefined || !hasCapability(caller, place, capability));
                if (missing !== undefined)
                    throw permissionDenied(missing);
            }
        }
        ;
        const MAPPING = {
            kind: 'externalGroupRoleMapping',
            fields: NewExternalGroupRoleMapping,
            toItem: toMapping,
            check: requireGrantable,
        };
        const batchDeleteExternalGroupRoleMappings = async (call, services) => {
            const context = { caller: await authenticate(call, services), services };
            const { parent, names } = read_request_readBody(MappingBatchDelete, call);
            const { capability } = routes.batchDeleteExternalGroupRoleMappings;
            getVisible(context.caller, { kind: 'identityProvider', uid: parent, capability }, services.store);
            const mappings = [...new Set(names)].map((uid) => {
                const mapping = getVisible(context.caller, { kind: MAPPING.kind, uid, capability }, services.store);
                if (mapping.parent !== parent)
                    throw invalidArgument('names', `${uid} does not belong to ${parent}`);
                return mapping;
            });
            services.store.atOnce(() => {
                for (const mapping of mappings)
                    deleteResource(MAPPING, mapping, context);
            });
            return { parent, externalGroupRoleMappings: mappings.map(toMapping) };
        };
        const externalGroupRoleMappingHandlers = {
            listExternalGroupRoleMappings: listHandler(MAPPING, routes.listExternalGroupRoleMappings, {
                field: 'externalGroupRoleMappings',
                filter: ({ identityProviderUid }) => ({ parent: identityProviderUid }),
            }),
            getExternalGroupRoleMapping: getHandler(MAPPING, routes.getExternalGroupRoleMapping),
            createExternalGroupRoleMapping: createHandler(MAPPING, routes.createExternalGroupRoleMapping, {
                parentKind: 'identityProvider',
            }),
            deleteExternalGroupRoleMapping: deleteHandler(MAPPING, routes.deleteExternalGroupRoleMapping),
            batchDeleteExternalGroupRoleMappings,
        };
        function toMapping(mapping) {
            return { ...toNameless(mapping), identityProviderUid: mapping.parent };
        }
        function requireGrantable(wanted, context) {
            const uid = String(wanted.body['scope']);
            const scope = context.services.store.resources.get('group', uid);
            const home = parentUid(wanted.parent) ?? '';
            if (scope === undefined || !isAtOrBelow(scope, home))
                throw notFound('Group', uid);
            requireGrantableRole(String(wanted.body['roleUid']), scope, context);
        }
        ;
        const INVITE = {
            kind: 'groupInvite',
            fields: NewGroupInvite,
            toItem: hydrate,
            facetOf: ({ keyId }) => String(keyId),
            check: (wanted, context) => {
                requireGrantableAt(wanted.parent, wanted.body['roleUid'], context);
            },
        };
        const insertInvite = createHandler(INVITE, routes.createGroupInvite, { complete: completeInvite });
        const createGroupInvite = async (call, services) => {
            const invite = GroupInvite.parse(await insertInvite(call, services));
            return { ...invite, code: `${invite.keyId ?? ''}.${(0, external_node_crypto_.randomBytes)(32).toString('base64url')}` };
        };
        const groupInviteHandlers = {
            listGroupInvites: listHandler(INVITE, routes.listGroupInvites, {
                field: 'groupInvites',
                filter: ({ keyId }) => ({ facets: keyId === undefined ? undefined : [keyId] }),
            }),
            getGroupInvite: getHandler(INVITE, routes.getGroupInvite),
            createGroupInvite,
            deleteGroupInvite: deleteHandler(INVITE, routes.deleteGroupInvite),
        };
        function completeInvite(fields, { services }) {
            const { ttl, ...invite } = NewGroupInvite.parse(fields);
            const expiry = toInstant(services.clock.now() + Math.floor(Number.parseFloat(ttl) * 1000));
            return { ...invite, keyId: (0, external_node_crypto_.randomUUID)(), expirationTime: formatInstant(expiry) };
        }
        function hydrate(invite, { store }) {
            const role = store.resources.get('role', String(invite.body['roleUid']));
            return { ...toNameless(invite), ...(role === undefined ? {} : { role: toRole(role) }) };
        }
        ;
        const GROUP = { kind: 'group', fields: NewGroup, toItem: toWire, check: requireUniqueName };
        const lookupGroup = async (call, services) => {
            const { identityUid } = await authenticate(call, services);
            const group = services.store.resources.get('group', rootUid(identityUid));
            return group === undefined ? {} : { group: Group.parse(toWire(group)) };
        };
        const checkEligibility = async (call, services) => {
            await authenticate(call, services);
            return { eligible: false };
        };
        const requestGroupAccess = async (call, services) => {
            await authenticate(call, services);
            const uid = pathValue(call, 'uid');
            if (services.store.resources.get('group', uid) === undefined)
                throw notFound('Group', uid);
            read_request_readBody(routes.requestGroupAccess.body, call);
            return {};
        };
        const groupHandlers = {
            listGroups: listHandler(GROUP, routes.listGroups, { field: 'groups', filter: byName }),
            getGroup: getHandler(GROUP, routes.getGroup),
            createGroup: createHandler(GROUP, routes.createGroup),
            updateGroup: patchHandler(GROUP, routes.updateGroup),
            deleteGroup: deleteHandler(GROUP, routes.deleteGroup, requireEmpty),
            lookupGroup,
            checkEligibility,
            requestGroupAccess,
        };
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
                throw failedPrecondition('RESOURCE_NOT_EMPTY', `group ${group.uid} still has a child of kind ${kind}`);
            }
            for (const { uid } of resources.list({ kind: 'roleBinding', childrenOf: group.uid })) {
                resources.delete('roleBinding', uid);
            }
        }
        var build = __webpack_require__(2856);
        ;
        function readPattern(text) {
            if (text.length > MAX_LENGTH || claim_pattern_countOf(text, WIDE_RANGE) > MAX_WIDE_RANGES)
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
        function claim_pattern_countOf(text, pattern) {
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
        var verify = __webpack_require__(5057);
        var local = __webpack_require__(6687);
        var errors = __webpack_require__(5674);
        ;
        const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
        const PublicKey = schemas._H3({ kty: schemas.k5n(['RSA', 'EC', 'OKP'], 'has a key of a type other than RSA, EC and OKP') })
            .refine((key) => key['d'] === undefined, 'has a private key; list public keys only');
        const PublicKeySet = schemas.Ikc({ keys: schemas.YOg(PublicKey).min(1, 'has no keys') }, 'is not a JSON Web Key Set as text');
        function findKeySetFault(text) {
            const parsed = PublicKeySet.safeParse(parseJson(text));
            return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'is not a key set');
        }
        async function readStaticToken(token, keys, now) {
            if (keys.expirationTime !== undefined && now >= parseInstant(keys.expirationTime)) {
                return { kind: 'invalid', reason: 'the keys of the identity have expired' };
            }
            try {
                const { payload } = await (0, verify.V)(token, (0, local.w)(readKeySet(keys.issuerKeys)), {
                    algorithms: ALGORITHMS,
                    issuer: keys.issuer,
                    subject: keys.subject,
                    currentDate: new Date(now),
                    requiredClaims: ['sub', 'aud', 'exp'],
                });
                return { kind: 'valid', claims: payload };
            }
            catch (error) {
                if (error instanceof errors.i4)
                    return { kind: 'invalid', reason: error.message };
                throw error;
            }
        }
        function readKeySet(text) {
            const { keys } = PublicKeySet.parse(parseJson(text));
            return { keys };
        }
        ;
        const relationship_FIELDS = ['claimMatch', 'staticKeys', 'awsIdentity', 'servicePrincipal'];
        const IDENTITY_ALTERNATIVES = [
            relationship_FIELDS,
            ...[
                'claimMatch.issuer',
                'claimMatch.subject',
                'claimMatch.audience',
                'awsIdentity.arn',
                'awsIdentity.userId',
            ].map((field) => [field, `${field}Pattern`]),
        ];
        function relationshipType(fields) {
            const field = relationship_FIELDS.find((one) => fields[one] !== undefined);
            return field === undefined ? '' : RELATIONSHIPS[field];
        }
        function findRelationshipFaults(given) {
            const [first, second] = relationship_FIELDS.filter((field) => given[field] !== undefined);
            if (first === undefined)
                return [{ field: 'claimMatch', description: `is required, or one of ${relationship_FIELDS.slice(1).join(', ')}` }];
            if (second !== undefined)
                return [{ field: second, description: `only one of ${relationship_FIELDS.join(', ')} may be set` }];
            return [
                ...(given.claimMatch === undefined ? [] : findClaimMatchFaults(given.claimMatch)),
                ...(given.staticKeys === undefined ? [] : findStaticKeysFaults(given.staticKeys)),
                ...(given.awsIdentity === undefined ? [] : findAwsFaults(given.awsIdentity)),
            ];
        }
        function findStaticKeysFaults({ issuerKeys }) {
            const fault = findKeySetFault(issuerKeys);
            return fault === undefined ? [] : [{ field: 'staticKeys.issuerKeys', description: fault }];
        }
        function findAwsFaults({ arn, arnPattern, userId, userIdPattern }) {
            return [
                ...findPatternFaults('awsIdentity.arn', { exact: arn, pattern: arnPattern, isRequired: true }),
                ...findPatternFaults('awsIdentity.userId', { exact: userId, pattern: userIdPattern, isRequired: true }),
            ];
        }
        ;
        const IDENTITY = {
            kind: 'identity',
            fields: NewIdentity,
            toItem: toIdentity,
            facetOf: relationshipType,
            check: requireChangeable,
            alternatives: IDENTITY_ALTERNATIVES,
        };
        const lookupIdentity = async (call, services) => {
            await authenticate(call, services);
            const { issuer, subject } = readQuery(IdentityLookupQuery, call.url.searchParams);
            return { uid: derivedRootUid(JSON.stringify([issuer, subject])) };
        };
        const updateIdentityMetadata = async (call, services) => {
            const { identityUid } = await authenticate(call, services);
            const { resources } = services.store;
            const identity = resources.get('identity', identityUid);
            if (identity === undefined)
                throw notFound('Identity', identityUid);
            const { identityMetadata, updateMask } = read_request_readBody(IdentityMetadataChange, call);
            const patch = planPatch(identityMetadata, updateMask, NewIdentityMetadata);
            const { company, ...metadata } = applyPatch(metadataOf(identity), patch);
            const { company: _, ...others } = identity.body;
            const body = { ...others, ...(company === undefined ? {} : { company }), metadata };
            resources.update({ ...identity, updateTime: services.clock.now(), body });
            return { uid: identity.uid, name: identity.name, ...metadataOf({ ...identity, body }) };
        };
        const identityHandlers = {
            listIdentities: listHandler(IDENTITY, routes.listIdentities, {
                field: 'identities',
                filter: (query) => ({ ...byName(query), facets: relationshipFacets(query) }),
            }),
            getIdentity: getHandler(IDENTITY, routes.getIdentity),
            createIdentity: createHandler(IDENTITY, routes.createIdentity),
            updateIdentity: patchHandler(IDENTITY, routes.updateIdentity),
            deleteIdentity: deleteHandler(IDENTITY, routes.deleteIdentity, deleteBindings),
            lookupIdentity,
            updateIdentityMetadata,
        };
        function toIdentity(identity) {
            const { metadata: _, ...shown } = toWire(identity);
            return shown;
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
            if (current === undefined || (0, external_node_util_.isDeepStrictEqual)(relationshipOf(current), relationshipOf(wanted)))
                return;
            requireCapabilitiesOf(wanted.uid, context);
        }
        function relationshipOf({ body }) {
            return NewRelationship.parse(body);
        }
        function requireValid(wanted) {
            const identity = Identity.parse(toWire(wanted));
            const faults = [
                ...(IDENTITY_NAME.test(identity.name)
                    ? []
                    : [{ field: 'name', description: `must match ${IDENTITY_NAME.source}` }]),
                ...findRelationshipFaults(NewRelationship.parse(identity)),
            ];
            if (faults.length > 0)
                throw invalidArguments(faults);
        }
        function metadataOf({ body }) {
            const { company } = body;
            const metadata = NewIdentityMetadata.parse(body['metadata'] ?? {});
            return { ...metadata, ...(company === undefined ? {} : { company }) };
        }
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
        function toScim(uid, credential, now) {
            const { enabled, tokenExpireTime, previousTokenExpireTime } = credential;
            return {
                enabled,
                credentialState: stateOf(credential, now),
                etag: scimEtag(uid, credential),
                ...(tokenExpireTime === undefined ? {} : { tokenExpireTime }),
                ...(previousTokenExpireTime === undefined ? {} : { previousTokenExpireTime }),
            };
        }
        function requireScimEtag(etag, uid, credential) {
            if (etag === scimEtag(uid, credential))
                return;
            throw new Refusal('ABORTED', 'Aborted: etag: concurrent modification; read the credential and retry');
        }
        function requireToken(isWanted, credential, now) {
            const state = stateOf(credential, now);
            const isGood = state === 'CREDENTIAL_STATE_LIVE' || state === 'CREDENTIAL_STATE_ROTATING';
            if (isGood === isWanted)
                return;
            throw isGood
                ? failedPrecondition('SCIM_TOKEN_EXISTS', 'a valid token exists; regenerate or revoke it')
                : failedPrecondition('SCIM_TOKEN_MISSING', 'no valid token exists; generate one');
        }
        function newScimToken({ expireTime, neverExpires = false }, { enabled }, now) {
            if (expireTime !== undefined && neverExpires) {
                throw invalidArgument('neverExpires', 'cannot be true if expireTime is set');
            }
            const end = expireTime === undefined ? toInstant(now + DEFAULT_LIFETIME_MS) : parseInstant(expireTime);
            if (end <= now)
                throw invalidArgument('expireTime', 'is in the past');
            const token = `scim_${(0, external_node_crypto_.randomBytes)(32).toString('base64url')}`;
            const lifetime = neverExpires ? {} : { tokenExpireTime: formatInstant(end) };
            return { token, credential: { enabled, tokenDigest: (0, external_node_crypto_.hash)('sha256', token), ...lifetime } };
        }
        const DEFAULT_LIFETIME_MS = 365 * DAY_MS;
        function stateOf(credential, now) {
            const { tokenDigest, tokenExpireTime, previousTokenExpireTime, revokeTime } = credential;
            const isPast = (time) => time !== undefined && parseInstant(time) <= now;
            if (revokeTime !== undefined)
                return 'CREDENTIAL_STATE_REVOKED';
            if (tokenDigest === undefined)
                return 'CREDENTIAL_STATE_NOT_ISSUED';
            if (isPast(tokenExpireTime))
                return 'CREDENTIAL_STATE_EXPIRED';
            const isRotating = previousTokenExpireTime !== undefined && !isPast(previousTokenExpireTime);
            return isRotating ? 'CREDENTIAL_STATE_ROTATING' : 'CREDENTIAL_STATE_LIVE';
        }
        ;
        const IDENTITY_PROVIDER = {
            kind: 'identityProvider',
            fields: NewIdentityProvider.extend({ oidc: OidcProvider.optional() }),
            toItem: toIdentityProvider,
            check: (wanted, context) => {
                requireUniqueName(wanted, context);
                requireGrantableAt(wanted.parent, wanted.body['defaultRole'], context);
            },
        };
        const identityProviderHandlers = {
            listIdentityProviders: listHandler(IDENTITY_PROVIDER, routes.listIdentityProviders, {
                field: 'identityProviders',
                filter: byName,
            }),
            getIdentityProvider: getHandler(IDENTITY_PROVIDER, routes.getIdentityProvider),
            createIdentityProvider: createHandler(IDENTITY_PROVIDER, routes.createIdentityProvider),
            updateIdentityProvider: patchHandler(IDENTITY_PROVIDER, routes.updateIdentityProvider),
            deleteIdentityProvider: deleteHandler(IDENTITY_PROVIDER, routes.deleteIdentityProvider, deleteMappings),
        };
        function toIdentityProvider(provider, { clock }) {
            return { ...toWire(provider), scim: toScim(provider.uid, scimCredentialOf(provider), clock.now()) };
        }
        function deleteMappings({ uid }, { resources }) {
            for (const mapping of resources.list({ kind: 'externalGroupRoleMapping', childrenOf: uid })) {
                resources.delete('externalGroupRoleMapping', mapping.uid);
            }
        }
        ;
        const ROLE_BINDING = {
            kind: 'roleBinding',
            fields: NewRoleBinding,
            toItem: role_bindings_hydrate,
            facetOf: ({ identityUid }) => String(identityUid),
            check: role_bindings_requireGrantable,
        };
        const batchCreateRoleBindings = async (call, services) => {
            const context = { caller: await authenticate(call, services), services };
            const { store } = services;
            const batch = read_request_readBody(RoleBindingBatch, call);
            const { capability } = routes.batchCreateRoleBindings;
            const planned = batch.requests.map((request) => {
                const uid = request.parent ?? batch.parent;
                const parent = getVisible(context.caller, { kind: 'group', uid, capability }, store);
                const roleUid = request.roleBinding.roleUid ?? batch.roleUid;
                if (roleUid === undefined)
                    throw invalidArgument('roleUid', 'is required');
                return planResource(ROLE_BINDING, { parent, given: { ...request.roleBinding, roleUid } }, context);
            });
            const bind = (wanted) => {
                const same = findSame(wanted, store);
                return same === undefined ? insertResource(ROLE_BINDING, wanted, context) : role_bindings_hydrate(same, services);
            };
            const roleBindings = [];
            store.atOnce(() => roleBindings.push(...planned.map(bind)));
            return { roleBindings };
        };
        const roleBindingHandlers = {
            listRoleBindings: listHandler(ROLE_BINDING, routes.listRoleBindings, {
                field: 'roleBindings',
                filter: ({ identity, group, role }) => ({
                    facets: identity === undefined ? undefined : [identity],
                    parent: group,
                    role,
                }),
            }),
            getRoleBinding: getHandler(ROLE_BINDING, routes.getRoleBinding),
            createRoleBinding: createHandler(ROLE_BINDING, routes.createRoleBinding, {
                findSame: (wanted, { services }) => findSame(wanted, services.store),
            }),
            updateRoleBinding: patchHandler(ROLE_BINDING, routes.updateRoleBinding),
            deleteRoleBinding: deleteHandler(ROLE_BINDING, routes.deleteRoleBinding),
            batchCreateRoleBindings,
        };
        function findSame(wanted, { resources }) {
            return resources
                .list({ kind: 'roleBinding', facets: [wanted.facet], childrenOf: wanted.parent })
                .find((binding) => binding.body['roleUid'] === wanted.body['roleUid']);
        }
        function role_bindings_requireGrantable({ parent, body }, context) {
            const group = context.services.store.resources.get('group', parent);
            if (group === undefined)
                throw notFound('Group', parent);
            requireReachable(String(body['identityUid']), group, context.services.store);
            requireGrantableRole(String(body['roleUid']), group, context);
        }
        function requireReachable(uid, group, store) {
            const identity = store.resources.get('identity', uid);
            if (identity === undefined || !isRelated(identity.parent, group.uid))
                throw notFound('Identity', uid);
            if (!isAtOrBelow(group, identity.parent)) {
                throw invalidArgument('identityUid', `the identity is confined to group ${identity.parent}`);
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
            const { uid, name, description, claimMatch, staticKeys } = Identity.parse(toWire(resource));
            return { uid, name, description, claimMatch, staticKeys };
        }
        function summaryOf(resource) {
            if (resource === undefined)
                throw new Error('a role binding outlived its group or role');
            return { uid: resource.uid, name: resource.name, description: resource.body['description'] };
        }
        ;
        const ROLE = {
            kind: 'role',
            fields: NewRole.extend({ capabilities: NewRole.shape.capabilities.transform(toShortNames) }),
            toItem: toRole,
            check: roles_requireGrantable,
            newUid: newRoleUid,
        };
        const roleHandlers = {
            listRoles: listHandler(ROLE, routes.listRoles, { field: 'roles', filter: byName, openParents: [''] }),
            getRole: getHandler(ROLE, routes.getRole),
            createRole: createHandler(ROLE, routes.createRole),
            updateRole: patchHandler(ROLE, routes.updateRole),
            deleteRole: deleteHandler(ROLE, routes.deleteRole, requireUnbound),
        };
        function roles_requireGrantable(wanted, context) {
            requireUniqueName(wanted, context);
            const lacking = roleCapabilities(wanted).find((capability) => !hasCapability(context.caller, wanted, capability));
            if (lacking !== undefined)
                throw permissionDenied(lacking);
        }
        function requireUnbound(role, { resources }) {
            if (resources.count({ kind: 'roleBinding', role: role.uid }) === 0)
                return;
            throw failedPrecondition('RESOURCE_IN_USE', `role ${role.uid} is still bound to identities`);
        }
        function toShortNames(names = []) {
            return Object.keys(CAPABILITIES)
                .filter(isCapability)
                .filter((capability) => names.includes(CAPABILITIES[capability]));
        }
        ;
        const generateScimToken = scimHandler(ScimLifetime, (call) => {
            requireToken(false, call.credential, call.now);
            return issue(call.given, call, {});
        });
        const regenerateScimToken = scimHandler(ScimRenewal, (call) => {
            const { given, credential, now, uid } = call;
            requireScimEtag(given.etag, uid, credential);
            requireToken(true, credential, now);
            const previous = previousEnd(given.overlap, credential, now);
            const requested = given.overlap === undefined ? {} : { requestedOverlap: given.overlap };
            return issue(given, call, { ...previous, ...requested });
        });
        const revokeScimToken = scimHandler(ScimRevocation, ({ credential, now, uid }) => {
            requireToken(true, credential, now);
            const { enabled } = credential;
            const revokeTime = formatInstant(now);
            return {
                credential: { enabled, revokeTime },
                answer: { identityProviderUid: uid, enabled, revokeTime },
            };
        });
        const setScimEnabled = scimHandler(ScimSwitch, ({ given: { enabled, etag }, credential, uid }) => {
            requireScimEtag(etag, uid, credential);
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
        function scimHandler(schema, change) {
            return async (call, services) => {
                const { store, clock, addresses, events } = services;
                const wanted = { kind: 'identityProvider', capability: routes.generateScimToken.capability };
                const { caller, resource: provider } = await authorize(call, services, wanted);
                const { uid } = provider;
                const { credential, answer } = change({
                    uid,
                    given: read_request_readBody(schema, call),
                    credential: scimCredentialOf(provider),
                    now: clock.now(),
                    endpointUrl: `${addresses.apiUrl}/scim/v2/${uid}`,
                });
                const resource = { ...provider, updateTime: clock.now(), body: { ...provider.body, scim: credential } };
                store.resources.update(resource);
                const item = toIdentityProvider(resource, services);
                events.publish({ action: 'updated', resource, item, actor: caller.identityUid });
                return { ...answer, etag: scimEtag(uid, credential) };
            };
        }
        function issue(lifetime, { uid, endpointUrl, credential: before, now }, { previousTokenExpireTime, ...more }) {
            const { token, credential } = newScimToken(lifetime, before, now);
            const previous = previousTokenExpireTime === undefined ? {} : { previousTokenExpireTime };
            const { tokenExpireTime: expireTime } = credential;
            const answer = {
                identityProviderUid: uid,
                token,
                endpointUrl,
                ...(expireTime === undefined ? {} : { expireTime }),
            };
            return { credential: { ...credential, ...previous }, answer: { ...answer, ...previous, ...more } };
        }
        function previousEnd(overlap, { tokenExpireTime }, now) {
            const overlapMs = Math.floor(Number.parseFloat(overlap ?? '0s') * 1000);
            if (overlapMs === 0)
                return {};
            const own = tokenExpireTime === undefined ? Infinity : parseInstant(tokenExpireTime);
            return { previousTokenExpireTime: formatInstant(toInstant(Math.min(now + overlapMs, own))) };
        }
        ;
        const listTermsAcceptances = async (call, services) => {
            const { capability } = routes.listTermsAcceptances;
            const { resource: group } = await authorize(call, services, { kind: 'group', capability });
            const query = readQuery(ListQuery, call.url.searchParams);
            const page = listPage(query, { kind: 'termsAcceptance', parent: group.uid }, services);
            return { termsAcceptances: page.resources.map(toAcceptance), ...page.envelope };
        };
        const acceptTerms = async (call, services) => {
            const { store, clock } = services;
            const { capability } = routes.acceptTerms;
            const { caller, resource: group } = await authorize(call, services, { kind: 'group', capability });
            const documentIds = [...new Set(read_request_readBody(NewTermsAcceptance, call).documentIds)];
            const filter = { kind: 'termsAcceptance', childrenOf: group.uid };
            const known = new Set(store.resources.list({ ...filter, names: documentIds }).map(({ name }) => name));
            store.atOnce(() => {
                for (const name of documentIds.filter((id) => !known.has(id))) {
                    store.resources.insert({
                        kind: 'termsAcceptance',
                        uid: newChildUid(group.uid),
                        parent: group.uid,
                        name,
                        facet: '',
                        createTime: clock.now(),
                        updateTime: clock.now(),
                        body: { acceptedBy: caller.identityUid },
                    });
                }
            });
            return { group: group.uid, documentIds };
        };
        const termsHandlers = { listTermsAcceptances, acceptTerms };
        function toAcceptance({ name, parent, createTime, body }) {
            return {
                docId: name,
                orgUid: parent,
                acceptedBy: body['acceptedBy'],
                createTime: formatInstant(createTime),
            };
        }
        ;
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
        ;
        async function openImage(call, capability, services) {
            const name = `${pathValue(call, 'organization')}/${pathValue(call, 'image')}`;
            const holder = await readHolder(call, `repository:${name}:pull`, services);
            const repo = findImage(name, services.store);
            if (holder.kind === 'registry' && !holder.images.includes(name)) {
                throw denied('the token is not for this image');
            }
            requireCapability({ name, repo }, holder.identityUid, { capability, services });
            if (repo === undefined)
                throw notFound('Repo', name);
            return { name, repo };
        }
        async function readHolder(call, scope, services) {
            const token = readAuthorization(call, 'Bearer');
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
            return { kind: 'platform', identityUid: platformToken.identityUid };
        }
        function requireCapability({ name, repo }, identityUid, { capability, services }) {
            const caller = loadCaller(identityUid, services.store);
            if (caller === undefined && identityUid !== '')
                throw denied('the identity of the token no longer exists');
            if (repo !== undefined && isPublic(repo, services.store))
                return;
            if (repo === undefined || caller === undefined || !canSee(caller, repo))
                throw notFound('Repo', name);
            if (!hasCapability(caller, repo, capability))
                throw permissionDenied(capability);
        }
        function denied(reason) {
            return new Refusal('PERMISSION_DENIED', `Permission denied: ${reason}`);
        }
        function challenge(reason, scope, { addresses }) {
            const fields = [
                `realm="${addresses.tokenUrl}/token"`,
                `service="${addresses.registry}"`,
                ...(scope === undefined ? [] : [`scope="${scope}"`]),
            ];
            return unauthenticated(reason, { 'www-authenticate': `Bearer ${fields.join(',')}` });
        }
        ;
        function manifestAnswer(content, headOnly) {
            const body = Buffer.from(content.body);
            const headers = { ...contentHeaders(content), 'content-length': String(body.length) };
            if (headOnly)
                return new WholeAnswer({ status: 200, headers, body: new Uint8Array() });
            return new WholeAnswer({ status: 200, headers, body }, JSON.parse(body.toString()));
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
                return new WholeAnswer({
                    status: 200,
                    headers: { ...headers, ...length },
                    body: headOnly ? new Uint8Array() : body,
                });
            }
            const { first, last } = requested;
            return new WholeAnswer({
                status: 206,
                headers: { ...headers, 'content-range': `bytes ${first}-${last}/${body.length}` },
                body: body.subarray(first, last + 1),
            });
        }
        function jsonAnswer(value, headers, type = 'application/json') {
            const body = Buffer.from(JSON.stringify(value));
            return new WholeAnswer({ status: 200, headers: { 'content-type': type, ...headers }, body }, value);
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
            throw new Refusal('INVALID_ARGUMENT', `Invalid argument: range: the content has ${size} bytes`, {
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
            const digest = pathValue(call, 'digest');
            if (!isDigest(digest)) {
                throw new Refusal('INVALID_ARGUMENT', 'Invalid argument: digest: is not a digest', {
                    registryCode: 'DIGEST_INVALID',
                });
            }
            const content = await services.registryContent.find(image, digest);
            if (content === undefined) {
                throw new Refusal('NOT_FOUND', `Not found: blob unknown: ${image.name} has no ${digest}`, {
                    registryCode: 'BLOB_UNKNOWN',
                });
            }
            return blobAnswer(content, call.headers['range'], headOnly);
        }
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
        const InTotoStatement = schemas.Ikc({
            predicateType: schemas.YjP(),
            subject: schemas.YOg(schemas.Ikc({ digest: schemas.g1P(schemas.YjP(), schemas.YjP()) })),
            predicate: schemas.L5J(),
        });
        const DsseEnvelope = schemas.Ikc({ payloadType: schemas.YjP(), payload: schemas.YjP() });
        ;
        const MANIFEST_TYPES = new Set([MEDIA_TYPES.index, MEDIA_TYPES.manifest]);
        async function findManifest(image, reference, services) {
            const content = isDigest(reference)
                ? await services.registryContent.find(image, reference)
                : await findTagged(image, reference, services);
            if (content === undefined || !MANIFEST_TYPES.has(content.mediaType))
                throw unknownManifest(image, reference, services);
            return content;
        }
        async function findTagged(image, tag, services) {
            const stored = findTag(image.name, tag, services.store);
            if (stored !== undefined) {
                return services.registryContent.ofTag(image, { uid: stored.uid, digest: digestOfTag(stored.body) });
            }
            const [, hex, form] = /^sha256-([0-9a-f]{64})(\.att)?$/.exec(tag) ?? [];
            if (hex === undefined)
                return undefined;
            const subject = parseDigest(`sha256:${hex}`);
            if (form === '.att')
                return (await services.registryContent.attestation(image, subject))?.manifest;
            const referrers = await referrersOf(image, subject, services);
            return referrers.manifests.length === 0
                ? undefined
                : contentOf(MEDIA_TYPES.index, JSON.stringify(referrers));
        }
        function digestOfTag(body) {
            return parseDigest(String(body['digest']));
        }
        function unknownManifest(image, reference, { store }) {
            const stored = isDigest(reference) ? undefined : findTag(image.name, reference, store);
            const digest = stored === undefined ? reference : digestOfTag(stored.body);
            const isGiven = isDigest(digest) && store.builds.find(digest, { repo: image.repo.uid }).length > 0;
            const reason = isGiven
                ? `the seed sets the digest ${digest}, so the platform has no content for it`
                : `${image.name} has no ${reference}`;
            return new Refusal('NOT_FOUND', `Not found: manifest unknown: ${reason}`, {
                registryCode: 'MANIFEST_UNKNOWN',
            });
        }
        async function referrersOf(image, subject, { registryContent }) {
            const attestation = await registryContent.attestation(image, subject);
            const manifests = attestation === undefined
                ? []
                : [
                    {
                        ...descriptorOf(attestation.manifest),
                        artifactType: MEDIA_TYPES.envelope,
                        annotations: { predicateType: SPDX_PREDICATE },
                    },
                ];
            return { schemaVersion: 2, mediaType: MEDIA_TYPES.index, manifests };
        }
        async function imageManifestOf(image, index, { registryContent }) {
            const { manifests } = ImageIndex.parse(JSON.parse(Buffer.from(index.body).toString()));
            const own = manifests.find(({ platform }) => platform?.architecture === 'amd64');
            return own === undefined ? undefined : registryContent.find(image, own.digest);
        }
        ;
        const getManifest = (call, services) => answerManifest(call, services, false);
        const headManifest = (call, services) => answerManifest(call, services, true);
        async function answerManifest(call, services, headOnly) {
            const image = await openImage(call, 'manifest.list', services);
            const manifest = await findManifest(image, pathValue(call, 'reference'), services);
            return manifestAnswer(await negotiate(image, manifest, call, services), headOnly);
        }
        async function negotiate(image, manifest, call, services) {
            const accept = call.headers['accept'];
            if (accepts(accept, manifest.mediaType))
                return manifest;
            const isByTag = !isDigest(pathValue(call, 'reference'));
            if (isByTag && manifest.mediaType === MEDIA_TYPES.index && accepts(accept, MEDIA_TYPES.manifest)) {
                const own = await imageManifestOf(image, manifest, services);
                if (own !== undefined)
                    return own;
            }
            throw new Refusal('NOT_FOUND', `Not found: the manifest is an ${manifest.mediaType}, which is not accepted`, {
                registryCode: 'MANIFEST_UNKNOWN',
            });
        }
        const listReferrers = async (call, services) => {
            const image = await openImage(call, 'referrers.list', services);
            const { artifactType } = readQuery(ReferrersQuery, call.url.searchParams);
            const subject = pathValue(call, 'digest');
            if (!isDigest(subject)) {
                throw new Refusal('INVALID_ARGUMENT', 'Invalid argument: digest: is not a digest', {
                    registryCode: 'DIGEST_INVALID',
                });
            }
            const referrers = await referrersOf(image, subject, services);
            if (artifactType === undefined)
                return jsonAnswer(referrers, {}, MEDIA_TYPES.index);
            const manifests = referrers.manifests.filter((one) => one.artifactType === artifactType);
            return jsonAnswer({ ...referrers, manifests }, { 'oci-filters-applied': 'artifactType' }, MEDIA_TYPES.index);
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
            const { n = MAX_NAMES, last } = readQuery(TagNamesQuery, call.url.searchParams);
            const limit = Math.min(n, MAX_NAMES);
            const found = services.store.resources.page({
                filter: { kind: 'tag', childrenOf: image.repo.uid },
                order: { column: 'name', descending: false },
                ...(last === undefined ? {} : { after: { value: last, uid: AFTER_EVERY_UID } }),
                skip: 0,
                limit: limit + 1,
            });
            const tags = found.slice(0, limit).map(({ name }) => name);
            const query = new URLSearchParams({ n: String(limit), last: tags.at(-1) ?? '' });
            const isLast = limit === 0 || found.length <= limit;
            return jsonAnswer({ name: image.name, tags }, isLast ? {} : { link: `<${call.url.pathname}?${query.toString()}>; rel="next"` });
        };
        const tagNameHandlers = { listTagNames };
        ;
        const listEolTags = async (call, services) => {
            const caller = await authenticate(call, services);
            const query = readQuery(EolTagQuery, call.url.searchParams);
            const { capability } = routes.listEolTags;
            const within = visibleGroups(caller, { kind: 'tag', capability }, services.store);
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
        ;
        const getImageArchitectures = async (call, services) => {
            const build = await readBuild(call, services, routes.getImageArchitectures.capability);
            return { architectures: build.platforms.map(({ platform }) => platform.oci) };
        };
        const getImageSize = async (call, services) => {
            const build = await readBuild(call, services, routes.getImageSize.capability);
            const { architecture } = readQuery(ImageSizeQuery, call.url.searchParams);
            const image = platformOf(build, architecture);
            if (image === undefined)
                throw notFound('Architecture', architecture ?? '');
            const parts = [image.manifest, image.config, image.layer];
            const size = parts.reduce((sum, part) => sum + descriptorOf(part).size, 0);
            return { architecture: architecture ?? image.platform.oci, size: String(size) };
        };
        const imageHandlers = { getImageArchitectures, getImageSize };
        async function readBuild(call, services, capability) {
            const caller = await authenticate(call, services);
            const wanted = { kind: 'repo', uid: pathValue(call, 'uid'), capability };
            const repo = getVisible(caller, wanted, services.store);
            const digest = pathValue(call, 'digest');
            const build = findBuiltImage(repo, digest, services.store);
            if (build === undefined)
                throw notFound('Image', digest);
            return build;
        }
        ;
        const countArtifacts = async (call, services) => {
            const caller = await authenticate(call, services);
            const { store } = services;
            const { capability } = routes.countArtifacts;
            const within = visibleGroups(caller, { kind: 'artifact', capability }, store);
            const { ecosystems } = readQuery(ArtifactCountQuery, call.url.searchParams);
            return {
                counts: ecosystems.map((ecosystem) => ({
                    ecosystem,
                    totalCount: String(store.resources.count({ kind: 'artifact', within, facets: [ecosystem] })),
                })),
            };
        };
        const listArtifactVersions = async (call, services) => {
            const caller = await authenticate(call, services);
            const query = readQuery(ListQuery, call.url.searchParams);
            const { capability } = routes.listArtifactVersions;
            visibleGroups(caller, { kind: 'artifact', capability }, services.store);
            const wanted = { kind: 'artifact', uid: pathValue(call, 'uid'), capability };
            const { uid } = getVisible(caller, wanted, services.store);
            const page = listPage({ ...query, 'uidp.childrenOf': uid }, { kind: 'artifactVersion' }, services);
            return { artifactVersions: page.resources.map(toWire), ...page.envelope };
        };
        const libraryHandlers = {
            listArtifacts: listHandler({ kind: 'artifact', toItem: toArtifact }, routes.listArtifacts, {
                field: 'artifacts',
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
            const capabilities = [routes.checkPolicies.capability];
            const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
            const { digest } = read_request_readBody(PolicyCheck, call);
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
            const { mainPackageVersion } = EolTag.pick({ mainPackageVersion: true }).parse(Object(tag?.body['eol']));
            const { releaseDate, eolDate } = mainPackageVersion ?? {};
            return { now, builtAt: build.at, releaseDate, eolDate };
        }
        function isAllowed({ name, body }, { now, builtAt, releaseDate, eolDate }) {
            switch (name) {
                case 'no-eol':
                    return eolDate === undefined || Date.parse(eolDate) > now;
                case 'cooldown':
                    return now - builtAt >= Number(body['days']) * DAY_MS;
                case 'support-window': {
                    if (releaseDate === undefined || eolDate === undefined)
                        return true;
                    const span = Date.parse(eolDate) - Date.parse(releaseDate);
                    return span >= (Number(body['months']) * 365 * DAY_MS) / 12;
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
        ;
        const REPO = { kind: 'repo', fields: RepoFields, toItem: toRepo, check: requireUniqueName };
        const updateRepoReadme = async (call, services) => {
            const { capability } = routes.updateRepoReadme;
            const { caller, resource } = await authorize(call, services, { kind: 'repo', capability });
            const { content } = applyPatch(toReadme(resource), readPatch(call, RepoReadmeFields));
            const changed = { ...resource, body: { ...resource.body, readme: content } };
            updateResource(REPO, changed, { caller, services });
            return toReadme(changed);
        };
        const repoHandlers = {
            listRepos: listHandler(REPO, routes.listRepos, { field: 'repos', filter: byName }),
            getRepo: getHandler(REPO, routes.getRepo),
            createRepo: createHandler(REPO, routes.createRepo),
            updateRepo: patchHandler(REPO, routes.updateRepo),
            deleteRepo: deleteHandler(REPO, routes.deleteRepo, requireNoTags),
            getRepoReadme: getHandler({ kind: 'repo', toItem: toReadme }, routes.getRepoReadme),
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
                throw failedPrecondition('RESOURCE_NOT_EMPTY', `the repo ${repo.name} still has ${tags} tags`);
        }
        ;
        const getTagHistory = async (call, services) => {
            const image = await openImage(call, 'tag.list', services);
            const { start, end } = readQuery(TagHistoryQuery, call.url.searchParams);
            const tag = findTag(image.name, pathValue(call, 'tag'), services.store);
            if (tag === undefined)
                throw notFound('Tag', `${image.name}:${pathValue(call, 'tag')}`);
            const period = { start: instantOf(start), end: instantOf(end), limit: HISTORY_PAGE_RECORDS };
            const builds = services.store.history.read(tag.uid, period);
            return { history: builds.map(({ at, digest }) => ({ updateTimestamp: formatInstant(at), digest })) };
        };
        function instantOf(text) {
            return text === undefined ? undefined : readInstant(text);
        }
        const listTagHistory = async (call, services) => {
            const capabilities = [routes.listTagHistory.capability];
            const { start, end } = readQuery(TagHistoryQuery, call.url.searchParams);
            const tag = await findVisible(call, { kind: 'tag', capabilities }, services);
            if (tag === undefined)
                return { items: [] };
            const period = {
                start: start === undefined ? undefined : readInstant(start),
                end: end === undefined ? undefined : readInstant(end),
                limit: HISTORY_PAGE_RECORDS,
            };
            const builds = services.store.history.read(tag.uid, period);
            return { items: builds.map(({ at, digest }) => ({ updateTimestamp: formatInstant(at), digest })) };
        };
        const tagHistoryHandlers = { getTagHistory, listTagHistory };
        ;
        function newestBuild(history) {
            return history.at(-1);
        }
        function findBuild(history, digest) {
            return history.findLast((build) => build.digest === digest);
        }
        function buildsAfter(history, digest) {
            const last = history.findLastIndex((build) => build.digest === digest);
            if (last === -1)
                return undefined;
            const seen = new Set();
            const newestFirst = history.slice(last + 1).toReversed();
            return newestFirst.filter((build) => !seen.has(build.digest) && seen.add(build.digest)).toReversed();
        }
        function settledHistory(history) {
            const seen = new Set();
            let previous;
            const settled = [];
            for (const build of history) {
                if (build.digest === previous?.digest)
                    continue;
                const isReturn = seen.has(build.digest);
                if (!(isReturn && previous?.isReturn === true))
                    settled.push(build);
                seen.add(build.digest);
                previous = { digest: build.digest, isReturn };
            }
            return settled;
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
            const builds = settledHistory(history);
            const gaps = builds
                .slice(1)
                .map(({ at }, index) => at - (builds[index]?.at ?? at))
                .sort((one, other) => one - other);
            return gaps.length < FEWEST_GAPS ? undefined : gaps[Math.floor(gaps.length / 2)];
        }
        ;
        const TAG = {
            kind: 'tag',
            fields: TagFields,
            toItem: toTag,
            facetOf: ({ name }) => tagForm(String(name)),
        };
        const createTag = async (call, services) => {
            const wanted = { kind: 'repo', capability: routes.createTag.capability, pathKey: 'parent' };
            const { caller, resource: repo } = await authorize(call, services, wanted);
            const context = { caller, services };
            const given = read_request_readBody(TagFields, call);
            const filter = { kind: 'tag', childrenOf: repo.uid, names: [given.name] };
            const [known] = services.store.resources.list(filter);
            return known === undefined ? addTag(given, repo, context) : moveTag(known, given, context);
        };
        const tagHandlers = {
            listTags: listHandler(TAG, routes.listTags, {
                field: 'tags',
                filter: (query) => ({
                    ...byName(query),
                    digest: query.digest,
                    updatedSince: query.updatedSince === undefined ? undefined : readInstant(query.updatedSince),
                    facets: tags_shownForms(query),
                }),
            }),
            getTag: getHandler(TAG, routes.getTag),
            createTag,
            deleteTag: deleteHandler(TAG, routes.deleteTag),
        };
        function addTag(given, parent, context) {
            const tag = planResource(TAG, { parent, given }, context);
            return withRecord(tag.uid, given, context, () => insertResource(TAG, tag, context));
        }
        function moveTag(known, given, context) {
            const { name: _name, ...changes } = given;
            const { body } = storedFields(TAG, { ...known.body, ...changes });
            const moved = { ...known, body };
            if (known.body['digest'] === given.digest)
                return updateResource(TAG, moved, context);
            return withRecord(known.uid, given, context, () => updateResource(TAG, moved, context));
        }
        function withRecord(uid, { digest }, { services }, store) {
            let item = {};
            services.store.atOnce(() => {
                item = store();
                services.store.history.append(uid, [{ at: services.clock.now(), digest: parseDigest(digest) }]);
            });
            return item;
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
        ;
        const CLAIM_PREFIX = 'claim.';
        const mintIdToken = async (call, { github }) => {
            if (!isSame(readAuthorization(call, 'Bearer') ?? '', github.requestToken)) {
                throw unauthenticated('the request token is not valid');
            }
            const parameters = call.url.searchParams;
            const { audience, 'subject-format': subjectForm } = readQuery(IdTokenQuery, parameters);
            const claims = Object.fromEntries([...parameters]
                .filter(([name]) => name.startsWith(CLAIM_PREFIX))
                .map(([name, value]) => [name.slice(CLAIM_PREFIX.length), value]));
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
        ;
        const NEEDED = { pull: 'repo.blobs.get', push: 'manifest.create' };
        function grantScopes(scopes, caller, { store }) {
            const wanted = scopes.flatMap((scope) => scope.split(' ')).filter((scope) => scope !== '');
            return mergeByName(wanted.map(readScope)).flatMap(({ name, actions }) => {
                const repo = findImage(name, store);
                if (repo === undefined)
                    return [];
                const granted = actions.filter((action) => (action === 'pull' && isPublic(repo, store)) ||
                    (caller !== undefined && hasCapability(caller, repo, NEEDED[action])));
                return granted.length === 0 ? [] : [{ name, actions: granted }];
            });
        }
        function readScope(scope) {
            const [, type, name, actions] = /^([a-z]+(?:\([a-z]+\))?):([^:\s]+):([a-z*,]*)$/.exec(scope) ?? [];
            if (type === undefined || name === undefined || actions === undefined) {
                throw invalidArgument('scope', 'must be like repository:<organization>/<image>:pull');
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
        ;
        const TOKEN_USER = '_token';
        async function identify({ user, password }, services) {
            const reading = await services.platformTokens.read(password, services.addresses.registry);
            if (reading.kind === 'invalid')
                throw refuseCredentials(`the token is not valid: ${reading.reason}`, services);
            if (reading.kind === 'other-audience')
                throw refuseCredentials('the token is for another audience', services);
            if (user !== TOKEN_USER && user !== reading.identityUid)
                throw refuseCredentials(`the user name must be ${TOKEN_USER}`, services);
            const caller = loadCaller(reading.identityUid, services.store);
            if (caller === undefined)
                throw refuseCredentials('the identity of the token no longer exists', services);
            return caller;
        }
        function refuseCredentials(reason, { addresses }) {
            return unauthenticated(reason, { 'www-authenticate': `Basic realm="${addresses.tokenUrl}/token"` });
        }
        var jwt_sign = __webpack_require__(5357);
        ;
        async function signJwt(claims, key, { certificate } = {}) {
            const x5c = certificate === undefined ? {} : { x5c: [certificate.toString('base64')] };
            const header = { alg: key.algorithm, typ: 'JWT', kid: key.kid, ...x5c };
            return new jwt_sign.P(claims).setProtectedHeader(header).sign(key.privateKey);
        }
        const MAX_CACHED = 1_000;
        function createJwtReader(expected) {
            const known = new Map();
            return async (token) => {
                const before = await known.get(token);
                if (before?.kind === 'valid' && isInTime(before.claims, expected.clock.now()))
                    return before;
                const reading = verifyJwt(token, expected);
                if (known.size >= MAX_CACHED)
                    known.clear();
                known.set(token, reading);
                return reading;
            };
        }
        function isInTime({ exp = 0, nbf = 0 }, now) {
            return nbf <= jwt_toSeconds(now) && jwt_toSeconds(now) < exp;
        }
        async function verifyJwt(token, { key, issuer, clock }) {
            try {
                const { payload } = await (0, verify.V)(token, key.publicKey, {
                    algorithms: [key.algorithm],
                    issuer,
                    currentDate: new Date(clock.now()),
                    requiredClaims: ['sub', 'aud', 'exp'],
                });
                return { kind: 'valid', claims: payload };
            }
            catch (error) {
                if (error instanceof errors.i4)
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
        function jwt_toSeconds(time) {
            return Math.floor(time / 1000);
        }
        ;
        async function selfSignedCertificate(issuer) {
            return issueCertificate(issuer.key, issuer.name, issuer);
        }
        async function issueCertificate(key, name, issuer) {
            await __webpack_require__.e(477).then(__webpack_require__.t.bind(__webpack_require__, 477, 19));
            const { BasicConstraintsExtension, X509CertificateGenerator } = await __webpack_require__.e(927).then(__webpack_require__.t.bind(__webpack_require__, 8927, 19));
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
        ;
        const REGISTRY_TOKEN_SECONDS = 300;
        function createRegistryTokens(options) {
            const { registry, key, authority, clock } = options;
            const issuer = `${options.tokenUrl}/token`;
            const readJwt = createJwtReader({ key, issuer, clock });
            let certificate;
            return {
                certificate: async () => `${(await selfSignedCertificate(authority)).toString('pem')}\n`,
                issue: async (subject, grants) => {
                    certificate ??= issueCertificate(key, 'registry tokens', authority);
                    const iat = jwt_toSeconds(clock.now());
                    const access = grants.map(({ name, actions }) => ({ type: 'repository', name, actions }));
                    const times = { iat, nbf: iat, exp: iat + REGISTRY_TOKEN_SECONDS };
                    const claims = { iss: issuer, aud: registry, sub: subject, ...times, jti: (0, external_node_crypto_.randomUUID)(), access };
                    return signJwt(claims, key, { certificate: await certificate });
                },
                read: async (token) => {
                    const reading = await readJwt(token);
                    if (reading.kind === 'invalid')
                        return reading;
                    if (!audiencesOf(reading.claims).includes(registry))
                        return { kind: 'invalid', reason: 'it is for another registry' };
                    const { access, sub = '' } = reading.claims;
                    return { kind: 'valid', images: imagesOf(access), identityUid: sub };
                },
            };
        }
        function imagesOf(access) {
            const parsed = Access.safeParse(access);
            if (!parsed.success)
                return [];
            return parsed.data.filter(({ actions }) => actions.includes('pull')).map(({ name }) => name);
        }
        const Access = schemas.YOg(schemas.Ikc({ name: schemas.YjP(), actions: schemas.YOg(schemas.YjP()) }));
        ;
        const getRegistryToken = async (call, services) => {
            const query = readQuery(RegistryTokenQuery, call.url.searchParams);
            requireService(query.service, services);
            const credentials = readBasic(call);
            const caller = credentials === undefined ? undefined : await identify(credentials, services);
            const grants = grantScopes(query.scope ?? [], caller, services);
            if (caller === undefined && grants.length === 0)
                throw refuseCredentials('credentials are required', services);
            return registry_token_issue(caller, grants, services);
        };
        const postRegistryToken = async (call, services) => {
            const form = readQuery(RegistryTokenForm, new URLSearchParams(call.body ?? ''));
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
        const getRegistryTokenCertificate = async (_call, { registryTokens }) => new WholeAnswer({
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
                token: await registryTokens.issue(caller?.identityUid ?? '', grants),
                expires_in: REGISTRY_TOKEN_SECONDS,
                issued_at: formatInstant(clock.now()),
            };
        }
        function readBasic(call) {
            if (call.headers['authorization'] === undefined)
                return undefined;
            const credentials = Buffer.from(readAuthorization(call, 'Basic') ?? '', 'base64').toString();
            const colon = credentials.indexOf(':');
            return { user: credentials.slice(0, colon), password: credentials.slice(colon + 1) };
        }
        function requireService(service, { addresses }) {
            if (service !== undefined && service !== addresses.registry)
                throw invalidArgument('service', `must be ${addresses.registry}`);
        }
        ;
        const exchangeToken = async (call, services) => {
            const token = readAuthorization(call, 'Bearer');
            if (token === undefined)
                throw unauthenticated('a bearer token is required');
            const { store, clock } = services;
            const parameters = exchangeParameters(call);
            const named = parameters.get('identity') ?? '';
            const identity = store.resources.get('identity', named);
            if (identity !== undefined)
                requireExchangeable(identity);
            const holder = await token_exchange_identify(token, identity, services);
            const audiences = readAudiences(parameters, services);
            readQuery(ExchangeRequest, parameters);
            if (!Uid.safeParse(named).success)
                throw invalidArgument('identity', 'must be the uid of an identity');
            if (identity === undefined)
                throw notFound('Identity', named);
            if (!holder.isIdentity)
                throw mismatch(holder.claims, named);
            const lastSeenTime = formatInstant(clock.now());
            store.resources.replaceBody('identity', named, { ...identity.body, lastSeenTime });
            const issued = await services.platformTokens.issue(named, audiences);
            return { token: issued.token, refreshToken: '', expiry: formatInstant(issued.expiry) };
        };
        function requireExchangeable({ uid, facet }) {
            if (facet !== RELATIONSHIPS.awsIdentity && facet !== RELATIONSHIPS.servicePrincipal)
                return;
            const what = facet === RELATIONSHIPS.awsIdentity ? 'a user or role of AWS' : 'a part of the service itself';
            throw new Refusal('UNIMPLEMENTED', `The embedded platform cannot sign in ${uid}, which is ${what}: only claimMatch and staticKeys can be exchanged here`);
        }
        async function token_exchange_identify(token, identity, { github, addresses, clock }) {
            const { claimMatch, staticKeys } = identity === undefined ? {} : NewRelationship.parse(identity.body);
            if (staticKeys !== undefined) {
                const claims = token_exchange_requireValid(await readStaticToken(token, staticKeys, clock.now()));
                const wanted = staticKeys.audiences ?? [addresses.hostname];
                return { claims, isIdentity: audiencesOf(claims).some((audience) => wanted.includes(audience)) };
            }
            const claims = token_exchange_requireValid(await github.read(token));
            const presented = {
                issuer: claims.iss ?? '',
                subject: claims.sub ?? '',
                audiences: audiencesOf(claims),
                all: claims,
            };
            return {
                claims,
                isIdentity: claimMatch !== undefined && matchesClaims(claimMatch, presented, addresses.hostname),
            };
        }
        function token_exchange_requireValid(reading) {
            if (reading.kind === 'invalid')
                throw unauthenticated(`the token is not valid: ${reading.reason}`);
            return reading.claims;
        }
        function mismatch({ iss = '', sub = '' }, identity) {
            return unauthenticated(`the token with issuer "${iss}" and subject "${sub}" does not match the identity ${identity}`);
        }
        const exchangeRefreshToken = async (call, services) => {
            const audiences = readAudiences(exchangeParameters(call), services);
            const given = readAuthorization(call, 'Bearer');
            if (given === undefined)
                throw unauthenticated('a refresh token is required');
            const reading = await services.refreshTokens.redeem(given);
            if (reading.kind === 'invalid')
                throw unauthenticated(`the refresh token is not valid: ${reading.reason}`);
            const { identityUid } = reading;
            if (loadCaller(identityUid, services.store) === undefined) {
                throw unauthenticated('the identity of the refresh token no longer exists');
            }
            const [token, refreshToken] = await Promise.all([
                services.platformTokens.issue(identityUid, audiences),
                services.refreshTokens.issue(identityUid),
            ]);
            return {
                token: { token: token.token, expiry: formatInstant(token.expiry) },
                refreshToken: { token: refreshToken.token, expiry: formatInstant(refreshToken.expiry) },
            };
        };
        const tokenExchangeHandlers = { exchangeToken, exchangeRefreshToken };
        function exchangeParameters(call) {
            const parameters = new URLSearchParams(call.url.searchParams);
            for (const [name, value] of formOf(call))
                parameters.append(name, value);
            const unsupported = ['cap', 'scope', 'scopes', 'identity_provider', 'identityProvider'].find((name) => parameters.has(name));
            if (unsupported === undefined)
                return parameters;
            throw new Refusal('UNIMPLEMENTED', `The embedded platform does not support the parameter ${unsupported}`);
        }
        function readAudiences(parameters, { addresses }) {
            const { aud: audiences = [] } = readQuery(RefreshRequest, parameters);
            if (audiences.length === 0)
                throw new Refusal('INVALID_ARGUMENT', 'Audience must be specified');
            const unknown = audiences.find((audience) => audience !== addresses.apiUrl && audience !== addresses.registry);
            if (unknown !== undefined)
                throw invalidArgument('aud', `unknown audience "${unknown.slice(0, 120)}"`);
            return audiences;
        }
        function formOf(call) {
            const [mediaType = ''] = (call.headers['content-type'] ?? '').split(';', 1);
            const isForm = mediaType.trim().toLowerCase() === 'application/x-www-form-urlencoded';
            return new URLSearchParams(isForm ? call.body : '');
        }
        ;
        const SUBSCRIPTION = {
            kind: 'subscription',
            fields: NewSubscription,
            toItem: toNameless,
            check: requireSafeSink,
        };
        const subscriptionHandlers = {
            listSubscriptions: listHandler(SUBSCRIPTION, routes.listSubscriptions, { field: 'subscriptions' }),
            getSubscription: getHandler(SUBSCRIPTION, routes.getSubscription),
            createSubscription: createHandler(SUBSCRIPTION, routes.createSubscription),
            deleteSubscription: deleteHandler(SUBSCRIPTION, routes.deleteSubscription),
        };
        function requireSafeSink({ body }) {
            const url = URL.parse(String(body['sink']));
            const isLoopback = url !== null && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
            const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
            if (!isSafe)
                throw invalidArgument('sink', 'must be an https address (http on loopback only)');
            if (url.username !== '' || url.password !== '') {
                throw invalidArgument('sink', 'must not contain credentials');
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
        ;
        function matchRoute(method, path) {
            const released = path.replace(BETA, '/$1/v2/');
            const candidates = PATTERNS.flatMap(({ name, pattern }) => {
                const values = readPath(pattern, released);
                return values === undefined ? [] : [{ name, values }];
            });
            const [first] = candidates;
            if (first === undefined)
                return { kind: 'unknown' };
            const match = candidates.find(({ name }) => routes[name].method === method);
            if (match !== undefined)
                return { kind: 'route', ...match };
            return {
                kind: 'other-method',
                name: first.name,
                allowed: candidates.map(({ name }) => routes[name].method),
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
        function toPattern(template) {
            const pattern = template
                .replace(/[.$+]/g, String.raw `\$&`)
                .replace(/\{(\w+)\}/g, (_, key) => `(?<${key}>${MANY_COMPONENTS.has(key) ? '.+' : '[^/]+'})`);
            return new RegExp(`^${pattern}$`);
        }
        const MANY_COMPONENTS = new Set(['uid', 'parent', 'image']);
        const PATTERNS = Object.keys(routes)
            .map((name) => ({ name, pattern: toPattern(routes[name].path), spelledOut: spelledOut(routes[name].path) }))
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
            const match = hasDotSegment(request.url) ? UNKNOWN : matchRoute(request.method, url.pathname);
            if (match.kind !== 'route')
                return { kind: 'response', response: refuseUnmatched(match, url, options) };
            if ((request.body?.length ?? 0) > MAX_REQUEST_BYTES) {
                return { kind: 'response', response: answer_request_refuse(answer_request_TOO_LARGE, routes[match.name].face, url, options) };
            }
            const { headers, body } = request;
            const fault = options.faults.next(match.name);
            const call = {
                url,
                values: match.values,
                headers,
                body,
                bodyForm: bodyFormOf(routes[match.name]),
                lagMs: fault?.kind === 'stale' ? fault.lagMs : 0,
            };
            const respond = () => callHandler(match.name, call, options);
            if (fault === undefined)
                return { kind: 'response', response: await respond() };
            if (fault.delayMs > 0)
                await clock.sleep(fault.delayMs, request.signal);
            return faultyAnswer(fault, respond);
        }
        const UNKNOWN = { kind: 'unknown' };
        function hasDotSegment(address) {
            const [path = ''] = address.split(/[?#]/, 1);
            return /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
        }
        const answer_request_TOO_LARGE = new Refusal('INVALID_ARGUMENT', `Invalid argument: body: must not be larger than ${MAX_REQUEST_BYTES} bytes`, { status: 413 });
        async function callHandler(name, call, options) {
            try {
                const body = await operations[name](call, options.services);
                if (body === undefined)
                    return { status: 200, headers: {}, body: new Uint8Array() };
                const value = body instanceof WholeAnswer ? body.value : body;
                if (options.validateResponses)
                    routes[name].response.parse(value);
                return body instanceof WholeAnswer ? body.response : json(200, body);
            }
            catch (error) {
                if (error instanceof Refusal)
                    return answer_request_refuse(error, routes[name].face, call.url, options);
                options.onBug(error);
                return json(500, toInternalError());
            }
        }
        function refuseUnmatched(match, url, options) {
            if (match.kind === 'unknown') {
                const refusal = new Refusal('NOT_FOUND', `Not found: ${url.pathname.slice(0, 200)}`);
                return answer_request_refuse(refusal, /^\/v2(?:\/|$)/.test(url.pathname) ? 'registry' : 'api', url, options);
            }
            const allow = match.allowed.join(', ');
            const refusal = new Refusal('UNIMPLEMENTED', `Method not allowed: ${allow} only`, {
                status: 405,
                headers: { allow },
            });
            return answer_request_refuse(refusal, routes[match.name].face, url, options);
        }
        function answer_request_refuse(refusal, face, url, { services }) {
            const [, domain = ''] = url.pathname.split('/', 2);
            const body = toErrorBody(refusal, { face, domain, serviceDomain: services.addresses.hostname });
            return json(refusal.status, body, refusal.options.headers);
        }
        function json(status, body, headers = {}) {
            return {
                status,
                headers: { 'content-type': 'application/json', ...headers },
                body: new TextEncoder().encode(JSON.stringify(body)),
            };
        }
        var flattened_sign = __webpack_require__(1374);
        ;
        const CLOUD_EVENT_TYPE = 'application/cloudevents+json';
        function cloudEventText(event, envelope) {
            const { action, resource, item, actor } = event;
            return JSON.stringify({
                specversion: '1.0',
                id: envelope.id,
                source: envelope.source,
                type: `platform.${resource.kind}.${action}.v2`,
                subject: resource.uid,
                time: envelope.time,
                datacontenttype: 'application/json',
                data: { actor, body: item },
            });
        }
        const SIGNATURE_HEADER = 'x-jws-signature';
        async function signEvent(body, key) {
            const signed = await new flattened_sign.n(new TextEncoder().encode(body))
                .setProtectedHeader({ alg: key.algorithm, kid: key.kid })
                .sign(key.privateKey);
            return `${signed.protected ?? ''}..${signed.signature}`;
        }
        ;
        const DELIVERY = { attempts: 6, firstPauseMs: 1_000, attemptMs: 10_000, maxBytes: 64 * 1024 };
        async function deliverEvent(delivery, by) {
            for (let attempt = 1; attempt <= DELIVERY.attempts && !by.signal.aborted; attempt += 1) {
                if (await isTaken(delivery, by))
                    return;
                if (attempt === DELIVERY.attempts)
                    return;
                await pause(DELIVERY.firstPauseMs * 2 ** (attempt - 1), by);
            }
        }
        async function isTaken({ sink, body, signature }, { send, signal }) {
            try {
                const { status } = await send({
                    method: 'POST',
                    url: sink,
                    headers: { 'content-type': CLOUD_EVENT_TYPE, [SIGNATURE_HEADER]: signature },
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
        function createEventPublisher(options) {
            const { send, store, clock, key, addresses, onBug } = options;
            const underWay = new Set();
            const stopped = new AbortController();
            function start(delivery) {
                const ended = delivery.catch(onBug).finally(() => underWay.delete(ended));
                underWay.add(ended);
            }
            return {
                publish: (event) => {
                    if (send === undefined)
                        return;
                    const id = (0, external_node_crypto_.randomUUID)();
                    const body = cloudEventText(event, {
                        id,
                        time: formatInstant(clock.now()),
                        source: addresses.apiUrl,
                    });
                    for (const sink of sinksOf(event, store)) {
                        start(signEvent(body, key).then((signature) => deliverEvent({ sink, body, signature }, { send, clock, signal: stopped.signal })));
                    }
                },
                settled: async () => {
                    await Promise.all(underWay);
                },
                stop: () => stopped.abort(),
            };
        }
        function sinksOf({ resource }, store) {
            const subscriptions = store.resources
                .list({ kind: 'subscription' })
                .filter(({ parent }) => isAtOrBelow(resource, parent));
            return [...new Set(subscriptions.map(({ body }) => String(body['sink'])))];
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
                    return assertNever(given);
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
            const times = new Map();
            return {
                add: (uid, at) => {
                    times.set(uid, at);
                    const [oldest] = times.keys();
                    if (times.size > MAX_RECORDED && oldest !== undefined)
                        times.delete(oldest);
                },
                after: (time) => [...times].filter(([, at]) => at > time).map(([uid]) => uid),
            };
        }
        ;
        const COSIGN_SIGNATURE = 'dev.cosignproject.cosign/signature';
        async function attestPackages(name, described, sign) {
            if (!hasSbom(described))
                return undefined;
            const subject = manifestOf(described);
            const statement = {
                _type: 'https://in-toto.io/Statement/v0.1',
                predicateType: SPDX_PREDICATE,
                subject: [{ name, digest: { sha256: subject.digest.slice('sha256:'.length) } }],
                predicate: spdxDocument(name, described),
            };
            const envelope = contentOf(MEDIA_TYPES.envelope, await envelopeOf(JSON.stringify(statement), sign));
            const config = contentOf(MEDIA_TYPES.config, attestationConfig(envelope));
            const annotations = { predicateType: SPDX_PREDICATE };
            const manifest = {
                schemaVersion: 2,
                mediaType: MEDIA_TYPES.manifest,
                artifactType: MEDIA_TYPES.envelope,
                config: descriptorOf(config),
                layers: [{ ...descriptorOf(envelope), annotations: { ...annotations, [COSIGN_SIGNATURE]: '' } }],
                subject: descriptorOf(subject),
                annotations,
            };
            return { manifest: contentOf(MEDIA_TYPES.manifest, JSON.stringify(manifest)), config, envelope };
        }
        async function envelopeOf(payload, sign) {
            const type = MEDIA_TYPES.statement;
            const bytes = Buffer.byteLength(payload);
            const signature = await sign(Buffer.from(`DSSEv1 ${type.length} ${type} ${bytes} ${payload}`));
            return JSON.stringify({
                payloadType: type,
                payload: Buffer.from(payload).toString('base64'),
                signatures: [{ keyid: '', sig: Buffer.from(signature).toString('base64') }],
            });
        }
        function attestationConfig(envelope) {
            return JSON.stringify({
                architecture: '',
                os: '',
                config: {},
                rootfs: { type: 'layers', diff_ids: [envelope.digest] },
            });
        }
        ;
        const content_memory_MAX_CACHED = 1_000;
        function createContentMemory() {
            const remembered = new Map();
            return {
                get: (repoUid, digest) => remembered.get(`${repoUid} ${digest}`),
                add: (repoUid, located) => {
                    const key = `${repoUid} ${located.content.digest}`;
                    remembered.delete(key);
                    remembered.set(key, located);
                    const [oldest] = remembered.keys();
                    if (remembered.size > content_memory_MAX_CACHED && oldest !== undefined)
                        remembered.delete(oldest);
                },
            };
        }
        function partsOf(image) {
            const { manifest, config, layer } = image;
            return [{ content: manifest, described: image }, { content: config }, { content: layer }];
        }
        function attestationParts({ manifest, config, envelope }) {
            return [manifest, config, envelope].map((content) => ({ content }));
        }
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
            const isOf = ({ start }) => source.platforms(start).some(({ layer }) => layer.digest === digest);
            return source.eras.find((era) => isOf(era) && builds.isAnyBetween(place, era.start, era.end))?.start;
        }
        function recipesOf({ name, repo }, { contents }) {
            return [
                { source: createImageSource(name, contents.get(repo.uid) ?? NO_CONTENTS), place: { repo: repo.uid } },
                ...contents.tagsOf(repo.uid).map((tag) => ({
                    source: createImageSource(name, contents.get(tag) ?? NO_CONTENTS),
                    place: { tag },
                })),
            ];
        }
        function digestsOf(source, first, last) {
            const periods = new Map();
            for (const era of source.eras) {
                const end = Math.min(last, dayOf(toInstant(era.end - 1)));
                for (let day = Math.max(first, dayOf(era.start)); day <= end; day += 1) {
                    const period = {
                        start: toInstant(Math.max(era.start, day * DAY_MS)),
                        end: toInstant(Math.min(era.end, (day + 1) * DAY_MS)),
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
            return Math.floor(time / DAY_MS);
        }
        ;
        function createRegistryContent(options) {
            const { store, sign } = options;
            const memory = createContentMemory();
            const partIndex = createPartIndex(store);
            function remember({ repo }, parts) {
                for (const part of parts)
                    memory.add(repo.uid, part);
            }
            function rebuild(image, builds, digest) {
                for (const build of builds) {
                    const described = imageSourceOf(image, build.tagUid, store).build(build);
                    const located = { content: described.index, described };
                    if (located.content.digest === digest) {
                        remember(image, [located, ...described.platforms.flatMap(partsOf)]);
                        return located;
                    }
                }
                return undefined;
            }
            async function locate(image, digest) {
                const known = memory.get(image.repo.uid, digest);
                if (known !== undefined)
                    return known;
                const build = rebuild(image, store.builds.find(digest, { repo: image.repo.uid }), digest);
                if (build !== undefined)
                    return build;
                const part = partIndex.find(image, digest);
                if (part !== undefined)
                    remember(image, [part]);
                return part ?? locateAttestation(image, digest);
            }
            async function locateAttestation(image, digest) {
                const subject = await searchAttestation(image, digest, options);
                if (subject === undefined)
                    return undefined;
                await attest(image, subject);
                return memory.get(image.repo.uid, digest);
            }
            async function attest(image, manifest) {
                const described = (await locate(image, manifest))?.described;
                if (described === undefined)
                    return undefined;
                const attestation = await attestPackages(image.name, described, sign);
                if (attestation === undefined)
                    return undefined;
                const parts = attestationParts(attestation);
                remember(image, parts);
                store.attestations.note(image.repo.uid, manifest, parts.map(({ content }) => content.digest));
                return attestation;
            }
            return {
                find: async (image, digest) => (await locate(image, digest))?.content,
                ofTag: async (image, { uid, digest }) => {
                    const known = memory.get(image.repo.uid, digest);
                    const build = known ?? rebuild(image, store.builds.find(digest, { tag: uid }), digest);
                    return (build ?? (await locate(image, digest)))?.content;
                },
                attestation: attest,
            };
        }
        const MAX_BUILDS = 3;
        async function searchAttestation(image, digest, { store, sign }) {
            const noted = store.attestations.subjectOf(image.repo.uid, digest);
            if (noted !== undefined)
                return noted;
            const builds = store.builds.latest(image.repo.uid, MAX_BUILDS).flatMap((build) => {
                const source = imageSourceOf(image, build.tagUid, store);
                return source.hasSbom ? [source.build(build)] : [];
            });
            const all = [...builds, ...builds.flatMap(({ platforms }) => platforms)];
            const distinct = new Map(all.map((described) => [manifestOf(described).digest, described]));
            for (const [subject, described] of distinct) {
                const attestation = await attestPackages(image.name, described, sign);
                const parts = attestation === undefined ? [] : [attestation.manifest, attestation.config, attestation.envelope];
                if (parts.some((part) => part.digest === digest))
                    return subject;
            }
            return undefined;
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
            const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
            return [...unknown, ...issues.filter((issue) => !unknown.includes(issue))];
        }
        function findIssue(issue, document) {
            const { path, message, code } = innermost(issue, []);
            const isMissing = (code === 'invalid_type' || code === 'invalid_union') && form_issue_valueAt(document, path) === undefined;
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
        function form_issue_valueAt(document, path) {
            return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), document);
        }
        ;
        function plannedResource(kind, path, parts) {
            return { kind: 'resource', path, resource: { kind, facet: '', ...parts } };
        }
        function seedFault(path, message) {
            return { kind: 'fault', path, message };
        }
        ;
        function planAdvisories(organization, path, now) {
            const parent = organization.uid ?? derivedRootUid(organization.name);
            return organization.advisories.map((advisory, index) => planAdvisory(advisory, parent, [...path, 'advisories', index], now));
        }
        function planAdvisory(advisory, parent, path, now) {
            const { advisoryId, artifactName, artifactType, architecture, componentName, aliases, severities } = advisory;
            const uid = advisory.uid ??
                derivedChildUid(parent, 'advisory', advisoryId, artifactName, architecture ?? '', componentName ?? '', ...(advisory.componentLocation === undefined ? [] : [advisory.componentLocation]));
            const events = advisory.events.map((event, index) => toEvent(event, derivedChildUid(uid, `${index}`), now));
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
                    deleteTime: advisory.deletedAt === undefined ? undefined : formatInstant(timeOf(advisory.deletedAt, now)),
                },
                createTime: times.length === 0 ? now : toInstant(Math.min(...times)),
                updateTime: times.length === 0 ? now : toInstant(Math.max(...times)),
            });
        }
        function toEvent(event, uid, now) {
            return {
                uid,
                createTime: formatInstant(timeOf(event.at, now)),
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
                    return assertNever(kind);
            }
        }
        function timeOf(text, now) {
            return readSeedTime(text, now) ?? now;
        }
        function planVulnerabilities(organization, path, now) {
            const parent = organization.uid ?? derivedRootUid(organization.name);
            const named = organization.advisories.flatMap((advisory, index) => advisory.aliases.map((alias) => ({ alias, advisory, path: [...path, 'advisories', index] })));
            return [...Map.groupBy(named, ({ alias }) => alias)].map(([alias, all]) => plannedResource('vulnerability', all[0]?.path ?? path, {
                uid: derivedChildUid(parent, 'vulnerability', alias),
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
        const VIEW = [
            ...PULL,
            ...APK,
            'advisories.list',
            'identity.list',
            'role_bindings.list',
            'roles.list',
            'version.list',
            'account_associations.list',
            'group_invites.list',
            'identity_providers.list',
            'subscriptions.list',
            'terms.list',
        ];
        const EDIT = [
            ...VIEW,
            'manifest.create',
            'manifest.delete',
            'repo.create',
            'repo.delete',
            'repo.update',
            'tag.create',
            'tag.delete',
            'tag.update',
        ];
        const BUILT_IN_ROLES = [
            role('owner', 'full control of an organization', Object.keys(CAPABILITIES).filter(isCapability)),
            role('editor', 'changes repositories, images and tags', EDIT),
            role('viewer', 'reads everything', VIEW),
            role('console_viewer', 'reads everything, in the console', VIEW),
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
        ;
        function planBuiltInRoles(now) {
            return BUILT_IN_ROLES.map(({ name, description, capabilities }) => plannedResource('role', [], {
                uid: derivedRoleUid('', name),
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
            const facet = organization.public ? PUBLIC_GROUP : '';
            const { verified, kind, status, resourceLimits } = organization;
            const standing = { verified, kind, status, resourceLimits };
            const roles = organization.roles.map(({ name, description, uid, capabilities }, index) => plannedResource('role', [...path, 'roles', index], {
                uid: uid ?? derivedRoleUid(owner, name),
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
            const uid = identity.uid ?? derivedChildUid(group.uid, 'identity', name);
            return [
                plannedResource('identity', path, {
                    uid,
                    parent: group.uid,
                    name,
                    facet: relationshipType(relationship),
                    body: { description, ...relationship },
                    createTime: names.now,
                    updateTime: names.now,
                }),
                ...findRelationshipFaults(relationship).map(({ field, description: reason }) => seedFault([...path, ...field.split('.')], reason)),
                ...identity.bindings.map((binding, index) => planBinding(binding, { uid, group }, [...path, 'bindings', index], names)),
            ];
        }
        function toStaticKeys(keys, now) {
            if (keys === undefined)
                return undefined;
            const { expirationTime, ...others } = keys;
            if (expirationTime === undefined)
                return others;
            return { ...others, expirationTime: formatInstant(readSeedTime(expirationTime, now) ?? now) };
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
                uid: derivedChildUid(group.uid, 'roleBinding', identity.uid, roleUid),
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
            const uid = organization.uid ?? derivedRootUid(organization.name);
            return [
                toPlaced(organization, { path, uid, parent: '' }),
                ...placeChildren(organization.groups, uid, path),
            ];
        }
        function placeChildren(groups, parent, above) {
            return groups.flatMap((group, index) => {
                const path = [...above, 'groups', index];
                const uid = group.uid ?? derivedChildUid(parent, 'group', group.name);
                return [toPlaced(group, { path, uid, parent }), ...placeChildren(group.groups, uid, path)];
            });
        }
        function toPlaced(group, place) {
            return { ...place, name: group.name, description: group.description, identities: group.identities };
        }
        ;
        function planLibraries(organization, path, now) {
            const parent = organization.uid ?? derivedRootUid(organization.name);
            return organization.libraries.flatMap((library, index) => planLibrary(library, parent, [...path, 'libraries', index], now));
        }
        function planLibrary(library, parent, path, now) {
            const uid = derivedChildUid(parent, 'artifact', library.ecosystem, library.name);
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
                createTime: toInstant(Math.min(...versions.map(({ time }) => time))),
                updateTime: latest.time,
            });
            const planned = versions.map(({ version, sizeBytes, time }, index) => plannedResource('artifactVersion', [...path, 'versions', index], {
                uid: derivedChildUid(uid, 'artifactVersion', version),
                parent: uid,
                name: library.name,
                body: { version, sizeBytes: String(sizeBytes) },
                createTime: time,
                updateTime: time,
            }));
            return [artifact, ...planned];
        }
        ;
        function planRegistry(organization, path, now) {
            const parent = organization.uid ?? derivedRootUid(organization.name);
            return organization.repos.flatMap((repo, index) => {
                const image = { name: `${organization.name}/${repo.name}`, parent };
                return planRepo(repo, image, [...path, 'repos', index], now);
            });
        }
        function planRepo(repo, image, path, now) {
            const uid = repo.uid ?? derivedChildUid(image.parent, 'repo', repo.name);
            const contents = contentsOf(repo, repo.packages, now);
            const source = createImageSource(image.name, contents ?? NO_CONTENTS);
            const tags = repo.tags.map((tag, index) => {
                const own = contentsOf(repo, tag.packages, now);
                const place = {
                    uid,
                    source: own === undefined ? source : createImageSource(image.name, own),
                    contents: own,
                };
                return planTag(tag, place, [...path, 'tags', index], now);
            });
            const stored = tags.flatMap((tag) => (tag.kind === 'resource' ? [tag.resource] : []));
            const planned = plannedResource('repo', path, {
                uid,
                parent: image.parent,
                name: repo.name,
                body: { description: repo.description },
                createTime: stored.reduce((first, { createTime }) => (createTime < first ? createTime : first), now),
                updateTime: stored.reduce((last, { updateTime }) => (updateTime > last ? updateTime : last), toInstant(0)),
            });
            return [{ ...planned, contents }, ...tags];
        }
        function contentsOf({ sbom }, packages, now) {
            return packages && { packages: packages.map((one) => datedPackage(one, now)), sbom };
        }
        function datedPackage({ from, until, ...one }, now) {
            return {
                ...one,
                ...(from === undefined ? {} : { from: plan_registry_timeOf(from, now) }),
                ...(until === undefined ? {} : { until: plan_registry_timeOf(until, now) }),
            };
        }
        function planTag(tag, repo, path, now) {
            const series = readSeries(tag, now);
            if (series.length === 0)
                return seedFault([...path, 'history', 'until'], 'is before `from`; a tag needs at least one build');
            const planned = plannedResource('tag', path, {
                uid: derivedChildUid(repo.uid, 'tag', tag.name),
                parent: repo.uid,
                name: tag.name,
                facet: tagForm(tag.name),
                body: { ...(tag.deprecated ? { deprecated: true } : {}), eol: eolOf(tag, now) },
                createTime: series.at(0),
                updateTime: series.at(series.length - 1),
            });
            const digestAt = (index) => plan_registry_digestOf(index, { series, source: repo.source, tag: tag.name });
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
            return { ...eol, gracePeriodExpiryDate: formatInstant(plan_registry_timeOf(eol.gracePeriodExpiryDate, now)) };
        }
        function* buildsOf(series, digestAt) {
            for (let index = 0; index < series.length; index += 1)
                yield { at: series.at(index), digest: digestAt(index) };
        }
        function readSeries({ history }, now) {
            if ('from' in history) {
                const from = plan_registry_timeOf(history.from, now);
                const every = readSeedDuration(history.every) ?? 1;
                const untilCount = Math.floor((plan_registry_timeOf(history.until ?? 'now', now) - from) / every) + 1;
                return {
                    length: Math.max(0, history.count ?? untilCount),
                    at: (index) => toInstant(from + index * every),
                    digest: () => undefined,
                };
            }
            const builds = history
                .map(({ at, digest }) => ({ at: plan_registry_timeOf(at, now), digest }))
                .sort((one, other) => one.at - other.at);
            return {
                length: builds.length,
                at: (index) => builds[index]?.at ?? now,
                digest: (index) => builds[index]?.digest,
            };
        }
        function plan_registry_timeOf(text, now) {
            return readSeedTime(text, now) ?? now;
        }
        function plan_registry_digestOf(index, { series, source, tag }) {
            const given = series.digest(index);
            if (given !== undefined)
                return parseDigest(given);
            const at = series.at(index);
            let position = 0;
            while (position < index && series.at(index - position - 1) === at)
                position += 1;
            return source.build({ tag, at, position }).index.digest;
        }
        function planPolicies(organization, path, now) {
            const parent = organization.uid ?? derivedRootUid(organization.name);
            return organization.policies.map(({ name, ...body }, index) => plannedResource('policy', [...path, 'policies', index], {
                uid: derivedChildUid(parent, 'policy', name, `${index}`),
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
        function findMisplaced(resources) {
            return resources
                .filter(({ resource }) => resource.kind !== 'role' && (parentUid(resource.uid) ?? '') !== resource.parent)
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
                throw new MooringError('config_seed_invalid', `${formatFormPath(fault.path)}: ${fault.message}`);
            }
            store.fillAtOnce(() => {
                for (const { resource, lateFields, builds, contents } of resources) {
                    store.resources.insert({ ...resource, body: { ...lateFields?.(), ...resource.body } });
                    if (contents !== undefined)
                        store.contents.set(resource.uid, contents);
                    if (builds !== undefined)
                        store.history.append(resource.uid, builds);
                }
                store.setSetting(PLANTED, formatInstant(now));
            });
        }
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
        function createAttestationStore(database) {
            const insert = database.prepare('INSERT OR IGNORE INTO attestation_part (repo, digest, subject) VALUES (?, ?, ?)');
            const select = database.prepare('SELECT subject FROM attestation_part WHERE repo = ? AND digest = ?');
            return {
                note: (repo, subject, parts) => {
                    for (const part of parts)
                        insert.run(repo, part, subject);
                },
                subjectOf: (repo, part) => {
                    const row = select.get(repo, part);
                    return row === undefined ? undefined : parseDigest(textColumn(row, 'subject'));
                },
            };
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
                    return { first: toInstant(numberColumn(row, 'first')), last: toInstant(numberColumn(row, 'last')) };
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
                at: toInstant(numberColumn(row, 'time')),
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
        ;
        const SCHEMA_VERSION = 4;
        function openDatabase(path) {
            try {
                const database = new external_node_sqlite_.DatabaseSync(path);
                const isEmpty = checkVersion(database, path);
                restrictToOwner(path);
                database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
                if (isEmpty)
                    database.exec(`BEGIN; ${TABLES} ${INDEXES} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
                return database;
            }
            catch (cause) {
                if (cause instanceof MooringError)
                    throw cause;
                const reason = cause instanceof Error ? cause.message : 'unknown reason';
                throw new MooringError('config_file_unreadable', `the data file ${path} cannot be opened: ${reason}`, {
                    cause,
                });
            }
        }
        function checkVersion(database, path) {
            const version = database.prepare('PRAGMA user_version').get()?.['user_version'];
            if (version === SCHEMA_VERSION)
                return false;
            if (version === 0 && !hasTables(database))
                return true;
            database.close();
            const found = version === 0 ? 'was not written by the platform' : `has version ${String(version)}`;
            throw new MooringError('config_file_unreadable', `the data file ${path} ${found}; expected version ${SCHEMA_VERSION}`, { hint: 'Use another file; a new file is filled from the seed.' });
        }
        function restrictToOwner(path) {
            const files = [path, `${path}-wal`, `${path}-shm`].filter((file) => (0, external_node_fs_.existsSync)(file));
            for (const file of files)
                (0, external_node_fs_.chmodSync)(file, 0o600);
        }
        function inTransaction(database, work) {
            database.exec('BEGIN');
            try {
                work();
                database.exec('COMMIT');
            }
            catch (error) {
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

  CREATE TABLE attestation_part (
    repo TEXT NOT NULL,
    digest TEXT NOT NULL,
    subject TEXT NOT NULL,
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
                    at: toInstant(numberColumn(row, 'time')),
                    digest: parseDigest(textColumn(row, 'digest')),
                })),
            };
        }
        const history_store_INSERT = 'INSERT INTO build (tag, time, position, digest) VALUES (?, ?, ?, ?)';
        const NEWEST = 'SELECT time, position FROM build WHERE tag = ? ORDER BY time DESC, position DESC LIMIT 1';
        const history_store_SELECT = `
  SELECT time, digest FROM build
  WHERE tag = (SELECT id FROM resource WHERE kind = 'tag' AND uid = ?) AND time BETWEEN ? AND ?
  ORDER BY time, position LIMIT ?`;
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
                list: (filter) => select(toCondition(filter), 'ORDER BY uid'),
                page: ({ filter, order, after, skip, limit }) => {
                    const conditions = [toCondition(filter), ...(after === undefined ? [] : [beyond(order, after)])];
                    const direction = order.descending ? 'DESC' : 'ASC';
                    const column = isSelective(filter) ? `+${order.column}` : order.column;
                    const sorted = `ORDER BY ${column} ${direction}, uid ${direction}`;
                    const { sql, values } = allOf(conditions);
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
                    const { sql, values } = toCondition(filter);
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
                createTime: toInstant(numberColumn(row, 'create_time')),
                updateTime: toInstant(numberColumn(row, 'update_time')),
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
                attestations: createAttestationStore(database),
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
        ;
        const LIFETIME_SECONDS = 300;
        const BACKDATED_SECONDS = 600;
        function gitHubClaims(set, request) {
            const claims = withDerived({ ...DEFAULTS, ...set });
            const iat = jwt_toSeconds(request.now);
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
                mint: ({ claims, audience, subjectForm }) => signJwt(gitHubClaims({ ...options.claims, ...claims }, {
                    issuer,
                    audience,
                    subjectForm: subjectForm ?? options.subjectForm,
                    now: clock.now(),
                    tokenId: (0, external_node_crypto_.randomUUID)(),
                }), key),
                read: createJwtReader({ key, issuer, clock }),
            };
        }
        ;
        const PLATFORM_TOKEN_MS = 3_600_000;
        function createPlatformTokens(options) {
            const { issuer, key, clock } = options;
            const readJwt = createJwtReader(options);
            return {
                issue: async (identityUid, audiences, { lifetimeMs = PLATFORM_TOKEN_MS } = {}) => {
                    const iat = jwt_toSeconds(clock.now());
                    const exp = iat + Math.floor(lifetimeMs / 1000);
                    const [first = '', ...others] = audiences;
                    const aud = others.length === 0 ? first : [...audiences];
                    const token = await signJwt({ iss: issuer, aud, sub: identityUid, iat, exp, jti: (0, external_node_crypto_.randomUUID)() }, key);
                    return { token, expiry: toInstant(exp * 1000) };
                },
                read: async (token, audience) => {
                    const reading = await readJwt(token);
                    if (reading.kind === 'invalid')
                        return reading;
                    if (!audiencesOf(reading.claims).includes(audience))
                        return { kind: 'other-audience' };
                    return { kind: 'valid', identityUid: reading.claims.sub ?? '' };
                },
            };
        }
        ;
        const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000;
        function createRefreshTokens(options) {
            const { issuer, key, clock, store } = options;
            const audience = `${issuer}/sts/exchange_refresh_token`;
            const readJwt = createJwtReader(options);
            return {
                issue: async (identityUid) => {
                    const iat = jwt_toSeconds(clock.now());
                    const exp = iat + REFRESH_TOKEN_MS / 1000;
                    const claims = { iss: issuer, aud: audience, sub: identityUid, iat, exp, jti: (0, external_node_crypto_.randomUUID)() };
                    return { token: await signJwt(claims, key), expiry: toInstant(exp * 1000) };
                },
                redeem: async (token) => {
                    const reading = await readJwt(token);
                    if (reading.kind === 'invalid')
                        return reading;
                    const { sub = '', jti = '' } = reading.claims;
                    if (!audiencesOf(reading.claims).includes(audience)) {
                        return { kind: 'invalid', reason: 'it is not a refresh token' };
                    }
                    const used = `refresh-token-used ${jti}`;
                    if (store.setting(used) !== undefined)
                        return { kind: 'invalid', reason: 'it has been used before' };
                    store.setSetting(used, 'yes');
                    return { kind: 'valid', identityUid: sub };
                },
            };
        }
        var generate_key_pair = __webpack_require__(9480);
        var key_export = __webpack_require__(7968);
        var thumbprint = __webpack_require__(7448);
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
        async function signBytes(bytes, key) {
            return new Uint8Array(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key.privateKey, new Uint8Array(bytes)));
        }
        ;
        const ADMINISTRATOR_TOKEN_MS = 30 * 24 * 3_600_000;
        async function createPlatform(options) {
            const seed = options.seed ?? Seed.parse({});
            const addresses = options.addresses ?? addressesOf(options.origin ?? 'https://platform.test');
            const store = openStore(options.dataFile ?? ':memory:');
            storeSeed(seed, store, options.clock.now());
            const services = await createServices(seed, { addresses, store }, options);
            const answer = createAnswerer({
                services,
                faults: createFaultPlan(seed.faults),
                validateResponses: options.validateResponses ?? false,
                latencyMs: options.latencyMs ?? 0,
                onBug: options.onBug ?? (() => undefined),
            });
            return {
                handle: createInMemorySend(answer, options.clock),
                answer,
                line: await describe(services),
                issueToken: async ({ identity, audience, lifetimeMs }) => {
                    const lifetime = lifetimeMs === undefined ? {} : { lifetimeMs };
                    return (await services.platformTokens.issue(identity, [audience], lifetime)).token;
                },
                issueRefreshToken: async (identity) => (await services.refreshTokens.issue(identity)).token,
                eventsSettled: () => services.events.settled(),
                close: () => {
                    services.events.stop();
                    store.close();
                },
            };
        }
        async function createServices(seed, { addresses, store }, { clock, signingKeys, sendEvent: send, onBug = () => undefined }) {
            const keys = signingKeys ?? (await recallSigningKeys(store));
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
                registryTokens: createRegistryTokens({
                    tokenUrl,
                    registry,
                    clock,
                    key: await loadSigningKey(keys.registry),
                    authority: { key, name: 'embedded platform' },
                }),
                registryContent: createRegistryContent({ store, sign: (bytes) => signBytes(bytes, key) }),
                github: createGitHubIssuer({
                    issuer: seed.github.issuer,
                    requestToken: recall(store, 'oidc-request-token', () => (0, external_node_crypto_.randomBytes)(32).toString('base64url')),
                    key: await loadSigningKey(keys.github),
                    clock,
                    claims: seed.github.claims,
                    subjectForm: seed.github.subject,
                }),
                events: createEventPublisher({ store, clock, addresses, key, send, onBug }),
            };
        }
        async function recallSigningKeys(store) {
            const known = JSON.parse(store.setting('signing-keys') ?? '{}');
            const { platform, registry, github } = known;
            if (platform !== undefined && registry !== undefined && github !== undefined)
                return { platform, registry, github };
            const keys = { ...(await generateSigningKeys()), ...known };
            store.setSetting('signing-keys', JSON.stringify(keys));
            return keys;
        }
        function recall(store, name, create) {
            const value = store.setting(name) ?? create();
            store.setSetting(name, value);
            return value;
        }
        async function describe({ addresses, github, platformTokens }) {
            const { apiUrl, issuerUrl, registry, tokenUrl } = addresses;
            const administrator = await platformTokens.issue(ADMINISTRATOR_UID, [apiUrl], {
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
        var dist = __webpack_require__(8815);
        ;
        function readSeed(text, file, now) {
            const json = parseJson(text);
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
            return new MooringError('config_seed_invalid', `${place}: ${printable(reason)}`, { cause });
        }
        ;
        function wallClock(frozenAt) {
            return {
                now: () => frozenAt ?? toInstant(Date.now()),
                sleep: (milliseconds, signal) => (0, external_node_timers_promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal }),
                random: () => Math.random(),
            };
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
                case 'run':
                    return main_run(commandLine);
                default:
                    assertNever(commandLine);
            }
        }
        async function main_run(options) {
            const clock = wallClock(options.now);
            const seed = await loadSeed(options.seedFile, clock);
            const stopped = untilStopped();
            const listener = await openListener(options.port, await loadTls(options.tls));
            try {
                const platform = await createPlatform({
                    clock,
                    origin: options.publicUrl ?? listener.origin,
                    seed,
                    latencyMs: options.latencyMs,
                    ...(options.dataFile === undefined ? {} : { dataFile: options.dataFile }),
                    sendEvent: fetchSend,
                    onBug: (error) => process.stderr.write(`${describeBug(error)}\n`),
                });
                listener.serve(platform.answer);
                process.stdout.write(`${JSON.stringify(platform.line)}\n`);
                await stopped;
                await listener.close();
                platform.close();
            }
            finally {
                await listener.close();
            }
        }
        async function loadSeed(file, clock) {
            if (file === undefined)
                return Seed.parse({});
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
                throw new MooringError('config_file_unreadable', `the ${purpose} file ${file} cannot be read (${errnoOf(cause)})`, {
                    cause,
                });
            }
        }
        function untilStopped() {
            return new Promise((resolve) => {
                process.once('SIGTERM', () => resolve());
                process.once('SIGINT', () => resolve());
            });
        }
        function describeBug(error) {
            return error instanceof Error ? (error.stack ?? error.message) : String(error);
        }
        function report(error) {
            const text = error instanceof MooringError ? `${error.message}. ${error.hint}` : describeBug(error);
            process.stderr.write(`mooring platform: ${text}\n`);
            process.exitCode = 1;
        }
    })
};
