import { PLACE_DEFAULTS } from '../../../src/runner/service-inputs.ts';

/** A host that an action connects to, as a firewall needs to know it. */
export interface Place {
  /** Name and port; `*` stands for any first label. */
  readonly host: string;
  readonly why: string;
  /** The input or variable that changes it. */
  readonly movedBy: string;
  /** The requested paths; a refused tunnel has the empty path. */
  readonly paths: RegExp;
}

const OIDC: Place = {
  host: '*.actions.githubusercontent.com:443',
  why: 'OIDC token of the job',
  movedBy: '`ACTIONS_ID_TOKEN_REQUEST_URL` (set by the runner)',
  paths: /\/oidc\/token$/,
};
const ISSUER: Place = {
  host: hostOf('issuer-url'),
  why: 'token exchange, `/sts/exchange`',
  movedBy: '`issuer-url`',
  paths: /^\/sts\/exchange$/,
};
const REGISTRY: Place = {
  host: `${PLACE_DEFAULTS.registry}:443`,
  why: 'registry tokens, `/token`; registry API, `/v2/…`',
  movedBy: '`token-url`; `registry-url`, `registry`',
  paths: /^\/(?:token$|v2\/)/,
};
const GITHUB_API: Place = {
  host: 'api.github.com:443',
  why: '',
  movedBy: '`GITHUB_API_URL` (set by the runner)',
  paths: /^\/repos\/acme\/shop(?:\/|$)/,
};

const CHECK_STATES: Place = {
  ...GITHUB_API,
  why: 'check results for `green`, `/graphql`, `/repos/…/actions/…`',
  paths: /^\/(?:repos\/acme\/shop\/actions\/|graphql$)/,
};

const OTHER_REGISTRIES: Place = {
  host: 'the host of each reference:443',
  why: 'digests of images in other registries, `/v2/…`, and their token endpoints',
  movedBy: 'references in the repository; `token-hosts` of the configuration file',
  paths: /^\/(?:token$|v2\/)/,
};

function api(why: string, paths: RegExp): Place {
  return { host: hostOf('api-url'), why, movedBy: '`api-url`', paths };
}

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  check: [
    OIDC,
    ISSUER,
    api(
      'tags, packages, advisories and signers, `/registry/…`, `/vulnerabilities/v2/…`, `/advisory/v2/…`, `/iam/v2/accountAssociations`',
      /^\/(?:(?:registry\/v[12]|vulnerabilities\/v2|advisory\/v2)\/|iam\/v2\/accountAssociations$)/,
    ),
    REGISTRY,
    {
      ...GITHUB_API,
      why: 'base commit if Git cannot fetch it, and the comment, `/repos/…`',
    },
    {
      host: 'github.com:443',
      why: '`git fetch` of a base commit that is not in the clone',
      movedBy: 'remote of the checkout',
      paths: /^$/,
    },
    {
      ...OTHER_REGISTRIES,
      why: 'images with a signer in `trust.signers`, and mirrors in `registry-map`, `/v2/…`, and their token endpoints',
    },
  ],
  login: [OIDC, ISSUER, REGISTRY],
  identity: [
    OIDC,
    ISSUER,
    api(
      'identities, roles and bindings, `/iam/v2/…`',
      /^\/iam\/v2\/(?:identities|roles|roleBindings)(?:\/|$)/,
    ),
    REGISTRY,
  ],
  pin: [
    OIDC,
    ISSUER,
    api(
      'advisory impact of updates, `/registry/…`, `/vulnerabilities/v2/…`; signers, `/iam/v2/…`',
      /^\/(?:(?:registry\/v[12]|vulnerabilities\/v2)\/|iam\/v2\/(?:accountAssociations|groups)$)/,
    ),
    REGISTRY,
    {
      ...GITHUB_API,
      why: 'pull request, `/repos/…`, `/graphql`',
      paths: /^\/(?:repos\/acme\/shop(?:\/|$)|graphql$)/,
    },
    OTHER_REGISTRIES,
  ],
  bisect: [
    OIDC,
    ISSUER,
    api(
      'SBOMs and advisories, `/registry/…`, `/vulnerabilities/v2/…`; signers, `/iam/v2/…`',
      /^\/(?:(?:registry\/v[12]|vulnerabilities\/v2)\/|iam\/v2\/(?:accountAssociations|groups)$)/,
    ),
    REGISTRY,
    CHECK_STATES,
  ],
  diff: [
    OIDC,
    ISSUER,
    api(
      'SBOMs and advisories, `/registry/…`, `/vulnerabilities/v2/…`; signers, `/iam/v2/…`',
      /^\/(?:(?:registry\/v[12]|vulnerabilities\/v2)\/|iam\/v2\/(?:accountAssociations|groups)$)/,
    ),
    REGISTRY,
    CHECK_STATES,
    { ...OTHER_REGISTRIES, movedBy: 'the references; `token-hosts` of the configuration file' },
  ],
  resolve: [
    OIDC,
    ISSUER,
    api('signers, `/iam/v2/…`', /^\/iam\/v2\/(?:accountAssociations|groups)$/),
    REGISTRY,
    { ...OTHER_REGISTRIES, movedBy: 'the references; `token-hosts` of the configuration file' },
  ],
};

/** Returns every host that an action connects to; a test proves that the list is complete. */
export function placesOf(action: string): readonly Place[] {
  return PLACES[action] ?? [];
}

/** Returns true if the host is that of the place; `others` are the hosts of references. */
export function isAt(place: Place, host: string, others: readonly string[]): boolean {
  if (place.host.startsWith('*')) return host.endsWith(place.host.slice(1));
  return place.host === host || (place.host.startsWith('the host') && others.includes(host));
}

function hostOf(input: 'api-url' | 'issuer-url'): string {
  return `${new URL(PLACE_DEFAULTS[input]).host}:443`;
}
