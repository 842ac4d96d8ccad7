import type { Instant } from '../values/instant.ts';
import { Secret } from '../values/secret.ts';

/** The tokens that a run queries the service with, at most one per audience (service-rules.md#audiences). */
export interface Access {
  readonly apiToken: Secret | undefined;
  readonly registryToken: Secret | undefined;
  /** The platform's own time of the sign-in, UTC; undefined if it returned none. */
  readonly serverTime: Instant | undefined;
  /** One line for the log: how the run is authenticated. */
  readonly status: string;
}

/** The access of a workflow that has signed in: both tokens. */
export interface WorkflowAccess extends Access {
  readonly apiToken: Secret;
  readonly registryToken: Secret;
}

/** The access of a run without credentials. */
export const UNAUTHENTICATED: Access = {
  apiToken: undefined,
  registryToken: undefined,
  serverTime: undefined,
  status: 'Running unauthenticated.',
};

/** Variables in which a person, or another CI, leaves tokens that the service's own command line has minted. */
const API_TOKEN = 'MOORING_API_TOKEN';
const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';

/** Reads the access of a shell from the tokens in its environment. Tokens are never passed as arguments. */
export function readShellAccess(variables: Readonly<Record<string, string | undefined>>): Access {
  const apiToken = readSecret(variables[API_TOKEN]);
  const registryToken = readSecret(variables[REGISTRY_TOKEN]);
  if (apiToken === undefined && registryToken === undefined) return UNAUTHENTICATED;
  const names = [
    ...(apiToken === undefined ? [] : [API_TOKEN]),
    ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
  ];
  return {
    apiToken,
    registryToken,
    serverTime: undefined,
    status: `Using credentials from ${names.join(' and ')}.`,
  };
}

/** A secret of another CI often keeps the line break of the file that it came from, which no header can hold. */
function readSecret(text = ''): Secret | undefined {
  const token = text.trim();
  return token === '' ? undefined : new Secret(token);
}

/** Returns the command of the service's own command line that prints a token for an audience: the API, or the registry. */
export function tokenCommand(audience: string): string {
  return `chainctl auth token --audience=${audience}`;
}
