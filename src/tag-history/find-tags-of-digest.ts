import type { PlatformClient } from '../api/client/platform/platform-client.ts';
import { MooringError } from '../values/errors.ts';
import type { VerifyOptions } from './search-origin.ts';

/**
 * Returns a query for the tags that currently point to a digest, in all repositories of that name; the history of the
 * image confirms the results. Without the permission to list, it returns none, and every history is searched.
 */
export function findTagsOfDigest(
  platform: Pick<PlatformClient, 'listRepos' | 'listTags'>,
): NonNullable<VerifyOptions['tagsOfDigest']> {
  return async (image, digest) => {
    try {
      const names: string[] = [];
      for await (const repo of platform.listRepos({ name: image.name })) {
        for await (const tag of platform.listTags({ childrenOf: repo.uid, digest })) names.push(tag.name);
      }
      return names;
    } catch (error) {
      if (error instanceof MooringError && error.code === 'auth_forbidden') return [];
      throw error;
    }
  };
}
