import { PLACE_DEFAULTS } from '../../../src/actions/service-inputs.ts';

/** A place that an action asks for something, as a firewall and its owner want to know it. */
export interface Place {
  /** Name and port; `*` stands for any first label. */
  readonly host: string;
  readonly why: string;
  /** The input or variable that moves it. */
  readonly movedBy: string;
  /** What is asked for there; a tunnel that was refused has the empty path. */
  readonly paths: RegExp;
}

const OIDC: Place = {
  host: '*.actions.githubusercontent.com:443',
  why: "the job's own OIDC token",
  movedBy: '`ACTIONS_ID_TOKEN_REQUEST_URL`, which the runner sets',
  paths: /\/oidc\/token$/,
};
const ISSUER: Place = {
  host: hostOf('issuer-url'),
  why: 'the token exchange, `/sts/exchange`',
  movedBy: '`issuer-url`',
  paths: /^\/sts\/exchange$/,
};
const REGISTRY: Place = {
  host: `${PLACE_DEFAULTS.registry}:443`,
  why: 'registry tokens, `/token`; the registry itself, `/v2/…`',
  movedBy: '`token-url`; `registry-url`, `registry`',
  paths: /^\/(?:token$|v2\/)/,
};
const GITHUB_API: Place = {
  host: 'api.github.com:443',
  why: '',
  movedBy: '`GITHUB_API_URL`, which the runner sets',
  paths: /^\/repos\/acme\/shop(?:\/|$)/,
};

const OTHER_REGISTRIES: Place = {
  host: 'the host of each reference:443',
  why: 'digests of images on other registries, `/v2/…`, and the token service that such a registry names',
  movedBy: 'the files of the repository; `token-hosts` of its settings',
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
      'tags, packages and advisories, `/registry/…`, `/vulnerabilities/v2/…`, `/advisory/v2/…`',
      /^\/(?:registry\/v[12]|vulnerabilities\/v2|advisory\/v2)\//,
    ),
    REGISTRY,
    {
      ...GITHUB_API,
      why: 'the base of a pull request where git cannot fetch it, and the comment, `/repos/…`',
    },
    {
      host: 'github.com:443',
      why: '`git fetch` of the base of a pull request that is not in the clone',
      movedBy: 'the remote of the checkout',
      paths: /^$/,
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
      'what moves mean for advisories, `/registry/…`, `/vulnerabilities/v2/…`',
      /^\/(?:registry\/v[12]|vulnerabilities\/v2)\//,
    ),
    REGISTRY,
    {
      ...GITHUB_API,
      why: 'the pull request, `/repos/…`, `/graphql`',
      paths: /^\/(?:repos\/acme\/shop(?:\/|$)|graphql$)/,
    },
    OTHER_REGISTRIES,
  ],
  resolve: [
    OIDC,
    ISSUER,
    REGISTRY,
    { ...OTHER_REGISTRIES, movedBy: 'the references; `token-hosts` of the settings' },
  ],
};

/** Every place that an action asks, by the action's name. What is not here is asked by nobody: a test holds it. */
export function placesOf(action: string): readonly Place[] {
  return PLACES[action] ?? [];
}

/** True where this is the host that a place names; `others` are the hosts of references. */
export function isAt(place: Place, host: string, others: readonly string[]): boolean {
  if (place.host.startsWith('*')) return host.endsWith(place.host.slice(1));
  return place.host === host || (place.host.startsWith('the host') && others.includes(host));
}

function hostOf(input: 'api-url' | 'issuer-url'): string {
  return `${new URL(PLACE_DEFAULTS[input]).host}:443`;
}
