import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, describe, expect, it } from 'vitest';

import {
  endBy,
  newFile,
  seedOf,
  spawnPlatform,
  untilReady,
} from '../../support/platform/platform-process.ts';
import type { PlatformLine } from '../../support/platform/start-platform.ts';
import { PYTHON, VIEWER, WORLD } from './test-platform.ts';

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawnPlatform(...args);
  running.push(child);
  return child;
}

/** Sends a request as the administrator; the JSON of its answer, whole, or undefined where the platform is gone. */
async function ask(
  { apiUrl, adminToken }: PlatformLine,
  path: string,
  write?: { readonly method: string; readonly fields: object },
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: { authorization: `Bearer ${adminToken}` },
      ...(write === undefined ? {} : { method: write.method, body: JSON.stringify(write.fields) }),
    });
    return (await response.json()) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}

/** Creates tags one after the other until the platform is gone; the uids of those that were answered. */
async function createTags(
  line: PlatformLine,
  writer: number,
  answered: (uid: string) => void,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const digest = `sha256:${String(writer * 10_000 + number).padStart(64, '0')}`;
    const fields = { name: `w${writer}-${number}`, digest };
    // oxlint-disable-next-line no-await-in-loop -- each writer waits for its answers
    const tag = await ask(line, `/registry/v2/tags/${PYTHON}`, { method: 'POST', fields });
    if (tag === undefined) return;
    answered(String(tag['uid']));
  }
}

/** Counts up in the description of an identity until the platform is gone; the last number that was answered. */
async function countUp(line: PlatformLine): Promise<number> {
  for (let number = 1; ; number += 1) {
    const fields = { description: String(number) };
    // oxlint-disable-next-line no-await-in-loop -- each change follows the one before
    const changed = await ask(line, `/iam/v2/identities/${VIEWER}`, { method: 'PATCH', fields });
    if (changed === undefined) return number - 1;
  }
}

/** Two processes start one after the other in each, which takes its time on a busy machine. */
describe('a platform that is killed', () => {
  it('in the middle of writes has lost none that it answered, and done none by half', async () => {
    const file = newFile('platform.db');
    const first = start('--seed', seedOf(WORLD), '--data', file);
    const line = await untilReady(first);
    const uids: string[] = [];
    const note = (uid: string): void => {
      uids.push(uid);
      if (uids.length === 80) first.kill('SIGKILL');
    };
    const writers = [0, 1, 2, 3, 4, 5, 6, 7];
    const counting = countUp(line);
    await Promise.all(writers.map((writer) => createTags(line, writer, note)));
    const counted = await counting;
    const second = start('--data', file);
    const again = await untilReady(second);
    const kept = await Promise.all(uids.map((uid) => ask(again, `/registry/v2/tags/${uid}`)));
    expect(kept.map((tag) => tag?.['uid'])).toEqual(uids);
    const identity = await ask(again, `/iam/v2/identities/${VIEWER}`);
    // The last change may have been made, and its answer not have come.
    expect([counted, counted + 1]).toContain(Number(identity?.['description']));
    // One process at a time uses the file.
    await endBy(second, 'SIGTERM');
    const database = new DatabaseSync(file, { readOnly: true });
    const count = (sql: string): unknown =>
      database.prepare(`SELECT count(*) AS number ${sql}`).get()?.['number'];
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const written = Number(count("FROM resource WHERE kind = 'tag' AND name LIKE 'w%'"));
    expect(written - uids.length).toBeGreaterThanOrEqual(0);
    expect(written - uids.length).toBeLessThanOrEqual(writers.length);
    expect(count("FROM resource WHERE kind = 'tag' AND id NOT IN (SELECT tag FROM build)")).toBe(0);
    database.close();
  });

  it('while it plants its seed plants it anew, and whole', async () => {
    const file = newFile('platform.db');
    const seed = seedOf(WORLD.replace('count: 14 }', 'count: 20000 }'));
    const first = start('--seed', seed, '--data', file);
    // The journal is there from the first row to the last.
    for await (const { filename } of watch(dirname(file))) if (filename === 'platform.db-journal') break;
    expect(await endBy(first, 'SIGKILL')).toBeNull();
    const again = start('--seed', seed, '--data', file);
    const line = await untilReady(again);
    expect(await ask(line, '/registry/v2/repos')).toMatchObject({ totalCount: '4' });
    expect(await endBy(again, 'SIGTERM')).toBe(0);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('SELECT count(*) AS number FROM build').get()).toEqual({ number: 20_046 });
    database.close();
  });
});
