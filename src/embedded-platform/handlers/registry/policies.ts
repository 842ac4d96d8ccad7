import { EolTag } from '../../../api/registry/eol-tag.ts';
import { routes } from '../../../api/routes.ts';
import { PolicyCheck } from '../../../api/advisory/version-one.ts';
import type { PolicyResults } from '../../../api/advisory/version-one.ts';
import { DAY_MS } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { findBuiltImage } from '../../registry/built-image.ts';
import type { BuiltImage } from '../../registry/built-image.ts';
import { findVisible } from '../../access/visible-resource.ts';
import { readBody } from '../../requests/read-request.ts';
import type { Handler, Handlers } from '../../requests/route-call.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

/** Facts that a policy is evaluated against. */
interface Facts {
  readonly now: Instant;
  readonly builtAt: Instant;
  readonly releaseDate: string | undefined;
  readonly eolDate: string | undefined;
}

/**
 * Evaluates each policy of the organization for pulling a build (advisory-rules.md#registry-policies). A build that
 * does not exist has no results: v1 answers with an empty 200.
 */
const checkPolicies: Handler = async (call, services): Promise<PolicyResults> => {
  const { capabilities } = routes.checkPolicies;
  const repo = await findVisible(call, { kind: 'repo', capabilities }, services);
  const { digest } = readBody(PolicyCheck, call);
  const build = repo === undefined ? undefined : findBuiltImage(repo, digest, services.store);
  if (repo === undefined || build === undefined) return { results: [] };
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

/** Handler of `:checkPolicies`. */
export const policyHandlers = { checkPolicies } satisfies Handlers;

function factsOf(build: BuiltImage, now: Instant, store: Store): Facts {
  const tag = store.resources.get('tag', build.tagUid);
  const { mainPackageVersion } = EolTag.pick({ mainPackageVersion: true }).parse(Object(tag?.body['eol']));
  const { releaseDate, eolDate } = mainPackageVersion ?? {};
  return { now, builtAt: build.at, releaseDate, eolDate };
}

/** Unknown dates never deny. A month counts as a twelfth of a year, since the service does not define it. */
function isAllowed({ name, body }: Resource, { now, builtAt, releaseDate, eolDate }: Facts): boolean {
  switch (name) {
    case 'no-eol':
      return eolDate === undefined || Date.parse(eolDate) > now;
    case 'cooldown':
      return now - builtAt >= Number(body['days']) * DAY_MS;
    case 'support-window': {
      if (releaseDate === undefined || eolDate === undefined) return true;
      const span = Date.parse(eolDate) - Date.parse(releaseDate);
      return span >= (Number(body['months']) * 365 * DAY_MS) / 12;
    }
    default:
      return true;
  }
}

function parametersOf({ name, body }: Resource): Readonly<Record<string, unknown>> {
  if (name === 'cooldown') return { days: body['days'] };
  return name === 'support-window' ? { months: body['months'] } : {};
}
