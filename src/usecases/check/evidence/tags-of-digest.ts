import type { PlatformClient } from '../../../client/platform/platform-client.ts';
import { MooringError } from '../../../domain/errors.ts';
import type { VerifyOptions } from '../../verify/search-origin.ts';

/**
 * Asks the platform which tags point to a digest now. Repositories of the same name in several organizations are all
 * asked: what comes out is held against the history of the one image all the same. An identity that may pull and not
 * list is none the worse off: then every history is looked at.
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
