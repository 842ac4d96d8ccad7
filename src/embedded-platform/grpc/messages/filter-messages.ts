import type { MessagePackage } from './message-package.ts';

/** The wire form of the filter by place that all lists share. */
export const filterMessages = {
  name: 'chainguard.platform.common',
  messages: {
    UIDPFilter: {
      ancestors_of: [1, 'string'],
      descendants_of: [2, 'string'],
      children_of: [3, 'string'],
      in_root: [4, 'bool'],
      ids: [5, 'string', 'repeated'],
    },
  },
} as const satisfies MessagePackage;
