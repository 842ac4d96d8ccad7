import { describe, expect, it } from 'vitest';

import type { HttpRequest } from '../../../../src/api/http.ts';
import { derivedRoleUid } from '../../../../src/embedded-platform/resources/uid.ts';
import { callInMemory } from '../../../support/grpc/in-memory-call.ts';
import { ACME, NOBODY, PYTHON, startTestPlatform, TEAM, WORLD } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';
import { send } from './version-one-calls.ts';

interface Event {
  readonly type: string | undefined;
  readonly source: string | undefined;
  readonly subject: string | undefined;
  readonly bodyType: string | undefined;
  readonly group: string | undefined;
  readonly body: unknown;
}

/** A platform with a subscription to all of the organization, and the events of a call in no order. */
async function start(): Promise<{
  test: TestPlatform;
  eventsOf: (call: Promise<unknown>) => Promise<readonly Event[]>;
}> {
  const delivered: HttpRequest[] = [];
  const test = await startTestPlatform(WORLD, {
    sendEvent: async (request) => {
      delivered.push(request);
      return { status: 204, headers: {}, body: new Uint8Array() };
    },
  });
  const sink = 'https://sink.test/events';
  await send(test, 'POST', `/events/v1/subscriptions/${ACME}`, { body: { sink } });
  await test.platform.eventsSettled();
  return {
    test,
    eventsOf: async (call) => {
      delivered.length = 0;
      await call;
      await test.platform.eventsSettled();
      return delivered.map(({ headers, body = '' }) => ({
        type: headers['ce-type'],
        source: headers['ce-source'],
        subject: headers['ce-subject'],
        bodyType: headers['ce-bodytype'],
        group: headers['ce-group'],
        body: (JSON.parse(body) as { body: unknown }).body,
      }));
    },
  };
}

describe('the event of a call', () => {
  it('has the type of both versions, and the address and the message of the one that was called', async () => {
    const { test, eventsOf } = await start();
    const { apiUrl } = test.platform.line;
    const create = async (version: string, name: string) =>
      eventsOf(send(test, 'POST', `/iam/${version}/groups/${TEAM}`, { body: { name } }));
    const [one] = await create('v1', 'old');
    const [two] = await create('v2', 'new');
    const type = 'dev.chainguard.api.iam.group.created.v1';
    expect(one).toMatchObject({
      type,
      source: `${apiUrl}/iam/v1/groups`,
      bodyType: 'chainguard.platform.iam.Group',
      body: { id: one?.subject, name: 'old' },
    });
    expect(one?.body).not.toHaveProperty('uid');
    expect(two).toMatchObject({
      type,
      source: `${apiUrl}/iam/v2/groups`,
      bodyType: 'chainguard.platform.iam.v2.Group',
      body: { uid: two?.subject, name: 'new' },
    });
  });

  it('that deletes has the id', async () => {
    const { test, eventsOf } = await start();
    const { json: group } = await send(test, 'POST', `/iam/v1/groups/${TEAM}`, { body: { name: 'old' } });
    await test.platform.eventsSettled();
    const [deleted] = await eventsOf(callInMemory(test.platform, 'iam.Groups/Delete', { id: group.id }));
    expect(deleted).toMatchObject({
      type: 'dev.chainguard.api.iam.group.deleted.v1',
      bodyType: 'chainguard.platform.iam.DeleteGroupRequest',
      body: { id: group.id },
    });
    await send(test, 'POST', `/iam/v1/account_associations/${TEAM}`, { body: { name: 'cloud' } });
    await test.platform.eventsSettled();
    const [left] = await eventsOf(send(test, 'DELETE', `/iam/v1/account_associations/${TEAM}`));
    expect(left).toMatchObject({ group: TEAM, body: { group: TEAM } });
  });

  it('that updates a tag has a type of v1 only', async () => {
    const { test, eventsOf } = await start();
    const { json } = await send(test, 'GET', '/registry/v1/tags?name=3.13');
    const [{ id }] = json.items;
    const body = { name: '3.13', deprecated: true };
    const [updated] = await eventsOf(send(test, 'PUT', `/registry/v1/tags/${id}`, { body }));
    expect(updated).toMatchObject({
      type: 'dev.chainguard.api.platform.registry.tag.updated.v1',
      source: `${test.platform.line.apiUrl}/registry/v1/tags`,
      bodyType: 'chainguard.platform.registry.Tag',
      group: ACME,
      body: { id, name: '3.13', deprecated: true },
    });
  });

  it('that binds a role names identity, group and role by uid', async () => {
    const { test, eventsOf } = await start();
    const role = derivedRoleUid('', 'viewer');
    const body = [{ identity: NOBODY, role }];
    const [bound] = await eventsOf(send(test, 'POST', `/iam/v1/rolebindings/batch/${TEAM}`, { body }));
    expect(bound).toMatchObject({
      type: 'dev.chainguard.api.iam.rolebindings.created.batch.v1',
      bodyType: 'chainguard.platform.iam.RoleBindingBatch',
      body: { roleBindings: [{ identity: NOBODY, role, group: TEAM }] },
    });
  });

  it('that replaces a repository by its creation is that of the method', async () => {
    const { test, eventsOf } = await start();
    const body = { name: 'python', readme: '# Python' };
    const [created] = await eventsOf(send(test, 'POST', `/registry/v1/repos/${ACME}`, { body }));
    expect(created).toMatchObject({
      type: 'dev.chainguard.api.platform.registry.repo.created.v1',
      subject: PYTHON,
      body: { id: PYTHON, readme: '# Python' },
    });
  });
});
