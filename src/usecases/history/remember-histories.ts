import type { RegistryClient } from '../../client/registry/registry-client.ts';
import { nameOf } from '../../client/registry/registry-tokens.ts';
import type { TagHistory } from '../../domain/history/tag-history.ts';

/**
 * A registry client that asks for each history once in a run, failures included (architecture.md#fetch-once).
 */
export function rememberHistories(registry: RegistryClient): RegistryClient {
  const histories = new Map<string, Promise<TagHistory>>();
  return {
    tagHistory: (image, tag) => {
      const key = `${nameOf(image)}:${tag}`;
      const history = histories.get(key) ?? registry.tagHistory(image, tag);
      histories.set(key, history);
      return history;
    },
  };
}
