import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startPinWorld } from '../support/jobs/pin-world.ts';
import type { PinWorld } from '../support/jobs/pin-world.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

let platform: RunningPlatform;
let world: PinWorld;

beforeAll(async () => {
  platform = await startPlatform('--seed', 'examples/platform.seed.yml', '--now', '2026-11-20T12:00:00Z');
});
afterAll(() => platform.stop());
beforeEach(async () => {
  world = await startPinWorld(platform);
});
afterEach(() => world.close());

/** What a repository has on GitHub, as far as a run of Mooring made it: branches with what they hold, pull requests. */
interface Outcome {
  readonly branches: readonly unknown[];
  readonly open: readonly unknown[];
}

async function outcome(): Promise<Outcome> {
  const { person } = world.github;
  const names = (await person.branches()).toSorted();
  const branches = await Promise.all(
    names.map(async (name) => [name, Object.fromEntries(await person.tree(name))] as const),
  );
  const open = (await person.pullRequests('open')).map(({ title, body, head, labels }) => ({
    title,
    body,
    branch: head.ref,
    labels: labels.map(({ name }) => name),
  }));
  return { branches, open: open.toSorted((one, other) => (one.branch < other.branch ? -1 : 1)) };
}

/** A run that is killed when GitHub has carried out its nth request, before it hears of that. */
async function killedAt(nth: number, inputs: Readonly<Record<string, string>>): Promise<LauncherRun> {
  let kill = (): void => undefined;
  world.github.fault(
    { match: /./, times: nth - 1 },
    { match: /./, times: 1, done: () => kill(), cut: true, after: true },
  );
  return world.pin(inputs, {
    onStart: (child) => {
      kill = () => void child.kill('SIGKILL');
    },
  });
}

const ALL = { labels: 'pins' };
const BY_DIRECTORY = { group: 'directory', labels: 'pins' };
const BY_IMAGE = { group: 'image' };

describe('the pin action: several pull requests and a sudden end', () => {
  it.each<
    readonly [
      name: string,
      before: Readonly<Record<string, string>> | undefined,
      inputs: Readonly<Record<string, string>>,
    ]
  >([
    ['one per directory', undefined, BY_DIRECTORY],
    ['one per image', undefined, BY_IMAGE],
    ['one for all that becomes one per directory', ALL, BY_DIRECTORY],
  ])(
    '%s: killed at any request, the next run ends where one run would have',
    async (_name, before, inputs) => {
      const prepare = async (): Promise<void> => {
        if (before !== undefined) await world.pin(before);
        world.github.calm();
      };
      await prepare();
      await world.pin(inputs);
      const expected = await outcome();
      expect(expected.open).toHaveLength(2);
      expect(expected.branches).toHaveLength(3);
      const count = world.github.requests.length;
      expect(count).toBeGreaterThan(12);
      for (let nth = 1; nth <= count; nth += 1) {
        // oxlint-disable no-await-in-loop -- one world after another
        await world.close();
        world = await startPinWorld(platform);
        await prepare();
        const killed = await killedAt(nth, inputs);
        expect([killed.exitCode, killed.signal], `killed at request ${nth}`).toEqual([null, 'SIGKILL']);
        world.github.calm();
        const next = await world.pin(inputs);
        expect([next.exitCode, next.stderr], `after a kill at request ${nth}`).toEqual([0, '']);
        expect(await outcome(), `after a kill at request ${nth}`).toEqual(expected);
        // oxlint-enable no-await-in-loop
      }
    },
    600_000,
  );
});
