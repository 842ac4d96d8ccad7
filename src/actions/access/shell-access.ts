import { Secret } from '../../domain/secret.ts';
import { NOBODY } from './access.ts';
import type { Access } from './access.ts';

/** Variables in which a person, or another CI, leaves tokens that the service's own command line has minted. */
const API_TOKEN = 'MOORING_API_TOKEN';
const REGISTRY_TOKEN = 'MOORING_REGISTRY_TOKEN';

/** The access of a shell: the tokens that its environment holds, or nobody's. Tokens never come as arguments. */
export function readShellAccess(variables: Readonly<Record<string, string | undefined>>): Access {
  const apiToken = secretOf(variables[API_TOKEN]);
  const registryToken = secretOf(variables[REGISTRY_TOKEN]);
  const set = [
    ...(apiToken === undefined ? [] : [API_TOKEN]),
    ...(registryToken === undefined ? [] : [REGISTRY_TOKEN]),
  ];
  return {
    apiToken,
    registryToken,
    serverTime: undefined,
    who: set.length === 0 ? NOBODY.who : `whoever holds ${set.join(' and ')}`,
  };
}

/** A secret of another CI often keeps the line break of the file that it came from, which no header may hold. */
function secretOf(text = ''): Secret | undefined {
  const token = text.trim();
  return token === '' ? undefined : new Secret(token);
}
