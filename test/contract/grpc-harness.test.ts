import * as grpc from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';

import { GrpcRefusal, dial } from '../support/grpc/grpc-client.ts';
import { decode, encode, withoutDefaults } from '../support/grpc/messages.ts';

const PACKAGE = 'chainguard.platform.iam.v2';
const UPDATE_GROUP = `/${PACKAGE}.GroupsService/UpdateGroup`;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server of the client's own family that answers one method. */
async function serve(answer: grpc.handleUnaryCall<Buffer, Buffer>): Promise<string> {
  const server = new grpc.Server();
  closing.push(() => server.forceShutdown());
  const pass = (bytes: Buffer): Buffer => bytes;
  server.addService(
    {
      UpdateGroup: {
        path: UPDATE_GROUP,
        requestStream: false,
        responseStream: false,
        requestSerialize: pass,
        requestDeserialize: pass,
        responseSerialize: pass,
        responseDeserialize: pass,
      },
    },
    { UpdateGroup: answer },
  );
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    ),
  );
  return `http://127.0.0.1:${port}`;
}

async function open(answer: grpc.handleUnaryCall<Buffer, Buffer>): Promise<ReturnType<typeof dial>> {
  const client = dial(await serve(answer));
  closing.push(() => client.close());
  return client;
}

describe('messages of the facts', () => {
  it.each([
    [
      'a message and a mask',
      'UpdateGroupRequest',
      { group: { description: 'x' }, updateMask: 'createTime' },
      `0a031a0178120d0a0b${Buffer.from('create_time').toString('hex')}`,
    ],
    [
      'a map, a time and an enum',
      'Group',
      { resourceLimits: { a: 7 }, createTime: '1970-01-01T00:00:01.500Z', kind: 'ORG_KIND_CUSTOMER' },
      '22050a01611007320808011080cab5ee014002',
    ],
    ['a total of zero, which is there', 'ListGroupsResponse', { totalCount: '0' }, '1800'],
    ['a duration', 'GroupInvite', { ttl: '3600s' }, '220308901c'],
    [
      'a map by 64-bit numbers',
      'AccountAssociation',
      { github: { appInstallations: { '9007199254740993': {} } } },
      '5a0d120b0881808080808080101200',
    ],
  ])('read and write %s', (_, name, json, hex) => {
    const bytes = encode(`${PACKAGE}.${name}`, json);
    expect(bytes.toString('hex')).toBe(hex);
    expect(decode(`${PACKAGE}.${name}`, bytes)).toEqual(json);
  });

  it('refuse what the message does not have', () => {
    expect(() => encode(`${PACKAGE}.Group`, { shoeSize: 44 })).toThrow(/no field shoeSize/);
    expect(() => encode(`${PACKAGE}.Group`, { kind: 'BIG' })).toThrow(/no value BIG/);
    expect(() => decode(`${PACKAGE}.Group`, Buffer.from('f80101', 'hex'))).toThrow(/explains 0/);
  });

  it('are compared without defaults, except of fields that have presence', () => {
    const unknown: string[] = [];
    const list = {
      groups: [{ name: '', uid: 'a', verified: false, status: 'ORG_STATUS_UNSPECIFIED', x: 1 }],
      skipped: 0,
      totalCount: '0',
      nextPageToken: null,
    };
    expect(withoutDefaults(`${PACKAGE}.ListGroupsResponse`, list, (field) => unknown.push(field))).toEqual({
      groups: [{ uid: 'a' }],
      totalCount: '0',
    });
    expect(unknown).toEqual([`${PACKAGE}.Group.x`]);
  });
});

describe('a call', () => {
  it('takes the request and the metadata there, and the answer back', async () => {
    const seen: unknown[] = [];
    const client = await open(({ request, metadata }, done) => {
      seen.push(request.toString('hex'), metadata.get('authorization'), metadata.get('cgrequestid'));
      done(null, Buffer.from('0a0161', 'hex'));
    });
    const request = { group: { description: 'x' } };
    const metadata = { cgrequestid: '1' };
    expect(await client.call(UPDATE_GROUP, request, { token: 't', metadata })).toEqual({ uid: 'a' });
    expect(seen).toEqual(['0a031a0178', ['Bearer t'], ['1']]);
  });

  it('that is refused has the code, the message and the typed details', async () => {
    const status = {
      code: 3,
      message: 'wrong: é',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.BadRequest',
          fieldViolations: [{ field: 'name', description: 'is empty' }],
        },
      ],
    };
    const client = await open((_, done) => {
      const metadata = new grpc.Metadata();
      metadata.set('grpc-status-details-bin', encode('google.rpc.Status', status));
      done({ code: grpc.status.INVALID_ARGUMENT, details: 'wrong: é', metadata });
    });
    const error = await client.call(UPDATE_GROUP, {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GrpcRefusal);
    expect(error).toMatchObject({ code: 3, message: 'wrong: é', status });
  });

  it('whose details contradict its code fails', async () => {
    const client = await open((_, done) => {
      const metadata = new grpc.Metadata();
      metadata.set('grpc-status-details-bin', encode('google.rpc.Status', { code: 5, message: 'x' }));
      done({ code: grpc.status.INVALID_ARGUMENT, details: 'x', metadata });
    });
    await expect(client.call(UPDATE_GROUP, {})).rejects.toThrow(/differ/);
  });
});
