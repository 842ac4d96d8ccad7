import { DEFAULT_ENDPOINTS, readEndpoints } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { MooringError } from '../values/errors.ts';
import { TOKEN_FORM } from '../values/secret.ts';
import { anyText, changed, choiceOf, matching, WrongInput } from '../values/input.ts';
import type { Input, InputValues } from '../values/input.ts';

/** The endpoint inputs of every action that queries the service, named as in its action.yml. */
export const PlaceInputs = {
  registry: anyText,
  'registry-url': anyText,
  'token-url': anyText,
  'api-url': anyText,
  'issuer-url': anyText,
  'timeout-seconds': changed(
    matching(/^[1-9]\d{0,4}$/, 'must be a whole number of seconds from 1 to 99999'),
    Number,
  ),
};

/** The parsed values of these inputs. */
export type ServiceInputs = InputValues<typeof PlaceInputs>;

/** The path of the file that replaces the built-in trust root; empty if it is not set. */
export const TrustedRootInput = { 'trusted-root': anyText };

/** The uid of the identity to sign in as. */
export const IdentityInput = matching(
  /^[0-9a-f]{40}(?:\/[0-9a-f]{16})+$/,
  'must be the uid of an identity: 40 hex digits, "/", 16 hex digits',
);

/** A token; empty for none. */
export const TokenInput = matching(
  TOKEN_FORM,
  'must be a token alone, without blanks, line breaks and other characters that no HTTP header can hold',
);

/** How to continue if the job has no OIDC token (`fallbackWithoutToken`). */
const WHEN_UNAVAILABLE = ['fail', 'skip', 'anonymous'] as const;
export type WhenUnavailable = (typeof WHEN_UNAVAILABLE)[number];
export const WhenUnavailableInput = choiceOf(WHEN_UNAVAILABLE, 'must be fail, skip or anonymous');

/** The organization, spelled as in image references. */
export const Organization = matching(
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
 * Reads inputs; `text` returns the text of one, empty if it is not set. Throws the code of its place,
 * `config_input_invalid` for a workflow, with one line for each problem.
 */
export async function readInputs<Inputs extends Readonly<Record<string, Input<unknown>>>>(
  inputs: Inputs,
  text: (name: string) => string,
  { code, prefix, ...hint }: InputPlace = WORKFLOW,
): Promise<InputValues<Inputs>> {
  const values = await Promise.all(
    Object.entries(inputs).map(async ([name, read]) => [name, await read(text(name))] as const),
  );
  const problems = values.flatMap(([name, value]) =>
    (value instanceof WrongInput ? value.problems : []).map(({ entry, message }) => {
      if (text(name) === '') return `${prefix}${name} is not set`;
      return `${prefix}${name}${entry === undefined ? '' : `.${entry}`}: ${message}`;
    }),
  );
  if (problems.length > 0) throw new MooringError(code, problems.join('\n'), hint);
  return Object.fromEntries(values) as InputValues<Inputs>;
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
