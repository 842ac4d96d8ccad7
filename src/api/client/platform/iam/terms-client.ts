import type { TermsAcceptance } from '../../../iam/terms.ts';
import type { membershipRoutes } from '../../../routes/membership-routes.ts';
import { listOf } from '../list.ts';
import type { List, Paging } from '../list.ts';
import type { PlatformAccess } from '../platform-access.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Terms: which documents a group has accepted. */
export interface TermsClient {
  list(group: string, paging?: Paging): List<TermsAcceptance>;
  /** Accepts documents by their ids, and returns the ids that are accepted now. */
  accept(group: string, documentIds: readonly string[], options?: CallOptions): Promise<readonly string[]>;
}

/** Creates the client of `/iam/v2/terms`. */
export function createTermsClient(access: PlatformAccess<keyof typeof membershipRoutes>): TermsClient {
  return {
    list: (group, paging) =>
      listOf(
        access,
        {
          route: 'listTermsAcceptances',
          purpose: 'list the accepted terms',
          path: { uid: group },
          pageOf: ({ termsAcceptances, ...page }) => [termsAcceptances, page],
          uidOf: (acceptance) => acceptance.docId,
        },
        paging,
      ),
    accept: async (uid, documentIds, options) => {
      const parts = { path: { uid }, body: { documentIds }, options };
      return (await access.request('acceptTerms', 'accept terms', parts)).documentIds;
    },
  };
}
