import type { UnreadUse } from '../../references/decide/image-use.ts';
import {
  observeNamedFile,
  observeSubmodule,
  observeUnfetched,
  observeUnreadFile,
} from '../rules/not-checked.ts';
import { observeUnreadText } from '../rules/unread.ts';
import { observeUnresolvable } from '../rules/unresolvable.ts';
import type { Observation } from './finding.ts';

/** Returns the observation about a reference, a text or a file that could not be read. */
export function observeUnread(unread: UnreadUse): Observation {
  switch (unread.scope) {
    case 'file':
      return observeUnreadFile(unread);
    case 'submodule':
      return observeSubmodule(unread);
    case 'unfetched':
      return observeUnfetched(unread);
    case 'named-file':
      return observeNamedFile(unread);
    case 'reference':
    case 'tag':
    case 'set-elsewhere':
    case 'instruction':
      return observeUnresolvable(unread);
    case 'text':
    case 'text-aside':
      return observeUnreadText(unread);
  }
}
