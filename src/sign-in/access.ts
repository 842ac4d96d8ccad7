import type { Endpoints } from '../api/client/transport/endpoints.ts';
import type { HttpSend } from '../api/http.ts';
import type { CliContext } from '../cli/command.ts';
import { endpointsOf } from '../runner/service-inputs.ts';
import type { ServiceInputs } from '../runner/service-inputs.ts';
import type { Clock } from '../values/clock.ts';
import type { Instant } from '../values/instant.ts';
import type { TrustRoot } from '../signatures/bundle/trusted-root.ts';
import { readToken } from '../values/secret.ts';
import type { Secret } from '../values/secret.ts';

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

/** The surroundings of a run: the service with the tokens for it, the machine, and the log. */
export interface World {
  readonly send: HttpSend;
  readonly clock: Clock;
  readonly endpoints: Endpoints;
  readonly access: Access;
  /** Ends every wait of the run. */
  readonly signal: AbortSignal;
  /** Called with every token and password before its first use, so that it is masked in logs. */
  readonly onSecret: (secret: Secret) => void;
  /** Takes a warning, as a sentence. */
  readonly onWarning: (warning: string) => void;
  /** Where docker's logins are looked for: DOCKER_AUTH_CONFIG, DOCKER_CONFIG, HOME. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The directory of the repository; credential helpers run there. */
  readonly directory: string;
  /** The base of the unmerged change that a job has checked out: its trust applies. */
  readonly changeBase?: string | undefined;
  /** Loads the trust root that the service signs with; absent for the built-in one (ADR 0024). */
  readonly loadPublicRoot?: () => Promise<TrustRoot>;
}

/** Variables in which a person, or another CI, leaves tokens that the service's own command line has minted. */
const API_TOKEN = 'MOORING_API_TOKEN';
const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';

/** Reads the access of a shell from the tokens in its environment. Tokens are never passed as arguments. Throws as `readToken`. */
export function readShellAccess(variables: Readonly<Record<string, string | undefined>>): Access {
  const apiToken = readToken(API_TOKEN, variables[API_TOKEN]);
  const registryToken = readToken(REGISTRY_TOKEN, variables[REGISTRY_TOKEN]);
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

/** Opens the world of a command: the tokens of the shell, which it names in the log. */
export function openShellWorld(
  { clock, log, send, variables }: Pick<CliContext, 'clock' | 'log' | 'send' | 'variables'>,
  inputs: ServiceInputs,
  directory: string,
): World {
  const access = readShellAccess(variables);
  log(access.status);
  return {
    send,
    clock,
    endpoints: endpointsOf(inputs),
    access,
    signal: AbortSignal.timeout(inputs['timeout-seconds'] * 1_000),
    // A command prints no part of a token.
    onSecret: () => undefined,
    onWarning: (warning) => log(`warning: ${warning}`),
    variables,
    directory,
  };
}

/** Returns the command of the service's own command line that prints a token for an audience: the API, or the registry. */
export function tokenCommand(audience: string): string {
  return `chainctl auth token --audience=${audience}`;
}
