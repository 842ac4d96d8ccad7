import { z } from 'zod';

import { DEFAULT_ENDPOINTS, readEndpoints } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { MooringError } from '../values/errors.ts';

/** The endpoint inputs of every action that queries the service, named as in its action.yml. */
export const PlaceInputs = {
  registry: z.string(),
  'registry-url': z.string(),
  'token-url': z.string(),
  'api-url': z.string(),
  'issuer-url': z.string(),
  'timeout-seconds': z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999')
    .transform(Number),
};

/** The parsed values of these inputs. */
export type ServiceInputs = z.infer<z.ZodObject<typeof PlaceInputs>>;

/** The path of the file that replaces the built-in trust root; empty if it is not set. */
export const TrustedRootInput = { 'trusted-root': z.string() };

/** The uid of the identity to sign in as. */
export const IdentityInput = z
  .string()
  .regex(
    /^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/,
    'must be the uid of an identity: 40 hex digits, "/", 16 hex digits',
  );

/** How to continue if the job has no OIDC token (`fallbackWithoutToken`). */
const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'] as const;
export type WhenUnavailable = (typeof WHEN_UNAVAILABLE)[number];
export const WhenUnavailableInput = z.enum(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');

/** The organization, spelled as in image references. */
export const Organization = z
  .string()
  .regex(
    /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/,
    'must be the name of your organization, spelled as in image references',
  );

/** An endpoint input: its default, the placeholder of a value, and one sentence. */
interface Place {
  readonly default: string;
  readonly value: string;
  readonly description: string;
}

/** The endpoint inputs. A test compares them with every action.yml; the command line has an option for each. */
export const PLACES: Readonly<Record<keyof typeof PlaceInputs, Place>> = {
  registry: {
    default: DEFAULT_ENDPOINTS.registry,
    value: 'HOST',
    description: 'Registry host as written in image references.',
  },
  'registry-url': {
    default: DEFAULT_ENDPOINTS.registryUrl,
    value: 'URL',
    description: 'Registry base URL, if different from `https://` plus the host.',
  },
  'token-url': {
    default: DEFAULT_ENDPOINTS.tokenUrl,
    value: 'URL',
    description: "Token endpoint base URL, if different from the registry's.",
  },
  'api-url': { default: DEFAULT_ENDPOINTS.apiUrl, value: 'URL', description: 'Platform API base URL.' },
  'issuer-url': {
    default: DEFAULT_ENDPOINTS.issuerUrl,
    value: 'URL',
    description: 'Platform token exchange base URL.',
  },
  'timeout-seconds': { default: '300', value: 'N', description: 'Overall timeout in seconds.' },
};

/** The default endpoints. */
export const PLACE_DEFAULTS = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [name, place.default]),
) as Readonly<Record<keyof typeof PlaceInputs, string>>;

/** Where an input is set: in a workflow, or by the options of a command line. */
interface InputPlace {
  readonly code: 'config_input_invalid' | 'config_usage_invalid';
  /** The text before its name in messages. */
  readonly prefix: string;
  /** Replaces the hint of the code. */
  readonly hint?: string;
}

const WORKFLOW: InputPlace = { code: 'config_input_invalid', prefix: 'input ' };

/**
 * Parses the inputs of a schema; `input` returns the text of one, empty if it is not set. Throws the code of its place,
 * `config_input_invalid` for a workflow, with one line for each problem.
 */
export function readInputs<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  input: (name: string) => string,
  { code, prefix, ...hint }: InputPlace = WORKFLOW,
): z.output<z.ZodObject<Shape>> {
  const raw = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input(name)]));
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return raw[name] === '' ? `${prefix}${name} is not set` : `${prefix}${name}: ${messageOf(issue)}`;
  });
  throw new MooringError(code, problems.join('\n'), hint);
}

/** For an input that can be empty, returns the message for the other case. */
function messageOf(issue: z.core.$ZodIssue): string {
  const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
  return last?.message ?? issue.message;
}

/** Parses the endpoints from their inputs. Throws `config_endpoint_invalid`. */
export function endpointsOf(inputs: Omit<ServiceInputs, 'timeout-seconds'>): Endpoints {
  return readEndpoints({
    apiUrl: inputs['api-url'],
    issuerUrl: inputs['issuer-url'],
    tokenUrl: inputs['token-url'],
    registryUrl: inputs['registry-url'],
    registry: inputs.registry,
  });
}
