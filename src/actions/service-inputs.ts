import { z } from 'zod';

import { DEFAULT_ENDPOINTS, readEndpoints } from '../client/transport/endpoints.ts';
import type { Endpoints } from '../client/transport/endpoints.ts';
import { MooringError } from '../domain/errors.ts';

/** Where the service is: inputs that every action which talks to it has, by the names and defaults of its action.yml. */
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

/** Who signs in: the uid of an identity. */
export const Identity = z
  .string()
  .regex(
    /^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/,
    'must be the uid of an identity: 40 hex digits, "/", 16 hex digits',
  );

/** What to do where GitHub gives the job no OIDC token (`openAccess` in access.ts). */
const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'] as const;
export type WhenUnavailable = (typeof WHEN_UNAVAILABLE)[number];
export const WhenUnavailableInput = z.enum(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');

/** The organization as image references spell it. */
export const Organization = z
  .string()
  .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, 'must be the name of your organization as references spell it');

/** What holds where nobody says otherwise. A test holds it and every action.yml together. */
export const PLACE_DEFAULTS: Readonly<Record<keyof typeof PlaceInputs, string>> = {
  registry: DEFAULT_ENDPOINTS.registry,
  'registry-url': DEFAULT_ENDPOINTS.registryUrl,
  'token-url': DEFAULT_ENDPOINTS.tokenUrl,
  'api-url': DEFAULT_ENDPOINTS.apiUrl,
  'issuer-url': DEFAULT_ENDPOINTS.issuerUrl,
  'timeout-seconds': '300',
};

/** Who sets an input: a workflow, or the options of a command line. */
interface InputPlace {
  readonly code: 'config_input_invalid' | 'config_usage_invalid';
  /** What comes before its name where it is told of. */
  readonly prefix: string;
  /** In place of the code's own. */
  readonly hint?: string;
}

const WORKFLOW: InputPlace = { code: 'config_input_invalid', prefix: 'input ' };

/**
 * Reads every input that a schema names; `input` gives its text, empty when it is not set. Throws the code of its
 * place, `config_input_invalid` for a workflow, with all that is wrong, one line each.
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

/** Of an input that is empty or something, what is said of the something. */
function messageOf(issue: z.core.$ZodIssue): string {
  const last = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(0) : undefined;
  return last?.message ?? issue.message;
}

/** The addresses of the service from the inputs that say where it is. Throws `config_endpoint_invalid`. */
export function endpointsOf(
  inputs: Readonly<Record<Exclude<keyof typeof PlaceInputs, 'timeout-seconds'>, string>>,
): Endpoints {
  return readEndpoints({
    apiUrl: inputs['api-url'],
    issuerUrl: inputs['issuer-url'],
    tokenUrl: inputs['token-url'],
    registryUrl: inputs['registry-url'],
    registry: inputs.registry,
  });
}
