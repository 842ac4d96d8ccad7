import { fromJson, toBinary } from '@bufbuild/protobuf';
import { describe, expect, it } from 'vitest';

import { MESSAGE_PACKAGES } from '../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import { createMessageRegistry } from '../../../../src/embedded-platform/grpc/message-registry.ts';
import { createMessageWriter } from '../../../../src/embedded-platform/grpc/write-message.ts';

const registry = createMessageRegistry(MESSAGE_PACKAGES);
const write = createMessageWriter(registry);

describe('the encoder of messages', () => {
  it('leaves out what is undefined or null', () => {
    const [tag, list, page] = ['Tag', 'Repo', 'ListTagsResponse'].map((name) =>
      registry.getMessage(`chainguard.platform.registry.v2.${name}`),
    );
    if (tag === undefined || list === undefined || page === undefined)
      throw new Error('a message is missing');
    expect(write(tag, { name: undefined, updateTime: null, bundles: undefined })).toHaveLength(0);
    expect(write(tag, undefined)).toHaveLength(0);
    expect(write(list, { customOverlay: { environment: undefined } })).toEqual(
      toBinary(list, fromJson(list, { customOverlay: {} })),
    );
    expect(write(page, { tags: [{ name: undefined }] })).toEqual(
      toBinary(page, fromJson(page, { tags: [{}] })),
    );
  });

  it.each([
    { name: 1 },
    { deprecated: 'yes' },
    { bundles: 'a' },
    { bundles: ['a', undefined] },
    { updateTime: 'yesterday' },
    [],
    'tag',
  ])('refuses %j as a tag', (value) => {
    const tag = registry.getMessage('chainguard.platform.registry.v2.Tag');
    expect(() => tag !== undefined && write(tag, value)).toThrow();
  });
});
