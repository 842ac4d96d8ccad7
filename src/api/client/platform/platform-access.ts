import type { RouteName, RouteResponse } from '../../routes.ts';
import type { Secret } from '../../../values/secret.ts';
import type { Call } from '../transport/call.ts';
import type { CallOptions, CallParts } from '../transport/request.ts';

/** Access to some routes of the platform API with one credential. */
export interface PlatformAccess<in Names extends RouteName> {
  /** Calls a route and returns its parsed response. `purpose` completes "could not …". Throws as `createCaller`. */
  readonly request: <Name extends Names>(
    name: Name,
    purpose: string,
    parts?: Omit<CallParts, 'credential' | 'url'>,
  ) => Promise<RouteResponse<Name>>;
}

/** The call path of a client and a platform token of the API's audience; undefined for unauthenticated requests. */
export interface AccessOptions<in Names extends RouteName> {
  readonly call: Call<Names>;
  readonly token: Secret | undefined;
}

/** Creates the access to the routes. */
export function platformAccess<Names extends RouteName>(
  options: AccessOptions<Names>,
): PlatformAccess<Names> {
  const credential = options.token === undefined ? {} : { credential: options.token };
  return {
    request: async (name, purpose, parts = {}) => {
      const { value } = await options.call(name, purpose, { ...parts, ...credential });
      return value;
    },
  };
}

/** Fields that a PATCH changes: whole fields, paths into them such as `claimMatch.subject`, or `*` for all. */
export type PatchMask<Changes> =
  | readonly ((keyof Changes & string) | `${keyof Changes & string}.${string}`)[]
  | '*';

/**
 * Returns the parts of a PATCH request. The mask is always sent; by default it lists the fields of `changes`. A field of
 * `mask` that `changes` lacks is cleared; `*` replaces the whole resource (service-rules.md#partial-updates).
 */
export function patchParts<Changes extends object>(
  uid: string,
  changes: Changes,
  {
    mask,
    options,
  }: { readonly mask: PatchMask<Changes> | undefined; readonly options: CallOptions | undefined },
): Pick<CallParts, 'path' | 'query' | 'body' | 'options'> {
  return {
    options,
    path: { uid },
    query: { updateMask: maskText(changes, mask) },
    body: Object.fromEntries(Object.entries(changes)),
  };
}

/** Returns the mask as text: the given one, or the fields of `changes`. */
export function maskText<Changes extends object>(changes: Changes, mask?: PatchMask<Changes>): string {
  const fields: readonly string[] | '*' = mask ?? Object.keys(changes);
  return fields === '*' ? fields : fields.join(',');
}
