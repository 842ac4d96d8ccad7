import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { withFileLock } from '../../../../src/io/files/file-lock.ts';

const QUICK = { staleMs: 60_000, waitMs: 60 };

function lockPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'mooring-lock-')), 'a', 'lock');
}

/** The lock of this process, as it stands in the file while it holds it, and after another line is put in its place. */
async function lockText(change: (lines: string[]) => void): Promise<string> {
  const path = lockPath();
  const lines = await withFileLock(path, QUICK, async () => readFileSync(path, 'utf8').split('\n'));
  change(lines);
  return lines.join('\n');
}

async function heldBy(text: string): Promise<string> {
  const path = lockPath();
  await withFileLock(path, QUICK, async () => undefined);
  writeFileSync(path, text);
  // By the clock of the test, which need not be that of the file system.
  const now = Date.now() / 1_000;
  utimesSync(path, now, now);
  return path;
}

/** The id of a process that has ended. */
const GONE = String(spawnSync(process.execPath, ['-e', '0']).pid);

describe('io/files/file-lock', () => {
  it('lets one at a time work, and leaves nothing', async () => {
    const path = lockPath();
    let [working, most] = [0, 0];
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        withFileLock(path, { staleMs: 60_000, waitMs: 10_000 }, async () => {
          working += 1;
          most = Math.max(most, working);
          await new Promise(setImmediate);
          working -= 1;
          return index;
        }),
      ),
    );
    expect([most, results]).toEqual([1, [0, 1, 2, 3, 4, 5, 6, 7]]);
    expect(existsSync(path)).toBe(false);
  });

  it('is free again after work that failed', async () => {
    const path = lockPath();
    const fail = withFileLock(path, QUICK, () => Promise.reject(new Error('no')));
    await expect(fail).rejects.toThrow('no');
    expect(await withFileLock(path, QUICK, async () => 'worked')).toBe('worked');
  });

  it('does not wait for a process that is gone', async () => {
    const path = await heldBy(await lockText((lines) => (lines[1] = GONE)));
    expect(await withFileLock(path, QUICK, async () => 'worked')).toBe('worked');
  });

  it.each([
    ['of a process that lives', (lines: string[]) => (lines[1] = String(process.ppid))],
    ['of another machine', (lines: string[]) => lines.splice(0, 2, 'elsewhere pid:[1]', GONE)],
    ['that names no process', (lines: string[]) => lines.splice(0)],
  ])('waits for a lock %s, and says which it is', async (_, change) => {
    const text = await lockText(change);
    const path = await heldBy(text);
    await expect(withFileLock(path, QUICK, async () => 'worked')).rejects.toMatchObject({
      code: 'config_file_busy',
      message: expect.stringContaining(path) as string,
    });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('does not wait for a process that was killed before it had written its lock', async () => {
    const path = await heldBy('');
    const created = Date.now() / 1_000 - 2;
    utimesSync(path, created, created);
    expect(await withFileLock(path, QUICK, async () => 'worked')).toBe('worked');
  });

  it('forgets any lock in time', async () => {
    const path = await heldBy('');
    utimesSync(path, 1, 1);
    expect(await withFileLock(path, QUICK, async () => 'worked')).toBe('worked');
  });

  it('leaves a lock that others have taken meanwhile', async () => {
    const path = lockPath();
    await withFileLock(path, QUICK, async () => writeFileSync(path, 'theirs'));
    expect(readFileSync(path, 'utf8')).toBe('theirs');
  });
});
