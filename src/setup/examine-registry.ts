import { registryAudience } from '../api/client/transport/endpoints.ts';
import type { Endpoints } from '../api/client/transport/endpoints.ts';
import { readPlatformToken } from '../values/jwt-claims.ts';
import { effectiveTag, formatImage } from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import { formatInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import type { Secret } from '../values/secret.ts';
import type { StepResult, Step } from './run-steps.ts';
import { readShellAccess, tokenCommand } from '../sign-in/access.ts';
import type { Run } from '../sign-in/open-run.ts';
import { endpointsOf } from '../runner/service-inputs.ts';
import { openSetupRun } from './clone.ts';
import type { SetupInputs } from './clone.ts';
import type { CliContext } from '../cli/command.ts';
import { ok } from './examine-repository.ts';
import type { ExaminedRepository } from './examine-repository.ts';

/** The values that the steps on the service need. */
export interface ServiceOptions {
  readonly inputs: SetupInputs;
  readonly context: CliContext;
}

/** The steps on the registry, which public images need, too. */
export function registrySteps(
  found: ExaminedRepository,
  { inputs, context }: ServiceOptions,
): readonly Step[] {
  const endpoints = endpointsOf(inputs);
  const run = openSetupRun(inputs, context);
  let times: { readonly server: Instant | undefined; readonly own: Instant } | undefined;
  return [
    {
      title: 'Registry',
      requires: [],
      run: async () => {
        const server = await run.registry.serverTime();
        times = { server, own: context.clock.now() };
        return ok(`${endpoints.registry} is reachable`);
      },
    },
    {
      title: 'History',
      requires: ['Registry', 'Configuration'],
      run: () => examineHistory(found, { endpoints, run, context }),
    },
    { title: 'Clock', requires: ['Registry'], run: () => examineClock(times) },
  ];
}

/** Reads the history of one image with the registry token, or anonymously. */
async function examineHistory(
  found: ExaminedRepository,
  {
    endpoints,
    run,
    context,
  }: { readonly endpoints: Endpoints; readonly run: Run; readonly context: CliContext },
): Promise<StepResult> {
  const { clock, variables } = context;
  const image = found.images.find(({ reference }) => isHistoric(reference, endpoints))?.reference;
  const tag = image === undefined ? undefined : effectiveTag(image);
  if (image === undefined || tag === undefined)
    return { state: 'warning', text: `no reference names a tag on ${endpoints.registry}, so none was read` };
  const { registryToken } = readShellAccess(variables);
  const name = 'MOORING_REGISTRY_TOKEN';
  const audience = registryAudience(endpoints);
  if (registryToken !== undefined) {
    const finding = examineToken(registryToken, { name, audience, now: clock.now() });
    if (finding.state !== 'ok') return finding;
  }
  const where = `${formatImage(image)}:${tag}`;
  const fetched = await run.source.tag({ host: image.host, path: image.path }, tag);
  if (fetched.kind === 'unknown') {
    const { code, message, hint } = fetched.problem;
    if (registryToken !== undefined || !code.startsWith('auth_'))
      return { state: 'missing', text: message, fix: hint };
    const fix = `To read private images, run: export ${name}=$(${tokenCommand(audience)})`;
    return { state: 'warning', text: `the history of ${where} requires authentication`, fix };
  }
  return ok(`${where} has a history`);
}

function isHistoric({ host, path }: ImageReference, { registry }: Endpoints): boolean {
  return host === registry && path.includes('/');
}

/** OIDC tokens are valid for five minutes (sign-in-rules.md#token-lifetime). */
const LARGEST_SKEW_MS = 60_000;

function examineClock(
  times: { readonly server: Instant | undefined; readonly own: Instant } | undefined,
): StepResult {
  if (times?.server === undefined) return { state: 'warning', text: 'the registry returned no time' };
  const skew = times.own - times.server;
  const seconds = Math.round(Math.abs(skew) / 1_000);
  if (Math.abs(skew) <= LARGEST_SKEW_MS) return ok(`within ${Math.max(1, seconds)} s of the registry`);
  return {
    state: 'warning',
    text: `this machine is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the registry`,
    fix: 'Synchronize the clock (NTP): tokens that are not valid yet or no longer are rejected.',
  };
}

/** A token names its audience and its end, if it is a JWT; everything else is for the service to judge. */
export function examineToken(
  token: Secret | undefined,
  { name, audience, now }: { readonly name: string; readonly audience: string; readonly now: Instant },
): StepResult {
  const fix = `Run: export ${name}=$(${tokenCommand(audience)})`;
  if (token === undefined) return { state: 'missing', text: `${name} is not set`, fix };
  const { audiences, expiresAt } = readPlatformToken(token.reveal());
  if (expiresAt !== undefined && expiresAt <= now)
    return { state: 'missing', text: `${name} expired at ${formatInstant(expiresAt)}`, fix };
  if (audiences.length > 0 && !audiences.includes(audience))
    return { state: 'missing', text: `${name} is for ${audiences.join(', ')}, not for ${audience}`, fix };
  return ok(audiences.length > 0 ? `${name} is for ${audience}` : `${name} is set`);
}
