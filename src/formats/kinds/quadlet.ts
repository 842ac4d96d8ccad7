import type { DataNode } from '../data-node.ts';
import { explained, skip, textPlace } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

/**
 * Finds the image of a Quadlet's key `Image`, of which the last value counts. The name of another Quadlet (`.image`,
 * `.build`) and what is in a directory or an archive are none (podman-systemd.unit(5), containers-transports(5)).
 */
export function findQuadletImage(node: DataNode): readonly FoundText[] {
  const last = node.kind === 'list' ? node.items.at(-1) : node;
  if (last?.kind !== 'text') return [];
  const { text } = last;
  if (/\.(?:image|build)$/.test(text) || LOCAL.test(text)) return [explained(last)];
  if (text.replaceAll('%%', '').includes('%'))
    return [skip(textPlace(last), text, 'variable', 'systemd fills in a specifier, such as %i')];
  const [prefix = ''] = /^(?:docker:\/\/|docker-daemon:)/.exec(text) ?? [];
  return findInText(last, { prefix });
}

const LOCAL = /^(?:dir|oci|oci-archive|docker-archive|containers-storage|ostree|sif|tarball):/;
