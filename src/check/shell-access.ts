import { registryAudience } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import type { RunAccess } from './decide/evidence.ts';
import type { ImageUse } from '../references/decide/image-use.ts';
import { compareOrganization, wrongOrganization } from './decide/organization.ts';
import type { CheckReport } from './report/check-report.ts';
import { withoutDigest } from '../values/image-reference.ts';
import { MooringError } from '../values/errors.ts';
import { count } from '../text/plural.ts';
import { findOrganization } from '../api/client/platform/find-repo.ts';
import { readShellAccess, tokenCommand } from '../sign-in/access.ts';
import type { Access } from '../sign-in/access.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { CheckAccess, CheckWorld } from './access.ts';

/**
 * Opens the access of a shell by its tokens, with the uid of the organization, below which repositories are listed. Throws
 * `config_usage_invalid` for a token without an organization, and `config_wrong_organization` if the references do not
 * name it, as far as that is known before the first request for an image, or if the token has no access to it.
 */
export async function openShellAccess(
  world: Omit<CheckWorld, 'openAccess'>,
  uses: readonly ImageUse[],
  organization: string,
): Promise<CheckAccess> {
  const { endpoints } = world;
  const access = readShellAccess(world.variables);
  const { apiToken: token } = access;
  const mismatch = compareOrganization(organization, uses, endpoints.registry);
  const named = mismatch?.named ?? [];
  if (organization === '' && (token !== undefined || access.registryToken !== undefined))
    throw new MooringError(
      'config_usage_invalid',
      '--organization is missing: it names the images that the token is for',
      named.length === 0
        ? {}
        : { hint: `The image references name ${named.map(({ name }) => name).join(', ')}.` },
    );
  const run = runAccess(access, organization, endpoints);
  if (token === undefined) return { ...access, run, organization: { name: organization, uid: '' } };
  if (mismatch?.nearest !== undefined) throw wrongOrganization(mismatch);
  const platform = await openRun({ ...world, access, tokenHosts: [] }).platform();
  const found = platform && (await findOrganization(organization, { token, groups: platform.groups }));
  if (found?.uid !== undefined)
    return { ...access, run, organization: { name: organization, uid: found.uid } };
  throw wrongOrganization(
    mismatch ?? { configured: organization, named: [], nearest: undefined },
    found?.own?.name,
  );
}

function runAccess(
  { apiToken, registryToken }: Access,
  organization: string,
  endpoints: Endpoints,
): RunAccess {
  const remedy = `Run \`export ${missingTokens({ apiToken, registryToken }, endpoints).join(' ')}\`.`;
  const missing = registryToken === undefined ? `${API} and MOORING_REGISTRY_TOKEN are` : `${API} is`;
  if (apiToken === undefined)
    return { mode: 'anonymous', reason: `${missing} not set`, remedy, privateImages: 'warning' };
  return {
    mode: 'signed-in',
    organization,
    ...(registryToken === undefined ? { pullRemedy: remedy } : {}),
  };
}

const API = 'MOORING_API_TOKEN';

/** Returns the assignments of the missing tokens, in the syntax of a shell. */
function missingTokens(
  { apiToken, registryToken }: Pick<Access, 'apiToken' | 'registryToken'>,
  endpoints: Endpoints,
): readonly string[] {
  return [
    ...(apiToken === undefined ? [tokenVariable(API, endpoints.apiUrl)] : []),
    ...(registryToken === undefined
      ? [tokenVariable('MOORING_REGISTRY_TOKEN', registryAudience(endpoints))]
      : []),
  ];
}

function tokenVariable(name: string, audience: string): string {
  return `${name}="$(${tokenCommand(audience)})"`;
}

/**
 * Throws `auth_credentials_missing` for a run without an API token that could not check private images: it proves nothing
 * about them, and the fix is the same for all.
 */
export function requireCredentials(
  { findings }: CheckReport,
  access: CheckAccess,
  endpoints: Endpoints,
): void {
  const { organization, run } = access;
  if (run.mode === 'signed-in') return;
  const unchecked = findings.flatMap(({ cause, reference }) =>
    cause?.kind === 'unauthenticated' ? [withoutDigest(reference)] : [],
  );
  const images = new Set(unchecked);
  if (images.size === 0) return;
  const verb = images.size === 1 ? 'requires' : 'require';
  const [name, ...others] = new Set([...images].flatMap((image) => image.split('/')[1] ?? []));
  const isUnnamed = organization.name === '' && others.length === 0;
  const hint = [
    `Run these commands, then check again${isUnnamed ? ` with \`--organization ${name}\`` : ''}:`,
    ...missingTokens(access, endpoints).map((variable) => `  export ${variable}`),
    'To check public images only, pass `--allow-unauthenticated`.',
  ];
  throw new MooringError(
    'auth_credentials_missing',
    `${count(images.size, 'image')} ${verb} authentication, and ${run.reason}`,
    { hint: hint.join('\n') },
  );
}
