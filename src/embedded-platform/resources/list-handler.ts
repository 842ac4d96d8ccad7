import type { z } from 'zod';

import type { Requirement } from '../../api/iam/capability.ts';
import type { ListQuery } from '../../api/schema/page.ts';
import { visibleGroups } from '../access/authorization.ts';
import { authenticate } from '../access/visible-resource.ts';
import { readQuery } from '../requests/read-request.ts';
import type { Handler } from '../requests/route-call.ts';
import type { ResourceFilter } from '../store/resource-filter.ts';
import { listPage } from './list-page.ts';
import type { ResourceType } from './resource-type.ts';

/** Rules of one List endpoint. */
export interface ListRules<Query extends ListQuery> {
  /** Field of the response that holds the items. */
  readonly field: string;
  /** Returns the filters of the query that are specific to this list. */
  readonly filter?: (
    query: Query,
  ) => Omit<ResourceFilter, 'kind' | 'within' | 'childrenOf' | 'descendantsOf'>;
  /** The order if the query has none; by uid if absent. */
  readonly order?: string;
  /** Parents whose children are visible to every caller who can list at all. */
  readonly openParents?: readonly string[];
}

/** Returns the handler of a List endpoint: the page of the resources that the caller may see (service-rules.md#lists). */
export function listHandler<Query extends ListQuery>(
  { kind, toItem }: Pick<ResourceType, 'kind' | 'toItem'>,
  {
    capabilities,
    query: schema,
  }: { readonly capabilities: readonly Requirement[]; readonly query: z.ZodType<Query> },
  { field, filter, order, openParents = [] }: ListRules<Query>,
): Handler {
  return async (call, services) => {
    const caller = await authenticate(call, services);
    const within = [...visibleGroups(caller, { kind, capabilities }, services.store), ...openParents];
    const query = readQuery(schema, call);
    // A stale list does not show what was created during the last `lagMs` milliseconds.
    const hidden = call.lagMs === 0 ? [] : services.creations.after(kind, services.clock.now() - call.lagMs);
    const page = listPage(
      { ...query, orderBy: query.orderBy ?? order },
      { kind, within, ...filter?.(query) },
      { ...services, hidden },
    );
    return { [field]: page.resources.map((resource) => toItem(resource, services)), ...page.envelope };
  };
}

/** Returns the filter for the exact name in the query, if there is one. */
export function byName(query: { readonly name?: string | undefined }): Pick<ResourceFilter, 'names'> {
  return { names: query.name === undefined ? undefined : [query.name] };
}
